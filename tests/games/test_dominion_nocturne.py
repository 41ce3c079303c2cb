"""What Nocturne brings into a new game: Boons and Hexes, Spirits, Heirlooms, the Changeling's offer to everybody."""

from __future__ import annotations

from collections import Counter

import pytest

from ludilex.games.dominion import KIT
from ludilex.games.dominion.position import describe
from ludilex.games.dominion.terms import BOONS, DECK, HAND, HEXES, OWN, V_GAIN
from ludilex.kernel.machine import play_random
from ludilex.kernel.state import State

RULES = KIT.rules(KIT.editions[0], {})
FATE = ["Tracker", "Pixie", "Secret Cave", "Village", "Market", "Smithy"]
DOOM = ["Skulk", "Vampire", "Changeling", "Crypt", "Moat", "Festival"]


def game(kingdom: list[str], players: int = 2, seed: int = 1, knowledge: bool = True) -> State:
    s = KIT.new_game(RULES, players, seed, {"kingdom": kingdom, "knowledge": knowledge})
    s.run()
    return s


def order(s: State, kind: int) -> list[str]:
    return [s.printed(c).title for c in s.cards_in(s.layout.first_of[kind])]


def test_fate_cards_bring_boons_wisps_and_heirlooms() -> None:
    s = game(FATE)
    piles = describe(s)["piles"]
    assert (piles["Boons"], piles["used Boons"], piles["Will-o'-Wisp"], piles["Wish"]) == (12, 0, 12, 12)
    assert "Hexes" not in piles and "Ghost" not in piles and "Pouch" not in piles
    assert piles["Copper"] == 60 - 2 * 4
    for p in range(2):
        start = Counter(s.printed(c).title for k in (DECK, HAND) for c in s.cards_in(p * OWN + k))
        assert start == {"Pouch": 1, "Goat": 1, "Magic Lamp": 1, "Copper": 4, "Estate": 3}


def test_doom_cards_bring_hexes_and_states() -> None:
    piles = describe(game(DOOM))["piles"]
    assert (piles["Hexes"], piles["used Hexes"], piles["Bat"]) == (12, 0, 10)
    assert all(piles[state] == 6 for state in ("Deluded", "Envious", "Miserable", "Twice Miserable"))
    assert "Boons" not in piles and "Lost in the Woods" not in piles
    assert piles["Copper"] == 60 - 2 * 7


def test_the_decks_are_shuffled_by_the_seed() -> None:
    boons = {tuple(order(game(FATE, seed=seed), BOONS)) for seed in range(5)}
    assert len(boons) == 5 and all(len(set(deck)) == 12 for deck in boons)
    assert order(game(DOOM, seed=3), HEXES) == order(game(DOOM, seed=3), HEXES)


def test_changeling_is_offered_to_every_player() -> None:
    s = game(DOOM, players=3)
    assert sorted(m.me for m in s.lastings if m.key == V_GAIN) == [0, 1, 2]
    assert not [m for m in game(FATE, players=3).lastings if m.key == V_GAIN]


@pytest.mark.parametrize("kingdom", [FATE, DOOM, [*FATE[:3], *DOOM[:4], "Exorcist", "Cemetery", "Necromancer"]])
@pytest.mark.parametrize("knowledge", [True, False])
def test_random_matches_end(kingdom: list[str], knowledge: bool) -> None:
    for seed in range(8):
        s = game(kingdom, 2 + seed % 2, seed, knowledge)
        play_random(s, seed, 20000)
        assert s.over
        for deck in ("Boons", "Hexes"):
            piles = describe(s)["piles"]
            assert piles.get(deck, 0) + piles.get(f"used {deck}", 0) == (12 if deck in piles else 0)
