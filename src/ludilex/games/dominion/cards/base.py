"""The basic cards and the base set."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.effects.base import (
    AllMine,
    CanDraw,
    EmptyPiles,
    FirstThisTurn,
    OneFor,
    While,
)
from ludilex.games.dominion.keywords import (
    AttackPlayed,
    PutBack,
    RevealThis,
    Shield,
)
from ludilex.games.dominion.ops import (
    Affected,
    Costs,
    Draw,
    Gain,
    GainEach,
    Prepare,
    TopOfDeck,
    supply,
)
from ludilex.games.dominion.playing import Play, twice
from ludilex.games.dominion.terms import (
    ACTION,
    ASIDE,
    ATTACK,
    CURSE,
    DECK,
    DISCARD,
    HAND,
    REACTION,
    TRASH,
    TREASURE,
    U_TURN,
    V_ASIDE,
    V_DRAW,
    V_PLAY,
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
    trash_this,
)
from ludilex.kernel.control import WHOSE_EFFECT, EachPlayer, If, Let, May
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import (
    All,
    Compare,
    CostOf,
    Did,
    EventBy,
    HowMany,
    IsType,
    Named,
    Not,
    Num,
    Sum,
    Value,
)
from ludilex.kernel.ops import Choose, Gather, Keep, Look, Move, Recall, Reveal
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import In, It, Kept, Union, Unmoved, Where

ANY = 99  # as many as one likes


def cards() -> list[Card]:
    """The cards of this module."""
    more_than_three = Sum(HowMany(hand()), Num(-3))
    seen = Register("the revealed cards")
    taken = Register("the trashed cards")
    looked = Register("the cards looked at")
    aside = Register("the cards set aside")
    paid = Register("cost of the trashed card")
    return [
        card("Copper", TREASURE, 0, coins(1), pile=60),
        card("Silver", TREASURE, 3, coins(2), pile=40),
        card("Gold", TREASURE, 6, coins(3), pile=30),
        card("Estate", VICTORY, 2, points=1),
        card("Duchy", VICTORY, 5, points=3),
        card("Province", VICTORY, 8, points=6),
        card("Curse", CURSE, 0, points=-1),
        card("Chapel", ACTION, 2, from_hand(4, 0), trash()),
        card(
            "Moat", ACTION | REACTION, 2, Draw(2),
            when=[When(V_PLAY, (RevealThis(), Shield()), 1 << HAND, AttackPlayed(), optional=True)],
        ),
        card("Village", ACTION, 3, Draw(1), actions(2)),
        card(
            "Vassal", ACTION, 3, coins(2), Prepare(1), Choose(TopOfDeck(1)), discard(keep=True),
            If(HowMany(Where(It(), IsType(ACTION))), [May(Play())]),
        ),
        card(
            "Militia", ACTION | ATTACK, 4, coins(2),
            EachPlayer(Choose(hand(), more_than_three, -1), discard(), when=Affected()),
        ),
        card("Smithy", ACTION, 4, Draw(3)),
        card("Throne Room", ACTION, 4, from_hand(1, 0, ACTION), *twice()),
        card("Cellar", ACTION, 2, actions(1), Choose(hand(), ANY, 0), discard(), Draw(Did())),
        card("Harbinger", ACTION, 3, Draw(1), actions(1), Choose(In(DISCARD), 1, 0), topdeck()),
        card(
            "Merchant", ACTION, 3, Draw(1), actions(1),
            Delay(V_PLAY, coins(1), when=All(EventBy(), FirstThisTurn(Named("Silver"))), until=U_TURN, once=False),
        ),
        card("Workshop", ACTION, 3, from_supply(Costs("<=", 4)), Gain()),
        card(
            "Bureaucrat", ACTION | ATTACK, 4, Gain("Silver", to=DECK),
            EachPlayer(
                Choose(hand(IsType(VICTORY))),
                If(HowMany(It()), [Reveal(V_REVEAL, It()), topdeck()], [Reveal(V_REVEAL, hand())]), when=Affected(),
            ),
        ),
        card("Gardens", VICTORY, 4, score=OneFor(10, HowMany(AllMine()))),
        card("Moneylender", ACTION, 4, Choose(hand(Named("Copper")), 1, 0), trash(), If(Did(), [coins(3)])),
        card(
            "Poacher", ACTION, 4, Draw(1), actions(1), coins(1), Choose(hand(), EmptyPiles(), -1), discard(),
        ),
        card(
            "Remodel", ACTION, 4, from_hand(), trash(), Let(paid, CostOf("it", 2)),
            Choose(supply(Costs("<=", Value(paid), like="it"))), Gain(),
        ),
        card(
            "Bandit", ACTION | ATTACK, 5, Gain("Gold"),
            EachPlayer(
                Prepare(2), Recall(TopOfDeck(2)), Reveal(V_REVEAL, It()), Keep(seen),
                Choose(Where(Kept(seen), All(IsType(TREASURE), Not(Named("Copper"))))), trash(),
                Recall(Unmoved(Kept(seen))), discard(), when=Affected(),
            ),
        ),
        card("Council Room", ACTION, 5, Draw(4), buys(1), EachPlayer(Draw(1))),
        card(
            "Library", ACTION, 5, While(
                All(Compare(HowMany(hand()), "<", Num(7)), CanDraw()), Prepare(1), Recall(TopOfDeck(1)),
                Move(V_DRAW, It(), HAND, keep=True),
                If(HowMany(Where(It(), IsType(ACTION))), [May(
                    Move(V_ASIDE, It(), ASIDE, keep=True), Keep(aside, Union(Kept(aside), It())))]),
            ),
            discard(Kept(aside)),
        ),
        card(
            "Mine", ACTION, 5, Choose(hand(IsType(TREASURE)), 1, 0), trash(), Let(paid, CostOf("it", 3)), If(Did(), [
                Choose(supply(All(IsType(TREASURE), Costs("<=", Value(paid), like="it")))), Gain(to=HAND)]),
        ),
        card(
            "Sentry", ACTION, 5, Draw(1), actions(1), Prepare(2), Recall(TopOfDeck(2)), Look(It()), Keep(looked),
            Choose(Kept(looked), ANY, 0), trash(), Choose(Unmoved(Kept(looked)), ANY, 0), discard(),
            Choose(Unmoved(Kept(looked)), ANY, -1), PutBack(),
        ),
        card("Artisan", ACTION, 6, from_supply(Costs("<=", 5)), Gain(to=HAND), from_hand(), topdeck()),
        card("Festival", ACTION, 5, actions(2), buys(1), coins(2)),
        card("Laboratory", ACTION, 5, Draw(2), actions(1)),
        card("Market", ACTION, 5, Draw(1), actions(1), buys(1), coins(1)),
        card("Witch", ACTION | ATTACK, 5, Draw(2), EachPlayer(Gain("Curse"), when=Affected())),
        card("Feast", ACTION, 4, trash_this(), from_supply(Costs("<=", 5)), Gain()),
        card("Thief", ACTION | ATTACK, 4, EachPlayer(
            Prepare(2), Recall(TopOfDeck(2)), Reveal(V_REVEAL, It()), Keep(seen),
            Choose(Where(Kept(seen), IsType(TREASURE)), who=WHOSE_EFFECT), Move(V_TRASH, It(), TRASH, keep=True),
            Gather(taken), Recall(Unmoved(Kept(seen))), discard(), when=Affected()), GainEach(Kept(taken), optional=True)),
    ]  # fmt: skip
