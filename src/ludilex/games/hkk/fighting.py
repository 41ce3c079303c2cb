"""Conditions and selections about combat that few texts have. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.hkk.terms import CREATURE, P_COMBAT
from ludilex.kernel.codes import C_RULE
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.programs import Cards, Number

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


def breaker(s: State, f: Frame) -> int:
    """The creature whose hit is the event, or -1: no effect, but the rules of combat deal the damage."""
    e = f.event
    if e is None or e.cause != C_RULE or s.phase != P_COMBAT or not e.sources:
        return -1
    c = e.sources[0]
    return c if c >= 0 and s.types(c) & CREATURE and s.in_play(c) else -1


class BrokeThrough(Number):
    """The damage to a player comes from a creature that broke through."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if breaker(s, f) >= 0 else 0


class Breaker(Cards):
    """The creature that broke through."""

    def find(self, s: State, f: Frame) -> list[i64]:
        c = breaker(s, f)
        return [c, s.life[c]] if c >= 0 else NO_NUMBERS
