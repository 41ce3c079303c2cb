"""Conditions and selections that only this game has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.settle import alive, has
from ludilex.games.agot.terms import (
    ATTACHED,
    ATTACHMENT,
    CHARACTER,
    F_CHALLENGE,
    F_TYPE,
    FACT_ATTACKER,
    FACT_LOSER,
    FACT_TYPE,
    K_KNEELING,
    K_ROLE,
    OWN,
    PLAY,
    V_PLAY,
    V_RESOLVE,
)
from ludilex.kernel.codes import ABSOLUTE
from ludilex.kernel.programs import Cards, Number
from ludilex.kernel.selectors import ANYONE, ME

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class Has(Number):
    """The card has one of these marks now: an icon, crest, house, keyword or trait."""

    def __init__(self, *marks: i64) -> None:
        self.marks: list[i64] = list(marks)

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if c >= 0:
            for m in self.marks:
                if has(s, c, m):
                    return 1
        return 0


class Standing(Number):
    """The card is standing and not moribund."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and s.counter(c, K_KNEELING) == 0 and alive(s, c) else 0


class Kneeling(Number):
    """The card is kneeling."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and s.counter(c, K_KNEELING) > 0 else 0


class Alive(Number):
    """The card is not moribund."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and alive(s, c) else 0


class Participates(Number):
    """The card takes part in the challenge (0: on either side, else ATTACKING or DEFENDING)."""

    def __init__(self, role: i64 = 0) -> None:
        self.role: i64 = role

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if c < 0:
            return 0
        k = s.counter(c, K_ROLE)
        return 1 if (k > 0 if self.role == 0 else k == self.role) else 0


class Characters(Cards):
    """The characters in play that fit, of mine, of the opponent, or of both: moribund ones are no longer chosen."""

    def __init__(self, whose: i64, where: Number | None = None) -> None:
        self.whose: i64 = whose
        self.where: Number | None = where

    def live(self) -> bool:
        return True

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        where = self.where
        for p in range(s.players):
            if self.whose != ANYONE and (p == f.me) != (self.whose == ME):
                continue
            c = s.head[p * OWN + PLAY]
            while c >= 0:
                if s.types(c) & CHARACTER != 0 and alive(s, c) and (where is None or where.value(s, f, c) != 0):
                    out.append(c)
                    out.append(s.life[c])
                c = s.nxt[c]
        return out


class HostHas(Number):
    """What is true of the card this is attached to."""

    def __init__(self, condition: Number) -> None:
        self.condition: Number = condition

    def value(self, s: State, f: Frame, c: i64) -> i64:
        h = s.host[f.card]
        return self.condition.value(s, f, h) if h >= 0 else i64(0)


class Owned(Number):
    """I own the card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and s.owner[c] == f.me else 0


class ThisCard(Number):
    """What is true of this card."""

    def __init__(self, condition: Number) -> None:
        self.condition: Number = condition

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return self.condition.value(s, f, f.card)


class InChallenge(Number):
    """A challenge (of a type) is going on."""

    def __init__(self, challenge: i64 = -1) -> None:
        self.challenge: i64 = challenge

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if s.fact(F_CHALLENGE) == 0:
            return 0
        return 1 if self.challenge < 0 or s.fact(F_TYPE) == self.challenge else 0


class ChallengeIs(Number):
    """The present challenge, as declared, is of this type."""

    def __init__(self, challenge: i64) -> None:
        self.challenge: i64 = challenge

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.fact(F_TYPE) == self.challenge else 0


# ---- conditions about the event: they read it, never the board
class Won(Number):
    """I won the challenge (of a type, by so much, as the attacker)."""

    def __init__(self, challenge: i64 = -1, by: i64 = 0, attacking: bool = False) -> None:
        self.challenge: i64 = challenge
        self.by: i64 = by
        self.attacking: bool = attacking

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or e.verb != V_RESOLVE or e.player != f.me or e.n < self.by:
            return 0
        if self.attacking and e.fact(FACT_ATTACKER) != 1 + f.me:
            return 0
        return 1 if self.challenge < 0 or e.fact(FACT_TYPE) == self.challenge else 0


class Lost(Number):
    """I lost the challenge (of a type)."""

    def __init__(self, challenge: i64 = -1) -> None:
        self.challenge: i64 = challenge

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or e.fact(FACT_LOSER) != 1 + f.me:
            return 0
        return 1 if self.challenge < 0 or e.fact(FACT_TYPE) == self.challenge else 0


class Decided(Number):
    """The challenge (of a type) was won by somebody."""

    def __init__(self, challenge: i64) -> None:
        self.challenge: i64 = challenge

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or e.verb != V_RESOLVE or e.player < 0:
            return 0
        return 1 if e.fact(FACT_TYPE) == self.challenge else 0


class PlayedAs(Number):
    """The cards of the event were played as this type: an event may have become an attachment since."""

    def __init__(self, types: i64) -> None:
        self.types: i64 = types

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or e.verb != V_PLAY:
            return 0
        kind = s.zone_kind[e.to - ABSOLUTE]
        if kind == ATTACHED:
            return 1 if self.types & ATTACHMENT != 0 else 0
        return 1 if s.rules.definitions[e.definitions[0]].types & self.types != 0 else 0


class PhaseIs(Number):
    """The phase that begins or ends is this one."""

    def __init__(self, phase: i64) -> None:
        self.phase: i64 = phase

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        return 1 if e is not None and e.n == self.phase else 0


class EventPlayer(Number):
    """The event was about me (or, `opponent`, about the other player)."""

    def __init__(self, opponent: bool = False) -> None:
        self.opponent: bool = opponent

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        return 1 if e is not None and e.player >= 0 and (e.player != f.me) == self.opponent else 0
