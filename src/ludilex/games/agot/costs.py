"""Costs as data: one node says what is paid and whether it can be; legality is derived from it, and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from ludilex.games.agot.paying import can_pay_toll, funds, pay_gold, toll
from ludilex.games.agot.settle import alive, bonus, event_levy, law, price
from ludilex.games.agot.terms import (
    ATTACHED,
    DISCARD,
    FACT_CANNOT_SAVE,
    INFLUENCE,
    K_KNEELING,
    K_MORIBUND,
    OWN,
    PLAY,
    SPARE,
    V_DISCARD,
    V_GOLD,
    V_KNEEL,
)
from ludilex.kernel.codes import C_COST, M_GAME, NEXT, NONE, O_NUMBER, OPTION, STAY, W_COUNT
from ludilex.kernel.control import number
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event, Lasting
from ludilex.kernel.lasting import add_lasting
from ludilex.kernel.ops import Choose
from ludilex.kernel.pipeline import propose, resource_now
from ludilex.kernel.programs import Cards, Number, Op, Register, flatten
from ludilex.kernel.selectors import It, This

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Op):
    """Part of what an ability costs."""

    def payable(self, s: State, f: Frame) -> bool:
        """The player of the frame can pay it."""
        raise NotImplementedError

    def takes_gold(self) -> bool:
        """Gold must be paid."""
        return False


class Gold(Cost):
    """Pay so much gold; what a target costs is paid when that is known, so it must be affordable."""

    def __init__(self, n: object) -> None:
        self.n: Number = number(n)
        self.late: bool = isinstance(n, CostOfIt)

    def takes_gold(self) -> bool:
        return True

    def payable(self, s: State, f: Frame) -> bool:
        return purse(s, f) >= self.n.value(s, f, -1)

    def run(self, s: State, f: Frame) -> i64:
        pay_gold(s, f, f.me, self.n.value(s, f, -1))
        return NEXT


class GoldX(Cost):
    """Pay as much gold as the player wants, at least 1: X."""

    def __init__(self, x: Register) -> None:
        self.x: Register = x

    def registers(self) -> list[Register]:
        return [self.x]

    def takes_gold(self) -> bool:
        return True

    def payable(self, s: State, f: Frame) -> bool:
        return purse(s, f) > 0

    def run(self, s: State, f: Frame) -> i64:
        most = purse(s, f)
        n: i64 = 1
        if s.answer != NONE:
            n = s.take() - O_NUMBER * OPTION
        elif most > 1:
            for k in range(1, most + 1):
                s.offer(O_NUMBER * OPTION + k)
            return s.ask(f.me, s.rules.prompt("how-much-gold"))
        f.set_reg(self.x.slot, n)
        pay_gold(s, f, f.me, n)
        return NEXT


class CostOfIt(Number):
    """The printed cost of the first remembered card; 0 as long as there is none."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return s.printed(f.it[0]).cost if len(f.it) > 0 else 0


class Affordable(Number):
    """The player has as much gold as is printed as the cost of the card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and s.printed(c).cost <= purse(s, f) else 0


def purse(s: State, f: Frame) -> i64:
    """The gold that may be spent for an ability: what the opponent gets for it is spent already."""
    return funds(s, f.me) - toll(s, f.me, f.card) - event_levy(s, f.me, f.card)


class Influence(Cost):
    """Kneel cards that provide so much influence; what they provide in excess is lost."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def needed(self, s: State, f: Frame) -> i64:
        """How much influence it is."""
        return self.n

    def payable(self, s: State, f: Frame) -> bool:
        n = s.resource(f.me, SPARE)
        for c in sources(s, f.me):
            n += bonus(s, c, INFLUENCE)
        return n >= self.needed(s, f)

    def run(self, s: State, f: Frame) -> i64:
        if s.answer != NONE:
            c = s.take()
            f.picked = f.picked + [c, s.life[c]]
        n = s.resource(f.me, SPARE)
        for c in f.picked[::2]:
            n += bonus(s, c, INFLUENCE)
        if f.i == 1 or n >= self.needed(s, f):
            return self.kneel(s, f, n - self.needed(s, f))
        left = [c for c in sources(s, f.me) if c not in f.picked[::2]]
        if len(left) == 1:
            f.picked = f.picked + [left[0], s.life[left[0]]]
            return STAY
        for c in left:
            s.offer(c)
        return s.ask(f.me, s.rules.prompt("influence"))

    def kneel(self, s: State, f: Frame, excess: i64) -> i64:
        if f.i == 1:
            return NEXT
        f.i = 1
        if law(s).influence_kept:
            spare = f.me * s.nr + SPARE
            resource_now(s, V_GOLD, f.me, SPARE, excess - s.res[spare], law(s).c_influence)
        refs = f.picked
        if len(refs) == 0:
            return STAY
        f.picked = NO_NUMBERS
        pay_cards(s, f, V_KNEEL, refs, K_KNEELING, 1)
        return STAY


class AmbushPrice(Influence):
    """Pay as much influence as the card costs gold (or, by an option, the gold)."""

    def __init__(self) -> None:
        super().__init__(0)

    def needed(self, s: State, f: Frame) -> i64:
        return price(s, f.me, f.card) if law(s).ambush_gold else s.cost(f.card)

    def payable(self, s: State, f: Frame) -> bool:
        return purse(s, f) >= self.needed(s, f) if law(s).ambush_gold else super().payable(s, f)

    def run(self, s: State, f: Frame) -> i64:
        if not law(s).ambush_gold:
            return super().run(s, f)
        pay_gold(s, f, f.me, self.needed(s, f))
        return NEXT

    def takes_gold(self) -> bool:
        return True


