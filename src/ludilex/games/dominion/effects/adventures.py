"""What Adventures brings: Reserve cards that are called, Teacher's tokens, the Estate token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.dominion.ops import home
from ludilex.games.dominion.terms import (
    ACTION,
    G_ESTATE,
    GAINED_LAST,
    OWN,
    PLAY,
    U_NEVER,
    V_CALL,
    V_EFFECT,
    V_PLAY,
)
from ludilex.kernel.codes import M_DELAY, M_GAME, NEXT, ORIGIN_PLACED
from ludilex.kernel.definitions import NO_NUMBERS, Trigger
from ludilex.kernel.durations import begin
from ludilex.kernel.events import Lasting
from ludilex.kernel.lasting import end_lasting
from ludilex.kernel.numbers import All, EventBy
from ludilex.kernel.pipeline import move_card
from ludilex.kernel.programs import Cards, Number, Op, Program

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.rules import Rules
    from ludilex.kernel.state import State


# ---- Travellers
class GainedByRight(Number):
    """How many cards the player to my right gained on their last turn."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return s.resource((f.me + s.players - 1) % s.players, GAINED_LAST)


class ActionPlayed(Number):
    """The event is my play of an Action."""

    def concerns(self) -> i64:
        return ACTION

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        return 1 if e is not None and e.player == f.me and s.types(e.cards[0]) & ACTION != 0 else 0


# ---- Reserve cards
class Call(Op):
    """This card goes from the Tavern mat into play; the rest of the effect expects it there."""

    def run(self, s: State, f: Frame) -> i64:
        life = f.life
        if life == s.life[f.card]:
            f.life = life + 1
        move_card(s, f, V_CALL, f.card, life, f.me * OWN + PLAY, 0)
        return NEXT


class StillInPlay(Number):
    """The first card of the event this reacts to has been in play ever since."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or len(e.cards) == 0:
            return 0
        return 1 if s.life[e.cards[0]] == e.lives[0] and s.kind(e.cards[0]) == PLAY else 0


# ---- tokens on piles
class PutToken(Op):
    """My token of a kind moves to the pile of the first remembered card.

    What it does there: when I play a card from that pile, first the parts.
    """

    def __init__(self, kind: str, *parts: Op) -> None:
        self.kind: str = kind
        self.parts: list[Op] = list(parts)
        self.trigger: Trigger | None = None

    def bodies(self) -> list[list[Op]]:
        return [self.parts]

    def bind(self, rules: Rules, i: i64, program: Program) -> None:
        self.trigger = rules.trigger(Trigger(V_PLAY, program, All(EventBy(), FromTokenPile(self.kind))))

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) == 0:
            return NEXT
        for m in s.lastings:
            if m.trigger is self.trigger and m.me == f.me:
                end_lasting(s, m)
        begin(
            s, f, V_EFFECT,
            Lasting(M_DELAY, V_PLAY, 0, [f.card], [f.life], f.card, -1, U_NEVER, f.me, 0, self.trigger, None, 0,
                    [s.zone[f.it[0]], 0]),
        )  # fmt: skip
        return NEXT


class FromTokenPile(Number):
    """The event's first card belongs to the pile that the token (of a kind) lies on."""

    def __init__(self, kind: str) -> None:
        self.kind: str = kind

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        return 1 if e is not None and len(e.cards) > 0 and home(s, e.cards[0]) == f.it[0] else 0


class OnTokenlessPile(Number):
    """The card asked about lies on an Action pile with none of my tokens on it."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        z = s.zone[c]
        named = s.layout.labels[z - s.layout.first_shared].split("/")[0]
        printed = s.rules.by_name.get(named)
        if s.types(c) & ACTION == 0 and (printed is None or printed.types & ACTION == 0):
            return 0
        return 0 if z in [pile for _, pile in tokens(s, f.me)] else 1


def tokens(s: State, p: i64) -> list[tuple[str, i64]]:
    """Player p's tokens on piles, in order of arrival: their kinds and piles."""
    out: list[tuple[str, i64]] = []
    for m in s.lastings:
        when = m.trigger.when if m.me == p and m.trigger is not None else None
        last = when.parts[-1] if isinstance(when, All) else None
        if isinstance(last, FromTokenPile):
            out.append((last.kind, m.data[0]))
    return out


# ---- the Estate token
TOKEN_CARD: Final = 1  # key of a gift (M_GRANT): what the card with the token of its player says


def estate_card(s: State, p: i64) -> list[i64]:
    """The card that player p's Estate token lies on (card, life), if there is one."""
    for m in s.lastings:
        if m.kind == M_GAME and m.key == G_ESTATE and m.me == p:
            return [m.cards[0], m.lives[0]]
    return NO_NUMBERS


class WithEstateToken(Cards):
    """The card set aside with the Estate token of the player whose turn it is."""

    def origin(self, f: Frame) -> i64:
        return ORIGIN_PLACED

    def find(self, s: State, f: Frame) -> list[i64]:
        return estate_card(s, s.active)


class HeirsTurn(Number):
    """It is the turn of a player whose Estate token lies on a card."""

    def local(self) -> bool:
        return True  # all is computed anew when a turn ends and when an effect begins

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if len(estate_card(s, s.active)) > 0 else 0


class BelongsToHeir(Number):
    """The card is one of a player whose Estate token lies on a card."""

    def local(self) -> bool:
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if len(estate_card(s, s.controller(c))) > 0 else 0


class HasInherited(Number):
    """My Estate token lies on a card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if len(estate_card(s, f.me)) > 0 else 0
