"""How what house Shadows needs is told: cards beneath others, fights that are called off, houses that change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ludilex.games.keyforge.effects import shadows
from ludilex.games.keyforge.terms import G_SKIP_FORGE, G_SPOILS
from ludilex.games.keyforge.texts.common import permitted
from ludilex.kernel.codes import M_GAME


def tuck(talk: Any, x: shadows.Tuck) -> str:
    """A card goes facedown beneath this one."""
    return str(talk.done("tuck", talk.it()))


def call_off(talk: Any, x: shadows.CallOff) -> str:
    """The fight does not happen."""
    talk.choose_first()
    return str(talk.say("call-off", subj=talk.inflect(talk.now.event, "nom")))


def adopt(talk: Any, x: shadows.Adopt) -> str:
    """A card without a house of mine becomes one of Shadows."""
    talk.choose_first()
    return str(talk.say("adopt", house=talk.say("house-shadows")))


def first_played(talk: Any, phrase: Any, x: shadows.FirstPlayed) -> Any:
    """The first one of each turn."""
    return talk.modified(talk.modified(replace(phrase, kind="the"), "mod-first"), "mod-played-each-turn")


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {
        shadows.Tuck: tuck,
        shadows.CallOff: call_off,
        shadows.Adopt: adopt,
    },
    "selections": {
        shadows.Beneath: lambda talk, x: talk.phrase("np-beneath", definite=True),
        shadows.TopForFighter: lambda talk, x: talk.phrase("np-top-for-fighter", definite=True),
    },
    "filters": {
        shadows.OfActiveHouse: lambda talk, phrase, x: talk.modified(phrase, "mod-of-active-house"),
        shadows.FirstPlayed: first_played,
    },
    "changes": {
        (M_GAME, G_SKIP_FORGE): permitted("skip-forge"),
        (M_GAME, G_SPOILS): permitted("spoils"),
    },
    "silent": {shadows.Adopt: ("reach",)},
}
