"""What may be done when: the windows of a turn, and the other answers to the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.hkk.keywords import active, icon
from ludilex.games.hkk.ops import (
    ABILITY,
    ANSWERED,
    F_X,
    action_of,
    enters_passive,
    pure_nekron,
    shielded,
)
from ludilex.games.hkk.pricing import affordable, payable, price_of, price_of_use, targets, variable
from ludilex.games.hkk.settle import settle, with_attached
from ludilex.games.hkk.terms import (
    ABOMINATION,
    ANCHOR,
    AS_INSTANT,
    AS_LIFE_SAVING,
    AS_REACTION,
    ATTACHED,
    BODY_PART,
    CREATURE,
    CURRENCIES,
    F_STOLEN,
    GALETKI,
    GUARD,
    HAND,
    I_EFFECTS,
    I_SOURCES,
    IN_ANY_MAIN,
    LOCATION,
    LOCATION_SLOT,
    NEKRON_PLAYS,
    OWN,
    P_MAIN,
    PAID_X,
    PASSIVE,
    PETRIFIED,
    POINTS,
    RESERVE,
    SPELL,
    STRENGTHENING,
    TURNS,
    V_CONTROL,
    V_ENTER,
    V_PASSIVATE,
    V_RETURN,
    W_MAIN,
    W_REACT,
    W_SAVE,
    W_STAGE_TWO,
    Y_NEKRON,
    Y_PASSIVE,
    Y_POINTS,
    Y_THIS,
    Y_TOKEN,
)
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.asking import evaluate, lend, select
from ludilex.kernel.chance import seeded
from ludilex.kernel.characteristics import word
from ludilex.kernel.codes import (
    C_CONSTANT,
    C_EFFECT,
    KEYS,
    M_BLANK,
    M_IMMUNE,
    M_SHIELD,
    O_ABILITY,
    OPTION,
    W_CONTROL,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.knowledge import deal
from ludilex.kernel.machine import touches
from ludilex.kernel.payment import announce, missing, plain
from ludilex.kernel.pipeline import count_now
from ludilex.kernel.selectors import offered_alike
from ludilex.kernel.windows import TURN

if TYPE_CHECKING:
    from ludilex.kernel.definitions import Ability
    from ludilex.kernel.events import Event
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

FREE: Final = -1  # nothing hinders it
NEKRON_TURNS: Final = 3  # first turns of a player in which the nekron rule holds
TRIES: Final = 64  # ways of going on looked at to see whether an action would touch a galetki


class Table(Hkk):
    """The rules at work: offers, reactions, state checks, immunity."""

    # ---- windows
    def starts(self, s: State, f: Frame, window: i64) -> i64:
        """The active player begins; an action is answered by the other player first."""
        return (f.me + 1) % s.players if window == W_REACT else s.active

    def offers(self, s: State, f: Frame, window: i64, p: i64) -> None:
        if window != W_STAGE_TWO:
            c = s.head[p * OWN + HAND]
            while c >= 0:
                if self.timely(s, p, c, window) and not offered_alike(s, c) and self.hindrance(s, p, c) == FREE:
                    s.offer(c)
                c = s.nxt[c]
        if window == W_REACT:
            self.offer_body_parts(s, p)
        elif window != W_SAVE:
            self.offer_permanents(s, p, window != W_STAGE_TWO)

    def passes(self, s: State, f: Frame, window: i64, p: i64) -> bool:
        """The main phase is the active player's: they are asked even if they can do nothing."""
        return not self.always_ask and not (window == W_MAIN and p == s.active)

    def timely(self, s: State, p: i64, c: i64, window: i64) -> bool:
        """A card of its kind may be played in this window."""
        moment = self.notes[s.defn[c]].moment
        if window == W_REACT:
            return moment in (AS_REACTION, AS_INSTANT)
        if window == W_SAVE:
            return moment == AS_LIFE_SAVING
        if moment == AS_INSTANT:
            return True
        return s.phase == P_MAIN and (moment == IN_ANY_MAIN or (moment < AS_INSTANT and p == s.active))

    def hindrance(self, s: State, p: i64, c: i64) -> i64:
        """Citation of what keeps player p from playing card c from hand now, or FREE."""
        note = self.notes[s.defn[c]]
        if note.moment == AS_REACTION and not answers(s, s.stack[s.sp - 2], note.answers, note.answers_use):
            return note.refusal
        if s.res[p * s.nr + TURNS] <= NEKRON_TURNS and s.res[p * s.nr + NEKRON_PLAYS] > 0 and pure_nekron(s, c):
            return self.c_nekron_rule
        cards = s.now(c).target
        if note.vary is None:
            if not affordable(s, p, c, 0):
                return self.unpaid(s, p, c)
            if cards is not None and not note.players and len(targets(s, p, c, cards, False)) == 0:
                return self.no_target(s, p, c)
            return FREE
        if cards is None:
            return FREE if affordable(s, p, c, variable(s, p, c, -1)) else self.unpaid(s, p, c)
        if len(targets(s, p, c, cards, True)) > 0:
            return FREE
        return self.unpaid(s, p, c) if len(targets(s, p, c, cards, False)) > 0 else self.no_target(s, p, c)

    def unpaid(self, s: State, p: i64, c: i64) -> i64:
        """Clauses on what of its cost player p cannot pay."""
        if s.types(c) & LOCATION:
            return self.cite("hkk.8.9.2", "hkk.8.9.2.p2")
        ids: list[str] = []
        asking = lend(s, p, c, None)
        lacking = missing(s, asking, price_of(s, c, 0))
        s.in_use -= 1
        for k in lacking[::2]:
            for x in self.citations[self.currencies[k].citation]:
                if x not in ids:
                    ids.append(x)
        return self.cite(*ids) if len(ids) > 0 else self.c_points

    def no_target(self, s: State, p: i64, c: i64) -> i64:
        """It has nothing to aim at, perhaps only because of resistance."""
        cards = s.now(c).target
        if cards is not None and len(select(s, cards, p, c, None)) > 0:
            return self.c_resistant
        return self.notes[s.defn[c]].refusal

    def offer_permanents(self, s: State, p: i64, abilities: bool) -> None:
        """Activated abilities of own permanents and of the location, which are everybody's; and hkk.8.2.2:

        own active abominations may be sacrificed to strengthen own galetkis.
        """
        types_of = self.types_of
        definitions = self.definitions
        eff = s.eff
        types: i64 = 0
        z = p * OWN + RESERVE
        while z <= p * OWN + ATTACHED:
            c = s.head[z]
            while c >= 0:
                types |= types_of[eff[c]]
                if abilities and len(definitions[eff[c]].abilities) > 0:
                    self.offer_abilities(s, p, c)
                c = s.nxt[c]
            z += 1
        c = s.head[s.layout.first_shared]
        if abilities and c >= 0:
            self.offer_abilities(s, p, c)
        if types & ABOMINATION and types & GALETKI:
            for z in (p * OWN + RESERVE, p * OWN + GUARD):
                for c in s.cards_in(z):
                    if s.types(c) & ABOMINATION and active(s, c):
                        s.offer(O_ABILITY * OPTION + c * 256 + STRENGTHENING)

    def offer_abilities(self, s: State, p: i64, c: i64) -> None:
        """Those of card c that can be used now."""
        abilities = s.now(c).abilities
        for i in range(len(abilities)):
            if self.unusable(s, p, c, abilities[i]) == FREE:
                s.offer(O_ABILITY * OPTION + c * 256 + i)

    def unusable(self, s: State, p: i64, c: i64, a: Ability) -> i64:
        """Citation of what keeps player p from using an ability of card c now, or FREE."""
        if (a.windows >> s.phase) & 1 == 0 or (a.zones >> s.kind(c)) & 1 == 0:
            return a.citation
        if s.res[p * s.nr + POINTS] < a.price[Y_POINTS]:
            return self.c_points
        if not active(s, c) or word(s, c, PETRIFIED) > 0:
            return a.citation
        if a.when is not None and evaluate(s, a.when, p, c, None, c) == 0:
            return a.citation
        if not payable(s, p, c, price_of_use(s, c, a)):
            return self.c_points
        if a.target is not None and len(targets(s, p, c, a.target, False)) == 0:
            return a.citation
        return FREE

    def offer_body_parts(self, s: State, p: i64) -> None:
        """hkk.8.4.3: in answer to a source, own body parts on own galetkis that it would affect."""
        action = s.stack[s.sp - 2]
        c = s.head[p * OWN + ATTACHED]
        while c >= 0:
            if s.types(c) & BODY_PART and s.controller(s.host[c]) == p and self.affected(s, action, p, s.host[c]):
                s.offer(c)
            c = s.nxt[c]

    def affected(self, s: State, action: Frame, p: i64, c: i64) -> bool:
        """The action is a source that would affect galetki c, as far as player p can know: tried on a dealt world."""
        if s.types(c) & GALETKI == 0 or not is_source(s, action) or shielded(s, c, action.id):
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

    def pick(self, s: State, f: Frame, window: i64, p: i64, option: i64) -> None:
        below = s.stack[s.sp - 2].id if window == W_REACT else 0
        if option >= O_ABILITY * OPTION:
            c = (option - O_ABILITY * OPTION) // 256
            index = (option - O_ABILITY * OPTION) % 256
            if index == STRENGTHENING:
                s.push(self.programs["strengthen"], p, c, s.life[c])
                return
            before = self.snapshot(s, f, p, c, price_of_use(s, c, s.now(c).abilities[index]))
            q = s.push(self.use_program, p, c, s.life[c])
            q.set_reg(ABILITY.slot, 1 + index)
            q.snapshot = before
        elif s.types(option) & BODY_PART and s.kind(option) == ATTACHED:
            q = s.push(self.programs["shield"], p, option, s.life[option])
            q.it = [s.host[option], s.life[s.host[option]]]
        else:
            before = self.snapshot(s, f, p, option, price_of(s, option, 0))
            q = s.push(self.play_program, p, option, s.life[option])
            q.snapshot = before
        q.set_reg(ANSWERED.slot, below)

    def snapshot(self, s: State, f: Frame, p: i64, c: i64, price: list[i64]) -> State | None:
        """What to come back to if the action is withdrawn; none where nothing is chosen or thrown in paying."""
        asking = lend(s, p, c, None)
        needed = price[Y_NEKRON] > 0
        for k in range(CURRENCIES):
            if price[k] > 0 and k not in (Y_PASSIVE, Y_TOKEN, Y_THIS) and not plain(s, asking, k):
                needed = True
        s.in_use -= 1
        if not needed:
            return None
        before = announce(s, f)
        window = before.stack[before.sp - 1]
        window.set_reg(TURN, (f.reg(TURN) + s.players - 1) % s.players)  # it is the same player's word again
        return before

    def refuses(self, s: State, f: Frame, window: i64, p: i64, option: i64) -> list[i64]:
        """Why player p is not offered this: from the functions that offer."""
        if option >= O_ABILITY * OPTION and option % OPTION % 256 == STRENGTHENING:
            c = option % OPTION // 256
            return [self.c_strengthen_active if not active(s, c) else self.c_no_galetki, c]
        if option < 0 or option >= len(s.zone):
            return NO_NUMBERS
        if s.zone[option] == p * OWN + HAND:
            if not self.timely(s, p, option, window):
                return [self.notes[s.defn[option]].lateness, option]
            why = self.hindrance(s, p, option)
            return [why, option] if why != FREE else NO_NUMBERS
        if s.types(option) & BODY_PART and s.kind(option) == ATTACHED:
            return [self.no_shield(s, p, option, window), option]
        for a in s.now(option).abilities:
            why = self.unusable(s, p, option, a)
            if why != FREE:
                return [why, option]
        return NO_NUMBERS

    def no_shield(self, s: State, p: i64, c: i64, window: i64) -> i64:
        """Why a body part cannot be sacrificed to save its galetki."""
        if window == W_STAGE_TWO:
            return self.c_part_in_preparation
        if window != W_REACT:
            return self.c_only_answering
        if s.controller(c) != p:
            return self.c_own_part
        return self.c_only_answering

    # ---- the other answers
    def forbids(self, s: State, e: Event, c: i64) -> i64:
        """Immunity, and a body part sacrificed against this action."""
        if c >= 0 and e.source >= 0 and e.cause == C_EFFECT and s.in_play(c):
            if s.effect_keys[M_SHIELD] != 0:
                action = action_of(s)
                if action is not None and action.card == e.source and shielded(s, c, action.id):
                    return self.c_shielded
            if s.effect_keys[M_IMMUNE] != 0:
                why = self.immune(s, c, e.source, e.cause)
                if why >= 0:
                    return why
            if e.verb == V_RETURN and icon(s, c, ANCHOR):
                return self.cite("hkk.assume.anchor")
            if s.kind(c) == LOCATION_SLOT:
                return self.untouchable(e)
        return super().forbids(s, e, c)

    def untouchable(self, e: Event) -> i64:
        """What can in no way happen to a location, even if a text names it; -1 if this can."""
        if e.write == W_CONTROL:
            return self.cite("hkk.8.9.5.p6")
        if e.verb == V_PASSIVATE:
            return self.cite("hkk.8.9.5.p3")
        if e.verb == V_RETURN:
            return self.cite("hkk.8.9.5.p5")
        if e.lasting is not None and e.lasting.kind == M_BLANK:
            return self.cite("hkk.8.9.5.p4")
        return -1

    def immune(self, s: State, c: i64, source: i64, cause: i64) -> i64:
        """Immunity to sources, from which attached cards that are none are exempt, or to all effects."""
        if s.effect_keys[M_IMMUNE] == 0 or source == c or source < 0:
            return -1
        for key in (I_SOURCES, I_EFFECTS):
            if key == I_SOURCES and s.printed(source).attach is not None and s.types(source) & SPELL == 0:
                continue
            constants = s.constants.get(M_IMMUNE * KEYS + key)
            if constants is None:
                continue
            for a in constants:
                me = s.controller(a.card)
                if a.card != source and evaluate(s, a.constant.scope, me, a.card, None, c) != 0:
                    return self.c_immune if cause == C_CONSTANT else self.c_lingering
        return -1

    def settle(self, s: State, f: Frame, written: i64) -> bool:
        return settle(s, f, written)

    def committed(self, s: State, e: Event, i: i64) -> None:
        """What comes into play is passive or active by its type, and keeps its X; who changed sides is counted."""
        c = e.cards[i]
        if e.verb == V_ENTER:
            x = e.fact(F_X)
            if x > 0:
                count_now(s, V_ENTER, c, PAID_X, x, self.c_fixed)
            if enters_passive(s, c):
                count_now(s, V_ENTER, c, PASSIVE, 1, self.c_reserve if s.types(c) & CREATURE else self.c_building)
        elif e.verb == V_CONTROL:
            n: i64 = 0
            for p in range(s.players):
                for z in (RESERVE, GUARD):
                    x = s.head[p * OWN + z]
                    while x >= 0:
                        n += 1 if s.owner[x] != p else 0
                        x = s.nxt[x]
            s.facts[F_STOLEN] = n

    def with_attached(self, s: State, refs: list[i64]) -> list[i64]:
        return with_attached(s, refs)

    def endless(self, s: State, repeated: bool) -> None:
        """A match that goes on without a decision is drawn (an assumption)."""
        s.finish(0, self.cite("hkk.assume.loop"))


def answers(s: State, action: Frame, types: i64, uses: bool) -> bool:
    """A reaction that may answer plays of these types (and abilities) answers this action."""
    if action.reg(ABILITY.slot) > 0:
        return uses
    return s.types(action.card) & types != 0


def is_source(s: State, action: Frame) -> bool:
    """Playing a spell is a source (hkk.8.5.0.s2), and so is using an ability."""
    return action.reg(ABILITY.slot) > 0 or s.types(action.card) & SPELL != 0
