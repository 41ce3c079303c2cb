"""Every word of every game is there in three languages, and no Hungarian or Russian message is the English one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludilex.kernel.rules import Rules
from ludilex.kits import kits
from ludilex.law.registry import PACKAGE
from ludilex.records import Step
from ludilex.text import LANGUAGES, step_text
from ludilex.text.bundles import SHARED, has, key_of

KITS = {name: kit for name, kit in kits().items() if PACKAGE in kit.folder.parents}
COLORS = ("tharr", "dornodon", "elenios", "sheran", "fairlight", "leah", "chara-din", "raia", "bufa", "rhatt")
SAME = {
    "player": "a seat's letter",
    **{f"mode-{color}": "a god's name" for color in COLORS},
    **{f"color-{house}": "a name" for house in ("brobnar", "dis", "logos", "mars", "sanctum")},
    **{f"{part}-galetki": "a made-up word" for part in ("type", "of", "mode")},
    "deck-nekron": "a made-up word",
}
FORMS = ("does", "cannot", "none-does", "none-cannot")


def words(rules: Rules) -> list[str]:
    """The messages a game must have."""
    verbs = [verb for verb in rules.verbs if verb]
    return [
        *(f"verb-{verb}" for verb in verbs),
        *(f"step-{verb}" for verb in verbs),
        *(f"zone-{kind}" for kind in rules.kinds),
        *(f"zone-{kind}-of" for kind in rules.kinds[: rules.own]),
        *(f"resource-{name}" for name in rules.resources),
        *(f"counter-{name}" for name in rules.counters),
        *(f"phase-{name}" for name in rules.phases),
        *(f"type-{name}" for name in rules.type_names),
        *(f"of-{name}" for name in rules.type_names),
        *(f"lasting-{name}" for name in rules.effect_names.values()),
        *(f"prompt-{name}" for name in rules.prompts),
        *(f"prompt-window-{name}" for name in rules.windows),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", KITS)
def test_no_word_is_missing(game: str, lang: str):
    missing = {
        key_of(word)
        for edition in KITS[game].editions
        for word in words(KITS[game].rules(edition, {}))
        if not has(lang, game, word)
    }
    assert not missing, f"{lang}: {', '.join(sorted(missing))}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", KITS)
def test_a_verb_says_that_it_happens_or_cannot_and_by_whom(game: str, lang: str):
    rules = KITS[game].rules(KITS[game].editions[0], {})
    for verb in (v for v in rules.verbs if v):
        made = [
            step_text(Step(index=0, depth=0, kind=kind, verb=verb, actor=actor, card="Troll", amount=1), lang, game)
            for kind in ("event", "stopped")
            for actor in (0, None)
        ]
        if all("Troll" in text for text in made):
            assert len(set(made)) == len(FORMS), (verb, made)
        else:  # nothing of a card: the start of a turn, a shuffle
            assert not any("Troll" in text for text in made), (verb, made)


def messages(path: Path) -> dict[str, str]:
    """The messages of a language: key, text; those of the folder beside its file among them."""
    out: dict[str, str] = {}
    key = ""
    lines = [
        line for p in (path, *sorted(path.with_suffix("").glob("*.ftl"))) for line in p.read_text("utf-8").splitlines()
    ]
    for line in lines:
        if line and not line.startswith((" ", "#")):
            key, _, value = line.partition(" = ")
            assert key not in out, f"{path}: {key} twice"
            out[key] = value
        elif key and line.startswith(" ") and not line.lstrip().startswith("."):  # no notes on grammar
            out[key] += "\n" + line
    return out


@pytest.mark.parametrize("folder", [SHARED, *(kit.folder / "locales" for kit in KITS.values())], ids=["shared", *KITS])
def test_the_languages_have_the_same_messages_and_differ(folder: Path):
    en, hu, ru = (messages(folder / f"{lang}.ftl") for lang in LANGUAGES)
    shared = messages(SHARED / "en.ftl").keys() if folder != SHARED else set()  # one language may override these
    assert en.keys() - shared == hu.keys() - shared == ru.keys() - shared
    assert all(key in messages(SHARED / f"{lang}.ftl") for lang in LANGUAGES for key in shared)
    for key in en.keys() - shared - SAME.keys():
        if any(c.isalpha() for c in re.sub(r"\{[^{}]*\}", "", en[key])):
            assert en[key] != hu[key] and en[key] != ru[key], key
