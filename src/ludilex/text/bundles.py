"""Fluent bundles: the shared messages of a language with those of a game. A missing message is an error."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludilex.errors import unknown
from ludilex.kits import kit

LANGUAGES = ("en", "hu", "ru")
SHARED = Path(__file__).parent / "locales"


class Missing(LookupError):
    """A language has no words for something."""


@lru_cache(maxsize=32)
def bundle(lang: str, game: str) -> Any:
    """The messages of a language for a game; an unknown language raises `BadInput`."""
    if lang not in LANGUAGES:
        raise unknown("language", lang, LANGUAGES)
    made = FluentBundle([lang], use_isolating=False)
    for path in (SHARED / f"{lang}.ftl", kit(game).folder / "locales" / f"{lang}.ftl"):
        if path.is_file():
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def say(lang: str, game: str, message: str, **args: object) -> str:
    """A message with its arguments; `Missing` names what there are no words for."""
    key = message.replace(":", "-").replace("_", "-")
    found = bundle(lang, game)
    if not found.has_message(key):
        raise Missing(f"{lang}: no message {key!r} (for {game})")
    text, problems = found.format_pattern(found.get_message(key).value, args)
    if problems:
        raise Missing(f"{lang}: message {key!r} does not work: {problems[0]}")
    return str(text)


def has(lang: str, game: str, message: str) -> bool:
    """There are words for it."""
    return bool(bundle(lang, game).has_message(message.replace(":", "-").replace("_", "-")))
