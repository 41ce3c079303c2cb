"""What effects are made of: ops, numbers and selections as trees, flattened into programs.

An author writes a tree of small typed nodes. `build` keeps the tree (for text, JSON and statistics) and flattens a
copy into a `Program`: a list of leaf ops with jumps. One frame runs one program.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from ludilex.kernel._vec import vec
from ludilex.kernel.codes import ORIGIN_NONE

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.rules import Rules
    from ludilex.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Number:
    """A number, or a truth (0 is false), about the game, the running frame and a subject.

    The subject is a card (>= 0), nothing (-1) or player p (-2 - p).
    """

    def value(self, s: State, f: Frame, c: i64) -> i64:
        raise NotImplementedError

    def concerns(self) -> i64:
        """As the condition of what listens to events: types of which their card must have one; -1: it may be any card.

        A promise that lets the machine spare the pipeline; whether the condition holds is still asked.
        """
        return -1

    def about_cost(self) -> bool:
        """As a condition on a card: it asks what the card costs."""
        return False

    def local(self) -> bool:
        """As a scope: depends only on the card itself (identity, type, zone, side, host) and the source's side.

        Such a scope need only be asked again for cards that were touched.
        """
        return False

    def unmet(self, s: State, f: Frame, c: i64) -> i64:
        """What to cite against card c, for which this does not hold; 0: nothing of its own."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """A selection of cards: `find` gives card, life, card, life, ...

    A live selection gives present lives (the effect says where the cards come from); a reference gives the lives it
    remembered, so that a move of a card that has moved on fails by itself.
    """

    def find(self, s: State, f: Frame) -> list[i64]:
        raise NotImplementedError

    def origin(self, f: Frame) -> i64:
        """How the effect came by these cards (ORIGIN_...)."""
        return ORIGIN_NONE

    def chosen(self, s: State, f: Frame) -> i64:
        """What to cite when a card is chosen from this selection (0: the choice is not worth a step)."""
        return 0

    def live(self) -> bool:
        """It names a place: its cards have the lives they have now."""
        return False

    def searches(self) -> i64:
        """Kind of zones of mine of which it may name any card that fits (who chooses may look through them), or -1."""
        return -1

    def outside(self, s: State, f: Frame, c: i64) -> i64:
        """What to cite against card c, which is not among these; 0: nothing of their own."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """One instruction. Everything it must remember lives in the frame: it may be run again or resumed."""

    def run(self, s: State, f: Frame) -> i64:
        """Do it. Returns NEXT, STAY or WAIT; proposes at most one event per call."""
        raise NotImplementedError

    def flat(self, out: list[Op]) -> None:
        """Append the leaf ops this node stands for."""
        out.append(self)

    def registers(self) -> list[Register]:
        """The named registers this op writes."""
        return []

    def purpose(self) -> i64:
        """The verb it applies to the remembered cards, or -1: names the prompt of the choice before it."""
        return -1

    def transparent(self) -> bool:
        """What follows this op, not this one, says what the choice before it is for."""
        return False

    def serve(self, verb: i64) -> None:
        """Told by `build` what the next op will do with the cards chosen here."""

    def bodies(self) -> list[list[Op]]:
        """Parts that run as programs of their own (per player, delayed)."""
        return []

    def bind(self, rules: Rules, i: i64, program: Program) -> None:
        """Given the program made of body i, when the tree is registered."""

    def enroll(self, rules: Rules, key: str) -> None:
        """Register, under a key, what states will refer to, when the tree is registered."""

    def option_name(self, i: i64) -> str:
        """Name of mode i of this op."""
        return str(i)

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """Why option `code` is not offered now: citation, card, citation, card, ... From the code that offers."""
        return s.rules.unoffered(s, f, code)


@final
class Register:
    """A named place of a program for a number (or, as `Memory` uses it, for remembered cards)."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.slot: i64 = -1


@final
class Program:
    """A flattened tree; `tail` is where a pipe goes on when nothing of its event is left."""

    def __init__(self, key: str, ops: list[Op]) -> None:
        self.key: str = key
        self.ops: list[Op] = ops
        self.code: vec[Op] = vec[Op](ops)  # the same, for the machine: no check of what each of them is
        self.n: i64 = len(ops)
        self.tail: i64 = len(ops)
        self.slots: i64 = 0
        self.kind: i64 = 0  # what the game takes it for: say, an action whose events are answered together
        self.inner: bool = False  # a pipe or window: no level of its own in the steps, which would tell who listens
        self.hash: str = ""  # fingerprint, computed when first asked for


def flatten(parts: list[Op], out: list[Op]) -> None:
    """Append the leaf ops of the parts."""
    for p in parts:
        p.flat(out)


def compile_program(key: str, parts: list[Op]) -> Program:
    """Flatten the parts, number the registers, tell each choice what it is for."""
    out: list[Op] = []
    flatten(parts, out)
    prog = Program(key, out)
    for i in range(len(out)):
        for r in out[i].registers():
            if r.slot < 0:
                r.slot = prog.slots
            if r.slot >= prog.slots:
                prog.slots = r.slot + 1
        k = i + 1
        while k < len(out) and out[k].transparent():
            k += 1
        if k < len(out):
            out[i].serve(out[k].purpose())
    return prog
