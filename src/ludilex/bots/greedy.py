"""The bot that looks one choice ahead: it takes the option after which its position is worth most."""

from __future__ import annotations

from ludilex.bots.evaluation import WON, Evaluation, evaluation
from ludilex.bots.policy import forward
from ludilex.kernel.chance import MASK, following, seeded
from ludilex.kernel.decisions import option_card
from ludilex.kernel.knowledge import determinize
from ludilex.kernel.rules import LoopError, Rules
from ludilex.kernel.state import State

POOL: list[int] = []
POSITIONS = 48  # that are looked at for one option, where the choices it leads to are weighed, too
LOST = -2 * WON  # less than any position is worth


class GreedyBot:
    """Weighs each option in a world dealt anew from what its seat may know, so that it never sees what is hidden.

    Equal views give equal choices for equal seeds. Of options worth the same it takes the first. Where the game names
    questions at which a position is at rest (`rests` in its evaluation), an option is worth what the best of the
    choices is worth that it leads this player to before one of those is asked. Answers to a question that `opens`
    others (which house is used this turn?) are worth what they lead to, and all that can then be gained by each card.

    >>> from ludilex import Rules
    >>> from ludilex.kernel.decisions import option_name
    >>> rules = Rules("dominion")
    >>> game = rules.position({"phase": "buy", "A": {"coins": 8}})
    >>> option_name(game.state, GreedyBot(rules.kernel, 1)(game.state))
    'Province'
    """

    def __init__(self, rules: Rules, seed: int) -> None:
        self._evaluation: Evaluation = evaluation(rules.name, rules)
        self._x = seeded(seed & MASK)

    def __call__(self, s: State) -> int:
        if s.nopts == 1:
            return int(s.opts[0])
        self._x = following(self._x)
        seat = int(s.who)
        world = determinize(s, seat, self._x, POOL)
        there = world.options()  # in this world something else may be asked
        opening = s.prompt in self._evaluation.opens
        best, chosen = LOST, int(s.opts[0])
        for option in s.options()[: forward(s)]:
            worth = self._after(world, option, seat, POSITIONS, opening) if option in there else LOST
            if worth > best:
                best, chosen = worth, option
        return chosen

    def _after(self, s: State, option: int, seat: int, left: int, opening: bool) -> float:
        """What a position is worth after an option; `left`: how many positions may be looked at."""
        after = s.clone()
        try:
            after.apply(option)
            return self._worth(after, seat, left, opening)
        except LoopError:
            return LOST  # from there the game goes round for ever

    def _worth(self, s: State, seat: int, left: int, opening: bool) -> float:
        """What a position is worth when the seat goes on well until it is at rest; without time, somehow."""
        while self._unrest(s):
            if s.who == seat and left >= s.nopts:
                return max(
                    self._after(s, option, seat, left // s.nopts, opening) for option in s.options()[: forward(s)]
                )
            s.apply(int(s.opts[0]))
        worth = self._evaluation.value(s, seat)
        return worth + self._chances(s, seat, left, worth) if opening and s.who == seat else worth

    def _unrest(self, s: State) -> bool:
        """It is the middle of something."""
        return bool(self._evaluation.rests) and not s.over and s.prompt not in self._evaluation.rests

    def _chances(self, s: State, seat: int, left: int, now: float) -> float:
        """What can be gained from here by each card, by the best that it can do alone."""
        gains: dict[int, float] = {}
        for option in s.options():
            card = option_card(s, option)
            if card >= 0:
                gain = self._after(s, option, seat, left // s.nopts, False) - now
                gains[card] = max(gain, gains.get(card, 0.0))
        return sum(gains.values())
