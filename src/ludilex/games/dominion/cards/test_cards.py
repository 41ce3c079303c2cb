"""Cards that only rulings use: some outside the Stop-Moving document, of which public reports speak, and a Liaison."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, card
from ludilex.games.dominion.effects.night import DeckToDiscard, ShuffleDeck
from ludilex.games.dominion.ops import Affected, Costs, Draw, Gain, Prepare, TopOfDeck, supply
from ludilex.games.dominion.terms import (
    ACTION,
    ASIDE,
    ATTACK,
    DECK,
    DISCARD,
    DURATION,
    HAND,
    LIAISON,
    V_ASIDE,
    V_MOVE,
    V_REVEAL,
    V_TURN,
)
from ludilex.games.dominion.words import actions, buys, coins, discard, from_hand, from_supply, hand, trash
from ludilex.kernel.control import WHOSE_EFFECT, EachPlayer, If, Let, May
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import CostOf, Did, EventBy, HowMany, IsType, Value
from ludilex.kernel.ops import Choose, Move, Recall, Reveal
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import In, It


def cards() -> list[Card]:
    """The cards of this module."""
    paid = Register("cost of the trashed card")
    return [
        card("Inn", ACTION, 5, Draw(2), actions(2), from_hand(2, -1), discard(), test=True, when_gained=[
            Choose(In(DISCARD, where=IsType(ACTION)), 99, 0), Reveal(V_REVEAL, It()), Move(V_MOVE, It(), DECK), ShuffleDeck()]),
        card("Border Village", ACTION, 6, Draw(1), actions(2), test=True,
             when_gained=[from_supply(Costs("<", CostOf("this"))), Gain()]),
        card("Swindler", ACTION | ATTACK, 3, coins(2), EachPlayer(
            Prepare(1), Recall(TopOfDeck(1)), Let(paid, CostOf("it")), trash(),
            Choose(supply(Costs("=", Value(paid), like="it")), who=WHOSE_EFFECT), Gain(), when=Affected()), test=True),
        card("Gear", ACTION | DURATION, 3, Draw(2), Choose(hand(), 2, 0), Move(V_ASIDE, It(), ASIDE, keep=True), If(Did(), [
            Delay(V_TURN, Move(V_MOVE, It(), HAND), when=EventBy(), it=True)]), test=True),
        card("Tactician", ACTION | DURATION, 5, If(HowMany(hand()), [
            discard(hand()), Delay(V_TURN, Draw(5), actions(1), buys(1), when=EventBy())]), test=True),
        card("Chancellor", ACTION, 3, coins(2), May(DeckToDiscard()), test=True),
        card("Test Liaison", ACTION | LIAISON, 2, actions(1), test=True),
    ]  # fmt: skip
