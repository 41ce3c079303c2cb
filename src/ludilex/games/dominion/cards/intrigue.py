"""Base set first edition, Intrigue and Seaside."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.keywords import ByEventPlayer, FromPileOfIt, MarkPile
from ludilex.games.dominion.ops import Affected, Costs, Draw, Gain, GainEach, Play, Prepare, TopOfDeck, supply
from ludilex.games.dominion.terms import (
    ACTION,
    ATTACK,
    DECK,
    DURATION,
    F_VICTORY,
    ISLAND,
    TRASH,
    TREASURE,
    U_BUY_PHASE,
    U_TURN,
    V_ASIDE,
    V_BUY,
    V_BUY_END,
    V_GAIN,
    V_REVEAL,
    V_TOPDECK,
    V_TRASH,
    V_TURN,
    VICTORY,
)
from ludilex.games.dominion.words import (
    actions,
    coins,
    discard,
    from_hand,
    from_supply,
    topdeck,
    trash,
    trash_this,
)
from ludilex.kernel.control import WHOSE_EFFECT, EachPlayer, If, Let, May
from ludilex.kernel.numbers import (
    All,
    Any,
    Compare,
    CostOf,
    Did,
    EventBy,
    EventHas,
    Fact,
    HowMany,
    IsType,
    Named,
    Num,
    Value,
)
from ludilex.kernel.ops import Choose, Delay, Gather, Keep, Move, Recall, Reveal
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.selectors import EventCards, It, Kept, This, Unmoved, Where


def cards() -> list[Card]:
    """The cards of this module."""
    paid = Register("cost of the trashed card")
    seen = Register("the revealed cards")
    taken = Register("the trashed cards")
    no_victory = Compare(Fact(F_VICTORY), "=", Num(0))
    return [
        card("Feast", ACTION, 4, trash_this(), from_supply(Costs("<=", 5)), Gain()),
        card("Mining Village", ACTION, 4, Draw(1), actions(2), May(trash_this(), If(Did(), [coins(2)]))),
        card("Replace", ACTION | ATTACK, 5, from_hand(), trash(), Let(paid, CostOf("it", 2)),
             Choose(supply(Costs("<=", Value(paid), like="it"))), Gain(),
             If(HowMany(Where(It(), IsType(ACTION | TREASURE))), [topdeck()]),
             If(HowMany(Where(It(), IsType(VICTORY))), [EachPlayer(Gain("Curse"), when=Affected())])),
        card("Island", ACTION | VICTORY, 4, Move(V_ASIDE, This(), ISLAND), from_hand(), Move(V_ASIDE, It(), ISLAND),
             points=2),
        card("Embargo", ACTION, 2, coins(2), trash_this(), If(Did(), [
            Choose(supply()), MarkPile(), Delay(V_BUY, ByEventPlayer(Gain("Curse")), when=FromPileOfIt(), once=False, it=True)]),
             current=["2019"]),
        card("Treasury", ACTION, 5, Draw(1), actions(1), coins(1), Delay(
            V_BUY_END, Move(V_TOPDECK, This(), DECK), when=All(EventBy(), no_victory), until=U_BUY_PHASE, optional=True),
             current=["2022"]),
        card("Caravan", ACTION | DURATION, 4, Draw(1), actions(1), Delay(V_TURN, Draw(1), when=EventBy())),
        card("Sailor", ACTION | DURATION, 4, actions(1),
             Delay(V_GAIN, Recall(EventCards()), Play(), when=All(EventBy(), EventHas(IsType(DURATION))), until=U_TURN,
                   optional=True),
             Delay(V_TURN, coins(2), from_hand(1, 0), trash(), when=EventBy())),
        card("Thief", ACTION | ATTACK, 4, EachPlayer(
            Prepare(2), Recall(TopOfDeck(2)), Reveal(V_REVEAL, It()), Keep(seen),
            Choose(Where(Kept(seen), IsType(TREASURE)), who=WHOSE_EFFECT), Move(V_TRASH, It(), TRASH, keep=True),
            Gather(taken), Recall(Unmoved(Kept(seen))), discard(), when=Affected()), GainEach(Kept(taken), optional=True)),
        card("Noble Brigand", ACTION | ATTACK, 4, coins(1), *rob(), when=[When(V_BUY, rob())]),
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
