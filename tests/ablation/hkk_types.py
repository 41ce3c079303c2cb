"""What HKK would be without clauses on types, levels, colours and damage; see `patches`."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any
from unittest import mock

from ludilex.games.hkk import build, combat, costs, effects, keywords, legality, offers, settle
from ludilex.games.hkk.ops import PREVENTED
from ludilex.games.hkk.terms import (
    ABOMINATION,
    ATTACHED,
    BODY_PART,
    COLORS,
    CREATURE,
    GALETKI,
    GROUPS,
    LEVEL_UP,
    LEVELS,
    MONSTER,
    NAMED,
    S_DAMAGE,
    S_LIFE,
    STRENGTH,
    TYPES,
    W_REACT,
    W_STAGE_TWO,
)
from ludilex.kernel import characteristics
from ludilex.kernel.codes import C_EFFECT, KEYS, M_STAT, NONE
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State
from tests.ablation.patches import everywhere, method, without


# ---- types
@without("hkk.8.0.1", "hkk.8.2.2.s1")
def types_go_with_abilities(stack: ExitStack) -> None:
    def make(derive: Any) -> Any:
        def changed(self: Any, base: int, types: int, colors: int, blank: bool, gifts: list[str]) -> int:
            return int(derive(self, base, 0 if blank else types, colors, blank, gifts))

        return changed

    method(stack, Rules, "derive", make)


@without("hkk.8.4.1.p2")
def level_ups_go_on_any_creature(stack: ExitStack) -> None:
    goes_anywhere(stack, LEVEL_UP)


@without("hkk.8.4.1.p3")
def body_parts_go_on_any_creature(stack: ExitStack) -> None:
    goes_anywhere(stack, BODY_PART)


def goes_anywhere(stack: ExitStack, types: int) -> None:
    """Cards of the types may be put on every creature of their player."""
    found, there = costs.targets, costs.has_target

    def targets(s: Any, p: int, c: int, cards: Any, narrow: bool) -> list[int]:
        mine = [x for x in range(len(s.zone)) if s.in_play(x) and s.controller(x) == p and s.types(x) & CREATURE]
        return mine if s.types(c) & types else found(s, p, c, cards, narrow)

    def has_target(s: Any, p: int, c: int, cards: Any) -> bool:
        return bool(targets(s, p, c, cards, False)) if s.types(c) & types else there(s, p, c, cards)

    everywhere(stack, found, targets)
    everywhere(stack, there, has_target)


@without("hkk.8.2.3")
def body_parts_find_no_place(stack: ExitStack) -> None:
    found = costs.targets

    def targets(s: Any, p: int, c: int, cards: Any, narrow: bool) -> list[int]:
        return [t for t in found(s, p, c, cards, narrow) if not (s.types(c) & BODY_PART and s.types(t) & GALETKI)]

    everywhere(stack, costs.targets, targets)
    everywhere(stack, costs.has_target, lambda s, p, c, cards: bool(targets(s, p, c, cards, False)))


@without("hkk.8.1.0.s1", "hkk.8.5.0.s1", "hkk.8.11.0.s1", "hkk.7.2.0.s1")
def groups_can_be_named(stack: ExitStack) -> None:
    stack.enter_context(mock.patch.object(effects, "TYPES", [*TYPES, *GROUPS]))


@without("hkk.8.1.3.1")
def who_names_monsters_means_abominations(stack: ExitStack) -> None:
    def value(self: Any, s: Any, f: Any, c: int) -> int:
        named = s.cnt[f.card * s.rules.nk + NAMED]
        types = 1 << (named - 1) if named > 0 else 0
        return int(c >= 0 and bool(s.types(c) & (types | (ABOMINATION if types & MONSTER else 0))))

    stack.enter_context(mock.patch.object(keywords.OfNamedType, "value", value))


@without("hkk.8.3.2.s1")
def named_adventurers_are_unique(stack: ExitStack) -> None:
    hindrance = legality.hindrance

    def changed(r: Any, s: Any, p: int, c: int, said: bool) -> int:
        title = s.printed(c).title
        if any(s.in_play(x) and s.controller(x) == p and s.printed(x).title == title for x in range(len(s.zone))):
            return 0
        return int(hindrance(r, s, p, c, said))

    everywhere(stack, hindrance, changed)


# ---- strengthening galetkis
@without("hkk.8.2.1.p3", "hkk.8.2.2.p4")
def strengthening_is_a_source(stack: ExitStack) -> None:
    def strengthen(s: Any, f: Any, c: int, citation: int) -> None:
        f.cause = C_EFFECT
        f.card = f.card if f.card >= 0 else f.cards_in(settle.DEAD.slot)[0]
        e = settle.Event(settle.V_STRENGTHEN, settle.W_COUNT)
        e.key = STRENGTH
        e.n = 1
        e.cards = [c]
        e.lives = [s.life[c]]
        settle.propose(s, f, e)

    everywhere(stack, settle.strengthen, strengthen)


class ExtractBefore(settle.Extract):
    """Components are taken from what is dying, not from what is dead."""

    def run(self, s: Any, f: Any) -> int:
        if f.i == 0 and s.answer == NONE and not f.cards_in(settle.DEAD.slot):
            dying = keywords.dying(s)
            f.keep(settle.DEAD.slot, [x for c in dying[::2] for x in (c, s.controller(c))])
        with mock.patch.object(State, "in_play", lambda self, c: False):
            return int(super().run(s, f))


def dying_goes(stack: ExitStack, *order: type) -> None:
    """A death is carried out in this order (`Die` stands for the deaths themselves)."""
    programs = build.programs

    def changed(r: Any) -> None:
        programs(r)
        ops = {type(op): op for op in r.programs["deaths"].ops}
        save = next(op for kind, op in ops.items() if kind.__name__ == "Rounds")
        named = {build.Hold: build.Hold(), build.Die: build.Die(), build.Capture: build.Capture(), object: save}
        deaths = r.programs["deaths"]
        deaths.ops[:] = deaths.code[:] = [named.get(kind) or kind() for kind in order]

    everywhere(stack, programs, changed)


@without("hkk.8.2.1.s1")
def extraction_comes_before_life_saving(stack: ExitStack) -> None:
    dying_goes(stack, build.Hold, ExtractBefore, object, build.Die, build.Capture)


@without("hkk.8.2.1.s1.p2")
def a_token_saves_the_dying(stack: ExitStack) -> None:
    dying_goes(stack, build.Hold, object, ExtractBefore, build.Die, build.Capture)


@without("hkk.8.2.2.p3")
def preparation_strengthens_nobody(stack: ExitStack) -> None:
    def make(offer: Any) -> Any:
        return lambda self, s, p, window: None if window == W_STAGE_TWO else offer(self, s, p, window)

    method(stack, offers.Table, "offer_permanents", make)


# ---- levels
def levels(stack: ExitStack, level: Any) -> None:
    """Adventurers have other levels, which give the same +1/+1."""
    everywhere(stack, keywords.level, level)


@without("hkk.8.3.1")
def nobody_gains_levels(stack: ExitStack) -> None:
    levels(stack, lambda s, c: 0)


@without("hkk.8.3.1.p2")
def everybody_begins_at_level_one(stack: ExitStack) -> None:
    level = keywords.level
    levels(stack, lambda s, c: 1 + level(s, c))


def numbers(stack: ExitStack, damage: Any, life: Any) -> None:
    """Damage and life are other sums."""
    everywhere(stack, keywords.damage, damage)
    everywhere(stack, keywords.life, life)


@without("hkk.8.3.1.p3")
def levels_give_nothing(stack: ExitStack) -> None:
    def of(k: int) -> Any:
        return lambda s, c: characteristics.stat(s, c, k) + s.counter(c, STRENGTH)

    numbers(stack, of(S_DAMAGE), of(S_LIFE))


@without("hkk.8.3.1.s1")
def only_level_ups_give_a_bonus(stack: ExitStack) -> None:
    damage, life = keywords.damage, keywords.life
    numbers(stack, lambda s, c: damage(s, c) - s.counter(c, LEVELS), lambda s, c: life(s, c) - s.counter(c, LEVELS))


@without("hkk.8.4.2")
def a_level_up_aims_at_its_adventurer(stack: ExitStack) -> None:
    def spared(s: Any, c: int, t: int) -> int:
        return 1 if s.in_play(t) and characteristics.word(s, t, keywords.RESISTANT) > 0 else -1

    everywhere(stack, costs.spared, spared)


# ---- body parts
@without("hkk.8.4.3.p3")
def a_body_part_prevents_the_source(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            if f.i == 1:
                for q in s.stack[: s.sp]:
                    if q.id == f.reg(effects.ANSWERED.slot):
                        q.set_reg(PREVENTED.slot, 1)
            return int(run(self, s, f))

        return changed

    method(stack, effects.Shield, "run", make)


@without("hkk.8.4.3.p4")
def body_parts_go_in_the_preparation_phase(stack: ExitStack) -> None:
    unshielding = legality.unshielding
    everywhere(
        stack, unshielding, lambda r, s, p, c, window: -1 if window == W_STAGE_TWO else unshielding(r, s, p, c, window)
    )


@without("hkk.8.4.3.p5")
def body_parts_are_anybodys(stack: ExitStack) -> None:
    def make(offer: Any) -> Any:
        def changed(self: Any, s: Any, p: int, window: int) -> None:
            offer(self, s, p, window)
            for c in (c for c in range(len(s.zone)) if s.types(c) & BODY_PART and s.kind(c) == ATTACHED):
                if s.controller(c) != p and window == W_REACT and s.controller(s.host[c]) == p:
                    s.offer(c)

        return changed

    method(stack, offers.Table, "offer_permanents", make)


@without("hkk.8.4.3.s1.p2")
def body_parts_go_at_any_time(stack: ExitStack) -> None:
    unshielding = legality.unshielding
    everywhere(
        stack, unshielding, lambda r, s, p, c, window: unshielding(r, s, p, c, window) if window == W_REACT else -1
    )


@without("hkk.8.4.3.s1.p3")
def body_parts_answer_everything(stack: ExitStack) -> None:
    everywhere(stack, legality.is_source, lambda s, action: True)


# ---- subtypes and colours
@without("hkk.9.3")
def a_subtype_means_cards_alone(stack: ExitStack) -> None:
    def make(value: Any) -> Any:
        def changed(self: Any, s: Any, f: Any, c: int) -> int:
            return int(value(self, s, f, c)) if c < 0 or "Token" not in s.printed(c).title else 0

        return changed

    method(stack, keywords.Subtype, "value", make)


def named_color(stack: ExitStack, fits: Any) -> None:
    """A named colour means the cards of whose colours (a mask) and its number this is true."""

    def value(self: Any, s: Any, f: Any, c: int) -> int:
        return int(fits(s.now(c).colors, s.cnt[f.card * s.rules.nk + NAMED] - 1))

    stack.enter_context(mock.patch.object(keywords.OfNamedColor, "value", value))


@without("hkk.10.3")
def colourless_is_no_colour(stack: ExitStack) -> None:
    named_color(stack, lambda colors, named: named < len(COLORS) and colors >> named & 1)


@without("hkk.10.3.s1")
def a_god_has_the_colourless_too(stack: ExitStack) -> None:
    named_color(stack, lambda colors, named: colors == 0 or colors >> named & 1)
    stack.enter_context(mock.patch.object(keywords.Colored, "value", lambda self, s, f, c: 1))


@without("hkk.10.3.s1.p2")
def colourless_is_a_god(stack: ExitStack) -> None:
    def make(init: Any) -> Any:
        return lambda self, god=False: init(self)

    method(stack, effects.NameColor, "__init__", make)


# ---- damage
def deals(stack: ExitStack, damage: Any) -> None:
    """Creatures deal other damage."""
    everywhere(stack, keywords.damage, damage)


def modifiers(s: Any, c: int) -> list[int]:
    """What modifies its damage: first lasting effects, then constant ones."""
    key = M_STAT * KEYS + S_DAMAGE
    lasting = [int(m.n) for m in s.lasting_by.get(key, ()) if m.hits(s, c)]
    constant = [
        int(characteristics.constant_amount(s, a.card, a.constant, M_STAT, c)) for a in s.constants.get(key, ())
    ]
    return [*lasting, *constant]


@without("hkk.14.3")
def creatures_deal_what_is_printed(stack: ExitStack) -> None:
    deals(stack, lambda s, c: s.printed(c).stats[S_DAMAGE])


@without("hkk.14.4")
def the_greatest_modifier_counts(stack: ExitStack) -> None:
    deals(stack, lambda s, c: s.printed(c).stats[S_DAMAGE] + max(modifiers(s, c), key=abs, default=0))


@without("hkk.14.4.p2")
def the_last_modifier_counts(stack: ExitStack) -> None:
    deals(stack, lambda s, c: s.printed(c).stats[S_DAMAGE] + [0, *modifiers(s, c)][-1])


@without("hkk.14.5")
def creatures_deal_one_more(stack: ExitStack) -> None:
    hit = combat.hit
    everywhere(stack, hit, lambda s, c, t: hit(s, c, t) + 1)


@without("hkk.14.5.s1")
def blows_are_held_back(stack: ExitStack) -> None:
    hit = combat.hit
    everywhere(stack, hit, lambda s, c, t: min(hit(s, c, t), 1))
