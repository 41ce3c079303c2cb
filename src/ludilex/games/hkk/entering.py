"""Coming into play: where each type goes, under which clause, and what a card does then, which traces tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.hkk.costs import least
from ludilex.games.hkk.keywords import active, icon, silenced, skill_level
from ludilex.games.hkk.ops import F_X, X, enters_passive
from ludilex.games.hkk.terms import (
    ADVENTURER,
    ATTACHED,
    BODY_PART,
    BUILDING,
    CREATURE,
    ENCHANTMENT,
    GRAVEYARD,
    GUARD,
    HAND_ICON,
    ITEM,
    LEVEL_UP,
    LOCATION,
    OWN,
    PAYS_X,
    RESERVE,
    SKILL,
    TABLE,
    V_BURY,
    V_EFFECT,
    V_ENTER,
    V_USE,
)
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.characteristics import warded
from ludilex.kernel.codes import ABSOLUTE, C_CONSTANT, C_RULE, NEXT, S_FORBIDDEN, S_HAPPENS, STAY, W_MOVE
from ludilex.kernel.events import Event
from ludilex.kernel.pipeline import move_card, propose
from ludilex.kernel.programs import Op, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class MakeRoom(Op):
    """Only one location may be in play: the previous one goes first (hkk.8.9.4)."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        old = s.head[s.layout.first_shared]
        if f.i == 1 or s.types(f.card) & LOCATION == 0 or old < 0:
            return NEXT
        f.i = 1
        move_card(s, f, V_BURY, old, s.life[old], s.owner[old] * OWN + GRAVEYARD, r.c_one_location)
        return STAY


class Enter(Op):
    """The card enters play; `committed` makes it passive and fixes its X.

    ``put``: an effect puts it into play; X or ? has the smallest value (hkk.7.7.3).
    """

    def __init__(self, put: bool = False) -> None:
        self.put: bool = put

    def registers(self) -> list[Register]:
        return [X]

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        e = Event(V_ENTER, W_MOVE)
        e.cards = [f.card]
        e.lives = [f.life]
        e.player = f.me
        e.facts = [F_X, least(s, f.me, f.card) if self.put else f.reg(X.slot)]
        e.to = GRAVEYARD  # what has no place in play
        if s.printed(f.card).attach is not None:
            self.put_on(s, f, r, e)
        else:
            self.lay(s, f, r, e)
        f.cause = C_RULE
        propose(s, f, e)
        return NEXT

    def put_on(self, s: State, f: Frame, r: Hkk, e: Event) -> None:
        """An attached card lies on its host, on the side of whoever played it."""
        types = s.types(f.card)
        side = f.me * OWN + ATTACHED
        if types & ENCHANTMENT:
            place(e, side, r.c_on)
        elif types & LEVEL_UP:
            place(e, side, r.c_leveled)
        elif types & BODY_PART:
            place(e, side, r.c_part_on_silenced if silenced(s, f.it[0]) else r.c_part_on)
        elif types & ITEM:
            place(e, side, r.c_held_on if icon(s, f.it[0], HAND_ICON) else r.c_any_carrier)
        e.host = f.it[0] if len(f.it) > 0 else i64(-1)

    def lay(self, s: State, f: Frame, r: Hkk, e: Event) -> None:
        """Each type has its place."""
        types = s.types(f.card)
        table = f.me * OWN + TABLE
        if types & CREATURE:
            place(e, f.me * OWN + RESERVE, r.c_put if self.put else r.c_reserve)
        elif types & BUILDING:
            place(e, table, r.c_building)
        elif types & ITEM:
            place(e, table, r.c_item)
        elif types & SKILL:
            place(e, table, r.c_skill if skill_level(s, f.me, s.now(f.card).title) == 0 else r.c_skill_more)
        elif types & ENCHANTMENT:
            place(e, table, r.c_enchantment)
        elif types & LOCATION:
            place(e, s.layout.first_shared, r.c_put_location if self.put else r.c_location)
        if types & ADVENTURER and has_namesake(s, f.me, f.card):
            e.citation = r.c_namesake
        if types & CREATURE and not self.put and not enters_passive(s, f.card):
            e.citation = r.cite("hkk.assume.flying")
        elif self.put and s.printed(f.card).word(PAYS_X) > 0:
            e.citation = r.c_least


def has_namesake(s: State, p: i64, c: i64) -> bool:
    """Player p has another creature of the name of c in play: nothing forbids it (hkk.8.3.2.s1)."""
    for z in range(RESERVE, GUARD + 1):
        x = s.head[p * OWN + z]
        while x >= 0:
            if s.printed(x).title == s.printed(c).title:
                return True
            x = s.nxt[x]
    return False


def place(e: Event, zone: i64, citation: i64) -> None:
    """Where a card enters, and by which clause."""
    e.to = ABSOLUTE + zone
    e.citation = citation


class OnPlay(Op):
    """What the card does when it has come into play, even if it came passive (hkk.8.6.1) or (`put`) by an effect."""

    def __init__(self, put: bool = False) -> None:
        self.put: bool = put

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        if f.i == 1 or not s.in_play(f.card):
            return NEXT
        f.i = 1
        if s.tracing and s.host[f.card] >= 0:
            tell_effect(s, r, f.me, f.card)
        play = s.now(f.card).play
        if play is not None:
            if s.tracing:
                tell_on_play(s, r, f.me, f.card, self.put)
            q = s.push(play, f.me, f.card, s.life[f.card])
            q.it = f.it
        return STAY


def tell_effect(s: State, r: Hkk, p: i64, c: i64) -> None:
    """Attached card c acts on its host from now on, unless that is immune to it; what lingers there may end (traces).

    Neither the putting on nor the effect is an action of its own (hkk.8.11.1, 8.11.1.p2).
    """
    h = s.host[c]
    if r.immune(s, h, c, C_CONSTANT) >= 0:
        s.note(S_FORBIDDEN, V_EFFECT, h, p, 0, r.c_useless)
        return
    s.note(S_HAPPENS, V_EFFECT, h, p, 0, r.c_acts_on)
    for m in s.lastings:
        if m.hits(s, h) and warded(s, m, h):
            s.note(S_FORBIDDEN, V_EFFECT, h, p, 0, r.c_lingering)


def tell_on_play(s: State, r: Hkk, p: i64, c: i64, put: bool) -> None:
    """Its on-play ability works now: a passive building's, too, and a location's that an effect brings in (traces)."""
    types = s.types(c)
    if types & BUILDING and not active(s, c):
        s.note(S_HAPPENS, V_USE, c, p, 0, r.c_on_play)
    elif types & LOCATION and put:
        s.note(S_HAPPENS, V_USE, c, p, 0, r.c_put_on_play)


def enter_program(put: bool) -> list[Op]:
    """Coming into play, from hand or (`put`) by an effect."""
    return [MakeRoom(), Enter(put), OnPlay(put)]
