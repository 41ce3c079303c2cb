"""What a deck needs to know of each card, and which card a written name means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ludilex.games.agot.build import Card, card_facts
from ludilex.games.agot.marks import NAMED
from ludilex.games.agot.terms import (
    CHALLENGES,
    CHARACTER,
    CLAIM,
    DECK_LIMIT,
    EVENT,
    HOUSE_CARD,
    HOUSE_ONLY,
    INCOME,
    INFLUENCE,
    INITIATIVE,
    MARTELL,
    PLOT,
    STARK,
    STATS,
    TYPES,
    UNIQUE,
)
from ludilex.lists import folded

MOST_COPIES = 3  # of a title in the draw deck
NEUTRAL = "neutral"


@dataclass(frozen=True)
class Known:
    """What is known of a card. ``copies``: how many a deck may hold; ``missing``: what of it is not implemented."""

    name: str
    type: str
    houses: tuple[str, ...]
    house_only: bool
    copies: int
    cost: int | None
    strength: int | None
    icons: tuple[str, ...]
    income: int
    influence: int
    initiative: int
    claim: int | None
    unique: bool
    missing: str = ""

    def fits(self, house: str) -> bool:
        """It costs no more with this House."""
        return not self.houses or house in self.houses


def known_of(c: Card) -> Known:
    """The facts of a card as its author wrote it."""
    marks = [m for m in c.marks if isinstance(m, int)]
    valued = dict(m for m in c.marks if isinstance(m, tuple))
    usual = 1 if c.types & (PLOT | HOUSE_CARD) else MOST_COPIES
    numbers = [*c.stats, *[0] * len(STATS)]
    return Known(
        name=c.name,
        type=TYPES[c.types.bit_length() - 1],
        houses=tuple(NAMED[m] for m in marks if STARK <= m <= MARTELL),
        house_only=HOUSE_ONLY in marks,
        copies=valued.get(DECK_LIMIT, usual),
        cost=None if c.types & (EVENT | PLOT | HOUSE_CARD) else c.cost,
        strength=c.stats[0] if c.types & CHARACTER else None,
        icons=tuple(NAMED[m] for m in marks if m < len(CHALLENGES)),
        income=numbers[INCOME],
        influence=numbers[INFLUENCE],
        initiative=numbers[INITIATIVE],
        claim=numbers[CLAIM] if c.types & PLOT else None,
        unique=UNIQUE in marks,
        missing=c.missing,
    )


@lru_cache(maxsize=1)
def known_cards() -> Mapping[str, Known]:
    """Every card that a deck may name, by its name."""
    return {name: known_of(c) for name, c in card_facts().items() if not c.test}


@lru_cache(maxsize=1)
def _names() -> Mapping[str, str]:
    return {folded(name): name for name in known_cards()}


def find_card(written: str) -> Known | None:
    """The card of a name, however it is written.

    >>> find_card("aegons blade").name, find_card("Nobody")
    ("Aegon's Blade", None)
    """
    name = _names().get(folded(written))
    return known_cards()[name] if name is not None else None


def house_of(deck_house: str) -> str:
    """The House that a House card names; nothing where there is none.

    >>> house_of("House Stark"), house_of("")
    ('stark', '')
    """
    return known_cards()[deck_house].houses[0] if deck_house else ""
