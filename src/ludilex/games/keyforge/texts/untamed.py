"""How what cards of Untamed ask for is told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ludilex.kernel.numbers import Named


def named(talk: Any, phrase: Any, x: Named) -> Any:
    """Cards by name; creatures are known to be in play by their noun, cards by name are not."""
    told = replace(phrase, names=(x.name,))
    return talk.modified(told, "mod-in-play") if phrase.place == "line" else told


TEXTS: Mapping[str, Mapping[Any, Any]] = {"filters": {Named: named}}
