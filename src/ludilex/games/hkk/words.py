"""The words card authors write with: kinds of cards, costs, and what card texts often say. Not compiled."""

from __future__ import annotations

from typing import Any

from ludilex.games.hkk.build import Card, Gives, Use, When
from ludilex.games.hkk.effects import Damage
from ludilex.games.hkk.keywords import HasIcon, Level, ThisActive, creatures
from ludilex.games.hkk.terms import (
    ADVENTURER,
    ANY_CARRIER,
    BODY_PART,
    BUILDING,
    CURRENCIES,
    ENCHANTMENT,
    FIRE,
    G_PREVENT,
    G_SUBSTITUTES,
    GALETKI,
    GENERAL,
    HAND_ICON,
    INSTANT,
    ITEM,
    LEVEL_UP,
    LOCATION,
    MONSTER,
    PAYS_X,
    POISON,
    S_DAMAGE,
    S_LEVEL,
    SKILL,
    U_TURN,
    V_EFFECT,
    V_POISON,
    V_PREPARATION,
    Y_BUILDER,
    Y_COMPONENTS,
    Y_NEKRON,
    Y_PASSIVE,
    Y_POINTS,
    Y_SACRIFICE,
    Y_SHARD,
    Y_SPECIAL,
    Y_THIS,
    Y_TOKEN,
)
from ludilex.kernel.codes import M_GAME, M_STAT, M_WORD
from ludilex.kernel.durations import Until
from ludilex.kernel.numbers import All, Compare, EventBy, IsHost, IsPlayer, IsType, Num
from ludilex.kernel.ops import Count
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.selectors import ME, It

Price = int | tuple[int, ...]  # spell points, or a number per currency
SUBTYPES = (
    "orc", "giant", "golem", "ash", "snake", "elf", "imp", "wolf", "spider", "human", "gnome", "weapon", "armour",
    "trap", "tower", "temple", "fire", "lightning", "cold", "mental", "instrument",
)  # fmt: skip


def subtypes(*names: str) -> tuple[int, ...]:
    """Subtypes by name."""
    return tuple(SUBTYPES.index(n) for n in names)


def colors(*some: int) -> int:
    """Colours as a mask."""
    return sum(1 << c for c in some)


def cost(
    points: int = 0,
    components: int = 0,
    nekron: int = 0,
    passive: int = 0,
    token: int = 0,
    special: int = 0,
    builders: int = 0,
    sacrifice: int = 0,
    shards: int = 0,
    this: int = 0,
) -> tuple[int, ...]:
    """A price, one number per currency."""
    out = [0] * CURRENCIES
    parts = {
        Y_POINTS: points, Y_COMPONENTS: components, Y_NEKRON: nekron, Y_PASSIVE: passive, Y_TOKEN: token,
        Y_SPECIAL: special, Y_BUILDER: builders, Y_SACRIFICE: sacrifice, Y_SHARD: shards,
        Y_THIS: this,
    }  # fmt: skip
    for k, n in parts.items():
        out[k] = n
    return tuple(out)


def price(points: Price) -> tuple[int, ...]:
    """A number stands for spell points."""
    return cost(points) if isinstance(points, int) else points


def marks(*keys: int, fire: int = 0) -> tuple[int, ...]:
    """Keywords, each with the value 1; combat fire with its damage."""
    out: list[int] = []
    for k in keys:
        out += [k, 1]
    return (*out, FIRE, fire) if fire else tuple(out)


def creature(
    name: str,
    hu: str,
    color: int,
    points: Price,
    damage: int,
    life: int,
    components: int,
    *keys: int,
    types: int = MONSTER,
    fire: int = 0,
    more: tuple[int, ...] = (),
    **rest: Any,
) -> Card:
    """A creature: colours, cost, damage/life, components, icons and keywords (`more`: keyword, value, ...)."""
    words = (*marks(*keys, fire=fire), *more)
    return Card(name, hu, types, price(points), stats=(damage, life, components), words=words, colors=color, **rest)


def spell(
    name: str, hu: str, types: int, color: int, points: Price, *play: Op, keys: tuple[int, ...] = (),
    more: tuple[int, ...] = (), **rest: Any,
) -> Card:  # fmt: skip
    """An instant or general."""
    return Card(name, hu, types, price(points), play, words=(*marks(*keys), *more), colors=color, **rest)


def instant(name: str, hu: str, color: int, points: Price, *play: Op, **rest: Any) -> Card:
    """An instant."""
    return spell(name, hu, INSTANT, color, points, *play, **rest)


def general(name: str, hu: str, color: int, points: Price, *play: Op, **rest: Any) -> Card:
    """A general."""
    return spell(name, hu, GENERAL, color, points, *play, **rest)


def enchantment(
    name: str, hu: str, color: int, points: Price, *gives: Gives, more: tuple[int, ...] = (), **rest: Any
) -> Card:
    """An enchantment that stays on the table."""
    return Card(name, hu, ENCHANTMENT, price(points), gives=gives, words=more, colors=color, **rest)


