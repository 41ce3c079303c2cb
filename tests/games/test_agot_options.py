"""Options about what comes before the first round: mulligans and decks. The others are in `scenarios/options.yaml`."""

from __future__ import annotations

from typing import Any

import pytest

import ludilex
from ludilex import BadInput
from ludilex.games.agot.build import OPTIONS
from ludilex.games.agot.decks import USUAL, plain, shipped_decks
from ludilex.scenarios.library import installed


def deck(*plots: str) -> dict[str, Any]:
    """A deck that comes with the game with other plots."""
    return {**plain(shipped_decks()[USUAL[0]]), "plots": list(plots), "inferred": []}


@pytest.mark.parametrize(("value", "hands"), [("1", 1), ("0", 0), ("2", 2)])
def test_mulligans(value: str, hands: int) -> None:
    game = ludilex.Rules("agot", mulligans=value).new_game(players=2, seed=3)
    for _ in range(hands):
        assert game.decision is not None and game.decision.prompt == "mulligan"
        game.apply("yes")
    assert game.decision is not None and game.decision.prompt == "setup"


def test_a_hand_that_is_kept_is_kept() -> None:
    game = ludilex.Rules("agot", mulligans="2").new_game(players=2, seed=3)
    game.apply("no")
    assert game.decision is not None and game.decision.prompt == "setup"


SEVEN = shipped_decks()[USUAL[0]].plots


@pytest.mark.parametrize(
    ("plots", "said"),
    [
        (SEVEN[:6], "has 6 plots; exactly 7 are needed"),
        ((*SEVEN[:6], SEVEN[5]), f"There are 2 copies of {SEVEN[5]}; at most 1 is allowed"),
        ((), "has 0 plots"),
    ],
)
def test_a_plot_deck_has_seven_plots(plots: tuple[str, ...], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        ludilex.Rules("agot").new_game(players=2, seed=1, decks=[deck(*plots), USUAL[1]])


def test_two_copies_where_the_plot_allows_it() -> None:
    game = ludilex.Rules("agot").new_game(players=2, seed=1, decks=[deck(*SEVEN[:6], SEVEN[0]), USUAL[1]])
    assert game.decision is not None


def test_any_plot_deck_by_the_option() -> None:
    rules = ludilex.Rules("agot", **{"plot-deck": "any"})
    assert rules.new_game(players=2, seed=1, decks=[deck(*SEVEN[:2]), USUAL[1]]).decision is not None
    with pytest.raises(BadInput, match="cannot be played: it has no plots"):
        rules.new_game(players=2, seed=1, decks=[deck(), USUAL[1]])


def test_a_tournament_deck_has_sixty_cards() -> None:
    with pytest.raises(BadInput, match="60"):
        ludilex.Rules("agot").new_game(players=2, seed=1, **{"decks": USUAL, "deck-format": "tournament"})


def test_any_size_of_decks_by_the_option() -> None:
    rules = ludilex.Rules("agot", **{"deck-size": "any"})
    assert rules.new_game(players=2, seed=1, **{"decks": USUAL, "deck-format": "tournament"}).decision is not None


def test_every_other_value_of_an_option_has_a_ruling() -> None:
    tested = {(name, value) for s in installed("agot").values() for name, value in s.options.items()}
    here = {"mulligans", "plot-deck", "deck-size"}
    assert {(k, v) for k, values in OPTIONS.items() for v in values[1:] if k not in here} <= tested
