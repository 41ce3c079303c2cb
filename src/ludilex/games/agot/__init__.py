"""A Game of Thrones: The Card Game, first edition, for two players (joust): the whole round."""

from __future__ import annotations

from pathlib import Path

from ludilex.games.agot.build import OPTIONS, rules
from ludilex.games.agot.position import describe, outcome, position
from ludilex.games.agot.setup import SEATS, new_game
from ludilex.games.agot.timing import EDITIONS
from ludilex.kernel.kit import GameKit

KIT = GameKit(
    name="agot",
    title="A Game of Thrones",
    editions=tuple(EDITIONS),
    seats=SEATS,
    folder=Path(__file__).parent,
    rules=rules,
    new_game=new_game,
    position=position,
    describe=describe,
    outcome=outcome,
    options=OPTIONS,
    setup=("decks", "knowledge"),
    answering=("window:save", "window:cancel", "window:response"),
    ordered=("deck", "discard", "dead"),
    board=("strength",),
)
