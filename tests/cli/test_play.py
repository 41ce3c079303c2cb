"""A match in the terminal, driven through a pipe."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_a_whole_match(ludilex: Run) -> None:
    said = ludilex("play", "--bots", "big-money,big-money", "--seed", "1")
    assert said.code == 0
    assert "The match is over" in said.out and "[dominion.rules.end." in said.out


def test_numbers_names_and_beginnings(ludilex: Run) -> None:
    said = ludilex("play", "--seed", "3", stdin="2\nSil\nall\nsilver\nquit\n")
    assert said.code == 0
    assert said.out.count("A gains Silver (Supply: Silver → A's discard pile)") == 2


def test_nothing_hidden_is_shown(ludilex: Run) -> None:
    said = ludilex("play", "--seed", "3", stdin="all\nSilver\nlog\nquit\n")
    assert "B draws a card (B's deck → B's hand)" in said.out
    assert "B's hand: 5" in said.out


def test_undo_goes_back_over_the_bots(ludilex: Run) -> None:
    said = ludilex("play", "--seed", "3", stdin="all\nSilver\nundo\nGold\nredo\nundo\nundo\nundo\nquit\n")
    assert said.code == 0
    assert "'Gold' cannot be chosen now" in said.out and "[dominion.rules.buy.cost]" in said.out
    assert "there is no choice to undo" in said.out


def test_why_help_and_wrong_answers(ludilex: Run) -> None:
    said = ludilex("play", "--seed", "3", stdin="all\n?\nwhy Province\nwhy Silver\nshow\n\n99\nS\nVilage\n")
    assert said.code == 0
    assert "take your last choice back" in said.out
    assert "[dominion.rules.buy.cost]" in said.out
    assert "Silver can be chosen" in said.out
    assert "the numbers go from 1 to" in said.out
    assert "'S' fits several options: Silver, Smithy" in said.out
    assert "did you mean 'Village'" in said.out


@pytest.mark.parametrize("lang", ["hu", "ru"])
def test_other_languages(ludilex: Run, lang: str) -> None:
    english = ludilex("play", "--seed", "3", stdin="all\nSilver\nquit\n")
    said = ludilex("play", "--seed", "3", "--lang", lang, stdin="all\nSilver\nquit\n")
    assert said.code == 0 and said.out != english.out


def test_save_and_go_on(ludilex: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "match.json")
    assert f"saved {path}" in ludilex("play", "--seed", "3", stdin=f"all\nsave {path}\nquit\n").out
    assert json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))["played"] == ["all"]
    said = ludilex("play", "--load", path, stdin="Silver\nquit\n")
    assert "Gain: Silver" in said.out


def test_everybody_at_one_keyboard(ludilex: Run) -> None:
    said = ludilex("play", "--bots", "you,you,you", "--seed", "2", stdin="all\ndone\nall\ndone\nquit\n")
    assert said.code == 0
    assert "C*: " in said.out


def test_bots_are_told_in_short(ludilex: Run) -> None:
    said = ludilex("play", "--seed", "3", stdin="all\nSilver\nquit\n")
    assert "  B: Play: Copper x" in said.out
    assert "(Supply: Silver → B's discard pile)" not in said.out


def test_players_and_card_text(ludilex: Run) -> None:
    said = ludilex("play", "--players", "4", "--seed", "1", stdin="? moat\n? Mota\n?\nquit\n")
    assert said.code == 0 and "D's hand: 5" in said.out
    assert "Moat: Action, Reaction; cost: 2 coins" in said.out
    assert "did you mean 'Moat'" in said.out
    assert "3 seats" in ludilex("play", "--players", "3", "--bots", "you,random").err


def test_from_the_position_of_a_ruling(ludilex: Run) -> None:
    said = ludilex("play", "--load", "dom.sc.002", stdin="Replace\nSkulk\nquit\n")
    assert "A puts Skulk onto the deck" in said.out
