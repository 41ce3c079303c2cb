"""How what Dark Ages brings is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.dominion.effects import dark_ages
from ludilex.kernel.numbers import Did


def between(talk: Any, phrase: Any, x: dark_ages.CostsBetween) -> Any:
    """What it may cost, from so much to so much."""
    return talk.modified(phrase, "mod-costs-between", low=int(x.low), high=int(x.high))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "filters": {dark_ages.CostsBetween: between},
    "counts": {Did: lambda talk, x: talk.say("count-did")},
    "silent": {dark_ages.CostsBetween: ("most",)},
}
