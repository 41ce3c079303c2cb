"""Print a digest of many whole games (`python -m tests.compiled.digests N`), equal for both cores."""

from __future__ import annotations

import hashlib
import json
import sys

from ludilex import _pure
from ludilex.games.dominion import KIT as DOMINION
from ludilex.games.dominion.bulk import play_big_money
from ludilex.kernel.dump import dump
from ludilex.kernel.machine import play_random
from ludilex.kernel.state import State
from ludilex.kits import kits

RANDOM_DECISIONS = 400


def digest(games: int) -> str:
    """SHA-256 over the end states, step logs and options of Big Money and of random games of every game."""
    out = hashlib.sha256()
    for seed in range(games):
        s = DOMINION.new_game(DOMINION.rules(DOMINION.editions[0], {}), 2 + seed % 3, seed, {"kingdom": "random"})
        played(s)
        play_big_money(s, 10_000)
        out.update(told(s))
    for kit in kits().values():
        low, high = kit.seats
        rules = kit.rules(kit.editions[0], {})
        setup = {"kingdom": "random"} if kit is DOMINION else {}
        for seed in range(games):
            s = kit.new_game(rules, min(low + seed % 3, high), seed, setup)
            played(s)
            play_random(s, seed + 1, RANDOM_DECISIONS)
            out.update(told(s))
    return out.hexdigest()


def played(s: State) -> None:
    """Begin, with the steps written down."""
    s.tracing = True
    s.run()


def told(s: State) -> bytes:
    """The whole state and its steps."""
    return json.dumps([dump(s), [int(s.log[i]) for i in range(s.logged)]], sort_keys=True).encode()


if __name__ == "__main__":
    print(json.dumps({"compiled": _pure.compiled(), "digest": digest(int(sys.argv[1]))}))
