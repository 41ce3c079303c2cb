"""Cards that exist only for rulings and positions."""

from __future__ import annotations

from ludilex.games.agot.build import (
    Always,
    Card,
    Instead,
    action,
    attachment,
    character,
    event,
    location,
    plot,
    response,
)
from ludilex.games.agot.costs import Influence, KneelCost
from ludilex.games.agot.effects.base import BoundFor, LoseGold
from ludilex.games.agot.keywords import Alive, Kneeling, Owned, Participates
from ludilex.games.agot.ops import Doom, Draw, PutIntoPlay
from ludilex.games.agot.terms import (
    ANY_PHASE,
    ATTACHED,
    ATTACHMENT,
    CHARACTER,
    DEAD,
    EVENT,
    G_SUMMER,
    GREYJOY,
    HAND,
    HIDING,
    INTRIGUE,
    KNIGHT,
    LADY,
    LANNISTER,
    LOCATION,
    LORD,
    MILITARY,
    P_CHALLENGES,
    P_DRAW,
    PLAY,
    PLOT,
    POWER,
    RENOWN,
    SET_UP,
    SHADOW,
    SHADOWS,
    STRENGTH,
    U_PHASE,
    UNIQUE,
    V_BURY,
    V_DRAW,
    V_EFFECT,
    V_EMERGE,
    V_KILL,
    V_PHASE_END,
    V_RETURN,
    VIGILANT,
    trait,
)
from ludilex.games.agot.words import (
    both,
    characters,
    choose,
    choose_to_control,
    controlled,
    discard,
    gain,
    gain_gold,
    has,
    kneel,
    return_to_hand,
    some,
    stand,
    standing,
    strength,
    take_control,
    their_characters,
    this_happens,
)
from ludilex.kernel.codes import M_BLANK, M_GAME, M_IMMUNE, M_STAT, M_TYPE
from ludilex.kernel.control import EachPlayer
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import EventHas, InPhase, IsHost, IsThis, IsType, Mine, Not, Num
from ludilex.kernel.selectors import ANYONE, In, It, This, Union

IN_CHALLENGES = 1 << P_CHALLENGES


def cards() -> list[Card]:
    """Made-up cards."""
    return [plot("Test Plot", 0, 0, 1, test=True), *people(), *things(), *events()]


def people() -> list[Card]:
    """Characters."""
    return [
        character("Test Shade", 0, 2, 2, [],
                  Always(M_STAT, STRENGTH, -1, both(IsType(CHARACTER), Not(Mine()), has(KNIGHT))), test=True),
        character("Test Well", 0, 2, 2, [],
                  action(ANY_PHASE, kneel(), costs=[Influence(1)], targets=[choose(characters(standing))], anyone=True), test=True),
        character("Test Lurker", LANNISTER, HIDING + 1, 2, [INTRIGUE, UNIQUE, SHADOW, "Ally"],
                  response(V_EMERGE, gain_gold(1), when=this_happens()), test=True),
        character("Test Host", 0, 2, 2, ["Lord"], test=True),
        character("Test Mourner", 0, 2, 2, [],
                  action(ANY_PHASE, Draw(1), costs=[KneelCost()], when=some(In(DEAD, where=IsType(CHARACTER)), 2)), test=True),
        character("Test Raider", GREYJOY, 1, 1, [MILITARY], test=True),
        character("Test Sentinel", 0, 4, 3, [MILITARY, POWER, RENOWN, VIGILANT], test=True),
        character("Test Crow", 0, 2, 2, [],
                  response(V_KILL, Draw(1), when=EventHas(IsType(CHARACTER))), test=True),
        character("Test Gravedigger", 0, 2, 2, [],
                  response(V_BURY, Draw(1), when=EventHas(both(Not(Owned()), BoundFor(DEAD)))), test=True),
        character("Test Horn", 0, 2, 2, [MILITARY],
                  action(IN_CHALLENGES, strength(-1, their_characters()), costs=[KneelCost()]), test=True),
        character("Test Zealot", 0, 2, 2, [MILITARY],
                  Always(M_IMMUNE, CHARACTER, 1, IsThis()),
                  action(IN_CHALLENGES, strength(1, controlled()), costs=[KneelCost()]), test=True),
    ]  # fmt: skip


