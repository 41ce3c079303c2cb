"""What a deck needs to know of each card, and which card a written name means."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ludilex.games.hkk.build import Card, base_name, card_facts
from ludilex.games.hkk.printed import ORDINARY, Printed, printed_of
from ludilex.games.hkk.terms import (
    BUILDING,
    COLORS,
    CREATURE,
    S_DAMAGE,
    S_LIFE,
    TYPES,
    Y_BUILDER,
    Y_COMPONENTS,
    Y_NEKRON,
    Y_POINTS,
    Y_SACRIFICE,
    Y_SHARD,
    Y_SPECIAL,
)
from ludilex.lists import folded

FILE = Path(__file__).parent / "catalogue.yaml"
USUAL_COPIES = 3  # of a name, where nothing else is said
KINDS = {
    Y_POINTS: "point", Y_SHARD: "shard", Y_COMPONENTS: "component", Y_NEKRON: "nekron", Y_SPECIAL: "builder",
    Y_BUILDER: "builder", Y_SACRIFICE: "sacrifice",
}  # fmt: skip
COSTS = tuple(dict.fromkeys(KINDS.values()))
BESIDE = ("rule-card", "follower", "guild")  # types of cards that lie beside the deck
EDITION = re.compile(r"(?P<name>.*\S)\s*\[(?:ed\.\s*)?(?P<edition>[^\[\]]*[^\[\]\s])\s*\]")


@dataclass(frozen=True)
class Edition:
    """A printing of a card. ``copies``: how many its text permits in a deck, None if it says nothing of it."""

    copies: int | None = None
    rarity: str = ""
    series: str = ""
    year: int | None = None

    @property
    def always_rare(self) -> bool:
        """Its series counts as rare whatever the icon looks like."""
        return bool(self.series) and self.series in data()["always-rare"]


@dataclass(frozen=True)
class Known:
    """What is known of a card. ``base``: the name that its versions share; ``cost``: so much of each kind.

    ``plain``: what is printed where no edition is named; ``editions``: printings that differ in what decks look at.
    ``playable``: it is implemented; ``test``: it is only there for rulings.
    """

    name: str
    hu: str
    type: str
    colors: tuple[str, ...]
    cost: Mapping[str, int]
    plain: Edition
    editions: Mapping[str, Edition] = field(default_factory=dict)
    damage: int | None = None
    life: int | None = None
    divine: bool = False
    playable: bool = True
    test: bool = False

    @property
    def base(self) -> str:
        """The name without the mark of a version."""
        return base_name(self.name)

    @property
    def beside(self) -> bool:
        """It lies beside the deck and is no part of it."""
        return self.type in BESIDE

    @property
    def points(self) -> int:
        """Spell points and shards of its cost together (hkk.7.6.1.p2)."""
        return self.cost.get("point", 0) + self.cost.get("shard", 0)

    def printing(self, edition: str) -> Edition:
        """What is printed on the card of that edition."""
        return self.editions[edition] if edition else self.plain


@lru_cache(maxsize=1)
def data() -> Mapping[str, Any]:
    """The file of the catalogue."""
    loaded: Mapping[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return loaded


def editions_of(name: str) -> dict[str, Edition]:
    """Its printings that differ."""
    return {str(key): Edition(**given) for key, given in data()["editions"].get(name, {}).items()}


def implemented(c: Card) -> Known:
    """The facts of a card as its author wrote it."""
    face = printed_of(c.name)
    solid = c.types & (CREATURE | BUILDING) != 0
    numbers = [*c.stats, 0, 0]
    return Known(
        name=c.name,
        hu=c.hu,
        type=TYPES[c.types.bit_length() - 1] if face.frame == ORDINARY else face.frame,
        colors=tuple(name for k, name in enumerate(COLORS) if c.colors >> k & 1),
        cost=cost_of(c, face),
        plain=Edition(c.copies if c.copies != USUAL_COPIES else None, face.rarity),
        editions=editions_of(c.name),
        damage=numbers[S_DAMAGE] if solid else None,
        life=numbers[S_LIFE] if solid else None,
        test=c.test,
    )


def cost_of(c: Card, face: Printed) -> dict[str, int]:
    """So much of each kind; a golden 0 is a cost in shards."""
    out: dict[str, int] = {"shard": 0} if face.golden else {}
    for k, n in enumerate(c.cost):
        if n > 0 and k in KINDS:
            out[KINDS[k]] = out.get(KINDS[k], 0) + n
    return out


def listed(name: str, given: Mapping[str, Any], test: bool) -> Known:
    """A card of which only the catalogue knows."""
    return Known(
        name=name,
        hu=given["hu"],
        type=given["type"],
        colors=tuple(given.get("colors", ())),
        cost=dict(given.get("cost", {})),
        plain=Edition(given.get("copies"), printed_of(name).rarity),
        editions=editions_of(name),
        divine=given.get("divine", False),
        playable=False,
        test=test,
    )


@lru_cache(maxsize=1)
def known_cards() -> Mapping[str, Known]:
    """Every card that a deck list may name, by its name.

    >>> known_cards()["Ashling"].plain.copies, known_cards()["Ghost Key"].colors
    (5, ('elenios',))
    """
    out = {name: implemented(c) for name, c in card_facts().items() if not c.test}
    for part in ("listed", "rulings"):
        out.update({k: listed(k, v, part == "rulings") for k, v in data()[part].items() if k not in out})
    return out


def names() -> list[str]:
    """The names of the cards of the game, for suggestions."""
    return [name for name, c in known_cards().items() if not c.test]


@lru_cache(maxsize=1)
def _written() -> Mapping[str, str]:
    """Folded names in English and in Hungarian."""
    return {folded(written): c.name for c in known_cards().values() for written in (c.hu, c.name) if written}


def find_card(written: str) -> Known | None:
    """The card of a name in English or Hungarian, however it is written.

    >>> find_card("stonebreaker orc").name, find_card("Kőtörő ork").name, find_card("Nobody")
    ('Stonebreaker Orc', 'Stonebreaker Orc', None)
    """
    name = _written().get(folded(written))
    return known_cards()[name] if name is not None else None


def split_edition(written: str) -> tuple[str, str]:
    """A name, and the edition in brackets behind it.

    >>> split_edition("Test Reprint [ed. 1]"), split_edition("Ashling")
    (('Test Reprint', '1'), ('Ashling', ''))
    """
    found = EDITION.fullmatch(written.strip())
    return (found["name"], found["edition"]) if found else (written.strip(), "")
