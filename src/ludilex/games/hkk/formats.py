"""The best of three: who may begin, and the exchange of cards with the side deck between the matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ludilex.games.hkk.deckcheck import problems_of
from ludilex.games.hkk.decks import Deck, Held, find_deck, plain
from ludilex.kernel.formats import Dealt, Format, Played, Question

MATCHES = 3
SWAP = "series-swap"
SWAP_IN = "series-swap-in"
DONE = "done"


class BestOfThree(Format):
    """The right to begin is drawn and goes to and fro; before a later match cards may be exchanged one for one.

    Whoever has the right may give it up. Of a deck and its side deck only the copies change places.
    """

    loser_chooses = False
    keeps_decks = True

    def chooser(self, seats: int, played: Sequence[Played], lot: int) -> int | None:
        return (lot + len(played)) % seats

    def deal(self, seats: int, played: Sequence[Played], answers: Sequence[str]) -> Question | Dealt:
        own = tuple(range(seats))
        if not played:
            return Dealt(own, clauses=self.clauses["format"])
        decks: list[Any] = []
        given = 0
        for seat, brought in enumerate(played[-1].brought):
            deck = find_deck(brought)
            found = self.swapped(seat, deck, answers[given:])
            if isinstance(found, Question):
                return found
            deck, used = found
            given += used
            decks.append(plain(deck))
        return Dealt(own, given, {"decks": decks}, (*self.clauses["format"], *self.clauses["swap"]))

    def swapped(self, seat: int, deck: Deck, answers: Sequence[str]) -> Question | tuple[Deck, int]:
        """What the answers of a seat have made of its deck, and how many they were; or what it is asked next."""
        before = len(problems_of(deck))
        if not inward(deck):
            return deck, 0
        out = ""
        for given, answer in enumerate(answers):
            if answer == DONE:
                return deck, given + 1
            if out:
                deck, out = exchanged(deck, out, answer), ""
            else:
                out = answer
        cites = self.clauses["swap"]
        if out:
            return Question(seat, SWAP_IN, inward(deck), cites, seat)
        done = [DONE] if len(problems_of(deck)) <= before else []
        return Question(seat, SWAP, (*done, *options(deck.main)), cites, seat)

    def usual(self, question: Question, played: Sequence[Played], answers: Sequence[str]) -> str:
        """A bot exchanges nothing, and begins."""
        return DONE if question.prompt == SWAP else super().usual(question, played, answers)


def options(held: Iterable[Held]) -> tuple[str, ...]:
    """Cards as options."""
    return tuple(f"card:{h.written}" for h in held)


def inward(deck: Deck) -> tuple[str, ...]:
    """The cards of the side deck that can be played."""
    return options(h for h in deck.side if h.known.playable)


def exchanged(deck: Deck, out: str, into: str) -> Deck:
    """One card of the deck goes to the side deck, and one of the side deck takes its place.

    >>> from ludilex.games.hkk.decks import deck_of
    >>> deck = deck_of("mine", {"main": {"Stone Rain": 2}, "side": {"Battle Rage": 1}})
    >>> plain(exchanged(deck, "card:Stone Rain", "card:Battle Rage"))["main"]
    {'Stone Rain': 1, 'Battle Rage': 1}
    """
    [leaving] = [h for h in deck.main if out == f"card:{h.written}"]
    [coming] = [h for h in deck.side if into == f"card:{h.written}"]
    return replace(deck, main=moved(deck.main, leaving, coming), side=moved(deck.side, coming, leaving))


def moved(held: Sequence[Held], away: Held, more: Held) -> tuple[Held, ...]:
    """The cards without one copy and with one more."""
    counts = Counter({(h.card, h.edition): h.count for h in held})
    counts[away.card, away.edition] -= 1
    counts[more.card, more.edition] += 1
    return tuple(Held(*key, n) for key, n in counts.items() if n)


FORMATS = {
    "best-of-three": BestOfThree(
        MATCHES,
        {"format": ("hkk.rules.best-of-three",), "first": ("hkk.rules.first",), "swap": ("hkk.rules.swap",)},
    )
}
