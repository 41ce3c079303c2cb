"""The words card authors write with: short names for what cards often say. Not compiled."""

from __future__ import annotations

from ludilex.games.keyforge.ops import Damage, Destroy, Discard, HasTrait
from ludilex.games.keyforge.terms import (
    AMBER,
    ARCHIVES,
    ARMOR,
    ARTIFACTS,
    CREATURE,
    HAND,
    IN_PLAY,
    K_POWER,
    LINE,
    POWER,
    PURGED,
    U_NEVER,
    U_THEIR_TURN,
    U_TURN,
    V_ARCHIVE,
    V_EFFECT,
    V_GAIN,
    V_POWER,
    V_PURGE,
    V_RETURN,
)
from ludilex.kernel.codes import M_CONTROL, M_STAT, M_WORD
from ludilex.kernel.control import EachPlayer
from ludilex.kernel.definitions import Constant
from ludilex.kernel.durations import Until
from ludilex.kernel.numbers import All, IsHost, IsType, Mine, MyTurn, Not, Num
from ludilex.kernel.ops import Choose, Count, Move, Plus
from ludilex.kernel.programs import Cards, Number
from ludilex.kernel.selectors import ANYONE, OTHERS, Everything, In, It, This


# ---- selections
def creatures(where: Number | None = None) -> In:
    """Creatures in play."""
    return In(LINE, ANYONE, where)


def friendly(where: Number | None = None) -> In:
    """My creatures."""
    return In(LINE, where=where)


def enemy(where: Number | None = None) -> In:
    """Enemy creatures."""
    return In(LINE, OTHERS, where)


def artifacts() -> In:
    """Artifacts in play."""
    return In(ARTIFACTS, ANYONE)


def a_creature(where: Number | None = None) -> Choose:
    """Choose a creature."""
    return Choose(creatures(where))


def an_enemy(where: Number | None = None) -> Choose:
    """Choose an enemy creature."""
    return Choose(enemy(where))


def a_friend(where: Number | None = None) -> Choose:
    """Choose a friendly creature."""
    return Choose(friendly(where))


# ---- effects
def gain(n: int | Number) -> Plus:
    """Gain amber."""
    return Plus(AMBER, n, V_GAIN)


def give(n: int | Number) -> EachPlayer:
    """The opponent gains amber; a number is counted as theirs."""
    return EachPlayer(gain(n))


def damage(n: int | Number, cards: Cards | None = None, splash: int = 0) -> Damage:
    """Deal damage to the cards (the remembered ones by default), and some to their neighbors."""
    return Damage(cards if cards is not None else It(), n, splash)


def destroy(cards: Cards | None = None) -> Destroy:
    """Destroy the cards (the remembered ones by default)."""
    return Destroy(cards if cards is not None else It())


def sacrifice(cards: Cards | None = None) -> Destroy:
    """Sacrifice the cards (this card by default)."""
    return Destroy(cards if cards is not None else This(), sacrifice=True)


def to_hand(cards: Cards | None = None) -> Move:
    """Return the cards (the remembered ones by default) to their owners' hands."""
    return Move(V_RETURN, cards if cards is not None else It(), HAND, mine=False)


def archive(cards: Cards | None = None) -> Move:
    """Put the cards (the remembered ones by default) into their owners' archives."""
    return Move(V_ARCHIVE, cards if cards is not None else It(), ARCHIVES, mine=False)


def purge(cards: Cards | None = None) -> Move:
    """Purge the cards (the remembered ones by default)."""
    return Move(V_PURGE, cards if cards is not None else It(), PURGED, mine=False)


def counters(n: int | Number, cards: Cards | None = None) -> Count:
    """Give the creatures (this one by default) +1 power counters."""
    return Count(V_POWER, cards if cards is not None else This(), K_POWER, n)


def discard(cards: Cards | None = None) -> Discard:
    """Discard the cards (the remembered ones by default)."""
    return Discard(cards if cards is not None else It())


# ---- what holds for a while
def this_turn(kind: int, key: int, n: int | Number, scope: Number, once: bool = False) -> Until:
    """For the remainder of the turn, for everything that fits, now or later; `once`: for the first card it serves."""
    return Until(U_TURN, V_EFFECT, kind, key, n, Everything(), scope=scope, once=once)


def their_turn(kind: int, key: int, n: int | Number, scope: Number) -> Until:
    """During the opponent's next turn, for everything that fits then."""
    return Until(U_THEIR_TURN, V_EFFECT, kind, key, n, Everything(), scope=All(scope, Not(MyTurn())))


def take_control(cards: Cards | None = None) -> Until:
    """Take control of the cards (the remembered ones by default) for good."""
    return Until(U_NEVER, V_EFFECT, M_CONTROL, 0, 1, cards if cards is not None else It(), key_me=True)


# ---- constants
def gets(stat: int, n: int | Number, scope: Number) -> Constant:
    """The creatures of the scope get more (or less) power or armor."""
    return Constant(M_STAT, stat, n if isinstance(n, Number) else Num(n), scope, IN_PLAY)


def has_word(word: int, n: int, scope: Number) -> Constant:
    """The creatures of the scope have a keyword (too)."""
    return Constant(M_WORD, word, Num(n), scope, IN_PLAY)


def host_gets(power: int = 0, armor: int = 0) -> list[Constant]:
    """The creature this upgrade is on gets more power or armor."""
    return [gets(k, n, IsHost()) for k, n in ((POWER, power), (ARMOR, armor)) if n]


FRIENDLY = All(IsType(CREATURE), Mine())
ENEMY = All(IsType(CREATURE), Not(Mine()))


def trait(name: str) -> HasTrait:
    """The card has the trait."""
    return HasTrait(name)
