"""The pipeline, the windows, payment and characteristics, on the made-up game Arena."""

from __future__ import annotations

import pytest

from ludilex.kernel.asking import select
from ludilex.kernel.characteristics import stat
from ludilex.kernel.codes import (
    S_BECOMES,
    S_COUNT,
    S_FORBIDDEN,
    S_MOVE,
    S_REPLACED,
    S_TRIGGER,
    S_WITHDRAWN,
    STEP,
)
from ludilex.kernel.decisions import prompt_name
from ludilex.kernel.dump import DumpError, dump, load
from ludilex.kernel.knowledge import determinize
from ludilex.kernel.leaving import attached
from ludilex.kernel.machine import run_until, touches
from ludilex.kernel.rules import LoopError
from ludilex.kernel.selectors import Attached, This
from tests.kernel.arena import (
    CREATURE,
    DAMAGE,
    DESTROY,
    GRAVE,
    HAND,
    HURT,
    LINE,
    MANA,
    STRENGTH,
    ArenaRules,
    arena,
    named,
    pick,
)
from tests.properties.checks import check_counts, check_places, reloaded, same


def steps(s, kind, verb=None):
    """Names of the cards of the steps of a kind, in order."""
    out = []
    for i in range(0, s.logged, STEP):
        if s.log[i + 1] == kind and (verb is None or s.log[i + 2] == verb):
            out.append(s.printed(s.log[i + 3]).title if s.log[i + 3] >= 0 else None)
    return out


def checked(s):
    """Invariants, and a reload that is the same."""
    check_places(s)
    check_counts(s)
    assert same(reloaded(s), s)
    return s


def test_damage_destroys_at_once_and_triggers_fire_once():
    s = arena({"hand": ["Storm"], "line": ["Wolf", "Martyr", "Watcher"]}, {"line": ["Bear"]})
    pick(s, "Storm")
    assert named(s, GRAVE)[:3] == ["Wolf", "Martyr", "Watcher"]
    assert named(s, 4 + LINE) == ["Bear"]
    assert steps(s, S_MOVE, DESTROY) == ["Wolf", "Martyr", "Watcher"]
    assert steps(s, S_TRIGGER) == ["Martyr"], "the Watcher left in the same batch and sees nothing"
    assert s.resource(0, MANA) == 9 - 2 + 3
    checked(s)


def test_what_leaves_play_loses_its_counters_and_the_event_remembers_them():
    s = arena({"hand": ["Storm"], "line": ["Wolf"]}, {"line": ["Bear"]}, rules=ArenaRules())
    wolf, bear = s.cards_in(LINE)[0], s.cards_in(4 + LINE)[0]
    pick(s, "Storm")
    assert s.rules.damage_of_the_gone == [(wolf, 3)]
    assert s.counter(wolf, DAMAGE) == 0 and s.counter(bear, DAMAGE) == 3
    checked(s)


def test_cards_without_a_host_once_it_left():
    s = arena({"hand": ["Weight"]}, {"line": ["Bear"]})
    pick(s, "Weight")
    bear, weight = s.cards_in(4 + LINE)[0], s.cards_in(LINE)[0]
    assert attached(s, bear) == [weight] and attached(s, weight) == []
    assert select(s, Attached(This()), 0, bear, None) == [weight, s.life[weight]]


def test_a_prohibition_stops_only_its_card_and_is_cited():
    s = arena({"hand": ["Storm"]}, {"line": ["Statue", "Wolf"]})
    pick(s, "Storm")
    assert named(s, 4 + LINE) == ["Statue"]
    assert steps(s, S_FORBIDDEN) == ["Statue"]
    i = next(i for i in range(0, s.logged, STEP) if s.log[i + 1] == S_FORBIDDEN)
    assert s.rules.citations[s.log[i + 6]] == ("arena.statue",)
    assert steps(s, S_COUNT, HURT) == ["Wolf"]


def test_immunity_is_asked_of_the_source():
    s = arena({"hand": ["Storm"]}, {"line": ["Ghost"]})
    pick(s, "Storm")
    assert named(s, 4 + LINE) == ["Ghost"] and steps(s, S_COUNT, HURT) == []


