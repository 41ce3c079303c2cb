"""Ops, conditions and selections that single Dominion cards or keywords need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.ops import home, pile_top
from ludilex.games.dominion.terms import (
    ACTION,
    ATTACK,
    DECK,
    F_BEFORE,
    G_EXTRA_TURN,
    G_FACE_DOWN,
    G_SHIELD,
    GAINED,
    OWN,
    P_ACTION,
    P_BUY,
    P_CLEANUP,
    PLAY,
    TREASURE,
    U_NEVER,
    U_TURN,
    V_EFFECT,
    V_MOVE,
    V_REVEAL,
    V_TOPDECK,
)
from ludilex.kernel.codes import EVERY, M_COPY, M_GAME, NEXT, ORIGIN_NAMED, S_HAPPENS, STAY
from ludilex.kernel.control import ForPlayers
from ludilex.kernel.definitions import NO_NUMBERS, Trigger
from ludilex.kernel.durations import begin
from ludilex.kernel.events import Lasting
from ludilex.kernel.knowledge import learn
from ludilex.kernel.pipeline import happen, move_card
from ludilex.kernel.programs import Cards, Number, Op, Program

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.rules import Rules
    from ludilex.kernel.state import State


class NotInCleanUp(Number):
    """It is not Clean-up: what "other than during Clean-up" asks."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.phase != P_CLEANUP else 0


class FromPlay(Number):
    """The card asked about was in play before the event this reacts to."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        i = e.place(c) if e is not None else i64(-1)
        return 1 if e is not None and i >= 0 and s.zone_kind[e.zones[i]] == PLAY else 0


class Free(Number):
    """The card asked about lies where the event this reacts to put it."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        i = e.place(c) if e is not None else i64(-1)
        return 1 if e is not None and i >= 0 and e.lives[i] == s.life[c] else 0


class GainedByItself(Number):
    """The gaining this reacts to is the effect of another card of the same name."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or e.source < 0 or len(e.cards) == 0:
            return 0
        return 1 if s.printed(e.source).title == s.printed(e.cards[0]).title else 0


class GainedThisPhase(Number):
    """How many cards I have gained in this phase of my turn."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return s.resource(f.me, GAINED) - s.fact(F_BEFORE)


class HasPile(Number):
    """There is a pile of that name."""

    def __init__(self, pile: str) -> None:
        self.pile: str = pile

    def value(self, s: State, f: Frame, c: i64) -> i64:
        for label in s.layout.labels:
            if label.split("/")[0] == self.pile:
                return 1
        return 0


class PileTop(Cards):
    """The top card of the pile of that name, in the Supply or outside it."""

    def __init__(self, pile: str) -> None:
        self.pile: str = pile

    def origin(self, f: Frame) -> i64:
        return ORIGIN_NAMED

    def find(self, s: State, f: Frame) -> list[i64]:
        top = pile_top(s, self.pile, True)
        return [top, s.life[top]] if top >= 0 else NO_NUMBERS


class MarkPile(Op):
    """Instead of the first remembered card, its pile is remembered: -2 - zone. Cards leave a pile, the mark stays."""

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) > 0:
            f.it = [-2 - home(s, f.it[0]), 0]
        return NEXT


class FromPileOfIt(Number):
    """The event's first card came from the remembered pile (MarkPile)."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        return 1 if e is not None and len(e.zones) > 0 and len(f.it) > 0 and e.zones[0] == -2 - f.it[0] else 0


class PhaseCard(Number):
    """An Action in my Action phase, a Treasure in my Buy phase; no card at other times."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if c < 0 or s.active != f.me:
            return 0
        fits = ACTION if s.phase == P_ACTION else TREASURE if s.phase == P_BUY else i64(0)
        return 1 if s.types(c) & fits != 0 else 0


