"""How digging through the deck is told."""

from __future__ import annotations

from typing import Any

from ludilex.games.keyforge.effects.digging import DigFor


def dig_for(talk: Any, x: DigFor) -> str:
    """Until a card that fits comes."""
    talk.choose_first()
    return str(talk.done("dig-for", talk.narrow(talk.cards("a"), x.where)))


TEXTS = {"effects": {DigFor: dig_for}}
