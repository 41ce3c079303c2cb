"""Attachments that come off, or hold other cards. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.settle import about_card, barred, law
from ludilex.games.agot.terms import (
    ATTACHED,
    CHARACTER,
    HOUSES,
    OWN,
    PLAY,
    STRENGTH,
    U_NEVER,
    V_ATTACH,
    V_EFFECT,
)
from ludilex.kernel.codes import C_EFFECT, M_STAT, M_TYPE, M_WORD, NEXT, W_HOST
from ludilex.kernel.durations import Until
from ludilex.kernel.pipeline import propose
from ludilex.kernel.programs import Number, Op, flatten
from ludilex.kernel.selectors import This

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class ComeOff(Op):
    """This attachment is attached to nothing any more, and stays in play."""

    def run(self, s: State, f: Frame) -> i64:
        c = f.card
        if s.kind(c) == ATTACHED and s.life[c] == f.life:
            s.shift(c, s.controller(c) * OWN + PLAY)
            e = about_card(s, V_ATTACH, W_HOST, c, 0, -1, 0)
            propose(s, f, e)
        return NEXT


class Become(Op):
    """This card is a character of so much strength with these marks, as long as it is in play."""

    def __init__(self, strength: i64, *marks: i64) -> None:
        self.strength: i64 = strength
        self.marks: list[i64] = list(marks)

    def flat(self, out: list[Op]) -> None:
        this = This()
        parts: list[Op] = [
            Until(U_NEVER, V_EFFECT, M_TYPE, 0, CHARACTER, this),
            Until(U_NEVER, V_EFFECT, M_STAT, STRENGTH, int(self.strength), this),
            *(Until(U_NEVER, V_EFFECT, M_WORD, m, 1, this) for m in self.marks),
        ]
        flatten(parts, out)


class OnSameHost(Number):
    """The card is attached to what this is attached to."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        h = s.host[f.card]
        return 1 if c >= 0 and h >= 0 and s.kind(c) == ATTACHED and s.host[c] == h else 0


class HostCanBeTaken(Number):
    """I may take control of what this is attached to: no unique card of which I have a copy, nothing immune."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        h = s.host[f.card]
        if h < 0 or barred(s, law(s), f.me, h, False) >= 0:
            return 0
        return 1 if s.rules.immune(s, h, f.card, C_EFFECT) < 0 else 0


class Neutral(Number):
    """The card is of no House."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and s.now(c).colors & HOUSES == 0 else 0


class NoDearerThanThat(Number):
    """The printed cost of the card is not greater than that of the first card of the event."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or len(e.cards) == 0:
            return 0
        return 1 if s.printed(c).cost <= s.printed(e.cards[0]).cost else 0
