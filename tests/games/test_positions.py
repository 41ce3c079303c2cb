"""Positions of every game refuse the same slips in the same words."""

from __future__ import annotations

import pytest

import ludilex
from ludilex.errors import BadInput
from ludilex.kits import kits


@pytest.mark.parametrize("game", kits())
@pytest.mark.parametrize("seed", ["abc", 1.5, True])
def test_a_seed_is_a_whole_number(game: str, seed: object) -> None:
    with pytest.raises(BadInput, match=f"seed is {seed!r}; a whole number is expected there"):
        ludilex.Rules(game).position({"seed": seed})
