"""What HKK asks about a card, and the selections and conditions its card texts are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.hkk.costs import least
from ludilex.games.hkk.terms import (
    ADVENTURER,
    ANCHOR,
    BUILDERS,
    COLORS,
    CREATURE,
    CREATURE_ZONES,
    DAMAGE,
    FOG,
    GUARD,
    HAND,
    LEVELS,
    NAMED,
    NO_ATTACK,
    OWN,
    PAID_X,
    PASSIVE,
    PAYS_X,
    PERMANENT_ZONES,
    PETRIFIED,
    POISON,
    RESERVE,
    RESISTANT,
    S_DAMAGE,
    S_LEVEL,
    S_LIFE,
    SKILL,
    STRENGTH,
    TABLE,
    USED,
)
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.characteristics import stat, total, word
from ludilex.kernel.codes import KEYS, M_STAT, M_WORD
from ludilex.kernel.numbers import Num
from ludilex.kernel.programs import Cards, Number
from ludilex.kernel.selectors import ANYONE, ME

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


# ---- what a card is
def icon(s: State, c: i64, k: i64) -> bool:
    """It has the icon: printed, whatever became of its abilities (hkk.11.1.p2), or given to it."""
    return s.printed(c).word(k) + total(s, M_WORD, k, c) > 0


def has_type(s: State, c: i64, types: i64) -> bool:
    """It is of one of the types."""
    return s.types(c) & types != 0


def active(s: State, c: i64) -> bool:
    """It is active, not passive."""
    return s.cnt[c * s.rules.nk + PASSIVE] == 0


def silenced(s: State, c: i64) -> bool:
    """It has lost its abilities; what its type may do it still may (hkk.8.0.1)."""
    return s.now(c).blank


def level(s: State, c: i64) -> i64:
    """Level of an adventurer (hkk.8.3.1): level-up cards on it, and levels gained otherwise."""
    if s.types(c) & ADVENTURER == 0:
        return 0
    return s.cnt[c * s.rules.nk + LEVELS] + total(s, M_STAT, S_LEVEL, c)


def damage(s: State, c: i64) -> i64:
    """The damage it deals: base, modifications (hkk.14.3), a strengthening token or a level +1 each."""
    return stat(s, c, S_DAMAGE) + s.cnt[c * s.rules.nk + STRENGTH] + level(s, c)


def modified(s: State, c: i64) -> bool:
    """It deals more or less damage than is printed on it (hkk.14.3)."""
    return damage(s, c) != s.printed(c).stats[S_DAMAGE]


def life(s: State, c: i64) -> i64:
    """How much damage it can bear (hkk.15.1), with modifications, tokens and levels."""
    return stat(s, c, S_LIFE) + s.cnt[c * s.rules.nk + STRENGTH] + level(s, c)


def base_cost(s: State, c: i64) -> i64:
    """Base summoning cost: printed (hkk.7.8.1.s1); X and ? as fixed when it was played (7.7.4), else least (7.7.2)."""
    n = s.printed(c).cost
    return n + (s.cnt[c * s.rules.nk + PAID_X] if s.in_play(c) else least(s, s.owner[c], c))


def least_cost_of(s: State, c: i64) -> i64:
    """What an effect cites that uses the base cost of a card not in play whose X or ? counts at its least, or 0."""
    r = s.rules
    assert isinstance(r, Hkk)
    varies = r.notes[s.defn[c]].vary is not None or s.printed(c).word(PAYS_X) > 0
    return r.c_least_elsewhere if varies and not s.in_play(c) else i64(0)


def skill_level(s: State, p: i64, name: str) -> i64:
    """Level of a skill: how many of it player p has (hkk.8.8.1)."""
    n: i64 = 0
    c = s.head[p * OWN + TABLE]
    while c >= 0:
        if s.types(c) & SKILL and s.now(c).title == name:
            n += 1
        c = s.nxt[c]
    return n


def builders(s: State, c: i64) -> i64:
    """As how many builders it counts."""
    n = word(s, c, BUILDERS)
    return n if n > 0 else i64(1)


def dying(s: State) -> list[i64]:
    """Creatures and buildings with no life left, and poisoned to death ones: card, life, ..."""
    out: list[i64] = []
    r = s.rules
    assert isinstance(r, Hkk)
    lifeless = r.lifeless
    nk = r.nk
    cnt = s.cnt
    lowered = (s.effect_keys[M_STAT] >> S_LIFE) & 1 == 1 and life_lowered(s)
    p: i64 = 0
    while p < s.players:
        z = p * OWN + RESERVE
        while z <= p * OWN + TABLE:
            c = s.head[z]
            while c >= 0:
                hurt = cnt[c * nk + DAMAGE]
                poison = cnt[c * nk + POISON]
                if (z != p * OWN + TABLE and (lowered or lifeless[s.defn[c]])) or hurt > 0 or poison > 0:
                    left = life(s, c) - hurt
                    if left <= 0 or (poison > 0 and poison >= left):
                        out.append(c)
                        out.append(s.life[c])
                c = s.nxt[c]
            z += 1
        p += 1
    return out


def life_lowered(s: State) -> bool:
    """Some effect may give less life: only then can an unhurt creature die."""
    key = M_STAT * KEYS + S_LIFE
    lasting = s.lasting_by.get(key)
    if lasting is not None:
        for m in lasting:
            if m.n < 0:
                return True
    constants = s.constants.get(key)
    if constants is not None:
        for a in constants:
            amount = a.constant.amount
            if isinstance(amount, Num):
                if amount.n < 0:
                    return True
            elif not isinstance(amount, SkillLevel) and not isinstance(amount, BaseCost):  # these are never negative
                return True
    return False


def fighters(s: State, p: i64) -> list[i64]:
    """The creatures in the guard post that may attack."""
    out: list[i64] = []
    c = s.head[p * OWN + GUARD]
    while c >= 0:
        if active(s, c) and may_attack(s, c):
            out.append(c)
        c = s.nxt[c]
    return out


def may_attack(s: State, c: i64) -> bool:
    """Nothing keeps it from attacking."""
    return word(s, c, NO_ATTACK) == 0 and word(s, c, PETRIFIED) == 0


# ---- selections
class On(Cards):
    """Cards in the zones of some kinds (mask): of mine, of the others, or of all."""

    def __init__(self, kinds: i64, whose: i64 = ME, where: Number | None = None) -> None:
        self.kinds: i64 = kinds
        self.whose: i64 = whose
        self.where: Number | None = where

    def live(self) -> bool:
        return True

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        p: i64 = 0
        while p < s.players:
            if self.whose == ANYONE or (p == f.me) == (self.whose == ME):
                self.look(s, f, p, out)
            p += 1
        return out

    def look(self, s: State, f: Frame, p: i64, out: list[i64]) -> None:
        """Add those on the side of player p."""
        k: i64 = 0
        while k < OWN:
            if (self.kinds >> k) & 1:
                c = s.head[p * OWN + k]
                while c >= 0:
                    if self.where is None or self.where.value(s, f, c) != 0:
                        out.append(c)
                        out.append(s.life[c])
                    c = s.nxt[c]
            k += 1


def creatures(whose: i64 = ANYONE, where: Number | None = None) -> On:
    """Creatures in play."""
    return On(CREATURE_ZONES, whose, where)


def permanents(whose: i64 = ME, where: Number | None = None) -> On:
    """Cards in play; locations do not count as such (hkk.8.9.3)."""
    return On(PERMANENT_ZONES, whose, where)


class SpecialBuilders(Cards):
    """My active creatures in the reserve that are builders as this card wants one of them."""

    def find(self, s: State, f: Frame) -> list[i64]:
        r = s.rules
        assert isinstance(r, Hkk)
        wanted = r.notes[s.defn[f.card]].builder
        out: list[i64] = []
        if wanted is not None:
            for c in On(1 << RESERVE, ME, wanted).find(s, f)[::2]:
                if active(s, c):
                    out += [c, s.life[c]]
        return out


class Struck(Cards):
    """The cards of the event that this card damaged."""

    def find(self, s: State, f: Frame) -> list[i64]:
        e = f.event
        out: list[i64] = []
        if e is not None and len(e.sources) == len(e.cards):
            for i in range(len(e.cards)):
                if e.sources[i] == f.card:
                    out.append(e.cards[i])
                    out.append(e.lives[i])
        return out


class Dying(Cards):
    """My creatures that would die now and had life to lose."""

    def find(self, s: State, f: Frame) -> list[i64]:
        d = dying(s)
        out: list[i64] = []
        for i in range(0, len(d), 2):
            if has_type(s, d[i], CREATURE) and s.controller(d[i]) == f.me and life(s, d[i]) > 0:
                out.append(d[i])
                out.append(d[i + 1])
        return out


# ---- conditions and numbers
class IsActive(Number):
    """The card is active."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and active(s, c) else 0


