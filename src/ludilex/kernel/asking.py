"""Asking a number, a condition or a selection outside the effect that runs, as a card of some player would ask it.

A frame is lent for the question and taken back after it. A question writes nothing; it may lead to other questions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.frames import Frame
from ludilex.kernel.programs import Program

if TYPE_CHECKING:
    from ludilex.kernel.events import Event, Lasting
    from ludilex.kernel.programs import Cards, Number
    from ludilex.kernel.state import State

EMPTY: Final = Program("-", [])


def evaluate(
    s: State, number: Number, me: i64, card: i64, e: Event | None, c: i64, it: list[i64] = NO_NUMBERS, effect: i64 = 0
) -> i64:
    """What a number says of c (a card, player -2 - p, or -1: nothing in particular).

    It is asked by player `me` (who is "I") with `card` as "this card" (-1: none) about an event (what it reacts to),
    and may remember the cards `it` and the frame of an `effect`.
    """
    f = lend(s, me, card, e)
    f.it = it
    f.id = effect
    n = number.value(s, f, c)
    s.in_use -= 1
    return n


def fits(s: State, m: Lasting, number: Number, c: i64) -> bool:
    """The condition of a lasting effect holds for c, asked with the registers of the effect that began it."""
    f = lend(s, m.me, m.source, None)
    f.it = NO_NUMBERS
    f.id = 0
    f.regs = m.data
    yes = number.value(s, f, c) != 0
    f.regs = NO_NUMBERS
    s.in_use -= 1
    return yes


def select(s: State, cards: Cards, me: i64, card: i64, e: Event | None) -> list[i64]:
    """The cards (card, life, ...) that a selection finds for player `me`."""
    f = lend(s, me, card, e)
    f.it = NO_NUMBERS
    f.id = 0
    found = cards.find(s, f)
    s.in_use -= 1
    return found


def lend(s: State, me: i64, card: i64, e: Event | None) -> Frame:
    """A frame to ask in."""
    n = s.in_use
    if n == len(s.lent):
        s.lent.append(Frame(EMPTY))
    s.in_use = n + 1
    f = s.lent[n]
    f.me = me
    f.card = card
    f.life = s.life[card] if card >= 0 else i64(-1)
    f.event = e
    return f
