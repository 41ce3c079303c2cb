"""Bots by name: `random`, the strategies of a game, or a strategy file by its path."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ludilex.bots.policy import Policy, RandomBot
from ludilex.bots.priority import PriorityBot
from ludilex.bots.strategy import Strategy, load
from ludilex.errors import BadInput, unknown
from ludilex.kernel.rules import Rules
from ludilex.kits import kit

FOLDER = "strategies"
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot before it sits down: can be sent to another process, which makes the policy."""

    name: str
    title: str
    strategy: Strategy | None = None

    def policy(self, rules: Rules, seed: int) -> Policy:
        """The policy for one match; the seed matters only to a bot that plays at random."""
        return RandomBot(seed) if self.strategy is None else PriorityBot(self.strategy, rules)


def names(game: str) -> list[str]:
    """The bots a game has.

    >>> names("dominion")[:2]
    ['random', 'big-money']
    """
    return [RANDOM, *sorted(p.stem for p in (kit(game).folder / FOLDER).glob("*.yaml"))]


def usual(game: str) -> str:
    """The bot that plays where none is named: the first strategy of the game, or random play if it has none.

    >>> usual("dominion")
    'big-money'
    """
    return [*names(game)[1:], RANDOM][0]


def find(game: str, name: str) -> Bot:
    """A bot by name, or by the path of a strategy file.

    >>> find("dominion", "big-money").title
    'Big Money'
    >>> find("dominion", "big-mony")
    Traceback (most recent call last):
    ludilex.errors.BadInput: unknown bot 'big-mony'; did you mean 'big-money'...?
    """
    known = names(game)
    if name == RANDOM:
        return Bot(RANDOM, "Random")
    if name in known:
        strategy = load(kit(game).folder / FOLDER / f"{name}.yaml")
    elif Path(name).suffix in (".yaml", ".yml") or "/" in name:
        if not Path(name).is_file():
            raise BadInput(f"there is no strategy file {name!r}; bots are called {', '.join(known)}")
        strategy = load(Path(name))
    else:
        raise unknown("bot", name, known)
    return Bot(strategy.name, strategy.title, strategy)
