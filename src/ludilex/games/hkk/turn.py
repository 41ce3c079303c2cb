"""The turn as a program: preparation, draw, main, swap, combat, healing, end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.hkk.costs import spend
from ludilex.games.hkk.keywords import active
from ludilex.games.hkk.settle import ended
from ludilex.games.hkk.terms import (
    CHEAP_SEARCH,
    DAMAGE,
    DECK,
    GUARD,
    HAND,
    LOCATION,
    MORE_DRAWS,
    NEKRON_PLAYS,
    NO_SEARCH,
    OWN,
    P_COMBAT,
    P_DRAW,
    P_END,
    P_HEALING,
    P_MAIN,
    P_PREPARATION,
    P_SWAP,
    PASSING,
    PASSIVE,
    PETRIFIED,
    POINTS,
    POISON,
    Q_SEARCH,
    Q_SWAP,
    RESERVE,
    SEARCHING,
    TABLE,
    TURNS,
    U_TURN,
    USED,
    V_ACTIVATE,
    V_DRAW,
    V_GAIN,
    V_LOSE,
    V_MAN,
    V_POISON,
    V_PREPARATION,
    V_RECOVER,
    V_SEARCH,
    V_SHUFFLE,
    V_TAKE,
    V_TURN,
)
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.characteristics import total, word
from ludilex.kernel.codes import (
    DONE,
    M_WORD,
    NEXT,
    NONE,
    O_MODE,
    OPTION,
    S_FORBIDDEN,
    S_PHASE,
    S_SHUFFLE,
    S_SKIPPED,
    STAY,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.frames import listed
from ludilex.kernel.knowledge import learn
from ludilex.kernel.lasting import expire
from ludilex.kernel.ops import Phase
from ludilex.kernel.pipeline import change_counter, change_resource, count_now, happen, move_card, quiet, resource_now
from ludilex.kernel.programs import Op, Program
from ludilex.kernel.windows import Rounds

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

MOST_TURNS: Final = 300
SEARCH_PRICE: Final = 2


class Start(Op):
    """The turn and its preparation phase begin: what is counted each turn starts anew."""

    def run(self, s: State, f: Frame) -> i64:
        p = s.active
        f.me = p
        s.turn += 1
        if s.turn > MOST_TURNS:
            s.finish(0, s.rules.cite("hkk.assume.turn-limit"))
            return STAY
        s.phase = P_PREPARATION
        if s.tracing:
            s.note(S_PHASE, V_TURN, -1, p, P_PREPARATION, 0)
        s.res[p * s.nr + TURNS] += 1
        s.res[p * s.nr + SEARCHING] = 0
        for q in range(s.players):
            s.res[q * s.nr + NEKRON_PLAYS] = 0
        nk = s.rules.nk
        k: i64 = USED
        n: i64 = len(s.cnt)
        while k < n:
            s.cnt[k] = 0
            k += nk
        return NEXT


class Regenerate(Op):
    """Stage one: 1, 2, 3, 4, then 5 spell points a turn, and one for every second creature in the reserve."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        p = f.me
        turns = s.res[p * s.nr + TURNS]
        n = (turns if turns < 5 else i64(5)) + (s.size[p * OWN + RESERVE] >> 1)
        room = r.most_points - s.res[p * s.nr + POINTS]
        n = n if n < room else room
        change_resource(s, f, V_GAIN, p, POINTS, n, r.cite("hkk.assume.regeneration"))
        return NEXT


class StageTwo(Op):
    """Stage two: poison grows, then all that happens "in the preparation phase", ordered by the active player."""

    def run(self, s: State, f: Frame) -> i64:
        f.i += 1
        if f.i == 1:
            poisoned = NO_NUMBERS
            for z in range(RESERVE, GUARD + 1):
                c = s.head[f.me * OWN + z]
                while c >= 0:
                    if s.cnt[c * s.rules.nk + POISON] > 0:
                        poisoned = poisoned + [c, s.life[c]]
                    c = s.nxt[c]
            if len(poisoned) > 0:
                change_counter(s, f, V_POISON, poisoned, POISON, 1, s.rules.cite("hkk.assume.poison"))
            return STAY
        if f.i == 2:
            if s.live[V_PREPARATION] > 0:
                happen(s, f, V_PREPARATION, f.me, NO_NUMBERS, 0, 0)
            return STAY
        return NEXT


