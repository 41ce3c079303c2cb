"""Seaside."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, card
from ludilex.games.dominion.keywords import (
    ByEventPlayer,
    FromPileOfIt,
    MarkPile,
)
from ludilex.games.dominion.ops import (
    Draw,
    Gain,
    supply,
)
from ludilex.games.dominion.playing import Play
from ludilex.games.dominion.terms import (
    ACTION,
    DECK,
    DURATION,
    F_VICTORY,
    ISLAND,
    U_BUY_PHASE,
    U_TURN,
    V_ASIDE,
    V_BUY,
    V_BUY_END,
    V_GAIN,
    V_TOPDECK,
    V_TURN,
    VICTORY,
)
from ludilex.games.dominion.words import (
    actions,
    coins,
    from_hand,
    trash,
    trash_this,
)
from ludilex.kernel.control import If
from ludilex.kernel.numbers import (
    All,
    Compare,
    Did,
    EventBy,
    EventHas,
    Fact,
    IsType,
    Num,
)
from ludilex.kernel.ops import Choose, Delay, Move, Recall
from ludilex.kernel.selectors import EventCards, It, This


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
        card("Caravan", ACTION | DURATION, 4, Draw(1), actions(1), Delay(V_TURN, Draw(1), when=EventBy())),
        card("Sailor", ACTION | DURATION, 4, actions(1),
             Delay(V_GAIN, Recall(EventCards()), Play(), when=All(EventBy(), EventHas(IsType(DURATION))), until=U_TURN,
                   optional=True),
             Delay(V_TURN, coins(2), from_hand(1, 0), trash(), when=EventBy())),
    ]  # fmt: skip
