"""Windows: who is asked, what is offered, what a pick starts, and why something is not offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.agot.actions import start, window_frame
from ludilex.games.agot.costs import costs_gold
from ludilex.games.agot.paying import can_pay_toll, funds
from ludilex.games.agot.settle import barred, doomed, event_levy, has, hosts, in_shadows, original, penalty, price
from ludilex.games.agot.terms import (
    ANYONE_MAY,
    ATTACHMENT,
    CANNOT_BE_CHOSEN,
    CHARACTER,
    DUPLICATES,
    EVENT,
    F_CHALLENGE,
    F_FIRST,
    F_SHARED,
    FACT_CANNOT_SAVE,
    FRAMEWORK,
    HAND,
    HIDING,
    HOUSE,
    HOUSE_ONLY,
    HOUSES,
    K_MORIBUND,
    LIMITED,
    LIMITED_PLAYED,
    LOCATION,
    OWN,
    P_SETUP,
    PLAY,
    V_PLAY,
    V_STAND,
    W_ACTION,
    W_CANCEL,
    W_CHALLENGE,
    W_MARSHAL,
    W_RESPONSE,
    W_SAVE,
)
from ludilex.kernel.asking import evaluate
from ludilex.kernel.codes import (
    C_COST,
    C_EFFECT,
    O_ABILITY,
    OPTION,
    bit,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.knowledge import determinize
from ludilex.kernel.machine import run_until
from ludilex.kernel.pipeline import holds

if TYPE_CHECKING:
    from ludilex.games.agot.timing import Thrones
    from ludilex.kernel.definitions import Ability, Trigger
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

ANSWERED: Final = 0  # memory of a response window's frame: card, life, trigger, event, ...
TRIGGER: Final = 128  # option: number of a trigger instead of an ability
TRIAL: Final = 1  # seed of the worlds in which a save is tried


# ---- who is asked
def starter(s: State, f: Frame, window: i64) -> i64:
    """The first player; in a marshalling window the active one; after an action who did not take it."""
    if window == W_MARSHAL:
        return s.active
    if window in (W_ACTION, W_CHALLENGE):
        return s.fact(F_FIRST)
    i = window_frame(s)
    if i >= 0 and s.stack[i].program.kind == FRAMEWORK:
        return s.fact(F_FIRST)
    return ((f.me if window == W_CANCEL or i < 0 else s.stack[i].me) + 1) % s.players


def passes_silently(s: State, r: Thrones, f: Frame, window: i64, p: i64) -> bool:
    """Whether a player who can do nothing needs no asking: only if all can see that."""
    if s.size[p * OWN + HAND] == 0:
        return True
    if window == W_MARSHAL and p == s.active:
        return False
    if window >= W_ACTION:
        return (r.actions_from_hand >> s.phase) & 1 == 0
    verbs = r.answers_from_hand[window]
    if window == W_SAVE:
        e = f.event
        return e is None or not savable(e) or (verbs >> e.verb) & 1 == 0
    if window == W_CANCEL:
        below = s.stack[s.sp - 2]
        return p == below.me or (verbs >> V_PLAY) & 1 == 0 or s.types(below.card) & EVENT == 0
    for e in s.stack[window_frame(s)].events:
        if (verbs >> e.verb) & 1 == 1:
            return False
    return True


def close(s: State, window: i64) -> bool:
    """The actions of a challenge end with it; in set-up nothing is answered."""
    return s.phase == P_SETUP or (window == W_CHALLENGE and s.fact(F_CHALLENGE) == 0)


# ---- what is offered
def offer_options(s: State, r: Thrones, f: Frame, window: i64, p: i64) -> None:
    """Offer what player p may do in a window."""
    if window == W_SAVE:
        offer_saves(s, r, f, p)
    elif window == W_RESPONSE:
        offer_responses(s, f, p)
    elif window == W_CANCEL:
        offer_cancels(s, f, p)
    else:
        offer_actions(s, r, window, p)


def offer_actions(s: State, r: Thrones, window: i64, p: i64) -> None:
    """Cards to marshal, and abilities to use."""
    definitions = s.rules.definitions
    places = s.rules.usable_of
    eff = s.eff
    marshals = window == W_MARSHAL and p == s.active
    gold = funds(s, p) if marshals else i64(0)
    visiting = window == W_MARSHAL and p != s.active  # in another's marshalling actions must not cost gold
    for kind in range(OWN):
        wanted = marshals and kind == HAND
        if not wanted and (s.rules.usable >> kind) & 1 == 0:
            continue
        c = s.head[p * OWN + kind]
        while c >= 0:
            if wanted and unmarshalled(s, r, p, c, gold) < 0:
                s.offer(c)
            if (places[eff[c]] >> kind) & 1 == 1:
                abilities = definitions[eff[c]].abilities
                for i in range(len(abilities)):
                    a = abilities[i]
                    if (
                        (a.windows >> s.phase) & 1 == 1
                        and usable(s, p, c, a)
                        and not (visiting and (costs_gold(a.when) or event_levy(s, p, c) > 0))
                    ):
                        s.offer(O_ABILITY * OPTION + c * 256 + i)
            c = s.nxt[c]
    if s.fact(F_SHARED) != 0:
        offer_shared(s, p)


def offer_shared(s: State, p: i64) -> None:
    """Abilities of other players' cards that any player may use."""
    for q in range(s.players):
        c = s.head[q * OWN + PLAY]
        while c >= 0:
            a = s.now(c).abilities
            for i in range(len(a)):
                if q != p and a[i].zones & ANYONE_MAY != 0 and usable(s, p, c, a[i]):
                    s.offer(O_ABILITY * OPTION + c * 256 + i)
            c = s.nxt[c]


