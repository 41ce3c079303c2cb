"""Random matches to the end: nothing breaks, nothing is lost, and a saved or cloned match goes on alike.

LUDILEX_GAMES=1000 plays that many; the sample is small.
"""

from __future__ import annotations

import os
import random

import pytest

from ludilex.games.agot import KIT
from ludilex.games.agot.build import card_facts
from ludilex.games.agot.settle import power_of
from ludilex.games.agot.terms import (
    ATTACHED,
    ATTACHMENT,
    CHARACTER,
    DUPLICATES,
    GOAL,
    HOUSE_CARD,
    K_KNEELING,
    K_MORIBUND,
    LIMBO,
    LOCATION,
    PLOT,
)
from ludilex.kernel.state import State
from tests.properties.checks import check_counts, check_places, reloaded, same

GAMES = int(os.environ.get("LUDILEX_GAMES", "24"))
EVERY = 60  # decisions between two looks
AHEAD = 6  # decisions a copy plays on
MOST = 20_000
DRAWN = sorted(n for n, c in card_facts().items() if not c.types & (PLOT | HOUSE_CARD))
CHARACTERS = sorted(n for n, c in card_facts().items() if c.types & CHARACTER)
ATTACHMENTS = sorted(n for n, c in card_facts().items() if c.types & ATTACHMENT)
ON_TABLE = sorted(n for n, c in card_facts().items() if c.types & (CHARACTER | LOCATION))
PLOTS = sorted(n for n, c in card_facts().items() if c.types & PLOT)


def check_board(s: State) -> None:
    """Kneeling is yes or no; what lies on a card lies on one in play; nothing dying or played outlives its window."""
    for c in range(len(s.zone)):
        assert s.counter(c, K_KNEELING) in (0, 1)
        if s.kind(c) in (ATTACHED, DUPLICATES):
            assert s.in_play(s.host[c]), s.printed(c).title
    if not any(f.program.kind for f in s.stack[: s.sp]):
        assert all(s.counter(c, K_MORIBUND) == 0 and s.kind(c) != LIMBO for c in range(len(s.zone)))


def check_copies(s: State, seed: int) -> None:
    """A clone and a loaded dump play on like the original."""
    copies = [s.clone(), reloaded(s)]
    assert same(copies[1], s)
    for copy in copies:
        chance = random.Random(seed)
        for _ in range(AHEAD):
            if not copy.over:
                copy.apply(chance.choice(copy.options()))
    assert same(*copies)


def play_out(s: State, chance: random.Random, most: int = MOST) -> None:
    """Random choices to the end, with looks on the way."""
    s.run()
    for i in range(most):
        if s.over:
            return
        assert s.nopts > 0
        if i % EVERY == EVERY - 1:
            check_places(s)
            check_counts(s)
            check_board(s)
            check_copies(s, i)
        s.apply(chance.choice(s.options()))
    assert most < MOST, "the match does not end"


@pytest.mark.parametrize("n", range(GAMES))
def test_random_match(n: int) -> None:
    s = KIT.new_game(KIT.rules(KIT.editions[n % 2], {}), 2, n, {"knowledge": n % 3 != 0})
    cards = len(s.zone)
    play_out(s, random.Random(n))
    assert len(s.zone) == cards
    assert s.winners == 0 or power_of(s, 0 if s.winners == 1 else 1) >= GOAL


@pytest.mark.parametrize("n", range(GAMES))
def test_any_cards_anywhere(n: int) -> None:
    """Positions in which every card may lie anywhere, those of later sets and of rulings among them."""
    chance = random.Random(n)
    seats = {
        seat: {
            "house": chance.choice(["House Stark", "House Lannister", "House Baratheon", "House Targaryen"]),
            "gold": 6,
            "hand": chance.sample(DRAWN, 8),
            "deck": chance.sample(DRAWN, 20),
            "discard": chance.sample(DRAWN, 3),
            "dead": chance.sample(DRAWN, 2),
            "plots": chance.sample(PLOTS, 4),
            "play": [
                {"card": name, "with": chance.sample(ATTACHMENTS, 1) if name in CHARACTERS and n % 2 else []}
                for name in chance.sample(ON_TABLE, 6)
            ],
        }
        for seat in "AB"
    }
    phase = chance.choice(["plot", "marshalling", "challenges", "dominance"])
    s = KIT.position(KIT.rules(KIT.editions[n % 2], {}), {**seats, "phase": phase, "seed": n})
    play_out(s, chance, 400)
