"""Rarer effects, costs and conditions of single cards, in plain Python: they need not be fast. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.costs import Begins, Cost, Influence
from ludilex.games.agot.effects.revealing import show
from ludilex.games.agot.ops import random_cards, rotate
from ludilex.games.agot.settle import about_card, alive, has, hosts, law, power_of, unmoved
from ludilex.games.agot.terms import (
    ATTACHED,
    ATTACKING,
    CHARACTER,
    DEAD,
    DEATHBOUND,
    DECK,
    DEFENDING,
    DISCARD,
    F_ATTACKER,
    FACT_ATTACKER,
    FACT_ATTACKERS,
    FACT_RENOWN,
    G_EPIC,
    GOLD,
    HAND,
    HOUSE,
    HOUSES,
    K_BYPASSED,
    K_MORIBUND,
    K_ROLE,
    K_UNDER,
    LIMBO,
    MILITARY_LEFT,
    OWN,
    PLAY,
    REVEALED,
    STALWART,
    U_ROUND,
    USED,
    V_ATTACH,
    V_CANCEL,
    V_DISCARD,
    V_DISCARD_HAND,
    V_EFFECT,
    V_GOLD,
    V_JOIN,
    V_KILL,
    V_LEAVE,
    V_REDIRECT,
    V_REMOVE,
    V_RETURN,
    V_REVEAL,
    V_SHUFFLE_IN,
    V_TAKE,
    V_USE,
    W_CANCEL,
)
from ludilex.kernel.codes import ABSOLUTE, M_GAME, NEXT, NONE, O_SEAT, OPTION, S_HAPPENS, STAY, W_COUNT, W_HOST
from ludilex.kernel.control import If, OneOf
from ludilex.kernel.events import Lasting
from ludilex.kernel.lasting import add_lasting
from ludilex.kernel.leaving import attached
from ludilex.kernel.pipeline import change_counter, change_resource, move_card, move_cards, propose
from ludilex.kernel.programs import Cards, Number, Op, Register, flatten
from ludilex.kernel.selectors import ANYONE, ME
from ludilex.kernel.windows import Round

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class Redirect(Op):
    """Moribund cards will go to another zone of their owners, or lie facedown under this card (ATTACHED)."""

    def __init__(self, to: i64, cards: Cards, citation: i64 = 0) -> None:
        self.to: i64 = to
        self.cards: Cards = cards
        self.citation: i64 = citation

    def run(self, s: State, f: Frame) -> i64:
        found = [c for c in self.cards.find(s, f)[::2] if s.counter(c, K_MORIBUND) > 0 and not self.decided(s, f, c)]
        if f.i >= len(found):
            return NEXT
        c = found[f.i]
        f.i += 1
        if self.to == ATTACHED:
            s.cnt[c * s.rules.nk + K_UNDER] = 1 + f.card
        e = about_card(s, V_REDIRECT, W_COUNT, c, -1, 0, self.citation)
        e.key = K_MORIBUND
        e.n = 1 + self.to - s.counter(c, K_MORIBUND)
        propose(s, f, e)
        return STAY

    def decided(self, s: State, f: Frame, c: i64) -> bool:
        """Another effect has said already where it goes, and by an option that stays."""
        e = f.event
        if e is None or not law(s).first_destination:
            return False
        usual = {V_KILL: DEAD, V_DISCARD: DISCARD, V_RETURN: HAND}
        return bool(s.counter(c, K_MORIBUND) != 1 + usual.get(e.verb, HAND))


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


class LoseGold(Op):
    """A player loses so much gold, as far as there is: I, the opponent, or one of my choice who has some (ANYONE).

    ``n``: 0 means all of it. It goes to the treasury, or, ``gain``, to me.
    """

    def __init__(self, n: i64, whose: i64 = ME, gain: bool = False) -> None:
        self.n: i64 = n
        self.whose: i64 = whose
        self.gain: bool = gain
        self.amount: Register = Register("gold")

    def registers(self) -> list[Register]:
        return [self.amount]

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            change_resource(s, f, V_GOLD, f.me, GOLD, f.reg(self.amount.slot), 0)
            return NEXT
        p = f.me if self.whose == ME else (f.me + 1) % s.players
        if s.answer != NONE:
            p = s.take() - O_SEAT * OPTION
        elif self.whose == ANYONE:
            rich = [q for q in range(s.players) if s.resource(q, GOLD) > 0]
            if len(rich) > 1:
                for q in rich:
                    s.offer(O_SEAT * OPTION + q)
                return s.ask(f.me, s.rules.prompt("whose-gold"))
            p = rich[0] if len(rich) > 0 else p
        have = s.resource(p, GOLD)
        n = have if self.n == 0 or self.n > have else self.n
        if n <= 0:
            return NEXT
        f.set_reg(self.amount.slot, n)
        f.i = 1
        change_resource(s, f, V_GOLD, p, GOLD, -n, unmoved(s, f.card, p))
        return STAY if self.gain else NEXT


class DiscardFromHand(Op):
    """The cards are discarded from their owners' hands; `random`: so many of the opponent's, by lot."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def run(self, s: State, f: Frame) -> i64:
        p = (f.me + 1) % s.players
        refs = random_cards(s, p, self.n)
        f.n = 0
        if len(refs) > 0:
            move_cards(s, f, V_DISCARD_HAND, refs, DISCARD, True, unmoved(s, f.card, p), -1)
        return NEXT


