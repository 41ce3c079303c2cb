"""How revealed and named cards are told, and what else waits for such an event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.agot import keywords as k
from ludilex.games.agot.effects import base as effects
from ludilex.games.agot.effects import revealing
from ludilex.games.agot.terms import PLOT
from ludilex.games.agot.texts.base import unsaid
from ludilex.games.agot.texts.conditions import modifier, positive, predicate
from ludilex.kernel.numbers import IsType


def their_effect(talk: Any, occasion: Any, x: revealing.TheirEffect, negated: bool) -> None:
    """Whose effect it is, and of which card it is not."""
    positive(talk, negated, x)
    occasion.notes.append(talk.say("their-effect", but=talk.quoted(x.but)))


def played_as(talk: Any, occasion: Any, x: k.PlayedAs, negated: bool) -> None:
    """The type of what is played."""
    positive(talk, negated, x)
    occasion.cards = talk.narrow(occasion.cards, IsType(x.types))


def kneeling(talk: Any, x: k.Kneeling, subject: Any, negated: bool) -> str:
    """It is kneeling, or not."""
    return predicate(talk, "pred-standing", subject, not negated)


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {
        revealing.RevealHand: lambda talk, x: talk.say("reveal-hand"),
        revealing.Name: lambda talk, x: talk.clause("name-plot" if x.types == PLOT else "name-card"),
    },
    "filters": {revealing.WasNamed: modifier("mod-was-named"), k.Kneeling: modifier("mod-kneeling")},
    "predicates": {k.Kneeling: kneeling, effects.MayJoin: unsaid},
    "conditions": {effects.FirstInEvent: unsaid},
    "occasions": {revealing.TheirEffect: their_effect, k.PlayedAs: played_as},
}
