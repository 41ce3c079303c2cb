"""Rarer effects of single cards, in plain Python: they need not be fast. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.settle import about_card, alive, hosts, law
from ludilex.games.agot.terms import (
    ATTACHED,
    ATTACKING,
    CHARACTER,
    DECK,
    DEFENDING,
    DISCARD,
    F_ATTACKER,
    G_EPIC,
    GOLD,
    HAND,
    K_MORIBUND,
    K_ROLE,
    LIMBO,
    MILITARY_LEFT,
    OWN,
    PLAY,
    REVEALED,
    U_ROUND,
    USED,
    V_ATTACH,
    V_ATTACK,
    V_CANCEL,
    V_DEFEND,
    V_DISCARD_HAND,
    V_EFFECT,
    V_GOLD,
    V_LEAVE,
    V_REDIRECT,
    V_REMOVE,
    V_REVEAL,
    V_SHUFFLE_IN,
    V_TAKE,
    V_USE,
    W_CANCEL,
)
from ludilex.kernel.codes import ABSOLUTE, M_GAME, NEXT, NONE, O_SEAT, OPTION, S_HAPPENS, STAY, W_COUNT, W_HOST
from ludilex.kernel.events import Event, Lasting
from ludilex.kernel.lasting import add_lasting
from ludilex.kernel.pipeline import change_counter, change_resource, move_card, move_cards, propose
from ludilex.kernel.programs import Cards, Number, Op, Register
from ludilex.kernel.windows import Round

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State
from ludilex.games.agot.ops import random_cards, rotate


class Redirect(Op):
    """Moribund cards will go to another zone of their owners."""

    def __init__(self, to: i64, cards: Cards, citation: i64 = 0) -> None:
        self.to: i64 = to
        self.cards: Cards = cards
        self.citation: i64 = citation

    def run(self, s: State, f: Frame) -> i64:
        found = [c for c in self.cards.find(s, f)[::2] if s.counter(c, K_MORIBUND) > 0]
        if f.i >= len(found):
            return NEXT
        c = found[f.i]
        f.i += 1
        e = about_card(s, V_REDIRECT, W_COUNT, c, -1, 0, self.citation)
        e.key = K_MORIBUND
        e.n = 1 + self.to - s.counter(c, K_MORIBUND)
        propose(s, f, e)
        return STAY


class Cancel(Op):
    """Cancel the effect this answers: its costs stay paid, an event goes to the discard pile."""

    def run(self, s: State, f: Frame) -> i64:
        i = s.sp - 2
        while i > 0:
            op = s.stack[i].program.ops[0]
            if isinstance(op, Round) and op.window == W_CANCEL:
                q = s.stack[i - 1]
                q.pc = q.program.n
                if s.tracing:
                    s.note(S_HAPPENS, V_CANCEL, q.card, f.me, 0, 0)
                if s.kind(q.card) == LIMBO:
                    move_card(s, f, V_LEAVE, q.card, s.life[q.card], s.owner[q.card] * OWN + DISCARD, 0)
                return NEXT
            i -= 1
        return NEXT


class TakeGold(Op):
    """The opponent's gold goes to me."""

    def __init__(self) -> None:
        self.amount: Register = Register("gold")

    def registers(self) -> list[Register]:
        return [self.amount]

    def run(self, s: State, f: Frame) -> i64:
        f.i += 1
        if f.i == 1:
            p = (f.me + 1) % s.players
            n = s.resource(p, GOLD)
            f.set_reg(self.amount.slot, n)
            if n == 0:
                return NEXT
            change_resource(s, f, V_GOLD, p, GOLD, -n, 0)
            return STAY
        change_resource(s, f, V_GOLD, f.me, GOLD, f.reg(self.amount.slot), 0)
        return NEXT


class DiscardGold(Op):
    """I choose a player who has gold; so much of it goes to the treasury."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def run(self, s: State, f: Frame) -> i64:
        if s.answer != NONE:
            p = s.take() - O_SEAT * OPTION
        else:
            for q in range(s.players):
                if s.resource(q, GOLD) > 0:
                    s.offer(O_SEAT * OPTION + q)
            if s.nopts > 1:
                return s.ask(f.me, s.rules.prompt("whose-gold"))
            if s.nopts == 0:
                return NEXT
            s.nopts = 0
            p = s.opts[0] - O_SEAT * OPTION
        have = s.resource(p, GOLD)
        change_resource(s, f, V_GOLD, p, GOLD, -self.n if self.n < have else -have, 0)
        return NEXT


class DiscardFromHand(Op):
    """The cards are discarded from their owners' hands; `random`: so many of the opponent's, by lot."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def run(self, s: State, f: Frame) -> i64:
        refs = random_cards(s, (f.me + 1) % s.players, self.n)
        f.n = 0
        if len(refs) > 0:
            move_cards(s, f, V_DISCARD_HAND, refs, DISCARD, True, 0, -1)
        return NEXT


