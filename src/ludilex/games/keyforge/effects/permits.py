"""What a player may do besides, a card at a time, and what the choice of a house is bound to."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.terms import G_MUST_HOUSE, G_NO_HOUSE, U_NEVER, U_THEIR_TURN, U_TURN, V_EFFECT
from ludilex.kernel.codes import M_GAME, NEXT, STAY
from ludilex.kernel.durations import begin
from ludilex.kernel.events import Lasting
from ludilex.kernel.frames import Frame
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.state import State


class Permit(Op):
    """This turn I may play (or use: `key`) so many cards of these houses (mask) whatever the active house is."""

    def __init__(self, key: i64, houses: i64, n: i64 = 1) -> None:
        self.key: i64 = key
        self.houses: i64 = houses
        self.n: i64 = n

    def run(self, s: State, f: Frame) -> i64:
        if f.i == self.n:
            return NEXT
        f.i += 1
        begin(
            s, f, V_EFFECT,
            Lasting(M_GAME, self.key, self.houses, [-2 - f.me], [0], f.card, -1, U_TURN, f.me, 0, None, None),
        )  # fmt: skip
        return STAY


class Decree(Op):
    """The opponent cannot choose the named house as long as this card is in play; `must`: must do so next turn."""

    def __init__(self, house: Register, must: bool = False) -> None:
        self.house: Register = house
        self.must: bool = must

    def registers(self) -> list[Register]:
        return [self.house]

    def run(self, s: State, f: Frame) -> i64:
        house = f.reg(self.house.slot)
        key, tied, until = (G_NO_HOUSE, f.life, U_NEVER)
        if self.must:
            key, tied, until = (G_MUST_HOUSE, -1, U_THEIR_TURN)
        begin(
            s, f, V_EFFECT,
            Lasting(M_GAME, key + house, 1, [f.me - 3], [0], f.card, tied, until, f.me, 0, None, None),
        )  # fmt: skip
        return NEXT
