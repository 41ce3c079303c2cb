"""Battlelines: creatures that change places, fights against one enemy after the other, what is more than it may be."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.effects.base import UseIt
from ludilex.games.keyforge.keywords import Foes
from ludilex.games.keyforge.playing import ways_of
from ludilex.games.keyforge.terms import LINE, U_FIGHT, V_FIGHT, V_SWAP
from ludilex.kernel.asking import select
from ludilex.kernel.codes import NEXT, NONE, S_SKIPPED, STAY
from ludilex.kernel.control import CHOOSE
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.frames import Frame
from ludilex.kernel.pipeline import happen
from ludilex.kernel.programs import Cards, Number, Op, Register
from ludilex.kernel.state import State


class Swap(Op):
    """Two creatures of one battleline change places: this one (or the first of `cards`) and the remembered one."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def purpose(self) -> i64:
        return V_SWAP

    def run(self, s: State, f: Frame) -> i64:
        a = self.cards.find(s, f)[:2]
        b = f.it[:2]
        f.n = 0
        if len(a) == 0 or len(b) == 0 or a[0] == b[0] or s.life[a[0]] != a[1] or s.life[b[0]] != b[1]:
            return NEXT
        if s.kind(a[0]) == LINE and s.zone[a[0]] == s.zone[b[0]]:
            change_places(s, a[0], b[0])
            happen(s, f, V_SWAP, f.me, a + b, 1, 0, True)
        return NEXT


def change_places(s: State, a: i64, b: i64) -> None:
    """Cards a and b change places in their zone; all stay the cards they are."""
    z = s.zone[a]
    for c in s.cards_in(z):
        s.shift(b if c == a else a if c == b else c, z)


class FightAnother(UseIt):
    """Fight with the first of the selected creatures against an enemy creature that is not yet kept in a memory."""

    def __init__(self, cards: Cards, fought: Register) -> None:
        super().__init__(cards, fight=True)
        self.fought: Register = fought

    def registers(self) -> list[Register]:
        return [self.fought]

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        if f.i == 1 or len(refs) == 0 or s.life[refs[0]] != refs[1]:
            return super().run(s, f)
        if ways_of(s, f.me, refs[0], True) & 1 << U_FIGHT == 0:
            return super().run(s, f)
        if s.answer != NONE:
            return self.against(s, f, refs, s.take())
        foes = select(s, Foes(), f.me, refs[0], None)
        s.nopts = 0
        for c in foes[::2]:
            if not self.met(s, f, c):
                s.offer(c)
        if s.nopts > 1:
            return s.ask(f.me, CHOOSE + V_FIGHT)
        if s.nopts == 1:
            return self.against(s, f, refs, s.opts[0])
        if s.tracing:
            s.note(S_SKIPPED, V_FIGHT, refs[0], f.me, 0, s.rules.cite("keyforge.rules.fight"))
        return NEXT

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """Fought already, or nothing to fight."""
        if code < 0 or code >= len(s.zone):
            return NO_NUMBERS
        refs = self.cards.find(s, f)
        fights = len(refs) > 0 and code in select(s, Foes(), f.me, refs[0], None)[::2]
        why = s.rules.cite("keyforge.rules.choose") if fights else s.rules.cite("keyforge.rules.fight")
        return [why, code]

    def met(self, s: State, f: Frame, c: i64) -> bool:
        """It has been fought already, and has not left play since."""
        a = f.cards_in(self.fought.slot)
        return [c, s.life[c]] in [a[i : i + 2] for i in range(0, len(a), 2)]

    def against(self, s: State, f: Frame, refs: list[i64], foe: i64) -> i64:
        """The fight begins, with the enemy chosen."""
        s.nopts = 0
        f.keep(self.fought.slot, f.cards_in(self.fought.slot) + [foe, s.life[foe]])
        self.start(s, f, refs[0], U_FIGHT)
        s.stack[s.sp - 1].it = [foe, s.life[foe]]
        return STAY


class Excess(Number):
    """By how much one number is greater than another; 0 if it is not."""

    def __init__(self, a: Number, b: Number) -> None:
        self.a: Number = a
        self.b: Number = b

    def value(self, s: State, f: Frame, c: i64) -> i64:
        n = self.a.value(s, f, c) - self.b.value(s, f, c)
        return n if n > 0 else 0
