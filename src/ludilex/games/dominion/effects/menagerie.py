"""What Exile and the Ways ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.terms import MOUSE, PLAY
from ludilex.kernel.codes import ORIGIN_EVENT, ORIGIN_NAMED
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.programs import Cards, Number

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class CopyOfEvent(Number):
    """The card asked about is another copy of the event's first card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or len(e.cards) == 0 or c < 0 or c == e.cards[0]:
            return 0
        return 1 if s.now(c).title == s.now(e.cards[0]).title else 0


class ThisFromPlay(Number):
    """The event has taken this card from play."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        i = e.place(f.card) if e is not None else -1
        return 1 if e is not None and i >= 0 and s.zone_kind[e.zones[i]] == PLAY else 0


class ThisAfter(Cards):
    """This card where the event has put it, if that took it from where its play had put it."""

    def origin(self, f: Frame) -> i64:
        return ORIGIN_EVENT

    def find(self, s: State, f: Frame) -> list[i64]:
        e = f.event
        i = e.place(f.card) if e is not None else -1
        return [f.card, e.lives[i]] if e is not None and i >= 0 and e.lives[i] == f.life + 1 else NO_NUMBERS


class MouseCard(Cards):
    """The card that was set aside for Way of the Mouse."""

    def origin(self, f: Frame) -> i64:
        return ORIGIN_NAMED

    def find(self, s: State, f: Frame) -> list[i64]:
        for i in range(len(s.layout.shared)):
            c = s.tail[s.layout.first_shared + i]
            if s.layout.shared[i] == MOUSE and c >= 0:
                return [c, s.life[c]]
        return NO_NUMBERS
