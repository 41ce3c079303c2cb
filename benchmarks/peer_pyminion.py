"""Time pyminion's Big Money mirror; `benchmarks.peers` runs this in the throw-away environment.

Two players buy Province at 8, Gold at 6, Silver at 3; 8 Provinces, a new Game object per game, logging off,
ten named kingdom cards. Prints one JSON line.
"""

# mypy: ignore-errors
# pyminion is never installed where mypy runs.

from __future__ import annotations

import json
import logging
import random
import statistics
import sys
import time
from collections.abc import Iterator
from typing import Any

from pyminion.bots.bot import Bot, BotDecider
from pyminion.expansions import base
from pyminion.game import Game

KINGDOM = [
    base.village,
    base.smithy,
    base.market,
    base.laboratory,
    base.festival,
    base.chapel,
    base.moat,
    base.militia,
    base.witch,
    base.throne_room,
]
GAMES = 400
WARM_UP = 100


class BigMoney(BotDecider):
    """The same three purchases as our own Big Money mirror."""

    def action_priority(self, player: Any, game: Any) -> Iterator[Any]:
        return iter(())

    def buy_priority(self, player: Any, game: Any) -> Iterator[Any]:
        money = player.state.money
        if money >= 8:
            yield base.province
        if money >= 6:
            yield base.gold
        if money >= 3:
            yield base.silver


def play(games: int) -> int:
    """Play so many games and return the number of turns taken, which proves that they were played."""
    turns = 0
    for _ in range(games):
        players = [Bot(BigMoney(), player_id=name) for name in "AB"]
        game = Game(players, expansions=[base.base_set], kingdom_cards=KINGDOM, log_stdout=False)
        game.play()
        turns += sum(player.turns for player in players)
    return turns


def main(repeat: int) -> None:
    logging.disable(logging.CRITICAL)
    random.seed(1)
    play(WARM_UP)
    rates, turns = [], 0
    for _ in range(repeat):
        start = time.process_time()
        turns += play(GAMES)
        rates.append(GAMES / (time.process_time() - start))
    print(
        json.dumps(
            {
                "pyminion.bigmoney.games_per_s": statistics.median(rates),
                "turns_per_game": turns / (GAMES * repeat),
            }
        )
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
