"""What the sweeps of all games share: playing on, counting what fired, noting what broke, the command.

A card has *fired* once for each unbroken run of steps that it caused. Cards that fired fewer than 20 times in random
games are then played in games made for them; what a game counts besides, and how it makes them, is its own module's.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from ludilex.kernel.codes import STEP
from ludilex.kernel.state import State

ENOUGH = 20
LIMIT = 60_000  # decisions after which a game counts as broken
Policy = Callable[[State], int]
Also = Callable[[State, int], str]


@dataclass(frozen=True)
class Swept:
    """What a game hands to the sweep: game number n, cards that must fire, a game made for one of them."""

    cards: tuple[str, ...]
    start: Callable[[int], State]
    made_for: Callable[[str, int, bool], Counter[str]]
    count: Callable[[State, Counter[str]], None]
    at_end: Callable[[State, Counter[str]], None]


def play(swept: Swept, s: State, choose: Policy, most: int = 0) -> Counter[str]:
    """Play to the end, or for so many decisions; how often each card version fired."""
    fired: Counter[str] = Counter()
    decisions = 0
    while not s.over and (decisions < most or not most):
        s.apply(choose(s))
        decisions += 1
        if decisions > LIMIT:
            raise RuntimeError(f"not over after {LIMIT} decisions")
        if s.logged > 2000 * STEP:
            swept.count(s, fired)
            s.logged = 0
    swept.count(s, fired)
    swept.at_end(s, fired)
    return fired


def causes(s: State, fired: Counter[str]) -> None:
    """Count the steps written so far by the card that caused them."""
    last = -1
    for at in range(0, s.logged, STEP):
        cause = int(s.log[at + 8])
        if cause >= 0 and cause != last:
            fired[s.rules.definitions[s.defn[cause]].name] += 1
        last = cause


def at_random(chance: random.Random) -> Policy:
    """Any option, each with the same chance."""
    return lambda s: int(s.opts[chance.randrange(s.nopts)])


def sweep(swept: Swept, games: int, first: int, progress: Callable[[str], None], most: int = 60) -> dict[str, Any]:
    """Play so many games, then the forced ones; what happened."""
    fired: Counter[str] = Counter()
    errors: list[str] = []
    begun = time.perf_counter()
    for n in range(first, first + games):
        attempt(errors, f"game {n}", partial(by_chance, swept, n, fired))
        if n % 100 == 99:
            progress(f"{n - first + 1} games, {len(errors)} broken")
    seconds = time.perf_counter() - begun
    rare = sorted(k for k in swept.cards if fired[k] < ENOUGH)
    extra = 0
    for key in rare:
        for k in range(most):
            if fired[key] >= ENOUGH:
                break
            extra += 1
            attempt(errors, f"{key}, try {k}", partial(forced, swept, key, 10_000 + k, fired, k >= most // 2))
        progress(f"{key}: {fired[key]}")
    few = {k: fired[k] for k in swept.cards if fired[k] < ENOUGH}
    return {
        "games": games, "seconds": round(seconds, 1), "forced_games": extra, "errors": errors,
        "cards": len(swept.cards), "by_chance": len(swept.cards) - len(rare),
        "never": sorted(k for k in few if few[k] == 0), "fewer_than_20": few,
    }  # fmt: skip


def by_chance(swept: Swept, n: int, fired: Counter[str]) -> None:
    """Game number n, at random."""
    fired.update(play(swept, swept.start(n), at_random(random.Random(n))))


def forced(swept: Swept, key: str, seed: int, fired: Counter[str], late: bool = False) -> None:
    """A game made for a card."""
    fired.update(swept.made_for(key, seed, late))


def attempt(errors: list[str], what: str, do: Callable[[], Any]) -> None:
    """Do it; an error is noted with where it came from."""
    try:
        do()
    except Exception:
        errors.append(f"{what}: {traceback.format_exc(limit=-4).strip()}")


def run(swept: Swept, games: int, doc: str | None, arguments: Iterable[str] | None) -> int:
    """The command: prints JSON; 1 if a game broke or a card did not fire often enough."""
    parser = argparse.ArgumentParser(prog="./dev sweep", description=doc)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(None if arguments is None else list(arguments))
    found = sweep(swept, args.games, args.seed, lambda text: print(f"\r{text:<60}", end="", file=sys.stderr))
    print(file=sys.stderr)
    print(json.dumps(found, indent=2))
    return 1 if found["errors"] or found["fewer_than_20"] else 0
