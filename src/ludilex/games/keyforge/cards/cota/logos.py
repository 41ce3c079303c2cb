"""Call of the Archons: Logos."""

from __future__ import annotations

from ludilex.games.keyforge.amber import Capture, ForgesKey, Lose, Steal
from ludilex.games.keyforge.build import Card, When, card
from ludilex.games.keyforge.effects.base import Chains, PlayIt, PurgeUnder, PutEach, SwapDeck, UseIt
from ludilex.games.keyforge.effects.choosing import Both
from ludilex.games.keyforge.effects.decks import Searched, ShuffleIn
from ludilex.games.keyforge.effects.echoes import Echo
from ludilex.games.keyforge.effects.events import StillHere
from ludilex.games.keyforge.effects.lines import Swap
from ludilex.games.keyforge.effects.logos import DamageInward, FirstUse, Half, OfItsHouse, Paid, ThisIs
from ludilex.games.keyforge.effects.naming import NameHouse, OfNamed
from ludilex.games.keyforge.effects.permits import Permit
from ludilex.games.keyforge.ops import Discard, Draw, Heal, OfHouse, exhaust, ready, stun
from ludilex.games.keyforge.relations import DestroyedFightingThis, OnFlank
from ludilex.games.keyforge.terms import (
    ACTION,
    AMBER,
    ARCHIVES,
    ARTIFACT,
    ARTIFACTS,
    CREATURE,
    DECK,
    DISCARD,
    ELUSIVE,
    G_EVERY_HOUSE,
    G_HAND_SIZE,
    G_KEY_AMBER,
    G_KEY_COST,
    G_MAY_PLAY,
    G_MAY_USE,
    G_ON_FLANK,
    G_REAP_STEALS,
    HAND,
    HOUSES,
    IN_PLAY,
    K_DAMAGE,
    KEYS,
    LINE,
    LOGOS,
    MARS,
    SKIRMISH,
    U_NEVER,
    U_THEIR_TURN,
    U_TURN,
    UPGRADE,
    V_DESTROYED,
    V_EFFECT,
    V_FIGHT,
    V_FORGE,
    V_LEAVE,
    V_PLAY,
    V_PLAYED,
    V_PUT_BACK,
    V_REAP,
    V_RETURN,
    V_REVEAL,
    V_USE,
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
    purge,
    take_control,
    their_turn,
    this_turn,
)
from ludilex.kernel.codes import M_CONTROL, M_FORBID, M_GAME
from ludilex.kernel.control import EachPlayer, If, Let, Loop, OneByOne, OneOf
from ludilex.kernel.definitions import Constant
from ludilex.kernel.durations import Delay, Grant, Until
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
    Mine,
    Named,
    Not,
    Num,
    ResourceOf,
    Sum,
    Times,
    Value,
)
from ludilex.kernel.ops import Choose, Look, Move, Recall, Reveal
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import ANYONE, OTHERS, Attached, Host, In, It, This, Union, Where

OTHER_HOUSES = (1 << len(HOUSES)) - 1 - (1 << LOGOS)
TOP = In(DECK, top=1)


def cards() -> list[Card]:
    """The cards of this module."""
    return [*actions(), *artifacts(), *creatures_a_to_n(), *creatures_n_to_z(), *upgrades()]


def actions() -> list[Card]:
    """Actions."""
    another = All(EventBy(), EventHas(Not(IsThis())))
    mine = ResourceOf(AMBER)
    theirs = ResourceOf(AMBER, True)
    one_each = [Both(an_enemy(), a_friend()), destroy()]
    searched = [Choose(Searched(Named("Timetraveller")), 1, 0), Reveal(V_REVEAL, It())]
    return [
        card("Bouncing Deathquark", LOGOS, ACTION,
             Loop(*one_each, again=All(HowMany(enemy()), HowMany(friendly())), may=True)),
        card("Dimension Door", LOGOS, ACTION, this_turn(M_GAME, G_REAP_STEALS, 1, IsPlayer())),
        card("Effervescent Principle", LOGOS, ACTION, EachPlayer(Lose(Half(mine), me=True), me=True), Chains(1)),
        card("Foggify", LOGOS, ACTION, their_turn(M_FORBID, V_FIGHT, 1, All(IsType(CREATURE), Not(Mine()))), amber=1),
        card("Help from Future Self", LOGOS, ACTION, *searched, If(Did(), [Move(V_RETURN, It(), HAND)]),
             ShuffleIn(In(DISCARD), mine=True), amber=1),
        card("Interdimensional Graft", LOGOS, ACTION,
             Delay(V_FORGE, Paid(theirs), when=All(EventBy(True), ForgesKey()), until=U_THEIR_TURN, once=False), amber=1),
        card("Knowledge is Power", LOGOS, ACTION,
             OneOf(["archive", "gain"], [[Choose(In(HAND)), archive()], [gain(HowMany(In(ARCHIVES)))]])),
        card("Labwork", LOGOS, ACTION, Choose(In(HAND)), archive(), amber=1),
        card("Library Access", LOGOS, ACTION, Delay(V_PLAYED, Draw(1), when=another, until=U_TURN, once=False),
             purge(This())),
        card("Neuro Syphon", LOGOS, ACTION, If(Compare(theirs, ">", mine), [Steal(1), Draw(1)]), amber=1),
        card("Phase Shift", LOGOS, ACTION, Permit(G_MAY_PLAY, OTHER_HOUSES)),
        card("Positron Bolt", LOGOS, ACTION, a_creature(OnFlank()), DamageInward(3, 2, 1), amber=1),
        card("Random Access Archives", LOGOS, ACTION, archive(TOP), amber=1),
        card("Remote Access", LOGOS, ACTION, Choose(In(ARTIFACTS, OTHERS)), UseIt(It()), amber=1),
        card("Reverse Time", LOGOS, ACTION, SwapDeck(), amber=1),
        card("Scrambler Storm", LOGOS, ACTION, their_turn(M_FORBID, V_PLAY, 1, All(IsType(ACTION), Not(Mine()))), amber=1),
        card("Sloppy Labwork", LOGOS, ACTION, Choose(In(HAND)), archive(), Choose(In(HAND)), discard(), amber=1),
        card("Twin Bolt Emission", LOGOS, ACTION, Choose(creatures(), 2, -1), damage(2), amber=1),
        card("Wild Wormhole", LOGOS, ACTION, PlayIt(TOP), amber=1),
    ]  # fmt: skip


