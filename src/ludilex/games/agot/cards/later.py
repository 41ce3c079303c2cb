"""Cards of later sets that rulings of the document need."""

from __future__ import annotations

from ludilex.games.agot.build import (
    Always,
    Card,
    action,
    attachment,
    cancel,
    character,
    event,
    house_card,
    location,
    passive,
    plot,
    revealed,
    save,
)
from ludilex.games.agot.costs import DiscardThis, KneelCost
from ludilex.games.agot.effects.base import (
    AttachThis,
    Cancel,
    CreateEpicPhase,
    FreeOfGold,
    InHouse,
    JoinChallenge,
    RemoveFromChallenge,
    RevealPlot,
)
from ludilex.games.agot.keywords import Decided, InChallenge, Participates, PhaseIs, Won
from ludilex.games.agot.ops import PutIntoPlay, Save
from ludilex.games.agot.terms import (
    ATTACHED,
    BARATHEON,
    CHARACTER,
    EVENT,
    GREYJOY,
    HAND,
    HOUSE_ONLY,
    INTRIGUE,
    LANNISTER,
    LOCATION,
    MARTELL,
    MILITARY,
    NOBLE,
    P_CHALLENGES,
    P_DOMINANCE,
    P_EPIC,
    P_PLOT,
    PLAY,
    PLOTS,
    POWER,
    RENOWN,
    STANDS_TO_ATTACK,
    STARK,
    STRENGTH,
    U_CHALLENGE,
    U_ROUND,
    UNIQUE,
    V_EFFECT,
    V_KILL,
    V_PHASE_END,
    V_PLAY,
    V_RESOLVE,
    trait,
)
from ludilex.games.agot.words import (
    both,
    characters,
    choose,
    controlled,
    discard,
    has,
    kill,
    some,
    stand,
    strength,
    their_characters,
)
from ludilex.kernel.codes import M_CONTROL, M_FORBID, M_IMMUNE, M_STAT, M_TYPE, M_WORD
from ludilex.kernel.control import EachPlayer, If, May
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import Compare, CostOf, EventHas, HowMany, InPhase, IsHost, IsThis, IsType, Not, Num
from ludilex.kernel.ops import Choose
from ludilex.kernel.programs import Number
from ludilex.kernel.selectors import OTHERS, EventCards, In, It, This, Where


def epic(challenge: int) -> Number:
    """A challenge of the epic phase of this type is won."""
    return both(Decided(challenge), InPhase(P_EPIC))


def cards() -> list[Card]:
    """From later sets."""
    ironborn = both(IsType(CHARACTER), has(GREYJOY))
    more = Compare(HowMany(controlled(whose=OTHERS)), ">", HowMany(controlled()))
    warships = HowMany(In(PLAY, where=both(has(GREYJOY), has(UNIQUE), has(trait("Warship")))))
    in_house = both(IsType(CHARACTER | LOCATION), InHouse())
    cheap = Compare(CostOf(), "<=", Num(2))
    return [
        house_card("House Greyjoy", GREYJOY),
        house_card("House Martell", MARTELL),
        location("Toll Gate", LANNISTER, 2, ["Westeros"],
                 action(1 << P_CHALLENGES, stand(), RemoveFromChallenge(It()), costs=[KneelCost()],
                        targets=[choose(characters(both(Participates(), Not(has(UNIQUE)))))])),
        attachment("Enslaved", LANNISTER, 2, ["Condition"], Always(M_CONTROL, 0, 1, IsHost()), on=cheap),
        attachment("Melisandre's Favor", BARATHEON, 3, [HOUSE_ONLY, "Favor"], Always(M_CONTROL, 0, 1, IsHost()),
                   passive(V_PHASE_END, discard(This()), when=PhaseIs(P_DOMINANCE))),
        event("Risen from the Sea", 0, [],
              save(V_KILL, Save(It()), AttachThis(), when=EventHas(ironborn), targets=[choose(Where(EventCards(), ironborn))]),
              Always(M_STAT, STRENGTH, 1, IsHost(), 1 << ATTACHED)),
        location("The Iron Mines", GREYJOY, 0, ["Iron Islands"],
                 save(V_KILL, Save(It()), when=EventHas(IsType(CHARACTER)), costs=[KneelCost(), DiscardThis()],
                      targets=[choose(Where(EventCards(), IsType(CHARACTER)))])),
        event("Paper Shield", 0, [], cancel(V_PLAY, Cancel(), when=both(IsType(EVENT), FreeOfGold()))),
        event("The Battle of the Whispering Wood", STARK, [HOUSE_ONLY, "Epic Battle"],
              action(1 << P_PLOT, CreateEpicPhase(MILITARY),
                     Delay(V_RESOLVE, EachPlayer(May(Choose(their_characters(Not(has(MILITARY)))), kill()), me=True, when=Won()),
                           when=epic(MILITARY), until=U_ROUND, once=False))),
        event("The Battle of the Blackwater", LANNISTER, [HOUSE_ONLY, "Epic Battle"],
              action(1 << P_PLOT, CreateEpicPhase(INTRIGUE),
                     Delay(V_RESOLVE,
                           EachPlayer(May(Choose(In(HAND, where=in_house)), PutIntoPlay(It())), me=True, when=Won()),
                           when=epic(INTRIGUE), until=U_ROUND, once=False))),
        character("The Red Viper", MARTELL, 5, 3, [MILITARY, INTRIGUE, POWER, UNIQUE, NOBLE, RENOWN, "Lord"],
                  Always(M_IMMUNE, EVENT, 1, IsThis()), Always(M_IMMUNE, CHARACTER, 1, IsThis()),
                  Always(M_WORD, STANDS_TO_ATTACK, more, IsThis())),
        location("Longship Maiden's Bane", GREYJOY, 2, [UNIQUE, "Warship"],
                 action(1 << P_CHALLENGES, Until(U_CHALLENGE, V_EFFECT, M_TYPE, 0, CHARACTER, This()),
                        strength(warships, This(), U_CHALLENGE), Until(U_CHALLENGE, V_EFFECT, M_FORBID, V_KILL, 1, This()),
                        JoinChallenge(This()), when=InChallenge(), costs=[KneelCost()])),
        plot("Betrayal at the Wall", 1, 11, 1,
             revealed(If(some(controlled(has(trait("Night's Watch"))), 2), [Choose(In(PLOTS)), RevealPlot()]))),
    ]  # fmt: skip
