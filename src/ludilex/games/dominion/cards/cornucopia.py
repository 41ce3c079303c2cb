"""Cornucopia and Guilds, with the Rewards, and the Prizes that came before them."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, card
from ludilex.games.dominion.effects.base import AllMine
from ludilex.games.dominion.effects.night import DeckToDiscard
from ludilex.games.dominion.effects.rewards import SomeOf
from ludilex.games.dominion.ops import (
    Affected,
    Costs,
    Draw,
    Gain,
    kind_of_card,
)
from ludilex.games.dominion.playing import twice
from ludilex.games.dominion.terms import (
    ACTION,
    ACTIONS,
    ASIDE,
    ATTACK,
    COFFERS,
    DECK,
    HAND,
    PILE,
    PLAY,
    PRIZE,
    REWARD,
    TREASURE,
    U_CLEANUP,
    U_TURN,
    V_ASIDE,
    V_CLEANUP,
    V_EFFECT,
    V_PLUS,
    VICTORY,
)
from ludilex.games.dominion.words import (
    actions,
    buys,
    coins,
    discard,
    from_supply,
    hand,
    trash_this,
)
from ludilex.kernel.codes import M_COST
from ludilex.kernel.control import EachPlayer, If, Repeat
from ludilex.kernel.definitions import Constant
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import (
    Did,
    DifferentNames,
    EventBy,
    HowMany,
    IsType,
    Named,
    Num,
    ResourceOf,
    Sum,
)
from ludilex.kernel.ops import Choose, Move, Plus
from ludilex.kernel.programs import Op
from ludilex.kernel.selectors import Everything, In, It, Tops, Where


def cards() -> list[Card]:
    """The cards of this module."""
    rewards = ["Coronet", "Courser", "Demesne", "Housecarl", "Huge Turnip", "Renown"]
    more_than_three = Sum(HowMany(hand()), Num(-3))
    return [
        card("Horn of Plenty", TREASURE, 5, from_supply(Costs("<=", DifferentNames(In(PLAY)))), Gain(),
             If(HowMany(Where(It(), IsType(VICTORY))), [trash_this()])),
        card("Joust", ACTION, 5, Draw(1), actions(1), coins(1), Choose(hand(Named("Province")), 1, 0),
             Move(V_ASIDE, It(), ASIDE, keep=True),
             If(Did(), [Delay(V_CLEANUP, discard(It()), when=EventBy(), until=U_CLEANUP, it=True)]),
             If(Did(), [Choose(Tops(PILE, IsType(REWARD))), Gain(to=HAND)]), needs=rewards),
        card("Coronet", ACTION | TREASURE | REWARD, 0, Choose(hand(kind_of_card(ACTION, REWARD)), 1, 0), *twice(),
             Choose(hand(kind_of_card(TREASURE, REWARD)), 1, 0), *twice(), outside=True),
        card("Courser", ACTION | REWARD, 0, two_of_four(), outside=True),
        card("Demesne", ACTION | VICTORY | REWARD, 0, actions(2), buys(2), Gain("Gold"), outside=True,
             score=HowMany(Where(AllMine(), Named("Gold")))),
        card("Housecarl", ACTION | REWARD, 0, Draw(DifferentNames(In(PLAY, where=IsType(ACTION)))), outside=True),
        card("Huge Turnip", TREASURE | REWARD, 0, Plus(COFFERS, 2, V_PLUS), coins(ResourceOf(COFFERS)), outside=True),
        card("Renown", ACTION | REWARD, 0, buys(1), cheaper_this_turn(), outside=True),
        card("Bag of Gold", ACTION | PRIZE, 0, actions(1), Gain("Gold", to=DECK), pile=1, outside=True, current=["2010"]),
        card("Diadem", TREASURE | PRIZE, 0, coins(2), coins(ResourceOf(ACTIONS)), pile=1, outside=True, current=["2010"]),
        card("Followers", ACTION | ATTACK | PRIZE, 0, Draw(2), Gain("Estate"), EachPlayer(
            Gain("Curse"), Choose(hand(), more_than_three, -1), discard(), when=Affected()),
             pile=1, outside=True, current=["2010"]),
        card("Princess", ACTION | PRIZE, 0, buys(1), cheaper_this_turn(), pile=1, outside=True),
        card("Princess", ACTION | PRIZE, 0, buys(1), pile=1, outside=True, version="2010", constant=[
            Constant(M_COST, 0, Num(-2), Num(1), 1 << PLAY)]),
        card("Trusty Steed", ACTION | PRIZE, 0, two_of_four(DeckToDiscard()), pile=1, outside=True, current=["2010"]),
    ]  # fmt: skip


def cheaper_this_turn() -> Op:
    """Cards cost 2 coins less this turn."""
    return Until(U_TURN, V_EFFECT, M_COST, 0, -2, Everything())


def two_of_four(*after_the_silvers: Op) -> Op:
    """Two different ones of what a Courser, or before it a Trusty Steed, can do."""
    silvers = [Repeat(4, Gain("Silver")), *after_the_silvers]
    return SomeOf(2, ["cards", "actions", "coins", "silvers"], [[Draw(2)], [actions(2)], [coins(2)], silvers])