def usable(s: State, p: i64, c: i64, a: Ability) -> bool:
    """The phase and place are right, the costs can be paid, targets are there."""
    if (a.windows >> s.phase) & 1 == 0 or (a.zones >> s.kind(c)) & 1 == 0:
        return False
    if (a.zones >> HAND) & 1 and s.types(c) & EVENT and not of_house(s, p, c):
        return False
    when = a.when
    return when is None or evaluate(s, when, p, c, None, c) != 0


def of_house(s: State, p: i64, c: i64) -> bool:
    """Player p may play the card: it is not for another House only."""
    d = s.now(c)
    if d.word(HOUSE_ONLY) == 0:
        return True
    h = s.head[p * OWN + HOUSE]
    return h >= 0 and s.now(h).colors & d.colors & HOUSES != 0


def unmarshalled(s: State, r: Thrones, p: i64, c: i64, gold: i64) -> i64:
    """What to cite when player p cannot marshal the card with so much gold; -1: they can."""
    types = s.types(c)
    if in_shadows(s, c):
        return i64(-1) if gold >= HIDING else r.c_shadows
    if types & (CHARACTER | LOCATION | ATTACHMENT) == 0:
        return 0
    if original(s, r, p, c) >= 0:
        return i64(-1) if r.free_duplicates or price(s, p, c) <= gold else r.c_price
    why = barred(s, r, p, c, True)
    if why >= 0:
        return why
    if not of_house(s, p, c):
        return r.c_house_only
    if s.cost(c) + penalty(s, p, c) > gold and price(s, p, c) > gold:
        return r.c_price
    d = s.now(c)
    if d.word(LIMITED) > 0 and s.resource(p, LIMITED_PLAYED) > 0:
        return r.c_limited
    if types & ATTACHMENT != 0 and len(hosts(s, c, True)) == 0:
        return r.c_host if d.attach is None else r.c_restriction
    return -1


def waiting(s: State, p: i64, window: i64, verbs: i64) -> list[i64]:
    """Triggers of player p for a window, about one of these verbs, that are switched on: card, trigger, ..."""
    out: list[i64] = []
    definitions = s.rules.definitions
    eff = s.eff
    windows = s.rules.windows_of
    for w in s.awake:
        if (windows[eff[w]] >> window) & 1 == 0:
            continue
        triggers = definitions[eff[w]].triggers
        for i in range(len(triggers)):
            t = triggers[i]
            if t.window != window or (verbs >> t.verb) & 1 == 0 or s.controller(w) != p:
                continue
            if (t.zones >> s.kind(w)) & 1 == 1:
                out += [w, i]
    return out


def able(s: State, t: Trigger, w: i64, p: i64, e: Event | None) -> bool:
    """The condition of the trigger holds, its costs can be paid, targets are there."""
    if not holds(s, t, w, p, e):
        return False
    if (t.zones >> HAND) & 1 and s.types(w) & EVENT and not of_house(s, p, w):
        return False
    needs = t.price
    return needs is None or evaluate(s, needs, p, w, e, w) != 0


def offer_trigger(s: State, w: i64, i: i64) -> None:
    """Offer trigger i of card w."""
    s.offer(O_ABILITY * OPTION + w * 256 + TRIGGER + i)


def offer_responses(s: State, f: Frame, p: i64) -> None:
    """Responses of player p to what happened in the action window."""
    events = s.stack[window_frame(s)].events
    verbs: i64 = 0
    for e in events:
        if s.heard(e.verb):
            verbs |= bit(e.verb)
    if verbs == 0:
        return
    found = waiting(s, p, W_RESPONSE, verbs)
    for k in range(0, len(found), 2):
        w = found[k]
        if answers(s, f, events, s.now(w).triggers[found[k + 1]], found[k + 1], w, p) >= 0:
            offer_trigger(s, w, found[k + 1])


def answers(s: State, f: Frame, events: list[Event], t: Trigger, i: i64, w: i64, p: i64) -> i64:
    """Which event of the window trigger i of card w may answer now, or -1."""
    done = f.cards_in(ANSWERED)
    for j in range(len(events)):
        e = events[j]
        if e.verb == t.verb:
            n = answered(done, w, s.life[w], i, j)
            if (n == 0 or n < occasions(s, t, w, p, e)) and able(s, t, w, p, e):
                return j
    return -1


