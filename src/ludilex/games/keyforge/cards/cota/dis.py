"""Call of the Archons: Dis."""

from __future__ import annotations

from ludilex.games.keyforge.amber import Capture, Lose, Steal
from ludilex.games.keyforge.build import Card, Rather, When, card
from ludilex.games.keyforge.effects.amounts import Healed, HealUpTo
from ludilex.games.keyforge.effects.base import Chains, PlayIt, Randomly, Select, UseIt
from ludilex.games.keyforge.effects.decks import ShuffleIn
from ludilex.games.keyforge.effects.dis import Felled, Held, MeltArmor, Owns, SamePlace, SharesHouse, Unforge
from ludilex.games.keyforge.effects.fights import Aim
from ludilex.games.keyforge.effects.naming import NameHouse, NameNumber, OfNamed, WasDestroyed
from ludilex.games.keyforge.effects.past import LastTurn, ThisTurn
from ludilex.games.keyforge.effects.permits import Decree
from ludilex.games.keyforge.ops import HasTrait, OfHouse, PowerOf
from ludilex.games.keyforge.relations import DestroyedFightingThis, Fallen, OnFlank
from ludilex.games.keyforge.terms import (
    ACTION,
    AMBER,
    ARTIFACT,
    CREATURE,
    DECK,
    DIS,
    DISCARD,
    ELUSIVE,
    G_COST_PLAY,
    G_HAND_SIZE,
    G_KEY_COST,
    G_MUST_HOUSE,
    G_TOLL_USE,
    H_FORGED,
    H_PLAYED,
    HAND,
    HAZARDOUS,
    IN_PLAY,
    K_AMBER,
    K_DAMAGE,
    LINE,
    OUT_OF_PLAY,
    PURGED,
    TAUNT,
    UPGRADE,
    V_DESTROY,
    V_DESTROYED,
    V_PLAY,
    V_REVEAL,
    V_TURN_END,
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
    give,
    has_word,
    host_gets,
    purge,
    sacrifice,
    their_turn,
    to_hand,
)
from ludilex.kernel.codes import M_CONTROL, M_FORBID, M_GAME
from ludilex.kernel.control import EachPlayer, If, Let, May, OneByOne
from ludilex.kernel.definitions import Constant
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
    Not,
    Num,
    ResourceOf,
    Value,
)
from ludilex.kernel.ops import Choose, Keep, Recall, Reveal
from ludilex.kernel.programs import Number, Op, Register
from ludilex.kernel.selectors import ANYONE, OTHERS, EventCards, Except, In, It, Kept, This, Union, Where


