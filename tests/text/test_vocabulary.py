"""The kernel's whole vocabulary has words: the cards of a made-up game, read in three languages."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludilex.kernel.definitions import Definition
from ludilex.kits import kits
from ludilex.text import LANGUAGES, Missing
from ludilex.text.cards import header, rules_lines
from ludilex.text.talk import Talk
from tests.text.arena.more import DEFINITIONS
from tests.text.arena.rules import KIT, RULES
from tests.text.trees import UNTIDY, untold

CARDS = [*RULES.definitions, *DEFINITIONS]
GOLDENS = Path(__file__).parent / "goldens"


@pytest.fixture(autouse=True)
def arena(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up game is installed."""
    monkeypatch.setitem(kits(), "arena", KIT)


def text(d: Definition, lang: str = "en") -> str:
    talk = Talk(RULES, lang)
    return "\n".join([header(talk, d), *rules_lines(talk, d)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_goldens(lang: str):
    """LUDILEX_REFRESH=1 writes them anew; a changed one needs a line in CHANGELOG.md."""
    path = GOLDENS / f"arena.{lang}.txt"
    told = "\n\n".join(text(d, lang) for d in CARDS) + "\n"
    if os.environ.get("LUDILEX_REFRESH"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("d", CARDS, ids=lambda d: d.name)
def test_the_text_is_clean(d: Definition, lang: str):
    told = text(d, lang)
    for wrong in UNTIDY:
        assert wrong not in told, wrong


@pytest.mark.parametrize("d", CARDS, ids=lambda d: d.name)
def test_every_attribute_of_every_node_is_told(d: Definition):
    """Another number, verb, zone, type or name gives another text, or there are no words for it."""
    assert untold("arena", RULES, d, lambda: text(d)) == []


@pytest.mark.parametrize("d", DEFINITIONS, ids=lambda d: d.name)
def test_every_attribute_of_constants_and_abilities_is_told(d: Definition):
    """What stands beside the trees as well: kinds, keys, places, whether an ability must be used."""
    before = text(d)
    told = (*d.constants, *d.abilities, *d.triggers, *d.replacements)
    for x in told:
        for name in ("kind", "key", "zones", "own", "optional", "to_kind", "windows"):
            if not hasattr(x, name) or (name == "zones" and getattr(x, "own", False)):
                continue  # what a card has about itself works wherever it lies
            value = getattr(x, name)
            setattr(x, name, not value if isinstance(value, bool) else value + 1)
            try:
                after = text(d)
            except (Missing, LookupError):
                after = ""
            finally:
                setattr(x, name, value)
            assert after != before, f"{d.name}: {type(x).__name__}.{name} = {value!r} is not told"
