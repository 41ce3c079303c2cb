"""The one way by which anything changes: propose, stations, commit, collect.

A verb that nobody listens to, forbids or replaces is committed at once (`quiet`). Otherwise the event becomes a frame
that runs the pipe of its verb: Prohibit, Replaces, Commit, Instead, Settle, Collect, Triggers, and what the game adds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.kernel.asking import evaluate
from ludilex.kernel.characteristics import settle_structure
from ludilex.kernel.codes import (
    ABSOLUTE,
    M_DELAY,
    M_FORBID,
    M_REPLACE,
    S_CONTROL,
    S_COUNT,
    S_HAPPENS,
    S_HOST,
    S_LASTING,
    S_RESOURCE,
    S_STOPPED,
    W_CONTROL,
    W_COUNT,
    W_HOST,
    W_LASTING,
    W_MOVE,
    W_NONE,
    W_RESOURCE,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Due, Event
from ludilex.kernel.lasting import add_lasting
from ludilex.kernel.leaving import counters_of

if TYPE_CHECKING:
    from ludilex.kernel.definitions import Trigger
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


# ---- proposing
def quiet(s: State, verb: i64, c: i64) -> bool:
    """Nobody could care about this verb happening to card c: it may be committed at once."""
    if s.dirty:
        settle_structure(s)
    if s.live[verb] != 0:
        about = s.about[verb]  # types of the cards that a listener can be about: Rules.hears
        if len(s.lastings) > 0 and waited_for(s, verb):
            about = s.rules.about[verb] if s.effect_keys[M_FORBID] == 0 else i64(-1)
        if about == -1 or (s.rules.types_of[s.eff[c]] & about) != 0:
            return False
    return (s.own_verbs_of[s.eff[c]] >> verb) & 1 == 0


def waited_for(s: State, verb: i64) -> bool:
    """Some ability of no card's own may listen to the verb, or something forbids or replaces it (False is certain)."""
    if s.structural != 0 or s.effect_keys[M_FORBID] != 0:
        return True
    return ((s.effect_keys[M_DELAY] | s.effect_keys[M_REPLACE]) >> (verb & 31)) & 1 == 1


def move_card(s: State, f: Frame, verb: i64, c: i64, life: i64, to: i64, citation: i64, top: bool = True) -> None:
    """Move one card to zone `to`. f.n becomes how many moved, now or when the pipe is through."""
    if life == s.life[c] and quiet(s, verb, c):
        move_now(s, f, verb, c, to, citation, top)
        return
    move_cards(s, f, verb, [c, life], ABSOLUTE + to, top, citation, -1)


def move_now(s: State, f: Frame, verb: i64, c: i64, to: i64, citation: i64, top: bool = True) -> None:
    """The same where it is known that the card is there, and that nobody could care."""
    s.put(c, to, top, verb, citation)
    if s.hosted:
        s.attach(c, -1)
    f.n = 1


def move_cards(s: State, f: Frame, verb: i64, refs: list[i64], to: i64, top: bool, citation: i64, host: i64) -> None:
    """Move cards (card, life, ...) as one event to ABSOLUTE + zone, or to each owner's zone of a kind.

    Quiet for one card or for many: if nobody listens to any of them they are committed at once, in order.
    """
    f.n = 0
    n: i64 = len(refs)
    i: i64 = 0
    alive: i64 = 0
    loud = False
    while i < n:
        c = refs[i]
        if c >= 0 and refs[i + 1] == s.life[c]:
            alive += 1
            loud = loud or not quiet(s, verb, c)
        i += 2
    if loud:
        e = Event(verb, W_MOVE)
        e.to = to
        e.top = top
        e.cards = refs[::2]
        e.lives = refs[1::2]
        e.citation = citation
        e.host = host
        propose(s, f, e)
        return
    there = [refs[k] >= 0 and refs[k + 1] == s.life[refs[k]] for k in range(0, n, 2)]  # all at once: before any moves
    i = 0
    while i < n:
        c = refs[i]
        if c >= 0:
            dest = to - ABSOLUTE if to >= ABSOLUTE else s.owner[c] * s.own + to
            if not there[i >> 1]:
                note_stopped(s, f, verb, c, refs[i + 1], dest, citation)
            else:
                s.put(c, dest, top, verb, citation)
                s.attach(c, host)
                f.n += 1
        i += 2


