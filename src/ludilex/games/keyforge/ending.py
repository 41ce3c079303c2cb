"""When a match ends, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.keyforge.terms import (
    AMBER,
    KEYS,
)

if TYPE_CHECKING:
    from ludilex.kernel.state import State

KEYS_TO_WIN: Final = 3


def game_ends(s: State, p: i64) -> bool:
    """Player p has forged the third key: the match is over at once."""
    if s.resource(p, KEYS) < KEYS_TO_WIN:
        return False
    s.finish(1 << p, s.rules.cite("keyforge.rules.third-key"))
    return True


def score(s: State, p: i64) -> i64:
    """How far player p is: keys first, then amber."""
    return s.resource(p, KEYS) * 100 + s.resource(p, AMBER)
