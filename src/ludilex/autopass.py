"""Passing by itself, above the kernel: for people at a table. Rulings, replays and bots do without it.

A game may ask in every window everybody whose hidden cards could hold an answer (`Rules.always_ask`): that somebody is
asked then tells nothing. Most of these questions have one answer only. Answering them at once would tell by its speed
what the question hides, so that is done only where nobody watches who could make use of it (`Autopass.forced`). What a
player says beforehand, whatever comes, tells nothing and can always be done (`Autopass.skip`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludilex.match import Game
    from ludilex.records import Option

PASS = "done"
WINDOW = "window:"


class Autopass:
    """What is answered by itself in a match.

    ``forced``: a seat that can do nothing but pass passes at once. Leave that to matches in which all others are bots:
    a bot chooses by the board, not by the clock.

    >>> from ludilex import Rules
    >>> game = Rules("agot").position({"phase": "dominance", "A": {"hand": ["Muster"]}, "B": {"hand": ["Muster"]}})
    >>> game.decision.prompt, [str(o) for o in game.legal]
    ('window:action', ['done'])
    >>> Autopass(forced=True).answer(game).key, Autopass(forced=False).answer(game)
    ('done', None)
    """

    def __init__(self, forced: bool) -> None:
        self.forced = forced
        self._skipped: dict[int, tuple[int, int]] = {}  # by seat: the turn and phase in which it takes no action

    def answer(self, game: Game) -> Option | None:
        """What is answered by itself now; None if the seat is to be asked."""
        decision = game.decision
        if decision is None:
            return None
        passing = next((option for option in decision.options if option.key == PASS), None)
        if passing is None:
            return None
        if self.forced and len(decision.options) == 1:
            return passing
        idle = decision.prompt.startswith(WINDOW) and decision.prompt not in game.rules.kit.answering
        return passing if idle and self._skipped.get(decision.player) == now(game) else None

    def skip(self, game: Game, seat: int) -> None:
        """The seat takes no action any more in this phase; where it can answer something it is asked."""
        self._skipped[seat] = now(game)

    def ask_again(self) -> None:
        """Nobody skips anything any more."""
        self._skipped.clear()


def now(game: Game) -> tuple[int, int]:
    """The turn and the phase."""
    return int(game.state.turn), int(game.state.phase)
