"""The zones of a match; columns that grow, and those of a dump."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from ludilex.kernel._vec import vec
from ludilex.kernel.codes import LAID_ON_TOP, LAID_OVER, LAID_SORTED, SEEN_BY_HOLDER, SEEN_ON_TOP
from ludilex.kernel.rules import Rules

if TYPE_CHECKING:
    from ludilex.kernel.state import State


@final
class Layout:
    """The zones of one match: player p has zones p * own .. p * own + own - 1, then come the shared ones.

    ``closed``: which of the shared ones (by their place among them) are shuffled piles that show only their top.
    """

    def __init__(
        self, rules: Rules, players: i64, shared: list[i64], labels: list[str], closed: list[i64] | None = None
    ) -> None:
        kinds: list[i64] = []
        for _ in range(players):
            for k in range(rules.own):
                kinds.append(k)
        self.players: i64 = players
        self.shared: list[i64] = shared
        self.labels: list[str] = labels  # one per shared zone, e.g. the name of a pile
        self.closed: list[i64] = [] if closed is None else closed
        self.kind: vec[i64] = vec[i64](kinds + shared)
        self.zones: i64 = len(kinds) + len(shared)
        self.first_shared: i64 = len(kinds)
        self.first_of: list[i64] = []  # per kind: the first shared zone of it, or -1
        seen: list[i64] = [rules.seen[k] for k in kinds + shared]
        for z in self.closed:
            seen[self.first_shared + z] = SEEN_ON_TOP
        laid: list[i64] = []
        for k in kinds + shared:
            covers = (rules.covers >> k) & 1 == 1
            laid.append(LAID_SORTED if rules.seen[k] == SEEN_BY_HOLDER else LAID_OVER if covers else LAID_ON_TOP)
        self.laid: vec[i64] = vec[i64](laid)  # per zone: LAID_ON_TOP ...
        self.seen: vec[i64] = vec[i64](seen)  # per zone: SEEN_BY_ALL ...
        for k in range(len(rules.kinds)):
            self.first_of.append(len(kinds) + shared.index(k) if k in shared else i64(-1))


def take_columns(s: State, defn: list[i64], columns: list[list[i64]], facts: list[i64]) -> None:
    """Take up the columns of a dump: owner, zone, life, nxt, prv, host, cnt, head, tail, size, res."""
    s.read_tables()
    s.defn = vec[i64](defn)
    s.about = s.rules.hears(s.defn)
    s.eff = s.defn
    s.tmp = vec[i64]([0] * len(defn))
    s.owner = vec[i64](columns[0])
    s.zone = vec[i64](columns[1])
    s.life = vec[i64](columns[2])
    s.nxt = vec[i64](columns[3])
    s.prv = vec[i64](columns[4])
    s.host = vec[i64](columns[5])
    s.cnt = vec[i64](columns[6])
    s.head = vec[i64](columns[7])
    s.tail = vec[i64](columns[8])
    s.size = vec[i64](columns[9])
    s.res = vec[i64](columns[10])
    s.facts = vec[i64](facts)
