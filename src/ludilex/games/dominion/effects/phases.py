"""Effects on the phases of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.buying import BuyCards, resume_actions
from ludilex.games.dominion.terms import P_ACTION, P_BUY
from ludilex.games.dominion.turn import enter_phase
from ludilex.kernel.codes import NEXT, S_PHASE
from ludilex.kernel.programs import Op

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class ReturnToActions(Op):
    """If it is my Buy phase, I return to my Action phase; the Buy phase starts again afterwards."""

    def run(self, s: State, f: Frame) -> i64:
        if s.phase != P_BUY or s.active != f.me:
            return NEXT
        enter_phase(s, f.me, P_ACTION)
        if s.tracing:
            s.note(S_PHASE, -1, -1, f.me, P_ACTION, s.rules.cite("dominion.rules.turn.action"))
        turn = s.stack[0]
        if turn.i == 1 and isinstance(turn.program.ops[turn.pc], BuyCards):
            turn.i = 2  # what has been bought is still to be gained
        else:
            resume_actions(turn)
        return NEXT
