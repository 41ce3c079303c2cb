"""How choices that are made together are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.keyforge.effects import choosing


def both(talk: Any, x: choosing.Both) -> str:
    """ "A friendly creature and an enemy creature": what the next effect takes."""
    talk.choose_first()
    parts = []
    for choice in (x.first, x.second):
        talk.effect(choice)
        parts.append(talk.it())
    talk.introduce(talk.cards("and", parts=tuple(parts), chosen=True))
    return ""


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {choosing.Both: both},
    "silent": {choosing.Both: ("held",)},
}