def cards() -> list[Card]:
    """The cards of this module."""
    discard_one = EachPlayer(discard(Randomly(In(HAND))))
    fair_game = EachPlayer(
        Recall(In(DECK, OTHERS, top=1)),
        discard(),
        Reveal(V_REVEAL, In(HAND, OTHERS)),
        gain(HowMany(In(HAND, OTHERS, SharesHouse()))),
        me=True,
    )
    a_dead_creature = Choose(In(DISCARD, where=IsType(CREATURE)))
    banish = [Choose(Union(artifacts(), creatures(OnFlank()))), to_hand()]
    forged = LastTurn(H_FORGED)
    owner_discards = EachPlayer(discard(Randomly(In(HAND))), me=True, when=Owns())
    devour = [Choose(In(DISCARD, ANYONE, IsType(CREATURE))), purge(), If(Did(), [counters(1)])]
    return [
        card("A Fair Game", DIS, ACTION, fair_game),
        card("Arise!", DIS, ACTION, *arise(Register("named house"))),
        card("Control the Weak", DIS, ACTION, *control(Register("named house")), amber=1),
        card("Creeping Oblivion", DIS, ACTION, Choose(In(DISCARD, ANYONE, SamePlace()), 2, 0), purge(), amber=1),
        card("Dance of Doom", DIS, ACTION, *dance(Register("that number"))),
        card("Fear", DIS, ACTION, an_enemy(), to_hand()),
        card("Gateway to Dis", DIS, ACTION, destroy(creatures()), Chains(3)),
        card("Gongoozle", DIS, ACTION, a_creature(), damage(3), If(Not(WasDestroyed()), [owner_discards]), amber=1),
        card("Guilty Hearts", DIS, ACTION, destroy(creatures(Compare(Counter(K_AMBER), ">", Num(0)))), amber=1),
        card("Hand of Dis", DIS, ACTION, a_creature(Not(OnFlank())), destroy()),
        card("Hecatomb", DIS, ACTION, *hecatomb(), amber=1),
        card("Tendrils of Pain", DIS, ACTION, If(forged, [damage(4, creatures())], [damage(1, creatures())]), amber=1),
        card("Hysteria", DIS, ACTION, to_hand(creatures())),
        card("Key Hammer", DIS, ACTION, If(forged, [Unforge()]), give(6), amber=1),
        card("Mind Barb", DIS, ACTION, discard_one, amber=1),
        card("Pandemonium", DIS, ACTION, Capture(creatures(Compare(Counter(K_DAMAGE), "=", Num(0))), 1), amber=1),
        card("Poltergeist", DIS, ACTION, Choose(artifacts()), UseIt(It()), destroy(), amber=1),
        card("Red-Hot Armor", DIS, ACTION, MeltArmor(enemy()), amber=1),
        card("Three Fates", DIS, ACTION, Select(3, True, creatures()), destroy(), amber=1),
        card("Annihilation Ritual", DIS, ARTIFACT, amber=1, traits="power",
             instead=[Rather(V_DESTROY, IsType(CREATURE), to=PURGED)]),
        card("Dominator Bauble", DIS, ARTIFACT, traits="item", action=[a_friend(), UseIt(It())]),
        card("Key to Dis", DIS, ARTIFACT, traits="item", omni=[sacrifice(), destroy(creatures())]),
        card("Lash of Broken Dreams", DIS, ARTIFACT, traits="weapon",
             action=[their_turn(M_GAME, G_KEY_COST, 3, Num(1))]),
        card("Library of the Damned", DIS, ARTIFACT, traits="location", action=[Choose(In(HAND)), archive()]),
        card("Lifeward", DIS, ARTIFACT, amber=1, traits="power",
             omni=[sacrifice(), their_turn(M_FORBID, V_PLAY, 1, All(IsType(CREATURE), Not(Mine())))]),
        card("Sacrificial Altar", DIS, ARTIFACT, amber=1, traits="location",
             action=[a_friend(HasTrait("human")), purge(), If(Did(), [a_dead_creature, PlayIt(It())])]),
        card("Screaming Cave", DIS, ARTIFACT, traits="location",
             action=[ShuffleIn(Union(In(HAND), In(DISCARD)), mine=True)]),
        card("Soul Snatcher", DIS, ARTIFACT, traits="vehicle", when=[dies(Owns())]),
        card("Charette", DIS, CREATURE, Capture(This(), 3), power=4, traits="demon"),
        card("Drumble", DIS, CREATURE, If(Compare(ResourceOf(AMBER, True), ">=", Num(7)), [Capture(This(), ResourceOf(AMBER, True))]),
             power=2, traits="imp", words=[ELUSIVE]),
        card("Dust Imp", DIS, CREATURE, power=2, traits="imp", destroyed=[gain(2)]),
        card("Eater of the Dead", DIS, CREATURE, power=4, traits="demon", fight=devour, reap=devour),
        card("Gabos Longarms", DIS, CREATURE, power=5, traits="demon", before_fight=[a_creature(), Aim(It())]),
        card("Ember Imp", DIS, CREATURE, power=2, traits="imp",
             constant=[Constant(M_FORBID, V_PLAY, Compare(ThisTurn(H_PLAYED, other=True), ">=", Num(2)),
                                IsPlayer(True), IN_PLAY)]),
        card("Overlord Greking", DIS, CREATURE, power=7, traits="demon",
             when=[When(V_DESTROYED, [Recall(Fallen()), PlayIt(It(), put=True)], DestroyedFightingThis(), 1 << LINE)]),
        guardian(Register("that much")),
        *masters(),
        card("Pit Demon", DIS, CREATURE, power=5, traits="demon", action=[Steal(1)]),
        card("Pitlord", DIS, CREATURE, amber=2, power=9, traits="demon", words=[TAUNT],
             constant=[Constant(M_GAME, G_MUST_HOUSE + DIS, Num(1), IsPlayer(), IN_PLAY)]),
        card("Restringuntus", DIS, CREATURE, *ban(Register("named house")), power=1, traits="demon"),
        card("Shaffles", DIS, CREATURE, power=2, traits="imp", when=[When(V_TURN_END, [Lose(1)], EventBy(), 1 << LINE)]),
        card("Shooler", DIS, CREATURE, If(Compare(ResourceOf(AMBER, True), ">=", Num(4)), [Steal(1)]), power=5,
             traits="demon"),
        card("Snudge", DIS, CREATURE, power=4, traits="demon", fight=banish, reap=banish),
        card("Stealer of Souls", DIS, CREATURE, power=6, traits="demon",
             when=[When(V_DESTROYED, [Recall(Fallen()), purge(), gain(1)], DestroyedFightingThis(), 1 << LINE)]),
        card("Succubus", DIS, CREATURE, power=3, traits="demon",
             constant=[Constant(M_GAME, G_HAND_SIZE, Num(-1), IsPlayer(True), IN_PLAY)]),
        card("Tentacus", DIS, CREATURE, power=5, traits="demon",
             constant=[Constant(M_GAME, G_TOLL_USE, Num(1), IsType(ARTIFACT), IN_PLAY)]),
        card("The Terror", DIS, CREATURE, If(Compare(ResourceOf(AMBER, True), "=", Num(0)), [gain(2)]), power=5,
             traits="demon knight"),
        card("Tocsin", DIS, CREATURE, power=3, traits="demon", reap=[discard_one]),
        card("Tolas", DIS, CREATURE, power=1, traits="imp", words=[ELUSIVE], when=[dies(Held(other=True))]),
        card("Truebaru", DIS, CREATURE, power=7, traits="demon", words=[TAUNT], destroyed=[gain(5)],
             constant=[Constant(M_GAME, G_COST_PLAY, Num(3), IsThis(), OUT_OF_PLAY)]),
        card("Collar of Subordination", DIS, UPGRADE, constant=[Constant(M_CONTROL, 0, Num(1), IsHost(), IN_PLAY)]),
        card("Flame-Wreathed", DIS, UPGRADE, amber=1,
             constant=[*host_gets(power=2), has_word(HAZARDOUS, 2, IsHost())]),
    ]  # fmt: skip


