"""Cards that exist only in rulings; never in a deck."""

from __future__ import annotations

from ludilex.games.keyforge.build import Card, When, card
from ludilex.games.keyforge.effects.base import PlayIt, Select
from ludilex.games.keyforge.ops import Heal, Mark, stun
from ludilex.games.keyforge.relations import FightsThis, Opposing
from ludilex.games.keyforge.terms import (
    ACTION,
    AMBER,
    ARTIFACT,
    ASSAULT,
    CREATURE,
    DECK,
    DIS,
    ELUSIVE,
    HAND,
    K_STUN,
    K_WARD,
    LINE,
    LOGOS,
    POISON,
    SKIRMISH,
    UPGRADE,
    V_FIGHT,
    V_PUT_BACK,
    V_STUN,
    V_TAG,
    V_TURN_END,
    V_UNSTUN,
    V_WARD,
)
from ludilex.games.keyforge.words import a_creature, a_friend, archive, creatures, damage, destroy, enemy, gain
from ludilex.kernel.control import If
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import Compare, IsThis, IsType, Not, Num, ResourceOf
from ludilex.kernel.ops import Choose, Move
from ludilex.kernel.selectors import EventCards, In, It


def cards() -> list[Card]:
    """The cards of this module."""
    exactly_one = Compare(ResourceOf(AMBER), "=", Num(1))
    return [
        card("Cull Two", LOGOS, ACTION, Select(2, False, creatures()), destroy(), test=True),
        card("Cull Three", LOGOS, ACTION, Select(3, False, creatures()), destroy(), test=True),
        card("Small Spark", LOGOS, ACTION, a_creature(), damage(1), test=True),
        card("Spark", LOGOS, ACTION, a_creature(), damage(2), test=True),
        card("Shelter", LOGOS, ACTION, a_creature(), Mark(V_WARD, It(), K_WARD), test=True),
        card("Put Into Play", LOGOS, ACTION, Choose(In(HAND, where=IsType(CREATURE))), PlayIt(It(), put=True), test=True),
        card("Shelve", LOGOS, ACTION, a_friend(), archive(), test=True),
        card("Bury Later", LOGOS, ACTION, a_creature(),
             Delay(V_TURN_END, Move(V_PUT_BACK, It(), DECK, mine=False, top=False), it=True), test=True),
        card("Bonus First", LOGOS, ACTION, If(exactly_one, [gain(1)]), amber=1, test=True),
        card("Well", DIS, ARTIFACT, omni=[gain(1)], test=True),
        card("Stinger", LOGOS, CREATURE, power=2, words={POISON: 1, ASSAULT: 1}, test=True),
        card("Avenger", LOGOS, UPGRADE, gives={V_TAG: [Select(1, True, enemy()), destroy()]}, test=True),
        card("Evader", LOGOS, CREATURE, power=5, words=[ELUSIVE], test=True),
        card("Skirmisher", LOGOS, CREATURE, power=7, words=[SKIRMISH], test=True),
        card("Burster", LOGOS, CREATURE, power=1, destroyed=[damage(2, creatures(Not(IsThis())))], test=True),
        card("Healer", LOGOS, CREATURE, power=1, destroyed=[Heal(creatures())], test=True),
        card("Stunner", LOGOS, CREATURE, power=8, test=True,
             when=[When(V_FIGHT, [stun(Opposing())], FightsThis(), 1 << LINE)]),
        card("Dizzier", LOGOS, ARTIFACT, when=[When(V_UNSTUN, [stun(EventCards())])], test=True),
        card("Soberer", LOGOS, ARTIFACT, when=[When(V_STUN, [Mark(V_UNSTUN, EventCards(), K_STUN, off=True)])], test=True),
        *[card(f"Body {n}", LOGOS, CREATURE, power=n, test=True) for n in range(1, 9)],
    ]  # fmt: skip
