"""How the ops, conditions and selections of `effects/base.py` are told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludilex.games.dominion import keywords as k
from ludilex.games.dominion.effects import base
from ludilex.kernel.numbers import Did, HowMany, ResourceOf


def as_long_as(talk: Any, x: base.While) -> str:
    """Again and again, as long as something holds."""
    talk.choose_first()
    condition = talk.tell("conditions", x.condition)
    return str(talk.say("as-long-as", condition=condition, body=talk.body(x.parts)))


def in_the_turn(message: str) -> Callable[[Any, Any], Any]:
    """Cards of this turn's past."""

    def tell(talk: Any, x: base.PlayedThisTurn | base.BoughtThisTurn) -> Any:
        return talk.modified(talk.narrow(talk.cards("all"), x.where), message)

    return tell


def all_mine(talk: Any, x: base.AllMine) -> Any:
    """Cards of one player, wherever they are."""
    return talk.modified(talk.cards("all"), "mod-all-mine")


def one_for(talk: Any, x: base.OneFor) -> str:
    """For every so many cards."""
    if isinstance(x.part, ResourceOf) and not x.part.opponent:
        return str(talk.say(f"each-so-many-{talk.rules.resources[x.part.resource]}", n=int(x.every)))
    if not isinstance(x.part, HowMany):
        raise talk.missing("one for every so many of what are no cards")
    phrase = talk.selection(x.part.cards).having("n", int(x.every))
    return str(talk.say("each-so-many", what=talk.inflect(phrase, talk.note("each-so-many", "case", "nom"))))


def first_this_turn(talk: Any, occasion: Any, x: base.FirstThisTurn, negated: bool) -> None:
    """Such a card is played for the first time in the turn."""
    occasion.cards = talk.narrow(occasion.cards, x.where)
    occasion.notes.append(talk.say("not-first-this-turn" if negated else "first-this-turn"))


def from_play(talk: Any, occasion: Any, x: k.FromPlay, negated: bool) -> None:
    """Its card comes from play."""
    if negated:
        raise talk.missing("a card that does not come from play")
    occasion.notes.append(talk.say("mod-from-play"))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {base.While: as_long_as},
    "selections": {
        base.AllMine: all_mine,
        base.PlayedThisTurn: in_the_turn("mod-played-this-turn"),
        base.BoughtThisTurn: in_the_turn("mod-bought-this-turn"),
    },
    "conditions": {base.CanDraw: lambda talk, x: talk.say("can-draw", whose=talk.voice)},
    "eaches": {
        Did: lambda talk, x: talk.say("each-of-them"),
        base.OneFor: one_for,
        base.EmptyPiles: lambda talk, x: talk.say("each-empty-pile"),
    },
    "occasions": {base.FirstThisTurn: first_this_turn, k.FromPlay: from_play},
    "silent": {base.FirstThisTurn: ("played",)},
}