def test_a_replacement_changes_the_destination_and_no_destroyed_trigger_is_lost():
    s = arena({"hand": ["Storm"]}, {"line": ["Phoenix", "Martyr"]})
    pick(s, "Storm")
    assert named(s, 4 + HAND) == ["Phoenix"] and named(s, 4 + GRAVE) == ["Martyr"]
    assert steps(s, S_REPLACED) == ["Phoenix"]


def test_an_event_of_which_everything_was_replaced_triggers_nothing():
    s = arena({"hand": ["Storm"], "line": ["Statue"]}, {"line": ["Wisp"], "mana": 0})
    pick(s, "Storm")
    assert s.resource(1, MANA) == 1
    assert steps(s, S_MOVE, DESTROY) == [] and steps(s, S_TRIGGER) == []


def test_constants_follow_their_card():
    s = arena({"hand": ["Storm"], "line": ["Captain", "Wolf", "Bear"]}, {})
    wolf, bear = s.cards_in(LINE)[1:]
    assert (stat(s, wolf, STRENGTH), stat(s, bear, STRENGTH)) == (3, 5)
    pick(s, "Storm")
    assert named(s, GRAVE)[:2] == ["Captain", "Wolf"], "both had three damage when the check looked"
    assert stat(s, bear, STRENGTH) == 4
    checked(s)


def test_a_lasting_effect_has_a_locked_set():
    s = arena({"hand": ["Growth", "Wolf"], "line": ["Wolf"]}, {})
    pick(s, "Growth")
    old = s.cards_in(LINE)[0]
    pick(s, "Wolf")
    new = s.cards_in(LINE)[1]
    assert (stat(s, old, STRENGTH), stat(s, new, STRENGTH)) == (5, 2)


def test_control_changes_sides_but_not_the_life():
    s = arena({"hand": ["Charm"]}, {"line": ["Captain", "Wolf"]})
    captain = s.cards_in(4 + LINE)[0]
    life = s.life[captain]
    pick(s, "Charm", "Captain")
    assert s.controller(captain) == 0 and s.owner[captain] == 1 and s.life[captain] == life
    wolf = s.cards_in(4 + LINE)[0]
    assert stat(s, wolf, STRENGTH) == 2, "the Captain now leads the other side"
    checked(s)


def test_an_attachment_has_a_host_and_falls_off_by_the_life():
    s = arena({"hand": ["Weight"]}, {"line": ["Bear"]})
    pick(s, "Weight")
    bear = s.cards_in(4 + LINE)[0]
    assert s.host[s.cards_in(LINE)[0]] == bear and stat(s, bear, STRENGTH) == 2
    checked(s)


def test_blank_takes_the_text_away_and_gives_it_back():
    s = arena({"hand": ["Silencer", "Storm"]}, {"line": ["Captain", "Bear"], "hand": ["Storm"]})
    bear = s.cards_in(4 + LINE)[1]
    assert stat(s, bear, STRENGTH) == 5
    pick(s, "Silencer")
    assert stat(s, bear, STRENGTH) == 4 and steps(s, S_BECOMES) == ["Captain", "Bear"]
    pick(s, "Storm")
    assert "Silencer" in named(s, GRAVE)
    assert stat(s, bear, STRENGTH) == 4 and not s.now(bear).blank
    checked(s)


def test_in_a_ring_of_blanking_the_oldest_wins():
    s = arena({"line": ["Silencer"]}, {"line": ["Silencer", "Captain", "Wolf"]})
    mine, theirs = s.cards_in(LINE)[0], s.cards_in(4 + LINE)[0]
    assert s.now(theirs).blank and not s.now(mine).blank


def test_a_gained_ability_acts_although_its_giver_leaves_in_the_same_batch():
    s = arena({"hand": ["Storm"]}, {"line": ["Herald", "Wolf"], "mana": 0})
    pick(s, "Storm")
    assert s.resource(1, MANA) == 2 and steps(s, S_TRIGGER) == ["Wolf"]


def test_a_type_change_is_what_the_card_is():
    s = arena({"hand": ["Petrify", "Storm"]}, {"line": ["Wolf"]})
    pick(s, "Petrify")
    wolf = s.cards_in(4 + LINE)[0]
    assert not s.types(wolf) & CREATURE
    pick(s, "Storm")
    assert named(s, 4 + LINE) == ["Wolf"]


