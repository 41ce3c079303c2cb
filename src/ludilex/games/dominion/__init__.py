"""Dominion: the whole turn for 2 to 6 players, under the Stop-Moving rule or the older Lose Track rule."""

from __future__ import annotations

from pathlib import Path

from ludilex.games.dominion.build import OPTIONS, rules
from ludilex.games.dominion.kingdoms import new_game, presets
from ludilex.games.dominion.position import describe, outcome, position
from ludilex.games.dominion.setup import SEATS, SETUP
from ludilex.games.dominion.terms import EDITIONS
from ludilex.kernel.kit import GameKit

KIT = GameKit(
    name="dominion",
    title="Dominion",
    editions=tuple(EDITIONS),
    seats=SEATS,
    folder=Path(__file__).parent,
    rules=rules,
    new_game=new_game,
    position=position,
    describe=describe,
    outcome=outcome,
    options=OPTIONS,
    setup=SETUP,
    presets=presets,
    quiet=("turns", "gained"),
)