def note_stopped(s: State, f: Frame, verb: i64, c: i64, life: i64, dest: i64, citation: i64) -> None:
    """The machine, not the effect, knows which rule stopped the move."""
    if s.tracing:
        why = s.rules.lost(s, f, c, life)
        s.note(S_STOPPED, verb, c, dest, 0, why if why != 0 else citation)


def change_resource(s: State, f: Frame, verb: i64, p: i64, k: i64, n: i64, citation: i64) -> None:
    """Resource k of player p changes by n; f.n becomes by how much it really did."""
    if s.live[verb] == 0:
        resource_now(s, verb, p, k, n, citation)
        f.n = n
        return
    e = Event(verb, W_RESOURCE)
    e.player = p
    e.key = k
    e.n = n
    e.citation = citation
    propose(s, f, e)


def resource_now(s: State, verb: i64, p: i64, k: i64, n: i64, citation: i64, c: i64 = -1) -> None:
    """Resource k of player p changes by n, where it is known that nobody could care. ``c``: the card it comes from."""
    s.res[p * s.nr + k] += n
    if s.tracing:
        s.note(S_RESOURCE, verb, c, p * 64 + k, n, citation)


def change_counter(s: State, f: Frame, verb: i64, refs: list[i64], k: i64, n: i64, citation: i64) -> None:
    """Counter k of the cards changes by n each, as one event; f.n becomes on how many cards it did."""
    f.n = 0
    size: i64 = len(refs)
    i: i64 = 0
    loud = False
    while i < size and not loud:
        loud = refs[i + 1] != s.life[refs[i]] or not quiet(s, verb, refs[i])
        i += 2
    if not loud:
        i = 0
        while i < size:
            count_now(s, verb, refs[i], k, n, citation)
            i += 2
        f.n = size >> 1
        return
    e = Event(verb, W_COUNT)
    e.cards = refs[::2]
    e.lives = refs[1::2]
    e.key = k
    e.n = n
    e.citation = citation
    propose(s, f, e)


def count_now(s: State, verb: i64, c: i64, k: i64, n: i64, citation: i64) -> None:
    """Counter k of card c changes by n, down to 0 at most, where it is known that nobody could care."""
    if s.tracing:
        s.note(S_COUNT, verb, c, k, n, citation)
    at = c * s.rules.nk + k
    left = s.cnt[at] + n
    s.cnt[at] = left if left > 0 else i64(0)


def happen(s: State, f: Frame, verb: i64, p: i64, refs: list[i64], n: i64, citation: i64, each: bool = False) -> None:
    """An event that writes nothing (a turn starts, a card is revealed) but may be forbidden or reacted to.

    ``each``: there is a step for each of the cards.
    """
    if each and s.tracing:
        for c in refs[::2]:
            s.note(S_HAPPENS, verb, c, p, 1, citation)
    if s.live[verb] == 0 and len(refs) == 0:
        if s.tracing:
            s.note(S_HAPPENS, verb, -1, p, n, citation)
        f.n = 1
        return
    e = Event(verb, W_NONE)
    e.player = p
    e.cards = refs[::2]
    e.lives = refs[1::2]
    e.n = n
    e.citation = citation
    e.told = each
    propose(s, f, e)


