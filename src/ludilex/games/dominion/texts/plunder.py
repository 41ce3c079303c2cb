"""How what Plunder, Empires and Rising Sun need is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.dominion.effects import plunder, tokens
from ludilex.games.dominion.terms import G_TWICE
from ludilex.games.dominion.texts.words import modifier, on_it, silent
from ludilex.kernel.codes import M_GAME


def the_set_aside(talk: Any, x: plunder.TheSetAside) -> Any:
    """The cards set aside."""
    return talk.phrase("np-set-aside", many=True, definite=True)


def put_tokens(talk: Any, x: tokens.PutTokens) -> str:
    """Tokens are put on a pile, or all taken off it."""
    if x.n == 0:
        return str(talk.clause("take-pile-tokens", pile=x.pile))
    return str(talk.clause("put-pile-tokens", pile=x.pile, n=int(x.n)))


def followed_twice(talk: Any, x: Any) -> str:
    """The instructions of some cards are followed twice."""
    if getattr(x.amount, "n", 0) != 1:
        raise talk.missing("instructions followed more often than twice")
    case = talk.note("followed-twice", "case", "nom")
    return str(talk.say("followed-twice", cards=talk.inflect(x.subject.having("bare"), case)))


def all_different(talk: Any, x: plunder.AllDifferent) -> str:
    """No two of the cards have the same name."""
    phrase = talk.selection(x.cards).having("bare", inside=True)
    return str(
        talk.say("cond-all-different", what=talk.inflect(phrase, talk.note("cond-all-different", "case", "nom")))
    )


def unsaid(talk: Any, occasion: Any, x: Any, negated: bool) -> None:
    """The moment says it."""
    if negated:
        raise talk.missing("another play than the remembered one")


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {
        plunder.MarkPlay: silent,
        plunder.SetAsideFaceDown: on_it("set-aside-face-down"),
        tokens.PutTokens: put_tokens,
    },
    "selections": {plunder.TheSetAside: the_set_aside},
    "filters": {plunder.OfTraitPile: modifier("mod-of-trait-pile")},
    "conditions": {plunder.AllDifferent: all_different},
    "counts": {tokens.TokensOnPile: lambda talk, x: talk.say("number-of-pile-tokens", pile=x.pile)},
    "eaches": {tokens.TokensOnPile: lambda talk, x: talk.say("each-pile-token", pile=x.pile)},
    "occasions": {plunder.IsMarkedPlay: unsaid},
    "changes": {(M_GAME, G_TWICE): followed_twice},
}
