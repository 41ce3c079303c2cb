"""What happens in the phases: framework windows, plots, income, dominance, standing, taxation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.actions import Leave, Open, Passives
from ludilex.games.agot.ops import claim_for_house, rotate
from ludilex.games.agot.settle import alive, bonus, count_by_rule, has, law, move_by_rule, power_of, watch_strength
from ludilex.games.agot.terms import (
    ATTACHED,
    CHARACTER,
    DOES_NOT_STAND,
    DRAWN,
    F_CHOSEN,
    F_DECLARED,
    F_EPIC,
    F_FIRST,
    F_REMEMBERS,
    FRAMEWORK,
    G_EPIC,
    G_NO_TAXATION,
    G_PLOT_WINDOW,
    GOLD,
    HOUSE,
    INCOME,
    INITIATIVE,
    K_KNEELING,
    LIMITED_PLAYED,
    LOST,
    MILITARY_LEFT,
    MOST_ROUNDS,
    OWN,
    PLAY,
    REVEALED,
    SETUP,
    SPARE,
    STRENGTH,
    USED,
    V_DOMINANCE,
    V_FIRST,
    V_GOLD,
    V_PHASE,
    V_PLACE,
    V_REVEAL,
    V_STAND,
    V_USE,
)
from ludilex.kernel.characteristics import stat
from ludilex.kernel.codes import (
    C_RULE,
    KEYS,
    M_GAME,
    NEXT,
    NONE,
    O_SEAT,
    OPTION,
    S_HAPPENS,
    S_PHASE,
    S_TRIGGER,
    STAY,
    W_LASTING,
    W_NONE,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.lasting import end_lasting, expire
from ludilex.kernel.pipeline import change_resource, happen, propose
from ludilex.kernel.programs import Number, Op, Program, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.rules import Rules
    from ludilex.kernel.state import State


# ---- windows
class Framework(Op):
    """A framework action window: its events one after the other, then passives, responses and leaving for all."""

    def __init__(self, responses: Op, *events: Op) -> None:
        self.parts: list[Op] = [Open(C_RULE), *events, Passives(), responses, Leave()]
        self.program: Program | None = None

    def bodies(self) -> list[list[Op]]:
        return [self.parts]

    def bind(self, rules: Rules, i: i64, program: Program) -> None:
        program.kind = FRAMEWORK
        program.inner = True
        self.program = program

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1 or self.program is None:
            return NEXT
        f.i = 1
        s.push(self.program, f.me, -1, -1)
        return STAY


class EnterPhase(Op):
    """A phase begins; the first player is active until somebody's turn comes in it."""

    def __init__(self, phase: i64, citation: i64 = 0) -> None:
        self.phase: i64 = phase
        self.citation: i64 = citation

    def run(self, s: State, f: Frame) -> i64:
        s.phase = self.phase
        for p in range(s.players):
            s.res[p * s.nr + SPARE] = 0
        s.active = s.fact(F_FIRST)
        f.me = s.active
        for p in range(s.players):
            s.res[p * s.nr + LOST] = 0
        if s.fact(F_REMEMBERS) != 0:
            watch_strength(s, True)
        if s.tracing:
            s.note(S_PHASE, V_PHASE, -1, f.me, self.phase, self.citation)
        return NEXT


class PhaseEvent(Op):
    """What waits for the beginning or the end of a phase hears of it."""

    def __init__(self, verb: i64) -> None:
        self.verb: i64 = verb

    def run(self, s: State, f: Frame) -> i64:
        if s.live[self.verb] > 0:
            e = Event(self.verb, W_NONE)
            e.n = s.phase
            e.told = True
            propose(s, f, e)
        return NEXT


class Expire(Op):
    """Effects until this end are over, and the board is looked at without them."""

    def __init__(self, until: i64) -> None:
        self.until: i64 = until

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0:
            f.i = 1
            if len(s.lastings) == 0:
                return NEXT
            expire(s, self.until)
        return STAY if s.rules.settle(s, f, W_LASTING) else NEXT


