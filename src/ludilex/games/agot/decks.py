"""Decks: a House card, plots, and the cards that are drawn. Those we ship lie in `decks/` as data.

That a deck is legal is checked in `deckcheck`; other forms than our own are read in `decklists`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from reprlib import repr as brief
from typing import Any

import yaml

from ludilex.errors import BadInput, unknown
from ludilex.games.agot.catalogue import Known, find_card, known_cards
from ludilex.lists import folded, unknown_cards

FOLDER = Path(__file__).parent / "decks"
PARTS = ("name", "source", "format", "house", "plots", "inferred", "cards")
FORMATS = ("tournament", "intro")  # the first is meant where a deck names none
USUAL = ("stark", "lannister")  # where no deck is named
RANDOM = "random"  # drawn by the seed of the match; with "-7" behind it, by that seed
MOST_GIVEN = 100  # copies of a card that can be given, legal or not
ANYWHERE = ""  # where a row may stand: its card's type says where it belongs
PILES = {"house": "house", "plot": "plots"}  # the part of a deck for cards of such types; others: cards
WANTED = {"house": "House card", "plots": "plot", "cards": "card of a draw deck"}


@dataclass(frozen=True)
class Deck:
    """A deck list: names, one for each copy.

    ``house``: the House card, or nothing. ``format``: the rules it is meant for. ``inferred``: cards that stand by
    our own inference, not by the list's source.
    """

    name: str
    house: str
    plots: tuple[str, ...]
    cards: tuple[str, ...]
    format: str = FORMATS[0]
    source: str = ""
    inferred: tuple[str, ...] = ()

    @property
    def is_drawn(self) -> bool:
        """It is yet to be drawn, by the seed of the match."""
        return self.name == RANDOM and not self.cards

    @property
    def missing(self) -> list[str]:
        """Its cards that are not completely implemented."""
        return [title for title in dict.fromkeys((*self.plots, *self.cards)) if known_cards()[title].missing]


@dataclass(frozen=True)
class Row:
    """So many of a card, as it is written; `part`: where in the deck it is given."""

    written: str
    count: int
    part: str = ANYWHERE


def assemble(name: str, rows: Iterable[Row], **about: Any) -> Deck:
    """A deck of rows: whole, or not at all.

    >>> assemble("mine", [Row("house stark", 1), Row("ice", 2), Row("blockade", 1)]).cards
    ('Ice', 'Ice')
    """
    rows = list(rows)
    found = [(row, find_card(row.written)) for row in rows]
    strange = [row.written for row, card in found if card is None]
    if strange:
        raise unknown_cards(strange, known_cards())
    piles: dict[str, list[str]] = {"house": [], "plots": [], "cards": []}
    for row, card in found:
        if card is not None:
            check_row(name, row, card)
            piles[part_of(card)] += [card.name] * row.count
    if len(piles["house"]) > 1:
        raise BadInput(
            f"the deck {name} has {len(piles['house'])} House cards ({', '.join(piles['house'])}); one is expected"
        )
    if not piles["plots"] and not piles["cards"]:
        raise BadInput(f"the deck {name} has no cards")
    return Deck(name, "".join(piles["house"]), tuple(piles["plots"]), tuple(piles["cards"]), **about)


def part_of(card: Known) -> str:
    """Where in a deck a card belongs."""
    return PILES.get(card.type, "cards")


def check_row(name: str, row: Row, card: Known) -> None:
    """The card belongs where it is given, and so many can be meant."""
    if row.part != ANYWHERE and row.part != part_of(card):
        raise BadInput(f"{card.name} is no {WANTED[row.part]}, as `{row.part}` of the deck {name} has it")
    if isinstance(row.count, bool) or not isinstance(row.count, int) or not 1 <= row.count <= MOST_GIVEN:
        usual = f"a number from 1 up to {MOST_GIVEN} is expected"
        raise BadInput(f"{card.name} in the deck {name} is there {brief(row.count)} times; {usual}")


# ---- as data and as a file
def deck_of(name: str, given: Any) -> Deck:
    """A deck from a mapping: `house`, `plots`, `cards`, and what else there is to say of it.

    >>> deck_of("mine", {"house": "House Stark", "cards": {"Ice": 1}}).house
    'House Stark'
    """
    if not isinstance(given, Mapping) or not given:
        raise BadInput(
            f"the deck {name} is {brief(given)}; a mapping with `house`, `plots` and `cards` is expected there"
        )
    for key in given:
        if key not in PARTS:
            raise unknown(f"part of the deck {name}", str(key), PARTS)
    name = text_in(given, "name") or name
    house = text_in(given, "house")
    rows = [Row(house, 1, "house")] if house else []
    for part in ("plots", "cards"):
        rows += [Row(title, count, part) for title, count in counts_in(name, part, given.get(part, []))]
    marked = [Row(title, 1) for title, _ in counts_in(name, "inferred", given.get("inferred", []))]
    inferred = assemble(name, marked) if marked else Deck(name, "", (), ())
    about = {
        "format": format_of(text_in(given, "format") or FORMATS[0]),
        "source": text_in(given, "source"),
        "inferred": (*inferred.plots, *inferred.cards),
    }
    return assemble(name, rows, **about)


def text_in(given: Mapping[str, Any], part: str) -> str:
    """A text in a deck, or nothing."""
    value = given.get(part, "")
    if not isinstance(value, str):
        raise BadInput(f"the {part} of a deck is {brief(value)}; a text is expected there")
    return value.strip()


def format_of(written: str) -> str:
    """A format of decks by its name."""
    if written.strip().casefold() not in FORMATS:
        raise unknown("format of decks", written, FORMATS)
    return written.strip().casefold()


def counts_in(name: str, part: str, listed: Any) -> list[tuple[str, Any]]:
    """Cards and how many of each, from a list or a mapping."""
    if not isinstance(listed, Mapping | list):
        raise BadInput(
            f"the {part} of the deck {name} are {brief(listed)}; a list of cards, or their counts, is expected"
        )
    for title in listed:
        if not isinstance(title, str):
            raise BadInput(
                f"one of the {part} of the deck {name} is {brief(title)}; the name of a card is expected there"
            )
    return list(listed.items()) if isinstance(listed, Mapping) else [(title, 1) for title in listed]


def plain(deck: Deck) -> Any:
    """A deck as the set-up of a match takes it, and as our files have it."""
    if deck.is_drawn:
        return deck.name
    out: dict[str, Any] = {"name": deck.name}
    for part in ("source", "format", "house"):
        value = getattr(deck, part)
        if value and (part, value) != ("format", FORMATS[0]):
            out[part] = value
    out["plots"] = list(deck.plots)
    if deck.inferred:
        out["inferred"] = list(deck.inferred)
    return {**out, "cards": dict(Counter(deck.cards))}


def written(deck: Deck) -> str:
    """A deck as a file in our own form."""
    return str(yaml.safe_dump(plain(deck), allow_unicode=True, sort_keys=False, width=120))


def meant(deck: Deck, format: str) -> Deck:
    """The deck under the rules of a format."""
    return replace(deck, format=format_of(format))


# ---- by name
@lru_cache(maxsize=1)
def shipped_decks() -> Mapping[str, Deck]:
    """The decks that come with the game, by name."""
    found = sorted(FOLDER.glob("*.yaml"))
    return {path.stem: deck_of(path.stem, yaml.safe_load(path.read_text(encoding="utf-8"))) for path in found}


def find_deck(given: Any) -> Deck:
    """A deck by the name of its file or its own, drawn, or as it is given."""
    if isinstance(given, Deck):
        return given
    if not isinstance(given, str):
        return deck_of("given", given)
    if given == RANDOM:
        return Deck(RANDOM, "", (), ())
    seed = given.removeprefix(f"{RANDOM}-")
    if seed != given and seed.isdecimal():
        from ludilex.games.agot.drawn import random_deck

        return random_deck(int(seed))
    decks = shipped_decks()
    for name, deck in decks.items():
        if folded(given) and folded(given) in (folded(name), folded(deck.name)):
            return deck
    raise unknown("deck", given, [*decks, *(deck.name for deck in decks.values())])
