"""Simulation: many matches between bots, and counts of positions.

>>> from ludilex.sim import simulate
>>> simulate("dominion", games=2, seed=3, bots=["random", "big-money"]).tally.games
2
"""

from ludilex.sim.perft import perft
from ludilex.sim.progress import ProgressLine
from ludilex.sim.results import Result, Tally, wilson
from ludilex.sim.simulate import simulate

__all__ = ["ProgressLine", "Result", "Tally", "perft", "simulate", "wilson"]
