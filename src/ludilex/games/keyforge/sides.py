"""Control: whose a card is by right, and its going over to the other side. Not compiled: it is rare."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.terms import CREATURE, LINE, OWN, Q_FLANK, U_NEVER, V_CONTROL
from ludilex.kernel.characteristics import controls
from ludilex.kernel.codes import M_CONTROL, NEXT, NONE, O_MODE, OPTION, STAY, W_CONTROL
from ludilex.kernel.events import Event, Lasting
from ludilex.kernel.frames import Frame
from ludilex.kernel.lasting import add_lasting
from ludilex.kernel.pipeline import propose
from ludilex.kernel.programs import Op
from ludilex.kernel.state import State


def keep_with(s: State, c: i64, p: i64) -> None:
    """Card c, which lies on the side of player p and is not theirs, stays there for good."""
    add_lasting(s, Lasting(M_CONTROL, p, 1, [c], [s.life[c]], c, -1, U_NEVER, p, 0, None, None))


class ChangeSides(Op):
    """This card goes over to its new controller, a creature to the flank that the active player chooses."""

    def run(self, s: State, f: Frame) -> i64:
        c = f.card
        if f.i == 1 or s.life[c] != f.life:
            return NEXT
        p = controls(s, c)
        right = True
        if s.answer != NONE:
            right = s.take() == O_MODE * OPTION + 1
        elif s.types(c) & CREATURE and s.size[p * OWN + LINE] > 0:
            s.nopts = 0
            s.offer(O_MODE * OPTION)
            s.offer(O_MODE * OPTION + 1)
            return s.ask(f.me, Q_FLANK)
        f.i = 1
        e = Event(V_CONTROL, W_CONTROL)
        e.cards = [c]
        e.lives = [f.life]
        e.n = p
        e.top = right
        propose(s, f, e)
        return STAY

    def option_name(self, i: i64) -> str:
        return "right" if i == 1 else "left"
