"""How promotional cards are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.dominion.effects import promo


def silent(talk: Any, x: Any) -> str:
    """It needs no words: the ability goes on."""
    return ""


def it_from_play(talk: Any, phrase: Any, x: promo.ItFromPlay) -> Any:
    """The card spoken of, and where it is."""
    return talk.phrase("np-it-from-play", definite=True)


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {promo.FollowIt: silent},
    "filters": {promo.ItFromPlay: it_from_play},
    "conditions": {promo.ItWaits: lambda talk, x: talk.say("cond-it-waits")},
}
