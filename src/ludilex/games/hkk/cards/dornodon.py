"""Dornodon and the Thieves' clan. Names are our own."""

from __future__ import annotations

from ludilex.games.hkk.build import Card, Gives, Use, When
from ludilex.games.hkk.effects import Create, DiscardAtRandom, Draw, PayOrElse, PutIntoPlay, ToHand, XValue
from ludilex.games.hkk.keywords import FromThis, OtherCardsInHand, creatures
from ludilex.games.hkk.ops import Prevent
from ludilex.games.hkk.terms import (
    ABOMINATION,
    CREATURE,
    DORNODON,
    ENCHANTMENT,
    FLYING,
    GENERAL,
    GRAVEYARD,
    HAND_ICON,
    MAGICAL_ATTACK,
    REACTION,
    V_HURT,
    Y_NEKRON,
    Y_POINTS,
    Y_SACRIFICE,
)
from ludilex.games.hkk.words import (
    building,
    colors,
    cost,
    creature,
    damage,
    enchantment,
    general,
    in_my_preparation,
    instant,
    substitution,
    subtypes,
    weaker,
    x_cost,
)
from ludilex.kernel.codes import M_COST
from ludilex.kernel.numbers import IsType, Mine, Not
from ludilex.kernel.ops import Choose
from ludilex.kernel.selectors import In

EMBERS = colors(DORNODON)
CORPSES = In(GRAVEYARD, where=IsType(CREATURE))


def cards() -> list[Card]:
    """All cards of this module."""
    return [*creatures_of_dornodon(), *spells(), *strange_costs(), *thieves()]


def creatures_of_dornodon() -> list[Card]:
    """Creatures of the god."""
    return [
        creature("Emberblower", "Parázsfúvó", EMBERS, 2, 1, 2, 1, fire=1),
        creature("Emberblower (renewed)", "Parázsfúvó (új)", EMBERS, 2, 2, 2, 1, fire=1),
        creature(
            "Nightthief", "Éjtolvaj", EMBERS, 2, 2, 1, 1, FLYING,
            when=(When(V_HURT, [DiscardAtRandom()], FromThis()),),
        ),
        creature("Ashling", "Hamukölyök", EMBERS, 1, 1, 1, 0, subtypes=subtypes("ash"), copies=5),
        creature(
            "Ashnest Mother", "Hamufészek-anya", EMBERS, 4, 2, 3, 2, subtypes=subtypes("ash"),
            uses=(Use([Create("Ashling")], cost(points=1, passive=1)),),
        ),
        creature("Chained Horror", "Láncos rém", EMBERS, 3, 4, 3, 2, when=(in_my_preparation(PayOrElse(1)),)),
        creature("Lightning Snake", "Villámkígyó", EMBERS, 3, 2, 2, 1, MAGICAL_ATTACK, subtypes=subtypes("snake")),
        creature("Shard Orc", "Szilánkos ork", EMBERS, cost(shards=2), 3, 2, 1, HAND_ICON, subtypes=subtypes("orc")),
        creature("Nekron Eater", "Nekronfaló", EMBERS, cost(nekron=1), 2, 1, 0),
    ]  # fmt: skip


def spells() -> list[Card]:
    """Spells at plain costs."""
    return [
        instant(
            "Fire Tongue", "Tűznyelv", EMBERS, 1, damage(1), target=creatures(), players=True, subtypes=subtypes("fire")
        ),
        substitution("Nekron Pact", "Nekronpaktum", EMBERS, 2, Y_POINTS, Y_NEKRON, 1, once=1),
        enchantment("Blood Toll", "Vérdíj", EMBERS, 3, Gives(M_COST, 1 + Y_SACRIFICE, 1, Not(Mine()))),
    ]


def strange_costs() -> list[Card]:
    """Shards, sacrifices, nekron, X and ?."""
    return [
        general("Shardstorm", "Szilánkzápor", EMBERS, cost(points=1, shards=2), damage(3), target=creatures(), players=True),
        general("Blood Offering", "Véráldozat", EMBERS, cost(sacrifice=1), Draw(2)),
        building("Flesh Engine", "Húsgépezet", EMBERS, cost(sacrifice=2), 3, uses=(Use([weaker(1)], cost(passive=1), creatures()),)),
        general("Gravecall", "Sírhívás", EMBERS, cost(points=1, sacrifice=1), Choose(CORPSES), ToHand()),
        general(
            "Grave Chooser", "Sírválasztó", EMBERS, cost(points=2, sacrifice=1), PutIntoPlay(),
            target=CORPSES, refusal=("hkk.7.4.2.p2",),
        ),
        instant("Fall into the Void", "Semmibe hullás", EMBERS, cost(nekron=1), damage(2), target=creatures()),
        instant(
            "Corpse-seer", "Halottlátó", EMBERS, cost(nekron=1), Prevent(), keys=(REACTION,), answers=GENERAL | ENCHANTMENT,
        ),
        general(
            "Firestorm", "Tűzvihar", EMBERS, 0, damage(XValue()), target=creatures(), players=True,
            subtypes=subtypes("fire"), more=x_cost(),
        ),
        instant(
            "Handflare", "Kézlobbanás", EMBERS, 0, damage(4), target=creatures(), vary=OtherCardsInHand(),
            shows_hand=True, subtypes=subtypes("fire"),
        ),
    ]  # fmt: skip


def thieves() -> list[Card]:
    """The clan's abominations."""
    return [
        creature("Two-headed Reject", "Kétfejű selejt", EMBERS, 2, 2, 2, 2, types=ABOMINATION),
        creature("Sewer Horror", "Csatornarém", EMBERS, 3, 3, 3, 3, types=ABOMINATION),
        creature("Patched Hound", "Foltozott kutya", EMBERS, 1, 1, 1, 1, types=ABOMINATION),
    ]
