"""The turn as a program: phases, playing, buying, and whose turn is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.buying import BuyCards
from ludilex.games.dominion.cleanup import CleanUp
from ludilex.games.dominion.ending import game_ends, goes_nowhere
from ludilex.games.dominion.ops import Draw
from ludilex.games.dominion.paying import SPEND_COFFERS, offer_coffers, spend, spend_coffers
from ludilex.games.dominion.playing import play
from ludilex.games.dominion.terms import (
    ACTION,
    ACTIONS,
    BUYS,
    COINS,
    F_ACTIONS_GAINED,
    F_AFTER,
    F_BEFORE,
    F_BUYS,
    F_LAST,
    F_PLAYED,
    F_POSSESSOR,
    F_TABLE,
    F_VICTORY,
    G_EXTRA_TURN,
    G_SKIP,
    GAINED,
    GAINED_LAST,
    HAND,
    NIGHT,
    OWN,
    P_ACTION,
    P_BUY,
    P_CLEANUP,
    P_NIGHT,
    PAST_BOUGHT,
    PAST_PLAYED,
    POTIONS,
    Q_ACTION,
    Q_NIGHT,
    Q_TREASURE,
    T_PAST,
    TAVERN,
    TREASURE,
    TURNS,
    U_BUY_PHASE,
    U_CLEANUP,
    U_START_OF,
    U_TURN,
    V_BUY_END,
    V_BUY_PHASE,
    V_CLEANUP,
    V_PLUS,
    V_TURN,
    V_TURN_END,
    VILLAGERS,
)
from ludilex.games.dominion.timing import Dominion
from ludilex.kernel.asking import evaluate
from ludilex.kernel.codes import (
    ALL,
    DONE,
    M_GAME,
    NEXT,
    NONE,
    O_MODE,
    OPTION,
    S_PHASE,
    S_SKIPPED,
    STAY,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.knowledge import learn
from ludilex.kernel.lasting import drop_lasting, end_lasting, expire
from ludilex.kernel.pipeline import happen
from ludilex.kernel.programs import Number, Op

if TYPE_CHECKING:
    from ludilex.kernel.events import Lasting
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


class StartTurn(Op):
    """A turn begins: 1 Action, 1 Buy, no coins. Two runs: reset, then the event that start-of-turn abilities await."""

    def __init__(self, citation: i64) -> None:
        self.citation: i64 = citation

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            return NEXT
        f.i = 1
        p = s.active
        f.me = p
        s.turn += 1
        res = s.res
        k = p * s.nr
        res[k + ACTIONS] = 1
        res[k + BUYS] = 1
        res[k + COINS] = 0
        res[k + POTIONS] = 0
        if s.fact(F_POSSESSOR) == 0 and s.fact(F_AFTER) == 0:
            res[k + TURNS] += 1
        q: i64 = 0
        while q < s.players:
            res[q * s.nr + GAINED] = 0
            q += 1
        s.facts[F_PLAYED] = 0
        if s.facts[F_TABLE] & T_PAST != 0:
            f.keep(PAST_PLAYED, NO_NUMBERS)
            f.keep(PAST_BOUGHT, NO_NUMBERS)
        s.facts[F_BUYS] = 0
        s.facts[F_ACTIONS_GAINED] = 0
        if len(s.lastings) > 0:
            expire(s, U_START_OF + p)
        enter_phase(s, p, P_ACTION)
        if s.tracing:
            s.note(S_PHASE, V_TURN, -1, p, P_ACTION, self.citation)
        if s.live[V_TURN] == 0:
            return NEXT
        happen(s, f, V_TURN, p, NO_NUMBERS, 0, 0)
        return STAY


def enter_phase(s: State, p: i64, phase: i64) -> None:
    """A phase of player p's turn: what is counted in a phase starts anew."""
    s.phase = phase
    s.facts[F_VICTORY] = 0
    s.facts[F_BEFORE] = s.res[p * s.nr + GAINED]


class StartPhase(Op):
    """A phase begins."""

    def __init__(self, phase: i64, verb: i64, citation: i64) -> None:
        self.phase: i64 = phase
        self.verb: i64 = verb
        self.citation: i64 = citation

    def run(self, s: State, f: Frame) -> i64:
        enter_phase(s, f.me, self.phase)
        if s.tracing:
            s.note(S_PHASE, self.verb, -1, f.me, self.phase, self.citation)
        return NEXT


