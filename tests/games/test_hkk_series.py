"""The best of three of HKK: who may begin, and cards exchanged with the side deck between the matches."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludilex
from ludilex.errors import BadInput, IllegalChoice
from ludilex.games.hkk.deckcheck import problems_of
from ludilex.games.hkk.decks import deck_of, find_deck, plain, size
from ludilex.series import FRIENDLY, Series, load_series, lot_of
from ludilex.sim.simulate import simulate
from ludilex.text import option_text, prompt_text

RULES = ludilex.Rules("hkk")
IRON = plain(find_deck("iron-and-embers"))


def played_once(loser: int = 1, **setup: Any) -> Series:
    """A series after its first match."""
    series = Series(RULES, "best-of-three", seed=2, **setup)
    series.apply(series.usual())
    series.concede(loser)
    return series


def asked(series: Series) -> tuple[int, str]:
    assert series.decision is not None
    return series.decision.player, series.decision.prompt


def begins(series: Series) -> int:
    assert series.game is not None
    return int(series.game.state.active)


# ---- who begins
def test_the_right_to_begin_is_drawn_and_then_goes_to_and_fro() -> None:
    for seed in range(6):
        series = Series(RULES, "best-of-three", seed=seed)
        holder = lot_of(seed, 2)
        for match in range(3):
            while asked(series)[1] == "series-swap":
                series.apply("done")
            assert asked(series) == ((holder + match) % 2, "series-first")
            assert series.asked is not None and series.asked.clauses == ("hkk.rules.first",)
            series.apply(series.usual())
            assert begins(series) == (holder + match) % 2
            series.concede(match % 2)
        assert series.over and series.outcome is not None and series.outcome.scores in ((1, 2), (2, 1))


def test_whoever_may_begin_can_give_it_up_and_the_turn_stays_the_same() -> None:
    series = Series(RULES, "best-of-three", seed=2)
    holder = asked(series)[0]
    series.apply("AB"[1 - holder])
    assert begins(series) == 1 - holder
    series.concede(0)
    series.apply("done")
    series.apply("done")
    assert asked(series) == (1 - holder, "series-first")


def test_two_wins_are_enough() -> None:
    series = played_once()
    for answer in ("done", "done", "A"):
        series.apply(answer)
    series.concede(1)
    assert series.outcome is not None and series.outcome.scores == (2, 0)
    assert series.outcome.clauses == ("hkk.rules.best-of-three",)


def test_friendly_matches_ask_nothing() -> None:
    series = Series(RULES, FRIENDLY, seed=2)
    series.concede(0)
    assert series.game is not None and series.asked is None


# ---- the side deck
def test_cards_are_exchanged_one_for_one() -> None:
    series = played_once()
    assert asked(series) == (0, "series-swap")
    assert series.asked is not None and series.asked.clauses == ("hkk.rules.swap",) and series.asked.deck == 0
    series.apply("Stone Rain")
    assert asked(series) == (0, "series-swap-in")
    assert "Cragback Giant" in [o.name for o in series.decision.options]
    with pytest.raises(IllegalChoice):
        series.apply("Stonebreaker Orc")
    series.apply("Cragback Giant")
    series.apply("card:Stone Rain")
    series.apply("card:Cragback Giant")
    assert "Stone Rain" not in [o.name for o in series.decision.options]
    series.apply("done")
    assert asked(series) == (1, "series-swap")
    series.apply("done")
    series.apply(series.usual())
    assert series.plan is not None and series.plan.clauses[1] == "hkk.rules.swap"
    board = series.game.describe()["A"]
    cards = [*board["deck"], *board["hand"]]
    assert len(cards) == 50 and cards.count("Cragback Giant") == 2 and "Stone Rain" not in cards


def test_the_next_exchange_begins_with_the_deck_as_it_is() -> None:
    series = played_once()
    for answer in ("Stone Rain", "Cragback Giant", "done", "done", "A"):
        series.apply(answer)
    series.concede(0)
    assert series.played[1].brought[0]["main"]["Stone Rain"] == 1
    series.apply("Cragback Giant")
    series.apply("Stone Rain")
    series.apply("done")
    series.apply("done")
    series.apply(series.usual())
    deck = find_deck(series.plan.setup["decks"][0])
    assert (size(deck.main), size(deck.side)) == (50, 30) and problems_of(deck) == []
    assert {h.card: h.count for h in deck.main} == IRON["main"]


def test_an_exchange_cannot_end_with_a_deck_that_is_not_legal() -> None:
    """A fourth colour may come in only on the way."""
    side = {**IRON["side"], "Mosswolf": 1, "Windrunner Elf": 1}
    side = {name: n for name, n in side.items() if name not in ("Blood Toll", "Cheap Bargain")}
    deck = plain(deck_of("mine", {**IRON, "side": side}))
    assert problems_of(deck_of("mine", deck)) == []
    series = played_once(decks=[deck, "wind-and-root"])
    for answer in ("Stone Rain", "Mosswolf"):
        series.apply(answer)
    assert "done" in [o.name for o in series.decision.options]
    for answer in ("Stone Rain", "Windrunner Elf"):
        series.apply(answer)
    assert "done" not in [o.name for o in series.decision.options]
    for answer in ("Mosswolf", "Stone Rain", "done"):
        series.apply(answer)
    assert asked(series)[0] == 1


def test_whoever_has_no_side_deck_is_not_asked() -> None:
    bare = {part: cards for part, cards in IRON.items() if part != "side"}
    series = played_once(decks=[bare, "wind-and-root"])
    assert asked(series) == (1, "series-swap")
    series = played_once(decks=[bare, bare])
    assert asked(series)[1] == "series-first"


def test_cards_that_are_not_implemented_cannot_come_in() -> None:
    side = {"Test Reprint": 1, "Stone Wall": 1}
    series = played_once(decks=[{**IRON, "side": side}, "wind-and-root"], legal=False)
    series.apply("Stone Rain")
    assert [o.name for o in series.decision.options] == ["Stone Wall"]


# ---- saves, words, bots
def test_a_save_in_the_middle_of_an_exchange() -> None:
    series = played_once()
    for answer in ("Stone Rain", "Cragback Giant", "Stone Rain"):
        series.apply(answer)
    text = json.dumps(series.dump())
    again = load_series(json.loads(text))
    assert asked(again) == (0, "series-swap-in") and again.dump() == series.dump()
    for answer in ("Earthquake", "done", "done", "B"):
        assert again.decision is not None
        again.apply(answer)
        series.apply(answer)
    assert again.dump() == series.dump() and again.plan == series.plan
    again.concede(0)
    assert load_series(json.loads(json.dumps(again.dump()))).dump() == again.dump()


@pytest.mark.parametrize("part", ["answers", "played"])
def test_a_damaged_save_is_refused(part: str) -> None:
    series = played_once()
    series.apply("Stone Rain")
    data = series.dump()
    if part == "answers":
        data["answers"] = ["card:Nobody", "card:Nothing"]
    else:
        data["played"][0].append(3)
    with pytest.raises(BadInput):
        load_series(data)


def test_the_questions_have_words() -> None:
    series = played_once()
    for _ in range(2):
        for lang in ("en", "hu", "ru"):
            assert prompt_text(series.decision, lang, "hkk")
            assert all(option_text(o, lang, "hkk") for o in series.decision.options)
        series.apply(series.decision.options[1])


def test_bots_play_series() -> None:
    result = simulate("hkk", games=2, seed=3, bots=["random", "random"], format="best-of-three")
    assert result.tally.games == 2
