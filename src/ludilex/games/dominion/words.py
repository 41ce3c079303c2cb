"""The words card authors write with: short names for what cards often say. Not compiled."""

from __future__ import annotations

from ludilex.games.dominion.ops import supply
from ludilex.games.dominion.terms import (
    ACTIONS,
    BUYS,
    COINS,
    DECK,
    DISCARD,
    HAND,
    TRASH,
    V_DISCARD,
    V_PLUS,
    V_TOPDECK,
    V_TRASH,
    VILLAGERS,
)
from ludilex.kernel.numbers import IsType
from ludilex.kernel.ops import Choose, Move, Plus
from ludilex.kernel.programs import Cards, Number
from ludilex.kernel.selectors import In, It, This


def coins(n: int | Number) -> Plus:
    """+n coins."""
    return Plus(COINS, n, V_PLUS)


def actions(n: int | Number) -> Plus:
    """+n Actions."""
    return Plus(ACTIONS, n, V_PLUS)


def buys(n: int | Number) -> Plus:
    """+n Buys."""
    return Plus(BUYS, n, V_PLUS)


def villagers(n: int) -> Plus:
    """+n Villagers."""
    return Plus(VILLAGERS, n, V_PLUS)


def hand(where: Number | None = None) -> In:
    """Cards in my hand."""
    return In(HAND, where=where)


def from_hand(most: int | Number = 1, least: int | Number = 1, types: int = 0) -> Choose:
    """Choose cards in hand."""
    return Choose(In(HAND, where=IsType(types) if types else None), most, least)


def from_supply(where: Number, least: int = 1) -> Choose:
    """Choose a card that can be gained from the Supply."""
    return Choose(supply(where), 1, least)


def trash(cards: Cards | None = None) -> Move:
    """Trash the cards (the remembered ones by default)."""
    return Move(V_TRASH, cards if cards is not None else It(), TRASH)


def trash_this() -> Move:
    """Trash this card, if it is where its play put it."""
    return Move(V_TRASH, This(), TRASH)


def discard(cards: Cards | None = None, keep: bool = False) -> Move:
    """Discard the cards (the remembered ones by default)."""
    return Move(V_DISCARD, cards if cards is not None else It(), DISCARD, keep=keep)


def topdeck(cards: Cards | None = None) -> Move:
    """Put the cards (the remembered ones by default) onto my deck."""
    return Move(V_TOPDECK, cards if cards is not None else It(), DECK)
