"""What may be done when: the windows of a turn, and the other answers to the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.hkk.costs import owing, paying, price_of, price_of_use
from ludilex.games.hkk.keywords import icon
from ludilex.games.hkk.legality import FREE, hindrance, unshielding, unstrengthening, untimely, unusable
from ludilex.games.hkk.ops import (
    ABILITY,
    ANSWERED,
    F_X,
    action_of,
    enters_passive,
    shielded,
)
from ludilex.games.hkk.settle import settle, with_attached
from ludilex.games.hkk.terms import (
    ABOMINATION,
    ANCHOR,
    ATTACHED,
    BODY_PART,
    CREATURE,
    CURRENCIES,
    F_STOLEN,
    GUARD,
    HAND,
    I_EFFECTS,
    I_SOURCES,
    INSTANTLY,
    LOCATION_SLOT,
    NO_WINDOW,
    OWN,
    P_PREPARATION,
    PAID_X,
    PASSIVE,
    PAYS_X,
    Q_CAPTURE,
    RESERVE,
    RULE,
    SPELL,
    STRENGTHENING,
    V_CONTROL,
    V_ENTER,
    V_PASSIVATE,
    V_RETURN,
    W_INSTANTS,
    W_MAIN,
    W_REACT,
    W_SAVE,
    W_STAGE_TWO,
    Y_NEKRON,
    Y_SACRIFICE,
)
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.asking import evaluate, lend
from ludilex.kernel.codes import (
    C_CONSTANT,
    C_EFFECT,
    KEYS,
    M_BLANK,
    M_CONTROL,
    M_GAME,
    M_IMMUNE,
    M_SHIELD,
    O_ABILITY,
    OPTION,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.payment import announce, plain
from ludilex.kernel.pipeline import count_now
from ludilex.kernel.selectors import offered_alike

if TYPE_CHECKING:
    from ludilex.kernel.events import Event
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


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
                timely = untimely(self, s, p, c, window) == FREE
                if timely and not offered_alike(s, c) and hindrance(self, s, p, c, False) == FREE:
                    s.offer(c)
                c = s.nxt[c]
        if window != W_SAVE:
            self.offer_permanents(s, p, window)

    def passes(self, s: State, f: Frame, window: i64, p: i64) -> bool:
        """The main phase is the active player's: they are asked even if they can do nothing."""
        return not self.always_ask and not (window == W_MAIN and p == s.active)

    def offer_permanents(self, s: State, p: i64, window: i64) -> None:
        """What own permanents can do, and the location, which is everybody's."""
        types_of = self.types_of
        definitions = self.definitions
        eff = s.eff
        abilities = window in (W_MAIN, W_INSTANTS)
        z = p * OWN + RESERVE
        while z <= p * OWN + ATTACHED:
            c = s.head[z]
            while c >= 0:
                types = types_of[eff[c]]
                if abilities and len(definitions[eff[c]].abilities) > 0:
                    self.offer_abilities(s, p, c)
                if types & ABOMINATION and window != W_REACT and unstrengthening(self, s, p, c) == FREE:
                    s.offer(O_ABILITY * OPTION + c * 256 + STRENGTHENING)
                if types & BODY_PART and unshielding(self, s, p, c, window) == FREE:
                    s.offer(c)
                c = s.nxt[c]
            z += 1
        c = s.head[s.layout.first_shared]
        if abilities and c >= 0:
            self.offer_abilities(s, p, c)
        c = s.head[p * OWN + RULE]
        while abilities and c >= 0:
            self.offer_abilities(s, p, c)
            c = s.nxt[c]

    def offer_abilities(self, s: State, p: i64, c: i64) -> None:
        """Those of card c that can be used now."""
        abilities = s.now(c).abilities
        for i in range(len(abilities)):
            if unusable(self, s, p, c, abilities[i]) == FREE:
                s.offer(O_ABILITY * OPTION + c * 256 + i)

    def pick(self, s: State, f: Frame, window: i64, p: i64, option: i64) -> None:
        below = s.stack[s.sp - 2].id if window == W_REACT else i64(0)
        if option >= O_ABILITY * OPTION:
            c = (option - O_ABILITY * OPTION) // 256
            index = (option - O_ABILITY * OPTION) % 256
            if index == STRENGTHENING:
                s.push(self.programs["strengthen"], p, c, s.life[c])
                return
            a = s.now(c).abilities[index]
            before = self.snapshot(s, f, p, c, price_of_use(s, c, a), a.target is not None)
            q = s.push(self.use_program, p, c, s.life[c])
            q.set_reg(ABILITY.slot, 1 + index)
            q.snapshot = before
        elif s.types(option) & BODY_PART and s.kind(option) == ATTACHED:
            q = s.push(self.programs["shield"], p, option, s.life[option])
            q.it = [s.host[option], s.life[s.host[option]]]
        else:
            asked = s.now(option).target is not None or s.printed(option).word(PAYS_X) > 0 or s.effect_keys[M_GAME] != 0
            before = self.snapshot(s, f, p, option, price_of(s, option, 0), asked)
            q = s.push(self.play_program, p, option, s.life[option])
            q.snapshot = before
        q.set_reg(ANSWERED.slot, below)

    def snapshot(self, s: State, f: Frame, p: i64, c: i64, price: list[i64], asked: bool) -> State | None:
        """What to come back to if the action is withdrawn; none where nothing is asked before it can be answered."""
        if s.firm:
            return None
        asking = lend(s, p, c, None)
        needed = asked or price[Y_NEKRON] > 0
        for k in range(CURRENCIES):
            if price[k] > 0 and not self.currencies[k].itself and not plain(s, asking, k):
                needed = True
        s.in_use -= 1
        if not needed:
            return None
        before = announce(s, f)
        window = before.stack[before.sp - 1]
        window.i = (f.i + s.players - 1) % s.players  # it is the same player's word again (see Round)
        return before

    def refuses(self, s: State, f: Frame, window: i64, p: i64, option: i64) -> list[i64]:
        """Why player p is not offered this: from the functions that offer."""
        c = option % OPTION // 256 if option >= O_ABILITY * OPTION else option
        if c < 0 or c >= len(s.zone):
            return NO_NUMBERS
        why: i64 = FREE
        if option >= O_ABILITY * OPTION:
            if option % OPTION % 256 == STRENGTHENING:
                why = unstrengthening(self, s, p, c)
        elif s.zone[c] == p * OWN + HAND:
            why = untimely(self, s, p, c, window)
            if why == FREE:
                why = hindrance(self, s, p, c, True)
        elif s.types(c) & BODY_PART and s.kind(c) == ATTACHED:
            why = unshielding(self, s, p, c, window)
        else:
            for a in s.now(c).abilities:
                if why == FREE:
                    why = unusable(self, s, p, c, a)
        return [why, c] if why != FREE else NO_NUMBERS

    def paying(self, s: State, f: Frame, plan: list[i64], k: i64) -> i64:
        return paying(s, f, plan, k)

    def owing(self, s: State, f: Frame, k: i64) -> i64:
        return owing(s, f.card, k)

    def unpaying(self, s: State, f: Frame, k: i64, c: i64) -> i64:
        return self.c_no_location if k == Y_SACRIFICE and s.kind(c) == LOCATION_SLOT else super().unpaying(s, f, k, c)

    def unready(self, s: State, p: i64, c: i64) -> i64:
        """It is not the time for its type, or no time for instants at all; who takes an item is for others to say."""
        if s.prompt == Q_CAPTURE and s.in_play(c):
            return self.c_captors_choose
        if s.types(c) & BODY_PART and s.kind(c) == ATTACHED:
            return self.c_part_in_preparation if s.phase == P_PREPARATION else self.c_not_alone
        if s.zone[c] != p * OWN + HAND:
            return -1
        why = untimely(self, s, p, c, NO_WINDOW)
        if why == FREE and (INSTANTLY >> s.phase) & 1 == 0:
            return self.c_instant_time
        return why

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
        if e.lasting is not None and e.lasting.kind == M_CONTROL:
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
                self.make_passive(s, c)
        elif e.verb == V_CONTROL:
            n: i64 = 0
            for p in range(s.players):
                for z in range(RESERVE, GUARD + 1):
                    x = s.head[p * OWN + z]
                    while x >= 0:
                        n += 1 if s.owner[x] != p else 0
                        x = s.nxt[x]
            s.facts[F_STOLEN] = n

    def make_passive(self, s: State, c: i64) -> None:
        """A creature or a building that comes in passive."""
        if s.types(c) & CREATURE:
            count_now(s, V_ENTER, c, PASSIVE, 1, self.c_reserve)
        else:
            count_now(s, V_ENTER, c, PASSIVE, 1, self.c_building)

    def with_attached(self, s: State, refs: list[i64]) -> list[i64]:
        return with_attached(s, refs)

    def endless(self, s: State, repeated: bool) -> None:
        """A match that goes on without a decision is drawn (an assumption)."""
        s.finish(0, self.cite("hkk.assume.loop"))
