"""Intrigue."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, card
from ludilex.games.dominion.ops import (
    Affected,
    Costs,
    Draw,
    FromTrash,
    Gain,
    supply,
)
from ludilex.games.dominion.terms import (
    ACTION,
    ATTACK,
    TREASURE,
    VICTORY,
)
from ludilex.games.dominion.words import (
    actions,
    coins,
    from_hand,
    topdeck,
    trash,
    trash_this,
)
from ludilex.kernel.control import EachPlayer, If, Let, May, OneOf
from ludilex.kernel.numbers import (
    CostOf,
    Did,
    HowMany,
    IsType,
    Value,
)
from ludilex.kernel.ops import Choose
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import It, Where


def cards() -> list[Card]:
    """The cards of this module."""
    paid = Register("cost of the trashed card")
    return [
        card("Mining Village", ACTION, 4, Draw(1), actions(2), May(trash_this(), If(Did(), [coins(2)]))),
        card("Lurker", ACTION, 2, actions(1), OneOf(["trash", "gain"], [
            [Choose(supply(IsType(ACTION))), trash()], [Choose(FromTrash(IsType(ACTION))), Gain()]])),
        card("Replace", ACTION | ATTACK, 5, from_hand(), trash(), Let(paid, CostOf("it", 2)),
             Choose(supply(Costs("<=", Value(paid), like="it"))), Gain(),
             If(HowMany(Where(It(), IsType(ACTION | TREASURE))), [topdeck()]),
             If(HowMany(Where(It(), IsType(VICTORY))), [EachPlayer(Gain("Curse"), when=Affected())])),
    ]  # fmt: skip
