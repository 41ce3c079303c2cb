"""Boons and Hexes: turned up from their deck, received, and put with the used ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludilex.games.dominion.terms import ASIDE, BOON, BOONS, BOONS_USED, HEXES, HEXES_USED, OWN, V_MOVE, V_RECEIVE
from ludilex.kernel.codes import NEXT, S_SHUFFLE, STAY
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.pipeline import happen, move_card
from ludilex.kernel.programs import Op

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

USED = {BOONS: BOONS_USED, HEXES: HEXES_USED}


class TurnUp(Op):
    """The top card of the Boons or Hexes is turned up and remembered; it lies aside until it is put away.

    The used ones are shuffled first if none is left; with all of them in use nothing is turned up.
    """

    def __init__(self, deck: i64) -> None:
        self.deck: i64 = deck

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            return NEXT
        f.it = NO_NUMBERS
        z = s.layout.first_of[self.deck]
        if z >= 0 and s.size[z] == 0:
            self.reshuffle(s, f, z, s.layout.first_of[USED[self.deck]])
        c = s.tail[z] if z >= 0 else -1
        if c < 0:
            return NEXT
        f.i = 1
        life = s.life[c]
        f.it = [c, life + 1]
        move_card(s, f, V_MOVE, c, life, f.me * OWN + ASIDE, 0)
        return STAY

    def reshuffle(self, s: State, f: Frame, z: i64, used: i64) -> None:
        """The used ones become the deck."""
        c = s.tail[used]
        while c >= 0:
            s.put(c, z, False)
            if s.knowing:
                s.know[c] = 0
            c = s.tail[used]
        if s.size[z] > 0:
            s.shuffle(z)
            if s.tracing:
                s.note(S_SHUFFLE, V_RECEIVE, -1, f.me, 0, 0)


class Receive(Op):
    """I do what the remembered Boon or Hex says."""

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) == 0 or f.i == 2:
            return NEXT
        c = f.it[0]
        f.i += 1
        if f.i == 1:
            happen(s, f, V_RECEIVE, f.me, [c, s.life[c]], 1, 0)
            return STAY
        program = s.now(c).play
        if program is not None:
            s.push(program, f.me, c, s.life[c])
        return STAY


class PutAway(Op):
    """The remembered Boon or Hex goes to the used ones, unless what it says has put it elsewhere."""

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) == 0 or f.i == 1 or s.life[f.it[0]] != f.it[1]:
            return NEXT
        c = f.it[0]
        f.i = 1
        used = BOONS_USED if s.types(c) & BOON != 0 else HEXES_USED
        move_card(s, f, V_MOVE, c, s.life[c], s.layout.first_of[used], 0)
        return STAY


def a_boon() -> list[Op]:
    """Receive a Boon."""
    return [TurnUp(BOONS), Receive(), PutAway()]
