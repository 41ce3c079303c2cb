"""How fights out of the ordinary are told."""

from __future__ import annotations

from typing import Any

from ludilex.games.keyforge.effects.fights import Aim
from ludilex.games.keyforge.terms import ELUSIVE, G_FIGHTS_ONLY, G_HARDER, G_IGNORES, TAUNT
from ludilex.games.keyforge.texts.base import changed, number_of
from ludilex.kernel.codes import M_GAME


def aim(talk: Any, x: Aim) -> str:
    """The damage goes elsewhere."""
    talk.choose_first()
    phrase = talk.selection(x.cards)
    told = str(talk.say("takes-aim", obj=talk.inflect(phrase, talk.note("takes-aim", "case", "nom"))))
    talk.remember(phrase)
    return told


def fights_only(talk: Any, x: Any) -> str:
    """Which creatures this one can fight."""
    if number_of(talk, x.amount) != 1:
        raise talk.missing("a creature that can fight some creatures several times")
    phrase = x.subject.having("bare")
    return str(talk.say("fights-only", obj=talk.inflect(phrase, talk.note("fights-only", "case", "nom"))))


TEXTS = {
    "effects": {Aim: aim},
    "changes": {
        (M_GAME, G_HARDER): changed("deals-more"),
        (M_GAME, G_FIGHTS_ONLY): fights_only,
        (M_GAME, G_IGNORES + TAUNT): changed("ignores-taunt"),
        (M_GAME, G_IGNORES + ELUSIVE): changed("ignores-elusive"),
    },
}
