"""What keeps a player from doing something now: the same functions offer it and say why it is not offered.

Each returns the citation of what is in the way, or FREE.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.hkk.costs import (
    affordable,
    has_target,
    merge,
    owing,
    payable,
    price_of,
    price_of_use,
    targets,
    variable,
)
from ludilex.games.hkk.keywords import active, level
from ludilex.games.hkk.ops import ABILITY, pure_nekron, shielded
from ludilex.games.hkk.settle import has_galetki
from ludilex.games.hkk.terms import (
    ADVENTURER,
    AS_INSTANT,
    AS_LIFE_SAVING,
    AS_REACTION,
    BODY_PART,
    BUILDING,
    CREATURE,
    GALETKI,
    IN_ANY_MAIN,
    ITEM,
    LEVEL_UP,
    LOCATION,
    NEKRON_PLAYS,
    NEVER,
    P_MAIN,
    PETRIFIED,
    POINTS,
    SKILL,
    SPELL,
    TURNS,
    W_REACT,
    W_SAVE,
    W_STAGE_TWO,
    Y_POINTS,
)
from ludilex.games.hkk.timing import Hkk, Note
from ludilex.kernel.asking import evaluate, lend, select
from ludilex.kernel.chance import seeded
from ludilex.kernel.characteristics import word
from ludilex.kernel.codes import M_COST
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.knowledge import deal
from ludilex.kernel.machine import touches
from ludilex.kernel.payment import missing

if TYPE_CHECKING:
    from ludilex.kernel.definitions import Ability
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

FREE: Final = -1  # nothing is in the way
UNSAID: Final = 0  # something is, and nobody asks what
NEKRON_TURNS: Final = 3  # first turns of a player in which the nekron rule holds
TRIES: Final = 64  # ways of going on looked at to see whether an action would touch a galetki


# ---- cards in hand
def untimely(r: Hkk, s: State, p: i64, c: i64, window: i64) -> i64:
    """A card of its type cannot be played in this window."""
    moment = r.notes[s.defn[c]].moment
    if window == W_REACT:
        return FREE if moment in (AS_REACTION, AS_INSTANT) else r.c_instant_time
    if window == W_SAVE or moment in (AS_REACTION, AS_LIFE_SAVING):
        return FREE if window == W_SAVE and moment == AS_LIFE_SAVING else r.c_instant_time
    if moment == AS_INSTANT:
        return FREE
    if moment == NEVER:
        return r.c_beside
    if moment == IN_ANY_MAIN:
        if s.phase != P_MAIN:
            return r.c_foreign_turn if s.players == 2 else r.c_any_turn
        return FREE
    if s.phase == P_MAIN and s.active == p:
        return FREE
    return not_in_own_main(r, s.types(c))


def not_in_own_main(r: Hkk, types: i64) -> i64:
    """What is no instant is played in the own main phase only, says the chapter on each type."""
    if types & CREATURE:
        return r.c_creature_time
    if types & (LEVEL_UP | BODY_PART):
        return r.c_attachment_time
    if types & BUILDING:
        return r.c_building_time
    if types & ITEM:
        return r.c_item_time
    if types & SKILL:
        return r.c_skill_time
    if types & LOCATION:
        return r.c_location_time
    if types & SPELL:
        return r.c_spell_time
    return FREE


def hindrance(r: Hkk, s: State, p: i64, c: i64, said: bool) -> i64:
    """Player p cannot play card c from hand, although it is the time for it; why, where that is to be `said`."""
    note = r.notes[s.defn[c]]
    if note.moment == AS_REACTION and not answers(s, s.stack[s.sp - 2], note.answers, note.answers_use):
        return unanswering(r, s, note, s.stack[s.sp - 2]) if said else UNSAID
    if s.res[p * s.nr + NEKRON_PLAYS] > 0 and s.res[p * s.nr + TURNS] <= NEKRON_TURNS and pure_nekron(s, c):
        return r.c_nekron_rule
    if note.vary is None:
        return aimless(r, s, p, c, said) if affordable(s, p, c, 0) else unpaid(r, s, p, c, said)
    cards = s.now(c).target
    if cards is None:
        return FREE if affordable(s, p, c, variable(s, p, c, -1)) else unpaid(r, s, p, c, said)
    if len(targets(s, p, c, cards, True)) > 0:
        return FREE
    return unpaid(r, s, p, c, said) if has_target(s, p, c, cards) else aimless(r, s, p, c, said)


def aimless(r: Hkk, s: State, p: i64, c: i64, said: bool) -> i64:
    """It has nothing to aim at, or to be put on."""
    cards = s.now(c).target
    note = r.notes[s.defn[c]]
    if cards is None or note.players or has_target(s, p, c, cards):
        return FREE
    if not said:
        return UNSAID
    if len(select(s, cards, p, c, None)) > 0:
        return r.c_resistant
    types = s.types(c)
    attached = s.printed(c).attach is not None
    if types & LEVEL_UP:
        return r.c_level_up
    if types & BODY_PART:
        return r.c_body_part
    if attached and types & ITEM:
        return r.c_held
    if attached and types & SPELL:
        return r.c_no_target
    return note.refusal if not attached else FREE


def unpaid(r: Hkk, s: State, p: i64, c: i64, said: bool) -> i64:
    """The clauses on what of its cost player p cannot pay."""
    if not said:
        return UNSAID
    ids: list[str] = []
    asking = lend(s, p, c, None)
    lacking = missing(s, asking, price_of(s, c, 0))
    s.in_use -= 1
    for k in lacking[::2]:
        merge(r, ids, owing(s, c, k))
    return r.cite(*ids) if len(ids) > 0 else r.c_points


# ---- abilities of cards in play
def unusable(r: Hkk, s: State, p: i64, c: i64, a: Ability) -> i64:
    """Player p cannot use an ability of card c."""
    if (a.windows >> s.phase) & 1 == 0 or (a.zones >> s.kind(c)) & 1 == 0:
        return a.citation
    if s.res[p * s.nr + POINTS] < a.price[Y_POINTS]:
        return r.c_points
    if not active(s, c) or word(s, c, PETRIFIED) > 0:
        return a.citation
    if a.when is not None and evaluate(s, a.when, p, c, None, c) == 0:
        return r.c_level_zero if s.types(c) & ADVENTURER and level(s, c) == 0 else a.citation
    if (s.effect_keys[M_COST] != 0 or not only_points(a)) and not payable(s, p, c, price_of_use(s, c, a)):
        return r.c_points
    if a.target is not None and not has_target(s, p, c, a.target):
        return a.citation
    return FREE


def only_points(a: Ability) -> bool:
    """The ability costs nothing but spell points."""
    price = a.price
    for k in range(len(price)):
        if k != Y_POINTS and price[k] > 0:
            return False
    return True


def unstrengthening(r: Hkk, s: State, p: i64, c: i64) -> i64:
    """Abomination c cannot be sacrificed to strengthen galetkis."""
    if not active(s, c):
        return r.c_strengthen_active
    if not has_galetki(s, p):
        return r.c_no_galetki
    return FREE


def unshielding(r: Hkk, s: State, p: i64, c: i64, window: i64) -> i64:
    """Body part c cannot be sacrificed to save its galetki."""
    if window == W_STAGE_TWO:
        return r.c_part_in_preparation
    if window != W_REACT:
        return r.c_not_alone
    if s.controller(c) != p or s.controller(s.host[c]) != p:
        return r.c_own_part
    action = s.stack[s.sp - 2]
    if not is_source(s, action):
        return r.c_no_source_answered
    if not affected(s, action, p, s.host[c]):
        return r.c_only_answering
    return FREE


def affected(s: State, action: Frame, p: i64, c: i64) -> bool:
    """The action is a source that would affect galetki c, as far as player p can know: tried on a dealt world."""
    if s.types(c) & GALETKI == 0 or shielded(s, c, action.id):
        return False
    if c in action.it[::2]:
        return True
    index = action.reg(ABILITY.slot)
    play = s.now(action.card).play if index == 0 else s.printed(action.card).abilities[index - 1].program
    if play is None or s.now(action.card).attach is not None:
        return False
    t = deal(s, p, seeded(s.next_id), NO_NUMBERS) if s.knowing else s.clone()
    t.trial = True
    t.tracing = True
    t.nopts = 0
    depth = t.sp
    q = t.push(play, action.me, action.card, action.life)
    q.it = action.it
    return touches(t, depth, c, TRIES)


# ---- the action that is answered
def answers(s: State, action: Frame, types: i64, uses: bool) -> bool:
    """A reaction that may answer plays of these types (and abilities) answers this action."""
    if action.reg(ABILITY.slot) > 0:
        return uses
    return s.types(action.card) & types != 0


def unanswering(r: Hkk, s: State, note: Note, action: Frame) -> i64:
    """Why a reaction has nothing to answer: to put a card on another is no use of an ability, and mostly no source."""
    if action.reg(ABILITY.slot) == 0 and s.printed(action.card).attach is not None:
        if note.answers == SPELL and s.types(action.card) & ITEM:
            return r.c_item_no_source
        if note.answers_use:
            return r.c_unanswered
    return note.refusal


def is_source(s: State, action: Frame) -> bool:
    """Playing a spell is a source (hkk.8.5.0.s2), and so is using an ability."""
    return action.reg(ABILITY.slot) > 0 or s.types(action.card) & SPELL != 0
