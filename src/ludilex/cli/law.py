"""`ludilex clauses`, `why` and `diff`: the law, why a step happened, and what two editions do differently."""

from __future__ import annotations

import dataclasses
import difflib
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludilex.cli.common import DEFAULT_GAME, AsJson, Lang, OfGame, check_lang, one_scenario, print_json, read_game
from ludilex.cli.words import word
from ludilex.errors import BadInput, unknown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludilex.records import Step
    from ludilex.scenarios import Scenario

What = Annotated[str, typer.Argument(metavar="ID|FILE", help="A scenario, a file with one, or a saved match.")]


def clauses(
    clause: Annotated[str | None, typer.Argument(metavar="[ID]", help="Only this one, and where it acts.")] = None,
    game: OfGame = DEFAULT_GAME,
    lang: Lang = "en",
    coverage: Annotated[bool, typer.Option("--coverage", help="Say how many are cited and exercised.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the clauses of a game's law: what steps and reasons cite."""
    from ludilex.registry import law_of

    check_lang(lang)
    if clause is not None:
        _print_clause(clause, lang, as_json)
        return
    if coverage:
        _print_coverage(game, as_json)
        return
    law = law_of(game)
    if as_json:
        rows = [{"id": c.id, "cite": c.cite, "normative": c.normative, "text": c.text(lang)} for c in law]
        print_json(rows)
    else:
        print("\n".join(line for c in law for line in (f"[{c.id}]  {c.cite}", f"    {c.text(lang)}")))


def _print_clause(clause: str, lang: str, as_json: bool) -> None:
    """What a clause says, the code that cites it, and the scenarios that show it."""
    found = whereabouts(clause, lang)
    if as_json:
        print_json(found)
        return
    print(f"[{clause}]  {found['cite']}\n    {found['text']}")
    for key in ("code", "scenarios", "exercised"):
        print(f"{word(key, lang)}: {', '.join(found[key]) or word('nothing', lang)}")


def whereabouts(clause: str, lang: str) -> dict[str, Any]:
    """The same as data.

    >>> "dom.card.watchtower.covered-deck-top" in whereabouts("dominion.stop-moving.3b", "en")["exercised"]
    True
    """
    from ludilex.law.coverage import source_citations
    from ludilex.law.registry import PACKAGE
    from ludilex.registry import law_of
    from ludilex.scenarios import installed
    from ludilex.scenarios.coverage import expected, noticing

    game = clause.split(".", 1)[0]
    law = law_of(game)
    said = law.cited(clause)
    code = [
        f"{c.path.relative_to(PACKAGE)}:{c.line}"
        for c in source_citations(PACKAGE, {game: law})
        if c.clause == clause and c.use == "act"
    ]
    shown = [name for name, s in installed(game).items() if clause in expected(s) or clause in s.shows]
    return {
        "id": clause,
        "cite": said.cite,
        "normative": said.normative,
        "text": said.text(lang),
        "code": code,
        "scenarios": shown,
        "exercised": list(noticing(game).get(clause, ())),
    }


COUNTS = (
    ("cited", "cited by the code"),
    ("placed", "placed (cited, or only shown)"),
    ("exercised", "exercised by a scenario"),
    ("exercised_negative", "of these, forbidding something"),
    ("exercised_by_question", "of these, only by a question"),
    ("answered", "only the answer to a question"),
)


def _print_coverage(game: str, as_json: bool) -> None:
    """How many clauses are placed, cited and exercised, and which normative ones are not; `all` compares the games."""
    from ludilex.law.registry import law_folders
    from ludilex.scenarios.coverage import measure

    games = [folder.name for folder in law_folders()] if game == "all" else [game]
    found = [measure(name).to_json() for name in games]
    if as_json:
        print_json(found if game == "all" else found[0])
        return
    for one in found:
        parts = ", ".join(f"{document} {n}" for document, n in one["documents"].items())
        print(f"{one['game']}: {one['clauses']} clauses ({parts}), {one['normative']} of them normative")
        for key, label in COUNTS:
            print(f"  {label:<32}{one[key]:4}")
        if game != "all":
            _print_gaps(one)


def _print_gaps(found: dict[str, Any]) -> None:
    """The normative clauses that lack something, each with the reason where there is one."""
    if found["missing"]:
        print("Normative and neither exercised nor answered:\n  " + "\n  ".join(found["missing"]))
    reasons = found["without_negative"]
    if reasons:
        print("Normative and forbidding nothing in any ruling:")
        print("\n".join(f"  {clause}  ({why})" for clause, why in reasons.items()))


def assumptions(game: OfGame = DEFAULT_GAME, lang: Lang = "en", as_json: AsJson = False) -> None:
    """List what is done where the documents are silent, and by which option of the rules it can be changed."""
    from ludilex.registry import law_of

    check_lang(lang)
    found = law_of(game).assumptions.values()
    if as_json:
        print_json(
            [
                {"id": a.id, "option": a.option, "values": a.values, "clauses": a.clauses, "text": a.text(lang)}
                for a in found
            ]
        )
        return
    for a in found:
        print(f"[{a.id}]  {a.cite}\n    {a.text(lang)}")


# ---- why
def why(
    what: What,
    step: Annotated[int, typer.Argument(metavar="STEP", help="Its number, as `rule` and `replay` print it.")],
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Why a step happened: what was chosen, what it happened inside of, and what the clauses behind it say."""
    check_lang(lang)
    game, edition, steps = steps_of(what)
    if not 1 <= step <= len(steps):
        raise BadInput(f"there is no step {step} in {what!r}; its steps are 1 to {len(steps)}")
    found = reasons(game, edition, steps, step - 1, lang)
    if as_json:
        print_json(found)
        return
    print(f"{step}. {found['text']}")
    for key in ("inside", "after"):
        if found[key]:
            print(word(key, lang))
            print("\n".join(f"  {s['number']}. {s['text']}" for s in found[key]))
    print(word("clauses", lang))
    said = [line for c in found["clauses"] for line in (f"  [{c['id']}]  {c['cite']}", f"      {c['text']}")]
    print("\n".join(said or [f"  {word('nothing', lang)}"]))


def steps_of(what: str) -> tuple[str, str, Sequence[Step]]:
    """Game, edition and steps of a scenario, or of a saved match."""
    from ludilex.cli.rulings import edition_of, watched

    if what == "-" or what.endswith(".json"):
        match = read_game(what)
        return match.rules.game, match.rules.edition, match.steps
    scenario = one_scenario(what)
    return scenario.game, edition_of(scenario), watched(scenario)[1].steps


def reasons(game: str, edition: str, steps: Sequence[Step], i: int, lang: str) -> dict[str, Any]:
    """A step, the steps it happened inside of (outermost first), the one before it there, and its clauses."""
    from ludilex.registry import law_of
    from ludilex.text import step_text

    def told(k: int) -> dict[str, Any]:
        return {"number": k + 1, "text": step_text(steps[k], lang, game)}

    step, law = steps[i], law_of(game)
    inside = around(steps, i)
    first = inside[-1] + 1 if inside else 0
    after = [k for k in range(i - 1, first - 1, -1) if steps[k].depth == step.depth][:1]
    clauses = [law.cited(c) for c in step.clauses]
    return {
        "number": i + 1,
        "text": step_text(step, lang, game),
        "step": step.to_json(),
        "inside": [told(k) for k in inside],
        "after": [told(k) for k in after],
        "clauses": [{"id": c.id, "cite": c.cite, "text": c.text(lang, edition)} for c in clauses],
    }


def around(steps: Sequence[Step], i: int) -> list[int]:
    """The steps that step i happened inside of, outermost first.

    The next step before it that stands further out; or, at the same depth, the one by which the card came whose effect
    it is (a played card's own play).
    """
    out: list[int] = []
    k = i
    for j in range(i - 1, -1, -1):
        own = steps[j].card is not None and steps[j].card == steps[j].by == steps[k].by
        if steps[j].depth < steps[k].depth or (own and steps[j].depth == steps[k].depth):
            out.insert(0, j)
            k = j
    return out


# ---- diff
def diff(
    what: Annotated[str, typer.Argument(metavar="ID|FILE", help="A scenario, or a file with one.")],
    first: Annotated[
        str,
        typer.Argument(metavar="LAW", help="Edition, OPTION=VALUE or CARD=VERSION; commas join them."),
    ],
    second: Annotated[str, typer.Argument(metavar="LAW", help="The other.")],
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """What two laws do differently with the same position and the same choices, step by step.

    Laws differ in their edition, in an option of the rules, or in the printed version of a card.
    """
    check_lang(lang)
    scenario = one_scenario(what)
    editions = (first, second)
    runs = [in_edition(scenario, edition, lang) for edition in editions]
    lines = compared(runs[0]["steps"], runs[1]["steps"])
    ends = {e: r["end"] for e, r in zip(editions, runs, strict=True)}
    stops = {e: r["stops"] for e, r in zip(editions, runs, strict=True) if r["stops"]}
    if as_json:
        marks = {" ": "both", "-": first, "+": second}
        changed = [{"in": marks[mark], "text": text} for mark, text in lines]
        told = {"id": scenario.id, "editions": editions, "same": runs[0] == runs[1]}
        print_json({**told, "steps": changed, "end": ends, "stops": stops})
        return
    print(f"{scenario.id}  {scenario.title}\n- {first}\n+ {second}\n")
    print("\n".join(f"{mark} {text}" for mark, text in lines))
    if runs[0] == runs[1]:
        print(f"\n{word('same', lang)}")
        return
    print(f"\n{word('end', lang)}")
    for mark, run in zip("-+", runs, strict=True):
        print("\n".join(f"{mark} {line}" for line in run["end"]))
        if run["stops"]:
            print(f"{mark} {run['stops']}")


def in_edition(scenario: Scenario, law: str, lang: str) -> dict[str, Any]:
    """The course of a scenario under a law: its steps as text, what has changed, and where the script fails."""
    from ludilex.cli.rulings import changed_parts, compact, watched
    from ludilex.text import trace_text

    result, witness = watched(under(scenario, law))
    board = changed_parts(witness.start, witness.describe())
    return {
        "steps": trace_text(witness.steps, lang, scenario.game),
        "end": [f"{key}: {compact(value, lang)}" for key, value in board.items()],
        "stops": result.failures[0] if result.misfit and result.failures else "",
    }


def under(scenario: Scenario, law: str) -> Scenario:
    """The scenario under another law: an edition, ``OPTION=VALUE`` or ``CARD=VERSION``, or several with commas.

    >>> from ludilex.scenarios.library import installed
    >>> changed = under(installed("dominion")["dom.sc.002"], "lose-track-pre-2019, play-lost=played")
    >>> changed.edition, dict(changed.options)
    ('lose-track-pre-2019', {'play-lost': 'played'})
    """
    from ludilex.kits import kit

    known = kit(scenario.game)
    options, versions = dict(scenario.options), dict(scenario.versions)
    edition = scenario.edition
    for part in (p.strip() for p in law.split(",")):
        name, equals, value = (x.strip() for x in part.partition("="))
        if not equals and name not in known.editions:
            raise unknown("edition", name, known.editions)
        if not equals:
            edition = name
        elif name in known.options:
            if value not in known.options[name]:
                raise unknown(f"value of {name}", value, known.options[name])
            options[name] = value
        else:
            versions[name] = value
    return dataclasses.replace(scenario, edition=edition, options=options, versions=versions)


def compared(a: Sequence[str], b: Sequence[str]) -> list[tuple[str, str]]:
    """Two lists of lines as one: " " in both, "-" only in the first, "+" only in the second.

    >>> compared(["draw", "trash"], ["draw", "keep"])
    [(' ', 'draw'), ('-', 'trash'), ('+', 'keep')]
    """
    out: list[tuple[str, str]] = []
    for kind, i, j, k, m in difflib.SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
        if kind == "equal":
            out += [(" ", line) for line in a[i:j]]
        else:
            out += [("-", line) for line in a[i:j]] + [("+", line) for line in b[k:m]]
    return out
