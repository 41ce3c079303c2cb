"""What holds at every moment: marks, prices, uniqueness, control, power, and the state checks after an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludilex.games.agot.terms import (
    ATTACHED,
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DISCARD,
    EVENT,
    F_ATTACKER,
    F_BORROWED,
    F_CHALLENGE,
    F_FIRST,
    F_REMEMBERS,
    F_TYPE,
    FIRST_TRAIT,
    G_EVENT_LEVY,
    G_NEXT_COSTS,
    G_POWER_NOT_COUNTED,
    GOAL,
    HAND,
    HIDING,
    HOUSE,
    HOUSE_CARD,
    HOUSES,
    K_FACEDOWN,
    K_MORIBUND,
    K_POWER,
    K_ROLE,
    K_STRENGTH,
    K_UNDER,
    LAST_KEPT,
    MILITARY_LEFT,
    NO_ATTACHMENTS,
    ON_HOUSE,
    ONE_EACH,
    OWN,
    PENALTY,
    PLAY,
    SHADOW,
    STRENGTH,
    UNIQUE,
    V_CHALLENGE_ENDS,
    V_CONTROL,
    V_DISCARD,
    V_KILL,
    V_LEAVE,
)
from ludilex.kernel.asking import evaluate
from ludilex.kernel.characteristics import controls, stat
from ludilex.kernel.codes import (
    C_CONSTANT,
    C_EFFECT,
    C_RULE,
    EVERY,
    KEYS,
    M_BLANK,
    M_CONTROL,
    M_GAME,
    M_TERMINAL,
    M_TYPE,
    M_WORD,
    S_HAPPENS,
    W_CONTROL,
    W_COUNT,
    W_LASTING,
    W_MOVE,
    W_NONE,
    W_RESOURCE,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event, Lasting
from ludilex.kernel.frames import listed
from ludilex.kernel.lasting import add_lasting, end_lasting
from ludilex.kernel.leaving import attached, clear_counters
from ludilex.kernel.pipeline import change_counter, move_cards, propose

if TYPE_CHECKING:
    from ludilex.games.agot.timing import Thrones
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


def law(s: State) -> Thrones:
    """The rules of the match, as those of this game."""
    return cast("Thrones", s.rules)


# ---- what a card is
def has(s: State, c: i64, mark: i64) -> bool:
    """The card has a mark now: printed or gained ones against lost ones, by count."""
    d = s.now(c)
    n: i64 = 0
    if mark <= LAST_KEPT:
        n = (d.colors >> mark) & 1
    elif mark < FIRST_TRAIT:
        n = d.word(mark)
    elif mark in d.traits and s.counter(c, K_FACEDOWN) == 0:
        n = 1
    if s.has_effects(M_WORD, mark):
        n += s.total(M_WORD, mark, c)
    return n > 0


def bonus(s: State, c: i64, k: i64) -> i64:
    """An income, influence or initiative bonus of the card: part of the text box, so a blank one has none."""
    return i64(0) if s.now(c).blank else stat(s, c, k)


def alive(s: State, c: i64) -> bool:
    """It is not moribund."""
    return s.counter(c, K_MORIBUND) == 0


def unmoved(s: State, source: i64, p: i64) -> i64:
    """What to cite when an effect reaches player p although a character of theirs is immune to it; 0: none is."""
    if source >= 0 and s.tracing:
        for c in s.cards_in(p * OWN + PLAY):
            if s.rules.immune(s, c, source, C_EFFECT) >= 0:
                return law(s).c_not_players
    return 0


def doomed(s: State, c: i64) -> bool:
    """A terminal effect kills the card while its strength is 0."""
    return s.has_effects(M_TERMINAL, 0) and s.total(M_TERMINAL, 0, c) > 0 and stat(s, c, STRENGTH) == 0


# ---- power
def power_of(s: State, p: i64) -> i64:
    """Power of player p: on the House card and on characters under their control."""
    n: i64 = 0
    c = s.head[p * OWN + HOUSE]
    if c >= 0:
        n = s.counter(c, K_POWER)
    quiet = not s.has_effects(M_GAME, G_POWER_NOT_COUNTED)
    if law(s).attachments_power:
        for c in s.cards_in(p * OWN + ATTACHED):
            n += s.counter(c, K_POWER)
    nk = s.rules.nk
    c = s.head[p * OWN + PLAY]
    while c >= 0:
        k = s.cnt[c * nk + K_POWER]
        if k > 0 and s.types(c) & CHARACTER != 0 and (quiet or s.total(M_GAME, G_POWER_NOT_COUNTED, c) == 0):
            n += k
        c = s.nxt[c]
    return n


def victory(s: State, r: Thrones) -> bool:
    """Somebody has enough power; if both, the first player wins, or by an option nobody."""
    first = s.fact(F_FIRST)
    winner: i64 = -1
    for i in range(s.players):
        p = (first + i) % s.players
        if power_of(s, p) >= GOAL:
            if winner >= 0:
                s.finish(i64(0) if r.draw_at_goal else 1 << winner, r.c_both)
                return True
            winner = p
    if winner < 0:
        return False
    s.finish(1 << winner, 0)
    return True


# ---- prices and uniqueness
def price(s: State, p: i64, c: i64) -> i64:
    """What marshalling the card costs player p now."""
    if in_shadows(s, c):
        return HIDING
    return reduced(s, p, c, s.cost(c) + penalty(s, p, c))


def reduced(s: State, p: i64, c: i64, n: i64) -> i64:
    """So much gold, less what makes the next fitting card cheaper."""
    if n > 0 and s.has_effects(M_GAME, G_NEXT_COSTS):
        for m in reductions(s, p, c):
            n -= m.n
    return n if n > 0 else i64(0)


def use_reductions_up(s: State, p: i64, c: i64) -> None:
    """The effects that made card c cheaper end with that."""
    if not law(s).reducers_stay:
        for m in reductions(s, p, c):
            end_lasting(s, m)


def in_shadows(s: State, c: i64) -> bool:
    """The card is one that is marshalled into Shadows."""
    return (s.now(c).colors >> SHADOW) & 1 == 1


def penalty(s: State, p: i64, c: i64) -> i64:
    """What card c costs player p in addition because it is of another House."""
    houses = s.now(c).colors & HOUSES
    house = s.head[p * OWN + HOUSE]
    return PENALTY if houses != 0 and (house < 0 or houses & s.now(house).colors == 0) else i64(0)


def reductions(s: State, p: i64, c: i64) -> list[Lasting]:
    """The effects that make the next fitting card cheaper, as far as this card fits."""
    out: list[Lasting] = []
    found = s.lasting_by.get(M_GAME * KEYS + G_NEXT_COSTS)
    if found is not None:
        types = s.types(c)
        for m in found:
            if m.me == p and types & m.data[0] != 0 and any_mark(s, c, m.data):
                out.append(m)
    return out


def any_mark(s: State, c: i64, wanted: list[i64]) -> bool:
    """The card has one of the marks, which come after the first number."""
    for i in range(1, len(wanted)):
        if has(s, c, wanted[i]):
            return True
    return False


def levy(s: State, p: i64, key: i64) -> i64:
    """Gold that player p must give the opponent for this besides all else (a key from G_LEVY on)."""
    return s.total(M_GAME, key, -2 - p) if s.has_effects(M_GAME, key) else i64(0)


def event_levy(s: State, p: i64, c: i64) -> i64:
    """The same, for what player p does with card c: playing an event from hand."""
    if s.types(c) & EVENT == 0 or s.kind(c) != HAND:
        return 0
    return levy(s, p, G_EVENT_LEVY)


def copy_from(s: State, c: i64, d: i64) -> i64:
    """The first other card with the title of c among d and the cards after it in its zone, or -1."""
    defn = s.defn
    title = defn[c]
    while d >= 0 and (d == c or defn[d] != title):
        d = s.nxt[d]
    return d


def barred(s: State, r: Thrones, p: i64, c: i64, playing: bool) -> i64:
    """What keeps player p from playing, putting into play or taking control of unique card c; -1: nothing."""
    if not has(s, c, UNIQUE):
        return -1
    for q in range(s.players):
        d = copy_from(s, c, s.head[q * OWN + PLAY])
        while d >= 0:
            if q == p:
                return r.c_unique if playing else r.c_unique_control
            if s.owner[d] == p:
                if playing:
                    return r.c_lent_out
                if r.own_or_control:
                    return r.c_unique
            d = copy_from(s, c, s.nxt[d])
        d = copy_from(s, c, s.head[q * OWN + ATTACHED])
        while d >= 0:
            if q == p or (s.owner[d] == p and (playing or r.own_or_control)):
                return r.c_unique if q == p else r.c_lent_out
            d = copy_from(s, c, s.nxt[d])
    return r.c_dead_copy if copy_from(s, c, s.head[p * OWN + DEAD]) >= 0 else i64(-1)


def original(s: State, r: Thrones, p: i64, c: i64) -> i64:
    """The copy in play on which player p may put c as a duplicate, or -1."""
    if not has(s, c, UNIQUE):
        return -1
    for z in range(PLAY, ATTACHED + 1):
        d = copy_from(s, c, s.head[p * OWN + z])
        while d >= 0:
            if alive(s, d) and (s.owner[d] == p or not r.own_or_control):
                return d
            d = copy_from(s, c, s.nxt[d])
    return -1


def may_carry(s: State, c: i64, h: i64) -> bool:
    """Card h may carry attachment c: a character, unless the attachment says otherwise; facedown, it stays."""
    if s.counter(c, K_FACEDOWN) > 0:
        return True
    d = s.now(c)
    a = d.attach
    if a is None:
        on_house = s.types(h) & HOUSE_CARD != 0 and d.word(ON_HOUSE) > 0 and s.controller(h) == s.controller(c)
        if s.types(h) & CHARACTER == 0 and not on_house:
            return False
    elif evaluate(s, a, s.controller(c), c, None, h) == 0:
        return False
    if not has(s, h, NO_ATTACHMENTS):
        return True
    but = s.now(h).word(NO_ATTACHMENTS)
    return but >= FIRST_TRAIT and has(s, c, but)


def hosts(s: State, c: i64, any_one: bool = False) -> list[i64]:
    """The cards in play that may carry attachment c: card, life, ... ``any_one``: only the first of them."""
    out: list[i64] = []
    one = s.now(c).word(ONE_EACH) > 0
    for q in range(s.players):
        for kind in (PLAY, HOUSE):
            h = s.head[q * OWN + kind]
            while h >= 0:
                if alive(s, h) and may_carry(s, c, h) and not (one and carries_copy(s, h, c)):
                    out.append(h)
                    out.append(s.life[h])
                    if any_one:
                        return out
                h = s.nxt[h]
    return out


def carries_copy(s: State, h: i64, c: i64) -> bool:
    """A copy of c is attached to card h."""
    for x in attached(s, h):
        if x != c and s.defn[x] == s.defn[c]:
            return True
    return False


def only_attachment(s: State, r: Thrones, c: i64) -> None:
    """A card that is attached is an attachment and nothing else, whatever is printed on it; facedown it is blank."""
    if s.printed(c).types & ATTACHMENT == 0:
        keep_on(s, c, M_TYPE, ATTACHMENT, r.c_attached_type)
    if s.counter(c, K_FACEDOWN) > 0:
        keep_on(s, c, M_BLANK, 1, r.c_facedown)


def lie_under(s: State, c: i64) -> None:
    """A card that has left play is attached facedown to another, with nothing on it."""
    h = s.counter(c, K_UNDER) - 1
    clear_counters(s, c)
    s.cnt[c * s.rules.nk + K_FACEDOWN] = 1
    s.attach(c, h)


def keep_on(s: State, c: i64, kind: i64, n: i64, citation: i64) -> None:
    """A rule holds for the card until it leaves."""
    add_lasting(s, Lasting(kind, 0, n, [c], [s.life[c]], c, -1, 0, s.controller(c), citation, None, None))
    s.dirty = True


# ---- state checks
def propose_rule(s: State, f: Frame, e: Event) -> None:
    """Propose an event that the rules cause, not the effect that is running, and that nobody does."""
    propose(s, f, e)
    e.source = -1
    e.source_life = -1
    e.cause = C_RULE
    e.by = -1
    q = s.stack[s.sp - 1]
    q.card = -1
    q.cause = C_RULE
    q.me = -1


def move_by_rule(s: State, f: Frame, verb: i64, refs: list[i64], to: i64, citation: i64) -> None:
    """The rules move cards to their owners' zones of a kind; nobody in particular does it."""
    before = f.me
    f.me = -1
    move_cards(s, f, verb, refs, to, True, citation, -1)
    f.me = before


