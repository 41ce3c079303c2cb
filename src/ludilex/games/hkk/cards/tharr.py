"""Tharr and the Cleaners' clan. Names are our own."""

from __future__ import annotations

from ludilex.games.hkk.build import Card, Gives
from ludilex.games.hkk.effects import Draw
from ludilex.games.hkk.keywords import Attaches, HasIcon, ThisActive, creatures
from ludilex.games.hkk.terms import (
    AVATAR,
    CREATURE,
    DORNODON,
    FLYING,
    GALETKI,
    GUARD,
    HAND,
    HAND_ICON,
    ITEM,
    MAGICAL_ATTACK,
    MAGICAL_DEFENCE,
    QUEUE,
    RESERVE,
    S_DAMAGE,
    S_LIFE,
    THARR,
    Y_COMPONENTS,
)
from ludilex.games.hkk.words import (
    body_part,
    building,
    colors,
    cost,
    creature,
    damage,
    general,
    held,
    instant,
    stat,
    stronger,
    subtypes,
)
from ludilex.kernel.codes import M_COST
from ludilex.kernel.numbers import All, HasColor, HowMany, IsThis, IsType, Lies, Mine, Not, Times
from ludilex.kernel.selectors import In

IRON = colors(THARR)
OTHERS_IN_RESERVE = Times(HowMany(In(RESERVE, where=Not(IsThis()))), -1)


def cards() -> list[Card]:
    """All cards of this module."""
    return [*creatures_of_tharr(), *other_cards(), *cleaners()]


def creatures_of_tharr() -> list[Card]:
    """Creatures of the god."""
    return [
        creature("Stonebreaker Orc", "Kőtörő ork", IRON, 2, 2, 2, 1, HAND_ICON, subtypes=subtypes("orc")),
        creature("Irontusk Bison", "Vasagyarú bivaly", IRON, 3, 3, 3, 2),
        creature("Cragback Giant", "Sziklahátú óriás", IRON, 5, 5, 5, 3, HAND_ICON, subtypes=subtypes("giant")),
        creature("Mountain Ramhead", "Hegyi kosfejű", IRON, 1, 1, 2, 1),
        creature("Oreskin Golem", "Ércbőrű gólem", IRON, 4, 2, 4, 0, MAGICAL_DEFENCE, subtypes=subtypes("golem")),
        creature(
            "War Drummer", "Harci dobos", IRON, 2, 1, 2, 1, HAND_ICON, subtypes=subtypes("orc"),
            gives=(stat(S_DAMAGE, 1, All(ThisActive(), Mine(), HasColor(THARR), IsType(CREATURE), Not(IsThis()))),),
        ),
        creature("Shadow of the Smith-God", "A Kovácsisten árnya", IRON, 6, 6, 6, 3, MAGICAL_ATTACK, MAGICAL_DEFENCE, types=AVATAR),
        creature(
            "Warlord", "Seregvezér", IRON, 6, 4, 4, 2, HAND_ICON, subtypes=subtypes("orc"),
            gives=(Gives(M_COST, 0, OTHERS_IN_RESERVE, IsThis(), (1 << HAND) | (1 << QUEUE)),),
        ),
        creature("Smelter Thief", "Vaskohó-tolvaj", colors(THARR, DORNODON), 3, 3, 2, 1, HAND_ICON, subtypes=subtypes("orc")),
    ]  # fmt: skip


def other_cards() -> list[Card]:
    """Spells, items and buildings."""
    held_items = All(ThisActive(), Mine(), IsType(ITEM), Attaches())
    return [
        instant("Stone Rain", "Kőzápor", IRON, 2, damage(2), target=creatures()),
        instant("Battle Rage", "Csatadüh", IRON, 1, stronger(2), target=creatures()),
        general("Earthquake", "Földrengés", IRON, 4, damage(2, creatures(where=Not(HasIcon(FLYING))))),
        held("Bronze Breastplate", "Bronzmell", IRON, 1, stat(S_LIFE, 2), subtype="armour"),
        building(
            "Iron Smelter", "Vasolvasztó", IRON, cost(builders=2), 5, play=(Draw(1),),
            gives=(Gives(M_COST, 1 + Y_COMPONENTS, -1, held_items),),
        ),
        building(
            "Stone Wall", "Kőfal", IRON, cost(builders=1), 6,
            gives=(stat(S_LIFE, 1, All(ThisActive(), Mine(), Lies(1 << GUARD))),),
        ),
    ]  # fmt: skip


def cleaners() -> list[Card]:
    """The clan: galetkis and their body parts."""
    return [
        creature("Rust Galetki", "Rozsda-galetki", IRON, 3, 2, 3, 1, types=GALETKI),
        creature("Oileye", "Olajszem", IRON, 2, 1, 2, 1, types=GALETKI),
        creature("Great Hammer Galetki", "Nagykalapács galetki", IRON, 4, 3, 4, 1, HAND_ICON, types=GALETKI),
        body_part("Steel Arm", "Acélkar", IRON, 1, stat(S_DAMAGE, 2)),
        body_part("Armoured Torso", "Páncéltorzó", IRON, 1, stat(S_LIFE, 3)),
    ]
