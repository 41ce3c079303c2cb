"""The shared vocabulary: numbers and conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.kernel.characteristics import stat, word
from ludilex.kernel.programs import Cards, Number, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

OPERATORS: Final[list[str]] = ["<", "<=", "=", ">=", ">", "!="]


class Num(Number):
    """A fixed number."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def local(self) -> bool:
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return self.n


class Did(Number):
    """How much the last effect really did."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return f.n


class IsType(Number):
    """The card has one of the types."""

    def __init__(self, types: i64) -> None:
        self.types: i64 = types

    def local(self) -> bool:
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and s.types(c) & self.types != 0 else 0


class HasWord(Number):
    """The card has the keyword now."""

    def __init__(self, word: i64) -> None:
        self.word: i64 = word

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and word(s, c, self.word) > 0 else 0


class HasColor(Number):
    """The card has the colour now."""

    def __init__(self, color: i64) -> None:
        self.color: i64 = color

    def local(self) -> bool:
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return (s.now(c).colors >> self.color) & 1


class Named(Number):
    """The card is called so."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def local(self) -> bool:
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and s.now(c).title == self.name else 0


class MyTurn(Number):
    """It is my turn."""

    def local(self) -> bool:
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.active == f.me else 0


class InPhase(Number):
    """It is this phase."""

    def __init__(self, phase: i64) -> None:
        self.phase: i64 = phase

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.phase == self.phase else 0


class Mine(Number):
    """The card is on my side."""

    def local(self) -> bool:
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and s.controller(c) == f.me else 0


class IsThis(Number):
    """The card is this card."""

    def local(self) -> bool:
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c == f.card else 0


class IsHost(Number):
    """The card is the one this is attached to."""

    def local(self) -> bool:
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if f.card >= 0 and c >= 0 and s.host[f.card] == c else 0


class IsPlayer(Number):
    """The subject is me (or, `other`, another player)."""

    def __init__(self, other: bool = False) -> None:
        self.other: bool = other

    def local(self) -> bool:
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c <= -2 and (-2 - c == f.me) != self.other else 0


class Lies(Number):
    """The card lies in a zone of one of these kinds (mask)."""

    def __init__(self, kinds: i64) -> None:
        self.kinds: i64 = kinds

    def local(self) -> bool:
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return (self.kinds >> s.kind(c)) & 1 if c >= 0 else i64(0)


class StatOf(Number):
    """A stat of the card now."""

    def __init__(self, stat: i64, of_host: bool = False) -> None:
        self.stat: i64 = stat
        self.of_host: bool = of_host

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return stat(s, s.host[f.card] if self.of_host else c, self.stat)


class Counter(Number):
    """Counters of a kind on the card."""

    def __init__(self, counter: i64) -> None:
        self.counter: i64 = counter

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return s.counter(c, self.counter)


class CostOf(Number):
    """Cost of the card asked about; `it`: of the first remembered card; `this`: of this card."""

    def __init__(self, which: str = "subject", plus: i64 = 0) -> None:
        self.which: str = which
        self.plus: i64 = plus
        self.mode: i64 = ["subject", "it", "this"].index(which)

    def value(self, s: State, f: Frame, c: i64) -> i64:
        x = c
        if self.mode == 1:
            if len(f.it) == 0:
                return -1000
            x = f.it[0]
        elif self.mode == 2:
            x = f.card
        return s.cost(x) + self.plus


class Value(Number):
    """Value of a register of the program."""

    def __init__(self, register: Register, plus: i64 = 0) -> None:
        self.register: Register = register
        self.plus: i64 = plus

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return f.reg(self.register.slot) + self.plus


class Compare(Number):
    """Two numbers compared."""

    def __init__(self, a: Number, operator: str, b: Number) -> None:
        self.a: Number = a
        self.b: Number = b
        self.operator: i64 = OPERATORS.index(operator)

    def value(self, s: State, f: Frame, c: i64) -> i64:
        x = self.a.value(s, f, c)
        y = self.b.value(s, f, c)
        o = self.operator
        if o == 0:
            r = x < y
        elif o == 1:
            r = x <= y
        elif o == 2:
            r = x == y
        elif o == 3:
            r = x >= y
        elif o == 4:
            r = x > y
        else:
            r = x != y
        return 1 if r else 0


