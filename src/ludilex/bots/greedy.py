"""The bot that looks one choice ahead: it takes the option after which its position is worth most."""

from __future__ import annotations

from ludilex.bots.evaluation import Evaluation, evaluation
from ludilex.kernel.chance import MASK, following, seeded
from ludilex.kernel.knowledge import determinize
from ludilex.kernel.rules import LoopError, Rules
from ludilex.kernel.state import State

POOL: list[int] = []


class GreedyBot:
    """Weighs each option in a world dealt anew from what its seat may know, so that it never sees what is hidden.

    Equal views give equal choices for equal seeds. Of options worth the same it takes the first.

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
        me = int(s.stack[s.sp - 1].me)
        world = determinize(s, seat, self._x, POOL)
        best, chosen = float("-inf"), int(s.opts[0])
        for i in range(s.nopts):
            option = int(s.opts[i])
            if option not in world.options():
                continue  # in this world something else is asked
            after = world.clone()
            try:
                after.apply(option)
            except LoopError:
                continue  # from there the game goes round for ever
            worth = self._evaluation.value(after, me)
            if worth > best:
                best, chosen = worth, option
        return chosen
