"""House Lannister."""

from __future__ import annotations

from ludilex.games.agot.build import (
    Always,
    Card,
    Instead,
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
from ludilex.games.agot.costs import Affordable, DiscardThis, Gold, GoldForIt, KneelCost, Limit
from ludilex.games.agot.effects.base import AttachThis, CanCarryThis, DiscardFromHand, FirstInEvent
from ludilex.games.agot.effects.revealing import NameCard, RevealHand, TheirEffect, WasNamed
from ludilex.games.agot.keywords import Alive, ChallengeIs, Kneeling, PhaseIs, ThisCard, Won
from ludilex.games.agot.ops import ClaimForHouse, Draw, NextCosts, Save
from ludilex.games.agot.terms import (
    ANY_PHASE,
    ANY_TYPE,
    ATTACHED,
    CHARACTER,
    DEADLY,
    DECK,
    DISCARD,
    DOES_NOT_STAND,
    GREYJOY,
    HAND,
    HOUSE_ONLY,
    INFAMY,
    INTRIGUE,
    K_GOLD,
    LADY,
    LANNISTER,
    LEARNED,
    LIMITED,
    LOCATION,
    LORD,
    MILITARY,
    NO_ATTACHMENTS,
    NOBLE,
    ON_HOUSE,
    P_CHALLENGES,
    P_DOMINANCE,
    P_MARSHALLING,
    P_STANDING,
    PLAY,
    PLOT,
    POWER,
    SPENDABLE,
    STANDS_TO_ATTACK,
    STANDS_TO_DEFEND,
    STEALTH,
    STRENGTH,
    U_CHALLENGE,
    U_PHASE,
    U_ROUND,
    UNIQUE,
    V_DISCARD,
    V_DISCARD_DECK,
    V_DISCARD_HAND,
    V_HOARD,
    V_KILL,
    V_PHASE,
    V_PLAY,
    V_RESOLVE,
    V_REVEAL,
    V_SHOW,
    V_STAND,
    V_TAKE,
    V_UNDER_DECK,
    trait,
)
from ludilex.games.agot.words import (
    both,
    characters,
    choose,
    claim,
    discard,
    gain,
    has,
    honor_guard,
    kill,
    kneel,
    return_to_hand,
    stand,
    standing,
    this_happens,
)
from ludilex.kernel.codes import M_IMMUNE, M_STAT, M_WORD
from ludilex.kernel.control import If, May, OneOf
from ludilex.kernel.durations import Replace
from ludilex.kernel.numbers import (
    Any,
    Compare,
    Did,
    EventHas,
    InPhase,
    IsHost,
    IsThis,
    IsType,
    Mine,
    Named,
    Not,
    Num,
    StatOf,
)
from ludilex.kernel.ops import Choose, Count, Look, Move, Reveal
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import ANYONE, OTHERS, EventCards, Host, In, It, This, Where

IN_MARSHALLING = 1 << P_MARSHALLING


def cards() -> list[Card]:
    """House Lannister of the Core Set."""
    kneeling = [KneelCost()]
    weak = Compare(StatOf(STRENGTH), "<=", Num(2))
    own = Any(Named("Cersei Lannister"), Named("Cersei's Attendant"))
    theirs = TheirEffect(but="Grand Maester Pycelle")
    thrice = [Limit(3, U_PHASE)]
    named = Register("named card")
    return [
        house_card("House Lannister", LANNISTER),
        # ---- characters
        character("Joffrey Baratheon", LANNISTER, 3, 2, [POWER, UNIQUE, NOBLE, "Lord"],
                  response(V_KILL, claim(), when=EventHas(both(IsType(CHARACTER), has(LORD, LADY))), costs=[Limit(3, U_ROUND)])),
        character("Ser Jaime Lannister", LANNISTER, 4, 3, [MILITARY, INTRIGUE, UNIQUE, INFAMY, DEADLY, "Lord", "Knight"],
                  Always(M_WORD, STANDS_TO_ATTACK, ChallengeIs(MILITARY), IsThis()),
                  Always(M_WORD, STANDS_TO_DEFEND, ChallengeIs(MILITARY), IsThis())),
        character("Tyrion Lannister", LANNISTER, 4, 3, [INTRIGUE, POWER, UNIQUE, LEARNED, STEALTH, "Lord"],
                  response(V_RESOLVE, Draw(1), when=Any(Won(INTRIGUE), both(Won(), this_happens())), costs=[Gold(1)])),
        character("Cersei Lannister", LANNISTER, 3, 3, [INTRIGUE, POWER, UNIQUE, NOBLE, "Lady"],
                  action(1 << P_DOMINANCE, kneel(Where(It(), standing)), gain(DOES_NOT_STAND, until=U_ROUND),
                         costs=[KneelCost(), Gold(2)], targets=[choose(characters())])),
        character("Tywin Lannister", LANNISTER, 5, 4, [MILITARY, INTRIGUE, POWER, UNIQUE, NOBLE, SPENDABLE, "Lord"],
                  passive(V_PHASE, Count(V_HOARD, This(), K_GOLD, 2), when=PhaseIs(P_MARSHALLING))),
        character("Chella, Daughter of Cheyk", LANNISTER, 3, 3, [MILITARY, UNIQUE, STEALTH, "Clansman"],
                  response(V_RESOLVE, return_to_hand(), when=both(Won(), EventHas(has(trait("Clansman")))), costs=[GoldForIt()],
                           targets=[choose(In(PLAY, ANYONE, both(IsType(LOCATION), Alive(), Affordable())))])),
        character("Bronn", LANNISTER, 3, 3, [MILITARY, POWER, UNIQUE, DEADLY, NO_ATTACHMENTS, "Knight", "Mercenary"],
                  action(ANY_PHASE,
                         Replace(V_KILL, It(), stand(This()), when=both(ThisCard(Kneeling()), FirstInEvent()), until=U_PHASE,
                                 cite=("agot.faq.3.21.1", "agot.faq.3.21.3")),
                         costs=[Gold(2)], targets=[choose(characters())])),
        character("Grand Maester Pycelle", LANNISTER, 3, 2, [INTRIGUE, POWER, UNIQUE, "Maester"],
                  *(response(verb, Reveal(V_SHOW, It()), Move(V_TAKE, It(), HAND), when=both(*about, theirs),
                             costs=thrice, targets=[choose(In(DECK, top=1))])
                    for verb, *about in ((V_SHOW,), (V_REVEAL, EventHas(IsType(PLOT)))))),
        character("Raff the Sweetling", LANNISTER, 2, 2, [MILITARY, INTRIGUE, UNIQUE, "Ally"],
                  action(ANY_PHASE, Look(It()), May(Move(V_UNDER_DECK, It(), DECK, mine=False, top=False)), costs=[Gold(1)],
                         targets=[choose(In(DECK, OTHERS, top=1))])),
        character("Ser Ilyn Payne", LANNISTER, 4, 2, [INTRIGUE, POWER, UNIQUE, "Knight", "Ally"],
                  action(IN_MARSHALLING, kill(), costs=kneeling, targets=[choose(characters(weak))])),
        character("The Hound", LANNISTER, 2, 4, [MILITARY, UNIQUE, "Ally"],
                  Instead(V_KILL, IsThis(), DISCARD, cite=("agot.faq.3.21.4", "agot.faq.3.21.1", "agot.faq.3.21.2")),
                  passive(V_PHASE,
                          OneOf(["deck", "this"], [[Move(V_DISCARD_DECK, In(DECK, top=1), DISCARD)], [discard(This(), False)]]),
                          when=PhaseIs(P_DOMINANCE))),
        character("Ser Jacelyn Bywater", LANNISTER, 3, 3, [MILITARY, POWER, UNIQUE, "Knight"],
                  Always(M_IMMUNE, CHARACTER, 1, IsThis()),
                  response(V_KILL, DiscardFromHand(1), when=this_happens())),
        character("Enemy Informer", LANNISTER, 3, 2, [MILITARY, INTRIGUE, "House Tyrell"],
                  response(V_PLAY, kneel(), when=this_happens(), targets=[choose(characters(standing))])),
        character("Qyburn's Informers", LANNISTER, 4, 2, [INTRIGUE, STEALTH, "Ally"],
                  response(V_RESOLVE, Draw(2), when=both(Won(INTRIGUE), this_happens()))),
        character("Cersei's Attendant", LANNISTER, 1, 1, [INTRIGUE, "Ally"],
                  response(V_KILL, kneel(), when=EventHas(own), targets=[choose(characters(standing))])),
        character("Lurkers at Harrenhal", LANNISTER, 6, 6, [INTRIGUE, POWER, STEALTH, DEADLY, NO_ATTACHMENTS, "House Clegane"]),
        character("Lannisport Steward", LANNISTER, 2, 2, [INTRIGUE, "Ally"], income=2),
        character("Lannisport Weaponsmith", LANNISTER, 1, 1, [MILITARY, "Ally"], income=1),
        character("Lannisport Honor Guard", LANNISTER, 4, 4, [MILITARY, INTRIGUE, HOUSE_ONLY, NO_ATTACHMENTS, "Army"], *honor_guard()),
        # ---- locations
        location("Lannisport", LANNISTER, 2, [UNIQUE, "Lannisport"],
                 response(V_RESOLVE, ClaimForHouse(), when=Won(INTRIGUE), costs=[Gold(1), Limit(1, U_CHALLENGE)])),
        location("Lannisport Brothel", LANNISTER, 2, [UNIQUE, "King's Landing"],
                 response(V_STAND, kneel(), when=both(InPhase(P_STANDING), EventHas(IsType(CHARACTER))), costs=kneeling,
                          targets=[choose(Where(EventCards(), both(IsType(CHARACTER), standing)))])),
        location("Golden Tooth Mines", LANNISTER, 2, ["Westeros"], passive(V_REVEAL, Draw(1), when=EventHas(Mine()))),
        location("Western Fiefdoms", LANNISTER, 1, [LIMITED, "Lannisport"],
                 action(IN_MARSHALLING, NextCosts(1, ANY_TYPE, LANNISTER), costs=kneeling), influence=1),
        location("Queen Cersei's Chambers", LANNISTER, 1, [UNIQUE, ON_HOUSE, "King's Landing"], income=1, influence=1),
        location("The Goldroad", LANNISTER, 0, [LIMITED, "Westeros"], income=1),
        location("Hall of Heroes", LANNISTER, 2, [LIMITED, "Lannisport"],
                 action(IN_MARSHALLING, NextCosts(2, CHARACTER, LANNISTER), costs=kneeling)),
        location("Sunset Sea", LANNISTER, 0, [GREYJOY, "Westeros"],
                 action(IN_MARSHALLING, NextCosts(2, CHARACTER, LANNISTER, GREYJOY), costs=[DiscardThis()]), influence=1),
        # ---- attachments and events
        attachment("Gutter Rat's Cunning", LANNISTER, 1, ["Skill"],
                   Always(M_STAT, STRENGTH, 2, IsHost()), Always(M_WORD, STEALTH, 1, IsHost())),
        attachment("Gilded Plate", LANNISTER, 0, ["Armor"],
                   *(save(v, Save(Host()), when=EventHas(IsHost()), costs=[Gold(1), DiscardThis()])
                     for v in (V_KILL, V_DISCARD))),
        event("The Lion's Will", LANNISTER, [HOUSE_ONLY],
              action(ANY_PHASE, kneel(), costs=[Gold(2)], targets=[choose(characters(standing))])),
        event("Call Their Bluff", LANNISTER, [HOUSE_ONLY],
              action(1 << P_DOMINANCE, NameCard(named), RevealHand(),
                     Move(V_DISCARD_HAND, In(HAND, OTHERS, WasNamed(named)), DISCARD, mine=False), costs=[Gold(2)])),
        event("I'm You Writ Small", LANNISTER, [HOUSE_ONLY],
              action(1 << P_CHALLENGES, gain(DEADLY), If(Did(), [Choose(characters(both(has(LANNISTER), CanCarryThis()))), AttachThis()]),
                     targets=[choose(characters())]),
              Always(M_WORD, trait("Boon"), 1, IsThis(), 1 << ATTACHED),
              Always(M_STAT, STRENGTH, 2, IsHost(), 1 << ATTACHED)),
        event("You've Killed the Wrong Dwarf!", LANNISTER, [HOUSE_ONLY, "Small Council"],
              action(ANY_PHASE, kneel(), If(Did(), [claim(It())]), targets=[choose(characters(both(Not(has(NOBLE)), standing)))])),
    ]  # fmt: skip