def count_by_rule(s: State, f: Frame, verb: i64, refs: list[i64], k: i64, n: i64, citation: i64) -> None:
    """The rules change a counter of cards."""
    before = f.me
    f.me = -1
    change_counter(s, f, verb, refs, k, n, citation)
    f.me = before


def about_card(s: State, verb: i64, write: i64, c: i64, key: i64, n: i64, citation: i64) -> Event:
    """An event that writes a number to one card."""
    e = Event(verb, write)
    e.cards = [c]
    e.lives = [s.life[c]]
    e.key = key
    e.n = n
    e.citation = citation
    return e


def check(s: State, f: Frame, r: Thrones, written: i64) -> bool:
    """The checks that what was written may call for, one thing at a time; True if something was started."""
    if s.fact(F_REMEMBERS) != 0:
        watch_strength(s, False)
    if written in (W_NONE, W_RESOURCE):
        return False
    e = f.event
    counted = written == W_COUNT
    if not counted:
        if (s.fact(F_BORROWED) != 0 or s.effect_keys[M_CONTROL] != 0) and check_control(s, f, r, written):
            return True
        if check_attachments(s, f, r.c_opponent if written == W_CONTROL else r.c_restriction):
            return True
    if s.has_effects(M_TERMINAL, 0) and check_terminal(s, f, r):
        return True
    power = written in (W_CONTROL, W_LASTING)
    if counted and e is not None:
        power = e.key == K_POWER or s.has_effects(M_GAME, G_POWER_NOT_COUNTED)
    elif written == W_MOVE and e is not None:
        power = e.verb == V_LEAVE
    if power and victory(s, r):
        return True
    if s.fact(F_CHALLENGE) != 0 and not (counted and e is not None and e.key != K_ROLE):
        check_challenge(s, r, written)
    return False


