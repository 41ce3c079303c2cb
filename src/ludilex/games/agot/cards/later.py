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
    response,
    revealed,
    save,
)
from ludilex.games.agot.costs import DiscardThis, Gold, KneelCost
from ludilex.games.agot.effects.attaching import Become, ComeOff, HostCanBeTaken, Neutral, OnSameHost
from ludilex.games.agot.effects.base import (
    AttachedToThis,
    AttachThis,
    Cancel,
    CreateEpicPhase,
    FreeOfGold,
    InHouse,
    JoinChallenge,
    Redirect,
    RemoveFromChallenge,
    RevealPlot,
)
from ludilex.games.agot.effects.challenges import MayInitiate, Players
from ludilex.games.agot.effects.memory import IsSummer, LostThisPhase, OpponentIs, OwnerOfHostBeatMe
from ludilex.games.agot.keywords import Decided, HostHas, InChallenge, Owned, Participates, PhaseIs, Won
from ludilex.games.agot.ops import PutIntoPlay, Save
from ludilex.games.agot.terms import (
    ANY_PHASE,
    ATTACHED,
    BARATHEON,
    CHARACTER,
    DEADLY,
    EVENT,
    GREYJOY,
    HAND,
    HIDING,
    HOUSE_CARD,
    HOUSE_ONLY,
    INTRIGUE,
    JOUST,
    LANNISTER,
    LIMBO,
    LIMITED,
    LOCATION,
    MARTELL,
    MILITARY,
    NOBLE,
    P_CHALLENGES,
    P_DOMINANCE,
    P_EPIC,
    P_MARSHALLING,
    P_PLOT,
    PLAY,
    PLOTS,
    POWER,
    RENOWN,
    SHADOW,
    STANDS_TO_ATTACK,
    STARK,
    STRENGTH,
    TARGARYEN,
    U_CHALLENGE,
    U_PHASE,
    U_ROUND,
    UNIQUE,
    V_ATTACH,
    V_DISCARD,
    V_EFFECT,
    V_EMERGE,
    V_KILL,
    V_PHASE_END,
    V_PLAY,
    V_RESOLVE,
    V_RETURN,
    V_TAKE,
    trait,
)
from ludilex.games.agot.words import (
    both,
    characters,
    choose,
    choose_to_control,
    controlled,
    discard,
    has,
    kill,
    return_to_hand,
    some,
    stand,
    strength,
    take_control,
    their_characters,
    this_happens,
)
from ludilex.kernel.codes import M_CONTROL, M_FORBID, M_IMMUNE, M_STAT, M_TYPE, M_WORD
from ludilex.kernel.control import EachPlayer, If, May
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import (
    Compare,
    CostOf,
    EventHas,
    HowMany,
    InPhase,
    IsHost,
    IsThis,
    IsType,
    Lies,
    Mine,
    Not,
    Num,
    StatOf,
)
from ludilex.kernel.ops import Choose, Move
from ludilex.kernel.programs import Number
from ludilex.kernel.selectors import OTHERS, Attached, EventCards, Host, In, It, This, Where


def epic(challenge: int) -> Number:
    """A challenge of the epic phase of this type is won."""
    return both(Decided(challenge), InPhase(P_EPIC))


def cards() -> list[Card]:
    """From later sets."""
    ironborn = both(IsType(CHARACTER), has(GREYJOY))
    more = Compare(HowMany(controlled(whose=OTHERS)), ">", HowMany(controlled()))
    warships = HowMany(In(PLAY, where=both(has(GREYJOY), has(UNIQUE), has(trait("Warship")))))
    in_house = both(IsType(CHARACTER | LOCATION), InHouse())
    weak = Compare(StatOf(STRENGTH), "<=", Num(2))
    others_on_it = Where(Attached(Host()), both(Lies(1 << ATTACHED), Not(IsThis())))
    lost = both(IsType(CHARACTER), Owned(), Neutral())
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
        plot("Fury of the Stag", 5, 7, 1,
             passive(V_RESOLVE, choose_to_control(their_characters()), take_control(until=U_PHASE),
                     when=both(Won(POWER), OpponentIs(TARGARYEN, MARTELL))),
             traits=[BARATHEON, "Power Struggle"]),
        event("Shadow Politics", 0, [SHADOW, "Small Council"],
              response(V_EMERGE, MayInitiate(INTRIGUE), when=this_happens(), targets=[choose(Players())], zones=1 << LIMBO),
              cost=HIDING + 1),
        event("Ward", STARK, [TARGARYEN],
              response(V_RESOLVE, AttachThis(), when=Won(MILITARY), targets=[choose_to_control(their_characters(weak))]),
              Always(M_WORD, trait("Condition"), 1, IsThis(), 1 << ATTACHED), Always(M_CONTROL, 0, 1, IsHost(), 1 << ATTACHED),
              passive(V_RESOLVE, discard(This()), when=OwnerOfHostBeatMe(INTRIGUE, POWER), zones=1 << ATTACHED)),
        event("Summer Reserves", 0, ["Reinforcements"],
              action(ANY_PHASE, PutIntoPlay(This()), Become(4, MILITARY, INTRIGUE, POWER, DEADLY, trait("Army")),
                     costs=[Gold(1)], when=both(IsSummer(), LostThisPhase()))),
        attachment("Dubious Loyalties", STARK, 1, ["Condition", "House Bolton"],
                   Always(M_WORD, trait("House Bolton"), 1, IsHost()),
                   response(V_RESOLVE, take_control(Host(), tied=True),
                            when=both(Won(), EventHas(IsHost()), Not(HostHas(Mine())), HostCanBeTaken()))),
        attachment("Horn of Dragons", GREYJOY, 2, [UNIQUE, "Item"],
                   Always(M_STAT, STRENGTH, 4, IsHost()),
                   action(ANY_PHASE, take_control(until=U_PHASE, tied=True), costs=[KneelCost()],
                          targets=[choose_to_control(their_characters(has(trait("Dragon"))))])),
        attachment("Seized", GREYJOY, 2, ["Condition"], Always(M_CONTROL, 0, 1, IsHost()),
                   *(passive(v, discard(others_on_it), when=EventHas(OnSameHost())) for v in (V_PLAY, V_ATTACH)),
                   on=both(Not(has(UNIQUE)), Not(has(LIMITED))), to=LOCATION),
        attachment("The Brave Companions", 0, 1, [UNIQUE, "Title"],
                   *(response(v, Redirect(ATTACHED, It()), when=EventHas(lost), costs=[KneelCost(Host())], targets=[choose(Where(EventCards(), lost))])
                     for v in (V_KILL, V_DISCARD, V_RETURN)),
                   action(1 << P_MARSHALLING, Move(V_TAKE, It(), HAND), costs=[KneelCost(Host())],
                          targets=[choose(In(ATTACHED, where=AttachedToThis()))]),
                   on=Mine(), to=HOUSE_CARD),
        attachment("Jousting Steed", BARATHEON, 2, ["Creature", "Warhorse"],
                   Always(M_WORD, RENOWN, 1, IsHost()),
                   action(1 << P_CHALLENGES, ComeOff(), Become(2, MILITARY, POWER, JOUST),
                          Delay(V_PHASE_END, return_to_hand(This()), until=U_PHASE))),
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