class ThisActive(Number):
    """This card is active."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if active(s, f.card) else 0


class HasIcon(Number):
    """The card has the icon, printed or given."""

    def __init__(self, key: i64) -> None:
        self.key: i64 = key

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and icon(s, c, self.key) else 0


class PrintedIcon(Number):
    """The icon is in the frame of the card, in whatever zone it lies (hkk.11.1)."""

    def __init__(self, key: i64) -> None:
        self.key: i64 = key

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return s.printed(c).word(self.key)


class Subtype(Number):
    """The card or token has the subtype (hkk.9.3)."""

    def __init__(self, key: i64) -> None:
        self.key: i64 = key

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and self.key in s.now(c).traits else 0


class WithoutAbilities(Number):
    """The card has no special ability; one that needs more levels is one nevertheless (hkk.8.3.1.s2)."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        d = s.now(c)
        n: i64 = len(d.abilities) + len(d.triggers) + len(d.constants)
        for k in range(0, len(d.words), 2):
            n += 1 if RESISTANT <= d.words[k] < NO_ATTACK and d.words[k] not in (FOG, ANCHOR) else 0
        return 1 if n == 0 else 0


class Attaches(Number):
    """The card is put on another when it is played."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and s.printed(c).attach is not None else 0


class CarriersTurn(Number):
    """The event is in the turn of the player who controls the card this lies on."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        h = s.host[f.card]
        return 1 if f.event is not None and h >= 0 and s.controller(h) == f.event.player else 0


