"""House Targaryen."""

from __future__ import annotations

from ludilex.games.agot.build import (
    Always,
    Card,
    Mark,
    action,
    attachment,
    character,
    event,
    house_card,
    location,
    passive,
    response,
    save,
)
from ludilex.games.agot.costs import DiscardThis, Gold, Influence, KneelCost, Limit
from ludilex.games.agot.effects.attaching import NoDearerThanThat
from ludilex.games.agot.effects.base import (
    AttachThis,
    AttackedAlone,
    BoundFor,
    CanCarryThis,
    Either,
    LoseGold,
    ShuffleDeck,
)
from ludilex.games.agot.keywords import Alive, InChallenge, Owned, Participates, PhaseIs, PlayedAs, Won
from ludilex.games.agot.ops import ClaimForHouse, Draw, NextCosts, PutIntoPlay, Save
from ludilex.games.agot.paying import Funds
from ludilex.games.agot.terms import (
    ANY_PHASE,
    ANY_TYPE,
    ATTACHED,
    ATTACHMENT,
    CANNOT_BE_CHOSEN,
    CHARACTER,
    CLAIM,
    DEAD,
    DEADLY,
    DEATHBOUND,
    DECK,
    DISCARD,
    GOLD,
    HAND,
    HOUSE_ONLY,
    INTRIGUE,
    LIMITED,
    MARTELL,
    MILITARY,
    NO_ATTACHMENTS,
    NOBLE,
    ON_HOUSE,
    P_CHALLENGES,
    P_DOMINANCE,
    P_MARSHALLING,
    PLAY,
    POWER,
    RENOWN,
    REVEALED,
    STEALTH,
    STRENGTH,
    TARGARYEN,
    U_CHALLENGE,
    U_PHASE,
    UNIQUE,
    V_BURY,
    V_DISCARD,
    V_EFFECT,
    V_KILL,
    V_PHASE,
    V_PHASE_END,
    V_PLAY,
    V_RECOVER,
    V_RESOLVE,
    V_SHOW,
    WEAPON,
    trait,
)
from ludilex.games.agot.words import (
    both,
    characters,
    choose,
    discard,
    has,
    honor_guard,
    kill,
    my_characters,
    return_to_hand,
    some,
    standing,
    strength,
    this_happens,
)
from ludilex.kernel.codes import M_IMMUNE, M_STAT, M_TERMINAL, M_WORD
from ludilex.kernel.control import If, May, OneOf
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import (
    Any,
    Compare,
    Did,
    EventBy,
    EventHas,
    HowMany,
    IsHost,
    IsThis,
    IsType,
    Lies,
    Named,
    Not,
    Num,
    ResourceOf,
    Sum,
)
from ludilex.kernel.ops import Choose, Move
from ludilex.kernel.selectors import ANYONE, OTHERS, Attached, EventCards, Host, In, It, This, Where

IN_MARSHALLING = 1 << P_MARSHALLING
IN_CHALLENGES = 1 << P_CHALLENGES
IN_DOMINANCE = 1 << P_DOMINANCE


def cards() -> list[Card]:
    """House Targaryen of the Core Set."""
    return [house_card("House Targaryen", TARGARYEN), *people(), *others()]


