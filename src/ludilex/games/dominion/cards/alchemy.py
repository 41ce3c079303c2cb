"""Alchemy."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.effects.hinterlands import AfterExtraTurn, InPlayUntilNow, WasMine
from ludilex.games.dominion.effects.revealing import RevealUntil
from ludilex.games.dominion.keywords import (
    Free,
    FromPlay,
    Possess,
)
from ludilex.games.dominion.ops import Draw
from ludilex.games.dominion.playing import Play
from ludilex.games.dominion.terms import (
    ACTION,
    ASIDE,
    DISCARD,
    G_DEBT,
    PLAY,
    POTIONS,
    TREASURE,
    U_CLEANUP,
    U_TURN,
    V_ASIDE,
    V_CLEANUP,
    V_DISCARD,
    V_EFFECT,
    V_MOVE,
    V_PLUS,
    V_TRASH,
    V_TURN_END,
)
from ludilex.games.dominion.words import actions, buys, coins, discard, topdeck
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.control import If, May, Repeat
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import (
    All,
    EventBy,
    EventHas,
    HowMany,
    IsType,
    Named,
    Not,
)
from ludilex.kernel.ops import Choose, Keep, Move, Plus, Recall
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.selectors import EventCards, Everything, In, It, Kept, This, Unmoved, Where


def cards() -> list[Card]:
    """The cards of this module."""
    potion = Named("Potion")
    no_golem = All(IsType(ACTION), Not(Named("Golem")))
    seen = Register("the revealed cards")
    found = Register("the set-aside cards")
    from_play = All(IsType(TREASURE), FromPlay(), Free())
    return [
        card("Herbalist", ACTION, 2, buys(1), coins(1), Delay(
            V_DISCARD, Choose(Where(EventCards(), from_play)), topdeck(),
            when=All(EventBy(), EventHas(from_play)), until=U_TURN, optional=True), current=["2022"]),
        card("Herbalist", ACTION, 2, buys(1), coins(1), when=[When(
            V_DISCARD, (Choose(InPlayUntilNow(IsType(TREASURE)), 1, 0), topdeck()), condition=FromPlay())], version="2010"),
        card("Alchemist", ACTION, 3, Draw(2), actions(1), Delay(
            V_CLEANUP, topdeck(This()), when=All(EventBy(), HowMany(In(PLAY, where=potion))), until=U_CLEANUP,
            optional=True), potions=1, needs=["Potion"], current=["2022"]),
        card("Alchemist", ACTION, 3, Draw(2), actions(1), when=[When(
            V_DISCARD, (If(HowMany(InPlayUntilNow(potion)), [May(topdeck(This()))]),), condition=FromPlay())],
             potions=1, needs=["Potion"], version="2010"),
        card("Golem", ACTION, 4, RevealUntil(no_golem, 2), Keep(seen),
             Move(V_ASIDE, Where(It(), no_golem), ASIDE, keep=True), Keep(found), Recall(Unmoved(Kept(seen))), discard(),
             Repeat(2, Choose(Unmoved(Kept(found))), Play()), potions=1, needs=["Potion"], current=["2010"]),
        card("Possession", ACTION, 6, Possess(*keep_trashed()), potions=1, needs=["Potion"], current=["2010"]),
        card("Possession", ACTION, 6, Possess(
            Until(U_TURN, V_EFFECT, M_GAME, G_DEBT, 1, Everything()), *keep_trashed(), when=Not(AfterExtraTurn())),
             potions=1, needs=["Potion"], version="2021"),
        card("Potion", TREASURE, 4, Plus(POTIONS, 1, V_PLUS), pile=16, component=True),
    ]  # fmt: skip


def keep_trashed() -> list[Op]:
    """What a possessed player trashes of their cards is theirs again at the end of the turn."""
    return [Delay(V_TRASH, Move(V_ASIDE, EventCards(), ASIDE, keep=True),
                  Delay(V_TURN_END, Move(V_MOVE, It(), DISCARD), until=U_TURN, it=True),
                  when=All(EventBy(), EventHas(WasMine())), once=False, until=U_TURN)]  # fmt: skip
