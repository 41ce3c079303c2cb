"""What a card or an ability costs, whether it can be paid, and what it may aim at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.hkk.terms import (
    CREATURE,
    CURRENCIES,
    G_SUBSTITUTES,
    LOCATION,
    LOCATION_SLOT,
    PASSING,
    PASSIVE,
    PAYS_X,
    PETRIFIED,
    POINTS,
    RESISTANT,
    RULE,
    SPELL,
    USED,
    V_PAY,
    V_PRICE,
    Y_BUILDER,
    Y_COMPONENTS,
    Y_POINTS,
    Y_SACRIFICE,
    Y_SHARD,
)
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.asking import evaluate, lend, select
from ludilex.kernel.characteristics import total, word
from ludilex.kernel.codes import KEYS, M_COST, M_GAME, S_FORBIDDEN, S_HAPPENS
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.payment import UNIT, missing
from ludilex.kernel.pipeline import change_resource

if TYPE_CHECKING:
    from ludilex.kernel.definitions import Ability
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.programs import Cards
    from ludilex.kernel.state import State

ABILITY_COST: Final = 40  # key of cost changes of abilities; 0: of cards; 1 + currency: of a named currency of cards


# ---- what it costs
def price_of(s: State, c: i64, extra: i64) -> list[i64]:
    """The modified price of playing card c; `extra` is the value of its X or ?. All changes are summed first."""
    out: list[i64] = [0] * CURRENCIES
    costs = s.printed(c).costs
    for k in range(len(costs)):
        out[k] = costs[k]
    out[Y_POINTS] += extra
    if s.types(c) & LOCATION:
        return out
    change = total(s, M_COST, 0, c)
    base = out[Y_POINTS] + out[Y_SHARD]
    if change > 0:
        out[Y_POINTS] += change
    elif change < 0 and base > 0:
        less = -change if -change < base else base
        if floored(s, c):
            less = base - 1
        from_points = less if less < out[Y_POINTS] else out[Y_POINTS]
        out[Y_POINTS] -= from_points
        out[Y_SHARD] -= less - from_points
    if s.effect_keys[M_COST] > 1:
        for k in range(CURRENCIES):
            n = out[k] + total(s, M_COST, 1 + k, c)
            out[k] = n if n > 0 else i64(0)
    return out


def floored(s: State, c: i64) -> bool:
    """Discounts would lower the cost of a shard card below 1."""
    costs = s.printed(c).costs
    base = costs[Y_POINTS] + costs[Y_SHARD]
    return costs[Y_SHARD] > 0 and base + total(s, M_COST, 0, c) < 1


def price_of_use(s: State, c: i64, a: Ability) -> list[i64]:
    """The modified price of an ability."""
    out: list[i64] = [0] * CURRENCIES
    for k in range(len(a.price)):
        out[k] = a.price[k]
    if s.kind(c) == LOCATION_SLOT:
        return out
    if s.kind(c) != RULE:  # hkk.assume.beside
        out[Y_POINTS] += total(s, M_COST, ABILITY_COST, c)
    return out


def changes(s: State, c: i64) -> list[i64]:
    """What changes the cost of card c: citation, and 1 if it does so or 0 if it can do nothing, ..."""
    out: list[i64] = []
    r = s.rules
    assert isinstance(r, Hkk)
    note = r.notes[s.defn[c]]
    costs = s.printed(c).costs
    change = total(s, M_COST, 0, c)
    if s.types(c) & LOCATION:
        return [r.c_location_cost, i64(0)] if change != 0 else out
    if note.vary is not None or s.printed(c).word(PAYS_X) > 0:
        out += [r.c_variable, i64(1)]
    if note.shard and s.has_effects(M_COST, 0):
        if costs[Y_POINTS] + costs[Y_SHARD] == 0:
            out += [r.c_no_floor, i64(1)]
        elif change != 0:
            out += [r.c_shard_points, i64(1)]
    if floored(s, c):
        out += [r.c_floor, i64(0)]
    if change > 0:
        out += [r.c_surcharge, i64(1)]
    elif change < 0 and costs[Y_SACRIFICE] > 0:
        out += [r.c_no_discount, i64(0)]
    k: i64 = 0
    while k < CURRENCIES and s.effect_keys[M_COST] > 1:
        if total(s, M_COST, 1 + k, c) != 0:
            out += [r.c_named_cost, i64(1)]
        k += 1
    return out


def tell_price(s: State, p: i64, c: i64, price: list[i64], found: list[i64]) -> None:
    """Steps: the price of card c for player p as changed, and each change that can do nothing to it."""
    r = s.rules
    assert isinstance(r, Hkk)
    ids: list[str] = []
    for i in range(0, len(found), 2):
        if found[i + 1] == 0:
            s.note(S_FORBIDDEN, V_PRICE, c, p, 0, found[i])
        else:
            merge(r, ids, found[i])
    if len(ids) > 0:
        s.note(S_HAPPENS, V_PRICE, c, p, price[Y_POINTS] + price[Y_SHARD], r.cite(*ids))


def merge(r: Hkk, ids: list[str], citation: i64) -> None:
    """Add the clauses of a citation that are not there yet."""
    for x in r.citations[citation]:
        if x not in ids:
            ids.append(x)


def payable(s: State, p: i64, c: i64, price: list[i64]) -> bool:
    """Player p can pay the price of card c."""
    f = lend(s, p, c, None)
    lacking = missing(s, f, price)
    s.in_use -= 1
    return len(lacking) == 0


def affordable(s: State, p: i64, c: i64, extra: i64) -> bool:
    """Player p can pay for playing card c with this X or ?."""
    r = s.rules
    assert isinstance(r, Hkk)
    if r.plain_cost[s.defn[c]] >= 0 and s.effect_keys[M_COST] <= 1:
        n = r.plain_cost[s.defn[c]] + extra
        if s.has_effects(M_COST, 0):
            n += total(s, M_COST, 0, c)
        if n <= s.res[p * s.nr + POINTS]:
            return True
    elif payable(s, p, c, price_of(s, c, extra)):
        return True
    return s.effect_keys[M_GAME] != 0 and len(substitutes(s, p, c, price_of(s, c, extra))) > 0


def paying(s: State, f: Frame, plan: list[i64], k: i64) -> i64:
    """Citation of the payment in currency k: that of the currency, and of what makes each unit of the plan good."""
    r = s.rules
    assert isinstance(r, Hkk)
    ids: list[str] = []
    merge(r, ids, r.currencies[k].citation)
    for i in range(0, len(plan), UNIT):
        if plan[i + 1] != k:
            continue
        if plan[i] == Y_SHARD:
            merge(r, ids, r.c_shard_points if k == Y_POINTS else r.c_shard_builder if k == Y_BUILDER else r.c_shard)
        if k == Y_SACRIFICE:
            sacrificed(s, r, ids, f.card, plan[i + 2])
    return r.cite(*ids)


def sacrificed(s: State, r: Hkk, ids: list[str], c: i64, t: i64) -> None:
    """The clauses under which permanent t is good as one sacrifice for card c."""
    if s.counter(t, PASSIVE) > 0:
        merge(r, ids, r.c_passive_too)
    if (s.types(t) | s.types(c)) & (CREATURE | SPELL):
        merge(r, ids, r.c_one_each)
    if word(s, t, PETRIFIED) > 0:
        merge(r, ids, r.c_petrified_too)


def owing(s: State, c: i64, k: i64) -> i64:
    """Citation of why card c still costs something in currency k, and why not less."""
    r = s.rules
    assert isinstance(r, Hkk)
    if s.types(c) & LOCATION and k == Y_COMPONENTS:
        return r.c_two_life
    ids: list[str] = []
    merge(r, ids, r.currencies[k].citation)
    if k == Y_SACRIFICE:
        merge(r, ids, r.c_one_each)
        merge(r, ids, r.c_substitutable)
    found = changes(s, c)
    for i in range(0, len(found), 2):
        if found[i + 1] == 0:
            merge(r, ids, found[i])
    return r.cite(*ids)


# ---- what may stand in for it
def substitutes(s: State, p: i64, c: i64, price: list[i64]) -> list[i64]:
    """Player p's cards that may substitute a part of the price of card c, which is payable then; never a location's."""
    out: list[i64] = []
    if s.types(c) & LOCATION:
        return out
    constants = s.constants.get(M_GAME * KEYS + G_SUBSTITUTES)
    if constants is None:
        return out
    for a in constants:
        if s.controller(a.card) == p:
            other = substituted(s, a.card, p, price)
            if len(other) > 0 and payable(s, p, c, other):
                out.append(a.card)
    return out


def substituted(s: State, w: i64, p: i64, price: list[i64]) -> list[i64]:
    """The price as the enchantment w changes it for player p; empty if it cannot."""
    r = s.rules
    assert isinstance(r, Hkk)
    frm, to, instead, once = r.notes[s.defn[w]].substitute
    n = price[frm] + (price[Y_SHARD] if frm == Y_POINTS else i64(0))  # hkk.7.6.1.p2
    if n <= 0 or (once > 0 and (s.cnt[w * r.nk + USED] >> p) & 1 == 1):
        return NO_NUMBERS
    out = price[:]
    out[frm] = 0
    if frm == Y_POINTS:
        out[Y_SHARD] = 0
    out[to] += instead if instead > 0 else n
    return out


def variable(s: State, p: i64, c: i64, target: i64) -> i64:
    """The value of the ? in the cost of card c, with that target."""
    r = s.rules
    assert isinstance(r, Hkk)
    vary = r.notes[s.defn[c]].vary
    if vary is None:
        return 0
    it: list[i64] = [target, s.life[target]] if target >= 0 else NO_NUMBERS
    return evaluate(s, vary, p, c, None, c, it)


def least(s: State, p: i64, c: i64) -> i64:
    """The smallest value that the ? in the cost of card c of player p can have now: of all its targets."""
    r = s.rules
    assert isinstance(r, Hkk)
    if r.notes[s.defn[c]].vary is None:
        return 0
    best: i64 = -1
    cards = s.printed(c).target
    if cards is not None:
        for t in targets(s, p, c, cards, False):
            n = variable(s, p, c, t)
            if best < 0 or n < best:
                best = n
    return best if best >= 0 else variable(s, p, c, -1)


# ---- what it aims at
def targets(s: State, p: i64, c: i64, cards: Cards, narrow: bool) -> list[i64]:
    """What card c or an ability of it may aim at; `narrow`: only what leaves its ? payable."""
    out: list[i64] = []
    for t in select(s, cards, p, c, None)[::2]:
        if spared(s, c, t) < 0 and (not narrow or affordable(s, p, c, variable(s, p, c, t))):
            out.append(t)
    return out


def has_target(s: State, p: i64, c: i64, cards: Cards) -> bool:
    """There is something card c or an ability of it may aim at."""
    for t in select(s, cards, p, c, None)[::2]:
        if spared(s, c, t) < 0:
            return True
    return False


def spared(s: State, c: i64, t: i64) -> i64:
    """Citation of what spares card t from being the target of card c, or -1."""
    r = s.rules
    assert isinstance(r, Hkk)
    if s.printed(c).attach is not None and s.types(c) & SPELL == 0:
        s.last_citation = r.c_no_source
        return -1
    if not s.in_play(t):
        return -1
    if word(s, t, RESISTANT) > 0:
        return r.c_resistant
    return -1


# ---- spending
def spend(s: State, f: Frame, n: i64, citation: i64) -> None:
    """The player of the frame pays spell points outside of an action."""
    spend_passing(s, f.me, n)
    change_resource(s, f, V_PAY, f.me, POINTS, -n, citation)


def spend_passing(s: State, p: i64, n: i64) -> None:
    """Of the spell points spent, those that would be lost at the end of the turn are the first."""
    k = p * s.nr + PASSING
    s.res[k] -= n if n < s.res[k] else s.res[k]