class AskSearch(Op):
    """Still stage two: for 2 spell points a location may be searched in place of the card drawn (hkk.8.9.6)."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        p = f.me
        price = search_price(s, p)
        if s.answer != NONE:
            if s.take() == DONE:
                return NEXT
            s.res[p * s.nr + SEARCHING] = 1
            spend(s, f, price, r.c_search if price == SEARCH_PRICE else r.c_search_meant)
            return NEXT
        if s.res[p * s.nr + POINTS] < price:
            return NEXT
        if total(s, M_WORD, NO_SEARCH, -2 - p) > 0:
            if s.tracing:
                s.note(S_FORBIDDEN, V_SEARCH, -1, p, 0, r.c_search_meant)
            return NEXT
        s.offer(O_MODE * OPTION)
        s.offer(DONE)
        return s.ask(p, Q_SEARCH)

    def option_name(self, i: i64) -> str:
        return "search"


def search_price(s: State, p: i64) -> i64:
    """What a location search costs player p."""
    n = SEARCH_PRICE - total(s, M_WORD, CHEAP_SEARCH, -2 - p)
    return n if n > 0 else i64(0)


class Activate(Op):
    """Stage four: passive cards of the active player turn active."""

    def run(self, s: State, f: Frame) -> i64:
        cite = s.rules.cite("hkk.assume.activation")
        z = f.me * OWN + RESERVE
        while z <= f.me * OWN + TABLE:
            c = s.head[z]
            while c >= 0:
                if not active(s, c):
                    if not quiet(s, V_ACTIVATE, c):
                        change_counter(s, f, V_ACTIVATE, [c, s.life[c]], PASSIVE, -1, cite)
                        return STAY
                    count_now(s, V_ACTIVATE, c, PASSIVE, -s.counter(c, PASSIVE), cite)
                c = s.nxt[c]
            z += 1
        return NEXT


class DrawPhase(Op):
    """One card, or more; a location search takes the place of the first (hkk.8.9.6.s1)."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        p = f.me
        if s.answer != NONE:
            self.take(s, f, r, s.take())
            return STAY
        if f.i == 0:
            f.i = 1
            if s.res[p * s.nr + SEARCHING] > 0:
                if s.live[V_SEARCH] > 0:
                    happen(s, f, V_SEARCH, p, NO_NUMBERS, 1, 0)
                return STAY
            f.i = 2
            draw(s, f, p)
            return STAY
        if f.i == 1:
            f.i = 2
            return self.search(s, f, r)
        if f.i - 2 >= total(s, M_WORD, MORE_DRAWS, -2 - p):
            return NEXT
        f.i += 1
        draw(s, f, p)
        return STAY

    def search(self, s: State, f: Frame, r: Hkk) -> i64:
        """Look through the deck for a location."""
        z = f.me * OWN + DECK
        for c in s.cards_in(z):
            if s.knowing:
                learn(s, c, 1 << f.me)
            if s.types(c) & LOCATION:
                s.offer(c)
        if s.nopts > 0:
            return s.ask(f.me, Q_SEARCH)
        if s.tracing:
            s.note(S_SKIPPED, V_SEARCH, -1, f.me, 0, r.c_not_found)
        self.mix(s, z)
        return STAY

    def take(self, s: State, f: Frame, r: Hkk, c: i64) -> None:
        """The location found goes to the hand, the deck is shuffled."""
        s.openly = s.knowing
        s.put(c, f.me * OWN + HAND, True, V_TAKE, r.c_searched)
        self.mix(s, f.me * OWN + DECK)

    def mix(self, s: State, z: i64) -> None:
        s.shuffle(z)
        if s.tracing:
            s.note(S_SHUFFLE, V_SHUFFLE, -1, z // OWN, 0, 0)


def draw(s: State, f: Frame, p: i64, citation: i64 = 0) -> None:
    """Player p draws a card, if there is one."""
    c = s.tail[p * OWN + DECK]
    f.n = 0
    if c >= 0:
        move_card(s, f, V_DRAW, c, s.life[c], p * OWN + HAND, citation)
        return
    r = s.rules
    assert isinstance(r, Hkk)
    if r.deck_out:
        s.finish(((1 << s.players) - 1) & ~(1 << p), r.cite("hkk.assume.deck-out"))
    elif s.tracing:
        s.note(S_SKIPPED, V_DRAW, -1, p, 0, r.cite("hkk.assume.deck-out"))


class Swap(Op):
    """The active player moves active creatures between reserve and guard post, each once."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        p = f.me
        if s.answer != NONE:
            a = s.take()
            if a == DONE:
                f.picked = NO_NUMBERS
                return NEXT
            f.picked = f.picked + [a]
            to = p * OWN + (GUARD if s.kind(a) == RESERVE else RESERVE)
            life = s.life[a]
            s.put(a, to, True, V_MAN, r.cite("hkk.assume.guard-post"))
            s.life[a] = life  # it does not leave play: the same life
        full = s.size[p * OWN + GUARD] >= r.guards
        for z in range(RESERVE, GUARD + 1):
            c = s.head[p * OWN + z]
            while c >= 0:
                if (
                    active(s, c)
                    and not listed(f.picked, 1, c)
                    and not (full if z == RESERVE else word(s, c, PETRIFIED) > 0)
                ):
                    s.offer(c)
                c = s.nxt[c]
        if s.nopts == 0:
            f.picked = NO_NUMBERS
            return NEXT
        s.offer(DONE)
        return s.ask(p, Q_SWAP)


class Heal(Op):
    """Surviving creatures return to full life."""

    def run(self, s: State, f: Frame) -> i64:
        for p in range(s.players):
            for z in range(RESERVE, GUARD + 1):
                c = s.head[p * OWN + z]
                while c >= 0:
                    n = s.counter(c, DAMAGE)
                    if n > 0:
                        count_now(s, V_RECOVER, c, DAMAGE, -n, s.rules.cite("hkk.assume.healing"))
                    c = s.nxt[c]
        return NEXT


class EndTurn(Op):
    """What lasts until the end of the turn ends; the other player's turn follows."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0:
            f.i = 1
            for p in range(s.players):
                self.lose_passing(s, p)
            if len(s.lastings) > 0:
                expire(s, U_TURN)
            if s.rules.settle(s, f, 1):
                return STAY
        if s.over or ended(s):
            return STAY
        s.active = (f.me + 1) % s.players
        f.pc = 0
        f.i = 0
        return STAY

    def lose_passing(self, s: State, p: i64) -> None:
        """Spell points that were given for this turn only."""
        n = s.res[p * s.nr + PASSING]
        if n > 0:
            s.res[p * s.nr + PASSING] = 0
            resource_now(s, V_LOSE, p, POINTS, -n, 0)


class Call(Op):
    """Run a program of the rules once."""

    def __init__(self, program: Program) -> None:
        self.program: Program = program

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            return NEXT
        f.i = 1
        s.push(self.program, f.me, -1, -1)
        return STAY


def turn_program(combat: Program, main: Rounds, instants: Rounds, stage_two: Rounds) -> list[Op]:
    """The whole turn."""
    return [
        Start(),
        Regenerate(),
        StageTwo(),
        stage_two,
        AskSearch(),
        Activate(),
        Phase(P_DRAW),
        DrawPhase(),
        Phase(P_MAIN),
        main,
        Phase(P_SWAP),
        Swap(),
        Phase(P_COMBAT),
        instants,
        Call(combat),
        Phase(P_HEALING),
        Heal(),
        instants,
        Phase(P_END),
        EndTurn(),
    ]