def people() -> list[Card]:
    """Characters."""
    dragon = has(trait("Dragon"))
    dragons: list[Mark] = [MILITARY, POWER, UNIQUE, STEALTH, NO_ATTACHMENTS, "Creature", "Dragon"]
    kneeling = both(Alive(), Not(standing))
    once = [Limit(1, U_PHASE)]
    dany = Any(Named("Daenerys Targaryen"), Named("Dany's Handmaiden"))
    gold = Compare(Sum(ResourceOf(GOLD), ResourceOf(GOLD, True)), ">", Num(0))
    return [
        character("Captain Groleo", TARGARYEN, 3, 3, [MILITARY, POWER, UNIQUE, "Ally", "Captain"],
                  response(V_PLAY, ClaimForHouse(), when=both(EventBy(True), PlayedAs(ATTACHMENT)), costs=once),
                  response(V_SHOW, ClaimForHouse(), when=both(EventBy(True), EventHas(IsType(ATTACHMENT))), costs=once)),
        character("Daenerys Targaryen", TARGARYEN, 3, 3, [INTRIGUE, POWER, UNIQUE, NOBLE, RENOWN, "Lady", "Queen"],
                  passive(V_RESOLVE, LoseGold(0, OTHERS, gain=True), when=both(Won(), AttackedAlone()))),
        character("Khal Drogo", TARGARYEN, 4, 3, [MILITARY, POWER, UNIQUE, NOBLE, STEALTH, HOUSE_ONLY, "Lord", "Dothraki"],
                  response(V_RESOLVE, PutIntoPlay(This()),
                           Delay(V_PHASE_END, return_to_hand(This()), until=U_PHASE), when=Won(), zones=1 << HAND)),
        character("Viserys Targaryen", TARGARYEN, 1, 1, [POWER, UNIQUE, "Lord"],
                  *(save(v, Save(This()), return_to_hand(This()), when=this_happens()) for v in (V_KILL, V_DISCARD))),
        character("Rhaegal", TARGARYEN, 4, 4, dragons, action(ANY_PHASE, Choose(In(DECK, where=Named("Rhaegal")), 1, 0), PutIntoPlay(It()), ShuffleDeck(), costs=[Gold(1)])),
        character("Drogon", TARGARYEN, 4, 4, dragons,
                  action(ANY_PHASE, strength(-1), Until(U_PHASE, V_EFFECT, M_TERMINAL, 0, 1, It()),
                         costs=[Gold(2), Limit(1, U_PHASE)], targets=[choose(characters())])),
        character("Viserion", TARGARYEN, 4, 4, dragons,
                  action(IN_DOMINANCE, kill(), costs=[Gold(4), Limit(1, U_PHASE)], targets=[choose(characters(kneeling))])),
        character("Strong Belwas", TARGARYEN, 3, 3, [MILITARY, UNIQUE, "Queensguard"],
                  save(V_KILL, Save(It()), costs=[Gold(2)], when=EventHas(both(IsType(CHARACTER), has(NOBLE))),
                       targets=[choose(Where(EventCards(), both(IsType(CHARACTER), has(NOBLE))))])),
        character("Daario Naharis", TARGARYEN, 3, 3, [MILITARY, INTRIGUE, POWER, UNIQUE, DEADLY, "Ally", "Mercenary"],
                  passive(V_PHASE, If(gold, [OneOf(["gold", "this"], [[LoseGold(1, ANYONE)], [discard(This())]])], [discard(This())]),
                          when=PhaseIs(P_DOMINANCE))),
        character("Xaro Xoan Daxos", TARGARYEN, 3, 3, [MILITARY, INTRIGUE, POWER, UNIQUE, "Ally"],
                  passive(V_PLAY, choose(my_characters()), return_to_hand(), when=this_happens())),
        character("Jhogo", TARGARYEN, 3, 3, [MILITARY, POWER, UNIQUE, STEALTH, "Dothraki", "Queensguard"],
                  Always(M_STAT, STRENGTH, 2, both(IsThis(), some(Where(Attached(), has(WEAPON)))))),
        character("Brown Ben Plumm", TARGARYEN, 0, 2, [MILITARY, UNIQUE, "Mercenary"]),
        character("Dothraki Honor Guard", TARGARYEN, 4, 4, [MILITARY, POWER, HOUSE_ONLY, NO_ATTACHMENTS, "Army", "Dothraki"],
                  *honor_guard()),
        character("Dany's Handmaiden", TARGARYEN, 2, 2, [INTRIGUE, "Ally"],
                  response(V_KILL, discard(), when=EventHas(dany), targets=[choose(In(ATTACHED, ANYONE, Alive()))])),
        character("Warlock's Servitors", TARGARYEN, 4, 3, [MILITARY, POWER, DEADLY, "Army", "Unsullied"],
                  Always(M_IMMUNE, CHARACTER, 1, IsThis())),
        character("Qartheen Fanatic", TARGARYEN, 2, 2, [INTRIGUE, "Qartheen"],
                  Always(M_STAT, STRENGTH, 1, both(IsThis(), some(In(PLAY, ANYONE, both(IsType(CHARACTER), dragon))))),
                  Always(M_WORD, MILITARY, 1, both(IsThis(), some(In(PLAY, ANYONE, both(IsType(CHARACTER), dragon)))))),
        character("Quaithe of the Shadow", TARGARYEN, 2, 2, [MILITARY, POWER, UNIQUE, "Qartheen"],
                  Always(M_WORD, CANNOT_BE_CHOSEN, 1, both(IsThis(), some(Where(Attached(), Lies(1 << ATTACHED)))))),
        character("The Titan's Bastard", TARGARYEN, 3, 2, [MILITARY, INTRIGUE, POWER, UNIQUE, HOUSE_ONLY, "Ally", "Bastard", "Mercenary"],
                  response(V_BURY, PutIntoPlay(This()), when=EventHas(both(Owned(), BoundFor(DEAD))), zones=1 << HAND),
                  response(V_BURY, return_to_hand(This()), when=EventHas(both(Not(Owned()), BoundFor(DEAD))))),
        character("Pentoshi Guildmaster", TARGARYEN, 3, 2, [MILITARY, INTRIGUE, POWER, "Mercenary", "Asshai"],
                  response(V_RESOLVE, Move(V_RECOVER, This(), HAND, keep=True),
                           If(both(Did(), Compare(Funds(), ">=", Num(3))), [May(Gold(3), PutIntoPlay(It()))]),
                           when=Won(by=4), zones=1 << DISCARD)),
        character("Illyrio's Man", TARGARYEN, 1, 1, [POWER, "Conscriptor"],
                  action(IN_MARSHALLING, NextCosts(1, CHARACTER, TARGARYEN), costs=[KneelCost()])),
    ]  # fmt: skip


