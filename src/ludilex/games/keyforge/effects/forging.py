"""Forging a key by an effect, outside the step for it. Not compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.amber import forge, key_cost, spendable
from ludilex.games.keyforge.ending import KEYS_TO_WIN
from ludilex.games.keyforge.terms import KEYS, V_FORGE
from ludilex.kernel.codes import NEXT, S_SKIPPED, STAY
from ludilex.kernel.control import number
from ludilex.kernel.frames import Frame
from ludilex.kernel.programs import Number, Op
from ludilex.kernel.state import State


class ForgeNow(Op):
    """I forge a key at its current cost, at more than that (`plus`), less a number (`less`), or for nothing (`free`).

    Without enough to spend nothing happens; `Did()` tells whether a key was forged.
    """

    def __init__(self, plus: i64 = 0, less: object = 0, free: bool = False) -> None:
        self.plus: i64 = plus
        self.less: Number = number(less)
        self.free: bool = free

    def purpose(self) -> i64:
        return V_FORGE

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            f.n = 1
            return NEXT
        f.n = 0
        usual = key_cost(s, f.me)
        cost = 0 if self.free else max(usual + self.plus - self.less.value(s, f, -1), 0)
        if spendable(s, f.me) < cost:
            if s.tracing:
                s.note(S_SKIPPED, V_FORGE, f.card, f.me, 0, s.rules.cite("keyforge.rules.forge"))
            return NEXT
        f.i = 1
        forge(s, f, cost - usual)
        return STAY


class Unforged(Number):
    """How many keys I have not forged yet."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return KEYS_TO_WIN - s.resource(f.me, KEYS)
