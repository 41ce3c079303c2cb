"""Empires."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, card
from ludilex.games.dominion.effects.phases import ReturnToActions
from ludilex.games.dominion.effects.tokens import PutTokens, TokensOnPile
from ludilex.games.dominion.keywords import (
    PhaseCard,
)
from ludilex.games.dominion.ops import (
    Costs,
    Draw,
    Gain,
    Return,
    supply,
)
from ludilex.games.dominion.playing import Play, StayWith, twice
from ludilex.games.dominion.terms import (
    ACTION,
    ASIDE,
    COMMAND,
    GATHERING,
    HAND,
    TOKENS,
    TREASURE,
    U_CLEANUP,
    V_ASIDE,
    V_CLEANUP,
    V_MOVE,
    V_PLUS,
    V_REVEAL,
)
from ludilex.games.dominion.words import (
    actions,
    buys,
    coins,
    from_supply,
    hand,
    trash_this,
)
from ludilex.kernel.control import If, May
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import (
    All,
    Any,
    Compare,
    Did,
    EventBy,
    HowMany,
    IsType,
    Named,
    Not,
    Num,
)
from ludilex.kernel.ops import Choose, Move, Plus, Reveal
from ludilex.kernel.selectors import It, This


def cards() -> list[Card]:
    """The cards of this module."""
    no_command = All(IsType(ACTION), Not(IsType(COMMAND)))
    market = "Farmers' Market"
    return [
        card("Encampment", ACTION, 2, Draw(2), actions(2),
             Choose(hand(Any(Named("Gold"), Named("Plunder"))), 1, 0),
             If(HowMany(It()), [Reveal(V_REVEAL, It())], [
                 Move(V_ASIDE, This(), ASIDE, keep=True),
                 If(Did(), [Delay(V_CLEANUP, Return(It()), when=EventBy(), until=U_CLEANUP, it=True)])]), pile=5, over="Plunder"),
        card("Plunder", TREASURE, 5, coins(2), Plus(TOKENS, 1, V_PLUS), part_of="Encampment"),
        card("Crown", ACTION | TREASURE, 5, Choose(hand(PhaseCard()), 1, 0), *twice()),
        card("Overlord", ACTION | COMMAND, 0, Choose(supply(All(no_command, Costs("<=", 5)))), Play(in_place=True),
             StayWith(in_place=True), debt=8),
        card("Engineer", ACTION, 0, from_supply(Costs("<=", 4)), Gain(), May(
            trash_this(), If(Did(), [from_supply(Costs("<=", 4)), Gain()])), debt=4),
        card(market, ACTION | GATHERING, 3, buys(1), If(
            Compare(TokensOnPile(market), ">=", Num(4)),
            [Plus(TOKENS, TokensOnPile(market), V_PLUS), PutTokens(market, 0), trash_this()],
            [PutTokens(market, 1), coins(TokensOnPile(market))])),
        card("Villa", ACTION, 4, actions(2), buys(1), coins(1), when_gained=[
            Move(V_MOVE, This(), HAND), actions(1), ReturnToActions()]),
    ]  # fmt: skip
