"""Renaissance."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.keywords import (
    GainedByItself,
)
from ludilex.games.dominion.ops import (
    Costs,
    Draw,
    Gain,
    Return,
    supply,
)
from ludilex.games.dominion.terms import (
    ACTION,
    DURATION,
    PLAY,
    U_CLEANUP,
    V_CLEANUP,
    V_GAIN,
)
from ludilex.games.dominion.words import (
    actions,
    coins,
    trash,
    trash_this,
    villagers,
)
from ludilex.kernel.control import If, Let
from ludilex.kernel.numbers import (
    All,
    CostOf,
    EventBy,
    HowMany,
    IsType,
    Not,
    Value,
)
from ludilex.kernel.ops import Choose, Delay
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import In, It, This


def cards() -> list[Card]:
    """The cards of this module."""
    improved = Register("cost of the trashed card")
    return [
        card("Acting Troupe", ACTION, 3, villagers(4), trash_this()),
        card("Experiment", ACTION, 3, Draw(2), actions(1), Return(This()), when=[
            When(V_GAIN, (Gain("Experiment"),), condition=Not(GainedByItself()))]),
        card("Improve", ACTION, 3, coins(2), Delay(
            V_CLEANUP, Choose(In(PLAY, where=All(IsType(ACTION), Not(IsType(DURATION)))), 1, 0),
            If(HowMany(It()), [Let(improved, CostOf("it", 1)), trash(),
                               Choose(supply(Costs("=", Value(improved), like="it"))), Gain()]),
            when=EventBy(), until=U_CLEANUP), current=["2022"]),
    ]  # fmt: skip
