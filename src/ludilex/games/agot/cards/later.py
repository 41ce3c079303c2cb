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
    save,
)
from ludilex.games.agot.costs import DiscardThis, FreeOfGold, KneelCost
from ludilex.games.agot.effects import AttachThis, Cancel, RemoveFromChallenge
from ludilex.games.agot.keywords import Participates, PhaseIs
from ludilex.games.agot.ops import Save
from ludilex.games.agot.terms import (
    ATTACHED,
    BARATHEON,
    CHARACTER,
    EVENT,
    GREYJOY,
    HOUSE_ONLY,
    INTRIGUE,
    LANNISTER,
    MARTELL,
    MILITARY,
    NOBLE,
    P_CHALLENGES,
    P_DOMINANCE,
    POWER,
    RENOWN,
    STRENGTH,
    UNIQUE,
    V_KILL,
    V_PHASE_END,
    V_PLAY,
)
from ludilex.games.agot.words import both, characters, choose, discard, has, stand
from ludilex.kernel.codes import M_CONTROL, M_IMMUNE, M_STAT
from ludilex.kernel.numbers import Compare, CostOf, EventHas, IsHost, IsThis, IsType, Not, Num
from ludilex.kernel.selectors import EventCards, It, This, Where


def cards() -> list[Card]:
    """From later sets."""
    ironborn = both(IsType(CHARACTER), has(GREYJOY))
    cheap = Compare(CostOf(), "<=", Num(2))
    return [
        house_card("House Greyjoy", GREYJOY),
        house_card("House Martell", MARTELL),
        location("Toll Gate", LANNISTER, 2, ["Westeros"],
                 action(1 << P_CHALLENGES, stand(), RemoveFromChallenge(It()), costs=[KneelCost()],
                        targets=[choose(characters(both(Participates(), Not(has(UNIQUE)))))])),
        attachment("Enslaved", LANNISTER, 2, ["Condition"], Always(M_CONTROL, 0, 1, IsHost()), on=cheap),
        attachment("Melisandre's Favor", BARATHEON, 3, [HOUSE_ONLY, "Title"], Always(M_CONTROL, 0, 1, IsHost()),
                   passive(V_PHASE_END, discard(This()), when=PhaseIs(P_DOMINANCE))),
        event("Risen from the Sea", 0, [],
              save(V_KILL, Save(It()), AttachThis(), when=EventHas(ironborn), targets=[choose(Where(EventCards(), ironborn))]),
              Always(M_STAT, STRENGTH, 1, IsHost(), 1 << ATTACHED)),
        location("The Iron Mines", GREYJOY, 0, ["Westeros"],
                 save(V_KILL, Save(It()), when=EventHas(IsType(CHARACTER)), costs=[KneelCost(), DiscardThis()],
                      targets=[choose(Where(EventCards(), IsType(CHARACTER)))])),
        event("Paper Shield", 0, [], cancel(V_PLAY, Cancel(), when=both(IsType(EVENT), FreeOfGold()))),
        character("The Red Viper", MARTELL, 5, 3, [MILITARY, INTRIGUE, POWER, UNIQUE, NOBLE, RENOWN, "Lord"],
                  Always(M_IMMUNE, EVENT, 1, IsThis()), Always(M_IMMUNE, CHARACTER, 1, IsThis()),
                  missing="it need not kneel to attack an opponent with more characters"),
    ]  # fmt: skip
