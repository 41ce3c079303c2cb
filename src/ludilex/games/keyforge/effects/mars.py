"""What mostly Mars does: using some cards of other houses, likeness of cards, a change of house."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.effects.base import Follow
from ludilex.games.keyforge.terms import HOUSES, K_EXHAUSTED, U_TURN, V_EFFECT
from ludilex.kernel.codes import M_COLOR, NEXT
from ludilex.kernel.durations import begin
from ludilex.kernel.events import Lasting
from ludilex.kernel.frames import Frame
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.state import State


class BelongsTo(Op):
    """Until the end of the turn this card belongs to a house, instead of its own."""

    def __init__(self, house: i64) -> None:
        self.house: i64 = house

    def run(self, s: State, f: Frame) -> i64:
        colors = s.now(f.card).colors
        for h in range(len(HOUSES)):
            if (colors >> h) & 1 and h != self.house and s.life[f.card] == f.life:
                begin(
                    s, f, V_EFFECT,
                    Lasting(M_COLOR, h, self.house, [f.card], [f.life], f.card, -1, U_TURN, f.me, 0, None, None),
                )  # fmt: skip
                break
        return NEXT


class Arrived(Follow):
    """What the last effect has put into play is remembered there."""


class IsReady(Number):
    """The card is not exhausted."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and s.counter(c, K_EXHAUSTED) == 0 else 0


class NamedLike(Number):
    """The card is called like one of these."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if c < 0:
            return 0
        title = s.now(c).title
        return 1 if any(s.now(x).title == title for x in self.cards.find(s, f)[::2]) else 0


class SharesTrait(Number):
    """The card has a trait in common with one of these."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if c < 0:
            return 0
        traits = s.now(c).traits
        return 1 if any(k in traits for x in self.cards.find(s, f)[::2] for k in s.now(x).traits) else 0


class BeingPlayed(Number):
    """The card is entering play because it is played, and not put into play otherwise."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        k = s.sp - 1
        while k >= 0:
            o = s.stack[k]
            if o.card == c and o.program.key in ("play", "put"):
                return 1 if o.program.key == "play" else 0
            k -= 1
        return 0


class Added(Number):
    """The event adds to a resource, and does not take from it."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if f.event is not None and f.event.n > 0 else 0
