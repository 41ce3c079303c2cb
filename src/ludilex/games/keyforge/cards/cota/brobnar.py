"""Call of the Archons: Brobnar."""

from __future__ import annotations

from ludilex.games.keyforge.amber import Capture, ForgesKey, Lose, Steal
from ludilex.games.keyforge.build import Card, When, card
from ludilex.games.keyforge.effects.base import Chains, Select, UseIt
from ludilex.games.keyforge.effects.digging import DigFor
from ludilex.games.keyforge.effects.events import Dead, Died, FromMine, InPlay, Such
from ludilex.games.keyforge.effects.lines import Excess
from ludilex.games.keyforge.effects.naming import NameHouse, OfNamed
from ludilex.games.keyforge.effects.past import ThisTurn
from ludilex.games.keyforge.ops import Heal, OfHouse, PowerOf, ready, stun
from ludilex.games.keyforge.relations import DestroyedFightingThis, Neighbors, OnFlank
from ludilex.games.keyforge.terms import (
    ACTION,
    AMBER,
    ARTIFACT,
    BROBNAR,
    CREATURE,
    DECK,
    ELUSIVE,
    G_DOOMED,
    G_HARDER,
    G_KEY_COST,
    G_MAY_FIGHT,
    G_MAY_USE,
    H_FELL,
    H_PLAYED,
    HAND,
    IN_PLAY,
    K_AMBER,
    K_DAMAGE,
    LINE,
    LOGOS,
    OUT_OF_PLAY,
    POWER,
    TAUNT,
    U_TURN,
    UPGRADE,
    V_DESTROYED,
    V_DISCARD,
    V_ENTER,
    V_FORGE,
    V_FOUGHT,
    V_MOVE,
    V_PLAY,
    V_PUT_BACK,
    V_REAP,
    V_RETURN,
    V_TAG,
    V_TURN_END,
)
from ludilex.games.keyforge.words import (
    ENEMY,
    FRIENDLY,
    a_creature,
    a_friend,
    an_enemy,
    artifacts,
    counters,
    creatures,
    damage,
    destroy,
    enemy,
    friendly,
    gain,
    gets,
    has_word,
    host_gets,
    sacrifice,
    this_turn,
    to_hand,
)
from ludilex.kernel.codes import M_FORBID, M_GAME
from ludilex.kernel.control import If, May, OneByOne, Repeat
from ludilex.kernel.definitions import Constant
from ludilex.kernel.durations import Delay
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
    MyTurn,
    Not,
    Num,
    ResourceOf,
)
from ludilex.kernel.ops import Choose, Count, Keep, Move
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import OTHERS, EventCards, Except, Host, It, Kept, This, Union

ALL_OF_THEM = 99


