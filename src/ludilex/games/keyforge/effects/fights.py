"""Fights out of the ordinary: what the attacker does to another creature than the one it fights. Not compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.terms import U_FIGHT, V_DAMAGE
from ludilex.games.keyforge.timing import KeyForge
from ludilex.kernel.codes import NEXT
from ludilex.kernel.frames import Frame
from ludilex.kernel.programs import Cards, Op
from ludilex.kernel.state import State


class Aim(Op):
    """Before a fight: this creature will deal its damage to the selected one, not to the creature it fights."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def purpose(self) -> i64:
        return V_DAMAGE

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, KeyForge)
        fight = r.programs["use-" + r.uses[U_FIGHT]]
        for k in range(s.sp - 2, -1, -1):
            o = s.stack[k]
            if o.program is fight and o.card == f.card:
                o.keep(r.aim.slot, self.cards.find(s, f))
                break
        return NEXT
