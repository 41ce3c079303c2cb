"""Decks from files, and whether a deck is one: sizes, colours, copies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ludilex.errors import BadInput, unknown
from ludilex.games.hkk.build import base_name, card_facts

USUAL = 3  # copies of a card
MOST = 1000
FOLDER = Path(__file__).parent / "decks"


@dataclass(frozen=True)
class Deck:
    """A deck with its side deck: names and how many of each."""

    name: str
    main: Mapping[str, int]
    side: Mapping[str, int]


@lru_cache(maxsize=1)
def shipped_decks() -> dict[str, Deck]:
    """The decks that come with the game, by name."""
    return {path.stem: read(path) for path in sorted(FOLDER.glob("*.yaml"))}


def read(path: Path) -> Deck:
    """A deck file."""
    data: Any = yaml.safe_load(path.read_text(encoding="utf-8"))
    return Deck(path.stem, dict(data["main"]), dict(data.get("side") or {}))


def find_deck(name: str) -> Deck:
    """A deck by name."""
    if name not in shipped_decks():
        raise unknown("deck", name, shipped_decks())
    return shipped_decks()[name]


def playable(counts: Mapping[str, int]) -> dict[str, int]:
    """The cards of a list that are implemented."""
    return {name: n for name, n in counts.items() if name in card_facts()}


def check_copies(deck: Deck) -> None:
    """At most three of a name in deck and side deck together, unless the card permits more (hkk.6.5.1, 6.5.1.p3).

    Original and renewed version count together (6.5.1.p2), and as many may be used as each of them permits (6.5.1.s2).
    """
    counts: dict[str, int] = {}
    limits: dict[str, int] = {}
    for name, n in [*deck.main.items(), *deck.side.items()]:
        base = base_name(name)
        card = card_facts().get(name)
        counts[base] = counts.get(base, 0) + n
        limits[base] = min(limits.get(base, MOST), card.copies if card is not None else USUAL)
    for base, n in counts.items():
        if n > limits[base]:
            allowed = f"at most {limits[base]} are allowed in deck and side deck together"
            raise BadInput(f"{deck.name} has {n} of {base}; {allowed}")
