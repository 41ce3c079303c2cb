"""Why something is not offered where the rules themselves ask: set-up, plots, challenges, claim. Not compiled.

An answer is a list of citation, card, ...: the clauses, and the card they are about (-1: none).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.challenges import can_be_killed, jousted, participants, tolls
from ludilex.games.agot.opening import PlaceCards, placeable
from ludilex.games.agot.paying import can_pay_toll, funds
from ludilex.games.agot.reasons import not_carrying
from ludilex.games.agot.settle import bonus, copy_from, has, in_shadows, levy, price
from ludilex.games.agot.terms import (
    ATTACHED,
    ATTACHMENT,
    ATTACKING,
    CANNOT_ATTACK,
    CANNOT_BE_BYPASSED,
    CANNOT_DEFEND,
    CHARACTER,
    F_ATTACKER,
    F_DEFENDER,
    F_EPIC,
    G_LEVY,
    HAND,
    INFAMY,
    INFLUENCE,
    JOUST,
    K_BYPASSED,
    K_KNEELING,
    K_MORIBUND,
    K_ROLE,
    LIMITED,
    LOCATION,
    MILITARY_LEFT,
    OWN,
    P_EPIC,
    P_SETUP,
    PLAY,
    SET_UP,
    SETUP,
    SETUP_GOLD,
    STEALTH,
    TOLLED,
    UNIQUE,
)
from ludilex.kernel.asking import evaluate
from ludilex.kernel.codes import DONE, KEYS, M_GAME, M_WORD, O_MODE, OPTION
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.numbers import IsType
from ludilex.kernel.selectors import In

if TYPE_CHECKING:
    from ludilex.games.agot.timing import Thrones
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.programs import Cards
    from ludilex.kernel.state import State

Denial = Callable[["State", "Thrones", "Frame", i64], list[i64]]


def denied(s: State, r: Thrones, f: Frame, code: i64) -> list[i64]:
    """Why the question that the rules ask now does not offer an option."""
    if s.prompt < 0 or s.prompt >= len(r.prompts):
        return NO_NUMBERS
    about_cards = 0 <= code < len(s.zone) or code == DONE
    ask = (ASKED if about_cards else NAMED).get(r.prompts[s.prompt])
    return ask(s, r, f, code) if ask is not None else NO_NUMBERS


# ---- what an effect chooses
def not_named(s: State, r: Thrones, f: Frame, cards: Cards, c: i64) -> i64:
    """Why card c is not among those the effect chooses from; -1: another copy of it is."""
    if any(s.defn[x] == s.defn[c] for x in cards.find(s, f)[::2]):
        return -1
    why = cards.outside(s, f, c)
    if why != 0:
        return why
    if s.counter(c, K_MORIBUND) > 0:
        return r.cite("agot.rules.moribund")
    wanted = cards.where.types if isinstance(cards, In) and isinstance(cards.where, IsType) else 0
    if not s.in_play(c) and wanted == ATTACHMENT and s.types(c) & ATTACHMENT == 0:
        return r.c_printed
    printed = s.printed(c).types
    return r.c_attached_type if s.kind(c) == ATTACHED and printed & ATTACHMENT == 0 else r.c_names


# ---- set-up
def not_placed(s: State, r: Thrones, f: Frame, c: i64) -> list[i64]:
    """Why card c is not placed in set-up."""
    op = f.program.ops[f.pc]
    if s.kind(c) != HAND or s.controller(c) != f.me or not isinstance(op, PlaceCards):
        return NO_NUMBERS
    types = s.types(c)
    z = f.me * OWN + SETUP
    if in_shadows(s, c):
        return [r.cite("agot.rules.setup-gold", "agot.rules.shadows"), c]
    if types & (CHARACTER | LOCATION | ATTACHMENT) == 0:
        return [r.cite("agot.rules.setup"), c]
    if types & ATTACHMENT:
        if s.now(c).word(SET_UP) == 0:
            return [r.cite("agot.rules.setup"), c]
        if not any(placeable(s, c, h) for h in s.cards_in(z)):
            return [r.c_set_up if r.setup_restrictions else r.c_host, c]
    elif has(s, c, UNIQUE) and copy_from(s, c, s.head[z]) >= 0:
        return [r.cite("agot.rules.setup"), c]
    if price(s, f.me, c) > SETUP_GOLD - f.reg(op.spent.slot):
        return [r.cite("agot.rules.setup-gold"), c]
    if s.now(c).word(LIMITED) > 0:
        return [r.cite("agot.rules.limited", "agot.assume.setup-limited"), c]
    return NO_NUMBERS


def not_host(s: State, r: Thrones, f: Frame, c: i64) -> list[i64]:
    """Why card c cannot carry the attachment for which a host is chosen."""
    x = s.head[f.me * OWN + SETUP] if s.phase == P_SETUP else f.card
    if s.types(x) & ATTACHMENT == 0 or s.kind(c) != PLAY:
        return NO_NUMBERS
    return not_carrying(s, r, x, c)


# ---- the round
def not_plot(s: State, r: Thrones, f: Frame, c: i64) -> list[i64]:
    """Why that plot (or none) is not chosen."""
    return [r.cite("agot.rules.plots"), c if c >= 0 else -1]


def no_influence(s: State, r: Thrones, f: Frame, c: i64) -> list[i64]:
    """Why card c does not pay influence."""
    if c < 0 or bonus(s, c, INFLUENCE) == 0:
        return [r.cite("agot.rules.influence"), c if c >= 0 else -1]
    if s.controller(c) != f.me:
        return [r.cite("agot.rules.mine"), c]
    return [r.cite("agot.rules.kneel", "agot.rules.influence"), c] if s.counter(c, K_KNEELING) > 0 else NO_NUMBERS


# ---- challenges
def no_challenge(s: State, r: Thrones, f: Frame, code: i64) -> list[i64]:
    """Why a challenge of that type is not declared."""
    t = code % OPTION
    if code // OPTION != O_MODE:
        return NO_NUMBERS
    if s.resource(s.active, MILITARY_LEFT + t) == 0:
        other = s.phase == P_EPIC and t != s.fact(F_EPIC)
        return [r.cite("agot.rules.epic") if other else r.cite("agot.rules.challenge"), -1]
    if levy(s, s.active, G_LEVY + t) > funds(s, s.active):
        return levied(s, r, s.active, G_LEVY + t)
    return [r.cite("agot.rules.attackers"), -1]


def levied(s: State, r: Thrones, p: i64, key: i64) -> list[i64]:
    """The cards for whose effects player p would have to give gold: citation, card, ..."""
    why = r.cite("agot.rules.cost")
    out: list[i64] = []
    for m in s.lasting_by.get(M_GAME * KEYS + key) or []:
        out += [why, m.source] if m.hits(s, -2 - p) else []
    for a in s.constants.get(M_GAME * KEYS + key) or []:
        out += [why, a.card]
    return out


def no_attacker(s: State, r: Thrones, f: Frame, c: i64) -> list[i64]:
    """Why card c (or nobody) does not attack."""
    if c < 0:
        return [r.cite("agot.rules.attackers"), -1]
    if s.controller(c) != s.active:
        return [r.cite("agot.rules.attackers", "agot.rules.mine"), c]
    barred = said_by(s, CANNOT_ATTACK, c, r.cite("agot.rules.cannot")) or untolled(s, r, f, s.active, c)
    return barred or ([r.cite("agot.rules.attackers"), c] if c not in f.picked[::2] else NO_NUMBERS)


def no_defender(s: State, r: Thrones, f: Frame, c: i64) -> list[i64]:
    """Why card c does not defend."""
    if c < 0 or s.controller(c) != s.fact(F_DEFENDER):
        return [r.cite("agot.rules.defenders", "agot.rules.mine"), c] if c >= 0 else NO_NUMBERS
    if s.counter(c, K_BYPASSED) > 0:
        return [r.cite("agot.rules.stealth"), c]
    if len(f.picked) > 0 and jousted(s):
        return said_by(s, JOUST, participants(s, s.fact(F_ATTACKER), ATTACKING)[0], r.cite("agot.rules.cannot"))
    barred = said_by(s, CANNOT_DEFEND, c, r.cite("agot.rules.cannot")) or untolled(s, r, f, s.fact(F_DEFENDER), c)
    return barred or ([r.cite("agot.rules.defenders"), c] if c not in f.picked[::2] else NO_NUMBERS)


def untolled(s: State, r: Thrones, f: Frame, p: i64, c: i64) -> list[i64]:
    """The cards that take a toll for card c which player p has no gold for, besides that for those chosen before."""
    if can_pay_toll(s, p, c, tolls(s, p, f.picked)):
        return []
    return said_by(s, TOLLED, c, r.cite("agot.rules.cost"))


def not_bypassed(s: State, r: Thrones, f: Frame, c: i64) -> list[i64]:
    """Why card c is not bypassed by stealth."""
    if c < 0:
        return NO_NUMBERS
    if has(s, c, STEALTH) or s.types(c) & CHARACTER == 0 or s.controller(c) != s.fact(F_DEFENDER):
        return [r.cite("agot.rules.stealth"), c]
    hidden = said_by(s, CANNOT_BE_BYPASSED, c, r.cite("agot.rules.cannot"))
    return hidden or [r.c_stealth, c]


def not_claimed(s: State, r: Thrones, f: Frame, c: i64) -> list[i64]:
    """Why card c (or nobody) is not killed for a military claim."""
    return not_killed(s, r, c, r.cite("agot.rules.military"), s.fact(F_DEFENDER))


def not_deadly(s: State, r: Thrones, f: Frame, c: i64) -> list[i64]:
    """Why card c (or nobody) is not killed by deadly."""
    why = r.cite("agot.rules.deadly")
    if c >= 0 and s.counter(c, K_ROLE) == 0:
        return [why, c]
    return not_killed(s, r, c, why, s.fact(F_DEFENDER))


def not_killed(s: State, r: Thrones, c: i64, why: i64, p: i64) -> list[i64]:
    """Why player p does not choose card c to be killed."""
    if c < 0:
        return [why, -1]
    if s.controller(c) == p and s.types(c) & CHARACTER and not can_be_killed(s, c):
        return [r.cite("agot.rules.moribund") if s.counter(c, K_MORIBUND) > 0 else r.cite("agot.rules.cannot"), c]
    return [why, c]


def not_infamous(s: State, r: Thrones, f: Frame, c: i64) -> list[i64]:
    """Why the power claimed for the House does not go to card c."""
    return NO_NUMBERS if c < 0 or (has(s, c, INFAMY) and not r.infamy_participates) else [r.c_infamy, c]


def said_by(s: State, key: i64, c: i64, why: i64) -> list[i64]:
    """The cards whose effects put a mark on card c: citation, card, ...; itself where the mark is its own."""
    if not has(s, c, key):
        return []
    out: list[i64] = []
    for m in s.lastings:
        if m.kind == M_WORD and m.key == key and m.n > 0 and m.hits(s, c):
            out += [m.citation if m.citation > 0 else why, m.source]
    for a in s.constants.get(M_WORD * KEYS + key) or []:
        me = s.controller(a.card)
        if evaluate(s, a.constant.scope, me, a.card, None, c) != 0:
            out += [why, a.card]
    return out or [why, c]


NAMED: dict[str, Denial] = {"challenge": no_challenge}  # what is offered there has a name and is no card
ASKED: dict[str, Denial] = {
    "setup": not_placed,
    "host": not_host,
    "plot": not_plot,
    "influence": no_influence,
    "attackers": no_attacker,
    "defenders": no_defender,
    "stealth": not_bypassed,
    "claim": not_claimed,
    "deadly": not_deadly,
    "infamy": not_infamous,
}
