"""How Favors, named cards, skipped turns and other effects of Allies are told; see `words`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludilex.games.dominion.effects import allies as x
from ludilex.games.dominion.terms import ALLY, G_EXTRA_TURN, G_FAVOR, G_KEPT, G_LEFT_OUT, G_ON_TOP, G_SKIP
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.numbers import Num


# ---- effects
def spend(talk: Any, op: x.Spend) -> str:
    """Spend Favors."""
    return str(talk.clause("spend", amount=talk.say("resource-favors", n=int(op.n), case="acc")))


def spend_any(talk: Any, op: x.SpendAny) -> str:
    """Spend as many Favors as one likes."""
    talk.now.may = True
    return str(talk.clause("spend-any"))


def any_number_of_times(talk: Any, op: x.AnyNumberOfTimes) -> str:
    """Again and again."""
    if talk.now.may:
        raise talk.missing("a repetition that may be left as a whole")
    return str(talk.say("any-number-of-times", body=talk.body(op.parts)))


def alone(message: str) -> Callable[[Any, Any], str]:
    """An effect that is one message."""
    return lambda talk, op: str(talk.clause(message))


# ---- conditions and numbers
def unsaid(talk: Any, occasion: Any, condition: Any, negated: bool) -> None:
    """What the effect says by itself."""
    if negated:
        raise talk.missing("what cannot be spent")


def words(message: str) -> Callable[[Any, Any], str]:
    """A condition or number that is one message."""
    return lambda talk, condition: str(talk.say(message, whose=talk.voice))


def change(message: str) -> Callable[[Any, Any], str]:
    """A change that is there: what happens to its cards."""

    def tell(talk: Any, changed: Any) -> str:
        if not isinstance(changed.amount, Num) or changed.amount.n != 1:
            raise talk.missing("a change that is more or less there")
        subject = talk.inflect(changed.subject, "subj" if talk.lang == "en" else "nom")
        return str(talk.say(message, subj=subject, many="yes" if changed.subject.plural() else "no"))

    return tell


def turn(message: str, n: int) -> Callable[[Any, Any], str]:
    """A turn that is taken or not: what I do."""

    def tell(talk: Any, changed: Any) -> str:
        if not isinstance(changed.amount, Num) or changed.amount.n != n:
            raise talk.missing("another player's decisions in an extra turn, or several turns")
        return str(talk.clause(message))

    return tell


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "names": {"standing": ALLY},
    "effects": {
        x.Spend: spend,
        x.SpendAny: spend_any,
        x.AnyNumberOfTimes: any_number_of_times,
        x.NameCard: alone("name-card"),
    },
    "selections": {x.Shuffled: lambda talk, op: talk.modified(talk.cards("all"), "mod-being-shuffled")},
    "conditions": {
        x.CanSpend: words("cond-can-spend"),
        x.ItIsNamed: words("cond-it-is-named"),
        x.LastTurnMine: words("cond-last-turn-mine"),
        x.ThisInPlay: words("cond-this-in-play"),
    },
    "denials": {
        x.ItIsNamed: words("cond-it-is-not-named"),
        x.LastTurnMine: words("cond-last-turn-not-mine"),
    },
    "eaches": {
        x.PerFavor: words("each-favor-spent"),
        x.FavorsOnItsPile: words("each-favor-on-its-pile"),
    },
    "occasions": {x.CanSpend: unsaid},
    "changes": {
        (M_GAME, G_KEPT): change("stays-there"),
        (M_GAME, G_LEFT_OUT): change("goes-to-discard"),
        (M_GAME, G_ON_TOP): change("goes-on-top"),
        (M_GAME, G_FAVOR): change("favor-on-pile"),
        (M_GAME, G_SKIP): turn("skip-turn", 1),
        (M_GAME, G_EXTRA_TURN): turn("take-extra-turn", -1),
    },
    "silent": {
        x.CanSpend: ("n",),
        x.SpendAny: ("spent",),
        x.PerFavor: ("spent",),
        x.NameCard: ("named",),
        x.ItIsNamed: ("named",),
        x.AnyNumberOfTimes: ("condition",),
    },
}