class AttachThis(Op):
    """This card is attached to the first of the remembered cards; an attachment moves there."""

    def run(self, s: State, f: Frame) -> i64:
        if len(f.it) == 0:
            return NEXT
        if s.kind(f.card) == ATTACHED:
            propose(s, f, about_card(s, V_ATTACH, W_HOST, f.card, 0, f.it[0], 0))
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
            show(s, f, f.me, f.it[:2])
            return STAY
        if f.i == 1:
            f.i = 2
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
    """The cards take part in the challenge on my side, though nobody declared them (agot.assume.joining)."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        role = ATTACKING if s.fact(F_ATTACKER) == f.me else DEFENDING
        change_counter(s, f, V_JOIN, refs, K_ROLE, role, law(s).c_joins)
        return NEXT


class MayJoin(Number):
    """The card can join the challenge: it takes no part yet, and was not bypassed, so that it may defend."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and s.counter(c, K_ROLE) == 0 and s.counter(c, K_BYPASSED) == 0 else 0


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


# ---- costs and conditions
class AttachmentsOn(Number):
    """How many attachments are on the card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        n: i64 = 0
        if c >= 0:
            for x in attached(s, c):
                if s.kind(x) == ATTACHED:
                    n += 1
        return n


class InHouse(Number):
    """The card is of the house of my House card, or neutral."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        h = s.head[f.me * OWN + HOUSE]
        if c < 0 or h < 0:
            return 0
        houses = s.now(c).colors & HOUSES
        return 1 if houses == 0 or houses & s.now(h).colors != 0 else 0


class HouseCard(Cards):
    """My House card."""

    def find(self, s: State, f: Frame) -> list[i64]:
        h = s.head[f.me * OWN + HOUSE]
        return [h, s.life[h]] if h >= 0 else []


class PlotsOf(Cards):
    """The revealed plots of all players with a House card of this house."""

    def __init__(self, house: i64) -> None:
        self.house: i64 = house

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        for p in range(s.players):
            c = s.head[p * OWN + REVEALED]
            h = s.head[p * OWN + HOUSE]
            if c >= 0 and h >= 0 and has(s, h, self.house):
                out += [c, s.life[c]]
        return out


class NotIt(Cards):
    """Those of a selection that are not remembered."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def find(self, s: State, f: Frame) -> list[i64]:
        found = self.cards.find(s, f)
        kept = f.it[::2]
        out: list[i64] = []
        for i in range(0, len(found), 2):
            if found[i] not in kept:
                out += [found[i], found[i + 1]]
        return out


class AttachedToThis(Number):
    """The card is attached to this card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if c >= 0 and s.hosted and s.host[c] == f.card and s.kind(c) == ATTACHED else 0


class TotalPower(Number):
    """Power of mine (or of the opponent)."""

    def __init__(self, opponent: bool = False) -> None:
        self.opponent: bool = opponent

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return power_of(s, (f.me + 1) % s.players if self.opponent else f.me)


class BoundFor(Number):
    """The card is moribund, or an event just played, and will be placed in this pile (a killed card of another type is
    not placed in the dead pile)."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if c >= 0 and s.kind(c) == LIMBO:
            return 1 if s.now(c).word(DEATHBOUND) == (1 if self.kind == DEAD else 0) else 0
        if c < 0 or s.counter(c, K_MORIBUND) != 1 + self.kind:
            return 0
        return 1 if self.kind != DEAD or (s.printed(c).types & CHARACTER != 0 and s.now(c).word(STALWART) == 0) else 0


class AttackedAlone(Number):
    """The card was the only attacker left when the challenge resolved."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        if e is None or e.fact(FACT_ATTACKERS) != 1:
            return 0
        i = e.place(f.card)
        return 1 if i >= 0 and 1 + e.controllers[i] == e.fact(FACT_ATTACKER) else 0


class FirstInEvent(Number):
    """This card has replaced nothing in the event yet."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        return 0 if e is not None and any((u // 4096) % 4096 == f.card for u in e.used) else 1


class ForRenown(Number):
    """The power is claimed for renown."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        e = f.event
        return 1 if e is not None and e.fact(FACT_RENOWN) == 1 else 0


class Either(Cost):
    """Pay one of two costs, whichever the player wants and can."""

    def __init__(self, names: list[str], a: Cost, b: Cost) -> None:
        self.names: list[str] = names
        self.a: Cost = a
        self.b: Cost = b

    def takes_gold(self) -> bool:
        return self.a.takes_gold() and self.b.takes_gold()

    def payable(self, s: State, f: Frame) -> bool:
        return self.a.payable(s, f) or self.b.payable(s, f)

    def flat(self, out: list[Op]) -> None:
        choice: list[Op] = [OneOf(self.names, [[self.a], [self.b]])]
        flatten([If(CanPay(self.a), [If(CanPay(self.b), choice, [self.a])], [self.b])], out)


class CanPay(Number):
    """The cost can be paid."""

    def __init__(self, cost: Cost) -> None:
        self.cost: Cost = cost

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if self.cost.payable(s, f) else 0


class FreeOfGold(Number):
    """The ability that has just begun, below the window in which this is asked, costs neither gold nor influence."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        begun = s.stack[s.sp - 2].program.key
        d = s.now(c)
        for a in d.abilities:
            if a.program.key == begun and priced(a.when):
                return 0
        for t in d.triggers:
            if t.program.key == begun and priced(t.price):
                return 0
        return 1


def priced(needs: Number | None) -> bool:
    """Gold or influence is among the costs."""
    if isinstance(needs, Begins):
        for cost in needs.costs:
            if isinstance(cost, (Influence, Either)) or cost.takes_gold():
                return True
    return False
