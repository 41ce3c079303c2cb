"""Allies."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.effects.allies import (
    AnyNumberOfTimes,
    CanSpend,
    FavorsOnItsPile,
    ItIsNamed,
    LastTurnMine,
    NameCard,
    PerFavor,
    Shuffled,
    Spend,
    SpendAny,
    ThisInPlay,
)
from ludilex.games.dominion.effects.base import AllMine, OneFor
from ludilex.games.dominion.effects.night import DeckToDiscard, FirstTreasure, PlayedAs
from ludilex.games.dominion.keywords import (
    FindCopyOfIt,
    FromPlay,
    HasPile,
    MarkPile,
    PutBack,
    Rotate,
)
from ludilex.games.dominion.ops import (
    Affected,
    Costs,
    Draw,
    FromTrash,
    Gain,
    Prepare,
    TopOfDeck,
    kind_of_card,
    supply,
)
from ludilex.games.dominion.playing import Play, StayWith
from ludilex.games.dominion.terms import (
    ACTION,
    ALLY,
    ASIDE,
    ATTACK,
    AUGUR,
    DECK,
    DISCARD,
    DURATION,
    FAVORS,
    FORT,
    G_EXTRA_TURN,
    G_FAVOR,
    G_KEPT,
    G_LEFT_OUT,
    G_ON_TOP,
    G_SKIP,
    HAND,
    LANDSCAPE,
    LIAISON,
    TREASURE,
    U_CLEANUP,
    U_NEVER,
    U_NEXT_TURN,
    U_TURN,
    V_ASIDE,
    V_BUY_PHASE,
    V_CLEANUP,
    V_DISCARD,
    V_EFFECT,
    V_GAIN,
    V_MOVE,
    V_PLAYED,
    V_PLUS,
    V_REVEAL,
    V_SHUFFLE,
    V_TOPDECK,
    V_TURN,
    V_TURN_END,
    VICTORY,
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
    topdeck,
    trash,
    trash_this,
)
from ludilex.kernel.codes import M_COST, M_GAME
from ludilex.kernel.control import EachPlayer, If, Let, May, OneOf
from ludilex.kernel.definitions import Constant
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import (
    All,
    AtMost,
    Compare,
    CostOf,
    Did,
    EventBy,
    EventHas,
    HowMany,
    IsType,
    MyTurn,
    Not,
    Num,
    ResourceOf,
    Sum,
    Times,
    Value,
)
from ludilex.kernel.ops import Choose, Keep, Look, Move, Plus, Recall, Reveal
from ludilex.kernel.programs import Number, Op, Register
from ludilex.kernel.selectors import EventCards, Everything, In, It, Kept, This, Unmoved, Where


def cards() -> list[Card]:
    """The cards of this module."""
    return [*kingdom(), *wizards(), *forts(), *augurs(), *simple_allies(), *special_allies()]


def rotate(pile: str) -> Op:
    """I may rotate a split pile, if it is in this game."""
    return If(HasPile(pile), [May(Rotate(pile))])


def for_good(key: int, n: int = 1) -> Op:
    """Something of the game is so until it is used up."""
    return Until(U_NEVER, V_EFFECT, M_GAME, key, n, Everything())


def onto_deck_from_play() -> When:
    """When I discard this from play, I may put it onto my deck."""
    return When(V_DISCARD, (Move(V_TOPDECK, This(), DECK),), condition=FromPlay(), optional=True)


def kingdom() -> list[Card]:
    """Cards with piles of their own."""
    return [
        card("Highwayman", ACTION | DURATION | ATTACK, 5,
             Delay(V_TURN, discard(This()), Draw(3), when=EventBy()), EachPlayer(PlayedAs(FirstTreasure(), until=U_NEXT_TURN), when=Affected())),
        card("Merchant Camp", ACTION, 3, actions(2), coins(1), when=[onto_deck_from_play()]),
        card("Royal Galley", ACTION | DURATION, 4, Draw(1), Choose(hand(kind_of_card(ACTION, DURATION)), 1, 0), Play(),
             Move(V_ASIDE, It(), ASIDE, keep=True), If(Did(), [Delay(V_TURN, Play(), when=EventBy(), it=True)])),
        card("Specialist", ACTION, 5, from_hand(1, 0, ACTION | TREASURE), Play(), If(Did(), [
            OneOf(["again", "copy"], [[Play(again=True), StayWith()], [FindCopyOfIt(), Gain()]])])),
    ]  # fmt: skip


def wizards() -> list[Card]:
    """The Wizards."""
    named = Register("named card")
    return [
        card("Student", ACTION | WIZARD, 3, actions(1), rotate("Wizards"), from_hand(), trash(),
             If(HowMany(Where(It(), IsType(TREASURE))), [Plus(FAVORS, 1, V_PLUS), Move(V_TOPDECK, This(), DECK)]),
             split="Wizards", needs=["Ally"]),
        card("Conjurer", ACTION | DURATION | WIZARD, 4, from_supply(Costs("<=", 4)), Gain(),
             Delay(V_TURN, Move(V_MOVE, This(), HAND), when=EventBy()), split="Wizards"),
        card("Sorcerer", ACTION | ATTACK | WIZARD, 5, Draw(1), actions(1), EachPlayer(
            NameCard(named), Prepare(1), Recall(TopOfDeck(1)), Reveal(V_REVEAL, It()),
            If(Not(ItIsNamed(named)), [Gain("Curse")]), when=Affected()), split="Wizards"),
        card("Lich", ACTION | WIZARD, 6, Draw(6), actions(2), for_good(G_SKIP), when_trashed=[
            discard(This()), Choose(FromTrash(Costs("<", CostOf("this")))), Gain()], split="Wizards"),
    ]  # fmt: skip


def forts() -> list[Card]:
    """The Forts."""
    return [
        card("Tent", ACTION | FORT, 3, coins(2), rotate("Forts"), when=[onto_deck_from_play()], split="Forts"),
        card("Garrison", ACTION | DURATION | FORT, 4, coins(2),
             Delay(V_GAIN, Delay(V_TURN, If(ThisInPlay(), [Draw(1)]), when=EventBy()), when=EventBy(), until=U_TURN,
                   once=False), split="Forts"),
        card("Hill Fort", ACTION | FORT, 5, from_supply(Costs("<=", 4)), Gain(), OneOf(["hand", "card-action"], [
            [Move(V_MOVE, It(), HAND)], [Draw(1), actions(1)]]), split="Forts"),
        card("Stronghold", ACTION | VICTORY | DURATION | FORT, 6, OneOf(["coins", "later"], [
            [coins(3)], [Delay(V_TURN, Draw(3), when=EventBy())]]), points=2, split="Forts"),
    ]  # fmt: skip


def augurs() -> list[Card]:
    """The Augurs."""
    named = Register("named card")
    return [
        card("Herb Gatherer", ACTION | AUGUR, 3, buys(1), DeckToDiscard(),
             Choose(In(DISCARD, where=IsType(TREASURE)), 1, 0), Play(), rotate("Augurs"), split="Augurs"),
        card("Acolyte", ACTION | AUGUR, 4, from_hand(1, 0, ACTION | VICTORY), trash(), If(Did(), [Gain("Gold")]),
             May(trash_this(), If(Did(), [from_supply(IsType(AUGUR)), Gain()])), split="Augurs"),
        card("Sorceress", ACTION | ATTACK | AUGUR, 5, actions(1), NameCard(named), Prepare(1), Recall(TopOfDeck(1)),
             Reveal(V_REVEAL, It()), Move(V_MOVE, It(), HAND, keep=True),
             If(ItIsNamed(named), [EachPlayer(Gain("Curse"), when=Affected())]), split="Augurs"),
        card("Sibyl", ACTION | AUGUR, 6, Draw(4), actions(1), from_hand(), topdeck(),
             from_hand(), Move(V_MOVE, It(), DECK, top=False), split="Augurs"),
    ]  # fmt: skip


def always(verb: int, *parts: Op, when: Number | None = None, optional: bool = False) -> Op:
    """For the rest of the game: each time this happens to me."""
    mine = EventBy() if when is None else All(EventBy(), when)
    return Delay(verb, *parts, when=mine, once=False, optional=optional)


def spending(verb: int, n: int, *parts: Op, when: Number | None = None) -> Op:
    """Each time this happens to me, I may spend so many Favors for that."""
    able = CanSpend(n) if when is None else All(when, CanSpend(n))
    return always(verb, Spend(n), If(Did(), list(parts)), when=able, optional=True)


def ally(name: str, *play: Op, score: Number | None = None, constant: list[Constant] | None = None) -> Card:
    """An Ally: what it offers each player for the rest of the game."""
    return card(name, ALLY, 0, *play, score=score, constant=constant or (), pile=1, component=True)


def simple_allies() -> list[Card]:
    """Allies that give something for Favors at some moment."""
    paid = Register("cost of the gained card")
    more_than_four = Sum(HowMany(hand()), Num(-4))
    seen = Register("the cards seen")
    liaison = EventHas(IsType(LIAISON))
    favors = ResourceOf(FAVORS)
    return [
        ally("Architects' Guild", spending(
            V_GAIN, 2, Recall(EventCards()), Let(paid, CostOf("it")),
            Choose(supply(All(Not(IsType(VICTORY)), Costs("<", Value(paid), like="it")))), Gain())),
        ally("Band of Nomads", spending(V_GAIN, 1, OneOf(["card", "action", "buy"], [[Draw(1)], [actions(1)], [buys(1)]]),
             when=EventHas(Compare(CostOf(), ">=", Num(3))))),
        ally("Cave Dwellers", always(V_TURN, AnyNumberOfTimes(
            CanSpend(), May(Spend(), If(Did(), [from_hand(), discard(), Draw(1)]))), when=CanSpend())),
        ally("Circle of Witches", spending(V_PLAYED, 3, EachPlayer(Gain("Curse")), when=liaison)),
        ally("City-state", spending(V_GAIN, 2, Recall(EventCards()), Play(), when=All(MyTurn(), EventHas(IsType(ACTION))))),
        ally("Crafters' Guild", spending(V_TURN, 2, from_supply(Costs("<=", 4)), Gain(to=DECK))),
        ally("Desert Guides", always(V_TURN, AnyNumberOfTimes(
            CanSpend(), May(Spend(), If(Did(), [discard(hand()), Draw(5)]))), when=CanSpend())),
        ally("Fellowship of Scribes", spending(V_PLAYED, 1, Draw(1), when=All(
            EventHas(IsType(ACTION)), Compare(HowMany(hand()), "<=", Num(4))))),
        ally("Forest Dwellers", spending(
            V_TURN, 1, Prepare(3), Recall(TopOfDeck(3)), Look(It()), Keep(seen), Choose(Where(It(), Num(1)), 3, 0), discard(),
            Choose(Unmoved(Kept(seen)), 99, -1), PutBack())),
        ally("Gang of Pickpockets", always(
            V_TURN, If(CanSpend(), [May(Spend())]),
            If(Not(Did()), [Choose(hand(), more_than_four, -1), discard()]))),
        ally("League of Bankers", always(V_BUY_PHASE, coins(OneFor(4, favors)))),
        ally("League of Shopkeepers", always(
            V_PLAYED, If(Compare(favors, ">=", Num(5)), [coins(1)]),
            If(Compare(favors, ">=", Num(10)), [actions(1), buys(1)]), when=liaison)),
        ally("Market Towns", always(V_BUY_PHASE, AnyNumberOfTimes(
            All(CanSpend(), HowMany(hand(IsType(ACTION)))),
            May(Spend(), If(Did(), [from_hand(types=ACTION), Play()]))), when=CanSpend())),
        ally("Mountain Folk", spending(V_TURN, 5, Draw(3))),
        ally("Trappers' Lodge", spending(V_GAIN, 1, Move(V_TOPDECK, EventCards(), DECK))),
        ally("Woodworkers' Guild", spending(
            V_BUY_PHASE, 1, from_hand(types=ACTION), trash(), If(Did(), [from_supply(IsType(ACTION)), Gain()]))),
    ]  # fmt: skip


def special_allies() -> list[Card]:
    """Allies about shuffling, Clean-up, turns, costs and points."""
    spent = Register("favors spent")
    cheaper = Constant(M_COST, 0, Times(FavorsOnItsPile(), -1), Num(1), 1 << LANDSCAPE)
    pairs = AtMost(HowMany(Where(AllMine(), Costs("=", 2))), ResourceOf(FAVORS))
    return [
        ally("Coastal Haven", always(
            V_CLEANUP, SpendAny(spent), Choose(hand(), PerFavor(spent), -1),
            Until(U_CLEANUP, V_EFFECT, M_GAME, G_KEPT, 1, It()), when=CanSpend())),
        ally("Family of Inventors", spending(V_BUY_PHASE, 1, from_supply(Not(IsType(VICTORY))), MarkPile(),
                                       Until(U_NEVER, V_EFFECT, M_GAME, G_FAVOR, 1, It())),
             constant=[cheaper]),
        ally("Island Folk", spending(V_TURN_END, 5, for_good(G_EXTRA_TURN, -1), when=Not(LastTurnMine()))),
        ally("Order of Astrologers", always(
            V_SHUFFLE, SpendAny(spent), Choose(Shuffled(), PerFavor(spent), -1),
            Until(U_CLEANUP, V_EFFECT, M_GAME, G_ON_TOP, 1, It()), when=CanSpend())),
        ally("Order of Masons", always(
            V_SHUFFLE, SpendAny(spent), Choose(Shuffled(), Times(PerFavor(spent), 2), 0),
            Until(U_CLEANUP, V_EFFECT, M_GAME, G_LEFT_OUT, 1, It()), when=CanSpend())),
        ally("Peaceful Cult", always(
            V_BUY_PHASE, SpendAny(spent), Choose(hand(), PerFavor(spent), -1), trash(), when=CanSpend())),
        ally("Plateau Shepherds", score=Times(pairs, 2)),
    ]  # fmt: skip
