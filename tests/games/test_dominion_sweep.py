"""A sample of `./dev sweep`: random games over random kingdoms end, and games made for a rare card reach it."""

from __future__ import annotations

import random
from collections import Counter

from ludilex.games.dominion import KIT
from tests.games import sweep


def test_random_games_end() -> None:
    errors: list[str] = []
    for n in range(60):
        sweep.attempt(errors, f"game {n}", lambda n=n: sweep.play(sweep.start(n), sweep.at_random(random.Random(n))))
    assert errors == []


def test_a_game_made_for_a_card_reaches_it() -> None:
    bring = sweep.bringers(KIT.rules(KIT.editions[0], {}))
    fired: Counter[str] = Counter()
    for seed in range(5):
        sweep.made_for("Mint", seed, bring, fired)
    assert fired["Mint"] > 0
