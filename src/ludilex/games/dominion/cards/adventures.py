"""Adventures."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, Gives, When, card
from ludilex.games.dominion.effects.adventures import (
    TOKEN_CARD,
    ActionPlayed,
    BelongsToHeir,
    Call,
    GainedByRight,
    HasInherited,
    HeirsTurn,
    OnTokenlessPile,
    PutToken,
    StillInPlay,
    WithEstateToken,
)
from ludilex.games.dominion.effects.dark_ages import CostsBetween
from ludilex.games.dominion.effects.exchange import Exchange
from ludilex.games.dominion.keywords import (
    AttackPlayed,
    FindCopyOfIt,
    FromPlay,
    PileTop,
    Shield,
)
from ludilex.games.dominion.ops import (
    Affected,
    Costs,
    Draw,
    Gain,
    Prepare,
    TopOfDeck,
    supply,
)
from ludilex.games.dominion.playing import Play, StayWith, twice
from ludilex.games.dominion.terms import (
    ACTION,
    ASIDE,
    ATTACK,
    COINS,
    COMMAND,
    DECK,
    DURATION,
    EVENT,
    G_ESTATE,
    HAND,
    LANDSCAPE,
    PLAY,
    RESERVE,
    TAVERN,
    TRAVELLER,
    TREASURE,
    U_NEVER,
    U_TURN,
    V_ASIDE,
    V_DISCARD,
    V_EFFECT,
    V_GAIN,
    V_MOVE,
    V_PLAY,
    V_PLAYED,
    V_PLUS,
    V_TOPDECK,
    V_TURN,
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
)
from ludilex.kernel.codes import M_GAME, M_GRANT, M_TYPE
from ludilex.kernel.control import EachPlayer, If, Let, OneOf, Repeat
from ludilex.kernel.definitions import Constant
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import (
    All,
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
    Value,
)
from ludilex.kernel.ops import Choose, Keep, Look, Move, Plus, Recall
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import EventCards, In, It, Kept, This, Union, Unmoved, Where


def cards() -> list[Card]:
    """The cards of this module."""
    return [*travellers(), *reserve(), *events()]


def exchange_for(name: str) -> list[When]:
    """A Traveller discarded from play may be exchanged for the next of its line, of which there must be one."""
    return [
        When(
            V_DISCARD,
            (Exchange(This(), name),),
            condition=All(FromPlay(), HowMany(PileTop(name))),
            optional=True,
        )
    ]


def travellers() -> list[Card]:
    """The lines of Page and Peasant."""
    costs_3_or_4 = CostsBetween(3, 4)
    other_attacks = In(PLAY, where=All(IsType(ATTACK), Not(IsThis())))
    kind = ACTION | TRAVELLER
    return [
        card("Page", kind, 2, Draw(1), actions(1), when=exchange_for("Treasure Hunter"), needs=["Treasure Hunter"]),
        card("Treasure Hunter", kind, 3, actions(1), coins(1), Repeat(GainedByRight(), Gain("Silver")),
             when=exchange_for("Warrior"), needs=["Warrior"], pile=5, outside=True),
        card("Warrior", ATTACK | kind, 4, Draw(2), Repeat(
            HowMany(In(PLAY, where=IsType(TRAVELLER))),
            EachPlayer(Prepare(1), Recall(TopOfDeck(1)), discard(keep=True),
                       Recall(Where(It(), costs_3_or_4)), trash(), when=Affected())),
             when=exchange_for("Hero"), needs=["Hero"], pile=5, outside=True),
        card("Hero", kind, 5, coins(2), from_supply(IsType(TREASURE)), Gain(), when=exchange_for("Champion"),
             needs=["Champion"], pile=5, outside=True),
        card("Champion", ACTION | DURATION, 6, actions(1),
             Delay(V_PLAY, Shield(), when=AttackPlayed(), once=False),
             Delay(V_PLAY, actions(1), when=ActionPlayed(), once=False), pile=5, outside=True),
        card("Peasant", kind, 2, buys(1), coins(1), when=exchange_for("Soldier"), needs=["Soldier"]),
        card("Soldier", ATTACK | kind, 3, coins(2), Plus(COINS, HowMany(other_attacks), V_PLUS),
             EachPlayer(If(Compare(HowMany(hand()), ">=", Num(4)), [from_hand(), discard()]), when=Affected()),
             when=exchange_for("Fugitive"), needs=["Fugitive"], pile=5, outside=True),
        card("Fugitive", kind, 4, Draw(2), actions(1), from_hand(), discard(), when=exchange_for("Disciple"),
             needs=["Disciple"], pile=5, outside=True),
        card("Disciple", kind, 5, from_hand(1, 0, ACTION), *twice(), FindCopyOfIt(), Gain(),
             when=exchange_for("Teacher"), needs=["Teacher"], pile=5, outside=True),
    ]  # fmt: skip


def reserve() -> list[Card]:
    """Cards for the Tavern mat."""
    onto_mat = Move(V_ASIDE, This(), TAVERN)
    paid = Register("cost of the trashed card")
    on_mat = 1 << TAVERN
    kinds = {"plus-card": Draw(1), "plus-action": actions(1), "plus-buy": buys(1), "plus-coin": coins(1)}
    tokens = OneOf([*kinds], [[PutToken(kind, first)] for kind, first in kinds.items()])
    return [
        card("Teacher", ACTION | RESERVE, 6, onto_mat, pile=5, outside=True, when=[
            When(V_TURN, (Call(), Choose(supply(OnTokenlessPile())), If(HowMany(It()), [tokens])), on_mat, optional=True)]),
        card("Transmogrify", ACTION | RESERVE, 4, actions(1), onto_mat, when=[
            When(V_TURN, (Call(), from_hand(), Let(paid, CostOf("it", 1)), trash(),
                          Choose(supply(Costs("<=", Value(paid), like="it"))), Gain(to=HAND)), on_mat, optional=True)]),
        card("Royal Carriage", ACTION | RESERVE, 5, actions(1), onto_mat, current=["2015", "2022"], when=[
            When(V_PLAYED, (Call(), Recall(EventCards()), Play(again=True), StayWith()), on_mat,
                 All(EventBy(), EventHas(IsType(ACTION)), StillInPlay()), optional=True,
                 cite=("dominion.ext.replay-in-play",))]),
    ]  # fmt: skip


def events() -> list[Card]:
    """Raze, and the Events."""
    cost = Register("the cost of the trashed card")
    seen = Register("the cards looked at")
    estates = All(Named("Estate"), HeirsTurn())
    others = All(Named("Estate"), BelongsToHeir())
    return [
        card("Raze", ACTION, 2, actions(1), Choose(Union(This(), In(HAND))), Let(cost, CostOf("it")), trash(), If(Did(), [
            Prepare(Value(cost)), Recall(TopOfDeck(Value(cost))), Look(It()), Keep(seen),
            Choose(It()), Move(V_MOVE, It(), HAND), Recall(Unmoved(Kept(seen))), discard()])),
        card("Bonfire", EVENT, 3, Choose(In(PLAY, where=Not(IsType(DURATION))), 2, 0), trash(), current=["2022"]),
        card("Bonfire", EVENT, 3, Choose(In(PLAY), 2, 0), trash(), version="2015"),
        card("Travelling Fair", EVENT, 2, buys(2), Delay(
            V_GAIN, Move(V_TOPDECK, EventCards(), DECK), when=EventBy(), until=U_TURN, once=False, optional=True)),
        card("Inheritance", EVENT, 7, inherit(COMMAND),
             constant=[Constant(M_TYPE, 1, Num(ACTION), estates, 1 << LANDSCAPE)],
             gives=[Gives(estates, [Recall(WithEstateToken()), Play(in_place=True), StayWith(in_place=True)], 1 << LANDSCAPE)],
             current=["2021"]),
        card("Inheritance", EVENT, 7, inherit(VICTORY), constant=[
            Constant(M_GRANT, TOKEN_CARD, Num(1), others, 1 << LANDSCAPE)], version="2015"),
    ]  # fmt: skip


def inherit(without: int) -> If:
    """Once in a game: set an Action of the Supply aside with the Estate token."""
    return If(
        Not(HasInherited()),
        [
            Choose(supply(All(IsType(ACTION), Not(IsType(without)), Costs("<=", 4)))),
            Move(V_ASIDE, It(), ASIDE, keep=True),
            Until(U_NEVER, V_EFFECT, M_GAME, G_ESTATE, 1, It()),
        ],
    )
