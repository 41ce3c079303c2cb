"""What the rulings do not show: decks, set-up, costs, why something is not offered, and words that are there."""

from __future__ import annotations

from typing import Any

import pytest

import ludilex
from ludilex import BadInput
from ludilex.games.agot import KIT
from ludilex.games.agot.build import all_cards
from ludilex.match import Game

RULES = ludilex.Rules("agot")


def at(**position: Any) -> Game:
    return RULES.position(position)


def play(game: Game, *script: str) -> Game:
    for text in script:
        game.apply(text)
    return game


def test_there_are_enough_cards() -> None:
    real = [c for c in all_cards() if not c.test]
    assert len(real) >= 160 and len({c.name for c in real}) == len(real)
    assert sum(bool(c.missing) for c in real) <= 3


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"phase": "chalenges"}, "did you mean 'challenges'"),
        ({"phase": "epic"}, "unknown phase 'epic'"),
        ({"active": "X"}, "unknown seat 'X'"),
        ({"A": {"gold": -1}}, "-1"),
        ({"A": {"plai": []}}, "did you mean 'play'"),
        ({"A": {"play": ["Ned Stark"]}}, "unknown card 'Ned Stark'"),
        ({"A": {"house": "Ice"}}, "a House card is expected"),
        ({"A": {"play": [{"card": "Ice", "powr": 1}]}}, "did you mean 'power'"),
        ({"X": {}}, "unknown part of a position 'X'"),
        ({"A": 3}, "a mapping is expected"),
    ],
)
def test_a_bad_position_is_refused_in_one_sentence(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        RULES.position(position)


def test_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    for gold, offered in ((1, False), (2, True)):
        game = at(first="A", A={"house": "House Lannister", "gold": gold, "hand": ["The Lion's Will"]},
                  B={"play": ["Hodor"]})  # fmt: skip
        assert ("The Lion's Will" in game.legal) == offered


def test_influence_is_knelt_for_and_excess_is_lost() -> None:
    game = at(
        first="A",
        A={
            "house": "House Baratheon",
            "play": ["Selyse Baratheon", "Crossroads", "Summer Sea", "Hodor"],
            "hand": ["Muster"],
        },
    )
    play(game, "Selyse Baratheon", "Summer Sea", "Hodor")
    board = {c["card"]: c for c in game.describe()["A"]["play"] if isinstance(c, dict)}
    assert board["Summer Sea"]["kneeling"] == 1 and "Crossroads" not in board


def test_gold_is_spent_only_in_ones_own_marshalling() -> None:
    game = at(
        phase="marshalling", first="A", active="A",
        A={"hand": ["Muster"]},
        B={"house": "House Lannister", "gold": 5, "hand": ["The Lion's Will", "Distraction"], "play": ["Hodor"]},
    )  # fmt: skip
    play(game, "done")
    assert "Distraction" in game.legal and "The Lion's Will" not in game.legal


def test_what_cannot_be_killed_cannot_be_chosen_to_be_killed() -> None:
    game = at(
        phase="marshalling", active="A",
        A={"house": "House Lannister", "play": ["Ser Ilyn Payne"], "hand": ["Muster"]},
        B={"plot": "The Power of Blood", "play": ["Robb Stark", "Sansa Stark", "Direwolf Pup", "Bastard of Robert"]},
    )  # fmt: skip
    play(game, "Ser Ilyn Payne")
    assert game.decision is not None and game.decision.prompt == "choose:kill"
    assert [o.name for o in game.legal] == ["Ser Ilyn Payne", "Direwolf Pup", "Bastard of Robert"]


def test_a_limit_counts_each_copy_and_ends_with_its_time() -> None:
    game = at(
        phase="dominance", first="A",
        A={"house": "House Targaryen", "gold": 9, "hand": ["Muster"], "play": ["Viserion"], "plots": ["Test Plot"]},
        B={"play": [{"card": n, "kneeling": 1} for n in ("Robb Stark", "Sansa Stark")], "plots": ["Test Plot"]},
    )  # fmt: skip
    while game.decision is not None and game.decision.prompt != "window:action":
        game.apply("done")
    play(game, "Viserion", "Robb Stark")
    while game.decision is not None and game.decision.prompt != "window:action":
        game.apply("done")
    assert "Viserion" not in game.legal


def test_an_event_that_brings_both_to_fifteen_is_won_by_the_first_player() -> None:
    for first in "AB":
        game = at(
            phase="challenges", first=first, active=first,
            A={"house": "House Baratheon", "house_power": 15, "play": ["Melisandre"], "hand": ["Muster"]},
            B={"house": "House Stark", "house_power": 15, "hand": ["Distinct Mastery"]},
        )  # fmt: skip
        play(game, "done")
        while game.decision is not None:
            game.apply("done" if "done" in game.legal else game.decision.options[0])
        assert game.outcome is not None
        assert game.outcome.winners == ("AB".index(first),)
        assert game.outcome.clauses == ("agot.assume.both-at-goal",)


def test_a_match_that_goes_on_too_long_is_a_draw() -> None:
    state = KIT.position(RULES.kernel, {"phase": "taxation", "A": {"hand": ["Muster"]}})
    state.turn = 60
    state.run()
    while not state.over:
        state.apply(state.opts[0])
    assert state.winners == 0 and RULES.kernel.citations[state.end_citation] == ("agot.assume.round-limit",)
