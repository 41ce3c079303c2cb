"""Adventures, Empires, Nocturne and Allies."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.keywords import (
    FaceUp,
    HasPile,
    NotInCleanUp,
    PhaseCard,
    Rotate,
    SpoilTreasures,
    TurnFaceDown,
)
from ludilex.games.dominion.ops import (
    Affected,
    Costs,
    Draw,
    FromTrash,
    Gain,
    Play,
    Prepare,
    Return,
    StayWith,
    TopOfDeck,
    supply,
    twice,
)
from ludilex.games.dominion.terms import (
    ACTION,
    ASIDE,
    ATTACK,
    COMMAND,
    DECK,
    DOOM,
    DURATION,
    EVENT,
    FAVORS,
    GAINED,
    HAND,
    NIGHT,
    PLAY,
    REACTION,
    TOKENS,
    TRAVELLER,
    TREASURE,
    U_CLEANUP,
    U_TURN,
    V_ASIDE,
    V_CLEANUP,
    V_DISCARD,
    V_MOVE,
    V_PLUS,
    V_REVEAL,
    V_TOPDECK,
    V_TURN,
    V_TURN_END,
    WIZARD,
)
from ludilex.games.dominion.words import (
    actions,
    buys,
    coins,
    discard,
    from_hand,
    from_supply,
    hand,
    trash,
    trash_this,
)
from ludilex.kernel.control import EachPlayer, If, Let, May, Repeat
from ludilex.kernel.numbers import (
    All,
    Any,
    Compare,
    CostOf,
    Did,
    EventBy,
    HowMany,
    IsType,
    Named,
    Not,
    Num,
    ResourceOf,
    Value,
)
from ludilex.kernel.ops import Choose, Delay, Look, Move, Plus, Recall, Reveal
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import In, It, This, Union, Where


def cards() -> list[Card]:
    """The cards of this module."""
    paid = Register("cost of the trashed card")
    plain_action = All(IsType(ACTION), Not(IsType(DURATION)))
    no_command = All(IsType(ACTION), Not(IsType(COMMAND)))
    costs_3_or_4 = Any(Costs("=", 3), Costs("=", 4))
    return [
        card("Bonfire", EVENT, 3, Choose(In(PLAY, where=Not(IsType(DURATION))), 2, 0), trash(), current=["2022"]),
        card("Warrior", ACTION | ATTACK | TRAVELLER, 4, Draw(2), Repeat(
            HowMany(In(PLAY, where=IsType(TRAVELLER))),
            EachPlayer(Prepare(1), Recall(TopOfDeck(1)), discard(keep=True),
                       Recall(Where(It(), costs_3_or_4)), trash(), when=Affected())), pile=5, outside=True),
        card("Encampment", ACTION, 2, Draw(2), actions(2),
             Choose(hand(Any(Named("Gold"), Named("Plunder"))), 1, 0),
             If(HowMany(It()), [Reveal(V_REVEAL, It())], [
                 Move(V_ASIDE, This(), ASIDE, keep=True),
                 If(Did(), [Delay(V_CLEANUP, Return(It()), when=EventBy(), until=U_CLEANUP, it=True)])]), pile=5, over="Plunder"),
        card("Plunder", TREASURE, 5, coins(2), Plus(TOKENS, 1, V_PLUS), part_of="Encampment"),
        card("Crown", ACTION | TREASURE, 5, Choose(hand(PhaseCard()), 1, 0), *twice()),
        card("Overlord", ACTION | COMMAND, 0, Choose(supply(All(no_command, Costs("<=", 5)))), Play(in_place=True),
             StayWith(), debt=8),
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
        card("Conjurer", ACTION | DURATION | WIZARD, 4, from_supply(Costs("<=", 4)), Gain(),
             Delay(V_TURN, Move(V_MOVE, This(), HAND), when=EventBy())),
        card("Highwayman", ACTION | DURATION | ATTACK, 5,
             Delay(V_TURN, discard(This()), Draw(3), when=EventBy()), EachPlayer(SpoilTreasures(), when=Affected())),
        card("Student", ACTION | WIZARD, 3, actions(1), If(HasPile("Wizards"), [May(Rotate("Wizards"))]), from_hand(), trash(),
             If(HowMany(Where(It(), IsType(TREASURE))), [Plus(FAVORS, 1, V_PLUS), Move(V_TOPDECK, This(), DECK)])),
    ]  # fmt: skip
