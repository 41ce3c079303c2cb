"""Amber: stealing, losing, paying, capturing, chains, and the keys it forges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.keyforge.ending import game_ends
from ludilex.games.keyforge.terms import (
    AMBER,
    ARTIFACTS,
    BLUE,
    G_KEY_AMBER,
    G_KEY_COST,
    G_SPOILS,
    H_FORGED,
    K_AMBER,
    KEY_COST,
    KEYS,
    OWN,
    Q_COLOR,
    Q_SPEND,
    RED,
    V_CAPTURE,
    V_FORGE,
    V_GAIN,
    V_LOSE,
    V_MOVE,
    V_STEAL,
    YELLOW,
)
from ludilex.games.keyforge.timing import note_history
from ludilex.kernel.codes import M_GAME, NEXT, NONE, O_MODE, O_NUMBER, OPTION, STAY
from ludilex.kernel.control import CHOOSE, number
from ludilex.kernel.pipeline import change_counter, change_resource
from ludilex.kernel.programs import Cards, Number, Op, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class Steal(Op):
    """Take amber from the opponent's pool into mine, as much as there is."""

    def __init__(self, n: object) -> None:
        self.n: Number = number(n)

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0:
            f.i = 1
            n = taken(s, 1 - f.me, self.n.value(s, f, -1))
            if n > 0:
                change_resource(s, f, V_STEAL, 1 - f.me, AMBER, -n, s.rules.cite("keyforge.rules.steal"))
                return STAY
            f.n = 0
        elif f.i == 1 and f.n < 0:
            f.i = 1 - f.n
            change_resource(s, f, V_STEAL, f.me, AMBER, -f.n, s.rules.cite("keyforge.rules.steal"))
            return STAY
        if f.i > 1:
            f.n = f.i - 1  # so much has left the pool it was stolen from, wherever it has gone
        return NEXT


def taken(s: State, p: i64, n: i64) -> i64:
    """How much of n there is in the pool of player p."""
    have = s.res[p * s.nr + AMBER]
    return n if n < have else have


class Lose(Op):
    """The opponent (or, `me`, I) loses amber to the supply."""

    def __init__(self, n: object, me: bool = False) -> None:
        self.n: Number = number(n)
        self.me: bool = me

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            f.n = -f.n  # how much was lost
            return NEXT
        f.i = 1
        p = f.me if self.me else 1 - f.me
        n = taken(s, p, self.n.value(s, f, -1))
        f.n = 0
        if n > 0:
            change_resource(s, f, V_LOSE, p, AMBER, -n, s.rules.cite("keyforge.rules.lose"))
        return STAY


class Capture(Op):
    """Each of the creatures takes amber from the pool of its controller's opponent onto itself.

    ``own``: the card takes it from the pool of its controller, which is not called capturing.
    """

    def __init__(self, cards: Cards, n: object, own: bool = False) -> None:
        self.cards: Cards = cards
        self.n: Number = number(n)
        self.own: bool = own
        self.verb: i64 = V_MOVE if own else V_CAPTURE
        self.left: Register = Register("creatures that capture")

    def registers(self) -> list[Register]:
        return [self.left]

    def purpose(self) -> i64:
        return self.verb

    def run(self, s: State, f: Frame) -> i64:
        slot = self.left.slot
        chosen: i64 = -1
        if s.answer != NONE:
            chosen = s.take()
        else:
            f.i += 1
        if f.i == 1:
            f.keep(slot, self.cards.find(s, f))
        a = f.cards_in(slot)
        cite = s.rules.cite("keyforge.rules.capture") if self.verb == V_CAPTURE else i64(0)
        if f.i % 2 == 0:  # what has left the pool lies on the creature
            n = -f.n
            f.keep(slot, a[2:])
            if n > 0:
                change_counter(s, f, self.verb, a[:2], K_AMBER, n, cite)
            return STAY
        if len(a) == 0:
            return NEXT
        if chosen >= 0:
            a = foremost(a, chosen)
            f.keep(slot, a)
        elif len(a) > 2 and not self.own and self.short(s, f, a):
            return s.ask(f.me, CHOOSE + V_CAPTURE)
        f.n = 0
        if s.life[a[0]] == a[1]:
            mine = f.me if a[0] == f.card else s.controller(a[0])  # an ability may be used as if its card were mine
            p = mine if self.own else 1 - mine
            n = taken(s, p, self.n.value(s, f, a[0]))
            if n > 0:
                change_resource(s, f, self.verb, p, AMBER, -n, cite)
        return STAY

    def short(self, s: State, f: Frame, refs: list[i64]) -> bool:
        """The pool the first one captures from holds too little for all that do: offer them."""
        p = s.controller(refs[0])
        have = s.res[(1 - p) * s.nr + AMBER]
        wanted: i64 = 0
        i: i64 = 0
        s.nopts = 0
        while i < len(refs):
            c = refs[i]
            if s.life[c] == refs[i + 1] and s.controller(c) == p:
                wanted += self.n.value(s, f, c)
                s.offer(c)
            i += 2
        if have > 0 and have < wanted and s.nopts > 1:
            return True
        s.nopts = 0
        return False


