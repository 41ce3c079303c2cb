"""Each clause of a game taken away, and the scenarios that expect it and then come out differently."""

from __future__ import annotations

import dataclasses
import json
import re
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from pathlib import Path
from unittest import mock

from ludilex.errors import LudilexError, unknown
from ludilex.kernel.rules import Rules
from ludilex.kits import kits
from ludilex.law.coverage import coverage as cited_by_code
from ludilex.law.registry import PACKAGE
from ludilex.registry import law_of
from ludilex.scenarios.coverage import FILE_NAME
from ludilex.scenarios.format import Ask, Cannot, Scenario
from ludilex.scenarios.library import installed
from ludilex.scenarios.runner import run
from tests.ablation import data, patches, sites

for _file in sorted(Path(__file__).parent.glob("*.py")):  # patches of a game are in `patches` or in modules of its name
    if _file.stem.split("_")[0] in kits():
        import_module(f"tests.ablation.{_file.stem}")

HEAD = "# Written by `./dev ablate clauses --write`: the scenarios that expect a clause and fail without it.\n"


SECONDS = 3.0  # for one scenario without a place
BUDGET = 30_000  # ops without a decision: what a place took away may leave the program going round for ever


def bare(scenario: Scenario) -> Scenario:
    """The scenario without its citations: what must differ is what happens, not only what it is called.

    What forbids a deck has no other name than its clauses: there they stay.
    """
    steps = tuple({k: v for k, v in step.items() if k != "clause"} for step in scenario.steps)
    script = tuple(dataclasses.replace(e, because=()) if isinstance(e, Cannot | Ask) else e for e in scenario.script)
    never = tuple(pattern for pattern in scenario.never if "clause" not in pattern)
    return dataclasses.replace(
        scenario, clauses=(), steps=tuple(step for step in steps if step), never=never, script=script
    )


def expecting(clause: str, scenarios: Mapping[str, Scenario]) -> dict[str, Scenario]:
    """The scenarios that expect a step or a refusal to cite the clause."""
    pattern = re.compile(rf"'{re.escape(clause)}'")
    return {k: bare(s) for k, s in scenarios.items() if pattern.search(repr(dataclasses.replace(s, shows=())))}


def comes_out(scenario: Scenario) -> bool:
    """The scenario comes out as expected. A program that breaks down without the place has not shown a difference.

    Nor has one that goes round for ever: it is given some seconds.
    """
    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        return run(scenario).passed
    except LudilexError:
        return False
    except Exception:
        return True
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def give_up(*_: object) -> None:
    """The seconds are over."""
    raise TimeoutError


def ways(game: str, clause: str, found: list[sites.Site]) -> Iterator[tuple[str, AbstractContextManager[object]]]:
    """The ways to take a clause away: a patch of ours, else its data, and each place of code that cites it."""
    if clause in patches.MUTANTS:
        yield "patch", patches.disabled(clause)
        return
    yield "data", data.disabled(game, clause)
    for site in found:
        yield str(site), sites.disabled(site)


@contextmanager
def impatient(game: str) -> Iterator[None]:
    """Rules made inside give up soon."""
    defaults = Rules.choose_defaults

    def chosen(self: Rules) -> None:
        defaults(self)
        self.budget = BUDGET

    data.forget_rules(game)
    try:
        with mock.patch.object(Rules, "choose_defaults", chosen):
            yield
    finally:
        data.forget_rules(game)


def ablate(game: str, names: list[str]) -> dict[str, dict[str, list[str]]]:
    """Clause that code cites -> scenario that notices its absence -> the places at which it does."""
    law = law_of(game)
    for name in names:
        if name not in law:
            raise SystemExit(str(unknown("clause", name, law.clauses)))
    cited = [*dict.fromkeys([*cited_by_code().get(game, ()), *(c for c in patches.MUTANTS if c in law)])]
    scenarios = {k: s for k, s in installed(game).items() if s.disputed is None}
    places = sites.sites(game, set(cited))
    out: dict[str, dict[str, list[str]]] = {}
    for clause in (c.id for c in law if c.id in cited and (not names or c.id in names)):
        noticed: dict[str, list[str]] = {}
        wanted = expecting(clause, scenarios)
        for label, without in ways(game, clause, places.get(clause, [])) if wanted else ():
            with impatient(game), without:
                for name, scenario in wanted.items():
                    if not comes_out(scenario):
                        noticed.setdefault(name, []).append(label)
        out[clause] = noticed
        if sys.stderr.isatty():
            print(f"\r{len(out)} clauses", end="", file=sys.stderr)
    return out | examples(game, out, scenarios, names)


def examples(
    game: str, found: Mapping[str, Mapping[str, list[str]]], scenarios: Mapping[str, Scenario], names: list[str]
) -> dict[str, dict[str, list[str]]]:
    """An example has no rule of its own: its ruling shows it, and misses a rule that it is an example of."""
    out: dict[str, dict[str, list[str]]] = {}
    for c in (c for c in law_of(game) if c.kind == "example" and c.normative and (not names or c.id in names)):
        showing = [k for k, s in scenarios.items() if c.id in s.shows or c.id in s.clauses]
        missed = {k: [rule for rule, noticed in found.items() if k in noticed] for k in showing}
        if any(missed.values()):
            out[c.id] = {k: rules for k, rules in missed.items() if rules}
    return out


def write(game: str, found: Mapping[str, Mapping[str, list[str]]]) -> None:
    """Keep what was measured beside the law, for `ludilex clauses --coverage`."""
    lines = [f"{clause}: [{', '.join(v)}]\n" for clause, v in found.items() if v]
    (PACKAGE / "games" / game / FILE_NAME).write_text(HEAD + "".join(lines), encoding="utf-8")


def report(game: str, names: list[str], as_json: bool, keep: bool) -> int:
    """Print what ablating the clauses of a game has found; 1 if a normative one that code cites goes unnoticed."""
    found = ablate(game, names)
    if keep:
        write(game, found)
    normative = [c.id for c in law_of(game) if c.normative]
    unnoticed = [c for c, v in found.items() if not v]
    if as_json:
        print(json.dumps({"clauses": found, "unnoticed": unnoticed}))
        return 1 if any(c in normative for c in unnoticed) else 0
    for clause, noticed in found.items():
        print(f"{clause:<40} {told(noticed)}")
    print(f"{len(found) - len(unnoticed)} of {len(found)} cited clauses are noticed by a scenario that expects them")
    return 1 if any(c in normative for c in unnoticed) else 0


def told(noticed: Mapping[str, list[str]]) -> str:
    """The scenarios that notice, at most three by name."""
    more = len(noticed) - 3
    return ", ".join(list(noticed)[:3]) + (f" and {more} more" if more > 0 else "") or "NO SCENARIO NOTICES"
