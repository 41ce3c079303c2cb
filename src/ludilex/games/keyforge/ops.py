"""Effects that only KeyForge has: amber, damage, destruction, groups by power, playing and using by an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.keyforge.keywords import damage
from ludilex.games.keyforge.playing import belongs, uses_of
from ludilex.games.keyforge.settle import tag
from ludilex.games.keyforge.timing import (
    D_ABILITY,
    DECK,
    DISCARD,
    HAND,
    K_DAMAGE,
    K_EXHAUSTED,
    K_STUN,
    OWN,
    Q_SELECT,
    Q_USE,
    TRAITS,
    U_FIGHT,
    U_UNSTUN,
    V_DAMAGE,
    V_DRAW,
    V_EXHAUST,
    V_FIGHT,
    V_HEAL,
    V_PLAY,
    V_READY,
    V_SELECT,
    V_SHUFFLE,
    V_STUN,
    V_TAG,
    V_USE,
    power,
)
from ludilex.kernel.codes import (
    NEXT,
    NONE,
    O_ABILITY,
    OPTION,
    S_HAPPENS,
    S_SHUFFLE,
    S_SKIPPED,
    STAY,
    W_COUNT,
)
from ludilex.kernel.control import number
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.pipeline import (
    change_counter,
    move_card,
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
    """Deal damage to the selected creatures at the same time."""

    def __init__(self, cards: Cards, n: object) -> None:
        self.cards: Cards = cards
        self.n: Number = number(n)

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
        f.n = 0
        if len(hit) > 0:
            damage(s, f, hit, amounts, D_ABILITY, [f.card for _ in amounts], 0)
        return NEXT


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


class Select(Op):
    """The n most (or least) powerful of the creatures become the remembered ones.

    Whole classes of equal power as long as they fit; of the class that does not fit the active player picks.
    """

    def __init__(self, n: i64, most: bool, cards: Cards) -> None:
        self.n: i64 = n
        self.most: bool = most
        self.cards: Cards = cards

    def run(self, s: State, f: Frame) -> i64:
        if s.answer != NONE:
            c = s.take()
            self.take(s, f, [c, s.life[c]], self.rule(s, f, True, False))
        left = self.n - len(f.picked) // 2
        tier = self.tier(s, f) if left > 0 else NO_NUMBERS
        size: i64 = len(tier) // 2
        if size == 0:
            f.it = f.picked
            f.picked = NO_NUMBERS
            f.n = len(f.it) // 2
            return NEXT
        if size <= left:
            short = size < left and len(self.cards.find(s, f)) == len(f.picked) + len(tier)
            self.take(s, f, tier, self.rule(s, f, False, short))
            f.i += 1
            return STAY
        s.nopts = 0
        for c in tier[::2]:
            s.offer(c)
        return s.ask(s.active, Q_SELECT)

    def tier(self, s: State, f: Frame) -> list[i64]:
        """The creatures not yet taken of which none of the rest is more (or less) powerful."""
        a = self.cards.find(s, f)
        out: list[i64] = []
        best: i64 = 0
        for i in range(0, len(a), 2):
            if a[i] in f.picked[::2]:
                continue
            v = power(s, a[i]) if self.most else -power(s, a[i])
            if len(out) == 0 or v > best:
                best = v
                out = []
            if v == best:
                out += a[i : i + 2]
        return out

    def take(self, s: State, f: Frame, refs: list[i64], citation: i64) -> None:
        f.picked = f.picked + refs
        if s.tracing:
            for c in refs[::2]:
                s.note(S_HAPPENS, V_SELECT, c, f.me, 0, citation)

    def rule(self, s: State, f: Frame, picked: bool, short: bool) -> i64:
        """Which part of the rule takes these: alone, at a tie, as a class of a group, as the last of too few."""
        r = s.rules
        if self.most:
            if self.n == 1 and picked:
                return r.cite("keyforge.most-powerful.2", "keyforge.most-powerful.3")
            if self.n == 1:
                return r.cite("keyforge.most-powerful.1")
            if picked:
                return r.cite("keyforge.most-powerful.g4")
            if short:
                return r.cite("keyforge.most-powerful.g3")
            return r.cite("keyforge.most-powerful.g2") if f.i > 0 else r.cite("keyforge.most-powerful.g1")
        if self.n == 1 and picked:
            return r.cite("keyforge.least-powerful.2", "keyforge.least-powerful.3")
        if self.n == 1:
            return r.cite("keyforge.least-powerful.1")
        if picked:
            return r.cite("keyforge.least-powerful.g4")
        if short:
            return r.cite("keyforge.least-powerful.g3")
        return r.cite("keyforge.least-powerful.g2") if f.i > 0 else r.cite("keyforge.least-powerful.g1")


# ---- playing, using, permissions
class PlayIt(Op):
    """Play the first of the selected cards from where it lies; ``put``: put it into play instead."""

    def __init__(self, cards: Cards, put: bool = False) -> None:
        self.cards: Cards = cards
        self.put: bool = put

    def purpose(self) -> i64:
        return V_PLAY

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        if f.i == 1 or len(refs) == 0:
            return NEXT
        f.i = 1
        s.push(s.rules.programs["put" if self.put else "play"], f.me, refs[0], refs[1])
        return STAY


class UseIt(Op):
    """Use the first of the selected cards, ready or not, in one of the ways it could be used; ``fight``: to fight.

    A stunned creature only loses its stun.
    """

    def __init__(self, cards: Cards, fight: bool = False) -> None:
        self.cards: Cards = cards
        self.fight: bool = fight

    def purpose(self) -> i64:
        return V_FIGHT if self.fight else V_USE

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        if f.i == 1 or len(refs) == 0 or s.life[refs[0]] != refs[1]:
            return NEXT
        c = refs[0]
        if s.answer != NONE:
            return self.start(s, f, c, s.take() % OPTION % 256)
        ways = [w for w in uses_of(s, f.me, c, True) if not self.fight or w in (U_FIGHT, U_UNSTUN)]
        if len(ways) == 0:
            if s.tracing:
                s.note(S_SKIPPED, self.purpose(), c, f.me, 0, s.rules.cite("keyforge.rules.fight"))
            return NEXT
        if len(ways) == 1:
            return self.start(s, f, c, ways[0])
        s.nopts = 0
        for w in ways:
            s.offer(O_ABILITY * OPTION + c * 256 + w)
        return s.ask(f.me, Q_USE)

    def start(self, s: State, f: Frame, c: i64, how: i64) -> i64:
        f.i = 1
        s.push(s.rules.programs["use-" + s.rules.uses[how]], f.me, c, s.life[c])
        return STAY


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
