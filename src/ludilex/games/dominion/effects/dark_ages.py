"""Dark Ages: what a card costs, between two bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.ops import Costs
from ludilex.kernel.programs import Number

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class CostsBetween(Number):
    """The card asked about costs from so many to so many coins, and neither potions nor debt."""

    def __init__(self, low: i64, high: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high
        self.most: Number = Costs("<=", high)

    def about_cost(self) -> bool:
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.cost(c) >= self.low and self.most.value(s, f, c) != 0 else 0
