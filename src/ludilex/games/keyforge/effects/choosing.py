"""Choices that are made together. Not compiled: few cards ask for them."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.kernel.codes import NEXT
from ludilex.kernel.frames import Frame
from ludilex.kernel.ops import Choose, Keep
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.state import State


class Both(Op):
    """Two choices, one after the other; all that was chosen is then remembered, for one effect on it at once."""

    def __init__(self, first: Choose, second: Choose) -> None:
        self.first: Choose = first
        self.second: Choose = second
        self.held: Register = Register("chosen first")

    def flat(self, out: list[Op]) -> None:
        out += [self.first, Keep(self.held), self.second, Join(self.first, self.second, self.held)]


class Join(Op):
    """What was chosen first joins what is remembered."""

    def __init__(self, first: Choose, second: Choose, held: Register) -> None:
        self.choices: list[Choose] = [first, second]
        self.held: Register = held

    def serve(self, verb: i64) -> None:
        for choice in self.choices:
            choice.serve(verb)

    def run(self, s: State, f: Frame) -> i64:
        f.it = f.cards_in(self.held.slot) + f.it
        f.n = len(f.it) // 2
        return NEXT
