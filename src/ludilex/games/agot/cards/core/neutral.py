"""Neutral characters, locations, attachments and events."""

from __future__ import annotations

from ludilex.games.agot.build import (
    Always,
    Card,
    action,
    attachment,
    character,
    event,
    location,
    passive,
    response,
    save,
)
from ludilex.games.agot.costs import DiscardThis, GoldX, Influence, KneelCost, KneelSome, Limit
from ludilex.games.agot.effects.base import PlotsOf, Redirect, ShuffleIn, Take, TotalPower
from ludilex.games.agot.effects.challenges import LevyOnType
from ludilex.games.agot.keywords import Alive, EventPlayer, InChallenge, Lost, Participates, PhaseIs, Won
from ludilex.games.agot.ops import Draw, NextCosts, Save
from ludilex.games.agot.terms import (
    ANY_PHASE,
    ATTACKING,
    CHARACTER,
    CLAIM,
    DEAD,
    DECK,
    DECK_LIMIT,
    DISCARD,
    EVENT,
    GOLD,
    HAND,
    HOLY,
    INTRIGUE,
    KNIGHT,
    LADY,
    LANNISTER,
    LEARNED,
    LOCATION,
    LORD,
    MILITARY,
    NO_ATTACHMENTS,
    NOBLE,
    ONE_EACH,
    P_CHALLENGES,
    P_DOMINANCE,
    P_MARSHALLING,
    PLAY,
    POWER,
    RENOWN,
    REVEALED,
    STARK,
    STEALTH,
    STRENGTH,
    U_CHALLENGE,
    U_PHASE,
    U_ROUND,
    UNIQUE,
    V_DISCARD,
    V_DOMINANCE,
    V_EFFECT,
    V_KILL,
    V_PHASE,
    V_PLAY,
    V_PUT,
    V_RESOLVE,
    WAR,
    WEAPON,
    trait,
)
from ludilex.games.agot.words import (
    both,
    characters,
    choose,
    choose_to_control,
    claim,
    discard,
    gives,
    has,
    kill,
    kneel,
    my_characters,
    stand,
    standing,
    strength,
    take_control,
    their_characters,
    this_happens,
)
from ludilex.kernel.codes import M_BLANK, M_IMMUNE, M_STAT, M_WORD
from ludilex.kernel.control import EachPlayer
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import (
    Any,
    Compare,
    EventHas,
    InPhase,
    IsHost,
    IsThis,
    IsType,
    Mine,
    Named,
    Not,
    ResourceOf,
    Times,
    Value,
)
from ludilex.kernel.ops import Choose
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import ANYONE, OTHERS, EventCards, Host, In, It, This, Where

IN_MARSHALLING = 1 << P_MARSHALLING
IN_CHALLENGES = 1 << P_CHALLENGES
SHUFFLES = (V_PLAY, V_PUT)


def cards() -> list[Card]:
    """Neutral cards of the Core Set (events of a house's flavour that any deck may have among them)."""
    return [*people(), *places_and_things(), *events()]


def people() -> list[Card]:
    """Characters. Varys asks for more than one opponent, so in joust he has only his keyword."""
    but_weapons = (NO_ATTACHMENTS, WEAPON)
    watch = has(trait("Night's Watch"))
    jon_or_ghost = Any(Named("Jon Snow"), Named("Ghost"))
    return [
        character("Benjen Stark", 0, 3, 3, [MILITARY, POWER, UNIQUE, STEALTH, "Night's Watch"],
                  passive(V_KILL, EachPlayer(ShuffleIn(DEAD), me=True), when=this_happens())),
        character("Jon Snow", 0, 3, 3, [MILITARY, POWER, UNIQUE, but_weapons, "Bastard", "Night's Watch"],
                  Always(M_IMMUNE, EVENT, 1, Named("Ghost")),
                  response(V_RESOLVE, claim(), when=both(Won(), EventHas(jon_or_ghost)))),
        character("Ghost", 0, 3, 3, [MILITARY, UNIQUE, STEALTH, "Creature", "Direwolf"],
                  Always(M_IMMUNE, EVENT, 1, Named("Jon Snow")),
                  *(save(v, Save(It()), costs=[KneelCost()], when=EventHas(both(IsType(CHARACTER), watch)),
                         targets=[choose(Where(EventCards(), both(IsType(CHARACTER), watch)))])
                    for v in (V_KILL, V_DISCARD))),
        character("Littlefinger", 0, 5, 3, [INTRIGUE, POWER, UNIQUE, LEARNED, STEALTH, "Lord", "Ally"],
                  Always(M_STAT, STRENGTH, ResourceOf(GOLD), IsThis()), income=2),
        character("Ser Barristan Selmy", 0, 4, 4, [MILITARY, POWER, UNIQUE, RENOWN, but_weapons, "Knight", "Kingsguard"],
                  *(passive(v, EachPlayer(ShuffleIn(DISCARD), me=True), when=this_happens()) for v in SHUFFLES)),
        character("Knight of Flowers", 0, 3, 3, [MILITARY, UNIQUE, NO_ATTACHMENTS, "Knight", "Kingsguard"],
                  passive(V_PHASE, claim(Where(This(), standing)), when=PhaseIs(P_DOMINANCE))),
        character("Shae", 0, 2, 1, [INTRIGUE, UNIQUE, "Ally"],
                  action(IN_CHALLENGES, kneel(), costs=[KneelCost()],
                         targets=[choose(their_characters(standing))], when=Compare(TotalPower(True), ">", TotalPower()))),
        character("Varys", 0, 3, 3, [INTRIGUE, POWER, UNIQUE, LEARNED, STEALTH, "Lord", "Ally"]),
        character("Magister Illyrio", 0, 4, 3, [INTRIGUE, POWER, UNIQUE, "Ally"],
                  action(IN_CHALLENGES, LevyOnType(1), costs=[KneelCost()])),
        character("Maester Aemon", 0, 2, 2, [UNIQUE, "Maester", "Night's Watch"],
                  save(V_KILL, Save(It()), costs=[KneelCost()], when=EventHas(both(IsType(CHARACTER), watch)),
                       targets=[choose(Where(EventCards(), both(IsType(CHARACTER), watch)))])),
    ]  # fmt: skip


