"""House Baratheon."""

from __future__ import annotations

from ludilex.games.agot.build import (
    Always,
    Card,
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
from ludilex.games.agot.costs import DiscardThis, Gold, Influence, KneelCost, KneelSome, Limit
from ludilex.games.agot.effects.base import AttachIt, Either, ForRenown, MoreChallenges, RevealPlot
from ludilex.games.agot.effects.memory import StrengthChanged
from ludilex.games.agot.effects.plots import Total
from ludilex.games.agot.effects.revealing import Name, RevealsNamed
from ludilex.games.agot.keywords import Alive, Participates, ThisCard, Won
from ludilex.games.agot.ops import ClaimForHouse, NextCosts, PutIntoPlay, Save
from ludilex.games.agot.paying import GoldToStay
from ludilex.games.agot.terms import (
    ANY_PHASE,
    ANY_TYPE,
    ATTACHED,
    ATTACHMENT,
    ATTACKING,
    BARATHEON,
    CHARACTER,
    DEADLY,
    DISCARD,
    F_CHOSEN,
    G_NO_DEFENDERS,
    G_PLOT_WINDOW,
    G_POWER_NOT_COUNTED,
    HAND,
    HOLY,
    HOUSE_ONLY,
    INCOME,
    INTRIGUE,
    K_POWER,
    LIMITED,
    LOCATION,
    LORD,
    MILITARY,
    NO_ATTACHMENTS,
    NOBLE,
    ON_HOUSE,
    OPPONENTS,
    P_CHALLENGES,
    P_MARSHALLING,
    P_PLOT,
    PLAY,
    PLOT,
    PLOTS,
    POWER,
    RENOWN,
    REVEALED,
    STEALTH,
    STRENGTH,
    TOLLED,
    U_PHASE,
    U_ROUND,
    UNIQUE,
    V_DISCARD,
    V_EFFECT,
    V_KILL,
    V_POWER,
    V_RESOLVE,
    V_REVEAL,
    VIGILANT,
    WAR,
    WEAPON,
    trait,
)
from ludilex.games.agot.words import (
    both,
    characters,
    choose,
    claim,
    controlled,
    discard,
    gain,
    has,
    honor_guard,
    kneel,
    my_characters,
    return_to_hand,
    some,
    stand,
    standing,
    this_happens,
)
from ludilex.kernel.codes import M_BLANK, M_COST, M_FORBID, M_GAME, M_IMMUNE, M_STAT, M_WORD
from ludilex.kernel.control import EachPlayer, If, OneOf
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import (
    Compare,
    Counter,
    EventHas,
    Fact,
    HowMany,
    IsHost,
    IsPlayer,
    IsThis,
    IsType,
    Mine,
    Not,
    Num,
    StatOf,
    Times,
)
from ludilex.kernel.ops import Choose
from ludilex.kernel.selectors import ANYONE, OTHERS, Host, In, It, This

IN_MARSHALLING = 1 << P_MARSHALLING
IN_CHALLENGES = 1 << P_CHALLENGES


def cards() -> list[Card]:
    """House Baratheon of the Core Set."""
    return [house_card("House Baratheon", BARATHEON), *people(), *others()]


def people() -> list[Card]:
    """Characters."""
    asshai = has(trait("Asshai"))
    this_stands = ThisCard(standing)
    no_lord = Compare(HowMany(controlled(has(LORD), OTHERS)), "=", Num(0))
    powerful = some(controlled(Compare(Counter(K_POWER), ">", Num(0))))
    return [
        character("Selyse Baratheon", BARATHEON, 2, 2, [INTRIGUE, POWER, UNIQUE, HOLY, "Lady", "House Florent"],
                  action(IN_CHALLENGES, gain(INTRIGUE), costs=[Influence(1)], targets=[choose(characters(has(UNIQUE)))])),
        character("Robert Baratheon", BARATHEON, 4, 3, [MILITARY, POWER, UNIQUE, NOBLE, RENOWN, "Lord"],
                  passive(V_POWER, claim(), when=both(ForRenown(), this_happens()))),
        character("Stannis Baratheon", BARATHEON, 4, 3, [MILITARY, POWER, UNIQUE, NOBLE, RENOWN, "Lord"],
                  Always(M_GAME, G_NO_DEFENDERS, 1, both(IsPlayer(True), ThisCard(Participates(ATTACKING)), no_lord))),
        character("Renly Baratheon", BARATHEON, 3, 2, [MILITARY, INTRIGUE, POWER, UNIQUE, "Lord"],
                  Always(M_IMMUNE, OPPONENTS + CHARACTER, 1, IsThis()),
                  action(ANY_PHASE, stand(This()), costs=[Influence(1)], when=Not(this_stands))),
        character("Melisandre", BARATHEON, 4, 3, [INTRIGUE, POWER, UNIQUE, HOLY, RENOWN, "Lady", "Asshai"],
                  Always(M_STAT, STRENGTH, 1, both(IsType(CHARACTER), asshai, this_stands)),
                  Always(M_GAME, G_POWER_NOT_COUNTED, 1, both(IsType(CHARACTER), Not(Mine()), this_stands))),
        character("Ser Davos Seaworth", BARATHEON, 3, 3, [MILITARY, POWER, UNIQUE, "Lord", "Knight"],
                  save(V_KILL, Save(This()),
                       If(Compare(GoldToStay(), ">=", Num(1)),
                          [OneOf(["gold", "return"], [[Gold(1)], [return_to_hand(This())]])], [return_to_hand(This())]),
                       when=this_happens())),
        character("Brienne of Tarth", BARATHEON, 3, 3, [MILITARY, UNIQUE, RENOWN, "Lady", "Knight"],
                  Always(M_IMMUNE, OPPONENTS + CHARACTER, 1, IsThis())),
        character("Maester Cressen", BARATHEON, 2, 2, [POWER, UNIQUE, "Maester"],
                  action(IN_MARSHALLING, discard(), costs=[KneelCost()],
                         targets=[choose(In(ATTACHED, ANYONE, both(has(trait("Condition")), Alive())))])),
        character("Ser Axell Florent", BARATHEON, 3, 3, [MILITARY, POWER, UNIQUE, "Knight"],
                  response(V_RESOLVE, stand(This()), when=both(Won(POWER, 4), Not(this_stands)))),
        character("Edric Storm", BARATHEON, 2, 2, [POWER, UNIQUE, STEALTH, "Bastard"],
                  response(V_RESOLVE, MoreChallenges(POWER), when=Won(POWER, 4, True), costs=[DiscardThis(), Limit(1, U_ROUND, True)])),
        character("Devan Seaworth", BARATHEON, 2, 2, [MILITARY, INTRIGUE, UNIQUE, "Ally"], Always(M_WORD, STEALTH, powerful, IsThis())),
        character("Knight of the Rainwood", BARATHEON, 2, 2, [MILITARY, POWER, (NO_ATTACHMENTS, WEAPON), "Knight"],
                  Always(M_FORBID, V_DISCARD, 1, IsThis())),
        character("Stannis's Northern Cavalry", BARATHEON, 4, 3, [MILITARY, POWER, DEADLY, NO_ATTACHMENTS, "Army"],
                  *(Always(M_FORBID, v, StrengthChanged(), IsThis(), cite=("agot.assume.strength-changed",))
                    for v in (V_KILL, V_DISCARD))),
        character("Highgarden Honor Guard", BARATHEON, 4, 4, [MILITARY, INTRIGUE, HOUSE_ONLY, NO_ATTACHMENTS, "Army", "House Tyrell"],
                  *honor_guard()),
        character("Old Red Priest", BARATHEON, 1, 1, [MILITARY, INTRIGUE, POWER, "Asshai"],
                  passive(V_KILL, choose(In(PLAY, where=both(IsType(LOCATION), standing))), kneel(), when=this_happens())),
        character("Army of the Faithful", BARATHEON, 6, 6, [MILITARY, POWER, RENOWN, NO_ATTACHMENTS, "Army", "Asshai"],
                  Always(M_COST, 0, Times(HowMany(controlled(asshai)), -1), IsThis(), 1 << HAND)),
        character("Renly's Courtier", BARATHEON, 2, 1, [INTRIGUE, POWER, "Ally"],
                  action(ANY_PHASE, Until(U_PHASE, V_EFFECT, M_BLANK, 0, 1, It()), costs=[KneelCost()],
                         targets=[choose(characters(Not(has(UNIQUE))))])),
        character("Bastard of Robert", BARATHEON, 1, 1, [POWER, STEALTH, NO_ATTACHMENTS, "Bastard"]),
        character("House Tyrell Guard", BARATHEON, 2, 1, [MILITARY, POWER, "Ally", "House Tyrell"],
                  response(V_KILL, PutIntoPlay(This()), zones=1 << HAND,
                           when=EventHas(both(IsType(CHARACTER), Mine(), has(BARATHEON))))),
        character("Host of Storm's End", BARATHEON, 5, 6, [MILITARY, POWER, WAR, NO_ATTACHMENTS, "Army"]),
    ]  # fmt: skip


def others() -> list[Card]:
    """Locations, attachments, events."""
    pow_icon = has(POWER)
    reducer = [KneelCost()]
    poorer = Compare(Total(StatOf(INCOME), In(REVEALED, OTHERS)), "<", Total(StatOf(INCOME), In(REVEALED)))
    from_pile = In(DISCARD, where=IsType(ATTACHMENT))
    return [
        location("Stormlands Fiefdoms", BARATHEON, 1, [LIMITED, "Westeros"],
                 action(IN_MARSHALLING, NextCosts(1, ANY_TYPE, BARATHEON), costs=reducer), influence=1),
        location("King Robert's Chambers", BARATHEON, 1, [UNIQUE, ON_HOUSE, "King's Landing"], income=1, influence=1),
        location("Aegon's Garden", BARATHEON, 0, [LIMITED, "Dragonstone"], income=1),
        location("Great Hall", BARATHEON, 2, [LIMITED, "Dragonstone"],
                 action(IN_MARSHALLING, NextCosts(2, CHARACTER, BARATHEON), costs=reducer)),
        location("Dragonstone Port", BARATHEON, 2, ["Dragonstone"],
                 Always(M_GAME, G_PLOT_WINDOW, 1, Num(1)),
                 action(1 << P_PLOT, Name(PLOT), Delay(V_REVEAL, ClaimForHouse(), when=RevealsNamed(), until=U_PHASE),
                        when=Fact(F_CHOSEN), costs=[Limit(1, U_PHASE)])),
        attachment("Shadow's Blessing", BARATHEON, 1, ["Condition"],
                   Always(M_STAT, STRENGTH, 2, both(IsHost(), pow_icon)),
                   Always(M_STAT, STRENGTH, -2, both(IsHost(), Not(pow_icon)))),
        attachment("Motley", BARATHEON, 0, ["Condition"], Always(M_WORD, TOLLED, 1, IsHost()), on=Not(Mine())),
        attachment("Lightbringer", BARATHEON, 2, [UNIQUE, VIGILANT, "Item", "Weapon"],
                   save(V_KILL, Save(Host()), when=EventHas(IsHost()), costs=[KneelCost()]), on=has(BARATHEON)),
        attachment("Stinking Drunk", BARATHEON, 1, ["Condition"],
                   Always(M_STAT, STRENGTH, -4, both(IsHost(), Participates()))),
        event("Lords of the Narrow Sea", BARATHEON, [HOUSE_ONLY],
              action(ANY_PHASE, EachPlayer(Choose(In(PLOTS)), RevealPlot()), If(poorer, [ClaimForHouse()]),
                     costs=[Either(["influence", "kneel"], Influence(3), KneelSome(my_characters(both(has(NOBLE), standing))))])),
        event("Prosperity and Plenty", BARATHEON, [HOUSE_ONLY],
              action(ANY_PHASE, AttachIt(), costs=[Gold(1)], targets=[choose(from_pile)])),
    ]  # fmt: skip
