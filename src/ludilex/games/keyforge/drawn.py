"""Decks drawn by a seed: three houses, twelve cards of each, any number of copies."""

from __future__ import annotations

from functools import lru_cache

from ludilex.games.keyforge.build import card_facts
from ludilex.games.keyforge.decks import CARDS_OF_A_HOUSE, HOUSES_OF_A_DECK, Deck
from ludilex.games.keyforge.terms import HOUSES
from ludilex.kernel.chance import below, following, seeded


@lru_cache(maxsize=1)
def names_by_house() -> tuple[tuple[str, ...], ...]:
    """The cards a deck may hold, by house."""
    return tuple(
        tuple(sorted(c.name for c in card_facts().values() if c.house == h and not c.test)) for h in range(len(HOUSES))
    )


def random_deck(seed: int) -> Deck:
    """A legal deck, the same for the same seed.

    >>> deck = random_deck(7)
    >>> len(deck.cards), len(set(deck.houses)), deck == random_deck(7)
    (36, 3, True)
    """
    x = seeded(seed)
    left = list(range(len(HOUSES)))
    houses: list[int] = []
    for _ in range(HOUSES_OF_A_DECK):
        x = following(x)
        houses.append(left.pop(below(x, len(left))))
    cards: list[tuple[str, str]] = []
    for h in sorted(houses):
        names = names_by_house()[h]
        for _ in range(CARDS_OF_A_HOUSE):
            x = following(x)
            cards.append((names[below(x, len(names))], HOUSES[h]))
    return Deck(f"random-{seed}", tuple(HOUSES[h] for h in sorted(houses)), tuple(cards))