def substitution(name: str, hu: str, color: int, points: Price, frm: int, to: int, n: int = 0, once: int = 0) -> Card:
    """An enchantment that lets its player substitute all of one currency in a cost with another."""
    allows = Gives(M_GAME, G_SUBSTITUTES, 1, IsPlayer())
    return enchantment(name, hu, color, points, allows, substitute=(frm, to, n, once))


def on_creature(
    name: str, hu: str, color: int, points: Price, *gives: Gives, target: Cards | None = None,
    **rest: Any,
) -> Card:  # fmt: skip
    """An enchantment on a creature, anybody's unless a target is given."""
    return Card(
        name, hu, ENCHANTMENT, price(points), gives=gives, colors=color, attach=Num(1),
        target=target if target is not None else creatures(), **rest,
    )  # fmt: skip


def level_up(name: str, hu: str, points: int, levels: int) -> Card:
    """A level-up, for an own adventurer."""
    only = IsType(ADVENTURER)
    return Card(
        name, hu, LEVEL_UP, cost(points), gives=(stat(S_LEVEL, levels),), attach=only, target=creatures(ME, only)
    )


def body_part(name: str, hu: str, color: int, points: int, *gives: Gives) -> Card:
    """A body part, for an own galetki."""
    only = IsType(GALETKI)
    return Card(name, hu, BODY_PART, cost(points), gives=gives, colors=color, attach=only, target=creatures(ME, only))


def held(
    name: str, hu: str, color: int, components: int, *gives: Gives, anybody: bool = False, subtype: str = "",
    **rest: Any,
) -> Card:  # fmt: skip
    """A held item, for an own creature with the hand icon (or any own creature)."""
    only: Number = Num(1) if anybody else HasIcon(HAND_ICON)
    return Card(
        name, hu, ITEM, cost(components=components), gives=gives, colors=color, attach=only, target=creatures(ME, only),
        words=marks(HAND_ICON, *([ANY_CARRIER] if anybody else [])),
        subtypes=subtypes(subtype) if subtype else (), **rest,
    )  # fmt: skip


def item(name: str, hu: str, color: int, points: Price, **rest: Any) -> Card:
    """An item on the table."""
    return Card(name, hu, ITEM, price(points), colors=color, **rest)


def building(name: str, hu: str, color: int, points: Price, structure: int, *keys: int, **rest: Any) -> Card:
    """A building with its structure."""
    return Card(name, hu, BUILDING, price(points), stats=(0, structure), words=marks(*keys), colors=color, **rest)


def skill(name: str, hu: str, points: int, *gives: Gives) -> Card:
    """A skill."""
    return Card(name, hu, SKILL, cost(points), gives=gives)


def location(name: str, hu: str, points: Price, **rest: Any) -> Card:
    """A location."""
    return Card(name, hu, LOCATION, price(points), **rest)


def beside(name: str, hu: str, types: int, color: int = 0, **rest: Any) -> Card:
    """A rule card, a follower or a guild: it lies beside the deck and costs nothing."""
    return Card(name, hu, types, cost(), colors=color, **rest)


def x_cost() -> tuple[int, ...]:
    """The keyword of a cost with an X."""
    return (PAYS_X, 1)


# ---- continuous effects
def stat(key: int, n: int | Number, scope: Number | None = None) -> Gives:
    """So much of a stat on the host, or on what the scope names."""
    return Gives(M_STAT, key, n, scope if scope is not None else IsHost())


def gains(key: int, scope: Number | None = None, n: int = 1) -> Gives:
    """A keyword for the host, or for what the scope names."""
    return Gives(M_WORD, key, n, scope if scope is not None else IsHost())


# ---- effects
def damage(n: int | Number, cards: Cards | None = None) -> Damage:
    """Damage to the target, or to the cards selected."""
    return Damage(n, cards)


def weaker(n: int, cards: Cards | None = None) -> Until:
    """So much less damage until the end of the turn."""
    return stronger(-n, cards)


def stronger(n: int, cards: Cards | None = None, cite: tuple[str, ...] = ()) -> Until:
    """So much more damage until the end of the turn."""
    return Until(U_TURN, V_EFFECT, M_STAT, S_DAMAGE, n, cards if cards is not None else It(), cite=cite)


def prevent(n: int) -> Until:
    """So much of the next damage to the target is prevented this turn."""
    return Until(U_TURN, V_EFFECT, M_GAME, G_PREVENT, n, It())


def poison(cards: Cards | None = None) -> Count:
    """A poison token."""
    return Count(V_POISON, cards if cards is not None else It(), POISON, 1)


def in_my_preparation(*effect: Op, active: bool = False) -> When:
    """In stage two of my preparation phase, perhaps only while this is active."""
    return When(V_PREPARATION, effect, All(EventBy(), ThisActive()) if active else EventBy())


def from_level(n: int, *effect: Op, **rest: Any) -> Use:
    """An ability introduced by "n level-ups:"."""
    return Use(effect, when=Compare(Level(), ">=", Num(n)), cite=("hkk.8.3.1.s2.p2",), **rest)
