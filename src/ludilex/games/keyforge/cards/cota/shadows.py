"""Call of the Archons: Shadows."""

from __future__ import annotations

from ludilex.games.keyforge.amber import Steal
from ludilex.games.keyforge.build import Card, card
from ludilex.games.keyforge.effects.base import UseIt
from ludilex.games.keyforge.ops import HasTrait
from ludilex.games.keyforge.relations import Neighbor
from ludilex.games.keyforge.terms import (
    ARTIFACT,
    ARTIFACTS,
    CREATURE,
    ELUSIVE,
    ENTERS_READY,
    G_MAY_USE,
    G_NO_BLOWS,
    G_SHARES,
    G_TOLL_PLAY,
    IN_PLAY,
    POISON,
    SHADOWS,
    SKIRMISH,
    U_TURN,
    V_EFFECT,
)
from ludilex.games.keyforge.words import a_friend, to_hand
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.control import EachPlayer
from ludilex.kernel.definitions import Constant
from ludilex.kernel.numbers import All, IsThis, IsType, Mine, Not, Num
from ludilex.kernel.ops import Choose, Until
from ludilex.kernel.selectors import OTHERS, In, It, This


def cards() -> list[Card]:
    """The cards of this module."""
    enemy_artifact = All(IsType(ARTIFACT), Not(Mine()))
    sheltered = All(Neighbor(), Not(HasTrait("specter")))
    return [
        card("Customs Office", SHADOWS, ARTIFACT, traits="location",
             constant=[Constant(M_GAME, G_TOLL_PLAY, Num(1), enemy_artifact, IN_PLAY)]),
        card("Bad Penny", SHADOWS, CREATURE, power=1, traits="human thief", destroyed=[to_hand(This())]),
        card("Deipno Spymaster", SHADOWS, CREATURE, power=1, traits="elf thief", words=[ELUSIVE],
             omni=[a_friend(), Until(U_TURN, V_EFFECT, M_GAME, G_MAY_USE, 1, It())]),
        card("Macis Asp", SHADOWS, CREATURE, power=3, traits="beast", words=[SKIRMISH, POISON]),
        card("Magda the Rat", SHADOWS, CREATURE, Steal(2), power=4, traits="elf thief", words=[ELUSIVE],
             leaves=[EachPlayer(Steal(2))]),
        card("Mooncurser", SHADOWS, CREATURE, power=1, traits="elf thief", words=[SKIRMISH, POISON], fight=[Steal(1)]),
        card("Nexus", SHADOWS, CREATURE, power=3, traits="cyborg thief", words=[ELUSIVE],
             reap=[Choose(In(ARTIFACTS, OTHERS)), UseIt(It())]),
        card("Noddy the Thief", SHADOWS, CREATURE, power=2, traits="elf thief", words=[ELUSIVE], action=[Steal(1)]),
        card("Shadow Self", SHADOWS, CREATURE, power=9, traits="specter", constant=[
            Constant(M_GAME, G_NO_BLOWS, Num(1), IsThis(), IN_PLAY),
            Constant(M_GAME, G_SHARES, Num(1), sheltered, IN_PLAY)]),
        card("Silvertooth", SHADOWS, CREATURE, power=2, traits="elf thief", words=[ENTERS_READY]),
        card("Urchin", SHADOWS, CREATURE, Steal(1), power=1, traits="elf thief", words=[ELUSIVE]),
    ]  # fmt: skip
