"""Whether a deck is legal and what it consists of: what `ludilex deck` shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ludilex.games.keyforge import decklists
from ludilex.games.keyforge.catalogue import Known, known_cards
from ludilex.games.keyforge.decks import (
    CARDS_OF_A_HOUSE,
    HOUSES_OF_A_DECK,
    SIZE,
    USUAL,
    Deck,
    counts,
    find_deck,
    plain,
    shipped_decks,
    written,
)
from ludilex.games.keyforge.setup import decks_of
from ludilex.games.keyforge.terms import TYPES
from ludilex.kernel.kit import DeckKit, DeckLine, DeckReport, DeckTable, Remark

COLUMNS = ("number", "type", "amber", "power", "armor")


def problems_of(deck: Deck) -> list[Remark]:
    """Why a deck is not legal: each violation with the clause that it breaks.

    >>> [p.message for p in problems_of(Deck("small", ("dis",), (("Pit Demon", "dis"),) * 12))]
    ['deck-not-size', 'deck-not-houses']
    """
    out: list[Remark] = []
    args: dict[str, object]
    if deck.is_drawn:
        return out
    if len(deck.cards) != SIZE:
        out.append(Remark("deck-not-size", {"n": len(deck.cards), "expected": SIZE}, ("keyforge.rules.deck-size",)))
    if len(deck.houses) != HOUSES_OF_A_DECK:
        args = {"n": len(deck.houses), "houses": called(*deck.houses), "expected": HOUSES_OF_A_DECK}
        out.append(Remark("deck-not-houses", args, ("keyforge.rules.deck-houses",)))
    of = Counter(house for _, house in deck.cards)
    for house in deck.houses:
        if of[house] != CARDS_OF_A_HOUSE:
            args = {"n": of[house], "house": called(house), "expected": CARDS_OF_A_HOUSE}
            out.append(Remark("deck-not-twelve", args, ("keyforge.rules.deck-twelve",)))
    for title, house in dict.fromkeys(deck.cards):
        if house not in deck.houses:
            args = {"card": title, "house": called(house), "houses": called(*deck.houses)}
            out.append(Remark("deck-off-identity", args, ("keyforge.rules.deck-houses",)))
    return out


def notes_of(deck: Deck) -> list[Remark]:
    """Mavericks, and cards that are not implemented."""
    out = []
    for title, house in dict.fromkeys(deck.cards):
        if is_maverick(title, house):
            args: dict[str, object] = {"card": title, "house": called(house), "own": called(known_cards()[title].house)}
            out.append(Remark("deck-is-maverick", args, ("keyforge.maverick.1", "keyforge.maverick.2")))
    for title in deck.missing:
        known = known_cards()[title]
        out.append(
            Remark("deck-is-missing", {"card": title, "house": called(known.house), "number": str(known.number)})
        )
    return out


def is_maverick(title: str, house: str) -> bool:
    """The card is there in another house than its own."""
    return known_cards()[title].house != house


def called(*houses: str) -> tuple[Remark, ...]:
    """Houses by their names."""
    return tuple(Remark(f"house-{house}") for house in houses)


# ---- what it consists of
def lines_of(deck: Deck, house: str) -> tuple[DeckLine, ...]:
    """The cards of a house in the order of their numbers."""
    found = sorted(counts(deck, house).items(), key=lambda pair: (known_cards()[pair[0]].number or 0, pair[0]))
    return tuple(line_of(title, count, house) for title, count in found)


def line_of(title: str, count: int, house: str) -> DeckLine:
    """One card of the list."""
    c = known_cards()[title]
    marks = []
    if is_maverick(title, house):
        marks.append(Remark("deck-mark-maverick", {"own": called(c.house)}))
    if not c.ready:
        marks.append(Remark("deck-mark-missing"))
    return DeckLine(count, title, (c.number, c.type, c.amber, c.power, c.armor), tuple(marks))


def table_of(deck: Deck) -> DeckTable:
    """By house: how many cards of each type, the Æmber on them, the creatures' power."""
    houses = list(dict.fromkeys([*deck.houses, *(house for _, house in deck.cards)]))
    rows = {house: row_of([known_cards()[title] for title, of in deck.cards if of == house]) for house in houses}
    rows["all"] = row_of([known_cards()[title] for title, _ in deck.cards])
    return DeckTable("house", ("cards", *(f"type-{kind}" for kind in TYPES), "amber", "power", "mean-power"), rows)


def row_of(cards: list[Known]) -> tuple[int | float | None, ...]:
    """The numbers of some cards."""
    kinds = Counter(c.type for c in cards)
    powers = [c.power for c in cards if c.power is not None]
    mean = round(sum(powers) / len(powers), 1) if powers else None
    return (len(cards), *(kinds[kind] for kind in TYPES), sum(c.amber or 0 for c in cards), sum(powers), mean)


def histograms_of(deck: Deck) -> dict[str, Mapping[int, int]]:
    """How many creatures have which power, how many cards which Æmber."""
    cards = [known_cards()[title] for title, _ in deck.cards]
    return {
        "power": dict(sorted(Counter(c.power for c in cards if c.power is not None).items())),
        "amber": dict(sorted(Counter(c.amber for c in cards if c.amber is not None).items())),
    }


def report(deck: Deck) -> DeckReport:
    """All there is to say of a deck."""
    houses = dict.fromkeys([*deck.houses, *(house for _, house in deck.cards)])
    return DeckReport(
        title=deck.name,
        source=deck.source,
        label="house",
        parts={house: lines_of(deck, house) for house in houses},
        columns=COLUMNS,
        words={"type": "type"},
        problems=tuple(problems_of(deck)),
        notes=tuple(notes_of(deck)),
        missing=tuple(deck.missing),
        tables={"houses": table_of(deck)},
        histograms=histograms_of(deck),
        about=called(*houses),
    )


def presets() -> dict[str, Mapping[str, Any]]:
    """Pairs of decks that have a name."""
    return {
        "first-match": {"title": "First match", "note": "two house decks of ours", "setup": {"decks": list(USUAL)}},
        "starter-set": {
            "title": "Starter set",
            "note": "the two decks of the two-player starter set of 2018",
            "setup": {"decks": ["miss-onyx-censorius", "radiant-argus-the-supreme"]},
        },
    }


DECKS = DeckKit(
    shipped=shipped_decks,
    usual=USUAL,
    find=find_deck,
    read=decklists.deck_from_text,
    plain=plain,
    write=written,
    chosen=decks_of,
    report=report,
)
