"""The shared vocabulary: choices and effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.kernel.asking import select
from ludilex.kernel.codes import (
    ABSOLUTE,
    C_EFFECT,
    DONE,
    M_FORBID,
    NEXT,
    NONE,
    ORIGIN_NAMED,
    ORIGIN_PLACED,
    S_CHOICE,
    S_LOOK,
    S_PHASE,
    STAY,
    VERBS,
    W_CONTROL,
    W_HOST,
)
from ludilex.kernel.control import CHOOSE, CHOOSE_ANY, WHOSE_EFFECT, number
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.knowledge import learn
from ludilex.kernel.numbers import Num
from ludilex.kernel.pipeline import change_counter, change_resource, happen, move_cards, propose
from ludilex.kernel.programs import Cards, Number, Op, Register
from ludilex.kernel.selectors import In, offered_alike

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


# ---- choices and memory
class Choose(Op):
    """Pick cards one at a time, at least `least` (as far as there are any) and at most `most`: the remembered cards.

    ``least`` below zero means all of `most`. ``who``: the player who picks (0 me, 1 the next player, WHOSE_EFFECT).
    ``targets``: cards immune to this effect, or to which it cannot happen, cannot be picked.
    """

    def __init__(
        self,
        cards: Cards,
        most: object = 1,
        least: object = 1,
        who: i64 = 0,
        targets: bool = False,
        forced: bool = True,
    ) -> None:
        self.cards: Cards = cards
        self.most: Number = number(most)
        self.least: Number = number(least)
        self.who: i64 = who
        self.targets: bool = targets
        self.forced: bool = forced  # a pick that is the only one possible is made without asking
        self.prompt: i64 = CHOOSE_ANY
        self.searches: i64 = cards.searches()  # kind of my zones in which any card may be picked, or -1

    def serve(self, verb: i64) -> None:
        if verb >= 0:
            self.prompt = CHOOSE + verb

    def run(self, s: State, f: Frame) -> i64:
        if s.answer != NONE:
            a = s.take()
            if a == DONE:
                return self.end(s, f)
            self.pick(s, f, a)
        elif f.i == 0 and self.searches >= 0:
            s.rules.searching(s, f, self.searches)
        if f.i >= self.most.value(s, f, -1):
            return self.end(s, f)
        least = self.least.value(s, f, -1)
        n = self.offers(s, f)
        if n == 0:
            return self.end(s, f)
        if f.i >= least and least >= 0:
            s.offer(DONE)
        elif n == 1 and self.forced:
            only = s.opts[0]
            s.nopts = 0
            self.pick(s, f, only)
            return STAY
        return s.ask(self.asked(s, f), self.prompt)

    def asked(self, s: State, f: Frame) -> i64:
        """The player who picks."""
        if self.who == WHOSE_EFFECT:
            return s.stack[s.sp - 2].me
        return (f.me + self.who) % s.players

    def offers(self, s: State, f: Frame) -> i64:
        """Offer what can be picked; cards that are alike in a pile or hand once."""
        cards = self.cards
        if isinstance(cards, In) and not self.targets and self.searches >= 0 and cards.kind < s.own:
            s.nopts = 0
            cards.offer(s, f)
            return s.nopts
        found = self.cards.find(s, f)
        fungible = s.rules.fungible
        i: i64 = 0
        n: i64 = len(found)
        s.nopts = 0
        while i < n:
            c = found[i]
            i += 2
            if c < 0 or c in f.picked[::2] or self.bars(s, f, c) >= 0:
                continue
            if (fungible >> s.kind(c)) & 1 and offered_alike(s, c):
                continue
            s.offer(c)
        return s.nopts

    def bars(self, s: State, f: Frame, c: i64) -> i64:
        """What to cite when card c of the selection cannot be picked; -1: it can."""
        if not self.targets:
            return -1
        why = s.rules.spared(s, f, c)
        verb = self.prompt - CHOOSE
        if why < 0 and verb < VERBS and s.has_effects(M_FORBID, verb) and s.total(M_FORBID, verb, c) > 0:
            return s.last_citation  # what cannot happen to it, it cannot be chosen for
        return why

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        if code == DONE:
            why = s.rules.obliges(s, f)
            return [why, -1] if why >= 0 else NO_NUMBERS
        if code < 0 or code >= len(s.zone):
            return NO_NUMBERS
        fits = code in self.cards.find(s, f)[::2]
        why = self.bars(s, f, code) if fits else s.rules.unfit(s, f, self.cards, code, self.prompt - CHOOSE)
        return [why, code] if why >= 0 else NO_NUMBERS

    def pick(self, s: State, f: Frame, c: i64) -> None:
        life = s.life[c]
        found = NO_NUMBERS if self.cards.live() else self.cards.find(s, f)
        i: i64 = 0
        while i < len(found):
            if found[i] == c:
                life = found[i + 1]  # a reference stays what it was, a live selection names the place
                break
            i += 2
        f.picked = f.picked + [c, life]
        f.i += 1
        why = self.cards.chosen(s, f) if s.tracing else i64(0)
        if why != 0:
            s.note(S_CHOICE, -1, c, f.me, c, why)

    def end(self, s: State, f: Frame) -> i64:
        s.nopts = 0
        f.n = f.i
        f.origin = self.cards.origin(f)
        f.it = f.picked
        f.place = expected(s, f, f.it)
        f.picked = NO_NUMBERS
        return NEXT


def expected(s: State, f: Frame, refs: list[i64]) -> i64:
    """Where the effect expects the first of the cards: where it lies, unless it has moved on already."""
    if len(refs) == 0 or refs[0] < 0:
        return -1
    return s.zone[refs[0]] if s.life[refs[0]] == refs[1] else f.place


class Secret(Op):
    """Each player picks one card from a selection of their own; nobody sees a pick until all are in.

    The picks are kept in a memory, in turn order from me.
    """

    def __init__(self, cards: Cards, memory: Register, prompt: i64 = CHOOSE_ANY) -> None:
        self.cards: Cards = cards
        self.memory: Register = memory
        self.prompt: i64 = prompt

    def registers(self) -> list[Register]:
        return [self.memory]

    def run(self, s: State, f: Frame) -> i64:
        slot = self.memory.slot
        if s.answer != NONE:
            c = s.take()
            f.keep(slot, f.cards_in(slot) + [c, s.life[c]])
            f.i += 1
        elif f.i == 0:
            f.keep(slot, NO_NUMBERS)
        while f.i < s.players:
            p = (f.me + f.i) % s.players
            found = select(s, self.cards, p, f.card, f.event)
            s.nopts = 0
            for c in found[::2]:
                s.offer(c)
            if s.nopts > 0:
                return s.ask(p, self.prompt)
            f.i += 1
        return NEXT


class Keep(Op):
    """Keep cards (the remembered ones by default) in a memory."""

    def __init__(self, memory: Register, cards: Cards | None = None) -> None:
        self.memory: Register = memory
        self.cards: Cards | None = cards

    def registers(self) -> list[Register]:
        return [self.memory]

    def run(self, s: State, f: Frame) -> i64:
        f.keep(self.memory.slot, f.it if self.cards is None else self.cards.find(s, f))
        return NEXT


class Gather(Op):
    """In a part done by each player: the remembered cards join those that the whole effect keeps in a memory."""

    def __init__(self, memory: Register) -> None:
        self.memory: Register = memory

    def registers(self) -> list[Register]:
        return [self.memory]

    def run(self, s: State, f: Frame) -> i64:
        whole = s.stack[s.sp - 2]
        whole.keep(self.memory.slot, whole.cards_in(self.memory.slot) + f.it)
        return NEXT


class Recall(Op):
    """These cards become the remembered ones."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def run(self, s: State, f: Frame) -> i64:
        f.origin = self.cards.origin(f)
        f.it = self.cards.find(s, f)
        f.n = len(f.it) >> 1
        f.place = expected(s, f, f.it)
        return NEXT


