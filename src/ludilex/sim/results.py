"""What many matches came to: wins with their margin, scores, turns, and how fast they were played."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

Z = 1.959964  # 95 percent
WHOLE = 840  # divisible by every number of winners from 1 to 8


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval for a share of wins.

    >>> [round(x, 3) for x in wilson(60, 100)]
    [0.502, 0.691]
    """
    if games == 0:
        return (0.0, 1.0)
    p, n, zz = wins / games, games, Z * Z
    middle = (p + zz / (2 * n)) / (1 + zz / n)
    reach = Z * math.sqrt(p * (1 - p) / n + zz / (4 * n * n)) / (1 + zz / n)
    return (max(0.0, middle - reach), min(1.0, middle + reach))


@dataclass
class Tally:
    """Sums over matches, by bot (not by seat: the bots change seats). A shared win counts as a part of one.

    All sums are whole numbers, so that they do not depend on the order in which tallies are merged.
    """

    bots: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    turns: int = 0
    shared: int = 0
    parts: list[int] = field(default_factory=list)  # of wins, WHOLE to a win
    scores: list[int] = field(default_factory=list)
    first_parts: int = 0
    seat_parts: list[int] = field(default_factory=list)
    seat_scores: list[int] = field(default_factory=list)
    ahead: dict[int, int] = field(default_factory=dict)  # of two bots: how often the first was so much ahead
    seat_ahead: dict[int, int] = field(default_factory=dict)  # of two seats

    def __post_init__(self) -> None:
        self.parts = self.parts or [0] * len(self.bots)
        self.scores = self.scores or [0] * len(self.bots)
        self.seat_parts = self.seat_parts or [0] * len(self.bots)
        self.seat_scores = self.seat_scores or [0] * len(self.bots)

    def add(self, seats: list[int], outcome: dict[str, Any], decisions: int) -> None:
        """Count a match: ``seats[i]`` is the bot in seat i."""
        winners = outcome["winners"]
        self.games += 1
        self.decisions += decisions
        self.turns += sum(outcome.get("turns", ()))
        self.shared += len(winners) > 1
        for seat in winners:
            self.parts[seats[seat]] += WHOLE // len(winners)
            self.seat_parts[seat] += WHOLE // len(winners)
            self.first_parts += (seat == 0) * WHOLE // len(winners)
        for seat, score in enumerate(outcome["scores"]):
            self.scores[seats[seat]] += score
            self.seat_scores[seat] += score
        if len(seats) == 2:
            ahead = outcome["scores"][0] - outcome["scores"][1]
            self.seat_ahead[ahead] = self.seat_ahead.get(ahead, 0) + 1
            by_bot = ahead if seats[0] == 0 else -ahead
            self.ahead[by_bot] = self.ahead.get(by_bot, 0) + 1

    def wins(self, bot: int) -> float:
        """Wins of a bot, shared ones in part."""
        return self.parts[bot] / WHOLE

    def merge(self, other: Tally) -> None:
        """Add the sums of another tally of the same bots."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.shared += other.shared
        self.first_parts += other.first_parts
        self.parts = [a + b for a, b in zip(self.parts, other.parts, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.seat_parts = [a + b for a, b in zip(self.seat_parts, other.seat_parts, strict=True)]
        self.seat_scores = [a + b for a, b in zip(self.seat_scores, other.seat_scores, strict=True)]
        for mine, theirs in ((self.ahead, other.ahead), (self.seat_ahead, other.seat_ahead)):
            for n, games in theirs.items():
                mine[n] = mine.get(n, 0) + games


@dataclass(frozen=True)
class Result:
    """The tally of a simulation with what it was asked for. ``finished``: False if it was interrupted.

    ``decks``: what each seat played with, if that is a deck. ``format``: of what the games are series; "" for matches.
    """

    game: str
    edition: str
    seed: int
    asked: int
    tally: Tally
    seconds: float
    finished: bool = True
    decks: tuple[str, ...] = ()
    format: str = ""

    @property
    def games_per_s(self) -> float:
        """Matches in a second of wall time, all workers together."""
        return self.tally.games / self.seconds if self.seconds > 0 else 0.0

    def to_json(self) -> dict[str, Any]:
        """Plain data; everything but `seconds` and `games_per_s` depends on the input alone."""
        t, n = self.tally, self.tally.games
        rows = [
            {
                "bot": bot,
                "wins": round(t.wins(i), 6),
                "share": round(t.wins(i) / n, 6) if n else None,
                "interval": [round(x, 6) for x in wilson(t.wins(i), n)],
                "mean_score": round(t.scores[i] / n, 6) if n else None,
            }
            for i, bot in enumerate(t.bots)
        ]
        seats = [
            {
                "seat": "ABCDEFGH"[i],
                **({"deck": self.decks[i]} if self.decks else {}),
                "wins": round(t.seat_parts[i] / WHOLE, 6),
                "share": round(t.seat_parts[i] / WHOLE / n, 6) if n else None,
                "interval": [round(x, 6) for x in wilson(t.seat_parts[i] / WHOLE, n)],
                "mean_score": round(t.seat_scores[i] / n, 6) if n else None,
            }
            for i in range(len(t.bots))
        ]
        return {
            "game": self.game,
            "edition": self.edition,
            "seed": self.seed,
            "games": n,
            "asked": self.asked,
            "finished": self.finished,
            "bots": rows,
            "seats": seats,
            "format": self.format or None,
            "difference": {
                "bots": {str(k): v for k, v in sorted(t.ahead.items())},
                "seats": {str(k): v for k, v in sorted(t.seat_ahead.items())},
            },
            "shared_wins": t.shared,
            "first_seat_share": round(t.first_parts / WHOLE / n, 6) if n else None,
            "mean_turns": round(t.turns / n, 6) if n else None,
            "mean_decisions": round(t.decisions / n, 6) if n else None,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games_per_s, 1),
        }
