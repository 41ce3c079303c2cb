"""Grammar that counting and naming needs: plurals, Hungarian articles, Russian cases."""

from __future__ import annotations

import pytest

from ludilex.records import Step
from ludilex.text import step_text
from ludilex.text.bundles import article, say


def amount(lang: str, name: str, n: int, case: str = "nom") -> str:
    return say(lang, "dominion", f"resource-{name}", n=n, case=case)


def step(**fields: object) -> Step:
    return Step(**{"index": 0, "depth": 0, "kind": "event", "actor": 0, **fields})


def test_plurals():
    assert [amount("en", "coins", n) for n in (1, 2)] == ["1 coin", "2 coins"]
    assert [amount("hu", "coins", n) for n in (1, 2, 5, 21)] == ["1 érme", "2 érme", "5 érme", "21 érme"]
    assert [amount("ru", "coins", n) for n in (1, 2, 5, 11, 21, 22, 25)] == [
        "1 монета", "2 монеты", "5 монет", "11 монет", "21 монета", "22 монеты", "25 монет",
    ]  # fmt: skip


def test_accusatives_after_a_verb():
    assert [amount("hu", "buys", n, "acc") for n in (1, 2)] == ["1 vásárlást", "2 vásárlást"]
    assert [amount("ru", "coins", n, "acc") for n in (1, 2, 5, 21)] == ["1 монету", "2 монеты", "5 монет", "21 монету"]
    assert [amount("ru", "villagers", n, "acc") for n in (1, 2, 5, 21)] == [
        "1 селянина", "2 селян", "5 селян", "21 селянина",
    ]  # fmt: skip
    paid = step(verb="buy", card="Gold", player=0, resource="coins", amount=-21)
    assert step_text(paid, "ru") == "Игрок A тратит 21 монету на Gold"
    assert step_text(paid, "hu") == "Az A játékos elkölt 21 érmét erre: Gold"


def test_hungarian_articles_before_words_and_numerals():
    az = ["Island", "erő", "Æmber", "F", "1", "5", "51", "1000"]
    a = ["Gold", "kéz", "B", "2", "3", "10", "21", "100"]
    assert [article(x) for x in (*az, *a)] == ["az"] * len(az) + ["a"] * len(a)


@pytest.mark.parametrize(("seat", "player"), [(0, "Az A"), (1, "A B"), (4, "Az E"), (5, "Az F")])
def test_hungarian_articles_before_players(seat: int, player: str):
    assert step_text(step(verb="draw", actor=seat, card="Gold"), "hu") == f"{player} játékos felhúzza: Gold"


def test_russian_cases_of_a_card_that_is_not_known():
    hidden = {"verb": "draw", "hidden": True}
    assert step_text(step(**hidden), "ru") == "Игрок A берёт скрытую карту"
    assert step_text(step(**hidden, actor=None), "ru") == "Берётся скрытая карта"
    assert step_text(step(**hidden, kind="stopped"), "ru") == "Игрок A не может взять скрытую карту"


def test_russian_cases_of_a_player():
    begun = step(kind="phase", verb="turn-start", player=1, resource="action")
    assert step_text(begun, "ru") == "Начинается ход игрока B: фаза действий"
    reacts = step(kind="trigger", verb="play", card="Moat", player=1, by="Witch")
    assert step_text(reacts, "ru") == "Игрок B применяет свойство: Moat (событие: розыгрыш; из-за Witch игрока A)"
    assert step_text(reacts, "hu").endswith("(esemény: kijátszás; az A játékos Witch lapjának hatására)")
