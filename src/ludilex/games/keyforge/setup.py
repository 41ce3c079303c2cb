"""A new match: two decks, shuffled; who goes first; and what input is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.errors import BadInput, unknown
from ludilex.games.keyforge.decks import USUAL, Deck, find_deck
from ludilex.games.keyforge.drawn import random_deck
from ludilex.games.keyforge.terms import (
    CHAINS,
    DECK,
    F_HOUSES,
    HOUSES,
    OWN,
    P_SETUP,
)
from ludilex.games.keyforge.timing import KeyForge
from ludilex.kernel.columns import Layout
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

SEATS = (2, 2)
SETUP = ("decks", "first", "chains", "legal", "knowledge")
MOST_CHAINS = 24
NAMED = 5  # of the cards that are not implemented


def definition_in(rules: KeyForge, title: str, house: str) -> int:
    """Number of the definition of a card with the house it has here: a maverick is a definition of its own."""
    d = rules.by_name[title]
    return int(rules.derive(d.id, d.types, 1 << HOUSES.index(house), False, []))


def decks_of(setup: Mapping[str, Any]) -> list[Deck]:
    """The two decks: names or lists; by default two that come with the game."""
    given = setup.get("decks")
    if given is None:
        given = list(USUAL)
    if isinstance(given, str):
        given = [x.strip() for x in given.split(",")]
    if not isinstance(given, list) or len(given) != SEATS[0]:
        raise BadInput(f"decks is {given!r}; two decks are expected there")
    return [x if isinstance(x, Deck) else find_deck(x) for x in given]


def check_playable(deck: Deck) -> None:
    """Every card of the deck is implemented."""
    missing = deck.missing
    if missing:
        more = f" and {len(missing) - NAMED} more" if len(missing) > NAMED else ""
        lacks = f"{len(missing)} of its cards {'is' if len(missing) == 1 else 'are'} not implemented yet"
        raise BadInput(f"the deck {deck.name} cannot be played: {lacks} ({', '.join(missing[:NAMED])}{more})")


def chains_of(setup: Mapping[str, Any]) -> list[int]:
    """With how many chains each seat begins."""
    given = setup.get("chains", [0, 0])
    whole = isinstance(given, list) and all(isinstance(n, int) and not isinstance(n, bool) for n in given)
    if not whole or len(given) != SEATS[0] or not all(0 <= n <= MOST_CHAINS for n in given):
        raise BadInput(
            f"chains is {given!r}; a number from 0 to {MOST_CHAINS} for each seat is expected, such as [0, 5]"
        )
    return list(given)


def new_game(rules: Rules, players: int, seed: int, setup: Mapping[str, Any]) -> State:
    """A match about to ask whether the first player mulligans.

    ``setup``: ``decks`` (two names or deck lists; `random` is a deck drawn by the seed), ``first`` (seat 0 or 1; else
    drawn by the seed), ``chains`` (of each seat at the start), ``legal`` (False: `Rules.new_game` takes decks that are
    not legal, too), ``knowledge`` (False switches the bookkeeping of who knows what off, for bulk play).
    """
    assert isinstance(rules, KeyForge)
    for key in setup:
        if key not in SETUP:
            raise unknown("set-up option", key, SETUP)
    if players != SEATS[0]:
        raise BadInput(f"KeyForge is for two players, not {players!r}")
    decks, chains = decks_of(setup), chains_of(setup)
    decks = [random_deck(2 * seed + p) if deck.is_drawn else deck for p, deck in enumerate(decks)]
    for deck in decks:
        check_playable(deck)
    first = setup.get("first")
    if first not in (None, 0, 1):
        raise BadInput(f"first is {first!r}; seat 0 or 1 is expected there")
    s = State(rules, Layout(rules, players, [], []), seed)
    s.make(
        [
            (definition_in(rules, title, house), p, p * OWN + DECK)
            for p, deck in enumerate(decks)
            for title, house in deck.cards
        ]
    )
    for p, deck in enumerate(decks):
        s.facts[F_HOUSES + p] = sum(1 << HOUSES.index(h) for h in deck.houses)
        s.shuffle(p * OWN + DECK)
        s.res[p * s.nr + CHAINS] = chains[p]
    s.active = int(first) if first is not None else int(s.random(players))
    s.phase = P_SETUP
    s.push(rules.programs["turn"], s.active, -1, -1)
    s.push(rules.programs["setup"], s.active, -1, -1)
    if setup.get("knowledge", True):
        s.start_knowing()
    return s
