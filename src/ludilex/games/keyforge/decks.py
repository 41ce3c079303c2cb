"""Deck lists: per house the cards and how many of each. Read from `decks/*.yaml`, or given by the caller."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ludilex.errors import BadInput, unknown
from ludilex.games.keyforge.build import card_facts
from ludilex.games.keyforge.terms import (
    HOUSES,
)

FOLDER = Path(__file__).parent / "decks"
HOUSES_OF_A_DECK = 3


@dataclass(frozen=True)
class Deck:
    """A checked deck list: houses of the identity card, then each card with the house it has in this deck."""

    name: str
    houses: tuple[str, ...]
    cards: tuple[tuple[str, str], ...]


def deck_of(name: str, given: Any) -> Deck:
    """A deck from {house: {card: count}} or {house: [cards]}; a card in another house than its own is a maverick.

    >>> deck_of("mine", {"dis": {"Pit Demon": 2}}).cards
    (('Pit Demon', 'dis'), ('Pit Demon', 'dis'))
    """
    if not isinstance(given, Mapping) or not given:
        raise BadInput(f"the deck {name} is {given!r}; a mapping from houses to their cards is expected there")
    if len(given) > HOUSES_OF_A_DECK:
        raise BadInput(f"the deck {name} has {len(given)} houses; at most {HOUSES_OF_A_DECK} are allowed")
    cards: list[tuple[str, str]] = []
    for house, listed in given.items():
        if house not in HOUSES:
            raise unknown("house", str(house), HOUSES)
        if not isinstance(listed, Mapping | list):
            raise BadInput(f"{house} in the deck {name} is {listed!r}; a list of cards, or their counts, is expected")
        counts = listed if isinstance(listed, Mapping) else {x: listed.count(x) for x in listed}
        for title, count in counts.items():
            check_card(str(title))
            if isinstance(count, bool) or not isinstance(count, int) or count < 1:
                raise BadInput(f"{title} in the deck {name} is there {count!r} times; a number from 1 up is expected")
            cards += [(str(title), str(house))] * count
    return Deck(name, tuple(str(h) for h in given), tuple(cards))


def check_card(title: str) -> None:
    """It is a card that a deck may hold."""
    facts = card_facts()
    real = [n for n, c in facts.items() if not c.test]
    if title not in real:
        raise unknown("card", title, real)


@lru_cache(maxsize=1)
def shipped_decks() -> Mapping[str, Deck]:
    """The decks that come with the game, by name."""
    out: dict[str, Deck] = {}
    for path in sorted(FOLDER.glob("*.yaml")):
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
        out[path.stem] = deck_of(path.stem, data["houses"])
    return out


def find_deck(given: Any) -> Deck:
    """A deck by name, or as it is given."""
    if not isinstance(given, str):
        return deck_of("given", given)
    decks = shipped_decks()
    if given not in decks:
        raise unknown("deck", given, decks)
    return decks[given]
