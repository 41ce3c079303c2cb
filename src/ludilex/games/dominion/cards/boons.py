"""Boons, Hexes and the States they bring (Nocturne)."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.effects.boons import a_boon
from ludilex.games.dominion.effects.dark_ages import CostsBetween
from ludilex.games.dominion.effects.night import DeckToDiscard, PlayedAs, SharesType, ShuffleDeck
from ludilex.games.dominion.effects.revealing import RevealUntil
from ludilex.games.dominion.keywords import PileTop, PutBack
from ludilex.games.dominion.ops import Costs, Draw, Gain, Prepare, Return, TopOfDeck, supply
from ludilex.games.dominion.terms import (
    ACTION,
    BOON,
    DECK,
    DISCARD,
    FRONT,
    G_NOT_BOUGHT,
    HAND,
    HEX,
    STATE,
    TREASURE,
    U_TURN,
    V_BUY_PHASE,
    V_EFFECT,
    V_MOVE,
    V_REVEAL,
    V_TAKE,
    V_TURN,
    V_TURN_END,
)
from ludilex.games.dominion.words import actions, buys, coins, discard, from_hand, from_supply, hand, topdeck, trash
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.control import If, Let, May
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import All, Any, Compare, CostOf, Did, HowMany, IsType, Named, Num, Sum, Value
from ludilex.kernel.ops import Choose, Keep, Look, Move, Recall, Reveal
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.selectors import Everything, In, It, Kept, This, Unmoved, Where


def cards() -> list[Card]:
    """The cards of this module."""
    return [*boons(), *hexes(), *states()]


def boon(name: str, *play: Op, needs: str = "") -> Card:
    """A Boon: a single copy, in the deck of them."""
    return card(name, BOON, 0, *play, pile=0, component=True, needs=["Boons", *([needs] if needs else [])])


def hex_(name: str, *play: Op, needs: str = "") -> Card:
    """A Hex: a single copy, in the deck of them."""
    return card(name, HEX, 0, *play, pile=0, component=True, needs=["Hexes", *([needs] if needs else [])])


def boons() -> list[Card]:
    """What receiving them does."""
    seen = Register("the cards looked at")
    count = Register("number of discarded cards")
    kept = Move(V_MOVE, This(), FRONT)
    return [
        boon("The Earth's Gift", from_hand(1, 0, TREASURE), discard(), If(Did(), [from_supply(Costs("<=", 4)), Gain()])),
        boon("The Field's Gift", actions(1), coins(1), kept),
        boon("The Flame's Gift", from_hand(1, 0), trash()),
        boon("The Forest's Gift", buys(1), coins(1), kept),
        boon("The Moon's Gift", Choose(In(DISCARD), 1, 0), topdeck()),
        boon("The Mountain's Gift", Gain("Silver")),
        boon("The River's Gift", Delay(V_TURN_END, Draw(1), until=U_TURN), kept),
        boon("The Sea's Gift", Draw(1)),
        boon("The Sky's Gift", May(
            Choose(hand(), 3, -1), discard(), Let(count, Did()), If(Compare(Value(count), "=", Num(3)), [Gain("Gold")]))),
        boon("The Sun's Gift", Prepare(4), Recall(TopOfDeck(4)), Look(It()), Keep(seen), Choose(Kept(seen), 99, 0), discard(),
             Choose(Unmoved(Kept(seen)), 99, -1), PutBack()),
        boon("The Swamp's Gift", Gain("Will-o'-Wisp"), needs="Will-o'-Wisp"),
        boon("The Wind's Gift", Draw(2), from_hand(2, -1), discard()),
    ]  # fmt: skip


def hexes() -> list[Card]:
    """What receiving them does."""
    seen = Register("the revealed cards")
    paid = Register("cost of the trashed card")
    three = CostsBetween(3, 4)
    free = Compare(HowMany(In(FRONT, where=Any(Named("Deluded"), Named("Envious")))), "=", Num(0))
    return [
        hex_("Bad Omens", DeckToDiscard(), Choose(In(DISCARD, where=Named("Copper")), 2, -1), topdeck()),
        hex_("Delusion", If(free, [take("Deluded")]), needs="Deluded"),
        hex_("Envy", If(free, [take("Envious")]), needs="Envious"),
        hex_("Famine", Prepare(3), Recall(TopOfDeck(3)), Reveal(V_REVEAL, It()), Keep(seen),
             discard(Where(Kept(seen), IsType(ACTION))), ShuffleDeck()),
        hex_("Fear", If(Compare(HowMany(hand()), ">=", Num(5)), [
            from_hand(1, 1, ACTION | TREASURE), If(HowMany(It()), [discard()], [Reveal(V_REVEAL, hand())])])),
        hex_("Greed", Gain("Copper", to=DECK)),
        hex_("Haunting", If(Compare(HowMany(hand()), ">=", Num(4)), [from_hand(), topdeck()])),
        hex_("Locusts", Prepare(1), Recall(TopOfDeck(1)), Let(paid, CostOf("it")), trash(), If(Did(), [
            If(HowMany(Where(It(), Any(Named("Copper"), Named("Estate")))), [Gain("Curse")], [
                Choose(supply(All(Costs("<", Value(paid), like="it"), SharesType()))), Gain()])])),
        hex_("Misery", If(HowMany(In(FRONT, where=Named("Miserable"))), [
            Return(In(FRONT, where=Named("Miserable"))), take("Twice Miserable")], [
            If(Compare(HowMany(In(FRONT, where=Named("Twice Miserable"))), "=", Num(0)), [take("Miserable")])]),
            needs="Miserable"),
        hex_("Plague", Gain("Curse", to=HAND)),
        hex_("Poverty", Choose(hand(), Sum(HowMany(hand()), Num(-3)), -1), discard()),
        hex_("War", RevealUntil(three), Keep(seen), Choose(Where(It(), three)), trash(), discard(Unmoved(Kept(seen)))),
    ]  # fmt: skip


def take(name: str) -> Move:
    """Take that State from its pile."""
    return Move(V_TAKE, PileTop(name), FRONT)


def states() -> list[Card]:
    """Both sides of each have a pile of their own: nobody holds more than one of them."""
    give_back = Return(This())
    return [
        state("Deluded", When(V_BUY_PHASE, (
            give_back, Until(U_TURN, V_EFFECT, M_GAME, G_NOT_BOUGHT, ACTION, Everything())), 1 << FRONT)),
        state("Envious", When(V_BUY_PHASE, (
            give_back, PlayedAs(Any(Named("Silver"), Named("Gold")), coins(1))), 1 << FRONT)),
        state("Miserable", points=-2, needs=["Twice Miserable"]),
        state("Twice Miserable", points=-4, needs=["Miserable"]),
        state("Lost in the Woods", When(V_TURN, (from_hand(1, 0), discard(), If(Did(), a_boon())), 1 << FRONT),
              pile=1, needs=["Boons"]),
    ]  # fmt: skip


def state(name: str, *when: When, points: int = 0, pile: int = 6, needs: tuple[str, ...] | list[str] = ()) -> Card:
    """A State: it lies in front of a player."""
    return card(name, STATE, 0, points=points, when=when, pile=pile, needs=needs, outside=True, component=True)
