"""Tokens on piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.terms import G_PILE_TOKENS, U_NEVER, V_EFFECT
from ludilex.kernel.codes import KEYS, M_GAME, NEXT, S_LASTING
from ludilex.kernel.events import Lasting
from ludilex.kernel.lasting import add_lasting, end_lasting
from ludilex.kernel.programs import Number, Op

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


def pile_named(s: State, name: str) -> i64:
    """The zone of the pile of that name, or -1."""
    for i, label in enumerate(s.layout.labels):
        if label.split("/")[0] == name:
            return s.layout.first_shared + i
    return -1


def tokens_on(s: State, z: i64) -> Lasting | None:
    """The victory point tokens on a pile, whose number is that of the effect."""
    for m in s.lastings:
        if m.kind == M_GAME and m.key == G_PILE_TOKENS and m.cards[0] == -2 - z:
            return m
    return None


def put_tokens(s: State, z: i64, n: i64) -> None:
    """From now on so many victory point tokens lie on a pile."""
    old = tokens_on(s, z)
    if old is not None:
        end_lasting(s, old)
    if n > 0:
        add_lasting(s, Lasting(M_GAME, G_PILE_TOKENS, n, [-2 - z], [0], -1, -1, U_NEVER, -1, 0, None, None))


class PutTokens(Op):
    """So many victory point tokens more lie on the pile of that name; 0: they are all taken off it."""

    def __init__(self, pile: str, n: i64) -> None:
        self.pile: str = pile
        self.n: i64 = n

    def run(self, s: State, f: Frame) -> i64:
        z = pile_named(s, self.pile)
        old = tokens_on(s, z)
        have: i64 = old.n if old is not None else 0
        n = self.n if self.n > 0 else -have
        if z >= 0 and n != 0:
            put_tokens(s, z, have + n)
            if s.tracing:
                s.note(S_LASTING, V_EFFECT, f.card, M_GAME * KEYS + G_PILE_TOKENS, n, 0)
        return NEXT


class TokensOnPile(Number):
    """How many victory point tokens lie on the pile of that name."""

    def __init__(self, pile: str) -> None:
        self.pile: str = pile

    def value(self, s: State, f: Frame, c: i64) -> i64:
        m = tokens_on(s, pile_named(s, self.pile))
        return m.n if m is not None else 0