class AttachThis(Op):
    """This card is attached to the first of the remembered cards."""

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) == 0:
            return NEXT
        refs = [f.card, s.life[f.card]]
        f.life = s.life[f.card] + 1
        move_cards(s, f, V_ATTACH, refs, ABSOLUTE + f.me * OWN + ATTACHED, True, 0, f.it[0])
        return NEXT


class AttachIt(Op):
    """The remembered card, wherever it is, is attached to a character of mine that I choose."""

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) == 0:
            return NEXT
        if s.answer == NONE:
            for c in s.cards_in(f.me * OWN + PLAY):
                if s.types(c) & CHARACTER != 0 and alive(s, c):
                    s.offer(c)
            return s.ask(f.me, s.rules.prompt("host")) if s.nopts > 0 else NEXT
        h = s.take()
        move_cards(s, f, V_ATTACH, f.it[:2], ABSOLUTE + f.me * OWN + ATTACHED, True, 0, h)
        return NEXT


class CanCarryThis(Number):
    """The card may carry this attachment."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c in hosts(s, f.card)[::2] else 0


class MoveAttachment(Op):
    """This attachment moves to the first of the remembered cards."""

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) == 0:
            return NEXT
        e = Event(V_ATTACH, W_HOST)
        e.cards = [f.card]
        e.lives = [f.life]
        e.n = f.it[0]
        propose(s, f, e)
        return NEXT


class ShuffleIn(Op):
    """I shuffle all cards of a pile of mine into my deck."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            s.shuffle(f.me * OWN + DECK)
            return NEXT
        f.i = 1
        refs: list[i64] = []
        for c in s.cards_in(f.me * OWN + self.kind):
            refs += [c, s.life[c]]
        if len(refs) > 0:
            move_cards(s, f, V_SHUFFLE_IN, refs, DECK, True, 0, -1)
        return STAY


class Take(Op):
    """The remembered cards of my deck are shown and go to my hand; then the deck is shuffled."""

    def purpose(self) -> i64:
        return V_TAKE

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0 and len(f.it) > 0:
            f.i = 1
            s.openly = True
            move_card(s, f, V_TAKE, f.it[0], f.it[1], f.me * OWN + HAND, 0)
            return STAY
        s.openly = False
        s.shuffle(f.me * OWN + DECK)
        return NEXT


class ShuffleDeck(Op):
    """I shuffle my deck."""

    def run(self, s: State, f: Frame) -> i64:
        s.shuffle(f.me * OWN + DECK)
        return NEXT


class RevealPlot(Op):
    """Reveal the remembered plot of my plot deck: the one revealed before is used, and its text acts at once."""

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) == 0:
            return NEXT
        c = f.it[0]
        f.i += 1
        if f.i == 1:
            old = s.head[f.me * OWN + REVEALED]
            if old >= 0:
                move_card(s, f, V_USE, old, s.life[old], f.me * OWN + USED, 0)
        elif f.i == 2:
            move_cards(s, f, V_REVEAL, f.it, REVEALED, True, 0, -1)
        elif f.i == 3:
            program = s.now(c).play
            if program is not None and s.kind(c) == REVEALED:
                s.push(program, f.me, c, s.life[c])
        else:
            return rotate(s, f, f.me)
        return STAY


class RemoveFromChallenge(Op):
    """The cards leave the challenge."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def purpose(self) -> i64:
        return V_REMOVE

    def run(self, s: State, f: Frame) -> i64:
        refs = [x for x in self.cards.find(s, f)]
        change_counter(s, f, V_REMOVE, refs, K_ROLE, -2, law(s).c_removed_no_memory)
        return NEXT


class JoinChallenge(Op):
    """The cards take part in the challenge on my side."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        attacking = s.fact(F_ATTACKER) == f.me
        role = ATTACKING if attacking else DEFENDING
        change_counter(s, f, V_ATTACK if attacking else V_DEFEND, refs, K_ROLE, role, 0)
        return NEXT


class CreateEpicPhase(Op):
    """This round has an epic phase in which each player may declare one challenge of a type."""

    def __init__(self, challenge: i64) -> None:
        self.challenge: i64 = challenge

    def run(self, s: State, f: Frame) -> i64:
        me = [-2 - f.me]
        add_lasting(s, Lasting(M_GAME, G_EPIC, self.challenge, me, [0], f.card, -1, U_ROUND, f.me, 0, None, None))
        if s.tracing:
            s.note(S_HAPPENS, V_EFFECT, f.card, f.me, 0, 0)
        return NEXT


class MoreChallenges(Op):
    """I may declare one more challenge of a type this phase, at my next opportunity."""

    def __init__(self, challenge: i64) -> None:
        self.challenge: i64 = challenge

    def run(self, s: State, f: Frame) -> i64:
        change_resource(s, f, V_EFFECT, f.me, MILITARY_LEFT + self.challenge, 1, law(s).c_extra)
        return NEXT
