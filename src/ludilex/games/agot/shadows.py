"""Shadows: cards with the Shadow crest are marshalled facedown and come out at the beginning of a phase.

A card in Shadows is neither in play nor in hand, and shows nothing. Its printed cost is what it costs to come out, and
HIDING more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.actions import pick_host, start
from ludilex.games.agot.paying import funds, give_toll, pay_gold
from ludilex.games.agot.settle import barred, law, levy, original, penalty, reduced, use_reductions_up
from ludilex.games.agot.terms import (
    ATTACHED,
    ATTACHMENT,
    DISCARD,
    DUPLICATES,
    EVENT,
    F_FIRST,
    G_EVENT_LEVY,
    HIDING,
    LIMBO,
    OWN,
    PLAY,
    SHADOWS,
    V_DUPLICATE,
    V_EMERGE,
    V_LEAVE,
)
from ludilex.kernel.codes import ABSOLUTE, DONE, NEXT, NONE, STAY
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.pipeline import move_cards
from ludilex.kernel.programs import Op

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


def emergence(s: State, p: i64, c: i64) -> i64:
    """What it costs player p that card c comes out of Shadows."""
    n = s.cost(c) - HIDING + penalty(s, p, c)
    if law(s).shadows_played:
        return reduced(s, p, c, n)
    return n if n > 0 else i64(0)


def levied(s: State, p: i64, c: i64) -> i64:
    """What player p gives the opponent for it, where that is playing an event."""
    return levy(s, p, G_EVENT_LEVY) if law(s).shadows_played and s.types(c) & EVENT != 0 else i64(0)


def kept_in(s: State, p: i64, c: i64) -> i64:
    """What to cite when card c cannot come out of player p's Shadows now; -1: it can."""
    r = law(s)
    why = barred(s, r, p, c, False) if original(s, r, p, c) < 0 else -1
    if why >= 0:
        return why
    return r.c_shadows if emergence(s, p, c) + levied(s, p, c) > funds(s, p) else -1


class OutOfShadows(Op):
    """When a phase begins each player, the first player first, may bring a card out of Shadows; each is resolved whole.

    Who has cards there is asked even if none of them can come out: silence would tell their cost.
    """

    def run(self, s: State, f: Frame) -> i64:
        if s.answer != NONE:
            a = s.take()
            p = (s.fact(F_FIRST) + f.i) % s.players
            f.i += 1
            if a != DONE:
                start(s, law(s).emerging, p, a, 0)
                return STAY
        while f.i < s.players:
            p = (s.fact(F_FIRST) + f.i) % s.players
            if s.size[p * OWN + SHADOWS] > 0:
                for c in s.cards_in(p * OWN + SHADOWS):
                    if kept_in(s, p, c) < 0:
                        s.offer(c)
                s.offer(DONE)
                return s.ask(p, s.rules.prompt("shadows"))
            f.i += 1
        return NEXT

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """A card that lies elsewhere, a unique one of which there is a copy, or one that is too dear."""
        if code < 0 or code >= len(s.zone):
            return NO_NUMBERS
        z = s.who * OWN + SHADOWS
        if s.zone[code] != z and any(s.defn[x] == s.defn[code] for x in s.cards_in(z)):
            return NO_NUMBERS  # that one is meant
        why = kept_in(s, s.who, code) if s.zone[code] == z else law(s).c_shadows
        return [why, code] if why >= 0 else NO_NUMBERS


class Emerge(Op):
    """The card comes out: into play, on its copy, or on a host (an attachment without one is discarded); an event lies
    open until the end of the action window."""

    def run(self, s: State, f: Frame) -> i64:
        c, p = f.card, f.me
        if f.i == 0:
            f.i = 1
            n = emergence(s, p, c)
            if law(s).shadows_played:
                use_reductions_up(s, p, c)
            if n > 0:
                pay_gold(s, f, p, n)
            return STAY
        if f.i == 1:
            f.i = 2
            n = levied(s, p, c)
            if n > 0:
                give_toll(s, f, p, n)
            return STAY
        r = law(s)
        h = original(s, r, p, c)
        if h >= 0:
            move_cards(s, f, V_DUPLICATE, [c, f.life], ABSOLUTE + p * OWN + DUPLICATES, True, r.c_duplicate, h)
        elif s.types(c) & ATTACHMENT != 0:
            if not pick_host(s, f):
                if s.nopts > 0:
                    return s.ask(p, r.prompt("host"))
                move_cards(s, f, V_LEAVE, [c, f.life], DISCARD, True, r.c_owner, -1)
                return NEXT
            move_cards(s, f, V_EMERGE, [c, f.life], ABSOLUTE + p * OWN + ATTACHED, True, r.c_emerges, f.it[0])
        else:
            to = LIMBO if s.types(c) & EVENT != 0 else PLAY
            move_cards(s, f, V_EMERGE, [c, f.life], ABSOLUTE + p * OWN + to, True, r.c_emerges, -1)
        return NEXT