def propose(s: State, f: Frame, e: Event) -> None:
    """Start the pipeline of e; its result lands in f.n. An op that loops must STAY between events."""
    if s.dirty:
        settle_structure(s)
    if f is not s.stack[s.sp - 1]:
        raise RuntimeError("an op proposed a second event in one run: return STAY between events")
    e.source = f.card
    e.source_life = f.life
    e.cause = f.cause
    e.by = f.me
    e.action = f.id
    e.dest = [-1 for _ in e.cards]
    pipe = s.rules.pipes[e.verb]
    if pipe is None:
        raise RuntimeError(f"{s.rules.name}: the verb {s.rules.verbs[e.verb]!r} has no pipe")
    f.n = 0
    q = s.push(pipe, f.me, f.card, f.life)
    q.cause = f.cause
    q.event = e


# ---- committing
def commit(s: State, e: Event) -> i64:
    """The only place where an event writes. Returns how much was really done; freezes the event."""
    done: i64 = 0
    last_known(s, e)
    if e.write == W_RESOURCE:
        s.res[e.player * s.nr + e.key] += e.n
        done = e.n
        if s.tracing:
            s.note(S_RESOURCE, e.verb, -1, e.player * 64 + e.key, e.n, e.citation)
            if len(e.sources) > 0:
                s.credit(s.controller(e.sources[0]), e.sources[0])
    elif e.write == W_LASTING:
        done = commit_lasting(s, e)
    elif e.write == W_NONE:
        done = 1
        if s.tracing and not e.told:
            s.note(S_HAPPENS, e.verb, e.cards[0] if len(e.cards) > 0 else i64(-1), e.player, e.n, e.citation)
    else:
        done = commit_cards(s, e)
    e.done = True
    if s.structural != 0 and (s.roving != 0 or e.write == W_HOST or e.write == W_CONTROL or e.write == W_LASTING):
        s.dirty = True
        s.full = True
    if s.dirty:
        settle_structure(s)  # triggers are collected with what the cards are now (their own: with what they were)
    return done


def last_known(s: State, e: Event) -> None:
    """What the cards of the event were before it."""
    controllers: list[i64] = []
    zones: list[i64] = []
    definitions: list[i64] = []
    for c in e.cards:
        if c < 0:
            break  # an effect on every card
        controllers.append(s.controller(c))
        zones.append(s.zone[c])
        definitions.append(s.eff[c])
    e.controllers = controllers
    e.zones = zones
    e.definitions = definitions
    if s.counting and e.write == W_MOVE:
        e.counters = counters_of(s, e.cards)


def commit_lasting(s: State, e: Event) -> i64:
    """A lasting effect begins."""
    m = e.lasting
    if m is None:
        return 0
    if s.tracing:
        for c in m.cards:
            s.note(S_LASTING, e.verb, c, m.kind * 1024 + m.key, m.n, m.citation)
    add_lasting(s, m)
    return 1


def commit_cards(s: State, e: Event) -> i64:
    """Write to each card of the event that is still where the event expects it; keep only those in the event."""
    if len(e.cards) == 1 and e.lives[0] == s.life[e.cards[0]]:
        write_card(s, e, 0)
        e.lives = [s.life[e.cards[0]]]
        return 1
    kept: list[i64] = []
    there = [e.lives[k] == s.life[e.cards[k]] for k in range(len(e.cards))]  # all at once: before any moves
    for i in range(len(e.cards)):
        c = e.cards[i]
        if not there[i]:
            to = e.to - ABSOLUTE if e.to >= ABSOLUTE else s.owner[c] * s.own + e.to
            note_stopped(s, s.stack[s.sp - 2], e.verb, c, e.lives[i], to, e.citation)
            continue
        write_card(s, e, i)
        kept.append(i)
    if len(kept) < len(e.cards):
        e.controllers = [e.controllers[i] for i in kept]
        e.zones = [e.zones[i] for i in kept]
        e.definitions = [e.definitions[i] for i in kept]
        if len(e.counters) > 0:
            e.counters = [e.counters[i * s.rules.nk + k] for i in kept for k in range(s.rules.nk)]
        if len(e.sources) > 0:
            e.sources = [e.sources[i] for i in kept]
        if len(e.amounts) > 0:
            e.amounts = [e.amounts[i] for i in kept]
        e.cards = [e.cards[i] for i in kept]
    e.lives = [s.life[c] for c in e.cards]  # what was done, with the lives the cards have now
    return len(kept)


