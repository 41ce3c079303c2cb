"""Call of the Archons: Sanctum."""

from __future__ import annotations

from ludilex.games.keyforge.amber import Capture, Lose
from ludilex.games.keyforge.build import Card, Rather, When, card
from ludilex.games.keyforge.effects.base import Select, UseIt
from ludilex.games.keyforge.effects.events import StillHere
from ludilex.games.keyforge.effects.forging import ForgeNow
from ludilex.games.keyforge.effects.lines import Excess, FightAnother, Swap
from ludilex.games.keyforge.effects.naming import HouseActive, NameHouse, OfNamed
from ludilex.games.keyforge.effects.past import ThisTurn
from ludilex.games.keyforge.ops import Damage, Draw, Heal, Mark, OfHouse, PowerOf, ready, stun
from ludilex.games.keyforge.relations import DestroyedFightingThis, Neighbor, Neighbors, OnFlank, Opposing
from ludilex.games.keyforge.terms import (
    ACTION,
    AMBER,
    ARMOR,
    ARTIFACT,
    ARTIFACTS,
    CREATURE,
    DIS,
    DISCARD,
    ELUSIVE,
    G_MAY_FIGHT,
    G_MAY_USE,
    G_ONLY_FIGHT,
    H_PLAYED,
    HAZARDOUS,
    IN_PLAY,
    K_STUN,
    K_TAG,
    LINE,
    POWER,
    SANCTUM,
    TAUNT,
    U_TURN,
    UPGRADE,
    V_DAMAGE,
    V_DESTROY,
    V_DESTROYED,
    V_EFFECT,
    V_FIGHT,
    V_HOUSE,
    V_PLAYED,
    V_SPARE,
    V_STEAL,
    V_UNSTUN,
)
from ludilex.games.keyforge.words import (
    FRIENDLY,
    a_creature,
    a_friend,
    an_enemy,
    archive,
    artifacts,
    creatures,
    damage,
    destroy,
    enemy,
    friendly,
    gain,
    gets,
    has_word,
    host_gets,
    purge,
    sacrifice,
    this_turn,
    to_hand,
    trait,
)
from ludilex.kernel.codes import M_FORBID, M_GAME
from ludilex.kernel.control import EachPlayer, If, Loop, May, OneOf, Repeat
from ludilex.kernel.definitions import Constant
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import (
    All,
    Compare,
    Did,
    EventBy,
    EventHas,
    HasWord,
    HowMany,
    IsHost,
    IsPlayer,
    IsThis,
    IsType,
    Not,
    Num,
    ResourceOf,
    Times,
)
from ludilex.kernel.ops import Choose, Keep, Recall
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import EventCards, In, It, Kept, This, Union


def cards() -> list[Card]:
    """The cards of this module."""
    return [*actions(), *artifact_cards(), *creatures_a_to_l(), *creatures_n_to_z(), *upgrades()]


def actions() -> list[Card]:
    """Action cards."""
    first = Register("the creature chosen first")
    fought = Register("creatures fought")
    house = Register("the house chosen")
    rich = Compare(ResourceOf(AMBER), ">=", Num(6))
    return [
        card("Begone!", SANCTUM, ACTION,
             OneOf(["destroy", "amber"], [[destroy(creatures(OfHouse(DIS)))], [gain(1)]])),
        card("Blinding Light", SANCTUM, ACTION, NameHouse(house), stun(creatures(OfNamed(house))), amber=1),
        card("Charge!", SANCTUM, ACTION,
             Delay(V_PLAYED, an_enemy(), damage(2), when=All(EventBy(), EventHas(IsType(CREATURE))), until=U_TURN,
                   once=False), amber=1),
        card("Cleansing Wave", SANCTUM, ACTION, Heal(creatures(), 1), gain(Did())),
        card("Clear Mind", SANCTUM, ACTION, Mark(V_UNSTUN, friendly(), K_STUN, off=True), amber=1),
        card("Doorstep to Heaven", SANCTUM, ACTION,
             EachPlayer(If(rich, [Lose(Excess(ResourceOf(AMBER), Num(5)), me=True)]), me=True), amber=1),
        card("Glorious Few", SANCTUM, ACTION, gain(Excess(HowMany(enemy()), HowMany(friendly())))),
        card("Honorable Claim", SANCTUM, ACTION, Capture(friendly(trait("knight")), 1), amber=1),
        card("Inspiration", SANCTUM, ACTION, a_friend(), ready(It()), UseIt(It())),
        card("Mighty Lance", SANCTUM, ACTION, a_creature(), Keep(first), Choose(Neighbors(of_it=True)),
             Damage(Union(Kept(first), It()), 3)),
        card("Oath of Poverty", SANCTUM, ACTION, destroy(In(ARTIFACTS)), gain(Times(Did(), 2)), amber=1),
        card("One Stood Against Many", SANCTUM, ACTION, a_friend(),
             Repeat(3, ready(It()), FightAnother(It(), fought)), amber=1),
        card("Radiant Truth", SANCTUM, ACTION, stun(enemy(Not(OnFlank()))), amber=1),
        card("Shield of Justice", SANCTUM, ACTION, this_turn(M_FORBID, V_DAMAGE, 1, FRIENDLY), amber=1),
        card("Take Hostages", SANCTUM, ACTION,
             Delay(V_FIGHT, Capture(EventCards(), 1), when=EventHas(FRIENDLY), until=U_TURN, once=False), amber=1),
        card("Terms of Redress", SANCTUM, ACTION, a_friend(), Capture(It(), 2), amber=1),
        card("The Harder They Come", SANCTUM, ACTION, a_creature(Compare(PowerOf(), ">=", Num(5))), purge()),
        card("The Spirit’s Way", SANCTUM, ACTION, destroy(creatures(Compare(PowerOf(), ">=", Num(3))))),
        card("Virtuous Works", SANCTUM, ACTION, amber=3),
    ]  # fmt: skip