def artifacts() -> list[Card]:
    """Artifacts."""
    named = Register("house")
    of_named = Where(It(), OfNamed(named))
    reveal_top = [Recall(TOP), Reveal(V_REVEAL, It())]
    everything = Union(creatures(), In(ARTIFACTS, ANYONE))
    return [
        card("Anomaly Exploiter", LOGOS, ARTIFACT, traits="item",
             action=[a_creature(Compare(Counter(K_DAMAGE), ">", Num(0))), destroy()]),
        card("Chaos Portal", LOGOS, ARTIFACT, traits="location",
             action=[NameHouse(named), *reveal_top, If(HowMany(of_named), [PlayIt(It())])]),
        crazy_killing_machine(),
        card("Library of Babble", LOGOS, ARTIFACT, traits="location", action=[Draw(1)]),
        card("Mobius Scroll", LOGOS, ARTIFACT, traits="item",
             action=[Choose(In(HAND), 2, 0), archive(Union(It(), This()))]),
        card("Pocket Universe", LOGOS, ARTIFACT, traits="item", action=[Capture(This(), 1, own=True)],
             constant=[Constant(M_GAME, G_KEY_AMBER, Num(1), IsThis(), IN_PLAY)]),
        card("Spangler Box", LOGOS, ARTIFACT, traits="item", action=[a_creature(), PurgeUnder(), If(Did(), [EachPlayer(take_control(This()))])],
             when=[When(V_LEAVE, [PutEach(Attached())], zones=0)]),
        card("Spectral Tunneler", LOGOS, ARTIFACT, traits="item",
             action=[a_creature(), Until(U_TURN, V_EFFECT, M_GAME, G_ON_FLANK, 1, It()),
                     Grant(U_TURN, V_EFFECT, V_REAP, [Draw(1)], It())], amber=1),
        card("Strange Gizmo", LOGOS, ARTIFACT, traits="item", amber=1,
             when=[When(V_FORGE, [destroy(everything)], All(EventBy(), ForgesKey()))]),
        card("The Howling Pit", LOGOS, ARTIFACT, traits="location", amber=1,
             constant=[Constant(M_GAME, G_HAND_SIZE, Num(1), Num(1), IN_PLAY)]),
    ]  # fmt: skip


def crazy_killing_machine() -> Card:
    """It kills by the houses of the top cards, and itself if that were not two."""
    killed = Register("cards destroyed")
    victims = Union(creatures(OfItsHouse()), In(ARTIFACTS, ANYONE, OfItsHouse()))
    tops = [Recall(In(DECK, ANYONE, top=1)), Discard(It(), keep=True)]
    kill = OneByOne(It(), Choose(victims), destroy(), Let(killed, Sum(Value(killed), Did())))
    return card("Crazy Killing Machine", LOGOS, ARTIFACT, traits="weapon",
                action=[*tops, kill, If(Compare(Value(killed), "<", Num(2)), [destroy(This())])])  # fmt: skip


