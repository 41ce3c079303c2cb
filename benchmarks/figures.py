"""Our own figures: each function measures one once, by CPU time, and returns it.

Run as a script it prints one JSON line; the bench runs it so for the uncompiled core (LUDILEX_PURE=1).
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable
from typing import Any

import ludilex
from ludilex import _pure
from ludilex.games.dominion import KIT
from ludilex.games.dominion.bulk import play_big_money
from ludilex.games.dominion.terms import COINS, Q_BUY, Q_TREASURE
from ludilex.kernel.codes import ALL, DONE
from ludilex.kernel.dump import dump, load
from ludilex.kernel.knowledge import determinize
from ludilex.kernel.machine import play_random
from ludilex.kernel.state import State
from ludilex.kits import kits

KINGDOM = [
    "Village",
    "Smithy",
    "Market",
    "Laboratory",
    "Festival",
    "Chapel",
    "Throne Room",
    "Moat",
    "Militia",
    "Witch",
]
UNUSUAL = [
    "Necromancer",
    "Procession",
    "Royal Carriage",
    "Improve",
    "Sailor",
    "Encampment",
    "Scheme",
    "Watchtower",
    "Trail",
    "Replace",
]
RULES = KIT.rules(KIT.editions[0], {})
PROTOTYPES = 64
ENDLESS = 100_000  # decisions after which a random game counts as endless
DRAWN = {"keyforge": {"decks": ["random", "random"]}}  # of games of whose set all cards are there: decks drawn anew
MIDDLE = 120  # decisions after which a match is well under way
COPIED = ["zone", "life", "nxt", "prv", "cnt", "head", "tail", "size", "res", "live", "effect_keys", "opts", "facts"]
KNOWLEDGE = ["know", "alias", "names"]


def starts(count: int, trace: bool = False, knowing: bool = False) -> list[State]:
    """Games at their first decision: copies of 64 set-ups with shuffles of their own."""
    out = []
    for i in range(count):
        s = _prototypes()[i % PROTOTYPES].clone()
        s.rng ^= i * 7919
        s.tracing = trace
        if knowing:
            s.start_knowing()
        out.append(s)
    return out


def _prototypes() -> list[State]:
    if not _MADE:
        for seed in range(PROTOTYPES):
            s = KIT.new_game(RULES, 2, seed, {"kingdom": KINGDOM, "knowledge": False})
            s.run()
            _MADE.append(s)
    return _MADE


_MADE: list[State] = []


def seconds(job: Callable[[], object]) -> float:
    """CPU seconds of a job, with the garbage collector at rest."""
    gc.collect()
    gc.disable()
    begin = time.process_time()
    job()
    spent = time.process_time() - begin
    gc.enable()
    return spent


def big_money(count: int, trace: bool = False, knowing: bool = False) -> float:
    """Games per second of the Big Money mirror, the policy inside the engine."""
    games = starts(count, trace, knowing)
    return count / seconds(lambda: [play_big_money(s, 10_000) for s in games])


def big_money_callback(count: int) -> float:
    """The same with a Python function asked at every decision."""
    games = starts(count)
    names = RULES.by_name
    province, gold, silver = (names[n].id for n in ("Province", "Gold", "Silver"))

    def policy(s: State) -> int:
        if s.prompt == Q_TREASURE:
            return ALL
        if s.prompt == Q_BUY:
            coins = s.res[s.who * s.nr + COINS]
            want = province if coins >= 8 else gold if coins >= 6 else silver if coins >= 3 else -1
            if want >= 0:
                defn = s.defn
                for option in s.options():
                    if option >= 0 and defn[option] == want:
                        return option
        return DONE

    def play() -> None:
        for s in games:
            while not s.over:
                s.apply(policy(s))

    return count / seconds(play)


def random_play(count: int, knowing: bool = False) -> float:
    """Decisions per second of uniformly random play inside the engine, at most 2,000 decisions a game."""
    games = starts(count, knowing=knowing)
    made: list[int] = []
    spent = seconds(lambda: made.extend(play_random(s, i + 1, 2000) for i, s in enumerate(games)))
    return sum(made) / spent


def full_games(name: str, count: int, **setup: Any) -> tuple[float, float]:
    """Random full games per second, and decisions a game; knowledge off."""
    kit = kits()[name]
    rules = kit.rules(kit.editions[0], {})
    games = [kit.new_game(rules, kit.seats[0], seed, {"knowledge": False, **setup}) for seed in range(count)]
    made: list[int] = []

    def play() -> None:
        for i, s in enumerate(games):
            s.run()
            made.append(play_random(s, i + 1, ENDLESS))

    spent = seconds(play)
    if not all(s.over for s in games):
        raise SystemExit(f"a random game of {name} did not end within {ENDLESS} decisions")
    return count / spent, sum(made) / count


def per_call(job: Callable[[], object], count: int) -> float:
    """Microseconds of one call; results are let go at once."""

    def loop() -> None:
        for _ in range(count):
            job()

    return seconds(loop) / count * 1e6


def state_bytes(s: State) -> float:
    """Bytes of the columns that a clone copies (owner and printed definitions are shared)."""
    own = ["eff"] * s.changed + ["host"] * s.hosted
    return 8.0 * sum(len(getattr(s, c)) for c in [*COPIED, *KNOWLEDGE, *own])


def under_way(name: str, **setup: Any) -> State:
    """A match with knowledge in the middle of it, with more on the table than in most."""
    kit = kits()[name]
    rules = kit.rules(kit.editions[0], {})
    found = []
    for seed in range(PROTOTYPES):
        s = kit.new_game(rules, kit.seats[0], seed, setup)
        s.run()
        play_random(s, seed + 1, MIDDLE)
        if not s.over:
            found.append(s)
    return max(found, key=lambda s: (len(s.awake), state_bytes(s)))


def measure(scale: float) -> dict[str, float]:
    """Every figure once. `scale` 1 takes about 3 seconds compiled."""
    n = max(10, int(1000 * scale))
    s = starts(1)[0]
    knowing = starts(1, knowing=True)[0]
    data = dump(s)
    game = ludilex.Rules("dominion").new_game(seed=1, kingdom=KINGDOM)
    few = max(5, n // 20)
    unusual = full_games("dominion", max(5, n // 4), kingdom=UNUSUAL)
    drawn = full_games("dominion", max(5, n // 4), kingdom="random")
    others = {name: full_games(name, max(5, n // 4), **DRAWN.get(name, {})) for name in kits() if name != "dominion"}
    middle = {name: under_way(name, **DRAWN.get(name, {})) for name in others}
    return {
        "dominion.bigmoney.inside.games_per_s": big_money(n),
        "dominion.bigmoney.inside.knowing.games_per_s": big_money(n, knowing=True),
        "dominion.bigmoney.trace.games_per_s": big_money(n, trace=True),
        "dominion.bigmoney.callback.games_per_s": big_money_callback(n),
        "dominion.random.decisions_per_s": random_play(max(5, n // 4)),
        "dominion.random.knowing.decisions_per_s": random_play(max(5, n // 4), knowing=True),
        "dominion.unusual.games_per_s": unusual[0],
        "dominion.unusual.decisions_a_game": unusual[1],
        "dominion.drawn.games_per_s": drawn[0],
        "dominion.drawn.decisions_a_game": drawn[1],
        "dominion.clone.us": per_call(s.clone, n * 10),
        "dominion.clone.knowing.us": per_call(knowing.clone, n * 10),
        "dominion.determinize.us": per_call(lambda: determinize(knowing, 0, 1, []), n),
        "dominion.dump_load.us": per_call(lambda: load(RULES, data), few) + per_call(lambda: dump(s), few),
        "dominion.view.us": per_call(lambda: game.view(0), few),
        "dominion.state.bytes": state_bytes(s),
        "dominion.state.knowing.bytes": state_bytes(knowing),
        **{f"{name}.random.games_per_s": found[0] for name, found in others.items()},
        **{f"{name}.random.decisions_a_game": found[1] for name, found in others.items()},
        **{f"{name}.clone.us": per_call(s.clone, n * 10) for name, s in middle.items()},
        **{f"{name}.state.bytes": state_bytes(s) for name, s in middle.items()},
    }


if __name__ == "__main__":
    figures = measure(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
    print(json.dumps({"compiled": _pure.compiled(), **figures}))
