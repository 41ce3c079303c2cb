"""What a game would be without a clause, where its citation alone does not show what acts under it.

Most clauses need no patch: the place that cites them is taken away (`sites.py`, `data.py`). A patch disables what acts
under a clause that the machine cites at the end of a longer story, as those of the Stop-Moving rule.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

from ludilex.games.dominion import ops as dominion_ops
from ludilex.games.dominion import playing as dominion_playing
from ludilex.games.dominion import terms, timing
from ludilex.games.dominion.effects import adventures
from ludilex.kernel import ops, pipeline, selectors, windows
from ludilex.kernel.asking import EMPTY
from ludilex.kernel.codes import WAIT
from ludilex.kernel.numbers import Did
from tests.ablation.data import forget_rules

Patch = Callable[[ExitStack], None]
MUTANTS: dict[str, Patch] = {}


def without(*ids: str) -> Callable[[Patch], Patch]:
    """Register a patch for clauses."""

    def register(patch: Patch) -> Patch:
        MUTANTS.update(dict.fromkeys(ids, patch))
        return patch

    return register


@contextmanager
def disabled(clause: str) -> Iterator[None]:
    """The program without the effect of a clause."""
    game = clause.split(".")[0]
    forget_rules(game)
    with ExitStack() as stack:
        MUTANTS[clause](stack)
        yield
    forget_rules(game)


def everywhere(stack: ExitStack, old: Any, new: Any) -> None:
    """Put another function in the place of one, in every module that imported it."""
    for module in [m for name, m in sys.modules.items() if name.startswith("ludilex.")]:
        for name, value in list(vars(module).items()):
            if value is old:
                stack.enter_context(mock.patch.object(module, name, new))


def method(stack: ExitStack, owner: type, name: str, make: Callable[[Any], Any]) -> None:
    """Put another method in the place of one, made from it."""
    stack.enter_context(mock.patch.object(owner, name, make(getattr(owner, name))))


def follow_all(stack: ExitStack, forgiven: Callable[[Any, Any, int, int], bool]) -> None:
    """References that are no longer good are followed where `forgiven(state, frame, card, life)` says so."""
    one, many = pipeline.move_card, pipeline.move_cards

    def fresh(s: Any, f: Any, c: int, life: int) -> int:
        return int(s.life[c]) if c >= 0 and forgiven(s, f, c, life) else life

    def move_card(s: Any, f: Any, verb: int, c: int, life: int, *rest: Any) -> None:
        one(s, f, verb, c, fresh(s, f, c, life), *rest)

    def move_cards(s: Any, f: Any, verb: int, refs: list[int], *rest: Any) -> None:
        pairs = [(refs[k], fresh(s, f, refs[k], refs[k + 1])) for k in range(0, len(refs), 2)]
        many(s, f, verb, [x for pair in pairs for x in pair], *rest)

    everywhere(stack, one, move_card)
    everywhere(stack, many, move_cards)


def covers(stack: ExitStack, change: Callable[[Any], None]) -> None:
    """Other kinds of zones in which a covered card can no longer be followed."""

    def make(init: Any) -> Any:
        def changed(self: Any, *options: Any) -> None:
            init(self, *options)
            change(self)

        return changed

    method(stack, timing.Dominion, "__init__", make)


@without("dominion.stop-moving.2", "dominion.stop-moving.scope.1")
def nothing_is_lost(stack: ExitStack) -> None:
    """Every reference is followed wherever the card went."""
    follow_all(stack, lambda s, f, c, life: True)


@without("dominion.stop-moving.2a")
def a_card_moves_itself_from_anywhere(stack: ExitStack) -> None:
    follow_all(stack, lambda s, f, c, life: c == f.card)


@without("dominion.stop-moving.2c")
def coming_back_is_as_good_as_staying(stack: ExitStack) -> None:
    follow_all(stack, lambda s, f, c, life: s.zone[c] == f.place or (c == f.card and s.kind(c) == terms.PLAY))


@without("dominion.stop-moving.1a")
def naming_the_place_is_not_enough(stack: ExitStack) -> None:
    def stale(self: Any, s: Any, f: Any) -> list[int]:
        return [x - (k % 2) for k, x in enumerate(found(self, s, f))]

    found = selectors.In.find
    stack.enter_context(mock.patch.object(selectors.In, "find", stale))
    stack.enter_context(mock.patch.object(selectors.In, "live", lambda self: False))


@without("dominion.stop-moving.1b")
def having_put_it_there_is_not_enough(stack: ExitStack) -> None:
    everywhere(stack, ops.moved, lambda s, refs: [x - (k % 2) for k, x in enumerate(refs)])

    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            before = f.it
            result = int(run(self, s, f))
            if f.it is not before and len(f.it) > 1:
                f.it = [f.it[0], f.it[1] - 1]
            return result

        return changed

    method(stack, dominion_playing.Play, "run", make)


@without("dominion.stop-moving.2b", "dominion.stop-moving.list.gained")
def a_gained_card_is_expected_nowhere(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            result = int(run(self, s, f))
            if len(f.it) > 1:
                f.it = [f.it[0], f.it[1] - 1]
            return result

        return changed

    method(stack, dominion_ops.Gain, "run", make)


@without("dominion.stop-moving.3a")
def a_covered_discard_is_lost(stack: ExitStack) -> None:
    def change(r: Any) -> None:
        r.covers = 1 << terms.DECK if r.old else r.covers | 1 << terms.DISCARD

    covers(stack, change)


@without("dominion.stop-moving.scope.2", "dominion.stop-moving.trivia.1")
def all_editions_are_alike(stack: ExitStack) -> None:
    covers(stack, lambda r: setattr(r, "covers", 1 << terms.DECK))


@without("dominion.stop-moving.3b")
def a_covered_top_of_the_deck_is_not_lost(stack: ExitStack) -> None:
    covers(stack, lambda r: setattr(r, "covers", r.covers & ~(1 << terms.DECK)))


@without("dominion.stop-moving.look.1")
def the_top_card_is_looked_for_as_well(stack: ExitStack) -> None:
    def looks(self: Any, s: Any, f: Any, c: int) -> None:
        z = f.me * terms.OWN + terms.DISCARD
        if s.zone[c] == z:
            timing.look_through(s, f, z, self.c_fetch)

    stack.enter_context(mock.patch.object(timing.Dominion, "fetching", looks))


@without("dominion.stop-moving.look.3")
def nobody_looks_through_a_discard_pile(stack: ExitStack) -> None:
    stack.enter_context(mock.patch.object(timing.Dominion, "searching", lambda self, s, f, kind: None))


@without("dominion.stop-moving.play-lost.1")
def a_lost_card_is_played(stack: ExitStack) -> None:
    covers(stack, lambda r: setattr(r, "plays_lost", True))


@without("dominion.stop-moving.play-lost.2")
def a_lost_card_is_not_played_again(stack: ExitStack) -> None:
    play = dominion_playing.play

    def changed(s: Any, f: Any, c: int, life: int, mode: int) -> None:
        if mode != dominion_playing.AGAIN or life == s.life[c]:
            play(s, f, c, life, mode)

    everywhere(stack, play, changed)


@without("dominion.stop-moving.leave-there.1")
def a_card_played_where_it_lies_may_move_itself(stack: ExitStack) -> None:
    follow_all(stack, lambda s, f, c, life: c == f.card and life == -1)


@without("dominion.ext.command")
def a_card_played_where_it_lies_enters_play(stack: ExitStack) -> None:
    play = dominion_playing.play
    normal = dominion_playing.NORMAL

    def changed(s: Any, f: Any, c: int, life: int, mode: int) -> None:
        play(s, f, c, life, normal if mode == dominion_playing.IN_PLACE else mode)

    everywhere(stack, play, changed)


@without("dominion.ext.replay-in-play")
def a_card_out_of_play_is_called_upon(stack: ExitStack) -> None:
    stack.enter_context(mock.patch.object(adventures.StillInPlay, "value", lambda self, s, f, c: 1))


@without("dominion.stop-moving.scope.3")
def a_stopped_move_ends_the_effect(stack: ExitStack) -> None:
    note = pipeline.note_stopped

    def changed(s: Any, f: Any, *rest: Any) -> None:
        note(s, f, *rest)
        f.program = EMPTY

    everywhere(stack, note, changed)


@without("dominion.stop-moving.scope.4")
def what_depends_on_a_move_happens_anyway(stack: ExitStack) -> None:
    stack.enter_context(mock.patch.object(Did, "value", lambda self, s, f, c: 1))


@without("dominion.ext.optional-gain")
def an_impossible_part_ends_the_effect(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            result = int(run(self, s, f))
            if f.n == 0 and len(f.it) == 0:
                f.program = EMPTY
            return result

        return changed

    method(stack, dominion_ops.Gain, "run", make)
    a_stopped_move_ends_the_effect(stack)


@without("dominion.ext.no-visiting")
def every_gain_visits_the_discard_pile(stack: ExitStack) -> None:
    gain = dominion_ops.gain
    everywhere(stack, gain, lambda s, f, c, p, to, cite: gain(s, f, c, p, terms.DISCARD, cite))


@without("dominion.ext.order")
def nobody_orders_abilities(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            result = int(run(self, s, f))
            if result == WAIT and not any(d.trigger.optional for d in f.due):
                s.answer = s.opts[s.nopts - 1]
                s.nopts = 0
                return int(run(self, s, f))
            return result

        return changed

    method(stack, windows.Triggers, "run", make)
