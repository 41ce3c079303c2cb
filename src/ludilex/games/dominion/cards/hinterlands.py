"""Hinterlands."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.effects.exchange import Exchange
from ludilex.games.dominion.effects.hinterlands import IsIt
from ludilex.games.dominion.keywords import (
    Free,
    FromPlay,
    NotInCleanUp,
    RevealThis,
)
from ludilex.games.dominion.ops import (
    Affected,
    Costs,
    Draw,
    Gain,
    GainEach,
    Prepare,
    TopOfDeck,
)
from ludilex.games.dominion.playing import Play
from ludilex.games.dominion.terms import (
    ACTION,
    ATTACK,
    DECK,
    HAND,
    PLAY,
    REACTION,
    TRASH,
    TREASURE,
    U_CLEANUP,
    U_TURN,
    V_BUY,
    V_CLEANUP,
    V_DISCARD,
    V_GAIN,
    V_REVEAL,
    V_TRASH,
    VICTORY,
)
from ludilex.games.dominion.words import (
    actions,
    buys,
    coins,
    discard,
    from_hand,
    from_supply,
    hand,
    topdeck,
    trash,
)
from ludilex.kernel.control import WHOSE_EFFECT, EachPlayer, If, Let, OneOf, Repeat
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import (
    All,
    Any,
    Compare,
    CostOf,
    EventBy,
    EventHas,
    HowMany,
    IsType,
    Named,
    Num,
    Sum,
    Value,
)
from ludilex.kernel.ops import Choose, Gather, Keep, Move, Recall, Reveal
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.selectors import EventCards, In, It, Kept, This, Unmoved, Where


def cards() -> list[Card]:
    """The cards of this module."""
    play_this = (Recall(This()), Play())
    gone_from_play = All(EventBy(), EventHas(All(IsType(ACTION), FromPlay(), Free())))
    chosen_from_play = All(IsIt(), FromPlay())
    more_than_three = Sum(HowMany(hand()), Num(-3))
    return [
        card("Noble Brigand", ACTION | ATTACK, 4, coins(1), *rob(), when=[When(V_BUY, rob())]),
        card("Scheme", ACTION, 3, Draw(1), actions(1), Delay(
            V_DISCARD, Choose(Where(EventCards(), All(IsType(ACTION), FromPlay(), Free()))), topdeck(),
            when=gone_from_play, until=U_TURN, optional=True), current=["2016"]),
        card("Scheme", ACTION, 3, Draw(1), actions(1), Delay(
            V_CLEANUP, Choose(In(PLAY, where=IsType(ACTION)), 1, 0), Delay(
                V_DISCARD, topdeck(Where(EventCards(), chosen_from_play)), when=All(EventBy(), EventHas(chosen_from_play)),
                until=U_TURN, it=True),
            when=EventBy(), until=U_CLEANUP), version="2011"),
        card("Nomad Camp", ACTION, 4, buys(1), coins(2), gained_to=DECK, current=["2011"]),
        card("Nomads", ACTION, 4, buys(1), coins(2), when_gained=[coins(2)], when_trashed=[coins(2)], current=["2022"]),
        card("Trader", ACTION | REACTION, 4, from_hand(), trash(), Repeat(CostOf("it"), Gain("Silver")), when=[
            When(V_GAIN, (RevealThis(), Exchange(EventCards(), "Silver")), 1 << HAND, optional=True)], current=["2022"]),
        card("Weaver", ACTION | REACTION, 4, OneOf(["silvers", "card"], [
            [Gain("Silver"), Gain("Silver")], [from_supply(Costs("<=", 4)), Gain()]]), when=[
                When(V_DISCARD, play_this, condition=NotInCleanUp(), optional=True)], current=["2022"]),
        card("Berserker", ACTION | ATTACK, 5, from_supply(Costs("<", CostOf("this"))), Gain(),
             EachPlayer(Choose(hand(), more_than_three, -1), discard(), when=Affected()),
             when_gained=[If(HowMany(In(PLAY, where=IsType(ACTION))), list(play_this))], current=["2022"]),
        card("Mandarin", ACTION, 5, coins(3), from_hand(), topdeck(), when_gained=[
            Choose(In(PLAY, where=IsType(TREASURE)), 99, -1), topdeck()]),
        card("Trail", ACTION | REACTION, 4, Draw(1), actions(1), when=[
            When(v, play_this, condition=NotInCleanUp(), optional=True) for v in (V_GAIN, V_TRASH, V_DISCARD)]),
        card("Tunnel", VICTORY | REACTION, 3, points=2, when=[
            When(V_DISCARD, (Reveal(V_REVEAL, This()), Gain("Gold")), condition=NotInCleanUp(), optional=True)]),
    ]  # fmt: skip


def rob() -> list[Op]:
    """What Noble Brigand does when it is played and when it is bought."""
    seen = Register("the revealed cards")
    none = Register("Treasures among them")
    taken = Register("the trashed cards")
    attack = EachPlayer(
        Prepare(2), Recall(TopOfDeck(2)), Reveal(V_REVEAL, It()), Keep(seen),
        Let(none, HowMany(Where(It(), IsType(TREASURE)))),
        Choose(Where(Kept(seen), Any(Named("Silver"), Named("Gold"))), who=WHOSE_EFFECT),
        Move(V_TRASH, It(), TRASH, keep=True), Gather(taken), Recall(Unmoved(Kept(seen))), discard(),
        If(Compare(Value(none), "=", Num(0)), [Gain("Copper")]), when=Affected(),
    )  # fmt: skip
    return [attack, GainEach(Kept(taken))]
