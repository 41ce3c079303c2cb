"""What is paid unseen, and what is taken back: nekron, and an action up to its first answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.hkk.costs import spend_passing
from ludilex.games.hkk.terms import (
    DECK,
    NEKRON_CARDS,
    OWN,
    Q_CONFIRM,
    V_SHUFFLE,
    V_THROW,
    VOID,
    Y_NEKRON,
    Y_POINTS,
)
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.codes import DONE, NEXT, NONE, S_FORBIDDEN, S_LOOK, S_SHUFFLE, STAY, WITHDRAW
from ludilex.kernel.knowledge import learn
from ludilex.kernel.payment import due, withdraw
from ludilex.kernel.programs import Cards, Op, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

# Registers of an action.
PRICE: Final = Register("price")
PLAN: Final = Register("plan")
THROWN: Final = Register("thrown")  # the cards that pay its nekron


# ---- taking back
def offer_withdrawal(s: State, f: Frame) -> None:
    """As long as nobody could answer it, an action of one's own can be taken back."""
    if f.snapshot is not None:
        s.offer(WITHDRAW)


def undo(s: State, f: Frame) -> i64:
    """The action is taken back while it is being announced: nothing has happened."""
    s.take()
    before = f.snapshot
    if before is not None:
        withdraw(s, before)
    return STAY


class Confirm(Op):
    """Between a nekron payment and the first answer the action may still be withdrawn (an assumption on hkk.7.5.s1)."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        price = f.cards_in(PRICE.slot)
        n = price[Y_NEKRON] * NEKRON_CARDS
        if n > 0 and s.answer == NONE:
            f.keep(THROWN.slot, thrown(s, f.me, n))
            if s.tracing:
                for c in reserved(s, f.me):
                    s.note(S_FORBIDDEN, V_THROW, c, f.me, 0, r.c_reserved)
            if f.snapshot is not None:
                s.offer(DONE)
                s.offer(WITHDRAW)
                return s.ask(f.me, Q_CONFIRM)
        elif n > 0 and s.take() == WITHDRAW:
            take_back(s, f, r)
            return STAY
        f.snapshot = None
        spend_passing(s, f.me, due(s, f, price, f.cards_in(PLAN.slot), Y_POINTS))
        return NEXT


def thrown(s: State, p: i64, n: i64) -> list[i64]:
    """The n cards that player p threw last."""
    out: list[i64] = []
    c = s.tail[p * OWN + VOID]
    while len(out) < n and c >= 0:
        out.append(c)
        c = s.prv[c]
    return out


def reserved(s: State, p: i64) -> list[i64]:
    """Cards of player p's deck that actions not yet carried out are about to play."""
    out: list[i64] = []
    for i in range(s.sp):
        q = s.stack[i]
        if q.program is s.rules.programs["play"] or q.program is s.rules.programs["use"]:
            for c in q.it[::2]:
                if c >= 0 and s.zone[c] == p * OWN + DECK:
                    out.append(c)
    return out


class Throwable(Cards):
    """The cards of my deck from its top that nekron may throw."""

    def find(self, s: State, f: Frame) -> list[i64]:
        kept = reserved(s, f.me)
        out: list[i64] = []
        c = s.tail[f.me * OWN + DECK]
        while c >= 0:
            if c not in kept:
                out.append(c)
                out.append(s.life[c])
            c = s.prv[c]
        return out


def take_back(s: State, f: Frame, r: Hkk) -> None:
    """Everything as before the announcement; thrown cards that somebody got to know are shuffled among themselves."""
    before = f.snapshot
    if before is None:
        return
    p = f.me
    cards = f.cards_in(THROWN.slot)
    seen = False
    if s.knowing:
        for c in cards:
            seen = seen or s.know[c] != before.know[c]
    withdraw(s, before, r.c_withdrawn)
    if seen:
        s.shuffle(p * OWN + DECK, len(cards))
        if s.tracing:
            s.note(S_SHUFFLE, V_SHUFFLE, -1, p, 0, r.c_shuffled)


def unveil(s: State, f: Frame, r: Hkk) -> None:
    """The cards thrown for the action may be looked at from now on (hkk.7.5.s1)."""
    for c in f.cards_in(THROWN.slot):
        if s.tracing:
            s.note(S_LOOK, -1, c, f.me, 0, r.c_unseen)
        if s.knowing:
            learn(s, c, (1 << s.players) - 1)
