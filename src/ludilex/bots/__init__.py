"""Bots: policies over kernel states, from random play to priority lists written as data (docs/bots.md).

>>> from ludilex import Rules
>>> from ludilex.bots import find
>>> rules = Rules("dominion")
>>> game = rules.new_game(seed=1)
>>> find("dominion", "big-money").policy(rules.kernel, 0)(game.state) in game.state.options()
True
"""

from ludilex.bots.greedy import GreedyBot
from ludilex.bots.library import Bot, find, names, opponent, usual
from ludilex.bots.policy import Policy, RandomBot
from ludilex.bots.priority import PriorityBot, play_out
from ludilex.bots.strategy import Strategy

__all__ = [
    "Bot",
    "GreedyBot",
    "Policy",
    "PriorityBot",
    "RandomBot",
    "Strategy",
    "find",
    "names",
    "opponent",
    "play_out",
    "usual",
]
