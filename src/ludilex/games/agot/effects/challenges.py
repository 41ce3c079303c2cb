"""Challenges that a card lets a player initiate as an action. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.challenges import may_attack
from ludilex.games.agot.costs import Begins, Cost
from ludilex.games.agot.paying import funds
from ludilex.games.agot.settle import law, levy
from ludilex.games.agot.terms import (
    ANY_PHASE,
    CHALLENGES,
    F_CHALLENGE,
    F_DECLARED,
    G_LEVY,
    HOUSE,
    OWN,
    PLAY,
    U_PHASE,
    V_EFFECT,
)
from ludilex.kernel.codes import KEYS, M_GRANT, NEXT, STAY
from ludilex.kernel.definitions import Ability, Gift
from ludilex.kernel.durations import begin
from ludilex.kernel.events import Lasting
from ludilex.kernel.lasting import end_lasting
from ludilex.kernel.programs import Cards, Number, Op, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.programs import Program
    from ludilex.kernel.rules import Rules
    from ludilex.kernel.state import State


class Players(Cards):
    """All players: their House cards stand for them."""

    def live(self) -> bool:
        return True

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        for p in range(s.players):
            h = s.head[p * OWN + HOUSE]
            if h >= 0:
                out += [h, s.life[h]]
        return out


class MayInitiate(Op):
    """The player whose House card is remembered may initiate one additional challenge of a type this phase, as a player
    action: their House card has that ability meanwhile."""

    def __init__(self, challenge: i64) -> None:
        self.challenge: i64 = challenge
        self.gift: Gift | None = None

    def bodies(self) -> list[list[Op]]:
        return [[Spend(), Initiate(self.challenge)]]

    def bind(self, rules: Rules, i: i64, program: Program) -> None:
        needs = Begins([], [], MayDeclare(self.challenge))
        self.gift = rules.gift(Gift(program.key, [], [], abilities=[Ability(program, ANY_PHASE, 1 << HOUSE, needs)]))

    def run(self, s: State, f: Frame) -> i64:
        begin(
            s, f, V_EFFECT,
            Lasting(M_GRANT, 0, 1, f.it[::2], f.it[1::2], f.card, -1, U_PHASE, f.me, law(s).c_extra, None, self.gift),
        )  # fmt: skip
        return NEXT


class Spend(Cost):
    """The permission this House card has is used up."""

    def payable(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> i64:
        key = s.stack[s.sp - 1].program.key
        for m in s.lasting_by.get(M_GRANT * KEYS, []):
            if m.gift is not None and m.gift.key == key and m.hits(s, f.card):
                end_lasting(s, m)
                break
        return NEXT


class MayDeclare(Number):
    """I can initiate a challenge of a type now: none is being resolved, and somebody can attack."""

    def __init__(self, challenge: i64) -> None:
        self.challenge: i64 = challenge

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if s.fact(F_CHALLENGE) != 0 or funds(s, f.me) < levy(s, f.me, G_LEVY + self.challenge):
            return 0
        for x in s.cards_in(f.me * OWN + PLAY):
            if may_attack(s, x, self.challenge):
                return 1
        return 0

    def unmet(self, s: State, f: Frame, c: i64) -> i64:
        return law(s).c_extra if s.fact(F_CHALLENGE) != 0 else 0


class Initiate(Op):
    """I initiate a challenge of a type; then whoever was active goes on."""

    def __init__(self, challenge: i64) -> None:
        self.challenge: i64 = challenge
        self.active: Register = Register("active")

    def registers(self) -> list[Register]:
        return [self.active]

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            s.active = f.reg(self.active.slot)
            s.set_fact(F_DECLARED, 0)
            return NEXT
        f.i = 1
        f.set_reg(self.active.slot, s.active)
        s.active = f.me
        s.push(s.rules.programs[f"challenge {CHALLENGES[self.challenge]}"], f.me, -1, -1)
        return STAY
