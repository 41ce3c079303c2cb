"""HKK without a clause on decks before a match: what is counted, and what limits it."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any
from unittest import mock

from ludilex.games.hkk import deckcheck, deckcopies
from ludilex.games.hkk.catalogue import USUAL_COPIES
from ludilex.games.hkk.decks import MOST_GIVEN, size
from tests.ablation.patches import without


def instead(stack: ExitStack, name: str, new: Any) -> None:
    """Another function of the copies of a deck."""
    stack.enter_context(mock.patch.object(deckcopies, name, new))


@without("hkk.6.5.1")
def any_number_where_no_text_speaks(stack: ExitStack) -> None:
    permitted = deckcopies.together

    def together(printings: Any) -> int:
        printings = list(printings)
        return MOST_GIVEN if all(e.copies is None for e in printings) else permitted(printings)

    instead(stack, "together", together)


@without("hkk.6.5.1.p2")
def each_version_counts_alone(stack: ExitStack) -> None:
    instead(stack, "name_of", lambda held: held.written)


@without("hkk.6.5.1.p3")
def only_the_deck_counts(stack: ExitStack) -> None:
    instead(stack, "counted", lambda copies: size(copies.main))


@without("hkk.6.5.1.1")
def other_limits_look_at_the_deck_only(stack: ExitStack) -> None:
    instead(stack, "counted_otherwise", lambda copies: size(copies.main))


@without("hkk.6.5.1.s1")
def no_text_permits_more(stack: ExitStack) -> None:
    instead(stack, "said", lambda copies: min(copies, USUAL_COPIES))


@without("hkk.6.5.1.s2")
def the_most_generous_edition_decides(stack: ExitStack) -> None:
    instead(stack, "together", lambda printings: max(deckcopies.permitted(e) for e in printings))


@without("hkk.6.5.1.s2.p2")
def a_silent_edition_permits_any_number(stack: ExitStack) -> None:
    instead(stack, "unsaid", lambda: MOST_GIVEN)


@without("hkk.6.2")
def a_two_coloured_card_has_its_first_colour(stack: ExitStack) -> None:
    def colours_of(deck: Any) -> list[str]:
        return list(dict.fromkeys(color for h in deck.main for color in h.known.colors[:1]))

    stack.enter_context(mock.patch.object(deckcheck, "colours_of", colours_of))
