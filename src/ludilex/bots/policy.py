"""What a bot is to the engine, and the bot that plays at random."""

from __future__ import annotations

from typing import Protocol

from ludilex.kernel.chance import MASK, below, following, seeded
from ludilex.kernel.codes import WITHDRAW
from ludilex.kernel.state import State


class Policy(Protocol):
    """Chooses at the pending decision of a state: returns one of its option codes (`State.options`)."""

    def __call__(self, s: State) -> int: ...


def forward(s: State) -> int:
    """How many of the options lead on: to take an announcement back is the last one, and leads nowhere."""
    n = int(s.nopts)
    return n - 1 if n > 1 and s.opts[n - 1] == WITHDRAW else n


class RandomBot:
    """Every option that leads on with the same chance, by a generator of its own: the same seed plays the same game.

    >>> from ludilex import Rules
    >>> game = Rules("dominion").new_game(seed=1)
    >>> RandomBot(7)(game.state) in game.state.options()
    True
    """

    def __init__(self, seed: int) -> None:
        self._x = seeded(seed & MASK)

    def __call__(self, s: State) -> int:
        self._x = following(self._x)
        return int(s.opts[below(self._x, forward(s))])
