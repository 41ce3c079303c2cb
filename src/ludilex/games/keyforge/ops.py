"""Effects that only KeyForge has: amber, damage, destruction, groups by power, playing and using by an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.keyforge.keywords import damage
from ludilex.games.keyforge.playing import belongs
from ludilex.games.keyforge.settle import tag
from ludilex.games.keyforge.terms import (
    ARCHIVES,
    D_ABILITY,
    DECK,
    DISCARD,
    H_DISCARDED,
    HAND,
    K_DAMAGE,
    K_EXHAUSTED,
    K_STUN,
    LINE,
    OWN,
    TRAITS,
    V_DAMAGE,
    V_DISCARD,
    V_DRAW,
    V_EXHAUST,
    V_HEAL,
    V_READY,
    V_SHUFFLE,
    V_STUN,
    V_TAG,
    V_TAKE,
)
from ludilex.games.keyforge.timing import note_history, power
from ludilex.kernel.codes import (
    NEXT,
    S_SHUFFLE,
    STAY,
    W_COUNT,
)
from ludilex.kernel.control import number
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.ops import Move
from ludilex.kernel.pipeline import (
    change_counter,
    move_card,
    move_cards,
    propose,
    quiet,
)
from ludilex.kernel.programs import Cards, Number, Op

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


# ---- cards
def draw_one(s: State, f: Frame, p: i64) -> bool:
    """Player p draws a card, after reshuffling the discard pile if the deck is empty; False if there is none."""
    deck = p * OWN + DECK
    if s.size[deck] == 0:
        shuffle_in(s, p)
        if s.size[deck] == 0:
            return False
    c = s.tail[deck]
    if quiet(s, V_DRAW, c):
        s.put(c, p * OWN + HAND, True, V_DRAW, 0)
    else:
        move_card(s, f, V_DRAW, c, s.life[c], p * OWN + HAND, 0)
    return True


def shuffle_in(s: State, p: i64) -> None:
    """The discard pile becomes the deck."""
    deck = p * OWN + DECK
    c = s.tail[p * OWN + DISCARD]
    if c < 0:
        return
    while c >= 0:
        s.put(c, deck)
        c = s.tail[p * OWN + DISCARD]
    s.shuffle(deck)
    if s.tracing:
        s.note(S_SHUFFLE, V_SHUFFLE, -1, p, 0, s.rules.cite("keyforge.rules.draw"))


class Draw(Op):
    """Draw so many cards, one at a time."""

    def __init__(self, n: object = 1) -> None:
        self.n: Number = number(n)

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0:
            f.i = 1 + self.n.value(s, f, -1)
        if f.i <= 1 or not draw_one(s, f, f.me):
            return NEXT
        f.i -= 1
        return STAY


# ---- creatures
class Damage(Op):
    """Deal damage to the selected creatures at the same time.

    ``splash``: so much to each neighbor of them as well. ``piercing``: armor does not prevent it.
    """

    def __init__(self, cards: Cards, n: object, splash: i64 = 0, piercing: bool = False) -> None:
        self.cards: Cards = cards
        self.n: Number = number(n)
        self.splash: i64 = splash
        self.piercing: bool = piercing

    def purpose(self) -> i64:
        return V_DAMAGE

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        amounts: list[i64] = []
        hit: list[i64] = []
        for i in range(0, len(refs), 2):
            n = self.n.value(s, f, refs[i])
            if n > 0:
                hit += refs[i : i + 2]
                amounts.append(n)
        if self.splash > 0:
            for i in range(0, len(refs), 2):
                for c in neighbors(s, refs[i], refs[i + 1]):
                    hit += [c, s.life[c]]
                    amounts.append(self.splash)
        f.n = 0
        if len(hit) > 0:
            damage(s, f, hit, amounts, D_ABILITY, [f.card for _ in amounts], 0, self.piercing)
        return NEXT


def neighbors(s: State, c: i64, life: i64) -> list[i64]:
    """The creatures next to creature c, if it still stands where it stood."""
    out: list[i64] = []
    if s.life[c] == life and s.kind(c) == LINE:
        for x in (s.prv[c], s.nxt[c]):
            if x >= 0:
                out.append(x)
    return out


class Destroy(Op):
    """Destroy the selected cards, all at the same time; ``sacrifice``: the same, of cards of one's own."""

    def __init__(self, cards: Cards, sacrifice: bool = False) -> None:
        self.cards: Cards = cards
        self.sacrifice: bool = sacrifice

    def purpose(self) -> i64:
        return V_TAG

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        f.n = 0
        if len(refs) > 0:
            r = s.rules
            cite = r.cite("keyforge.rules.sacrifice") if self.sacrifice else r.cite("keyforge.rules.destroy")
            tag(s, f, refs, NO_NUMBERS, cite)
        return NEXT