def check_control(s: State, f: Frame, r: Thrones, written: i64) -> bool:
    """A card whose controller has changed goes over to the other side."""
    lent = controlled(s)
    for p in range(s.players):
        for z in range(PLAY, ATTACHED + 1):
            c = s.head[p * OWN + z]
            while c >= 0:
                if s.owner[c] != p or (z == PLAY and len(lent) > 0 and (lent[0] == EVERY or listed(lent, 1, c))):
                    q = controls(s, c)
                    if q != p and (q == s.owner[c] or barred(s, r, q, c, False) < 0):
                        why = why_control(s, f, r, c, q, written)
                        propose_rule(s, f, about_card(s, V_CONTROL, W_CONTROL, c, 0, q, why))
                        return True
                c = s.nxt[c]
    return False


def controlled(s: State) -> list[i64]:
    """The cards that some effect in force may give to a player who does not own them; EVERY alone: any."""
    if s.effect_keys[M_CONTROL] == 0:
        return NO_NUMBERS
    if (M_CONTROL * KEYS) in s.constants:
        return [EVERY]
    out: list[i64] = []
    for m in s.lastings:
        if m.kind == M_CONTROL:
            if EVERY in m.cards:
                return [EVERY]
            out += m.cards
    return out


def why_control(s: State, f: Frame, r: Thrones, c: i64, q: i64, written: i64) -> i64:
    """What to cite when player q gets control of card c: what gave it has left or is cut off by immunity, or acts."""
    e = f.event
    if e is not None and e.verb == V_LEAVE:
        return r.c_back
    found = s.constants.get(M_CONTROL * KEYS)
    if found is not None and written == W_LASTING:
        for a in found:
            if evaluate(s, a.constant.scope, s.controller(a.card), a.card, None, c) != 0:
                if s.rules.immune(s, c, a.card, C_CONSTANT) >= 0:
                    return r.c_cut_off
                if s.controller(a.card) == q:
                    return r.c_again
    for x in attached(s, c):
        if s.kind(x) == ATTACHED and s.controller(x) != q:
            return r.c_control_bare
    return r.c_control


