"""Which cards there are, implemented or not, and which of them a written name means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import yaml

from ludilex.games.keyforge.build import card_facts
from ludilex.games.keyforge.terms import CREATURE, HOUSES, TYPES
from ludilex.lists import folded

FILE = Path(__file__).parent / "cota.yaml"


@dataclass(frozen=True)
class Known:
    """What is known of a card; `ready`: it is implemented (else its numbers are not known here)."""

    name: str
    house: str
    type: str
    number: int | None
    amber: int | None = None
    power: int | None = None
    armor: int | None = None
    ready: bool = False


@lru_cache(maxsize=1)
def known_cards() -> Mapping[str, Known]:
    """Every card that a deck may name, by its name."""
    listed = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    out = {
        name: Known(name, house, kind, number)
        for house, kinds in listed.items()
        for kind, cards in kinds.items()
        for number, name in cards.items()
    }
    for name, c in card_facts().items():
        if not c.test:
            kind = TYPES[c.types.bit_length() - 1]
            number = out[name].number if name in out else None
            power, armor = (c.power, c.armor) if c.types & CREATURE else (None, None)
            out[name] = Known(name, HOUSES[c.house], kind, number, c.amber, power, armor, True)
    return out


@lru_cache(maxsize=1)
def _names() -> tuple[Mapping[str, str], Mapping[int, str]]:
    cards = known_cards().values()
    return {folded(c.name): c.name for c in cards}, {c.number: c.name for c in cards if c.number is not None}


def find_card(written: str) -> Known | None:
    """The card of a name, however it is written.

    >>> find_card("irradiated aember").name, find_card("Nobody")
    ('Irradiated Æmber', None)
    """
    name = _names()[0].get(folded(written))
    return known_cards()[name] if name is not None else None


def numbered(number: int) -> Known | None:
    """The card of a number in Call of the Archons.

    >>> numbered(1).name
    'Anger'
    """
    name = _names()[1].get(number)
    return known_cards()[name] if name is not None else None
