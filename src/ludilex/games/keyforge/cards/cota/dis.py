"""Call of the Archons: Dis."""

from __future__ import annotations

from ludilex.games.keyforge.amber import Capture, Steal
from ludilex.games.keyforge.build import Card, When, card
from ludilex.games.keyforge.effects.base import BanHouse, Chains, Randomly, Select, UseIt
from ludilex.games.keyforge.effects.fights import Aim
from ludilex.games.keyforge.ops import PowerOf
from ludilex.games.keyforge.relations import DestroyedFightingThis, Fallen, OnFlank
from ludilex.games.keyforge.terms import (
    ACTION,
    AMBER,
    ARTIFACT,
    CREATURE,
    DIS,
    DISCARD,
    G_HAND_SIZE,
    G_TOLL_USE,
    HAND,
    HAZARDOUS,
    IN_PLAY,
    K_AMBER,
    LINE,
    UPGRADE,
    V_DESTROYED,
    V_DISCARD,
)
from ludilex.games.keyforge.words import (
    a_creature,
    a_friend,
    an_enemy,
    archive,
    counters,
    creatures,
    destroy,
    gain,
    has_word,
    host_gets,
    purge,
    sacrifice,
    to_hand,
)
from ludilex.kernel.codes import M_CONTROL, M_GAME
from ludilex.kernel.control import EachPlayer, If, May
from ludilex.kernel.definitions import Constant
from ludilex.kernel.numbers import All, Compare, Counter, Did, IsHost, IsPlayer, IsType, Mine, Not, Num, ResourceOf
from ludilex.kernel.ops import Choose, Move, Recall
from ludilex.kernel.selectors import ANYONE, In, It, This


def cards() -> list[Card]:
    """The cards of this module."""
    enemy_artifact = All(IsType(ARTIFACT), Not(Mine()))
    discard_one = EachPlayer(Move(V_DISCARD, Randomly(In(HAND)), DISCARD))
    devour = [Choose(In(DISCARD, ANYONE, IsType(CREATURE))), purge(), If(Did(), [counters(1)])]
    return [
        card("Fear", DIS, ACTION, an_enemy(), to_hand()),
        card("Gateway to Dis", DIS, ACTION, destroy(creatures()), Chains(3)),
        card("Guilty Hearts", DIS, ACTION, destroy(creatures(Compare(Counter(K_AMBER), ">", Num(0)))), amber=1),
        card("Hand of Dis", DIS, ACTION, a_creature(Not(OnFlank())), destroy()),
        card("Hysteria", DIS, ACTION, to_hand(creatures())),
        card("Mind Barb", DIS, ACTION, discard_one, amber=1),
        card("Three Fates", DIS, ACTION, Select(3, True, creatures()), destroy(), amber=1),
        card("Dominator Bauble", DIS, ARTIFACT, traits="item", action=[a_friend(), UseIt(It())]),
        card("Key to Dis", DIS, ARTIFACT, traits="item", omni=[sacrifice(), destroy(creatures())]),
        card("Library of the Damned", DIS, ARTIFACT, traits="location", action=[Choose(In(HAND)), archive()]),
        card("Charette", DIS, CREATURE, Capture(This(), 3), power=4, traits="demon"),
        card("Dust Imp", DIS, CREATURE, power=2, traits="imp", destroyed=[gain(2)]),
        card("Eater of the Dead", DIS, CREATURE, power=4, traits="demon", fight=devour, reap=devour),
        card("Gabos Longarms", DIS, CREATURE, power=5, traits="demon", before_fight=[a_creature(), Aim(It())]),
        *masters(),
        card("Pit Demon", DIS, CREATURE, power=5, traits="demon", action=[Steal(1)]),
        card("Restringuntus", DIS, CREATURE, BanHouse(), power=1, traits="demon"),
        card("Shooler", DIS, CREATURE, If(Compare(ResourceOf(AMBER, True), ">=", Num(4)), [Steal(1)]), power=5,
             traits="demon"),
        card("Stealer of Souls", DIS, CREATURE, power=6, traits="demon",
             when=[When(V_DESTROYED, [Recall(Fallen()), purge(), gain(1)], DestroyedFightingThis(), 1 << LINE)]),
        card("Succubus", DIS, CREATURE, power=3, traits="demon",
             constant=[Constant(M_GAME, G_HAND_SIZE, Num(-1), IsPlayer(True), IN_PLAY)]),
        card("Tentacus", DIS, CREATURE, power=5, traits="demon",
             constant=[Constant(M_GAME, G_TOLL_USE, Num(1), enemy_artifact, IN_PLAY)]),
        card("The Terror", DIS, CREATURE, If(Compare(ResourceOf(AMBER, True), "=", Num(0)), [gain(2)]), power=5,
             traits="demon knight"),
        card("Tocsin", DIS, CREATURE, power=3, traits="demon", reap=[discard_one]),
        card("Collar of Subordination", DIS, UPGRADE, constant=[Constant(M_CONTROL, 0, Num(1), IsHost(), IN_PLAY)]),
        card("Flame-Wreathed", DIS, UPGRADE, amber=1,
             constant=[*host_gets(power=2), has_word(HAZARDOUS, 2, IsHost())]),
    ]  # fmt: skip


def masters() -> list[Card]:
    """The three that destroy creatures of one power."""
    return [
        card(f"Master of {n}", DIS, CREATURE, power=4, traits="demon",
             reap=[May(a_creature(Compare(PowerOf(), "=", Num(n))), destroy())])
        for n in (1, 2, 3)
    ]  # fmt: skip
