"""Effects that only this game has, those the rules themselves use too. Rarer ones are in `effects`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.settle import alive, barred, has, law, move_by_rule, original
from ludilex.games.agot.terms import (
    CHARACTER,
    DECK,
    DISCARD,
    DRAW_CAP,
    DRAWN,
    DUPLICATES,
    FACT_CANNOT_SAVE,
    FACT_RENOWN,
    G_NEXT_COSTS,
    HAND,
    HOUSE,
    INFAMY,
    K_MORIBUND,
    K_POWER,
    K_ROLE,
    OWN,
    PLAY,
    PLOTS,
    U_PHASE,
    USED,
    V_DRAW,
    V_DUPLICATE,
    V_EFFECT,
    V_LEAVE,
    V_POWER,
    V_PUT,
    V_RETURN,
    V_SAVE,
    V_USE,
)
from ludilex.kernel.codes import (
    ABSOLUTE,
    C_COST,
    M_GAME,
    M_IMMUNE,
    NEXT,
    NONE,
    S_FORBIDDEN,
    S_HAPPENS,
    STAY,
    W_COUNT,
)
from ludilex.kernel.control import number
from ludilex.kernel.events import Event, Lasting
from ludilex.kernel.lasting import add_lasting
from ludilex.kernel.ops import Choose
from ludilex.kernel.pipeline import change_counter, move_card, move_cards, propose
from ludilex.kernel.programs import Cards, Number, Op

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class Doom(Op):
    """The cards become moribund: killed, discarded or returned, they will go to a zone of their owners."""

    def __init__(self, verb: i64, cards: Cards, to: i64, saveable: bool = True, citation: i64 = 0) -> None:
        self.verb: i64 = verb
        self.cards: Cards = cards
        self.to: i64 = to
        self.saveable: bool = saveable
        self.citation: i64 = citation

    def purpose(self) -> i64:
        return self.verb

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        f.n = 0
        if len(refs) == 0:
            return NEXT
        e = Event(self.verb, W_COUNT)
        e.cards = refs[::2]
        e.lives = refs[1::2]
        e.key = K_MORIBUND
        e.n = 1 + self.to
        e.to = self.to
        e.citation = self.citation
        if not self.saveable:
            e.facts = [FACT_CANNOT_SAVE, 1]
        propose(s, f, e)
        return NEXT


class Save(Op):
    """Take the cards out of the event they are being saved from."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def purpose(self) -> i64:
        return V_SAVE

    def run(self, s: State, f: Frame) -> i64:
        f.n = 0
        for c in self.cards.find(s, f)[::2]:
            i = s.sp - 2
            while i >= 0:
                e = s.stack[i].event
                if e is not None and not e.done and e.key == K_MORIBUND and c in e.cards:
                    self.save(s, f, e, c)
                    break
                i -= 1
        return NEXT

    def save(self, s: State, f: Frame, e: Event, c: i64) -> None:
        why = s.rules.immune(s, c, f.card, 0)
        if why >= 0:
            if s.tracing:
                s.note(S_FORBIDDEN, V_SAVE, c, f.me, 0, why)
            return
        e.drop(e.place(c))
        f.n += 1
        if s.tracing:
            own = s.kind(f.card) == DUPLICATES and s.total(M_IMMUNE, CHARACTER, c) > 0
            cite = law(s).c_own if own else i64(0)
            if e.terminal:
                cite = law(s).c_returned if returns(f) else law(s).c_way_out
            s.note(S_HAPPENS, V_SAVE, c, f.me, 0, cite)


def returns(f: Frame) -> bool:
    """The effect of the frame also returns cards to hand."""
    for op in f.program.ops:
        if isinstance(op, Doom) and op.verb == V_RETURN:
            return True
    return False


class SpendDuplicate(Op):
    """This duplicate goes to its owner's discard pile, as the price of the save it gave."""

    def run(self, s: State, f: Frame) -> i64:
        before = f.cause
        f.cause = C_COST
        to = s.owner[f.card] * OWN + DISCARD
        move_card(s, f, V_LEAVE, f.card, f.life, to, law(s).c_owner)
        f.cause = before
        return NEXT


class ClaimPower(Op):
    """Each of the cards claims so much power."""

    def __init__(self, cards: Cards, n: object = 1) -> None:
        self.cards: Cards = cards
        self.n: Number = number(n)

    def purpose(self) -> i64:
        return V_POWER

    def run(self, s: State, f: Frame) -> i64:
        change_counter(s, f, V_POWER, self.cards.find(s, f), K_POWER, self.n.value(s, f, -1), 0)
        return NEXT


def claim_renown(s: State, f: Frame, cards: list[i64]) -> None:
    """Cards claim one power each for renown."""
    e = Event(V_POWER, W_COUNT)
    e.key = K_POWER
    e.n = 1
    e.cards = cards
    e.lives = [s.life[c] for c in cards]
    e.facts = [FACT_RENOWN, 1]
    propose(s, f, e)


