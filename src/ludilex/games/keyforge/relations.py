"""Who stands to whom: the opposing creature of a fight, neighbors, flanks. Not compiled: few cards ask."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.terms import G_ON_FLANK, H_LEFT, LINE, PURGED
from ludilex.games.keyforge.timing import happened
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.frames import Frame
from ludilex.kernel.programs import Cards, Number
from ludilex.kernel.state import State


class Opposing(Cards):
    """The opposing creature, in an ability about a fight: the defender for the attacker, else the attacker."""

    def find(self, s: State, f: Frame) -> list[i64]:
        e = f.event
        if e is None or len(e.sources) < 2:
            return NO_NUMBERS
        if f.card == e.cards[0]:
            return e.sources
        return [e.cards[0], e.lives[0]]


class FightsThis(Number):
    """The event this reacts to is a fight of an enemy creature against this creature."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        return 1 if e is not None and len(e.sources) > 1 and e.sources[0] == f.card else 0


class DestroyedFightingThis(Number):
    """An enemy creature was destroyed fighting this creature."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if len(fallen(f)) > 0 else 0


class Fallen(Cards):
    """The enemy creatures that were destroyed fighting this one, where destruction has put them; not if purged."""

    def find(self, s: State, f: Frame) -> list[i64]:
        a = fallen(f)
        return [x for i in range(0, len(a), 2) if s.kind(a[i]) != PURGED for x in a[i : i + 2]]


def fallen(f: Frame) -> list[i64]:
    """Enemy creatures of the event that were destroyed fighting this card: card, life, ..."""
    out: list[i64] = []
    e = f.event
    if e is not None:
        for i in range(len(e.cards)):
            if e.sources[i] == f.card and e.amounts[i] != f.me:
                out += [e.cards[i], e.lives[i]]
    return out


class Neighbors(Cards):
    """The neighbors of this creature (or, `of_it`, of the first remembered one)."""

    def __init__(self, of_it: bool = False) -> None:
        self.of_it: bool = of_it

    def live(self) -> bool:
        return True

    def chosen(self, s: State, f: Frame) -> i64:
        """Creatures that stood further apart before become neighbors when those between them have left."""
        r = s.rules
        if happened(s, H_LEFT) > 0:
            return r.cite("keyforge.neighbor.1", "keyforge.neighbor.2")
        return r.cite("keyforge.neighbor.1")

    def outside(self, s: State, f: Frame, c: i64) -> i64:
        return self.chosen(s, f)

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        c = f.card
        if self.of_it:
            c = f.it[0] if len(f.it) > 0 and s.life[f.it[0]] == f.it[1] else -1
        if c >= 0 and s.kind(c) == LINE:
            for x in (s.prv[c], s.nxt[c]):
                if x >= 0:
                    out.append(x)
                    out.append(s.life[x])
        return out


class Neighbor(Number):
    """The card is a neighbor of this one."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        x = f.card
        if c < 0 or s.kind(x) != LINE or s.zone[c] != s.zone[x]:
            return 0
        return 1 if s.prv[c] == x or s.nxt[c] == x else 0

    def unmet(self, s: State, f: Frame, c: i64) -> i64:
        return s.rules.cite("keyforge.neighbor.1")


class OnFlank(Number):
    """The creature is at an end of its battleline, or counts as if it were."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if c < 0 or s.kind(c) != LINE:
            return 0
        if s.prv[c] < 0 or s.nxt[c] < 0:
            return 1
        return 1 if s.has_effects(M_GAME, G_ON_FLANK) and s.total(M_GAME, G_ON_FLANK, c) > 0 else 0

    def unmet(self, s: State, f: Frame, c: i64) -> i64:
        return s.rules.cite("keyforge.rules.flank")
