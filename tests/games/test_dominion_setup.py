"""What comes into a game with its kingdom and the options of its set-up: cards, Artifacts, mats, further piles."""

from __future__ import annotations

from typing import Any

import pytest

from ludilex import BadInput
from ludilex.games.dominion import KIT
from ludilex.games.dominion.piles import card_facts
from ludilex.games.dominion.terms import ACTION, LANDSCAPE, MOUSE
from ludilex.kernel.state import State

RULES = KIT.rules(KIT.editions[0], {})
NINE = ["Chapel", "Moat", "Vassal", "Village", "Smithy", "Militia", "Market", "Witch", "Way of the Mouse"]


def game(seed: int = 1, **setup: Any) -> State:
    s = KIT.new_game(RULES, 2, seed, setup)
    s.run()
    return s


def mouse_of(s: State) -> str:
    z = s.layout.first_shared + s.layout.shared.index(MOUSE)
    return s.printed(s.head[z]).title


def test_the_mouse_has_an_unused_action_costing_2_or_3() -> None:
    drawn = {mouse_of(game(seed, kingdom=NINE)) for seed in range(1, 40)}
    assert len(drawn) > 5
    assert drawn.isdisjoint(NINE)
    for name in drawn:
        c = card_facts()[name]
        assert c.types & ACTION and c.cost in (2, 3) and not c.potions and not c.debt


def test_the_mouse_has_no_pile_and_brings_what_its_card_needs() -> None:
    s = game(kingdom=NINE, mouse="Sleigh")
    assert mouse_of(s) == "Sleigh"
    assert KIT.describe(s)["mouse"] == ["Sleigh"]
    piles = KIT.describe(s)["piles"]
    assert "Sleigh" not in piles
    assert piles["Horse"] == 30


@pytest.mark.parametrize("mouse", ["Witch", "Village", "Laboratory", "Horse", "Nobody"])
def test_another_card_is_refused(mouse: str) -> None:
    with pytest.raises(BadInput, match="unused Action costing 2 or 3"):
        game(kingdom=NINE, mouse=mouse)
    with pytest.raises(BadInput, match="not in the kingdom"):
        game(kingdom=NINE[:-1], mouse="Sleigh")


def test_one_of_each_artifact_and_no_landscape_is_doubled() -> None:
    s = game(kingdom=["Border Guard", "Gatekeeper", "Citadel", "Way of the Frog"])
    piles = KIT.describe(s)["piles"]
    assert (piles["Horn"], piles["Lantern"]) == (1, 1)
    shared = [s.layout.labels[i] for i, kind in enumerate(s.layout.shared) if kind == LANDSCAPE]
    assert sorted(shared) == ["Citadel", "Exile mat", "Way of the Frog"]
    assert "Exile mat" not in KIT.describe(game(kingdom=["Border Guard"]))["piles"]


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
