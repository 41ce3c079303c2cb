"""Random play over random kingdoms and random positions of every card: nothing breaks, nothing is lost."""

from __future__ import annotations

import random

import pytest

from ludilex.games.dominion import KIT
from ludilex.games.dominion.kingdoms import pile_names
from ludilex.games.dominion.piles import card_facts
from ludilex.kernel.state import State
from tests.properties.checks import check_counts, check_places, reloaded, same

CARDS = sorted(c.name for c in card_facts().values() if not c.version)


def start(n: int, chance: random.Random) -> State:
    """A new game over a random kingdom, or a position in which any card may lie anywhere."""
    rules = KIT.rules(KIT.editions[n % 2], {"play-lost": "played"} if n % 5 == 0 else {})
    players = chance.choice([2, 2, 3, 4])
    if n % 3:
        kingdom = chance.sample(pile_names(), chance.randint(4, 12))
        return KIT.new_game(rules, players, n, {"kingdom": kingdom})
    seats = {
        seat: {
            "hand": chance.sample(CARDS, 5),
            "deck": chance.choices(CARDS, k=15),
            "discard": chance.choices(CARDS, k=3),
        }
        for seat in "ABCD"[:players]
    }
    versions = {"Band of Misfits": "2012"} if n % 2 else {}
    trash = chance.choices(CARDS, k=4)
    return KIT.position(rules, {**seats, "trash": trash, "versions": versions, "seed": n})


@pytest.mark.parametrize("n", range(45))
def test_random_play(n: int) -> None:
    chance = random.Random(n)
    s = start(n, chance)
    s.run()
    for i in range(400):
        if s.over:
            break
        s.apply(chance.choice(s.options()))
        if i % 40 == 0:
            check_places(s)
            check_counts(s)
            assert same(reloaded(s), s)
