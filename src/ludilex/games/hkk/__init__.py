"""HKK, the Hungarian card game: whole turns with combat, under part III of the Codex."""

from __future__ import annotations

from pathlib import Path

from ludilex.games.hkk.build import OPTIONS, rules
from ludilex.games.hkk.deckcheck import DECKS, presets
from ludilex.games.hkk.facts import QUESTIONS, SKILL_LEVEL, asked
from ludilex.games.hkk.position import describe, outcome, position
from ludilex.games.hkk.preview import priced
from ludilex.games.hkk.printed import remarks
from ludilex.games.hkk.setup import SEATS, SETUP, new_game
from ludilex.games.hkk.terms import EDITIONS
from ludilex.kernel.kit import GameKit

KIT = GameKit(
    name="hkk",
    title="HKK",
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
    ordered=("deck",),
    board=("damage", "life"),
    questions=(*QUESTIONS, SKILL_LEVEL),
    asked=asked,
    face=remarks,
    presets=presets,
    decks=DECKS,
    priced=priced,
)
