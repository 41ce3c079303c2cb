"""`./dev ablate cards|clauses [--json] [NAME ...]`: does every card and clause have a ruling that notices its absence?

cards: each card is replaced by a blank of the same name, types, cost and points; then the scenarios that name it are
run. A card counts as having its own scenario when one of them fails. Ends with 1 when a card has none.

clauses: what acts under a clause of the document is disabled in the uncompiled source (`tests/mutants.py`); then the
scenarios are run. A clause is noticed when one that expects it fails; normative clauses without a patch, or that no
scenario notices, are listed. Ends with 1 when a patch goes unnoticed.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from unittest import mock

from ludilex.errors import unknown
from ludilex.games.dominion import build
from ludilex.scenarios.format import Scenario
from ludilex.scenarios.library import installed
from ludilex.scenarios.runner import run

ORIGINAL = build.all_cards


def blank(card: build.Card) -> build.Card:
    """The card without anything it does."""
    points = 0 if not (card.play or card.when or card.constant) else card.points
    return dataclasses.replace(card, play=(), when=(), constant=(), score=None, points=points)


def naming(name: str, scenarios: dict[str, Scenario]) -> list[Scenario]:
    """The scenarios that name a card anywhere in position, script or expectation."""
    pattern = re.compile(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])")
    return [s for s in scenarios.values() if s.game == "dominion" and pattern.search(repr(s))]


def without(key: str) -> Callable[[], list[build.Card]]:
    """All cards, the one of that key blanked."""
    return lambda: [blank(c) if build.key_of(c) == key else c for c in ORIGINAL()]


def noticed_by(key: str, name: str, scenarios: dict[str, Scenario]) -> str | None:
    """Id of the first scenario that fails with the card blanked."""
    with mock.patch.object(build, "all_cards", without(key)):
        build.rules_of.cache_clear()
        for scenario in naming(name, scenarios):
            if not run(scenario).passed:
                return scenario.id
    return None


def ablate(names: list[str]) -> dict[str, str | None]:
    """Card version -> the scenario that notices its absence."""
    titles = {card.name for card in ORIGINAL()}
    for name in names:
        if name not in titles:
            raise SystemExit(str(unknown("card", name, titles)))
    scenarios = {k: s for k, s in installed("dominion").items() if s.disputed is None}
    broken = [k for k, s in scenarios.items() if not run(s).passed]
    if broken:
        raise SystemExit(f"these scenarios fail with all cards in place; mend them first: {', '.join(broken)}")
    out: dict[str, str | None] = {}
    try:
        for card in ORIGINAL():
            if not names or card.name in names:
                out[build.key_of(card)] = noticed_by(build.key_of(card), card.name, scenarios)
                if sys.stderr.isatty():
                    print(f"\r{len(out)} cards", end="", file=sys.stderr)
    finally:
        build.rules_of.cache_clear()
    return out


def outcome(scenario: Scenario) -> bool:
    """The scenario passes; a crash of the patched program is a failure like any other."""
    try:
        return run(scenario).passed
    except Exception:
        return False


def expecting(clause: str, scenarios: dict[str, Scenario]) -> list[str]:
    """Ids of the scenarios that expect a step or a refusal to cite the clause."""
    pattern = re.compile(rf"'{re.escape(clause)}'")
    return [k for k, s in scenarios.items() if pattern.search(repr(dataclasses.replace(s, shows=())))]


def ablate_clauses(names: list[str]) -> dict[str, dict[str, list[str]]]:
    """Clause -> the scenarios that expect it and notice its absence, and others that do."""
    from tests.mutants import MUTANTS, disabled

    scenarios = {k: s for k, s in installed("dominion").items() if s.disputed is None}
    out: dict[str, dict[str, list[str]]] = {}
    for clause in names or MUTANTS:
        if clause not in MUTANTS:
            raise SystemExit(f"there is no patch for {clause!r}; known are {', '.join(MUTANTS)}")
        expect = expecting(clause, scenarios)
        with disabled(clause):
            failed = [k for k, s in scenarios.items() if not outcome(s)]
        out[clause] = {
            "expected": [k for k in failed if k in expect],
            "others": [k for k in failed if k not in expect],
        }
        if sys.stderr.isatty():
            print(f"\r{len(out)} clauses", end="", file=sys.stderr)
    return out


def write(found: dict[str, dict[str, list[str]]]) -> None:
    """Keep what was measured beside the law, for `ludilex clauses --coverage`."""
    from ludilex.law.registry import PACKAGE
    from ludilex.scenarios.coverage import FILE_NAME

    head = "# Written by `./dev ablate clauses --write`: the scenarios that expect a clause and fail without it.\n"
    lines = [f"{clause}: [{', '.join(v['expected'])}]\n" for clause, v in found.items() if v["expected"]]
    (PACKAGE / "games" / "dominion" / FILE_NAME).write_text(head + "".join(lines), encoding="utf-8")


def clauses_report(names: list[str], as_json: bool, keep: bool) -> int:
    """Print what ablating clauses has found."""
    from ludilex.registry import law_of
    from tests.mutants import MUTANTS

    found = ablate_clauses(names)
    if keep:
        write(found)
    normative = [c.id for c in law_of("dominion") if c.normative]
    without_patch = [c for c in normative if c not in MUTANTS]
    unnoticed = [c for c, v in found.items() if not v["expected"]]
    if as_json:
        print(json.dumps({"clauses": found, "unnoticed": unnoticed, "without_patch": without_patch}))
        return 1 if unnoticed else 0
    for clause, v in found.items():
        other = f"only by {v['others'][0]}, which does not expect it" if v["others"] else "NO SCENARIO NOTICES"
        told = ", ".join(v["expected"][:3]) or other
        more = len(v["expected"]) - 3
        print(f"{clause:<36} {told}{f' and {more} more' if more > 0 else ''}")
    print(f"{len(found) - len(unnoticed)} of {len(found)} clauses are noticed by a scenario that expects them")
    print(f"normative, without a patch: {', '.join(without_patch)}")
    return 1 if unnoticed else 0


def uncompiled() -> None:
    """Go on in a process that runs the uncompiled source: only that can be patched."""
    from ludilex import _pure

    if _pure.compiled():
        environment = {**os.environ, "LUDILEX_PURE": "1"}
        raise SystemExit(subprocess.call([sys.executable, "-m", "tests.ablate", *sys.argv[1:]], env=environment))


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev ablate", description=__doc__)
    parser.add_argument("what", choices=["cards", "clauses"])
    parser.add_argument("names", nargs="*", help="only these cards or clauses")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="clauses: keep the finding in the game's exercised.yaml")
    args = parser.parse_args()
    if args.write and args.names:
        parser.error("--write keeps the whole finding; name no clauses with it")
    if args.what == "clauses":
        uncompiled()
        return clauses_report(args.names, args.json, args.write)
    found = ablate(args.names)
    missing = sorted(k for k, v in found.items() if v is None)
    if args.json:
        print(json.dumps({"cards": len(found), "with_own_scenario": len(found) - len(missing), "without": missing}))
    else:
        for key, scenario in found.items():
            print(f"{key:<28} {scenario or 'NO SCENARIO NOTICES'}")
        print(f"{len(found) - len(missing)} of {len(found)} cards have a scenario of their own")
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
