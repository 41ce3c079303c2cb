"""Effects that hold on a locked set of cards until an end: entering, leaving, expiring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.kernel.codes import KEYS, M_COPY, M_DELAY, M_FORBID, M_REPLACE
from ludilex.kernel.events import Lasting

if TYPE_CHECKING:
    from ludilex.kernel.state import State


def add_lasting(s: State, m: Lasting) -> None:
    """An effect begins; it is younger than all others."""
    m.since = s.next_id
    s.next_id += 1
    s.lastings = s.lastings + [m]
    count_lasting(s, m, True)


def drop_lasting(s: State, i: i64) -> None:
    """Effect number i ends."""
    m = s.lastings[i]
    s.lastings = s.lastings[:i] + s.lastings[i + 1 :]
    count_lasting(s, m, False)


def end_lasting(s: State, m: Lasting) -> None:
    """This effect ends, if it has not yet."""
    for i in range(len(s.lastings)):
        if s.lastings[i].since == m.since:
            drop_lasting(s, i)
            return


def use_up(s: State, kind: i64, key: i64, c: i64) -> None:
    """Card c has been served: what is used up by the first card ends."""
    if not s.has_effects(kind, key):
        return
    i: i64 = len(s.lastings) - 1
    while i >= 0:
        m = s.lastings[i]
        if m.kind == kind and m.key == key and m.reach is not None and m.reach.once and m.hits(s, c):
            drop_lasting(s, i)
        i -= 1


def in_force(s: State, m: Lasting) -> bool:
    """This effect has not ended."""
    for x in s.lastings:
        if x.since == m.since:
            return True
    return False


def expire(s: State, until: i64) -> None:
    """End what lasts until `until`, what is tied to a gone source, and what has none of its cards left."""
    i: i64 = len(s.lastings) - 1
    while i >= 0:
        m = s.lastings[i]
        if m.until == until or (m.tied >= 0 and s.life[m.source] != m.tied) or stale(s, m):
            drop_lasting(s, i)
        i -= 1


def stale(s: State, m: Lasting) -> bool:
    """None of its cards is the card it was."""
    if len(m.cards) == 0 or m.kind == M_DELAY:
        return False
    for i in range(len(m.cards)):
        c = m.cards[i]
        if c < 0 or m.lives[i] == s.life[c]:
            return False
    return True


def count_lasting(s: State, m: Lasting, on: bool) -> None:
    """Keep the index by kind and key, the listener counts and the count of structural effects."""
    key = m.kind * KEYS + m.key
    table = dict(s.lasting_by)
    have = table.get(key)
    if on:
        table[key] = have + [m] if have is not None else [m]
        s.effect_keys[m.kind] |= 1 << (m.key & 31)
    elif have is not None:
        rest = [x for x in have if x.since != m.since]
        if len(rest) > 0:
            table[key] = rest
        else:
            del table[key]
    s.lasting_by = table
    by: i64 = 1 if on else -1
    if m.kind == M_DELAY or m.kind == M_FORBID or m.kind == M_REPLACE:
        s.live[m.key] += by
    elif m.kind >= M_COPY:
        s.structural += by
        if m.reach is not None and not m.reach.scope.local():
            s.roving += by
        s.dirty = True
        s.full = True
    if not on and key not in table:
        mask_after(s, m.kind)


def mask_after(s: State, kind: i64) -> None:
    """Which keys of a kind are still modified."""
    bits: i64 = 0
    low = kind * KEYS
    for k in s.constants:
        if low <= k < low + KEYS:
            bits |= 1 << ((k - low) & 31)
    for k in s.lasting_by:
        if low <= k < low + KEYS:
            bits |= 1 << ((k - low) & 31)
    s.effect_keys[kind] = bits
