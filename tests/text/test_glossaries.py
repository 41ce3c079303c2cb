"""The glossary of each game: every term in three languages, with the grammar that sentences need, and its page."""

from __future__ import annotations

import pytest

from docs.glossary.build import GAMES, HERE, TITLES, page, read
from ludilex.text.bundles import article

KINDS = {
    "zone", "type", "resource", "counter", "stat", "phase", "verb", "role", "rule", "keyword", "state", "label",
    "house", "challenge", "card",
}  # fmt: skip
NAMES = {
    "Stark", "Lannister", "Baratheon", "Targaryen", "Martell", "Greyjoy", "Brobnar", "Dis", "Logos", "Mars", "Sanctum",
    "nekron", "galetki", "maverick",
}  # fmt: skip
CASES = {"nom", "acc", "gen"}
HUNGARIAN = {"noun": {"article", "acc"}, "verb": {"imp_def", "imp_indef"}, "phrase": set(), "adjective": set()}
GLOSSARIES = {game: read(game) for game in TITLES}
TERMS = [(game, name) for game, terms in GLOSSARIES.items() for name in terms]


def test_every_game_has_one():
    assert {path.parent.name for path in GAMES.glob("*/glossary.yaml")} == set(TITLES)
    assert {path.parent.name for path in GAMES.glob("*/clauses.yaml")} == set(TITLES)


@pytest.mark.parametrize(("game", "name"), TERMS)
def test_a_term_has_its_words_and_grammar(game: str, name: str):
    term = GLOSSARIES[game][name]
    part, hu, ru = term["part"], term["hu"], term["ru"]
    assert set(term) - {"note"} == {"kind", "part", "en", "hu", "ru", "official"}
    assert term["kind"] in KINDS and term["en"] and hu["word"] and ru["word"]
    assert term["en"] != hu["word"] or term["en"] in NAMES
    assert term["en"] != ru["word"]
    assert set(term["official"]) - {"en"} == {"hu", "ru"}
    assert all(isinstance(known, bool) for known in term["official"].values())
    assert HUNGARIAN[part] <= set(hu)
    assert "article" not in hu or hu["article"] == article(hu["word"])
    if part == "noun":
        assert ru["gender"] in {"m", "f", "n", "pl"} and isinstance(ru["animate"], bool)
        assert ("sg" in ru or "pl" in ru) and all(set(ru[k]) == CASES for k in ("sg", "pl") if k in ru)
    elif part == "verb":
        assert {"imp_sg", "imp_pl"} <= set(ru)
    elif part == "adjective":
        assert {"m", "f", "n", "pl"} <= set(ru)


@pytest.mark.parametrize("game", TITLES)
def test_its_page_is_up_to_date(game: str):
    made = (HERE / f"{game}.md").read_text(encoding="utf-8")
    assert made == page(game), "run: python docs/glossary/build.py"
