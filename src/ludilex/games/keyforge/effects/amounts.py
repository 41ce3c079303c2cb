"""Damage that is divided among creatures, healing up to an amount, amber taken back from cards. Not compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.keywords import damage
from ludilex.games.keyforge.terms import (
    AMBER,
    D_ABILITY,
    K_AMBER,
    K_DAMAGE,
    Q_AMOUNT,
    V_DAMAGE,
    V_HEAL,
    V_RELEASE,
)
from ludilex.kernel.codes import NEXT, NONE, O_NUMBER, OPTION, STAY, W_COUNT
from ludilex.kernel.control import CHOOSE, number
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.frames import Frame
from ludilex.kernel.pipeline import change_resource, count_now, propose
from ludilex.kernel.programs import Cards, Number, Op, Register
from ludilex.kernel.state import State


class DealOut(Op):
    """Deal damage divided as I like among the creatures: a creature for each of `n` lots of `by`, then all at once."""

    def __init__(self, cards: Cards, n: object, by: i64 = 1) -> None:
        self.cards: Cards = cards
        self.n: Number = number(n)
        self.by: i64 = by

    def run(self, s: State, f: Frame) -> i64:
        if s.answer != NONE:
            c = s.take()
            f.picked = f.picked + [c, s.life[c]]
        left = self.n.value(s, f, -1) - len(f.picked) // 2
        found = self.cards.find(s, f)
        if left > 0 and len(found) == 2:
            f.picked = f.picked + found * left
        elif left > 0 and len(found) > 2:
            s.nopts = 0
            for c in found[::2]:
                s.offer(c)
            return s.ask(f.me, CHOOSE + V_DAMAGE)
        self.deal(s, f)
        return NEXT

    def deal(self, s: State, f: Frame) -> None:
        """The lots of each creature together."""
        each = dict.fromkeys(f.picked[::2], 0)
        for c in f.picked[::2]:
            each[c] += self.by
        f.picked = NO_NUMBERS
        f.n = 0
        if len(each) > 0:
            refs = [x for c in each for x in (c, s.life[c])]
            damage(s, f, refs, list(each.values()), D_ABILITY, [f.card for _ in each], 0)


class HealUpTo(Op):
    """Heal the remembered creature by up to so much, as I choose; `Did()` tells how much damage it was."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most
        self.healed: Register = Register("damage healed")

    def registers(self) -> list[Register]:
        return [self.healed]

    def purpose(self) -> i64:
        return V_HEAL

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            f.n = f.reg(self.healed.slot) if f.n > 0 else 0
            return NEXT
        f.n = 0
        if len(f.it) == 0 or s.life[f.it[0]] != f.it[1]:
            return NEXT
        c = f.it[0]
        most = min(s.counter(c, K_DAMAGE), self.most)
        if most == 0:
            return NEXT
        if s.answer == NONE:
            s.nopts = 0
            for n in range(most, -1, -1):
                s.offer(O_NUMBER * OPTION + n)
            return s.ask(f.me, Q_AMOUNT)
        n = s.take() % OPTION
        if n == 0:
            return NEXT
        f.i = 1
        f.set_reg(self.healed.slot, n)
        e = Event(V_HEAL, W_COUNT)
        e.key = K_DAMAGE
        e.cards = [c]
        e.lives = [f.it[1]]
        e.amounts = [-n]
        propose(s, f, e)
        return STAY


class Healed(Number):
    """How much damage was healed just now."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return f.n


class TakeBack(Op):
    """All amber on the selected cards (or so much of it on each) moves to my pool."""

    def __init__(self, cards: Cards, most: i64 = 99) -> None:
        self.cards: Cards = cards
        self.most: i64 = most

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        total: i64 = 0
        for i in range(0, len(refs), 2):
            c = refs[i]
            n = min(s.counter(c, K_AMBER), self.most) if s.life[c] == refs[i + 1] else 0
            if n > 0:
                count_now(s, V_RELEASE, c, K_AMBER, -n, 0)
                total += n
        f.n = 0
        if total > 0:
            change_resource(s, f, V_RELEASE, f.me, AMBER, total, 0)
        return NEXT
