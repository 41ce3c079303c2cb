"""Buying: what is on sale, what it costs, and what buying it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.dominion.ops import extra_cost, gain
from ludilex.games.dominion.paying import SPEND_COFFERS, offer_coffers, price_of, spend, spend_coffers, unaffordable
from ludilex.games.dominion.terms import (
    BUYS,
    COINS,
    DEBT,
    DISCARD,
    EVENT,
    F_BUYS,
    F_POSSESSOR,
    F_TABLE,
    G_DEBT,
    G_NOT_BOUGHT,
    HAND,
    LANDSCAPE,
    PAST_BOUGHT,
    POTIONS,
    PROJECT,
    Q_BUY,
    SUPPLY,
    T_PAST,
    TREASURE,
    V_BUY,
    V_GAIN,
    V_PLUS,
)
from ludilex.games.dominion.timing import Dominion
from ludilex.kernel.codes import (
    DONE,
    M_COST,
    M_GAME,
    NEXT,
    NONE,
    O_MODE,
    OPTION,
    S_SKIPPED,
    STAY,
    W_NONE,
)
from ludilex.kernel.events import Event
from ludilex.kernel.pipeline import propose, quiet
from ludilex.kernel.programs import Op

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


def debtor(s: State, p: i64) -> i64:
    """Who gets the debt that player p would get."""
    for m in s.lastings:
        if m.kind == M_GAME and m.key == G_DEBT and m.me == p:
            return s.facts[F_POSSESSOR] - 1
    return p


CUBES: Final = 2  # Projects a player may have
ACTION_PHASE: Final = 1  # where the Action phase stands in the program of the turn


def on_sale(s: State, p: i64, c: i64) -> bool:
    """Player p may buy a landscape: an Event, or a Project they have not got while they have a cube left."""
    types = s.types(c)
    if types & PROJECT == 0:
        return types & EVENT != 0
    mine = projects(s, p)
    return len(mine) < CUBES and c not in mine


def forbidden(s: State, c: i64) -> bool:
    """Card c is of a type of which no card can be bought now."""
    for m in s.lastings:
        if m.kind == M_GAME and m.key == G_NOT_BOUGHT and m.n & s.types(c) != 0:
            return True
    return False


def projects(s: State, p: i64) -> list[i64]:
    """The Projects of player p: those whose ability waits for them."""
    out: list[i64] = []
    for m in s.lastings:
        if m.me == p and m.source >= 0 and m.source not in out and s.types(m.source) & PROJECT != 0:
            out.append(m.source)
    return out


def resume_actions(f: Frame) -> None:
    """The turn goes on with its Action phase, for which something has come back to it."""
    f.i = 0
    f.pc = ACTION_PHASE


class BuyCards(Op):
    """The Buy phase, second part: buy cards and Events while Buys are left and no debt is owed."""

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        a = s.answer
        k = p * s.nr
        res = s.res
        if f.i >= 1:  # what happens on buying it has happened; now it is gained
            if f.i == 2:
                resume_actions(f)
            f.i = 0
            self.take(s, f, self.bought(s, f))
            return STAY
        if a == NONE:
            if res[k + DEBT] > 0:
                s.nopts = 0
                if res[k + COINS] > 0:
                    s.offer(O_MODE * OPTION)
                offer_coffers(s, p)
                if s.nopts == 0:
                    return NEXT
                s.offer(DONE)
                return s.ask(p, Q_BUY)
            if res[k + BUYS] <= 0 or self.offers(s, p) == 0:
                return NEXT
            offer_coffers(s, p)
            s.offer(DONE)
            return s.ask(p, Q_BUY)
        s.answer = NONE
        if a == DONE:
            return NEXT
        if a == O_MODE * OPTION:
            self.pay_off(s, p)
            return STAY
        if a == SPEND_COFFERS:
            spend_coffers(s, p)
            return STAY
        self.pay(s, p, a)
        if s.types(a) & (EVENT | PROJECT) != 0:
            program = s.now(a).play
            if program is not None:
                s.push(program, p, a, -1)
            return STAY
        if s.facts[F_TABLE] & T_PAST != 0:
            f.keep(PAST_BOUGHT, f.cards_in(PAST_BOUGHT) + [a, s.life[a]])
        if quiet(s, V_BUY, a):
            self.take(s, f, a)
        else:
            self.announce(s, f, a)
        return STAY

    def announce(self, s: State, f: Frame, a: i64) -> None:
        """Card a is bought, and somebody may care; it is gained when that is through."""
        f.i = 1
        f.it = [a, s.life[a]]
        f.place = s.zone[a]
        e = Event(V_BUY, W_NONE)
        e.player = f.me
        e.cards = f.it[:1]
        e.lives = f.it[1:]
        e.told = True
        propose(s, f, e)

    def bought(self, s: State, f: Frame) -> i64:
        """The bought card, or the next of its name if something took it from the pile meanwhile; -1: there is none."""
        c = f.it[0]
        if s.life[c] == f.it[1]:
            return c
        top = s.tail[f.place]
        return top if top >= 0 and s.defn[top] == s.defn[c] else i64(-1)

    def take(self, s: State, f: Frame, c: i64) -> None:
        """Gain what was bought."""
        if c < 0:
            if s.tracing:
                wanted: i64 = 1 + s.defn[f.it[0]]
                s.note(S_SKIPPED, V_GAIN, -1, f.me, wanted, s.rules.cite("dominion.rules.gain.empty-pile"))
            return
        r = s.rules
        assert isinstance(r, Dominion)
        gain(s, f, c, f.me, DISCARD, r.c_gain)

    def option_name(self, i: i64) -> str:
        return "pay-debt" if i == 0 else "spend-coffers"

    def pay_off(self, s: State, p: i64) -> None:
        """Pay off as much debt as there are coins (dominion.rules.buy.debt)."""
        k = p * s.nr
        n = s.res[k + COINS] if s.res[k + COINS] < s.res[k + DEBT] else s.res[k + DEBT]
        cite = s.rules.cite("dominion.rules.buy.debt")
        spend(s, p, COINS, n, V_PLUS, -1, cite)
        spend(s, p, DEBT, n, V_PLUS, -1, cite)

    def offers(self, s: State, p: i64) -> i64:
        coins = s.res[p * s.nr + COINS]
        tail = s.tail
        kind = s.zone_kind
        cost = s.rules.cost_of
        eff = s.eff
        plain = s.effect_keys[M_COST] == 0
        extra = s.rules.extra_of
        z = s.layout.first_shared
        last = s.layout.zones
        barred = s.has_effects(M_GAME, G_NOT_BOUGHT)
        s.room(last - z)
        opts = s.opts
        n: i64 = 0
        while z < last:
            c = tail[z]
            if c >= 0 and (kind[z] == SUPPLY or (kind[z] == LANDSCAPE and on_sale(s, p, c))):
                e = eff[c]
                price = cost[e] if plain else price_of(s, c)
                if price <= coins and (extra[e] == 0 or not unaffordable(s, p, c)) and not (barred and forbidden(s, c)):
                    opts[n] = c
                    n += 1
            z += 1
        s.nopts = n
        return n

    def pay(self, s: State, p: i64, c: i64) -> None:
        r = s.rules
        assert isinstance(r, Dominion)
        price = price_of(s, c)
        spend(s, p, BUYS, 1, V_BUY, c, r.c_uses_buy)
        s.facts[F_BUYS] += 1
        if price != 0:
            spend(s, p, COINS, price, V_BUY, c, r.c_cost)
        if r.extra_of[s.eff[c]] != 0:
            potions = extra_cost(s, c, 0)
            if potions != 0:
                spend(s, p, POTIONS, potions, V_BUY, c, r.c_cost)
            debt = extra_cost(s, c, 1)
            if debt != 0:
                spend(s, debtor(s, p), DEBT, -debt, V_BUY, c, r.c_cost)

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        out: list[i64] = []
        if code < 0 or code >= len(s.zone):
            return out
        z = s.zone[code]
        kind = s.zone_kind[z]
        if kind == HAND:
            treasure = s.types(code) & TREASURE != 0
            why = "dominion.rules.play.treasure-before-buy" if treasure else "dominion.rules.turn.action"
            return [s.rules.cite(why), code]
        if kind != SUPPLY and kind != LANDSCAPE:
            out.append(s.rules.cite("dominion.rules.buy.supply-only"))
            out.append(code)
        elif s.nxt[code] >= 0:
            out.append(s.rules.cite("dominion.rules.buy.supply-only", "dominion.rules.pile.top"))
            out.append(code)
        if kind == LANDSCAPE and not on_sale(s, f.me, code):
            out.append(s.rules.cite("dominion.rules.landscape.project"))
            out.append(code)
        if s.res[f.me * s.nr + DEBT] > 0:
            out.append(s.rules.cite("dominion.rules.buy.debt"))
            out.append(code)
        if forbidden(s, code):
            out.append(s.rules.cite("dominion.rules.buy.forbidden"))
            out.append(code)
        if unaffordable(s, f.me, code):
            out.append(s.rules.cite("dominion.rules.buy.cost"))
            out.append(code)
        return out
