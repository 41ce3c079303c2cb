"""Conditions and selections of Alchemy, Prosperity and Hinterlands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludilex.games.dominion.terms import F_AFTER, OWN, PLAY
from ludilex.kernel.codes import ABSOLUTE, ORIGIN_EVENT
from ludilex.kernel.programs import Cards, Number

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class IsIt(Number):
    """The card asked about is one of the remembered cards, wherever it has gone."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c in f.it[::2] else 0


class EventTo(Number):
    """The event sends its cards to a zone of that kind of its player."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        return 1 if e is not None and e.to == ABSOLUTE + e.player * OWN + self.kind else 0


class WasMine(Number):
    """The card asked about lay in one of my zones before the event this reacts to."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        i = e.place(c) if e is not None else -1
        return 1 if e is not None and i >= 0 and f.me * OWN <= e.zones[i] < f.me * OWN + OWN else 0


class AfterExtraTurn(Number):
    """The turn that ends was an extra turn."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.fact(F_AFTER) > 0 else 0


class InPlayUntilNow(Cards):
    """My cards in play, and those that the event this reacts to has taken from there and that have not moved since.

    All discards of a Clean-up are one event, but its player chooses their order, and so what is in play with them.
    """

    def __init__(self, where: Number) -> None:
        self.where: Number = where

    def origin(self, f: Frame) -> i64:
        return ORIGIN_EVENT

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        for c in s.cards_in(f.me * OWN + PLAY):
            if self.where.value(s, f, c) != 0:
                out += [c, s.life[c]]
        e = f.event
        if e is None:
            return out
        for i, c in enumerate(e.cards):
            there = e.lives[i] == s.life[c] and e.zones[i] == f.me * OWN + PLAY
            if there and self.where.value(s, f, c) != 0:
                out += [c, e.lives[i]]
        return out
