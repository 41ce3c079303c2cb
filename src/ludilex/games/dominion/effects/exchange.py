"""Exchanging: a card goes back to its pile, and another comes from its own for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludilex.games.dominion.ops import home, pile_top
from ludilex.games.dominion.terms import DISCARD, OWN, V_EXCHANGE, V_RETURN
from ludilex.kernel.codes import ABSOLUTE, NEXT, S_SKIPPED, STAY
from ludilex.kernel.pipeline import move_card, move_cards
from ludilex.kernel.programs import Cards, Op

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class Exchange(Op):
    """The first selected card goes back to its pile, and one from the pile of that name to my discard pile for it.

    Both must be possible; it is neither a gain nor a trash (dominion.rules.exchange).
    """

    def __init__(self, cards: Cards, name: str) -> None:
        self.cards: Cards = cards
        self.name: str = name

    def purpose(self) -> i64:
        return V_EXCHANGE

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        if f.i == 0:
            refs = self.cards.find(s, f)[:2]
            f.n = 0
            pile = home(s, refs[0]) if len(refs) > 0 else -1
            if pile < 0 or pile_top(s, self.name, True) < 0:
                if s.tracing:
                    wanted: i64 = 1 + r.by_name[self.name].id if self.name in r.by_name else 0
                    s.note(S_SKIPPED, V_EXCHANGE, -1, f.me, wanted, r.cite("dominion.rules.exchange"))
                return NEXT
            f.i = 1
            cite = r.allowed(s, f, self.cards.origin(f), refs[0]) if s.tracing else 0
            move_cards(s, f, V_RETURN, refs, ABSOLUTE + pile, True, cite, -1)
            return STAY
        if f.i == 1 and f.n == 0:
            if s.tracing:
                s.note(S_SKIPPED, V_EXCHANGE, -1, f.me, 0, r.skipped)
            return NEXT
        top = pile_top(s, self.name, True)
        if top >= 0:
            move_card(s, f, V_EXCHANGE, top, s.life[top], f.me * OWN + DISCARD, s.rules.verb_cites[V_EXCHANGE])
        return NEXT
