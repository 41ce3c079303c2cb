"""Allies."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, card
from ludilex.games.dominion.keywords import (
    HasPile,
    Rotate,
    SpoilTreasures,
)
from ludilex.games.dominion.ops import (
    Affected,
    Costs,
    Draw,
    Gain,
)
from ludilex.games.dominion.terms import (
    ACTION,
    ATTACK,
    DECK,
    DURATION,
    FAVORS,
    HAND,
    TREASURE,
    V_MOVE,
    V_PLUS,
    V_TOPDECK,
    V_TURN,
    WIZARD,
)
from ludilex.games.dominion.words import (
    actions,
    discard,
    from_hand,
    from_supply,
    trash,
)
from ludilex.kernel.control import EachPlayer, If, May
from ludilex.kernel.numbers import (
    EventBy,
    HowMany,
    IsType,
)
from ludilex.kernel.ops import Delay, Move, Plus
from ludilex.kernel.selectors import It, This, Where


def cards() -> list[Card]:
    """The cards of this module."""
    return [
        card("Conjurer", ACTION | DURATION | WIZARD, 4, from_supply(Costs("<=", 4)), Gain(),
             Delay(V_TURN, Move(V_MOVE, This(), HAND), when=EventBy())),
        card("Highwayman", ACTION | DURATION | ATTACK, 5,
             Delay(V_TURN, discard(This()), Draw(3), when=EventBy()), EachPlayer(SpoilTreasures(), when=Affected())),
        card("Student", ACTION | WIZARD, 3, actions(1), If(HasPile("Wizards"), [May(Rotate("Wizards"))]), from_hand(), trash(),
             If(HowMany(Where(It(), IsType(TREASURE))), [Plus(FAVORS, 1, V_PLUS), Move(V_TOPDECK, This(), DECK)])),
    ]  # fmt: skip
