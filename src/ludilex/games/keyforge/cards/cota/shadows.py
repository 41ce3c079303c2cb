"""Call of the Archons: Shadows."""

from __future__ import annotations

from ludilex.games.keyforge.amber import Capture, Steal
from ludilex.games.keyforge.build import Card, When, card
from ludilex.games.keyforge.effects.base import Follow, Randomly, UseIt
from ludilex.games.keyforge.ops import HasTrait, OfHouse, PowerOf
from ludilex.games.keyforge.relations import Neighbor, OnFlank
from ludilex.games.keyforge.terms import (
    ACTION,
    AMBER,
    ARTIFACT,
    ARTIFACTS,
    CREATURE,
    DISCARD,
    ELUSIVE,
    ENTERS_READY,
    G_KEY_AMBER,
    G_MAY_USE,
    G_NO_BLOWS,
    G_SHARES,
    G_TOLL_PLAY,
    HAND,
    IN_PLAY,
    K_DAMAGE,
    LINE,
    POISON,
    SANCTUM,
    SHADOWS,
    SKIRMISH,
    U_TURN,
    UPGRADE,
    V_DISCARD,
    V_EFFECT,
    V_PLAYED,
    V_REAP,
)
from ludilex.games.keyforge.words import (
    a_creature,
    a_friend,
    archive,
    creatures,
    damage,
    destroy,
    enemy,
    has_word,
    purge,
    sacrifice,
    to_hand,
)
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.control import EachPlayer, If
from ludilex.kernel.definitions import Constant
from ludilex.kernel.numbers import (
    All,
    Compare,
    Counter,
    Did,
    EventBy,
    EventHas,
    IsHost,
    IsThis,
    IsType,
    Mine,
    Named,
    Not,
    Num,
    ResourceOf,
)
from ludilex.kernel.ops import Choose, Look, Move, Until
from ludilex.kernel.selectors import OTHERS, In, It, This, Union


def cards() -> list[Card]:
    """The cards of this module."""
    return [*actions(), *artifacts_(), *creatures_(), *upgrades()]


def actions() -> list[Card]:
    """Cards that are played and gone."""
    rich = ResourceOf(AMBER, True)
    return [
        card("Finishing Blow", SHADOWS, ACTION, a_creature(Compare(Counter(K_DAMAGE), ">", Num(0))), destroy(),
             If(Did(), [Steal(1)]), amber=1),
        card("Ghostly Hand", SHADOWS, ACTION, If(Compare(rich, "=", Num(1)), [Steal(1)]), amber=2),
        card("Hidden Stash", SHADOWS, ACTION, Choose(In(HAND)), archive(), amber=1),
        card("Imperial Traitor", SHADOWS, ACTION, Look(In(HAND, OTHERS)),
             Choose(In(HAND, OTHERS, OfHouse(SANCTUM)), 1, 0), purge(), amber=1),
        card("Lights Out", SHADOWS, ACTION, Choose(enemy(), 2, -1), to_hand(), amber=1),
        card("Nerve Blast", SHADOWS, ACTION, Steal(1), If(Did(), [a_creature(), damage(2)])),
        card("Oubliette", SHADOWS, ACTION, a_creature(Compare(PowerOf(), "<=", Num(3))), purge()),
        card("Pawn Sacrifice", SHADOWS, ACTION, a_friend(), sacrifice(It()),
             If(Did(), [Choose(creatures(), 2, -1), damage(3)]), amber=1),
        card("Poison Wave", SHADOWS, ACTION, damage(2, creatures()), amber=1),
    ]  # fmt: skip


def artifacts_() -> list[Card]:
    """Cards that are used for what they do."""
    enemy_artifact = All(IsType(ARTIFACT), Not(Mine()))
    return [
        card("Customs Office", SHADOWS, ARTIFACT, traits="location",
             constant=[Constant(M_GAME, G_TOLL_PLAY, Num(1), enemy_artifact, IN_PLAY)]),
        card("Longfused Mines", SHADOWS, ARTIFACT, traits="weapon", amber=1,
             omni=[sacrifice(), damage(3, enemy(Not(OnFlank())))]),
        card("Safe Place", SHADOWS, ARTIFACT, traits="location", amber=1, action=[Capture(This(), 1, own=True)],
             constant=[Constant(M_GAME, G_KEY_AMBER, Num(1), IsThis(), IN_PLAY)]),
        card("Special Delivery", SHADOWS, ARTIFACT, traits="item", amber=1,
             omni=[sacrifice(), a_creature(OnFlank()), damage(3), Follow(), purge()]),
        card("Subtle Maul", SHADOWS, ARTIFACT, traits="weapon",
             action=[EachPlayer(Move(V_DISCARD, Randomly(In(HAND)), DISCARD))]),
    ]  # fmt: skip


