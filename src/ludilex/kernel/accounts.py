"""What a number is made of: every effect that changes it, with the card it comes from. Not compiled: for people."""

from __future__ import annotations

from dataclasses import dataclass

from ludilex.kernel.characteristics import constant_amount, warded
from ludilex.kernel.codes import KEYS, M_STAT
from ludilex.kernel.state import State


@dataclass(frozen=True)
class Share:
    """A part of a number: which card gives it, how much, and until when (an end; -1: as long as it is so)."""

    source: int
    amount: int
    until: int = -1


def shares(s: State, kind: int, key: int, c: int) -> list[Share]:
    """What `characteristics.total` adds up for (kind, key) on card c, one after the other."""
    out = [
        Share(int(m.source), int(m.n), int(m.until))
        for m in s.lasting_by.get(kind * KEYS + key) or ()
        if m.hits(s, c) and not (s.rules.lingering and warded(s, m, c))
    ]
    for a in s.constants.get(kind * KEYS + key) or ():
        out.append(Share(int(a.card), int(constant_amount(s, a.card, a.constant, kind, c))))
    return [share for share in out if share.amount]


def printed_stat(s: State, c: int, k: int) -> int:
    """A stat before anything changes it: what is printed on what the card is now."""
    stats = s.now(c).stats
    return int(stats[k]) if k < len(stats) else 0


def stat_shares(s: State, c: int, k: int) -> list[Share]:
    """What changes a stat of card c."""
    return shares(s, M_STAT, k, c)
