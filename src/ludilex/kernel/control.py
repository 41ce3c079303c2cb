"""The shared vocabulary: control flow. Trees for authors, jumps for the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.kernel.asking import evaluate
from ludilex.kernel.codes import NEXT, NO, NONE, O_MODE, OPTION, S_MET, S_SKIPPED, S_STOPPED, STAY, STEP, YES
from ludilex.kernel.numbers import Did, Num
from ludilex.kernel.programs import Cards, Number, Op, Program, Register, flatten

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.rules import Rules
    from ludilex.kernel.state import State

CHOOSE: Final = 1000  # prompts: CHOOSE + verb, MAY + verb, MODE
MAY: Final = 2000
CHOOSE_ANY: Final = 1999
MAY_ANY: Final = 2999
MODE: Final = 3000
WHOSE_EFFECT: Final = -1  # in EachPlayer: the player whose effect it is


def number(x: object) -> Number:
    """A Number as it is, an int as a fixed one."""
    if isinstance(x, Number):
        return x
    if isinstance(x, int):
        return Num(x)
    raise TypeError(f"a number is expected here, not {x!r}")


class Jump(Op):
    """Go on elsewhere in the program; ``if_done``: only if the last op did something."""

    def __init__(self, to: i64, if_done: bool = False) -> None:
        self.to: i64 = to
        self.if_done: bool = if_done

    def run(self, s: State, f: Frame) -> i64:
        if self.if_done and f.n == 0:
            return NEXT
        f.pc = self.to
        return STAY


class Unless(Op):
    """Go on elsewhere unless the condition holds."""

    def __init__(self, condition: Number) -> None:
        self.condition: Number = condition
        self.depends: bool = isinstance(condition, Did)
        self.to: i64 = 0

    def transparent(self) -> bool:
        return not self.depends

    def run(self, s: State, f: Frame) -> i64:
        if self.condition.value(s, f, -1) != 0:
            if self.depends and s.tracing:
                s.note(S_MET, -1, f.card, f.me, 0, 0)
            return NEXT
        if self.depends and s.tracing:
            blocked = s.logged >= STEP and i64(s.log[s.logged - STEP + 1]) == S_STOPPED
            s.note(S_SKIPPED, -1, f.card, f.me, 0, s.rules.skipped if blocked else i64(0))
        f.pc = self.to
        return STAY


class AskMay(Op):
    """Yes: go on. No: go on elsewhere."""

    def __init__(self) -> None:
        self.to: i64 = 0
        self.prompt: i64 = MAY_ANY

    def serve(self, verb: i64) -> None:
        if verb >= 0:
            self.prompt = MAY + verb

    def run(self, s: State, f: Frame) -> i64:
        if s.answer == NONE:
            s.offer(YES)
            s.offer(NO)
            return s.ask(f.me, self.prompt)
        if s.take() == YES:
            if s.tracing and s.rules.accepted != 0:
                s.note(S_MET, s.rules.effect_verb, f.card, f.me, 0, s.rules.accepted)
            return NEXT
        if s.tracing and s.rules.declined != 0:
            s.note(S_SKIPPED, s.rules.effect_verb, f.card, f.me, 0, s.rules.declined)
        f.pc = self.to
        f.n = 0
        return STAY


def accepted(f: Frame) -> bool:
    """What the frame is doing now is what its player has said yes to."""
    for k in range(f.pc):
        op = f.program.ops[k]
        if isinstance(op, AskMay) and op.to > f.pc:
            return True
    return False


class AskMode(Op):
    """Go on where the chosen mode is."""

    def __init__(self, names: list[str]) -> None:
        self.names: list[str] = names
        self.to: list[i64] = []

    def option_name(self, i: i64) -> str:
        return self.names[i]

    def run(self, s: State, f: Frame) -> i64:
        if s.answer == NONE:
            for i in range(len(self.names)):
                s.offer(O_MODE * OPTION + i)
            return s.ask(f.me, MODE)
        f.pc = self.to[s.take() - O_MODE * OPTION]
        return STAY


class If(Op):
    """If the condition holds, these; else those. If(Did(), ...) is "if you did"."""

    def __init__(self, condition: Number, then: list[Op], other: list[Op] | None = None) -> None:
        self.condition: Number = condition
        self.then: list[Op] = then
        self.other: list[Op] = other if other is not None else []

    def flat(self, out: list[Op]) -> None:
        u = Unless(self.condition)
        out.append(u)
        flatten(self.then, out)
        if len(self.other) > 0:
            j = Jump(0)
            out.append(j)
            u.to = len(out)
            flatten(self.other, out)
            j.to = len(out)
        else:
            u.to = len(out)


class May(Op):
    """You may do these."""

    def __init__(self, *then: Op) -> None:
        self.then: list[Op] = list(then)

    def flat(self, out: list[Op]) -> None:
        a = AskMay()
        out.append(a)
        flatten(self.then, out)
        a.to = len(out)


class OneOf(Op):
    """Choose one of several named modes."""

    def __init__(self, names: list[str], modes: list[list[Op]]) -> None:
        self.names: list[str] = names
        self.modes: list[list[Op]] = modes

    def flat(self, out: list[Op]) -> None:
        a = AskMode(self.names)
        out.append(a)
        ends: list[Jump] = []
        for m in self.modes:
            a.to.append(len(out))
            flatten(m, out)
            j = Jump(0)
            ends.append(j)
            out.append(j)
        for j in ends:
            j.to = len(out)


class Repeat(Op):
    """Do these so many times (asked once, before the first). ``willing``: only as long as something was done."""

    def __init__(self, times: object, *parts: Op, willing: bool = False) -> None:
        self.times: Number = number(times)
        self.parts: list[Op] = list(parts)
        self.willing: bool = willing
        self.left: Register = Register("times left")

    def flat(self, out: list[Op]) -> None:
        out.append(Let(self.left, self.times))
        top: i64 = len(out)
        n = CountDown(self.left)
        out.append(n)
        flatten(self.parts, out)
        go_on: Jump = Jump(top, self.willing)
        out.append(go_on)
        n.to = len(out)


class CountDown(Op):
    """One less; at none, go on elsewhere."""

    def __init__(self, left: Register) -> None:
        self.left: Register = left
        self.to: i64 = 0

    def run(self, s: State, f: Frame) -> i64:
        n = f.reg(self.left.slot)
        if n <= 0:
            f.pc = self.to
            return STAY
        f.set_reg(self.left.slot, n - 1)
        return NEXT


class Loop(Op):
    """Do the parts, and again as long as the condition holds after them; ``may``: and as long as I want to."""

    def __init__(self, *parts: Op, again: Number, may: bool = False) -> None:
        self.parts: list[Op] = list(parts)
        self.again: Number = again
        self.may: bool = may

    def flat(self, out: list[Op]) -> None:
        top: i64 = len(out)
        flatten(self.parts, out)
        u = Unless(self.again)
        out.append(u)
        if self.may:
            a = AskMay()
            out.append(a)
            out.append(Jump(top))
            a.to = len(out)
        else:
            out.append(Jump(top))
        u.to = len(out)


class OneByOne(Op):
    """Each of the cards found now in turn becomes the remembered one, for the parts."""

    def __init__(self, cards: Cards, *parts: Op) -> None:
        self.cards: Cards = cards
        self.parts: list[Op] = list(parts)
        self.left: Register = Register("cards left")

    def flat(self, out: list[Op]) -> None:
        out.append(LineUp(self.left, self.cards))
        top: i64 = len(out)
        n = NextInLine(self.left)
        out.append(n)
        flatten(self.parts, out)
        out.append(Jump(top))
        n.to = len(out)


class LineUp(Op):
    """Remember the cards whose turn will come."""

    def __init__(self, left: Register, cards: Cards) -> None:
        self.left: Register = left
        self.cards: Cards = cards

    def registers(self) -> list[Register]:
        return [self.left]

    def run(self, s: State, f: Frame) -> i64:
        f.keep(self.left.slot, self.cards.find(s, f))
        return NEXT


class NextInLine(Op):
    """The next of them becomes the remembered card; when there is none, go on elsewhere."""

    def __init__(self, left: Register) -> None:
        self.left: Register = left
        self.to: i64 = 0

    def run(self, s: State, f: Frame) -> i64:
        a = f.cards_in(self.left.slot)
        if len(a) == 0:
            f.pc = self.to
            return STAY
        f.it = a[:2]
        f.n = 1
        f.keep(self.left.slot, a[2:])
        return NEXT


class ForPlayers(Op):
    """Parts that are done by other players than the one whose effect it is: a program of their own."""

    def __init__(self, parts: list[Op]) -> None:
        self.parts: list[Op] = parts
        self.program: Program | None = None

    def bodies(self) -> list[list[Op]]:
        return [self.parts]

    def bind(self, rules: Rules, i: i64, program: Program) -> None:
        self.program = program

    def start(self, s: State, f: Frame, p: i64) -> None:
        """Player p does the parts, with what the effect remembers."""
        if self.program is not None:
            q = s.push(self.program, p, f.card, f.life)
            q.it = f.it
            q.event = f.event


class EachPlayer(ForPlayers):
    """The parts for each other player (or, `me`, for all), in turn order from me; each decides for themselves.

    ``it``: the remembered cards are handed to each of them.
    """

    def __init__(self, *parts: Op, me: bool = False, when: Number | None = None) -> None:
        super().__init__(list(parts))
        self.me: bool = me
        self.when: Number | None = when

    def run(self, s: State, f: Frame) -> i64:
        i = f.i + (0 if self.me else 1)
        f.i += 1
        if i >= s.players:
            return NEXT
        p = (f.me + i) % s.players
        if self.reaches(s, f, p):
            self.start(s, f, p)
        return STAY

    def reaches(self, s: State, f: Frame, p: i64) -> bool:
        if self.when is None:
            return True
        return evaluate(s, self.when, p, f.card, f.event, -2 - p, f.it, f.id) != 0


class Let(Op):
    """Remember a number under a name."""

    def __init__(self, register: Register, number: Number) -> None:
        self.register: Register = register
        self.number: Number = number

    def registers(self) -> list[Register]:
        return [self.register]

    def run(self, s: State, f: Frame) -> i64:
        f.set_reg(self.register.slot, self.number.value(s, f, -1))
        return NEXT
