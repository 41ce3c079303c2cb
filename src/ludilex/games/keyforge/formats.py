"""Series of KeyForge: best of three, with the opponent's deck (reversal), or with a bid for the better one (adaptive).

Sources: the tournament variants of the publisher, as https://archonarcana.com/Adaptive and /Reversal give them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludilex.games.keyforge.setup import MOST_CHAINS
from ludilex.kernel.formats import PASS, Dealt, Format, Played, Question, number_of

MATCHES = 3
OWN_DECKS = (0, 1)
OTHER_DECKS = (1, 0)
BID = "series-bid"
CHAINS_PER_KEY = 3  # what a bot takes a key of difference to be worth


@dataclass(frozen=True)
class Bids:
    """How the bidding for a deck stands: who has bid most, how many chains; and by how many answers it is over."""

    leader: int
    chains: int
    over: bool
    answers: int


class Reversal(Format):
    """Everybody plays the opponent's deck."""

    def deal(self, seats: int, played: Sequence[Played], answers: Sequence[str]) -> Question | Dealt:
        return Dealt(OTHER_DECKS, clauses=self.clauses["format"])


class Adaptive(Format):
    """Own decks, then the opponent's; then the players bid chains for the deck that has won both matches."""

    def deal(self, seats: int, played: Sequence[Played], answers: Sequence[str]) -> Question | Dealt:
        cites = self.clauses["format"]
        owner = better_deck(played)
        if len(played) < MATCHES - 1:
            return Dealt(OTHER_DECKS if played else OWN_DECKS, clauses=cites)
        if owner is None:  # a match had no winner: no deck has won both
            return Dealt(OWN_DECKS, clauses=cites)
        bids = bids_of(owner, answers)
        if not bids.over:
            higher = tuple(f"number:{n}" for n in range(bids.chains + 1, MOST_CHAINS + 1))
            return Question(1 - bids.leader, BID, (PASS, *higher), self.clauses["bid"], owner)
        decks = OWN_DECKS if bids.leader == owner else OTHER_DECKS
        chains = [bids.chains if seat == bids.leader else 0 for seat in range(seats)]
        return Dealt(decks, bids.answers, {"chains": chains}, self.clauses["bid"])

    def usual(self, question: Question, played: Sequence[Played], answers: Sequence[str]) -> str:
        """A bot bids up to three chains for each key by which the deck has won on average."""
        if question.prompt != BID:
            return super().usual(question, played, answers)
        owner = better_deck(played)
        ahead = sum(margin(match, owner) for match in played)
        bid = question.options[1]
        return bid if number_of(bid) <= CHAINS_PER_KEY * ahead // len(played) else PASS


def better_deck(played: Sequence[Played]) -> int | None:
    """The seat that has brought the deck that won every match so far."""
    winners = {match.decks[match.winners[0]] if len(match.winners) == 1 else None for match in played}
    return winners.pop() if len(winners) == 1 else None


def margin(match: Played, owner: int | None) -> int:
    """How many keys the deck of that owner was ahead."""
    return sum(score if deck == owner else -score for score, deck in zip(match.scores, match.decks, strict=True))


def bids_of(owner: int, answers: Sequence[str]) -> Bids:
    """The deck's owner has bid nothing; the players outbid each other in turn, until one passes or no more can be bid.

    >>> bids_of(0, []), bids_of(0, ["number:2", "number:5", "pass"])
    (Bids(leader=0, chains=0, over=False, answers=0), Bids(leader=0, chains=5, over=True, answers=3))
    """
    leader, chains = owner, 0
    for given, answer in enumerate(answers):
        if answer == PASS or chains == MOST_CHAINS:
            return Bids(leader, chains, True, given + (answer == PASS))
        leader, chains = 1 - leader, number_of(answer)
    return Bids(leader, chains, chains == MOST_CHAINS, len(answers))


FIRST = ("keyforge.rules.series-first",)
FORMATS = {
    "best-of-three": Format(MATCHES, {"first": FIRST, "format": ("keyforge.rules.best-of-three",)}),
    "reversal": Reversal(
        MATCHES, {"first": FIRST, "format": ("keyforge.rules.best-of-three", "keyforge.rules.reversal")}
    ),
    "adaptive": Adaptive(
        MATCHES,
        {
            "first": FIRST,
            "format": ("keyforge.rules.best-of-three", "keyforge.rules.adaptive"),
            "bid": ("keyforge.rules.chain-bid",),
        },
    ),
}
