"""Call of the Archons: Untamed."""

from __future__ import annotations

from ludilex.games.keyforge.build import Card, When, card
from ludilex.games.keyforge.effects.echoes import BecomeCopy
from ludilex.games.keyforge.ops import exhaust, stun
from ludilex.games.keyforge.terms import (
    ACTION,
    CREATURE,
    DISCARD,
    ELUSIVE,
    G_FIGHTS_ONLY,
    G_IGNORES,
    IN_PLAY,
    K_STUN,
    POISON,
    SKIRMISH,
    TAUNT,
    UNTAMED,
    V_PLAY,
)
from ludilex.games.keyforge.words import a_creature, artifacts, to_hand
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.definitions import Constant
from ludilex.kernel.numbers import All, Compare, Counter, IsThis, IsType, Num
from ludilex.kernel.ops import Choose
from ludilex.kernel.selectors import OTHERS, In, It


def cards() -> list[Card]:
    """The cards of this module."""
    stunned = All(IsType(CREATURE), Compare(Counter(K_STUN), ">", Num(0)))
    entangle = [a_creature(), stun(It())]
    return [
        card("Grasping Vines", UNTAMED, ACTION, Choose(artifacts(), 3, 0), to_hand(), amber=1),
        card(
            "Bigtwig",
            UNTAMED,
            CREATURE,
            power=7,
            traits="beast",
            reap=[a_creature(), stun(It()), exhaust(It())],
            constant=[Constant(M_GAME, G_FIGHTS_ONLY, Num(1), stunned, IN_PLAY)],
        ),
        card(
            "Mimicry",
            UNTAMED,
            ACTION,
            when=[When(V_PLAY, [Choose(In(DISCARD, OTHERS, IsType(ACTION))), BecomeCopy(It())], zones=0)],
        ),
        card("Dust Pixie", UNTAMED, CREATURE, power=1, amber=2, traits="faerie"),
        card("Inka the Spider", UNTAMED, CREATURE, *entangle, power=1, traits="beast", words=[POISON], reap=entangle),
        card(
            "Niffle Ape",
            UNTAMED,
            CREATURE,
            power=3,
            traits="beast niffle",
            constant=[Constant(M_GAME, G_IGNORES + k, Num(1), IsThis(), IN_PLAY) for k in (TAUNT, ELUSIVE)],
        ),
        card("Snufflegator", UNTAMED, CREATURE, power=4, traits="beast", words=[SKIRMISH]),
    ]
