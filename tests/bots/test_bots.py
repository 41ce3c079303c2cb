"""Bots: the same game from the same seed, Big Money as the engine's own, strategies read and refused."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from pathlib import Path

import pytest

from ludilex import BadInput, Rules
from ludilex.bots import PriorityBot, RandomBot, find, names, play_out
from ludilex.bots.strategy import Term, parse, parse_line
from ludilex.games.dominion.bulk import play_big_money
from ludilex.kernel.decisions import option_name
from ludilex.kernel.state import State

RULES = Rules("dominion")


def start(seed: int, kingdom: str | None = None) -> State:
    state = RULES.kit.new_game(RULES.kernel, 2, seed, {"knowledge": False, "kingdom": kingdom})
    state.run()
    return state


def test_big_money_is_the_engines_own() -> None:
    bot = find("dominion", "big-money").policy(RULES.kernel, 0)
    for seed in range(10):
        inside, outside = start(seed), start(seed)
        decisions = play_big_money(inside, 100_000)
        assert play_out(outside, [bot, bot]) == decisions
        assert RULES.kit.outcome(outside) == RULES.kit.outcome(inside)


def test_random_games_repeat() -> None:
    def play(seed: int) -> object:
        state = start(3)
        play_out(state, [RandomBot(seed), RandomBot(seed + 1)])
        return RULES.kit.outcome(state)

    assert play(5) == play(5)
    assert any(play(5) != play(n) for n in (6, 7, 8))


@pytest.mark.parametrize("name", names("dominion"))
def test_every_bot_finishes_any_kingdom(name: str) -> None:
    for seed in range(3):
        state = start(seed, "random")
        play_out(state, [find("dominion", b).policy(RULES.kernel, seed) for b in (name, "big-money")])
        assert state.over


def chosen(plan: str, position: Mapping[str, object]) -> str:
    game = RULES.position(position)
    return option_name(game.state, PriorityBot(parse(plan, "plan", "plan"), RULES.kernel)(game.state))


def test_first_line_that_fits() -> None:
    plan = "{game: dominion, answers: {buy: [Province, Smithy when own Smithy < 1 and coins >= 4, Silver]}}"
    position = {"phase": "buy", "supply": ["Smithy"], "A": {"coins": 4}}
    assert chosen(plan, position) == "Smithy"
    assert chosen(plan, {**position, "A": {"coins": 4, "discard": ["Smithy"]}}) == "Silver"
    assert chosen(plan, {**position, "A": {"coins": 0}}) == "done"


def test_silent_strategy_declines_else_takes_the_first() -> None:
    plan = "{game: dominion, answers: {buy: [Gold]}}"
    assert chosen(plan, {"A": {"hand": ["Village"]}}) == "done"
    game = RULES.position({"A": {"hand": ["Militia"]}, "B": {"hand": ["Gold", "Gold", "Duchy", "Estate"]}})
    game.apply("Militia")
    bot = PriorityBot(parse(plan, "plan", "plan"), RULES.kernel)
    assert bot(game.state) == game.state.options()[0]


def test_worst_card_goes_first() -> None:
    game = RULES.position({"A": {"hand": ["Militia"]}, "B": {"hand": ["Gold", "Copper", "Duchy", "Estate"]}})
    game.apply("Militia")
    bot = find("dominion", "big-money").policy(RULES.kernel, 0)
    assert option_name(game.state, bot(game.state)) == "Estate"


@pytest.mark.parametrize(
    ("terms", "holds"),
    [
        ("own Moat = 2", True),
        ("hand Moat = 1", True),
        ("hand Moat > 1", False),
        ("left Moat <= 3 and left Witch = 0", True),
        ("left Moat < 3", False),
        ("turn = 1 and actions != 2", True),
    ],
)
def test_terms(terms: str, holds: bool) -> None:
    position = {"supply": {"Moat": 3}, "A": {"hand": ["Moat", "Village"], "discard": ["Moat"]}}
    plan = f"{{game: dominion, answers: {{action: [Village when {terms}]}}}}"
    assert (chosen(plan, position) == "Village") is holds


def test_lines_with_and_in_a_name() -> None:
    line = parse_line("Gold when own Cats and Dogs >= 2 and turn < 9", "x")
    assert line.terms == (Term("own", "Cats and Dogs", ">=", 2), Term("number", "turn", "<", 9))


def test_bots_travel() -> None:
    bot = find("dominion", "big-money-witch")
    assert pickle.loads(pickle.dumps(bot)) == bot


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[", "no YAML"),
        ("- Gold", "a strategy with `game` and `answers`"),
        ("{game: dominion}", "`answers` (a list of names"),
        ("{game: dominion, answers: {buy: Gold}}", "a list of names"),
        ("{game: dominion, answer: {}}", "did you mean 'answers'"),
        ("{game: dominion, answers: {buy: [Gold when rich]}}", "is not understood"),
        ("{game: dominion, answers: {buy: [Gold when coins >= 6 and]}}", "is not understood"),
        ("{game: dominion, answers: {buy: [Godl]}}", "did you mean 'Gold'"),
        ("{game: dominion, answers: {bye: [Gold]}}", "did you mean 'buy'"),
        ("{game: dominion, answers: {buy: [Gold when coin > 2]}}", "did you mean 'coins'"),
        ("{game: dominion, answers: {buy: [Gold when own Smity < 2]}}", "did you mean 'Smithy'"),
        ("{game: chess, answers: {buy: [Gold]}}", "is for chess, not for dominion"),
    ],
)
def test_bad_strategies(tmp_path: Path, content: str, said: str) -> None:
    path = tmp_path / "plan.yaml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadInput) as e:
        find("dominion", str(path)).policy(RULES.kernel, 0)
    assert said in str(e.value)
    assert "\n" not in str(e.value)


def test_unknown_bot() -> None:
    with pytest.raises(BadInput, match="did you mean 'big-money'"):
        find("dominion", "big-mony")
    with pytest.raises(BadInput, match="no strategy file"):
        find("dominion", "nowhere/plan.yaml")
