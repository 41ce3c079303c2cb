"""The set-up: first hands and mulligans."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.terms import (
    CHAINS,
    DECK,
    HAND,
    OWN,
    P_KEY,
    Q_MULLIGAN,
    V_CHAINS,
    V_MULLIGAN,
    V_SHUFFLE,
)
from ludilex.games.keyforge.turn import chained, draw_up
from ludilex.kernel.codes import NEXT, NO, NONE, S_SHUFFLE, S_SKIPPED, STAY, YES
from ludilex.kernel.frames import Frame
from ludilex.kernel.pipeline import change_resource
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.state import State


class FirstHands(Op):
    """The first player draws seven, the other six; chains make it fewer and one of them is shed."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i >= s.players:
            return NEXT
        p = (s.active + f.i) % s.players
        f.me = p
        chains = s.res[p * s.nr + CHAINS]
        if draw_up(s, f, p, hand_of(s, p) - chained(chains)):
            return STAY
        f.i += 1
        if chains > 0:
            change_resource(s, f, V_CHAINS, p, CHAINS, -1, s.rules.cite("keyforge.rules.chains"))
        return STAY


def hand_of(s: State, p: i64) -> i64:
    """Size of a starting hand."""
    return 7 if p == s.active else 6


class Mulligans(Op):
    """Each player once, the first player first, may shuffle the whole hand back and draw one card fewer."""

    def __init__(self, size: Register) -> None:
        self.size: Register = size

    def registers(self) -> list[Register]:
        return [self.size]

    def run(self, s: State, f: Frame) -> i64:
        p = (s.active + f.i // 2) % s.players
        f.me = p
        if f.i >= 2 * s.players:
            return NEXT
        if f.i % 2 == 1:  # the new hand
            if not draw_up(s, f, p, f.reg(self.size.slot)):
                f.i += 1
                self.tell(s, p, s.rules.cite("keyforge.mulligan.4"))
            return STAY
        if s.answer == NONE:
            s.offer(YES)
            s.offer(NO)
            return s.ask(p, Q_MULLIGAN)
        r = s.rules
        first = p == s.active
        if s.take() == NO:
            f.i += 2
            why = r.cite("keyforge.mulligan.1", "keyforge.mulligan.2") if first else r.cite("keyforge.mulligan.1")
            self.tell(s, p, why)
            return STAY
        f.i += 1
        self.shuffle_back(s, f, p)
        return STAY

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """Neither some of the cards nor anything else: it is the whole hand."""
        cards = 0 <= code < len(s.zone)
        return [s.rules.cite("keyforge.mulligan.1", "keyforge.mulligan.3"), code] if cards else []

    def tell(self, s: State, p: i64, citation: i64) -> None:
        """A hand is kept."""
        if s.tracing:
            s.note(S_SKIPPED, V_MULLIGAN, -1, p, 0, citation)

    def shuffle_back(self, s: State, f: Frame, p: i64) -> None:
        r = s.rules
        hand = p * OWN + HAND
        cite = r.cite("keyforge.mulligan.1", "keyforge.mulligan.3")
        if s.size[hand] < hand_of(s, p):  # chains had made it smaller
            cite = r.cite("keyforge.mulligan.1", "keyforge.mulligan.3", "keyforge.mulligan.5", "keyforge.mulligan.6")
        elif p == s.active:
            cite = r.cite("keyforge.mulligan.1", "keyforge.mulligan.2", "keyforge.mulligan.3")
        if s.tracing and s.res[p * s.nr + CHAINS] > 0:
            s.note(S_SKIPPED, V_CHAINS, -1, p, 0, r.cite("keyforge.mulligan.5"))
        f.set_reg(self.size.slot, s.size[hand] - 1)
        c = s.tail[hand]
        while c >= 0:
            s.put(c, p * OWN + DECK, True, V_MULLIGAN, cite)
            c = s.tail[hand]
        s.shuffle(p * OWN + DECK)
        if s.tracing:
            s.note(S_SHUFFLE, V_SHUFFLE, -1, p, 0, cite)


class BeginTurns(Op):
    """The set-up is over."""

    def run(self, s: State, f: Frame) -> i64:
        s.phase = P_KEY
        return NEXT


def setup_program() -> list[Op]:
    """What happens before the first turn."""
    return [FirstHands(), Mulligans(Register("cards to draw")), BeginTurns()]
