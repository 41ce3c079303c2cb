"""Searching the deck and the discard pile, and shuffling cards into decks. Not compiled: few cards do it."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.terms import DECK, DISCARD, OWN, V_PUT_BACK, V_SHUFFLE
from ludilex.kernel.codes import NEXT, ORIGIN_NAMED, S_SHUFFLE, STAY
from ludilex.kernel.frames import Frame
from ludilex.kernel.pipeline import move_cards
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.state import State


class Searched(Cards):
    """Cards that fit, wherever they lie in my deck and my discard pile."""

    def __init__(self, where: Number) -> None:
        self.where: Number = where

    def origin(self, f: Frame) -> i64:
        return ORIGIN_NAMED

    def live(self) -> bool:
        return True

    def searches(self) -> i64:
        return DECK

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        for kind in (DECK, DISCARD):
            for c in s.cards_in(f.me * OWN + kind):
                if self.where.value(s, f, c) != 0:
                    out += [c, s.life[c]]
        return out


class ShuffleIn(Op):
    """Shuffle the selected cards into their owners' decks; those that got there are then the remembered ones.

    ``mine``: they are cards of mine, and my deck is shuffled even if there are none.
    """

    def __init__(self, cards: Cards, mine: bool = False) -> None:
        self.cards: Cards = cards
        self.mine: bool = mine

    def purpose(self) -> i64:
        return V_PUT_BACK

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0:
            f.i = 1
            refs = self.cards.find(s, f)
            f.it = [x for i in range(0, len(refs), 2) for x in (refs[i], refs[i + 1] + 1)]
            f.n = 0
            if len(refs) > 0:
                move_cards(s, f, V_PUT_BACK, refs, DECK, True, s.rules.allowed(s, f, 0, refs[0]), -1)
            return STAY
        a = f.it
        f.it = [x for i in range(0, len(a), 2) if in_deck(s, a[i], a[i + 1]) for x in a[i : i + 2]]
        for p in range(s.players):
            if (self.mine and p == f.me) or any(s.owner[c] == p for c in f.it[::2]):
                shuffle_deck(s, p)
        return NEXT


class Reshuffle(Op):
    """Shuffle my deck, as whoever has searched it must."""

    def run(self, s: State, f: Frame) -> i64:
        shuffle_deck(s, f.me)
        return NEXT


def shuffle_deck(s: State, p: i64) -> None:
    """Player p shuffles their deck."""
    s.shuffle(p * OWN + DECK)
    if s.tracing:
        s.note(S_SHUFFLE, V_SHUFFLE, -1, p, 0, 0)


def in_deck(s: State, c: i64, life: i64) -> bool:
    """The card is where shuffling it in has put it."""
    return s.life[c] == life and s.kind(c) == DECK


class ShuffledIn(Number):
    """How many of the cards just shuffled in went into my deck."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return sum(1 for x in f.it[::2] if s.kind(x) == DECK and s.owner[x] == f.me)
