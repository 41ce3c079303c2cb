"""Effects that are seldom done: groups by power, playing and using by an effect, and the like. Not compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludilex.games.keyforge.keywords import damage
from ludilex.games.keyforge.playing import offer_ways, ways_of
from ludilex.games.keyforge.reasons import NO_USE, not_used
from ludilex.games.keyforge.terms import (
    ASSAULT,
    CHAINS,
    D_ASSAULT,
    D_HAZARDOUS,
    DECK,
    DISCARD,
    E_MOVED_FROM,
    G_SHARES,
    HAZARDOUS,
    HIDDEN,
    OWN,
    PURGED,
    Q_SELECT,
    Q_USE,
    U_FIGHT,
    U_UNSTUN,
    V_CHAINS,
    V_DAMAGE,
    V_FIGHT,
    V_PLAY,
    V_PURGE,
    V_SELECT,
    V_SHUFFLE,
    V_USE,
)
from ludilex.games.keyforge.timing import power
from ludilex.kernel.asking import evaluate
from ludilex.kernel.characteristics import word
from ludilex.kernel.codes import (
    KEYS,
    M_GAME,
    NEXT,
    NONE,
    O_ABILITY,
    OPTION,
    S_FORBIDDEN,
    S_HAPPENS,
    S_REPLACED,
    S_SHUFFLE,
    S_SKIPPED,
    STAY,
)
from ludilex.kernel.control import CHOOSE
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.frames import Frame
from ludilex.kernel.pipeline import change_resource, move_cards, note_stopped
from ludilex.kernel.programs import Cards, Number, Op, Register
from ludilex.kernel.state import State
from ludilex.kernel.windows import event_of, onward

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
            if s.tracing and len(f.picked) == 2 * self.n:
                self.tell_spared(s, f)
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

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """It is taken already, or those of another power come first; asked is only of a class that does not fit."""
        if code < 0 or code >= len(s.zone):
            return NO_NUMBERS
        r = s.rules
        if code not in self.cards.find(s, f)[::2]:
            return [r.unfit(s, f, self.cards, code, V_SELECT), code]
        if self.n == 1:
            return [r.cite("keyforge.most-powerful.1") if self.most else r.cite("keyforge.least-powerful.1"), code]
        if self.most:
            return [r.cite("keyforge.most-powerful.g1", "keyforge.most-powerful.g2"), code]
        return [r.cite("keyforge.least-powerful.g1", "keyforge.least-powerful.g2"), code]

    def take(self, s: State, f: Frame, refs: list[i64], citation: i64) -> None:
        f.picked = f.picked + refs
        if s.tracing:
            for c in refs[::2]:
                s.note(S_HAPPENS, V_SELECT, c, f.me, 0, citation)

    def tell_spared(self, s: State, f: Frame) -> None:
        """The rest of a class that did not fit is not taken, though its power is the same."""
        r = s.rules
        alone = r.cite("keyforge.most-powerful.3") if self.most else r.cite("keyforge.least-powerful.3")
        group = r.cite("keyforge.most-powerful.g4") if self.most else r.cite("keyforge.least-powerful.g4")
        for c in self.tier(s, f)[::2]:
            s.note(S_SKIPPED, V_SELECT, c, f.me, 0, alone if self.n == 1 else group)

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
        ways = ways_of(s, f.me, c, True)
        if self.fight:
            ways &= 1 << U_FIGHT | 1 << U_UNSTUN
        s.nopts = 0
        offer_ways(s, c, ways)
        if s.nopts == 0:
            if s.tracing:
                s.note(S_SKIPPED, self.purpose(), c, f.me, 0, self.hindrance(s, f, c))
            return NEXT
        if s.nopts == 1:
            s.nopts = 0
            return self.start(s, f, c, s.opts[0] % OPTION % 256)
        return s.ask(f.me, Q_USE)

    def hindrance(self, s: State, f: Frame, c: i64) -> i64:
        """What to cite when card c cannot be used (so)."""
        why = not_used(s, f.me, c, U_FIGHT if self.fight else NO_USE, freely=True)
        return why[0] if len(why) > 0 else s.rules.cite("keyforge.rules.fight")

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """Another card, or another way to use it than the effect allows."""
        refs = self.cards.find(s, f)
        if code < 0 or len(refs) == 0:
            return NO_NUMBERS
        c = code % OPTION // 256 if code // OPTION == O_ABILITY else code
        how = code % OPTION % 256 if c != code else NO_USE
        if c != refs[0] or (self.fight and how != U_FIGHT):
            return [s.rules.cite("keyforge.rules.choose"), c]
        return not_used(s, f.me, c, how, freely=True)

    def start(self, s: State, f: Frame, c: i64, how: i64) -> i64:
        f.i = 1
        s.push(s.rules.programs["use-" + s.rules.uses[how]], f.me, c, s.life[c])
        return STAY


# ---- stations and keywords that few cards need
class Shared(Op):
    """Damage that another card takes instead, after armor: what would really be dealt goes to that card.

    Where several would take it the active player chooses; a card that cannot be dealt damage takes it, and is not.
    """

    def run(self, s: State, f: Frame) -> i64:
        if not s.has_effects(M_GAME, G_SHARES):
            return NEXT
        e = event_of(f)
        while f.i < len(e.cards):
            takers = self.takers(s, e, e.cards[f.i])
            if len(takers) > 1 and s.answer == NONE:
                s.nopts = 0
                for w in takers:
                    s.offer(w)
                return s.ask(s.active, CHOOSE + V_DAMAGE)
            if len(takers) == 0 or self.shift(s, e, f.i, s.take() if s.answer != NONE else takers[0]):
                f.i += 1
        return onward(f, e)

    def takers(self, s: State, e: Event, c: i64) -> list[i64]:
        """The cards in play that would take damage instead of card c, unless this is such damage; in their order."""
        constants = s.constants.get(M_GAME * KEYS + G_SHARES)
        if constants is None or e.fact(E_MOVED_FROM + c) != 0:
            return NO_NUMBERS
        found = [a.card for a in constants if a.card != c and self.shares(s, a.constant.scope, a.card, c)]
        return sorted(found, key=lambda w: s.cards_in(s.zone[w]).index(w))

    def shares(self, s: State, scope: Number, w: i64, c: i64) -> bool:
        return evaluate(s, scope, s.controller(w), w, None, c) != 0

    def shift(self, s: State, e: Event, i: i64, w: i64) -> bool:
        """Damage number i goes to card w; False if that cannot be dealt damage, so that nobody is."""
        if s.tracing:
            s.note(S_REPLACED, V_DAMAGE, w, e.cards[i], -1, s.rules.cite("keyforge.rules.instead"))
        why = s.rules.forbids(s, e, w)
        if why >= 0:
            if s.tracing:
                s.note(S_FORBIDDEN, V_DAMAGE, w, e.player, 0, why)
            e.drop(i)
            return False
        e.facts = e.facts + [E_MOVED_FROM + w, e.cards[i] + 1]
        e.cards = e.cards[:i] + [w] + e.cards[i + 1 :]
        e.lives = e.lives[:i] + [s.life[w]] + e.lives[i + 1 :]
        return True


class KeywordDamage(Op):
    """Assault damage to the defender, or hazardous damage to the attacker."""

    def __init__(self, hazardous: bool) -> None:
        self.hazardous: bool = hazardous

    def run(self, s: State, f: Frame) -> i64:
        e = event_of(f)
        attacker = [e.cards[0], e.lives[0]]
        if self.hazardous:
            n = word(s, e.sources[0], HAZARDOUS)
            damage(s, f, attacker, [n], D_HAZARDOUS, [e.sources[0]], s.rules.cite("keyforge.rules.hazardous"))
        else:
            n = word(s, f.card, ASSAULT)
            damage(s, f, e.sources, [n], D_ASSAULT, [f.card], s.rules.cite("keyforge.rules.assault"))
        return NEXT
