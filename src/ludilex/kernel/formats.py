"""Series of matches: who plays which deck in the next one, who goes first, and what is asked before it.

A format is a function of what has been played and answered so far; it keeps nothing. `ludilex.series` plays by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

PASS = "pass"


@dataclass(frozen=True)
class Played:
    """A finished match of a series. ``decks``: by seat, which seat has brought the deck it played.

    ``brought``: the decks as the seats brought them to this match, where a format lets them be changed.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decks: tuple[int, ...]
    brought: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Question:
    """What a seat is asked before a match: the name of the prompt, and the keys of the options (`records.Option`).

    ``deck``: if it is about a deck, the seat that has brought it.
    """

    seat: int
    prompt: str
    options: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    deck: int | None = None


@dataclass(frozen=True)
class Plan:
    """The next match: by seat, whose deck it plays; who goes first (None: drawn); what the set-up takes besides."""

    decks: tuple[int, ...]
    first: int | None = None
    setup: Mapping[str, Any] = field(default_factory=dict)
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class Dealt:
    """Who plays which deck, and how many of the answers it took to know that."""

    decks: tuple[int, ...]
    answers: int = 0
    setup: Mapping[str, Any] = field(default_factory=dict)
    clauses: tuple[str, ...] = ()


class Format:
    """So many matches at most; whoever has won more than half of them wins. The loser's side says who goes first.

    ``clauses``: what the format stands under, by what it is about (``first``: who goes first after a match).
    ``loser_chooses``: in friendly matches, too. ``keeps_decks``: what was played tells the decks, too
    (`Played.brought`), because they change between matches.
    """

    loser_chooses = True
    keeps_decks = False

    def __init__(self, matches: int, clauses: Mapping[str, tuple[str, ...]] | None = None) -> None:
        self.matches = matches
        self.clauses = dict(clauses or {})

    def next(
        self, seats: int, played: Sequence[Played], answers: Sequence[str], lot: int = 0
    ) -> Question | Plan | None:
        """What comes next: a question, a match, or nothing any more; ``answers``: those given since the last match.

        ``lot``: the seat that was drawn before the first match.

        >>> plain = Format(3)
        >>> plain.next(2, [], [])
        Plan(decks=(0, 1), first=None, setup={}, clauses=())
        >>> lost = [Played((1,), (2, 3), (0, 1))]
        >>> plain.next(2, lost, []).seat, plain.next(2, lost, ["player:1"]).first, plain.next(2, lost * 2, [])
        (0, 1, None)
        """
        if self.decided(seats, played):
            return None
        dealt = self.deal(seats, played, answers)
        if isinstance(dealt, Question):
            return dealt
        chooser = self.chooser(seats, played, lot)
        if chooser is None:
            return Plan(dealt.decks, None, dealt.setup, dealt.clauses)
        cites = self.clauses.get("first", ())
        if len(answers) == dealt.answers:
            return Question(chooser, "series-first", tuple(f"player:{seat}" for seat in range(seats)), cites)
        first = number_of(answers[dealt.answers])
        return Plan(dealt.decks, first, dealt.setup, (*dealt.clauses, *cites))

    def deal(self, seats: int, played: Sequence[Played], answers: Sequence[str]) -> Question | Dealt:
        """Who plays which deck in the next match: here everybody the own one."""
        return Dealt(tuple(range(seats)), clauses=self.clauses.get("format", ()))

    def chooser(self, seats: int, played: Sequence[Played], lot: int) -> int | None:
        """Who says who goes first; None: that is drawn."""
        return loser_of(seats, played)

    def decided(self, seats: int, played: Sequence[Played]) -> bool:
        """The series is over."""
        return len(played) >= self.matches or any(2 * n > self.matches for n in wins(seats, played))

    def usual(self, question: Question, played: Sequence[Played], answers: Sequence[str]) -> str:
        """What a bot answers: it goes first itself, and does not bid."""
        own = f"player:{question.seat}"
        return own if own in question.options else PASS


def wins(seats: int, played: Sequence[Played]) -> list[int]:
    """Matches won by each seat; one that several have won, or nobody, counts for none.

    >>> wins(2, [Played((1,), (0, 3), (0, 1)), Played((0, 1), (3, 3), (0, 1))])
    [0, 1]
    """
    return [sum(match.winners == (seat,) for match in played) for seat in range(seats)]


def loser_of(seats: int, played: Sequence[Played]) -> int | None:
    """The seat that lost the last match, if it was one alone."""
    lost = [seat for seat in range(seats) if seat not in played[-1].winners] if played else []
    return lost[0] if len(lost) == 1 else None


def number_of(key: str) -> int:
    """The number in the key of an option.

    >>> number_of("player:1"), number_of("number:12")
    (1, 12)
    """
    return int(key.partition(":")[2])
