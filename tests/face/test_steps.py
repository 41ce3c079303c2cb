"""What a step tells: who acts, on what basis, and what else it speaks of."""

from __future__ import annotations

import pytest

import ludilex
from ludilex.games.dominion.terms import V_GAIN, V_TRASH
from ludilex.kernel.codes import KEYS, M_COPY, M_FORBID, S_CONTROL, S_HOST, S_LASTING
from ludilex.reading import read_step
from ludilex.scenarios.library import installed
from ludilex.scenarios.runner import run
from ludilex.text import step_text

RULES = ludilex.Rules("dominion")


def steps(ruling: str, **wanted: object) -> list[ludilex.Step]:
    """The steps of a ruling that have these fields."""
    return [s for s in run(installed()[ruling]).game.steps if all(getattr(s, k) == v for k, v in wanted.items())]


def test_whoever_does_it_is_the_actor():
    assert {s.actor for s in steps("dom.card.militia", verb="discard", by="Militia")} == {1}
    assert [s.actor for s in steps("dom.sc.139", verb="trash")] == [1]
    assert [s.actor for s in steps("dom.sc.139", verb="gain")] == [0]
    assert {s.actor for s in steps("dom.sc.077", verb="discard", kind="stopped")} == {0}


def test_on_a_possessed_turn_the_possessor_gains_and_the_possessed_player_acts():
    assert [s.actor for s in steps("dom.card.possession.replace", kind="event", verb="trash")] == [1]
    assert [s.actor for s in steps("dom.card.possession.replace", kind="event", verb="gain")] == [0]


def test_the_rules_act_by_themselves_at_the_end():
    end = steps("dom.card.province-ends", kind="end")
    assert [(s.actor, s.player, s.clauses) for s in end] == [(None, 0, ("dominion.rules.end.provinces",))]


def test_the_basis_is_what_the_clauses_are_to_it():
    assert {s.basis for s in steps("dom.sc.001", verb="draw")} <= {""}
    assert {s.basis for s in steps("dom.sc.001", kind="stopped")} == {"derived"}
    assert {s.basis for s in steps("dom.card.debt", verb="gain")} == {"stated"}
    assert {s.basis for s in steps("dom.option.play-lost", kind="assumption")} == {"assumption"}


def test_what_is_lacking_is_named():
    assert [s.other for s in steps("dom.card.witch", kind="skipped")] == ["Curse"]


def noted(kind: int, verb: int, card: int, a: int, b: int) -> ludilex.Game:
    """A match with one made-up step at the end: of what no card of the game does."""
    game = RULES.position({"A": {"hand": ["Moat"]}, "B": {"hand": ["Estate"]}})
    s = game.state
    s.note(kind, verb, card, a, b, 0)
    return game


def hand_card(game: ludilex.Game, player: int) -> int:
    return int(game.state.cards_in(player * game.state.own + 1)[0])


def test_only_those_who_may_read_the_host_are_told():
    game = noted(S_HOST, V_GAIN, 0, 0, 0)
    moat = hand_card(game, 0)
    game.state.note(S_HOST, V_GAIN, hand_card(game, 1), moat, game.state.know[moat], 0)
    last = len(game.steps) - 1
    assert game.steps[last].other == "Moat" and game.steps[last].effect == "attached"
    assert read_step(game.state, last, 0).other == "Moat"
    assert read_step(game.state, last, 0).hidden
    assert read_step(game.state, last, 1).other is None
    assert step_text(read_step(game.state, last, 1)) == "A attaches Estate to a card"


def test_what_a_hidden_card_copies_is_not_told():
    game = noted(S_LASTING, V_GAIN, 0, M_COPY * KEYS, 0)
    estate = hand_card(game, 1)
    game.state.note(S_LASTING, V_GAIN, estate, M_COPY * KEYS, 3, 0)
    last = len(game.steps) - 1
    assert read_step(game.state, last, 1).other is not None
    assert read_step(game.state, last, 0).other is None


@pytest.mark.parametrize(
    ("kind", "a", "b", "said"),
    [
        (S_HOST, -1, -1, ("is no longer attached", "Már nincs csatolva", "больше не прикреплена")),
        (S_CONTROL, 0, 1, ("B takes control of", "A B játékos átveszi az irányítást", "Игрок B получает контроль")),
        (S_LASTING, M_FORBID * KEYS + V_TRASH, 1, ("event: trash", "esemény: szemétre dobás", "событие: отправка")),
    ],
)  # fmt: skip
def test_kinds_of_steps_that_no_card_of_the_game_makes(kind: int, a: int, b: int, said: tuple[str, str, str]):
    game = noted(kind, V_GAIN, 0, a, b)
    for lang, words in zip(("en", "hu", "ru"), said, strict=True):
        assert words in step_text(game.steps[-1], lang)
