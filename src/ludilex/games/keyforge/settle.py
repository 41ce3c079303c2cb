"""Leaving play, destruction and the checks of the board, as stations of pipes.

Destruction: everything is tagged; "Destroyed:" abilities are collected at the tagging and resolved; what they destroy
joins the same batch; then all that is still tagged leaves play together, and "after destroyed" follows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.keyforge.terms import (
    AMBER,
    ARTIFACTS,
    DISCARD,
    E_FREED,
    G_DOOMED,
    H_FELL,
    HIDDEN,
    K_DAMAGE,
    K_TAG,
    K_WARD,
    LINE,
    OWN,
    POWER,
    UNDER,
    UPGRADES,
    V_DESTROY,
    V_DESTROYED,
    V_DETACH,
    V_LEAVE,
    V_RELEASE,
    V_TAG,
    V_WARD,
)
from ludilex.games.keyforge.timing import KeyForge, note_history, power
from ludilex.kernel.characteristics import controls
from ludilex.kernel.codes import (
    M_CONTROL,
    M_FORBID,
    M_GAME,
    M_STAT,
    NEXT,
    STAY,
    W_COUNT,
    W_MOVE,
    W_NONE,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.leaving import attached
from ludilex.kernel.pipeline import change_resource, count_now, propose
from ludilex.kernel.programs import Op
from ludilex.kernel.windows import event_of, onward

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

BATCH: Final = 5  # a tagging whose frame stands no further takes in what is tagged meanwhile
FIELDS: Final = 4  # of a batch's memory: card, life, controller, the creature it was destroyed fighting (or -1)


# ---- leaving play
class Ward(Op):
    """A warded card that would be damaged, destroyed or leave play loses its ward instead."""

    def run(self, s: State, f: Frame) -> i64:
        e = event_of(f)
        i: i64 = len(e.cards) - 1
        while i >= 0:
            c = e.cards[i]
            if s.counter(c, K_WARD) > 0 and s.counter(c, K_TAG) == 0 and e.lives[i] == s.life[c] and s.in_play(c):
                count_now(s, V_WARD, c, K_WARD, -1, s.rules.cite("keyforge.rules.ward"))
                e.drop(i)
            i -= 1
        return onward(f, e)


class BeforeLeaving(Op):
    """The moment of "Leaves Play:": the cards are still in play, with everything on them."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            return NEXT
        e = event_of(f)
        refs: list[i64] = []
        for i in range(len(e.cards)):
            c = e.cards[i]
            awaited = s.live[V_LEAVE] != 0 or (s.own_verbs_of[s.eff[c]] >> V_LEAVE) & 1
            if awaited and e.lives[i] == s.life[c] and s.in_play(c):
                refs.append(c)
        if len(refs) == 0:
            return NEXT
        f.i = 1
        q = Event(V_LEAVE, W_NONE)
        q.cards = refs
        q.lives = [s.life[c] for c in refs]
        propose(s, f, q)
        return STAY


class Freed(Op):
    """Amber from what has left play goes to the pools, where something may happen instead."""

    def run(self, s: State, f: Frame) -> i64:
        e = event_of(f)
        while len(e.facts) > 0 and f.i < s.players:
            p = f.i
            f.i += 1
            n: i64 = 0
            for i in range(0, len(e.facts), 2):
                if e.facts[i] == E_FREED + p:
                    n += e.facts[i + 1]
            if n > 0:
                change_resource(s, f, V_RELEASE, p, AMBER, n, s.rules.cite("keyforge.leaves-play.7"))
                return STAY
        return NEXT


