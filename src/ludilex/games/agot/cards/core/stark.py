"""House Stark."""

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
from ludilex.games.agot.costs import DiscardThis, Gold, Influence, KneelCost, KneelSome, Limit
from ludilex.games.agot.effects.base import (
    AttachedToThis,
    Either,
    JoinChallenge,
    MayJoin,
    RevealPlot,
    ShuffleDeck,
    Take,
)
from ludilex.games.agot.keywords import HostHas, InChallenge, Participates, ThisCard, Won
from ludilex.games.agot.ops import Draw, NextCosts, PutIntoPlay, Save
from ludilex.games.agot.terms import (
    ANY_PHASE,
    ANY_TYPE,
    ATTACHED,
    BARATHEON,
    CANNOT_ATTACK,
    CANNOT_BE_BYPASSED,
    CHARACTER,
    COUNTS_NO_STRENGTH,
    DEAD,
    DEADLY,
    DECK,
    DEFENDING,
    DIREWOLF,
    DISCARD,
    EVENT,
    HAND,
    HOUSE_ONLY,
    INTRIGUE,
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
    P_PLOT,
    PLAY,
    PLOTS,
    POWER,
    RENOWN,
    STALWART,
    STANDS_TO_DEFEND,
    STARK,
    STEALTH,
    STRENGTH,
    U_CHALLENGE,
    U_ROUND,
    UNIQUE,
    V_DEFEND,
    V_DISCARD,
    V_KILL,
    V_ON_DECK,
    V_PLAY,
    V_PUT,
    V_RECOVER,
    V_RESOLVE,
    WAR,
)
from ludilex.games.agot.words import (
    both,
    characters,
    choose,
    claim,
    controlled,
    gain,
    has,
    honor_guard,
    kill,
    my_characters,
    return_to_hand,
    some,
    standing,
    their_characters,
    this_happens,
)
from ludilex.kernel.codes import M_COST, M_IMMUNE, M_STAT, M_WORD
from ludilex.kernel.control import EachPlayer, If, May
from ludilex.kernel.numbers import (
    Any,
    Compare,
    CostOf,
    EventBy,
    EventHas,
    HowMany,
    IsHost,
    IsThis,
    IsType,
    Mine,
    Named,
    Not,
    Num,
    Sum,
    Times,
)
from ludilex.kernel.ops import Choose, Move
from ludilex.kernel.selectors import ANYONE, Host, In, It, This, Where

IN_MARSHALLING = 1 << P_MARSHALLING
IN_CHALLENGES = 1 << P_CHALLENGES


