"""HKK with other searches for a keyword."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from ludilex.games.hkk import wordsearch
from ludilex.games.hkk.printed import printed_of
from ludilex.games.hkk.terms import COLORS
from tests.ablation.patches import everywhere, without


def searching(stack: ExitStack, changed: Any) -> None:
    """Other words of a card are searched: `changed` takes the card, and what is searched by the rules."""
    wordsearch.stands_on.cache_clear()
    stack.callback(wordsearch.stands_on.cache_clear)
    right = wordsearch.searched
    everywhere(stack, right, lambda card: changed(card, right(card)))


@without("hkk.12.3")
def the_god_is_searched_and_the_text_is_not(stack: ExitStack) -> None:
    def changed(card: Any, words: list[str]) -> list[str]:
        text = wordsearch.description(card)
        return [*words[: len(words) - len(text)], *(name for k, name in enumerate(COLORS) if card.colors >> k & 1)]

    searching(stack, changed)


@without("hkk.12.3.p2")
def flavour_text_is_searched(stack: ExitStack) -> None:
    searching(stack, lambda card, words: [*words, printed_of(card.name).flavour])
