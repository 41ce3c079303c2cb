"""Playing the top card of one's deck, where one knows it. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.hkk.costs import has_target
from ludilex.games.hkk.keywords import base_cost
from ludilex.games.hkk.ops import FREE
from ludilex.games.hkk.terms import AS_LIFE_SAVING, AS_REACTION, DECK, OWN, V_PLAY
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.codes import NEXT, S_SKIPPED, STAY
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.programs import Cards, Op

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class KnownTop(Cards):
    """The top card of my deck, if I know it, its base cost is at most so much, and it could be played now.

    Without the bookkeeping of who knows what nobody knows it.
    """

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def live(self) -> bool:
        return True

    def find(self, s: State, f: Frame) -> list[i64]:
        c = s.tail[f.me * OWN + DECK]
        if c < 0 or not s.knowing or (s.know[c] >> f.me) & 1 == 0:
            return NO_NUMBERS
        return [c, s.life[c]] if base_cost(s, c) <= self.most and playable(s, f.me, c) else NO_NUMBERS


def playable(s: State, p: i64, c: i64) -> bool:
    """It answers nothing and saves nothing, and what it must be aimed at is there."""
    r = s.rules
    assert isinstance(r, Hkk)
    note = r.notes[s.defn[c]]
    cards = s.now(c).target
    aimed = cards is None or note.players or has_target(s, p, c, cards)
    return aimed and note.moment not in (AS_REACTION, AS_LIFE_SAVING)


class PlayFromDeck(Op):
    """The remembered card of my deck is played without paying for it, if it is still there and can be."""

    def purpose(self) -> i64:
        return V_PLAY

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        if f.i == 1:
            return NEXT
        f.i = 1
        c, life = f.it[0], f.it[1]
        if s.life[c] == life and playable(s, f.me, c):
            q = s.push(r.play_program, f.me, c, life)
            q.set_reg(FREE.slot, 1)
        elif s.tracing:
            s.note(S_SKIPPED, V_PLAY, c, f.me, 0, 0)
        return STAY
