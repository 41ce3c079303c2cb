"""A whole match as a person would read it: every decision, choice and step. A change shows which ruling moved.

LUDILEX_REFRESH=1 writes it anew; a changed golden needs a line in CHANGELOG.md with the clause.
"""

from __future__ import annotations

import os
from pathlib import Path

import ludilex
from ludilex.kernel.chance import below, following
from ludilex.records import seat_letter
from ludilex.text import trace_text

FILE = Path(__file__).parent / "dominion-seed-7.txt"
KINGDOM = [
    "Watchtower", "Fortress", "Procession", "Replace", "Skulk", "Sailor", "Scheme", "Vassal", "Militia", "Moat",
]  # fmt: skip
LIMIT = 160


def playthrough() -> str:
    """Seats choose by a fixed rule, so that many kinds of decisions come up."""
    game = ludilex.Rules("dominion").new_game(players=2, seed=7, kingdom=KINGDOM)
    out = [repr(game.rules), f"kingdom: {', '.join(KINGDOM)}"]
    x = 7
    for number in range(LIMIT):
        decision = game.decision
        if decision is None:
            break
        names = [o.key for o in decision.options]
        x = following(x)
        pick = names[below(x, len(names))] if "all" not in names else "all"
        asked = f"{decision.source}, {decision.prompt}" if decision.source else decision.prompt
        out += ["", f"{number}. {seat_letter(decision.player)} ({asked}): {', '.join(names)}", f"   > {pick}"]
        out += [f"   {line}" for line in trace_text(game.apply(pick))]
    out += ["", f"board: {game.describe()}", f"outcome: {game.outcome}"]
    return "\n".join(out) + "\n"


def test_the_playthrough_is_the_golden_one():
    text = playthrough()
    if os.environ.get("LUDILEX_REFRESH"):
        FILE.write_text(text, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == text