def others() -> list[Card]:
    """Locations, attachments, events."""
    alone = Compare(HowMany(Where(Attached(Host()), Lies(1 << ATTACHED))), "=", Num(1))
    reducer = [KneelCost()]
    return [
        location("Xaro's Home", TARGARYEN, 0, [UNIQUE, "Free Cities"],
                 response(V_PLAY, Draw(1), when=both(EventBy(), PlayedAs(ATTACHMENT)), costs=[Influence(1)])),
        location("Lady Daenerys's Chambers", TARGARYEN, 2, [UNIQUE, "Free Cities"],
                 response(V_PLAY, Move(V_RECOVER, It(), HAND), when=both(EventBy(), EventHas(both(IsType(CHARACTER), has(TARGARYEN)))),
                          targets=[Choose(In(DISCARD, where=both(IsType(ATTACHMENT), NoDearerThanThat())))])),
        location("Eastern Fiefdoms", TARGARYEN, 1, [LIMITED, "Free Cities"],
                 action(IN_MARSHALLING, NextCosts(1, ANY_TYPE, TARGARYEN), costs=reducer), influence=1),
        location("Khal Drogo's Tent", TARGARYEN, 1, [UNIQUE, ON_HOUSE, "The East"], income=1, influence=1),
        location("Temple of the Graces", TARGARYEN, 0, [LIMITED, "Free Cities"], income=1),
        location("Great Pyramid", TARGARYEN, 2, [LIMITED, "Free Cities"],
                 action(IN_MARSHALLING, NextCosts(2, CHARACTER, TARGARYEN), costs=reducer)),
        location("Summer Sea", TARGARYEN, 0, [MARTELL, "Westeros"],
                 action(IN_MARSHALLING, NextCosts(2, CHARACTER, TARGARYEN, MARTELL), costs=[DiscardThis()]), influence=1),
        attachment("Blood of the Dragon", TARGARYEN, 3, ["Condition"],
                   Always(M_STAT, STRENGTH, 6, both(IsHost(), Participates())),
                   Always(M_WORD, trait("Dragon"), 1, both(IsHost(), Participates()))),
        attachment("Poisoned Wine", TARGARYEN, 2, ["Item"],
                   Always(M_STAT, STRENGTH, -2, IsHost()),
                   action(ANY_PHASE, AttachThis(), costs=[Influence(1)],
                          targets=[choose(characters(both(CanCarryThis(), Not(IsHost()))))])),
        attachment("Aegon's Blade", TARGARYEN, 1, [UNIQUE, "Weapon"],
                   Always(M_STAT, STRENGTH, 2, both(IsHost(), has(MILITARY))),
                   Always(M_WORD, STEALTH, 1, both(IsHost(), has(INTRIGUE))),
                   Always(M_WORD, RENOWN, 1, both(IsHost(), has(POWER)))),
        attachment("Flame-Kissed", TARGARYEN, 2, ["Condition", HOUSE_ONLY],
                   Always(M_STAT, STRENGTH, -2, both(IsHost(), alone)),
                   Always(M_TERMINAL, 0, 1, both(IsHost(), alone)),
                   action(ANY_PHASE, AttachThis(), costs=[Influence(2)], targets=[choose(characters(CanCarryThis()))],
                          zones=1 << HAND)),
        attachment("Bones of a Child", TARGARYEN, 1, ["Item"],
                   action(IN_CHALLENGES, Until(U_CHALLENGE, V_EFFECT, M_STAT, CLAIM, -1, In(REVEALED, OTHERS)), when=InChallenge(),
                          costs=[DiscardThis()])),
        event("Forever Burning", TARGARYEN, [DEATHBOUND, HOUSE_ONLY],
              action(ANY_PHASE, strength(-1), targets=[choose(characters())]),
              action(IN_DOMINANCE, Move(V_RECOVER, This(), HAND), costs=[Either(["gold", "influence"], Gold(2), Influence(1))], zones=1 << DEAD)),
    ]  # fmt: skip