def things() -> list[Card]:
    """Locations and attachments."""

    def becomes_character() -> Until:
        return Until(U_PHASE, V_EFFECT, M_TYPE, 0, CHARACTER, This())

    return [
        location("Test Barge", GREYJOY, 1, [],
                 action(ANY_PHASE, becomes_character(), strength(2, This())), test=True),
        location("Test Galley", GREYJOY, 1, [],
                 action(ANY_PHASE, becomes_character(), strength(2, This()), gain(POWER, This()), gain(RENOWN, This())), test=True),
        location("Test Shrine", 0, 1, [], Always(M_IMMUNE, EVENT, 1, both(IsType(LOCATION), Mine())), test=True),
        location("Test Granary", 0, 1, [],
                 Instead(V_DRAW, both(Mine(), InPhase(P_DRAW)), effects=(gain_gold(1),), own=False,
                         cite=("agot.faq.3.21.1", "agot.faq.3.21.3")), test=True),
        location("Test Solstice", 0, 0, [], Always(M_GAME, G_SUMMER, 1, Num(1)), test=True),
        attachment("Test Dirk", 0, HIDING, [SHADOW, "Weapon"], Always(M_STAT, STRENGTH, 1, IsHost()), on=has(LORD), test=True),
        attachment("Test Banner", 0, 0, [], to=LOCATION, on=Num(1), test=True),
        attachment("Test Oath", 0, 0, [],
                   *(Always(M_IMMUNE, types, 1, IsThis()) for types in (PLOT, EVENT, CHARACTER)), on=has(LORD, LADY), test=True),
        attachment("Test Crest", 0, 0, [SET_UP], on=has(LORD, LADY), test=True),
    ]  # fmt: skip


def events() -> list[Card]:
    """Events."""
    return [
        event("Test Bribe", 0, [], action(ANY_PHASE, take_control(), targets=[choose_to_control(their_characters())]), test=True),
        event("Test Veil", 0, [],
              action(ANY_PHASE, Doom(V_RETURN, It(), SHADOWS), targets=[choose(characters())]), test=True),
        event("Test Turncloak", 0, [],
              action(IN_CHALLENGES, take_control(), targets=[choose_to_control(their_characters(Participates()))]), test=True),
        event("Test Hush", 0, [],
              action(ANY_PHASE, Until(U_PHASE, V_EFFECT, M_BLANK, 0, 1, It()), targets=[choose(characters())]), test=True),
        event("Test Silence", 0, [],
              action(ANY_PHASE, Until(U_PHASE, V_EFFECT, M_BLANK, 0, 1, It()), targets=[choose(In(ATTACHED, ANYONE, Alive()))]), test=True),
        event("Test Recall", 0, [],
              action(ANY_PHASE, Delay(V_PHASE_END, return_to_hand(It()), until=U_PHASE, it=True,
                                      citation=0), targets=[choose(characters())]), test=True),
        event("Test Reveille", 0, [], action(ANY_PHASE, stand(), targets=[choose(characters(Kneeling()))]), test=True),
        event("Test Rally", 0, [],
              action(ANY_PHASE, PutIntoPlay(It()), targets=[choose(In(HAND, where=IsType(CHARACTER)))]), test=True),
        event("Test Feast", 0, [],
              action(ANY_PHASE, strength(-1, characters()), EachPlayer(LoseGold(1), me=True)), test=True),
        event("Test Ruin", 0, [],
              action(ANY_PHASE, discard(), targets=[choose(Union(In(PLAY, ANYONE, Alive()), In(ATTACHED, ANYONE, Alive())))]), test=True),
        event("Test Demolish", 0, [], action(ANY_PHASE, discard(), targets=[choose(In(PLAY, ANYONE, both(IsType(LOCATION), Alive())))]), test=True),
        event("Test Unpin", 0, [], action(ANY_PHASE, return_to_hand(), targets=[choose(In(ATTACHED, ANYONE, both(IsType(ATTACHMENT), Alive())))]), test=True),
        event("Test Boon Hunter", 0, [], action(ANY_PHASE, discard(), targets=[choose(In(ATTACHED, ANYONE, both(has(trait("Boon")), Alive())))]), test=True),
        event("Test Strip", 0, [], action(ANY_PHASE, discard(), targets=[choose(In(ATTACHED, ANYONE, both(IsType(ATTACHMENT), Alive())))]), test=True),
    ]  # fmt: skip
