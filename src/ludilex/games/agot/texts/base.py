"""How A Game of Thrones' own ops, conditions and selections are told; the words themselves are in ``locales/``.

The text layer finds `TEXTS` by this module's name; see docs/text.md for its tables. Functions get the talk
(`ludilex.text.talk.Talk`, which a game never imports) and the node. Costs and phases stand before an ability.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludilex.games.agot import actions, costs, ops
from ludilex.games.agot import keywords as k
from ludilex.games.agot.build import ZONES
from ludilex.games.agot.effects import base as effects
from ludilex.games.agot.marks import MARKS, category
from ludilex.games.agot.terms import (
    ANY_PHASE,
    ANY_TYPE,
    ANYONE_MAY,
    CANNOT_ATTACK,
    CANNOT_BE_BYPASSED,
    CANNOT_DEFEND,
    CHALLENGES,
    CHARACTER,
    CLAIM,
    COUNTS_NO_STRENGTH,
    DOES_NOT_STAND,
    FIRST_TRAIT,
    G_NO_DEFENDERS,
    G_NO_TAXATION,
    G_POWER_NOT_COUNTED,
    HIDING,
    HOUSE_CARD,
    INCOME,
    LAST_KEPT,
    PHASES,
    PLOT,
    SHADOW,
    STANDS_TO_ATTACK,
    STANDS_TO_DEFEND,
    STATS,
    STRENGTH,
    UNIQUE,
    W_CANCEL,
    W_PASSIVE,
    W_RESPONSE,
    W_SAVE,
)
from ludilex.games.agot.texts.conditions import (
    about,
    by_player,
    challenge_lost,
    challenge_won,
    decided,
    denied,
    during,
    event_has,
    event_player,
    gains,
    gives,
    has_mark,
    has_state,
    immune,
    in_phase,
    lost,
    mark,
    marked,
    modifier,
    no_income,
    noted,
    number,
    of_type,
    on_this,
    role,
    state,
    takes_part,
    whose_card,
    winner,
    with_mark,
    without_mark,
    won,
)
from ludilex.kernel.codes import M_BLANK, M_GAME, M_IMMUNE, M_STAT, M_TERMINAL, M_WORD
from ludilex.kernel.definitions import Ability, Definition, Trigger
from ludilex.kernel.numbers import EventBy, EventHas, InPhase, IsType, Sum
from ludilex.kernel.selectors import ANYONE, ME, OTHERS
from ludilex.kernel.windows import Rounds

STATES = (
    CANNOT_ATTACK, CANNOT_DEFEND, CANNOT_BE_BYPASSED, STANDS_TO_ATTACK, STANDS_TO_DEFEND, COUNTS_NO_STRENGTH,
    DOES_NOT_STAND,
)  # fmt: skip


def on_cards(message: str) -> Callable[[Any, Any], str]:
    """An effect on selected cards."""
    return lambda talk, x: str(talk.done(message, talk.selection(x.cards)))


def on_it(message: str) -> Callable[[Any, Any], str]:
    """An effect on what is remembered."""
    return lambda talk, x: str(talk.done(message, talk.it()))


def alone(message: str) -> Callable[[Any, Any], str]:
    """An effect that is one message, perhaps with a number."""

    def tell(talk: Any, x: Any) -> str:
        n = getattr(x, "n", 0)
        return str(talk.clause(message, n=int(n) if isinstance(n, int) else number(talk, n)))

    return tell


def unsaid(talk: Any, *_: Any) -> str:
    """It needs no words: what is paid stands before the ability, windows are rules."""
    return ""


def said(message: str) -> Callable[[Any, Any], str]:
    """A condition or number that is one message."""
    return lambda talk, x: str(talk.say(message))


# ---- effects
def doom(talk: Any, x: ops.Doom) -> str:
    """Kill, discard, return."""
    phrase = talk.selection(x.cards)
    many = "yes" if phrase.plural() else "no"
    told = str(talk.done(f"doom-{talk.rules.verbs[x.verb]}-{talk.rules.kinds[x.to]}", phrase, many=many))
    return told if x.saveable else str(talk.say("cannot-be-saved", body=told, many=many))


def claim(talk: Any, x: ops.ClaimPower) -> str:
    """Cards claim power."""
    phrase = talk.selection(x.cards)
    if phrase.chosen:
        raise talk.missing("power claimed by a chosen card")
    talk.remember(phrase)
    many = "yes" if phrase.plural() else "no"
    subj = talk.inflect(phrase, talk.note("claims", "case", "nom"))
    return str(talk.say("claims", subj=subj, many=many, n=number(talk, x.n)))


def put(talk: Any, x: ops.PutIntoPlay) -> str:
    """Put into play, perhaps under the opponent's control."""
    return str(talk.done("put-for-opponent" if x.opponent else "put-into-play", talk.selection(x.cards)))


