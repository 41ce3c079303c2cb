"""The cards an event was about, one ability for each of them; cards in play wherever they lie. Not compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.terms import ARTIFACTS, CREATURE, LINE, OWN, UPGRADES
from ludilex.kernel.frames import Frame
from ludilex.kernel.programs import Cards, Number
from ludilex.kernel.selectors import ANYONE, ME
from ludilex.kernel.state import State


class Such(Cards):
    """The cards of the event this reacts to that fit."""

    def __init__(self, where: Number) -> None:
        self.where: Number = where

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        e = f.event
        if e is not None:
            for c, life in zip(e.cards, e.lives, strict=True):
                if self.where.value(s, f, c) != 0:
                    out += [c, life]
        return out


class Dead(Cards):
    """The creatures of the event that were destroyed: mine, those of the opponent, or all, as they were controlled."""

    def __init__(self, whose: i64 = ANYONE) -> None:
        self.whose: i64 = whose

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        e = f.event
        if e is not None:
            for i, c in enumerate(e.cards):
                side = self.whose == ANYONE or (e.amounts[i] == f.me) == (self.whose == ME)
                if side and s.types(c) & CREATURE:
                    out += [c, e.lives[i]]
        return out


class Died(Number):
    """Such a creature is among those of the event that were destroyed."""

    def __init__(self, whose: i64 = ANYONE) -> None:
        self.whose: i64 = whose
        self.dead: Dead = Dead(whose)

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if len(self.dead.find(s, f)) > 0 else 0


class StillHere(Number):
    """This card is still the card it was, where it was: what it repeats can be repeated."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.life[f.card] == f.life else 0


class FromMine(Number):
    """The first card of the event came from a zone of mine of one of these kinds (mask)."""

    def __init__(self, kinds: i64) -> None:
        self.kinds: i64 = kinds

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or len(e.zones) == 0 or e.zones[0] // OWN != f.me:
            return 0
        return (self.kinds >> s.zone_kind[e.zones[0]]) & 1


class InPlay(Cards):
    """Cards of every type in play: mine, those of the opponent, or all."""

    def __init__(self, whose: i64 = ME, where: Number | None = None) -> None:
        self.whose: i64 = whose
        self.where: Number | None = where

    def live(self) -> bool:
        return True

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        for p in range(s.players):
            if self.whose != ANYONE and (p == f.me) != (self.whose == ME):
                continue
            for kind in (LINE, ARTIFACTS, UPGRADES):
                for c in s.cards_in(p * OWN + kind):
                    if self.where is None or self.where.value(s, f, c) != 0:
                        out += [c, s.life[c]]
        return out
