"""A Game of Thrones: The Card Game, first edition, for two players (joust): the whole round."""

from __future__ import annotations

from pathlib import Path

from ludilex.games.agot.build import OPTIONS, rules
from ludilex.games.agot.deckcheck import DECKS, presets
from ludilex.games.agot.position import describe, outcome, position
from ludilex.games.agot.setup import SEATS, SETUP, new_game
from ludilex.games.agot.table import table
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
    setup=SETUP,
    answering=("window:save", "window:cancel", "window:response"),
    ordered=("deck", "discard", "dead"),
    presets=presets,
    decks=DECKS,
    table=table,
    full_story=True,
    board=("strength",),
)