class All(Number):
    """All parts hold."""

    def __init__(self, *parts: Number) -> None:
        self.parts: list[Number] = list(parts)

    def concerns(self) -> i64:
        for p in self.parts:
            types = p.concerns()
            if types != -1:
                return types
        return -1

    def local(self) -> bool:
        for p in self.parts:
            if not p.local():
                return False
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        for p in self.parts:
            if p.value(s, f, c) == 0:
                return 0
        return 1

    def unmet(self, s: State, f: Frame, c: i64) -> i64:
        for p in self.parts:
            if p.value(s, f, c) == 0:
                return p.unmet(s, f, c)
        return 0


class Any(Number):
    """Some part holds."""

    def __init__(self, *parts: Number) -> None:
        self.parts: list[Number] = list(parts)

    def local(self) -> bool:
        for p in self.parts:
            if not p.local():
                return False
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        for p in self.parts:
            if p.value(s, f, c) != 0:
                return 1
        return 0


class Not(Number):
    """The part does not hold."""

    def __init__(self, part: Number) -> None:
        self.part: Number = part

    def local(self) -> bool:
        return self.part.local()

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 0 if self.part.value(s, f, c) != 0 else 1

    def unmet(self, s: State, f: Frame, c: i64) -> i64:
        return self.part.unmet(s, f, c)


class Sum(Number):
    """The parts added up."""

    def __init__(self, *parts: Number) -> None:
        self.parts: list[Number] = list(parts)

    def value(self, s: State, f: Frame, c: i64) -> i64:
        n: i64 = 0
        for p in self.parts:
            n += p.value(s, f, c)
        return n


class Times(Number):
    """A number times a fixed one (Times(x, -1): its negative)."""

    def __init__(self, part: Number, by: i64) -> None:
        self.part: Number = part
        self.by: i64 = by

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return self.part.value(s, f, c) * self.by


class AtMost(Number):
    """The smaller of two numbers."""

    def __init__(self, a: Number, b: Number) -> None:
        self.a: Number = a
        self.b: Number = b

    def value(self, s: State, f: Frame, c: i64) -> i64:
        x = self.a.value(s, f, c)
        y = self.b.value(s, f, c)
        return x if x < y else y


class HowMany(Number):
    """How many cards a selection finds."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, s: State, f: Frame, c: i64) -> i64:
        n: i64 = len(self.cards.find(s, f))
        return n >> 1


class DifferentNames(Number):
    """How many different names a selection finds."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, s: State, f: Frame, c: i64) -> i64:
        seen: list[str] = []
        for x in self.cards.find(s, f)[::2]:
            name = s.now(x).title
            if name not in seen:
                seen.append(name)
        return len(seen)


class ResourceOf(Number):
    """A resource of mine (or of the next player)."""

    def __init__(self, resource: i64, opponent: bool = False) -> None:
        self.resource: i64 = resource
        self.opponent: bool = opponent

    def value(self, s: State, f: Frame, c: i64) -> i64:
        p = (f.me + 1) % s.players if self.opponent else f.me
        return s.resource(p, self.resource)


class Fact(Number):
    """A game-wide number."""

    def __init__(self, index: i64) -> None:
        self.index: i64 = index

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return s.fact(self.index)


class EventNumber(Number):
    """The number of the event this reacts to."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return f.event.n if f.event is not None else i64(0)


class EventBy(Number):
    """The event this reacts to happened to me (or, `other`, to another player)."""

    def __init__(self, other: bool = False) -> None:
        self.other: bool = other

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None:
            return 0
        p = e.player if e.player >= 0 else e.by
        return 1 if (p == f.me) != self.other else 0


class EventHas(Number):
    """Some card of the event this reacts to fits."""

    def __init__(self, where: Number) -> None:
        self.where: Number = where

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is not None:
            for x in e.cards:
                if self.where.value(s, f, x) != 0:
                    return 1
        return 0


class EventFrom(Number):
    """The first card of the event came from a zone of one of these kinds (mask)."""

    def __init__(self, kinds: i64) -> None:
        self.kinds: i64 = kinds

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or len(e.zones) == 0:
            return 0
        return (self.kinds >> s.zone_kind[e.zones[0]]) & 1


class StillThere(Number):
    """The first card of the event is still where the event put it."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        return 1 if e is not None and len(e.cards) > 0 and s.life[e.cards[0]] == e.lives[0] else 0
