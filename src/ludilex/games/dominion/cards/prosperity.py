"""Prosperity."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.keywords import (
    FindCopyOfIt,
    RevealThis,
)
from ludilex.games.dominion.ops import (
    DrawTo,
    Gain,
)
from ludilex.games.dominion.playing import several, twice
from ludilex.games.dominion.terms import (
    ACTION,
    DECK,
    DURATION,
    HAND,
    PLAY,
    REACTION,
    TOKENS,
    TRASH,
    TREASURE,
    U_TURN,
    V_BUY,
    V_GAIN,
    V_PLUS,
    V_REVEAL,
    V_TOPDECK,
    V_TRASH,
    VICTORY,
)
from ludilex.games.dominion.words import (
    buys,
    coins,
    from_hand,
    hand,
    trash,
    trash_this,
)
from ludilex.kernel.control import If, OneOf
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import (
    All,
    Did,
    DifferentNames,
    EventBy,
    IsType,
    Not,
)
from ludilex.kernel.ops import Choose, Move, Plus, Reveal
from ludilex.kernel.selectors import EventCards, In, It


def cards() -> list[Card]:
    """The cards of this module."""
    onto_deck = Move(V_TOPDECK, EventCards(), DECK)
    copy_treasure = (Choose(hand(IsType(TREASURE)), 1, 0), Reveal(V_REVEAL, It()), FindCopyOfIt(), Gain())
    return [
        card("Platinum", TREASURE, 9, coins(5), pile=12, component=True),
        card("Colony", VICTORY, 11, points=10, component=True),
        card("Watchtower", ACTION | REACTION, 3, DrawTo(6), when=[
            When(V_GAIN, (RevealThis(), OneOf(["trash", "deck"], [
                [Move(V_TRASH, EventCards(), TRASH)], [Move(V_TOPDECK, EventCards(), DECK)]])), 1 << HAND, optional=True)]),
        card("Royal Seal", TREASURE, 5, coins(2), when=[When(V_GAIN, (onto_deck,), 1 << PLAY, optional=True)]),
        card("Mint", ACTION, 5, *copy_treasure, when_gained=[
            Move(V_TRASH, In(PLAY, where=All(IsType(TREASURE), Not(IsType(DURATION)))), TRASH)], current=["2022"]),
        card("Mint", ACTION, 5, *copy_treasure, when=[
            When(V_BUY, (Move(V_TRASH, In(PLAY, where=IsType(TREASURE)), TRASH),))], version="2010"),
        card("Tiara", TREASURE, 4, buys(1),
             Delay(V_GAIN, onto_deck, when=EventBy(), once=False, until=U_TURN, optional=True),
             from_hand(1, 0, TREASURE), *twice(), current=["2022"]),
        card("King's Court", ACTION, 7, from_hand(1, 0, ACTION), *several(3), current=["2010", "2022"]),
        card("Investment", TREASURE, 4, from_hand(), trash(), OneOf(["coin", "trash"], [
            [coins(1)],
            [trash_this(), If(Did(), [Reveal(V_REVEAL, hand()),
                                      Plus(TOKENS, DifferentNames(hand(IsType(TREASURE))), V_PLUS)])]])),
    ]  # fmt: skip
