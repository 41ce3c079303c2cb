"""Revealing cards of one's deck until enough of them fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludilex.games.dominion.ops import Prepare
from ludilex.games.dominion.terms import DECK, DISCARD, OWN, V_REVEAL
from ludilex.kernel.codes import NEXT, ORIGIN_NAMED, STAY
from ludilex.kernel.knowledge import learn
from ludilex.kernel.pipeline import happen
from ludilex.kernel.programs import Number, Op

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class RevealUntil(Op):
    """Reveal cards of my deck, from the top on, until so many of them fit or there are no more.

    They stay where they are, and are the remembered ones. A discard pile is shuffled under what is revealed already.
    """

    def __init__(self, where: Number, n: i64 = 1) -> None:
        self.where: Number = where
        self.n: i64 = n

    def run(self, s: State, f: Frame) -> i64:
        deck = f.me * OWN + DECK
        seen: list[i64] = []
        left = self.n
        c = s.tail[deck]
        while left > 0 and (c >= 0 or s.size[f.me * OWN + DISCARD] > 0):
            if c < 0:
                if Prepare(s.size[deck] + 1).run(s, f) == STAY:
                    return STAY  # somebody waits for the shuffle; then it begins anew, with the same cards on top
                c = s.prv[seen[-2]] if seen else s.tail[deck]
            seen += [c, s.life[c]]
            left -= 1 if self.where.value(s, f, c) != 0 else 0
            c = s.prv[c]
        if s.knowing:
            for x in seen[::2]:
                learn(s, x, (1 << s.players) - 1)
        f.it = seen
        f.origin = ORIGIN_NAMED
        f.place = deck
        f.n = len(seen) >> 1
        if seen:
            happen(s, f, V_REVEAL, f.me, seen, f.n, 0, True)
        return NEXT
