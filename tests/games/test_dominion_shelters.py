"""Shelters instead of Estates, and what Joust, Urchin and Pillage bring along."""

from __future__ import annotations

from typing import Any

import pytest

from ludilex import BadInput
from ludilex.games.dominion import KIT
from ludilex.kernel.state import State

RULES = KIT.rules(KIT.editions[0], {})
REWARDS = ("Coronet", "Courser", "Demesne", "Housecarl", "Huge Turnip", "Renown")
SHELTERS = ["Hovel", "Necropolis", "Overgrown Estate"]


def new(players: int, **setup: Any) -> State:
    s = KIT.new_game(RULES, players, 1, setup)
    s.run()
    return s


def deck_of(s: State, seat: str) -> list[str]:
    told = KIT.describe(s)[seat]
    return sorted(told["hand"] + told["deck"])


def test_shelters_replace_the_estates_and_have_no_pile() -> None:
    s = new(3, kingdom=["Village"], shelters=True)
    for seat in "ABC":
        assert deck_of(s, seat) == sorted(["Copper"] * 7 + SHELTERS)
    piles = KIT.describe(s)["piles"]
    assert piles["Estate"] == 12
    assert not set(SHELTERS) & set(piles)


def test_without_them_there_are_three_estates() -> None:
    assert deck_of(new(2, kingdom=["Village"]), "A") == ["Copper"] * 7 + ["Estate"] * 3


def test_shelters_are_no_piles_of_a_kingdom() -> None:
    with pytest.raises(BadInput, match="Hovel is no kingdom card"):
        new(2, kingdom=["Hovel"])


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 2)])
def test_joust_brings_the_rewards(players: int, copies: int) -> None:
    piles = KIT.describe(new(players, kingdom=["Joust"]))["piles"]
    assert {name: piles[name] for name in REWARDS} == dict.fromkeys(REWARDS, copies)
    assert piles["Joust"] == 10


def test_urchin_brings_the_mercenaries_and_pillage_the_spoils() -> None:
    piles = KIT.describe(new(2, kingdom=["Urchin", "Pillage"]))["piles"]
    assert piles["Mercenary"] == 10
    assert piles["Spoils"] == 15


def test_shelters_are_a_yes_or_no() -> None:
    with pytest.raises(BadInput, match="shelters is 'many'; true or false is expected there"):
        new(2, shelters="many")