def places_and_things() -> list[Card]:
    """Locations and attachments."""
    lord_or_lady = has(LORD, LADY)
    return [
        location("Crossroads", 0, 2, ["Westeros"], income=1, influence=1),
        *(location(name, 0, 0, [(DECK_LIMIT, 1), place],
                   action(IN_MARSHALLING, NextCosts(1, CHARACTER, icon), costs=[KneelCost()]))
          for name, place, icon in (("Street of Steel", "King's Landing", MILITARY), ("Shadowblack Lane", "Westeros", INTRIGUE),
                                    ("Street of Sisters", "Westeros", POWER))),
        attachment("Milk of the Poppy", 0, 1, ["Condition"], Always(M_BLANK, 0, 1, IsHost())),
        attachment("Bodyguard", 0, 0, [ONE_EACH, "Condition"],
                   *(save(v, Save(Host()), when=EventHas(IsHost()), costs=[DiscardThis()]) for v in (V_KILL, V_DISCARD)),
                   on=lord_or_lady),
        attachment("Lordship", 0, 1, [ONE_EACH, "Title"],
                   Always(M_WORD, LORD, 1, IsHost()), Always(M_WORD, POWER, 1, IsHost()),
                   Always(M_STAT, STRENGTH, 4, both(IsHost(), InPhase(P_DOMINANCE)))),
    ]  # fmt: skip


def events() -> list[Card]:
    """Events."""
    x = Register("X")
    mine_standing = both(has(LANNISTER), standing)
    lost_unique = both(Mine(), has(UNIQUE), IsType(CHARACTER), Not(Alive()))
    crested = both(has(HOLY, LEARNED, NOBLE, WAR), Not(standing))
    return [
        event("Distraction", 0, [], action(IN_MARSHALLING, kneel(), targets=[choose(characters(both(has(MILITARY), standing)))])),
        event("Winter is Coming", 0, [],
              action(IN_CHALLENGES, Until(U_CHALLENGE, V_EFFECT, M_STAT, CLAIM, 1, PlotsOf(STARK)), when=InChallenge(),
                     costs=[Limit(1, U_ROUND, True)])),
        event("Kings in the North", 0, [],
              response(V_DOMINANCE, claim(It()), when=EventPlayer(),
                       costs=[KneelSome(my_characters(both(has(STARK), standing)), 2)])),
        event("Lethal Counterattack", 0, [],
              action(IN_CHALLENGES, kill(In(PLAY, ANYONE, Participates(ATTACKING))), when=InChallenge(MILITARY),
                     costs=[KneelSome(my_characters(both(has(STARK), standing)), 2), Limit(1, U_CHALLENGE, True)])),
        event("A Lannister Pays His Debts", 0, [],
              response(V_RESOLVE, kill(), when=Lost(), costs=[KneelSome(my_characters(mine_standing))],
                       targets=[choose(Where(EventCards(), both(Not(Mine()), Alive(), IsType(CHARACTER))))])),
        event("I Never Bet Against My Family", 0, [],
              action(IN_CHALLENGES, Until(U_CHALLENGE, V_EFFECT, M_STAT, CLAIM, Times(Value(x), -1), In(REVEALED, OTHERS)),
                     when=InChallenge(), costs=[GoldX(x), KneelSome(my_characters(mine_standing))])),
        event("Insidious Ways", 0, [],
              action(IN_CHALLENGES, strength(2), Delay(V_RESOLVE, Draw(2), when=Won(), until=U_CHALLENGE),
                     targets=[choose(characters(both(has(LANNISTER), Participates(ATTACKING))))])),
        event("Muster", 0, [],
              action(IN_MARSHALLING, Choose(In(DECK, where=both(IsType(CHARACTER), has(KNIGHT))), 1, 0), Take(),
                     costs=[KneelSome(my_characters(both(has(KNIGHT), standing)))])),
        event("Retreat", 0, [],
              response(V_KILL, Redirect(HAND, It()), when=EventHas(lost_unique),
                       targets=[choose(Where(EventCards(), lost_unique))])),
        event("Support of the Kingdom", 0, [],
              response(V_RESOLVE, take_control(), when=Won(POWER),
                       targets=[choose_to_control(In(PLAY, OTHERS, both(IsType(LOCATION), gives())))])),
        event("Seductive Promise", 0, [],
              response(V_RESOLVE, take_control(), when=Won(POWER, 4), costs=[Limit(1, U_PHASE, True)],
                       targets=[choose_to_control(their_characters(Not(has(UNIQUE))))])),
        event("Westeros Bleeds", 0, [],
              action(1 << P_DOMINANCE, discard(In(PLAY, ANYONE, IsType(CHARACTER))), costs=[Influence(4)])),
        event("Distinct Mastery", 0, [], action(ANY_PHASE, stand(), targets=[choose(characters(crested))])),
        event("Dance With Dragons", 0, [],
              action(ANY_PHASE, Choose(In(DECK, where=has(trait("Dragon"))), 1, 0), Take(), costs=[Influence(1)])),
    ]  # fmt: skip
