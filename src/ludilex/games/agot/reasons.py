"""Why something is not offered in a window: asked rarely, so in plain Python. Not compiled.

An answer is a list of citation, card, ...: the clauses, and the card they are about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.actions import window_frame
from ludilex.games.agot.costs import (
    AmbushPrice,
    Begins,
    Cost,
    Gold,
    Influence,
    KneelCost,
    Limit,
    choosable,
    costs_gold,
)
from ludilex.games.agot.effects.hopes import CanEnter
from ludilex.games.agot.offers import ANSWERED, able, answered, duplicate_on, of_house, unmarshalled
from ludilex.games.agot.paying import can_pay_toll, funds
from ludilex.games.agot.settle import alive, barred, event_levy, has, in_shadows, may_carry, price
from ludilex.games.agot.terms import (
    ANYONE_MAY,
    ATTACHED,
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DISCARD,
    DUPLICATES,
    EVENT,
    HAND,
    HOUSE,
    K_FACEDOWN,
    K_KNEELING,
    K_MORIBUND,
    LOCATION,
    NO_ATTACHMENTS,
    ONE_EACH,
    OWN,
    PENALTY,
    PLAY,
    UNIQUE,
    W_ACTION,
    W_CANCEL,
    W_MARSHAL,
    W_PASSIVE,
    W_RESPONSE,
    W_SAVE,
)
from ludilex.kernel.asking import evaluate, lend
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.pipeline import holds

if TYPE_CHECKING:
    from ludilex.games.agot.timing import Thrones
    from ludilex.kernel.definitions import Ability, Trigger
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.ops import Choose
    from ludilex.kernel.programs import Number
    from ludilex.kernel.state import State

MARSHALLED = CHARACTER | LOCATION | ATTACHMENT


def deny(s: State, r: Thrones, f: Frame, window: i64, p: i64, c: i64) -> list[i64]:
    """Why player p cannot do anything with card c in this window."""
    if c < 0 or c >= len(s.zone):
        return NO_NUMBERS
    if s.counter(c, K_FACEDOWN) > 0:
        return [r.c_facedown, c]
    if window >= W_ACTION:
        return not_acting(s, r, window, p, c)
    if window == W_SAVE:
        e = f.event
        return not_saving(s, r, p, c, e) if e is not None else NO_NUMBERS
    if window == W_CANCEL:
        return not_cancelling(s, r, p, c)
    return not_answering(s, r, f, p, c)


# ---- actions
def not_acting(s: State, r: Thrones, window: i64, p: i64, c: i64) -> list[i64]:
    """Why player p cannot marshal card c or use an ability of it as an action."""
    d = s.printed(c)
    kind = s.kind(c)
    if s.controller(c) != p and not any(a.zones & ANYONE_MAY for a in d.abilities):
        return NO_NUMBERS if better(s, p, c) else [r.cite("agot.rules.mine"), c]
    here = [a for a in s.now(c).abilities if (a.zones >> kind) & 1 == 1]
    if kind != HAND and (window == W_MARSHAL or not here) and better(s, p, c):
        return NO_NUMBERS
    if kind == HAND and (d.types & MARSHALLED or in_shadows(s, c)):
        why = not_marshalled(s, r, window, p, c)
        idle = not here and (len(d.abilities) > 0 or has_triggers(d.triggers))
        if idle and not (window == W_MARSHAL and p == s.active):
            why = why + [r.c_out_of_play, c]
        return why + (not_used(s, r, window, p, c, here) if here else NO_NUMBERS)
    if here:
        return not_used(s, r, window, p, c, here)
    if kind in (PLAY, ATTACHED) and d.abilities:
        return [r.cite("agot.rules.action"), c]  # its text is blank, or for another place
    if d.types & EVENT:
        return [r.cite("agot.rules.response") if kind == HAND else r.c_event_zone, c]
    if not s.in_play(c):
        return [r.c_lies_in_pile if kind in (DISCARD, DEAD) else elsewhere(s, r, c), c]
    return [r.cite("agot.rules.action"), c]


def elsewhere(s: State, r: Thrones, c: i64) -> i64:
    """What to cite against card c, which lies out of play, or in another such place than its text names."""
    d = s.printed(c)
    zones = [a.zones for a in d.abilities] + [t.zones for t in d.triggers]
    named = any(z & ~(1 << PLAY | 1 << ATTACHED) & ~ANYONE_MAY for z in zones)
    return r.c_other_place if named and d.types & EVENT == 0 else r.c_out_of_play


def better(s: State, p: i64, c: i64) -> bool:
    """Player p has another copy of card c in hand, or one in play while this is not: that one is meant."""
    places = [p * OWN + kind for kind in ((HAND,) if s.in_play(c) else (HAND, PLAY, ATTACHED))]
    return any(x != c and s.defn[x] == s.defn[c] and s.zone[x] in places for x in range(len(s.zone)))


def not_used(s: State, r: Thrones, window: i64, p: i64, c: i64, here: list[Ability]) -> list[i64]:
    """Why none of these abilities of card c can be used: that of the phase first."""
    now = [a for a in here if (a.windows >> s.phase) & 1 == 1]
    if not now:
        return [r.cite("agot.rules.phase"), c]
    out: list[i64] = []
    if s.types(c) & EVENT and not of_house(s, p, c):
        out += [r.c_house_only, c]
    for a in now:
        if window == W_MARSHAL and p != s.active and costs_gold(a.when):
            out += [r.cite("agot.rules.visit"), c]
        out += hindered(s, r, p, c, a.when, None)
    return out


def not_marshalled(s: State, r: Thrones, window: i64, p: i64, c: i64) -> list[i64]:
    """Why player p cannot marshal card c of their hand."""
    if window != W_MARSHAL or p != s.active:
        return [r.cite("agot.rules.marshal"), c]
    why = unmarshalled(s, r, p, c, funds(s, p))
    if why < 0:
        return NO_NUMBERS
    theirs = [d for d in range(len(s.zone)) if d != c and s.defn[d] == s.defn[c] and s.kind(d) == PLAY]
    if why == r.c_price and has(s, c, UNIQUE) and theirs:  # for nothing it would go on its copy only
        return [why, c, r.c_duplicate, theirs[0]]
    if why == r.c_price and price(s, p, c) - PENALTY <= funds(s, p) and price(s, p, c) > s.cost(c):
        return [r.cite("agot.rules.price", "agot.rules.penalty"), c]
    if why in (r.c_host, r.c_restriction):
        return without_host(s, r, c, why)
    return [why, c]


def without_host(s: State, r: Thrones, c: i64, why: i64) -> list[i64]:
    """Why there is no card that may carry attachment c: what keeps those that would otherwise."""
    out: list[i64] = []
    for h in range(len(s.zone)):
        if s.kind(h) in (PLAY, HOUSE) and alive(s, h):
            out += not_carrying(s, r, c, h)
    kept = [x for i in range(0, len(out), 2) if out[i] not in (r.c_host, r.c_restriction) for x in out[i : i + 2]]
    return kept[:2] or [why, c]


def not_carrying(s: State, r: Thrones, c: i64, h: i64) -> list[i64]:
    """Why card h in play cannot carry attachment c."""
    d = s.now(c)
    a = d.attach
    if s.types(h) & CHARACTER == 0 and s.now(h).word(NO_ATTACHMENTS) == 0:
        return [r.c_host, h]
    if a is not None and evaluate(s, a, s.controller(c), c, None, h) == 0:
        theirs = any(evaluate(s, a, q, c, None, h) != 0 for q in range(s.players))
        return [r.c_opponent if theirs else r.c_restriction, h]
    if not may_carry(s, c, h):
        return [r.cite("agot.rules.no-attachments"), h]
    if d.word(ONE_EACH) > 0:
        return [r.cite("agot.rules.one-each"), h]
    return NO_NUMBERS


# ---- answers
def not_saving(s: State, r: Thrones, p: i64, c: i64, e: Event) -> list[i64]:
    """Why player p cannot save from event e by card c."""
    kind = s.kind(c)
    if kind == DUPLICATES or duplicate_on(s, p, c) >= 0:
        host = s.host[c] if kind == DUPLICATES else c
        if host not in e.cards:
            return [r.cite("agot.rules.duplicate"), c]
        if e.terminal:
            return [r.c_no_save, c]
        return NO_NUMBERS if s.controller(c) == p else [r.cite("agot.rules.mine"), c]
    found = not_triggered(s, r, W_SAVE, p, c, [e])
    if found and e.terminal and not hampered(s, p, c, e):
        return [r.c_no_save, c]
    if not found and e.terminal and any(t.window == W_SAVE for t in s.now(c).triggers):
        return [r.c_no_save, c]
    return found or [r.cite("agot.rules.duplicate" if c in e.cards else "agot.rules.action"), c]


def hampered(s: State, p: i64, c: i64, e: Event) -> bool:
    """No save of card c could be begun, be the event terminal or not."""
    for t in s.now(c).triggers:
        if t.window == W_SAVE and (t.zones >> s.kind(c)) & 1 == 1 and t.verb == e.verb and able(s, t, c, p, e):
            return False
    return True


def not_cancelling(s: State, r: Thrones, p: i64, c: i64) -> list[i64]:
    """Why player p cannot cancel the effect just begun by card c."""
    below = s.stack[s.sp - 2]
    for t in s.now(c).triggers:
        if t.window == W_CANCEL and (t.zones >> s.kind(c)) & 1 == 1 and below.me != p:
            when = t.when
            if when is None or evaluate(s, when, p, c, None, below.card) != 0:
                return hindered(s, r, p, c, t.price, None)
    return [r.cite("agot.rules.cancel"), c]


def not_answering(s: State, r: Thrones, f: Frame, p: i64, c: i64) -> list[i64]:
    """Why player p cannot respond with card c to what happened in the action window."""
    events = s.stack[window_frame(s)].events
    done = f.cards_in(ANSWERED)
    triggers = s.now(c).triggers
    for i in range(len(triggers)):
        for j in range(len(events)):
            if triggers[i].window == W_RESPONSE and answered(done, c, s.life[c], i, j) > 0:
                return [r.cite("agot.rules.response"), c]
    return not_triggered(s, r, W_RESPONSE, p, c, events) or [r.cite("agot.rules.action"), c]


def not_triggered(s: State, r: Thrones, window: i64, p: i64, c: i64, events: list[Event]) -> list[i64]:
    """Why no trigger of card c for this window answers one of the events; nothing if it has none anywhere."""
    listed = [t for t in s.printed(c).triggers if t.window == window]
    if not listed:
        away = s.printed(c).types & EVENT == 0 and not s.in_play(c)
        return [elsewhere(s, r, c), c] if away and has_triggers(s.printed(c).triggers) else NO_NUMBERS
    if s.controller(c) != p:
        return [r.cite("agot.rules.mine"), c]
    here = [t for t in listed if (t.zones >> s.kind(c)) & 1 == 1]
    if not here:
        return [r.c_event_zone if s.printed(c).types & EVENT else elsewhere(s, r, c), c]
    if s.now(c).blank:
        return [r.cite("agot.rules.action"), c]
    if s.types(c) & EVENT and not of_house(s, p, c):
        return [r.c_house_only, c]
    for t in here:
        for e in events:
            if e.verb == t.verb and holds(s, t, c, p, e):
                return hindered(s, r, p, c, t.price, e)
    return [r.cite("agot.rules.response"), c]


def has_triggers(triggers: list[Trigger]) -> bool:
    """Some of them are used, not passive."""
    return any(t.window != W_PASSIVE for t in triggers)


# ---- what an ability lacks
def hindered(s: State, r: Thrones, p: i64, c: i64, needs: Number | None, e: Event | None) -> list[i64]:
    """What keeps an ability from beginning: a play restriction, a cost, a target that is missing or immune."""
    if not isinstance(needs, Begins):
        return NO_NUMBERS
    f = lend(s, p, c, e)
    out: list[i64] = []
    when = needs.when
    if when is not None and when.value(s, f, c) == 0:
        why = barred(s, r, p, c, False) if isinstance(when, CanEnter) else when.unmet(s, f, c)
        why = why if why > 0 else r.cite("agot.rules.restriction")
        out += [why, c]
    if (needs.triggered and not can_pay_toll(s, p, c)) or funds(s, p) < event_levy(s, p, c):
        out += [r.cite("agot.rules.cost"), c]
    hope = needs.hope
    if hope is not None and hope.value(s, f, c) == 0:
        out += [barred(s, r, p, c, False) if isinstance(hope, CanEnter) else r.cite("agot.rules.effect"), c]
    for cost in needs.costs:
        if not cost.payable(s, f):
            out += [unpaid(s, r, cost, f), c]
    for t in needs.targets:
        if not choosable(s, f, t):
            out += untargeted(s, r, f, t, c)
    s.in_use -= 1
    return out


def unpaid(s: State, r: Thrones, cost: Cost, f: Frame) -> i64:
    """What to cite against a cost that cannot be paid."""
    if isinstance(cost, Limit):
        return r.cite("agot.rules.limit")
    if isinstance(cost, AmbushPrice):
        return r.cite("agot.assume.ambush", "agot.rules.cost" if r.ambush_gold else "agot.rules.influence")
    if isinstance(cost, Influence):
        return r.cite("agot.rules.influence")
    if isinstance(cost, KneelCost) and any(s.counter(x, K_KNEELING) > 0 for x in cost.cards.find(s, f)[::2]):
        return r.cite("agot.rules.kneel")
    if isinstance(cost, Gold):
        return r.cite("agot.rules.cost")
    return r.cite("agot.rules.moribund" if s.counter(f.card, K_MORIBUND) > 0 else "agot.rules.cost")


def untargeted(s: State, r: Thrones, f: Frame, t: Choose, c: i64) -> list[i64]:
    """Why there are not enough targets: cards that would be, were they not immune or forbidden; or none at all."""
    out: list[i64] = []
    for x in t.cards.find(s, f)[::2]:
        why = t.bars(s, f, x)
        if why >= 0:
            out += [why if why > 0 else r.cite("agot.rules.cannot"), x]
    return out or [r.cite("agot.rules.target"), c]
