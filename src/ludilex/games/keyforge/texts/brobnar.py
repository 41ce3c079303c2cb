"""How what Brobnar's cards alone say is told."""

from __future__ import annotations

from typing import Any

from ludilex.games.keyforge.terms import G_DOOMED
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.numbers import Num


def doomed(talk: Any, x: Any) -> str:
    """A creature is destroyed as soon as something is so."""
    if isinstance(x.amount, Num):
        raise talk.missing("a creature that is destroyed in any case")
    case = talk.note("doomed", "case", "nom")
    return str(talk.say("doomed", subj=talk.inflect(x.subject, case), condition=talk.tell("conditions", x.amount)))


TEXTS = {"changes": {(M_GAME, G_DOOMED): doomed}}
