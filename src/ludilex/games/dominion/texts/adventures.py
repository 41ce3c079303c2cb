"""How what Adventures brings is told: calling, tokens, the Estate token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.dominion.effects import adventures as a
from ludilex.games.dominion.keywords import FromPlay
from ludilex.games.dominion.terms import G_ESTATE
from ludilex.games.dominion.texts.words import modifier, noted
from ludilex.kernel.codes import M_GAME, M_GRANT
from ludilex.kernel.numbers import Num


def call(talk: Any, x: a.Call) -> str:
    """From the mat into play."""
    phrase = talk.phrase("np-this", definite=True)
    return str(talk.clause("call-this", phrase))


def put_token(talk: Any, x: a.PutToken) -> str:
    """A token that gives something first."""
    return str(talk.clause("put-token", body=talk.body(x.parts)))


def action_played(talk: Any, occasion: Any, x: a.ActionPlayed, negated: bool) -> None:
    """I play an Action."""
    if negated:
        raise talk.missing("not an Action")
    occasion.who = talk.voice
    occasion.cards = talk.cards("a", types=("action",))


def estate_token(talk: Any, x: Any) -> str:
    """The Estate token lies on it."""
    if not isinstance(x.amount, Num) or x.amount.n != 1:
        raise talk.missing("several Estate tokens")
    return str(talk.say("has-estate-token", card=talk.inflect(x.subject, talk.note("has-estate-token", "case", "nom"))))


def as_token_card(talk: Any, x: Any) -> str:
    """What the card with the token says."""
    if not isinstance(x.amount, Num) or x.amount.n != 1 or x.gift is not None:
        raise talk.missing("another gift under the key of the Estate token")
    return str(
        talk.say("gains-estate-token", cards=talk.inflect(x.subject, talk.note("gains-estate-token", "case", "nom")))
    )


def said(message: str) -> Any:
    """What is one message."""
    return lambda talk, x: str(talk.say(message))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {a.Call: call, a.PutToken: put_token},
    "selections": {a.WithEstateToken: lambda talk, x: talk.phrase("np-with-estate-token", definite=True)},
    "filters": {a.OnTokenlessPile: modifier("mod-on-tokenless-pile"), a.BelongsToHeir: modifier("mod-of-heir")},
    "conditions": {a.StillInPlay: said("cond-still-in-play"), a.HeirsTurn: said("cond-heirs-turn")},
    "denials": {a.HasInherited: said("cond-not-inherited")},
    "eaches": {a.GainedByRight: said("each-gained-by-right")},
    "occasions": {a.ActionPlayed: action_played, FromPlay: noted("out-of-play-note", "out-of-play-note-not")},
    "changes": {(M_GAME, G_ESTATE): estate_token, (M_GRANT, a.TOKEN_CARD): as_token_card},
    "silent": {a.PutToken: ("trigger", "kind")},
}
