"""Colourless cards. Names are our own."""

from __future__ import annotations

from ludilex.games.hkk.beside import EveryPlayer
from ludilex.games.hkk.build import Card, Gives, Use
from ludilex.games.hkk.effects import Draw, Heal, NameType, Points, ShiftColor
from ludilex.games.hkk.keywords import HasIcon, OfNamedType, UnusedByMe, creatures, permanents
from ludilex.games.hkk.terms import (
    ADVENTURER,
    CREATURE,
    DECK,
    DEFENCE,
    FLYING,
    FOLLOWER,
    GRAVEYARD,
    HAND,
    HAND_ICON,
    MAGICAL_ATTACK,
    RULE_CARD,
    S_DAMAGE,
    STARTING_LIFE,
    TREASURE,
    V_DISCARD,
    Y_SACRIFICE,
)
from ludilex.games.hkk.words import (
    beside,
    body_part,
    building,
    cost,
    creature,
    enchantment,
    gains,
    general,
    held,
    in_my_preparation,
    instant,
    item,
    level_up,
    location,
    marks,
    prevent,
    skill,
    stat,
    stronger,
    subtypes,
)
from ludilex.kernel.codes import M_COST, M_WORD
from ludilex.kernel.control import EachPlayer
from ludilex.kernel.numbers import All, IsType, Mine, Not
from ludilex.kernel.ops import Choose, Look, Move
from ludilex.kernel.selectors import ANYONE, In, It

NONE = 0


def cards() -> list[Card]:
    """All cards of this module."""
    return [*spells(), *on_creatures(), *permanents_on_the_table(), *locations(), *beside_the_deck()]


def spells() -> list[Card]:
    """Instants, generals and enchantments."""
    of_that_type = All(IsType(CREATURE), OfNamedType())
    return [
        instant("Pale Shard", "Fakó szilánk", NONE, 0, stronger(1), target=creatures()),
        general("Empty Well", "Üres kút", NONE, cost(nekron=2), Draw(3)),
        instant("Colour Shift", "Színváltás", NONE, 1, ShiftColor(), target=permanents(ANYONE)),
        instant("Quick Shield", "Gyors pajzs", NONE, 1, prevent(2), target=creatures(), keys=(DEFENCE,)),
        enchantment("Type Curse", "Típusátok", NONE, 3, stat(S_DAMAGE, -1, of_that_type), play=(NameType(),)),
        enchantment("Cheap Bargain", "Olcsó alku", NONE, 2, Gives(M_COST, 0, -1, Mine())),
        enchantment("Toll Collector", "Vámszedő", NONE, 2, Gives(M_COST, 0, 1, Not(Mine()))),
        enchantment("Offering Relief", "Áldozatenyhítés", NONE, 2, Gives(M_COST, 1 + Y_SACRIFICE, -1, Mine())),
    ]


def on_creatures() -> list[Card]:
    """An adventurer, and what is put on creatures."""
    return [
        creature(
            "Nameless Mercenary", "Névtelen zsoldos", NONE, 2, 2, 2, 1, HAND_ICON, types=ADVENTURER,
            subtypes=subtypes("human"),
        ),
        level_up("Adventure Lesson", "Kalandlecke", 1, 1),
        level_up("Great Trial", "Nagy próba", 2, 2),
        body_part("Spring Leg", "Rugós láb", NONE, 1, gains(FLYING)),
        held("Short Pick", "Rövid csákány", NONE, 1, stat(S_DAMAGE, 1), gains(MAGICAL_ATTACK), subtype="weapon"),
    ]  # fmt: skip


def permanents_on_the_table() -> list[Card]:
    """Skills, items, buildings."""
    return [
        skill("Trap Setting", "Csapdavetés", 1),
        item("Mana Stone", "Manakő", NONE, cost(components=2), uses=(Use([Points(3, passing=True)], cost(this=1)),)),
        item("Hidden Chest", "Rejtett láda", NONE, cost(components=1), words=marks(TREASURE)),
        building(
            "Shard Tower", "Szilánktorony", NONE, cost(builders=1, shards=2), 4, subtypes=subtypes("tower"),
            when=(in_my_preparation(Points(1), active=True),),
        ),
    ]  # fmt: skip


def beside_the_deck() -> list[Card]:
    """A rule card and a follower."""
    everybody = Gives(M_WORD, STARTING_LIFE, 25, EveryPlayer())
    return [
        beside("Long Trial", "Hosszú próba", RULE_CARD, gives=(everybody,)),
        beside(
            "Friend of the Path", "Az ösvény barátja", FOLLOWER,
            uses=(Use([Look(In(DECK, top=1))], cost(1), when=UnusedByMe()),),
        ),
    ]  # fmt: skip


def locations() -> list[Card]:
    """Locations."""
    on_foot = All(IsType(CREATURE), Not(HasIcon(FLYING)))
    discard = EachPlayer(Choose(In(HAND)), Move(V_DISCARD, It(), GRAVEYARD), me=True)
    return [
        location("Thicket Bog", "Csalitos láp", cost(components=2), gives=(stat(S_DAMAGE, -1, on_foot),)),
        location("Broken Bridges", "Törött hidak", cost(points=1, components=1), play=(discard,)),
        location(
            "Roaring Falls", "Zúgó vízesés", cost(components=1), uses=(Use([Heal(1)], cost(1), when=UnusedByMe()),)
        ),
    ]
