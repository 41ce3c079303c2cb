"""The table of A Game of Thrones on the screen: the challenge lane, what lies before a player, and nothing hidden."""

from __future__ import annotations

import random

import pytest

import ludilex
from ludilex.games.agot.table import table
from ludilex.kernel.kit import TableView
from ludilex.match import Game
from ludilex.text.remarks import remark_text

RULES = ludilex.Rules("agot")
LANGUAGES = ("en", "hu", "ru")


def at(**position: object) -> Game:
    return RULES.position(position)


def drawn(view: TableView, lang: str = "en") -> list[str]:
    """The table line by line."""
    lines = [remark_text(view.title, "agot", lang)]
    for panel in view.panels:
        lines += [remark_text(panel.title, "agot", lang), *(remark_text(x.text, "agot", lang) for x in panel.lines)]
    return lines + ([remark_text(view.stage, "agot", lang)] if view.stage is not None else [])


def seen(game: Game, seat: int = 0) -> list[str]:
    return drawn(table(game.state, seat))


def attack(game: Game, kind: str, *attackers: str) -> Game:
    """The active player declares a challenge; all action windows before it are passed."""
    while game.decision is not None and game.decision.prompt != "challenge":
        game.apply("done")
    for text in (kind, *attackers):
        game.apply(text)
    if game.decision is not None and game.decision.prompt == "attackers":
        game.apply("done")
    return game


# ---- the lane
def test_strength_is_told_point_by_point() -> None:
    game = at(
        first="A",
        A={
            "plot": "The Power of Arms",
            "hand": ["Muster"],
            "play": [{"card": "Robb Stark", "with": ["Summer"]}, "Hodor"],
        },
        B={"plot": "Hear Me Roar", "play": ["Tyrion Lannister"], "hand": ["Muster"]},
    )
    attack(game, "military", "Robb Stark")
    found = seen(game)
    assert "a military challenge of A against B; claim 2" in found
    assert "attackers of A: strength 3" in found
    assert "Robb Stark 3 = 2 printed, +2 Summer, -1 Hear Me Roar" in found
    assert "B has not declared defenders yet" in found
    assert "as it stands A wins by 3, unopposed" in found
    assert found[-1] == "attackers are declared, defenders not yet"


def test_effects_for_a_time_say_until_when() -> None:
    game = at(
        first="A",
        A={"house": "House Targaryen", "hand": ["Forever Burning", "Muster"]},
        B={"play": ["Robb Stark"], "hand": ["Muster"]},
    )
    game.apply("Forever Burning")
    game.apply("done")  # nothing is cancelled
    assert "Robb Stark 1 = 2 printed, -1 Forever Burning (this phase) [mil, pow]" in seen(game)
    weak = at(
        first="A",
        A={"plot": "Hear Me Roar", "hand": ["Muster"]},
        B={"play": ["House Tully Recruiter"], "hand": ["Muster"]},
    )
    assert "House Tully Recruiter 0 = 1 printed, -1 Hear Me Roar [pow]" in seen(weak)


def test_both_sides_and_what_does_not_count() -> None:
    game = at(
        first="A",
        A={"play": ["Test Raider", "Eddard Stark"], "hand": ["Muster"]},
        B={"house": "House Stark", "play": ["Catelyn Stark", "Hodor"], "hand": ["Muster"]},
    )
    attack(game, "power", "Eddard Stark")
    while game.decision is not None and game.decision.prompt != "defenders":
        game.apply("done")
    for text in ("Catelyn Stark", "done"):
        game.apply(text)
    if game.decision is not None and game.decision.prompt == "window:response":
        game.apply("Catelyn Stark")
    if game.decision is not None and any(o.name == "Eddard Stark" for o in game.legal):
        game.apply("Eddard Stark")
    found = seen(game)
    assert "Eddard Stark does not count (because of Catelyn Stark); 3 = 3 printed" in found
    assert "attackers of A: strength 0" in found and "defenders of B: strength 3" in found
    assert "as it stands B wins by 3 and so fends off the challenge" in found


