"""Effects and conditions that the cards of Dis brought: armor that burns, one discard pile of two. Not compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.keywords import damage
from ludilex.games.keyforge.terms import (
    ARMOR,
    BLUE,
    D_ABILITY,
    H_FORGED,
    K_ARMOR,
    KEYS,
    NOTED,
    Q_COLOR,
    RED,
    V_DAMAGE,
    V_EFFECT,
    V_UNFORGE,
    YELLOW,
)
from ludilex.games.keyforge.timing import history
from ludilex.kernel.characteristics import stat
from ludilex.kernel.codes import NEXT, NONE, O_MODE, OPTION
from ludilex.kernel.frames import Frame
from ludilex.kernel.pipeline import change_resource, count_now
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.state import State


# ---- conditions on a card
class SamePlace(Number):
    """The card lies where those lie that have been picked already."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if len(f.picked) == 0 or s.zone[f.picked[0]] == s.zone[c] else 0


class SharesHouse(Number):
    """The card is of the house of the first remembered card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if len(f.it) > 0 and s.now(f.it[0]).colors & s.now(c).colors else 0


class Felled(Cards):
    """Those of the cards that have been destroyed: they are no longer the cards they were."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def find(self, s: State, f: Frame) -> list[i64]:
        a = self.cards.find(s, f)
        return [x for i in range(0, len(a), 2) if s.life[a[i]] != a[i + 1] for x in a[i : i + 2]]


# ---- conditions on a player
class Owns(Number):
    """The player owns the first remembered card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if len(f.it) > 0 and s.owner[f.it[0]] == -2 - c else 0


class Held(Number):
    """The player (or, `other`, the other one) controlled the remembered card when it was destroyed."""

    def __init__(self, other: bool = False) -> None:
        self.other: bool = other

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        i = e.place(f.it[0]) if e is not None and len(f.it) > 0 else -1
        if e is None or i < 0:
            return 0
        return 1 if (e.amounts[i] == -2 - c) != self.other else 0


# ---- effects
class Unforge(Op):
    """Unforge a key that the opponent forged on their last turn; of several the active player chooses."""

    def run(self, s: State, f: Frame) -> i64:
        p = 1 - f.me
        k = -1
        if s.answer != NONE:
            k = RED + s.take() % OPTION
        else:
            keys = self.keys(s, p)
            if len(keys) > 1:
                s.nopts = 0
                for x in keys:
                    s.offer(O_MODE * OPTION + x - RED)
                return s.ask(f.me, Q_COLOR)
            k = keys[0] if len(keys) > 0 else -1
        f.n = 0
        if k >= 0:
            s.res[p * s.nr + KEYS] -= 1
            change_resource(s, f, V_UNFORGE, p, k, -1, 0)
        return NEXT

    def keys(self, s: State, p: i64) -> list[i64]:
        """The keys that player p forged in the turn before this one and still has."""
        a = history(s, True)
        noted = [-a[i + 1] for i in range(0, len(a), NOTED) if a[i] == H_FORGED and a[i + 2] == p]
        return [k for k in (RED, BLUE, YELLOW) if k in noted and s.res[p * s.nr + k] > 0]

    def option_name(self, i: i64) -> str:
        return ["red", "blue", "yellow"][i]


class MeltArmor(Op):
    """The creatures lose what armor they have left this turn, and each is dealt as much damage."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def purpose(self) -> i64:
        return V_DAMAGE

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        hit: list[i64] = []
        amounts: list[i64] = []
        for i in range(0, len(refs), 2):
            left = stat(s, refs[i], ARMOR) - s.counter(refs[i], K_ARMOR)
            if left > 0:
                hit += refs[i : i + 2]
                amounts.append(left)
                count_now(s, V_EFFECT, refs[i], K_ARMOR, left, 0)
        f.n = 0
        if len(hit) > 0:
            damage(s, f, hit, amounts, D_ABILITY, [f.card for _ in amounts], 0)
        return NEXT
