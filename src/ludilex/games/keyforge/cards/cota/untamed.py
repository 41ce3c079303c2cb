"""Call of the Archons: Untamed."""

from __future__ import annotations

from ludilex.games.keyforge.amber import Lose, Steal
from ludilex.games.keyforge.build import Card, When, card
from ludilex.games.keyforge.effects.amounts import DealOut, Healed, HealUpTo, TakeBack
from ludilex.games.keyforge.effects.base import Chains, UseIt
from ludilex.games.keyforge.effects.choosing import Both
from ludilex.games.keyforge.effects.decks import Reshuffle, Searched, ShuffleIn
from ludilex.games.keyforge.effects.echoes import BecomeCopy
from ludilex.games.keyforge.effects.forging import ForgeNow, Unforged
from ludilex.games.keyforge.effects.past import LastTurn, ThisTurn
from ludilex.games.keyforge.ops import Heal, OfHouse, exhaust, stun
from ludilex.games.keyforge.relations import OnFlank
from ludilex.games.keyforge.terms import (
    ACTION,
    AMBER,
    ARTIFACT,
    ASSAULT,
    CREATURE,
    DECK,
    DISCARD,
    ELUSIVE,
    G_FIGHTS_ONLY,
    G_IGNORES,
    G_KEY_COST,
    G_MAY_PLAY,
    G_MAY_USE,
    H_DISCARDED,
    H_PLAYED,
    H_USED,
    HAND,
    HAZARDOUS,
    IN_PLAY,
    K_AMBER,
    K_DAMAGE,
    K_STUN,
    LINE,
    MARS,
    POISON,
    POWER,
    SKIRMISH,
    TAUNT,
    U_TURN,
    UNTAMED,
    UPGRADE,
    V_EFFECT,
    V_FIGHT,
    V_PLAY,
    V_PLAYED,
    V_PUT_BACK,
    V_RETURN,
    V_USE,
)
from ludilex.games.keyforge.words import (
    ENEMY,
    FRIENDLY,
    a_creature,
    an_enemy,
    artifacts,
    creatures,
    damage,
    destroy,
    enemy,
    friendly,
    gain,
    gets,
    has_word,
    sacrifice,
    their_turn,
    this_turn,
    to_hand,
    trait,
)
from ludilex.kernel.codes import M_FORBID, M_GAME, M_WORD
from ludilex.kernel.control import EachPlayer, If, May, OneByOne
from ludilex.kernel.definitions import Constant
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import (
    All,
    Compare,
    Counter,
    Did,
    EventBy,
    EventHas,
    HasWord,
    HowMany,
    IsHost,
    IsPlayer,
    IsThis,
    IsType,
    Named,
    Not,
    Num,
    ResourceOf,
    Times,
)
from ludilex.kernel.ops import Choose, Move, Recall
from ludilex.kernel.selectors import OTHERS, In, It, Union


def cards() -> list[Card]:
    """The cards of this module."""
    return [*actions(), *artifact_cards(), *creature_cards(), *upgrades()]


INTO_HAND = Move(V_RETURN, It(), HAND)
CREATURE_DISCARDED = In(DISCARD, where=IsType(CREATURE))
FORGE_AT_A_PRICE = [Lose(1, me=True), If(Did(), [May(ForgeNow())])]


