"""Adventures."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, card
from ludilex.games.dominion.ops import (
    Affected,
    Costs,
    Draw,
    Prepare,
    TopOfDeck,
)
from ludilex.games.dominion.terms import (
    ACTION,
    ATTACK,
    DURATION,
    EVENT,
    PLAY,
    TRAVELLER,
)
from ludilex.games.dominion.words import (
    discard,
    trash,
)
from ludilex.kernel.control import EachPlayer, Repeat
from ludilex.kernel.numbers import (
    Any,
    HowMany,
    IsType,
    Not,
)
from ludilex.kernel.ops import Choose, Recall
from ludilex.kernel.selectors import In, It, Where


def cards() -> list[Card]:
    """The cards of this module."""
    costs_3_or_4 = Any(Costs("=", 3), Costs("=", 4))
    return [
        card("Bonfire", EVENT, 3, Choose(In(PLAY, where=Not(IsType(DURATION))), 2, 0), trash(), current=["2022"]),
        card("Warrior", ACTION | ATTACK | TRAVELLER, 4, Draw(2), Repeat(
            HowMany(In(PLAY, where=IsType(TRAVELLER))),
            EachPlayer(Prepare(1), Recall(TopOfDeck(1)), discard(keep=True),
                       Recall(Where(It(), costs_3_or_4)), trash(), when=Affected())), pile=5, outside=True),
    ]  # fmt: skip
