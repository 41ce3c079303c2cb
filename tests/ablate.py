"""`./dev ablate cards [--json] [NAME ...]`: does every card have a ruling that notices when it does nothing?

Each card is replaced by a blank of the same name, types, cost and points; then the scenarios that name it are run. A
card counts as having its own scenario when one of them fails. Ends with 1 when a card has none.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import re
import sys
from collections.abc import Callable
from unittest import mock

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


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev ablate", description=__doc__)
    parser.add_argument("what", choices=["cards"])
    parser.add_argument("names", nargs="*", help="only these cards")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
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
