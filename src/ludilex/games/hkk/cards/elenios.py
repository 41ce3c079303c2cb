"""Elenios, god of wind and mind. Names are our own."""

from __future__ import annotations

from ludilex.games.hkk.build import Card, Gives, Use, When
from ludilex.games.hkk.effects import Draw, Points, Turn
from ludilex.games.hkk.fromdeck import KnownTop, PlayFromDeck
from ludilex.games.hkk.keywords import BaseCost, CarriersTurn, On, PaidX, UnusedByMe, creatures, permanents
from ludilex.games.hkk.ops import Prevent
from ludilex.games.hkk.terms import (
    ADVENTURER,
    ELENIOS,
    FLYING,
    FOG,
    GRAVEYARD,
    GUARD,
    HAND_ICON,
    I_SOURCES,
    MAGICAL_ATTACK,
    MAGICAL_DEFENCE,
    MIST,
    NAMED_CARD,
    REACTION,
    RESISTANT,
    SHERAN,
    SPELL,
    V_DISCARD,
    V_PREPARATION,
    V_TOKEN,
)
from ludilex.games.hkk.words import (
    building,
    colors,
    cost,
    creature,
    damage,
    enchantment,
    from_level,
    general,
    held,
    instant,
    on_creature,
    subtypes,
    weaker,
    x_cost,
)
from ludilex.games.hkk.wordsearch import HandOfChosen, HasKeyword, NameKeyword, SearchHand
from ludilex.kernel.codes import M_BLANK, M_CONTROL, M_IMMUNE
from ludilex.kernel.numbers import HasColor, IsHost
from ludilex.kernel.ops import Choose, Count, Move
from ludilex.kernel.selectors import ANYONE, Host, It, This

WIND = colors(ELENIOS)


def cards() -> list[Card]:
    """All cards of this module."""
    return [*creatures_of_elenios(), *instants(), *enchantments(), *other_cards()]


def creatures_of_elenios() -> list[Card]:
    """Creatures of the god, and an adventurer."""
    return [
        creature("Windrunner Elf", "Szélfutó elf", WIND, 1, 1, 1, 1, FLYING, subtypes=subtypes("elf")),
        creature("Mirrorface", "Tükörarcú", WIND, 2, 1, 3, 1, uses=(Use([weaker(1)], cost(1), creatures()),)),
        creature("Sky Serpent", "Égi kígyó", WIND, 4, 3, 3, 2, FLYING, MAGICAL_ATTACK, subtypes=subtypes("snake")),
        creature("Mist Imp", "Ködmanó", WIND, 1, 0, 2, 1, MAGICAL_DEFENCE, subtypes=subtypes("imp")),
        creature("Dream Warden", "Álomőr", WIND, 3, 2, 4, 1, RESISTANT),
        creature(
            "Bálint the Lightning-bringer", "Bálint, a villámhozó", WIND, 3, 2, 2, 1, HAND_ICON, NAMED_CARD,
            types=ADVENTURER, subtypes=subtypes("human"),
            uses=(from_level(1, damage(1), price=cost(2), target=creatures()),),
        ),
        creature(
            "Wandering Gnome", "Vándor gnóm", colors(ELENIOS, SHERAN), 2, 1, 3, 1, HAND_ICON, types=ADVENTURER,
            subtypes=subtypes("gnome"),
        ),
    ]  # fmt: skip


def instants() -> list[Card]:
    """Instants and generals."""
    nobody = On(0)
    return [
        instant(
            "Lightning Strike", "Villámcsapás", WIND, 2, damage(3), target=On(1 << GUARD, ANYONE),
            subtypes=subtypes("lightning"),
        ),
        instant(
            "Mindstorm", "Elmevihar", WIND, 2, Points(-3, chosen=True), target=nobody, players=True,
            subtypes=subtypes("mental"),
        ),
        instant("Counterword", "Ellenszó", WIND, 2, Prevent(), keys=(REACTION,), answers=SPELL),
        general("Foggy Path", "Ködös ösvény", WIND, 2, Draw(1), keys=(FOG,)),
        general(
            "Wordseeker", "Szókutató", WIND, 2, NameKeyword(), SearchHand(), Choose(HandOfChosen(HasKeyword())),
            Move(V_DISCARD, It(), GRAVEYARD, mine=False), target=nobody, players=True,
        ),
        general("Ghost Key", "Szellemkulcs", WIND, 1, PlayFromDeck(), target=KnownTop(3)),
    ]  # fmt: skip


def enchantments() -> list[Card]:
    """Enchantments, most of them on creatures."""
    return [
        enchantment(
            "Growing Mist", "Növekvő köd", WIND, 0, play=(Count(V_TOKEN, This(), MIST, PaidX()),), more=x_cost(),
            uses=(Use([weaker(1)], cost(token=1), creatures()),),
        ),
        on_creature(
            "Lure", "Elcsábítás", WIND, 0, Gives(M_CONTROL, 0, 1, IsHost()), vary=BaseCost(it=True),
            subtypes=subtypes("mental"),
        ),
        on_creature(
            "Shield Shell", "Pajzsburok", WIND, 2, Gives(M_IMMUNE, I_SOURCES, 1, IsHost()),
            target=permanents(ANYONE),
        ),
        on_creature("Ability Choke", "Képességfojtás", WIND, 2, Gives(M_BLANK, 0, 1, IsHost())),
    ]  # fmt: skip


def other_cards() -> list[Card]:
    """A building and an item."""
    return [
        building(
            "Wind Temple", "Széltemplom", WIND, cost(points=1, special=1, builders=1), 4, MAGICAL_DEFENCE,
            subtypes=subtypes("temple"), builder=HasColor(ELENIOS),
            uses=(Use([Turn(either=True)], cost(2), creatures(), UnusedByMe()),),
        ),
        held(
            "Cursed Flute", "Elátkozott fuvola", WIND, 1, subtype="instrument",
            when=(When(V_PREPARATION, [Turn(Host())], CarriersTurn()),),
        ),
    ]  # fmt: skip
