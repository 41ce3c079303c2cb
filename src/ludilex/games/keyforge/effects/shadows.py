"""What the thieves of Shadows do: cards laid facedown beneath another, fights called off, houses that change."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.playing import belongs
from ludilex.games.keyforge.terms import (
    CREATURE,
    DECK,
    F_HOUSES,
    H_PLAYED,
    HOUSES,
    NOTED,
    OWN,
    SHADOWS,
    U_NEVER,
    UNDER,
    V_EFFECT,
    V_FIGHT,
    V_TUCK,
)
from ludilex.games.keyforge.timing import active_house, history
from ludilex.kernel.characteristics import settle_structure
from ludilex.kernel.codes import ABSOLUTE, M_COLOR, NEXT, ORIGIN_NAMED, S_SKIPPED
from ludilex.kernel.definitions import NO_NUMBERS, Reach
from ludilex.kernel.durations import begin
from ludilex.kernel.events import NO_DUE, Lasting
from ludilex.kernel.frames import Frame
from ludilex.kernel.leaving import attached
from ludilex.kernel.numbers import Mine
from ludilex.kernel.pipeline import move_cards
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State


# ---- facedown beneath a card
class Tuck(Op):
    """Lay the remembered cards facedown beneath this card."""

    def purpose(self) -> i64:
        return V_TUCK

    def run(self, s: State, f: Frame) -> i64:
        f.n = 0
        if s.life[f.card] == f.life and s.in_play(f.card):
            move_cards(s, f, V_TUCK, f.it, ABSOLUTE + f.me * OWN + UNDER, True, 0, f.card)
        return NEXT


class Beneath(Cards):
    """The cards that lie facedown beneath this card."""

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        for c in attached(s, f.card):
            if s.kind(c) == UNDER:
                out += [c, s.life[c]]
        return out


# ---- fights that do not happen
class TopForFighter(Cards):
    """The top card of the deck of the player whose creature is about to fight."""

    def live(self) -> bool:
        return True

    def origin(self, f: Frame) -> i64:
        return ORIGIN_NAMED

    def find(self, s: State, f: Frame) -> list[i64]:
        if f.event is None:
            return NO_NUMBERS
        c = s.tail[s.controller(f.event.cards[0]) * OWN + DECK]
        return [c, s.life[c]] if c >= 0 else NO_NUMBERS


class OfActiveHouse(Number):
    """The card belongs to the active house."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and belongs(s, c, active_house(s)) else 0


class CallOff(Op):
    """The creature that is about to fight does not, nor does anything else happen that waits for this fight."""

    def run(self, s: State, f: Frame) -> i64:
        e = f.event
        if e is None:
            return NEXT
        k = s.sp - 2
        while k > 0 and s.stack[k].program is not s.rules.programs["use-fight"]:
            s.stack[k].due = NO_DUE
            k -= 1
        s.stack[k].pc = s.stack[k].program.n
        if s.tracing:
            s.note(S_SKIPPED, V_FIGHT, e.cards[0], s.controller(e.cards[0]), 0, 0)
        return NEXT


# ---- amber, and whose cards are
class FirstPlayed(Number):
    """The creature is just being played, as the first one of the turn."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        q = s.stack[s.sp - 1]
        if q.program is not s.rules.programs["play"] or q.card != c:
            return 0
        a = history(s)
        for i in range(0, len(a), NOTED):
            if a[i] == H_PLAYED and s.rules.definitions[a[i + 1]].types & CREATURE:
                return 0
        return 1


class Adopt(Op):
    """As long as I control the remembered card, it is of house Shadows if it is of none of my three houses."""

    def __init__(self) -> None:
        self.reach: Reach | None = None

    def enroll(self, rules: Rules, key: str) -> None:
        self.reach = rules.reach(Reach(key, Mine()))

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) == 0 or s.life[f.it[0]] != f.it[1]:
            return NEXT
        if s.dirty:
            settle_structure(s)  # it has just changed sides
        colors = s.now(f.it[0]).colors
        for h in range(len(HOUSES)):
            if (colors >> h) & 1 and not (s.facts[F_HOUSES + f.me] >> h) & 1:
                begin(
                    s, f, V_EFFECT,
                    Lasting(M_COLOR, h, SHADOWS, f.it[:1], f.it[1:2], f.card, -1, U_NEVER, f.me, 0, None, None,
                            reach=self.reach),
                )  # fmt: skip
        return NEXT
