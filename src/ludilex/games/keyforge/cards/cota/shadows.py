"""Call of the Archons: Shadows."""

from __future__ import annotations

from ludilex.games.keyforge.amber import Capture, Steal
from ludilex.games.keyforge.build import Card, When, card
from ludilex.games.keyforge.effects.amounts import TakeBack
from ludilex.games.keyforge.effects.base import Follow, PlayIt, Randomly, UseIt
from ludilex.games.keyforge.effects.events import InPlay
from ludilex.games.keyforge.effects.forging import ForgeNow
from ludilex.games.keyforge.effects.lines import Excess
from ludilex.games.keyforge.effects.naming import WasDestroyed
from ludilex.games.keyforge.effects.past import ThisTurn
from ludilex.games.keyforge.effects.shadows import (
    Adopt,
    Beneath,
    CallOff,
    FirstPlayed,
    OfActiveHouse,
    TopForFighter,
    Tuck,
)
from ludilex.games.keyforge.ops import Discard, HasTrait, OfHouse, PowerOf
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
    G_SKIP_FORGE,
    G_SPOILS,
    G_TOLL_PLAY,
    H_FORGED,
    H_PLAYED,
    HAND,
    IN_PLAY,
    K_AMBER,
    K_DAMAGE,
    LINE,
    POISON,
    SANCTUM,
    SHADOWS,
    SKIRMISH,
    U_TURN,
    UPGRADE,
    V_ATTACK,
    V_EFFECT,
    V_PLAY,
    V_PLAYED,
    V_REAP,
)
from ludilex.games.keyforge.words import (
    a_creature,
    a_friend,
    an_enemy,
    archive,
    creatures,
    damage,
    destroy,
    discard,
    enemy,
    friendly,
    gain,
    has_word,
    purge,
    sacrifice,
    take_control,
    their_turn,
    this_turn,
    to_hand,
)
from ludilex.kernel.codes import M_FORBID, M_GAME
from ludilex.kernel.control import EachPlayer, If, Loop
from ludilex.kernel.definitions import Constant
from ludilex.kernel.durations import Until
from ludilex.kernel.numbers import (
    All,
    Compare,
    Counter,
    Did,
    EventBy,
    EventHas,
    HowMany,
    IsHost,
    IsPlayer,
    IsThis,
    IsType,
    Named,
    Not,
    Num,
    ResourceOf,
)
from ludilex.kernel.ops import Choose, Look
from ludilex.kernel.programs import Op
from ludilex.kernel.selectors import ANYONE, OTHERS, In, It, This, Union, Where


def cards() -> list[Card]:
    """The cards of this module."""
    return [*actions(), *artifacts_(), *creatures_(), *upgrades()]


