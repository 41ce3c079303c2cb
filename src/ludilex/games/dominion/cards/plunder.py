"""Plunder."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.effects.plunder import IsMarkedPlay, MarkPlay, OfTraitPile, SetAsideFaceDown, TheSetAside
from ludilex.games.dominion.keywords import AttackPlayed, FromPlay, PutBack, RevealThis, Shield
from ludilex.games.dominion.ops import Affected, Costs, Draw, Gain, Prepare, Return, TopOfDeck, supply
from ludilex.games.dominion.playing import Play, StayWith
from ludilex.games.dominion.terms import (
    ACTION,
    ATTACK,
    COMMAND,
    DECK,
    DISCARD,
    DURATION,
    G_TWICE,
    HAND,
    LANDSCAPE,
    LOOT,
    REACTION,
    TRAIT,
    TREASURE,
    U_TURN,
    V_DISCARD,
    V_EMPTY,
    V_GAIN,
    V_MOVE,
    V_PLAY,
    V_PLAYED,
    V_TOPDECK,
    V_TURN,
    V_TURN_END,
    VICTORY,
)
from ludilex.games.dominion.words import actions, buys, coins, discard, from_hand, from_supply, hand, trash, trash_this
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.control import EachPlayer, If, May, OneOf
from ludilex.kernel.definitions import Constant
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import All, CostOf, Did, EventBy, EventHas, HowMany, IsType, Not, Num, Sum
from ludilex.kernel.ops import Choose, Keep, Look, Move, Recall
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.selectors import EventCards, In, It, Kept, This, Unmoved, Where


def cards() -> list[Card]:
    """The cards of this module."""
    back_in_hand = Delay(V_TURN_END, Move(V_MOVE, TheSetAside(), HAND), until=U_TURN, it=True)
    reckless_from_play = All(OfTraitPile(), FromPlay())
    return [
        card("Cage", TREASURE | DURATION, 2, from_hand(4, 0), SetAsideFaceDown(), Delay(
            V_GAIN, trash_this(), back_in_hand, when=All(EventBy(), EventHas(IsType(VICTORY))), it=True)),
        card("Search", ACTION | DURATION, 2, coins(2), Delay(V_EMPTY, trash_this(), Gain("Loot")), needs=["Loot"]),
        card("Cabin Boy", ACTION | DURATION, 4, Draw(1), actions(1), Delay(V_TURN, OneOf(["coins", "trash"], [
            [coins(2)],
            [trash_this(), If(Did(), [from_supply(IsType(DURATION)), Gain()])]]), when=EventBy())),
        card("Flagship", ACTION | DURATION | COMMAND, 4, coins(2), replay_the_next()),
        card("Reckless", TRAIT, 0, Delay(
            V_DISCARD, Return(Where(EventCards(), reckless_from_play)),
            when=All(EventBy(), EventHas(reckless_from_play)), once=False),
             constant=[Constant(M_GAME, G_TWICE, Num(1), OfTraitPile(), 1 << LANDSCAPE)]),
        *loots(back_in_hand),
    ]  # fmt: skip


def replay_the_next(until: int = 0) -> Delay:
    """The next Action but a Command that I play is played again when that play is over."""
    over = Delay(V_PLAYED, Recall(EventCards()), Play(again=True), StayWith(), when=IsMarkedPlay(), it=True)
    no_command = All(IsType(ACTION), Not(IsType(COMMAND)))
    return Delay(V_PLAY, MarkPlay(), over, when=All(EventBy(), EventHas(no_command)), until=until)


def loots(back_in_hand: Delay) -> list[Card]:
    """The Loot, which lies in a face-down pile of its own."""
    down_to_four = Sum(HowMany(hand()), Num(-4))
    seen = Register("the cards looked at")
    return [
        loot("Amphora", DURATION, OneOf(["now", "later"], [
            [coins(3), buys(1)], [Delay(V_TURN, coins(3), buys(1), when=EventBy())]])),
        loot("Doubloons", 0, coins(3), when_gained=[Gain("Gold")]),
        loot("Endless Chalice", DURATION, coins(1), buys(1),
             Delay(V_TURN, coins(1), buys(1), when=EventBy(), once=False)),
        loot("Figurehead", DURATION, coins(3), Delay(V_TURN, Draw(2), when=EventBy())),
        loot("Hammer", 0, coins(3), from_supply(Costs("<=", 4)), Gain()),
        loot("Insignia", 0, coins(3), Delay(
            V_GAIN, Move(V_TOPDECK, EventCards(), DECK), when=EventBy(), until=U_TURN, once=False, optional=True)),
        loot("Jewels", DURATION, coins(3), buys(1),
             Delay(V_TURN, Move(V_MOVE, This(), DECK, top=False), when=EventBy())),
        loot("Orb", 0, Choose(In(DISCARD, where=IsType(ACTION | TREASURE)), 1, 0),
             If(HowMany(It()), [Play()], [coins(3), buys(1)])),
        loot("Prize Goat", 0, coins(3), buys(1), from_hand(1, 0), trash()),
        loot("Puzzle Box", 0, coins(3), buys(1), from_hand(1, 0), SetAsideFaceDown(), If(Did(), [back_in_hand])),
        loot("Sextant", 0, coins(3), buys(1), Prepare(5), Recall(TopOfDeck(5)), Look(It()), Keep(seen),
             Choose(It(), 99, 0), discard(), Choose(Unmoved(Kept(seen)), 99, -1), PutBack()),
        loot("Shield", REACTION, coins(3), buys(1), when=[
            When(V_PLAY, (RevealThis(), Shield()), 1 << HAND, AttackPlayed(), optional=True)]),
        loot("Spell Scroll", ACTION, trash_this(), If(Did(), [
            Choose(supply(Costs("<", CostOf("this")))), Gain(),
            If(HowMany(Where(It(), IsType(ACTION | TREASURE))), [May(Play())])])),
        loot("Staff", 0, coins(3), buys(1), from_hand(1, 0, ACTION), Play()),
        loot("Sword", ATTACK, coins(3), buys(1),
             EachPlayer(Choose(hand(), down_to_four, -1), discard(), when=Affected())),
    ]  # fmt: skip


def loot(
    name: str,
    types: int,
    *play: Op,
    when_gained: tuple[Op, ...] | list[Op] = (),
    when: tuple[When, ...] | list[When] = (),
) -> Card:
    """A Loot: a Treasure that costs 7 and is in no Supply pile."""
    return card(
        name, TREASURE | LOOT | types, 7, *play, when_gained=when_gained, when=when, pile=0, outside=True,
        needs=["Loot"], component=True,
    )  # fmt: skip
