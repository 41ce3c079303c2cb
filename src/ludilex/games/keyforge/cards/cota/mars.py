"""Call of the Archons: Mars."""

from __future__ import annotations

from ludilex.games.keyforge.build import Card, card
from ludilex.games.keyforge.effects.base import Follow
from ludilex.games.keyforge.terms import (
    ACTION,
    ARCHIVES,
    CREATURE,
    HAND,
    K_DAMAGE,
    KEYS,
    MARS,
    UPGRADE,
    V_ABDUCT,
    V_REVEAL,
    V_TAG,
)
from ludilex.games.keyforge.words import a_creature, archive, counters, creatures, damage, enemy, purge
from ludilex.kernel.control import If, May
from ludilex.kernel.numbers import Compare, Counter, Did, HowMany, IsType, Num, ResourceOf, Times
from ludilex.kernel.ops import Choose, Move, Reveal
from ludilex.kernel.selectors import In, It, This


def cards() -> list[Card]:
    """The cards of this module."""
    damaged = Compare(Counter(K_DAMAGE), ">", Num(0))
    bolt = [a_creature(), damage(2), Follow(), purge()]
    multiply = [
        May(Choose(In(HAND, where=IsType(CREATURE))), Reveal(V_REVEAL, It()), archive(), If(Did(), [counters(3)])),
    ]
    return [
        card("Martian Hounds", MARS, ACTION, a_creature(), counters(Times(HowMany(creatures(damaged)), 2), It())),
        card("Sample Collection", MARS, ACTION, Choose(enemy(), ResourceOf(KEYS, True), -1),
             Move(V_ABDUCT, It(), ARCHIVES)),
        card("Yxilo Bolter", MARS, CREATURE, power=3, traits="martian soldier", fight=bolt, reap=bolt),
        card("Zyzzix the Many", MARS, CREATURE, power=3, traits="martian soldier", fight=multiply, reap=multiply),
        card("Biomatrix Backup", MARS, UPGRADE, amber=1, gives={V_TAG: [May(archive(This()))]}),
    ]  # fmt: skip
