"""What A Game of Thrones would be without a clause whose citation does not show what it does; see `patches`."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any
from unittest import mock

from ludilex.games.agot import offers, opening, settle, terms, timing
from ludilex.games.agot.effects import base as effects
from ludilex.games.agot.keywords import Characters
from ludilex.games.agot.paying import funds
from ludilex.kernel import characteristics
from ludilex.kernel.asking import EMPTY, evaluate
from ludilex.kernel.codes import (
    C_CONSTANT,
    C_EFFECT,
    M_BLANK,
    M_CONTROL,
    M_IMMUNE,
    M_TYPE,
    NEXT,
    O_ABILITY,
    OPTION,
    STEP,
)
from ludilex.kernel.events import Lasting
from ludilex.kernel.leaving import attached
from ludilex.kernel.rules import Rules
from ludilex.kernel.selectors import In, It
from ludilex.kernel.state import State
from tests.ablation.patches import everywhere, follow_all, method, without


# ---- places (3.13)
@without("agot.faq.3.13.1")
def responses_work_from_anywhere(stack: ExitStack) -> None:
    def waiting(s: Any, p: int, window: int, verbs: int) -> list[int]:
        return [
            x
            for c in range(len(s.zone))
            if s.controller(c) == p
            for i, t in enumerate(s.printed(c).triggers)
            if t.window == window and verbs >> t.verb & 1
            for x in (c, i)
        ]

    everywhere(stack, offers.waiting, waiting)
    method(stack, State, "heard", lambda _: lambda self, verb: True)  # a card out of play hears nothing by itself


def offered(stack: ExitStack, works: Any) -> None:
    """Abilities are offered where `works(state, card, ability)` is true."""

    def offer_actions(s: Any, r: Any, window: int, p: int) -> None:
        for c in (c for c in range(len(s.zone)) if s.controller(c) == p):
            if (
                s.kind(c) == terms.HAND
                and window == terms.W_MARSHAL
                and offers.unmarshalled(s, r, p, c, funds(s, p)) < 0
            ):
                s.offer(c)
            for i, a in enumerate(s.now(c).abilities):
                if a.windows >> s.phase & 1 and works(s, c, a):
                    s.offer(O_ABILITY * OPTION + c * 256 + i)

    everywhere(stack, offers.offer_actions, offer_actions)


@without("agot.faq.3.13.2")
def events_are_played_from_the_discard_pile(stack: ExitStack) -> None:
    def works(s: Any, c: int, a: Any) -> bool:
        if s.printed(c).types & terms.EVENT:
            return bool(s.kind(c) == terms.DISCARD)
        return bool(a.zones >> s.kind(c) & 1) and (
            a.when is None or evaluate(s, a.when, s.controller(c), c, None, c) != 0
        )

    offered(stack, works)


@without("agot.faq.3.13.4")
def naming_one_place_is_naming_another(stack: ExitStack) -> None:
    offered(stack, lambda s, c, a: s.in_play(c) and a.zones >> s.kind(c) & 1)

    def waiting(s: Any, p: int, window: int, verbs: int) -> list[int]:
        mine = [c for c in range(len(s.zone)) if s.controller(c) == p and s.kind(c) == terms.DISCARD]
        listed = [(c, i, t) for c in mine for i, t in enumerate(s.printed(c).triggers)]
        return [x for c, i, t in listed if t.window == window and verbs >> t.verb & 1 for x in (c, i)]

    everywhere(stack, offers.waiting, waiting)


@without("agot.faq.3.13.3")
def what_lies_in_piles_is_used(stack: ExitStack) -> None:
    offered(stack, lambda s, c, a: True)


@without("agot.faq.3.13.5")
def cards_are_followed_out_of_play(stack: ExitStack) -> None:
    follow_all(stack, lambda s, f, c, life: True)

    def make(find: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> list[int]:
            return [x for c in find(self, s, f)[::2] for x in (c, s.life[c])]

        return changed

    method(stack, It, "find", make)


# ---- immunity (3.14 to 3.18)
def spares(stack: ExitStack, reaches: Any) -> None:
    """Immunity stops no effect for which `reaches(state, source, cause)` is true."""

    def make(immune: Any) -> Any:
        def changed(self: Any, s: Any, c: int, source: int, cause: int) -> int:
            return -1 if source >= 0 and reaches(s, source, cause) else int(immune(self, s, c, source, cause))

        return changed

    method(stack, timing.Thrones, "immune", make)


@without("agot.faq.3.14.1")
def nobody_is_immune(stack: ExitStack) -> None:
    spares(stack, lambda s, source, cause: True)


@without("agot.faq.3.14.4")
def nobody_is_immune_to_events(stack: ExitStack) -> None:
    spares(stack, lambda s, source, cause: s.types(source) & terms.EVENT)


@without("agot.faq.3.14.5")
def nobody_is_immune_to_characters(stack: ExitStack) -> None:
    spares(stack, lambda s, source, cause: s.types(source) & terms.CHARACTER)


@without("agot.faq.3.14.2")
def one_effect_that_misses_ends_the_rest(stack: ExitStack) -> None:
    def make(forbids: Any) -> Any:
        def changed(self: Any, s: Any, e: Any, c: int) -> int:
            why = int(forbids(self, s, e, c))
            if why > 0 and e.cause == C_EFFECT and c >= 0 and self.immune(s, c, e.source, e.cause) >= 0:
                s.stack[s.sp - 2].program = EMPTY
            return why

        return changed

    method(stack, timing.Thrones, "forbids", make)


@without("agot.faq.3.14.3")
def immunity_protects_the_player(stack: ExitStack) -> None:
    for op in (effects.LoseGold, effects.DiscardFromHand):

        def make(run: Any) -> Any:
            def changed(self: Any, s: Any, f: Any) -> int:
                spared = any(settle.unmoved(s, f.card, p) for p in range(s.players) if p != f.me)
                return NEXT if spared else int(run(self, s, f))

            return changed

        method(stack, op, "run", make)


@without("agot.faq.3.15.1")
def what_is_immune_may_be_chosen(stack: ExitStack) -> None:
    stack.enter_context(mock.patch.object(timing.Thrones, "spared", lambda self, s, f, c: -1))


@without("agot.faq.3.16.1", "agot.faq.3.16.2")
def what_is_immune_does_not_pay(stack: ExitStack) -> None:
    def make(find: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> list[int]:
            a = find(self, s, f)
            kept = [k for k in range(0, len(a), 2) if s.rules.immune(s, a[k], f.card, C_EFFECT) < 0]
            return [x for k in kept for x in a[k : k + 2]]

        return changed

    method(stack, Characters, "find", make)


@without("agot.faq.3.16.3")
def what_is_immune_is_not_seen(stack: ExitStack) -> None:
    able = offers.able

    def changed(s: Any, t: Any, w: int, p: int, e: Any) -> bool:
        unseen = e is not None and any(s.rules.immune(s, c, w, C_EFFECT) >= 0 for c in e.cards)
        return not unseen and bool(able(s, t, w, p, e))

    everywhere(stack, able, changed)


@without("agot.faq.3.17.1")
def a_card_is_immune_to_itself(stack: ExitStack) -> None:
    def immune(self: Any, s: Any, c: int, source: int, cause: int) -> int:
        if source < 0 or cause not in (C_EFFECT, C_CONSTANT):
            return -1
        types = s.types(source)
        return 0 if s.total(M_IMMUNE, types, c) > 0 else -1

    stack.enter_context(mock.patch.object(timing.Thrones, "immune", immune))


@without("agot.faq.3.18.1", "agot.faq.3.18.2")
def immunity_ends_what_lasts(stack: ExitStack) -> None:
    def make(chosen: Any) -> Any:
        def changed(self: Any) -> None:
            chosen(self)
            self.lingering = True

        return changed

    method(stack, Rules, "choose_defaults", make)


@without("agot.faq.3.18.3")
def constants_reach_what_is_immune(stack: ExitStack) -> None:
    spares(stack, lambda s, source, cause: cause == C_CONSTANT)


@without("agot.faq.3.18.4")
def who_was_immune_stays_so(stack: ExitStack) -> None:
    was: set[tuple[int, int]] = set()

    def make(immune: Any) -> Any:
        def changed(self: Any, s: Any, c: int, source: int, cause: int) -> int:
            why = int(immune(self, s, c, source, cause))
            if why >= 0:
                was.add((c, source))
            return 0 if why < 0 and cause == C_CONSTANT and (c, source) in was else why

        return changed

    method(stack, timing.Thrones, "immune", make)


# ---- terminal effects (3.19)
@without("agot.faq.3.19.1")
def strength_0_kills_nobody(stack: ExitStack) -> None:
    everywhere(stack, settle.check_terminal, lambda s, f, r: False)


@without("agot.faq.3.19.2")
def any_save_helps(stack: ExitStack) -> None:
    everywhere(stack, offers.saves, lambda s, r, f, p, c, option: True)


@without("agot.faq.3.19.3", "agot.faq.3.19.4")
def no_save_helps(stack: ExitStack) -> None:
    everywhere(stack, offers.saves, lambda s, r, f, p, c, option: False)


# ---- attachments (3.20)
@without("agot.faq.3.20.1")
def restrictions_are_only_told(stack: ExitStack) -> None:
    carries = settle.may_carry
    everywhere(stack, carries, lambda s, c, h: s.now(c).attach is not None or bool(carries(s, c, h)))


@without("agot.faq.3.20.3")
def restrictions_are_looked_at_once(stack: ExitStack) -> None:
    everywhere(stack, settle.check_attachments, lambda s, f, citation: False)


@without("agot.faq.3.20.2")
def immunity_keeps_an_attachment(stack: ExitStack) -> None:
    carries = settle.may_carry
    types = (terms.PLOT, terms.EVENT, terms.CHARACTER)

    def changed(s: Any, c: int, h: int) -> bool:
        immune = s.in_play(c) and any(s.total(M_IMMUNE, t, c) > 0 for t in types)
        return immune or bool(carries(s, c, h))

    everywhere(stack, carries, changed)


@without("agot.faq.3.20.4")
def any_players_opponent_will_do(stack: ExitStack) -> None:
    carries = settle.may_carry

    def changed(s: Any, c: int, h: int) -> bool:
        a = s.now(c).attach
        if a is None:
            return bool(carries(s, c, h))
        return any(evaluate(s, a, p, c, None, h) != 0 for p in range(s.players))

    everywhere(stack, carries, changed)


@without("agot.faq.3.20.5")
def anything_carries_an_attachment(stack: ExitStack) -> None:
    carries = settle.may_carry
    everywhere(stack, carries, lambda s, c, h: s.now(c).attach is None or bool(carries(s, c, h)))


@without("agot.faq.3.20.6")
def set_up_knows_no_restriction(stack: ExitStack) -> None:
    placeable = opening.placeable

    def changed(s: Any, c: int, h: int) -> bool:
        return bool(placeable(s, c, h)) or bool(s.types(h) & terms.CHARACTER)

    everywhere(stack, placeable, changed)


# ---- replacements (3.21) and types (3.22, 3.23)
@without("agot.faq.3.22.1")
def what_was_an_attachment_is_one_in_piles(stack: ExitStack) -> None:
    def make(types: Any) -> Any:
        def changed(self: Any, c: int) -> int:
            printed = self.printed(c)
            saves = printed.types == terms.EVENT and any(t.window == terms.W_SAVE for t in printed.triggers)
            return terms.ATTACHMENT if saves and self.kind(c) == terms.DISCARD else int(types(self, c))

        return changed

    method(stack, State, "types", make)


@without("agot.faq.3.22.3")
def facedown_cards_are_no_attachments(stack: ExitStack) -> None:
    def make(types: Any) -> Any:
        return lambda self, c: 0 if self.counter(c, terms.K_FACEDOWN) > 0 else int(types(self, c))

    method(stack, State, "types", make)


@without("agot.faq.3.22.5")
def facedown_cards_have_abilities(stack: ExitStack) -> None:
    keep_on = settle.keep_on
    everywhere(stack, keep_on, lambda s, c, kind, n, cite: kind == M_BLANK or keep_on(s, c, kind, n, cite))


@without("agot.faq.3.22.2", "agot.faq.3.22.6")
def what_is_attached_is_still_a_location(stack: ExitStack) -> None:
    keep_on = settle.keep_on
    everywhere(stack, keep_on, lambda s, c, kind, n, cite: kind == M_TYPE or keep_on(s, c, kind, n, cite))

    def make(look: Any) -> Any:
        def changed(self: Any, s: Any, f: Any, z: int, out: list[int]) -> None:
            look(self, s, f, z, out)
            if self.kind == terms.PLAY:
                look(self, s, f, z + terms.ATTACHED - terms.PLAY, out)

        return changed

    method(stack, In, "look", make)


@without("agot.faq.3.27.6")
def duplicates_go_on_any_copy(stack: ExitStack) -> None:
    def original(s: Any, r: Any, p: int, c: int) -> int:
        unique = settle.has(s, c, terms.UNIQUE)
        copies = [d for d in range(len(s.zone)) if s.kind(d) == terms.PLAY and d != c and s.defn[d] == s.defn[c]]
        return copies[0] if unique and copies else -1

    everywhere(stack, settle.original, original)


@without("agot.faq.3.23.1")
def a_new_character_is_also_what_it_was(stack: ExitStack) -> None:
    def make(types: Any) -> Any:
        return lambda self, c: int(types(self, c)) | self.printed(c).types

    method(stack, State, "types", make)


@without("agot.faq.3.23.3")
def nobody_sees_such_a_kill(stack: ExitStack) -> None:
    def make(collected: Any) -> Any:
        def changed(self: Any, s: Any, f: Any, e: Any) -> None:
            if e.verb == terms.V_KILL and any(s.printed(c).types & terms.CHARACTER == 0 for c in e.cards):
                s.set_fact(terms.F_DYING, 1)
                return
            collected(self, s, f, e)

        return changed

    method(stack, timing.Thrones, "collected", make)


def counts(stack: ExitStack, what: Any) -> None:
    """Power on cards in play counts where `what(state, card)` is true."""

    def power_of(s: Any, p: int) -> int:
        house = s.head[p * terms.OWN + terms.HOUSE]
        there = s.cards_in(p * terms.OWN + terms.PLAY)
        return sum(s.counter(c, terms.K_POWER) for c in [house, *(c for c in there if what(s, c))])

    everywhere(stack, settle.power_of, power_of)


@without("agot.faq.3.23.4", "agot.faq.3.23.6")
def only_printed_characters_count(stack: ExitStack) -> None:
    counts(stack, lambda s, c: s.printed(c).types & terms.CHARACTER)


@without("agot.faq.3.23.5")
def all_power_counts(stack: ExitStack) -> None:
    counts(stack, lambda s, c: True)


# ---- control (3.24 to 3.26)
@without("agot.faq.3.24.1")
def opponents_abilities_are_like_ones_own(stack: ExitStack) -> None:
    spares(stack, lambda s, source, cause: True)


@without("agot.faq.3.24.2")
def an_ability_belongs_to_who_triggers_it(stack: ExitStack) -> None:
    def make(immune: Any) -> Any:
        def changed(self: Any, s: Any, c: int, source: int, cause: int) -> int:
            why = int(immune(self, s, c, source, cause))
            theirs = s.total(M_IMMUNE, terms.OPPONENTS + terms.CHARACTER, c) > 0 if source >= 0 else False
            triggered = cause == C_EFFECT and s.stack[s.sp - 1].me not in (-1, s.controller(c))
            return 0 if why < 0 and theirs and triggered and s.types(source) & terms.CHARACTER else why

        return changed

    method(stack, timing.Thrones, "immune", make)


@without("agot.faq.3.24.3")
def an_opponent_is_one_of_the_owner(stack: ExitStack) -> None:
    def constant_amount(s: Any, w: int, k: Any, kind: int, c: int) -> int:
        me = s.owner[w]
        if evaluate(s, k.scope, me, w, None, c) == 0:
            return 0
        return int(evaluate(s, k.amount, me, w, None, c))

    everywhere(stack, characteristics.constant_amount, constant_amount)


@without("agot.faq.3.25.1")
def duplicates_stay_behind(stack: ExitStack) -> None:
    def make(changes_side: Any) -> Any:
        def changed(self: Any, s: Any, c: int, p: int) -> None:
            with mock.patch.object(timing, "attached", lambda s, c: []):
                changes_side(self, s, c, p)

        return changed

    method(stack, timing.Thrones, "changes_side", make)


@without("agot.faq.3.25.2")
def attachments_go_over(stack: ExitStack) -> None:
    def make(changes_side: Any) -> Any:
        def changed(self: Any, s: Any, c: int, p: int) -> None:
            changes_side(self, s, c, p)
            for x in attached(s, c):
                if s.kind(x) == terms.ATTACHED and s.controller(x) != p:
                    s.shift(x, p * terms.OWN + terms.ATTACHED)

        return changed

    method(stack, timing.Thrones, "changes_side", make)


@without("agot.faq.3.26.1")
def control_does_not_change(stack: ExitStack) -> None:
    everywhere(stack, characteristics.controls, lambda s, c: s.owner[c])


@without("agot.faq.3.26.2")
def control_outlasts_its_attachment(stack: ExitStack) -> None:
    controls = characteristics.controls

    def changed(s: Any, c: int) -> int:
        q = int(controls(s, c))
        if s.effect_keys[M_CONTROL] == 0:
            return int(s.controller(c))
        return q

    everywhere(stack, controls, changed)


# ---- challenges (3.28, 3.31)
@without("agot.faq.3.28.4")
def nobody_acts_once_one_is_removed(stack: ExitStack) -> None:
    close = offers.close

    def changed(s: Any, window: int) -> bool:
        removed = any(s.log[k + 6] in cited(s, "agot.faq.3.28.4") for k in range(0, s.logged, STEP))
        return bool(close(s, window)) or (window == terms.W_CHALLENGE and removed)

    everywhere(stack, close, changed)


def cited(s: Any, clause: str) -> list[int]:
    """Numbers of the sets of clauses that hold this one."""
    return [n for n, ids in enumerate(s.rules.citations) if clause in ids]


# ---- piles (3.30) and gained text (3.35)
@without("agot.faq.3.30b.1")
def piles_are_built_from_below(stack: ExitStack) -> None:
    def make(put: Any) -> Any:
        def changed(self: Any, c: int, to: int, top: bool = True, *rest: Any) -> None:
            put(self, c, to, top and self.zone_kind[to] not in (terms.DISCARD, terms.DEAD), *rest)

        return changed

    method(stack, State, "put", make)


@without("agot.faq.3.30b.2")
def nobody_looks_through_piles(stack: ExitStack) -> None:
    stack.enter_context(mock.patch.object(timing.Thrones, "searching", lambda self, s, f, kind: None))


@without("agot.faq.3.35.1", "agot.faq.3.35.2")
def what_is_gained_goes_with_its_source(stack: ExitStack) -> None:
    def make(hits: Any) -> Any:
        def changed(self: Any, s: Any, c: int) -> bool:
            w = self.source
            gone = w >= 0 and s.printed(w).types & terms.CHARACTER and (not s.in_play(w) or s.now(w).blank)
            return not gone and bool(hits(self, s, c))

        return changed

    method(stack, Lasting, "hits", make)
