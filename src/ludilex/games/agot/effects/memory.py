"""What the present phase, the season or an event is remembered for. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.settle import has, law
from ludilex.games.agot.terms import (
    FACT_LOSER,
    FACT_TYPE,
    G_SUMMER,
    HOUSE,
    K_STRENGTH,
    LOST,
    OWN,
    STRENGTH,
    V_RESOLVE,
)
from ludilex.kernel.characteristics import stat
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.programs import Number

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class StrengthChanged(Number):
    """The strength of this card has been raised or lowered this phase."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if law(s).strength_from_printed:
            return 1 if stat(s, f.card, STRENGTH) != s.now(f.card).stats[STRENGTH] else 0
        seen = s.counter(f.card, K_STRENGTH)
        return seen & 1 | (seen // 2 != 1 + stat(s, f.card, STRENGTH))


class LostThisPhase(Number):
    """I have lost a challenge this phase."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.resource(f.me, LOST) > 0 else 0


class IsSummer(Number):
    """Some card makes it Summer."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.has_effects(M_GAME, G_SUMMER) and s.total(M_GAME, G_SUMMER, -2) > 0 else 0


class OpponentIs(Number):
    """The opponent's House card is of one of these Houses."""

    def __init__(self, *houses: i64) -> None:
        self.houses: list[i64] = list(houses)

    def value(self, s: State, f: Frame, c: i64) -> i64:
        h = s.head[(f.me + 1) % s.players * OWN + HOUSE]
        for m in self.houses:
            if h >= 0 and has(s, h, m):
                return 1
        return 0


class OwnerOfHostBeatMe(Number):
    """The owner of the card this is attached to won a challenge of one of these types against me."""

    def __init__(self, *challenges: i64) -> None:
        self.challenges: list[i64] = list(challenges)

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        h = s.host[f.card]
        if e is None or e.verb != V_RESOLVE or h < 0 or e.player != s.owner[h]:
            return 0
        return 1 if e.fact(FACT_LOSER) == 1 + f.me and e.fact(FACT_TYPE) in self.challenges else 0
