"""Revealing cards, and naming one. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.terms import G_NAMED, HAND, OWN, PLOT, U_PHASE, V_REVEAL, V_SHOW
from ludilex.kernel.codes import C_EFFECT, KEYS, M_GAME, NEXT, NONE, O_DEFINITION, OPTION, S_CHOICE
from ludilex.kernel.events import Lasting
from ludilex.kernel.knowledge import learn
from ludilex.kernel.lasting import add_lasting
from ludilex.kernel.pipeline import happen
from ludilex.kernel.programs import Number, Op

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


class Name(Op):
    """I name a card of these types: what is known of this effect until the end of the phase.

    Any there is may be named, or the offer would tell what is in the opponent's deck.
    """

    def __init__(self, types: i64) -> None:
        self.types: i64 = types
        self.offered: list[i64] = []  # known when all cards are

    def run(self, s: State, f: Frame) -> i64:
        plots = self.types == PLOT
        if s.answer == NONE:
            if len(self.offered) == 0:
                self.offered = titles(s, self.types)
            for d in self.offered:
                s.offer(O_DEFINITION * OPTION + d)
            return s.ask(f.me, s.rules.prompt("name-plot" if plots else "name-card"))
        d = s.take() - O_DEFINITION * OPTION
        add_lasting(s, Lasting(M_GAME, G_NAMED, d, [-2 - f.me], [0], f.card, -1, U_PHASE, f.me, 0, None, None))
        if s.tracing:
            s.note(S_CHOICE, V_REVEAL if plots else V_SHOW, -1, f.me, -1 - d, 0)
        return NEXT


def titles(s: State, types: i64) -> list[i64]:
    """The printed definitions of these types, in the order of their titles."""
    printed = [d for d in s.rules.definitions if d.name == d.title and d.name not in s.rules.test_cards]
    return [d.id for d in sorted((d for d in printed if d.types & types != 0), key=lambda d: d.title)]


def named(s: State, f: Frame) -> i64:
    """The definition that was named last as the effect of this card, or -1."""
    found = [m for m in s.lasting_by.get(M_GAME * KEYS + G_NAMED, []) if m.source == f.card]
    return found[-1].n if found else -1


class WasNamed(Number):
    """The card has the title that was named."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        d = named(s, f)
        return 1 if c >= 0 and d >= 0 and s.printed(c).title == s.rules.definitions[d].title else 0


class RevealsNamed(Number):
    """In an event: the opponent reveals the plot that was named for this card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        d = named(s, f)
        return 1 if e is not None and any(s.owner[x] != f.me and s.defn[x] == d for x in e.cards) else 0
