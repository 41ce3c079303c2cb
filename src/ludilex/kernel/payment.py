"""Costs as data and paying as a transaction: plan, then commit together; withdrawing restores the snapshot.

A price is one amount per currency of the rules. Legality is derived from it here and nowhere else: `missing` plans for
the player what they would plan for themselves.

A plan is a list of four numbers a unit: the currency that is owed, the one it is paid in, the card (-1: still to be
chosen, or no card) and its life.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.kernel.codes import (
    ABSOLUTE,
    C_COST,
    NEXT,
    NONE,
    O_CURRENCY,
    OPTION,
    S_WITHDRAWN,
    STAY,
    STEP,
    W_NONE,
    WITHDRAW,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.pipeline import change_counter, change_resource, move_cards, move_now, propose
from ludilex.kernel.programs import Op, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.rules import Currency
    from ludilex.kernel.state import State

UNIT: Final = 4  # numbers in a plan for each unit


# ---- what can be paid
def missing(s: State, f: Frame, price: list[i64], plan: list[i64] = NO_NUMBERS) -> list[i64]:
    """What player f.me cannot pay for f.card, once `plan` is carried out: currency, lacking amount, ..."""
    out: list[i64] = []
    for k in range(len(price)):
        if price[k] <= 0:
            continue
        if plain(s, f, k):
            lack = price[k] - available(s, f, price, plan, k, k)
        else:
            lack = owed(s, f, price, plan, k)
            while lack > 0:
                more = cheapest(s, f, price, plan, k)
                if len(more) == 0:
                    break
                plan = plan + more
                lack = owed(s, f, price, plan, k)
        if lack > 0:
            out.append(k)
            out.append(lack)
    return out


def plain(s: State, f: Frame, k: i64) -> bool:
    """Nothing of currency k is ever chosen: it is paid in one way."""
    currency = s.rules.currencies[k]
    if currency.cards is not None and not currency.unchosen:
        return False
    for j in currency.instead:
        if usable(s, f, j):
            return False
    return True


def usable(s: State, f: Frame, k: i64) -> bool:
    """Currency k may be used for the card whose price it is."""
    when = s.rules.currencies[k].when
    return when is None or when.value(s, f, f.card) != 0


def ways(s: State, f: Frame, k: i64) -> list[i64]:
    """The currencies in which a unit of currency k may be paid."""
    currency = s.rules.currencies[k]
    out: list[i64] = []
    if currency.resource >= 0 or currency.cards is not None:
        out.append(k)
    for j in currency.instead:
        if usable(s, f, j):
            out.append(j)
    return out


def available(s: State, f: Frame, price: list[i64], plan: list[i64], k: i64, owes: i64) -> i64:
    """How many units of currency k are left to pay currency `owes`, after the rest of the price and the plan."""
    currency = s.rules.currencies[k]
    n: i64 = 0
    if currency.cards is None:
        n = s.resource(f.me, currency.resource) - currency.spared
    elif currency.unchosen:
        n = len(currency.cards.find(s, f)) >> 1
    else:
        for c in candidates(s, f, plan, k):
            n += worth(s, f, currency, c)
    n = n // currency.each
    if k != owes and plain(s, f, k):
        n -= price[k]
    if currency.cards is None:
        for i in range(0, len(plan), UNIT):
            if plan[i + 1] == k:
                n -= 1
    return n


def candidates(s: State, f: Frame, plan: list[i64], k: i64) -> list[i64]:
    """The cards that can still be chosen to pay currency k: each pays once."""
    cards = s.rules.currencies[k].cards
    if cards is None:
        return NO_NUMBERS
    used = plan[2::UNIT]
    return [c for c in cards.find(s, f)[::2] if c not in used]


def worth(s: State, f: Frame, currency: Currency, c: i64) -> i64:
    """How many units card c covers."""
    return currency.worth.value(s, f, c) if currency.worth is not None else i64(1)


def owed(s: State, f: Frame, price: list[i64], plan: list[i64], k: i64) -> i64:
    """How many units of currency k are not planned for yet."""
    n = price[k]
    for i in range(0, len(plan), UNIT):
        if plan[i] == k:
            n -= i64(1) if plan[i + 2] < 0 else worth(s, f, s.rules.currencies[plan[i + 1]], plan[i + 2])
    return n


def cheapest(s: State, f: Frame, price: list[i64], plan: list[i64], k: i64) -> list[i64]:
    """A unit of currency k as it costs least: a resource, else the card that covers most."""
    best: list[i64] = NO_NUMBERS
    most: i64 = 0
    for j in ways(s, f, k):
        currency = s.rules.currencies[j]
        if available(s, f, price, plan, j, k) <= 0:
            continue
        if currency.cards is None:
            return [k, j, -1, 0]
        for c in candidates(s, f, plan, j):
            n = worth(s, f, currency, c)
            if n > most:
                most = n
                best = [k, j, c, s.life[c]]
    return best


def leads_on(s: State, f: Frame, price: list[i64], plan: list[i64], k: i64, j: i64) -> bool:
    """A unit of currency k can be paid in currency j, and the rest can still be paid then."""
    if available(s, f, price, plan, j, k) <= 0:
        return False
    currency = s.rules.currencies[j]
    if currency.cards is None:
        return len(missing(s, f, price, plan + [k, j, -1, 0])) == 0
    for c in candidates(s, f, plan, j):
        if len(missing(s, f, price, plan + [k, j, c, s.life[c]])) == 0:
            return True
    return False


# ---- the transaction
def announce(s: State, f: Frame) -> State:
    """The snapshot to come back to; take it before anything of the announcement is written."""
    snapshot = s.clone()
    snapshot.answer = NONE
    snapshot.nopts = 0
    return snapshot


def withdraw(s: State, snapshot: State, citation: i64 = 0) -> None:
    """Take the announcement back. What was seen meanwhile stays seen; the trace keeps the withdrawn steps, marked."""
    who = s.who
    s.restore(snapshot)
    if s.tracing:
        s.note(S_WITHDRAWN, -1, -1, who, s.logged // STEP, citation)


class Pay(Op):
    """Pay a price (register: one amount per currency): choose how, then commit everything together.

    The frame may hold the snapshot from `announce`: then the action can be withdrawn while something is chosen. Where
    a unit may be paid in several currencies the currency is chosen first, then the card. Resources are spent before
    cards; the cards of one currency are one event of cause *cost*.
    """

    def __init__(self, price: Register, plan: Register, verb: i64, prompt: i64) -> None:
        self.price: Register = price  # memory with the price
        self.plan: Register = plan  # memory with the plan
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
            plan = self.chosen(s, f, price, plan, s.take())
            f.keep(self.plan.slot, plan)
        if f.i == 0:
            k = self.wanting(s, f, price, plan)
            if k >= 0:
                return self.choose(s, f, price, plan, k)
        return self.commit(s, f, price, plan)

    def chosen(self, s: State, f: Frame, price: list[i64], plan: list[i64], answer: i64) -> list[i64]:
        """The plan with the answer in it: a currency, or a card."""
        if answer >= OPTION:
            return plan + [self.wanting(s, f, price, plan), answer - O_CURRENCY * OPTION, -1, 0]
        if pending(s, plan):
            return plan[:-2] + [answer, s.life[answer]]
        k = self.wanting(s, f, price, plan)
        return plan + [k, ways(s, f, k)[0], answer, s.life[answer]]

    def wanting(self, s: State, f: Frame, price: list[i64], plan: list[i64]) -> i64:
        """The first currency for which something is still to be chosen, or -1."""
        if pending(s, plan):
            return plan[len(plan) - UNIT]
        for k in range(len(price)):
            if price[k] > 0 and not plain(s, f, k) and owed(s, f, price, plan, k) > 0:
                return k
        return -1

    def choose(self, s: State, f: Frame, price: list[i64], plan: list[i64], k: i64) -> i64:
        """Ask for the currency of the next unit of k, or for its card; what is the only way is planned unasked."""
        s.nopts = 0
        several = ways(s, f, k)
        if pending(s, plan) or len(several) == 1:
            paid = plan[len(plan) - 3] if pending(s, plan) else several[0]
            before = plan[:-UNIT] if pending(s, plan) else plan
            for c in candidates(s, f, plan, paid):
                if len(missing(s, f, price, before + [k, paid, c, s.life[c]])) == 0:
                    s.offer(c)
        else:
            several = [j for j in several if leads_on(s, f, price, plan, k, j)]
            if len(several) == 1 and s.rules.currencies[several[0]].cards is None:
                f.keep(self.plan.slot, plan + [k, several[0], -1, 0])
                return STAY
            for j in several:
                s.offer(O_CURRENCY * OPTION + j)
        if f.snapshot is not None and not s.rules.currencies[k].itself:
            s.offer(WITHDRAW)
        elif s.nopts == 1:
            only = s.opts[0]
            s.nopts = 0
            f.keep(self.plan.slot, self.chosen(s, f, price, plan, only))
            return STAY
        return s.ask(f.me, self.prompt)

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """Nothing, or something else, in place of what is owed; a card that cannot pay it."""
        price = f.cards_in(self.price.slot)
        plan = f.cards_in(self.plan.slot)
        k = self.wanting(s, f, price, plan)
        if k < 0:
            return NO_NUMBERS
        if code < 0 or code >= OPTION:
            return [s.rules.owing(s, f, k), i64(-1)]
        j = plan[len(plan) - 3] if pending(s, plan) else k
        return [s.rules.unpaying(s, f, j, code), code]

    def commit(self, s: State, f: Frame, price: list[i64], plan: list[i64]) -> i64:
        """One currency per run, resources first."""
        n: i64 = len(price)
        while f.i < 2 * n:
            k = f.i % n
            by_cards = f.i >= n
            f.i += 1
            if price[k] <= 0 and len(plan) == 0:
                continue
            currency = s.rules.currencies[k]
            units = due(s, f, price, plan, k)
            if units <= 0 or (currency.cards is not None) != by_cards:
                continue
            before = f.cause
            f.cause = C_COST
            cited = s.rules.paying(s, f, plan, k) if s.tracing else currency.citation
            if not by_cards:
                verb = currency.verb if currency.verb >= 0 else self.verb
                change_resource(s, f, verb, f.me, currency.resource, -units * currency.each, cited)
            elif currency.unchosen:
                throw(s, f, currency, units * currency.each)
            else:
                hand_over(s, f, currency, cards_of(plan, k), cited)
            f.cause = before
            return STAY
        return NEXT


def pending(s: State, plan: list[i64]) -> bool:
    """The currency of the last unit is chosen, its card is not."""
    n: i64 = len(plan)
    return n > 0 and plan[n - 2] < 0 and s.rules.currencies[plan[n - 3]].cards is not None


def due(s: State, f: Frame, price: list[i64], plan: list[i64], k: i64) -> i64:
    """How many units are paid in currency k."""
    n = price[k] if price[k] > 0 and plain(s, f, k) else i64(0)
    for i in range(0, len(plan), UNIT):
        if plan[i + 1] == k:
            n += 1
    return n


def cards_of(plan: list[i64], k: i64) -> list[i64]:
    """The cards that pay currency k: card, life, ..."""
    refs: list[i64] = []
    for i in range(0, len(plan), UNIT):
        if plan[i + 1] == k:
            refs += [plan[i + 2], plan[i + 3]]
    return refs


def hand_over(s: State, f: Frame, currency: Currency, refs: list[i64], cited: i64) -> None:
    """The chosen cards pay: a counter on each of them, or they go where the currency says, with what lies on them."""
    if currency.counter >= 0:
        change_counter(s, f, currency.verb, refs, currency.counter, currency.by, cited)
    else:
        move_cards(s, f, currency.verb, s.rules.with_attached(s, refs), currency.to, True, cited, -1)


def throw(s: State, f: Frame, currency: Currency, n: i64) -> None:
    """The first n cards found pay unseen, one after the other; then whoever listens hears of all of them."""
    cards = currency.cards
    if cards is None:
        return
    refs: list[i64] = []
    for c in cards.find(s, f)[: 2 * n : 2]:
        s.face_down = s.knowing
        move_now(s, f, currency.verb, c, s.owner[c] * s.own + currency.to, currency.citation)
        refs += [c, s.life[c]]
    f.n = n
    if s.live[currency.verb] > 0:
        e = Event(currency.verb, W_NONE)
        e.player = f.me
        e.cards = refs[::2]
        e.lives = refs[1::2]
        e.to = ABSOLUTE
        e.told = True
        propose(s, f, e)
