"""How effects on the phases of a turn are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.dominion.effects import phases
from ludilex.games.dominion.texts.words import alone

TEXTS: Mapping[str, Mapping[Any, Any]] = {"effects": {phases.ReturnToActions: alone("return-to-actions")}}
