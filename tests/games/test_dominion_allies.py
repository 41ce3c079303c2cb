"""Set-up with an Ally: what brings one, Favors to start with, and what a kingdom may not hold."""

from __future__ import annotations

from typing import Any

import pytest

from ludilex import BadInput
from ludilex.games.dominion import KIT
from ludilex.games.dominion.effects.allies import names_here
from ludilex.games.dominion.setup import allies
from ludilex.kernel.state import State

RULES = KIT.rules(KIT.editions[0], {})
WIZARDS = ["Wizards", "Village", "Smithy"]


def start(seed: int = 1, players: int = 2, **setup: Any) -> State:
    state = KIT.new_game(RULES, players, seed, setup)
    state.run()
    return state


def test_a_student_brings_one_ally_and_a_favor_for_each_player():
    for kingdom in (WIZARDS, ["Student", "Village"]):
        board = KIT.describe(start(players=3, kingdom=kingdom))
        assert board["ally"] in allies()
        assert [board[seat]["favors"] for seat in "ABC"] == [1, 1, 1]


def test_other_games_have_no_ally():
    board = KIT.describe(start(kingdom=["Forts", "Augurs", "Conjurer"]))
    assert "ally" not in board
    assert board["A"]["favors"] == 0


def test_each_of_the_23_is_drawn_sooner_or_later():
    drawn = {KIT.describe(KIT.new_game(RULES, 2, seed, {"kingdom": WIZARDS}))["ally"] for seed in range(300)}
    assert drawn == set(allies())
    assert len(drawn) == 23


def test_the_ally_can_be_named():
    assert KIT.describe(start(kingdom=WIZARDS, ally="Island Folk"))["ally"] == "Island Folk"
    with pytest.raises(BadInput, match="Island Folk"):
        start(kingdom=WIZARDS, ally="Island Fork")


@pytest.mark.parametrize("name", ["Test Liaison", "Island Folk"])
def test_no_kingdom_names_it(name: str):
    with pytest.raises(BadInput, match="no kingdom card of its own"):
        start(kingdom=[*WIZARDS, name])


def test_naming_a_card_does_not_tell_which_ruins_were_dealt():
    ruins = {"Abandoned Mine", "Ruined Library", "Ruined Market", "Ruined Village", "Survivors"}
    state = start(kingdom=["Wizards", "Cultist"], ally="Island Folk")
    names = [RULES.definitions[d].title for d in names_here(state)]
    assert names == sorted(set(names))
    assert ruins | {"Copper", "Lich", "Cultist"} <= set(names)
    assert not {"Market", "Island Folk", "Wizards"} & set(names)
