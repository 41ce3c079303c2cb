"""Steps and prompts as text: 'Label: Card (from → to) [clause]', a layout that needs no grammar in any language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludilex.records import Step, seat_letter
from ludilex.text.bundles import say

if TYPE_CHECKING:
    from ludilex.law.registry import Registry

DEEPEST = 8  # steps further down are not indented further


def step_text(step: Step, lang: str = "en", game: str = "dominion") -> str:
    """One step as a line: what happened, to which card, by how much, from where, to where, through whom."""

    def t(message: str, **args: object) -> str:
        return say(lang, game, message, **args)

    line = (
        f"{label(step, lang, game)}: {subject(step, lang, game)}"
        if subject(step, lang, game)
        else label(step, lang, game)
    )
    path = " → ".join(place_text(p, lang, game) for p in (step.source, step.to) if p is not None)
    if path and step.source is None:
        path = f"→ {path}"
    extras = [path] if path else []
    if step.by is not None and step.by != step.card and step.kind != "phase":
        extras.append(t("by", card=step.by))
    if extras:
        line += f" ({'; '.join(extras)})"
    return line


def label(step: Step, lang: str, game: str) -> str:
    """What happened, as a noun."""
    if step.kind == "event" and step.resource is not None and step.amount is not None:
        return say(lang, game, "gained" if step.amount >= 0 else "spent")
    if step.kind == "event":
        return say(lang, game, f"verb-{step.verb}")
    if step.kind == "phase":
        return say(lang, game, "kind-turn" if step.verb == "turn-start" else "kind-phase")
    verb = say(lang, game, f"verb-{step.verb}") if step.verb is not None else ""
    return say(lang, game, f"kind-{step.kind}", verb=verb.lower())


def subject(step: Step, lang: str, game: str) -> str:
    """To whom or what: the card, or the amount, or the player."""
    parts: list[str] = []
    if step.hidden:
        parts.append(say(lang, game, "a-card"))
    elif step.card is not None:
        parts.append(step.card)
    if step.kind == "phase":
        parts.append(say(lang, game, f"phase-{step.resource}"))
    elif step.resource is not None and step.amount is not None:
        parts.append(say(lang, game, f"resource-{step.resource}", n=abs(step.amount)))
    if step.player is not None:
        parts.append(seat_letter(step.player))
    return ", ".join(parts)


def place_text(place: str, lang: str, game: str) -> str:
    """A place in words: 'hand of A', 'Supply: Skulk', 'trash'."""
    if len(place) > 1 and place[1] == ":":
        return say(lang, game, f"zone-{place[2:]}-of", player=place[0])
    kind, _, name = place.partition(":")
    return f"{say(lang, game, f'zone-{kind}')}: {name}" if name else say(lang, game, f"zone-{kind}")


def trace_text(
    steps: Iterable[Step],
    lang: str = "en",
    game: str = "dominion",
    law: Registry | None = None,
    edition: str | None = None,
) -> list[str]:
    """Steps as indented lines, each with the clauses it happened under; with a law, followed by what those say."""
    out = []
    steps = list(steps)
    for step in steps:
        cited = f" [{', '.join(step.clauses)}]" if step.clauses else ""
        out.append("  " * min(max(step.depth - 1, 0), DEEPEST) + step_text(step, lang, game) + cited)
    if law is not None:
        out += legend(steps, law, lang, game, edition)
    return out


def legend(
    steps: Iterable[Step], law: Registry, lang: str = "en", game: str = "dominion", edition: str | None = None
) -> list[str]:
    """The clauses that steps cite, each once in the order of the law, with its statement in that edition."""
    cited = {c for step in steps for c in step.clauses}
    lines = [f"[{clause.id}] {clause.text(lang, edition)}" for clause in law.citable.values() if clause.id in cited]
    return ["", say(lang, game, "legend"), *lines] if lines else []
