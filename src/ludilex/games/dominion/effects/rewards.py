"""Rewards and Prizes: several of the ways on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.kernel.codes import NEXT, NONE, O_MODE, OPTION
from ludilex.kernel.control import MODE, Unless
from ludilex.kernel.programs import Number, Op, Register, flatten

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class Picked(Number):
    """Mode number i has been chosen."""

    def __init__(self, chosen: Register, i: i64) -> None:
        self.chosen: Register = chosen
        self.i: i64 = i

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return (f.reg(self.chosen.slot) >> self.i) & 1


class AskModes(Op):
    """So many different modes are chosen, before any of them is done; a register holds them as bits."""

    def __init__(self, names: list[str], count: i64, chosen: Register) -> None:
        self.names: list[str] = names
        self.count: i64 = count
        self.chosen: Register = chosen

    def registers(self) -> list[Register]:
        return [self.chosen]

    def option_name(self, i: i64) -> str:
        return self.names[i]

    def run(self, s: State, f: Frame) -> i64:
        slot = self.chosen.slot
        if f.i == 0:
            f.set_reg(slot, 0)
        if s.answer != NONE:
            f.set_reg(slot, f.reg(slot) | 1 << (s.take() - O_MODE * OPTION))
        if f.i == self.count:
            return NEXT
        f.i += 1
        s.nopts = 0
        for i in range(len(self.names)):
            if (f.reg(slot) >> i) & 1 == 0:
                s.offer(O_MODE * OPTION + i)
        return s.ask(f.me, MODE)


class SomeOf(Op):
    """Choose so many different ones of several named modes; they are done in the order they stand here."""

    def __init__(self, count: i64, names: list[str], modes: list[list[Op]]) -> None:
        self.count: i64 = count
        self.names: list[str] = names
        self.modes: list[list[Op]] = modes
        self.chosen: Register = Register("chosen modes")

    def flat(self, out: list[Op]) -> None:
        out.append(AskModes(self.names, self.count, self.chosen))
        for i in range(len(self.modes)):
            u = Unless(Picked(self.chosen, i))
            out.append(u)
            flatten(self.modes[i], out)
            u.to = len(out)
