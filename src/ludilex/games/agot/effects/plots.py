"""Copying plots, comparing them. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.terms import OWN, REVEALED
from ludilex.kernel.codes import NEXT
from ludilex.kernel.programs import Cards, Number, Op

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class CopyRevealed(Op):
    """What the opponent's revealed plot does when revealed is done as the effect of this card (unless that is a copy of
    this: there is nothing to copy)."""

    def run(self, s: State, f: Frame) -> i64:
        c = s.head[(f.me + 1) % s.players * OWN + REVEALED]
        program = s.now(c).play if c >= 0 else None
        if program is not None and s.defn[c] != s.defn[f.card]:
            s.push(program, f.me, f.card, f.life)
        return NEXT


class Total(Number):
    """A number of each card of a selection, added up."""

    def __init__(self, number: Number, cards: Cards) -> None:
        self.number: Number = number
        self.cards: Cards = cards

    def value(self, s: State, f: Frame, c: i64) -> i64:
        n: i64 = 0
        for x in self.cards.find(s, f)[::2]:
            n += self.number.value(s, f, x)
        return n