def cards() -> list[Card]:
    """The cards of this module."""
    spared = Register("the most powerful enemy creature")
    remaining = Register("the most powerful friendly creature")
    poor = Compare(ResourceOf(AMBER), "<", Num(7))
    rich = Compare(ResourceOf(AMBER, True), ">=", Num(7))
    hurt, unhurt = (Compare(Counter(K_DAMAGE), how, Num(0)) for how in (">", "="))
    house = Register("house")
    strike = [gain(1), a_creature(), damage(5)]
    return [
        card("Anger", BROBNAR, ACTION, a_friend(), ready(It()), UseIt(It(), fight=True), amber=1),
        card("Barehanded", BROBNAR, ACTION, Choose(artifacts(), ALL_OF_THEM, -1), Move(V_PUT_BACK, It(), DECK, mine=False),
             amber=1),
        card("Blood Money", BROBNAR, ACTION, an_enemy(), Count(V_MOVE, It(), K_AMBER, 2)),
        card("Brothers in Battle", BROBNAR, ACTION, NameHouse(house),
             this_turn(M_GAME, G_MAY_FIGHT, 1, All(FRIENDLY, OfNamed(house))), amber=1),
        card("Burn the Stockpile", BROBNAR, ACTION, If(rich, [Lose(4)])),
        card("Champion’s Challenge", BROBNAR, ACTION,
             Select(1, True, enemy()), Keep(spared), destroy(Except(enemy(), Kept(spared))),
             Select(1, True, friendly()), Keep(remaining), destroy(Except(friendly(), Kept(remaining))),
             a_friend(), ready(It()), UseIt(It(), fight=True)),
        card("Coward’s End", BROBNAR, ACTION, destroy(creatures(unhurt)), Chains(3)),
        card("Follow the Leader", BROBNAR, ACTION, this_turn(M_GAME, G_MAY_FIGHT, 1, FRIENDLY)),
        card("Lava Ball", BROBNAR, ACTION, a_creature(), damage(4, splash=2)),
        card("Loot the Bodies", BROBNAR, ACTION, loot()),
        card("Take that, Smartypants", BROBNAR, ACTION,
             If(Compare(HowMany(InPlay(OTHERS, OfHouse(LOGOS))), ">=", Num(3)), [Steal(2)]), amber=1),
        card("Punch", BROBNAR, ACTION, a_creature(), damage(3), amber=1),
        card("Relentless Assault", BROBNAR, ACTION, Choose(friendly(), 3, 0),
             OneByOne(It(), ready(It()), UseIt(It(), fight=True))),
        card("Smith", BROBNAR, ACTION, If(Compare(HowMany(friendly()), ">", HowMany(enemy())), [gain(2)]), amber=1),
        card("Sound the Horns", BROBNAR, ACTION, DigFor(All(IsType(CREATURE), OfHouse(BROBNAR))),
             If(Did(), [Move(V_RETURN, It(), HAND)]), amber=1),
        card("Tremor", BROBNAR, ACTION, a_creature(), stun(Union(It(), Neighbors(of_it=True)))),
        card("Unguarded Camp", BROBNAR, ACTION, Choose(friendly(), Excess(HowMany(friendly()), HowMany(enemy())), -1),
             Capture(It(), 1), amber=1),
        card("Warsong", BROBNAR, ACTION, Delay(V_FOUGHT, gain(1), when=EventBy(), until=U_TURN, once=False)),
        card("Autocannon", BROBNAR, ARTIFACT, amber=1, traits="weapon",
             when=[When(V_ENTER, [damage(1, EventCards())], EventHas(IsType(CREATURE)))]),
        card("Banner of Battle", BROBNAR, ARTIFACT, traits="item", constant=[gets(POWER, 1, FRIENDLY)]),
        card("Cannon", BROBNAR, ARTIFACT, traits="weapon", action=[a_creature(), damage(2)]),
        card("Gauntlet of Command", BROBNAR, ARTIFACT, traits="item",
             action=[a_friend(), ready(It()), UseIt(It(), fight=True)]),
        card("Iron Obelisk", BROBNAR, ARTIFACT, traits="location",
             constant=[Constant(M_GAME, G_KEY_COST, HowMany(friendly(All(OfHouse(BROBNAR), hurt))), IsPlayer(True), IN_PLAY)]),
        card("Mighty Javelin", BROBNAR, ARTIFACT, amber=1, traits="weapon", omni=[sacrifice(), a_creature(), damage(4)]),
        card("Pile of Skulls", BROBNAR, ARTIFACT, traits="location",
             when=[When(V_DESTROYED, [Repeat(HowMany(Dead(OTHERS)), a_friend(), Capture(It(), 1))],
                        All(Died(OTHERS), MyTurn()))]),
        card("Screechbomb", BROBNAR, ARTIFACT, traits="weapon", omni=[sacrifice(), Lose(2)]),
        card("The Warchest", BROBNAR, ARTIFACT, traits="item", action=[gain(ThisTurn(H_FELL, CREATURE, other=True))]),
        card("Bilgum Avalanche", BROBNAR, CREATURE, power=5, traits="giant",
             when=[When(V_FORGE, [damage(2, enemy())], All(EventBy(), ForgesKey()), 1 << LINE)]),
        card("Valdr", BROBNAR, CREATURE, power=6, traits="giant",
             constant=[Constant(M_GAME, G_HARDER, Num(2), All(ENEMY, OnFlank()), IN_PLAY)]),
        card("Bumpsy", BROBNAR, CREATURE, Lose(1), power=5, traits="giant"),
        card("Earthshaker", BROBNAR, CREATURE, destroy(creatures(Compare(PowerOf(), "<=", Num(3)))), power=7,
             traits="giant"),
        card("Firespitter", BROBNAR, CREATURE, power=5, armor=1, traits="giant", before_fight=[damage(1, enemy())]),
        card("Ganger Chieftain", BROBNAR, CREATURE,
             May(Choose(Neighbors()), ready(It()), UseIt(It(), fight=True)), power=5, traits="giant"),
        card("Grenade Snib", BROBNAR, CREATURE, power=2, traits="goblin", destroyed=[Lose(2)]),
        card("Headhunter", BROBNAR, CREATURE, power=5, traits="giant", fight=[gain(1)]),
        card("Hebe the Huge", BROBNAR, CREATURE, damage(2, creatures(All(Not(IsThis()), unhurt))), power=6,
             traits="giant knight"),
        card("Kelifi Dragon", BROBNAR, CREATURE, power=12, traits="dragon", fight=strike, reap=strike,
             constant=[Constant(M_FORBID, V_PLAY, poor, IsThis(), OUT_OF_PLAY)]),
        card("King of the Crag", BROBNAR, CREATURE, power=7, traits="giant",
             constant=[gets(POWER, -2, All(ENEMY, OfHouse(BROBNAR)))]),
        card("Krump", BROBNAR, CREATURE, power=6, traits="giant",
             when=[When(V_DESTROYED, [Lose(1)], DestroyedFightingThis(), 1 << LINE)]),
        card("Lomir Flamefist", BROBNAR, CREATURE, If(rich, [Lose(2)]), power=5, traits="giant"),
        card("Looter Goblin", BROBNAR, CREATURE, power=2, traits="goblin", words=[ELUSIVE], reap=[loot()]),
        card("Mugwump", BROBNAR, CREATURE, power=6, traits="giant",
             when=[When(V_DESTROYED, [Heal(This()), counters(1)], DestroyedFightingThis(), 1 << LINE)]),
        card("Pingle Who Annoys", BROBNAR, CREATURE, power=2, traits="goblin", words=[ELUSIVE],
             when=[When(V_ENTER, [damage(1, EventCards())], EventHas(ENEMY), 1 << LINE)]),
        card("Rock-Hurling Giant", BROBNAR, CREATURE, power=6, traits="giant", when=[When(V_DISCARD,
             [Repeat(HowMany(Such(OfHouse(BROBNAR))), May(a_creature(), damage(4)))],
             All(MyTurn(), EventBy(), EventHas(OfHouse(BROBNAR)), FromMine(1 << HAND)), 1 << LINE)]),
        card("Rogue Ogre", BROBNAR, CREATURE, power=6, traits="giant mutant",
             when=[When(V_TURN_END, [Heal(This(), 2), Capture(This(), 1)],
                        All(EventBy(), Compare(ThisTurn(H_PLAYED), "=", Num(1))), 1 << LINE)]),
        card("Smaaash", BROBNAR, CREATURE, a_creature(), stun(It()), power=5, traits="giant"),
        card("Tireless Crocag", BROBNAR, CREATURE, power=7, traits="giant", constant=[
             Constant(M_FORBID, V_REAP, Num(1), IsThis(), IN_PLAY),
             Constant(M_GAME, G_MAY_USE, Num(1), IsThis(), IN_PLAY),
             Constant(M_GAME, G_DOOMED, Not(HowMany(enemy())), IsThis(), IN_PLAY)]),
        card("Troll", BROBNAR, CREATURE, power=8, traits="giant", reap=[Heal(This(), 3)]),
        card("Wardrummer", BROBNAR, CREATURE, to_hand(friendly(All(Not(IsThis()), OfHouse(BROBNAR)))), power=3,
             traits="goblin"),
        card("Blood of Titans", BROBNAR, UPGRADE, amber=1, constant=host_gets(power=5)),
        card("Phoenix Heart", BROBNAR, UPGRADE, gives={V_TAG: [to_hand(This()), damage(3, creatures())]}),
        card("Yo Mama Mastery", BROBNAR, UPGRADE, Heal(Host()), amber=1, constant=[has_word(TAUNT, 1, IsHost())]),
    ]  # fmt: skip


def loot() -> Delay:
    """For the remainder of the turn, gain 1 each time an enemy creature is destroyed."""
    return Delay(V_DESTROYED, gain(HowMany(Dead(OTHERS))), when=Died(OTHERS), until=U_TURN, once=False)