def write_card(s: State, e: Event, i: i64) -> None:
    """One card of an event is written to."""
    c = e.cards[i]
    if e.write == W_MOVE:
        to = e.dest[i]
        if to < 0:
            to = e.to - ABSOLUTE if e.to >= ABSOLUTE else s.owner[c] * s.own + e.to
        s.face_down = e.face_down and i < len(e.cards) - 1
        s.put(c, to, e.top, e.verb, e.citation)
        if s.tracing and e.player >= 0:
            s.credit(e.player)
        s.attach(c, e.host)
        s.rules.committed(s, e, i)
    elif e.write == W_COUNT:
        amount = e.amounts[i] if len(e.amounts) > 0 else e.n
        count_now(s, e.verb, c, e.key, amount, e.citation)
        if s.tracing and len(e.sources) > 0:
            s.credit(s.controller(e.sources[i]), e.sources[i])
    elif e.write == W_CONTROL:
        if s.tracing:
            s.note(S_CONTROL, e.verb, c, s.controller(c), e.n, e.citation)
        s.shift(c, e.n * s.own + s.kind(c), e.top)  # changes sides but does not leave play: same life
        s.rules.committed(s, e, i)
    elif e.write == W_HOST:
        if s.tracing:
            s.note(S_HOST, e.verb, c, e.n, s.know[e.n] if s.knowing and e.n >= 0 else i64(-1), e.citation)
        s.attach(c, e.n)


# ---- collecting
def collect(s: State, e: Event, window: i64) -> list[Due]:
    """The triggers that a done event sets off: of its own cards (as they were), of awake cards, of delayed effects."""
    out: list[Due] = []
    for j in range(len(e.definitions)):
        c = e.cards[j]
        if (s.own_verbs_of[e.definitions[j]] >> e.verb) & 1:
            me = e.player if e.player >= 0 else e.controllers[j]
            if me >= s.players:  # from a shared zone: whoever caused it
                me = e.by
            for t in s.rules.definitions[e.definitions[j]].triggers:
                if t.own and t.verb == e.verb and t.window == window and holds(s, t, c, me, e):
                    out.append(Due(c, e.lives[j], me, t, e, False, None))
    if s.heard(e.verb):
        collect_awake(s, e, window, out)
        collect_delayed(s, e, window, out)
    return out


def collect_awake(s: State, e: Event, window: i64, out: list[Due]) -> None:
    """Those of the cards that listen from where they lie now."""
    heard = s.rules.heard_of
    eff = s.eff
    for c in s.awake:
        if (heard[eff[c]] >> e.verb) & 1 == 0:
            continue
        for t in s.now(c).triggers:
            if not t.own and t.verb == e.verb and t.window == window and (t.zones >> s.kind(c)) & 1:
                me = s.controller(c)
                if holds(s, t, c, me, e):
                    out.append(Due(c, s.life[c], me, t, e, False, None))


def collect_delayed(s: State, e: Event, window: i64, out: list[Due]) -> None:
    """Delayed abilities that waited for this."""
    for m in s.lastings:
        t = m.trigger
        if t is None or m.key != e.verb or m.kind != M_DELAY or t.window != window:
            continue
        if holds(s, t, m.source, m.me, e, m.data):
            out.append(Due(m.source, m.lives[0], m.me, t, e, True, m))


def holds(s: State, t: Trigger, c: i64, me: i64, e: Event | None, it: list[i64] = NO_NUMBERS) -> bool:
    """The condition of a trigger of card c; a delayed one remembers the cards `it`."""
    when = t.when
    return when is None or evaluate(s, when, me, c, e, c, it) != 0
