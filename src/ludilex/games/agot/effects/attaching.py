"""Attachments that come off, or hold other cards. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.settle import about_card, barred, law
from ludilex.games.agot.terms import ATTACHED, HOUSES, K_MORIBUND, K_UNDER, OWN, PLAY, V_ATTACH, V_REDIRECT
from ludilex.kernel.codes import C_EFFECT, NEXT, STAY, W_COUNT, W_HOST
from ludilex.kernel.pipeline import propose
from ludilex.kernel.programs import Number, Op

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


class GoUnder(Op):
    """The first remembered card, which is moribund, will be attached facedown to this card instead."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1 or len(f.it) == 0 or s.counter(f.it[0], K_MORIBUND) == 0:
            return NEXT
        f.i = 1
        c = f.it[0]
        s.cnt[c * s.rules.nk + K_UNDER] = 1 + f.card
        propose(s, f, about_card(s, V_REDIRECT, W_COUNT, c, K_MORIBUND, 1 + ATTACHED - s.counter(c, K_MORIBUND), 0))
        return STAY


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
