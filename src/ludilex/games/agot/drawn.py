"""Decks drawn by a seed: a House, seven plots, and sixty cards of which most are of the House or neutral."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from ludilex.games.agot.catalogue import Known, house_of, known_cards
from ludilex.games.agot.deckcheck import DRAWN, FEWEST, PLOTS, restricted_lists
from ludilex.games.agot.decks import FORMATS, Deck
from ludilex.kernel.chance import below, following, seeded

OUTSIDE = 8  # one card in so many is drawn from all Houses


@lru_cache(maxsize=1)
def cards_by_type() -> dict[str, tuple[Known, ...]]:
    """The cards a deck may hold, by type, in the order of their names."""
    found: dict[str, list[Known]] = {}
    for _, card in sorted(known_cards().items()):
        if not card.missing:
            found.setdefault(card.type, []).append(card)
    return {kind: tuple(cards) for kind, cards in found.items()}


@lru_cache(maxsize=16)
def pools(house: str) -> tuple[tuple[Known, ...], tuple[Known, ...]]:
    """For a deck of a House: the cards that fit it, and all that it may hold."""
    cards = [card for kind in DRAWN for card in cards_by_type()[kind]]
    fitting = tuple(card for card in cards if card.fits(house))
    return fitting, tuple(card for card in cards if card.fits(house) or not card.house_only)


class Drawing:
    """Random numbers, and what has been drawn with them."""

    def __init__(self, seed: int) -> None:
        self.x = seeded(seed)
        self.taken: Counter[str] = Counter()

    def number(self, n: int) -> int:
        """A number below n."""
        self.x = following(self.x)
        return below(self.x, n)

    def cards(self, n: int, house: str) -> list[str]:
        """So many cards of a draw deck."""
        fitting, allowed = pools(house)
        out: list[str] = []
        while len(out) < n:
            pool = allowed if self.number(OUTSIDE) == 0 else fitting
            out += self.one(pool)
        return out

    def plots(self, n: int, house: str) -> list[str]:
        """So many plots."""
        allowed = tuple(card for card in cards_by_type()["plot"] if card.fits(house) or not card.house_only)
        out: list[str] = []
        while len(out) < n:
            out += self.one(allowed)
        return out

    def one(self, pool: tuple[Known, ...]) -> list[str]:
        """A card, or nothing where the deck may not hold one more of what is drawn."""
        card = pool[self.number(len(pool))]
        listed = restricted_lists().get(FORMATS[0], {}).get("joust", [])
        restricted = card.name in listed and any(self.taken[title] for title in listed if title != card.name)
        if self.taken[card.name] >= card.copies or restricted:
            return []
        self.taken[card.name] += 1
        return [card.name]


def random_deck(seed: int) -> Deck:
    """A legal deck, the same for the same seed.

    >>> deck = random_deck(7)
    >>> len(deck.cards), len(deck.plots), deck == random_deck(7)
    (60, 7, True)
    """
    drawing = Drawing(seed)
    houses = cards_by_type()["house"]
    house = houses[drawing.number(len(houses))].name
    plots = drawing.plots(PLOTS, house_of(house))
    cards = drawing.cards(FEWEST[FORMATS[0]], house_of(house))
    return Deck(f"random-{seed}", house, tuple(plots), tuple(sorted(cards)))