def creatures_() -> list[Card]:
    """Thieves, nearly all."""
    artifact_of_mine = All(EventBy(), EventHas(IsType(ARTIFACT)))
    sheltered = All(Neighbor(), Not(HasTrait("specter")))
    urchin = Named("Urchin")
    return [
        card("Bad Penny", SHADOWS, CREATURE, power=1, traits="human thief", destroyed=[to_hand(This())]),
        card("Bulleteye", SHADOWS, CREATURE, power=2, traits="elf thief", words=[ELUSIVE],
             reap=[a_creature(OnFlank()), destroy()]),
        card("Carlo Phantom", SHADOWS, CREATURE, power=1, traits="elf thief", words=[ELUSIVE, SKIRMISH],
             when=[When(V_PLAYED, [Steal(1)], artifact_of_mine, 1 << LINE)]),
        card("Deipno Spymaster", SHADOWS, CREATURE, power=1, traits="elf thief", words=[ELUSIVE],
             omni=[a_friend(), Until(U_TURN, V_EFFECT, M_GAME, G_MAY_USE, 1, It())]),
        card("Faygin", SHADOWS, CREATURE, power=3, traits="human thief", words=[ELUSIVE],
             reap=[Choose(Union(creatures(urchin), In(DISCARD, where=urchin))), to_hand()]),
        card("Macis Asp", SHADOWS, CREATURE, power=3, traits="beast", words=[SKIRMISH, POISON]),
        card("Magda the Rat", SHADOWS, CREATURE, Steal(2), power=4, traits="elf thief", words=[ELUSIVE],
             leaves=[EachPlayer(Steal(2))]),
        card("Mooncurser", SHADOWS, CREATURE, power=1, traits="elf thief", words=[SKIRMISH, POISON], fight=[Steal(1)]),
        card("Nexus", SHADOWS, CREATURE, power=3, traits="cyborg thief", words=[ELUSIVE],
             reap=[Choose(In(ARTIFACTS, OTHERS)), UseIt(It())]),
        card("Noddy the Thief", SHADOWS, CREATURE, power=2, traits="elf thief", words=[ELUSIVE], action=[Steal(1)]),
        card("Old Bruno", SHADOWS, CREATURE, Capture(This(), 3), power=3, traits="elf thief", words=[ELUSIVE]),
        card("Dodger", SHADOWS, CREATURE, power=5, traits="elf thief", fight=[Steal(1)]),
        card("Shadow Self", SHADOWS, CREATURE, power=9, traits="specter", constant=[
            Constant(M_GAME, G_NO_BLOWS, Num(1), IsThis(), IN_PLAY),
            Constant(M_GAME, G_SHARES, Num(1), sheltered, IN_PLAY)]),
        card("Silvertooth", SHADOWS, CREATURE, power=2, traits="elf thief", words=[ENTERS_READY]),
        card("Umbra", SHADOWS, CREATURE, power=2, traits="elf thief", words=[SKIRMISH], fight=[Steal(1)]),
        card("Urchin", SHADOWS, CREATURE, Steal(1), power=1, traits="elf thief", words=[ELUSIVE]),
    ]  # fmt: skip


def upgrades() -> list[Card]:
    """What a creature can carry."""
    return [
        card("Duskrunner", SHADOWS, UPGRADE, gives={V_REAP: [Steal(1)]}),
        card("Ring of Invisibility", SHADOWS, UPGRADE, amber=1,
             constant=[has_word(ELUSIVE, 1, IsHost()), has_word(SKIRMISH, 1, IsHost())]),
        card("Silent Dagger", SHADOWS, UPGRADE, amber=1, gives={V_REAP: [a_creature(OnFlank()), damage(4)]}),
    ]  # fmt: skip
