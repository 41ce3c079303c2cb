"""How exchanging is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.dominion.effects.exchange import Exchange


def exchange(talk: Any, x: Exchange) -> str:
    """A card for one of that name."""
    phrase = talk.selection(x.cards)
    told = talk.clause("exchange", phrase, for_=talk.quoted(x.name))
    talk.remember(phrase)
    return str(told)


TEXTS: Mapping[str, Mapping[Any, Any]] = {"effects": {Exchange: exchange}}
