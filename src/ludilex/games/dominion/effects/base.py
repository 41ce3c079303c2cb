"""What single cards of Base and Seaside need: this turn's past, all my cards, empty piles, going on as long as."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.terms import DECK, DISCARD, FRONT, OWN, PAST_BOUGHT, PAST_PLAYED, SUPPLY
from ludilex.kernel.control import Jump, Unless
from ludilex.kernel.programs import Cards, Number, Op, flatten

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class While(Op):
    """As long as the condition holds, do the parts again and again."""

    def __init__(self, condition: Number, *parts: Op) -> None:
        self.condition: Number = condition
        self.parts: list[Op] = list(parts)

    def flat(self, out: list[Op]) -> None:
        top: i64 = len(out)
        u = Unless(self.condition)
        out.append(u)
        flatten(self.parts, out)
        out.append(Jump(top))
        u.to = len(out)


# ---- this turn's past: kept while a card of the table asks for it (T_PAST)
class PlayedThisTurn(Cards):
    """The cards that the active player has played this turn, each as often as it was played."""

    def __init__(self, where: Number | None = None) -> None:
        self.where: Number | None = where

    def find(self, s: State, f: Frame) -> list[i64]:
        return fitting(s, f, s.stack[0].cards_in(PAST_PLAYED), self.where)


class BoughtThisTurn(Cards):
    """The cards that the active player has bought this turn."""

    def __init__(self, where: Number | None = None) -> None:
        self.where: Number | None = where

    def find(self, s: State, f: Frame) -> list[i64]:
        return fitting(s, f, s.stack[0].cards_in(PAST_BOUGHT), self.where)


def fitting(s: State, f: Frame, refs: list[i64], where: Number | None) -> list[i64]:
    """Those of the cards (card, life, ...) that fit."""
    out: list[i64] = []
    for i in range(0, len(refs), 2):
        if where is None or where.value(s, f, refs[i]) != 0:
            out += refs[i : i + 2]
    return out


class FirstThisTurn(Number):
    """The event is the play of a card that fits, by the active player, for the first time this turn."""

    def __init__(self, where: Number) -> None:
        self.where: Number = where
        self.played: PlayedThisTurn = PlayedThisTurn(where)

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or e.player != s.active or len(e.cards) == 0 or self.where.value(s, f, e.cards[0]) == 0:
            return 0
        return 1 if len(self.played.find(s, f)) == 2 else 0


# ---- numbers and selections
class AllMine(Cards):
    """All cards of mine, wherever they lie; what only lies in front of me is no card of mine."""

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        for k in range(OWN):
            c = s.head[f.me * OWN + k] if k != FRONT else -1
            while c >= 0:
                out += [c, s.life[c]]
                c = s.nxt[c]
        return out


class OneFor(Number):
    """One for every so many of something, rounded down."""

    def __init__(self, every: i64, part: Number) -> None:
        self.every: i64 = every
        self.part: Number = part

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return self.part.value(s, f, c) // self.every


class EmptyPiles(Number):
    """How many piles of the Supply are empty."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        n: i64 = 0
        for z in range(s.layout.first_shared, s.layout.zones):
            if s.zone_kind[z] == SUPPLY and s.size[z] == 0:
                n += 1
        return n


class CanDraw(Number):
    """There is a card that I could draw, if need be after reshuffling."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.size[f.me * OWN + DECK] > 0 or s.size[f.me * OWN + DISCARD] > 0 else 0