class FaceUp(Number):
    """The card asked about lies face up (a Necromancer turns what it plays face down for the turn)."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        for m in s.lastings:
            if m.kind == M_GAME and m.key == G_FACE_DOWN and m.hits(s, c):
                return 0
        return 1


class TurnFaceDown(Op):
    """The remembered cards lie face down until the end of the turn."""

    def transparent(self) -> bool:
        return True

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) > 0:
            begin(
                s, f, V_EFFECT,
                Lasting(M_GAME, G_FACE_DOWN, 1, f.it[::2], f.it[1::2], f.card, -1, U_TURN, f.me, 0, None, None),
            )  # fmt: skip
        return NEXT


class BecomeIt(Op):
    """This card is a copy of the first remembered card while it stays what it is, and does what that one does."""

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) == 0:
            return NEXT
        if f.i == 0:
            f.i = 1
            begin(
                s, f, V_EFFECT,
                Lasting(M_COPY, 0, s.defn[f.it[0]], [f.card], [f.life], f.card, f.life, U_NEVER, f.me, 0, None, None),
            )  # fmt: skip
            return STAY
        program = s.rules.definitions[s.defn[f.it[0]]].play
        if f.i == 1 and program is not None:
            f.i = 2
            s.push(program, f.me, f.card, f.life)
            return STAY
        return NEXT


class FindCopyOfIt(Op):
    """A copy of the first remembered card, on top of a pile of the Supply, becomes the remembered one."""

    def run(self, s: State, f: Frame) -> i64:
        name = s.now(f.it[0]).title if len(f.it) > 0 else ""
        top = pile_top(s, name, False) if name != "" else i64(-1)
        if top >= 0 and s.now(top).title != name:
            top = -1  # under another name of its pile
        f.it = [top, s.life[top]] if top >= 0 else NO_NUMBERS
        f.origin = ORIGIN_NAMED
        return NEXT


class PutBack(Op):
    """The remembered cards, looked at on top of my deck, lie there in the order they were picked: the last on top."""

    def purpose(self) -> i64:
        return V_TOPDECK

    def run(self, s: State, f: Frame) -> i64:
        k = f.i * 2
        if k >= len(f.it):
            return NEXT
        f.i += 1
        c = f.it[k]
        move_card(s, f, V_TOPDECK, c, s.life[c], f.me * OWN + DECK, 0)
        return STAY


class ByEventPlayer(ForPlayers):
    """The player of the event this reacts to does the parts."""

    def __init__(self, *parts: Op) -> None:
        super().__init__(list(parts))

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0 and f.event is not None:
            f.i = 1
            self.start(s, f, f.event.player)
            return STAY
        return NEXT


class Possess(Op):
    """The next player takes an extra turn after this one, and I make their decisions.

    The parts are done as that turn begins, by that player. ``when``: asked before it, the turn is not taken otherwise.
    """

    def __init__(self, *parts: Op, when: Number | None = None) -> None:
        self.parts: list[Op] = list(parts)
        self.when: Number | None = when
        self.trigger: Trigger | None = None

    def bodies(self) -> list[list[Op]]:
        return [self.parts]

    def bind(self, rules: Rules, i: i64, program: Program) -> None:
        self.trigger = rules.trigger(Trigger(0, program, self.when))

    def run(self, s: State, f: Frame) -> i64:
        begin(
            s, f, V_EFFECT,
            Lasting(M_GAME, G_EXTRA_TURN, f.me, [EVERY], [0], f.card, -1, U_NEVER, (f.me + 1) % s.players,
                    s.rules.cite("dominion.rules.turn.extra"), self.trigger, None),
        )  # fmt: skip
        return NEXT


class Rotate(Op):
    """Rotate a split pile: all consecutive copies of its top card go to the bottom."""

    def __init__(self, pile: str) -> None:
        self.pile: str = pile

    def run(self, s: State, f: Frame) -> i64:
        for i in range(len(s.layout.labels)):
            z = s.layout.first_shared + i
            if s.layout.labels[i].split("/")[0] != self.pile or s.size[z] == 0:
                continue
            name = s.printed(s.tail[z]).title
            left = s.size[z]
            while left > 0 and s.printed(s.tail[z]).title == name:
                s.put(s.tail[z], z, False)
                left -= 1
            if s.tracing:
                s.note(S_HAPPENS, V_MOVE, -1, f.me, 0, 0)
        return NEXT


class Shield(Op):
    """I am unaffected by the play this reacts to."""

    def run(self, s: State, f: Frame) -> i64:
        e = f.event
        if e is None:
            return NEXT
        begin(
            s, f, V_EFFECT,
            Lasting(M_GAME, G_SHIELD, e.action, [f.card], [f.life], f.card, -1, U_TURN, f.me,
                    s.rules.cite("dominion.rules.attack.reaction-first"), None, None),
        )  # fmt: skip
        return NEXT


class RevealThis(Op):
    """Show this card from hand."""

    def run(self, s: State, f: Frame) -> i64:
        if s.knowing:
            learn(s, f.card, (1 << s.players) - 1)
        happen(s, f, V_REVEAL, f.me, [f.card, s.life[f.card]], 1, s.rules.cite("dominion.rules.reaction.in-hand"))
        return NEXT


class AttackPlayed(Number):
    """The event is another player's play of an Attack."""

    def concerns(self) -> i64:
        return ATTACK

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or e.player == f.me or len(e.cards) == 0:
            return 0
        return 1 if s.types(e.cards[0]) & ATTACK != 0 else 0
