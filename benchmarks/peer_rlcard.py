"""Time rlcard's uno with random players; `benchmarks.peers` runs this in the throw-away environment.

Two RandomAgents and `env.run` in its training mode, which spares the agents a table of probabilities.
A decision is one action taken by a player. Prints one JSON line.
"""

# mypy: ignore-errors
# rlcard and numpy are never installed where mypy runs.

from __future__ import annotations

import json
import statistics
import sys
import time
from typing import Any

import numpy
import rlcard
from rlcard.agents import RandomAgent

GAMES = 400
WARM_UP = 100


def play(env: Any, games: int) -> int:
    """Play so many games and return the number of decisions the players made."""
    before = int(env.timestep)
    for _ in range(games):
        env.run(is_training=True)
    return int(env.timestep) - before


def main(repeat: int) -> None:
    numpy.random.seed(1)
    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions)] * env.num_players)
    play(env, WARM_UP)
    rates, decisions = [], 0
    for _ in range(repeat):
        start = time.process_time()
        made = play(env, GAMES)
        rates.append(made / (time.process_time() - start))
        decisions += made
    print(
        json.dumps(
            {
                "rlcard.uno.decisions_per_s": statistics.median(rates),
                "decisions_per_game": decisions / (GAMES * repeat),
            }
        )
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
