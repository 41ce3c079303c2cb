"""Effects of Menagerie, and what is like them: Exile, Ways, attacks until one's next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.terms import MOUSE, PLAY, U_MY_TURN, U_START_OF
from ludilex.kernel.codes import M_DELAY, NEXT, ORIGIN_EVENT, ORIGIN_NAMED
from ludilex.kernel.control import WHOSE_EFFECT
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Lasting
from ludilex.kernel.ops import Delay, around, begin
from ludilex.kernel.programs import Cards, Number, Op

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


class UntilMyTurn(Delay):
    """Set up an ability that waits until the start of my next turn, or of the player whose effect it is (`who`)."""

    def __init__(self, verb: i64, *parts: Op, when: Number, who: i64 = 0, optional: bool = False) -> None:
        super().__init__(verb, *parts, when=when, until=U_MY_TURN, once=False, optional=optional)
        self.who: i64 = who  # WHOSE_EFFECT: in EachPlayer, the player whose effect it is

    def run(self, s: State, f: Frame) -> i64:
        seat = s.stack[s.sp - 2].me if self.who == WHOSE_EFFECT else f.me
        begin(
            s, f, s.rules.effect_verb,
            Lasting(M_DELAY, self.verb, f.origin, [f.card], [f.life], f.card, -1, U_START_OF + seat, f.me,
                    self.citation, self.trigger, None, 0, NO_NUMBERS, around(s, f)),
        )  # fmt: skip
        return NEXT