def cards() -> list[Card]:
    """House Stark of the Core Set."""
    stark_lord = some(controlled(both(has(STARK), has(LORD))))
    robb_in_play = some(In(PLAY, ANYONE, Named("Robb Stark")))
    sansa_in_play = some(In(PLAY, ANYONE, Named("Sansa Stark")))
    direwolves = Sum(HowMany(In(PLAY, ANYONE, has(DIREWOLF))), HowMany(In(ATTACHED, ANYONE, has(DIREWOLF))))
    mine = Sum(HowMany(In(PLAY, where=has(DIREWOLF))), HowMany(In(ATTACHED, where=has(DIREWOLF))))
    three_direwolves = Compare(mine, ">=", Num(3))
    kneeling = [KneelCost()]
    cheap = Compare(CostOf(), "<=", Num(2))
    noble = both(has(NOBLE), standing)
    pup: list[Mark] = [MILITARY, HOUSE_ONLY, NO_ATTACHMENTS, "Creature", "Direwolf"]
    return [
        house_card("House Stark", STARK),
        # ---- characters
        character("Eddard Stark", STARK, 4, 3, [MILITARY, POWER, UNIQUE, NOBLE, STALWART, RENOWN, DEADLY, "Lord"],
                  passive(V_PLAY, claim(), when=this_happens()),
                  passive(V_PUT, claim(), when=this_happens())),
        character("Catelyn Stark", STARK, 3, 3, [INTRIGUE, POWER, UNIQUE, NOBLE, "Lady", "House Tully"],
                  response(V_DEFEND, gain(COUNTS_NO_STRENGTH, until=U_CHALLENGE), when=this_happens(),
                           targets=[choose(characters(Participates()))])),
        character("Arya Stark", STARK, 2, 2, [MILITARY, POWER, UNIQUE, "Lady"],
                  action(ANY_PHASE,
                         If(HowMany(Where(It(), has(STEALTH))), [gain(STEALTH, n=-1), gain(STEALTH, This())]),
                         If(HowMany(Where(It(), has(RENOWN))), [gain(RENOWN, n=-1), gain(RENOWN, This())]),
                         costs=[Influence(1)], targets=[choose(characters(has(STEALTH, RENOWN)))])),
        character("Robb Stark", STARK, 4, 2, [MILITARY, POWER, UNIQUE, NOBLE, "Lord"],
                  response(V_RESOLVE, kill(), when=both(Won(MILITARY), this_happens()),
                           targets=[choose(their_characters())])),
        character("Sansa Stark", STARK, 2, 2, [INTRIGUE, POWER, UNIQUE, NOBLE, HOUSE_ONLY, "Lady"],
                  response(V_PLAY, EachPlayer(May(Draw(1)), me=True, when=EventBy()), when=EventHas(AttachedToThis()))),
        character("Ser Rodrik Cassel", STARK, 3, 2, [MILITARY, POWER, UNIQUE, STANDS_TO_DEFEND, "Knight"],
                  Always(M_STAT, STRENGTH, 2, both(IsThis(), Participates(DEFENDING)))),
        character("Greatjon Umber", STARK, 4, 3, [MILITARY, POWER, UNIQUE, WAR, "Lord"],
                  action(IN_CHALLENGES, JoinChallenge(This()), costs=kneeling,
                         when=both(Any(InChallenge(MILITARY), InChallenge(POWER)), ThisCard(MayJoin())))),
        character("Shaggydog", STARK, 1, 1, [MILITARY, UNIQUE, DEADLY, NO_ATTACHMENTS, "Creature", "Direwolf"],
                  Always(M_STAT, STRENGTH, Times(stark_lord, 3), IsThis()),
                  Always(M_IMMUNE, EVENT, stark_lord, IsThis())),
        character("Hodor", STARK, 1, 4, [MILITARY, POWER, UNIQUE, DEADLY, NO_ATTACHMENTS, CANNOT_ATTACK, CANNOT_BE_BYPASSED, "Ally"]),
        character("Bran Stark", STARK, 2, 1, [UNIQUE, "Lord"],
                  action(1 << P_PLOT, Choose(In(PLOTS)), RevealPlot(), costs=[KneelCost(), Limit(3, U_ROUND, edition="faq-5.2")])),
        character("Grey Wind", STARK, 4, 4, [MILITARY, UNIQUE, DEADLY, NO_ATTACHMENTS, "Creature", "Direwolf"],
                  Always(M_COST, 0, Times(robb_in_play, -2), IsThis(), 1 << HAND)),
        character("Lady", STARK, 2, 2, [MILITARY, UNIQUE, NO_ATTACHMENTS, "Creature", "Direwolf"],
                  Always(M_STAT, STRENGTH, 1, Named("Sansa Stark")),
                  Always(M_WORD, RENOWN, 1, Named("Sansa Stark")),
                  Always(M_COST, 0, Times(sansa_in_play, -2), IsThis(), 1 << HAND)),
        character("War Host of the North", STARK, 7, 11, [MILITARY, WAR, NO_ATTACHMENTS, "Army"]),
        character("Winterfell Honor Guard", STARK, 4, 4, [MILITARY, POWER, HOUSE_ONLY, NO_ATTACHMENTS, "Army"], *honor_guard()),
        character("Knight of the Tumblestone", STARK, 2, 2, [MILITARY, POWER, WAR, "Knight", "House Tully"]),
        character("Direwolf Pup", STARK, 1, 2, pup),
        character("Kennel Master", STARK, 2, 2, [MILITARY, "Ally"],
                  Always(M_STAT, STRENGTH, direwolves, IsThis()),
                  *(save(v, Save(This()), return_to_hand(This()), when=both(this_happens(), three_direwolves))
                    for v in (V_KILL, V_DISCARD))),
        character("House Tully Recruiter", STARK, 1, 1, [POWER, "Ally", "House Tully"],
                  action(IN_MARSHALLING, NextCosts(1, CHARACTER, STARK), costs=kneeling)),
        character("Trident Reinforcements", STARK, 3, 3, [MILITARY, POWER, "House Tully"],
                  action(1 << P_DOMINANCE, Move(V_RECOVER, This(), HAND), zones=1 << DEAD,
                         when=some(In(DEAD, where=IsType(CHARACTER)), 3))),
        character("Winterfell Reserves", STARK, 3, 3, [MILITARY, POWER, "Army"],
                  response(V_DEFEND, Move(V_ON_DECK, It(), DECK, mine=False), when=this_happens(), costs=[Gold(1)],
                           targets=[choose(In(DISCARD, ANYONE, top=1))])),
        # ---- locations
        location("Winterfell Castle", STARK, 3, [UNIQUE, NO_ATTACHMENTS, "Winterfell", "Stronghold"],
                 Always(M_STAT, STRENGTH, 1, both(Mine(), IsType(CHARACTER), has(STARK)))),
        location("Winterfell Kennels", STARK, 2, ["Winterfell"],
                 action(ANY_PHASE, Choose(In(DECK, where=has(DIREWOLF)), 1, 0), Take(), costs=[KneelCost(), Gold(1)])),
        location("Northern Fiefdoms", STARK, 1, [LIMITED, "Winterfell"],
                 action(IN_MARSHALLING, NextCosts(1, ANY_TYPE, STARK), costs=kneeling), influence=1),
        location("Lord Eddard's Chambers", STARK, 1, [UNIQUE, ON_HOUSE, "Winterfell"], income=1, influence=1),
        location("Great Keep", STARK, 0, [LIMITED, "Winterfell", "Stronghold"], income=1),
        location("Godswood", STARK, 2, [LIMITED, "Winterfell"],
                 action(IN_MARSHALLING, NextCosts(2, CHARACTER, STARK), costs=kneeling)),
        location("Narrow Sea", STARK, 0, [BARATHEON, "Westeros"],
                 action(IN_MARSHALLING, NextCosts(2, CHARACTER, STARK, BARATHEON), costs=[DiscardThis()]), influence=1),
        # ---- attachments
        attachment("Ice", STARK, 2, [UNIQUE, "Item", "Weapon"],
                   action(IN_CHALLENGES, kill(), when=HostHas(Participates()), costs=[KneelCost(), DiscardThis()],
                          targets=[choose(characters(both(Participates(), Not(IsHost()))))]), on=has(STARK)),
        attachment("Nymeria", STARK, 2, [UNIQUE, "Creature", "Direwolf"],
                   save(V_KILL, Save(Host()), when=EventHas(IsHost()), costs=kneeling),
                   Always(M_STAT, STRENGTH, 1, both(IsHost(), Named("Arya Stark"))),
                   Always(M_WORD, STEALTH, 1, both(IsHost(), Named("Arya Stark"))), on=has(STARK)),
        attachment("Summer", STARK, 1, [UNIQUE, "Creature", "Direwolf"],
                   Always(M_STAT, STRENGTH, 2, IsHost()),
                   Always(M_WORD, MILITARY, 1, IsHost()),
                   Always(M_WORD, STEALTH, 1, both(IsHost(), Named("Bran Stark"))), on=has(STARK)),
        # ---- events
        event("Bran the Builder's Legacy", STARK, [HOUSE_ONLY],
              action(1 << P_DOMINANCE, Choose(In(DECK, where=both(IsType(LOCATION), cheap)), 1, 0), PutIntoPlay(It()),
                     ShuffleDeck(), costs=[Gold(3)])),
        event("Guilty!", STARK, [HOUSE_ONLY, "Small Council"],
              action(1 << P_DOMINANCE, kill(), costs=[Either(["influence", "kneel"], Influence(3), KneelSome(my_characters(noble)))],
                     targets=[choose(characters(Not(has(STARK))))])),
    ]  # fmt: skip
