"""A card with an ability about its own play: also when it is played again, and whoever else may listen."""

from __future__ import annotations

from unittest import mock

import pytest

from ludilex import Rules
from ludilex.games.dominion import build, piles
from ludilex.games.dominion.build import When, card
from ludilex.games.dominion.terms import ACTION, V_PLAY
from ludilex.games.dominion.words import coins

BELL = card("Bell", ACTION, 2, when=[When(V_PLAY, [coins(1)])])


@pytest.fixture
def rules():
    cards = [*build.all_cards(), BELL]
    with mock.patch.object(build, "all_cards", lambda: cards), mock.patch.object(piles, "all_cards", lambda: cards):
        build.rules_of.cache_clear()
        piles.card_facts.cache_clear()
        yield Rules("dominion")
    build.rules_of.cache_clear()
    piles.card_facts.cache_clear()


@pytest.mark.parametrize("other", ["Moat", "Estate"])
def test_each_play_of_it_rings(rules, other):
    game = rules.position({"A": {"hand": ["Throne Room", "Bell"]}, "B": {"hand": [other]}})
    game.apply("Throne Room")
    game.apply("Bell")
    assert game.describe()["A"]["coins"] == 2
