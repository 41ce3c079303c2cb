"""Call of the Archons: Brobnar."""

from __future__ import annotations

from ludilex.games.keyforge.amber import ForgesKey, Lose
from ludilex.games.keyforge.build import Card, When, card
from ludilex.games.keyforge.effects.base import Select, UseIt
from ludilex.games.keyforge.ops import Heal, OfHouse, ready
from ludilex.games.keyforge.relations import DestroyedFightingThis, Neighbors
from ludilex.games.keyforge.terms import (
    ACTION,
    AMBER,
    ARTIFACT,
    BROBNAR,
    CREATURE,
    LINE,
    OUT_OF_PLAY,
    POWER,
    UPGRADE,
    V_DESTROYED,
    V_FORGE,
    V_PLAY,
)
from ludilex.games.keyforge.words import (
    ENEMY,
    FRIENDLY,
    a_creature,
    a_friend,
    counters,
    damage,
    destroy,
    enemy,
    friendly,
    gain,
    gets,
    host_gets,
    sacrifice,
)
from ludilex.kernel.codes import M_FORBID
from ludilex.kernel.control import May
from ludilex.kernel.definitions import Constant
from ludilex.kernel.numbers import All, Compare, EventBy, IsThis, Num, ResourceOf
from ludilex.kernel.ops import Choose, Keep, Recall
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import Except, It, Kept, This


def cards() -> list[Card]:
    """The cards of this module."""
    spared = Register("the most powerful enemy creature")
    remaining = Register("the most powerful friendly creature")
    poor = Compare(ResourceOf(AMBER), "<", Num(7))
    strike = [gain(1), a_creature(), damage(5)]
    return [
        card("Anger", BROBNAR, ACTION, a_friend(), ready(It()), UseIt(It(), fight=True), amber=1),
        card("Champion’s Challenge", BROBNAR, ACTION,
             Select(1, True, enemy()), Keep(spared), destroy(Except(enemy(), Kept(spared))),
             Select(1, True, friendly()), Keep(remaining), destroy(Except(friendly(), Kept(remaining))),
             Recall(Kept(remaining)), ready(It()), UseIt(It(), fight=True)),
        card("Punch", BROBNAR, ACTION, a_creature(), damage(3), amber=1),
        card("Banner of Battle", BROBNAR, ARTIFACT, traits="item", constant=[gets(POWER, 1, FRIENDLY)]),
        card("Cannon", BROBNAR, ARTIFACT, traits="weapon", action=[a_creature(), damage(2)]),
        card("Screechbomb", BROBNAR, ARTIFACT, traits="weapon", omni=[sacrifice(), Lose(2)]),
        card("Bilgum Avalanche", BROBNAR, CREATURE, power=5, traits="giant",
             when=[When(V_FORGE, [damage(2, enemy())], All(EventBy(), ForgesKey()), 1 << LINE)]),
        card("Bumpsy", BROBNAR, CREATURE, Lose(1), power=5, traits="giant"),
        card("Firespitter", BROBNAR, CREATURE, power=5, armor=1, traits="giant", before_fight=[damage(1, enemy())]),
        card("Ganger Chieftain", BROBNAR, CREATURE,
             May(Choose(Neighbors()), ready(It()), UseIt(It(), fight=True)), power=5, traits="giant"),
        card("Headhunter", BROBNAR, CREATURE, power=5, traits="giant", fight=[gain(1)]),
        card("Kelifi Dragon", BROBNAR, CREATURE, power=12, traits="dragon", fight=strike, reap=strike,
             constant=[Constant(M_FORBID, V_PLAY, poor, IsThis(), OUT_OF_PLAY)]),
        card("King of the Crag", BROBNAR, CREATURE, power=7, traits="giant",
             constant=[gets(POWER, -2, All(ENEMY, OfHouse(BROBNAR)))]),
        card("Mugwump", BROBNAR, CREATURE, power=6, traits="giant",
             when=[When(V_DESTROYED, [Heal(This()), counters(1)], DestroyedFightingThis(), 1 << LINE)]),
        card("Troll", BROBNAR, CREATURE, power=8, traits="giant", reap=[Heal(This(), 3)]),
        card("Blood of Titans", BROBNAR, UPGRADE, amber=1, constant=host_gets(power=5)),
    ]  # fmt: skip
