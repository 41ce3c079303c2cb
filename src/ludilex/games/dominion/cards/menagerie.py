"""Menagerie."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.effects.menagerie import CopyOfEvent, MouseCard, ThisAfter, ThisFromPlay
from ludilex.games.dominion.effects.phases import ReturnToActions
from ludilex.games.dominion.keywords import (
    NotInCleanUp,
)
from ludilex.games.dominion.ops import (
    Affected,
    Costs,
    Draw,
    Gain,
    Return,
    supply,
)
from ludilex.games.dominion.playing import Play, StayWith
from ludilex.games.dominion.terms import (
    ACTION,
    ASIDE,
    ATTACK,
    DECK,
    DURATION,
    EVENT,
    EXILE,
    HAND,
    MAT,
    REACTION,
    TREASURE,
    U_NEXT_TURN,
    U_TURN,
    V_ASIDE,
    V_DISCARD,
    V_EXILE,
    V_GAIN,
    V_MOVE,
    V_TOPDECK,
    V_TURN,
    WAY,
)
from ludilex.games.dominion.words import (
    actions,
    buys,
    coins,
    discard,
    from_hand,
)
from ludilex.kernel.control import EachPlayer, If, Let, May, OneOf
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import (
    All,
    CostOf,
    Did,
    EventBy,
    EventHas,
    HowMany,
    IsType,
    Not,
    Value,
)
from ludilex.kernel.ops import Choose, Move, Recall
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import EventCards, In, It, This


def cards() -> list[Card]:
    """The cards of this module."""
    green = [OneOf(["now", "later"], [
        [Draw(1), actions(2)],
        [Delay(V_TURN, Draw(1), actions(2), when=EventBy())],
    ])]  # fmt: skip
    returned = Register("cost of the returned card")
    exiled = In(EXILE, where=CopyOfEvent())
    return [
        card("Horse", ACTION, 3, Draw(2), actions(1), Return(This()), pile=30, outside=True),
        card("Sleigh", ACTION | REACTION, 2, Gain("Horse"), Gain("Horse"), needs=["Horse"], when=[
            When(V_GAIN, (discard(This()), OneOf(["hand", "deck"], [
                [Move(V_MOVE, EventCards(), HAND)], [Move(V_TOPDECK, EventCards(), DECK)]])), 1 << HAND, optional=True)]),
        card("Sheepdog", ACTION | REACTION, 3, Draw(2), when=[
            When(V_GAIN, (Recall(This()), Play()), 1 << HAND, optional=True)]),
        card("Village Green", ACTION | DURATION | REACTION, 4, *green, when=[
            When(V_DISCARD, (Recall(This()), Play()), condition=NotInCleanUp(), optional=True)]),
        card("Cavalry", ACTION, 4, Gain("Horse"), Gain("Horse"), needs=["Horse"],
             when_gained=[Draw(2), buys(1), ReturnToActions()]),
        card("Mastermind", ACTION | DURATION, 5, Delay(
            V_TURN, from_hand(1, 0, ACTION), Play(), Play(again=True), Play(again=True), StayWith(), when=EventBy())),
        card("Gatekeeper", ACTION | DURATION | ATTACK, 5, Delay(V_TURN, coins(3), when=EventBy()), EachPlayer(
            Delay(V_GAIN, Move(V_EXILE, EventCards(), EXILE), once=False, until=U_NEXT_TURN, when=All(
                EventBy(), EventHas(IsType(ACTION | TREASURE)), Not(HowMany(exiled)))), when=Affected()),
             needs=["Exile mat"]),
        card("Exile mat", MAT, 0, Delay(
            V_GAIN, discard(exiled), when=All(EventBy(), HowMany(exiled)), once=False, optional=True), component=True),
        card("Reap", EVENT, 7, Gain("Gold"), Move(V_ASIDE, It(), ASIDE, keep=True),
             If(Did(), [Delay(V_TURN, Play(), when=EventBy(), it=True)])),
        card("Way of the Butterfly", WAY, 0, Recall(This()), Let(returned, CostOf("it", 1)), May(
            Return(It()), If(Did(), [Choose(supply(Costs("=", Value(returned), like="it"))), Gain()]))),
        card("Way of the Frog", WAY, 0, actions(1), Delay(
            V_DISCARD, Move(V_TOPDECK, ThisAfter(), DECK), when=All(EventBy(), ThisFromPlay()), until=U_TURN)),
        card("Way of the Horse", WAY, 0, Draw(2), actions(1), Return(This())),
        card("Way of the Mouse", WAY, 0, Recall(MouseCard()), Play(in_place=True), StayWith(in_place=True)),
        card("Way of the Turtle", WAY, 0, Move(V_ASIDE, This(), ASIDE, keep=True),
             If(Did(), [Delay(V_TURN, Play(), when=EventBy(), it=True)])),
    ]  # fmt: skip