class BeginRound(Op):
    """A new round; a match that goes on for too long is a draw."""

    def run(self, s: State, f: Frame) -> i64:
        s.turn += 1
        for p in range(s.players):
            s.res[p * s.nr + LIMITED_PLAYED] = 0
            s.res[p * s.nr + DRAWN] = 0
        if s.turn > MOST_ROUNDS:
            s.finish(0, law(s).c_rounds)
        return NEXT


class EpicPhases(Op):
    """The epic phases of this round, in the order in which they were created."""

    def __init__(self, *parts: Op) -> None:
        self.parts: list[Op] = list(parts)
        self.program: Program | None = None

    def bodies(self) -> list[list[Op]]:
        return [self.parts]

    def bind(self, rules: Rules, i: i64, program: Program) -> None:
        program.inner = True
        self.program = program

    def run(self, s: State, f: Frame) -> i64:
        waiting = s.lasting_by.get(M_GAME * KEYS + G_EPIC)
        if waiting is None or self.program is None:
            return NEXT
        s.set_fact(F_EPIC, waiting[0].n)
        end_lasting(s, waiting[0])
        s.push(self.program, f.me, -1, -1)
        return STAY


class BeginEpicTurn(Op):
    """The turn of a player in an epic phase: one challenge of its type."""

    def run(self, s: State, f: Frame) -> i64:
        s.active = f.me
        for t in range(3):
            s.res[f.me * s.nr + MILITARY_LEFT + t] = 1 if t == s.fact(F_EPIC) else 0
        return NEXT


class BeginTurn(Op):
    """The turn of a player within a phase."""

    def run(self, s: State, f: Frame) -> i64:
        s.active = f.me
        for t in range(3):
            s.res[f.me * s.nr + MILITARY_LEFT + t] = 1
        return NEXT


# ---- plot phase
class BeforeReveal(Op):
    """Where actions may be taken before the plots are revealed, those chosen lie facedown on the table meanwhile."""

    def __init__(self, chosen: Register) -> None:
        self.chosen: Register = chosen

    def run(self, s: State, f: Frame) -> i64:
        if not s.has_effects(M_GAME, G_PLOT_WINDOW) or s.total(M_GAME, G_PLOT_WINDOW, -2) == 0:
            return NEXT
        s.set_fact(F_CHOSEN, 1)
        refs: list[i64] = []
        for c in f.cards_in(self.chosen.slot)[::2]:
            s.put(c, s.owner[c] * OWN + SETUP, True, V_PLACE)
            refs += [c, s.life[c]]
        f.keep(self.chosen.slot, refs)
        return NEXT


class RevealPlots(Op):
    """The plots revealed last round are used; those chosen are revealed together."""

    def __init__(self, chosen: Register) -> None:
        self.chosen: Register = chosen

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0:
            f.i = 1
            s.set_fact(F_CHOSEN, 0)
            old: list[i64] = []
            for p in range(s.players):
                c = s.head[p * OWN + REVEALED]
                if c >= 0:
                    old += [c, s.life[c]]
            if len(old) > 0:
                move_by_rule(s, f, V_USE, old, USED, 0)
                return STAY
        move_by_rule(s, f, V_REVEAL, f.cards_in(self.chosen.slot), REVEALED, 0)
        return NEXT


class ChooseFirst(Op):
    """The player with more initiative says who is first; at a tie the one with less power, then by lot."""

    def run(self, s: State, f: Frame) -> i64:
        if s.answer != NONE:
            p = s.take() - O_SEAT * OPTION
            s.set_fact(F_FIRST, p)
            s.active = p
            if s.tracing:
                s.note(S_HAPPENS, V_FIRST, -1, p, 0, 0)
            return NEXT
        a = total_bonus(s, 0, INITIATIVE)
        b = total_bonus(s, 1, INITIATIVE)
        if a == b:
            a = power_of(s, 1)
            b = power_of(s, 0)
        winner: i64 = 0 if a > b else 1
        if a == b:
            winner = s.random(2)
        s.offer(O_SEAT * OPTION)
        s.offer(O_SEAT * OPTION + 1)
        return s.ask(winner, s.rules.prompt("first-player"))


