"""Call of the Archons: Mars."""

from __future__ import annotations

from ludilex.games.keyforge.amber import Capture, CaptureOwn, Lose, Steal
from ludilex.games.keyforge.build import Card, Rather, When, card
from ludilex.games.keyforge.effects.amounts import DealOut
from ludilex.games.keyforge.effects.base import Chains, Follow, PlayIt, UseIt
from ludilex.games.keyforge.effects.decks import ShuffledIn, ShuffleIn
from ludilex.games.keyforge.effects.digging import DigFor
from ludilex.games.keyforge.effects.forging import ForgeNow
from ludilex.games.keyforge.effects.mars import (
    Added,
    Arrived,
    BeingPlayed,
    BelongsTo,
    IsReady,
    NamedLike,
    SharesTrait,
)
from ludilex.games.keyforge.effects.naming import NameHouse, OfNamed
from ludilex.games.keyforge.effects.permits import Permit
from ludilex.games.keyforge.ops import Damage, Draw, Heal, OfHouse, ready, stun
from ludilex.games.keyforge.relations import DestroyedFightingThis, Neighbors, Opposing
from ludilex.games.keyforge.terms import (
    ACTION,
    AMBER,
    ARCHIVES,
    ARTIFACT,
    ARTIFACTS,
    CREATURE,
    ELUSIVE,
    ENTERS_READY,
    ENTERS_STUNNED,
    G_KEY_COST,
    G_MAY_USE_ONE,
    G_NO_BLOWS,
    HAND,
    IN_PLAY,
    K_AMBER,
    K_DAMAGE,
    KEYS,
    LINE,
    MARS,
    POWER,
    TAUNT,
    U_TURN,
    UPGRADE,
    V_ABDUCT,
    V_CAPTURE,
    V_DESTROYED,
    V_GAIN,
    V_PAY,
    V_PLAY,
    V_PLAYED,
    V_REAP,
    V_RELEASE,
    V_RETURN,
    V_REVEAL,
    V_STEAL,
    V_TAG,
)
from ludilex.games.keyforge.words import (
    a_creature,
    a_friend,
    an_enemy,
    archive,
    artifacts,
    counters,
    creatures,
    damage,
    destroy,
    discard,
    enemy,
    friendly,
    gain,
    gets,
    purge,
    sacrifice,
    this_turn,
    to_hand,
    trait,
)
from ludilex.kernel.codes import M_FORBID, M_GAME, M_LOSE, M_WORD
from ludilex.kernel.control import EachPlayer, If, Let, May, OneOf, Repeat
from ludilex.kernel.definitions import Constant
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import (
    All,
    Any,
    Compare,
    Counter,
    Did,
    EventBy,
    EventHas,
    EventNumber,
    HowMany,
    IsPlayer,
    IsThis,
    IsType,
    Mine,
    Not,
    Num,
    ResourceOf,
    Times,
    Value,
)
from ludilex.kernel.ops import Choose, Count, Keep, Move, Recall, Reveal
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.selectors import OTHERS, In, It, Kept, This, Union

OF_MARS = OfHouse(MARS)
DAMAGED = Compare(Counter(K_DAMAGE), ">", Num(0))
READY = IsReady()
REVEALED = Register("each revealed card")


def cards() -> list[Card]:
    """The cards of this module."""
    return [*actions(), *artifact_cards(), *creature_cards(), *upgrades()]


def reveal_martians() -> list[Op]:
    """Reveal any number of Mars cards; how many is then the number of `revealed()`."""
    return [Choose(In(HAND, where=OF_MARS), 99, 0), Reveal(V_REVEAL, It()), Keep(REVEALED)]


def revealed() -> HowMany:
    """How many cards this effect has revealed."""
    return HowMany(Kept(REVEALED))


