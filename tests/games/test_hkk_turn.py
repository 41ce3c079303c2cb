"""The turn of HKK where no ruling shows it: numbers, limits, ends of a match, withdrawal, input that is refused."""

from __future__ import annotations

from typing import Any

import pytest

import ludilex
from ludilex.games.hkk.settle import ended
from ludilex.games.hkk.terms import LIFE


def position(described: dict[str, Any], **options: str) -> ludilex.Game:
    """A match at a position."""
    return ludilex.Rules("hkk", **options).position(described)


@pytest.mark.parametrize(("turns", "creatures", "points"), [(0, 0, 1), (2, 0, 3), (4, 1, 5), (9, 4, 7)])
def test_spell_points_by_turn_and_creatures_in_the_reserve(turns: int, creatures: int, points: int) -> None:
    game = position({"phase": "end", "active": "B", "A": {"turns": turns, "reserve": ["Ashling"] * creatures}})
    assert game.describe()["A"]["points"] == points


def test_nobody_has_more_than_twenty_spell_points() -> None:
    described = {"phase": "end", "active": "B", "A": {"points": 18, "turns": 9}}
    assert position(described).describe()["A"]["points"] == 20
    assert position(described, **{"most-points": "100"}).describe()["A"]["points"] == 23


def test_the_guard_post_holds_so_many_and_each_creature_moves_once() -> None:
    described = {"phase": "swap", "A": {"reserve": ["Ashling", "Mosswolf"], "guard": ["Oileye", "Oileye", "Oileye"]}}
    game = position(described, **{"guard-post": "4"})
    game.apply("Mosswolf")
    assert "Ashling" not in game.legal and "Mosswolf" not in game.legal and "Oileye" in game.legal
    game.apply("Oileye")
    assert "Ashling" in game.legal, "there is room again"


def test_passive_creatures_do_not_change_posts() -> None:
    game = position({"phase": "swap", "A": {"reserve": [{"card": "Ashling", "passive": 1}, "Mosswolf"]}})
    assert [o.name for o in game.legal] == ["Mosswolf", "done"]


def test_creatures_heal_and_buildings_do_not() -> None:
    hurt = {"card": "Root Colossus", "damage": 3}
    described = {"A": {"guard": [hurt], "hand": ["Mosswolf"]}, "B": {"table": [{"card": "Stone Wall", "damage": 2}]}}
    game = position(described)
    assert game.describe()["A"]["guard"][0]["damage"] == 3
    game.apply("done")
    while game.describe()["active"] == "A":
        game.apply("done")
    board = game.describe()
    assert "damage" not in board["A"]["guard"][0] and board["B"]["table"][0]["damage"] == 2


def test_an_empty_deck_is_a_loss_only_where_the_option_says_so() -> None:
    described = {"phase": "draw", "A": {"deck": []}}
    assert not position(described).state.over
    lost = position(described, **{"empty-deck": "loss"})
    assert lost.outcome is not None and lost.outcome.winners == (1,)
    assert lost.outcome.clauses == ("hkk.assume.deck-out",)


def test_who_has_no_life_left_has_lost() -> None:
    game = position({"A": {"points": 1, "hand": ["Fire Tongue"]}, "B": {"life": 1}})
    game.apply("Fire Tongue")
    game.apply("player:B")
    assert game.outcome is not None and game.outcome.winners == (0,) and game.outcome.scores == (20, 0)
    assert game.outcome.clauses == ("hkk.assume.both-dead",)


def test_nobody_wins_where_both_have_no_life_left() -> None:
    state = position({"A": {}}).state.clone()
    for p in range(2):
        state.res[p * state.nr + LIFE] = 0
    assert ended(state) and state.over and state.winners == 0


def test_a_match_of_three_hundred_turns_is_drawn() -> None:
    game = position({"phase": "end", "active": "B", "turn": 300})
    assert game.outcome is not None and game.outcome.winners == ()
    assert game.outcome.clauses == ("hkk.assume.turn-limit",)


def test_a_withdrawn_reaction_leaves_its_player_the_word() -> None:
    described = {
        "A": {"points": 2, "hand": ["Green Blessing"], "life": 10},
        "B": {"hand": ["Corpse-seer"], "deck": ["Ashling"] * 4},
    }
    game = position(described)
    game.apply("Green Blessing")
    game.apply("Corpse-seer")
    loaded = ludilex.load(game.dump())
    for match in (game, loaded):
        match.apply("withdraw")
        assert match.decision is not None and match.decision.player == 1 and "Corpse-seer" in match.legal
        board = match.describe()
        assert board["B"]["deck"] == ["Ashling"] * 4 and board["B"]["void"] == []
        match.apply("done")
        assert match.describe()["A"]["life"] == 14


def test_one_card_pays_in_one_way_only() -> None:
    described = {"A": {"hand": ["Shard Tower"], "reserve": ["Mosswolf", "Ashling", "Ashling"]}}
    game = position(described)
    game.apply("Shard Tower")
    game.apply("Mosswolf")
    game.apply("builder")
    assert "Mosswolf" not in game.legal and "Ashling" in game.legal


def test_a_choice_that_would_leave_the_rest_unpaid_is_not_offered() -> None:
    described = {"A": {"points": 1, "hand": ["Wind Temple"], "reserve": ["Windrunner Elf", "Mosswolf"]}}
    game = position(described)
    game.apply("Wind Temple")
    assert [o.name for o in game.legal] == ["Windrunner Elf", "withdraw"]


@pytest.mark.parametrize(
    ("described", "said"),
    [
        ({"A": {"hand": ["Stonebraker Orc"]}}, "did you mean 'Stonebreaker Orc'?"),
        ({"A": {"hands": []}}, "did you mean 'hand'"),
        ({"phase": "battle"}, "unknown phase 'battle'"),
        ({"A": {"points": -1}}, "a number from 0 up is expected there"),
        ({"A": {"reserve": [{"card": "Ashling", "poisonn": 1}]}}, "did you mean 'poison'?"),
        ({"A": {"table": [{"card": "Type Curse", "named": "monsters"}]}}, "did you mean 'monster'?"),
    ],
)
def test_a_position_that_is_none_is_refused_in_one_sentence(described: dict[str, Any], said: str) -> None:
    with pytest.raises(ludilex.BadInput) as refused:
        position(described)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"decks": "iron-and-embers"}, "two decks are expected there, one for each player"),
        ({"decks": ["iron-and-ember", "wind-and-root"]}, "did you mean 'iron-and-embers'"),
    ],
)
def test_decks_that_are_none_are_refused(setup: dict[str, Any], said: str) -> None:
    with pytest.raises(ludilex.BadInput) as refused:
        ludilex.Rules("hkk").new_game(seed=1, **setup)
    assert said in str(refused.value)
