"""State checks, deaths as a program, and when a match ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.hkk.keywords import dying, icon, silenced
from ludilex.games.hkk.terms import (
    ABOMINATION,
    ANY_CARRIER,
    ATTACHED,
    COMPONENTS,
    CREATURE,
    F_HOLD,
    F_STOLEN,
    GALETKI,
    GRAVEYARD,
    GUARD,
    HAND_ICON,
    ITEM,
    LIFE,
    OWN,
    P_COMBAT,
    P_PREPARATION,
    Q_CAPTURE,
    Q_EXTRACT,
    Q_TOKEN,
    RESERVE,
    S_COMPONENTS,
    STRENGTH,
    V_BURY,
    V_CAPTURE,
    V_CONTROL,
    V_DIE,
    V_EXTRACT,
    V_PREVENT,
    V_SACRIFICE,
    V_STRENGTHEN,
)
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.characteristics import controls
from ludilex.kernel.codes import (
    ABSOLUTE,
    C_COST,
    C_RULE,
    DONE,
    M_CONTROL,
    NEXT,
    NONE,
    O_MODE,
    OPTION,
    S_FORBIDDEN,
    STAY,
    W_CONTROL,
    W_COUNT,
    W_MOVE,
    W_RESOURCE,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.lasting import expire
from ludilex.kernel.leaving import attached
from ludilex.kernel.pipeline import propose, resource_now
from ludilex.kernel.programs import Op, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

WHY: Final = Register("why")  # citation of what names the cards that are destroyed
DEAD: Final = Register("dead")  # card, controller, ... of those that were to leave
FIGHTS: Final = Register("fights")  # of the combat: attacker, life, target, life, ...


# ---- state checks
def settle(s: State, f: Frame, written: i64) -> bool:
    """After an event: the end of the match, control, deaths. True if something was started."""
    if s.over:
        return False
    if ended(s):
        return True
    if written == W_RESOURCE:
        return False
    if written != W_COUNT:
        if len(s.lastings) > 0:
            expire(s, -1)
        if (s.effect_keys[M_CONTROL] != 0 or s.facts[F_STOLEN] > 0) and change_sides(s, f):
            return True
    if s.facts[F_HOLD] == 0 and len(dying(s)) > 0:
        s.push(s.rules.programs["deaths"], s.active, -1, -1)
        return True
    return False


def ended(s: State) -> bool:
    """Somebody has no life left: the other wins, or nobody (an assumption)."""
    mask: i64 = 0
    for p in range(s.players):
        if s.res[p * s.nr + LIFE] > 0:
            mask |= 1 << p
    if mask == (1 << s.players) - 1:
        return False
    s.finish(mask, s.rules.cite("hkk.assume.both-dead"))
    return True


def change_sides(s: State, f: Frame) -> bool:
    """A creature goes to the side of whoever controls it now; what lies on it keeps its controllers (hkk.8.11.3)."""
    for p in range(s.players):
        for z in range(RESERVE, GUARD + 1):
            c = s.head[p * OWN + z]
            while c >= 0:
                wanted = controls(s, c)
                if wanted != p:
                    e = Event(V_CONTROL, W_CONTROL)
                    e.n = wanted
                    e.cards = [c]
                    e.lives = [s.life[c]]
                    e.citation = s.rules.cite("hkk.8.11.3")
                    f.cause = C_RULE
                    propose(s, f, e)
                    return True
                c = s.nxt[c]
    return False


# ---- leaving play
def with_attached(s: State, refs: list[i64]) -> list[i64]:
    """The cards, and all that lies on them."""
    out = refs
    for c in refs[::2]:
        for a in attached(s, c):
            if a not in out[::2]:
                out = out + [a, s.life[a]]
    return out


def removal(s: State, f: Frame, verb: i64, refs: list[i64], citation: i64) -> Event:
    """The event by which permanents go to their owners' graveyards, with what lies on those that do go.

    In combat held items stay for a moment: a surviving opponent of their carrier may take them (hkk.8.7.2).
    """
    e = leaving(s, f, verb, refs, GRAVEYARD)
    e.citation = citation
    if s.phase == P_COMBAT:
        held = [c for c in e.cards if s.types(c) & ITEM and s.kind(c) == ATTACHED and c not in refs[::2]]
        e.cards = [c for c in e.cards if c not in held]
        e.lives = [s.life[c] for c in e.cards]
    return e


def leaving(s: State, f: Frame, verb: i64, refs: list[i64], to: i64) -> Event:
    """The event by which permanents leave play; nothing leaves with a card that may not leave."""
    e = Event(verb, W_MOVE)
    e.to = to
    e.source = f.card
    e.cause = f.cause
    e.cards = refs[::2]
    e.lives = refs[1::2]
    for i in range(0, len(refs), 2):
        if s.rules.forbids(s, e, refs[i]) < 0:
            for a in attached(s, refs[i]):
                if a not in e.cards:
                    e.cards = e.cards + [a]
                    e.lives = e.lives + [s.life[a]]
    return e


class Hold(Op):
    """While lives are saved nothing else dies; `Die` then looks again."""

    def run(self, s: State, f: Frame) -> i64:
        s.facts[F_HOLD] = 1
        return NEXT


class Die(Op):
    """All that are dying (or, with `verb`, the remembered cards) leave together."""

    def __init__(self, verb: i64 = V_DIE) -> None:
        self.verb: i64 = verb

    def registers(self) -> list[Register]:
        return [DEAD, WHY]

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            return NEXT
        f.i = 1
        s.facts[F_HOLD] = 0
        refs = dying(s) if self.verb == V_DIE else f.it
        dead: list[i64] = []
        for i in range(0, len(refs), 2):
            if s.life[refs[i]] == refs[i + 1]:
                dead += [refs[i], s.controller(refs[i])]
        f.keep(DEAD.slot, dead)
        if len(dead) > 0:
            why = f.reg(WHY.slot)
            if self.verb == V_DIE:
                f.cause = C_RULE
                why = like_all(s, refs)
            propose(s, f, removal(s, f, self.verb, refs, why))
        return STAY


def like_all(s: State, refs: list[i64]) -> i64:
    """Under what cards of token layout die as all others do (hkk.6.4.p2); 0 if there is none among these."""
    r = s.rules
    assert isinstance(r, Hkk)
    for c in refs[::2]:
        if r.notes[s.defn[c]].token:
            return r.c_token_card
    return 0


class Extract(Op):
    """The opponent of each dead creature takes its components.

    Of an abomination, if they have a galetki in play, a token on an own galetki instead of each (hkk.8.2.1).
    """

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        dead = f.cards_in(DEAD.slot)
        if s.phase == P_PREPARATION:
            return NEXT
        while f.i < len(dead):
            c = dead[f.i]
            p = 1 - dead[f.i + 1]
            left = components(s, c) - len(f.picked)
            if left <= 0 or s.in_play(c):
                f.i += 2
                f.picked = NO_NUMBERS
                continue
            if s.printed(c).types & ABOMINATION == 0 or not has_galetki(s, p):
                cite = r.cite("hkk.assume.extraction")
                if s.phase == P_COMBAT and s.printed(c).types & ABOMINATION:
                    cite = r.c_after_saving
                    note_too_late(s, r, p, dead)
                resource_now(s, V_EXTRACT, p, COMPONENTS, left, cite, c)
                f.picked = f.picked + [c] * left
                continue
            if s.answer == NONE:
                offer_galetkis(s, p)
                s.offer(O_MODE * OPTION)
                return s.ask(p, Q_EXTRACT)
            a = s.take()
            f.me = p
            if s.tracing and len(f.picked) == 0 and a != O_MODE * OPTION:
                s.note(S_FORBIDDEN, V_PREVENT, a, dead[f.i + 1], 0, r.c_token_unanswered)
            f.picked = f.picked + [c]
            if a != O_MODE * OPTION:
                strengthen(s, f, a, r.c_token)
                return STAY
            resource_now(s, V_EXTRACT, p, COMPONENTS, 1, r.c_extract, c)
        return NEXT

    def option_name(self, i: i64) -> str:
        return "component"


def note_too_late(s: State, r: Hkk, p: i64, dead: list[i64]) -> None:
    """No token helps a galetki of player p that died with the abomination."""
    for i in range(0, len(dead), 2):
        if s.tracing and dead[i + 1] == p and s.printed(dead[i]).types & GALETKI and not s.in_play(dead[i]):
            s.note(S_FORBIDDEN, V_STRENGTHEN, dead[i], p, 0, r.c_too_late)


def components(s: State, c: i64) -> i64:
    """The components printed on a creature."""
    d = s.printed(c)
    return d.stats[S_COMPONENTS] if d.types & CREATURE and len(d.stats) > S_COMPONENTS else i64(0)


def has_galetki(s: State, p: i64) -> bool:
    """Player p has a galetki in play."""
    for z in range(RESERVE, GUARD + 1):
        c = s.head[p * OWN + z]
        while c >= 0:
            if s.types(c) & GALETKI:
                return True
            c = s.nxt[c]
    return False


def offer_galetkis(s: State, p: i64) -> None:
    """Offer player p's galetkis."""
    for z in range(RESERVE, GUARD + 1):
        for c in s.cards_in(p * OWN + z):
            if s.types(c) & GALETKI:
                s.offer(c)


