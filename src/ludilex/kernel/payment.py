"""Costs as data and paying as a transaction: plan, then commit together; withdrawing restores the snapshot.

A price is one amount per currency of the rules. Legality is derived from it here and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.kernel.codes import C_COST, NEXT, NONE, S_WITHDRAWN, STAY, STEP, WITHDRAW
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.pipeline import change_resource, move_cards
from ludilex.kernel.programs import Op, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.rules import Currency
    from ludilex.kernel.state import State


def missing(s: State, f: Frame, price: list[i64]) -> list[i64]:
    """The currencies that player f.me cannot pay: currency, lacking amount, ..."""
    out: list[i64] = []
    for k in range(len(price)):
        lack = price[k] - available(s, f, s.rules.currencies[k])
        if price[k] > 0 and lack > 0:
            out.append(k)
            out.append(lack)
    return out


def available(s: State, f: Frame, currency: Currency) -> i64:
    """How much of a currency the player of the frame has."""
    if currency.cards is None:
        return s.resource(f.me, currency.resource)
    n: i64 = len(currency.cards.find(s, f))
    return n >> 1


def announce(s: State, f: Frame) -> State:
    """The snapshot to come back to; take it before anything of the announcement is written."""
    snapshot = s.clone()
    snapshot.answer = NONE
    snapshot.nopts = 0
    return snapshot


def withdraw(s: State, snapshot: State) -> None:
    """Take the announcement back. What was seen meanwhile stays seen; the trace keeps the withdrawn steps, marked."""
    who = s.who
    s.restore(snapshot)
    if s.tracing:
        s.note(S_WITHDRAWN, -1, -1, who, s.logged // STEP, 0)
    s.rules.withdrawn(s)


class Pay(Op):
    """Pay a price (register: one amount per currency): choose the cards, then commit everything together.

    The frame must hold the snapshot from `announce`. Stages: choose cards per currency, then resources, then cards.
    """

    def __init__(self, price: Register, plan: Register, verb: i64, prompt: i64) -> None:
        self.price: Register = price  # memory with the price
        self.plan: Register = plan  # memory: currency, card, life, ...
        self.verb: i64 = verb  # of the resource changes
        self.prompt: i64 = prompt

    def registers(self) -> list[Register]:
        return [self.price, self.plan]

    def run(self, s: State, f: Frame) -> i64:
        if s.answer == WITHDRAW:
            s.take()
            snapshot = f.snapshot
            if snapshot is not None:
                withdraw(s, snapshot)
            return STAY
        price = f.cards_in(self.price.slot)
        plan = f.cards_in(self.plan.slot)
        if s.answer != NONE:
            c = s.take()
            plan = plan + [self.wanting(s, price, plan), c, s.life[c]]
            f.keep(self.plan.slot, plan)
        k = self.wanting(s, price, plan)
        if k >= 0:
            return self.choose(s, f, plan, k)
        return self.commit(s, f, price, plan)

    def wanting(self, s: State, price: list[i64], plan: list[i64]) -> i64:
        """The first currency for which cards are still to be chosen, or -1."""
        for k in range(len(price)):
            n: i64 = 0
            for x in plan[::3]:
                if x == k:
                    n += 1
            if s.rules.currencies[k].cards is not None and n < price[k]:
                return k
        return -1

    def choose(self, s: State, f: Frame, plan: list[i64], k: i64) -> i64:
        s.nopts = 0
        cards = s.rules.currencies[k].cards
        if cards is not None:
            for c in cards.find(s, f)[::2]:
                if c not in plan[1::3]:
                    s.offer(c)
        if f.snapshot is not None:
            s.offer(WITHDRAW)
        return s.ask(f.me, self.prompt)

    def commit(self, s: State, f: Frame, price: list[i64], plan: list[i64]) -> i64:
        """One currency per run, resources first; cards of one currency are one event of cause *cost*."""
        n: i64 = len(price)
        while f.i < 2 * n:
            k = f.i % n
            by_cards = f.i >= n
            f.i += 1
            currency = s.rules.currencies[k]
            if price[k] <= 0 or (currency.cards is not None) != by_cards:
                continue
            before = f.cause
            f.cause = C_COST
            if by_cards:
                refs: list[i64] = NO_NUMBERS
                j: i64 = 0
                while j < len(plan):
                    if plan[j] == k:
                        refs = refs + [plan[j + 1], plan[j + 2]]
                    j += 3
                move_cards(s, f, currency.verb, refs, currency.to, True, 0, -1)
            else:
                change_resource(s, f, self.verb, f.me, currency.resource, -price[k], 0)
            f.cause = before
            return STAY
        return NEXT
