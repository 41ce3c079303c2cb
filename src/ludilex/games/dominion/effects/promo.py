"""Promotional cards: an ability that follows the card it remembers from place to place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.terms import PLAY
from ludilex.kernel.codes import M_DELAY, NEXT
from ludilex.kernel.events import Lasting
from ludilex.kernel.lasting import add_lasting, end_lasting
from ludilex.kernel.programs import Number, Op

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class ItFromPlay(Number):
    """The card asked about is a remembered one, which the event this reacts to took from play."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        i = e.place(c) if e is not None and c in f.it[::2] else -1
        return 1 if e is not None and i >= 0 and s.zone_kind[e.zones[i]] == PLAY else 0


class ItWaits(Number):
    """The first remembered card is still where it was put."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if len(f.it) > 0 and s.life[f.it[0]] == f.it[1] else 0


class FollowIt(Op):
    """What this card still has to do with the first remembered card expects that card where it lies now."""

    def run(self, s: State, f: Frame) -> i64:
        for m in s.lastings:
            if m.kind == M_DELAY and m.source == f.card and len(m.data) > 0 and m.data[0] == f.it[0]:
                end_lasting(s, m)
                add_lasting(
                    s,
                    Lasting(m.kind, m.key, m.n, m.cards, m.lives, m.source, m.tied, m.until, m.me, m.citation,
                            m.trigger, m.gift, 0, f.it[:2], m.within),
                )  # fmt: skip
        return NEXT