class Heal(Op):
    """Heal the selected creatures: so much damage of each, or all of it; the number of those healed is what it did."""

    def __init__(self, cards: Cards, n: object | None = None) -> None:
        self.cards: Cards = cards
        self.all: bool = n is None
        self.n: Number = number(0 if n is None else n)

    def purpose(self) -> i64:
        return V_HEAL

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        e = Event(V_HEAL, W_COUNT)
        e.key = K_DAMAGE
        for i in range(0, len(refs), 2):
            have = s.counter(refs[i], K_DAMAGE)
            n = have if self.all else self.n.value(s, f, refs[i])
            if have > 0 and refs[i + 1] == s.life[refs[i]]:
                e.cards = e.cards + [refs[i]]
                e.lives = e.lives + [refs[i + 1]]
                e.amounts = e.amounts + [-n if n < have else -have]
        f.n = 0
        if len(e.cards) > 0:
            propose(s, f, e)
        return NEXT


class Mark(Op):
    """Put a marker on those of the selected cards that lack it (stun, exhaust, ward), or take it off (ready)."""

    def __init__(self, verb: i64, cards: Cards, counter: i64, off: bool = False) -> None:
        self.verb: i64 = verb
        self.cards: Cards = cards
        self.counter: i64 = counter
        self.off: bool = off

    def purpose(self) -> i64:
        return self.verb

    def run(self, s: State, f: Frame) -> i64:
        a = self.cards.find(s, f)
        refs: list[i64] = []
        for i in range(0, len(a), 2):
            if a[i + 1] == s.life[a[i]] and (s.counter(a[i], self.counter) > 0) == self.off:
                refs += a[i : i + 2]
        change_counter(s, f, self.verb, refs, self.counter, -1 if self.off else 1, s.rules.verb_cites[self.verb])
        return NEXT


def stun(cards: Cards) -> Mark:
    """Stun the creatures."""
    return Mark(V_STUN, cards, K_STUN)


def exhaust(cards: Cards) -> Mark:
    """Exhaust the cards."""
    return Mark(V_EXHAUST, cards, K_EXHAUSTED)


def ready(cards: Cards) -> Mark:
    """Ready the cards."""
    return Mark(V_READY, cards, K_EXHAUSTED, off=True)


class Discard(Move):
    """Discard the selected cards; from archives that are not their owner's, cards go to the hand of their owner."""

    def __init__(self, cards: Cards, keep: bool = False) -> None:
        super().__init__(V_DISCARD, cards, DISCARD, mine=False, keep=keep)

    def run(self, s: State, f: Frame) -> i64:
        a = self.cards.find(s, f)
        strays: list[i64] = []
        for i in range(0, len(a), 2):
            if s.life[a[i]] != a[i + 1]:
                continue
            if s.kind(a[i]) == HAND:
                note_history(s, H_DISCARDED, a[i], s.controller(a[i]))
            elif s.kind(a[i]) == ARCHIVES and s.owner[a[i]] != s.controller(a[i]):
                strays += a[i : i + 2]
        if len(strays) > 0 and f.i == 0:
            f.i = 1
            move_cards(s, f, V_TAKE, strays, HAND, True, s.rules.cite("keyforge.leaves-play.6"), -1)
            return STAY
        return super().run(s, f)


# ---- conditions
class OfHouse(Number):
    """The card belongs to the house (or, `but`, it does not)."""

    def __init__(self, house: i64) -> None:
        self.house: i64 = house

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and belongs(s, c, self.house) else 0


class HasTrait(Number):
    """The card has the trait."""

    def __init__(self, trait: str) -> None:
        self.trait: str = trait
        self.number: i64 = TRAITS.index(trait)

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and self.number in s.now(c).traits else 0


class PowerOf(Number):
    """Power of the creature now."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return power(s, c)
