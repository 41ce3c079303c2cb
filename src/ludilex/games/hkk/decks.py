"""Decks from files, and whether a deck is one: sizes, colours, copies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ludilex.errors import BadInput, unknown
from ludilex.games.hkk.build import Card, all_cards

FOLDER = Path(__file__).parent / "decks"


@dataclass(frozen=True)
class Deck:
    """A deck with its side deck: names and how many of each."""

    name: str
    main: Mapping[str, int]
    side: Mapping[str, int]


@lru_cache(maxsize=1)
def card_facts() -> dict[str, Card]:
    """Every card by name."""
    return {c.name: c for c in all_cards()}


@lru_cache(maxsize=1)
def decks() -> dict[str, Deck]:
    """The decks that come with the game, by name."""
    return {path.stem: read(path) for path in sorted(FOLDER.glob("*.yaml"))}


def read(path: Path) -> Deck:
    """A deck file."""
    data: Any = yaml.safe_load(path.read_text(encoding="utf-8"))
    return Deck(path.stem, dict(data["main"]), dict(data.get("side") or {}))


def find_deck(name: str) -> Deck:
    """A deck by name."""
    if name not in decks():
        raise unknown("deck", name, decks())
    return decks()[name]


def playable(counts: Mapping[str, int]) -> dict[str, int]:
    """The cards of a list that are implemented."""
    return {name: n for name, n in counts.items() if name in card_facts()}


def check_copies(deck: Deck) -> None:
    """At most three of a name in deck and side deck together, unless the card permits more (hkk.6.5.1)."""
    for name in [*deck.main, *(n for n in deck.side if n not in deck.main)]:
        card = card_facts().get(name)
        count = deck.main.get(name, 0) + deck.side.get(name, 0)
        limit = card.copies if card is not None else 3
        if count > limit:
            allowed = f"at most {limit} are allowed in deck and side deck together"
            raise BadInput(f"{deck.name} has {count} of {name}; {allowed}")