def artifact_cards() -> list[Card]:
    """Artifacts."""
    knight = All(FRIENDLY, trait("knight"))
    seven = Compare(ThisTurn(H_PLAYED, house=SANCTUM), ">=", Num(7))
    return [
        card("Epic Quest", SANCTUM, ARTIFACT, archive(friendly(trait("knight"))), traits="quest",
             omni=[If(seven, [sacrifice(), ForgeNow(free=True)])]),
        card("Gorm of Omm", SANCTUM, ARTIFACT, traits="item", omni=[sacrifice(), Choose(artifacts()), destroy()]),
        card("Hallowed Blaster", SANCTUM, ARTIFACT, traits="weapon", action=[a_creature(), Heal(It(), 3)]),
        card("Potion of Invulnerability", SANCTUM, ARTIFACT, amber=1, traits="item",
             omni=[sacrifice(), this_turn(M_FORBID, V_DAMAGE, 1, FRIENDLY)]),
        card("Round Table", SANCTUM, ARTIFACT, amber=1, traits="location",
             constant=[gets(POWER, 1, knight), has_word(TAUNT, 1, knight)]),
        card("Sigil of Brotherhood", SANCTUM, ARTIFACT, amber=1, traits="power",
             omni=[sacrifice(), this_turn(M_GAME, G_MAY_USE, 1, All(FRIENDLY, OfHouse(SANCTUM)))]),
        card("Whispering Reliquary", SANCTUM, ARTIFACT, traits="item", action=[Choose(artifacts()), to_hand()]),
    ]  # fmt: skip


def creatures_a_to_l() -> list[Card]:
    """Creatures from Bulwark to Lord Golgotha."""
    starve = [Select(1, False, creatures()), destroy()]
    plague = [damage(1, creatures(Not(trait("horseman"))))]
    artifact_played = All(EventBy(), EventHas(IsType(ARTIFACT)))
    horsemen = All(IsType(CREATURE), trait("horseman"))
    return [
        card("Bulwark", SANCTUM, CREATURE, power=4, armor=2, traits="human knight",
             constant=[gets(ARMOR, 2, Neighbor())]),
        card("Champion Anaphiel", SANCTUM, CREATURE, power=6, armor=1, traits="knight spirit", words=[TAUNT]),
        card("Champion Tabris", SANCTUM, CREATURE, power=6, armor=2, traits="human knight", fight=[Capture(This(), 1)]),
        card("Commander Remiel", SANCTUM, CREATURE, power=3, traits="human knight",
             reap=[a_friend(Not(OfHouse(SANCTUM))), UseIt(It())]),
        card("Duma the Martyr", SANCTUM, CREATURE, power=3, traits="human",
             destroyed=[Heal(friendly(Not(IsThis()))), Draw(2)]),
        card("Francus", SANCTUM, CREATURE, power=6, armor=1, traits="knight spirit",
             when=[When(V_DESTROYED, [Capture(This(), 1)], DestroyedFightingThis(), 1 << LINE)]),
        card("Grey Monk", SANCTUM, CREATURE, power=3, traits="human priest", constant=[gets(ARMOR, 1, FRIENDLY)],
             reap=[a_creature(), Heal(It(), 2)]),
        card("Hayyel the Merchant", SANCTUM, CREATURE, power=3, traits="human merchant",
             when=[When(V_PLAYED, [gain(1)], artifact_played, 1 << LINE)]),
        card("Horseman of Death", SANCTUM, CREATURE, to_hand(In(DISCARD, where=horsemen)), power=5,
             traits="horseman spirit"),
        card("Horseman of Famine", SANCTUM, CREATURE, *starve, power=5, traits="horseman spirit", fight=starve,
             reap=starve),
        card("Horseman of Pestilence", SANCTUM, CREATURE, *plague, power=5, traits="horseman spirit", fight=plague,
             reap=plague),
        card("Horseman of War", SANCTUM, CREATURE, this_turn(M_GAME, G_MAY_FIGHT, 1, FRIENDLY),
             this_turn(M_GAME, G_ONLY_FIGHT, 1, FRIENDLY), power=5, traits="horseman spirit"),
        card("Jehu the Bureaucrat", SANCTUM, CREATURE, power=3, traits="human",
             when=[When(V_HOUSE, [gain(2)], All(EventBy(), HouseActive(SANCTUM)), 1 << LINE)]),
        card("Lady Maxena", SANCTUM, CREATURE, a_creature(), stun(It()), power=5, armor=2, traits="knight spirit",
             action=[to_hand(This())]),
        card("Lord Golgotha", SANCTUM, CREATURE, power=5, armor=2, traits="knight spirit",
             before_fight=[Recall(Opposing()), damage(3, Neighbors(of_it=True))]),
    ]  # fmt: skip


