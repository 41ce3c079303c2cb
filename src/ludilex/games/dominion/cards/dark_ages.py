"""Dark Ages."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.effects.base import BoughtThisTurn
from ludilex.games.dominion.effects.dark_ages import CostsBetween
from ludilex.games.dominion.effects.exchange import Exchange
from ludilex.games.dominion.keywords import (
    BecomeIt,
    FromPlay,
    GainedThisPhase,
    PutBack,
)
from ludilex.games.dominion.ops import (
    Affected,
    Costs,
    Draw,
    FromTrash,
    Gain,
    Prepare,
    Return,
    TopOfDeck,
    kind_of_card,
    supply,
)
from ludilex.games.dominion.playing import Play, StayWith, twice
from ludilex.games.dominion.terms import (
    ACTION,
    ATTACK,
    COINS,
    COMMAND,
    DECK,
    DISCARD,
    DURATION,
    HAND,
    LOOTER,
    PLAY,
    REACTION,
    RUINS,
    SHELTER,
    TREASURE,
    U_BUY_PHASE,
    V_BUY_END,
    V_DISCARD,
    V_GAIN,
    V_MOVE,
    V_PLAY,
    V_REVEAL,
    VICTORY,
)
from ludilex.games.dominion.words import (
    actions,
    buys,
    coins,
    discard,
    from_hand,
    from_supply,
    hand,
    trash,
    trash_this,
)
from ludilex.kernel.control import WHOSE_EFFECT, EachPlayer, If, Let, May, OneOf
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import (
    All,
    AtMost,
    Compare,
    CostOf,
    Did,
    EventBy,
    EventHas,
    HowMany,
    IsThis,
    IsType,
    Named,
    Not,
    Num,
    ResourceOf,
    Sum,
    Times,
    Value,
)
from ludilex.kernel.ops import Choose, Look, Move, Recall, Reveal
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.selectors import In, It, This, Union


def cards() -> list[Card]:
    """The cards of this module."""
    paid = Register("cost of the trashed card")
    dug = Register("cost of the trashed card")
    no_duration = kind_of_card(ACTION, DURATION)
    treasure = kind_of_card(TREASURE, DURATION)
    cheaper = All(IsType(ACTION), Not(IsType(COMMAND)), Costs("<", CostOf("this")))
    survivors = [
        Prepare(2), Recall(TopOfDeck(2)), Look(It()),
        OneOf(["discard", "back"], [[discard()], [Choose(It(), 2, -1), PutBack()]]),
    ]  # fmt: skip
    return [
        card("Poor House", ACTION, 1, coins(4), Reveal(V_REVEAL, hand()),
             coins(Times(AtMost(HowMany(hand(IsType(TREASURE))), ResourceOf(COINS)), -1))),
        card("Hermit", ACTION, 3, *look_and_trash(), from_supply(Costs("<=", 3)), Gain(), Delay(
                 V_BUY_END, Exchange(This(), "Madman"), when=All(EventBy(), Compare(GainedThisPhase(), "=", Num(0))),
                 until=U_BUY_PHASE),
             needs=["Madman"], current=["2022"]),
        card("Hermit", ACTION, 3, *look_and_trash(), from_supply(Costs("<=", 3)), Gain(), needs=["Madman"], version="2012",
             when=[When(V_DISCARD, (trash_this(), Gain("Madman")),
                        condition=All(FromPlay(), Not(HowMany(BoughtThisTurn()))))]),
        card("Madman", ACTION, 0, actions(2), Return(This()), If(Did(), [Draw(HowMany(hand()))]), pile=10, outside=True),
        card("Fortress", ACTION, 4, Draw(1), actions(2), when_trashed=[Move(V_MOVE, This(), HAND, named=True)]),
        card("Procession", ACTION, 4, Choose(hand(no_duration), 1, 0),
             If(HowMany(It()), [Play(), Play(again=True), Let(paid, CostOf("it", 1)), trash(),
                                Choose(supply(All(IsType(ACTION), Costs("=", Value(paid), like="it")))), Gain()]), current=["2019"]),
        card("Procession", ACTION, 4, from_hand(1, 0, ACTION),
             If(HowMany(It()), [*twice(), Let(paid, CostOf("it", 1)), trash(),
                                Choose(supply(All(IsType(ACTION), Costs("=", Value(paid), like="it")))), Gain()]), version="2012"),
        card("Armory", ACTION, 4, from_supply(Costs("<=", 4)), Gain(to=DECK)),
        card("Death Cart", ACTION | LOOTER, 4,
             Choose(Union(This(), In(HAND, where=IsType(ACTION))), 1, 0), trash(), If(Did(), [coins(5)]),
             when_gained=[Gain("Ruins"), Gain("Ruins")], needs=["Ruins"], current=["2019"]),
        card("Band of Misfits", ACTION | COMMAND, 5, Choose(supply(cheaper)), Play(in_place=True), StayWith(in_place=True),
             current=["2020"]),
        card("Band of Misfits", ACTION, 5, Choose(supply(All(IsType(ACTION), Costs("<", CostOf("this"))))), BecomeIt(),
             version="2012"),
        card("Counterfeit", TREASURE, 5, coins(1), buys(1), Choose(hand(treasure), 1, 0),
             If(HowMany(It()), [Play(), Play(again=True), trash()]), current=["2022"]),
        card("Counterfeit", TREASURE, 5, coins(1), buys(1), from_hand(1, 0, TREASURE),
             If(HowMany(It()), [*twice(), trash()]), version="2012"),
        card("Cultist", ACTION | ATTACK | LOOTER, 5, Draw(2), EachPlayer(Gain("Ruins"), when=Affected()),
             Choose(hand(Named("Cultist")), 1, 0), Play(), when_trashed=[Draw(3)], needs=["Ruins"]),
        card("Pillage", ACTION | ATTACK, 5, trash_this(), If(Did(), [
            Gain("Spoils"), Gain("Spoils"), EachPlayer(
                Reveal(V_REVEAL, hand()), Choose(hand(), who=WHOSE_EFFECT), discard(),
                when=All(Affected(), Compare(HowMany(hand()), ">=", Num(5))))]),
             needs=["Spoils"]),
        card("Graverobber", ACTION, 5, OneOf(["rob", "trash"], [
            [Choose(FromTrash(CostsBetween(3, 6))), Gain(to=DECK)],
            [from_hand(1, 1, ACTION), Let(dug, CostOf("it", 3)), trash(),
             Choose(supply(Costs("<=", Value(dug), like="it"))), Gain()]])),
        card("Urchin", ACTION | ATTACK, 3, Draw(1), actions(1),
             EachPlayer(Choose(hand(), Sum(HowMany(hand()), Num(-4)), -1), discard(), when=Affected()), needs=["Mercenary"],
             when=[When(V_PLAY, (trash_this(), If(Did(), [Gain("Mercenary")])), 1 << PLAY,
                        All(EventBy(), EventHas(All(IsType(ATTACK), Not(IsThis())))), optional=True)]),
        card("Mercenary", ACTION | ATTACK, 0, May(from_hand(2, -1), trash(), If(Compare(Did(), "=", Num(2)), [
            Draw(2), coins(2), EachPlayer(
                Choose(hand(), Sum(HowMany(hand()), Num(-3)), -1), discard(), when=Affected())])), pile=10, outside=True),
        card("Necropolis", ACTION | SHELTER, 1, actions(2), pile=0, component=True),
        card("Hovel", REACTION | SHELTER, 1, pile=0, component=True, when=[
            When(V_GAIN, (trash_this(),), 1 << HAND, All(EventBy(), EventHas(IsType(VICTORY))), optional=True)]),
        card("Overgrown Estate", VICTORY | SHELTER, 1, pile=0, component=True, when_trashed=[Draw(1)]),
        card("Spoils", TREASURE, 0, coins(3), Return(This()), pile=15, outside=True),
        *[card(name, ACTION | RUINS, 0, *play, part_of="Ruins") for name, play in (
            ("Abandoned Mine", [coins(1)]), ("Ruined Library", [Draw(1)]), ("Ruined Market", [buys(1)]),
            ("Ruined Village", [actions(1)]), ("Survivors", survivors),
        )],
    ]  # fmt: skip


def look_and_trash() -> list[Op]:
    """What a Hermit of either printing begins with."""
    no_treasure = Not(IsType(TREASURE))
    return [Choose(Union(In(DISCARD, where=no_treasure), In(HAND, where=no_treasure)), 1, 0), trash()]
