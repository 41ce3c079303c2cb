"""Seaside."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.effects.base import BoughtThisTurn, FirstThisTurn
from ludilex.games.dominion.keywords import (
    ByEventPlayer,
    FromPileOfIt,
    FromPlay,
    MarkPile,
)
from ludilex.games.dominion.ops import (
    Affected,
    Draw,
    Gain,
    supply,
)
from ludilex.games.dominion.playing import Play
from ludilex.games.dominion.terms import (
    ACTION,
    ATTACK,
    DECK,
    DURATION,
    F_VICTORY,
    ISLAND,
    TRASH,
    U_BUY_PHASE,
    U_NEXT_TURN,
    U_TURN,
    V_ASIDE,
    V_BUY,
    V_BUY_END,
    V_DISCARD,
    V_GAIN,
    V_PLAY,
    V_TOPDECK,
    V_TRASH,
    V_TURN,
    VICTORY,
)
from ludilex.games.dominion.words import (
    actions,
    coins,
    from_hand,
    hand,
    topdeck,
    trash,
    trash_this,
)
from ludilex.kernel.control import EachPlayer, If
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import (
    All,
    Any,
    Compare,
    Did,
    EventBy,
    EventHas,
    Fact,
    HowMany,
    IsType,
    Named,
    Not,
    Num,
)
from ludilex.kernel.ops import Choose, Move, Recall
from ludilex.kernel.selectors import EventCards, It, This, Union


def cards() -> list[Card]:
    """The cards of this module."""
    no_victory = Compare(Fact(F_VICTORY), "=", Num(0))
    return [
        card("Island", ACTION | VICTORY, 4, Move(V_ASIDE, This(), ISLAND), from_hand(), Move(V_ASIDE, It(), ISLAND),
             points=2),
        card("Embargo", ACTION, 2, coins(2), trash_this(), If(Did(), [
            Choose(supply()), MarkPile(), Delay(V_BUY, ByEventPlayer(Gain("Curse")), when=FromPileOfIt(), once=False, it=True)]),
             current=["2019"]),
        card("Treasury", ACTION, 5, Draw(1), actions(1), coins(1), Delay(
            V_BUY_END, Move(V_TOPDECK, This(), DECK), when=All(EventBy(), no_victory), until=U_BUY_PHASE, optional=True),
             current=["2022"]),
        card("Treasury", ACTION, 5, Draw(1), actions(1), coins(1), version="2011", when=[
            When(V_DISCARD, (topdeck(This()),), condition=All(FromPlay(), Not(HowMany(BoughtThisTurn(IsType(VICTORY))))),
                 optional=True)]),
        card("Treasure Map", ACTION, 4, Choose(hand(Named("Treasure Map"))), Move(V_TRASH, Union(This(), It()), TRASH),
             If(Compare(Did(), "=", Num(2)), [Gain("Gold", to=DECK) for _ in range(4)])),
        card("Corsair", ACTION | DURATION | ATTACK, 5, coins(2), Delay(V_TURN, Draw(1), when=EventBy()), EachPlayer(
            Delay(V_PLAY, trash(EventCards()), when=All(EventBy(), FirstThisTurn(Any(Named("Silver"), Named("Gold")))),
                  until=U_NEXT_TURN, once=False), when=Affected())),
        card("Caravan", ACTION | DURATION, 4, Draw(1), actions(1), Delay(V_TURN, Draw(1), when=EventBy())),
        card("Sailor", ACTION | DURATION, 4, actions(1),
             Delay(V_GAIN, Recall(EventCards()), Play(), when=All(EventBy(), EventHas(IsType(DURATION))), until=U_TURN,
                   optional=True),
             Delay(V_TURN, coins(2), from_hand(1, 0), trash(), when=EventBy())),
    ]  # fmt: skip
