"""How searching and shuffling into decks are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.keyforge import ops
from ludilex.games.keyforge.effects import decks
from ludilex.games.keyforge.texts.base import alone, on_cards


def searched(talk: Any, x: decks.Searched) -> Any:
    """Cards of my deck and discard pile."""
    return talk.narrow(talk.cards("all", place="search"), x.where)


def shuffle_in(talk: Any, x: decks.ShuffleIn) -> str:
    """Cards are shuffled into decks."""
    return str(talk.done("shuffle-in", talk.selection(x.cards), mine="yes" if x.mine else "no"))


def each_shuffled(talk: Any, x: decks.ShuffledIn) -> str:
    """For each card that went into my deck."""
    return str(talk.say("each-shuffled-in", whose=talk.voice))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {
        decks.ShuffleIn: shuffle_in,
        decks.Reshuffle: alone("reshuffle"),
        ops.Discard: on_cards("move-discard-discard"),
    },
    "selections": {decks.Searched: searched},
    "silent": {ops.Discard: ("verb", "to", "mine", "top", "keep", "named", "citation", "cause")},
    "eaches": {decks.ShuffledIn: each_shuffled},
}
