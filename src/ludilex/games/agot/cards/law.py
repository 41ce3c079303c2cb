"""Made-up cards for rulings about the clauses and the options."""

from __future__ import annotations

from ludilex.games.agot.build import Card, Instead, action, character, event, location
from ludilex.games.agot.effects.base import LoseGold
from ludilex.games.agot.ops import ClaimPower
from ludilex.games.agot.terms import (
    AMBUSH,
    ANY_PHASE,
    ATTACHMENT,
    GOLD,
    HOUSE,
    MILITARY,
    TARGARYEN,
    U_PHASE,
    UNIQUE,
    V_ATTACK,
    V_DISCARD_HAND,
    V_EFFECT,
)
from ludilex.games.agot.words import both, characters, choose, gain_gold, return_to_hand
from ludilex.kernel.codes import M_IMMUNE
from ludilex.kernel.durations import Until
from ludilex.kernel.numbers import Compare, Mine, Not, Num, ResourceOf
from ludilex.kernel.selectors import ANYONE, In, It

REPLACES = ("agot.faq.3.21.1", "agot.faq.3.21.3")


def cards() -> list[Card]:
    """For the law."""
    ward = Until(U_PHASE, V_EFFECT, M_IMMUNE, ATTACHMENT, 1, It())
    return [
        character("Test Ambusher", TARGARYEN, 3, 3, [MILITARY, UNIQUE, AMBUSH], test=True),
        location("Test Harbor", 0, 0, [], influence=2, test=True),
        location("Test Truce", 0, 0, [],
                 Instead(V_ATTACK, Not(Mine()), effects=(gain_gold(1),), own=False, cite=REPLACES), test=True),
        location("Test Ransom", 0, 0, [],
                 Instead(V_DISCARD_HAND, both(Mine(), Compare(ResourceOf(GOLD), ">=", Num(1))), effects=(LoseGold(1),), own=False, cite=REPLACES), test=True),
        event("Test Coronation", 0, [], action(ANY_PHASE, ClaimPower(In(HOUSE, ANYONE))), test=True),
        event("Test Recall to Arms", 0, [], action(ANY_PHASE, return_to_hand(), targets=[choose(characters())]), test=True),
        event("Test Ward", 0, [], action(ANY_PHASE, ward, targets=[choose(characters())]), test=True),
    ]  # fmt: skip
