"""Naming a house or a number, and asking what was named."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.playing import belongs
from ludilex.games.keyforge.terms import F_HOUSE, F_HOUSES, HOUSES, Q_AMOUNT, Q_HOUSE
from ludilex.kernel.codes import NEXT, NONE, O_MODE, O_NUMBER, OPTION
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.frames import Frame
from ludilex.kernel.programs import Number, Op, Register
from ludilex.kernel.state import State


class NameHouse(Op):
    """Choose a house, which is kept in a register; ``theirs``: one of the opponent's identity card."""

    def __init__(self, register: Register, theirs: bool = False) -> None:
        self.register: Register = register
        self.theirs: bool = theirs

    def registers(self) -> list[Register]:
        return [self.register]

    def run(self, s: State, f: Frame) -> i64:
        if s.answer != NONE:
            f.set_reg(self.register.slot, s.take() % OPTION)
            return NEXT
        s.nopts = 0
        for h in range(len(HOUSES)):
            if not self.theirs or (s.facts[F_HOUSES + 1 - f.me] >> h) & 1:
                s.offer(O_MODE * OPTION + h)
        return s.ask(f.me, Q_HOUSE)

    def option_name(self, i: i64) -> str:
        return HOUSES[i]

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """Only a house of the opponent can have been left out."""
        return [s.rules.cite("keyforge.rules.choose"), -1] if self.theirs and code >= 0 else NO_NUMBERS


class NameNumber(Op):
    """Choose a number up to a limit, which is kept in a register."""

    def __init__(self, register: Register, most: i64) -> None:
        self.register: Register = register
        self.most: i64 = most

    def registers(self) -> list[Register]:
        return [self.register]

    def run(self, s: State, f: Frame) -> i64:
        if s.answer != NONE:
            f.set_reg(self.register.slot, s.take() % OPTION)
            return NEXT
        s.nopts = 0
        for n in range(self.most + 1):
            s.offer(O_NUMBER * OPTION + n)
        return s.ask(f.me, Q_AMOUNT)


class OfNamed(Number):
    """The card belongs to the house that was named."""

    def __init__(self, register: Register) -> None:
        self.register: Register = register

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and belongs(s, c, f.reg(self.register.slot)) else 0


class HouseActive(Number):
    """The house is the active one."""

    def __init__(self, house: i64) -> None:
        self.house: i64 = house

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.facts[F_HOUSE] == self.house + 1 else 0


class WasDestroyed(Number):
    """The remembered creature has been destroyed: it is no longer the card it was."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if len(f.it) > 0 and s.life[f.it[0]] != f.it[1] else 0
