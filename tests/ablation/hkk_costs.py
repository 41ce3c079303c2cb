"""What HKK would be without a clause on costs, paying or names; see `patches`."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any
from unittest import mock

from ludilex.games.hkk import build, costs, effects, entering, keywords, nekron, ops, terms
from ludilex.games.hkk.keywords import IsActive, On, permanents
from ludilex.kernel.characteristics import total, word
from ludilex.kernel.codes import M_COST, NEXT, O_NUMBER, OPTION
from ludilex.kernel.payment import UNIT
from ludilex.kernel.pipeline import happen
from ludilex.kernel.programs import Number
from tests.ablation.patches import everywhere, method, without

BASE = 0  # key of changes of a cost that name no currency


# ---- names and versions
@without("hkk.6.5.2")
def a_name_is_that_of_one_version(stack: ExitStack) -> None:
    def value(self: Any, s: Any, f: Any, c: int) -> int:
        return int(s.printed(c).title == self.base)

    stack.enter_context(mock.patch.object(keywords.CalledSo, "value", value))


@without("hkk.6.5.3.s1.p2")
def the_declared_version_is_not_kept(stack: ExitStack) -> None:
    stack.enter_context(mock.patch.object(keywords.OfDeclaredVersion, "value", lambda self, s, f, c: 1))


@without("hkk.6.5.4")
def originals_create_any_version(stack: ExitStack) -> None:
    def make(ready: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> list[int]:
            note = s.rules.notes[s.defn[f.card]]
            with mock.patch.object(note, "version", len(terms.VERSIONS)):
                return list(ready(self, s, f))

        return changed

    method(stack, effects.Create, "ready", make)


# ---- the price
def price(stack: ExitStack, change: Any) -> None:
    """Another price: `change(state, card, price)` after the rules have reckoned it."""
    price_of = costs.price_of

    def changed(s: Any, c: int, extra: int) -> list[int]:
        return list(change(s, c, price_of(s, c, extra)))

    everywhere(stack, price_of, changed)
    everywhere(stack, costs.affordable, slowly(changed))


def slowly(price_of: Any) -> Any:
    """`affordable` without its short cut for costs in spell points alone."""

    def affordable(s: Any, p: int, c: int, extra: int) -> bool:
        found = price_of(s, c, extra)
        return bool(costs.payable(s, p, c, found)) or bool(costs.substitutes(s, p, c, found))

    return affordable


@without("hkk.7.2.1")
def shards_are_no_spell_points(stack: ExitStack) -> None:
    def change(s: Any, c: int, out: list[int]) -> list[int]:
        out[terms.Y_SHARD] = s.printed(c).costs[terms.Y_SHARD]
        return out

    price(stack, change)
    currencies(stack, "shard", instead=[terms.Y_COMPONENTS, terms.Y_SACRIFICE, terms.Y_BUILDER])


@without("hkk.7.2.2")
def shards_can_be_free(stack: ExitStack) -> None:
    everywhere(stack, costs.floored, lambda s, c: False)


@without("hkk.7.2.2.s1")
def no_shard_is_free(stack: ExitStack) -> None:
    def change(s: Any, c: int, out: list[int]) -> list[int]:
        if s.rules.notes[s.defn[c]].shard and out[terms.Y_POINTS] + out[terms.Y_SHARD] < 1:
            out[terms.Y_POINTS] = 1
        return out

    price(stack, change)


@without("hkk.7.4.1")
def naming_sacrifice_changes_none(stack: ExitStack) -> None:
    def change(s: Any, c: int, out: list[int]) -> list[int]:
        out[terms.Y_SACRIFICE] = s.printed(c).costs[terms.Y_SACRIFICE]
        return out

    price(stack, change)


@without("hkk.7.4.1.1")
def a_discount_is_one_of_sacrifice_too(stack: ExitStack) -> None:
    def change(s: Any, c: int, out: list[int]) -> list[int]:
        less = -total(s, M_COST, BASE, c)
        out[terms.Y_SACRIFICE] -= max(0, min(less, out[terms.Y_SACRIFICE]))
        return out

    price(stack, change)


@without("hkk.7.4.1.2")
def a_surcharge_is_a_sacrifice(stack: ExitStack) -> None:
    def change(s: Any, c: int, out: list[int]) -> list[int]:
        more = max(0, total(s, M_COST, BASE, c))
        out[terms.Y_POINTS] -= more
        out[terms.Y_SACRIFICE] += more
        return out

    price(stack, change)


@without("hkk.8.9.1.p3")
def locations_get_dearer_and_cheaper(stack: ExitStack) -> None:
    def change(s: Any, c: int, out: list[int]) -> list[int]:
        if s.types(c) & terms.LOCATION:
            out[terms.Y_POINTS] = max(0, out[terms.Y_POINTS] + total(s, M_COST, BASE, c))
        return out

    price(stack, change)


@without("hkk.8.9.5.1.p2")
def abilities_of_locations_get_dearer(stack: ExitStack) -> None:
    price_of_use = costs.price_of_use

    def changed(s: Any, c: int, a: Any) -> list[int]:
        out = list(price_of_use(s, c, a))
        if s.kind(c) == terms.LOCATION_SLOT:
            out[terms.Y_POINTS] += total(s, M_COST, costs.ABILITY_COST, c)
        return out

    everywhere(stack, price_of_use, changed)


@without("hkk.7.7.1")
def nobody_chooses_x(stack: ExitStack) -> None:
    """Any number may be said, and none counts."""

    def ask_x(self: Any, s: Any, f: Any, r: Any) -> int:
        for x in range(ops.MOST_X):
            s.offer(O_NUMBER * OPTION + x)
        return int(s.ask(f.me, terms.Q_X))

    def make(fix: Any) -> Any:
        def changed(self: Any, s: Any, f: Any, r: Any) -> int:
            f.set_reg(ops.X.slot, 0)
            return int(fix(self, s, f, r))

        return changed

    stack.enter_context(mock.patch.object(ops.Announce, "ask_x", ask_x))
    method(stack, ops.Announce, "fix", make)


@without("hkk.7.7.3")
def what_is_put_into_play_has_an_x_as_one_likes(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            if not self.put or s.printed(f.card).word(terms.PAYS_X) == 0:
                return int(run(self, s, f))
            greatest = max(2, s.resource(f.me, terms.POINTS))
            with ExitStack() as inner:
                everywhere(inner, costs.least, lambda s, p, c: greatest)
                return int(run(self, s, f))

        return changed

    method(stack, entering.Enter, "run", make)


@without("hkk.7.7.3.s1")
def a_question_mark_is_nothing_elsewhere(stack: ExitStack) -> None:
    everywhere(stack, costs.least, lambda s, p, c: 0)


@without("hkk.7.7.3.s1.p2")
def an_effect_counts_an_x_as_it_likes(stack: ExitStack) -> None:
    def make(value: Any) -> Any:
        def changed(self: Any, s: Any, f: Any, c: int) -> int:
            n = int(value(self, s, f, c))
            return n + 4 if self.it and f.it and keywords.least_cost_of(s, f.it[0]) else n

        return changed

    method(stack, keywords.BaseCost, "value", make)


# ---- paying
def currencies(stack: ExitStack, name: str, **changes: Any) -> None:
    """One currency as it is not."""
    made = build.currencies

    def changed(r: Any) -> list[Any]:
        out = made(r)
        for currency in out:
            if currency.name == name:
                for attribute, value in changes.items():
                    setattr(currency, attribute, value)
        return list(out)

    everywhere(stack, made, changed)


@without("hkk.7.2.1.p2")
def shards_are_paid_with_points_and_builders(stack: ExitStack) -> None:
    currencies(stack, "shard", instead=[terms.Y_POINTS, terms.Y_BUILDER])


@without("hkk.7.2.1.p3")
def builders_pay_no_shards(stack: ExitStack) -> None:
    currencies(stack, "shard", instead=[terms.Y_POINTS, terms.Y_COMPONENTS, terms.Y_SACRIFICE])


@without("hkk.7.2.1.s1", "hkk.8.9.2.p3")
def whatever_is_paid_instead_is_a_substitution(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            plan = f.cards_in(nekron.PLAN.slot)
            kept = f.snapshot
            result = int(run(self, s, f))
            instead = any(plan[i] != plan[i + 1] and plan[i + 1] != terms.Y_POINTS for i in range(0, len(plan), UNIT))
            if instead and result == NEXT and kept is not None:
                happen(s, f, terms.V_SUBSTITUTE, f.me, [], 1, 0)
            return result

        return changed

    method(stack, nekron.Confirm, "run", make)


class InComponents(Number):
    """As many units as the card has components; a card without them pays nothing."""

    def value(self, s: Any, f: Any, c: int) -> int:
        return int(s.rules.stat_of(s, c, terms.S_COMPONENTS)) if s.types(c) & terms.CREATURE else 0


class NotPetrified(Number):
    """The card is not petrified."""

    def value(self, s: Any, f: Any, c: int) -> int:
        return int(word(s, c, terms.PETRIFIED) == 0)


@without("hkk.7.4.s1")
def only_active_permanents_are_sacrificed(stack: ExitStack) -> None:
    currencies(stack, "sacrifice", cards=permanents(where=IsActive()))


@without("hkk.7.4.s2")
def sacrifices_are_reckoned_in_components(stack: ExitStack) -> None:
    currencies(stack, "sacrifice", worth=InComponents())


@without("hkk.7.4.s2.p2")
def the_petrified_are_not_sacrificed(stack: ExitStack) -> None:
    currencies(stack, "sacrifice", cards=permanents(where=NotPetrified()))


@without("hkk.7.4.1.s1")
def sacrifices_are_substituted_by_components_and_nothing_else(stack: ExitStack) -> None:
    substituted = costs.substituted

    def changed(s: Any, w: int, p: int, owed: list[int]) -> list[int]:
        return [] if s.rules.notes[s.defn[w]].substitute[0] == terms.Y_SACRIFICE else list(substituted(s, w, p, owed))

    everywhere(stack, substituted, changed)
    currencies(stack, "sacrifice", instead=[terms.Y_COMPONENTS])


@without("hkk.8.9.5.p2")
def locations_are_sacrificed(stack: ExitStack) -> None:
    class AnywhereInPlay(On):
        def find(self, s: Any, f: Any) -> list[int]:
            c = s.head[s.layout.first_shared]
            return [*super().find(s, f), *([c, s.life[c]] if c >= 0 else [])]

    currencies(stack, "sacrifice", cards=AnywhereInPlay(terms.PERMANENT_ZONES))


@without("hkk.8.9.2.p2")
def locations_are_substituted_like_other_cards(stack: ExitStack) -> None:
    substitutes = costs.substitutes

    def changed(s: Any, p: int, c: int, owed: list[int]) -> list[int]:
        with mock.patch.object(costs, "LOCATION", 0):
            return list(substitutes(s, p, c, owed))

    everywhere(stack, substitutes, changed)


@without("hkk.7.4.2")
def the_cost_is_paid_in_the_end(stack: ExitStack) -> None:
    made = build.play_program

    def changed(react: Any) -> list[Any]:
        announce, substitute, pay, confirm, answering, resolve, finish = made(react)
        return [announce, substitute, answering, resolve, pay, confirm, finish]

    everywhere(stack, made, changed)


@without("hkk.7.5.s2")
def nekron_throws_what_is_on_top(stack: ExitStack) -> None:
    everywhere(stack, nekron.reserved, lambda s, p: [])


@without("hkk.7.5.1.s1")
def nekron_in_place_of_a_cost_counts(stack: ExitStack) -> None:
    substituting = ops.substituting

    def changed(s: Any, w: int) -> int:
        _, to, _, _ = s.rules.notes[s.defn[w]].substitute
        if to == terms.Y_NEKRON:
            s.res[s.who * s.nr + terms.NEKRON_PLAYS] += 1
        return int(substituting(s, w))

    everywhere(stack, substituting, changed)