def offer_from_hand(s: State, p: i64, types: i64) -> i64:
    """Offer each differently named card of a type in hand; returns how many."""
    of = s.rules.types_of
    eff = s.eff
    nxt = s.nxt
    seen: i64 = 0
    z = p * OWN + HAND
    s.room(s.size[z])
    opts = s.opts
    n: i64 = 0
    c = s.head[z]
    while c >= 0:
        e = eff[c]
        if of[e] & types != 0:
            bit: i64 = 1 << (e & 31)
            s.nopts = n
            if seen & bit == 0 or not already(s, e):
                opts[n] = c
                n += 1
                seen |= bit
        c = nxt[c]
    s.nopts = n
    return n


def already(s: State, e: i64) -> bool:
    """A card of this definition is offered already."""
    i: i64 = 0
    while i < s.nopts:
        if s.eff[s.opts[i]] == e:
            return True
        i += 1
    return False


class PlayActions(Op):
    """The Action phase: play Action cards while Actions are left."""

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        a = s.answer
        if a == NONE:
            s.nopts = 0
            k = p * s.nr
            if s.res[k + ACTIONS] > 0:
                offer_from_hand(s, p, ACTION)
            if s.res[k + VILLAGERS] > 0:
                s.offer(O_MODE * OPTION)
            offer_coffers(s, p)
            if s.nopts == 0:
                return NEXT
            s.offer(DONE)
            return s.ask(p, Q_ACTION)
        s.answer = NONE
        if a == DONE:
            return NEXT
        if a == O_MODE * OPTION:
            self.spend_villager(s, p)
            return STAY
        if a == SPEND_COFFERS:
            spend_coffers(s, p)
            return STAY
        r = s.rules
        assert isinstance(r, Dominion)
        spend(s, p, ACTIONS, 1, V_PLUS, -1, r.c_action)
        play(s, f, a, s.life[a], 0)
        return STAY

    def option_name(self, i: i64) -> str:
        return "spend-villager" if i == 0 else "spend-coffers"

    def spend_villager(self, s: State, p: i64) -> None:
        """A Villager gives an Action."""
        cite = s.rules.cite("dominion.rules.turn.villagers")
        spend(s, p, VILLAGERS, 1, V_PLUS, -1, cite)
        spend(s, p, ACTIONS, -1, V_PLUS, -1, cite)

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        out = not_playable(s, f, code, ACTION, "dominion.rules.turn.action")
        if len(out) == 0 and s.res[f.me * s.nr + ACTIONS] <= 0:
            return [s.rules.cite("dominion.rules.play.cost-action"), code]
        return out


class PlayTreasures(Op):
    """The Buy phase, first part: play Treasures, one by one or all."""

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        a = s.answer
        if a == NONE:
            if f.i == 1:
                c = s.tail[p * OWN + HAND]
                of = s.rules.types_of
                while c >= 0 and of[s.eff[c]] & TREASURE == 0:
                    c = s.prv[c]
                if c < 0:
                    return NEXT
                play(s, f, c, s.life[c], 0)
                return STAY
            if offer_from_hand(s, p, TREASURE) == 0:
                return NEXT
            s.offer(ALL)
            offer_coffers(s, p)
            s.offer(DONE)
            return s.ask(p, Q_TREASURE)
        s.answer = NONE
        if a == DONE:
            return NEXT
        if a == ALL:
            f.i = 1
        elif a == SPEND_COFFERS:
            spend_coffers(s, p)
        else:
            play(s, f, a, s.life[a], 0)
        return STAY

    def option_name(self, i: i64) -> str:
        return "spend-coffers"

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        if 0 <= code < len(s.zone) and s.zone[code] != f.me * OWN + HAND:
            return [s.rules.cite("dominion.rules.turn.buy-phase"), code]  # buying comes after the Treasures
        return not_playable(s, f, code, TREASURE, "dominion.rules.turn.buy-phase")


def not_playable(s: State, f: Frame, code: i64, types: i64, cite: str) -> list[i64]:
    """Why a card cannot be played from hand now."""
    out: list[i64] = []
    if code < 0 or code >= len(s.zone):
        return out
    if s.zone[code] == f.me * OWN + TAVERN:  # its own ability says when it can be called
        for t in s.now(code).triggers:
            if t.citation != 0:
                out.append(t.citation)
                out.append(code)
    if len(out) == 0 and (s.zone[code] != f.me * OWN + HAND or s.types(code) & types == 0):
        out.append(s.rules.cite(cite))
        out.append(code)
    return out


class PlayNights(Op):
    """The Night phase: play any number of Night cards."""

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        a = s.answer
        if a == NONE:
            if offer_from_hand(s, p, NIGHT) == 0 and f.i == 0:
                return NEXT
            if s.phase != P_NIGHT:  # no step: that it is asked tells of a Night card in hand
                enter_phase(s, p, P_NIGHT)
            s.offer(DONE)
            return s.ask(p, Q_NIGHT)
        s.answer = NONE
        if a == DONE:
            return NEXT
        f.i = 1
        play(s, f, a, s.life[a], 0)
        return STAY

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        return not_playable(s, f, code, NIGHT, "dominion.rules.turn.night")


