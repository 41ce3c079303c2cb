"""Decks: the houses of an identity card, and per house the cards and how many of each.

Read from `decks/*.yaml`, or given by the caller. That a deck is legal is checked in `deckcheck`; other forms than our
own are read in `decklists`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from reprlib import repr as brief
from typing import Any

import yaml

from ludilex.errors import BadInput, unknown
from ludilex.games.keyforge.catalogue import find_card, known_cards
from ludilex.games.keyforge.terms import HOUSES
from ludilex.lists import folded, unknown_cards

FOLDER = Path(__file__).parent / "decks"
PARTS = ("name", "source", "identity", "houses")
USUAL = ("embers-of-dis", "vows-of-sanctum")  # where no deck is named
SIZE = 36
HOUSES_OF_A_DECK = 3
CARDS_OF_A_HOUSE = 12
MOST_COPIES = 100  # that can be given, legal or not
RANDOM = "random"  # drawn by the seed of the match; with "-7" behind it, by that seed


@dataclass(frozen=True)
class Deck:
    """A deck list: houses of the identity card, then each card with the house it has in this deck."""

    name: str
    houses: tuple[str, ...]
    cards: tuple[tuple[str, str], ...]
    source: str = ""

    @property
    def is_drawn(self) -> bool:
        """It stands for a deck that is drawn when the match begins."""
        return self.name == RANDOM and not self.cards

    @property
    def missing(self) -> list[str]:
        """Its cards that are not implemented."""
        return list(dict.fromkeys(title for title, _ in self.cards if not known_cards()[title].ready))


@dataclass(frozen=True)
class Row:
    """So many of a card, as it is written; `house`: where another than its own is said."""

    written: str
    count: int
    house: str | None = None


def assemble(name: str, identity: Iterable[str], rows: Iterable[Row], source: str = "", more: str = "") -> Deck:
    """A deck of rows: whole, or not at all. Without an identity its houses are those of its cards.

    >>> assemble("mine", [], [Row("pit demon", 2)]).cards
    (('Pit Demon', 'dis'), ('Pit Demon', 'dis'))
    """
    rows = list(rows)
    found = [find_card(row.written) for row in rows]
    strange = [row.written for row, card in zip(rows, found, strict=True) if card is None]
    if strange:
        raise unknown_cards(strange, known_cards(), more)
    cards: list[tuple[str, str]] = []
    for row, card in zip(rows, found, strict=True):
        if card is not None:
            if isinstance(row.count, bool) or not isinstance(row.count, int) or not 1 <= row.count <= MOST_COPIES:
                usual = f"a number from 1 up to {MOST_COPIES} is expected"
                raise BadInput(f"{card.name} in the deck {name} is there {brief(row.count)} times; {usual}")
            cards += [(card.name, row.house or card.house)] * row.count
    if not cards:
        raise BadInput(f"the deck {name} has no cards")
    houses = tuple(dict.fromkeys(identity)) or tuple(dict.fromkeys(house for _, house in cards))
    return Deck(name, houses, tuple(sorted(cards, key=lambda card: place(houses, card[1]))), source)


def place(houses: tuple[str, ...], house: str) -> int:
    """Where the cards of a house stand in a list: in the order of the identity card, others after them."""
    return houses.index(house) if house in houses else len(houses)


def house_of(written: Any) -> str:
    """A house by its name.

    >>> house_of("Dis")
    'dis'
    """
    house = written.strip().casefold() if isinstance(written, str) else ""
    if house not in HOUSES:
        raise unknown("house", written if isinstance(written, str) else brief(written), HOUSES)
    return house


def deck_of(name: str, given: Any) -> Deck:
    """A deck from {house: {card: count}} or {house: [cards]}, or from a mapping that has this as its `houses`.

    A card in another house than its own is a maverick.

    >>> deck_of("mine", {"dis": {"Pit Demon": 2}}).cards
    (('Pit Demon', 'dis'), ('Pit Demon', 'dis'))
    """
    if not isinstance(given, Mapping) or not given:
        raise BadInput(f"the deck {name} is {brief(given)}; a mapping from houses to their cards is expected there")
    whole = "houses" in given
    if whole:
        for key in given:
            if key not in PARTS:
                raise unknown(f"part of the deck {name}", str(key), PARTS)
        name = text_in(given, "name") or name
    listed = given["houses"] if whole else given
    if not isinstance(listed, Mapping) or not listed:
        raise BadInput(f"the houses of the deck {name} are {brief(listed)}; a mapping from houses to cards is expected")
    identity = given.get("identity", list(listed)) if whole else list(listed)
    if not isinstance(identity, list):
        raise BadInput(f"the identity of the deck {name} is {brief(identity)}; a list of houses is expected there")
    rows = [row for house, cards in listed.items() for row in rows_of(name, house, cards)]
    return assemble(name, [house_of(h) for h in identity], rows, text_in(given, "source") if whole else "")


def text_in(given: Mapping[str, Any], part: str) -> str:
    """A text in a deck, or nothing."""
    value = given.get(part, "")
    if not isinstance(value, str):
        raise BadInput(f"the {part} of a deck is {brief(value)}; a text is expected there")
    return value.strip()


def rows_of(name: str, house: Any, listed: Any) -> list[Row]:
    """The cards of a house."""
    where = house_of(house)
    if not isinstance(listed, Mapping | list):
        raise BadInput(f"{house} in the deck {name} is {brief(listed)}; a list of cards, or their counts, is expected")
    for title in listed:
        if not isinstance(title, str):
            raise BadInput(
                f"a card of {house} in the deck {name} is {brief(title)}; the name of a card is expected there"
            )
    if isinstance(listed, list):
        return [Row(title, 1, where) for title in listed]
    return [Row(title, count, where) for title, count in listed.items()]


# ---- as data and as a file
def counts(deck: Deck, house: str) -> dict[str, int]:
    """The cards of a house in a deck and how many of each."""
    out: dict[str, int] = {}
    for title, of in deck.cards:
        if of == house:
            out[title] = out.get(title, 0) + 1
    return out


def plain(deck: Deck) -> Any:
    """A deck as the set-up of a match takes it, and as our files have it."""
    if deck.is_drawn:
        return deck.name
    listed = tuple(dict.fromkeys(house for _, house in deck.cards))
    out: dict[str, Any] = {"name": deck.name}
    if deck.source:
        out["source"] = deck.source
    if listed != deck.houses:
        out["identity"] = list(deck.houses)
    return {**out, "houses": {house: counts(deck, house) for house in listed}}


def written(deck: Deck) -> str:
    """A deck as a file in our own form."""
    return str(yaml.safe_dump(plain(deck), allow_unicode=True, sort_keys=False, width=120))


# ---- by name
@lru_cache(maxsize=1)
def shipped_decks() -> Mapping[str, Deck]:
    """The decks that come with the game, by name."""
    out: dict[str, Deck] = {}
    for path in sorted(FOLDER.glob("*.yaml")):
        out[path.stem] = deck_of(path.stem, yaml.safe_load(path.read_text(encoding="utf-8")))
    return out


def find_deck(given: Any) -> Deck:
    """A deck by the name of its file or its own, or as it is given."""
    if isinstance(given, Deck):
        return given
    if not isinstance(given, str):
        return deck_of("given", given)
    if given == RANDOM:
        return Deck(RANDOM, (), ())
    seed = given.removeprefix(f"{RANDOM}-")
    if seed != given and seed.isdecimal():
        from ludilex.games.keyforge.drawn import random_deck

        return random_deck(int(seed))
    decks = shipped_decks()
    for name, deck in decks.items():
        if folded(given) and folded(given) in (folded(name), folded(deck.name)):
            return deck
    raise unknown("deck", given, [*decks, *(deck.name for deck in decks.values())])
