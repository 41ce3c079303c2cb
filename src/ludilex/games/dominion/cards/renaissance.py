"""Renaissance."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.effects.renaissance import (
    FirstAction,
    LeavesPlay,
    PlayedIntoPlay,
    RevealsMore,
    Unused,
    UseUp,
    Wherever,
)
from ludilex.games.dominion.keywords import (
    FromPlay,
    GainedByItself,
)
from ludilex.games.dominion.ops import (
    Costs,
    Draw,
    Gain,
    Prepare,
    Return,
    TopOfDeck,
    supply,
)
from ludilex.games.dominion.playing import Play, StayWith
from ludilex.games.dominion.terms import (
    ACTION,
    ARTIFACT,
    ASIDE,
    DURATION,
    FRONT,
    G_REVEAL,
    HAND,
    PLAY,
    PROJECT,
    TREASURE,
    U_CLEANUP,
    U_TURN,
    V_ASIDE,
    V_CLEANUP,
    V_DISCARD,
    V_GAIN,
    V_MOVE,
    V_PLAYED,
    V_REVEAL,
    V_TAKE,
    V_TURN,
)
from ludilex.games.dominion.words import (
    actions,
    coins,
    discard,
    topdeck,
    trash,
    trash_this,
    villagers,
)
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.control import If, Let, OneOf
from ludilex.kernel.definitions import Constant
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import (
    All,
    Compare,
    CostOf,
    Did,
    EventBy,
    EventHas,
    HowMany,
    IsPlayer,
    IsType,
    Named,
    Not,
    Num,
    Value,
)
from ludilex.kernel.ops import Choose, Keep, Move, Recall, Reveal
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.selectors import EventCards, In, It, Kept, This, Unmoved, Where


def cards() -> list[Card]:
    """The cards of this module."""
    improved = Register("cost of the trashed card")
    guard_from_play = All(Named("Border Guard"), FromPlay())
    first_action = All(EventBy(), EventHas(IsType(ACTION)), FirstAction())
    return [
        card("Acting Troupe", ACTION, 3, villagers(4), trash_this()),
        card("Experiment", ACTION, 3, Draw(2), actions(1), Return(This()), when=[
            When(V_GAIN, (Gain("Experiment"),), condition=Not(GainedByItself()))]),
        card("Improve", ACTION, 3, coins(2), Delay(
            V_CLEANUP, Choose(In(PLAY, where=All(IsType(ACTION), Not(IsType(DURATION)))), 1, 0),
            If(HowMany(It()), [Let(improved, CostOf("it", 1)), trash(),
                               Choose(supply(Costs("=", Value(improved), like="it"))), Gain()]),
            when=EventBy(), until=U_CLEANUP), current=["2022"]),
        card("Improve", ACTION, 3, coins(2), Delay(
            V_CLEANUP, Choose(In(PLAY, where=All(IsType(ACTION), LeavesPlay())), 1, 0),
            If(HowMany(It()), [Let(improved, CostOf("it", 1)), trash(),
                               Choose(supply(Costs("=", Value(improved), like="it"))), Gain()]),
            when=EventBy(), until=U_CLEANUP), version="2018"),
        card("Border Guard", ACTION, 2, actions(1), If(RevealsMore(), guard(3), guard(2)), needs=["Horn", "Lantern"]),
        card("Horn", ARTIFACT, 0, when=[When(V_DISCARD, (
            Choose(Where(EventCards(), guard_from_play)), topdeck(), If(Did(), [UseUp()])), 1 << FRONT,
            condition=All(EventBy(), EventHas(guard_from_play), Unused()), optional=True)], pile=1, outside=True, component=True),
        card("Lantern", ARTIFACT, 0, constant=[Constant(M_GAME, G_REVEAL, Num(1), IsPlayer(), 1 << FRONT)],
             pile=1, outside=True, component=True),
        card("Cargo Ship", ACTION | DURATION, 3, coins(2), Delay(
            V_GAIN, Move(V_ASIDE, EventCards(), ASIDE, keep=True),
            If(Did(), [UseUp(), Delay(V_TURN, Move(V_MOVE, It(), HAND), when=EventBy(), it=True)]),
            when=EventBy(), until=U_TURN, once=False, optional=True)),
        card("Scepter", TREASURE, 5, OneOf(["coins", "again"], [
            [coins(2)],
            [Choose(In(PLAY, where=All(IsType(ACTION), PlayedIntoPlay()))), Play(again=True), StayWith()]])),
        card("Citadel", PROJECT, 8, Delay(
            V_PLAYED, Recall(EventCards()), Play(again=True), when=first_action, once=False)),
        card("Innovation", PROJECT, 6, Delay(
            V_GAIN, Recall(EventCards()), Play(), when=first_action, once=False, optional=True), current=["2022"]),
        card("Innovation", PROJECT, 6, Delay(
            V_GAIN, Move(V_ASIDE, EventCards(), ASIDE, keep=True), If(Did(), [Play()]), when=first_action, once=False,
            optional=True), version="2018"),
        card("Piazza", PROJECT, 5, Delay(
            V_TURN, Prepare(1), Recall(TopOfDeck(1)), Reveal(V_REVEAL, It()),
            If(HowMany(Where(It(), IsType(ACTION))), [Play()]), when=EventBy(), once=False)),
    ]  # fmt: skip


def guard(n: int) -> list[Op]:
    """What Border Guard does with so many cards."""
    seen = Register("the revealed cards")
    plain = Register("Actions among them")
    return [
        Prepare(n), Recall(TopOfDeck(n)), Reveal(V_REVEAL, It()), Keep(seen),
        Let(plain, HowMany(Where(It(), IsType(ACTION)))), Choose(It()), Move(V_MOVE, It(), HAND),
        Recall(Unmoved(Kept(seen))), discard(),
        If(Compare(Value(plain), "=", Num(n)), [Choose(Wherever("Horn", "Lantern")), Move(V_TAKE, It(), FRONT)]),
    ]  # fmt: skip
