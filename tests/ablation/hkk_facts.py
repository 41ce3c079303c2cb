"""HKK without what a question is answered under, where one function answers under several clauses."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any
from unittest import mock

from ludilex.games.hkk import facts, keywords, legality
from ludilex.games.hkk.printed import FRAMES
from ludilex.games.hkk.terms import IN_ANY_MAIN, PAID_X, PAYS_X, WORDS
from ludilex.kernel.codes import M_COST
from tests.ablation.patches import everywhere, without


def answer(stack: ExitStack, name: str, new: Any) -> None:
    """Another answer to a question: `new` takes what the right one is, the state and the card."""
    right, clauses = facts.QUESTIONS[name]
    changed = (lambda s, c: new(right(s, c), s, c), clauses)
    stack.enter_context(mock.patch.dict(facts.QUESTIONS, {name: changed}))


@without("hkk.6.1.p2")
def an_orange_frame_tells_nothing(stack: ExitStack) -> None:
    answer(stack, "class", lambda told, s, c: told if told == FRAMES[-1] else FRAMES[0])


@without("hkk.6.1.p3")
def a_frame_of_one_colour_tells_nothing(stack: ExitStack) -> None:
    answer(stack, "class", lambda told, s, c: FRAMES[0] if told == FRAMES[-1] else told)


@without("hkk.7.2.0.s1")
def zan_shard_is_a_subtype(stack: ExitStack) -> None:
    answer(stack, "subtypes", lambda told, s, c: [*told, *(["shard"] if facts.shard(s, c) else [])])


@without("hkk.7.6")
def builders_make_no_second_kind(stack: ExitStack) -> None:
    answer(stack, "mixed", lambda told, s, c: told and "builder" not in facts.parts(s, c))


@without("hkk.7.6.1")
def points_and_shards_are_one_kind(stack: ExitStack) -> None:
    answer(stack, "mixed", lambda told, s, c: told and not {"point", "shard"} <= facts.parts(s, c).keys())


@without("hkk.7.8.1")
def what_changes_its_own_cost_is_variable(stack: ExitStack) -> None:
    answer(stack, "fixed", lambda told, s, c: told and all(x.kind != M_COST for x in s.printed(c).constants))


@without("hkk.9.2")
def no_icon_marks_a_subtype(stack: ExitStack) -> None:
    answer(stack, "subtypes", lambda told, s, c: [x for x in told if x not in facts.BY_ICON])


@without("hkk.9.2.p2")
def every_icon_marks_a_subtype(stack: ExitStack) -> None:
    def with_icons(told: Any, s: Any, c: int) -> Any:
        return [*told, *(WORDS[k] for k in facts.IN_FRAME if keywords.icon(s, c, k))]

    answer(stack, "subtypes", with_icons)


@without("hkk.13.1")
def text_in_italics_is_a_description(stack: ExitStack) -> None:
    answer(stack, "description", lambda told, s, c: told or bool(facts.face_of(s, c).flavour))


def base_costs(stack: ExitStack, new: Any) -> None:
    """Another base cost, for questions and in play."""
    right = keywords.base_cost
    everywhere(stack, right, lambda s, c: new(right(s, c), s, c))


@without("hkk.7.7.2")
def a_variable_cost_counts_as_nothing_out_of_play(stack: ExitStack) -> None:
    base_costs(stack, lambda n, s, c: n if s.in_play(c) or not s.printed(c).word(PAYS_X) else 0)


@without("hkk.7.7.2.p2")
def what_was_paid_does_not_count(stack: ExitStack) -> None:
    base_costs(stack, lambda n, s, c: n - s.counter(c, PAID_X) if s.in_play(c) else n)


@without("hkk.7.7.2.s1")
def an_unpaid_x_counts_as_one(stack: ExitStack) -> None:
    base_costs(stack, lambda n, s, c: n if s.in_play(c) else n + s.printed(c).word(PAYS_X))


@without("hkk.8.5.1.1.s1")
def only_the_player_before_counts_as_another(stack: ExitStack) -> None:
    """With more than two, the main phase of all others but one is no time."""
    right = legality.untimely

    def untimely(r: Any, s: Any, p: int, c: int, window: int) -> int:
        far = s.players > 2 and (s.active - p) % s.players > 1
        return right(r, s, p, c, window) if not far or r.notes[s.defn[c]].moment != IN_ANY_MAIN else r.c_any_turn

    everywhere(stack, right, untimely)
