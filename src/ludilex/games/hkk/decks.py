"""Decks: the cards that are drawn, a side deck, and what lies beside the deck. Those we ship lie in `decks/` as data.

That a deck is legal is checked in `deckcheck`; other forms than our own are read in `decklists`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from reprlib import repr as brief
from typing import Any

import yaml

from ludilex.errors import BadInput, unknown
from ludilex.games.hkk.catalogue import Edition, Known, find_card, known_cards, names, split_edition
from ludilex.games.hkk.deckformats import format_names, format_of
from ludilex.lists import folded, unknown_cards

FOLDER = Path(__file__).parent / "decks"
USUAL = ("iron-and-embers", "wind-and-root")  # where no deck is named
MOST_GIVEN = 1000  # copies of a card that can be given, legal or not
MAIN, SIDE, BESIDE = "main", "side", "beside"
PILES = (MAIN, SIDE, BESIDE)
PARTS = ("name", "titles", "source", "format", *PILES)


@dataclass(frozen=True, order=True)
class Held:
    """So many copies of a card in a part of a deck, if need be of one edition."""

    card: str
    edition: str
    count: int

    @property
    def known(self) -> Known:
        """The card."""
        return known_cards()[self.card]

    @property
    def printing(self) -> Edition:
        """What is printed on it."""
        return self.known.printing(self.edition)

    @property
    def written(self) -> str:
        """As a list has it."""
        return f"{self.card} [ed. {self.edition}]" if self.edition else self.card


@dataclass(frozen=True)
class Deck:
    """A deck list. ``beside``: rule cards, followers and guilds; ``format``: the rules it is meant for.

    ``titles``: what else it is called, by language.
    """

    name: str
    main: tuple[Held, ...]
    side: tuple[Held, ...] = ()
    beside: tuple[Held, ...] = ()
    format: str = "tournament"
    source: str = ""
    titles: tuple[tuple[str, str], ...] = ()

    @property
    def drawn(self) -> tuple[Held, ...]:
        """Deck and side deck together."""
        return (*self.main, *self.side)

    @property
    def missing(self) -> list[str]:
        """Its cards that cannot be played, wherever they are."""
        return unplayable((*self.drawn, *self.beside))


def unplayable(held: Iterable[Held]) -> list[str]:
    """The cards that are not implemented."""
    return [name for name in dict.fromkeys(h.card for h in held) if not known_cards()[name].playable]


def size(held: Iterable[Held]) -> int:
    """How many cards."""
    return sum(h.count for h in held)


# ---- from rows
@dataclass(frozen=True)
class Row:
    """So many of a card, as it is written; `part`: where in the deck it is given."""

    written: str
    count: int
    part: str = MAIN


def assemble(name: str, rows: Iterable[Row], **about: Any) -> Deck:
    """A deck of rows: whole, or not at all. What lies beside a deck is put there wherever a list has it.

    >>> assemble("mine", [Row("stone rain", 2), Row("Kőzápor", 1)]).main
    (Held(card='Stone Rain', edition='', count=3),)
    """
    rows = list(rows)
    found = [(row, find_card(split_edition(row.written)[0])) for row in rows]
    strange = [row.written for row, card in found if card is None]
    if strange:
        raise unknown_cards(strange, names())
    piles: dict[str, dict[tuple[str, str], int]] = {part: {} for part in PILES}
    for row, card in found:
        if card is not None:
            key = card.name, edition_of(name, row, card)
            pile = piles[BESIDE if card.beside else row.part]
            pile[key] = pile.get(key, 0) + row.count
    if not piles[MAIN] and not piles[SIDE]:
        raise BadInput(f"the deck {name} has no cards")
    main, side, beside = (tuple(Held(*key, n) for key, n in piles[part].items()) for part in PILES)
    return Deck(name, main, side, beside, **about)


def edition_of(name: str, row: Row, card: Known) -> str:
    """The edition that a row names, if it can be one, stands where it may, and so many can be meant."""
    if row.part == BESIDE and not card.beside:
        raise BadInput(f"{card.name} does not lie beside a deck, as `{BESIDE}` of the deck {name} has it")
    if isinstance(row.count, bool) or not isinstance(row.count, int) or not 1 <= row.count <= MOST_GIVEN:
        usual = f"a number from 1 up to {MOST_GIVEN} is expected"
        raise BadInput(f"{card.name} in the deck {name} is there {brief(row.count)} times; {usual}")
    edition = split_edition(row.written)[1]
    for known in card.editions:
        if edition and folded(edition) == folded(known):
            return known
    if edition:
        raise unknown(f"edition of {card.name}", edition, card.editions)
    return ""


# ---- as data and as a file
def deck_of(name: str, given: Any) -> Deck:
    """A deck from a mapping: `main`, `side`, `beside`, and what else there is to say of it.

    >>> deck_of("mine", {"main": {"Stone Rain": 2}, "format": "retro"}).format
    'retro'
    """
    if not isinstance(given, Mapping) or not given:
        raise BadInput(f"the deck {name} is {brief(given)}; a mapping with `main` and `side` is expected there")
    for key in given:
        if key not in PARTS:
            raise unknown(f"part of the deck {name}", str(key), PARTS)
    name = text_in(given, "name") or name
    rows = [Row(title, n, part) for part in PILES for title, n in counts_in(name, part, given.get(part) or [])]
    format = text_in(given, "format")
    titles = given.get("titles") or {}
    if not isinstance(titles, Mapping) or not all(isinstance(x, str) for pair in titles.items() for x in pair):
        raise BadInput(f"the titles of the deck {name} are {brief(titles)}; a title by language is expected")
    about: dict[str, Any] = {"source": text_in(given, "source"), "titles": tuple(titles.items())}
    if format:
        about["format"] = format_of(format)
    return assemble(name, rows, **about)


def text_in(given: Mapping[str, Any], part: str) -> str:
    """A text in a deck, or nothing."""
    value = given.get(part, "")
    if not isinstance(value, str):
        raise BadInput(f"the {part} of a deck is {brief(value)}; a text is expected there")
    return value.strip()


def counts_in(name: str, part: str, written: Any) -> list[tuple[str, Any]]:
    """Cards and how many of each, from a list or a mapping."""
    if not isinstance(written, Mapping | list):
        told = f"the part {part} of the deck {name} is {brief(written)}"
        raise BadInput(f"{told}; a list of cards, or their counts, is expected")
    for title in written:
        if not isinstance(title, str):
            told = f"a card in {part} of the deck {name} is {brief(title)}"
            raise BadInput(f"{told}; the name of a card is expected there")
    return list(written.items()) if isinstance(written, Mapping) else [(title, 1) for title in written]


def plain(deck: Deck) -> Any:
    """A deck as the set-up of a match takes it, and as our files have it."""
    out: dict[str, Any] = {"name": deck.name}
    if deck.titles:
        out["titles"] = dict(deck.titles)
    if deck.source:
        out["source"] = deck.source
    if deck.format != format_names()[0]:
        out["format"] = deck.format
    piles = {part: {h.written: h.count for h in getattr(deck, part)} for part in PILES}
    return {**out, **{part: pile for part, pile in piles.items() if pile}}


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
    """A deck by the name of its file or its own, in any language; or as it is given."""
    if isinstance(given, Deck):
        return given
    if not isinstance(given, str):
        return deck_of("given", given)
    for file, deck in shipped_decks().items():
        called = (file, deck.name, *(title for _, title in deck.titles))
        if given.strip() and given.strip().casefold() in [name.casefold() for name in called]:
            return deck
    raise unknown("deck", given, [*shipped_decks(), *(deck.name for deck in shipped_decks().values())])
