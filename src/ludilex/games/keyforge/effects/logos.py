"""What cards of house Logos need. Not compiled: few cards do it."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.amber import taken
from ludilex.games.keyforge.keywords import damage
from ludilex.games.keyforge.playing import belongs
from ludilex.games.keyforge.terms import AMBER, D_ABILITY, H_USED, HOUSES, LINE, NOTED, V_DAMAGE, V_PAY
from ludilex.games.keyforge.timing import history, mark
from ludilex.kernel.codes import NEXT, NONE, STAY
from ludilex.kernel.control import CHOOSE, number
from ludilex.kernel.frames import Frame
from ludilex.kernel.pipeline import change_resource
from ludilex.kernel.programs import Number, Op
from ludilex.kernel.state import State


class Half(Number):
    """Half of a number, rounded down."""

    def __init__(self, part: Number) -> None:
        self.part: Number = part

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return self.part.value(s, f, c) // 2


class ThisIs(Number):
    """This card fits."""

    def __init__(self, where: Number) -> None:
        self.where: Number = where

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if self.where.value(s, f, f.card) != 0 else 0


class FirstUse(Number):
    """This card has been used once this turn, and no more."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        a = history(s)
        me = mark(s, f.card)
        n: i64 = sum(1 for i in range(0, len(a), NOTED) if a[i] == H_USED and a[i + 3] == me)
        return 1 if n == 1 else 0


class OfItsHouse(Number):
    """The card belongs to a house of the first remembered card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if c < 0 or len(f.it) == 0:
            return 0
        colors = s.now(f.it[0]).colors
        return 1 if any((colors >> h) & 1 and belongs(s, c, h) for h in range(len(HOUSES))) else 0


class Paid(Op):
    """The opponent must pay me so much, as far as there is."""

    def __init__(self, n: object) -> None:
        self.n: Number = number(n)

    def run(self, s: State, f: Frame) -> i64:
        f.i += 1
        if f.i == 1:
            cite = s.rules.cite("keyforge.pay.1", "keyforge.pay.2")
            change_resource(s, f, V_PAY, 1 - f.me, AMBER, -taken(s, 1 - f.me, self.n.value(s, f, -1)), cite)
            return STAY
        if f.i == 2:
            change_resource(s, f, V_PAY, f.me, AMBER, -f.n, s.rules.cite("keyforge.pay.2"))
            return STAY
        return NEXT


class DamageInward(Op):
    """Deal damage at the same time: so much to the remembered creature of a flank, less to those behind it.

    What only counts as standing on a flank has two neighbors: I choose towards which one it goes.
    """

    def __init__(self, *amounts: i64) -> None:
        self.amounts: list[i64] = list(amounts)

    def purpose(self) -> i64:
        return V_DAMAGE

    def run(self, s: State, f: Frame) -> i64:
        refs: list[i64] = []
        c = f.it[0] if len(f.it) > 0 and s.life[f.it[0]] == f.it[1] and s.kind(f.it[0]) == LINE else -1
        second = s.take() if s.answer != NONE else -1
        if c >= 0 and second < 0 and s.prv[c] >= 0 and s.nxt[c] >= 0:
            s.nopts = 0
            s.offer(s.prv[c])
            s.offer(s.nxt[c])
            return s.ask(f.me, CHOOSE + V_DAMAGE)
        onward = s.nxt if c >= 0 and (s.prv[c] < 0 or second == s.nxt[c] >= 0) else s.prv
        while c >= 0 and len(refs) < 2 * len(self.amounts):
            refs += [c, s.life[c]]
            c = onward[c]
        f.n = 0
        if len(refs) > 0:
            amounts = self.amounts[: len(refs) // 2]
            damage(s, f, refs, amounts, D_ABILITY, [f.card for _ in amounts], 0)
        return NEXT