def test_there_is_no_lane_without_a_challenge() -> None:
    game = at(first="A", A={"play": ["Robb Stark"], "hand": ["Muster"]}, B={"hand": ["Muster"]})
    view = table(game.state, 0)
    assert len(view.panels) == 2 and not any(panel.live for panel in view.panels)
    assert [panel.live for panel in table(attack(game, "military", "Robb Stark").state, 0).panels] == [
        False,
        True,
        False,
    ]


# ---- a side
def test_a_side_with_all_that_lies_there() -> None:
    game = at(
        phase="challenges", first="A",
        A={
            "house": "House Stark", "house_power": 2, "plot": "Building Season", "plots": ["Blockade"], "used": ["Rains of Autumn"],
            "gold": 3, "hand": ["Ice", "Muster"], "discard": ["Retreat"], "dead": ["Robb Stark"],
            "play": [
                {"card": "Eddard Stark", "power": 1, "duplicates": 2, "kneeling": 1, "with": ["Nymeria"]},
                "Great Keep", "Great Keep", {"card": "Crossroads", "kneeling": 1}, "Narrow Sea",
            ],
        },
        B={"hand": ["Muster"], "plots": ["Blockade", "Rains of Autumn"], "house_power": 1},
    )  # fmt: skip
    found = seen(game)
    for line in (
        "A (you): House Stark; power 3 of 15; gold 3; influence 1",
        "Eddard Stark 3 [mil, pow] – kneeling, 1 power", "+ Nymeria", "+ 2 duplicates",
        "locations: Great Keep x2, Crossroads (kneeling), Narrow Sea",
        "House card: 2 power",
        "plot: Building Season – income 7, initiative 1, claim 1", "plot deck (1): Blockade", "used plots: Rains of Autumn",
        "hand (2): Ice (2), Muster", "discard pile (1): Retreat", "dead pile (1): Robb Stark",
        "B: House Lannister; power 1 of 15; gold 0; influence 0", "plot deck (2)", "hand (1)",
        "may still declare: military, intrigue, power",
    ):  # fmt: skip
        assert line in found, line
    assert found.index("hand (1)") < found.index("A (you): House Stark; power 3 of 15; gold 3; influence 1")


def test_what_a_window_answers_is_told() -> None:
    game = at(
        first="A",
        A={"play": ["Robb Stark"], "hand": ["Muster"]},
        B={"house": "House Stark", "play": [{"card": "Arya Stark", "with": ["Nymeria"]}], "hand": ["Muster"]},
    )
    attack(game, "military", "Robb Stark")
    while game.decision is not None and game.decision.prompt not in ("window:save", "challenge"):
        game.apply("done" if "done" in game.legal else game.decision.options[0])
    assert game.decision is not None and game.decision.prompt == "window:save"
    assert seen(game, 1)[-1] == "after: Kill (Arya Stark)"


# ---- nothing hidden, in no language
@pytest.mark.parametrize("seed", range(5))
def test_a_dealt_world_is_drawn_alike(seed: int) -> None:
    game = RULES.new_game(seed=seed)
    chance = random.Random(seed)
    for i in range(300):
        d = game.decision
        if d is None:
            break
        if i % 25 == 17:
            dealt = game.determinize(d.player, seed)
            for lang in LANGUAGES:
                assert drawn(table(game.state, d.player), lang) == drawn(table(dealt.state, d.player), lang)
        game.apply(chance.choice(d.options))


def test_a_facedown_attachment_is_told_to_its_player_only() -> None:
    game = at(
        first="A",
        A={"play": [{"card": "Robb Stark", "with": [{"card": "Ice", "facedown": 1}]}], "hand": ["Muster"]},
        B={"hand": ["Muster"]},
    )
    assert "+ Ice (facedown)" in seen(game, 0)
    assert "+ a card that you do not know (facedown)" in seen(game, 1)