def total_bonus(s: State, p: i64, k: i64) -> i64:
    """Income or initiative of player p: the revealed plot and the bonuses in play."""
    n: i64 = 0
    for kind in (REVEALED, PLAY, ATTACHED):
        c = s.head[p * OWN + kind]
        while c >= 0:
            if alive(s, c):
                n += bonus(s, c, k)
            c = s.nxt[c]
    return n


class WhenRevealed(Op):
    """When-revealed effects, the first player's before the other's."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i >= s.players:
            return NEXT
        p = (s.fact(F_FIRST) + f.i) % s.players
        f.i += 1
        c = s.head[p * OWN + REVEALED]
        if c >= 0:
            program = s.now(c).play
            if program is not None:
                if s.tracing:
                    s.note(S_TRIGGER, V_REVEAL, c, p, -1, 0)
                s.push(program, p, c, s.life[c])
        return STAY


class Rotate(Op):
    """An empty plot deck: the used plots come back, after the when-revealed effects."""

    def run(self, s: State, f: Frame) -> i64:
        while f.i < s.players:
            f.i += 1
            if rotate(s, f, f.i - 1) == STAY:
                return STAY
        return NEXT


# ---- other framework events
class Income(Op):
    """The active player receives the income of the plot and of cards in play."""

    def run(self, s: State, f: Frame) -> i64:
        change_resource(s, f, V_GOLD, f.me, GOLD, total_bonus(s, f.me, INCOME), 0)
        return NEXT


class Dominance(Op):
    """Whoever has more strength standing (and gold) wins dominance and a power; at a tie nobody."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0:
            a = standing_strength(s, 0)
            b = standing_strength(s, 1)
            if a == b:
                return NEXT
            f.i = 1 if a > b else 2
            happen(s, f, V_DOMINANCE, f.i - 1, NO_NUMBERS, a - b if a > b else b - a, law(s).c_dominance_gold)
            return STAY
        return claim_for_house(s, f, f.i - 1, 1)


def standing_strength(s: State, p: i64) -> i64:
    """What counts for dominance."""
    n = s.resource(p, GOLD) if law(s).dominance_gold else i64(0)
    for c in s.cards_in(p * OWN + PLAY):
        if s.types(c) & CHARACTER != 0 and s.counter(c, K_KNEELING) == 0:
            n += stat(s, c, STRENGTH)
    return n


class Stand(Op):
    """All kneeling cards stand, but for those that must not."""

    def run(self, s: State, f: Frame) -> i64:
        refs: list[i64] = []
        for p in range(s.players):
            for kind in (PLAY, ATTACHED, HOUSE):
                for c in s.cards_in(p * OWN + kind):
                    if s.counter(c, K_KNEELING) > 0 and not has(s, c, DOES_NOT_STAND):
                        refs += [c, s.life[c]]
        if len(refs) > 0:
            count_by_rule(s, f, V_STAND, refs, K_KNEELING, -1, 0)
        return NEXT


class Tax(Op):
    """Unspent gold goes to the treasury."""

    def run(self, s: State, f: Frame) -> i64:
        while f.i < s.players:
            p = f.i
            f.i += 1
            n = s.resource(p, GOLD)
            if n > 0:
                change_resource(s, f, V_GOLD, p, GOLD, -n, 0)
                return STAY
        return NEXT


class Taxed(Number):
    """No effect skips the taxation phase."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if not s.has_effects(M_GAME, G_NO_TAXATION) or s.total(M_GAME, G_NO_TAXATION, -2) == 0 else 0


class AgainIfDeclared(Op):
    """After a challenge the active player may declare another one."""

    def __init__(self, to: i64) -> None:
        self.to: i64 = to

    def run(self, s: State, f: Frame) -> i64:
        if s.fact(F_DECLARED) == 0:
            return NEXT
        s.set_fact(F_DECLARED, 0)
        f.pc = self.to
        return STAY