def arise(house: Register) -> list[Op]:
    """Creatures of a house come back from the discard pile."""
    dead = In(DISCARD, where=All(IsType(CREATURE), OfNamed(house)))
    return [NameHouse(house), to_hand(dead), Chains(1)]


def control(house: Register) -> list[Op]:
    """The opponent's next house is chosen for them."""
    return [NameHouse(house, theirs=True), Decree(house, must=True)]


def ban(house: Register) -> list[Op]:
    """A house is closed to the opponent."""
    return [NameHouse(house), Decree(house)]


def dance(number: Register) -> list[Op]:
    """Creatures of a chosen power are destroyed."""
    return [NameNumber(number, 30), destroy(creatures(Compare(PowerOf(), "=", Value(number))))]


def dies(whose: Number) -> When:
    """When a creature is destroyed, a player whom that condition singles out gains one."""
    one = OneByOne(Where(EventCards(), IsType(CREATURE)), EachPlayer(gain(1), me=True, when=whose))
    return When(V_DESTROYED, [one], EventHas(IsType(CREATURE)))


def guardian(healed: Register) -> Card:
    """It heals a creature, and another one pays."""
    trade = [
        a_creature(),
        HealUpTo(2),
        Let(healed, Healed()),
        Choose(Except(creatures(), It())),
        damage(Value(healed)),
    ]
    return card("Guardian Demon", DIS, CREATURE, *trade, power=4, traits="demon", fight=trade, reap=trade)


def hecatomb() -> list[Op]:
    """Each Dis creature is destroyed; each player gains one for each of theirs."""
    mine = Register("friendly creatures")
    theirs = Register("enemy creatures")
    return [
        Keep(mine, friendly(OfHouse(DIS))),
        Keep(theirs, enemy(OfHouse(DIS))),
        destroy(creatures(OfHouse(DIS))),
        gain(HowMany(Felled(Kept(mine)))),
        Recall(Kept(theirs)),
        give(HowMany(Felled(It()))),
    ]


def masters() -> list[Card]:
    """The three that destroy creatures of one power."""
    return [
        card(f"Master of {n}", DIS, CREATURE, power=4, traits="demon",
             reap=[May(a_creature(Compare(PowerOf(), "=", Num(n))), destroy())])
        for n in (1, 2, 3)
    ]  # fmt: skip
