"""HKK: questions about cards, and what is printed on them."""

from __future__ import annotations

import pytest

from ludilex import Rules
from ludilex.errors import BadInput
from ludilex.games.hkk import facts, printed
from ludilex.games.hkk.build import all_cards


def test_a_question_is_answered_with_its_clauses() -> None:
    game = Rules("hkk").position({"A": {"hand": ["Shardstorm"], "table": ["Woodcraft", "Woodcraft"]}, "B": {}})
    answer = game.ask("Shardstorm", "vp-cost")
    assert (answer.value, answer.clauses) == (3, ("hkk.7.6.1.p2",))
    assert game.ask("shardstorm", "kinds").value == ("point", "shard")
    assert game.ask("Woodcraft#2", "type").value == "skill"
    assert [game.ask(seat, "skill Woodcraft").value for seat in "AB"] == [2, 0]


@pytest.mark.parametrize(
    ("of", "question", "said"),
    [
        ("Shardstorn", "cost", "unknown card of this match 'Shardstorn'; did you mean 'Shardstorm'"),
        ("Shardstorm#2", "cost", "there is no 'Shardstorm#2' in this match; a number from 1 to 1 can stand"),
        ("Shardstorm#x", "cost", "there is no 'Shardstorm#x'"),
        ("Shardstorm", "costs", "unknown question 'costs'; did you mean 'cost'"),
        ("Shardstorm", "cost now", "'cost now' is no question about a card; known are class,"),
        ("Shardstorm", "skill Woodcraft", "'skill Woodcraft' is no question about a card"),
        ("A", "cost", "'cost' is no question about a player; `skill NAME` is one"),
    ],
)
def test_what_is_no_question_is_refused(of: str, question: str, said: str) -> None:
    game = Rules("hkk").position({"A": {"hand": ["Shardstorm"]}})
    with pytest.raises(BadInput) as e:
        game.ask(of, question)
    assert said in str(e.value)


def test_a_game_without_questions_refuses_all() -> None:
    with pytest.raises(BadInput, match="unknown question 'cost'"):
        Rules("dominion").position({"A": {"hand": ["Moat"]}}).ask("Moat", "cost")


def test_who_is_not_asked_is_told_why() -> None:
    game = Rules("hkk").position({"A": {"hand": ["Mosswolf", "Stone Rain"]}, "active": "B", "phase": "main", "B": {}})
    assert game.decision is not None and game.decision.player == 1
    assert game.why_not("Mosswolf", 0)[0].clauses == ("hkk.8.1.1", "hkk.8.5.1.p2")
    [reason] = game.why_not("Stone Rain", 0)
    assert (reason.clauses, reason.message) == ((), "A is not asked now, B is")
    with pytest.raises(BadInput, match="unknown choice 'Mosswolv'"):
        game.why_not("Mosswolv", 0)


def test_every_card_has_a_rarity_and_every_face_a_card() -> None:
    faces = printed.faces()
    names = {card.name for card in all_cards()}
    assert all(faces[card.name].rarity in printed.RARITIES for card in all_cards() if not card.test)
    assert sum(bool(face.rarity) for face in faces.values()) == 104
    assert len([name for name in faces if name not in names]) <= 8  # designed, not yet built
    assert {face.frame for face in faces.values()} == set(printed.FRAMES)
    assert {clause for _, clauses in facts.QUESTIONS.values() for clause in clauses} >= {"hkk.12.1", "hkk.6.1.p2"}
