"""The action window: begin, execute, passives, moribund cards leave. Its windows for answers are in `offers`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.agot.paying import give_toll, pay_gold
from ludilex.games.agot.settle import (
    alive,
    hosts,
    in_shadows,
    law,
    levy,
    original,
    price,
    propose_rule,
    use_reductions_up,
)
from ludilex.games.agot.terms import (
    ATTACHED,
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DEATHBOUND,
    DECK,
    DISCARD,
    DUPLICATES,
    F_DYING,
    G_EVENT_LEVY,
    HOUSE,
    K_FACEDOWN,
    K_MORIBUND,
    K_UNDER,
    LIMBO,
    LIMITED,
    LIMITED_PLAYED,
    ON_HOUSE,
    OWN,
    PLAY,
    SHADOWS,
    STALWART,
    V_DUPLICATE,
    V_HIDE,
    V_LEAVE,
    V_PLAY,
    W_PASSIVE,
)
from ludilex.kernel.codes import (
    ABSOLUTE,
    C_EFFECT,
    NEXT,
    NONE,
    O_MODE,
    OPTION,
    S_REPLACED,
    STAY,
    W_MOVE,
)
from ludilex.kernel.events import Event
from ludilex.kernel.pipeline import move_card, move_cards
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.windows import Triggers

if TYPE_CHECKING:
    from ludilex.games.agot.timing import Thrones
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.programs import Program
    from ludilex.kernel.state import State

DOUBLE: Final = 2  # f.i of `Marshal`: a duplicate has been paid for
GATHERED: Final = 0  # registers that `Open` declares: how many events had their passives collected,
ABILITY: Final = 1  # which ability of the card is used: its number, or -1 - number of the trigger


# ---- frames of windows
class Open(Op):
    """A program that a window starts begins: it declares the registers all of them have in common."""

    def __init__(self, cause: i64 = C_EFFECT) -> None:
        self.cause: i64 = cause
        self.gathered: Register = Register("gathered")
        self.ability: Register = Register("ability")

    def registers(self) -> list[Register]:
        return [self.gathered, self.ability]

    def run(self, s: State, f: Frame) -> i64:
        f.cause = self.cause
        return NEXT


def window_frame(s: State) -> i64:
    """Place on the stack of the frame that owns the events of the action window under way, or -1."""
    i = s.sp - 1
    while i >= 0 and s.stack[i].program.kind == 0:
        i -= 1
    return i


def start(s: State, program: Program | None, p: i64, c: i64, ability: i64) -> Frame:
    """Start a program that a window offers."""
    if program is None:
        raise RuntimeError("the rules of A Game of Thrones were not built")
    q = s.push(program, p, c, s.life[c])
    q.set_reg(ABILITY, ability)
    return q


class Use(Op):
    """Run the ability: its costs, targets and effects are one program."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            return NEXT
        f.i = 1
        k = f.reg(ABILITY)
        d = s.now(f.card)
        program = d.abilities[k].program if k >= 0 else d.triggers[-1 - k].program
        q = s.push(program, f.me, f.card, f.life)
        q.event = f.event
        return STAY


