"""Rising Sun."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, card
from ludilex.games.dominion.cards.plunder import replay_the_next
from ludilex.games.dominion.effects.plunder import AllDifferent
from ludilex.games.dominion.ops import Affected, Draw, Gain, Return
from ludilex.games.dominion.terms import ACTION, ATTACK, COMMAND, U_TURN, V_REVEAL
from ludilex.games.dominion.words import actions, hand
from ludilex.kernel.control import EachPlayer, If, May
from ludilex.kernel.numbers import Did
from ludilex.kernel.ops import Reveal
from ludilex.kernel.selectors import This


def cards() -> list[Card]:
    """The cards of this module."""
    return [
        card("Daimyo", ACTION | COMMAND, 0, Draw(1), actions(1), replay_the_next(U_TURN), debt=6),
        card("Snake Witch", ACTION | ATTACK, 2, Draw(1), actions(1),
             If(AllDifferent(hand()), [
                 May(Reveal(V_REVEAL, hand()), Return(This()),
                     If(Did(), [EachPlayer(Gain("Curse"), when=Affected())]))])),
    ]  # fmt: skip