def creatures_a_to_n() -> list[Card]:
    """Creatures up to Neutron Shark."""
    dropped = Register("each card discarded so")
    return [
        card("Batdrone", LOGOS, CREATURE, power=2, traits="robot", words=[SKIRMISH], fight=[Steal(1)]),
        card("Brain Eater", LOGOS, CREATURE, power=6, traits="cyborg beast",
             when=[When(V_DESTROYED, [Draw(1)], DestroyedFightingThis(), 1 << LINE)]),
        card("Dextre", LOGOS, CREATURE, Capture(This(), 1), power=3, traits="human scientist",
             destroyed=[Move(V_PUT_BACK, This(), DECK, mine=False)]),
        card("Doc Bookton", LOGOS, CREATURE, power=5, traits="human scientist", reap=[Draw(1)]),
        card("Dr. Escotera", LOGOS, CREATURE, gain(ResourceOf(KEYS, True)), power=4, traits="cyborg scientist"),
        card("Dysania", LOGOS, CREATURE, discard(In(ARCHIVES, OTHERS)), Let(dropped, Did()), gain(Value(dropped)), power=4,
             traits="mutant"),
        card("Ganymede Archivist", LOGOS, CREATURE, power=3, traits="human scientist",
             reap=[Choose(In(HAND)), archive()]),
        card("Harland Mindlock", LOGOS, CREATURE, an_enemy(OnFlank()),
             Until(U_NEVER, V_EFFECT, M_CONTROL, 0, 1, It(), tied=True, key_me=True), power=1,
             traits="cyborg scientist"),
        card("Quixo the “Adventurer”", LOGOS, CREATURE, power=3, traits="human scientist", words=[SKIRMISH],
             fight=[Draw(1)]),
        card("Mother", LOGOS, CREATURE, power=5, traits="robot scientist",
             constant=[Constant(M_GAME, G_HAND_SIZE, Num(1), IsPlayer(), IN_PLAY)]),
        neutron_shark(),
    ]  # fmt: skip


def neutron_shark() -> Card:
    """It bites again until the top card of the deck is of its own house."""
    theirs = Choose(Union(enemy(), In(ARTIFACTS, OTHERS)))
    mine = Choose(Union(friendly(), In(ARTIFACTS)))
    dig = [Recall(TOP), Discard(It(), keep=True)]
    again = All(HowMany(Where(It(), Not(OfHouse(LOGOS)))), StillHere())
    bite = [Loop(Both(theirs, mine), destroy(), *dig, again=again)]
    return card("Neutron Shark", LOGOS, CREATURE, *bite, power=1, traits="beast mutant", fight=bite, reap=bite)


def creatures_n_to_z() -> list[Card]:
    """Creatures after Neutron Shark."""
    named = Register("house")
    of_named = Where(It(), OfNamed(named))
    reveal_top = [Recall(TOP), Reveal(V_REVEAL, It())]
    of_mars = OfHouse(MARS)
    study = [OneOf(["heal", "stun"], [[a_creature(of_mars), Heal(It(), 3)], [a_creature(of_mars), stun(It())]])]
    look = [Look(In(HAND, OTHERS))]
    return [
        card("Novu Archaeologist", LOGOS, CREATURE, power=4, traits="cyborg scientist",
             action=[Choose(In(DISCARD)), archive()]),
        card("Ozmo, Martianologist", LOGOS, CREATURE, power=2, traits="human scientist", words=[ELUSIVE], fight=study,
             reap=study),
        card("Psychic Bug", LOGOS, CREATURE, *look, power=2, amber=1, traits="cyborg insect", reap=look),
        card("Replicator", LOGOS, CREATURE, power=2, traits="mutant",
             reap=[a_creature(Not(IsThis())), Echo(V_REAP, It())]),
        card("Research Smoko", LOGOS, CREATURE, power=2, traits="mutant", destroyed=[archive(TOP)]),
        card("Skippy Timehog", LOGOS, CREATURE, their_turn(M_FORBID, V_USE, 1, IsPlayer(True)), power=1, traits="mutant"),
        card("Timetraveller", LOGOS, CREATURE, Draw(2), power=2, amber=1, traits="human scientist",
             action=[ShuffleIn(This())]),
        card("Titan Mechanic", LOGOS, CREATURE, power=6, traits="cyborg scientist",
             constant=[Constant(M_GAME, G_KEY_COST, Times(ThisIs(OnFlank()), -1), Num(1), IN_PLAY)]),
        card("Vespilon Theorist", LOGOS, CREATURE, power=2, traits="cyborg scientist", words=[ELUSIVE],
             reap=[NameHouse(named), *reveal_top, If(HowMany(of_named), [archive(), gain(1)], [discard()])]),
        card("Veylan Analyst", LOGOS, CREATURE, power=2, traits="cyborg scientist",
             when=[When(V_USE, [gain(1)], All(EventBy(), EventHas(IsType(ARTIFACT))), 1 << LINE)]),
    ]  # fmt: skip


def upgrades() -> list[Card]:
    """Upgrades."""
    boots = [If(FirstUse(), [ready(This())])]
    return [
        card("Experimental Therapy", LOGOS, UPGRADE, stun(Host()), exhaust(Host()),
             constant=[Constant(M_GAME, G_EVERY_HOUSE, Num(1), IsHost(), IN_PLAY)]),
        card("Rocket Boots", LOGOS, UPGRADE, gives={V_FIGHT: boots, V_REAP: boots}),
        card("Transposition Sandals", LOGOS, UPGRADE, amber=1,
             gives_action=[a_friend(Not(IsThis())), Swap(This()), Until(U_TURN, V_EFFECT, M_GAME, G_MAY_USE, 1, It())]),
    ]  # fmt: skip
