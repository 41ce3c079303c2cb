"""What the options of Dominion's set-up add to the table."""

from __future__ import annotations

import pytest

from ludilex.errors import BadInput
from ludilex.games.dominion import KIT

RULES = KIT.rules(KIT.editions[0], {})


@pytest.mark.parametrize(("players", "colonies"), [(2, 8), (3, 12), (6, 12)])
def test_colony_adds_both_piles(players: int, colonies: int) -> None:
    piles = KIT.describe(KIT.new_game(RULES, players, 1, {"colony": True}))["piles"]
    assert (piles["Platinum"], piles["Colony"]) == (12, colonies)


@pytest.mark.parametrize("setup", [{}, {"colony": False}])
def test_without_it_there_are_none(setup: dict[str, object]) -> None:
    piles = KIT.describe(KIT.new_game(RULES, 2, 1, setup))["piles"]
    assert "Platinum" not in piles and "Colony" not in piles


def test_it_is_a_yes_or_no() -> None:
    with pytest.raises(BadInput, match="colony is 'many'; true or false is expected there"):
        KIT.new_game(RULES, 2, 1, {"colony": "many"})


def test_platinum_is_no_kingdom_card() -> None:
    with pytest.raises(BadInput, match="Platinum is no kingdom card of its own"):
        KIT.new_game(RULES, 2, 1, {"kingdom": ["Platinum"]})
