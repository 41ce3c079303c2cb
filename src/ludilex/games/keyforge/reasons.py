"""Why something is not offered in the main step; the conditions are those of `playing`. Not compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.keywords import has_foe
from ludilex.games.keyforge.playing import (
    ability,
    belongs,
    forbidden,
    in_house,
    off_house,
    only_fights,
    opening_over,
    permission,
    permitted,
    toll,
    usable,
    worn_out,
)
from ludilex.games.keyforge.terms import (
    AMBER,
    G_COST_PLAY,
    G_MAY_USE_ONE,
    G_TOLL_PLAY,
    G_TOLL_USE,
    HAND,
    K_EXHAUSTED,
    LINE,
    OWN,
    U_ACTION,
    U_DISCARD,
    U_FIGHT,
    U_OMNI,
    U_REAP,
    UPGRADE,
    V_FIGHT,
    V_PLAY,
    V_REAP,
    V_USE,
)
from ludilex.games.keyforge.timing import active_house
from ludilex.kernel.codes import M_FORBID, O_ABILITY, OPTION
from ludilex.kernel.state import State


def refusals(s: State, p: i64, code: i64) -> list[i64]:
    """Why player p cannot choose option `code`, or do anything with the card `code`: citation, card, ..."""
    how: i64 = -1
    c = code
    if code // OPTION == O_ABILITY:
        c = code % OPTION // 256
        how = code % OPTION % 256
    if c < 0 or c >= len(s.zone) or s.controller(c) != p:
        return []
    why = not_from_hand(s, p, c, how) if s.kind(c) == HAND else not_used(s, p, c, how)
    return [x for w in why for x in (w, c)]


def not_from_hand(s: State, p: i64, c: i64, how: i64) -> list[i64]:
    """Why player p cannot play or discard card c of the hand."""
    r = s.rules
    out: list[i64] = []
    if not belongs(s, c, active_house(s)) and (how == U_DISCARD or not permitted(s, p, c)):
        out.append(off_house(s, c))
    if opening_over(s):
        out.append(r.cite("keyforge.rules.first-turn"))
    if how == U_DISCARD:
        return out
    if worn_out(s, c):
        out.append(r.cite("keyforge.rules.six"))
    if toll(s, c, G_TOLL_PLAY) > s.res[p * s.nr + AMBER]:
        out.append(r.cite("keyforge.pay.1"))
    if toll(s, c, G_COST_PLAY) > s.res[p * s.nr + AMBER]:
        out.append(r.cite("keyforge.rules.lose"))
    if s.types(c) & UPGRADE and s.size[LINE] + s.size[OWN + LINE] == 0:
        out.append(r.cite("keyforge.rules.upgrade"))
    if s.has_effects(M_FORBID, V_PLAY) and s.total(M_FORBID, V_PLAY, c) + s.total(M_FORBID, V_PLAY, -2 - p) > 0:
        out.append(r.cite("keyforge.rules.cannot"))
    return out


def not_used(s: State, p: i64, c: i64, how: i64) -> list[i64]:
    """Why player p cannot use card c in play."""
    r = s.rules
    out: list[i64] = []
    omni = ability(s, c, U_OMNI) is not None
    if s.counter(c, K_EXHAUSTED) > 0:
        out.append(r.cite("keyforge.omni.2") if omni else r.cite("keyforge.rules.use"))
    free = in_house(s, c) or permission(s, p, c, G_MAY_USE_ONE) >= 0
    if not free and (not omni or how != U_OMNI):
        out.append(off_house(s, c))
    if kept_from(s, c, how) or forbidden(s, V_USE, -2 - p):
        out.append(r.cite("keyforge.rules.cannot"))
    if worn_out(s, c):
        out.append(r.cite("keyforge.rules.six"))
    if toll(s, c, G_TOLL_USE) > s.res[p * s.nr + AMBER]:
        out.append(r.cite("keyforge.pay.1"))
    verb = V_REAP if how == U_REAP else V_FIGHT if how == U_FIGHT else V_USE
    if forbidden(s, V_USE, c) or forbidden(s, verb, c):
        out.append(r.cite("keyforge.rules.cannot"))
    if usable(s, p, c) and not has_foe(s, p, c):
        out.append(r.cite("keyforge.rules.fight"))
    return out


def kept_from(s: State, c: i64, how: i64) -> bool:
    """Some card says that card c cannot be used, or not so."""
    if forbidden(s, V_USE, c) or (how == U_REAP and forbidden(s, V_REAP, c)):
        return True
    if how == U_FIGHT:
        return forbidden(s, V_FIGHT, c)
    return how in (U_REAP, U_ACTION, U_OMNI) and only_fights(s, c)
