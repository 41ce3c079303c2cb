"""Set-up: hands, a mulligan, cards placed facedown, revealed together, and hands filled up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.settle import copy_from, has, in_shadows, law, may_carry, price
from ludilex.games.agot.terms import (
    ATTACHED,
    ATTACHMENT,
    CHARACTER,
    DECK,
    HAND,
    HAND_SIZE,
    K_KNEELING,
    LIMITED,
    LOCATION,
    NO_ATTACHMENTS,
    OWN,
    PLAY,
    SET_UP,
    SETUP,
    SETUP_GOLD,
    SHADOWS,
    UNIQUE,
    V_ATTACH,
    V_DRAW,
    V_HIDE,
    V_KNEEL,
    V_PLACE,
    V_SHUFFLE_IN,
)
from ludilex.kernel.codes import ABSOLUTE, DONE, NEXT, NO, NONE, STAY, YES
from ludilex.kernel.pipeline import count_now, move_cards
from ludilex.kernel.programs import Op, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


def fill_hand(s: State, p: i64) -> None:
    """Draw up to seven cards; nothing reacts in set-up."""
    z = p * OWN + HAND
    while s.size[z] < HAND_SIZE and s.size[p * OWN + DECK] > 0:
        s.put(s.tail[p * OWN + DECK], z, True, V_DRAW)


class TakeHand(Op):
    """Draw seven cards, and keep them or draw seven others, as often as is allowed."""

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        if s.answer != NONE:
            if s.take() == NO:
                return NEXT
            for c in s.cards_in(p * OWN + HAND):
                s.put(c, p * OWN + DECK, True, V_SHUFFLE_IN)
            f.i += 1
        s.active = p
        s.shuffle(p * OWN + DECK)
        fill_hand(s, p)
        if f.i >= law(s).mulligans:
            return NEXT
        s.offer(YES)
        s.offer(NO)
        return s.ask(p, s.rules.prompt("mulligan"))


class PlaceCards(Op):
    """Place facedown characters and locations worth up to five gold; asked also where nothing can be placed."""

    def __init__(self) -> None:
        self.spent: Register = Register("spent")

    def registers(self) -> list[Register]:
        return [self.spent]

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        if s.answer != NONE:
            a = s.take()
            if a == DONE:
                return NEXT
            f.set_reg(self.spent.slot, f.reg(self.spent.slot) + price(s, p, a))
            s.put(a, p * OWN + SETUP, True, V_PLACE)
        left = SETUP_GOLD - f.reg(self.spent.slot)
        for c in s.cards_in(p * OWN + HAND):
            if price(s, p, c) <= left and may_place(s, p, c):
                s.offer(c)
        s.offer(DONE)
        return s.ask(p, s.rules.prompt("setup"))


def may_place(s: State, p: i64, c: i64) -> bool:
    """A character or location, no second unique copy, one limited card; an attachment with Setup and a host; a card for
    Shadows."""
    if in_shadows(s, c):
        return True
    types = s.types(c)
    z = p * OWN + SETUP
    if types & ATTACHMENT != 0:
        if s.now(c).word(SET_UP) == 0:
            return False
        for h in s.cards_in(z):
            if placeable(s, c, h):
                return True
        return False
    if types & (CHARACTER | LOCATION) == 0:
        return False
    if has(s, c, UNIQUE) and copy_from(s, c, s.head[z]) >= 0:
        return False
    if s.now(c).word(LIMITED) > 0 and law(s).setup_limited:
        for d in s.cards_in(z):
            if s.now(d).word(LIMITED) > 0:
                return False
    return True


def placeable(s: State, c: i64, h: i64) -> bool:
    """Attachment c may be set up on card h: a restriction counts only where the edition says so of set-up."""
    if may_carry(s, c, h):
        return True
    return not law(s).setup_restrictions and s.types(h) & CHARACTER != 0 and not has(s, h, NO_ATTACHMENTS)


class RevealPlaced(Op):
    """Both players reveal what they placed; what is to be in Shadows stays facedown."""

    def run(self, s: State, f: Frame) -> i64:
        for p in range(s.players):
            for c in s.cards_in(p * OWN + SETUP):
                if in_shadows(s, c):
                    s.put(c, p * OWN + SHADOWS, True, V_HIDE)
                elif s.types(c) & ATTACHMENT == 0:
                    s.put(c, p * OWN + PLAY, True, V_PLACE)
                    if s.tracing:
                        s.credit(p)
                    if law(s).enters_kneeling:
                        count_now(s, V_KNEEL, c, K_KNEELING, 1, law(s).c_enters)
        return NEXT


class AttachPlaced(Op):
    """Set-up attachments are attached; one whose restriction is not met is discarded at once."""

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        c = s.head[p * OWN + SETUP]
        if c < 0:
            return NEXT
        h: i64 = -1
        if s.answer != NONE:
            h = s.take()
        else:
            for x in s.cards_in(p * OWN + PLAY):
                if placeable(s, c, x):
                    s.offer(x)
            if s.nopts > 1:
                return s.ask(p, s.rules.prompt("host"))
            h = s.opts[0]
            s.nopts = 0
        refs = [c, s.life[c]]
        move_cards(s, f, V_ATTACH, refs, ABSOLUTE + p * OWN + ATTACHED, True, law(s).c_set_up, h)
        return STAY


class DrawUp(Op):
    """Draw back up to seven cards."""

    def run(self, s: State, f: Frame) -> i64:
        fill_hand(s, f.me)
        return NEXT
