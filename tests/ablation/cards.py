"""Each card of a game replaced by a blank of the same name, types, cost and stats, and the scenarios that fail then."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from unittest import mock

import yaml

from ludilex.errors import unknown
from ludilex.kernel.definitions import Definition
from ludilex.kernel.rules import Rules
from ludilex.kits import kit
from ludilex.registry import Rules as GameRules
from ludilex.scenarios.coverage import NOTICED
from ludilex.scenarios.format import Scenario
from ludilex.scenarios.library import installed
from ludilex.scenarios.runner import run
from tests.ablation.data import forget_rules

ABILITIES = ("triggers", "replacements", "constants", "abilities", "words")


def blank(d: Definition) -> None:
    """Take away all that the card does; one that does nothing loses what it counts for, be it only its type."""
    does = d.play is not None or d.score is not None or any(len(getattr(d, name)) > 0 for name in ABILITIES)
    for name in ABILITIES:
        setattr(d, name, [])
    d.play = None
    d.score = None
    if not does:
        if not d.points and not any(d.stats):
            d.types = 0
        d.points = 0
        d.stats = [0 for _ in d.stats]


@contextmanager
def blanked(game: str, name: str) -> Iterator[None]:
    """Rules made inside have the card of that name as a blank."""
    register = Rules.register

    def registered(self: Rules, d: Definition) -> Definition:
        if d.name == name:
            blank(d)
        return register(self, d)

    forget_rules(game)
    try:
        with mock.patch.object(Rules, "register", registered):
            yield
    finally:
        forget_rules(game)


def naming(title: str, scenarios: Mapping[str, Scenario]) -> list[Scenario]:
    """The scenarios that name a card anywhere in position, script or expectation."""
    pattern = re.compile(rf"(?<!\w){re.escape(title)}(?!\w)")
    return [s for s in scenarios.values() if pattern.search(repr(s))]


def ablate(game: str, names: list[str]) -> dict[str, str | None]:
    """Card version -> the scenario that notices its absence. Cards that only tests know are left out."""
    kernel = GameRules(game).kernel
    cards = {d.name: d.title for d in kernel.definitions if d.name not in {*kernel.test_cards, *kernel.besides}}
    for name in names:
        if name not in cards.values():
            raise SystemExit(str(unknown("card", name, cards.values())))
    scenarios = {k: s for k, s in installed(game).items() if s.disputed is None}
    broken = [k for k, s in scenarios.items() if not run(s).passed]
    if broken:
        raise SystemExit(f"these scenarios fail with all cards in place; mend them first: {', '.join(broken)}")
    out: dict[str, str | None] = {}
    for key, title in cards.items():
        if names and title not in names:
            continue
        with blanked(game, key):
            out[key] = next((s.id for s in naming(title, scenarios) if not run(s).passed), None)
        if sys.stderr.isatty():
            print(f"\r{len(out)} cards", end="", file=sys.stderr)
    return out


HEAD = "# Written by `./dev ablate cards --write`: a scenario that fails when the card is a blank.\n"


def report(game: str, names: list[str], as_json: bool, write: bool) -> int:
    """Print what blanking the cards of a game has found, and keep it; 1 if a card goes unnoticed."""
    found = ablate(game, names)
    if write:
        kept = {name: scenario for name, scenario in found.items() if scenario is not None}
        text = HEAD + yaml.safe_dump(kept, allow_unicode=True)
        (kit(game).folder / NOTICED).write_text(text, encoding="utf-8")
    missing = sorted(k for k, v in found.items() if v is None)
    if as_json:
        counts = {"cards": len(found), "with_own_scenario": len(found) - len(missing), "without": missing}
        print(json.dumps({"game": game, **counts}))
    else:
        for key, scenario in found.items():
            print(f"{key:<28} {scenario or 'NO SCENARIO NOTICES'}")
        print(f"{len(found) - len(missing)} of {len(found)} cards have a scenario of their own")
    return 1 if missing else 0
