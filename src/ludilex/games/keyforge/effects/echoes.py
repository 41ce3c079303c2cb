"""Cards that use what other cards say: an ability of another card, a copy of one. Not compiled: few cards do it."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.terms import U_NEVER, V_EFFECT
from ludilex.kernel.codes import M_COPY, NEXT
from ludilex.kernel.durations import begin
from ludilex.kernel.events import Due, Event, Lasting
from ludilex.kernel.frames import Frame
from ludilex.kernel.pipeline import holds
from ludilex.kernel.programs import Cards, Op, Program
from ludilex.kernel.state import State
from ludilex.kernel.windows import Triggers


class Echo(Op):
    """Resolve what the selected cards do at a moment (a verb) as if I controlled them; nothing else of it happens.

    What is being resolved already is not begun once more: two cards that echo each other would never end.
    """

    def __init__(self, verb: i64, cards: Cards) -> None:
        self.verb: i64 = verb
        self.cards: Cards = cards

    def purpose(self) -> i64:
        return self.verb

    def flat(self, out: list[Op]) -> None:
        out += [self, Triggers()]

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        due: list[Due] = []
        for i in range(0, len(refs), 2):
            if s.life[refs[i]] == refs[i + 1]:
                due += self.abilities(s, f, refs[i])
        f.due = due
        f.n = len(due)
        return NEXT

    def abilities(self, s: State, f: Frame, c: i64) -> list[Due]:
        """What card c does at that moment."""
        e = Event(self.verb, 0)
        e.player = f.me
        e.by = f.me
        e.cards = [c]
        e.lives = [s.life[c]]
        e.done = True
        return [
            Due(c, s.life[c], f.me, t, e, False, None)
            for t in s.now(c).triggers
            if t.own and t.verb == self.verb and holds(s, t, c, f.me, e) and not under_way(s, t.program, c)
        ]


def under_way(s: State, program: Program, c: i64) -> bool:
    """The program of card c is being resolved."""
    return any(s.stack[k].program is program and s.stack[k].card == c for k in range(s.sp))


class BecomeCopy(Op):
    """This card is a copy of the first of the selected cards as long as it stays where it is."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        f.n = 0
        if len(refs) > 0:
            begin(
                s, f, V_EFFECT,
                Lasting(M_COPY, 0, s.defn[refs[0]], [f.card], [f.life], f.card, -1, U_NEVER, f.me, 0, None, None),
            )  # fmt: skip
        return NEXT
