"""Fluent bundles: the shared messages of a language with those of a game. A missing message is an error."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from ludilex.errors import LudilexError, unknown
from ludilex.kits import kit

LANGUAGES: Final = ("en", "hu", "ru")
SHARED: Final = Path(__file__).parent / "locales"


class Missing(LudilexError, LookupError):
    """A language has no words for something."""


def article(word: object) -> str:
    """The Hungarian definite article before a word or a number: the function ``ART`` of the messages.

    >>> article("Gold"), article("Island"), article("„Estate”"), article(5), article(3), article(10), article("F")
    ('a', 'az', 'az', 'az', 'a', 'a', 'az')
    """
    text = re.sub(r"^\W+", "", str(word)).casefold()
    digits = re.match(r"\d+", text)
    if digits is not None:
        # "egy" and "egyezer" begin with a vowel, as everything with a leading five does; "tíz", "száz" do not.
        ones = digits[0][0] == "1" and len(digits[0]) % 3 == 1
        return "az" if ones or digits[0][0] == "5" else "a"
    if len(text) == 1:  # a letter is read by its name: "ef", "ipszilon"
        return "az" if text in set("aáeéfiílmnoóöőrsuúüűxy") else "a"
    return "az" if text[:1] in set("aáæeéiíoóöőuúüű") else "a"


FUNCTIONS: Final[dict[str, Any]] = {"ART": article}


@lru_cache(maxsize=32)
def bundle(lang: str, game: str) -> Any:
    """The messages of a language for a game; an unknown language raises `BadInput`."""
    if lang not in LANGUAGES:
        raise unknown("language", lang, LANGUAGES)
    made = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
    folder = kit(game).folder / "locales"
    for path in (SHARED / f"{lang}.ftl", folder / f"{lang}.ftl", *sorted((folder / lang).glob("*.ftl"))):
        if path.is_file():
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def key_of(message: str) -> str:
    """The id of a message as the files write it: no capitals, colons, spaces or underscores.

    >>> key_of("verb-turn_start"), key_of("register-cost of the trashed card")
    ('verb-turn-start', 'register-cost-of-the-trashed-card')
    """
    return re.sub(r"[:_ ]", "-", message).lower()


def say(lang: str, game: str, message: str, **args: object) -> str:
    """A message with its arguments; `Missing` names what there are no words for.

    >>> say("ru", "dominion", "resource-coins", n=22)
    '22 монеты'
    """
    key = key_of(message)
    found = bundle(lang, game)
    if not found.has_message(key):
        raise Missing(f"{lang}: no message {key!r} (for {game})")
    text, problems = found.format_pattern(found.get_message(key).value, {"case": "nom", **args})
    if problems:
        raise Missing(f"{lang}: message {key!r} does not work: {problems[0]}")
    return str(text)


def has(lang: str, game: str, message: str) -> bool:
    """There are words for it."""
    return bool(bundle(lang, game).has_message(key_of(message)))


def note(lang: str, game: str, message: str, name: str, default: str) -> str:
    """What a message says about its own grammar in an attribute, such as the case of its object."""
    key = key_of(message)
    found = bundle(lang, game)
    if not found.has_message(key):
        raise Missing(f"{lang}: no message {key!r} (for {game})")
    attributes = found.get_message(key).attributes
    if name not in attributes:
        return default
    return str(found.format_pattern(attributes[name], {})[0])