def actions() -> list[Card]:
    """Action cards."""
    niffles = Union(In(DISCARD, where=All(IsType(CREATURE), trait("niffle"))), friendly(trait("niffle")))
    a_creature_of_mine = All(EventBy(), EventHas(IsType(CREATURE)))
    return [
        card("Cooperative Hunting", UNTAMED, ACTION, DealOut(creatures(), HowMany(friendly()))),
        card("Curiosity", UNTAMED, ACTION, destroy(creatures(trait("scientist"))), amber=1),
        card("Fertility Chant", UNTAMED, ACTION, EachPlayer(gain(2)), amber=4),
        card("Fogbank", UNTAMED, ACTION, their_turn(M_FORBID, V_FIGHT, 1, ENEMY), amber=1),
        card("Full Moon", UNTAMED, ACTION,
             Delay(V_PLAYED, gain(1), when=a_creature_of_mine, until=U_TURN, once=False)),
        card("Grasping Vines", UNTAMED, ACTION, Choose(artifacts(), 3, 0), to_hand(), amber=1),
        card("Key Charge", UNTAMED, ACTION, *FORGE_AT_A_PRICE),
        card("Lifeweb", UNTAMED, ACTION, If(Compare(LastTurn(H_PLAYED, CREATURE), ">=", Num(3)), [Steal(2)]), amber=1),
        card("Lost in the Woods", UNTAMED, ACTION, Both(Choose(friendly(), 2, -1), Choose(enemy(), 2, -1)),
             ShuffleIn(It()), amber=1),
        card("Mimicry", UNTAMED, ACTION,
             when=[When(V_PLAY, [Choose(In(DISCARD, OTHERS, IsType(ACTION))), BecomeCopy(It())], zones=0)]),
        card("Nature’s Call", UNTAMED, ACTION, Choose(creatures(), 3, 0), to_hand(), amber=1),
        card("Nocturnal Maneuver", UNTAMED, ACTION, Choose(creatures(), 3, 0), exhaust(It()), amber=1),
        card("Perilous Wild", UNTAMED, ACTION, destroy(creatures(HasWord(ELUSIVE))), amber=1),
        card("Regrowth", UNTAMED, ACTION, Choose(CREATURE_DISCARDED), INTO_HAND, amber=1),
        card("Save the Pack", UNTAMED, ACTION, destroy(creatures(Compare(Counter(K_DAMAGE), ">", Num(0)))), Chains(1)),
        card("Scout", UNTAMED, ACTION, Choose(friendly(), 2, 0), Until(U_TURN, V_EFFECT, M_WORD, SKIRMISH, 1, It()),
             OneByOne(It(), UseIt(It(), fight=True)), amber=1),
        card("Stampede", UNTAMED, ACTION, If(Compare(ThisTurn(H_USED, CREATURE), ">=", Num(3)), [Steal(2)]), amber=1),
        card("The Common Cold", UNTAMED, ACTION, damage(1, creatures()), May(destroy(creatures(OfHouse(MARS)))),
             amber=1),
        card("Troop Call", UNTAMED, ACTION, to_hand(niffles), amber=1),
        card("Vigor", UNTAMED, ACTION, a_creature(), HealUpTo(3), If(Compare(Healed(), "=", Num(3)), [gain(1)]), amber=1),
        card("Word of Returning", UNTAMED, ACTION, Recall(enemy()), damage(Counter(K_AMBER)), TakeBack(It()), amber=1),
    ]  # fmt: skip


def artifact_cards() -> list[Card]:
    """Artifacts."""
    bear = Named("Ancient Bear")
    bears = creatures(bear)
    rich = Compare(ResourceOf(AMBER, True), ">=", Num(6))
    return [
        card("Bear Flute", UNTAMED, ARTIFACT, traits="item", action=[
            Choose(bears), Heal(It()), If(Not(HowMany(bears)), [
                Choose(Searched(bear), 99, 0), INTO_HAND, If(Did(), [ShuffleIn(In(DISCARD), mine=True)], [Reshuffle()])])]),
        card("Nepenthe Seed", UNTAMED, ARTIFACT, traits="item", omni=[sacrifice(), Choose(In(DISCARD)), INTO_HAND]),
        card("Ritual of Balance", UNTAMED, ARTIFACT, traits="power", action=[If(rich, [Steal(1)])]),
        card("Ritual of the Hunt", UNTAMED, ARTIFACT, traits="power", amber=1,
             omni=[sacrifice(), this_turn(M_GAME, G_MAY_USE, 1, All(FRIENDLY, OfHouse(UNTAMED)))]),
        card("World Tree", UNTAMED, ARTIFACT, traits="location",
             action=[Choose(CREATURE_DISCARDED), Move(V_PUT_BACK, It(), DECK, mine=False)]),
    ]  # fmt: skip


