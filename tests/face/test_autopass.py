"""Passing by itself: only where nobody can learn from it, never in rulings, and with the same match in the end."""

from __future__ import annotations

import pytest

import ludilex
from ludilex.autopass import Autopass
from ludilex.bots import find
from ludilex.match import Game
from ludilex.scenarios.library import installed
from ludilex.scenarios.runner import run

RULES = ludilex.Rules("agot")
HANDS = (["Retreat"], ["Great Keep"])  # one could answer in some windows, the other in none


def at(hand: list[str]) -> Game:
    return RULES.position(
        {
            "phase": "challenges", "first": "A",
            "A": {"house": "House Stark", "play": ["Robb Stark"], "hand": hand},
            "B": {"house": "House Lannister", "play": ["Ser Jaime Lannister"], "hand": ["Muster"]},
        }
    )  # fmt: skip


def played(autopass: Autopass, seed: int) -> tuple[Game, int]:
    """A match of a bot in the seat of a person against another, and how often that person was asked."""
    game = RULES.new_game(seed=seed)
    policies = [find("agot", "random").policy(game.rules.kernel, seed * 8 + seat) for seat in range(2)]
    asked = 0
    while (d := game.decision) is not None and asked < 150:
        passing = autopass.answer(game) if d.player == 0 else None
        if passing is None:
            asked += d.player == 0
            code = policies[d.player](game.state)
            passing = d.options[game.state.options().index(code)]
        elif len(d.options) == 1:
            policies[0](game.state)  # who is asked draws a lot in any case
        game.apply(passing)
    return game, asked


@pytest.mark.parametrize("seed", range(3))
def test_the_match_is_the_same(seed: int) -> None:
    by_itself, fewer = played(Autopass(forced=True), seed)
    by_hand, _ = played(Autopass(forced=False), seed)
    assert by_itself.played[: len(by_hand.played)] == by_hand.played
    assert by_itself.view(1, since=0).steps[:50] == by_hand.view(1, since=0).steps[:50]
    assert fewer


def test_only_a_lone_pass_is_given_by_itself() -> None:
    for hand in HANDS:
        game = at(hand)
        while (d := game.decision) is not None and d.prompt.startswith("window:"):
            answer = Autopass(forced=True).answer(game)
            assert (answer is not None) == ([o.key for o in d.options] == ["done"])
            game.apply("done")
        assert d is not None and Autopass(forced=True).answer(game) is None


def test_where_people_watch_what_is_asked_tells_nothing() -> None:
    """Without `forced` the same questions are put whatever is in the hand."""

    def asked(hand: list[str]) -> list[tuple[int, str]]:
        game, out = at(hand), []
        while (d := game.decision) is not None and game.state.turn == 1 and len(out) < 60:
            assert Autopass(forced=False).answer(game) is None
            out.append((d.player, d.prompt))
            game.apply("done" if "done" in game.legal else d.options[0])
        return out

    one, other = (asked(hand) for hand in HANDS)
    assert one == other


def test_a_skipped_phase_is_left_out_whatever_is_in_the_hand() -> None:
    def asked(hand: list[str]) -> list[str]:
        game, autopass, out = at(hand), Autopass(forced=False), []
        autopass.skip(game, 0)
        while (d := game.decision) is not None and game.state.phase == 4:
            passing = autopass.answer(game) if d.player == 0 else None
            if d.player == 0 and passing is None:
                out.append(d.prompt)
            game.apply(passing or ("done" if "done" in game.legal else d.options[0]))
        return out

    one, other = (asked(hand) for hand in HANDS)
    assert one == other and not any(prompt in ("window:action", "window:challenge") for prompt in one)


def test_skipping_ends_with_the_phase_and_when_it_is_taken_back() -> None:
    game, autopass = at(["Retreat"]), Autopass(forced=False)
    assert game.decision is not None and game.decision.prompt == "window:action"
    autopass.skip(game, 0)
    assert autopass.answer(game) is not None and autopass.answer(at(["Muster"])) is not None
    autopass.ask_again()
    assert autopass.answer(game) is None
    autopass.skip(game, 0)
    later = RULES.position({"phase": "dominance", "A": {"hand": ["Muster"]}, "B": {"hand": ["Muster"]}})
    assert autopass.answer(later) is None


def test_answers_to_something_are_never_skipped() -> None:
    game = at(["Retreat"])
    autopass = Autopass(forced=False)
    autopass.skip(game, 0)
    answering = RULES.kit.answering
    assert {"window:save", "window:cancel", "window:response"} == set(answering)
    while (d := game.decision) is not None and game.state.phase == 4:
        if d.prompt in answering:
            assert autopass.answer(game) is None
        game.apply("done" if "done" in game.legal else d.options[0])


def test_rulings_do_without_it() -> None:
    """A script says every pass of its own: were passes given by the program, these would fit nowhere."""
    passing = {id for id, found in installed().items() if found.game == "agot" and "done" in repr(found)}
    assert passing and all(run(installed()[id]).failures == [] for id in sorted(passing)[:5])
