"""What only HKK has: actions. Announcing a card or an ability, what it costs, answering it, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.hkk.costs import (
    ABILITY_COST,
    affordable,
    changes,
    payable,
    price_of,
    price_of_use,
    spared,
    substituted,
    substitutes,
    targets,
    tell_price,
    variable,
)
from ludilex.games.hkk.keywords import icon
from ludilex.games.hkk.nekron import PLAN, PRICE, THROWN, Confirm, offer_withdrawal, undo, unveil
from ludilex.games.hkk.terms import (
    AS_INSTANT,
    BUILDING,
    CREATURE,
    CURRENCIES,
    DECK,
    FLYING,
    GENERAL,
    GRAVEYARD,
    HAND,
    INSTANT,
    LOCATION,
    LOCATION_SLOT,
    NEKRON_PLAYS,
    OWN,
    P_MAIN,
    PAYS_X,
    Q_PAY,
    Q_SUBSTITUTE,
    Q_TARGET,
    Q_X,
    QUEUE,
    RULE,
    SPECIAL,
    SPELL,
    U_ACTION,
    USED,
    V_ANNOUNCE,
    V_ENTER,
    V_PAY,
    V_PLAY,
    V_PREVENT,
    V_PRICE,
    V_RESOLVE,
    V_REVEAL,
    V_SUBSTITUTE,
    V_USE,
    Y_NEKRON,
    Y_SACRIFICE,
)
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.characteristics import total
from ludilex.kernel.codes import (
    DONE,
    M_COST,
    M_GAME,
    M_SHIELD,
    NEXT,
    NONE,
    O_NUMBER,
    O_SEAT,
    OPTION,
    S_FORBIDDEN,
    S_HAPPENS,
    S_SKIPPED,
    STAY,
    WITHDRAW,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.knowledge import learn
from ludilex.kernel.lasting import expire
from ludilex.kernel.payment import Pay
from ludilex.kernel.pipeline import happen
from ludilex.kernel.programs import Op, Program, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

MOST_X: Final = 30
F_X: Final = 0  # fact of an entering: the value of its X or ?

# Registers of an action.
X: Final = Register("x")
ABILITY: Final = Register("ability")  # 1 + index of the used one; 0: a card is played
PREVENTED: Final = Register("prevented")
ANSWERED: Final = Register("answered")  # id of the action this is a reaction to
FREE: Final = Register("free")  # 1: an effect plays the card, and nothing is paid for it
REGISTERS: Final = [X, PRICE, PLAN, ABILITY, PREVENTED, ANSWERED, THROWN, FREE]


def aim(s: State, f: Frame, answer: i64) -> None:
    """The target chosen: a card, or a player."""
    if answer >= OPTION:
        f.it = [-2 - (answer - O_SEAT * OPTION), 0]
    else:
        f.it = [answer, s.life[answer]]


# ---- announcing
class Announce(Op):
    """Show the card, choose X, then the target, then fix the price. It is in the queue and nowhere else now."""

    def registers(self) -> list[Register]:
        return REGISTERS

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        note = r.notes[s.defn[f.card]]
        if s.answer == WITHDRAW:
            return undo(s, f)
        if s.answer != NONE:
            a = s.take()
            if a >= O_NUMBER * OPTION and a < (O_NUMBER + 1) * OPTION:
                f.set_reg(X.slot, a - O_NUMBER * OPTION)
                f.i = 1
            else:
                aim(s, f, a)
                return self.fix(s, f, r)
        elif s.kind(f.card) != QUEUE:
            self.show(s, f, r)
        free = f.reg(FREE.slot) > 0
        if f.i == 0 and s.printed(f.card).word(PAYS_X) > 0 and not free:
            return self.ask_x(s, f, r)
        cards = s.now(f.card).target
        if cards is None:
            return self.fix(s, f, r)
        for t in targets(s, f.me, f.card, cards, note.vary is not None and not free):
            s.offer(t)
        if note.players:
            offer_players(s)
        offer_withdrawal(s, f)
        return s.ask(f.me, Q_TARGET)

    def show(self, s: State, f: Frame, r: Hkk) -> None:
        """The card goes to the queue; a cost that depends on the hand shows the hand (hkk.7.7.2.s2)."""
        if r.notes[s.defn[f.card]].shows_hand:
            for c in s.cards_in(f.me * OWN + HAND):
                if s.knowing:
                    learn(s, c, (1 << s.players) - 1)
                if s.tracing:
                    s.note(S_HAPPENS, V_REVEAL, c, f.me, 1, r.c_hand_shown)
        if pure_nekron(s, f.card) and s.kind(f.card) == HAND:
            s.res[f.me * s.nr + NEKRON_PLAYS] += 1
        s.put(f.card, f.me * OWN + QUEUE, True, V_ANNOUNCE, announced(s, f.me, f.card))
        f.life = s.life[f.card]

    def ask_x(self, s: State, f: Frame, r: Hkk) -> i64:
        x: i64 = 0
        while x <= MOST_X and affordable(s, f.me, f.card, x):
            s.offer(O_NUMBER * OPTION + x)
            x += 1
        offer_withdrawal(s, f)
        return s.ask(f.me, Q_X)

    def fix(self, s: State, f: Frame, r: Hkk) -> i64:
        """X or ? and the modified price are fixed now."""
        x = f.reg(X.slot) + variable(s, f.me, f.card, f.it[0] if len(f.it) > 0 else i64(-1))
        f.set_reg(X.slot, x)
        price = price_of(s, f.card, x) if f.reg(FREE.slot) == 0 else [i64(0)] * CURRENCIES
        f.keep(PRICE.slot, price)
        if len(f.it) > 0 and f.it[0] >= 0 and s.kind(f.it[0]) == DECK:
            reveal(s, f, f.it[0])
        if s.tracing and f.reg(FREE.slot) == 0:
            tell_price(s, f.me, f.card, price, changes(s, f.card))
        return NEXT

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """Why this is no X, or no target: its resistance, or it is not what the card asks for."""
        r = s.rules
        assert isinstance(r, Hkk)
        if code >= O_NUMBER * OPTION and code < (O_NUMBER + 1) * OPTION and s.prompt == Q_X:
            return [r.cite(*r.citations[r.c_variable], *r.citations[r.c_points]), i64(-1)]
        if code < 0 or code >= len(s.zone):
            return NO_NUMBERS
        why = spared(s, f.card, code)
        if why < 0 and s.kind(code) == RULE:
            why = r.c_beside
        return [why if why >= 0 else r.notes[s.defn[f.card]].refusal, code]


def announced(s: State, p: i64, c: i64) -> i64:
    """Under what a card is announced: its X is chosen now, or it is an instant in no main phase of its player."""
    r = s.rules
    assert isinstance(r, Hkk)
    if s.printed(c).word(PAYS_X) > 0:
        return r.c_fixed
    if r.notes[s.defn[c]].moment == AS_INSTANT and not (s.phase == P_MAIN and s.active == p):
        return r.c_instant_time
    return 0


def reveal(s: State, f: Frame, c: i64) -> None:
    """What the action is about to play from a deck is shown to all."""
    if s.knowing:
        learn(s, c, (1 << s.players) - 1)
    if s.tracing:
        s.note(S_HAPPENS, V_REVEAL, c, f.me, 1, 0)


def offer_players(s: State) -> None:
    """Offer every player."""
    p: i64 = 0
    while p < s.players:
        s.offer(O_SEAT * OPTION + p)
        p += 1


def pure_nekron(s: State, c: i64) -> bool:
    """Its cost is nothing but nekron (hkk.7.5.1)."""
    costs = s.printed(c).costs
    for k in range(len(costs)):
        if (costs[k] > 0) != (k == Y_NEKRON):
            return False
    return len(costs) > 0


class Substitute(Op):
    """A part of the price may be substituted, if a text of the player allows it; the rest of the cost is paid."""

    def run(self, s: State, f: Frame) -> i64:
        if s.effect_keys[M_GAME] == 0 and s.answer == NONE:
            return NEXT
        if s.answer == WITHDRAW:
            return undo(s, f)
        price = f.cards_in(PRICE.slot)
        if s.answer != NONE:
            w = s.take()
            if w != DONE:
                f.keep(PRICE.slot, substituted(s, w, f.me, price))
                s.cnt[w * s.rules.nk + USED] |= 1 << f.me
                happen(s, f, V_SUBSTITUTE, f.me, NO_NUMBERS, 1, substituting(s, w))
            return NEXT
        for w in substitutes(s, f.me, f.card, price):
            s.offer(w)
        if s.nopts == 0:
            return NEXT
        if payable(s, f.me, f.card, price):
            s.offer(DONE)
        offer_withdrawal(s, f)
        return s.ask(f.me, Q_SUBSTITUTE)


def substituting(s: State, w: i64) -> i64:
    """Citation of what text w substitutes: a sacrifice like anything else, and nekron without its rule."""
    r = s.rules
    assert isinstance(r, Hkk)
    frm, to, _, _ = r.notes[s.defn[w]].substitute
    if to == Y_NEKRON:
        return r.c_no_nekron_play
    return r.c_substitutable if frm == Y_SACRIFICE else i64(0)


class AnnounceUse(Op):
    """Name the ability, choose its target, fix its price."""

    def registers(self) -> list[Register]:
        return REGISTERS

    def run(self, s: State, f: Frame) -> i64:
        a = s.printed(f.card).abilities[f.reg(ABILITY.slot) - 1]
        if s.answer == WITHDRAW:
            return undo(s, f)
        if s.answer != NONE:
            aim(s, f, s.take())
        else:
            if s.tracing:
                s.note(S_HAPPENS, V_USE, f.card, f.me, 0, a.citation)
            if a.target is not None:
                for t in targets(s, f.me, f.card, a.target, False):
                    s.offer(t)
                offer_withdrawal(s, f)
                return s.ask(f.me, Q_TARGET)
        if s.tracing and s.kind(f.card) == LOCATION_SLOT and total(s, M_COST, ABILITY_COST, f.card) != 0:
            r = s.rules
            assert isinstance(r, Hkk)
            s.note(S_FORBIDDEN, V_PRICE, f.card, f.me, 0, r.c_location_use)
        s.cnt[f.card * s.rules.nk + USED] |= 1 << f.me
        f.keep(PRICE.slot, price_of_use(s, f.card, a))
        return NEXT


# ---- answering
class React(Op):
    """The window in which the action may be answered; locations have none (hkk.8.9.1.p2, 8.9.5.1)."""

    def __init__(self, program: Program) -> None:
        self.program: Program = program

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        if f.i == 1:
            return NEXT
        if s.types(f.card) & (LOCATION | SPECIAL):
            why = r.c_no_answer if f.reg(ABILITY.slot) == 0 else r.c_use_no_answer
            if s.types(f.card) & SPECIAL:
                why = r.c_beside
            if s.tracing:
                s.note(S_FORBIDDEN, V_PREVENT, f.card, (f.me + 1) % s.players, 0, why)
            return NEXT
        f.i = 1
        s.push(self.program, f.me, f.card, f.life)
        return STAY


def action_of(s: State) -> Frame | None:
    """The action that is being carried out: the nearest frame of one below."""
    r = s.rules
    assert isinstance(r, Hkk)
    i = s.sp - 1
    while i >= 0:
        f = s.stack[i]
        if f.program is r.play_program or f.program is r.use_program:
            return f
        i -= 1
    return None


class Prevent(Op):
    """The action that this answers does not come about."""

    def run(self, s: State, f: Frame) -> i64:
        mine = action_of(s)
        if mine is None:
            return NEXT
        wanted = mine.reg(ANSWERED.slot)
        for i in range(s.sp):
            q = s.stack[i]
            if q.id == wanted:
                q.set_reg(PREVENTED.slot, 1)
                if s.tracing:
                    s.note(S_HAPPENS, V_PREVENT, q.card, f.me, 1, as_source(s, f.card, q))
        return NEXT


def as_source(s: State, reaction: i64, action: Frame) -> i64:
    """Under what a reaction that prevents sources prevents this action: to play a spell is one (hkk.8.5.0.s2)."""
    r = s.rules
    assert isinstance(r, Hkk)
    spell = action.reg(ABILITY.slot) == 0 and s.types(action.card) & SPELL != 0
    return r.c_spell_source if spell and r.notes[s.defn[reaction]].answers == SPELL else i64(0)


# ---- coming about
class Resolve(Op):
    """The card comes about, unless it was prevented: it enters or has its effect."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        if f.reg(PREVENTED.slot) > 0:
            if s.tracing:
                s.note(S_SKIPPED, V_PLAY, f.card, f.me, 0, 0)
            return NEXT
        f.i += 1
        if f.i == 1:
            unveil(s, f, r)
            if s.types(f.card) & LOCATION:
                if s.tracing and s.live[V_PLAY] > 0:
                    s.note(S_FORBIDDEN, V_PLAY, f.card, f.me, 0, r.c_no_play)
            elif s.live[V_PLAY] > 0:
                happen(s, f, V_PLAY, f.me, [f.card, f.life], 1, 0)
            return STAY
        if f.i == 2:
            self.come_about(s, f, r)
            return STAY
        return NEXT

    def come_about(self, s: State, f: Frame, r: Hkk) -> None:
        d = s.now(f.card)
        if d.attach is not None and shielded(s, f.it[0], f.id):
            if s.tracing:
                s.note(S_FORBIDDEN, V_ENTER, f.it[0], f.me, 0, r.c_shielded)
            return
        if not stays(s, f.card):
            if d.play is not None:
                q = s.push(d.play, f.me, f.card, f.life)
                q.it = f.it
            return
        if d.attach is not None and (s.life[f.it[0]] != f.it[1] or not s.in_play(f.it[0])):
            return  # what it was to be put on has gone
        enter = s.push(r.programs["enter"], f.me, f.card, f.life)
        enter.it = f.it
        enter.set_reg(X.slot, f.reg(X.slot))


