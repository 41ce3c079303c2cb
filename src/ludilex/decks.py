"""Decks of the games in which every player brings one: by name, from a text, checked, told.

>>> from ludilex import decks
>>> deck = decks.read("keyforge", "Dis\\n12 Pit Demon")
>>> [str(reason) for reason in decks.problems("keyforge", deck)][:1]
['The deck has 12 cards; 36 are needed. [keyforge.rules.deck-size]']
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from ludilex.errors import BadInput
from ludilex.kernel.kit import DeckKit, GameKit, Remark
from ludilex.kits import kit, kits
from ludilex.records import Reason
from ludilex.text.remarks import remark_text


def deck_kit(game: str) -> DeckKit:
    """What a game knows of decks."""
    found = kit(game)
    if found.decks is None:
        having = " and ".join(k.title for k in kits().values() if k.decks is not None)
        raise BadInput(f"{found.title} keeps no decks that could be shown or checked; {having} does")
    return found.decks


def find(game: str, given: Any) -> Any:
    """A deck of a game by its name, or as the set-up option `decks` takes it."""
    return deck_kit(game).find(given)


def read(game: str, text: str, name: str = "given") -> Any:
    """A deck from a text in any form the game knows: whole, or `BadInput` with everything that is unknown."""
    return deck_kit(game).read(text, name)


def problems(game: str, deck: Any, lang: str = "en") -> list[Reason]:
    """Why a deck is not legal; empty if it is."""
    return [reason_of(remark, game, lang) for remark in deck_kit(game).report(deck).problems]


def reason_of(remark: Remark, game: str, lang: str) -> Reason:
    """A remark on a deck as a record."""
    card = remark.args.get("card")
    told = remark_text(remark, game, lang)
    return Reason(clauses=remark.clauses, card=str(card) if card is not None else None, message=told)


def refuse_illegal(found: GameKit, setup: Mapping[str, Any], waived: Collection[str] = ()) -> None:
    """Every deck of a set-up is legal, unless the option `legal` says that this does not matter.

    ``waived``: assumptions that options of the rules have switched off; what they alone forbid is no problem.
    """
    if found.decks is None or setup.get("decks") is None or not setup.get("legal", True):
        return
    for deck in found.decks.chosen(setup):
        report = found.decks.report(deck)
        problems = [remark for remark in report.problems if not waived or not set(waived) & set(remark.clauses)]
        if problems:
            reasons = [str(reason_of(remark, found.name, "en")) for remark in problems]
            otherwise = "With the set-up option legal=false it can be played"
            raise BadInput(f"the deck {report.title} is not legal: {' '.join(reasons)} {otherwise}")
