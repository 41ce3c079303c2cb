"""Revealing cards, and naming one. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.terms import ATTACHMENT, CHARACTER, EVENT, HAND, LOCATION, OWN, V_SHOW
from ludilex.kernel.codes import C_EFFECT, NEXT, NONE, O_DEFINITION, OPTION, S_CHOICE
from ludilex.kernel.knowledge import learn
from ludilex.kernel.pipeline import happen
from ludilex.kernel.programs import Number, Op, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


def show(s: State, f: Frame, p: i64, refs: list[i64]) -> None:
    """Player p reveals these cards to all; they stay where they are."""
    if s.knowing:
        for c in refs[::2]:
            learn(s, c, (1 << s.players) - 1)
    happen(s, f, V_SHOW, p, refs, len(refs) >> 1, 0, True)


class RevealHand(Op):
    """The opponent reveals their hand."""

    def run(self, s: State, f: Frame) -> i64:
        p = (f.me + 1) % s.players
        refs: list[i64] = []
        for c in s.cards_in(p * OWN + HAND):
            refs += [c, s.life[c]]
        f.n = 0
        if len(refs) > 0:
            show(s, f, p, refs)
        return NEXT


class TheirEffect(Number):
    """The event is part of an opponent's effect, but not of one of a card with this title."""

    def __init__(self, but: str) -> None:
        self.but: str = but

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or e.cause != C_EFFECT or e.source < 0 or s.controller(e.source) == f.me:
            return 0
        return 1 if s.printed(e.source).title != self.but else 0


class NameCard(Op):
    """I name a card: any title that a draw deck may have, or the offer would tell what is in the opponent's."""

    def __init__(self, named: Register) -> None:
        self.named: Register = named
        self.offered: list[i64] = []  # known when all cards are

    def registers(self) -> list[Register]:
        return [self.named]

    def run(self, s: State, f: Frame) -> i64:
        if s.answer == NONE:
            if len(self.offered) == 0:
                self.offered = titles(s)
            for d in self.offered:
                s.offer(O_DEFINITION * OPTION + d)
            return s.ask(f.me, s.rules.prompt("name-card"))
        d = s.take() - O_DEFINITION * OPTION
        f.set_reg(self.named.slot, d)
        if s.tracing:
            s.note(S_CHOICE, V_SHOW, -1, f.me, -1 - d, 0)
        return NEXT


def titles(s: State) -> list[i64]:
    """The printed definitions that may be in a draw deck, in the order of their titles."""
    printed = [d for d in s.rules.definitions if d.name == d.title and d.name not in s.rules.test_cards]
    drawn = [d for d in printed if d.types & (CHARACTER | LOCATION | ATTACHMENT | EVENT) != 0]
    return [d.id for d in sorted(drawn, key=lambda d: d.title)]


class WasNamed(Number):
    """The card has the title that was named."""

    def __init__(self, named: Register) -> None:
        self.named: Register = named

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and s.printed(c).title == s.rules.definitions[f.reg(self.named.slot)].title else 0