def check_attachments(s: State, f: Frame, citation: i64) -> bool:
    """An attachment whose restriction is not met is discarded at once, whatever it is immune to."""
    e = f.event
    for p in range(s.players):
        c = s.head[p * OWN + ATTACHED]
        while c >= 0:
            if alive(s, c):
                h = s.host[c]
                too_many = e is not None and c in e.cards and s.now(c).word(ONE_EACH) > 0 and carries_copy(s, h, c)
                if h < 0 or not s.in_play(h) or too_many or not may_carry(s, c, h):
                    propose_rule(s, f, about_card(s, V_DISCARD, W_COUNT, c, K_MORIBUND, 1 + DISCARD, citation))
                    return True
            c = s.nxt[c]
    return False


def watch_strength(s: State, anew: bool) -> None:
    """Remember whether the strength of each character has changed this phase; ``anew``: the phase begins.

    The counter is twice one more than the strength last seen, and one more than that if it has changed. A character
    that enters play is compared with what is printed on it.
    """
    for p in range(s.players):
        c = s.head[p * OWN + PLAY]
        while c >= 0:
            if s.types(c) & CHARACTER != 0:
                at = c * s.rules.nk + K_STRENGTH
                seen = s.cnt[at]
                now = 2 * (1 + stat(s, c, STRENGTH))
                if anew:
                    s.cnt[at] = now
                elif seen == 0:
                    s.cnt[at] = now if now == 2 * (1 + s.now(c).stats[STRENGTH]) else now + 1
                elif seen // 2 != now // 2:
                    s.cnt[at] = now + 1
            c = s.nxt[c]


