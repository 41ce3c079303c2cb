"""Which cards there are, implemented or not, and which of them a written name means."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import yaml

from ludilex.errors import BadInput, unknown
from ludilex.games.keyforge.build import card_facts
from ludilex.games.keyforge.terms import CREATURE, HOUSES, TYPES

FILE = Path(__file__).parent / "cota.yaml"
SPELT = str.maketrans({"æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "ł": "l"})


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


def folded(name: str) -> str:
    """A name without what people write in different ways: capitals, accents, ligatures, punctuation, spaces.

    >>> folded("Coward’s End") == folded("cowards end"), folded("Irradiated Æmber"), folded("“John Smyth”")
    (True, 'irradiatedaember', 'johnsmyth')
    """
    plain = unicodedata.normalize("NFKD", name.casefold().translate(SPELT))
    return re.sub(r"[^0-9a-z]", "", plain)


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


def unknown_cards(written: Iterable[str], more: str = "") -> BadInput:
    """The error for names of no card, all at once, each with what is close to it.

    >>> print(unknown_cards(["Angr", "Quzzk"]))
    2 cards are unknown: 'Angr' (did you mean 'Anger'?), 'Quzzk' (nothing is close to it)
    """
    names = list(dict.fromkeys(written))
    errors = [unknown("card", name, known_cards()) for name in names]
    close = [found for e in errors for found in e.suggestions]
    if len(names) == 1:
        return BadInput(f"{errors[0]}{more}", close)
    told = []
    for name, e in zip(names, errors, strict=True):
        advice = str(e).rpartition("; ")[2] if e.suggestions else "nothing is close to it"
        told.append(f"{name!r} ({advice})")
    return BadInput(f"{len(names)} cards are unknown: {', '.join(told)}{more}", close)