def strengthen(s: State, f: Frame, c: i64, citation: i64) -> None:
    """Put a strengthening token on a galetki: neither source nor targeting (hkk.8.2.1.p3, 8.2.2.p4)."""
    e = Event(V_STRENGTHEN, W_COUNT)
    e.key = STRENGTH
    e.n = 1
    e.cards = [c]
    e.lives = [s.life[c]]
    e.citation = s.rules.cite(*s.rules.citations[citation], "hkk.8.2.2.s1") if silenced(s, c) else citation
    f.cause = C_RULE
    propose(s, f, e)


class Capture(Op):
    """Held items whose carrier left play in combat: a surviving creature that fought it may take them (hkk.8.7.2)."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        if s.phase != P_COMBAT or not s.hosted:
            return NEXT
        a = orphan(s)
        if a < 0:
            return NEXT
        taker: i64 = -1
        if s.answer != NONE:
            taker = s.take()
        else:
            for c in captors(s, a):
                s.offer(c)
            if s.nopts > 0:
                who = s.controller(s.opts[0])
                s.offer(DONE)
                return s.ask(who, Q_CAPTURE)
        f.cause = C_RULE
        if taker >= 0:
            f.me = s.controller(taker)
        e = Event(V_CAPTURE if taker >= 0 else V_BURY, W_MOVE)
        e.cards = [a]
        e.lives = [s.life[a]]
        e.to = ABSOLUTE + s.controller(taker) * OWN + ATTACHED if taker >= 0 else GRAVEYARD
        e.host = taker if taker >= 0 else i64(-1)
        taken = r.c_captor_chosen if len(captors(s, a)) > 1 else r.c_capture
        e.citation = taken if taker >= 0 else r.c_not_captured
        propose(s, f, e)
        return STAY

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """It cannot carry the item, or it did not fight its carrier."""
        r = s.rules
        assert isinstance(r, Hkk)
        a = orphan(s)
        if a < 0 or code < 0 or code >= len(s.zone):
            return NO_NUMBERS
        why = uncarried(s, code, a)
        if why >= 0:
            return [why, code]
        if s.controller(code) != s.who:
            return [r.c_captors_choose, code]
        return [r.c_not_captured, code]


def orphan(s: State) -> i64:
    """An attached card whose host has left play, or -1."""
    for p in range(s.players):
        c = s.head[p * OWN + ATTACHED]
        while c >= 0:
            h = s.host[c]
            if h >= 0 and not s.in_play(h):
                return c
            c = s.nxt[c]
    return -1


def captors(s: State, a: i64) -> list[i64]:
    """The surviving creatures that fought the carrier of item a and can carry it."""
    out: list[i64] = []
    h = s.host[a]
    for c in opponents_of(s, h):
        if c not in out and uncarried(s, c, a) < 0:
            out.append(c)
    return out


def uncarried(s: State, c: i64, a: i64) -> i64:
    """Citation of what keeps creature c from carrying item a, or -1.

    It needs the hand icon (hkk.8.7.1), unless the item allows any creature (8.7.1.s2).
    """
    if not icon(s, c, HAND_ICON) and s.printed(a).word(ANY_CARRIER) == 0:
        return s.rules.cite("hkk.8.7.2.p2")
    return -1


def opponents_of(s: State, h: i64) -> list[i64]:
    """The creatures in play that fight, or fought, creature h in this combat."""
    r = s.rules
    assert isinstance(r, Hkk)
    out: list[i64] = []
    for k in range(s.sp):
        q = s.stack[k]
        if q.program is r.combat_program:
            a = q.cards_in(FIGHTS.slot)
            for i in range(0, len(a), 4):
                if a[i + 2] == h and s.life[a[i]] == a[i + 1] and s.in_play(a[i]):
                    out.append(a[i])
                if a[i] == h and a[i + 2] >= 0 and s.life[a[i + 2]] == a[i + 3] and s.in_play(a[i + 2]):
                    out.append(a[i + 2])
    return [c for c in out if s.types(c) & CREATURE]


class Strengthen(Op):
    """hkk.8.2.2: sacrifice an own active abomination, distribute its components as tokens among own galetkis."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        if f.i == 0:
            f.i = 1
            f.picked = [components(s, f.card)]
            f.cause = C_COST
            why = r.c_strengthen_early if s.phase == P_PREPARATION else r.c_strengthen
            propose(s, f, removal(s, f, V_SACRIFICE, [f.card, f.life], why))
            return STAY
        if s.answer == NONE:
            if f.picked[0] <= 0 or not has_galetki(s, f.me):
                return NEXT
            offer_galetkis(s, f.me)
            if s.nopts > 1:
                return s.ask(f.me, Q_TOKEN)
            s.answer = s.opts[0]
            s.nopts = 0
        f.picked = [f.picked[0] - 1]
        strengthen(s, f, s.take(), r.c_strengthened)
        return STAY


class EndSubphase(Op):
    """A subphase of combat ends: now what is dead dies."""

    def run(self, s: State, f: Frame) -> i64:
        s.facts[F_HOLD] = 0
        return STAY if settle(s, f, W_MOVE) else NEXT
