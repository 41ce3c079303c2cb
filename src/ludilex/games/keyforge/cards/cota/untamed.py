"""Call of the Archons: Untamed."""

from __future__ import annotations

from ludilex.games.keyforge.amber import Lose
from ludilex.games.keyforge.build import Card, card
from ludilex.games.keyforge.effects.forging import ForgeNow
from ludilex.games.keyforge.ops import stun
from ludilex.games.keyforge.terms import (
    ACTION,
    CREATURE,
    POISON,
    SKIRMISH,
    UNTAMED,
)
from ludilex.games.keyforge.words import a_creature, artifacts, to_hand
from ludilex.kernel.control import If, May
from ludilex.kernel.numbers import Did
from ludilex.kernel.ops import Choose
from ludilex.kernel.selectors import It


def cards() -> list[Card]:
    """The cards of this module."""
    entangle = [a_creature(), stun(It())]
    forge_at_a_price = [Lose(1, me=True), If(Did(), [May(ForgeNow())])]
    return [
        card("Grasping Vines", UNTAMED, ACTION, Choose(artifacts(), 3, 0), to_hand(), amber=1),
        card("Key Charge", UNTAMED, ACTION, *forge_at_a_price),
        card("Chota Hazri", UNTAMED, CREATURE, *forge_at_a_price, power=3, traits="human witch"),
        card("Dust Pixie", UNTAMED, CREATURE, power=1, amber=2, traits="faerie"),
        card("Inka the Spider", UNTAMED, CREATURE, *entangle, power=1, traits="beast", words=[POISON], reap=entangle),
        card("Snufflegator", UNTAMED, CREATURE, power=4, traits="beast", words=[SKIRMISH]),
    ]