def next_costs(talk: Any, x: ops.NextCosts) -> str:
    """The next fitting card costs less."""
    if x.types not in (ANY_TYPE, CHARACTER):
        raise talk.missing(f"a reduction for cards of the types {x.types}")
    phrase = talk.cards("bare", types=() if x.types == ANY_TYPE else ("character",))
    phrase = talk.modified(marked(talk, phrase, [int(m) for m in x.marks], "mod"), "mod-next").having("the", 1)
    what = talk.inflect(phrase, talk.note("next-costs", "case", "nom"))
    return str(talk.say("next-costs", what=what, n=int(x.n)))


def redirect(talk: Any, x: effects.Redirect) -> str:
    """Another place for what is killed."""
    return str(talk.done(f"redirect-{talk.rules.kinds[x.to]}", talk.selection(x.cards)))


def lose_gold(talk: Any, x: effects.LoseGold) -> str:
    """Whose gold goes, and where."""
    told = {(ME, False): "lose-gold", (OTHERS, True): "take-gold", (ANYONE, False): "discard-gold"}
    key = (int(x.whose), x.gain)
    if key not in told or (x.n == 0) != x.gain:
        raise talk.missing("gold of other players, or another part of it")
    return alone(told[key])(talk, x)


def gold(talk: Any, x: costs.Gold) -> str:
    """Gold to be paid: so much, or what the target costs."""
    return str(talk.clause("pay-gold-for-it") if x.late else talk.clause("pay-gold", n=number(talk, x.n)))


def shuffle_in(talk: Any, x: effects.ShuffleIn) -> str:
    """A pile is shuffled into the deck."""
    return str(talk.clause(f"shuffle-in-{talk.rules.kinds[x.kind]}"))


def more_challenges(talk: Any, x: effects.MoreChallenges) -> str:
    """One more challenge of a type."""
    return str(talk.clause("more-challenges", challenge=talk.say(f"challenge-{CHALLENGES[x.challenge]}")))


def epic_phase(talk: Any, x: effects.CreateEpicPhase) -> str:
    """A phase more, for challenges of a type."""
    return str(talk.say("epic-phase", challenge=talk.say(f"challenge-{CHALLENGES[x.challenge]}", case="acc")))


# ---- costs
def kneel_cost(talk: Any, x: costs.KneelCost) -> str:
    """Kneel these."""
    return str(talk.clause("count-kneel", talk.selection(x.cards)))


def kneel_some(talk: Any, x: costs.KneelSome) -> str:
    """Choose and kneel some; the effect may speak of them."""
    phrase = talk.selection(x.cards).having("a" if x.n == 1 else "n", int(x.n))
    return str(talk.done("count-kneel", phrase))


def unless_told(talk: Any, x: costs.Cost) -> str:
    """What stands before the ability is not told again; what is paid in its course is."""
    return "" if any(x is node for node in talk.now.told) else str(talk.tell("costs", x))


def kneel_some_silently(talk: Any, x: costs.KneelSome) -> str:
    """It stands before the ability; the effect may speak of what was knelt."""
    talk.remember(talk.selection(x.cards).having("a" if x.n == 1 else "n", int(x.n)))
    return ""


def either_cost(talk: Any, x: effects.Either) -> str:
    """One of two costs."""
    return str(talk.either([talk.tell("costs", x.a), talk.tell("costs", x.b)]))


def limit(talk: Any, x: costs.Limit) -> str:
    """So many times."""
    whose = "player" if x.each_player else "copy"
    return str(talk.say(f"limit-{talk.rules.ends[x.until]}", n=int(x.times), whose=whose))


def begins(talk: Any, x: costs.Begins) -> str:
    """When the ability can begin; its costs and targets are told elsewhere."""
    return str(talk.tell("conditions", x.when)) if x.when is not None else ""


def paid(talk: Any, x: Any) -> list[str]:
    """The costs of an ability."""
    talk.now.told = tuple(x.costs) if isinstance(x, costs.Begins) else ()
    return [talk.tell("costs", cost) for cost in x.costs] if isinstance(x, costs.Begins) else []


def use_label(talk: Any, x: Ability) -> str:
    """ "Marshalling, pay 1 gold", or the name of an action of any phase."""
    when = talk.say("in-any-phase")
    if x.windows != ANY_PHASE:
        when = talk.either([talk.say(f"in-{name}") for i, name in enumerate(PHASES) if x.windows >> i & 1])
    anyone = [talk.say("anyone-may")] if x.zones & ANYONE_MAY else []
    return ", ".join([when, *anyone, *paid(talk, x.when)])


