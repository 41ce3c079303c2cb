"""What an ability could come to: one of which nothing could come may not be used. Not compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.effects.base import AttachIt, DiscardFromHand, PlotsOf
from ludilex.games.agot.keywords import Characters
from ludilex.games.agot.ops import Doom, Draw, PutIntoPlay
from ludilex.games.agot.settle import alive, barred, law, original
from ludilex.games.agot.terms import DECK, DRAW_CAP, DRAWN, HAND, OWN
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import Any
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.selectors import ME, In, This

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


def hope_of(effects: Sequence[Op]) -> Number | None:
    """What must hold for any independent part of these effects to do something; None: it cannot be told beforehand."""
    hopes = [hope(op) for op in effects if not isinstance(op, Delay)]  # what waits depends on what comes first
    known = [x for x in hopes if x is not None]
    if not known or len(known) < len(hopes):
        return None
    return known[0] if len(known) == 1 else Any(*known)


def hope(op: Op) -> Number | None:
    """The same of one effect."""
    if isinstance(op, Draw):
        return CanDraw()
    if isinstance(op, DiscardFromHand):
        return TheyHold()
    if isinstance(op, PutIntoPlay) and isinstance(op.cards, This) and not op.opponent:
        return CanEnter()
    if isinstance(op, AttachIt):
        return AnyOf(Characters(ME))
    if isinstance(op, (Doom, Until)) and isinstance(op.cards, (In, Characters, PlotsOf)):
        return AnyOf(op.cards)
    return None


class CanDraw(Number):
    """I have a deck, and have not drawn as many cards as effects may give in a round."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.size[f.me * OWN + DECK] > 0 and s.resource(f.me, DRAWN) < DRAW_CAP else 0


class TheyHold(Number):
    """The opponent has cards in hand."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.size[(f.me + 1) % s.players * OWN + HAND] > 0 else 0


class CanEnter(Number):
    """This card may be put into play under my control, or becomes a duplicate."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        r = law(s)
        return 1 if original(s, r, f.me, f.card) >= 0 or barred(s, r, f.me, f.card, False) < 0 else 0


class AnyOf(Number):
    """There are such cards, not all of them moribund."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if any(alive(s, x) for x in self.cards.find(s, f)[::2]) else 0
