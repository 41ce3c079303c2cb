"""Kingdoms: by name, by list, or drawn by the seed. What they need is added by the set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ludilex.errors import BadInput, unknown
from ludilex.games.dominion import setup
from ludilex.games.dominion.build import key_of
from ludilex.games.dominion.piles import card_facts, draw, pile_names, splits
from ludilex.games.dominion.terms import EVENT, PROJECT, TRAIT, WAY
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

FILE = Path(__file__).parent / "kingdoms.yaml"
RANDOM = "random"
FIRST_GAME = "first-game"  # where no kingdom is named
PILES = 10
MOST_LANDSCAPES = 2
SPREAD = 7919  # between the seeds of two drawings, so that they have nothing to do with each other


@dataclass(frozen=True)
class Kingdom:
    """A kingdom with a name: its piles and landscapes, and what it is for."""

    id: str
    title: str
    aim: str
    cards: tuple[str, ...]


@lru_cache(maxsize=1)
def kingdoms() -> dict[str, Kingdom]:
    """The kingdoms of `kingdoms.yaml` by their ids.

    >>> kingdoms()["first-game"].cards[:3]
    ('Cellar', 'Market', 'Merchant')
    """
    read = yaml.safe_load(FILE.read_text(encoding="utf-8"))["kingdoms"]
    return {k["id"]: Kingdom(k["id"], k["title"], k["aim"], tuple(k["cards"])) for k in read}


def presets() -> dict[str, Mapping[str, Any]]:
    """Set-ups that have a name, for the platform: by id, what `new_game` takes, and a title."""
    return {k.id: {"title": k.title, "note": k.aim, "setup": {"kingdom": k.id}} for k in kingdoms().values()}


def names_of(wanted: str | Sequence[str], seed: int) -> list[str]:
    """The piles and landscapes of a kingdom given by name or id, as a list, as text with commas, or as "random".

    >>> names_of("Deck Top", 0)[:2], names_of("Village, Smithy", 0), len(names_of("random", 3)) >= 10
    (['Artisan', 'Bureaucrat'], ['Village', 'Smithy'], True)
    """
    if not isinstance(wanted, str):
        return [str(name) for name in wanted]
    if wanted == RANDOM:
        return random_kingdom(seed)
    text = wanted.strip()
    for k in kingdoms().values():
        if text.casefold() in (k.id, k.title.casefold()):
            return list(k.cards)
    names = [name.strip() for name in text.split(",") if name.strip()]
    known = {c.name for c in card_facts().values()} | {*splits(), *card_facts()}
    if len(names) == 1 and names[0] not in known:
        raise unknown("kingdom or card", text, [*(k.title for k in kingdoms().values()), *known, RANDOM])
    if not names:
        raise BadInput('the kingdom is empty; name piles, a kingdom such as "First Game", or "random"')
    return names


def random_kingdom(seed: int) -> list[str]:
    """Ten piles, one printing of each, and up to two landscapes, drawn by the seed."""
    piles = draw(pile_names(), PILES, seed)
    landscapes = draw(landscape_names(), seed_number(seed, 1, MOST_LANDSCAPES + 1), seed + SPREAD)
    return [one_printing(name, seed + SPREAD * (2 + i)) for i, name in enumerate([*piles, *landscapes])]


def seed_number(seed: int, place: int, below: int) -> int:
    """A number below `below`, drawn by the seed; `place` tells drawings of one seed apart."""
    return int(draw([str(n) for n in range(below)], 1, seed + SPREAD * 31 * place)[0])


def one_printing(name: str, seed: int) -> str:
    """The name of one of the card's printings, each with the same chance."""
    keys = sorted(key_of(c) for c in card_facts().values() if c.name == name)
    return draw(keys, 1, seed)[0] if len(keys) > 1 else name


def landscape_names() -> list[str]:
    """Names of the landscapes a kingdom may have: all but the Ally, which comes with a card."""
    kinds = EVENT | PROJECT | WAY | TRAIT
    return sorted({c.name for c in card_facts().values() if c.types & kinds})


def new_game(rules: Rules, players: int, seed: int, wanted: Mapping[str, Any]) -> State:
    """A match about to ask its first decision.

    ``wanted``: ``kingdom`` (a name, names, or ``"random"``), and what `setup.new_game` takes besides.
    """
    kingdom = wanted.get("kingdom") or FIRST_GAME
    return setup.new_game(rules, players, seed, {**wanted, "kingdom": names_of(kingdom, seed)})