class Orphans(Op):
    """Upgrades whose card has left play, and cards beneath it, go to the discard piles of their owners."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1 or not s.hosted:
            return NEXT
        f.i = 1
        refs: list[i64] = []
        for c in event_of(f).cards:
            if not s.in_play(c):
                refs += [u for u in attached(s, c) if s.kind(u) == UPGRADES or s.kind(u) == UNDER]
        if len(refs) == 0:
            return NEXT
        e = Event(V_DETACH, W_MOVE)
        e.to = DISCARD
        e.cards = refs
        e.lives = [s.life[c] for c in refs]
        if s.kind(refs[0]) == UPGRADES:
            e.citation = s.rules.cite("keyforge.leaves-play.3", "keyforge.leaves-play.9")
        propose(s, f, e)
        return STAY


# ---- destruction
class Untagged(Op):
    """A card is tagged once."""

    def run(self, s: State, f: Frame) -> i64:
        e = event_of(f)
        i: i64 = len(e.cards) - 1
        while i >= 0:
            c = e.cards[i]
            if e.lives[i] == s.life[c] and s.counter(c, K_TAG) > 0:
                e.drop(i)
            i -= 1
        return onward(f, e)


class LockIn(Op):
    """The "Destroyed:" abilities that the cards have now will resolve; what is destroyed meanwhile joins the batch."""

    def run(self, s: State, f: Frame) -> i64:
        e = event_of(f)
        batch: list[i64] = []
        for i in range(len(e.cards)):
            foe = e.sources[i] if len(e.sources) > 0 else i64(-1)
            batch += [e.cards[i], e.lives[i], e.controllers[i], foe]
        due = s.collect(e, 0)
        k = s.sp - 2
        while k >= 0:
            o = s.stack[k]
            if o.program is f.program and o.pc <= BATCH:
                o.due = o.due + due
                o.it = o.it + batch
                f.pc = f.program.tail
                return STAY
            k -= 1
        f.due = due
        f.it = batch
        return NEXT


class Together(Op):
    """Everything of the batch that is still tagged leaves play at once; then the moment after it."""

    def run(self, s: State, f: Frame) -> i64:
        f.i += 1
        if f.i == 1:
            self.leave(s, f)
            return STAY
        if f.i == 2:
            s.stack[s.sp - 2].n = gone(s, event_of(f))
            self.note_fallen(s, f.it)
            if s.live[V_DESTROYED] != 0:
                self.after(s, f)
                return STAY
        return NEXT

    def note_fallen(self, s: State, batch: list[i64]) -> None:
        """The history of the turn knows what was destroyed in fights."""
        i: i64 = 0
        while i < len(batch):
            if batch[i + 3] >= 0 and s.life[batch[i]] != batch[i + 1]:
                note_history(s, H_FELL, batch[i], batch[i + 2])
            i += FIELDS

    def leave(self, s: State, f: Frame) -> None:
        e = Event(V_DESTROY, W_MOVE)
        e.to = DISCARD
        cards: list[i64] = []
        a = f.it
        i: i64 = 0
        while i < len(a):
            if s.life[a[i]] == a[i + 1] and s.counter(a[i], K_TAG) > 0:
                cards.append(a[i])
            i += FIELDS
        if len(cards) == 0:
            return
        e.cards = cards
        e.lives = [s.life[c] for c in cards]
        for c in cards:
            if s.controller(c) != s.owner[c]:
                r = s.rules
                assert isinstance(r, KeyForge)
                e.citation = r.c_owner
        propose(s, f, e)

    def after(self, s: State, f: Frame) -> None:
        """Also what its own ability moved elsewhere was destroyed; not what something was done instead."""
        a = f.it
        e = Event(V_DESTROYED, W_NONE)
        fought = False
        i: i64 = 0
        while i < len(a):
            c = a[i]
            if s.life[c] != a[i + 1]:
                open_zone = (HIDDEN >> s.kind(c)) & 1 == 0
                e.cards = e.cards + [c]
                e.lives = e.lives + [a[i + 1] + (1 if open_zone else 0)]
                e.amounts = e.amounts + [a[i + 2]]
                e.sources = e.sources + [a[i + 3]]
                fought = fought or a[i + 3] >= 0
            i += FIELDS
        if len(e.cards) == 0:
            return
        if fought:
            e.citation = s.rules.cite("keyforge.opposing.1", "keyforge.opposing.2")
        propose(s, f, e)


def gone(s: State, e: Event) -> i64:
    """How many of the tagged cards have left: what an effect that destroys has done."""
    n: i64 = 0
    for i in range(len(e.cards)):
        if s.life[e.cards[i]] != e.lives[i]:
            n += 1
    return n


def tag(s: State, f: Frame, refs: list[i64], foes: list[i64], citation: i64) -> None:
    """Tag cards (card, life, ...) for destruction; `foes`: per card what it was destroyed fighting, or nothing."""
    e = Event(V_TAG, W_COUNT)
    e.key = K_TAG
    e.n = 1
    e.cards = refs[::2]
    e.lives = refs[1::2]
    e.sources = foes
    e.citation = citation
    propose(s, f, e)


# ---- checks of the board
class CheckLine(Op):
    """Creatures whose damage has reached their power are destroyed; creatures go to whom they belong now."""

    def run(self, s: State, f: Frame) -> i64:
        return STAY if check_line(s, f) else NEXT


def check_line(s: State, f: Frame) -> bool:
    """Begin what is due on the battlelines; False if nothing is."""
    if s.trial:
        return False
    weak = too_weak(s)
    if len(weak) > 0:
        tag(s, f, weak, NO_NUMBERS, s.rules.cite("keyforge.rules.damage"))
        return True
    if s.has_effects(M_GAME, G_DOOMED):
        doomed = condemned(s)
        if len(doomed) > 0:
            tag(s, f, doomed, NO_NUMBERS, s.rules.cite("keyforge.rules.destroy"))
            return True
    c = astray(s)
    if c >= 0:
        s.push(s.rules.programs["change sides"], s.active, c, s.life[c])
        return True
    return False


def too_weak(s: State) -> list[i64]:
    """Creatures in play with no power left over their damage that are not tagged yet."""
    out = NO_NUMBERS
    nk = s.rules.nk
    cnt = s.cnt
    nxt = s.nxt
    modified = s.has_effects(M_STAT, POWER)
    for p in range(s.players):
        c = s.head[p * OWN + LINE]
        while c >= 0:
            damage = cnt[c * nk + K_DAMAGE]
            due = (damage > 0 or modified) and cnt[c * nk + K_TAG] == 0 and power(s, c) <= damage
            if due and not (s.has_effects(M_FORBID, V_TAG) and s.total(M_FORBID, V_TAG, c) > 0):
                out = out + [c, s.life[c]]
            c = nxt[c]
    return out


def condemned(s: State) -> list[i64]:
    """Creatures that an effect says are to be destroyed and that are not tagged yet."""
    out: list[i64] = []
    for p in range(s.players):
        c = s.head[p * OWN + LINE]
        while c >= 0:
            if s.counter(c, K_TAG) == 0 and s.total(M_GAME, G_DOOMED, c) > 0:
                out.append(c)
                out.append(s.life[c])
            c = s.nxt[c]
    return out


def astray(s: State) -> i64:
    """A creature or artifact that lies on another side than its controller's, or -1."""
    for p in range(s.players):
        c = astray_from(s, p, LINE)
        if c < 0:
            c = astray_from(s, p, ARTIFACTS)
        if c >= 0:
            return c
    return -1


def astray_from(s: State, p: i64, kind: i64) -> i64:
    """The same of the cards of one kind on the side of player p."""
    effects = s.effect_keys[M_CONTROL] != 0
    owner = s.owner
    nxt = s.nxt
    c = s.head[p * OWN + kind]
    while c >= 0:
        if (effects or owner[c] != p) and controls(s, c) != p:
            return c
        c = nxt[c]
    return -1
