"""What lies beside the decks: rule cards and followers, revealed before the match begins. Not compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.hkk.terms import LIFE, MOST_LIFE, STARTING_LIFE
from ludilex.kernel.characteristics import total
from ludilex.kernel.codes import M_WORD
from ludilex.kernel.frames import Frame
from ludilex.kernel.programs import Number
from ludilex.kernel.state import State

USUAL_LIFE = 20


class EveryPlayer(Number):
    """The subject is a player, whoever it is."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c <= -2 else 0


def starting_life(s: State, p: int) -> int:
    """The life player p begins with: the usual, or the most that a rule card says."""
    return int(total(s, M_WORD, STARTING_LIFE, -2 - p)) or USUAL_LIFE


def begin_to_work(s: State) -> None:
    """What lies beside the decks works at once: starting and greatest life, before any hand is drawn."""
    for p in range(s.players):
        s.res[p * s.nr + LIFE] = s.res[p * s.nr + MOST_LIFE] = starting_life(s, p)
