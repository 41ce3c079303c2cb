"""What a card leaves behind when it goes out of play: its counters are gone, the cards on it are without a host.

The counters it had travel on the event (`Event.counters`); what becomes of the cards on it is the game's rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from ludilex.kernel.state import State


def leaves_play(s: State, frm: i64, to: i64) -> bool:
    """A move from zone frm (-1: nowhere yet) to zone `to` leaves play."""
    if frm < 0:
        return False
    in_play = s.rules.in_play
    kinds = s.zone_kind
    return (in_play >> kinds[frm]) & 1 == 1 and (in_play >> kinds[to]) & 1 == 0


def clear_counters(s: State, c: i64) -> None:
    """Nothing lies on the card any more."""
    n = s.rules.nk
    k = c * n
    last = k + n
    while k < last:
        s.cnt[k] = 0
        k += 1


def counters_of(s: State, cards: list[i64]) -> list[i64]:
    """The counters of the cards, as many numbers for each as the game has kinds of counters."""
    out: list[i64] = []
    n = s.rules.nk
    for c in cards:
        k: i64 = 0
        while k < n:
            out.append(s.cnt[c * n + k])
            k += 1
    return out


def attached(s: State, c: i64) -> list[i64]:
    """The cards whose host is c, by their numbers, which is the order in which they were made."""
    out: list[i64] = []
    if not s.hosted:
        return out
    host = s.host
    i: i64 = 0
    n: i64 = len(host)
    while i < n:
        if host[i] == c:
            out.append(i)
        i += 1
    return out
