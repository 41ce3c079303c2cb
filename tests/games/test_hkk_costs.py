"""Costs of HKK: what a choice would cost is told before it is made, and an announcement can be taken back."""

import pytest

from ludilex import Rules
from ludilex.bots.policy import RandomBot
from ludilex.errors import BadInput
from ludilex.kernel.codes import WITHDRAW
from ludilex.kernel.machine import play_random

RULES = Rules("hkk")
BARGAIN = {"A": {"points": 1, "hand": ["Shard Orc", "Cragback Giant"], "table": ["Cheap Bargain"]}}


def test_the_price_of_a_card_with_what_changes_it():
    found = RULES.position(BARGAIN).cost("Shard Orc")
    assert (found.price, found.lacking) == ({"shard": 1}, {})
    assert "hkk.7.2.1" in found.clauses


def test_what_a_card_that_cannot_be_paid_lacks():
    game = RULES.position(BARGAIN)
    assert "Cragback Giant" not in game.legal
    found = game.cost("Cragback Giant")
    assert (found.price, found.lacking, found.clauses) == ({"point": 4}, {"point": 3}, ["hkk.7.1"])
    assert game.why_not("Cragback Giant")[0].clauses == ("hkk.7.1",)


def test_each_x_has_its_price():
    game = RULES.position({"A": {"points": 4, "hand": ["Firestorm"]}})
    game.apply("Firestorm")
    assert game.cost("number:3").price == {"point": 3}
    assert game.cost("withdraw") is None


def test_each_target_of_a_question_mark_has_its_price():
    game = RULES.position({"A": {"points": 5, "hand": ["Lure"]}, "B": {"reserve": ["Mosswolf", "Cragback Giant"]}})
    assert game.cost("Lure").price == game.cost("Lure").price == {"point": 2}
    game.apply("Lure")
    assert [game.cost(name).price for name in ("Mosswolf", "Cragback Giant")] == [{"point": 2}, {"point": 5}]


def test_a_substitution_and_a_payment_unit_by_unit():
    game = RULES.position({"A": {"components": 1, "points": 1, "hand": ["Shard Orc"]}})
    game.apply("Shard Orc")
    assert game.decision.prompt == "pay"
    assert game.cost().price == {"shard": 2}
    assert game.cost("component").price == {"shard": 1}
    deck = ["Ashling"] * 4
    pact = {"points": 2, "hand": ["Stonebreaker Orc"], "table": ["Nekron Pact"], "deck": deck}
    game = RULES.position({"A": pact})
    game.apply("Stonebreaker Orc")
    assert (game.cost("Nekron Pact").price, game.cost("done").price) == ({"nekron": 1}, {"point": 2})


def test_what_has_no_price_and_what_there_is_not():
    game = RULES.position(BARGAIN)
    assert game.cost() is None
    assert game.cost("done") is None
    with pytest.raises(BadInput):
        game.cost("No Such Card")


@pytest.mark.parametrize(
    ("position", "choices"),
    [
        ({"A": {"points": 4, "hand": ["Firestorm"]}}, ["Firestorm"]),
        ({"A": {"points": 4, "hand": ["Firestorm"]}}, ["Firestorm", "number:2"]),
        ({"A": {"points": 2, "hand": ["Stone Rain"]}, "B": {"reserve": ["Mosswolf"]}}, ["Stone Rain"]),
        ({"A": {"hand": ["Blood Offering"], "components": 1, "table": ["Test Soft Altar"]}}, ["Blood Offering"]),
        ({"A": {"table": ["Flesh Engine"]}, "B": {"guard": ["Mosswolf"]}}, ["Flesh Engine/0"]),
    ],
)
def test_an_announcement_can_be_taken_back_wherever_something_is_asked(position, choices):
    game = RULES.position(position)
    before = (game.view(0).zones, game.view(0).resources, game.decision.options)
    for choice in choices:
        game.apply(choice)
    assert "withdraw" in game.legal
    game.apply("withdraw")
    assert (game.view(0).zones, game.view(0).resources, game.decision.options) == before


def test_who_plays_at_random_takes_nothing_back():
    game = RULES.new_game(seed=3)
    state, bots = game.state, [RandomBot(1), RandomBot(2)]
    chosen = []
    for _ in range(400):
        if state.over:
            break
        chosen.append(bots[state.who](state))
        state.apply(chosen[-1])
    assert WITHDRAW not in chosen
    state = RULES.new_game(seed=3).state
    play_random(state, 1, 400)
    assert not state.firm
