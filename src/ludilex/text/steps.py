"""Steps as sentences: who does what to which card, how much, from where to where, and through which card.

A verb's sentence is the message ``step-<verb>``, what other kinds of steps say is ``kind-<kind>``. The way of a card
and the card behind it follow in brackets, so that no card name is ever inflected (docs/text.md).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludilex.records import Step, seat_letter
from ludilex.text.bundles import has, say
from ludilex.text.talk import capital

if TYPE_CHECKING:
    from ludilex.law.registry import Registry

DEEPEST = 8  # steps further down are not indented further
OF_A_WORD = ("word", "lose")  # kinds of lasting effects that are about a keyword
WRITTEN = ("attached", "detached", "controlled")  # effects that are not lasting
PREVENTED = ("stopped", "forbidden")  # kinds that the verb tells, in its form "cannot"


def step_text(step: Step, lang: str = "en", game: str = "dominion") -> str:
    """One step as a line: a sentence, and in brackets from where to where and because of which card."""
    extras = [x for x in (way(step, lang, game), event(step, lang, game), because(step, lang, game)) if x]
    told = capital(sentence(step, lang, game))
    return f"{told} ({'; '.join(extras)})" if extras else told


def sentence(step: Step, lang: str, game: str) -> str:
    """What happened, without the brackets."""
    seat = subject(step)
    who = say(lang, game, "player", name=seat_letter(seat)) if seat is not None else ""
    form = ("" if seat is not None else "none-") + ("cannot" if step.kind in PREVENTED else "does")
    return say(
        lang,
        game,
        message(step, lang, game),
        form=form,
        who=who,
        name=seat_letter(seat) if seat is not None else "",
        card=card(step, lang, game, "acc"),
        subject=card(step, lang, game, "nom"),
        other=other(step, lang, game),
        amount=amount(step, lang, game),
        resource=step.resource or "",
        itself="changed" if step.effect == "changed" else "yes" if step.other == step.card else "no",
        through="no" if step.by is None else "yes",
        n=f"{step.amount or 0:+d}",
        many=str(abs(step.amount or 0)),
        phase=say(lang, game, f"phase-{step.resource}") if step.kind == "phase" else "",
        what=keyword(step, lang, game),
    )


def message(step: Step, lang: str, game: str) -> str:
    """The message that tells the step."""
    if step.kind in PREVENTED:
        return f"step-{step.verb}"
    if step.kind == "look" and step.card is None and not step.hidden:
        return "kind-look-through"
    if step.kind != "event":
        own = f"step-{step.verb}-{step.kind}"
        return own if step.verb is not None and has(lang, game, own) else f"kind-{step.kind}"
    if step.effect in WRITTEN:
        return f"kind-{step.effect}"
    if step.effect is not None:
        kind, _, name = step.effect.partition(":")
        if kind == "word" and (step.amount or 0) < 0:
            kind = "lose"  # a word that is counted away
        return f"lasting-{kind}-of" if name and kind in OF_A_WORD else f"lasting-{kind}"
    if step.resource is not None:
        more = "more" if step.amount is None or step.amount >= 0 else "less"
        own = f"step-{step.verb}-{more}"
        return own if has(lang, game, own) else f"kind-{'counter' if step.player is None else 'resource'}-{more}"
    return f"step-{step.verb}"


def keyword(step: Step, lang: str, game: str) -> str:
    """The keyword that a lasting effect gives or takes."""
    kind, _, name = (step.effect or "").partition(":")
    return say(lang, game, f"keyword-{name}", n=1) if name and kind in OF_A_WORD else ""


def subject(step: Step) -> int | None:
    """The player the sentence is about: to whom it happens, else who acts."""
    return step.player if step.player is not None else step.actor


def card(step: Step, lang: str, game: str, case: str) -> str:
    """The card, or that it is one the reader may not know, or any card."""
    if step.card is not None:
        return step.card
    return say(lang, game, "a-card" if step.hidden else "the-cards" if step.effect is None else "every-card", case=case)


def other(step: Step, lang: str, game: str) -> str:
    """The other card the step speaks of, or what is chosen that is no card."""
    if step.kind == "choice" and step.card is None and step.other is not None:
        mode = f"mode-{step.other}"
        return say(lang, game, mode) if has(lang, game, mode) else step.other
    return step.other or say(lang, game, "a-card", case="nom")


def amount(step: Step, lang: str, game: str) -> str:
    """How much of a resource, or how many counters, as the object of a verb."""
    if step.kind != "event" or step.resource is None or step.amount is None:
        return ""
    sort = "counter" if step.player is None else "resource"
    return say(lang, game, f"{sort}-{step.resource}", n=abs(step.amount), case="acc")


def way(step: Step, lang: str, game: str) -> str:
    """From where to where."""
    path = " → ".join(place_text(p, lang, game) for p in dict.fromkeys((step.source, step.to)) if p is not None)
    return f"→ {path}" if path and step.source is None else path


def event(step: Step, lang: str, game: str) -> str:
    """The event an ability reacts to, waits for, replaces or forbids."""
    kind, _, name = (step.effect or "").partition(":")
    verb = step.verb if step.kind in ("trigger", "replaced") else name if kind not in OF_A_WORD else ""
    return say(lang, game, "event-at", verb=say(lang, game, f"verb-{verb}").lower()) if verb else ""


def because(step: Step, lang: str, game: str) -> str:
    """Through which card; and whose, where the sentence is about another player."""
    if step.by is None or step.by == step.card or step.kind == "phase":
        return ""
    if step.actor is None or step.actor == subject(step):
        return say(lang, game, "because", card=step.by)
    return say(lang, game, "because-of", card=step.by, name=seat_letter(step.actor))


def place_text(place: str, lang: str, game: str) -> str:
    """A place in words: "A's hand", 'Supply: Skulk', 'trash'."""
    if len(place) > 1 and place[1] == ":":
        return say(lang, game, f"zone-{place[2:]}-of", player=place[0])
    kind, _, name = place.partition(":")
    return f"{say(lang, game, f'zone-{kind}')}: {name}" if name else say(lang, game, f"zone-{kind}")


def cited(step: Step, lang: str, game: str) -> str:
    """The clauses it happened under, and how, where none of them says it outright."""
    if not step.clauses:
        return ""
    how = f" – {say(lang, game, f'basis-{step.basis}')}" if step.basis in ("derived", "assumption") else ""
    return f" [{', '.join(step.clauses)}{how}]"


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
        indent = "  " * min(max(step.depth - 1, 0), DEEPEST)
        out.append(indent + step_text(step, lang, game) + cited(step, lang, game))
    if law is not None:
        out += legend(steps, law, lang, game, edition)
    return out


def legend(
    steps: Iterable[Step], law: Registry, lang: str = "en", game: str = "dominion", edition: str | None = None
) -> list[str]:
    """The clauses that steps cite, each once in the order of the law, with its statement in that edition."""
    found = {c for step in steps for c in step.clauses}
    lines = [f"[{clause.id}] {clause.text(lang, edition)}" for clause in law.citable.values() if clause.id in found]
    return ["", say(lang, game, "legend"), *lines] if lines else []
