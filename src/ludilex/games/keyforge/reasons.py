"""Why something is not offered; the conditions are those of `playing` and `turn`. Not compiled.

An answer is a list of citation, card, ...: the card that says so where one does, else the card asked about, or -1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludilex.games.keyforge.keywords import has_foe
from ludilex.games.keyforge.playing import (
    ability,
    belongs,
    forbidden,
    houses_to_choose,
    in_house,
    may_fight,
    off_house,
    only_fights,
    opening_over,
    permission,
    permitted,
    price,
    toll,
    worn_out,
)
from ludilex.games.keyforge.terms import (
    AMBER,
    ARCHIVES,
    ARTIFACTS,
    CREATURE,
    G_COST_PLAY,
    G_MAY_USE_ONE,
    G_MUST_HOUSE,
    G_NO_HOUSE,
    G_ONLY_FIGHT,
    G_TOLL_PLAY,
    G_TOLL_USE,
    HAND,
    HOUSES,
    K_EXHAUSTED,
    K_STUN,
    LINE,
    OWN,
    U_ACTION,
    U_DISCARD,
    U_FIGHT,
    U_OMNI,
    U_PLAY,
    U_REAP,
    U_UNSTUN,
    UPGRADE,
    V_FIGHT,
    V_PLAY,
    V_REAP,
    V_USE,
)
from ludilex.games.keyforge.timing import active_house
from ludilex.kernel.asking import evaluate
from ludilex.kernel.codes import KEYS, M_FORBID, M_GAME, O_ABILITY, O_MODE, OPTION
from ludilex.kernel.state import State

NO_USE: Final = -1  # asked about the card, whatever is to be done with it
FROM_HAND: Final = (U_PLAY, U_DISCARD)


def refusals(s: State, p: i64, code: i64) -> list[i64]:
    """Why player p cannot choose option `code` in the main step, or do anything with the card `code`."""
    how: i64 = NO_USE
    c = code
    if code >= 0 and code // OPTION == O_ABILITY:
        c = code % OPTION // 256
        how = code % OPTION % 256
    if c < 0 or c >= len(s.zone):
        return []
    if in_place(s, p, c, how):
        return not_used(s, p, c, how) if s.in_play(c) else not_from_hand(s, p, c, how)
    title = s.printed(c).title
    if any(s.printed(x).title == title and in_place(s, p, x, how) for x in range(len(s.zone))):
        return []  # that one is meant
    return [out_of_place(s, p, c, how), c]


def in_place(s: State, p: i64, c: i64, how: i64) -> bool:
    """The card lies where player p might play, discard or use it."""
    if s.controller(c) != p:
        return False
    return (s.in_play(c) and how not in FROM_HAND) or (s.kind(c) == HAND and how in (NO_USE, *FROM_HAND))


def out_of_place(s: State, p: i64, c: i64, how: i64) -> i64:
    """What to cite against a card that lies elsewhere: not in the hand, not in play, or on the other side."""
    r = s.rules
    if how == U_DISCARD:
        return r.cite("keyforge.rules.discard")
    if s.kind(c) == ARCHIVES:
        return r.cite("keyforge.rules.archives")
    if how == U_PLAY or (how == NO_USE and not s.in_play(c)):
        return r.cite("keyforge.rules.play")
    return r.cite("keyforge.rules.use") if s.in_play(c) else r.cite("keyforge.rules.uses")


def not_from_hand(s: State, p: i64, c: i64, how: i64) -> list[i64]:
    """Why player p cannot play or discard card c of the hand."""
    r = s.rules
    out: list[i64] = []
    if not belongs(s, c, active_house(s)) and (how == U_DISCARD or not permitted(s, p, c)):
        out += [off_house(s, c), c]
    if opening_over(s) and (how == U_DISCARD or not permitted(s, p, c)):
        out += [r.cite("keyforge.rules.first-turn"), c]
    if how == U_DISCARD:
        return out
    if worn_out(s, c):
        out += [r.cite("keyforge.rules.six"), c]
    pay = toll(s, p, c, G_TOLL_PLAY)
    lose = price(s, c)
    if pay + lose > s.res[p * s.nr + AMBER]:
        if pay > 0:
            out += demanded(s, p, G_TOLL_PLAY, c)
        if lose > 0:
            out += said_by(s, M_GAME, G_COST_PLAY, c, r.cite("keyforge.rules.lose"))
    if s.types(c) & UPGRADE and s.size[LINE] + s.size[OWN + LINE] == 0:
        out += [r.cite("keyforge.rules.upgrade"), c]
    return out + banned(s, V_PLAY, c) + banned(s, V_PLAY, -2 - p)


def not_used(s: State, p: i64, c: i64, how: i64, freely: bool = False) -> list[i64]:
    """Why player p cannot use card c in play (in that way); ``freely``: an effect lets them, whatever its house."""
    r = s.rules
    omni = ability(s, c, U_OMNI) is not None
    if not can_at_all(s, c, how):
        return [r.cite("keyforge.rules.uses"), c]
    out: list[i64] = []
    if s.counter(c, K_EXHAUSTED) > 0:
        out += [r.cite("keyforge.rules.use", "keyforge.omni.2") if omni else r.cite("keyforge.rules.use"), c]
    stunned = s.types(c) & CREATURE != 0 and s.counter(c, K_STUN) > 0
    if stunned != (how == U_UNSTUN) and how != NO_USE:
        out += [r.cite("keyforge.rules.stun"), c]
    free = freely or in_house(s, c) or permission(s, p, c, G_MAY_USE_ONE) >= 0
    in_spite = (omni and how in (U_OMNI, U_UNSTUN)) or (how in (U_FIGHT, U_UNSTUN) and may_fight(s, c))
    if not free and not in_spite:
        out += [off_house(s, c), c]
    out += banned(s, V_USE, c) + banned(s, V_USE, -2 - p)
    if how == U_REAP:
        out += banned(s, V_REAP, c)
    if how in (U_REAP, U_ACTION, U_OMNI) and only_fights(s, c):
        out += said_by(s, M_GAME, G_ONLY_FIGHT, c, r.cite("keyforge.rules.cannot"))
    if how == U_FIGHT:
        out += banned(s, V_FIGHT, c) + without_foe(s, p, c)
    if worn_out(s, c):
        out += [r.cite("keyforge.rules.six"), c]
    if toll(s, p, c, G_TOLL_USE) > s.res[p * s.nr + AMBER]:
        out += demanded(s, p, G_TOLL_USE, c)
    return out


def can_at_all(s: State, c: i64, how: i64) -> bool:
    """Cards of that kind are used so: creatures reap and fight, abilities must be there."""
    if s.kind(c) not in (LINE, ARTIFACTS):
        return False
    if how in (U_ACTION, U_OMNI):
        return ability(s, c, how) is not None
    return how == NO_USE or s.types(c) & CREATURE != 0


def without_foe(s: State, p: i64, c: i64) -> list[i64]:
    """No enemy creature is there that creature c of player p can fight."""
    if has_foe(s, p, c):
        return []
    r = s.rules
    alone = s.size[(1 - p) * OWN + LINE] == 0
    return [r.cite("keyforge.rules.fight") if alone else r.cite("keyforge.rules.fight", "keyforge.rules.cannot"), c]


def no_house(s: State, p: i64, code: i64) -> list[i64]:
    """Why player p cannot choose a house."""
    house = code % OPTION
    if code < 0 or code // OPTION != O_MODE or house >= len(HOUSES):
        return []
    r = s.rules
    me = -2 - p
    if (houses_to_choose(s, p) >> house) & 1 == 0:
        return [r.cite("keyforge.rules.house"), -1]
    out = said_by(s, M_GAME, G_NO_HOUSE + house, me, r.cite("keyforge.rules.cannot"))
    for h in range(len(HOUSES)):
        if h != house:
            out += said_by(s, M_GAME, G_MUST_HOUSE + h, me, r.cite("keyforge.rules.must"))
    return out


# ---- what says so
def banned(s: State, verb: i64, c: i64) -> list[i64]:
    """The cards that say that it cannot be done with card c (or by player -2 - p)."""
    return said_by(s, M_FORBID, verb, c, s.rules.cite("keyforge.rules.cannot")) if forbidden(s, verb, c) else []


def demanded(s: State, p: i64, key: i64, c: i64) -> list[i64]:
    """The cards of the opponent that demand a payment of player p: what to cite, card, ..."""
    a = said_by(s, M_GAME, key, c, s.rules.cite("keyforge.pay.1"))
    return [x for i in range(0, len(a), 2) if s.controller(a[i + 1]) != p for x in a[i : i + 2]]


def said_by(s: State, kind: i64, key: i64, c: i64, why: i64) -> list[i64]:
    """The cards whose effects say something of card c (or player -2 - p): what to cite, card, ..."""
    out: list[i64] = []
    for m in s.lastings:
        if m.kind == kind and m.key == key and m.n != 0 and m.hits(s, c):
            out += [m.citation if m.citation > 0 else why, m.source]
    for a in s.constants.get(kind * KEYS + key) or []:
        w = a.card
        k = a.constant
        me = s.controller(w)
        if evaluate(s, k.scope, me, w, None, c) != 0 and evaluate(s, k.amount, me, w, None, c) != 0:
            out += [k.citation if k.citation > 0 else why, w]
    return out
