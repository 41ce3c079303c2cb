"""Promotional cards."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.effects.promo import FollowIt, ItFromPlay, ItWaits
from ludilex.games.dominion.ops import (
    Costs,
    Draw,
    Gain,
    supply,
)
from ludilex.games.dominion.playing import Play, StayWith
from ludilex.games.dominion.terms import (
    ACTION,
    ASIDE,
    COMMAND,
    DURATION,
    EVENT,
    PLAY,
    U_TURN,
    V_ASIDE,
    V_CLEANUP,
    V_DISCARD,
    V_TURN,
)
from ludilex.games.dominion.words import (
    actions,
    hand,
    topdeck,
)
from ludilex.kernel.control import If, May
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import (
    All,
    Compare,
    Did,
    EventBy,
    EventHas,
    HowMany,
    IsType,
    Not,
    Num,
)
from ludilex.kernel.ops import Choose, Move
from ludilex.kernel.programs import Op
from ludilex.kernel.selectors import EventCards, In, It, This, Where


def cards() -> list[Card]:
    """The cards of this module."""
    simple = All(IsType(ACTION), Not(IsType(COMMAND)), Not(IsType(DURATION)), Costs("<=", 4))
    cheap = All(IsType(ACTION), Costs("<=", 4))
    set_aside = Move(V_ASIDE, It(), ASIDE, keep=True)
    play_and_set_aside = [
        Play(),
        Delay(V_DISCARD, Move(V_ASIDE, Where(EventCards(), ItFromPlay()), ASIDE, keep=True), FollowIt(),
              when=All(EventBy(), EventHas(ItFromPlay())), until=U_TURN, it=True),
    ]  # fmt: skip
    two_in_play = Compare(HowMany(In(PLAY, where=IsType(ACTION))), "<=", Num(2))
    return [
        card("Prince", ACTION | DURATION | COMMAND, 8, Choose(hand(simple), 1, 0), set_aside, If(Did(), [
            Delay(V_TURN, Play(in_place=True), when=EventBy(), once=False, it=True)]), current=["2022"]),
        card("Prince", ACTION, 8, May(Move(V_ASIDE, This(), ASIDE), If(Did(), [
            Choose(hand(cheap)), set_aside, If(Did(), [
                Delay(V_TURN, *play_and_set_aside, when=All(EventBy(), ItWaits()), once=False, it=True)])])), version="2014"),
        card("Captain", ACTION | DURATION | COMMAND, 6, *from_the_supply(simple),
             Delay(V_TURN, *from_the_supply(simple), when=EventBy())),
        card("Walled Village", ACTION, 4, Draw(1), actions(2), when=[
            When(V_CLEANUP, (topdeck(This()),), 1 << PLAY, All(EventBy(), two_in_play), optional=True)]),
        card("Summon", EVENT, 5, Choose(supply(cheap)), Gain(), set_aside, If(Did(), [
            Delay(V_TURN, Play(), when=EventBy(), it=True)])),
    ]  # fmt: skip


def from_the_supply(where: All) -> list[Op]:
    """Play such a card from the Supply, leaving it there."""
    return [Choose(supply(where)), Play(in_place=True), StayWith(in_place=True)]
