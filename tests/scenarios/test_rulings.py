"""Every ruling of every game, as runnable scenarios."""

from __future__ import annotations

import pytest

from ludilex.errors import BadInput
from ludilex.scenarios.format import Scenario, parse
from ludilex.scenarios.library import installed
from ludilex.scenarios.runner import run

RULINGS = installed()


@pytest.mark.parametrize("scenario", RULINGS.values(), ids=RULINGS.keys())
def test_ruling(scenario: Scenario):
    result = run(scenario)
    if scenario.disputed is None:
        assert not result.failures


def test_there_are_enough_rulings():
    assert sum(s.game == "dominion" for s in RULINGS.values()) >= 40


def test_until_names_a_phase_of_the_game() -> None:
    [s] = parse("game: dominion\nscenarios: [{id: x, script: [{until: cleenup}]}]", "my.yaml")
    with pytest.raises(
        BadInput, match=r"my\.yaml: x: unknown moment after `until` 'cleenup'; did you mean 'cleanup'\?"
    ):
        run(s)


def test_rules_options_of_a_scenario() -> None:
    [s] = parse("game: dominion\nscenarios: [{id: x, options: {play-lost: playd}}]", "my.yaml")
    with pytest.raises(BadInput, match="unknown value of the option play-lost 'playd'; did you mean 'played'"):
        run(s)
