"""Call of the Archons: Untamed."""

from __future__ import annotations

from ludilex.games.keyforge.build import Card, When, card
from ludilex.games.keyforge.effects.echoes import BecomeCopy
from ludilex.games.keyforge.ops import stun
from ludilex.games.keyforge.terms import (
    ACTION,
    CREATURE,
    DISCARD,
    POISON,
    SKIRMISH,
    UNTAMED,
    V_PLAY,
)
from ludilex.games.keyforge.words import a_creature, artifacts, to_hand
from ludilex.kernel.numbers import IsType
from ludilex.kernel.ops import Choose
from ludilex.kernel.selectors import OTHERS, In, It


def cards() -> list[Card]:
    """The cards of this module."""
    entangle = [a_creature(), stun(It())]
    return [
        card("Grasping Vines", UNTAMED, ACTION, Choose(artifacts(), 3, 0), to_hand(), amber=1),
        card(
            "Mimicry",
            UNTAMED,
            ACTION,
            when=[When(V_PLAY, [Choose(In(DISCARD, OTHERS, IsType(ACTION))), BecomeCopy(It())], zones=0)],
        ),
        card("Dust Pixie", UNTAMED, CREATURE, power=1, amber=2, traits="faerie"),
        card("Inka the Spider", UNTAMED, CREATURE, *entangle, power=1, traits="beast", words=[POISON], reap=entangle),
        card("Snufflegator", UNTAMED, CREATURE, power=4, traits="beast", words=[SKIRMISH]),
    ]
