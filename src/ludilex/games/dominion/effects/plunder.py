"""Traits, the next play, and what is set aside face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.ops import home
from ludilex.games.dominion.terms import ASIDE, G_TRAIT, OWN, V_ASIDE
from ludilex.kernel.codes import M_GAME, NEXT, ORIGIN_PLACED
from ludilex.kernel.pipeline import note_stopped
from ludilex.kernel.programs import Cards, Number, Op

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class OfTraitPile(Number):
    """The card asked about belongs to the pile that has this Trait."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        for m in s.lastings:
            if m.kind == M_GAME and m.key == G_TRAIT and m.source == f.card:
                return 1 if c >= 0 and home(s, c) == m.n else 0
        return 0


class MarkPlay(Op):
    """The play this reacts to is remembered instead of cards, as -2 - its number: its card may be played again."""

    def run(self, s: State, f: Frame) -> i64:
        if f.event is not None:
            f.it = [-2 - f.event.action, 0]
        return NEXT


class IsMarkedPlay(Number):
    """The event belongs to the remembered play (MarkPlay)."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        return 1 if e is not None and len(f.it) > 0 and e.action == -2 - f.it[0] else 0


class SetAsideFaceDown(Op):
    """I set the remembered cards aside; only I know which they are."""

    def purpose(self) -> i64:
        return V_ASIDE

    def run(self, s: State, f: Frame) -> i64:
        refs = f.it
        to = f.me * OWN + ASIDE
        cite = s.rules.allowed(s, f, f.origin, refs[0]) if s.tracing and len(refs) > 0 else 0
        f.n = 0
        f.it = []
        for k in range(0, len(refs), 2):
            c = refs[k]
            if refs[k + 1] != s.life[c]:
                note_stopped(s, f, V_ASIDE, c, refs[k + 1], to, cite)
                continue
            s.face_down = s.knowing
            s.put(c, to, True, V_ASIDE, cite)
            f.n += 1
            f.it = [*f.it, c, s.life[c]]
        f.place = to
        f.origin = ORIGIN_PLACED
        return NEXT


class AllDifferent(Number):
    """No two cards of a selection have the same name."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, s: State, f: Frame, c: i64) -> i64:
        names = [s.now(x).title for x in self.cards.find(s, f)[::2]]
        return 1 if len(set(names)) == len(names) else 0


class TheSetAside(Cards):
    """The remembered cards, which were set aside."""

    def origin(self, f: Frame) -> i64:
        return f.origin

    def find(self, s: State, f: Frame) -> list[i64]:
        return f.it
