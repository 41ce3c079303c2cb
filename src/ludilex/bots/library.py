"""Bots by name: `random`, `greedy`, the strategies of a game, or a strategy file by its path."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ludilex.bots.evaluation import has_evaluation
from ludilex.bots.greedy import GreedyBot
from ludilex.bots.policy import Policy, RandomBot
from ludilex.bots.priority import PriorityBot
from ludilex.bots.strategy import Strategy, load
from ludilex.errors import BadInput, unknown
from ludilex.kernel.rules import Rules
from ludilex.kits import kit

FOLDER = "strategies"
RANDOM = "random"
GREEDY = "greedy"


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot before it sits down: can be sent to another process, which makes the policy."""

    name: str
    title: str
    strategy: Strategy | None = None

    def policy(self, rules: Rules, seed: int) -> Policy:
        """The policy for one match; the seed matters to a bot that plays at random or imagines what it cannot see."""
        if self.strategy is not None:
            return PriorityBot(self.strategy, rules)
        return GreedyBot(rules, seed) if self.name == GREEDY else RandomBot(seed)

    @property
    def imagines(self) -> bool:
        """It deals hidden cards anew, and so needs a match that keeps track of who knows what."""
        return self.strategy is None and self.name == GREEDY


def names(game: str) -> list[str]:
    """The bots a game has.

    >>> names("dominion")[:2]
    ['random', 'greedy']
    """
    weighing = [GREEDY] if has_evaluation(game) else []
    return [RANDOM, *weighing, *sorted(p.stem for p in (kit(game).folder / FOLDER).glob("*.yaml"))]


def usual(game: str) -> str:
    """The bot that plays many games where none is named: the first strategy, else random play; both are fast.

    >>> usual("dominion"), usual("keyforge")
    ('big-money', 'random')
    """
    return next((name for name in names(game) if name not in (RANDOM, GREEDY)), RANDOM)


def opponent(game: str) -> str:
    """The bot that plays against a person who names none: the first strategy, else `greedy` where the game has it.

    >>> opponent("dominion"), opponent("keyforge")
    ('big-money', 'greedy')
    """
    fast = usual(game)
    return GREEDY if fast == RANDOM and has_evaluation(game) else fast


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
    if name == GREEDY and name in known:
        return Bot(GREEDY, "Greedy")
    if name in known:
        strategy = load(kit(game).folder / FOLDER / f"{name}.yaml")
    elif Path(name).suffix in (".yaml", ".yml") or "/" in name:
        if not Path(name).is_file():
            raise BadInput(f"there is no strategy file {name!r}; bots are called {', '.join(known)}")
        strategy = load(Path(name))
    else:
        raise unknown("bot", name, known)
    return Bot(strategy.name, strategy.title, strategy)
