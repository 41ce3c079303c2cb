"""Names of the marks that cards carry, by number, for text: icons, crests, houses, keywords, rules, traits."""

from __future__ import annotations

from typing import Final

from ludilex.games.agot.terms import DECK_LIMIT, FIRST_TRAIT, HOLY, LAST_KEPT, MARTELL, SHADOW, TRAITS, UNIQUE, WAR

NAMED: Final[list[str]] = [
    "military", "intrigue", "power", "holy", "learned", "noble", "war", "unique", "stark", "lannister", "baratheon",
    "targaryen", "greyjoy", "martell", "shadow", "", "", "", "", "", "stealth", "renown", "deadly", "intimidate",
    "no-attachments", "vengeful", "vigilant", "stalwart", "limited", "deathbound", "infamy", "ambush", "set-up",
    "cannot-attack", "cannot-defend", "cannot-be-bypassed", "stands-to-attack", "stands-to-defend",
    "counts-no-strength", "does-not-stand", "house-only", "on-house", "one-each", "spendable", "tolled", "joust",
    "cannot-be-chosen",
]  # fmt: skip
BUILDING: Final[dict[int, str]] = {DECK_LIMIT: "deck-limit"}  # what only counts while decks are built
MARKS: Final[list[str]] = [
    *NAMED, *(BUILDING.get(mark, "") for mark in range(len(NAMED), FIRST_TRAIT)),
    *("trait-" + name.lower().replace("'", "").replace(" ", "-") for name in TRAITS),
]  # fmt: skip


def category(mark: int) -> str:
    """What sort of mark it is.

    >>> from ludilex.games.agot.terms import DECK_LIMIT, FIRST_TRAIT, STARK
    >>> category(STARK), category(FIRST_TRAIT)
    ('house', 'trait')
    """
    if mark < HOLY:
        return "icon"
    if mark <= WAR or mark == SHADOW:
        return "crest"
    if mark == UNIQUE:
        return "unique"
    if mark <= MARTELL:
        return "house"
    if mark <= LAST_KEPT:
        raise ValueError(f"there is no mark {mark}")
    return "trait" if mark >= FIRST_TRAIT else "keyword"
