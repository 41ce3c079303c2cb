"""The shared vocabulary: selections of cards. A live one names the place; a reference remembers the life."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.kernel.codes import EVERY, ORIGIN_EVENT, ORIGIN_NAMED, ORIGIN_THIS
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.leaving import attached
from ludilex.kernel.programs import Cards, Number, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

ME: Final = 0
OTHERS: Final = 1
ANYONE: Final = 2


def offered_alike(s: State, c: i64) -> bool:
    """A card of the same definition in the same zone is offered already."""
    i: i64 = 0
    eff = s.eff
    e = eff[c]
    z = s.zone[c]
    while i < s.nopts:
        o = s.opts[i]
        if o >= 0 and eff[o] == e and s.zone[o] == z:
            return True
        i += 1
    return False


class In(Cards):
    """Cards in the zones of a kind, of mine, of the others, or of all (and the shared zones of that kind).

    ``top``: only so many from the top of each zone, the top first.
    """

    def __init__(self, kind: i64, whose: i64 = ME, where: Number | None = None, top: i64 = 0) -> None:
        self.kind: i64 = kind
        self.whose: i64 = whose
        self.where: Number | None = where
        self.top: i64 = top

    def origin(self, f: Frame) -> i64:
        return ORIGIN_NAMED

    def live(self) -> bool:
        return True

    def searches(self) -> i64:
        return self.kind if self.whose == ME and self.top == 0 else i64(-1)

    def outside(self, s: State, f: Frame, c: i64) -> i64:
        """What the card lacks, if it lies where these cards do."""
        mine = self.whose == ANYONE or (s.controller(c) == f.me) == (self.whose == ME)
        if self.where is None or s.kind(c) != self.kind or not mine or self.where.value(s, f, c) != 0:
            return 0
        return self.where.unmet(s, f, c)

    def offer(self, s: State, f: Frame) -> None:
        """Offer the cards of my zone of that kind that fit, alike ones once, without gathering them first."""
        picked = f.picked
        alike = (s.rules.fungible >> self.kind) & 1 == 1
        where = self.where
        c = s.head[f.me * s.own + self.kind]
        while c >= 0:
            if (
                (where is None or where.value(s, f, c) != 0)
                and (len(picked) == 0 or c not in picked[::2])
                and not (alike and offered_alike(s, c))
            ):
                s.offer(c)
            c = s.nxt[c]

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        if self.kind < s.own:
            p: i64 = 0
            while p < s.players:
                if self.whose == ANYONE or (p == f.me) == (self.whose == ME):
                    self.look(s, f, p * s.own + self.kind, out)
                p += 1
            return out
        z = s.layout.first_shared
        while z < s.layout.zones:
            if s.zone_kind[z] == self.kind:
                self.look(s, f, z, out)
            z += 1
        return out

    def look(self, s: State, f: Frame, z: i64, out: list[i64]) -> None:
        top = self.top
        n: i64 = 0
        c = s.tail[z] if top > 0 else s.head[z]
        while c >= 0 and (top == 0 or n < top):
            if self.where is None or self.where.value(s, f, c) != 0:
                out.append(c)
                out.append(s.life[c])
            c = s.prv[c] if top > 0 else s.nxt[c]
            n += 1


class Tops(Cards):
    """The top card of each shared pile of a kind."""

    def __init__(self, kind: i64, where: Number | None = None) -> None:
        self.kind: i64 = kind
        self.where: Number | None = where

    def live(self) -> bool:
        return True

    def origin(self, f: Frame) -> i64:
        return ORIGIN_NAMED

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        z = s.layout.first_shared
        while z < s.layout.zones:
            c = s.tail[z]
            if s.zone_kind[z] == self.kind and c >= 0 and (self.where is None or self.where.value(s, f, c) != 0):
                out.append(c)
                out.append(s.life[c])
            z += 1
        return out


class Everything(Cards):
    """Every card, wherever it is (for lasting effects)."""

    def find(self, s: State, f: Frame) -> list[i64]:
        return [EVERY, 0]


class This(Cards):
    """This card, with the life the effect knows."""

    def origin(self, f: Frame) -> i64:
        return ORIGIN_THIS

    def find(self, s: State, f: Frame) -> list[i64]:
        return [f.card, f.life]


class It(Cards):
    """The remembered cards."""

    def origin(self, f: Frame) -> i64:
        return f.origin

    def find(self, s: State, f: Frame) -> list[i64]:
        return f.it


class Kept(Cards):
    """Cards kept in a memory of the program; the effect named the place they were taken from."""

    def __init__(self, memory: Register) -> None:
        self.memory: Register = memory

    def origin(self, f: Frame) -> i64:
        return ORIGIN_NAMED

    def find(self, s: State, f: Frame) -> list[i64]:
        return f.cards_in(self.memory.slot)


class EventCards(Cards):
    """The cards of the event this reacts to, with the lives it gave them."""

    def origin(self, f: Frame) -> i64:
        return ORIGIN_EVENT

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        e = f.event
        if e is not None:
            for i in range(len(e.cards)):
                out.append(e.cards[i])
                out.append(e.lives[i])
        return out


class Host(Cards):
    """The card this is attached to."""

    def find(self, s: State, f: Frame) -> list[i64]:
        h = s.host[f.card]
        return [h, s.life[h]] if h >= 0 else NO_NUMBERS


class Attached(Cards):
    """The cards attached to this card (or, with `to`, to the first of that selection)."""

    def __init__(self, to: Cards | None = None) -> None:
        self.to: Cards | None = to

    def find(self, s: State, f: Frame) -> list[i64]:
        hosts = self.to.find(s, f) if self.to is not None else [f.card, f.life]
        out: list[i64] = []
        if len(hosts) > 0:
            for c in attached(s, hosts[0]):
                out.append(c)
                out.append(s.life[c])
        return out


class Where(Cards):
    """Those of a selection that fit."""

    def __init__(self, cards: Cards, where: Number) -> None:
        self.cards: Cards = cards
        self.where: Number = where

    def outside(self, s: State, f: Frame, c: i64) -> i64:
        return self.where.unmet(s, f, c) if c in self.cards.find(s, f)[::2] else self.cards.outside(s, f, c)

    def searches(self) -> i64:
        return self.cards.searches()

    def origin(self, f: Frame) -> i64:
        return self.cards.origin(f)

    def find(self, s: State, f: Frame) -> list[i64]:
        a = self.cards.find(s, f)
        out: list[i64] = []
        i: i64 = 0
        n: i64 = len(a)
        while i < n:
            if self.where.value(s, f, a[i]) != 0:
                out.append(a[i])
                out.append(a[i + 1])
            i += 2
        return out


class Union(Cards):
    """The cards of several selections, each once."""

    def __init__(self, *parts: Cards) -> None:
        self.parts: list[Cards] = list(parts)

    def outside(self, s: State, f: Frame, c: i64) -> i64:
        for p in self.parts:
            why = p.outside(s, f, c)
            if why != 0:
                return why
        return 0

    def origin(self, f: Frame) -> i64:
        return self.parts[0].origin(f)

    def searches(self) -> i64:
        return self.parts[0].searches()

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        for p in self.parts:
            a = p.find(s, f)
            i: i64 = 0
            n: i64 = len(a)
            while i < n:
                if a[i] not in out[::2]:
                    out.append(a[i])
                    out.append(a[i + 1])
                i += 2
        return out


class Except(Cards):
    """The cards of a selection that another one does not find."""

    def __init__(self, cards: Cards, other: Cards) -> None:
        self.cards: Cards = cards
        self.other: Cards = other

    def origin(self, f: Frame) -> i64:
        return self.cards.origin(f)

    def find(self, s: State, f: Frame) -> list[i64]:
        a = self.cards.find(s, f)
        others = self.other.find(s, f)[::2]
        out: list[i64] = []
        i: i64 = 0
        n: i64 = len(a)
        while i < n:
            if a[i] not in others:
                out.append(a[i])
                out.append(a[i + 1])
            i += 2
        return out


class Least(Cards):
    """Those of a selection with the least (or, `most`, the greatest) value of a number; all of them at a tie."""

    def __init__(self, cards: Cards, by: Number, most: bool = False) -> None:
        self.cards: Cards = cards
        self.by: Number = by
        self.most: bool = most

    def origin(self, f: Frame) -> i64:
        return self.cards.origin(f)

    def find(self, s: State, f: Frame) -> list[i64]:
        a = self.cards.find(s, f)
        out: list[i64] = []
        best: i64 = 0
        i: i64 = 0
        n: i64 = len(a)
        while i < n:
            v = self.by.value(s, f, a[i])
            if self.most:
                v = -v
            if len(out) == 0 or v < best:
                best = v
                out = []
            if v == best:
                out.append(a[i])
                out.append(a[i + 1])
            i += 2
        return out


class First(Cards):
    """The first card of a selection."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def origin(self, f: Frame) -> i64:
        return self.cards.origin(f)

    def find(self, s: State, f: Frame) -> list[i64]:
        return self.cards.find(s, f)[:2]


class Unmoved(Cards):
    """Those of a selection that are still where the effect remembers them."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def origin(self, f: Frame) -> i64:
        return self.cards.origin(f)

    def find(self, s: State, f: Frame) -> list[i64]:
        a = self.cards.find(s, f)
        out: list[i64] = []
        i: i64 = 0
        n: i64 = len(a)
        while i < n:
            if a[i] >= 0 and s.life[a[i]] == a[i + 1]:
                out.append(a[i])
                out.append(a[i + 1])
            i += 2
        return out
