"""How what only cards of later sets say is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.keyforge.effects import past

TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "conditions": {past.Late: lambda talk, x: talk.say("cond-late", scope="turn" if x.whole_turn else "step")},
}
