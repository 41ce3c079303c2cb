"""A match that writes down who chose what, and what came of it, while a scenario is run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludilex.cli.common import reading
from ludilex.kernel.kit import Answered
from ludilex.match import Game
from ludilex.records import Decision, Option, Reason, Step
from ludilex.registry import Rules


@dataclass(frozen=True)
class Choice:
    """A choice, and the steps up to the next one."""

    decision: Decision
    option: Option
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Refusal:
    """Something that was asked after and cannot be chosen."""

    decision: Decision
    wanted: str
    reasons: tuple[Reason, ...]
    seat: int  # who cannot choose it


@dataclass(frozen=True)
class Reply:
    """A question about a card or a player, and its answer."""

    of: str
    question: str
    answer: Answered


@dataclass
class Witness:
    """A match for the scenario runner.

    >>> from ludilex.scenarios import parse, run
    >>> [s] = parse("game: dominion\\nscenarios: [{id: x, position: {A: {hand: [Moat]}}, script: [{A: Moat}]}]")
    >>> witnesses = Witnesses(Rules("dominion"))
    >>> run(s, witnesses).passed, [event.option.name for event in witnesses.match.events]
    (True, ['Moat'])
    """

    game: Game
    events: list[Choice | Refusal | Reply] = field(default_factory=list)
    before: tuple[Step, ...] = ()  # what happened before the first choice
    start: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.before = tuple(self.game.steps)
        self.start = self.game.describe()

    @property
    def decision(self) -> Decision | None:
        return self.game.decision

    @property
    def steps(self) -> Sequence[Step]:
        return self.game.steps

    def describe(self) -> dict[str, Any]:
        return self.game.describe()

    def apply(self, choice: str) -> list[Step]:
        decision = self.game.decision
        option = self.game.legal.find(choice)
        steps = self.game.apply(option)
        if decision is not None:
            self.events.append(Choice(decision, option, tuple(steps)))
        return steps

    def why_not(self, choice: str, seat: int | None = None) -> list[Reason]:
        reasons = self.game.why_not(choice, seat)
        if (decision := self.game.decision) is not None:
            who = decision.player if seat is None else seat
            self.events.append(Refusal(decision, choice, tuple(reasons), who))
        return reasons

    def ask(self, of: str, question: str) -> Answered:
        answer = self.game.ask(of, question)
        self.events.append(Reply(of, question, answer))
        return answer


class Witnesses:
    """Rules whose positions are watched; `match` is the last one set up."""

    match: Witness

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def position(self, described: Mapping[str, Any]) -> Witness:
        """The match that stands at a position; whatever does not make one is bad input."""
        with reading("the position"):
            self.match = Witness(self._rules.position(described))
        return self.match
