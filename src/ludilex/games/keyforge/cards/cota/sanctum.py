"""Call of the Archons: Sanctum."""

from __future__ import annotations

from ludilex.games.keyforge.amber import Capture
from ludilex.games.keyforge.build import Card, Rather, card
from ludilex.games.keyforge.effects.base import Select, UseIt
from ludilex.games.keyforge.ops import Damage, Heal, Mark, ready
from ludilex.games.keyforge.relations import Neighbors
from ludilex.games.keyforge.terms import (
    ACTION,
    ARTIFACT,
    CREATURE,
    HAZARDOUS,
    K_TAG,
    SANCTUM,
    TAUNT,
    UPGRADE,
    V_DESTROY,
    V_SPARE,
)
from ludilex.games.keyforge.words import (
    a_creature,
    artifacts,
    creatures,
    destroy,
    has_word,
    sacrifice,
)
from ludilex.kernel.control import May
from ludilex.kernel.numbers import IsHost
from ludilex.kernel.ops import Choose, Keep
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import It, Kept, This, Union


def cards() -> list[Card]:
    """The cards of this module."""
    first = Register("the creature chosen first")
    starve = [Select(1, False, creatures()), destroy()]
    return [
        card("Mighty Lance", SANCTUM, ACTION, a_creature(), Keep(first), Choose(Neighbors(of_it=True)),
             Damage(Union(Kept(first), It()), 3)),
        card("Virtuous Works", SANCTUM, ACTION, amber=3),
        card("Gorm of Omm", SANCTUM, ARTIFACT, traits="item", omni=[sacrifice(), Choose(artifacts()), destroy()]),
        card("Hallowed Blaster", SANCTUM, ARTIFACT, traits="weapon", action=[a_creature(), Heal(It(), 3)]),
        card("Champion Anaphiel", SANCTUM, CREATURE, power=6, armor=1, traits="knight spirit", words=[TAUNT]),
        card("Champion Tabris", SANCTUM, CREATURE, power=6, armor=2, traits="human knight", fight=[Capture(This(), 1)]),
        card("Horseman of Famine", SANCTUM, CREATURE, *starve, power=5, traits="horseman spirit", fight=starve,
             reap=starve),
        card("Raiding Knight", SANCTUM, CREATURE, Capture(This(), 1), power=4, armor=2, traits="human knight"),
        card("Sequis", SANCTUM, CREATURE, power=4, armor=2, traits="human knight", reap=[Capture(This(), 1)]),
        card("Sergeant Zakiel", SANCTUM, CREATURE,
             May(Choose(Neighbors()), ready(It()), UseIt(It(), fight=True)), power=4, armor=1,
             traits="human knight"),
        card("Armageddon Cloak", SANCTUM, UPGRADE, amber=1, constant=[has_word(HAZARDOUS, 2, IsHost())], instead=[
            Rather(V_DESTROY, IsHost(), [Mark(V_SPARE, It(), K_TAG, off=True), Heal(It()), destroy(This())])]),
    ]  # fmt: skip