def answered(done: list[i64], w: i64, life: i64, i: i64, j: i64) -> i64:
    """How often the trigger has answered that event already."""
    n: i64 = 0
    k: i64 = 0
    while k < len(done):
        if done[k] == w and done[k + 1] == life and done[k + 2] == i and done[k + 3] == j:
            n += 1
        k += 4
    return n


def occasions(s: State, t: Trigger, w: i64, p: i64, e: Event) -> i64:
    """How often the event is one to answer: what happens to several cards at once happens to each of them."""
    if e.verb > V_STAND or len(e.cards) < 2:
        return 1
    n: i64 = 0
    for i in range(len(e.cards)):
        x = e.copy()
        x.cards = e.cards[i : i + 1]
        x.lives = e.lives[i : i + 1]
        x.controllers = e.controllers[i : i + 1]
        x.zones = e.zones[i : i + 1]
        x.definitions = e.definitions[i : i + 1]
        if holds(s, t, w, p, x):
            n += 1
    return n


def offer_cancels(s: State, f: Frame, p: i64) -> None:
    """Cards that may cancel the effect just begun."""
    below = s.stack[s.sp - 2]
    if below.me == p:
        return
    found = waiting(s, p, W_CANCEL, 1 << V_PLAY)
    for k in range(0, len(found), 2):
        w = found[k]
        t = s.now(w).triggers[found[k + 1]]
        when = t.when
        needs = t.price
        if when is not None and evaluate(s, when, p, w, None, below.card) == 0:
            continue
        if needs is None or evaluate(s, needs, p, w, None, w) != 0:
            offer_trigger(s, w, found[k + 1])


# ---- saves
def savable(e: Event) -> bool:
    """A card cannot be saved from what pays a cost, nor where the effect says so."""
    return e.cause != C_COST and e.fact(FACT_CANNOT_SAVE) == 0


def offer_saves(s: State, r: Thrones, f: Frame, p: i64) -> None:
    """Duplicates and save responses of player p, those only that are legal."""
    e = f.event
    if e is None or not savable(e):
        return
    found: list[i64] = []
    for c in e.cards:
        d = duplicate_on(s, p, c)
        if d >= 0 and can_pay_toll(s, p, c):
            found.append(d)
    listed = waiting(s, p, W_SAVE, bit(e.verb))
    for k in range(0, len(listed), 2):
        w = listed[k]
        if able(s, s.now(w).triggers[listed[k + 1]], w, p, e):
            found.append(O_ABILITY * OPTION + w * 256 + TRIGGER + listed[k + 1])
    s.nopts = 0
    legal = [o for o in found if not e.terminal or saves(s, r, f, p, e.cards[0], o)]
    s.nopts = 0
    for o in legal:
        s.offer(o)


def duplicate_on(s: State, p: i64, c: i64) -> i64:
    """A duplicate that player p, who controls card c, has on it, or -1."""
    if s.hosted and s.controller(c) == p:
        d = s.head[p * OWN + DUPLICATES]
        while d >= 0:
            if s.host[d] == c:
                return d
            d = s.nxt[d]
    return -1


def saves(s: State, r: Thrones, f: Frame, p: i64, c: i64, option: i64) -> bool:
    """Whether a save, tried in a world that player p cannot tell from this one, ends a terminal effect on card c."""
    t = determinize(s, p, TRIAL, NO_NUMBERS)
    t.trial = True
    t.nopts = 0
    depth = t.sp
    pick_option(t, r, t.stack[depth - 1], W_SAVE, p, option)
    run_until(t, depth)
    return not t.in_play(c) or t.counter(c, K_MORIBUND) > 0 or not doomed(t, c)


# ---- what is picked
def pick_option(s: State, r: Thrones, f: Frame, window: i64, p: i64, option: i64) -> None:
    """Start what player p picked in a window."""
    if option < OPTION:
        if window == W_SAVE:
            q = s.push(r.duplicate_save, p, option, s.life[option]) if r.duplicate_save is not None else f
            q.event = f.event
        else:
            start(s, r.marshalling, p, option, 0)
        return
    c = (option % OPTION) // 256
    i = option % 256
    if window >= W_ACTION:
        start(s, r.action, p, c, i)
        return
    i -= TRIGGER
    t = s.now(c).triggers[i]
    if window == W_RESPONSE:
        events = s.stack[window_frame(s)].events
        j = answers(s, f, events, t, i, c, p)
        f.keep(ANSWERED, f.cards_in(ANSWERED) + [c, s.life[c], i, j])
        q = start(s, r.response, p, c, -1 - i)
        q.event = events[j]
        return
    q = s.push(t.program, p, c, s.life[c])
    q.event = f.event


# ---- why not
def spare(s: State, r: Thrones, source: i64, c: i64) -> i64:
    """What keeps an effect of card `source` from choosing card c as a target; -1: nothing."""
    why = r.immune(s, c, source, C_EFFECT)
    if why < 0:
        theirs = s.controller(source) != s.controller(c) and s.types(source) & (CHARACTER | EVENT) != 0
        return r.c_not_chosen if theirs and has(s, c, CANNOT_BE_CHOSEN) else i64(-1)
    return r.c_target_opponents if why == r.c_target_opponents else r.c_target
