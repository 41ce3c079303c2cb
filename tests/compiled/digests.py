"""Print a digest of many whole games (`python -m tests.compiled.digests N`), equal for both cores."""

from __future__ import annotations

import hashlib
import json
import sys

from ludilex import _pure
from ludilex.games.dominion import KIT
from ludilex.games.dominion.bulk import play_big_money, play_random
from ludilex.kernel.dump import dump

RANDOM_DECISIONS = 400


def digest(games: int) -> str:
    """SHA-256 over the end states, step logs and options of Big Money and random games."""
    rules = KIT.rules(KIT.editions[0], {})
    out = hashlib.sha256()
    for seed in range(games):
        for play in ("money", "random"):
            s = KIT.new_game(rules, 2 + seed % 3, seed, {"kingdom": "random"})
            s.tracing = True
            s.run()
            if play == "money":
                play_big_money(s, 10_000)
            else:
                play_random(s, seed + 1, RANDOM_DECISIONS)
            log = [int(s.log[i]) for i in range(s.logged)]
            out.update(json.dumps([dump(s), log], sort_keys=True).encode())
    return out.hexdigest()


if __name__ == "__main__":
    print(json.dumps({"compiled": _pure.compiled(), "digest": digest(int(sys.argv[1]))}))
