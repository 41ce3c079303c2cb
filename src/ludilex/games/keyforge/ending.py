"""When a match ends, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.keyforge.terms import (
    AMBER,
    K_TAG,
    KEYS,
)
from ludilex.kernel.codes import S_ASSUMED

if TYPE_CHECKING:
    from ludilex.kernel.rules import Rules
    from ludilex.kernel.state import State

KEYS_TO_WIN: Final = 3
ON_A_CARD: Final = 1  # kind of the programs of playing and using a card
LONGEST: Final = 60_000  # ops without a decision
DEEPEST: Final = 400  # frames


def game_ends(s: State, p: i64) -> bool:
    """Player p has forged the third key: the match is over at once."""
    if s.resource(p, KEYS) < KEYS_TO_WIN:
        return False
    s.finish(1 << p, s.rules.cite("keyforge.rules.third-key"))
    return True


def end_loop(s: State, r: Rules, citation: i64) -> None:
    """What goes round without a decision stops; the card that was being played or used is done with."""
    k: i64 = 1
    while k < s.sp - 1 and s.stack[k].program.kind != ON_A_CARD:
        k += 1
    if s.tracing:
        s.note(S_ASSUMED, r.effect_verb, s.stack[s.sp - 1].card, s.active, 0, citation)
    s.sp = k + 1 if s.stack[k].program.kind == ON_A_CARD else i64(1)
    for c in range(len(s.zone)):
        s.cnt[c * r.nk + K_TAG] = 0  # nothing waits any more to leave play


def score(s: State, p: i64) -> i64:
    """How far player p is: keys first, then amber."""
    return s.resource(p, KEYS) * 100 + s.resource(p, AMBER)