def sources(s: State, p: i64) -> list[i64]:
    """The standing cards of player p that provide influence."""
    out: list[i64] = []
    for kind in (PLAY, ATTACHED):
        c = s.head[p * OWN + kind]
        while c >= 0:
            if stands(s, c) and bonus(s, c, INFLUENCE) > 0:
                out.append(c)
            c = s.nxt[c]
    return out


def stands(s: State, c: i64) -> bool:
    """The card is standing and not moribund."""
    return s.counter(c, K_KNEELING) == 0 and alive(s, c)


class KneelCost(Cost):
    """Kneel these cards (this card by default), all of which must be standing."""

    def __init__(self, cards: Cards | None = None) -> None:
        self.cards: Cards = cards if cards is not None else This()

    def payable(self, s: State, f: Frame) -> bool:
        if isinstance(self.cards, This):
            return stands(s, f.card)
        found = self.cards.find(s, f)
        i: i64 = 0
        while i < len(found):
            if not stands(s, found[i]):
                return False
            i += 2
        return i > 0

    def run(self, s: State, f: Frame) -> i64:
        pay_cards(s, f, V_KNEEL, self.cards.find(s, f), K_KNEELING, 1)
        return NEXT


class KneelSome(Cost):
    """Choose and kneel so many of these cards, which must be standing. An immune card may pay."""

    def __init__(self, cards: Cards, n: i64 = 1) -> None:
        self.cards: Cards = cards
        self.n: i64 = n

    def payable(self, s: State, f: Frame) -> bool:
        n: i64 = len(self.cards.find(s, f))
        return (n >> 1) >= self.n

    def flat(self, out: list[Op]) -> None:
        flatten([Choose(self.cards, self.n, self.n), KneelCost(It())], out)


class DiscardThis(Cost):
    """Discard this card from play; it cannot be saved."""

    def payable(self, s: State, f: Frame) -> bool:
        return alive(s, f.card)

    def run(self, s: State, f: Frame) -> i64:
        pay_cards(s, f, V_DISCARD, [f.card, f.life], K_MORIBUND, 1 + DISCARD)
        return NEXT


class Limit(Cost):
    """It may be used so many times until an end: each copy, or, where the card leaves play by it, each player.

    ``edition``: the only one whose errata know the limit.
    """

    def __init__(self, times: i64, until: i64, each_player: bool = False, edition: str = "") -> None:
        self.times: i64 = times
        self.until: i64 = until
        self.each_player: bool = each_player
        self.edition: str = edition
        self.key: i64 = 0

    def payable(self, s: State, f: Frame) -> bool:
        return s.total(M_GAME, self.key, self.subject(f)) < self.times

    def subject(self, f: Frame) -> i64:
        return -2 - f.me if self.each_player else f.card

    def run(self, s: State, f: Frame) -> i64:
        c = self.subject(f)
        life = s.life[c] if c >= 0 else i64(0)
        add_lasting(s, Lasting(M_GAME, self.key, 1, [c], [life], f.card, -1, self.until, f.me, 0, None, None))
        return NEXT


def pay_cards(s: State, f: Frame, verb: i64, refs: list[i64], counter: i64, n: i64) -> None:
    """Cards pay: one event of cause *cost*, to which immunity is nothing."""
    e = Event(verb, W_COUNT)
    e.cards = refs[::2]
    e.lives = refs[1::2]
    e.key = counter
    e.n = n
    e.facts = [FACT_CANNOT_SAVE, 1]
    immune = False
    for c in e.cards:
        immune = immune or s.rules.immune(s, c, f.card, 0) >= 0
    if immune:
        e.citation = law(s).c_immune_pays
    before = f.cause
    f.cause = C_COST
    propose(s, f, e)
    f.cause = before


class Begins(Number):
    """The ability can begin: its costs can be paid, each target it needs can be chosen, something can come of it.

    ``triggered``: a player triggers it, so a toll on its card must be paid. ``hope``: what must hold if any part of the
    effect is to do anything.
    """

    def __init__(
        self,
        costs: list[Cost],
        targets: list[Choose],
        when: Number | None = None,
        triggered: bool = True,
        hope: Number | None = None,
    ) -> None:
        self.costs: list[Cost] = costs
        self.targets: list[Choose] = targets
        self.when: Number | None = when
        self.triggered: bool = triggered
        self.hope: Number | None = hope

    def value(self, s: State, f: Frame, c: i64) -> i64:
        when = self.when
        if when is not None and when.value(s, f, c) == 0:
            return 0
        if self.triggered and not can_pay_toll(s, f.me, f.card):
            return 0
        owed = event_levy(s, f.me, f.card)
        if owed > 0 and funds(s, f.me) < owed:
            return 0
        hope = self.hope
        if hope is not None and hope.value(s, f, c) == 0:
            return 0
        for cost in self.costs:
            if not cost.payable(s, f):
                return 0
        for t in self.targets:
            if not choosable(s, f, t):
                return 0
        return 1


def costs_gold(needs: Number | None) -> bool:
    """Gold must be paid among the costs."""
    if isinstance(needs, Begins):
        for cost in needs.costs:
            if cost.takes_gold():
                return True
    return False


def choosable(s: State, f: Frame, t: Choose) -> bool:
    """There are as many cards as must be chosen."""
    n: i64 = 0
    least = t.least.value(s, f, -1)
    if least <= 0:
        return True
    found = t.cards.find(s, f)
    i: i64 = 0
    while i < len(found):
        if t.bars(s, f, found[i]) < 0:
            n += 1
            if n >= least:
                return True
        i += 2
    return False
