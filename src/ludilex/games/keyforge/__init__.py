"""KeyForge: the whole turn for two players, by the rule book 1.2 or version 14."""

from __future__ import annotations

from pathlib import Path

from ludilex.games.keyforge.build import OPTIONS, rules
from ludilex.games.keyforge.deckcheck import DECKS, presets
from ludilex.games.keyforge.formats import FORMATS
from ludilex.games.keyforge.position import describe, facts, outcome, position
from ludilex.games.keyforge.setup import SEATS, SETUP, new_game
from ludilex.games.keyforge.terms import (
    EDITIONS,
)
from ludilex.kernel.kit import GameKit

KIT = GameKit(
    name="keyforge",
    title="KeyForge",
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
    ordered=("deck", "discard", "line"),
    facts=facts,
    board=("power", "armor"),
    pools=("amber", "keys"),
    quiet=("red", "blue", "yellow"),
    presets=presets,
    decks=DECKS,
    formats=FORMATS,
)
