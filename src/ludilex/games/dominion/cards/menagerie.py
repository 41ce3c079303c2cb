"""Menagerie."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.keywords import (
    NotInCleanUp,
)
from ludilex.games.dominion.ops import (
    Draw,
    Gain,
    Return,
)
from ludilex.games.dominion.playing import Play
from ludilex.games.dominion.terms import (
    ACTION,
    DECK,
    DURATION,
    HAND,
    REACTION,
    V_DISCARD,
    V_GAIN,
    V_MOVE,
    V_TOPDECK,
    V_TURN,
)
from ludilex.games.dominion.words import (
    actions,
    discard,
)
from ludilex.kernel.control import OneOf
from ludilex.kernel.numbers import (
    EventBy,
)
from ludilex.kernel.ops import Delay, Move, Recall
from ludilex.kernel.selectors import EventCards, This


def cards() -> list[Card]:
    """The cards of this module."""
    green = [OneOf(["now", "later"], [
        [Draw(1), actions(2)],
        [Delay(V_TURN, Draw(1), actions(2), when=EventBy())],
    ])]  # fmt: skip
    return [
        card("Horse", ACTION, 3, Draw(2), actions(1), Return(This()), pile=30, outside=True),
        card("Sleigh", ACTION | REACTION, 2, Gain("Horse"), Gain("Horse"), needs=["Horse"], when=[
            When(V_GAIN, (discard(This()), OneOf(["hand", "deck"], [
                [Move(V_MOVE, EventCards(), HAND)], [Move(V_TOPDECK, EventCards(), DECK)]])), 1 << HAND, optional=True)]),
        card("Sheepdog", ACTION | REACTION, 3, Draw(2), when=[
            When(V_GAIN, (Recall(This()), Play()), 1 << HAND, optional=True)]),
        card("Village Green", ACTION | DURATION | REACTION, 4, *green, when=[
            When(V_DISCARD, (Recall(This()), Play()), condition=NotInCleanUp(), optional=True)]),
    ]  # fmt: skip
