"""Laying out a match: decks on the table, about to be shuffled for set-up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ludilex.errors import BadInput, unknown
from ludilex.games.agot.deckcheck import decks_of
from ludilex.games.agot.decks import Deck
from ludilex.games.agot.drawn import random_deck
from ludilex.games.agot.terms import (
    ANYONE_MAY,
    DECK,
    F_FIRST,
    F_HOARD,
    F_REMEMBERS,
    F_SHARED,
    HOUSE,
    OWN,
    PLOTS,
    SPENDABLE,
)
from ludilex.games.agot.timing import Thrones
from ludilex.kernel.chance import seeded
from ludilex.kernel.columns import Layout
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

SEATS = (2, 2)
SETUP = ("decks", "deck-format", "legal", "knowledge")
NAMED = 5  # of the cards that are not implemented


@lru_cache(maxsize=8)
def layout_of(rules: Rules, players: int = 2) -> Layout:
    """The zones of a match: all of them belong to a player."""
    return Layout(rules, players, [], [])


def check_players(players: int) -> None:
    """Joust is for two."""
    if isinstance(players, bool) or players != 2:
        raise BadInput(f"A Game of Thrones is played by 2 players here (joust), not by {players!r}")


def cards_of(rules: Rules, p: int, deck: Deck) -> list[tuple[int, int, int]]:
    """The cards of a player's deck as (definition, owner, zone)."""
    b = p * OWN
    ids = rules.by_name
    return [
        (ids[deck.house].id, p, b + HOUSE),
        *((ids[n].id, p, b + PLOTS) for n in deck.plots),
        *((ids[n].id, p, b + DECK) for n in deck.cards),
    ]


def check_playable(deck: Deck) -> None:
    """Every card of the deck is implemented, and there is a House to claim power for."""
    missing = deck.missing
    if missing:
        more = f" and {len(missing) - NAMED} more" if len(missing) > NAMED else ""
        lacks = f"{len(missing)} of its cards {'is' if len(missing) == 1 else 'are'} not implemented yet"
        raise BadInput(f"the deck {deck.name} cannot be played: {lacks} ({', '.join(missing[:NAMED])}{more})")
    if not deck.house or not deck.plots:
        lacks = "plots" if deck.house else "a House card"
        raise BadInput(f"the deck {deck.name} cannot be played: it has no {lacks.removeprefix('a ')}")


@lru_cache(maxsize=32)
def table(rules: Rules, first: Deck, second: Deck) -> State:
    """What all matches with these decks start from."""
    state = State(rules, layout_of(rules), 0)
    state.make([*cards_of(rules, 0, first), *cards_of(rules, 1, second)])
    note_shared(state)
    return state


def note_shared(s: State) -> None:
    """Whether any card of the match has an ability any player may use, gold to spend, or a memory of strength."""
    present = [s.rules.definitions[d] for d in set(s.defn)]
    assert isinstance(s.rules, Thrones)
    remembering = set(s.rules.remembering)
    s.set_fact(F_SHARED, int(any(a.zones & ANYONE_MAY for d in present for a in d.abilities)))
    s.set_fact(F_HOARD, int(any(d.word(SPENDABLE) for d in present)))
    s.set_fact(F_REMEMBERS, int(any(d.name in remembering for d in present)))


def new_game(rules: Rules, players: int, seed: int, setup: Mapping[str, Any]) -> State:
    """A match about to ask its first decision.

    ``setup``: ``decks`` (two names, or decks written out; `random` is a deck drawn by the seed; else two introductory
    ones), ``deck-format`` (by which decks are judged, if not by their own), ``legal`` (False: `Rules.new_game` takes
    decks that are not legal, too), ``knowledge`` (False switches the bookkeeping of who knows what off, for bulk play).
    """
    check_players(players)
    for key in setup:
        if key not in SETUP:
            raise unknown("set-up option", key, SETUP)
    assert isinstance(rules, Thrones)
    decks = [random_deck(2 * seed + p) if deck.is_drawn else deck for p, deck in enumerate(decks_of(setup))]
    for deck in decks:
        check_playable(deck)
    state = table(rules, *decks).clone()
    state.rng = seeded(seed)
    first = state.random(2)
    state.set_fact(F_FIRST, first)
    state.active = first
    state.push(rules.programs["game"], first, -1, -1)
    if setup.get("knowledge", True):
        state.start_knowing()
    return state
