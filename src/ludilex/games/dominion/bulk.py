"""The play loops that bulk simulation runs inside the compiled group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.terms import COINS, Q_BUY, Q_TREASURE
from ludilex.kernel.codes import (
    ALL,
    DONE,
)

if TYPE_CHECKING:
    from ludilex.kernel.state import State


def play_big_money(s: State, limit: i64) -> i64:
    """Play on with Province at 8, Gold at 6, Silver at 3 for all seats; returns the number of decisions."""
    names = s.rules.by_name
    gold = names["Gold"].id
    silver = names["Silver"].id
    province = names["Province"].id
    n: i64 = 0
    while not s.over and n < limit:
        n += 1
        s.apply(big_money_choice(s, province, gold, silver))
    return n


def big_money_choice(s: State, province: i64, gold: i64, silver: i64) -> i64:
    """Option code of the Big Money policy."""
    if s.prompt == Q_TREASURE:
        return ALL
    if s.prompt == Q_BUY:
        coins = s.res[s.who * s.nr + COINS]
        want = province if coins >= 8 else gold if coins >= 6 else silver if coins >= 3 else i64(-1)
        i: i64 = 0
        while i < s.nopts and want >= 0:
            c = s.opts[i]
            if c >= 0 and s.defn[c] == want:
                return c
            i += 1
    return DONE
