"""Every ruling of every game, as runnable scenarios."""

from __future__ import annotations

import pytest

from ludilex.scenarios.format import Scenario
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
