"""How the effects of Renaissance and Menagerie are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.dominion.effects import menagerie as m
from ludilex.games.dominion.effects import renaissance as r
from ludilex.games.dominion.effects.phases import ReturnToActions
from ludilex.games.dominion.terms import G_REVEAL
from ludilex.games.dominion.texts.words import alone, modifier, noted
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.numbers import Num


# ---- effects
def wherever(talk: Any, x: r.Wherever) -> Any:
    """Cards by their names."""
    return talk.cards("a", names=tuple(x.names))


def phrase(message: str) -> Any:
    """A selection that is one message."""
    return lambda talk, x: talk.phrase(message, definite=True)


# ---- conditions
def copy_of_event(talk: Any, told: Any, x: m.CopyOfEvent) -> Any:
    """Cards of the same name."""
    return talk.modified(told, "mod-copy-of-event")


def reveal_more(talk: Any, x: Any) -> str:
    """What the Lantern changes."""
    if not isinstance(x.amount, Num):
        raise talk.missing("a number of cards that is not fixed")
    return str(talk.say("reveal-more", n=2 + int(x.amount.n)))


def this_from_play(talk: Any, occasion: Any, x: m.ThisFromPlay, negated: bool) -> None:
    """The ability waits for this card to leave play."""
    if negated:
        raise talk.missing("an event that has not taken this card from play")
    occasion.cards = talk.phrase("np-this", definite=True)
    occasion.notes.append(talk.say("mod-from-play"))


def nothing(talk: Any, occasion: Any, x: r.Unused, negated: bool) -> None:
    """What uses the ability up says it."""
    if negated:
        raise talk.missing("an ability that has been used")


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {
        ReturnToActions: alone("return-to-actions"),
        r.UseUp: alone("use-up"),
    },
    "selections": {
        r.Wherever: wherever,
        m.MouseCard: phrase("np-mouse"),
        m.ThisAfter: phrase("np-this"),
    },
    "filters": {
        r.PlayedIntoPlay: modifier("mod-played-into-play"),
        r.LeavesPlay: modifier("mod-leaves-play"),
        m.CopyOfEvent: copy_of_event,
    },
    "conditions": {r.RevealsMore: lambda talk, x: talk.say("cond-reveals-more", whose=talk.voice)},
    "changes": {(M_GAME, G_REVEAL): reveal_more},
    "occasions": {
        r.FirstAction: noted("first-action", "not-first-action"),
        r.Unused: nothing,
        m.ThisFromPlay: this_from_play,
    },
}
