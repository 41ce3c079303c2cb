"""The combat phase: attackers, targets, combat abilities, hits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.hkk.keywords import damage, fighters, icon, modified
from ludilex.games.hkk.legality import not_in_own_main
from ludilex.games.hkk.settle import FIGHTS, EndSubphase
from ludilex.games.hkk.terms import (
    BUILDING,
    CREATURE,
    DAMAGE,
    F_HOLD,
    FIRE,
    GROUPS,
    GUARD,
    HAND,
    LIFE,
    MAGICAL_ATTACK,
    MAGICAL_DEFENCE,
    OWN,
    Q_ATTACKED,
    Q_ATTACKERS,
    Q_STRIKE,
    TABLE,
    TYPES,
    V_ATTACK,
    V_DAMAGE,
    V_HURT,
)
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.characteristics import word
from ludilex.kernel.codes import (
    C_RULE,
    DONE,
    NEXT,
    NONE,
    O_MODE,
    O_SEAT,
    OPTION,
    S_FORBIDDEN,
    S_HAPPENS,
    STAY,
    W_COUNT,
    W_RESOURCE,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.frames import listed
from ludilex.kernel.pipeline import propose
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.windows import Rounds

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

NOBODY: Final = -1
HOLD_BACK: Final = O_MODE * OPTION + len(TYPES) + len(GROUPS) + 1  # of Hkk.choices: less damage than it could deal


class Attackers(Op):
    """The active player says which creatures of the guard post attack. With none, the combat is over."""

    def registers(self) -> list[Register]:
        return [FIGHTS]

    def run(self, s: State, f: Frame) -> i64:
        fights = f.cards_in(FIGHTS.slot)
        if s.answer != NONE:
            a = s.take()
            if a == DONE:
                return self.declared(s, f, fights)
            fights = fights + [a, s.life[a], NOBODY, 0]
            f.keep(FIGHTS.slot, fights)
        for c in fighters(s, f.me):
            if not listed(fights, 4, c):
                s.offer(c)
        if s.nopts == 0:
            return self.declared(s, f, fights)
        s.offer(DONE)
        return s.ask(f.me, Q_ATTACKERS)

    def declared(self, s: State, f: Frame, fights: list[i64]) -> i64:
        """Go on, or leave the combat."""
        if len(fights) == 0:
            f.pc = f.program.n
            return STAY
        return NEXT

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """It is not an active creature of the guard post, or something keeps it from attacking."""
        r = s.rules
        assert isinstance(r, Hkk)
        if code == HOLD_BACK:
            return [r.c_no_less, i64(-1)]
        if code < 0 or code >= len(s.zone):
            return NO_NUMBERS
        if s.kind(code) == HAND:
            return [not_in_own_main(r, s.types(code)), code]
        return [r.cite("hkk.assume.attackers"), code]


class Targets(Op):
    """Each attacker gets a creature of the enemy guard post; the player or a building only when all are attacked."""

    def registers(self) -> list[Register]:
        return [FIGHTS]

    def run(self, s: State, f: Frame) -> i64:
        fights = f.cards_in(FIGHTS.slot)
        if s.answer != NONE:
            self.assign(s, f, s.take())
            return STAY
        if f.i >= len(fights):
            return NEXT
        q = (f.me + 1) % s.players
        attacked = fights[2::4]
        free = True
        for c in s.cards_in(q * OWN + GUARD):
            s.offer(c)
            free = free and c in attacked
        if free:
            s.offer(O_SEAT * OPTION + q)
            for c in s.cards_in(q * OWN + TABLE):
                if s.types(c) & BUILDING:
                    s.offer(c)
        if s.nopts == 1:
            only = s.opts[0]
            s.nopts = 0
            self.assign(s, f, only)
            return STAY
        return s.ask(f.me, Q_ATTACKED)

    def assign(self, s: State, f: Frame, target: i64) -> None:
        """The next attacker attacks that."""
        fights = f.cards_in(FIGHTS.slot)[:]
        fights[f.i + 2] = target if target < OPTION else -2 - (target - O_SEAT * OPTION)
        fights[f.i + 3] = s.life[target] if target < OPTION else i64(0)
        f.keep(FIGHTS.slot, fights)
        if s.tracing:
            s.note(S_HAPPENS, V_ATTACK, fights[f.i], f.me, 1, 0)
        f.i += 4

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        return [s.rules.cite("hkk.assume.break-through"), code] if 0 <= code < len(s.zone) else NO_NUMBERS


def fights_now(s: State, f: Frame) -> list[i64]:
    """Attackers that are still there, each with its target (-1: that has left)."""
    out: list[i64] = []
    a = f.cards_in(FIGHTS.slot)
    for i in range(0, len(a), 4):
        if s.life[a[i]] == a[i + 1] and s.in_play(a[i]):
            t = a[i + 2]
            if t >= 0 and (s.life[t] != a[i + 3] or not s.in_play(t)):
                t = NOBODY
            out += [a[i], t]
    return out


class Strike(Op):
    """A subphase of combat: combat abilities (`fire`) or the hits. All creatures act at once, in one event.

    An attacked creature acts on one of its attackers; its controller chooses if there are several (`f.picked`).
    """

    def __init__(self, fire: bool) -> None:
        self.fire: bool = fire

    def registers(self) -> list[Register]:
        return [FIGHTS]

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0:
            if s.answer != NONE:
                f.picked = f.picked[:-1] + [s.take()]
            fights = fights_now(s, f)
            if self.asks(s, f, fights):
                return s.ask(s.controller(f.picked[len(f.picked) - 2]), Q_STRIKE)
            f.i = 1
            f.cause = C_RULE
            s.facts[F_HOLD] = 1
            e = self.blows(s, f, fights)
            f.picked = NO_NUMBERS
            if len(e.cards) > 0:
                r = s.rules
                assert isinstance(r, Hkk)
                f.cause = C_RULE
                e.citation = i64(0) if self.fire else strike_citation(s, r, e.sources)
                propose(s, f, e)
            return STAY
        return NEXT if self.fire else self.break_through(s, f)

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        return [s.rules.cite("hkk.assume.one-attacker"), code] if 0 <= code < len(s.zone) else NO_NUMBERS

    def asks(self, s: State, f: Frame, fights: list[i64]) -> bool:
        """Some attacked creature must still choose among several attackers: they are offered now."""
        for t in fights[1::2]:
            if t < 0 or listed(f.picked, 2, t) or s.types(t) & CREATURE == 0 or (self.fire and word(s, t, FIRE) == 0):
                continue
            foes = [fights[i] for i in range(0, len(fights), 2) if fights[i + 1] == t]
            if len(foes) == 1:
                f.picked = f.picked + [t, foes[0]]
                continue
            f.picked = f.picked + [t, NOBODY]
            for c in foes:
                s.offer(c)
            return True
        return False

    def blows(self, s: State, f: Frame, fights: list[i64]) -> Event:
        """All the damage of the subphase as one event."""
        e = Event(V_DAMAGE, W_COUNT)
        e.key = DAMAGE
        pairs = fights + f.picked
        for i in range(0, len(pairs), 2):
            c = pairs[i]
            t = pairs[i + 1]
            if t < 0:
                continue
            n = word(s, c, FIRE) if self.fire else hit(s, c, t)
            if n > 0:
                e.cards = e.cards + [t]
                e.lives = e.lives + [s.life[t]]
                e.amounts = e.amounts + [n]
                e.sources = e.sources + [c]
        return e

    def break_through(self, s: State, f: Frame) -> i64:
        """Who attacks the player hits, one after the other."""
        fights = f.cards_in(FIGHTS.slot)
        while f.i - 1 < len(fights):
            i = f.i - 1
            f.i += 4
            c = fights[i]
            if fights[i + 2] > NOBODY or fights[i + 2] == NOBODY or s.life[c] != fights[i + 1] or not s.in_play(c):
                continue
            n = damage(s, c)
            if n > 0:
                r = s.rules
                assert isinstance(r, Hkk)
                hurt(s, f, -2 - fights[i + 2], n, c, strike_citation(s, r, [c]))
                return STAY
        return NEXT


def hit(s: State, c: i64, t: i64) -> i64:
    """The damage creature c deals to t: exactly its damage, 0 without magic against magical defence (hkk.15.3)."""
    n = damage(s, c)
    if n > 0 and icon(s, t, MAGICAL_DEFENCE) and not icon(s, c, MAGICAL_ATTACK):
        r = s.rules
        assert isinstance(r, Hkk)
        if s.tracing:
            s.note(S_FORBIDDEN, V_DAMAGE, t, s.controller(t), 0, r.c_magic)
        return 0
    return n


def strike_citation(s: State, r: Hkk, strikers: list[i64]) -> i64:
    """Under what these creatures deal all of their damage, as it is after all modifications."""
    for c in strikers:
        if modified(s, c):
            return r.c_modified_strike
    return r.c_strike


def hurt(s: State, f: Frame, p: i64, n: i64, source: i64, citation: i64 = 0) -> None:
    """Player p is damaged; life ends at 0."""
    left = s.res[p * s.nr + LIFE]
    e = Event(V_HURT, W_RESOURCE)
    e.player = p
    e.key = LIFE
    e.n = -(n if n < left else left)
    e.sources = [source]
    e.citation = citation
    propose(s, f, e)


def combat_program(instants: Rounds) -> list[Op]:
    """The subphases of combat."""
    return [
        Attackers(), Targets(), instants, Strike(True), EndSubphase(), Strike(False), EndSubphase(), instants,
    ]  # fmt: skip
