"""Naming plots, copying them, comparing them. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.terms import G_NAMED, OWN, PLOT, REVEALED, U_PHASE, V_REVEAL
from ludilex.kernel.codes import KEYS, M_GAME, NEXT, NONE, O_DEFINITION, OPTION, S_CHOICE
from ludilex.kernel.events import Lasting
from ludilex.kernel.lasting import add_lasting
from ludilex.kernel.programs import Cards, Number, Op

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class NamePlot(Op):
    """I name a plot, any there is: what is known of this effect until the end of the phase."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        if s.answer == NONE:
            for d in r.definitions:
                if d.types == PLOT and d.name == d.title and d.name not in r.test_cards:
                    s.offer(O_DEFINITION * OPTION + d.id)
            return s.ask(f.me, r.prompt("name-plot"))
        named = s.take() - O_DEFINITION * OPTION
        add_lasting(s, Lasting(M_GAME, G_NAMED, named, [-2 - f.me], [0], f.card, -1, U_PHASE, f.me, 0, None, None))
        if s.tracing:
            s.note(S_CHOICE, V_REVEAL, -1, f.me, -1 - named, 0)
        return NEXT


class RevealsNamed(Number):
    """In an event: the opponent reveals the plot that was named for this card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None:
            return 0
        for m in s.lasting_by.get(M_GAME * KEYS + G_NAMED, []):
            for x in e.cards:
                if m.source == f.card and s.owner[x] != m.me and s.defn[x] == m.n:
                    return 1
        return 0


class CopyRevealed(Op):
    """What the opponent's revealed plot does when revealed is done as the effect of this card (unless that is a copy of
    this: there is nothing to copy)."""

    def run(self, s: State, f: Frame) -> i64:
        c = s.head[(f.me + 1) % s.players * OWN + REVEALED]
        program = s.now(c).play if c >= 0 else None
        if program is not None and s.defn[c] != s.defn[f.card]:
            s.push(program, f.me, f.card, f.life)
        return NEXT


class Total(Number):
    """A number of each card of a selection, added up."""

    def __init__(self, number: Number, cards: Cards) -> None:
        self.number: Number = number
        self.cards: Cards = cards

    def value(self, s: State, f: Frame, c: i64) -> i64:
        n: i64 = 0
        for x in self.cards.find(s, f)[::2]:
            n += self.number.value(s, f, x)
        return n
