"""What cards of the night need: digging through a deck, cards that do something else for a turn, what lies in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludilex.games.dominion.ops import Prepare
from ludilex.games.dominion.terms import (
    DECK,
    DISCARD,
    G_PLAYED_AS,
    OWN,
    PLAY,
    U_TURN,
    V_EFFECT,
    V_MOVE,
    V_REVEAL,
    V_SHUFFLE,
)
from ludilex.kernel.codes import EVERY, M_GAME, NEXT, ORIGIN_NAMED, S_HAPPENS, STAY
from ludilex.kernel.definitions import Trigger
from ludilex.kernel.events import Lasting
from ludilex.kernel.knowledge import learn
from ludilex.kernel.ops import begin
from ludilex.kernel.pipeline import happen
from ludilex.kernel.programs import Cards, Number, Op, Program, Register

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ludilex.kernel.frames import Frame
    from ludilex.kernel.rules import Rules
    from ludilex.kernel.state import State


class RevealUntil(Op):
    """Reveal cards from my deck until one fits: that one is remembered, the other revealed cards are kept in a memory.

    All of them still lie on the deck; the discard pile is shuffled under it when it runs out.
    """

    def __init__(self, where: Number, others: Register) -> None:
        self.where: Number = where
        self.others: Register = others

    def registers(self) -> list[Register]:
        return [self.others]

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            return NEXT
        deck = f.me * OWN + DECK
        passed: list[i64] = []
        found: list[i64] = []
        below = True
        n: i64 = 0
        while below and len(found) == 0:
            n += 1
            Prepare(n).run(s, f)
            below = s.size[deck] >= n
            if below:
                c = s.tail[deck]
                for _ in range(n - 1):
                    c = s.prv[c]
                if self.where.value(s, f, c) != 0:
                    found = [c, s.life[c]]
                else:
                    passed += [c, s.life[c]]
        f.keep(self.others.slot, passed)
        f.it = found
        f.origin = ORIGIN_NAMED
        f.place = deck
        f.i = 1
        seen = passed + found
        if len(seen) > 0:
            if s.knowing:
                for c in seen[::2]:
                    learn(s, c, (1 << s.players) - 1)
            happen(s, f, V_REVEAL, f.me, seen, len(seen) >> 1, 0, True)
        return STAY


class ShuffleDeck(Op):
    """Shuffle my deck."""

    def run(self, s: State, f: Frame) -> i64:
        s.shuffle(f.me * OWN + DECK)
        if s.tracing:
            s.note(S_HAPPENS, V_SHUFFLE, -1, f.me, 0, 0)
        return NEXT


class DeckToDiscard(Op):
    """My deck becomes the top of my discard pile, turned over as it lies: that discards nothing."""

    def run(self, s: State, f: Frame) -> i64:
        deck = f.me * OWN + DECK
        c = s.tail[deck]
        while c >= 0:
            s.face_down = s.knowing and s.size[deck] > 1
            s.put(c, f.me * OWN + DISCARD, True, V_MOVE)
            c = s.tail[deck]
        return NEXT


class PlayedAs(Op):
    """This turn, the cards that fit do these parts when I play them, and not what they say."""

    def __init__(self, where: Number, *parts: Op) -> None:
        self.where: Number = where
        self.parts: list[Op] = list(parts)
        self.trigger: Trigger | None = None

    def bodies(self) -> list[list[Op]]:
        return [self.parts]

    def bind(self, rules: Rules, i: i64, program: Program) -> None:
        self.trigger = rules.trigger(Trigger(0, program, self.where))

    def run(self, s: State, f: Frame) -> i64:
        begin(
            s, f, V_EFFECT,
            Lasting(M_GAME, G_PLAYED_AS, 1, [EVERY], [0], f.card, -1, U_TURN, f.me, 0, self.trigger, None),
        )  # fmt: skip
        return NEXT


# ---- conditions and numbers
class SharesType(Number):
    """The card asked about has a type in common with the first remembered card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and len(f.it) > 0 and s.types(c) & s.types(f.it[0]) != 0 else 0


class CopyInPlay(Number):
    """I have a card in play that is called as the card asked about."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if c < 0:
            return 0
        name = s.now(c).title
        x = s.head[f.me * OWN + PLAY]
        while x >= 0:
            if s.now(x).title == name:
                return 1
            x = s.nxt[x]
        return 0


class Singles(Number):
    """How many names only a single card of a selection has."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, s: State, f: Frame, c: i64) -> i64:
        names = [s.now(x).title for x in self.cards.find(s, f)[::2]]
        n: i64 = 0
        for name in names:
            if names.count(name) == 1:
                n += 1
        return n