def creatures_n_to_z() -> list[Card]:
    """Creatures from Numquid the Fair on."""
    swap = [a_friend(Not(IsThis())), Swap(This())]
    outnumbered = All(Compare(HowMany(enemy()), ">", HowMany(friendly())), StillHere())
    wealthy = Compare(ResourceOf(AMBER, True), ">=", Num(7))
    safe = Until(U_TURN, V_EFFECT, M_FORBID, V_DAMAGE, 1, It())
    return [
        card("Numquid the Fair", SANCTUM, CREATURE, Loop(an_enemy(), destroy(), again=outnumbered), power=3,
             traits="human"),
        card("Protectrix", SANCTUM, CREATURE, power=5, traits="knight spirit",
             reap=[May(a_creature(), Heal(It()), If(Did(), [safe]))]),
        card("Raiding Knight", SANCTUM, CREATURE, Capture(This(), 1), power=4, armor=2, traits="human knight"),
        card("Sanctum Guardian", SANCTUM, CREATURE, power=6, armor=1, traits="knight spirit", words=[TAUNT],
             fight=swap, reap=swap),
        card("Sequis", SANCTUM, CREATURE, power=4, armor=2, traits="human knight", reap=[Capture(This(), 1)]),
        card("Sergeant Zakiel", SANCTUM, CREATURE,
             May(Choose(Neighbors()), ready(It()), UseIt(It(), fight=True)), power=4, armor=1,
             traits="human knight"),
        card("Staunch Knight", SANCTUM, CREATURE, power=4, armor=2, traits="human knight",
             constant=[gets(POWER, 2, All(IsThis(), OnFlank()))]),
        card("Gatekeeper", SANCTUM, CREATURE,
             If(wealthy, [Capture(This(), Excess(ResourceOf(AMBER, True), Num(5)))]), power=5, armor=1,
             traits="knight spirit"),
        card("The Vaultkeeper", SANCTUM, CREATURE, power=4, armor=1, traits="knight spirit",
             constant=[Constant(M_FORBID, V_STEAL, Num(1), IsPlayer(), IN_PLAY)]),
        card("Veemos Lightbringer", SANCTUM, CREATURE, destroy(creatures(HasWord(ELUSIVE))), power=6,
             traits="angel spirit"),
    ]  # fmt: skip


def upgrades() -> list[Card]:
    """Upgrades."""
    host_on_flank = All(IsHost(), OnFlank())
    return [
        card("Armageddon Cloak", SANCTUM, UPGRADE, amber=1, constant=[has_word(HAZARDOUS, 2, IsHost())], instead=[
            Rather(V_DESTROY, IsHost(), [Mark(V_SPARE, It(), K_TAG, off=True), Heal(It()), destroy(This())])]),
        card("Mantle of the Zealot", SANCTUM, UPGRADE,
             constant=[Constant(M_GAME, G_MAY_USE, Num(1), IsHost(), IN_PLAY)]),
        card("Protect the Weak", SANCTUM, UPGRADE, amber=1,
             constant=[*host_gets(armor=1), has_word(TAUNT, 1, IsHost())]),
        card("Shoulder Armor", SANCTUM, UPGRADE, amber=1,
             constant=[gets(ARMOR, 2, host_on_flank), gets(POWER, 2, host_on_flank)]),
    ]  # fmt: skip