def actions() -> list[Card]:
    """Cards that are played and gone."""
    rich = ResourceOf(AMBER, True)
    ahead = Compare(rich, ">", ResourceOf(AMBER))
    return [
        card("Bait and Switch", SHADOWS, ACTION, If(ahead, [Loop(Steal(1), again=All(Did(), ahead))]),
             later=[If(ahead, [Steal(1), If(ahead, [Steal(1)])])]),
        card("Booby Trap", SHADOWS, ACTION, a_creature(Not(OnFlank())), damage(4, splash=2), amber=1),
        card("Finishing Blow", SHADOWS, ACTION, a_creature(Compare(Counter(K_DAMAGE), ">", Num(0))), destroy(),
             If(Did(), [Steal(1)]), amber=1),
        card("Ghostly Hand", SHADOWS, ACTION, If(Compare(rich, "=", Num(1)), [Steal(1)]), amber=2),
        card("Hidden Stash", SHADOWS, ACTION, Choose(In(HAND)), archive(), amber=1),
        card("Imperial Traitor", SHADOWS, ACTION, Look(In(HAND, OTHERS)),
             Choose(In(HAND, OTHERS, OfHouse(SANCTUM)), 1, 0), purge(), amber=1),
        card("Key of Darkness", SHADOWS, ACTION, If(Compare(rich, "=", Num(0)), [ForgeNow(2)], [ForgeNow(6)])),
        card("Lights Out", SHADOWS, ACTION, Choose(enemy(), 2, -1), to_hand(), amber=1),
        card("Miasma", SHADOWS, ACTION, their_turn(M_GAME, G_SKIP_FORGE, 1, IsPlayer(True)), amber=1),
        card("Nerve Blast", SHADOWS, ACTION, Steal(1), If(Did(), [a_creature(), damage(2)])),
        card("One Last Job", SHADOWS, ACTION, purge(friendly(OfHouse(SHADOWS))), Steal(Did()), amber=1),
        card("Oubliette", SHADOWS, ACTION, a_creature(Compare(PowerOf(), "<=", Num(3))), purge()),
        card("Pawn Sacrifice", SHADOWS, ACTION, a_friend(), sacrifice(It()),
             If(Did(), [Choose(creatures(), 2, -1), damage(3)]), amber=1),
        card("Poison Wave", SHADOWS, ACTION, damage(2, creatures()), amber=1),
        card("Relentless Whispers", SHADOWS, ACTION, a_creature(), damage(2), If(WasDestroyed(), [Steal(1)]), amber=1),
        card("Routine Job", SHADOWS, ACTION, Steal(1), Steal(HowMany(In(DISCARD, where=Named("Routine Job"))))),
        card("Too Much to Protect", SHADOWS, ACTION, Steal(Excess(rich, Num(6))), amber=1),
        card("Treasure Map", SHADOWS, ACTION, If(Compare(ThisTurn(H_PLAYED), "=", Num(1)), [gain(3)]),
             this_turn(M_FORBID, V_PLAY, 1, IsPlayer()), amber=1),
    ]  # fmt: skip


def pricked() -> list[Op]:
    """One damage, and one amber if it destroys."""
    return [a_creature(), damage(1), If(WasDestroyed(), [gain(1)])]


def artifacts_() -> list[Card]:
    """Cards that are used for what they do."""
    of_house = HowMany(Where(It(), OfActiveHouse()))
    foiled = [Discard(TopForFighter(), keep=True), If(of_house, [CallOff()])]
    return [
        card("Customs Office", SHADOWS, ARTIFACT, traits="location",
             constant=[Constant(M_GAME, G_TOLL_PLAY, Num(1), IsType(ARTIFACT), IN_PLAY)]),
        card("Evasion Sigil", SHADOWS, ARTIFACT, traits="power", amber=1, when=[When(V_ATTACK, foiled, EventHas(IsType(CREATURE)))]),
        card("Longfused Mines", SHADOWS, ARTIFACT, traits="weapon", amber=1,
             omni=[sacrifice(), damage(3, enemy(Not(OnFlank())))]),
        card("Masterplan", SHADOWS, ARTIFACT, Choose(In(HAND)), Tuck(), traits="item", amber=1,
             omni=[PlayIt(Beneath()), sacrifice()]),
        card("Safe Place", SHADOWS, ARTIFACT, traits="location", amber=1, action=[Capture(This(), 1, own=True)],
             constant=[Constant(M_GAME, G_KEY_AMBER, Num(1), IsThis(), IN_PLAY)]),
        card("Seeker Needle", SHADOWS, ARTIFACT, traits="weapon", action=pricked()),
        card("Skeleton Key", SHADOWS, ARTIFACT, traits="item", action=[a_friend(), Capture(It(), 1)]),
        card("Special Delivery", SHADOWS, ARTIFACT, traits="item", amber=1,
             omni=[sacrifice(), a_creature(OnFlank()), damage(3), Follow(), purge()]),
        card("Speed Sigil", SHADOWS, ARTIFACT, traits="power", amber=1,
             constant=[has_word(ENTERS_READY, 1, All(IsType(CREATURE), FirstPlayed()))]),
        card("Subtle Maul", SHADOWS, ARTIFACT, traits="weapon", action=[EachPlayer(discard(Randomly(In(HAND))))]),
        card("The Sting", SHADOWS, ARTIFACT, traits="vehicle", amber=1, action=[sacrifice()],
             constant=[Constant(M_GAME, G_SKIP_FORGE, Num(1), IsPlayer(), IN_PLAY),
                       Constant(M_GAME, G_SPOILS, Num(1), IsPlayer(True), IN_PLAY)]),
    ]  # fmt: skip


