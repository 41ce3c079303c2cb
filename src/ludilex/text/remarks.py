"""Remarks of a game in words: messages whose arguments may be remarks themselves."""

from __future__ import annotations

from ludilex.kernel.kit import Remark
from ludilex.text.bundles import say


def remark_text(remark: Remark, game: str, lang: str) -> str:
    """A remark in words; remarks in its arguments are said too, several of them with commas between.

    >>> remark_text(Remark("word-done"), "dominion", "ru")
    'готово'
    """
    return say(lang, game, remark.message, **{key: in_words(x, game, lang) for key, x in remark.args.items()})


def in_words(x: object, game: str, lang: str) -> object:
    """An argument of a message."""
    if isinstance(x, Remark):
        return remark_text(x, game, lang)
    return ", ".join(str(in_words(one, game, lang)) for one in x) if isinstance(x, tuple) else x
