"""Call of the Archons: Logos."""

from __future__ import annotations

from ludilex.games.keyforge.amber import Capture
from ludilex.games.keyforge.build import Card, When, card
from ludilex.games.keyforge.effects.base import HandOver, MayPlay, PlayIt, PurgeUnder, PutEach, SwapDeck
from ludilex.games.keyforge.ops import Draw, exhaust, stun
from ludilex.games.keyforge.relations import OnFlank
from ludilex.games.keyforge.terms import (
    ACTION,
    ARTIFACT,
    CREATURE,
    DECK,
    G_EVERY_HOUSE,
    G_KEY_AMBER,
    G_REAP_STEALS,
    HAND,
    HOUSES,
    IN_PLAY,
    LOGOS,
    U_NEVER,
    U_TURN,
    UPGRADE,
    V_EFFECT,
    V_LEAVE,
    V_PLAYED,
    V_PUT_BACK,
)
from ludilex.games.keyforge.words import a_creature, an_enemy, archive, purge, this_turn
from ludilex.kernel.codes import M_CONTROL, M_GAME
from ludilex.kernel.control import If
from ludilex.kernel.definitions import Constant
from ludilex.kernel.numbers import All, Did, EventBy, EventHas, IsHost, IsPlayer, IsThis, Not, Num
from ludilex.kernel.ops import Choose, Delay, Move, Until
from ludilex.kernel.selectors import Attached, Host, In, It, This

OTHER_HOUSES = (1 << len(HOUSES)) - 1 - (1 << LOGOS)


def cards() -> list[Card]:
    """The cards of this module."""
    another = All(EventBy(), EventHas(Not(IsThis())))
    return [
        card("Dimension Door", LOGOS, ACTION, this_turn(M_GAME, G_REAP_STEALS, 1, IsPlayer())),
        card("Labwork", LOGOS, ACTION, Choose(In(HAND)), archive(), amber=1),
        card("Library Access", LOGOS, ACTION, Delay(V_PLAYED, Draw(1), when=another, until=U_TURN, once=False),
             purge(This())),
        card("Phase Shift", LOGOS, ACTION, MayPlay(OTHER_HOUSES)),
        card("Random Access Archives", LOGOS, ACTION, archive(In(DECK, top=1)), amber=1),
        card("Reverse Time", LOGOS, ACTION, SwapDeck(), amber=1),
        card("Wild Wormhole", LOGOS, ACTION, PlayIt(In(DECK, top=1)), amber=1),
        card("Library of Babble", LOGOS, ARTIFACT, traits="location", action=[Draw(1)]),
        card("Pocket Universe", LOGOS, ARTIFACT, traits="item", action=[Capture(This(), 1, own=True)],
             constant=[Constant(M_GAME, G_KEY_AMBER, Num(1), IsThis(), IN_PLAY)]),
        card("Spangler Box", LOGOS, ARTIFACT, traits="item", action=[a_creature(), PurgeUnder(), If(Did(), [HandOver()])],
             when=[When(V_LEAVE, [PutEach(Attached())], zones=0)]),
        card("Dextre", LOGOS, CREATURE, Capture(This(), 1), power=3, traits="human scientist",
             destroyed=[Move(V_PUT_BACK, This(), DECK, mine=False)]),
        card("Harland Mindlock", LOGOS, CREATURE, an_enemy(OnFlank()),
             Until(U_NEVER, V_EFFECT, M_CONTROL, 0, 1, It(), tied=True, key_me=True), power=1,
             traits="cyborg scientist"),
        card("Experimental Therapy", LOGOS, UPGRADE, stun(Host()), exhaust(Host()),
             constant=[Constant(M_GAME, G_EVERY_HOUSE, Num(1), IsHost(), IN_PLAY)]),
    ]  # fmt: skip
