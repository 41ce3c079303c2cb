"""Spending coins, Coffers and the like, and what things cost those who buy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.dominion.ops import extra_cost
from ludilex.games.dominion.terms import COFFERS, COINS, F_BUYS, LANDSCAPES, P_BUY, POTIONS, V_PLUS
from ludilex.games.dominion.timing import Dominion
from ludilex.kernel.codes import O_MODE, OPTION
from ludilex.kernel.pipeline import resource_now

if TYPE_CHECKING:
    from ludilex.kernel.state import State

SPEND_COFFERS: Final = O_MODE * OPTION + 1  # an option of the decisions of the turn itself


def spend(s: State, p: i64, k: i64, n: i64, verb: i64, c: i64, citation: i64) -> None:
    """Player p has n less of resource k: what the rules themselves take or give, nothing reacts to."""
    resource_now(s, verb, p, k, -n, citation, c)


def offer_coffers(s: State, p: i64) -> None:
    """Coffers can be spent at any time of their owner's turn: here, whenever the turn itself asks about coins.

    By the earlier rule it was only in the Buy phase, before anything is bought.
    """
    if s.res[p * s.nr + COFFERS] <= 0:
        return
    r = s.rules
    assert isinstance(r, Dominion)
    if not r.late_coffers or (s.phase == P_BUY and s.facts[F_BUYS] == 0):
        s.offer(SPEND_COFFERS)


def spend_coffers(s: State, p: i64) -> None:
    """A Coffers token gives a coin."""
    cite = s.rules.cite("dominion.rules.turn.coffers")
    spend(s, p, COFFERS, 1, V_PLUS, -1, cite)
    spend(s, p, COINS, -1, V_PLUS, -1, cite)


def price_of(s: State, c: i64) -> i64:
    """Coins that buying c costs: what changes the cost of cards does not concern landscapes."""
    e = s.eff[c]
    return s.rules.cost_of[e] if s.rules.types_of[e] & LANDSCAPES != 0 else s.cost(c)


def unaffordable(s: State, p: i64, c: i64) -> bool:
    """Player p lacks coins or potions for card c."""
    k = p * s.nr
    return price_of(s, c) > s.res[k + COINS] or extra_cost(s, c, 0) > s.res[k + POTIONS]
