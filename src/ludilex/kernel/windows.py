"""The stations of a pipe and the two windows: Triggers (must be resolved, ordered) and Rounds (optional, in turn)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.kernel.asking import evaluate
from ludilex.kernel.codes import (
    DONE,
    KEYS,
    M_REPLACE,
    NEXT,
    NONE,
    O_DUE,
    O_REPLACEMENT,
    OPTION,
    S_FORBIDDEN,
    S_PASS,
    S_REPLACED,
    S_TRIGGER,
    STAY,
    W_LASTING,
    W_NONE,
    W_RESOURCE,
)
from ludilex.kernel.events import Due, Event, Lasting
from ludilex.kernel.lasting import end_lasting, in_force
from ludilex.kernel.pipeline import collect_awake, commit
from ludilex.kernel.programs import Op, Program
from ludilex.kernel.rules import Rules

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


def event_of(f: Frame) -> Event:
    """The event a pipe frame is about."""
    e = f.event
    if e is None:
        raise RuntimeError("a station of a pipe ran without an event")
    return e


def empty(e: Event) -> bool:
    """Nothing is left of the event."""
    return len(e.cards) == 0 and e.write != W_RESOURCE and e.write != W_NONE


def onward(f: Frame, e: Event) -> i64:
    """What a station returns that has dropped cards: go on, or leave the pipe if none is left."""
    if len(e.cards) > 0:
        return NEXT
    f.pc = f.program.tail
    return STAY


class Prohibit(Op):
    """What forbids it, per card and player: dropped, with the clause."""

    def run(self, s: State, f: Frame) -> i64:
        e = event_of(f)
        if e.player >= 0:
            why = s.rules.forbids(s, e, -2 - e.player)
            if why >= 0:
                if s.tracing:
                    s.note(S_FORBIDDEN, e.verb, e.cards[0] if len(e.cards) > 0 else i64(-1), e.player, 0, why)
                f.pc = f.program.tail
                return STAY
        before = len(e.cards)
        i: i64 = before - 1
        while i >= 0:
            if e.cards[i] >= 0:
                why = s.rules.forbids(s, e, e.cards[i])
                if why >= 0:
                    if s.tracing:
                        s.note(S_FORBIDDEN, e.verb, e.cards[i], e.player, 0, why)
                    e.drop(i)
            i -= 1
        if len(e.cards) < before and e.write == W_LASTING:
            narrow(e)
        if empty(e) or (len(e.cards) == 0 and before > 0):
            f.pc = f.program.tail
            return STAY
        return NEXT


def narrow(e: Event) -> None:
    """The lasting effect of an event reaches only the cards left in it."""
    m = e.lasting
    if m is not None:
        e.lasting = Lasting(
            m.kind, m.key, m.n, e.cards, e.lives, m.source, m.tied, m.until, m.me, m.citation, m.trigger, m.gift,
            m.since, m.data, m.within, m.reach,
        )  # fmt: skip


class Replaces(Op):
    """Replacements one at a time, each once per event and card; several: the right player decides."""

    def run(self, s: State, f: Frame) -> i64:
        e = event_of(f)
        found = self.applicable(s, e)
        if len(found) == 0:
            if empty(e):
                f.pc = f.program.tail
                return STAY
            return NEXT
        k: i64 = 0
        if s.answer != NONE:
            k = s.take() - O_REPLACEMENT * OPTION
        elif len(found) > 3:
            i: i64 = 0
            while i < len(found) // 3:
                s.offer(O_REPLACEMENT * OPTION + i)
                i += 1
            return s.ask(s.rules.first(s), s.rules.prompt("replacement"))
        self.apply(s, f, e, found[k * 3], found[k * 3 + 1], found[k * 3 + 2])
        return STAY

    def applicable(self, s: State, e: Event) -> list[i64]:
        """For the first affected card that has any: place in the event (-1: a player), source, replacement, ..."""
        found: list[i64] = []
        for j in range(len(e.cards)):
            c = e.cards[j]
            if c < 0:
                break
            if (s.own_verbs_of[s.eff[c]] >> e.verb) & 1:
                self.look(s, e, j, c, True, found)
            self.look_around(s, e, j, found)
            if s.effect_keys[M_REPLACE] != 0:
                self.look_lasting(s, e, j, found)
            if len(found) > 0:
                break
        if e.write == W_RESOURCE:
            self.look_around(s, e, -1, found)
        return found

    def look_around(self, s: State, e: Event, j: i64, found: list[i64]) -> None:
        """Replacements of other cards than the affected one."""
        if s.heard(e.verb):
            replaced = s.rules.replaced_of
            for w in s.awake:
                if (replaced[s.eff[w]] >> e.verb) & 1 == 1:
                    self.look(s, e, j, w, False, found)

    def look_lasting(self, s: State, e: Event, j: i64, found: list[i64]) -> None:
        """Replacements that effects have set up for a time."""
        waiting = s.lasting_by.get(M_REPLACE * KEYS + e.verb)
        if waiting is None:
            return
        c = e.cards[j]
        for m in waiting:
            w = m.source
            if not m.hits(s, c) or (m.tied >= 0 and s.life[w] != m.tied) or (c * 4096 + w) * 4096 + m.n in e.used:
                continue
            if evaluate(s, s.rules.replacements[m.n].when, m.me, w, e, c) != 0:
                found.append(j)
                found.append(w)
                found.append(m.n)

    def look(self, s: State, e: Event, j: i64, w: i64, own: bool, found: list[i64]) -> None:
        c = e.cards[j] if j >= 0 else -2 - e.player
        for r in s.now(w).replacements:
            if r.own != own or r.verb != e.verb or (not own and (r.zones >> s.kind(w)) & 1 == 0):
                continue
            if (c * 4096 + w) * 4096 + r.id in e.used:
                continue
            if evaluate(s, r.when, s.controller(w), w, e, c) != 0:
                found.append(j)
                found.append(w)
                found.append(r.id)

    def apply(self, s: State, f: Frame, e: Event, j: i64, w: i64, number: i64) -> None:
        r = s.rules.replacements[number]
        c = e.cards[j] if j >= 0 else -2 - e.player
        e.used = e.used + [(c * 4096 + w) * 4096 + r.id]
        if s.tracing:
            s.note(S_REPLACED, e.verb, w, c if j >= 0 else i64(-1), r.to_kind, r.citation)
        if j < 0:  # nothing of the event is left
            f.it = f.it + [w, number, w, s.life[w], s.controller(w)]
            f.pc = f.program.tail
            return
        if r.to_kind >= 0:
            s.rules.redirect(s, e, j, r.to_kind)
        if r.program is not None:  # done in the place of the event, with the rest of its batch: see Instead
            f.it = f.it + [w, number, c, e.lives[j], s.controller(w)]
            e.drop(j)


class Instead(Op):
    """Run what replacements do instead, one after the other, at the time of the event they replaced."""

    def run(self, s: State, f: Frame) -> i64:
        a = f.it
        if len(a) == 0:
            return NEXT
        f.it = a[5:]
        p = s.rules.replacements[a[1]].program
        if p is not None:
            q = s.push(p, a[4], a[0], s.life[a[0]])
            q.it = [a[2], a[3]]
            q.event = f.event
        return STAY


class Commit(Op):
    """Write; an event of which nothing was done sets off nothing."""

    def run(self, s: State, f: Frame) -> i64:
        e = event_of(f)
        done = commit(s, e)
        s.stack[s.sp - 2].n = done
        if done == 0 and e.write != W_RESOURCE:
            f.pc = f.program.tail
            return STAY
        return NEXT


class Settle(Op):
    """State checks of the game, one thing at a time to a fixpoint."""

    def run(self, s: State, f: Frame) -> i64:
        if s.trial:
            return NEXT
        return STAY if s.rules.settle(s, f, event_of(f).write) else NEXT


class Collect(Op):
    """The event was done: the game says where its triggers go."""

    def run(self, s: State, f: Frame) -> i64:
        s.rules.collected(s, f, event_of(f))
        return NEXT


class Triggers(Op):
    """The window for what an event set off: f.due, one by one, in the order of the game's rule.

    Abilities that must be resolved are only put in order; optional ones can all be declined with `done`. Where the
    game says so (Rules.joining), what becomes able to answer while the window is open joins it.
    """

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            f.i = 0
            f.due = f.due + joined(s, f)
        if len(f.due) == 0:
            return NEXT
        if s.rules.joining and len(f.cards_in(HEARD)) == 0:
            f.keep(HEARD, heard(s, f.due))
        if s.answer == DONE:
            s.take()
            self.decline(s, f)
            return STAY
        if s.answer != NONE:
            self.begin(s, f, s.take() - O_DUE * OPTION)
            return STAY
        self.drop_dead(s, f)
        due = f.due
        if len(due) == 0:
            return STAY
        r = s.rules
        chooser = whose(s, due)
        mine = [i for i in range(len(due)) if r.orders_all or due[i].me == chooser]
        if r.orders_all:
            chooser = r.first(s)
        optional = True
        for k in mine:
            optional = optional and due[k].trigger.optional
        if not optional and (len(mine) == 1 or alike(due, mine)):
            self.begin(s, f, mine[0])
            return STAY
        s.nopts = 0
        for k in mine:
            s.offer(O_DUE * OPTION + k)
        if optional:
            s.offer(DONE)
        return s.ask(chooser, r.prompt("answer" if optional else "order"))

    def begin(self, s: State, f: Frame, i: i64) -> None:
        """Start due trigger i, and look around again when it is done."""
        if s.rules.joining and f.event is not None:
            f.i = 1
        fire(s, f, i)

    def decline(self, s: State, f: Frame) -> None:
        """The player whose turn it is to order forgoes all optional ones."""
        p = whose(s, f.due)
        f.due = [d for d in f.due if not d.trigger.optional or not (s.rules.orders_all or d.me == p)]

    def drop_dead(self, s: State, f: Frame) -> None:
        """Forget what can no longer act: its source has moved on, or its price cannot be paid."""
        due = f.due
        gone = False
        for d in due:
            gone = gone or not alive(s, d)
        if gone:
            f.due = [d for d in due if alive(s, d)]


HEARD: Final = 0  # memory of a pipe's frame: what was offered there, three numbers each


def heard(s: State, due: list[Due]) -> list[i64]:
    """Abilities by card, life and their place on the card (-1: not printed there)."""
    out: list[i64] = []
    for d in due:
        k: i64 = -1
        printed = s.now(d.card).triggers
        for i in range(len(printed)):
            if printed[i] is d.trigger:
                k = i
        out += [d.card, d.life, k]
    return out


def joined(s: State, f: Frame) -> list[Due]:
    """Abilities of cards that could not answer the event before and can now."""
    old = f.cards_in(HEARD)
    found: list[Due] = []
    collect_awake(s, event_of(f), 0, found)
    new = [d for d in found if not among(old, heard(s, [d]))]
    if len(new) > 0:
        f.keep(HEARD, old + heard(s, new))
    return new


def among(known: list[i64], one: list[i64]) -> bool:
    """The three numbers are among those known."""
    i: i64 = 0
    while i < len(known):
        if known[i] == one[0] and known[i + 1] == one[1] and known[i + 2] == one[2]:
            return True
        i += 3
    return False


def whose(s: State, due: list[Due]) -> i64:
    """The player, counted from the first, who has something due."""
    first = s.rules.first(s)
    n: i64 = 0
    while n < s.players:
        p = (first + n) % s.players
        for d in due:
            if d.me == p:
                return p
        n += 1
    return first


def alive(s: State, d: Due) -> bool:
    """A due trigger may still be resolved."""
    t = d.trigger
    if not d.locked and not t.own and s.life[d.card] != d.life:
        return False
    if t.once and d.lasting is not None and not in_force(s, d.lasting):
        return False  # it has acted meanwhile
    price = t.price
    return price is None or evaluate(s, price, d.me, d.card, d.event, d.card) != 0


def alike(due: list[Due], some: list[i64]) -> bool:
    """The order of these cannot matter: the same ability of the same card about the same cards."""
    if len(some) == 0:
        return True
    a = due[some[0]]
    for i in some:
        d = due[i]
        if d.card != a.card or d.trigger.program is not a.trigger.program or d.event.cards != a.event.cards:
            return False
        if not same_memory(d.lasting, a.lasting):
            return False
    return True


def same_memory(a: Lasting | None, b: Lasting | None) -> bool:
    """Two delayed abilities (or none) that remember the same."""
    if a is None or b is None:
        return a is None and b is None
    return a.data == b.data and a.lives == b.lives


def fire(s: State, f: Frame, i: i64) -> None:
    """Start due trigger i."""
    d = f.due[i]
    f.due = f.due[:i] + f.due[i + 1 :]
    t = d.trigger
    m = d.lasting
    if s.tracing:
        cite = m.citation if m is not None else t.citation
        told: i64 = -1
        if cite == 0 and len(f.due) > 0:
            cite = s.rules.ordered
            told = aware(s, f.due)
        elif cite == 0 and m is not None and s.life[d.card] != d.life:
            cite = s.rules.departed
        s.note(S_TRIGGER, t.verb, d.card, d.me, told, cite)
    q = s.push(t.program, d.me, d.card, d.life)
    q.event = d.event
    if m is not None:
        q.it = m.data
        q.origin = m.n  # a delayed ability keeps how its effect came by the cards
        q.within = m.within
        if t.once:
            end_lasting(s, m)


def aware(s: State, due: list[Due]) -> i64:
    """The seats that know of one of these abilities: to the others, what comes before it is in no order."""
    if not s.knowing:
        return -1
    mask: i64 = 0
    for d in due:
        mask |= s.know[d.card]
    return mask


SEATS: Final = 64  # more than sit at any table


class Rounds(Op):
    """The optional window: players in turn, each does one thing or passes, until all have passed in a row.

    It runs in a frame of its own; the game says who starts, offers and starts what was picked.
    """

    def __init__(self, window: i64, program: Program) -> None:
        self.window: i64 = window
        self.program: Program = program

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            return NEXT
        f.i = 1
        q = s.push(self.program, f.me, f.card, f.life)
        q.event = f.event
        q.cause = f.cause
        return STAY


class Round(Op):
    """The only op of a window's own frame: who has passed in a row, and whose word it is, lies in its scratch (f.i)."""

    def __init__(self, window: i64, prompt: i64) -> None:
        self.window: i64 = window
        self.prompt: i64 = prompt

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        first = r.starts(s, f, self.window)
        if s.answer != NONE and not self.passed(s, f, (first + f.i % SEATS) % s.players, s.take()):
            return STAY
        passes = f.i // SEATS
        turn = f.i % SEATS
        while passes < s.players and not r.closes(s, f, self.window):
            p = (first + turn) % s.players
            s.nopts = 0
            if not s.trial:
                r.offers(s, f, self.window, p)
            if s.nopts > 0 or not (s.trial or r.passes(s, f, self.window, p)):
                f.i = passes * SEATS + turn
                s.offer(DONE)
                return s.ask(p, self.prompt)
            passes += 1
            turn = (turn + 1) % s.players
        return NEXT

    def passed(self, s: State, f: Frame, p: i64, a: i64) -> bool:
        """Player p has answered: it is the next one's word. False if something was begun."""
        passes = f.i // SEATS
        turn = (f.i % SEATS + 1) % s.players
        if a == DONE:
            f.i = (passes + 1) * SEATS + turn
            if s.tracing and s.rules.tells_passes:
                s.note(S_PASS, -1, -1, p, self.window, 0)
            return True
        f.i = turn
        s.rules.pick(s, f, self.window, p, a)
        return False

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        return s.rules.refuses(s, f, self.window, s.who, code)


def window(rules: Rules, name: str) -> Rounds:
    """Make an optional window of a game."""
    rules.windows.append(name)
    n: i64 = len(rules.windows) - 1
    p = rules.program("window/" + name, [Round(n, rules.prompt("window:" + name))])
    p.inner = True
    return Rounds(n, p)


def pipe(rules: Rules, verb: i64, name: str, stations: list[Op], slow: bool = False) -> None:
    """Give a verb its name and its pipe. ``slow``: it needs its pipe even when nobody listens."""
    while len(rules.verbs) <= verb:
        rules.verbs.append("")
    rules.verbs[verb] = name
    p = rules.program("pipe/" + name, stations)
    p.inner = True
    for i in range(len(stations)):
        if isinstance(stations[i], Instead):
            p.tail = i
    rules.pipes[verb] = p
    rules.slow[verb] = 1 if slow else 0
    if slow:
        rules.about[verb] = -1