def test_payment_commits_together_and_can_be_withdrawn():
    s = arena({"hand": ["Rite", "Storm"], "line": ["Wolf", "Martyr", "Bear"], "mana": 1}, {})
    assert [s.printed(o).title for o in s.options() if o >= 0] == ["Rite"], "two mana are missing for the Storm"
    before = s.clone()
    pick(s, "Rite", "Wolf")
    assert named(s, LINE) == ["Wolf", "Martyr", "Bear"], "planning only reserves"
    pick(s, "withdraw")
    assert steps(s, S_WITHDRAWN) == [None]
    assert s.options() == before.options() and named(s, LINE) == named(before, LINE)
    pick(s, "Rite", "Wolf", "Martyr")
    assert named(s, LINE) == ["Bear"] and s.resource(0, MANA) == 6
    assert steps(s, S_TRIGGER) == [], "sacrificed is not destroyed"
    checked(s)


def test_the_window_goes_round_until_all_pass():
    s = arena({"hand": ["Storm"]}, {"hand": ["Shield", "Shield"], "line": ["Wolf"], "mana": 2})
    pick(s, "Storm")
    assert s.who == 1
    pick(s, "Shield")
    assert s.who == 1, "an answer can be answered: its own window"
    pick(s, "done")
    pick(s, "done")
    assert named(s, 4 + LINE) == ["Wolf"] and steps(s, S_FORBIDDEN) == ["Wolf"]
    checked(s)


def test_always_asking_hides_who_can_answer():
    rules = ArenaRules()
    rules.always_ask = True
    s = arena({"hand": ["Storm"]}, {}, rules=rules)
    pick(s, "Storm")
    assert s.options() == [-1] and s.who == 0
    pick(s, "done")
    assert s.options() == [-1] and s.who == 1


def test_secret_picks_are_not_seen_until_all_are_in():
    s = arena({"hand": ["Wolf"]}, {"hand": ["Bear", "Bolt"]})
    s.sp = 0
    s.push(s.rules.programs["secret"], 0, -1, -1)
    s.nopts = 0
    s.run()
    first = s.options()[0]
    s.apply(first)
    assert s.who == 1 and all(not s.know[o] & 1 for o in s.options())
    assert not s.know[first] & 2, "the first pick is still hidden"


@pytest.mark.parametrize("ends", ["error", "draw"])
def test_an_endless_loop_ends_by_the_rule_or_in_an_error(ends):
    rules = ArenaRules()
    rules.looping = ends
    rules.budget = 20_000
    s = arena({}, {}, rules=rules)
    s.sp = 0
    s.nopts = 0
    s.push(rules.programs["spin"], 0, -1, -1)
    if ends == "error":
        with pytest.raises(LoopError, match="the same position came back"):
            s.run()
    else:
        s.run()
        assert s.over and s.winners == 0 and rules.citations[s.end_citation] == ("arena.loop",)


def test_a_trial_on_a_determinized_clone_leaves_the_match_alone():
    s = arena({"hand": ["Bolt"]}, {"line": ["Wolf"], "hand": ["Bear"]})
    bolt = s.cards_in(HAND)[0]
    wolf = s.cards_in(4 + LINE)[0]
    before = s.clone()
    trial = determinize(s, 0, 1, [])
    trial.trial = trial.tracing = True
    trial.answer = bolt
    trial.nopts = 0
    assert touches(trial, 0, wolf, 64)
    other = s.clone()
    other.trial = True
    other.answer = bolt
    other.nopts = 0
    run_until(other, 0)
    assert other.counter(wolf, 0) == 2 and s.counter(wolf, 0) == 0
    assert same(s, before)


def test_a_closed_pool_fills_unknown_places():
    s = arena({"hand": ["Bolt"]}, {"hand": ["Bear", "Bear"]})
    world = determinize(s, 0, 3, [s.rules.by_name["Wolf"].id])
    assert named(world, 4 + HAND) == ["Wolf", "Wolf"] and named(world, HAND) == ["Bolt"]


def test_a_dump_names_its_prompt():
    """A prompt has a number in a process; a save is read in another, perhaps of a later version."""
    s = arena({"hand": ["Wolf"]})
    saved = dump(s)
    assert prompt_name(load(ArenaRules(), saved)) == saved["prompt"] == "cast"
    saved["prompt"] = "juggle"
    with pytest.raises(DumpError, match="asks for 'juggle', which is no prompt of arena"):
        load(ArenaRules(), saved)
