"""A new match: decks, starting life, starting hands, who begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ludilex.errors import BadInput, unknown
from ludilex.games.hkk.beside import begin_to_work
from ludilex.games.hkk.build import Card, card_facts
from ludilex.games.hkk.deckcheck import decks_of
from ludilex.games.hkk.decks import Deck, unplayable
from ludilex.games.hkk.terms import DECK, HAND, LOCATION_SLOT, OWN, PREPARED, RULE
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.chance import seeded
from ludilex.kernel.columns import Layout
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

SEATS = (2, 2)
STARTING_HAND = 5
COPIES_PREPARED = 4  # prepared cards at hand for each card that creates them
PREPARES = {"Ashnest Mother": "Ashling"}
SETUP = ("decks", "deck-format", "legal", "first", "knowledge")
NAMED = 5  # of the cards that are not implemented


@lru_cache(maxsize=32)
def layout_of(rules: Rules, players: int = 2) -> Layout:
    """The players and the slot for the location."""
    return Layout(rules, players, [LOCATION_SLOT], ["location"])


def find_card(rules: Rules, name: str) -> Card:
    """A card by name."""
    cards = card_facts()
    if name not in cards:
        raise unknown("card", name, cards)
    return cards[name]


def check_playable(deck: Deck) -> None:
    """Every card that may come into play is implemented: those of the deck, and those that lie beside it."""
    missing = unplayable((*deck.main, *deck.beside))
    if missing:
        more = f" and {len(missing) - NAMED} more" if len(missing) > NAMED else ""
        lacks = f"{len(missing)} of its cards {'is' if len(missing) == 1 else 'are'} not implemented yet"
        raise BadInput(f"the deck {deck.name} cannot be played: {lacks} ({', '.join(missing[:NAMED])}{more})")
    if not deck.main:
        raise BadInput(f"the deck {deck.name} cannot be played: it has a side deck only")


def cards_of(rules: Rules, p: int, deck: Deck) -> list[tuple[int, int, int]]:
    """Definition, owner and zone of every card of a player."""
    out: list[tuple[int, int, int]] = []
    for held in deck.main:
        out += [(rules.by_name[held.card].id, p, p * OWN + DECK)] * held.count
        if held.card in PREPARES:
            prepared = rules.by_name[PREPARES[held.card]].id
            out += [(prepared, p, p * OWN + PREPARED)] * (held.count * COPIES_PREPARED)
    for held in deck.beside:
        out += [(rules.by_name[held.card].id, p, p * OWN + RULE)] * held.count
    return out


@lru_cache(maxsize=32)
def table(rules: Rules, first: Deck, second: Deck) -> State:
    """What all matches with these decks start from."""
    state = State(rules, layout_of(rules), 0)
    state.make([*cards_of(rules, 0, first), *cards_of(rules, 1, second)])
    return state


def starter(setup: Mapping[str, Any]) -> int | None:
    """The seat that the set-up lets begin; None if it is drawn."""
    first = setup.get("first")
    if isinstance(first, bool) or first not in (None, 0, 1):
        raise BadInput(f"first is {first!r}; seat 0 or 1 is expected there")
    return int(first) if first is not None else None


def new_game(rules: Rules, players: int, seed: int, setup: Mapping[str, Any]) -> State:
    """A match about to ask its first decision.

    ``setup``: ``decks`` (two names, or decks written out; A's first), ``deck-format`` (by which decks are judged, if
    not by their own), ``legal`` (False: `Rules.new_game` takes decks that are not legal, too), ``first`` (the seat that
    begins; else it is drawn), ``knowledge`` (False switches the bookkeeping of who knows what off, for bulk play).
    """
    assert isinstance(rules, Hkk)
    if isinstance(players, bool) or players != 2:
        raise BadInput(f"HKK is for 2 players, not {players}")
    for key in setup:
        if key not in SETUP:
            raise unknown("set-up option", key, SETUP)
    decks = decks_of(setup)
    for deck in decks:
        check_playable(deck)
    first = starter(setup)
    state = table(rules, *decks).clone()
    state.rng = seeded(seed)
    for p in range(2):
        state.shuffle(p * OWN + DECK)
    begin_to_work(state)
    for p in range(2):
        for _ in range(STARTING_HAND):
            state.put(state.tail[p * OWN + DECK], p * OWN + HAND)
    state.active = first if first is not None else state.random(2)
    state.push(rules.programs["turn"], state.active, -1, -1)
    if setup.get("knowledge", True):
        state.start_knowing()
    return state
