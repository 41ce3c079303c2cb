"""What has happened in this turn and in the one before it."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.terms import NOTED
from ludilex.games.keyforge.timing import history
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


class LastTurn(ThisTurn):
    """The same for the turn before this one, which was the opponent's: of what they did then."""

    def __init__(self, what: i64, types: i64 = 0, house: i64 = -1) -> None:
        super().__init__(what, types, house, True)
        self.before = True
