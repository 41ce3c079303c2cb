"""Decks: a House card, seven plots, a draw deck. Those we ship lie in `decks/` as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ludilex.errors import BadInput, unknown
from ludilex.games.agot.build import Card, card_facts
from ludilex.games.agot.terms import HOUSE_CARD, HOUSE_ONLY, PLOT

FOLDER = Path(__file__).parent / "decks"
MOST_COPIES = 3
PLOTS = 7
TWICE = ("The Power of Arms", "The Power of Blood")  # plots of which a plot deck may have two copies


@dataclass(frozen=True)
class Deck:
    """A checked deck: names, one for each copy."""

    name: str
    title: str
    house: str
    plots: tuple[str, ...]
    cards: tuple[str, ...]


@lru_cache(maxsize=1)
def shipped_decks() -> dict[str, Deck]:
    """The decks that come with the game, by name."""
    out: dict[str, Deck] = {}
    for path in sorted(FOLDER.glob("*.yaml")):
        given = yaml.safe_load(path.read_text(encoding="utf-8"))
        out[path.stem] = read_deck(path.stem, given)
    return out


def find_deck(given: Any) -> Deck:
    """A deck by name, or one written out as a mapping with `house`, `plots` and `cards`."""
    if isinstance(given, Mapping):
        return read_deck("own", given)
    if given in shipped_decks():
        return shipped_decks()[given]
    raise unknown("deck", str(given), list(shipped_decks()))


def read_deck(name: str, given: Mapping[str, Any]) -> Deck:
    """Check a deck: known cards of the right types, at most three copies of a title."""
    for key in ("house", "plots", "cards"):
        if key not in given:
            raise BadInput(f"deck {name} has no `{key}`; a deck has `house`, `plots` and `cards`")
    if not isinstance(given["plots"], list) or not isinstance(given["cards"], Mapping):
        raise BadInput(f"deck {name}: `plots` is a list of names, `cards` a mapping of names to numbers of copies")
    house = fact(name, str(given["house"]))
    if house.types != HOUSE_CARD:
        raise BadInput(f"deck {name}: {house.name} is no House card")
    for plot in given["plots"]:
        if fact(name, str(plot)).types != PLOT:
            raise BadInput(f"deck {name}: {plot} is no plot")
    cards: list[str] = []
    for title, copies in given["cards"].items():
        card = fact(name, str(title))
        problem = unfit(card, house, copies)
        if problem:
            raise BadInput(f"deck {name}: {problem}")
        cards += [card.name] * copies
    return Deck(name, str(given.get("title", name)), house.name, tuple(str(p) for p in given["plots"]), tuple(cards))


def check_plots(deck: Deck, seven: bool) -> None:
    """A plot deck of seven plots, each once unless it says otherwise; or, by an option, of any plots."""
    if not deck.plots:
        raise BadInput(f"deck {deck.name} has no plots")
    if not seven:
        return
    if len(deck.plots) != PLOTS:
        raise BadInput(f"deck {deck.name} has {len(deck.plots)} plots; a plot deck has {PLOTS}")
    for plot in dict.fromkeys(deck.plots):
        if deck.plots.count(plot) > (2 if plot in TWICE else 1):
            raise BadInput(f"deck {deck.name} has too many copies of {plot}")


def unfit(card: Card, house: Card, copies: Any) -> str:
    """Why so many copies of a card cannot be in a deck of a house, or nothing."""
    if card.types & (PLOT | HOUSE_CARD):
        return f"{card.name} does not belong into the draw deck"
    if card.missing:
        return f"{card.name} is not complete yet ({card.missing})"
    if HOUSE_ONLY in card.marks and not set(house.marks) & set(card.marks):
        return f"{card.name} may only be played with its own House card, not with {house.name}"
    if isinstance(copies, bool) or not isinstance(copies, int) or not 1 <= copies <= MOST_COPIES:
        return f"there are {copies!r} copies of {card.name}; from 1 to {MOST_COPIES} are allowed"
    return ""


def fact(deck: str, name: str) -> Card:
    """A card of a deck, with close matches in the error."""
    facts = card_facts()
    if name in facts and not facts[name].test:
        return facts[name]
    try:
        raise unknown("card", name, sorted(n for n, c in facts.items() if not c.test))
    except BadInput as e:
        raise BadInput(f"deck {deck}: {e}", e.suggestions) from None