def actions() -> list[Card]:
    """Action cards."""
    rich = Compare(ResourceOf(AMBER, True), ">=", Num(6))
    strangers = In(HAND, where=All(IsType(CREATURE), Not(OF_MARS)))
    house = Register("named house")
    probed = In(HAND, OTHERS, All(IsType(CREATURE), OfNamed(house)))
    purged = Register("each card purged so")
    lost = Register("each amber lost so")
    ready_martians = friendly(All(READY, OF_MARS))
    return [
        card("Ammonia Clouds", MARS, ACTION, damage(3, creatures())),
        card("Battle Fleet", MARS, ACTION, *reveal_martians(), Draw(revealed()), amber=1),
        card("Deep Probe", MARS, ACTION, NameHouse(house), Reveal(V_REVEAL, In(HAND, OTHERS)), discard(probed), amber=1),
        card("EMP Blast", MARS, ACTION, stun(creatures(Any(OF_MARS, trait("robot")))), destroy(artifacts()), amber=1),
        card("Hypnotic Command", MARS, ACTION,
             Repeat(HowMany(friendly(OF_MARS)), an_enemy(), CaptureOwn(It(), 1))),
        card("Irradiated Æmber", MARS, ACTION, If(rich, [damage(3, enemy())]), amber=1),
        card("Key Abduction", MARS, ACTION, to_hand(creatures(OF_MARS)), May(ForgeNow(9, HowMany(In(HAND)))), amber=1),
        card("Martian Hounds", MARS, ACTION, a_creature(), counters(Times(HowMany(creatures(DAMAGED)), 2), It())),
        card("Martians Make Bad Allies", MARS, ACTION, Reveal(V_REVEAL, In(HAND)), purge(strangers),
             Let(purged, Did()), gain(Value(purged))),
        card("Mass Abduction", MARS, ACTION, Choose(enemy(DAMAGED), 3, 0), Move(V_ABDUCT, It(), ARCHIVES), amber=1),
        card("Mating Season", MARS, ACTION, ShuffleIn(creatures(OF_MARS)), EachPlayer(gain(ShuffledIn()), me=True),
             amber=1),
        card("Mothership Support", MARS, ACTION, DealOut(creatures(), HowMany(ready_martians), 2), amber=1),
        card("Orbital Bombardment", MARS, ACTION, *reveal_martians(), DealOut(creatures(), revealed(), 2),
             amber=1),
        card("Phosphorus Stars", MARS, ACTION, stun(creatures(Not(OF_MARS))), Chains(2)),
        card("Psychic Network", MARS, ACTION, Steal(HowMany(ready_martians))),
        card("Sample Collection", MARS, ACTION, Choose(enemy(), ResourceOf(KEYS, True), -1),
             Move(V_ABDUCT, It(), ARCHIVES)),
        card("Shatter Storm", MARS, ACTION, Lose(ResourceOf(AMBER), me=True), Let(lost, Did()),
             Lose(Times(Value(lost), 3))),
        card("Soft Landing", MARS, ACTION,
             this_turn(M_WORD, ENTERS_READY, 1, All(IsType(ARTIFACT | CREATURE), BeingPlayed()), once=True)),
        card("Squawker", MARS, ACTION,
             OneOf(["ready", "stun"], [[a_creature(OF_MARS), ready(It())], [a_creature(Not(OF_MARS)), stun(It())]]),
             amber=1),
        card("Total Recall", MARS, ACTION, gain(HowMany(friendly(READY))), to_hand(friendly()), amber=1),
    ]  # fmt: skip


def artifact_cards() -> list[Card]:
    """Artifacts."""
    martian = All(IsType(CREATURE), OF_MARS)
    returned = Register("the returned creature")
    another = All(martian, Not(NamedLike(Kept(returned))))
    return [
        card("Combat Pheromones", MARS, ARTIFACT, amber=1, traits="item", omni=[sacrifice(), Permit(G_MAY_USE_ONE, 1 << MARS, 2)]),
        card("Commpod", MARS, ARTIFACT, traits="item",
             action=[*reveal_martians(), Repeat(revealed(), May(a_creature(OF_MARS), ready(It())))]),
        card("Crystal Hive", MARS, ARTIFACT, traits="location",
             action=[Delay(V_REAP, gain(1), when=EventHas(IsType(CREATURE)), until=U_TURN, once=False)]),
        card("Custom Virus", MARS, ARTIFACT, amber=1, traits="weapon",
             omni=[sacrifice(), Choose(In(HAND, where=IsType(CREATURE))), purge(),
                   destroy(creatures(SharesTrait(It())))]),
        card("Feeding Pit", MARS, ARTIFACT, traits="location",
             action=[Choose(In(HAND, where=IsType(CREATURE))), discard(), If(Did(), [gain(1)])]),
        card("Invasion Portal", MARS, ARTIFACT, traits="location",
             action=[DigFor(martian), If(Did(), [Move(V_RETURN, It(), HAND)])]),
        card("Incubation Chamber", MARS, ARTIFACT, traits="location",
             omni=[Choose(In(HAND, where=martian)), Reveal(V_REVEAL, It()), archive()]),
        card("Mothergun", MARS, ARTIFACT, traits="weapon",
             action=[*reveal_martians(), a_creature(), damage(revealed())]),
        card("Sniffer", MARS, ARTIFACT, amber=1, traits="ally",
             action=[this_turn(M_LOSE, ELUSIVE, 1, IsType(CREATURE))]),
        card("Swap Widget", MARS, ARTIFACT, traits="item",
             action=[a_friend(All(READY, OF_MARS)), Keep(returned), to_hand(),
                     If(Did(), [Choose(In(HAND, where=another)), PlayIt(It(), put=True), Arrived(), ready(It())])]),
    ]  # fmt: skip


