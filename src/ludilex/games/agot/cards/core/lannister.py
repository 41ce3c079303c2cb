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
from ludilex.games.agot.costs import DiscardThis, Gold, KneelCost, Limit
from ludilex.games.agot.effects.base import DiscardFromHand
from ludilex.games.agot.keywords import ChallengeIs, PhaseIs, Won
from ludilex.games.agot.ops import ClaimForHouse, Draw, NextCosts, Save
from ludilex.games.agot.terms import (
    ANY_PHASE,
    ANY_TYPE,
    CHARACTER,
    DEADLY,
    DECK,
    DISCARD,
    DOES_NOT_STAND,
    GREYJOY,
    HOUSE_ONLY,
    INFAMY,
    INTRIGUE,
    LADY,
    LANNISTER,
    LEARNED,
    LIMITED,
    LORD,
    MILITARY,
    NO_ATTACHMENTS,
    NOBLE,
    ON_HOUSE,
    P_DOMINANCE,
    P_MARSHALLING,
    P_STANDING,
    PLOT,
    POWER,
    STANDS_TO_ATTACK,
    STANDS_TO_DEFEND,
    STEALTH,
    STRENGTH,
    U_CHALLENGE,
    U_ROUND,
    UNIQUE,
    V_DISCARD,
    V_DISCARD_DECK,
    V_KILL,
    V_PHASE,
    V_PLAY,
    V_RESOLVE,
    V_REVEAL,
    V_STAND,
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
    some,
    standing,
    this_happens,
)
from ludilex.kernel.codes import M_IMMUNE, M_STAT, M_WORD
from ludilex.kernel.control import If, OneOf
from ludilex.kernel.numbers import Any, Compare, EventHas, InPhase, IsHost, IsThis, IsType, Mine, Named, Num, StatOf
from ludilex.kernel.ops import Move
from ludilex.kernel.selectors import EventCards, Host, In, It, This, Where

IN_MARSHALLING = 1 << P_MARSHALLING


def cards() -> list[Card]:
    """House Lannister of the Core Set."""
    kneeling = [KneelCost()]
    weak = Compare(StatOf(STRENGTH), "<=", Num(2))
    own = Any(Named("Cersei Lannister"), Named("Cersei's Attendant"))
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
        character("Ser Ilyn Payne", LANNISTER, 4, 2, [INTRIGUE, POWER, UNIQUE, "Knight", "Ally"],
                  action(IN_MARSHALLING, kill(), costs=kneeling, targets=[choose(characters(weak))])),
        character("The Hound", LANNISTER, 2, 4, [MILITARY, UNIQUE, "Ally"],
                  Instead(V_KILL, IsThis(), DISCARD, cite=("agot.faq.3.21.4", "agot.faq.3.21.1", "agot.faq.3.21.2")),
                  passive(V_PHASE,
                          If(some(In(DECK)),
                             [OneOf(["deck", "this"], [[Move(V_DISCARD_DECK, In(DECK, top=1), DISCARD)], [discard(This(), False)]])],
                             [discard(This(), False)]),
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
        location("Golden Tooth Mines", LANNISTER, 2, ["Westeros"], passive(V_REVEAL, Draw(1), when=EventHas(both(IsType(PLOT), Mine())))),
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
    ]  # fmt: skip