def creature_cards() -> list[Card]:
    """Creatures."""
    stunned = All(IsType(CREATURE), Compare(Counter(K_STUN), ">", Num(0)))
    entangle = [a_creature(), stun(It())]
    bite = damage(2, creatures(Not(IsThis())))
    outnumbered = Compare(HowMany(friendly()), ">", HowMany(enemy()))
    another = EventHas(All(IsType(CREATURE), Not(IsThis())))
    return [
        card("Ancient Bear", UNTAMED, CREATURE, power=5, traits="beast", words={ASSAULT: 2}),
        card("Bigtwig", UNTAMED, CREATURE, power=7, traits="beast", reap=[a_creature(), stun(It()), exhaust(It())],
             constant=[Constant(M_GAME, G_FIGHTS_ONLY, Num(1), stunned, IN_PLAY)]),
        card("Witch of the Wilds", UNTAMED, CREATURE, power=4, traits="beast witch",
             constant=[Constant(M_GAME, G_MAY_PLAY, Num(1), OfHouse(UNTAMED), IN_PLAY)]),
        card("Briar Grubbling", UNTAMED, CREATURE, power=2, traits="beast insect", words={HAZARDOUS: 5}),
        card("Chota Hazri", UNTAMED, CREATURE, *FORGE_AT_A_PRICE, power=3, traits="human witch"),
        card("Dew Faerie", UNTAMED, CREATURE, power=2, traits="faerie", words=[ELUSIVE], reap=[gain(1)]),
        card("Dust Pixie", UNTAMED, CREATURE, power=1, amber=2, traits="faerie"),
        card("Flaxia", UNTAMED, CREATURE, If(outnumbered, [gain(2)]), power=4, traits="faerie"),
        card("Fuzzy Gruen", UNTAMED, CREATURE, EachPlayer(gain(1)), amber=2, power=5, traits="beast"),
        card("Giant Sloth", UNTAMED, CREATURE, power=6, traits="beast", action=[gain(3)],
             constant=[Constant(M_FORBID, V_USE, Not(ThisTurn(H_DISCARDED, house=UNTAMED)), IsThis(), IN_PLAY)]),
        card("Halacor", UNTAMED, CREATURE, power=4, traits="beast",
             constant=[has_word(SKIRMISH, 1, All(FRIENDLY, OnFlank()))]),
        card("Inka the Spider", UNTAMED, CREATURE, *entangle, power=1, traits="beast", words=[POISON], reap=entangle),
        card("Kindrith Longshot", UNTAMED, CREATURE, power=3, traits="human ranger", words=[ELUSIVE, SKIRMISH],
             reap=[a_creature(), damage(2)]),
        card("Snufflegator", UNTAMED, CREATURE, power=4, traits="beast", words=[SKIRMISH]),
        card("Lupo the Scarred", UNTAMED, CREATURE, an_enemy(), damage(2), power=6, traits="beast", words=[SKIRMISH]),
        card("Mighty Tiger", UNTAMED, CREATURE, an_enemy(), damage(4), power=4, traits="beast"),
        card("Murmook", UNTAMED, CREATURE, power=3, traits="beast",
             constant=[Constant(M_GAME, G_KEY_COST, Num(1), IsPlayer(True), IN_PLAY)]),
        card("Mushroom Man", UNTAMED, CREATURE, power=2, traits="fungus human",
             constant=[gets(POWER, Times(Unforged(), 3), IsThis())]),
        card("Niffle Ape", UNTAMED, CREATURE, power=3, traits="beast niffle",
             constant=[Constant(M_GAME, G_IGNORES + k, Num(1), IsThis(), IN_PLAY) for k in (TAUNT, ELUSIVE)]),
        card("Niffle Queen", UNTAMED, CREATURE, power=6, traits="beast niffle",
             constant=[gets(POWER, 1, All(FRIENDLY, Not(IsThis()), trait(kin))) for kin in ("beast", "niffle")]),
        card("Piranha Monkeys", UNTAMED, CREATURE, bite, power=2, traits="beast", reap=[bite]),
        card("Teliga", UNTAMED, CREATURE, power=3, traits="human witch",
             when=[When(V_PLAYED, [gain(1)], All(EventBy(True), EventHas(IsType(CREATURE))), 1 << LINE)]),
        card("Hunting Witch", UNTAMED, CREATURE, power=2, traits="human witch",
             when=[When(V_PLAYED, [gain(1)], All(EventBy(), another), 1 << LINE)]),
        card("Witch of the Eye", UNTAMED, CREATURE, power=3, traits="human witch",
             reap=[Choose(In(DISCARD)), INTO_HAND]),
    ]  # fmt: skip


def upgrades() -> list[Card]:
    """Upgrades."""
    return [
        card("Way of the Bear", UNTAMED, UPGRADE, amber=1, constant=[has_word(ASSAULT, 2, IsHost())]),
        card("Way of the Wolf", UNTAMED, UPGRADE, amber=1, constant=[has_word(SKIRMISH, 1, IsHost())]),
    ]
