"""A match that nobody can end any more is ended (dominion.assume.stalemate)."""

from __future__ import annotations

from ludilex.games.dominion import KIT
from ludilex.games.dominion.ending import LONG, ROUNDS
from ludilex.kernel.state import State

RULES = KIT.rules(KIT.editions[0], {})


def played_on(position: dict[str, object]) -> State:
    """Both players pass for as long as they are asked, or a little longer than a stalemate may last."""
    s = KIT.position(RULES, position)
    s.run()
    while not s.over and s.turn < LONG + 3 * ROUNDS:
        s.apply(s.options()[-1])  # done
    return s


def test_players_without_cards_and_with_debts_end_in_a_stalemate() -> None:
    s = played_on({"A": {"hand": ["Chapel"], "debt": 3}, "B": {"debt": 5, "vp_tokens": 2}})
    assert s.over
    assert "dominion.assume.stalemate" in RULES.citations[s.end_citation]
    assert KIT.outcome(s)["winners"] == [1]
    assert s.turn < LONG + 3 * ROUNDS


def test_a_short_match_is_never_one() -> None:
    s = KIT.position(RULES, {"A": {"hand": ["Chapel"]}, "B": {}})
    s.run()
    for _ in range(3 * ROUNDS):
        s.apply(s.options()[-1])
    assert not s.over
