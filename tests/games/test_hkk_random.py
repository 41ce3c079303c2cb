"""Random play of HKK: every game ends, nothing breaks, nothing is lost; clones and dumps play on identically."""

from __future__ import annotations

import os
import random

import pytest

from ludilex.games.hkk import KIT
from ludilex.games.hkk.build import card_facts
from ludilex.games.hkk.terms import BODY_PART, BUILDING, CREATURE, ENCHANTMENT, ITEM, LEVEL_UP, LOCATION, SKILL
from ludilex.kernel.state import State
from tests.properties.checks import check_counts, check_places, reloaded, same

FULL = os.environ.get("LUDILEX_GAMES")
GAMES = int(FULL) if FULL else 16
NAMES = sorted(card_facts())
ON_TABLE = BUILDING | ITEM | SKILL | ENCHANTMENT


def start(n: int, chance: random.Random) -> State:
    """A new game, or a position in which any cards lie anywhere."""
    rules = KIT.rules(KIT.editions[0], {"empty-deck": "loss"} if n % 5 == 0 else {})
    if n % 3 == 0:
        return KIT.new_game(rules, 2, n, {})
    facts = card_facts()

    def some(types: int, count: int) -> list[str]:
        return chance.sample([x for x in NAMES if facts[x].types & types and facts[x].attach is None], count)

    def side() -> dict[str, object]:
        reserve = [{"card": x, "with": attachments(chance)} for x in some(CREATURE, 3)]
        return {
            "hand": chance.sample(NAMES, 6), "deck": chance.choices(NAMES, k=25), "reserve": reserve,
            "guard": some(CREATURE, 2), "table": some(ON_TABLE, 2), "graveyard": chance.sample(NAMES, 4),
            "components": 3, "points": 6,
        }  # fmt: skip

    return KIT.position(rules, {"A": side(), "B": side(), "location": some(LOCATION, 1)[0], "seed": n})


def attachments(chance: random.Random) -> list[str]:
    """Something that lies on a creature, wherever it may have come from."""
    facts = card_facts()
    found = [x for x in NAMES if facts[x].attach is not None and facts[x].types & ~(LEVEL_UP | BODY_PART)]
    return chance.sample(found, chance.randint(0, 2))


@pytest.mark.parametrize("n", range(GAMES))
def test_random_play(n: int) -> None:
    chance = random.Random(n)
    s = start(n, chance)
    s.run()
    count = 0
    while not s.over:
        count += 1
        assert count < 60_000, "a match must end"
        if count % (400 if FULL else 60) == 0:
            look(s, chance)
        s.apply(chance.choice(s.options()))
    check_places(s)
    assert KIT.outcome(s)["winners"] in ([], [0], [1])


def look(s: State, chance: random.Random) -> None:
    """Nothing is lost; a clone and a loaded dump play on as the match does."""
    check_places(s)
    check_counts(s)
    loaded = reloaded(s)
    assert same(loaded, s)
    copy = s.clone()
    for _ in range(3):
        if copy.over:
            break
        option = chance.choice(copy.options())
        copy.apply(option)
        loaded.apply(option)
    assert same(loaded, copy)
