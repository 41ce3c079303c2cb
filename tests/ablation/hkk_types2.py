"""What HKK would be without clauses on spells, permanents, locations and attached cards; see `patches`."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any
from unittest import mock

from ludilex.games.hkk import build, costs, entering, keywords, legality, offers, ops, settle, turn
from ludilex.games.hkk.terms import (
    AS_INSTANT,
    ATTACHED,
    BUILDING,
    CHEAP_SEARCH,
    ENCHANTMENT,
    HAND_ICON,
    ITEM,
    LOCATION,
    NO_SEARCH,
    P_MAIN,
    PASSIVE,
    PERMANENT_ZONES,
    RESISTANT,
    SPELL,
    TYPES,
)
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel import characteristics
from ludilex.kernel.codes import C_CONSTANT, NEXT
from ludilex.kernel.control import AskMay
from ludilex.kernel.numbers import IsType
from ludilex.kernel.state import State
from tests.ablation.patches import everywhere, method, without


# ---- spells
@without("hkk.8.5.0.s2")
def a_spell_is_no_source(stack: ExitStack) -> None:
    answers = legality.answers

    def changed(s: Any, action: Any, types: int, uses: bool) -> bool:
        return bool(answers(s, action, 0 if types == SPELL else types, uses))

    everywhere(stack, answers, changed)
    everywhere(stack, legality.is_source, lambda s, action: action.reg(ops.ABILITY.slot) > 0)


@without("hkk.8.5.1")
def instants_wait_for_the_own_main_phase(stack: ExitStack) -> None:
    untimely = legality.untimely

    def changed(r: Any, s: Any, p: int, c: int, window: int) -> int:
        late = r.notes[s.defn[c]].moment == AS_INSTANT and (s.phase != P_MAIN or s.active != p)
        return 1 if late else int(untimely(r, s, p, c, window))

    everywhere(stack, untimely, changed)


@without("hkk.8.5.5.p2")
def spells_are_played_without_a_target(stack: ExitStack) -> None:
    has_target = legality.has_target

    def changed(s: Any, p: int, c: int, cards: Any) -> bool:
        return bool(s.types(c) & ENCHANTMENT) or bool(has_target(s, p, c, cards))

    everywhere(stack, has_target, changed)


@without("hkk.8.5.3.s1")
def what_lingers_is_no_source(stack: ExitStack) -> None:
    def make(init: Any) -> Any:
        def changed(self: Any, *rest: Any) -> None:
            init(self, *rest)
            self.lingering = False

        return changed

    method(stack, Hkk, "__init__", make)


@without("hkk.8.5.6")
def an_enchantment_is_what_lies_on_the_table(stack: ExitStack) -> None:
    def make(value: Any) -> Any:
        def changed(self: Any, s: Any, f: Any, c: int) -> int:
            attached = self.types == ENCHANTMENT and c >= 0 and s.kind(c) == ATTACHED
            return 0 if attached else int(value(self, s, f, c))

        return changed

    method(stack, IsType, "value", make)


@without("hkk.8.5.6.s1")
def an_enchantment_on_a_creature_has_a_type_of_its_own(stack: ExitStack) -> None:
    def make(register: Any) -> Any:
        def changed(self: Any, d: Any) -> Any:
            if d.types & ENCHANTMENT and d.attach is not None:
                d.types = 1 << len(TYPES)
            return register(self, d)

        return changed

    method(stack, offers.Table, "register", make)


# ---- buildings, items, skills
def may(ops_: Any) -> bool:
    """Somebody may do or leave something there."""
    return any(isinstance(op, AskMay) for op in ops_)


def passive_buildings_do_nothing(stack: ExitStack, optional: bool) -> None:
    """The on-play abilities of a passive building that are used at will (or all others) are lost."""

    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            play = s.now(f.card).play
            passive = s.types(f.card) & BUILDING and s.counter(f.card, PASSIVE) > 0
            lost = passive and play is not None and may(play.code) == optional
            return NEXT if lost else int(run(self, s, f))

        return changed

    method(stack, entering.OnPlay, "run", make)


@without("hkk.8.6.1")
def a_passive_building_does_nothing_by_itself(stack: ExitStack) -> None:
    passive_buildings_do_nothing(stack, False)


@without("hkk.8.6.1.p2")
def a_passive_building_cannot_be_used(stack: ExitStack) -> None:
    passive_buildings_do_nothing(stack, True)


def spares(stack: ExitStack, fits: Any) -> None:
    """Card c cannot be put on card t where `fits(state, c, t)`."""
    spared = costs.spared

    def changed(s: Any, c: int, t: int) -> int:
        return 1 if s.in_play(t) and fits(s, c, t) else int(spared(s, c, t))

    everywhere(stack, spared, changed)


@without("hkk.8.7.1.s1")
def a_held_item_aims_at_its_carrier(stack: ExitStack) -> None:
    spares(stack, lambda s, c, t: s.types(c) & ITEM and characteristics.word(s, t, RESISTANT) > 0)


@without("hkk.8.7.1.s2")
def every_item_needs_a_hand(stack: ExitStack) -> None:
    spares(stack, lambda s, c, t: s.types(c) & ITEM and not keywords.icon(s, t, HAND_ICON))


@without("hkk.8.7.2.s2")
def the_first_captor_takes_it(stack: ExitStack) -> None:
    captors = settle.captors
    everywhere(stack, captors, lambda s, a: captors(s, a)[:1])


@without("hkk.8.8.1")
def skills_do_not_add_up(stack: ExitStack) -> None:
    level = keywords.skill_level
    everywhere(stack, level, lambda s, p, name: min(level(s, p, name), 1))


# ---- locations
@without("hkk.8.9.3")
def a_location_is_a_card_in_play(stack: ExitStack) -> None:
    def make(find: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> list[int]:
            out = list(find(self, s, f))
            c = s.head[s.layout.first_shared]
            if self.kinds == PERMANENT_ZONES and c >= 0 and (self.where is None or self.where.value(s, f, c)):
                out += [c, s.life[c]]
            return out

        return changed

    method(stack, keywords.On, "find", make)


@without("hkk.8.9.6.s3")
def location_search_has_no_name(stack: ExitStack) -> None:
    total = characteristics.total
    words = (CHEAP_SEARCH, NO_SEARCH)
    changed = lambda s, kind, key, c: 0 if key in words else total(s, kind, key, c)  # noqa: E731
    stack.enter_context(mock.patch.object(turn, "total", changed))


@without("hkk.8.9.7.p2")
def a_location_put_into_play_does_nothing(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            return NEXT if self.put and s.types(f.card) & LOCATION else int(run(self, s, f))

        return changed

    method(stack, entering.OnPlay, "run", make)


# ---- attached cards
@without("hkk.8.11.1")
def attached_cards_do_nothing(stack: ExitStack) -> None:
    amount = characteristics.constant_amount

    def changed(s: Any, w: int, *rest: Any) -> int:
        return 0 if s.kind(w) == ATTACHED else int(amount(s, w, *rest))

    everywhere(stack, amount, changed)


@without("hkk.8.11.1.p2")
def the_effect_of_an_attached_card_is_used(stack: ExitStack) -> None:
    answers = legality.answers

    def changed(s: Any, action: Any, types: int, uses: bool) -> bool:
        attached = action.reg(ops.ABILITY.slot) == 0 and s.printed(action.card).attach is not None
        return bool(answers(s, action, types, uses) or (uses and attached))

    everywhere(stack, answers, changed)


@without("hkk.8.11.1.s1")
def nothing_is_put_on_the_immune(stack: ExitStack) -> None:
    spares(
        stack,
        lambda s, c, t: s.printed(c).attach is not None and s.rules.immune(s, t, c, C_CONSTANT) >= 0,
    )


@without("hkk.8.11.1.s1.p2")
def attached_cards_affect_the_immune(stack: ExitStack) -> None:
    def make(immune: Any) -> Any:
        def changed(self: Any, s: Any, c: int, source: int, cause: int) -> int:
            return -1 if source >= 0 and s.host[source] == c else int(immune(self, s, c, source, cause))

        return changed

    method(stack, offers.Table, "immune", make)


# ---- icons and layout
@without("hkk.11.1.p2")
def icons_go_with_abilities(stack: ExitStack) -> None:
    def make(value: Any) -> Any:
        return lambda self, s, f, c: 0 if s.now(c).blank else int(value(self, s, f, c))

    method(stack, keywords.PrintedIcon, "value", make)


@without("hkk.6.4.p2")
def token_cards_vanish(stack: ExitStack) -> None:
    def make(put: Any) -> Any:
        def changed(self: Any, c: int, z: int, *rest: Any) -> None:
            token = self.in_play(c) and self.rules.notes[self.defn[c]].token
            put(self, c, self.owner[c] * self.own + build.VOID if token else z, *rest)

        return changed

    method(stack, State, "put", make)
