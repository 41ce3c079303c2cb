"""Alchemy, Prosperity and Hinterlands."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.keywords import FindCopyOfIt, Free, FromPlay, NotInCleanUp, Possess, RevealThis
from ludilex.games.dominion.ops import Draw, DrawTo, Gain, Play
from ludilex.games.dominion.terms import (
    ACTION,
    ASIDE,
    DECK,
    DISCARD,
    DURATION,
    HAND,
    PLAY,
    POTIONS,
    REACTION,
    TRASH,
    TREASURE,
    U_TURN,
    V_ASIDE,
    V_DISCARD,
    V_GAIN,
    V_MOVE,
    V_PLUS,
    V_REVEAL,
    V_TOPDECK,
    V_TRASH,
    V_TURN_END,
    VICTORY,
)
from ludilex.games.dominion.words import actions, coins, from_hand, hand, topdeck
from ludilex.kernel.control import OneOf
from ludilex.kernel.numbers import All, EventBy, EventHas, IsType, Not
from ludilex.kernel.ops import Choose, Delay, Move, Plus, Recall, Reveal
from ludilex.kernel.selectors import EventCards, In, It, This, Where


def cards() -> list[Card]:
    """The cards of this module."""
    onto_deck = Move(V_TOPDECK, EventCards(), DECK)
    play_this = (Recall(This()), Play())
    gone_from_play = All(EventBy(), EventHas(All(IsType(ACTION), FromPlay(), Free())))
    return [
        card("Possession", ACTION, 6, Possess(
            Delay(V_TRASH, Move(V_ASIDE, EventCards(), ASIDE, keep=True),
                  Delay(V_TURN_END, Move(V_MOVE, It(), DISCARD), until=U_TURN, it=True),
                  when=EventBy(), once=False, until=U_TURN)), potions=1, needs=["Potion"]),
        card("Potion", TREASURE, 4, Plus(POTIONS, 1, V_PLUS), pile=16, component=True),
        card("Watchtower", ACTION | REACTION, 3, DrawTo(6), when=[
            When(V_GAIN, (RevealThis(), OneOf(["trash", "deck"], [
                [Move(V_TRASH, EventCards(), TRASH)], [Move(V_TOPDECK, EventCards(), DECK)]])), 1 << HAND, optional=True)]),
        card("Royal Seal", TREASURE, 5, coins(2), when=[When(V_GAIN, (onto_deck,), 1 << PLAY, optional=True)]),
        card("Mint", ACTION, 5, Choose(hand(IsType(TREASURE)), 1, 0), Reveal(V_REVEAL, It()), FindCopyOfIt(), Gain(), when_gained=[
            Move(V_TRASH, In(PLAY, where=All(IsType(TREASURE), Not(IsType(DURATION)))), TRASH)], current=["2022"]),
        card("Scheme", ACTION, 3, Draw(1), actions(1), Delay(
            V_DISCARD, Choose(Where(EventCards(), All(IsType(ACTION), FromPlay(), Free())), 1, 0), topdeck(),
            when=gone_from_play, until=U_TURN), current=["2016"]),
        card("Mandarin", ACTION, 5, coins(3), from_hand(), topdeck(), when_gained=[
            Choose(In(PLAY, where=IsType(TREASURE)), 99, -1), topdeck()]),
        card("Trail", ACTION | REACTION, 4, Draw(1), actions(1), when=[
            When(v, play_this, condition=NotInCleanUp(), optional=True) for v in (V_GAIN, V_TRASH, V_DISCARD)]),
        card("Tunnel", VICTORY | REACTION, 3, points=2, when=[
            When(V_DISCARD, (Reveal(V_REVEAL, This()), Gain("Gold")), condition=NotInCleanUp(), optional=True)]),
    ]  # fmt: skip
