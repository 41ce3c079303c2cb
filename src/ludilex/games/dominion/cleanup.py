"""Clean-up: what is discarded, in which order, and what stays in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.terms import (
    BOON,
    BOONS_USED,
    DISCARD,
    DURATION,
    FRONT,
    G_KEPT,
    G_STAY,
    HAND,
    OWN,
    PLAY,
    U_NEVER,
    U_START_OF,
    V_DISCARD,
    V_MOVE,
)
from ludilex.kernel.codes import (
    ABSOLUTE,
    M_DELAY,
    M_GAME,
    NEXT,
    STAY,
    W_MOVE,
)
from ludilex.kernel.events import Event
from ludilex.kernel.pipeline import propose
from ludilex.kernel.programs import Op

if TYPE_CHECKING:
    from ludilex.kernel.events import Lasting
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class CleanUp(Op):
    """Discard the hand, then what is in play and does not stay, each as one set.

    Also what others have in play: cards played on another player's turn are discarded in that turn's Clean-up.
    """

    def __init__(self, citation: i64) -> None:
        self.citation: i64 = citation

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        if f.i == 0:
            f.i = 1
            put_boons_away(s)
            if not self.sweep(s, f, p * OWN + HAND, p * OWN + DISCARD):
                return STAY
        while f.i <= s.players:
            q = (p + f.i - 1) % s.players
            f.i += 1
            if s.size[q * OWN + PLAY] > 0 and not self.sweep(s, f, q * OWN + PLAY, q * OWN + DISCARD):
                return STAY
        return NEXT

    def sweep(self, s: State, f: Frame, z: i64, to: i64) -> bool:
        """Discard zone z; False if an event was proposed for it."""
        nxt = s.nxt
        stays = len(s.lastings) > 0 and (s.zone_kind[z] == PLAY or (s.effect_keys[M_GAME] >> G_KEPT) & 1 == 1)
        loud = s.live[V_DISCARD] != 0
        c = s.head[z]
        while c >= 0 and not loud:
            loud = (s.own_verbs_of[s.eff[c]] >> V_DISCARD) & 1 == 1
            c = nxt[c]
        if loud or stays:
            return self.sweep_event(s, f, z, to, stays, loud)
        hand = s.zone_kind[z] == HAND
        last = shown(s, z) if hand else i64(-1)
        hidden = hand and s.knowing
        c = s.head[z]
        while c >= 0:
            after = nxt[c]
            if c != last:
                s.face_down = hidden
                s.put(c, to, True, V_DISCARD, self.citation)
            c = after
        if last >= 0:
            s.put(last, to, True, V_DISCARD, self.citation)
        return True

    def sweep_event(self, s: State, f: Frame, z: i64, to: i64, stays: bool, loud: bool) -> bool:
        """The same as one event, because somebody listens or some cards stay."""
        cards: list[i64] = []
        c = s.head[z]
        while c >= 0:
            if not (stays and staying(s, c)):
                cards.append(c)
            c = s.nxt[c]
        if len(cards) == 0:
            return True
        hand = s.zone_kind[z] == HAND
        if hand:
            last = cards[drawn(s, len(cards))]
            cards.remove(last)
            cards.append(last)
        if not loud:
            for c in cards:
                s.face_down = hand and s.knowing and c != cards[-1]
                s.put(c, to, True, V_DISCARD, self.citation)
            return True
        e = Event(V_DISCARD, W_MOVE)
        e.player = z // OWN
        e.to = ABSOLUTE + to
        e.cards = cards
        e.face_down = hand and s.knowing
        e.lives = [s.life[c] for c in cards]
        e.citation = self.citation
        propose(s, f, e)
        return False


def put_boons_away(s: State) -> None:
    """The Boons that lay in front of a player until Clean-up go to the used ones."""
    q: i64 = 0
    while q < s.players:
        c = s.head[q * OWN + FRONT]
        while c >= 0:
            after = s.nxt[c]
            if s.types(c) & BOON != 0:
                s.put(c, s.layout.first_of[BOONS_USED], True, V_MOVE)
            c = after
        q += 1


def shown(s: State, z: i64) -> i64:
    """The card of a hand that is discarded last, so that all see it: drawn by lot, as any rule would tell more."""
    k = drawn(s, s.size[z])
    c = s.head[z]
    while k > 0:
        c = s.nxt[c]
        k -= 1
    return c


def drawn(s: State, n: i64) -> i64:
    """One of n, by lot."""
    return s.random(n) if n > 1 else i64(0)


def staying(s: State, c: i64) -> bool:
    """It is kept, or a Duration card with something left to do, or stands by one (dominion.rules.duration.stay)."""
    for m in s.lastings:
        if m.kind == M_GAME and m.key == G_KEPT and m.hits(s, c):
            return True
        if m.source != c or len(m.lives) == 0 or m.lives[0] != s.life[c]:
            continue
        if m.kind == M_DELAY and outlives(s, m) and s.types(c) & DURATION != 0:
            return True
        if m.kind == M_GAME and m.key == G_STAY and (len(m.data) == 0 or waits(s, m.data)):
            return True
    return False


def waits(s: State, played: list[i64]) -> bool:
    """What was played by that effect still has something to do, or stands by what has."""
    for m in s.lastings:
        if m.within != played[0] or s.types(m.source) & DURATION == 0:
            continue
        if m.kind == M_DELAY and outlives(s, m) and m.source not in m.data[::2]:  # else: it waits to be played
            return True
        if m.kind == M_GAME and m.key == G_STAY and len(m.data) > 0 and waits(s, m.data):
            return True
    return False


def outlives(s: State, m: Lasting) -> bool:
    """It is still to come when this turn is over; what goes on as long as cards are set aside ends with the last."""
    if m.until != U_NEVER and m.until < U_START_OF:
        return False
    if m.trigger is None or m.trigger.once or len(m.data) == 0:
        return True
    for i in range(0, len(m.data), 2):
        if m.data[i] < 0 or s.life[m.data[i]] == m.data[i + 1]:
            return True
    return False
