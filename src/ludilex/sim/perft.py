"""How many distinct positions there are after n decisions: what only a change of the rules changes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from ludilex.errors import BadInput, LudilexError
from ludilex.kernel.dump import dump
from ludilex.kernel.state import State

MOST = 1_000_000  # positions in one generation before the count is given up


def perft(start: State, depth: int) -> list[int]:
    """The number of distinct positions after 0, 1 ... `depth` decisions; matches that are over stay counted.

    >>> from ludilex import Rules
    >>> perft(Rules("dominion").position({"A": {"hand": ["Village", "Moat"]}}).state, 1)
    [1, 3]
    """
    if depth < 0:
        raise BadInput(f"the depth {depth} is below 0; the number of decisions to go down is expected")
    first = start.clone()
    positions = {_name(first): first}
    counts = [1]
    for _ in range(depth):
        following: dict[bytes, State] = {}
        for state in positions.values():
            for after in _after(state):
                following.setdefault(_name(after), after)
            if len(following) > MOST:
                raise LudilexError(f"there are more than {MOST} positions after {len(counts)} decisions")
        positions = following
        counts.append(len(positions))
    return counts


def _after(state: State) -> Iterator[State]:
    """The positions one decision later (a match that is over stays where it is)."""
    if state.over:
        yield state
    for code in state.options():
        after = state.clone()
        after.apply(code)
        yield after


def _name(s: State) -> bytes:
    """A position by all that a dump holds.

    Between effects nothing refers to a card's lives any more: they, running numbers, and who saw which card
    only tell of the way here.
    """
    data = dump(s)
    if s.sp <= 1 and not s.lastings:
        del data["columns"]["life"]
        del data["numbers"]["next_id"]
        del data["knowledge"]
    return hashlib.sha256(json.dumps(data).encode()).digest()
