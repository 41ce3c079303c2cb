"""How abilities that last for a while are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.keyforge.effects import gifts


def gains(talk: Any, x: gifts.Gains) -> str:
    """Cards gain a named ability until an end."""
    talk.choose_first()
    phrase = talk.selection(x.cards)
    before = talk.now
    talk.now = type(before)()
    label = talk.say(f"label-{talk.rules.verbs[x.verb]}")
    ability = talk.say("labelled", label=label[:1].upper() + label[1:], body=talk.sentences(x.parts)) + "."
    talk.now = before
    subject = talk.inflect(phrase, talk.note("gains-ability", "case", "subj" if talk.lang == "en" else "nom"))
    many = "yes" if phrase.plural() else "no"
    body = talk.say("gains-ability", subj=subject, many=many, who="card", ability=ability)
    talk.remember(phrase)
    return str(talk.say(f"until-{talk.rules.ends[x.until]}", body=body))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {gifts.Gains: gains},
    "silent": {gifts.Gains: ("gift",)},
}
