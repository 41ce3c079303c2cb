"""What a seat sees of a match of HKK: dealing anew what it cannot know changes nothing of its view."""

from __future__ import annotations

import random

import pytest

import ludilex
from tests.properties.checks import check_counts, check_places


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_cannot_know_never_changes_its_view(seed: int) -> None:
    chance = random.Random(seed)
    game = ludilex.Rules("hkk").new_game(seed=seed)
    asked_openly = 0
    for n in range(300):
        if game.decision is None:
            break
        if n % 6 == 0:
            for seat in (0, 1):
                asked_openly += compare(game, seat, n)
        game.apply(chance.choice(list(game.legal)))
    assert asked_openly > 50


def compare(game: ludilex.Game, seat: int, world: int) -> bool:
    """A dealt world has the same view; False if the seat may not know that another is asked."""
    mine = game.view(seat).to_json()
    if mine["waiting_for"] is None:
        with pytest.raises(ludilex.LudilexError, match="cannot know what is asked"):
            game.determinize(seat, world)
        return False
    other = game.determinize(seat, world)
    check_places(other.state)
    check_counts(other.state)
    theirs = other.view(seat).to_json()
    del mine["steps"], theirs["steps"]  # a dealt world has no past
    if mine["decision"] is not None:
        mine["decision"].pop("number"), theirs["decision"].pop("number")
    assert mine == theirs
    return True


def test_a_thrown_card_is_seen_by_nobody_until_the_action_has_come_about() -> None:
    described = {"A": {"hand": ["Fall into the Void"], "deck": ["Ashling"] * 4}, "B": {"reserve": ["Mosswolf"]}}
    game = ludilex.Rules("hkk").position(described)
    game.apply("Fall into the Void")
    game.apply("Mosswolf")
    for seat in (0, 1):
        thrown = next(z for z in game.view(seat).zones if z.place == "A:void")
        assert thrown.size == 4 and thrown.cards == (None,) * 4
    game.apply("done")
    for seat in (0, 1):
        thrown = next(z for z in game.view(seat).zones if z.place == "A:void")
        assert [c.name for c in thrown.cards if c is not None] == ["Ashling"] * 4


def test_that_the_other_holds_a_reaction_is_not_told() -> None:
    described = {"A": {"points": 2, "hand": ["Green Blessing"]}, "B": {"points": 2, "hand": ["Counterword"]}}
    game = ludilex.Rules("hkk").position(described)
    game.apply("Green Blessing")
    assert game.decision is not None and game.decision.player == 1
    assert game.view(0).waiting_for is None
    assert game.view(1).waiting_for == 1