class PlayEvent(Op):
    """An event card is played from hand: it lies open until the end of the action window."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            n = levy(s, f.me, G_EVENT_LEVY)
            if n > 0:
                f.i = 2
                give_toll(s, f, f.me, n)
                return STAY
        if f.i > 0:
            f.life = s.life[f.card]
            return NEXT
        f.i = 1
        r = law(s)
        e = f.event
        cite = r.c_event
        if e is not None:
            for c in e.cards:  # what it answers counts, be it immune to it or not
                if r.immune(s, c, f.card, C_EFFECT) >= 0:
                    cite = r.c_event_counts
        move_card(s, f, V_PLAY, f.card, f.life, f.me * OWN + LIMBO, cite)
        return STAY


def pick_host(s: State, f: Frame) -> bool:
    """The host of the attachment is known; else the possible ones are offered."""
    if s.answer != NONE:
        h = s.take()
        f.it = [h, s.life[h]]
        return True
    found = hosts(s, f.card)
    if len(found) == 2:
        f.it = found
        return True
    for h in found[::2]:
        s.offer(h)
    return False


class Marshal(Op):
    """Put a card into play from hand for its price, attach it, or put it on its copy as a duplicate for nothing; one
    with the Shadow crest goes into Shadows."""

    def option_name(self, i: i64) -> str:
        return "location" if i == 0 else "attachment"

    def run(self, s: State, f: Frame) -> i64:
        r = law(s)
        c = f.card
        if f.i == 0:
            if not in_shadows(s, c) and original(s, r, f.me, c) >= 0:
                if r.free_duplicates:
                    return self.double(s, f)
                f.i = DOUBLE
                self.pay(s, f)
                return STAY
            if s.now(c).word(ON_HOUSE) > 0:
                if s.answer == NONE:
                    s.offer(O_MODE * OPTION)
                    s.offer(O_MODE * OPTION + 1)
                    return s.ask(f.me, r.prompt("play-as"))
                if s.take() == O_MODE * OPTION + 1:
                    h = s.head[f.me * OWN + HOUSE]
                    f.it = [h, s.life[h]]
            elif s.types(c) & ATTACHMENT != 0 and not in_shadows(s, c) and not pick_host(s, f):
                return s.ask(f.me, r.prompt("host"))
            f.i = 1
            self.pay(s, f)
            return STAY
        if in_shadows(s, c):
            move_cards(s, f, V_HIDE, [c, f.life], ABSOLUTE + f.me * OWN + SHADOWS, True, r.c_shadows, -1)
            return NEXT
        if f.i == DOUBLE:
            return self.double(s, f)
        to = ABSOLUTE + f.me * OWN + (PLAY if len(f.it) == 0 else ATTACHED)
        move_cards(s, f, V_PLAY, [c, f.life], to, True, 0, i64(-1) if len(f.it) == 0 else f.it[0])
        return NEXT

    def double(self, s: State, f: Frame) -> i64:
        """Put it on its copy in play."""
        r = law(s)
        h = original(s, r, f.me, f.card)
        to = ABSOLUTE + f.me * OWN + DUPLICATES
        move_cards(s, f, V_DUPLICATE, [f.card, f.life], to, True, r.c_duplicate, h)
        return NEXT

    def pay(self, s: State, f: Frame) -> None:
        """Gold; the effects that made the card cheaper are used up."""
        n = price(s, f.me, f.card)
        if not in_shadows(s, f.card):
            use_reductions_up(s, f.me, f.card)
            if s.now(f.card).word(LIMITED) > 0:
                s.res[f.me * s.nr + LIMITED_PLAYED] += 1
        pay_gold(s, f, f.me, n)


class Passives(Triggers):
    """Step 4: all passive abilities caused so far, in the order the first player chooses; then what they caused."""

    def run(self, s: State, f: Frame) -> i64:
        w = s.stack[window_frame(s)]
        done = w.reg(GATHERED)
        n: i64 = len(w.events)
        if done < n:
            while done < n:
                found = s.collect(w.events[done], W_PASSIVE)
                if len(found) > 0:
                    f.due = f.due + found
                done += 1
            w.set_reg(GATHERED, n)
        return super().run(s, f)


class Leave(Op):
    """Step 6: moribund cards and played events go to their owners' piles, with what is on them.

    What dies of it (weaker without a card that has left) has passives and responses of its own, and leaves after them.
    """

    def run(self, s: State, f: Frame) -> i64:
        r = law(s)
        below = f.i == 1  # what goes under decks leaves after the rest
        if f.i == 2 or (below and not r.stalwart_bottom):
            return self.after(s, f)
        if f.i == 0:
            if not leaving(s):
                return NEXT
            f.events = []
            f.set_reg(GATHERED, 0)
        f.i += 1
        cards: list[i64] = []
        dest: list[i64] = []
        borrowed = False
        turned = False
        for z in range(s.players * OWN):
            kind = z % OWN
            if kind != LIMBO and (s.fact(F_DYING) == 0 or kind not in (PLAY, ATTACHED, DUPLICATES)):
                continue
            c = s.head[z]
            while c >= 0:
                to: i64 = -1
                if not r.stalwart_bottom or sinks(s, c) == below:
                    to = destination(s, r, c, kind)
                if to >= 0:
                    cards.append(c)
                    dest.append(s.owner[c] * OWN + to)
                    borrowed = borrowed or s.owner[c] != z // OWN
                    turned = turned or (kind == ATTACHED and s.printed(c).types & ATTACHMENT == 0)
                c = s.nxt[c]
        if below or not r.stalwart_bottom:
            s.set_fact(F_DYING, 0)
        if len(cards) == 0:
            return STAY if r.stalwart_bottom else self.after(s, f)
        e = Event(V_LEAVE, W_MOVE)
        e.cards = cards
        e.lives = [s.life[c] for c in cards]
        e.to = DISCARD
        e.top = not below
        e.citation = r.c_borrowed if borrowed else r.c_turned_back if turned else r.c_owner
        propose_rule(s, f, e)
        e.dest = dest
        return STAY

    def after(self, s: State, f: Frame) -> i64:
        """All have left; if another card has become moribund by that, its turn comes."""
        if s.fact(F_DYING) == 0:
            return NEXT
        f.i = 0
        while not isinstance(f.program.ops[f.pc], Passives):
            f.pc -= 1
        return STAY


def leaving(s: State) -> bool:
    """Some card is moribund or has been played."""
    if s.fact(F_DYING) != 0:
        return True
    for p in range(s.players):
        if s.size[p * OWN + LIMBO] > 0:
            return True
    return False


def sinks(s: State, c: i64) -> bool:
    """It is bound for the dead pile, and its stalwart puts it under the deck instead."""
    to_dead = s.counter(c, K_MORIBUND) == 1 + DEAD and s.printed(c).types & CHARACTER != 0
    return to_dead and s.now(c).word(STALWART) > 0


def destination(s: State, r: Thrones, c: i64, kind: i64) -> i64:
    """Kind of the zone of its owner to which the card goes now, or -1: it stays."""
    if kind == LIMBO:
        if s.now(c).word(DEATHBOUND) == 0:
            return DISCARD
        if s.tracing:
            s.note(S_REPLACED, V_LEAVE, c, c, DEAD, r.c_deathbound)
        return DEAD
    m = s.counter(c, K_MORIBUND)
    if m - 1 == ATTACHED:
        return ATTACHED if alive(s, s.counter(c, K_UNDER) - 1) else DISCARD
    if m == 0:
        return DISCARD if kind != PLAY and goes_along(s, c) else i64(-1)
    if s.counter(c, K_FACEDOWN) > 0 and m - 1 != DISCARD:
        if s.tracing:
            s.note(S_REPLACED, V_LEAVE, c, c, DISCARD, r.c_facedown_leaves)
        return DISCARD
    if m - 1 == DEAD:
        cite: i64 = -1
        to: i64 = DEAD
        if s.printed(c).types & CHARACTER == 0:
            to = DISCARD
            cite = r.c_not_dead
        elif s.now(c).word(STALWART) > 0:
            to = DECK
            cite = r.c_stalwart
        if cite >= 0 and s.tracing:
            s.note(S_REPLACED, V_LEAVE, c, c, to, cite)
        return to
    return m - 1


def goes_along(s: State, c: i64) -> bool:
    """What the attachment or duplicate is on is moribund, or goes along with what it is on itself."""
    h = s.host[c] if s.hosted else i64(-1)
    if h < 0 or not alive(s, h):
        return True
    return s.kind(h) == ATTACHED and goes_along(s, h)
