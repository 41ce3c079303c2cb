"""What the rulings of KeyForge do not show: decks, who begins, hidden zones, mavericks in a hand."""

from __future__ import annotations

import pytest

import ludilex
from ludilex.errors import BadInput
from ludilex.games.keyforge import KIT
from ludilex.games.keyforge.build import rules_of
from ludilex.games.keyforge.terms import (
    F_HOUSES,
    HAND,
)

RULES = ludilex.Rules("keyforge")
SMALL = {"dis": {"Pit Demon": 8}, "brobnar": ["Troll"] * 4}


def test_a_deck_may_be_given() -> None:
    game = RULES.new_game(seed=1, decks=[SMALL, "embers-of-dis"], first=0, legal=False)
    board = game.describe()
    assert board["A"]["hand_size"] + board["A"]["deck_size"] == 12
    assert board["B"]["hand_size"] == 6 and board["B"]["deck_size"] == 30
    assert game.decision is not None and game.decision.player == 0
    assert game.state.fact(F_HOUSES) == 0b11


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ({"dis": {"Pit Daemon": 1}}, "unknown card 'Pit Daemon'; did you mean 'Pit Demon'?"),
        ({"diss": {"Pit Demon": 1}}, "unknown house 'diss'; did you mean 'dis'?"),
        (
            {"dis": {"Pit Demon": 0}},
            "Pit Demon in the deck given is there 0 times; a number from 1 up to 100 is expected",
        ),
        ({"dis": {"Body 1": 1}}, "unknown card 'Body 1'"),
        ({"dis": 3}, "dis in the deck given is 3; a list of cards, or their counts, is expected"),
        ([], "the deck given is \\[\\]; a mapping from houses to their cards is expected there"),
        (
            {h: ["Troll"] for h in ("dis", "logos", "mars", "sanctum")},
            r"the deck given is not legal: The deck has 4 cards; 36 are needed. .* The deck has 4 houses",
        ),
        ("embers", "unknown deck 'embers'; did you mean 'Embers of Dis' or 'embers-of-dis'?"),
    ],
)
def test_bad_decks_are_refused_for_people(deck: object, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        RULES.new_game(decks=[deck, SMALL])


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"A": {"lines": []}}, "unknown part of seat A 'lines'; did you mean 'line'?"),
        ({"A": {"line": ["Trol"]}}, "unknown card 'Trol'; did you mean 'Troll'?"),
        ({"A": {"line": [{"card": "Troll", "house": "mers"}]}}, "unknown house 'mers'; did you mean 'mars'?"),
        ({"A": {"line": [{"card": "Troll", "owner": "C"}]}}, "unknown owner 'C'"),
        ({"A": {"amber": -1}}, "A.amber is -1; a number from 0 up is expected there"),
        ({"phase": "man"}, "unknown phase 'man'; did you mean 'main'?"),
        ({"house": "diss"}, "unknown house 'diss'; did you mean 'dis'?"),
        ({"active": "C"}, "unknown active seat 'C'"),
        ({"A": {"houses": "dis"}}, "A.houses is 'dis'; a list of houses is expected there"),
        ({"A": {"deck": [{"card": "Troll", "copies": 1000}]}}, "Troll is there 1000 times; a number from 0 up to 100"),
        ({"C": {}}, "unknown part of a position 'C'"),
    ],
)
def test_bad_positions_are_refused_for_people(position: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        RULES.position(position)


def test_the_seed_decides_who_begins() -> None:
    asked = [RULES.new_game(seed=n).decision for n in range(8)]
    assert {decision.player for decision in asked if decision is not None} == {0, 1}


def test_archives_hands_and_decks_are_hidden() -> None:
    game = RULES.position(
        {"house": "logos", "A": {"hand": ["Labwork", "Troll", "Urchin"], "deck": ["Bumpsy"]}, "B": {"hand": ["Fear"]}}
    )
    game.apply("play:Labwork")
    game.apply("Troll")
    mine = {z.place: z for z in game.view(0).zones}
    theirs = {z.place: z for z in game.view(1, since=0).zones}
    assert [c.name for c in mine["A:archives"].cards if c] == ["Troll"]
    assert theirs["A:archives"].size == 1 and not theirs["A:archives"].cards
    assert not theirs["A:hand"].cards and not mine["B:hand"].cards
    assert [c.name for c in theirs["A:discard"].cards if c] == ["Labwork"]
    told = game.view(1, since=0).steps
    assert not any(step.card in ("Troll", "Urchin", "Bumpsy") for step in told)
    assert any(step.verb == "archive" and step.hidden for step in told)


def test_mavericks_lie_in_a_hand_in_the_same_order_whichever_was_met_first() -> None:
    names = []
    for houses in (["untamed", "mars"], ["mars", "untamed"]):
        rules = rules_of.__wrapped__("v14")  # as another process makes them
        cards = [{"card": "Troll", "house": h} for h in houses]
        s = KIT.position(rules, {"A": {"hand": [*cards, "Urchin", "Bumpsy"]}})
        names.append([s.printed(c).name for c in s.cards_in(HAND)])
    assert names[0] == names[1]


def test_reasons_tell_play_and_discard_apart() -> None:
    game = RULES.position({"house": "logos", "A": {"hand": ["Phase Shift", "Anger"]}})
    game.apply("play:Phase Shift")
    assert game.why_not("play:Anger") == []
    assert game.why_not("discard:Anger")[0].clauses == ("keyforge.off-house.1",)


def test_the_third_key_ends_the_match() -> None:
    game = RULES.position({"phase": "key", "A": {"amber": 6, "keys": 2}})
    assert game.outcome is not None
    assert game.outcome.winners == (0,) and game.outcome.scores == (3, 0)
    assert game.outcome.clauses == ("keyforge.rules.third-key",)
