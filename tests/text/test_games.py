"""Every card of every game has a text in three languages, which follows its tree; all of them are kept as goldens."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludilex.kits import kits
from ludilex.law.registry import PACKAGE
from ludilex.text import LANGUAGES, card_text, overrides
from tests.text.trees import UNTIDY, untold

GOLDENS = Path(__file__).parent / "goldens"
GAMES = {
    name: kit.rules(kit.editions[0], {})
    for name, kit in kits().items()
    if PACKAGE in kit.folder.parents
    and name != "dominion"  # whose goldens are in test_text.py
    and ((kit.folder / "texts.py").is_file() or (kit.folder / "texts").is_dir())
}
CARDS = [
    (game, d) for game, rules in GAMES.items()
    for d in rules.definitions if "\x1f" not in d.name and d.name not in rules.test_cards
]  # fmt: skip
IDS = [f"{game}-{d.name}" for game, d in CARDS]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_goldens(game: str, lang: str):
    """LUDILEX_REFRESH=1 writes them anew; a changed one needs a line in CHANGELOG.md."""
    path = GOLDENS / f"{game}.{lang}.txt"
    told = "\n\n".join(card_text(GAMES[game], d.name, lang) for name, d in CARDS if name == game) + "\n"
    if os.environ.get("LUDILEX_REFRESH"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "d"), CARDS, ids=IDS)
def test_the_text_is_clean(game: str, d, lang: str):
    told = card_text(GAMES[game], d.name, lang)
    assert [wrong for wrong in UNTIDY if wrong in told] == []
    if lang != "en":
        assert told != card_text(GAMES[game], d.name, "en")


@pytest.mark.parametrize(("game", "d"), CARDS, ids=IDS)
def test_every_attribute_of_every_node_is_told(game: str, d):
    rules = GAMES[game]
    assert untold(game, rules, d, lambda: card_text(rules, d.name)) == []


@pytest.mark.parametrize("game", GAMES)
def test_own_words_describe_the_tree_as_it_is(game: str):
    assert overrides.stale(GAMES[game]) == {}