class PaidX(Number):
    """The X this card was played with."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return s.counter(f.card, PAID_X)


class Colored(Number):
    """The card has a colour: colourless is a separate one (hkk.10.3), but belongs to no god or clan (10.3.s1)."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.now(c).colors != 0 else 0


class CalledSo(Number):
    """The card has that name, in whatever version (hkk.6.5.2)."""

    def __init__(self, base: str) -> None:
        self.base: str = base

    def value(self, s: State, f: Frame, c: i64) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        return 1 if r.notes[s.defn[c]].base == self.base else 0


class OfDeclaredVersion(Number):
    """The card is of the version declared for this card (hkk.6.5.3.s1.p2)."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        return 1 if r.notes[s.defn[c]].version == s.cnt[f.card * s.rules.nk + NAMED] - 1 else 0


class OfNamedType(Number):
    """The card is of the type named for this card; "monster" does not cover abominations then (hkk.8.1.3.1)."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        named = s.cnt[f.card * s.rules.nk + NAMED]
        return 1 if c >= 0 and named > 0 and s.types(c) & (1 << (named - 1)) else 0


class OfNamedColor(Number):
    """The card is of the colour named for this card; the last number stands for colourless."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        named = s.cnt[f.card * s.rules.nk + NAMED] - 1
        colors = s.now(c).colors
        return 1 if (colors == 0 if named == len(COLORS) else (colors >> named) & 1 == 1) else 0


class BaseCost(Number):
    """Base summoning cost of the card asked about; `it`: of the first remembered card."""

    def __init__(self, it: bool = False) -> None:
        self.it: bool = it

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if self.it:
            return base_cost(s, f.it[0]) if len(f.it) > 0 else i64(0)
        return base_cost(s, c)


class OtherCardsInHand(Number):
    """Cards in my hand other than this."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        n = s.size[f.me * OWN + HAND]
        return n - 1 if s.kind(f.card) == HAND else n


class Builders(Number):
    """As how many builders the card counts."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return builders(s, c)


class Level(Number):
    """Level of this card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return level(s, f.card)


class SkillLevel(Number):
    """Level of a skill of mine."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return skill_level(s, f.me, self.name)


class FirstOfName(Number):
    """This card is the first of its name on my side: what counts once however many there are."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        x = s.head[s.zone[f.card]]
        while x != f.card:
            if s.now(x).title == s.now(f.card).title:
                return 0
            x = s.nxt[x]
        return 1


class UnusedByMe(Number):
    """I have not used this card's ability this turn."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 - ((s.cnt[f.card * s.rules.nk + USED] >> f.me) & 1)


class FromThis(Number):
    """The event comes from this card, alone or among others."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        return 1 if e is not None and (e.source == f.card or f.card in e.sources) else 0
