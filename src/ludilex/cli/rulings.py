"""`ludilex rule` and `ludilex scenarios`: rulings asked, answered and cited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludilex.cli.common import AsJson, Lang, check_lang, print_json, read_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludilex.cli.outcomes import Outcomes
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
    from ludilex.scenarios import find, parse, run

    check_lang(lang)
    found = parse(read_text("-", "a scenario"), "standard input") if what == "-" else find(what)
    answers = []
    failed = False
    for number, scenario in enumerate(found):
        result = run(scenario)
        failed = failed or not (result.passed or result.disputed)
        others = outcomes(scenario) if all_outcomes else None
        if as_json:
            answers.append(ruling_json(scenario, result, lang, others))
        else:
            print("\n" * (number > 0) + "\n".join(ruling_lines(scenario, result, lang, others)))
    if as_json:
        print_json(answers[0] if len(answers) == 1 else answers)
    if failed:
        raise typer.Exit(1)


def ruling_lines(scenario: Scenario, result: Result, lang: str, others: Outcomes | None = None) -> list[str]:
    """A ruling explained: position, steps with clauses, what the clauses say, and whether it came out as expected."""
    edition = edition_of(scenario)
    lines = [f"{scenario.id}  {scenario.title}  ({scenario.game}, {edition})", *position_lines(scenario.position), ""]
    steps = list(result.game.steps)
    lines += step_lines(steps, lang, scenario.game)
    lines += ["", *clause_lines(scenario, steps, lang), ""]
    if scenario.note:
        lines.append(f"Note: {scenario.note}")
    if scenario.source:
        lines.append(f"Source: {scenario.source}")
    if scenario.disputed:
        lines.append(f"Disputed: {scenario.disputed}")
    lines.append("Result: as expected." if result.passed else "Result: NOT as expected:")
    lines += [f"  {failure}" for failure in result.failures]
    return lines + (outcome_lines(others) if others else [])


def position_lines(position: Mapping[str, Any]) -> list[str]:
    """The position as the scenario gives it, a line for each part."""
    return [f"  {key}: {compact(value)}" for key, value in position.items()]


def compact(value: Any) -> str:
    """A value in the words of the scenario format, on one line.

    >>> compact({"hand": ["Moat"], "coins": 2})
    'hand Moat; coins 2'
    """
    if isinstance(value, dict):
        return "; ".join(f"{key} {compact(inner)}" for key, inner in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(str(x) for x in value) or "nothing"
    return str(value)


def step_lines(steps: list[Step], lang: str, game: str) -> list[str]:
    """Steps as numbered lines; what happens inside something stands further in."""
    from ludilex.text import trace_text

    return [f"{number:3}. {line}" for number, line in enumerate(trace_text(steps, lang, game), 1)]


def clause_lines(scenario: Scenario, steps: list[Step], lang: str) -> list[str]:
    """What the cited clauses say, in the order in which they come up."""
    said = statements(scenario, steps, lang)
    return [line for clause, text in said.items() for line in (f"[{clause}]", f"    {text}")]


def statements(scenario: Scenario, steps: list[Step], lang: str) -> dict[str, str]:
    """The clauses that the steps cite, with their statements in the edition of the scenario."""
    from ludilex.registry import law_of

    law, edition = law_of(scenario.game), edition_of(scenario)
    cited = dict.fromkeys([*(c for step in steps for c in step.clauses), *scenario.clauses])
    return {c: law.clause(c).text(lang, edition) for c in cited}


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


def ruling_json(scenario: Scenario, result: Result, lang: str, others: Outcomes | None) -> dict[str, Any]:
    """The same as data."""
    from ludilex.text import step_text

    steps = list(result.game.steps)
    data: dict[str, Any] = {
        "id": scenario.id,
        "title": scenario.title,
        "game": scenario.game,
        "edition": edition_of(scenario),
        "passed": result.passed,
        "failures": result.failures,
        "disputed": scenario.disputed,
        "steps": [{**step.to_json(), "text": step_text(step, lang, scenario.game)} for step in steps],
        "clauses": statements(scenario, steps, lang),
        "result": result.game.describe(),
        "source": scenario.source,
    }
    if others is not None:
        endings = [{"board": e.board, "misfit": e.misfit, "ways": [list(w) for w in e.ways]} for e in others.endings]
        data["outcomes"] = {"complete": others.complete, "endings": endings}
    return data


def run_scenarios(
    paths: Annotated[list[str], typer.Argument(metavar="PATH...", help="Files, folders, or ids.")],
    as_json: AsJson = False,
) -> None:
    """Run scenarios and say which came out as expected; exits with 1 if one did not."""
    from ludilex.scenarios import find_all, run_all, summary

    results = run_all(find_all(paths))
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