def trigger_label(talk: Any, x: Trigger) -> str:
    """ "Response", with the costs behind it; a passive ability has no name."""
    names = {W_SAVE: "save", W_CANCEL: "cancel", W_RESPONSE: "response"}
    told = paid(talk, x.price)
    if x.window == W_PASSIVE and not told:
        return ""
    if x.window not in names:
        raise talk.missing(f"an ability in the window {x.window}")
    return ", ".join([talk.say(f"label-{names[x.window]}"), *told])


def blank(talk: Any, x: Any) -> str:
    """Its whole printed text is off."""
    if x.key:
        raise talk.missing(f"a blank text with the key {x.key}")
    return has_state("no-text")(talk, x)


# ---- selections
def characters(talk: Any, x: k.Characters) -> Any:
    """Characters in play."""
    phrase = talk.cards("all", types=("character",))
    if x.whose != ANYONE:
        phrase = talk.cards("all", types=("character",), place="play", whose="" if x.whose == ME else "other")
    return talk.narrow(phrase, x.where)


def not_it(talk: Any, x: effects.NotIt) -> Any:
    """All but those just chosen."""
    talk.choose_first()
    chosen = talk.it() if talk.now.intro is not None else talk.pronoun()
    return talk.modified(talk.selection(x.cards), "mod-except", of=chosen)


def plots_of(talk: Any, x: effects.PlotsOf) -> Any:
    """The plots of the players of a house."""
    return talk.phrase("np-plots-of", definite=True, many=True, args={"house": mark(talk, x.house)})


def house_card(talk: Any, x: effects.HouseCard) -> Any:
    """My House card."""
    return talk.phrase("np-house-card", definite=True)


# ---- the first line
def header(talk: Any, d: Definition) -> list[str]:
    """Type, house, cost, numbers, icons, crests, traits."""
    kept = [m for m in range(LAST_KEPT + 1) if d.colors >> m & 1]
    sorts = {sort: [mark(talk, m) for m in kept if category(m) == sort] for sort in ("house", "icon", "crest")}
    types = ", ".join(talk.say(f"type-{name}") for name in talk.type_names(d.types))
    if d.types & HOUSE_CARD:
        return sorts["house"]
    parts = [talk.say("card-house", types=types, house=", ".join(sorts["house"])) if sorts["house"] else types]
    if d.colors >> SHADOW & 1:
        parts.append(talk.say("card-cost-in-shadows", cost=talk.say("resource-gold", n=int(d.cost) - HIDING)))
    elif d.types & (CHARACTER | 2 | 4):
        parts.append(talk.say("card-cost", cost=talk.say("resource-gold", n=int(d.cost))))
    shown = [i for i, n in enumerate(d.stats) if n or (i == STRENGTH and d.types & CHARACTER)]
    if d.types & PLOT:
        shown = [INCOME, 3, CLAIM]
    parts += [talk.say(f"stat-{STATS[i]}", n=int(d.stats[i])) for i in shown]
    parts += [", ".join(sorts[sort]) for sort in ("icon", "crest") if sorts[sort]]
    if UNIQUE in kept:
        parts.append(mark(talk, UNIQUE))
    if d.traits:
        parts.append(", ".join(mark(talk, int(m)) for m in d.traits))
    return parts


