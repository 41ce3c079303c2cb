"""Every card and every trace has words in three languages; all cards and some traces are kept as goldens."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludilex import BadInput
from ludilex.games.dominion import KIT
from ludilex.law.registry import load
from ludilex.scenarios.library import installed
from ludilex.scenarios.runner import run
from ludilex.text import LANGUAGES, Missing, card_text, prompt_text, trace_text
from ludilex.text.bundles import say

RULES = KIT.rules(KIT.editions[0], {})
CARDS = [d.name for d in RULES.definitions if "\x1f" not in d.name and d.name not in RULES.test_cards]
GOLDENS = Path(__file__).parent / "goldens"
GOLDEN_TRACES = ["dom.sc.001", "dom.sc.002", "dom.sc.003", "dom.sc.100"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_every_card_has_words(name: str, lang: str):
    assert card_text(RULES, name, lang).startswith(name)


def test_a_missing_word_is_an_error():
    with pytest.raises(Missing, match="no message 'verb-juggle'"):
        say("hu", "dominion", "verb-juggle")
    with pytest.raises(BadInput, match="unknown language 'de'"):
        card_text(RULES, "Chapel", "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_can_be_told(lang: str):
    for scenario in installed("dominion").values():
        game = run(scenario).game
        assert trace_text(game.steps, lang) or not len(game.steps)
        if game.decision is not None:
            assert prompt_text(game.decision, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_goldens(lang: str):
    """LUDILEX_REFRESH=1 writes them anew; a changed one needs a line in CHANGELOG.md."""
    text = "\n\n".join(card_text(RULES, name, lang) for name in CARDS)
    known = installed("dominion")
    law = load(KIT.folder)
    for id_ in GOLDEN_TRACES:
        told = trace_text(run(known[id_]).game.steps, lang, law=law if id_ == GOLDEN_TRACES[0] else None)
        text += f"\n\n{id_}\n" + "\n".join(told)
    path = GOLDENS / f"dominion.{lang}.txt"
    if os.environ.get("LUDILEX_REFRESH"):
        path.write_text(text + "\n", encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text + "\n"
