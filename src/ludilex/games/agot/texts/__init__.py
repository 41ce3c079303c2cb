"""How the game's own ops, conditions and selections are told: the tables of the modules below, joined."""

from __future__ import annotations

from ludilex.games.agot import texts
from ludilex.kernel.kit import tables_below

TEXTS = tables_below(texts)