HOME = {types: zones for types, zones in ZONES.items() if types != HOUSE_CARD}
CHANGES: Mapping[Any, Any] = {
    (M_STAT, INCOME): no_income,
    M_IMMUNE: immune,
    (M_TERMINAL, STRENGTH): has_state("is-terminal"),
    (M_GAME, G_NO_TAXATION): has_state("no-taxation"),
    (M_GAME, G_NO_DEFENDERS): has_state("no-defenders"),
    M_BLANK: blank,
    (M_GAME, G_POWER_NOT_COUNTED): has_state("power-not-counted"),
    **{(M_WORD, m): has_state(f"state-{MARKS[m]}") for m in STATES},
    **{(M_WORD, m): gains("icon") for m in range(len(CHALLENGES))},
    **{(M_WORD, m): gains("trait") for m in range(FIRST_TRAIT, len(MARKS))},
}
TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "names": {"stat": STATS, "keyword": MARKS, "home": HOME},
    "header": {Definition: header},
    "labels": {Ability: use_label, Trigger: trigger_label},
    "effects": {
        Rounds: unsaid,
        actions.PlayEvent: unsaid,
        costs.Cost: unless_told,
        costs.KneelSome: kneel_some_silently,
        ops.Doom: doom,
        ops.Save: on_cards("save"),
        ops.ClaimPower: claim,
        ops.ClaimForHouse: alone("claim-for-house"),
        ops.Draw: alone("draw"),
        ops.PutIntoPlay: put,
        ops.NextCosts: next_costs,
        effects.Redirect: redirect,
        effects.Cancel: alone("cancel"),
        effects.LoseGold: lose_gold,
        effects.DiscardFromHand: alone("discard-from-hand"),
        effects.AttachThis: on_it("attach-this"),
        effects.AttachIt: on_it("attach-it"),
        effects.ShuffleIn: shuffle_in,
        effects.Take: on_it("take"),
        effects.ShuffleDeck: alone("shuffle-deck"),
        effects.RevealPlot: on_it("reveal-plot"),
        effects.RemoveFromChallenge: on_cards("remove-from-challenge"),
        effects.JoinChallenge: on_cards("join-challenge"),
        effects.MoreChallenges: more_challenges,
        effects.CreateEpicPhase: epic_phase,
    },
    "costs": {
        costs.Gold: gold,
        costs.Influence: lambda talk, x: talk.clause("pay-influence", n=int(x.n)),
        costs.KneelCost: kneel_cost,
        costs.KneelSome: kneel_some,
        costs.DiscardThis: lambda talk, x: talk.clause("discard-this"),
        effects.Either: either_cost,
        costs.Limit: limit,
    },
    "selections": {
        k.Characters: characters,
        effects.NotIt: not_it,
        effects.PlotsOf: plots_of,
        effects.HouseCard: house_card,
    },
    "filters": {
        k.Has: with_mark,
        k.Standing: modifier("mod-standing"),
        k.Alive: lambda talk, phrase, x: phrase,
        k.Participates: lambda talk, phrase, x: talk.modified(phrase, "mod-participates", role=role(x)),
        effects.AttachedToThis: on_this,
        effects.InHouse: modifier("mod-in-house"),
        effects.CanCarryThis: modifier("mod-can-carry-this"),
    },
    "negations": {
        k.Has: without_mark,
        k.Standing: modifier("mod-kneeling"),
        k.Alive: modifier("mod-dying"),
    },
    "predicates": {
        k.Has: has_mark,
        k.Standing: state("pred-standing"),
        k.Participates: takes_part,
        k.Owned: state("pred-owned"),
    },
    "measures": {Sum: gives},
    "conditions": {
        costs.Begins: begins,
        k.ThisCard: about("np-this"),
        k.HostHas: about("np-host"),
        k.InChallenge: lambda talk, x: talk.say(
            "cond-challenge", kind=talk.say(f"challenge-{CHALLENGES[x.challenge] if x.challenge >= 0 else 'any'}")
        ),
        k.ChallengeIs: lambda talk, x: talk.say(
            "cond-challenge", kind=talk.say(f"challenge-{CHALLENGES[x.challenge]}")
        ),
        k.Won: lambda talk, x: talk.say("cond-won", challenge=challenge_won(talk, x)),
        k.Lost: lambda talk, x: talk.say("cond-lost", challenge=challenge_lost(talk, x)),
        EventHas: event_has,
    },
    "denials": {k.ThisCard: denied("np-this"), k.HostHas: denied("np-host")},
    "eaches": {effects.AttachmentsOn: said("each-attachment-on-it")},
    "counts": {
        effects.TotalPower: lambda talk, x: talk.say("amount-of-power", who="opponent" if x.opponent else "you")
    },
    "occasions": {
        k.Won: won,
        k.Lost: lost,
        k.Decided: decided,
        InPhase: during,
        k.PhaseIs: in_phase,
        k.EventPlayer: by_player,
        effects.ForRenown: noted("for-renown"),
        effects.AttackedAlone: noted("attacked-alone"),
        effects.FreeOfGold: noted("free-of-gold"),
        IsType: of_type,
    },
    "players": {k.Won: winner, k.ThisCard: whose_card, EventBy: event_player},
    "changes": CHANGES,
    "silent": {
        ops.ChooseToControl: ("targets", "forced", "prompt", "searches"),
        costs.Limit: ("key", "edition"),
        costs.Begins: ("hope", "triggered"),
        effects.Either: ("names",),
        ops.Doom: ("citation",),
        ops.Draw: ("framework",),
        effects.Redirect: ("citation",),
        effects.LoseGold: ("amount",),
        Rounds: ("window", "program"),
    },
}
