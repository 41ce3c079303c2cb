"""What decks are held to, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ludilex.errors import unknown

FILE = Path(__file__).parent / "deck-formats.yaml"
OTHER = "other"  # kinds of costs that are not named


@dataclass(frozen=True)
class DeckFormat:
    """What a deck is held to; None: the format does not say. The file explains the parts."""

    name: str
    copies: int
    editions: str
    main: int | None = None
    side: tuple[int, ...] | None = None
    colours: int | None = None
    rule_cards: int | None = None
    divine: int | None = None
    rarities: tuple[str, ...] | None = None
    until: int | None = None
    least: Mapping[str, int] | None = None
    law: Mapping[str, str] = field(default_factory=dict)

    def cited(self, part: str) -> tuple[str, ...]:
        """The rule behind a part of it."""
        return (self.law[part],) if part in self.law else ()

    def least_of(self, kind: str) -> int:
        """What a cost of that kind must amount to."""
        least = self.least or {}
        return least.get(kind, least.get(OTHER, 0))


@lru_cache(maxsize=1)
def deck_formats() -> Mapping[str, DeckFormat]:
    """Every format of decks by its name.

    >>> deck_formats()["highlander"].main, deck_formats()["retro"].side
    (50, (0, 20))
    """
    read: dict[str, dict[str, Any]] = {}
    for name, given in yaml.safe_load(FILE.read_text(encoding="utf-8")).items():
        like = read.get(given.get("like", ""), {})
        own = {key: value for key, value in given.items() if key != "like"}
        read[name] = {**like, **own, "law": {**like.get("law", {}), **given.get("law", {})}}
    return {name: made(name, given) for name, given in read.items()}


def made(name: str, given: Mapping[str, Any]) -> DeckFormat:
    """A format as the file has it."""
    parts: dict[str, Any] = {key.replace("-", "_"): tuple(v) if isinstance(v, list) else v for key, v in given.items()}
    return DeckFormat(name, **parts)


def format_names() -> tuple[str, ...]:
    """The names of the formats of decks."""
    return tuple(deck_formats())


def format_of(written: str) -> str:
    """A format of decks by its name."""
    name = written.strip().casefold()
    if name not in deck_formats():
        raise unknown("format of decks", written, format_names())
    return name
