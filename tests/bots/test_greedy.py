"""The bot that looks one choice ahead, in every game that brings an evaluation; evaluations that are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludilex import BadInput, Rules
from ludilex.bots import GreedyBot, names, opponent, usual
from ludilex.bots.evaluation import evaluation, has_evaluation, load
from ludilex.kernel.decisions import option_name
from ludilex.kits import kits
from ludilex.match import Game
from ludilex.sim import simulate

WEIGHED = [game for game in kits() if has_evaluation(game)]


def chosen(game: Game, seed: int = 0) -> str:
    """What the bot takes here."""
    return option_name(game.state, GreedyBot(game.rules.kernel, seed)(game.state))


def test_games_with_an_evaluation() -> None:
    assert {"dominion", "keyforge", "agot", "hkk"} <= set(WEIGHED)


@pytest.mark.parametrize("game", list(kits()))
def test_who_plays_against_a_person(game: str) -> None:
    assert ("greedy" in names(game)) is (game in WEIGHED)
    assert usual(game) != "greedy"
    assert opponent(game) == (usual(game) if usual(game) != "random" or game not in WEIGHED else "greedy")


@pytest.mark.parametrize("game", WEIGHED)
def test_it_beats_random_play(game: str) -> None:
    assert simulate(game, games=2, seed=2, bots=["greedy", "random"]).tally.wins(0) == 2


@pytest.mark.parametrize("game", WEIGHED)
def test_equal_seeds_give_equal_choices(game: str) -> None:
    rules = Rules(game)
    match = rules.new_game(seed=4)
    bots = [GreedyBot(rules.kernel, 9) for _ in range(2)]
    for _ in range(30):
        one, other = (bot(match.state) for bot in bots)
        assert one == other and one in match.state.options()
        match.state.apply(one)


@pytest.mark.parametrize("game", WEIGHED)
def test_a_match_that_is_over_is_won_or_lost(game: str) -> None:
    match = Rules(game).new_game(seed=1)
    before = evaluation(game, match.rules.kernel)
    assert abs(before.value(match.state, 0)) < 1000
    match.concede(0)
    assert before.value(match.state, 0) < -1000 < 1000 < before.value(match.state, 1)


def thrones(**position: object) -> Game:
    return Rules("agot").position({"first": "A", **position})


def test_thrones_an_attack_nobody_can_meet_is_declared() -> None:
    game = thrones(A={"play": ["Robb Stark"], "plot": "Blockade"}, B={"house_power": 3})
    while game.decision is not None and game.decision.prompt != "challenge":
        game.apply("done")
    assert chosen(game) in ("military", "power")


def test_thrones_the_smallest_character_is_given_for_the_claim() -> None:
    game = thrones(
        A={"play": ["Greatjon Umber"], "plot": "Blockade"},
        B={
            "house": "House Stark",
            "play": [{"card": "Eddard Stark", "kneeling": 1}, {"card": "Direwolf Pup", "kneeling": 1}],
        },
    )
    for text in ("military", "Greatjon Umber", "done"):
        while game.decision is not None and text not in game.legal:
            game.apply("done")
        game.apply(text)
    while game.decision is not None and game.decision.prompt != "claim":
        game.apply("done")
    assert chosen(game) == "Direwolf Pup"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{game: agot}", "a list of `terms` is expected"),
        ("{game: agot, terms: [{of: powers, each: 1}]}", "`each` (a number) are needed"),
        ("{game: agot, rest: [plot], terms: [{of: score, each: 1}]}", "did you mean 'rests'"),
        ("{game: agot, rests: [plots], terms: [{of: score, each: 1}]}", "did you mean 'plot'"),
        ("{game: agot, terms: [{of: stat, name: strenght, each: 1}]}", "did you mean 'strength'"),
        ("{game: agot, terms: [{of: cards, zones: [hands], each: 1}]}", "did you mean 'hand'"),
        ("{game: agot, terms: [{of: cards, without: [knelt], each: 1}]}", "unknown name in"),
        ("{game: agot, terms: [{of: number, name: gold, each: 1, when: goold > 1}]}", "did you mean 'gold'"),
    ],
)
def test_bad_evaluations(tmp_path: Path, content: str, said: str) -> None:
    path = tmp_path / "evaluation.yaml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadInput) as e:
        load(path, Rules("agot").kernel)
    assert said in str(e.value) and "\n" not in str(e.value)
