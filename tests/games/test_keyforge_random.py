"""Random play of KeyForge, from the set-up and from positions of any cards: nothing breaks, nothing is lost."""

from __future__ import annotations

import os
import random

import pytest

from ludilex.games.keyforge import KIT
from ludilex.games.keyforge.build import card_facts
from ludilex.games.keyforge.terms import (
    ARTIFACT,
    CREATURE,
    HOUSES,
    K_TAG,
    LIMBO,
    LINE,
    OWN,
    UPGRADES,
)
from ludilex.kernel.state import State
from tests.properties.checks import check_counts, check_places, reloaded, same

GAMES = int(os.environ.get("LUDILEX_GAMES", "40"))
FACTS = card_facts()


def lying(chance: random.Random, types: int, n: int) -> list[object]:
    """Some cards of a type as they may lie in play."""
    names = [name for name, c in FACTS.items() if c.types & types]
    out: list[object] = []
    for name in chance.sample(names, n):
        on_it = {"damage": chance.randint(0, 2), "amber": chance.randint(0, 1), "power": chance.randint(0, 1)}
        on_it |= {"stun": chance.randint(0, 1), "ward": chance.randint(0, 1)} if types & CREATURE else {"damage": 0}
        out.append({"card": name, "owner": chance.choice("AAAB"), **on_it})
    return out


def start(n: int, chance: random.Random) -> State:
    """A new game of the decks that come with the game, or a position in which any card may lie anywhere."""
    rules = KIT.rules(KIT.editions[n % 2], {})
    if n % 4:
        return KIT.new_game(rules, 2, n, {})
    names = sorted(FACTS)
    seats = {
        seat: {
            "hand": [{"card": c, "house": chance.choice(HOUSES)} for c in chance.choices(names, k=6)],
            "deck": chance.choices(names, k=12),
            "line": lying(chance, CREATURE, 4),
            "artifacts": lying(chance, ARTIFACT, 3),
            "archives": chance.choices(names, k=2),
            "amber": chance.randint(0, 8),
        }
        for seat in "AB"
    }
    return KIT.position(rules, {**seats, "phase": "house", "seed": n})


def check_board(s: State) -> None:
    """Between choices of the turn nothing is tagged or being played, and upgrades lie on creatures in play."""
    check_places(s)
    check_counts(s)
    if s.sp > 1:
        return
    for c in range(len(s.zone)):
        assert s.counter(c, K_TAG) == 0
        assert s.kind(c) != LIMBO
        if s.kind(c) == UPGRADES:
            assert s.kind(s.host[c]) == LINE
        if not s.in_play(c):
            assert not any(s.counter(c, k) for k in range(s.rules.nk))
    assert all(s.size[p * OWN + LIMBO] == 0 for p in range(2))


@pytest.mark.parametrize("n", range(GAMES))
def test_random_play(n: int) -> None:
    chance = random.Random(n)
    s = start(n, chance)
    s.run()
    twin = s.clone()
    for i in range(5000):
        if s.over:
            break
        choice = chance.choice(s.options())
        s.apply(choice)
        if i < 60:
            twin.apply(choice)
        if i % 25 == 0:
            check_board(s)
            assert same(reloaded(s), s)
        if i == 59:
            assert same(twin, s)
    assert s.over
    assert s.winners in (1, 2)
