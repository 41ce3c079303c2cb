"""Series of KeyForge: best of three, reversal, adaptive; conceding."""

from __future__ import annotations

import json

import pytest

import ludilex
from ludilex.errors import BadInput, IllegalChoice, LudilexError
from ludilex.games.keyforge.formats import FORMATS, Adaptive
from ludilex.games.keyforge.terms import CHAINS
from ludilex.kernel.formats import PASS, Plan, Played, Question
from ludilex.series import FRIENDLY, Series, load_series

RULES = ludilex.Rules("keyforge")
OWN, SWAPPED = (0, 1), (1, 0)


def decks_by_seat(series: Series) -> list[str]:
    """A card that only one of the two usual decks has, by who owns it."""
    assert series.game is not None
    board = series.game.describe()
    return ["embers" if "Troll" in board[seat]["deck"] + board[seat]["hand"] else "vows" for seat in "AB"]


def test_best_of_three() -> None:
    series = Series(RULES, "best-of-three", seed=2)
    assert decks_by_seat(series) == ["embers", "vows"]
    series.concede(1)
    assert series.wins == [1, 0] and series.game is None and series.decision is not None
    assert (series.decision.player, series.decision.prompt) == (1, "series-first")
    assert series.asked is not None and series.asked.clauses == ("keyforge.rules.series-first",)
    series.apply("A")
    assert series.game.decision.player == 0 and decks_by_seat(series) == ["embers", "vows"]
    series.concede(0)
    series.apply("player:0")
    series.concede(0)
    assert series.over and series.outcome is not None
    assert (series.outcome.winners, series.outcome.scores) == ((1,), (1, 2))
    with pytest.raises(IllegalChoice, match="the series is over"):
        series.apply("A")
    with pytest.raises(LudilexError, match="no match is being played"):
        series.concede(0)


def test_two_wins_are_enough() -> None:
    series = Series(RULES, "best-of-three", seed=2)
    series.concede(1)
    series.apply("B")
    series.concede(1)
    assert series.outcome is not None and series.outcome.scores == (2, 0)
    assert series.outcome.clauses == ("keyforge.rules.best-of-three",)


def test_reversal() -> None:
    series = Series(RULES, "reversal", seed=2)
    assert decks_by_seat(series) == ["vows", "embers"]
    series.concede(1)
    series.apply("B")
    assert decks_by_seat(series) == ["vows", "embers"]


def test_adaptive() -> None:
    series = Series(RULES, "adaptive", seed=2)
    assert decks_by_seat(series) == ["embers", "vows"]
    series.concede(1)  # Embers of Dis wins
    series.apply("B")
    assert decks_by_seat(series) == ["vows", "embers"]
    series.concede(0)  # Embers of Dis wins again, for the other player
    asked = series.asked
    assert asked is not None and (asked.seat, asked.prompt, asked.deck) == (1, "series-bid", 0)
    assert asked.clauses == ("keyforge.rules.chain-bid",) and asked.options[:2] == (PASS, "number:1")
    series.apply("4")
    assert series.decision is not None and series.decision.player == 0
    with pytest.raises(IllegalChoice):
        series.apply("4")
    series.apply("7")
    series.apply("pass")
    assert series.decision.prompt == "series-first" and series.decision.player == 0
    series.apply("A")
    assert decks_by_seat(series) == ["embers", "vows"] and series.plan is not None
    assert series.plan.setup == {"chains": [7, 0]} and series.game.state.resource(0, CHAINS) == 6  # one is shed


def test_whoever_bids_more_plays_the_other_ones_deck() -> None:
    series = Series(RULES, "adaptive", seed=2)
    for choice in ("concede:1", "A", "concede:0", "24", "A"):
        series.apply(choice)
    assert decks_by_seat(series) == ["vows", "embers"]
    assert series.plan is not None and series.plan.setup == {"chains": [0, 24]}


def test_without_a_bid_the_owner_plays_it() -> None:
    series = Series(RULES, "adaptive", seed=2)
    for choice in ("concede:1", "A", "concede:0", "pass", "A"):
        series.apply(choice)
    assert decks_by_seat(series) == ["embers", "vows"] and series.game.state.resource(0, CHAINS) == 0


def test_one_player_may_win_with_both_decks() -> None:
    format = FORMATS["adaptive"]
    assert format.next(2, [Played((0,), (3, 1), OWN), Played((0,), (3, 0), SWAPPED)], []) is None


def test_what_bots_bid() -> None:
    format = FORMATS["adaptive"]
    assert isinstance(format, Adaptive)
    played = [Played((0,), (3, 1), OWN), Played((1,), (2, 3), SWAPPED)]  # three keys ahead in two matches
    answers: list[str] = []
    while isinstance(coming := format.next(2, played, answers), Question):
        answers.append(format.usual(coming, played, answers))
    assert answers == ["number:1", "number:2", "number:3", "number:4", PASS, "player:0"]
    assert coming == Plan(OWN, 0, {"chains": [4, 0]}, ("keyforge.rules.chain-bid", "keyforge.rules.series-first"))


def test_a_rematch_has_other_shuffles_and_the_loser_says_who_begins() -> None:
    series = Series(RULES, FRIENDLY, seed=2)
    first = series.game.describe()["A"]["deck"]
    series.concede(0)
    series.apply("B")
    assert series.game.decision.player == 1 and series.game.describe()["A"]["deck"] != first


def test_saves() -> None:
    series = Series(RULES, "adaptive", seed=2, decks=["vows-of-sanctum", "embers-of-dis"])
    for choice in ("no", "concede:1", "A", "yes", "concede:0", "3"):
        assert load_series(json.loads(json.dumps(series.dump()))).dump() == series.dump()
        series.apply(choice)
    again = load_series(json.loads(json.dumps(series.dump())))
    assert again.decision == series.decision and again.wins == [1, 1]
    for damage in ({"format": "adaptve"}, {"played": 3}, {"answers": ["x", "y"]}, {"match": {}}, {"series": 7}):
        with pytest.raises(BadInput):
            load_series(series.dump() | damage)


def test_formats_are_known_by_name() -> None:
    with pytest.raises(BadInput, match="unknown format 'adaptve'; did you mean 'adaptive'"):
        Series(RULES, "adaptve")
    with pytest.raises(BadInput, match="Dominion has no formats"):
        Series(ludilex.Rules("dominion"), "adaptive")


# ---- conceding a match
@pytest.mark.parametrize("game", ["keyforge", "dominion", "agot", "hkk"])
def test_conceding_ends_the_match(game: str) -> None:
    match = ludilex.Rules(game).new_game(seed=1)
    before = match.describe()
    match.concede(0)
    assert match.outcome is not None and match.outcome.winners == (1,) and match.conceded == 0
    assert match.decision is None and match.view(1).outcome == match.outcome
    again = ludilex.load(json.loads(json.dumps(match.dump())))
    assert again.outcome == match.outcome
    match.undo()
    assert match.outcome is None and match.describe() == before
    match.redo()
    assert match.conceded == 0
    with pytest.raises(IllegalChoice, match="it is over"):
        match.concede(1)


def test_who_cannot_concede() -> None:
    match = ludilex.Rules("dominion").new_game(players=3, seed=1)
    with pytest.raises(IllegalChoice, match="only a match of two"):
        match.concede(0)
    for key in ("concede:2", "concede:x", "concede:"):
        with pytest.raises(BadInput, match="there is no seat"):
            ludilex.Rules("keyforge").new_game(seed=1).apply(key)
