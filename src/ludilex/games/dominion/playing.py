"""Playing cards: into play, again, or where they lie; Ways, and the moment when a play is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.dominion.terms import (
    ACTION,
    DURATION,
    F_PLAYED,
    F_TABLE,
    G_PLAYED_AS,
    G_STAY,
    G_TWICE,
    LANDSCAPE,
    MOUSE,
    OWN,
    PAST_PLAYED,
    PLAY,
    Q_WAY,
    T_PAST,
    T_PLAYED,
    T_TRAITS,
    T_WAYS,
    U_NEVER,
    V_EFFECT,
    V_PLAY,
    V_PLAYED,
    WAY,
)
from ludilex.games.dominion.timing import Dominion
from ludilex.kernel.codes import (
    ABSOLUTE,
    M_GAME,
    NEXT,
    NONE,
    O_DEFINITION,
    OPTION,
    ORIGIN_PLACED,
    S_AGAIN,
    S_ASSUMED,
    S_CHOICE,
    S_FORBIDDEN,
    S_IN_PLACE,
    S_STOPPED,
    STAY,
    W_MOVE,
    W_NONE,
)
from ludilex.kernel.durations import around, begin
from ludilex.kernel.events import Event, Lasting
from ludilex.kernel.pipeline import happen, holds, move_now, propose, quiet
from ludilex.kernel.programs import Op

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.programs import Program
    from ludilex.kernel.state import State

NORMAL: Final = 0
AGAIN: Final = 1
IN_PLACE: Final = 2


def play(s: State, f: Frame, c: i64, life: i64, mode: i64) -> None:
    """Play card c. NORMAL: into play; AGAIN: a replay, wherever the card is; IN_PLACE: from where it lies.

    A card that is no longer where the effect expects it is not played (play-lost.1), but for replays (play-lost.2).
    """
    r = s.rules
    assert isinstance(r, Dominion)
    if mode != AGAIN and life != s.life[c] and not r.plays_lost:
        f.n = 0
        if s.tracing:
            s.note(S_STOPPED, V_PLAY, c, -1, 0, r.cite(*r.citations[r.lost_play], *r.citations[r.lost(s, f, c, life)]))
        return
    f.n = 1
    known = life
    if mode == NORMAL and life == s.life[c]:
        known = life + 1  # else the play may move it no more than what wanted to play it: it keeps a life that is gone
    elif mode == IN_PLACE:
        known = -1
    if s.tracing:
        note_play(s, r, f.me, c, life, mode)
    program = r.definitions[s.eff[c]].play
    if s.effect_keys[M_GAME] != 0:
        program = instructions(s, f.me, c, program)
    if s.facts[F_TABLE] != 0:
        q = lay_out(s, f, c, known, program, mode)
    else:
        q = f if program is None else s.push(program, f.me, c, known)
    if mode == NORMAL and s.life[c] == life:
        cite = r.allowed(s, f, f.origin, c) if s.tracing else i64(0)
        if not quiet(s, V_PLAY, c):
            propose_play(s, q, c, f.me, cite)
        else:
            move_now(s, q, V_PLAY, c, f.me * OWN + PLAY, cite)
    elif not quiet(s, V_PLAY, c):
        e = Event(V_PLAY, W_NONE)
        e.player = f.me
        e.cards = [c]
        e.lives = [s.life[c]]
        e.n = s.facts[F_PLAYED]
        e.told = True
        propose(s, q, e)


def instructions(s: State, p: i64, c: i64, program: Program | None) -> Program | None:
    """What player p does who plays card c: what it says, unless an effect puts something else, or nothing, for it."""
    for m in s.lastings:
        t = m.trigger
        if m.kind == M_GAME and m.key == G_PLAYED_AS and m.me == p and t is not None and holds(s, t, c, p, None):
            program = t.program
            if program.n == 0:
                if s.tracing:
                    s.note(S_FORBIDDEN, V_PLAY, c, p, 0, 0)
                return None
    return program


def lay_out(s: State, f: Frame, c: i64, known: i64, program: Program | None, mode: i64) -> Frame:
    """The frames of a play on a table where something concerns every play; the one that is carried out first.

    From the bottom: the moment when the play is over, then the instructions of the card, or the choice of a Way. The
    number of the uppermost is that of the play; the moment waits under the number of what had the card played.
    """
    r = s.rules
    table = s.facts[F_TABLE]
    action = s.types(c) & ACTION != 0
    if action and f.me == s.active:
        s.facts[F_PLAYED] += 1
    if table & T_PAST != 0 and f.me == s.active:
        turn = s.stack[0]
        turn.keep(PAST_PLAYED, turn.cards_in(PAST_PLAYED) + [c, s.life[c]])
    q = f
    if table & T_PLAYED != 0:
        q = s.push(r.programs["play-over"], f.me, c, known)
        q.it = [c, known if mode == NORMAL and known >= 0 else s.life[c]]
        q.regs = [q.id, s.facts[F_PLAYED] if action else i64(0)]
    spoiled = program is None and r.definitions[s.eff[c]].play is not None
    if table & T_WAYS != 0 and action:
        program = r.programs["choose-way"]
    elif program is not None:
        program = once_or_twice(s, c, program)
    if program is None:
        return q
    over = q
    q = s.push(program, f.me, c, known)
    q.i = 1 if spoiled else 0
    if over is not f:
        over.set_reg(0, q.id)
        over.id = f.id
    return q


def once_or_twice(s: State, c: i64, program: Program) -> Program:
    """What is followed when card c is played: the program, or that twice if it is what the card says."""
    r = s.rules
    if s.facts[F_TABLE] & T_TRAITS != 0 and program is r.definitions[s.eff[c]].play and s.total(M_GAME, G_TWICE, c) > 0:
        return r.programs["follow-twice"]
    return program


class FollowTwice(Op):
    """The instructions of the card are followed above this frame, then once more by it: two parts of one play.

    While it waits it has the number of the frame below, as if it were not there.
    """

    def run(self, s: State, f: Frame) -> i64:
        program = s.rules.definitions[s.eff[f.card]].play
        if program is None:
            return NEXT
        if f.i == 0:
            f.i = f.id
            q = s.push(program, f.me, f.card, f.life)
            q.id = f.id
            f.id = s.stack[s.sp - 3].id
            return STAY
        f.id = f.i
        f.i = 0
        f.program = program
        f.pc = 0
        return STAY


class PlayOver(Op):
    """A play has been carried out: the moment that Royal Carriage, Citadel and the like wait for.

    The event's number is the Action's place among those its player has played this turn (0: no Action); its effect is
    numbered as that of the play was.
    """

    def run(self, s: State, f: Frame) -> i64:
        f.id = f.reg(0)
        if s.live[V_PLAYED] != 0:
            happen(s, f, V_PLAYED, f.me, f.it, f.reg(1), 0)
        return NEXT


def by_itself(s: State, f: Frame, way: i64) -> bool:
    """The played card is the one set aside for this Way: that would only play it again (dominion.assume.mouse)."""
    return s.kind(f.card) == MOUSE and s.printed(way).title == "Way of the Mouse"


class ChooseWay(Op):
    """An Action is played for its own instructions or for a Way; what was chosen takes this frame over.

    Its own instructions may be nothing, because of an effect: f.i is 1 then.
    """

    def run(self, s: State, f: Frame) -> i64:
        own = s.eff[f.card]
        if s.answer == NONE:
            s.nopts = 0
            s.offer(O_DEFINITION * OPTION + own)
            z = s.layout.first_shared
            while z < s.layout.zones:
                c = s.head[z]
                if s.zone_kind[z] == LANDSCAPE and c >= 0 and s.types(c) & WAY != 0 and not by_itself(s, f, c):
                    s.offer(O_DEFINITION * OPTION + s.defn[c])
                z += 1
            return s.ask(f.me, Q_WAY)
        chosen = s.take() - O_DEFINITION * OPTION
        program = s.rules.definitions[chosen].play
        if chosen == own and f.i == 1:
            program = None
        f.i = 0
        if chosen != own and s.tracing:
            s.note(S_CHOICE, V_PLAY, -1, f.me, -1 - chosen, 0)
        if program is None:
            return NEXT
        f.program = once_or_twice(s, f.card, program)
        f.pc = 0
        return STAY


def note_play(s: State, r: Dominion, p: i64, c: i64, life: i64, mode: i64) -> None:
    """The step of a play that is no move to the play area."""
    if mode == AGAIN:
        s.note(S_AGAIN, V_PLAY, c, p, 0, r.again if s.life[c] != life else i64(0))
    elif mode == IN_PLACE:
        s.note(S_IN_PLACE, V_PLAY, c, p, 0, r.in_place)
    elif life != s.life[c]:
        s.note(S_ASSUMED, V_PLAY, c, p, 0, r.assumed_play)


def propose_play(s: State, q: Frame, c: i64, p: i64, citation: i64) -> None:
    """The play as an event with its player, so that reactions know whose play it is."""
    e = Event(V_PLAY, W_MOVE)
    e.player = p
    e.to = ABSOLUTE + p * OWN + PLAY
    e.cards = [c]
    e.lives = [s.life[c]]
    e.n = s.facts[F_PLAYED]
    e.citation = citation
    propose(s, q, e)


class Play(Op):
    """Play the first remembered card: into play, `again`, or `in_place` (leaving it there)."""

    def __init__(self, again: bool = False, in_place: bool = False) -> None:
        self.again: bool = again
        self.in_place: bool = in_place
        self.mode: i64 = AGAIN if again else IN_PLACE if in_place else NORMAL

    def purpose(self) -> i64:
        return V_PLAY

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) == 0:
            f.n = 0
            return NEXT
        c = f.it[0]
        life = f.it[1]
        fresh = life == s.life[c]
        if fresh and (s.knowing or s.tracing):
            s.rules.fetching(s, f, c)
        play(s, f, c, life, self.mode)
        if self.mode == NORMAL and f.n > 0 and fresh:
            f.it = [c, life + 1]
            f.place = f.me * OWN + PLAY
            f.origin = ORIGIN_PLACED
        return NEXT


class StayWith(Op):
    """This card stays in play as long as the Duration card it played would (dominion.rules.duration.stay).

    It remembers the play, not the card: the same card may be played again by another. What it played `in_place` need
    not be a Duration: it stays as long as that would have, so a Throne Room left in the Supply counts by what that
    stands by (dominion.ext.command).
    """

    def __init__(self, in_place: bool = False) -> None:
        self.in_place: bool = in_place

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) == 0:
            return NEXT
        if s.types(f.it[0]) & DURATION != 0:
            self.stand(s, f, [f.id])
        elif self.in_place:
            for m in s.lastings[:]:
                if m.kind == M_GAME and m.key == G_STAY and m.source == f.it[0] and m.within == f.id:
                    self.stand(s, f, m.data)
        return NEXT

    def stand(self, s: State, f: Frame, played: list[i64]) -> None:
        """By what the play of that number played."""
        begin(
            s, f, V_EFFECT,
            Lasting(M_GAME, G_STAY, 1, [f.card], [f.life], f.card, -1, U_NEVER, f.me,
                    s.rules.cite("dominion.rules.duration.stay"), None, None, 0, played, around(s, f)),
        )  # fmt: skip


def several(times: i64) -> list[Op]:
    """Play the chosen card so many times, stand by it."""
    return [Play(), *[Play(again=True) for _ in range(times - 1)], StayWith()]


def twice() -> list[Op]:
    """Play the chosen card, play it again, stand by it."""
    return several(2)
