"""What has happened in this turn and in the one before it."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.terms import F_EARLIER, H_FORGED, H_FROM_HAND, H_PLAYED, H_TOOK, H_USED, NOTED
from ludilex.games.keyforge.timing import history, mark
from ludilex.kernel.frames import Frame
from ludilex.kernel.programs import Number
from ludilex.kernel.state import State


class ThisTurn(Number):
    """How often something (H_...) was done this turn by me, or happened to my cards (`other`: to the opponent's).

    ``types`` (mask) and ``house``: only with cards that are printed so.
    """

    def __init__(self, what: i64, types: i64 = 0, house: i64 = -1, other: bool = False) -> None:
        self.what: i64 = what
        self.types: i64 = types
        self.house: i64 = house
        self.other: bool = other
        self.before: bool = False

    def value(self, s: State, f: Frame, c: i64) -> i64:
        a = history(s, self.before)
        n: i64 = 0
        for i in range(0, len(a), NOTED):
            if a[i] == self.what and (a[i + 2] == f.me) != self.other and self.fits(s, a[i + 1]):
                n += 1
        return n

    def fits(self, s: State, definition: i64) -> bool:
        """The card was printed as asked."""
        if definition < 0:
            return self.types == 0 and self.house < 0
        d = s.rules.definitions[definition]
        return (self.types == 0 or d.types & self.types != 0) and (self.house < 0 or (d.colors >> self.house) & 1 == 1)


class Late(Number):
    """Another card was played, used or discarded from hand in the main step of this turn.

    ``whole_turn``: or before that step, and a forged key and taken archives count as well.
    """

    def __init__(self, whole_turn: bool) -> None:
        self.whole_turn: bool = whole_turn
        self.counted: list[i64] = [H_PLAYED, H_USED, H_FROM_HAND, *([H_FORGED, H_TOOK] if whole_turn else [])]

    def value(self, s: State, f: Frame, c: i64) -> i64:
        a = history(s)
        for i in range(0 if self.whole_turn else s.facts[F_EARLIER], len(a), NOTED):
            if a[i] in self.counted and a[i + 2] == f.me and a[i + 3] != mark(s, f.card):
                return 1
        return 0


class LastTurn(ThisTurn):
    """The same for the turn before this one, which was the opponent's: of what they did then."""

    def __init__(self, what: i64, types: i64 = 0, house: i64 = -1) -> None:
        super().__init__(what, types, house, True)
        self.before = True
