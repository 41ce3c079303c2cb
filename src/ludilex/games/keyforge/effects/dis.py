"""Effects and conditions that the cards of Dis brought: armor that burns, one discard pile of two. Not compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.keywords import damage
from ludilex.games.keyforge.terms import ARMOR, D_ABILITY, K_ARMOR, V_DAMAGE, V_EFFECT
from ludilex.kernel.characteristics import stat
from ludilex.kernel.codes import NEXT
from ludilex.kernel.frames import Frame
from ludilex.kernel.pipeline import count_now
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


# ---- effects
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