# ---- effects
class Move(Op):
    """One event: the selected cards go to a zone of mine (`mine`), of their owners, or to the shared zone of a kind.

    ``keep``: they are remembered in their new place. ``named``: the text says where they come from.
    """

    def __init__(
        self,
        verb: i64,
        cards: Cards,
        to: i64,
        mine: bool = True,
        top: bool = True,
        keep: bool = False,
        named: bool = False,
        citation: i64 = 0,
        cause: i64 = C_EFFECT,
    ) -> None:
        self.verb: i64 = verb
        self.cards: Cards = cards
        self.named: bool = named
        self.to: i64 = to
        self.mine: bool = mine
        self.top: bool = top
        self.keep: bool = keep
        self.citation: i64 = citation
        self.cause: i64 = cause

    def purpose(self) -> i64:
        return self.verb

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        f.n = 0
        if len(refs) == 0:
            return NEXT
        to = self.to
        if to >= s.own:
            to = ABSOLUTE + s.layout.first_of[to]
        elif self.mine:
            to = ABSOLUTE + f.me * s.own + to
        cite = self.citation if self.citation != 0 else s.rules.verb_cites[self.verb]
        if cite == 0 and s.tracing:
            cite = s.rules.allowed(s, f, ORIGIN_NAMED if self.named else self.cards.origin(f), refs[0])
        if (s.knowing or s.tracing) and not self.cards.live() and refs[0] >= 0 and refs[1] == s.life[refs[0]]:
            s.rules.fetching(s, f, refs[0])
        before = f.cause
        f.cause = self.cause
        after = moved(s, refs) if self.keep else NO_NUMBERS
        move_cards(s, f, self.verb, refs, to, self.top, cite, -1)
        f.cause = before
        if self.keep:
            f.origin = ORIGIN_PLACED
            f.it = after
            f.place = to - ABSOLUTE if to >= ABSOLUTE else i64(-1)
        return NEXT