def foremost(refs: list[i64], c: i64) -> list[i64]:
    """The same cards (card, life, ...) with card c before all others."""
    i: i64 = 0
    while i < len(refs) and refs[i] != c:
        i += 2
    return refs[i : i + 2] + refs[:i] + refs[i + 2 :]


class CaptureOwn(Capture):
    """Each of the creatures captures from the pool of its own controller."""

    def __init__(self, cards: Cards, n: object) -> None:
        super().__init__(cards, n, True)
        self.verb = V_CAPTURE


class ForgesKey(Number):
    """The event this reacts to is the forging of a key (not the paying for it)."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        return 1 if e is not None and RED <= e.key <= YELLOW else 0


# ---- forging
def key_cost(s: State, p: i64) -> i64:
    """What a key costs player p now."""
    cost: i64 = KEY_COST
    if s.has_effects(M_GAME, G_KEY_COST):
        cost += s.total(M_GAME, G_KEY_COST, -2 - p)
    return cost if cost > 0 else i64(0)


def stores(s: State, p: i64) -> list[i64]:
    """Cards of player p with amber that may be spent on keys: card, amount, ..."""
    out: list[i64] = []
    if s.has_effects(M_GAME, G_KEY_AMBER):
        c = s.head[p * OWN + ARTIFACTS]
        while c >= 0:
            if s.counter(c, K_AMBER) > 0 and s.total(M_GAME, G_KEY_AMBER, c) > 0:
                out += [c, s.counter(c, K_AMBER)]
            c = s.nxt[c]
    return out


def spendable(s: State, p: i64) -> i64:
    """Amber that player p can spend on a key."""
    n = s.res[p * s.nr + AMBER]
    for x in stores(s, p)[1::2]:
        n += x
    return n


def forge(s: State, f: Frame, plus: i64) -> None:
    """Player of the frame forges a key at its present cost and `plus`, which is affordable."""
    q = s.push(s.rules.programs["forge"], f.me, -1, -1)
    q.set_reg(0, key_cost(s, f.me) + plus)


class ForgeKey(Op):
    """Spend amber from cards as far as chosen, the rest from the pool; then choose the color of the key."""

    def __init__(self, cost: Register, looked: Register, spent: Register) -> None:
        self.cost: Register = cost
        self.looked: Register = looked
        self.spent: Register = spent

    def registers(self) -> list[Register]:
        return [self.cost, self.looked, self.spent]

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        cite = s.rules.cite("keyforge.rules.forge")
        if f.i == 0:
            return self.spend_cards(s, f, p, cite)
        if f.i == 1:
            f.i = 2
            f.set_reg(self.spent.slot, f.reg(self.spent.slot) + f.reg(self.cost.slot))
            change_resource(s, f, V_FORGE, p, AMBER, -f.reg(self.cost.slot), cite)
            return STAY
        if f.i == 2:
            f.i = 3
            n = f.reg(self.spent.slot)
            if n > 0 and s.has_effects(M_GAME, G_SPOILS) and s.total(M_GAME, G_SPOILS, -2 - p) > 0:
                change_resource(s, f, V_GAIN, 1 - p, AMBER, n, 0)
                return STAY
        if f.i == 3:
            return self.color(s, f, p, cite)
        return STAY if game_ends(s, p) else NEXT

    def spend_cards(self, s: State, f: Frame, p: i64, cite: i64) -> i64:
        """One card after the other; of each at least what all that comes after it cannot pay."""
        a = stores(s, p)
        done = f.reg(self.looked.slot)
        cost = f.reg(self.cost.slot)
        if 2 * done >= len(a):
            f.i = 1
            return STAY
        c = a[2 * done]
        later = s.res[p * s.nr + AMBER]
        for x in a[2 * done + 3 :: 2]:
            later += x
        low = cost - later if cost > later else i64(0)
        high = a[2 * done + 1] if a[2 * done + 1] < cost else cost
        n = low
        if s.answer != NONE:
            n = s.take() % OPTION
        elif low < high:
            for x in range(low, high + 1):
                s.offer(O_NUMBER * OPTION + x)
            return s.ask(p, Q_SPEND)
        if n < s.counter(c, K_AMBER):
            f.set_reg(self.looked.slot, done + 1)  # a card that gave all is no store any more
        f.set_reg(self.cost.slot, cost - n)
        f.set_reg(self.spent.slot, f.reg(self.spent.slot) + n)
        if n > 0:
            change_counter(s, f, V_FORGE, [c, s.life[c]], K_AMBER, -n, cite)
        return STAY

    def color(self, s: State, f: Frame, p: i64, cite: i64) -> i64:
        a = s.answer
        if a == NONE:
            s.nopts = 0
            for k in (RED, BLUE, YELLOW):
                if s.res[p * s.nr + k] == 0:
                    s.offer(O_MODE * OPTION + k - RED)
            if s.nopts > 1:
                return s.ask(p, Q_COLOR)
            a = s.opts[0]
            s.nopts = 0
        s.answer = NONE
        f.i = 4
        note_history(s, H_FORGED, -RED - a % OPTION, p)  # Key Hammer asks which
        s.res[p * s.nr + KEYS] += 1  # the number of keys follows from their colors
        change_resource(s, f, V_FORGE, p, RED + a % OPTION, 1, cite)
        return STAY

    def option_name(self, i: i64) -> str:
        return ["red", "blue", "yellow"][i]