class HappenQuietly(Op):
    """A moment of the turn that abilities may await; nothing is written down when none does."""

    def __init__(self, verb: i64) -> None:
        self.verb: i64 = verb

    def run(self, s: State, f: Frame) -> i64:
        if s.live[self.verb] != 0:
            happen(s, f, self.verb, f.me, NO_NUMBERS, 0, 0)
        return NEXT


class EndEffects(Op):
    """What lasts until this moment ends."""

    def __init__(self, until: i64) -> None:
        self.until: i64 = until

    def run(self, s: State, f: Frame) -> i64:
        if len(s.lastings) > 0:
            expire(s, self.until)
        return NEXT


class EndTurn(Op):
    """The turn ends: end the game, or hand over to the next player or extra turn."""

    def run(self, s: State, f: Frame) -> i64:
        if game_ends(s) or goes_nowhere(s):
            return STAY
        expire(s, U_TURN)
        s.res[f.me * s.nr + GAINED_LAST] = s.res[f.me * s.nr + GAINED]
        s.full = True
        s.dirty = True  # whose turn it is may matter to an effect
        last = s.fact(F_AFTER) - 1
        if last < 0:
            last = f.me
        s.facts[F_LAST] = s.active + 1
        if not take_extra(s, last):
            s.facts[F_POSSESSOR] = 0
            s.facts[F_AFTER] = 0
            s.active = (last + 1) % s.players
            while skips(s, s.active):  # a skipped turn counts as taken
                s.res[s.active * s.nr + TURNS] += 1
                s.active = (s.active + 1) % s.players
        f.pc = 0
        f.i = 0
        return STAY


def skips(s: State, p: i64) -> bool:
    """Player p skips the turn that is about to begin, if an effect says so; the effect ends with that."""
    if s.effect_keys[M_GAME] == 0:
        return False
    for i in range(len(s.lastings)):
        m: Lasting = s.lastings[i]
        if m.kind == M_GAME and m.key == G_SKIP and m.me == p:
            drop_lasting(s, i)
            if s.tracing:
                s.note(S_SKIPPED, V_TURN, -1, p, 0, 0)
            return True
    return False


def take_extra(s: State, last: i64) -> bool:
    """The next extra turn begins, if one is waiting; turn order goes on from `last` after it."""
    for m in s.lastings:
        if m.kind == M_GAME and m.key == G_EXTRA_TURN:
            end_lasting(s, m)
            opening = m.trigger
            if opening is not None and opening.when is not None and not may_begin(s, m, opening.when):
                continue
            if skips(s, m.me):
                continue
            s.active = m.me
            s.set_fact(F_POSSESSOR, m.n + 1)
            s.set_fact(F_AFTER, last + 1)
            if s.knowing and m.n >= 0:
                for c in range(len(s.know)):
                    learn(s, c, s.know[c] & (1 << m.me))  # the possessor looks over the shoulder: Rules.onlookers
            if opening is not None:
                q = s.push(opening.program, m.me, m.source, -1)
                q.it = m.data
            return True
    return False


def may_begin(s: State, m: Lasting, when: Number) -> bool:
    """The condition of an extra turn holds."""
    if evaluate(s, when, m.me, m.source, None, -1) != 0:
        return True
    if s.tracing:
        s.note(S_SKIPPED, V_TURN, m.source, m.me, 0, s.rules.cite("dominion.rules.turn.extra"))
    return False


def turn_program(r: Dominion) -> list[Op]:
    """The whole turn; what stands first is known to `buying.resume_actions`."""
    return [
        StartTurn(r.cite("dominion.rules.turn.action")),
        PlayActions(),
        StartPhase(P_BUY, V_BUY_PHASE, r.cite("dominion.rules.turn.buy-phase")),
        HappenQuietly(V_BUY_PHASE),
        PlayTreasures(),
        BuyCards(),
        HappenQuietly(V_BUY_END),
        EndEffects(U_BUY_PHASE),
        PlayNights(),
        StartPhase(P_CLEANUP, V_CLEANUP, r.cite("dominion.rules.turn.clean-up")),
        HappenQuietly(V_CLEANUP),
        CleanUp(r.cite("dominion.rules.turn.clean-up")),
        EndEffects(U_CLEANUP),
        Draw(5),
        HappenQuietly(V_TURN_END),
        EndTurn(),
    ]