def check_terminal(s: State, f: Frame, r: Thrones) -> bool:
    """A card under a terminal effect becomes moribund again and again, unless it cannot be killed."""
    for p in range(s.players):
        c = s.head[p * OWN + PLAY]
        while c >= 0:
            if s.types(c) & CHARACTER != 0 and alive(s, c) and doomed(s, c) and not at_stake(s, c):
                e = about_card(s, V_KILL, W_COUNT, c, K_MORIBUND, 1 + DEAD, r.c_terminal)
                e.terminal = True
                if r.forbids(s, e, c) < 0:  # what cannot be killed stays as it is, and is not tried for ever
                    propose_rule(s, f, e)
                    return True
            c = s.nxt[c]
    return False


def at_stake(s: State, c: i64) -> bool:
    """An event under way is about to make the card moribund: its saves are being made."""
    i = s.sp - 1
    while i >= 0:
        e = s.stack[i].event
        if e is not None and not e.done and e.write == W_COUNT and e.key == K_MORIBUND and c in e.cards:
            return True
        i -= 1
    return False


def check_challenge(s: State, r: Thrones, written: i64) -> None:
    """No participant is left: the challenge ends without being resolved."""
    for p in range(s.players):
        c = s.head[p * OWN + PLAY]
        while c >= 0:
            if s.counter(c, K_ROLE) > 0:
                return
            c = s.nxt[c]
    s.set_fact(F_CHALLENGE, 0)
    if r.challenge_back:
        s.res[s.fact(F_ATTACKER) * s.nr + MILITARY_LEFT + s.fact(F_TYPE)] += 1
    if s.tracing:
        cite = r.c_only_one if written == W_CONTROL else r.c_nobody_left
        s.note(S_HAPPENS, V_CHALLENGE_ENDS, -1, -1, 0, cite)
