"""Effects that few cards have, in plain Python over the compiled rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludilex.games.keyforge.timing import (
    CHAINS,
    DECK,
    DISCARD,
    G_MAY_PLAY,
    G_NO_HOUSE,
    HIDDEN,
    HOUSES,
    OWN,
    PURGED,
    Q_HOUSE,
    U_NEVER,
    U_TURN,
    V_CHAINS,
    V_EFFECT,
    V_PURGE,
    V_SHUFFLE,
)
from ludilex.kernel.codes import M_GAME, NEXT, NONE, O_MODE, OPTION, S_SHUFFLE, STAY
from ludilex.kernel.events import Lasting
from ludilex.kernel.frames import Frame
from ludilex.kernel.ops import begin
from ludilex.kernel.pipeline import change_resource, move_cards, note_stopped
from ludilex.kernel.programs import Cards, Op, Register
from ludilex.kernel.state import State

MOST_CHAINS: Final = 24


class SwapDeck(Op):
    """Swap deck and discard pile, then shuffle the deck."""

    def run(self, s: State, f: Frame) -> i64:
        deck = f.me * OWN + DECK
        discard = f.me * OWN + DISCARD
        old = s.cards_in(deck)
        new = s.cards_in(discard)
        for c in new:
            s.put(c, deck)
        for c in reversed(old):
            s.put(c, discard)
        s.shuffle(deck)
        if s.tracing:
            s.note(S_SHUFFLE, V_SHUFFLE, -1, f.me, 0, 0)
        return NEXT


class Randomly(Cards):
    """So many cards of a selection, drawn at random."""

    def __init__(self, cards: Cards, n: i64 = 1) -> None:
        self.cards: Cards = cards
        self.n: i64 = n

    def origin(self, f: Frame) -> i64:
        return self.cards.origin(f)

    def find(self, s: State, f: Frame) -> list[i64]:
        a = self.cards.find(s, f)
        out: list[i64] = []
        while len(a) > 0 and len(out) < 2 * self.n:
            left: i64 = len(a)
            i = 2 * s.random(left // 2)
            out += a[i : i + 2]
            a = a[:i] + a[i + 2 :]
        return out


class MayPlay(Op):
    """This turn I may play one card of these houses (mask) whatever the active house is."""

    def __init__(self, houses: i64) -> None:
        self.houses: i64 = houses

    def run(self, s: State, f: Frame) -> i64:
        begin(
            s, f, V_EFFECT,
            Lasting(M_GAME, G_MAY_PLAY, self.houses, [-2 - f.me], [0], f.card, -1, U_TURN, f.me, 0, None, None),
        )  # fmt: skip
        return NEXT


class BanHouse(Op):
    """Choose a house; the opponent cannot choose it as long as this card is in play."""

    def run(self, s: State, f: Frame) -> i64:
        if s.answer == NONE:
            s.nopts = 0
            for h in range(len(HOUSES)):
                s.offer(O_MODE * OPTION + h)
            return s.ask(f.me, Q_HOUSE)
        key = G_NO_HOUSE + s.take() % OPTION
        begin(
            s, f, V_EFFECT,
            Lasting(M_GAME, key, 1, [f.me - 3], [0], f.card, f.life, U_NEVER, f.me, 0, None, None),
        )  # fmt: skip
        return NEXT

    def option_name(self, i: i64) -> str:
        return HOUSES[i]


class Follow(Op):
    """What the last effect destroyed is remembered where it lies now; what went to a hidden zone is lost to sight."""

    def run(self, s: State, f: Frame) -> i64:
        out: list[i64] = []
        for i in range(0, len(f.it), 2):
            c = f.it[i]
            if s.life[c] == f.it[i + 1]:
                continue
            if (HIDDEN >> s.kind(c)) & 1 == 0:
                out += [c, s.life[c]]
            else:
                note_stopped(s, f, V_PURGE, c, f.it[i + 1], -1, 0)
        f.it = out
        f.n = len(out) // 2
        return NEXT


class Chains(Op):
    """I gain chains, up to the most there can be."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def run(self, s: State, f: Frame) -> i64:
        room = MOST_CHAINS - s.res[f.me * s.nr + CHAINS]
        n = self.n if self.n < room else room
        change_resource(s, f, V_CHAINS, f.me, CHAINS, n, s.rules.cite("keyforge.rules.chains"))
        return NEXT


class PurgeUnder(Op):
    """Purge the remembered card, which is kept under this one."""

    def purpose(self) -> i64:
        return V_PURGE

    def run(self, s: State, f: Frame) -> i64:
        f.n = 0
        if len(f.it) > 0:
            cite = s.rules.allowed(s, f, 0, f.it[0]) if s.tracing else 0
            move_cards(s, f, V_PURGE, f.it, PURGED, True, cite, f.card)
        return NEXT


class PutEach(Op):
    """Put the selected cards into play one after the other, each under its owner's control."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards
        self.left: Register = Register("cards to put into play")

    def registers(self) -> list[Register]:
        return [self.left]

    def run(self, s: State, f: Frame) -> i64:
        slot = self.left.slot
        if f.i == 0:
            f.i = 1
            f.keep(slot, self.cards.find(s, f))
        a = f.cards_in(slot)
        if len(a) == 0:
            return NEXT
        f.keep(slot, a[2:])
        s.push(s.rules.programs["put"], s.owner[a[0]], a[0], a[1])
        return STAY
