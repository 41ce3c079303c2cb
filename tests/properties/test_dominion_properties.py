"""Properties of whole games, at every decision: nothing is lost, copies play on alike, views hold no secrets."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ludilex
from ludilex.games.dominion.kingdoms import pile_names
from tests.properties.checks import check_counts, check_places, reloaded, same

RULES = ludilex.Rules("dominion")
NAMES = pile_names()
SLOW = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))

kingdoms = st.lists(st.sampled_from(NAMES), min_size=4, max_size=10, unique=True)
picks = st.lists(st.integers(0, 1000), min_size=1, max_size=60)


def start(kingdom: list[str], players: int, seed: int) -> ludilex.Game:
    return RULES.new_game(players=players, seed=seed, kingdom=kingdom)


def choose(game: ludilex.Game, n: int) -> str:
    options = list(game.legal)
    return options[n % len(options)].key


@SLOW
@given(kingdoms, st.integers(2, 6), st.integers(0, 10**6), picks)
def test_cards_are_conserved_and_lives_only_grow(kingdom, players, seed, choices):
    game = start(kingdom, players, seed)
    lives = list(game.state.life)
    for n in choices:
        if game.decision is None:
            break
        game.apply(choose(game, n))
        s = game.state
        check_places(s)
        check_counts(s)
        assert all(after >= before for after, before in zip(s.life, lives, strict=True))
        lives = list(s.life)


@SLOW
@given(kingdoms, st.integers(2, 4), st.integers(0, 10**6), picks)
def test_clone_and_load_play_on_identically(kingdom, players, seed, choices):
    game = start(kingdom, players, seed)
    for n in choices:
        if game.decision is None:
            break
        copies = [game.clone(), ludilex.load(json.loads(json.dumps(game.dump())))]
        assert same(reloaded(game.state), game.state)
        key = choose(game, n)
        steps = game.apply(key)
        for copy in copies:
            assert copy.apply(key) == steps
            assert same(copy.state, game.state)
            assert copy.dump() == game.dump()


@SLOW
@given(kingdoms, st.integers(0, 10**6), picks)
def test_undo_and_redo(kingdom, seed, choices):
    game = start(kingdom, 2, seed)
    dumps = [game.dump()]
    for n in choices:
        if game.decision is None:
            break
        game.apply(choose(game, n))
        dumps.append(game.dump())
    for back in reversed(dumps[:-1]):
        game.undo()
        assert game.dump() == back
    for there in dumps[1:]:
        game.redo()
        assert game.dump() == there
    with pytest.raises(ludilex.LudilexError):
        game.redo()


@SLOW
@given(kingdoms, st.integers(2, 3), st.integers(0, 10**6), picks, st.integers(0, 99))
def test_what_a_seat_cannot_know_never_changes_its_view(kingdom, players, seed, choices, world):
    """Dealing anew what a seat cannot know is swapping it: view, options and step texts stay the same."""
    game = start(kingdom, players, seed)
    for n in choices:
        if game.decision is None:
            break
        for seat in range(players):
            if game.view(seat).waiting_for is None:  # another seat is asked in secret
                with pytest.raises(ludilex.LudilexError, match="cannot know what is asked"):
                    game.determinize(seat, world)
                continue
            other = game.determinize(seat, world)
            check_places(other.state)
            check_counts(other.state)
            mine, theirs = game.view(seat).to_json(), other.view(seat).to_json()
            del mine["steps"], theirs["steps"]  # a dealt world has no past
            if game.decision.player != seat:
                assert mine["decision"] is None
            else:
                mine["decision"].pop("number"), theirs["decision"].pop("number")
            assert mine == theirs
            again = game.determinize(seat, world)
            assert same(again.state, other.state)
        game.apply(choose(game, n))


@SLOW
@given(kingdoms, st.integers(0, 10**6), st.integers(0, 99), st.integers(0, 5))
def test_a_determinized_world_plays_on(kingdom, seed, world, first):
    game = start(kingdom, 2, seed)
    for _ in range(first):
        if game.decision is not None:
            game.apply(choose(game, world))
    if game.decision is None:
        return
    other = game.determinize(game.decision.player, world)
    for n in range(20):
        if other.decision is None:
            break
        other.apply(choose(other, n))
        check_places(other.state)


@SLOW
@given(kingdoms, st.integers(0, 10**6), picks)
def test_steps_a_seat_reads_name_only_what_it_may_know(kingdom, seed, choices):
    game = start(kingdom, 2, seed)
    for n in choices:
        if game.decision is None:
            break
        game.apply(choose(game, n))
        whole = list(game.steps)
        for seat in (0, 1):
            for full, seen in zip(whole, game.view(seat, since=0).steps, strict=True):
                if full.seats is not None and seat not in full.seats:
                    assert seen.card is None and seen.hidden
                else:
                    assert seen.card == full.card