def shielded(s: State, c: i64, action: i64) -> bool:
    """A body part was sacrificed so that this action does nothing to card c."""
    if s.effect_keys[M_SHIELD] == 0:
        return False
    for m in s.lastings:
        if m.kind == M_SHIELD and m.n == action and m.hits(s, c):
            return True
    return False


def stays(s: State, c: i64) -> bool:
    """It comes into play and stays there, as all but instants and generals do."""
    return s.types(c) & (INSTANT | GENERAL) == 0


def enters_passive(s: State, c: i64) -> bool:
    """Creatures and buildings come into play passive; flying creatures do not (an assumption)."""
    t = s.types(c)
    return t & BUILDING != 0 or (t & CREATURE != 0 and not icon(s, c, FLYING))


class ResolveUse(Op):
    """The ability has its effect, unless it was prevented."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        if f.i == 1:
            return NEXT
        if f.reg(PREVENTED.slot) > 0:
            if s.tracing:
                s.note(S_SKIPPED, V_USE, f.card, f.me, 0, 0)
            return NEXT
        f.i = 1
        unveil(s, f, r)
        q = s.push(s.printed(f.card).abilities[f.reg(ABILITY.slot) - 1].program, f.me, f.card, f.life)
        q.it = f.it
        return STAY


class Finish(Op):
    """What lasts as long as the action ends; a card still in the queue goes to the graveyard."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        if len(s.lastings) > 0:
            expire(s, U_ACTION + f.id)
        if s.life[f.card] == f.life and s.kind(f.card) == QUEUE:
            s.put(f.card, s.owner[f.card] * OWN + GRAVEYARD, True, V_RESOLVE, r.c_spell_gone)
        return NEXT


def play_program(react: React) -> list[Op]:
    """Playing a card, from the announcement to the end."""
    return [Announce(), Substitute(), Pay(PRICE, PLAN, V_PAY, Q_PAY), Confirm(), react, Resolve(), Finish()]


def use_program(react: React) -> list[Op]:
    """Using an ability."""
    return [AnnounceUse(), Pay(PRICE, PLAN, V_PAY, Q_PAY), Confirm(), react, ResolveUse(), Finish()]
