"""Abilities that an effect gives to cards for a while. Not compiled: few cards do it."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.terms import U_TURN, V_EFFECT
from ludilex.kernel.codes import M_GRANT, NEXT
from ludilex.kernel.definitions import Gift, Trigger
from ludilex.kernel.events import Lasting
from ludilex.kernel.frames import Frame
from ludilex.kernel.ops import begin
from ludilex.kernel.programs import Cards, Op, Program
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State


class Gains(Op):
    """The selected cards gain an ability for a moment (a verb: "Reap:") until the end."""

    def __init__(self, verb: i64, parts: list[Op], cards: Cards, until: i64 = U_TURN) -> None:
        self.verb: i64 = verb
        self.parts: list[Op] = parts
        self.cards: Cards = cards
        self.until: i64 = until
        self.gift: Gift | None = None

    def bodies(self) -> list[list[Op]]:
        return [self.parts]

    def bind(self, rules: Rules, i: i64, program: Program) -> None:
        trigger = Trigger(self.verb, program, own=True)
        self.gift = rules.gift(Gift(program.key, [trigger], []))

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        f.n = 0
        if len(refs) > 0:
            begin(
                s, f, V_EFFECT,
                Lasting(M_GRANT, 0, 1, refs[::2], refs[1::2], f.card, -1, self.until, f.me, 0, None, self.gift),
            )  # fmt: skip
        return NEXT
