"""What cards of the night need: decks turned over, cards that do something else for a turn, what lies in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludilex.games.dominion.ops import chosen_for
from ludilex.games.dominion.terms import (
    DECK,
    DISCARD,
    G_LEFT_OUT,
    G_ON_TOP,
    G_PLAYED_AS,
    OWN,
    PAST_PLAYED,
    PLAY,
    TREASURE,
    U_TURN,
    V_EFFECT,
    V_MOVE,
    V_SHUFFLE,
)
from ludilex.kernel.codes import EVERY, M_GAME, NEXT, S_HAPPENS, STAY
from ludilex.kernel.definitions import NO_NUMBERS, Trigger
from ludilex.kernel.durations import begin
from ludilex.kernel.events import Lasting
from ludilex.kernel.pipeline import happen
from ludilex.kernel.programs import Cards, Number, Op, Program

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ludilex.kernel.frames import Frame
    from ludilex.kernel.rules import Rules
    from ludilex.kernel.state import State


class ShuffleDeck(Op):
    """Shuffle my deck; where somebody waits for that, first the event, whose number tells that it is the deck."""

    def run(self, s: State, f: Frame) -> i64:
        deck = f.me * OWN + DECK
        if f.i == 0 and s.live[V_SHUFFLE] != 0 and s.size[deck] > 0:
            f.i = 1
            happen(s, f, V_SHUFFLE, f.me, NO_NUMBERS, 1, 0, True)
            return STAY
        first = chosen_for(s, f.me, G_ON_TOP, DECK)
        for c in chosen_for(s, f.me, G_LEFT_OUT, DECK):
            s.put(c, f.me * OWN + DISCARD, True, V_MOVE)
        s.shuffle(deck)
        for c in reversed(first):
            s.put(c, deck, True, V_MOVE)
            if s.knowing:
                s.know[c] = 1 << f.me
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
    """Until then, the cards that fit do these parts when I play them, and not what they say."""

    def __init__(self, where: Number, *parts: Op, until: i64 = U_TURN) -> None:
        self.where: Number = where
        self.parts: list[Op] = list(parts)
        self.until: i64 = until
        self.trigger: Trigger | None = None

    def bodies(self) -> list[list[Op]]:
        return [self.parts]

    def bind(self, rules: Rules, i: i64, program: Program) -> None:
        self.trigger = rules.trigger(Trigger(0, program, self.where))

    def run(self, s: State, f: Frame) -> i64:
        begin(
            s, f, V_EFFECT,
            Lasting(M_GAME, G_PLAYED_AS, 1, [EVERY], [0], f.card, -1, self.until, f.me, 0, self.trigger, None),
        )  # fmt: skip
        return NEXT


# ---- selections, conditions and numbers
class FirstTreasure(Number):
    """I play the card asked about as the first Treasure of my turn."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if f.me != s.active or c < 0 or s.types(c) & TREASURE == 0:
            return 0
        return 0 if any(s.types(x) & TREASURE != 0 for x in s.stack[0].cards_in(PAST_PLAYED)[::2]) else 1


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
