"""Nocturne."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.keywords import (
    FaceUp,
    NotInCleanUp,
    TurnFaceDown,
)
from ludilex.games.dominion.ops import (
    Costs,
    Draw,
    FromTrash,
    Gain,
    Prepare,
    TopOfDeck,
    supply,
)
from ludilex.games.dominion.playing import Play
from ludilex.games.dominion.terms import (
    ACTION,
    ASIDE,
    ATTACK,
    DOOM,
    DURATION,
    GAINED,
    HAND,
    NIGHT,
    PLAY,
    REACTION,
    TREASURE,
    U_TURN,
    V_ASIDE,
    V_DISCARD,
    V_MOVE,
    V_TURN_END,
)
from ludilex.games.dominion.words import (
    actions,
    buys,
    discard,
    from_hand,
    from_supply,
    hand,
    trash,
    trash_this,
)
from ludilex.kernel.control import If, Let, May, Repeat
from ludilex.kernel.numbers import (
    All,
    Compare,
    CostOf,
    Did,
    HowMany,
    IsType,
    Named,
    Not,
    Num,
    ResourceOf,
    Value,
)
from ludilex.kernel.ops import Choose, Delay, Look, Move, Recall
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import In, It, This, Union


def cards() -> list[Card]:
    """The cards of this module."""
    paid = Register("cost of the trashed card")
    plain_action = All(IsType(ACTION), Not(IsType(DURATION)))
    return [
        card("Skulk", ACTION | ATTACK | DOOM, 4, buys(1), when_gained=[Gain("Gold")]),
        card("Faithful Hound", ACTION | REACTION, 2, Draw(2), when=[
            When(V_DISCARD, (Move(V_ASIDE, This(), ASIDE, keep=True),
                             Delay(V_TURN_END, Move(V_MOVE, It(), HAND), until=U_TURN, it=True)),
                 condition=NotInCleanUp(), optional=True)]),
        card("Monastery", NIGHT, 2, Repeat(ResourceOf(GAINED), Choose(
            Union(In(HAND), In(PLAY, where=Named("Copper"))), 1, 0), trash(), willing=True)),
        card("Necromancer", ACTION, 4, Choose(FromTrash(All(plain_action, FaceUp()))), TurnFaceDown(), Play(in_place=True),
             in_trash=["Zombie Apprentice", "Zombie Mason", "Zombie Spy"]),
        card("Zombie Apprentice", ACTION, 3, from_hand(1, 0, ACTION), trash(), If(Did(), [Draw(3), actions(1)]),
             pile=0, outside=True),
        card("Zombie Mason", ACTION, 3, Prepare(1), Recall(TopOfDeck(1)), Let(paid, CostOf("it", 1)), trash(),
             Choose(supply(Costs("<=", Value(paid), like="it")), 1, 0), Gain(), pile=0, outside=True),
        card("Zombie Spy", ACTION, 3, Draw(1), actions(1), Prepare(1), Recall(TopOfDeck(1)), Look(It()), May(discard()),
             pile=0, outside=True),
        card("Tragic Hero", ACTION, 5, Draw(3), buys(1), If(Compare(HowMany(hand()), ">=", Num(8)), [
            trash_this(), from_supply(IsType(TREASURE)), Gain()])),
    ]  # fmt: skip
