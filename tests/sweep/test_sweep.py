"""A sample of `./dev sweep`: random games end, and games made for a rare card reach it."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial

import pytest

from tests.sweep import agot, dominion, keyforge
from tests.sweep.common import Swept, at_random, attempt, forced, play


@pytest.mark.parametrize(
    ("swept", "games"),
    [(dominion.swept(), 60), (keyforge.WATCHED, 100), (agot.WATCHED, 40)],
    ids=["dominion", "keyforge", "agot"],
)
def test_random_games_end(swept: Swept, games: int) -> None:
    errors: list[str] = []
    for n in range(games):
        attempt(errors, f"game {n}", partial(play, swept, swept.start(n), at_random(random.Random(n))))
    assert errors == []


@pytest.mark.parametrize(
    ("swept", "card"),
    [(dominion.swept(), "Mint"), (keyforge.WATCHED, "Key Hammer"), (agot.WATCHED, "Risen from the Sea")],
    ids=["Mint", "Key Hammer", "Risen from the Sea"],
)
def test_a_game_made_for_a_card_reaches_it(swept: Swept, card: str) -> None:
    fired: Counter[str] = Counter()
    for seed in range(5):
        forced(swept, card, seed, fired)
    assert fired[card] > 0
