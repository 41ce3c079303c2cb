"""Comparing what came of a scenario with what was expected."""

from __future__ import annotations

from typing import Any

import pytest

from ludilex.records import Step
from ludilex.scenarios.outcomes import differences, fits, forbidden_steps, missing_steps, uncited

START: dict[str, Any] = {"piles": {"Spoils": 15, "Skulk": 10}}
BOARD: dict[str, Any] = {
    "phase": "buy",
    "turn": 1,
    "trash": ["Estate", "Curse"],
    "piles": {"Spoils": 16, "Skulk": 9, "Gold": 30},
    "embargo_tokens": {"Province": 1},
    "A": {
        "hand": ["Copper", "Gold", "Copper"],
        "deck": ["Skulk", "Estate"],
        "discard": ["Gold", "Curse"],
        "coins": 7,
    },
}


@pytest.mark.parametrize(
    "expect",
    [
        {},
        {"phase": "buy", "turn": 1, "trash": ["Curse", "Estate"]},
        {"A": {"hand": ["Gold", "Copper", "Copper"], "coins": 7}},
        {"A": {"deck": ["Skulk", "Estate"], "discard": ["Gold", "Curse"]}},
        {"piles": {"Spoils": 1, "Skulk": -1, "Gold": 30}},
        {"embargo_tokens": {"Province": 1}},
    ],
)
def test_as_expected(expect: dict[str, Any]) -> None:
    assert differences(BOARD, START, expect) == []


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ({"phase": "action"}, "phase is buy, not action"),
        ({"trash": ["Curse"]}, "trash is [Estate, Curse], not [Curse]"),
        (
            {"A": {"hand": ["Copper", "Gold", "Gold"]}},
            "A.hand is [Copper, Gold, Copper], not [Copper, Gold, Gold]",
        ),
        ({"A": {"deck": ["Estate", "Skulk"]}}, "A.deck is [Skulk, Estate], not [Estate, Skulk]"),
        ({"A": {"discard": ["Curse", "Gold"]}}, "A.discard is [Gold, Curse], not [Curse, Gold]"),
        ({"A": {"coins": 4}}, "A.coins is 7, not 4"),
        ({"A": {"coins": ["Gold"]}}, "A.coins is 7, not [Gold]"),
        ({"A": {"hnad": []}}, "A.hnad: unknown part of the description 'hnad'; did you mean 'hand'?"),
        ({"piles": {"Spoils": 0}}, "piles.Spoils has changed by +1, not by +0"),
        ({"piles": {"Spoil": 1}}, "piles: unknown pile 'Spoil'; did you mean 'Spoils'?"),
        ({"embargo_tokens": {"Province": 2}}, "embargo_tokens.Province is 1, not 2"),
        ({"phase": {"a": 1}}, "phase is buy, not {a: 1}"),
    ],
)
def test_every_difference_is_a_sentence(expect: dict[str, Any], said: str) -> None:
    assert differences(BOARD, START, expect) == [said]


def step(index: int, **fields: Any) -> Step:
    return Step(index=index, depth=0, **fields)


STEPS = [
    step(0, kind="event", verb="play", card="Spoils", player=0, source="A:hand", to="A:play", by="Counterfeit"),
    step(1, kind="event", verb="plus", resource="coins", amount=3),
    step(2, kind="stopped", verb="trash", card="Spoils", clauses=("dominion.x.2", "dominion.x.2a")),
    step(3, kind="event", verb="plus", resource="coins", amount=3),
]


@pytest.mark.parametrize(
    ("number", "pattern", "fitting"),
    [
        (0, {"kind": "event", "card": "Spoils", "to": "A:play", "by": "Counterfeit"}, True),
        (0, {"player": "A"}, True),
        (0, {"player": "B"}, False),
        (1, {"player": "A"}, False),
        (1, {"resource": "coins", "amount": 3}, True),
        (2, {"clause": "dominion.x.2a"}, True),
        (2, {"clause": "dominion.x.3"}, False),
        (2, {"kind": "stopped", "verb": "move"}, False),
    ],
)
def test_patterns(number: int, pattern: dict[str, str | int], fitting: bool) -> None:
    assert fits(STEPS[number], pattern) is fitting


def test_steps_are_a_subsequence() -> None:
    assert missing_steps(STEPS, [{"verb": "play"}, {"kind": "stopped"}, {"amount": 3}]) == []
    assert missing_steps(STEPS, [{"amount": 3}, {"amount": 3}]) == []
    assert missing_steps(STEPS, [{"kind": "stopped"}, {"verb": "play"}]) == [
        "no step {verb: play} comes after step 2 {kind: stopped}"
    ]
    assert missing_steps(STEPS, [{"amount": 3}] * 3) == ["no step {amount: 3} comes after step 3 {amount: 3}"]
    assert missing_steps([], [{"kind": "look"}]) == ["no step {kind: look} comes after the start"]


def test_never_and_clauses() -> None:
    assert forbidden_steps(STEPS, [{"kind": "event", "verb": "trash"}]) == []
    assert forbidden_steps(STEPS, [{"kind": "stopped"}]) == ["step 2 is {kind: stopped}, which must not happen"]
    assert uncited(["a.b", "c.d"], {"a.b"}) == ["no step cites c.d"]


LINE: dict[str, Any] = {"A": {"line": [{"card": "Troll", "damage": 3, "with": ["Blood of Titans"]}, "Urchin", "Troll"]}}


@pytest.mark.parametrize(
    "line",
    [
        ["Troll", "Troll", "Urchin"],
        ["Troll", {"card": "Troll", "damage": 3}, "Urchin"],
        [{"card": "Urchin", "damage": 0}, {"card": "Troll", "with": []}, "Troll"],
    ],
)
def test_cards_are_compared_by_what_is_named_of_them(line: list[Any]) -> None:
    assert differences(LINE, LINE, {"A": {"line": line}}) == []


@pytest.mark.parametrize(
    "line",
    [
        ["Troll", "Urchin"],
        [{"card": "Troll", "damage": 3}, {"card": "Troll", "damage": 3}, "Urchin"],
        [{"card": "Troll", "damage": 2}, "Troll", "Urchin"],
        [{"card": "Troll", "with": []}, {"card": "Troll", "with": []}, "Urchin"],
    ],
)
def test_cards_that_differ_in_what_is_named(line: list[Any]) -> None:
    assert differences(LINE, LINE, {"A": {"line": line}}) != []


def test_the_order_counts_where_the_game_says_so() -> None:
    wanted = {"A": {"line": ["Troll", "Troll", "Urchin"]}}
    assert differences(LINE, LINE, wanted, ["line"]) != []


@pytest.mark.parametrize(
    ("line", "right"),
    [
        (["Troll", {"card": "Troll", "damage": 3, "with": ["Blood of Titans"]}, "Urchin"], True),
        (["Troll", {"card": "Troll", "damage": 3}, "Urchin"], False),
        (["Troll", "Troll", "Urchin"], False),
        (["Troll", {"card": "Troll", "damage": 3, "with": ["Blood of Titans"]}, {"card": "Urchin", "stun": 0}], True),
    ],
)
def test_an_exact_file_names_all_that_is_on_a_card(line: list[Any], right: bool) -> None:
    assert (differences(LINE, LINE, {"A": {"line": line}}, exact=True) == []) is right