def creatures_() -> list[Card]:
    """Thieves, nearly all."""
    artifact_of_mine = All(EventBy(), EventHas(IsType(ARTIFACT)))
    sheltered = All(Neighbor(), Not(HasTrait("specter")))
    urchin = Named("Urchin")
    laden = Compare(Counter(K_AMBER), ">", Num(0))
    fenced = [Choose(Union(friendly(laden), In(ARTIFACTS, where=laden))), TakeBack(It(), 1)]
    return [
        card("Bad Penny", SHADOWS, CREATURE, power=1, traits="human thief", destroyed=[to_hand(This())]),
        card("Bulleteye", SHADOWS, CREATURE, power=2, traits="elf thief", words=[ELUSIVE],
             reap=[a_creature(OnFlank()), destroy()]),
        card("Carlo Phantom", SHADOWS, CREATURE, power=1, traits="elf thief", words=[ELUSIVE, SKIRMISH],
             when=[When(V_PLAYED, [Steal(1)], artifact_of_mine, 1 << LINE)]),
        card("Deipno Spymaster", SHADOWS, CREATURE, power=1, traits="elf thief", words=[ELUSIVE],
             omni=[a_friend(), Until(U_TURN, V_EFFECT, M_GAME, G_MAY_USE, 1, It())]),
        card("Faygin", SHADOWS, CREATURE, power=3, traits="human thief", words=[ELUSIVE],
             reap=[Choose(Union(InPlay(ANYONE, urchin), In(DISCARD, where=urchin))), to_hand()]),
        card("Macis Asp", SHADOWS, CREATURE, power=3, traits="beast", words=[SKIRMISH, POISON]),
        card("Mack the Knife", SHADOWS, CREATURE, power=3, traits="elf thief", words=[ELUSIVE], action=pricked(),
             constant=[Constant(M_GAME, G_MAY_USE, Num(1), IsThis(), IN_PLAY)]),
        card("Magda the Rat", SHADOWS, CREATURE, Steal(2), power=4, traits="elf thief", words=[ELUSIVE],
             leaves=[EachPlayer(Steal(2))]),
        card("Mooncurser", SHADOWS, CREATURE, power=1, traits="elf thief", words=[SKIRMISH, POISON], fight=[Steal(1)]),
        card("Nexus", SHADOWS, CREATURE, power=3, traits="cyborg thief", words=[ELUSIVE],
             reap=[Choose(In(ARTIFACTS, OTHERS)), UseIt(It())]),
        card("Noddy the Thief", SHADOWS, CREATURE, power=2, traits="elf thief", words=[ELUSIVE], action=[Steal(1)]),
        card("Old Bruno", SHADOWS, CREATURE, Capture(This(), 3), power=3, traits="elf thief", words=[ELUSIVE]),
        card("Dodger", SHADOWS, CREATURE, power=5, traits="elf thief", fight=[Steal(1)]),
        card("Selwyn the Fence", SHADOWS, CREATURE, power=3, traits="elf thief", fight=fenced, reap=fenced),
        card("Shadow Self", SHADOWS, CREATURE, power=9, traits="specter", constant=[
            Constant(M_GAME, G_NO_BLOWS, Num(1), IsThis(), IN_PLAY),
            Constant(M_GAME, G_SHARES, Num(1), sheltered, IN_PLAY)]),
        card("Silvertooth", SHADOWS, CREATURE, power=2, traits="elf thief", words=[ENTERS_READY]),
        card("Smiling Ruth", SHADOWS, CREATURE, power=1, traits="elf thief", words=[ELUSIVE],
             reap=[If(ThisTurn(H_FORGED), [an_enemy(OnFlank()), take_control()])]),
        card("Sneklifter", SHADOWS, CREATURE, Choose(In(ARTIFACTS, OTHERS)), take_control(), Adopt(), power=2,
             traits="elf thief"),
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
