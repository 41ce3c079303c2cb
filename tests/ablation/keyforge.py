"""What KeyForge would be without a clause whose citation alone does not show what acts under it; see `patches`."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any
from unittest import mock

from ludilex.games.keyforge import keywords, opening, playing, relations, settle, setup, terms, timing, turn
from ludilex.games.keyforge.effects import base as effects
from ludilex.kernel import control, leaving, ops, selectors, windows
from ludilex.kernel.codes import NEXT, NO, WAIT, YES
from ludilex.kernel.numbers import Num
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State
from tests.ablation.patches import everywhere, follow_all, method, without

BY_POWER = ("1", "g1", "g2")
AT_A_TIE = ("2", "3", "g4")


@without(*(f"keyforge.{side}-powerful.{n}" for side in ("least", "most") for n in BY_POWER))
def any_creature_will_do(stack: ExitStack) -> None:
    def tier(self: Any, s: Any, f: Any) -> list[int]:
        a = self.cards.find(s, f)
        return [x for i in range(0, len(a), 2) if a[i] not in f.picked[::2] for x in a[i : i + 2]]

    stack.enter_context(mock.patch.object(effects.Select, "tier", tier))


@without(*(f"keyforge.{side}-powerful.{n}" for side in ("least", "most") for n in AT_A_TIE))
def nobody_chooses_at_a_tie(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            result = int(run(self, s, f))
            if result == WAIT:
                s.answer = s.opts[s.nopts - 1]
                s.nopts = 0
                return int(run(self, s, f))
            return result

        return changed

    method(stack, effects.Select, "run", make)


@without("keyforge.least-powerful.g3", "keyforge.most-powerful.g3")
def a_short_group_is_none(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            result = int(run(self, s, f))
            if result == NEXT and f.n < self.n:
                f.it = []
            return result

        return changed

    method(stack, effects.Select, "run", make)


@without("keyforge.leaves-play.1", "keyforge.leaves-play.2")
def nothing_comes_off_a_card(stack: ExitStack) -> None:
    everywhere(stack, leaving.leaves_play, lambda s, frm, to: False)


@without("keyforge.leaves-play.3")
def upgrades_stay_where_they_are(stack: ExitStack) -> None:
    stack.enter_context(mock.patch.object(settle.Orphans, "run", lambda self, s, f: NEXT))


@without("keyforge.leaves-play.9")
def who_controls_a_card_keeps_it(stack: ExitStack) -> None:
    def make(put: Any) -> Any:
        def changed(self: Any, c: int, z: int, *rest: Any) -> None:
            leaves = self.in_play(c) and (terms.OUT_OF_PLAY >> self.zone_kind[z]) & 1
            put(self, c, self.controller(c) * self.own + self.zone_kind[z] if leaves else z, *rest)

        return changed

    method(stack, State, "put", make)


@without("keyforge.leaves-play.4")
def what_a_card_has_set_up_ends_with_it(stack: ExitStack) -> None:
    alive = windows.alive
    everywhere(stack, alive, lambda s, d: alive(s, d) and (d.lasting is None or s.life[d.card] == d.life))


@without("keyforge.leaves-play.5")
def cards_are_followed_into_hidden_zones(stack: ExitStack) -> None:
    stack.enter_context(mock.patch.object(effects, "HIDDEN", 0))
    stack.enter_context(mock.patch.object(settle, "HIDDEN", 0))
    follow_all(stack, lambda s, f, c, life: True)


@without("keyforge.maverick.1", "keyforge.maverick.2")
def every_card_is_of_its_usual_house(stack: ExitStack) -> None:
    everywhere(stack, setup.definition_in, lambda rules, title, house: int(rules.by_name[title].id))


@without("keyforge.may.2")
def nothing_follows_from_a_yes(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            s.answer = NO if s.answer == YES else s.answer
            return int(run(self, s, f))

        return changed

    method(stack, control.AskMay, "run", make)


@without("keyforge.mulligan.2")
def the_second_player_decides_first(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            s.active = 1 - s.active
            result = int(run(self, s, f))
            s.active = 1 - s.active
            return result

        return changed

    method(stack, opening.Mulligans, "run", make)


@without("keyforge.mulligan.5")
def a_mulligan_sheds_a_chain(stack: ExitStack) -> None:
    def make(shuffle_back: Any) -> Any:
        def changed(self: Any, s: Any, f: Any, p: int) -> None:
            shuffle_back(self, s, f, p)
            s.res[p * s.nr + terms.CHAINS] -= 1

        return changed

    method(stack, opening.Mulligans, "shuffle_back", make)


@without("keyforge.mulligan.6")
def chains_do_not_count_for_the_new_hand(stack: ExitStack) -> None:
    def make(shuffle_back: Any) -> Any:
        def changed(self: Any, s: Any, f: Any, p: int) -> None:
            shuffle_back(self, s, f, p)
            f.set_reg(self.size.slot, opening.hand_of(s, p) - 1)

        return changed

    method(stack, opening.Mulligans, "shuffle_back", make)


@without("keyforge.neighbor.1")
def the_whole_line_is_near(stack: ExitStack) -> None:
    def find(self: Any, s: Any, f: Any) -> list[int]:
        c = f.it[0] if self.of_it else f.card
        return [x for y in s.cards_in(s.zone[c]) if y != c for x in (y, s.life[y])]

    stack.enter_context(mock.patch.object(relations.Neighbors, "find", find))


@without("keyforge.neighbor.2")
def a_gap_in_the_line_stays_open(stack: ExitStack) -> None:
    def make(find: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> list[int]:
            return [] if timing.happened(s, terms.H_LEFT) else list(find(self, s, f))

        return changed

    method(stack, relations.Neighbors, "find", make)


@without("keyforge.omni.1")
def omni_abilities_belong_to_their_house(stack: ExitStack) -> None:
    ways_of = playing.ways_of

    def changed(s: Any, p: int, c: int, freely: bool) -> int:
        found = ways_of(s, p, c, freely)
        return found if playing.in_house(s, c) else found & ~(1 << terms.U_OMNI)

    everywhere(stack, ways_of, changed)


@without("keyforge.omni.2")
def omni_abilities_exhaust_nothing(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        return lambda self, s, f: NEXT if self.how == terms.U_OMNI else int(run(self, s, f))

    method(stack, playing.Exhaust, "run", make)
    everywhere(stack, playing.exhausted, lambda s, c: False)


@without("keyforge.omni.3")
def omni_abilities_do_nothing(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        return lambda self, s, f: NEXT if self.how == terms.U_OMNI else int(run(self, s, f))

    method(stack, playing.Ability, "run", make)


@without("keyforge.rules.first-turn")
def the_first_turn_is_like_any_other(stack: ExitStack) -> None:
    everywhere(stack, playing.opening_over, lambda s: False)


@without("keyforge.rules.six")
def nothing_is_worn_out(stack: ExitStack) -> None:
    everywhere(stack, playing.worn_out, lambda s, c: False)


@without("keyforge.rules.taunt")
def taunt_protects_nobody(stack: ExitStack) -> None:
    everywhere(stack, keywords.can_be_fought, lambda s, a, c: True)


@without("keyforge.rules.active-player")
def everyone_decides_about_their_own_cards(stack: ExitStack) -> None:
    stack.enter_context(mock.patch.object(timing.KeyForge, "decider", lambda self, s, p: p))


@without("keyforge.rules.resolve")
def nothing_need_be_chosen(stack: ExitStack) -> None:
    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            least, self.least = self.least, Num(0)
            try:
                return int(run(self, s, f))
            finally:
                self.least = least

        return changed

    method(stack, ops.Choose, "run", make)


@without("keyforge.rules.choose")
def anything_there_can_be_chosen(stack: ExitStack) -> None:
    def make(look: Any) -> Any:
        def changed(self: Any, *rest: Any) -> None:
            where, self.where = self.where, None
            try:
                look(self, *rest)
            finally:
                self.where = where

        return changed

    method(stack, selectors.In, "look", make)


@without("keyforge.rules.side")
def sides_do_not_matter(stack: ExitStack) -> None:
    def make(find: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> list[int]:
            whose, self.whose = self.whose, selectors.ANYONE
            try:
                return list(find(self, s, f))
            finally:
                self.whose = whose

        return changed

    method(stack, selectors.In, "find", make)


@without("keyforge.rules.flank")
def a_line_is_all_flank(stack: ExitStack) -> None:
    stack.enter_context(mock.patch.object(relations.OnFlank, "value", lambda self, s, f, c: 1))


@without("keyforge.rules.must")
def no_house_is_demanded(stack: ExitStack) -> None:
    def make(ruled: Any) -> Any:
        return lambda self, s, p, key: key < terms.G_MUST_HOUSE and ruled(self, s, p, key)

    method(stack, turn.ChooseHouse, "ruled", make)


@without("keyforge.rules.play")
def nothing_is_played_from_hand(stack: ExitStack) -> None:
    everywhere(stack, playing.playable, lambda s, p, c: False)


@without("keyforge.rules.discard")
def nothing_is_discarded_from_hand(stack: ExitStack) -> None:
    def make(offer_hand: Any) -> Any:
        def changed(self: Any, s: Any, p: int, c: int, house: int) -> None:
            offer_hand(self, s, p, c, house)
            if s.nopts > 0 and s.opts[s.nopts - 1] % 256 == terms.U_DISCARD:
                s.nopts -= 1

        return changed

    method(stack, turn.Main, "offer_hand", make)


@without("keyforge.rules.upgrade")
def an_upgrade_needs_no_creature(stack: ExitStack) -> None:
    playable = playing.playable
    everywhere(stack, playable, lambda s, p, c: bool(s.types(c) & terms.UPGRADE) or playable(s, p, c))


@without("keyforge.rules.uses")
def everything_reaps(stack: ExitStack) -> None:
    everywhere(stack, playing.ways_of, lambda s, p, c, freely: 1 << terms.U_REAP)


@without("keyforge.rules.endless-loop")
def an_endless_loop_breaks_the_match_off(stack: ExitStack) -> None:
    stack.enter_context(mock.patch.object(timing.KeyForge, "endless", Rules.endless))


@without("keyforge.pay.1")
def nobody_pays(stack: ExitStack) -> None:
    everywhere(stack, playing.toll, lambda s, p, c, key: 0)


@without("keyforge.play.3")
def an_effect_only_puts_into_play(stack: ExitStack) -> None:
    plays_as(stack, True)


@without("keyforge.play.4")
def putting_into_play_is_playing(stack: ExitStack) -> None:
    plays_as(stack, False)


def plays_as(stack: ExitStack, put: bool) -> None:
    """Every effect that plays a card or puts one into play does the same."""

    def make(run: Any) -> Any:
        def changed(self: Any, s: Any, f: Any) -> int:
            self.put = put
            return int(run(self, s, f))

        return changed

    method(stack, effects.PlayIt, "run", make)
