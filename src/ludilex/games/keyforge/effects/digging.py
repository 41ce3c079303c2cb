"""Cards from the top of the deck, one after the other, until the right one comes. Not compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.terms import DECK, DISCARD, OWN, V_DISCARD
from ludilex.kernel.codes import NEXT, STAY
from ludilex.kernel.frames import Frame
from ludilex.kernel.pipeline import move_card
from ludilex.kernel.programs import Number, Op
from ludilex.kernel.state import State


class DigFor(Op):
    """Discard cards from the top of the deck until one that fits is discarded, which is then the remembered card."""

    def __init__(self, where: Number) -> None:
        self.where: Number = where

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            return NEXT
        c = s.tail[f.me * OWN + DECK]
        f.it = []
        f.n = 0
        if c < 0:
            return NEXT
        if self.where.value(s, f, c) != 0:
            f.i = 1
            f.it = [c, s.life[c] + 1]
        move_card(s, f, V_DISCARD, c, s.life[c], f.me * OWN + DISCARD, s.rules.cite("keyforge.rules.discard"))
        return STAY