def moved(s: State, refs: list[i64]) -> list[i64]:
    """References to cards after the move the effect is about to make: one life on, but for those it cannot move."""
    out: list[i64] = []
    i: i64 = 0
    while i < len(refs):
        c = refs[i]
        life = refs[i + 1]
        out.append(c)
        out.append(life + 1 if c >= 0 and life == s.life[c] else life)
        i += 2
    return out


class Plus(Op):
    """A resource of mine changes."""

    def __init__(self, resource: i64, n: object, verb: i64, citation: i64 = 0) -> None:
        self.resource: i64 = resource
        self.number: Number = number(n)
        self.fixed: bool = isinstance(self.number, Num)
        self.n: i64 = self.number.n if isinstance(self.number, Num) else i64(0)
        self.verb: i64 = verb
        self.citation: i64 = citation

    def purpose(self) -> i64:
        return self.verb

    def run(self, s: State, f: Frame) -> i64:
        n = self.n if self.fixed else self.number.value(s, f, -1)
        change_resource(s, f, self.verb, f.me, self.resource, n, self.citation)
        return NEXT


class Count(Op):
    """Counters of a kind on the selected cards change, as one event."""

    def __init__(self, verb: i64, cards: Cards, counter: i64, n: object = 1, citation: i64 = 0) -> None:
        self.verb: i64 = verb
        self.cards: Cards = cards
        self.counter: i64 = counter
        self.n: Number = number(n)
        self.citation: i64 = citation

    def purpose(self) -> i64:
        return self.verb

    def run(self, s: State, f: Frame) -> i64:
        cite = self.citation if self.citation != 0 else s.rules.verb_cites[self.verb]
        change_counter(s, f, self.verb, self.cards.find(s, f), self.counter, self.n.value(s, f, -1), cite)
        return NEXT


class Attach(Op):
    """The selected cards get this card (or, with `to`, the first of that selection) as their host."""

    def __init__(self, verb: i64, cards: Cards, to: Cards | None = None, citation: i64 = 0) -> None:
        self.verb: i64 = verb
        self.cards: Cards = cards
        self.to: Cards | None = to
        self.citation: i64 = citation

    def purpose(self) -> i64:
        return self.verb

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        hosts = self.to.find(s, f) if self.to is not None else [f.card, f.life]
        f.n = 0
        if len(refs) == 0 or len(hosts) == 0:
            return NEXT
        e = Event(self.verb, W_HOST)
        e.cards = refs[::2]
        e.lives = refs[1::2]
        e.n = hosts[0]
        e.citation = self.citation
        propose(s, f, e)
        return NEXT


class TakeControl(Op):
    """The selected cards change to my side (same life)."""

    def __init__(self, verb: i64, cards: Cards, citation: i64 = 0) -> None:
        self.verb: i64 = verb
        self.cards: Cards = cards
        self.citation: i64 = citation

    def purpose(self) -> i64:
        return self.verb

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        f.n = 0
        if len(refs) == 0:
            return NEXT
        e = Event(self.verb, W_CONTROL)
        e.cards = refs[::2]
        e.lives = refs[1::2]
        e.n = f.me
        e.citation = self.citation
        propose(s, f, e)
        return NEXT


class Reveal(Op):
    """Everyone sees the selected cards; they stay where they are."""

    def __init__(self, verb: i64, cards: Cards, citation: i64 = 0) -> None:
        self.verb: i64 = verb
        self.cards: Cards = cards
        self.citation: i64 = citation

    def purpose(self) -> i64:
        return self.verb

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        f.n = 0
        if s.knowing:
            for c in refs[::2]:
                learn(s, c, (1 << s.players) - 1)
        if len(refs) > 0:
            happen(s, f, self.verb, f.me, refs, len(refs) >> 1, self.citation, True)
        return NEXT


class Look(Op):
    """I see the selected cards; they stay where they are."""

    def __init__(self, cards: Cards, citation: i64 = 0) -> None:
        self.cards: Cards = cards
        self.citation: i64 = citation

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        for c in refs[::2]:
            if s.knowing:
                learn(s, c, 1 << f.me)
            if s.tracing:
                s.note(S_LOOK, -1, c, f.me, 0, self.citation)
        f.n = len(refs) >> 1
        return NEXT


class Happen(Op):
    """An event that writes nothing: a phase begins, a turn ends."""

    def __init__(self, verb: i64, citation: i64 = 0) -> None:
        self.verb: i64 = verb
        self.citation: i64 = citation

    def run(self, s: State, f: Frame) -> i64:
        happen(s, f, self.verb, f.me, NO_NUMBERS, 0, self.citation)
        return NEXT


class Phase(Op):
    """A phase begins."""

    def __init__(self, phase: i64) -> None:
        self.phase: i64 = phase

    def run(self, s: State, f: Frame) -> i64:
        s.phase = self.phase
        if s.tracing:
            s.note(S_PHASE, -1, -1, f.me, self.phase, 0)
        return NEXT