def creature_cards() -> list[Card]:
    """Creatures."""
    bolt = [a_creature(), damage(2), Follow(), purge()]
    multiply = [
        May(Choose(In(HAND, where=IsType(CREATURE))), Reveal(V_REVEAL, It()), archive(), If(Did(), [counters(3)])),
    ]
    feast = [May(a_friend(Not(IsThis())), sacrifice(It()), If(Did(), [Heal(This())]))]
    rouse = [a_creature(All(OF_MARS, Not(trait("agent")))), ready(It())]
    another = All(EventBy(), EventHas(All(IsType(CREATURE), OF_MARS, Not(IsThis()))))
    capture_one = [Capture(This(), 1)]
    order = [a_friend(Not(OF_MARS)), UseIt(It())]
    next_martian = All(IsType(CREATURE), OF_MARS, BeingPlayed())
    plague = [Damage(creatures(trait("human")), 3, piercing=True)]
    seize = [Count(V_CAPTURE, This(), K_AMBER, EventNumber())]
    theirs = All(IsPlayer(True), Added())
    jam = Constant(M_GAME, G_KEY_COST, Num(1), IsPlayer(True), IN_PLAY)
    return [
        card("Blypyp", MARS, CREATURE, power=2, traits="martian scientist",
             reap=[this_turn(M_WORD, ENTERS_READY, 1, next_martian, once=True)]),
        card("Chuff Ape", MARS, CREATURE, power=11, traits="beast", words=[TAUNT, ENTERS_STUNNED], fight=feast,
             reap=feast),
        card("Ether Spider", MARS, CREATURE, power=7, traits="beast",
             instead=[Rather(verb, theirs, seize) for verb in (V_GAIN, V_STEAL, V_PAY, V_RELEASE)],
             constant=[Constant(M_GAME, G_NO_BLOWS, Num(1), IsThis(), IN_PLAY)]),
        card("Grabber Jammer", MARS, CREATURE, power=4, armor=1, traits="robot", fight=capture_one, reap=capture_one,
             constant=[jam]),
        card("Grommid", MARS, CREATURE, power=10, traits="beast",
             when=[When(V_DESTROYED, [Lose(1)], DestroyedFightingThis(), 1 << LINE)],
             constant=[Constant(M_FORBID, V_PLAY, Num(1), All(IsType(CREATURE), Mine()), IN_PLAY)]),
        card("“John Smyth”", MARS, CREATURE, power=2, traits="agent martian", words=[ELUSIVE], fight=rouse,
             reap=rouse),
        card("Mindwarper", MARS, CREATURE, power=2, traits="martian scientist", words=[ELUSIVE],
             action=[an_enemy(), CaptureOwn(It(), 1)]),
        card("Phylyx the Disintegrator", MARS, CREATURE, power=1, traits="martian soldier", words=[ELUSIVE],
             action=[Lose(HowMany(friendly(All(OF_MARS, Not(IsThis())))))]),
        card("Qyxxlyx Plague Master", MARS, CREATURE, power=3, traits="martian scientist", fight=plague, reap=plague),
        card("Tunk", MARS, CREATURE, power=6, armor=1, traits="robot",
             when=[When(V_PLAYED, [Heal(This())], another, 1 << LINE)]),
        card("Ulyq Megamouth", MARS, CREATURE, power=3, traits="martian scientist", fight=order, reap=order),
        card("Uxlyx the Zookeeper", MARS, CREATURE, power=2, traits="martian scientist", words=[ELUSIVE],
             reap=[an_enemy(), Move(V_ABDUCT, It(), ARCHIVES)]),
        card("Vezyma Thinkdrone", MARS, CREATURE, power=3, traits="martian scientist",
             reap=[May(Choose(Union(friendly(), In(ARTIFACTS))), archive())]),
        card("Yxili Marauder", MARS, CREATURE, Capture(This(), HowMany(friendly(All(READY, OF_MARS)))), power=2,
             traits="martian soldier", constant=[gets(POWER, Counter(K_AMBER), IsThis())]),
        card("Yxilo Bolter", MARS, CREATURE, power=3, traits="martian soldier", fight=bolt, reap=bolt),
        card("Yxilx Dominator", MARS, CREATURE, power=9, armor=1, traits="robot", words=[TAUNT, ENTERS_STUNNED]),
        card("Zorg", MARS, CREATURE, power=7, traits="beast", words=[ENTERS_STUNNED],
             before_fight=[Recall(Opposing()), stun(Union(It(), Neighbors(of_it=True)))]),
        card("Zyzzix the Many", MARS, CREATURE, power=3, traits="martian soldier", fight=multiply, reap=multiply),
    ]  # fmt: skip


def upgrades() -> list[Card]:
    """Upgrades."""
    martian = All(EventBy(), EventHas(All(IsType(CREATURE), OF_MARS)))
    return [
        card("Biomatrix Backup", MARS, UPGRADE, amber=1, gives={V_TAG: [May(archive(This()))]}),
        card("Brain Stem Antenna", MARS, UPGRADE, gives_when=[When(V_PLAYED, [ready(This()), BelongsTo(MARS)], martian)]),
        card("Jammer Pack", MARS, UPGRADE, amber=1,
             gives_constant=[Constant(M_GAME, G_KEY_COST, Num(2), IsPlayer(True), IN_PLAY)]),
        card("Red Planet Ray Gun", MARS, UPGRADE, amber=1,
             gives={V_REAP: [a_creature(), damage(HowMany(creatures(OF_MARS)))]}),
    ]  # fmt: skip
