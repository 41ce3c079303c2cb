"""The words card authors write with: short names for what cards often say. Not compiled."""

from __future__ import annotations

from ludilex.games.agot.build import Part, action, passive
from ludilex.games.agot.keywords import Characters, Has, Owned, Standing, ThisCard, Won
from ludilex.games.agot.ops import ChooseToControl, ClaimPower, Doom, PutIntoPlay
from ludilex.games.agot.terms import (
    CHARACTER,
    DEAD,
    DISCARD,
    GOLD,
    HAND,
    INCOME,
    INFLUENCE,
    K_KNEELING,
    P_CHALLENGES,
    PLAY,
    STRENGTH,
    U_NEVER,
    U_PHASE,
    V_DISCARD,
    V_EFFECT,
    V_GOLD,
    V_KILL,
    V_KNEEL,
    V_RESOLVE,
    V_RETURN,
    V_STAND,
)
from ludilex.kernel.codes import M_CONTROL, M_STAT, M_WORD
from ludilex.kernel.control import EachPlayer
from ludilex.kernel.durations import Until
from ludilex.kernel.numbers import All, Compare, EventHas, HowMany, IsThis, IsType, Not, Num, StatOf, Sum
from ludilex.kernel.ops import Choose, Count, Plus
from ludilex.kernel.programs import Cards, Number
from ludilex.kernel.selectors import ANYONE, ME, OTHERS, In, It, This

standing = Standing()


def characters(where: Number | None = None) -> Characters:
    """All characters that fit."""
    return Characters(ANYONE, where)


def controlled(where: Number | None = None, whose: int = ME) -> In:
    """Characters I control (or others do), to be counted: moribund ones are still there."""
    return In(PLAY, whose, All(IsType(CHARACTER), where) if where is not None else IsType(CHARACTER))


def some(cards: Cards, n: int = 1) -> Number:
    """There are at least so many of these."""
    return Compare(HowMany(cards), ">=", Num(n))


def gives() -> Number:
    """The card provides gold or influence."""
    return Compare(Sum(StatOf(INCOME), StatOf(INFLUENCE)), ">", Num(0))


def this_happens(where: Number | None = None) -> Number:
    """The event is about this card (or about one that fits)."""
    return EventHas(where if where is not None else IsThis())


def my_characters(where: Number | None = None) -> Characters:
    """Characters I control."""
    return Characters(ME, where)


def their_characters(where: Number | None = None) -> Characters:
    """Characters my opponent controls."""
    return Characters(OTHERS, where)


def choose(cards: Cards, n: int = 1, least: int | None = None) -> Choose:
    """Choose targets: what is immune to this cannot be chosen."""
    return Choose(cards, n, n if least is None else least, targets=True)


def choose_to_control(cards: Cards) -> ChooseToControl:
    """Choose a target to take control of."""
    return ChooseToControl(cards)


def both(*conditions: Number) -> Number:
    """All of these."""
    return All(*conditions)


def has(*marks: int) -> Has:
    """It has one of these marks."""
    return Has(*marks)


def kill(cards: Cards | None = None, saveable: bool = True) -> Doom:
    """Kill the cards (the chosen ones by default)."""
    return Doom(V_KILL, cards if cards is not None else It(), DEAD, saveable)


def discard(cards: Cards | None = None, saveable: bool = True) -> Doom:
    """Discard the cards from play."""
    return Doom(V_DISCARD, cards if cards is not None else It(), DISCARD, saveable)


def return_to_hand(cards: Cards | None = None) -> Doom:
    """Return the cards to their owners' hands."""
    return Doom(V_RETURN, cards if cards is not None else It(), HAND)


def kneel(cards: Cards | None = None) -> Count:
    """Kneel the cards."""
    return Count(V_KNEEL, cards if cards is not None else It(), K_KNEELING, 1)


def stand(cards: Cards | None = None) -> Count:
    """Stand the cards."""
    return Count(V_STAND, cards if cards is not None else It(), K_KNEELING, -1)


def claim(cards: Cards | None = None, n: int | Number = 1) -> ClaimPower:
    """This card (or these) claims power."""
    return ClaimPower(cards if cards is not None else This(), n)


def gain_gold(n: int | Number) -> Plus:
    """Gain gold."""
    return Plus(GOLD, n, V_GOLD)


def strength(n: int | Number, cards: Cards | None = None, until: int = U_PHASE) -> Until:
    """The cards get so much strength."""
    return Until(until, V_EFFECT, M_STAT, STRENGTH, n, cards if cards is not None else It())


def gain(mark: int, cards: Cards | None = None, until: int = U_PHASE, n: int = 1) -> Until:
    """The cards gain (n < 0: lose) an icon, keyword or trait."""
    return Until(until, V_EFFECT, M_WORD, mark, n, cards if cards is not None else It())


def take_control(cards: Cards | None = None, until: int = U_NEVER, tied: bool = False) -> Until:
    """Take control of the cards, permanently unless said otherwise; ``tied``: by an attachment, while it is in play."""
    cards = cards if cards is not None else It()
    return Until(until, V_EFFECT, M_CONTROL, 0, 1, cards, tied=tied, key_me=True)


def honor_guard() -> list[Part]:
    """Put into play under the opponent's control from hand; its owner takes it over once its side wins with it."""
    return [
        action(1 << P_CHALLENGES, PutIntoPlay(This(), opponent=True), zones=1 << HAND),
        passive(
            V_RESOLVE,
            EachPlayer(take_control(This()), when=ThisCard(Owned())),
            when=All(Won(), EventHas(IsThis()), Not(ThisCard(Owned()))),
        ),
    ]
