"""A frame: one running program. Where a game stands lives here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ludilex.kernel.codes import C_EFFECT
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import NO_DUE, NO_EVENTS, Due, Event
from ludilex.kernel.programs import Program

if TYPE_CHECKING:
    from ludilex.kernel.state import State


def listed(cards: list[i64], each: i64, c: i64) -> bool:
    """Card c is among the cards of a list that has `each` numbers for a card, the card first."""
    i: i64 = 0
    n: i64 = len(cards)
    while i < n:
        if cards[i] == c:
            return True
        i += each
    return False


NO_SETS: Final[list[list[i64]]] = []


@final
class Frame:
    """All lists here are replaced, never mutated: clones share them."""

    def __init__(self, program: Program) -> None:
        self.program: Program = program
        self.pc: i64 = 0
        self.me: i64 = 0  # whose effect it is, who decides
        self.card: i64 = -1  # this
        self.life: i64 = -1  # the life of this that the effect may move; -1: none (played from where it lies)
        self.n: i64 = 0  # how much the last op really did
        self.i: i64 = 0  # scratch of the running op; the machine zeroes it when the op is done
        self.it: list[i64] = NO_NUMBERS  # remembered cards: card, life, ...
        self.picked: list[i64] = NO_NUMBERS  # picks of a choice under way: card, life, ...
        self.place: i64 = -1  # the zone where the effect expects the first of them
        self.origin: i64 = 0  # how it came by them (ORIGIN_...)
        self.got: i64 = -1  # the card this program gained
        self.regs: list[i64] = NO_NUMBERS
        self.sets: list[list[i64]] = NO_SETS
        self.id: i64 = 0
        self.depth: i64 = 0  # how deep its steps stand: frames of pipes and windows add nothing
        self.cause: i64 = C_EFFECT
        self.within: i64 = 0  # of a delayed ability: id of the effect that had the effect done which set it up
        self.due: list[Due] = NO_DUE
        self.events: list[Event] = NO_EVENTS  # events of this action
        self.event: Event | None = None
        self.snapshot: State | None = None  # before a payment began

    def reset(self, program: Program) -> None:
        """Make a pooled frame new."""
        self.program = program
        self.pc = 0
        self.n = 0
        self.i = 0
        self.it = NO_NUMBERS
        self.picked = NO_NUMBERS
        self.place = -1
        self.origin = 0
        self.got = -1
        self.regs = NO_NUMBERS
        self.sets = NO_SETS
        self.cause = C_EFFECT
        self.within = 0
        self.due = NO_DUE
        self.events = NO_EVENTS
        self.event = None
        self.snapshot = None

    def become(self, o: Frame) -> None:
        """Take over another frame's values; an event under way is copied, a done one is shared."""
        self.program = o.program
        self.pc = o.pc
        self.me = o.me
        self.card = o.card
        self.life = o.life
        self.n = o.n
        self.i = o.i
        self.it = o.it
        self.picked = o.picked
        self.place = o.place
        self.origin = o.origin
        self.got = o.got
        self.regs = o.regs
        self.sets = o.sets
        self.id = o.id
        self.depth = o.depth
        self.cause = o.cause
        self.within = o.within
        self.due = o.due
        self.events = o.events
        e = o.event
        if e is not None and not e.done:
            e = e.copy()
        self.event = e
        self.snapshot = o.snapshot

    def reg(self, slot: i64) -> i64:
        """Value of a number register, 0 before it is set."""
        return self.regs[slot] if slot < len(self.regs) else i64(0)

    def set_reg(self, slot: i64, v: i64) -> None:
        """Set a number register."""
        a = self.regs
        k: i64 = len(a)
        if slot >= k:
            self.regs = a + [0] * (slot - k) + [v]
        else:
            b = a[:]
            b[slot] = v
            self.regs = b

    def cards_in(self, slot: i64) -> list[i64]:
        """Cards kept in a memory, empty before it is set."""
        return self.sets[slot] if slot < len(self.sets) else NO_NUMBERS

    def keep(self, slot: i64, cards: list[i64]) -> None:
        """Keep cards in a memory."""
        a = self.sets[:]
        while len(a) <= slot:
            a.append(NO_NUMBERS)
        a[slot] = cards
        self.sets = a
