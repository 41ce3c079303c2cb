"""`ludilex rule` and `ludilex scenarios`: rulings asked, answered and cited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludilex.cli.common import AsJson, Lang, check_lang, print_json, read_text
from ludilex.cli.words import word
from ludilex.errors import unknown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ludilex.cli.outcomes import Outcomes
    from ludilex.cli.witness import Choice, Refusal, Reply, Witness
    from ludilex.records import Step
    from ludilex.scenarios import Result, Scenario


def rule(
    what: Annotated[str, typer.Argument(metavar="ID|FILE|-", help="A scenario, a file of them, or - for stdin.")],
    lang: Lang = "en",
    as_json: AsJson = False,
    all_outcomes: Annotated[
        bool, typer.Option("--all-outcomes", help="Also try every choice that the script leaves open.")
    ] = False,
) -> None:
    """Set up a position, play what is done, and print step by step what happens and by which clause.

    Exits with 1 if it does not come out as the scenario expects.
    """
    from ludilex.cli.outcomes import outcomes
    from ludilex.scenarios import find, installed, parse

    check_lang(lang)
    if not what.strip():
        raise unknown("scenario", what, installed())
    found = parse(read_text("-", "a scenario"), "standard input") if what == "-" else find(what)
    answers = []
    failed = False
    for number, scenario in enumerate(found):
        result, witness = watched(scenario)
        failed = failed or not (result.passed or result.disputed)
        others = outcomes(scenario) if all_outcomes else None
        if as_json:
            answers.append(ruling_json(scenario, result, witness, lang, others))
        else:
            print("\n" * (number > 0) + "\n".join(ruling_lines(scenario, result, witness, lang, others)))
    if as_json:
        print_json(answers[0] if len(answers) == 1 else answers)
    if failed:
        raise typer.Exit(1)


def watched(scenario: Scenario) -> tuple[Result, Witness]:
    """Run a scenario, and write down its course."""
    from ludilex.cli.witness import Witnesses
    from ludilex.errors import BadInput
    from ludilex.registry import Rules
    from ludilex.scenarios import run

    try:
        watched = Witnesses(Rules(scenario.game, edition=scenario.edition, **scenario.options))
    except BadInput as e:
        raise BadInput(f"{scenario.where}: {e}", e.suggestions) from None
    return run(scenario, watched), watched.match


def ruling_lines(
    scenario: Scenario, result: Result, witness: Witness, lang: str, others: Outcomes | None = None
) -> list[str]:
    """A ruling explained: position, choices and steps, the end, the clauses, and whether it is as expected."""
    lines = [f"{scenario.id}  {scenario.title}  ({scenario.game}, {edition_of(scenario)})", ""]
    if scenario.position:
        lines += [word("position", lang), *position_lines(scenario.position), ""]
    lines += [word("happens", lang), *course_lines(witness, lang, scenario.game), ""]
    lines += [word("end", lang), *end_lines(scenario, witness, lang), ""]
    lines += [word("clauses", lang), *clause_lines(scenario, witness, lang), ""]
    for key in ("note", "source", "disputed"):
        if said := getattr(scenario, key):
            lines.append(f"{word(key, lang)}: {said}")
    lines.append(word("passed" if result.passed else "failed", lang))
    lines += [f"  {failure}" for failure in result.failures]
    return lines + (outcome_lines(others) if others else [])


def told_lines(scenario: Scenario, witness: Witness, lang: str) -> list[str]:
    """What happens and by which clauses, in another language than the one the ruling was explained in."""
    course, law = course_lines(witness, lang, scenario.game), clause_lines(scenario, witness, lang)
    return [word("happens", lang), *course, "", word("clauses", lang), *law]


def position_lines(position: Mapping[str, Any]) -> list[str]:
    """The position as the scenario gives it, a line for each part."""
    return [f"  {key}: {compact(value)}" for key, value in position.items()]


def course_lines(witness: Witness, lang: str, game: str) -> list[str]:
    """Each choice, and under it the numbered steps that came of it."""
    lines = step_lines(witness.before, lang, game)
    for event in witness.events:
        lines += [f"  {event_line(event, lang, game)}", *step_lines(getattr(event, "steps", ()), lang, game)]
    return lines


def event_line(event: Choice | Refusal | Reply, lang: str, game: str) -> str:
    """Who chose what when asked what, what could not be chosen and why, or what a question was answered."""
    from ludilex.cli.witness import Refusal, Reply
    from ludilex.records import seat_letter
    from ludilex.text import option_text, prompt_text

    if isinstance(event, Reply):
        told = compact(event.answer.value, lang)
        return f"{event.of}: {event.question} = {told} [{', '.join(event.answer.clauses)}]"
    seat, asked = seat_letter(event.decision.player), prompt_text(event.decision, lang, game)
    if isinstance(event, Refusal):
        cited = ", ".join(dict.fromkeys(c for reason in event.reasons for c in reason.clauses))
        if event.seat != event.decision.player:
            return f"{seat_letter(event.seat)} {event.wanted}: {word('cannot', lang)} [{cited}]"
        return f"{seat} ({asked}) {event.wanted}: {word('cannot', lang)} [{cited}]"
    return f"{seat} ({asked}) {option_text(event.option, lang, game)}"


def end_lines(scenario: Scenario, witness: Witness, lang: str) -> list[str]:
    """The expected parts of the final board as they are, and what was expected where that differs.

    A scenario that expects nothing shows what has changed.
    """
    from ludilex.scenarios.outcomes import differences

    board, start = witness.describe(), witness.start
    expect = scenario.expect or changed_parts(start, board)
    lines = []
    for key, part in expect.items():
        wanted = part if isinstance(part, dict) else {"": part}
        actual = board.get(key, {})
        if key == "piles":
            actual = {name: n - start["piles"].get(name, 0) for name, n in actual.items()}
        said = []
        for name, value in wanted.items():
            now = (actual.get(name) if isinstance(actual, dict) else None) if name else actual
            told = f"{now:+d}" if key == "piles" and isinstance(now, int) and now else compact(now, lang)
            if differences(board, start, {key: {name: value} if name else value}):
                told += f" ({word('expected', lang)}: {compact(value, lang)})"
            said.append(f"{name} {told}".strip())
        lines.append(f"  {key}: {'; '.join(said)}")
    return lines or [f"  {word('nothing', lang)}"]


def changed_parts(start: Mapping[str, Any], board: Mapping[str, Any]) -> dict[str, Any]:
    """What has changed between two descriptions of a board, in the words of `expect`.

    >>> changed_parts({"piles": {"Gold": 30}, "turn": 1}, {"piles": {"Gold": 29}, "turn": 1})
    {'piles': {'Gold': -1}}
    """
    out: dict[str, Any] = {}
    for key, now in board.items():
        before = start.get(key)
        if isinstance(now, dict) and isinstance(before, dict):
            changed = {k: v - before[k] if key == "piles" else v for k, v in now.items() if v != before.get(k)}
            if changed:
                out[key] = changed
        elif now != before:
            out[key] = now
    return out


def compact(value: Any, lang: str = "en") -> str:
    """A value in the words of the scenario format, on one line.

    >>> compact({"hand": ["Moat"], "coins": 2})
    'hand Moat; coins 2'
    >>> compact([{"card": "Troll", "damage": 3, "with": ["Blood of Titans"]}, "Urchin"])
    'Troll (damage 3; with Blood of Titans), Urchin'
    """
    if isinstance(value, dict) and "card" in value:
        return f"{value['card']} ({compact({k: x for k, x in value.items() if k != 'card'}, lang)})"
    if isinstance(value, dict):
        return "; ".join(f"{key} {compact(inner, lang)}" for key, inner in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(compact(x, lang) for x in value) or word("nothing", lang)
    return str(value)


def step_lines(steps: Sequence[Step], lang: str, game: str) -> list[str]:
    """Steps as numbered lines; what happens inside something stands further in."""
    from ludilex.text import trace_text

    told = trace_text(steps, lang, game)
    return [f"  {step.index + 1:3}. {line}" for step, line in zip(steps, told, strict=True)]


def clause_lines(scenario: Scenario, witness: Witness, lang: str) -> list[str]:
    """What the cited clauses say, in the order in which they come up."""
    said = statements(scenario, witness, lang)
    return [line for clause, text in said.items() for line in (f"  [{clause}]", f"      {text}")]


def statements(scenario: Scenario, witness: Witness, lang: str) -> dict[str, str]:
    """The clauses that steps, refusals and answers cite, with their statements in the edition of the scenario."""
    from ludilex.registry import law_of

    law, edition = law_of(scenario.game), edition_of(scenario)
    refused = (c for e in witness.events for reason in getattr(e, "reasons", ()) for c in reason.clauses)
    told = (c for e in witness.events if (answer := getattr(e, "answer", None)) for c in answer.clauses)
    cited = dict.fromkeys([*(c for step in witness.steps for c in step.clauses), *refused, *told, *scenario.clauses])
    return {c: law.cited(c).text(lang, edition) for c in cited}


def edition_of(scenario: Scenario) -> str:
    """The edition a scenario is played in."""
    from ludilex.kits import kit

    return scenario.edition or kit(scenario.game).editions[0]


def outcome_lines(others: Outcomes) -> list[str]:
    """The different endings, each with the choices that lead to it, and where they differ."""
    from ludilex.scenarios.outcomes import differences

    ways = sum(len(e.ways) for e in others.endings)
    more = "" if others.complete else " (there are more; these were tried)"
    lines = ["", f"All outcomes: {len(others.endings)} from {ways} way{'s' * (ways != 1)} to choose{more}"]
    first = others.endings[0].board if others.endings else {}
    for number, ending in enumerate(others.endings, 1):
        lines.append(f"  {number}. {'; '.join(ending.ways[0]) or 'no free choice'}")
        if len(ending.ways) > 1:
            lines.append(f"     ... and {len(ending.ways) - 1} more with the same result")
        if ending.misfit:
            lines.append(f"     the script cannot go on there with {ending.misfit}")
        if number > 1:
            changed = differences(first, first, {k: v for k, v in ending.board.items() if k != "piles"})
            lines += [f"     in 1 {line.replace(', not ', '; here ')}" for line in changed]
    return lines


def ruling_json(
    scenario: Scenario, result: Result, witness: Witness, lang: str, others: Outcomes | None
) -> dict[str, Any]:
    """The same as data; `choices` count their steps by index."""
    from ludilex.text import step_text

    data: dict[str, Any] = {
        "id": scenario.id,
        "title": scenario.title,
        "game": scenario.game,
        "edition": edition_of(scenario),
        "passed": result.passed,
        "failures": result.failures,
        "disputed": scenario.disputed,
        "position": dict(scenario.position),
        "choices": [event_json(event, lang, scenario.game) for event in witness.events],
        "steps": [{**step.to_json(), "text": step_text(step, lang, scenario.game)} for step in witness.steps],
        "clauses": statements(scenario, witness, lang),
        "result": witness.describe(),
        "expected": dict(scenario.expect),
        "source": scenario.source,
    }
    if others is not None:
        endings = [{"board": e.board, "misfit": e.misfit, "ways": [list(w) for w in e.ways]} for e in others.endings]
        data["outcomes"] = {"complete": others.complete, "endings": endings}
    return data


def event_json(event: Choice | Refusal | Reply, lang: str, game: str) -> dict[str, Any]:
    """A choice, a refusal or an answer as data."""
    from ludilex.cli.witness import Refusal, Reply
    from ludilex.text import prompt_text

    if isinstance(event, Reply):
        answer = event.answer
        return {"of": event.of, "question": event.question, "answer": answer.value, "clauses": answer.clauses}
    decision = event.decision
    data: dict[str, Any] = {
        "player": event.seat if isinstance(event, Refusal) else decision.player,
        "prompt": decision.prompt,
        "source": decision.source,
        "text": prompt_text(decision, lang, game),
    }
    if isinstance(event, Refusal):
        return {**data, "refused": event.wanted, "reasons": [reason.to_json() for reason in event.reasons]}
    return {**data, "choice": event.option.key, "steps": [step.index for step in event.steps]}


def run_scenarios(
    paths: Annotated[list[str], typer.Argument(metavar="PATH...", help="Files, folders, or ids.")],
    as_json: AsJson = False,
) -> None:
    """Run scenarios and say which came out as expected; exits with 1 if one did not."""
    from ludilex.scenarios import find_all, summary

    results = [watched(scenario)[0] for scenario in find_all(paths)]
    found = summary(results)
    if as_json:
        print_json(found)
    else:
        for result in results:
            if not result.passed:
                print(f"{'disputed' if result.disputed else 'FAILED'}  {result.id}")
                print("".join(f"    {failure}\n" for failure in result.failures), end="")
        print(f"{found['passed']} passed, {len(found['failed'])} failed, {len(found['disputed'])} disputed")
    if found["failed"]:
        raise typer.Exit(1)


def list_scenarios(
    game: Annotated[str | None, typer.Option("--game", help="Only those of this game.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the scenarios that come with the installed games."""
    from ludilex.cli.common import columns
    from ludilex.scenarios import installed

    found = installed(game).values()
    if as_json:
        print_json([{"id": s.id, "title": s.title, "game": s.game, "edition": edition_of(s)} for s in found])
    else:
        print("\n".join(columns((s.id, s.title, edition_of(s)) for s in found)))
