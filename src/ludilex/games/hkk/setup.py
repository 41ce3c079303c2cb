"""A new match: decks, starting life, starting hands, who begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ludilex.errors import BadInput, unknown
from ludilex.games.hkk.build import Card, card_facts
from ludilex.games.hkk.decks import Deck, check_copies, find_deck, playable
from ludilex.games.hkk.terms import DECK, HAND, LIFE, LOCATION_SLOT, MOST_LIFE, OWN, PREPARED
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.columns import Layout
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

SEATS = (2, 2)
STARTING_LIFE = 20
STARTING_HAND = 5
COPIES_PREPARED = 4  # prepared cards at hand for each card that creates them
PREPARES = {"Ashnest Mother": "Ashling"}
DEFAULT_DECKS = ("iron-and-embers", "wind-and-root")


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


def new_game(rules: Rules, players: int, seed: int, setup: Mapping[str, Any]) -> State:
    """A match about to ask its first decision.

    ``setup``: ``decks`` (two names of decks, A's first), ``knowledge`` (False switches the bookkeeping of who knows
    what off, for bulk play).
    """
    assert isinstance(rules, Hkk)
    if players != 2:
        raise BadInput(f"HKK is for 2 players, not {players}")
    chosen = decks_of(setup)
    state = State(rules, layout_of(rules), seed)
    state.make(cards_of(rules, tuple(d.name for d in chosen)))
    for p in range(2):
        state.shuffle(p * OWN + DECK)
        state.res[p * state.nr + LIFE] = STARTING_LIFE
        state.res[p * state.nr + MOST_LIFE] = STARTING_LIFE
        for _ in range(STARTING_HAND):
            state.put(state.tail[p * OWN + DECK], p * OWN + HAND)
    state.active = state.random(2)
    state.push(rules.programs["turn"], state.active, -1, -1)
    if setup.get("knowledge", True):
        state.start_knowing()
    return state


def decks_of(setup: Mapping[str, Any]) -> list[Deck]:
    """The two decks asked for."""
    for key in setup:
        if key not in ("decks", "knowledge"):
            raise unknown("set-up option", key, ["decks", "knowledge"])
    names = setup.get("decks") or DEFAULT_DECKS
    if isinstance(names, str):
        names = [n.strip() for n in names.split(",")]
    if len(names) != 2:
        raise BadInput(f"decks is {list(names)!r}; two names of decks are expected there, A's first")
    return [find_deck(str(n)) for n in names]


@lru_cache(maxsize=64)
def cards_of(rules: Rules, names: tuple[str, ...]) -> list[tuple[int, int, int]]:
    """Definition, owner and zone of every card of a match."""
    out: list[tuple[int, int, int]] = []
    for p, name in enumerate(names):
        deck = find_deck(name)
        check_copies(deck)
        for card, n in playable(deck.main).items():
            out += [(rules.by_name[card].id, p, p * OWN + DECK)] * n
            if card in PREPARES:
                out += [(rules.by_name[PREPARES[card]].id, p, p * OWN + PREPARED)] * (n * COPIES_PREPARED)
    return out