class ClaimForHouse(Op):
    """I claim power for my House; a character of mine with infamy may take it instead (agot.assume.infamy)."""

    def __init__(self, n: object = 1) -> None:
        self.n: Number = number(n)

    def purpose(self) -> i64:
        return V_POWER

    def run(self, s: State, f: Frame) -> i64:
        return claim_for_house(s, f, f.me, self.n.value(s, f, -1))


def claim_for_house(s: State, f: Frame, p: i64, n: i64) -> i64:
    """Player p claims power for their House, or says which character with infamy takes it. NEXT or WAIT."""
    c = s.head[p * OWN + HOUSE]
    if s.answer != NONE:
        c = s.take()
    else:
        for x in s.cards_in(p * OWN + PLAY):
            if alive(s, x) and has(s, x, INFAMY) and (s.counter(x, K_ROLE) > 0 or not law(s).infamy_participates):
                s.offer(x)
        if s.nopts > 0:
            s.offer(c)
            return s.ask(p, s.rules.prompt("infamy"))
    cite = law(s).c_infamy if s.types(c) & CHARACTER != 0 else i64(0)
    before = f.me
    f.me = p
    change_counter(s, f, V_POWER, [c, s.life[c]], K_POWER, n, cite)
    f.me = before
    return NEXT


class Draw(Op):
    """Draw so many cards, one at a time; effects give a player at most three a round."""

    def __init__(self, n: object, framework: bool = False) -> None:
        self.n: Number = number(n)
        self.framework: bool = framework

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        top = s.tail[p * OWN + DECK]
        if f.i < self.n.value(s, f, -1) and top < 0 and law(s).deck_out_loses:
            s.finish(1 << (p + 1) % s.players, law(s).c_deck_out)
            return NEXT
        if f.i >= self.n.value(s, f, -1) or top < 0:
            f.n = f.i
            return NEXT
        if not self.framework:
            if s.resource(p, DRAWN) >= DRAW_CAP:
                f.n = f.i
                return NEXT
            s.res[p * s.nr + DRAWN] += 1
        f.i += 1
        move_card(s, f, V_DRAW, top, s.life[top], p * OWN + HAND, 0)
        return STAY


def random_cards(s: State, p: i64, n: i64) -> list[i64]:
    """So many cards of player p's hand by lot: card, life, ..."""
    hand = s.cards_in(p * OWN + HAND)
    out: list[i64] = []
    while len(hand) > 0 and n > 0:
        i = s.random(len(hand))
        out += [hand[i], s.life[hand[i]]]
        hand = hand[:i] + hand[i + 1 :]
        n -= 1
    return out


class PutIntoPlay(Op):
    """The cards come into play under my control (or, `opponent`, under the other player's); a second copy of a unique
    card of mine becomes a duplicate."""

    def __init__(self, cards: Cards, opponent: bool = False) -> None:
        self.cards: Cards = cards
        self.opponent: bool = opponent

    def purpose(self) -> i64:
        return V_PUT

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        f.n = 0
        if len(refs) == 0:
            return NEXT
        p = (f.me + 1) % s.players if self.opponent else f.me
        h = original(s, law(s), p, refs[0])
        to = p * OWN + (PLAY if h < 0 else DUPLICATES)
        citation = i64(0) if h < 0 else law(s).c_duplicate
        if refs[0] == f.card:
            f.life = refs[1] + 1  # the rest of the effect is about the card in play
        move_cards(s, f, V_PUT if h < 0 else V_DUPLICATE, refs, ABSOLUTE + to, True, citation, h)
        return NEXT


def rotate(s: State, f: Frame, p: i64) -> i64:
    """An empty plot deck gets the used plots back. NEXT when there is nothing to do."""
    if s.size[p * OWN + PLOTS] > 0 or s.size[p * OWN + USED] == 0:
        return NEXT
    refs: list[i64] = []
    for c in s.cards_in(p * OWN + USED):
        refs += [c, s.life[c]]
    move_by_rule(s, f, V_USE, refs, PLOTS, law(s).c_rotation)
    return STAY


class NextCosts(Op):
    """The next card of these types with one of these marks that I play this phase costs so much less."""

    def __init__(self, n: i64, types: i64, *marks: i64) -> None:
        self.n: i64 = n
        self.types: i64 = types
        self.marks: list[i64] = list(marks)

    def run(self, s: State, f: Frame) -> i64:
        add_lasting(
            s,
            Lasting(
                M_GAME, G_NEXT_COSTS, self.n, [-2 - f.me], [0], f.card, -1, U_PHASE, f.me, 0, None, None, 0,
                [self.types] + self.marks,
            ),
        )  # fmt: skip
        if s.tracing:
            s.note(S_HAPPENS, V_EFFECT, f.card, f.me, self.n, 0)
        return NEXT


class ChooseToControl(Choose):
    """Choose cards to take control of: no unique card of which I have a copy in play or in the dead pile."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards, 1, 1, targets=True)

    def bars(self, s: State, f: Frame, c: i64) -> i64:
        why = super().bars(s, f, c)
        return why if why >= 0 else barred(s, law(s), f.me, c, False)
