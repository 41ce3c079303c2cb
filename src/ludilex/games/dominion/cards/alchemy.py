"""Alchemy."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, card
from ludilex.games.dominion.keywords import (
    Possess,
)
from ludilex.games.dominion.terms import (
    ACTION,
    ASIDE,
    DISCARD,
    POTIONS,
    TREASURE,
    U_TURN,
    V_ASIDE,
    V_MOVE,
    V_PLUS,
    V_TRASH,
    V_TURN_END,
)
from ludilex.kernel.numbers import (
    EventBy,
)
from ludilex.kernel.ops import Delay, Move, Plus
from ludilex.kernel.selectors import EventCards, It


def cards() -> list[Card]:
    """The cards of this module."""
    return [
        card("Possession", ACTION, 6, Possess(
            Delay(V_TRASH, Move(V_ASIDE, EventCards(), ASIDE, keep=True),
                  Delay(V_TURN_END, Move(V_MOVE, It(), DISCARD), until=U_TURN, it=True),
                  when=EventBy(), once=False, until=U_TURN)), potions=1, needs=["Potion"]),
        card("Potion", TREASURE, 4, Plus(POTIONS, 1, V_PLUS), pile=16, component=True),
    ]  # fmt: skip
