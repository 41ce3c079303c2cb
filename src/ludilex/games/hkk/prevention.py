"""Damage of which a part is prevented: a station of the pipe of damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.hkk.terms import G_PREVENT, V_LESSEN
from ludilex.kernel.codes import KEYS, M_GAME, NEXT, S_HAPPENS
from ludilex.kernel.events import Lasting
from ludilex.kernel.lasting import add_lasting, end_lasting
from ludilex.kernel.programs import Op
from ludilex.kernel.windows import event_of, onward

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class Lessen(Op):
    """What prevents the next damage to a card takes it off, in the order of the event; what is left lasts on."""

    def run(self, s: State, f: Frame) -> i64:
        if not s.has_effects(M_GAME, G_PREVENT):
            return NEXT
        e = event_of(f)
        i: i64 = 0
        while i < len(e.cards):
            n = e.amounts[i] if len(e.amounts) > 0 else e.n
            left = n - prevented(s, e.cards[i], n)
            if left < n and len(e.amounts) == 0:
                e.amounts = [n for _ in e.cards]
            if left <= 0:
                e.drop(i)
                continue
            if left < n:
                e.amounts = e.amounts[:i] + [left] + e.amounts[i + 1 :]
            i += 1
        return onward(f, e)


def prevented(s: State, c: i64, n: i64) -> i64:
    """How much of n damage to card c does not come about; it is used up."""
    done: i64 = 0
    waiting = s.lasting_by.get(M_GAME * KEYS + G_PREVENT)
    if waiting is None:
        return 0
    for m in waiting:
        part = m.n if m.n < n - done else n - done
        if part <= 0 or not m.hits(s, c) or s.rules.immune(s, c, m.source, 0) >= 0:
            continue
        done += part
        end_lasting(s, m)
        if m.n > part:
            add_lasting(s, Lasting(m.kind, m.key, m.n - part, m.cards, m.lives, m.source, m.tied, m.until, m.me,
                                   m.citation, None, None))  # fmt: skip
        if s.tracing:
            s.note(S_HAPPENS, V_LESSEN, c, s.controller(c), part, m.citation)
            s.credit(m.me, m.source)
    return done
