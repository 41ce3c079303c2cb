"""Gold: what a player can spend, also from cards, how it is paid, and the toll that an opponent takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.settle import has, law
from ludilex.games.agot.terms import F_HOARD, GOLD, K_GOLD, OWN, PLAY, SPENDABLE, TOLLED, V_GOLD, V_HOARD
from ludilex.kernel.codes import M_WORD, NEXT, NONE, O_NUMBER, OPTION, STAY
from ludilex.kernel.numbers import ResourceOf
from ludilex.kernel.pipeline import change_counter, change_resource
from ludilex.kernel.programs import Op, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.programs import Program
    from ludilex.kernel.state import State


# ---- what there is
def hoards(s: State, p: i64) -> list[i64]:
    """The cards of player p with gold that may be spent."""
    out: list[i64] = []
    if s.fact(F_HOARD) != 0:
        c = s.head[p * OWN + PLAY]
        while c >= 0:
            if s.cnt[c * s.rules.nk + K_GOLD] > 0 and has(s, c, SPENDABLE):
                out.append(c)
            c = s.nxt[c]
    return out


def funds(s: State, p: i64) -> i64:
    """The gold that player p can spend: in the pool and on cards."""
    n = s.res[p * s.nr + GOLD]
    if s.fact(F_HOARD) != 0:
        c = s.head[p * OWN + PLAY]
        while c >= 0:
            k = s.cnt[c * s.rules.nk + K_GOLD]
            if k > 0 and has(s, c, SPENDABLE):
                n += k
            c = s.nxt[c]
    return n


class Funds(ResourceOf):
    """The gold that I can spend."""

    def __init__(self) -> None:
        super().__init__(GOLD)

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return funds(s, f.me)


class GoldToStay(Funds):
    """Gold with which a saved card stays in play; none against a terminal effect, which only leaving play ends."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        bound = e is not None and e.terminal and not law(s).way_out_open
        return i64(0) if bound else super().value(s, f, c)


def toll(s: State, p: i64, c: i64) -> i64:
    """What player p gives the opponent for wanting to attack or defend with their card c, or to trigger its ability."""
    if c < 0 or not s.has_effects(M_WORD, TOLLED) or s.controller(c) != p:
        return 0
    return s.total(M_WORD, TOLLED, c)


def can_pay_toll(s: State, p: i64, c: i64, before: i64 = 0) -> bool:
    """Player p has the gold for card c, besides so much for other things."""
    n = toll(s, p, c)
    return n == 0 or n + before <= funds(s, p)


# ---- paying
def pay_gold(s: State, f: Frame, p: i64, n: i64, citation: i64 = 0) -> None:
    """Player p pays so much, out of the pool unless there is gold on cards, too."""
    if n > 0 and len(hoards(s, p)) > 0:
        begin(s, f, law(s).payment, p, n)
    elif n != 0:
        change_resource(s, f, V_GOLD, p, GOLD, -n, citation)


def give_toll(s: State, f: Frame, p: i64, n: i64) -> None:
    """Player p gives the opponent so much."""
    begin(s, f, law(s).toll, p, n)


def begin(s: State, f: Frame, program: Program | None, p: i64, n: i64) -> None:
    """Start a program about an amount of gold."""
    if program is None:
        raise RuntimeError("the rules of A Game of Thrones were not built")
    q = s.push(program, p, f.card, f.life)
    q.cause = f.cause
    q.set_reg(0, n)


class PayFromCards(Op):
    """So much of what is to be paid as the player wants is taken from cards, one card after the other."""

    def __init__(self) -> None:
        self.amount: Register = Register("amount")
        self.seen: Register = Register("cards seen")

    def registers(self) -> list[Register]:
        return [self.amount, self.seen]

    def run(self, s: State, f: Frame) -> i64:
        found = hoards(s, f.me)
        n = f.reg(self.amount.slot)
        i = f.reg(self.seen.slot)  # cards from which less than all was taken
        if i >= len(found) or n == 0:
            return NEXT
        c = found[i]
        have = s.counter(c, K_GOLD)
        others = funds(s, f.me) - have
        for x in found[:i]:
            others -= s.counter(x, K_GOLD)
        least = n - others if n > others else i64(0)
        most = n if n < have else have
        if s.answer != NONE:
            least = s.take() - O_NUMBER * OPTION
        elif least < most:
            for k in range(least, most + 1):
                s.offer(O_NUMBER * OPTION + k)
            return s.ask(f.me, s.rules.prompt("gold-from-card"))
        if least < have:
            f.set_reg(self.seen.slot, i + 1)
        if least > 0:
            f.set_reg(self.amount.slot, n - least)
            change_counter(s, f, V_HOARD, [c, s.life[c]], K_GOLD, -least, 0)
        return STAY


class PayRest(Op):
    """The rest comes from the pool."""

    def __init__(self, amount: Register) -> None:
        self.amount: Register = amount

    def run(self, s: State, f: Frame) -> i64:
        n = f.reg(self.amount.slot)
        if n > 0:
            change_resource(s, f, V_GOLD, f.me, GOLD, -n, 0)
        return NEXT


class Give(Op):
    """The player pays an amount of gold, and the opponent receives it."""

    def __init__(self) -> None:
        self.amount: Register = Register("amount")

    def registers(self) -> list[Register]:
        return [self.amount]

    def run(self, s: State, f: Frame) -> i64:
        n = f.reg(self.amount.slot)
        if f.i == 0:
            f.i = 1
            pay_gold(s, f, f.me, n)
            return STAY
        change_resource(s, f, V_GOLD, (f.me + 1) % s.players, GOLD, n, 0)
        return NEXT


class PayToll(Op):
    """Who triggers an ability of a card under a toll gives it; `of_host`: the ability of the card this is on."""

    def __init__(self, of_host: bool = False) -> None:
        self.of_host: bool = of_host

    def run(self, s: State, f: Frame) -> i64:
        n = toll(s, f.me, s.host[f.card] if self.of_host else f.card) if f.i == 0 else i64(0)
        if n == 0:
            return NEXT
        f.i = 1
        give_toll(s, f, f.me, n)
        return STAY


def payment_program() -> list[Op]:
    """Gold is paid, partly from cards."""
    taken = PayFromCards()
    return [taken, PayRest(taken.amount)]
