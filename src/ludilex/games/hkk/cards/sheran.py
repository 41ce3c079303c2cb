"""Sheran, goddess of the woods. Names are our own."""

from __future__ import annotations

from ludilex.games.hkk.build import Card, When
from ludilex.games.hkk.effects import Heal, SacrificeThese, Survive, ToHand
from ludilex.games.hkk.fighting import Breaker, BrokeThrough
from ludilex.games.hkk.keywords import BaseCost, Dying, FirstOfName, FromThis, SkillLevel, Struck, creatures
from ludilex.games.hkk.terms import (
    ADVENTURER,
    ANCHOR,
    AVATAR,
    BUILDERS,
    CREATURE,
    DECK,
    GUARD,
    GUILD,
    HAND_ICON,
    LIFE_SAVING,
    NAMED_CARD,
    NO_ATTACK,
    PETRIFIED,
    S_DAMAGE,
    S_LIFE,
    SHERAN,
    SKILL,
    V_DAMAGE,
    V_HURT,
    VENOM,
)
from ludilex.games.hkk.words import (
    beside,
    building,
    colors,
    cost,
    creature,
    damage,
    from_level,
    gains,
    general,
    held,
    in_my_preparation,
    instant,
    item,
    on_creature,
    poison,
    skill,
    stat,
    subtypes,
    x_cost,
)
from ludilex.kernel.numbers import All, EventBy, HasColor, IsThis, IsType, Lies, Mine, Num, Sum
from ludilex.kernel.ops import Choose
from ludilex.kernel.selectors import In, This

ROOT = colors(SHERAN)


def cards() -> list[Card]:
    """All cards of this module."""
    return [*creatures_of_sheran(), *spells(), *other_cards()]


def creatures_of_sheran() -> list[Card]:
    """Creatures of the goddess, and an adventurer."""
    own_cost = (stat(S_DAMAGE, BaseCost(), IsThis()), stat(S_LIFE, BaseCost(), IsThis()))
    a_skill = Choose(In(DECK, where=IsType(SKILL)), 1, 0)
    return [
        creature("The Shapeless", "Formátlan", ROOT, 0, 0, 0, 1, more=x_cost(), gives=own_cost),
        creature("Mosswolf", "Mohafarkas", ROOT, 2, 2, 2, 1, subtypes=subtypes("wolf")),
        creature("Root Colossus", "Gyökérkolosszus", ROOT, 5, 4, 6, 3),
        creature(
            "Venom Matron", "Mérgespók-anya", ROOT, 3, 1, 3, 2, VENOM, subtypes=subtypes("spider"),
            when=(When(V_DAMAGE, [poison(Struck())], FromThis()),),
        ),
        creature("Spiked Hedgehog", "Tüskés sün", ROOT, 1, 1, 2, 1),
        creature("Vinebridge Builder", "Liánhíd-építő", ROOT, 2, 1, 2, 1, more=(BUILDERS, 2)),
        creature(
            "Dorka the Pathwalker", "Dorka, az ösvényjáró", ROOT, 2, 1, 2, 1, HAND_ICON, NAMED_CARD,
            types=ADVENTURER, subtypes=subtypes("human"),
            uses=(from_level(2, a_skill, ToHand(search=True), price=cost(passive=1)),),
        ),
        creature("Dream of the Elder Tree", "Az Ősfa álma", ROOT, 6, 4, 8, 3, ANCHOR, types=AVATAR),
    ]  # fmt: skip


def spells() -> list[Card]:
    """Spells."""
    return [
        on_creature("Ice Shackles", "Jégbilincs", ROOT, 2, gains(NO_ATTACK), subtypes=subtypes("cold")),
        on_creature("Barkskin", "Kérges bőr", ROOT, 1, stat(S_LIFE, 3)),
        general("Green Blessing", "Zöld áldás", ROOT, 2, Heal(4)),
        instant("Poisoned Arrow", "Mérgezett nyíl", ROOT, 1, poison(), target=creatures()),
        on_creature("Stony Gaze", "Köves tekintet", ROOT, 2, gains(PETRIFIED)),
        instant("Heart in Stone", "Kőbe zárt szív", ROOT, 1, Survive(), keys=(LIFE_SAVING,), target=Dying()),
    ]


def other_cards() -> list[Card]:
    """A skill, an item, a building."""
    in_guard = All(FirstOfName(), Mine(), HasColor(SHERAN), IsType(CREATURE), Lies(1 << GUARD))
    break_through = All(EventBy(), BrokeThrough())
    thorns = Sum(Num(1), SkillLevel("Trap Setting"))
    return [
        item(
            "Thorn Pit",
            "Tövisverem",
            ROOT,
            cost(components=1),
            subtypes=subtypes("trap"),
            when=(When(V_HURT, [SacrificeThese(This()), damage(thorns, Breaker())], break_through, optional=True),),
        ),
        beside("Rootcaller Guild", "Gyökérhívó céh", GUILD, ROOT),
        skill("Woodcraft", "Erdőjárás", 1, stat(S_LIFE, SkillLevel("Woodcraft"), in_guard)),
        held(
            "Strapped Root",
            "Szíjas gyökér",
            ROOT,
            1,
            stat(S_DAMAGE, 1),
            stat(S_LIFE, 1),
            anybody=True,
            subtype="weapon",
        ),
        building("Leaf Tent", "Levélsátor", ROOT, cost(builders=1), 3, when=(in_my_preparation(Heal(1), active=True),)),
    ]
