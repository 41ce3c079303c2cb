"""How what is remembered, levied, named, copied and attached is told: the effects of `memory`, `plots`, `challenges`,
`attaching`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.agot import keywords as k
from ludilex.games.agot.effects import attaching, base, challenges, memory, plots, revealing
from ludilex.games.agot.marks import category
from ludilex.games.agot.terms import (
    CANNOT_BE_CHOSEN,
    CHALLENGES,
    F_CHOSEN,
    G_EVENT_LEVY,
    G_LEVY,
    G_PLOT_WINDOW,
    G_SUMMER,
    REVEALED,
)
from ludilex.games.agot.texts.base import alone, said, unsaid
from ludilex.games.agot.texts.conditions import has_state, mark, modifier, number, positive, predicate
from ludilex.kernel.codes import M_GAME, M_WORD
from ludilex.kernel.numbers import Fact, Mine
from ludilex.kernel.selectors import ANYONE, ME, In


def challenge(talk: Any, t: int, case: str = "acc") -> str:
    """A challenge of a type."""
    return str(talk.say(f"challenge-{CHALLENGES[t]}", case=case))


# ---- what holds
def levy(message: str, t: int = -1) -> Any:
    """Gold that is given to do something: by whom, and how much."""

    def tell(talk: Any, x: Any) -> str:
        who = x.subject.args.get("who", "any")
        kind = challenge(talk, t) if t >= 0 else ""
        name = CHALLENGES[t] if t >= 0 else ""
        return str(talk.say(message, who=who, n=number(talk, x.amount), challenge=kind, kind=name))

    return tell


# ---- effects
def may_initiate(talk: Any, x: challenges.MayInitiate) -> str:
    """The chosen player gets one more challenge."""
    talk.choose_first()
    return str(talk.say("may-initiate", challenge=challenge(talk, x.challenge)))


def become(talk: Any, x: attaching.Become) -> str:
    """It is a character with all its marks."""
    words = [mark(talk, int(m)) for m in x.marks]
    sorts = [category(int(m)) for m in x.marks]
    icons = [w for w, sort in zip(words, sorts, strict=True) if sort == "icon"]
    others = [w for w, sort in zip(words, sorts, strict=True) if sort != "icon"]
    return str(talk.say("become", n=int(x.strength), icons=", ".join(icons), many=len(icons), others=", ".join(others)))


# ---- conditions
def fact(talk: Any, x: Fact) -> str:
    """A fact of the game that is a condition."""
    if x.index != F_CHOSEN:
        raise talk.missing(f"the fact {x.index}")
    return str(talk.say("cond-plots-chosen"))


def reveals_named(talk: Any, occasion: Any, x: revealing.RevealsNamed, negated: bool) -> None:
    """The opponent's plot is the one named."""
    positive(talk, negated, x)
    occasion.cards = talk.phrase("np-named-plot", definite=True)
    occasion.conditions.append(talk.say("cond-by-opponent"))


def beaten(talk: Any, occasion: Any, x: memory.OwnerOfHostBeatMe, negated: bool) -> None:
    """Which challenges."""
    positive(talk, negated, x)
    kinds = talk.either([challenge(talk, int(t), "nom") for t in x.challenges])
    occasion.notes.append(talk.say("beaten-by-owner", challenge=kinds))


def opponent_is(talk: Any, x: memory.OpponentIs) -> str:
    """Of what House the opponent is."""
    return str(talk.say("cond-opponent-is", house=talk.either([mark(talk, int(m)) for m in x.houses])))


def controlled(talk: Any, x: Mine, subject: Any, negated: bool) -> str:
    """Under my control."""
    return predicate(talk, "pred-mine", subject, negated)


def total(talk: Any, x: plots.Total) -> str:
    """A number of a revealed plot."""
    cards = x.cards
    if not isinstance(cards, In) or cards.kind != REVEALED or cards.where or cards.top or cards.whose == ANYONE:
        raise talk.missing("a number of other cards than the plot of one player")
    who = "you" if cards.whose == ME else "opponent"
    return str(talk.say(f"revealed-{talk.tell('measures', x.number)}", who=who))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {
        plots.CopyRevealed: alone("copy-revealed"),
        challenges.MayInitiate: may_initiate,
        challenges.LevyOnType: alone("levy-on-type"),
        challenges.Spend: unsaid,
        attaching.Become: become,
        attaching.ComeOff: alone("come-off"),
    },
    "selections": {challenges.Players: lambda talk, x: talk.cards("all", noun="noun-player")},
    "filters": {
        k.Owned: modifier("mod-owned"),
        base.BoundFor: lambda talk, phrase, x: phrase,
        attaching.Neutral: modifier("mod-neutral"),
        attaching.NoDearerThanThat: modifier("mod-no-dearer"),
        attaching.OnSameHost: modifier("mod-on-same-host"),
    },
    "negations": {k.Owned: modifier("mod-not-owned")},
    "predicates": {Mine: controlled},
    "conditions": {
        Fact: fact,
        memory.StrengthChanged: said("cond-strength-changed"),
        memory.LostThisPhase: said("cond-lost-this-phase"),
        memory.IsSummer: said("cond-summer"),
        memory.OpponentIs: opponent_is,
        attaching.HostCanBeTaken: unsaid,
    },
    "counts": {plots.Total: total},
    "occasions": {revealing.RevealsNamed: reveals_named, memory.OwnerOfHostBeatMe: beaten},
    "changes": {
        **{(M_GAME, G_LEVY + t): levy("levy-challenge", t) for t in range(len(CHALLENGES))},
        (M_GAME, G_EVENT_LEVY): levy("levy-event"),
        (M_GAME, G_PLOT_WINDOW): has_state("plot-window"),
        (M_GAME, G_SUMMER): has_state("is-summer"),
        (M_WORD, CANNOT_BE_CHOSEN): has_state("state-cannot-be-chosen"),
    },
    "silent": {
        base.BoundFor: ("kind",),
        challenges.MayInitiate: ("gift",),
    },
}
