"""How many copies of a card a deck of HKK may have: the rulings that check decks."""

from __future__ import annotations

import pytest

from ludilex.errors import BadInput
from ludilex.games.hkk.build import card_facts
from ludilex.games.hkk.decks import Deck, check_copies, shipped_decks


@pytest.mark.parametrize(
    ("ruling", "main", "side", "legal"),
    [
        ("hkk-s002", {"Emberblower": 2, "Emberblower (renewed)": 2}, {}, False),
        ("hkk-s003", {"Stone Rain": 3}, {"Stone Rain": 1}, False),
        ("hkk-s004", {"Stone Rain": 2}, {"Stone Rain": 1}, True),
        ("hkk-s005", {"Ashling": 4}, {"Ashling": 1}, True),
        ("hkk-s006", {"Ashling": 5}, {"Ashling": 1}, False),
    ],
)
def test_copies(ruling: str, main: dict[str, int], side: dict[str, int], legal: bool) -> None:
    deck = Deck(ruling, main, side)
    if legal:
        check_copies(deck)
    else:
        with pytest.raises(BadInput, match="are allowed in deck and side deck together"):
            check_copies(deck)


def test_the_decks_that_come_with_the_game_are_legal_and_complete() -> None:
    facts = card_facts()
    for deck in shipped_decks().values():
        check_copies(deck)
        assert 45 <= sum(deck.main.values()) <= 60 and sum(deck.side.values()) == 30
        assert not [name for name in deck.main if name not in facts or facts[name].test]
