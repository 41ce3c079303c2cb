"""Effects of Renaissance, and what is like them: Artifacts, what has been played this turn, once each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.cleanup import staying
from ludilex.games.dominion.terms import F_ACTIONS_GAINED, G_REVEAL, G_USED, PAST_PLAYED, U_TURN, V_EFFECT, V_GAIN
from ludilex.kernel.codes import M_DELAY, M_GAME, NEXT, ORIGIN_NAMED
from ludilex.kernel.durations import begin
from ludilex.kernel.events import Lasting
from ludilex.kernel.lasting import end_lasting
from ludilex.kernel.programs import Cards, Number, Op

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class Wherever(Cards):
    """The cards of these names, wherever they lie, whoever has them."""

    def __init__(self, *names: str) -> None:
        self.names: list[str] = list(names)

    def live(self) -> bool:
        return True

    def origin(self, f: Frame) -> i64:
        return ORIGIN_NAMED

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        for c in range(len(s.defn)):
            if s.printed(c).title in self.names:
                out.append(c)
                out.append(s.life[c])
        return out


class PlayedIntoPlay(Number):
    """The active player has played the card asked about this turn, and it has been in play since."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        refs = s.stack[0].cards_in(PAST_PLAYED)
        for i in range(0, len(refs), 2):
            if refs[i] == c and s.life[c] in (refs[i + 1], refs[i + 1] + 1):  # what was played again has not moved
                return 1
        return 0


class LeavesPlay(Number):
    """The card asked about would be discarded from play in the Clean-up of this turn."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 0 if staying(s, c) else 1


class FirstAction(Number):
    """It is my turn, and the event is about the first Action that I have gained, or played, on it."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or s.active != f.me:
            return 0
        return 1 if (s.facts[F_ACTIONS_GAINED] if e.verb == V_GAIN else e.n) == 1 else 0


class RevealsMore(Number):
    """My Border Guards reveal more cards (the Lantern)."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return s.total(M_GAME, G_REVEAL, -2 - f.me)


class Unused(Number):
    """This ability has not been used this turn (UseUp)."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        for m in s.lastings:
            if m.kind == M_GAME and m.key == G_USED and m.source == f.card and m.me == f.me:
                return 0
        return 1


class UseUp(Op):
    """This ability is used up: one that was set up waits no longer, another one pauses for the turn (Unused)."""

    def run(self, s: State, f: Frame) -> i64:
        for m in s.lastings:
            mine = m.kind == M_DELAY and m.source == f.card and m.me == f.me
            if mine and m.trigger is not None and m.trigger.program is f.program:
                end_lasting(s, m)
                return NEXT
        begin(
            s, f, V_EFFECT,
            Lasting(M_GAME, G_USED, 1, [f.card], [s.life[f.card]], f.card, -1, U_TURN, f.me, 0, None, None),
        )  # fmt: skip
        return NEXT
