"""Renaissance and Menagerie."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.keywords import GainedByItself, NotInCleanUp
from ludilex.games.dominion.ops import Costs, Draw, Gain, Play, Return, supply
from ludilex.games.dominion.terms import (
    ACTION,
    DECK,
    DURATION,
    HAND,
    PLAY,
    REACTION,
    TOKENS,
    TREASURE,
    U_CLEANUP,
    V_CLEANUP,
    V_DISCARD,
    V_GAIN,
    V_MOVE,
    V_PLUS,
    V_REVEAL,
    V_TOPDECK,
    V_TURN,
)
from ludilex.games.dominion.words import (
    actions,
    coins,
    discard,
    from_hand,
    hand,
    trash,
    trash_this,
    villagers,
)
from ludilex.kernel.control import If, Let, OneOf
from ludilex.kernel.numbers import All, CostOf, Did, DifferentNames, EventBy, HowMany, IsType, Not, Value
from ludilex.kernel.ops import Choose, Delay, Move, Plus, Recall, Reveal
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import EventCards, In, It, This


def cards() -> list[Card]:
    """The cards of this module."""
    improved = Register("cost of the trashed card")
    green = [OneOf(["now", "later"], [
        [Draw(1), actions(2)],
        [Delay(V_TURN, Draw(1), actions(2), when=EventBy())],
    ])]  # fmt: skip
    return [
        card("Acting Troupe", ACTION, 3, villagers(4), trash_this()),
        card("Experiment", ACTION, 3, Draw(2), actions(1), Return(This()), when=[
            When(V_GAIN, (Gain("Experiment"),), condition=Not(GainedByItself()))]),
        card("Improve", ACTION, 3, coins(2), Delay(
            V_CLEANUP, Choose(In(PLAY, where=All(IsType(ACTION), Not(IsType(DURATION)))), 1, 0),
            If(HowMany(It()), [Let(improved, CostOf("it", 1)), trash(),
                               Choose(supply(Costs("=", Value(improved), like="it"))), Gain()]),
            when=EventBy(), until=U_CLEANUP), current=["2022"]),
        card("Horse", ACTION, 3, Draw(2), actions(1), Return(This()), pile=30, outside=True),
        card("Sleigh", ACTION | REACTION, 2, Gain("Horse"), Gain("Horse"), needs=["Horse"], when=[
            When(V_GAIN, (discard(This()), OneOf(["hand", "deck"], [
                [Move(V_MOVE, EventCards(), HAND)], [Move(V_TOPDECK, EventCards(), DECK)]])), 1 << HAND, optional=True)]),
        card("Sheepdog", ACTION | REACTION, 3, Draw(2), when=[
            When(V_GAIN, (Recall(This()), Play()), 1 << HAND, optional=True)]),
        card("Village Green", ACTION | DURATION | REACTION, 4, *green, when=[
            When(V_DISCARD, (Recall(This()), Play()), condition=NotInCleanUp(), optional=True)]),
        card("Investment", TREASURE, 4, from_hand(), trash(), OneOf(["coin", "trash"], [
            [coins(1)],
            [trash_this(), If(Did(), [Reveal(V_REVEAL, hand()),
                                      Plus(TOKENS, DifferentNames(hand(IsType(TREASURE))), V_PLUS)])]])),
    ]  # fmt: skip
