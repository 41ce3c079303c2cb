"""Whether a deck is legal and what it consists of: what `ludilex deck` shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ludilex.errors import BadInput
from ludilex.games.agot import decklists
from ludilex.games.agot.catalogue import MOST_COPIES, NEUTRAL, Known, house_of, known_cards
from ludilex.games.agot.decks import FORMATS, USUAL, Deck, find_deck, meant, plain, shipped_decks, written
from ludilex.games.agot.terms import CHALLENGES, PENALTY
from ludilex.kernel.kit import DeckKit, DeckLine, DeckReport, DeckTable, Remark

RESTRICTED = Path(__file__).parent / "restricted.yaml"
FEWEST = {"tournament": 60, "intro": 1}  # cards of the draw deck
PLOTS = 7
DRAWN = ("character", "location", "attachment", "event")  # types of cards of the draw deck
COLUMNS = ("house", "cost", "strength", "icons", "income", "influence", "initiative", "claim")
SIZE = ("agot.assume.deck-size",)
NO_HOUSE = ("agot.assume.deck-house",)
NOT_SEVEN = ("agot.assume.plot-deck",)
COPIES = ("agot.rules.deck-copies",)
LIMIT = ("agot.rules.deck-limit",)
PLOT_COPIES = ("agot.assume.plot-deck", "agot.rules.deck-limit")
HOUSE_ONLY = ("agot.rules.house-only",)
OUT_OF_HOUSE = ("agot.rules.penalty",)
RESTRICTION = ("agot.rules.restricted",)


@lru_cache(maxsize=1)
def restricted_lists() -> Mapping[str, Mapping[str, list[str]]]:
    """By the format of decks and the kind of match: the titles of which a deck holds at most one."""
    listed: dict[str, dict[str, list[str]]] = yaml.safe_load(RESTRICTED.read_text(encoding="utf-8"))
    return listed


def restricted_in(deck: Deck) -> list[str]:
    """Its titles that are on the restricted list of its format."""
    listed = restricted_lists().get(deck.format, {}).get("joust", [])
    return [title for title in dict.fromkeys((*deck.plots, *deck.cards)) if title in listed]


# ---- what is wrong
def problems_of(deck: Deck) -> list[Remark]:
    """Why a deck is not legal in its format: each violation with what it breaks.

    >>> [p.message for p in problems_of(Deck("small", "", ("Blockade",), ("Ice",) * 4))]
    ['deck-no-house', 'deck-too-small', 'deck-not-seven-plots', 'deck-many-copies']
    """
    if deck.is_drawn:
        return []
    out = [] if deck.house else [Remark("deck-no-house", {}, NO_HOUSE)]
    fewest = FEWEST[deck.format]
    if len(deck.cards) < fewest:
        out.append(Remark("deck-too-small", {"n": len(deck.cards), "expected": fewest}, SIZE))
    if len(deck.plots) != PLOTS:
        out.append(Remark("deck-not-seven-plots", {"n": len(deck.plots), "expected": PLOTS}, NOT_SEVEN))
    for title, n in Counter((*deck.plots, *deck.cards)).items():
        card = known_cards()[title]
        if n > card.copies:
            args: dict[str, object] = {"card": title, "n": n, "expected": card.copies}
            out.append(Remark("deck-many-copies", args, why_so_few(card)))
        if deck.house and card.house_only and not card.fits(house_of(deck.house)):
            args = {"card": title, "own": called(card.houses), "house": called([house_of(deck.house)])}
            out.append(Remark("deck-house-only", args, HOUSE_ONLY))
    listed = restricted_in(deck)
    if len(listed) > 1:
        out.append(Remark("deck-many-restricted", {"n": len(listed), "cards": ", ".join(listed)}, RESTRICTION))
    return out


def why_so_few(card: Known) -> tuple[str, ...]:
    """What limits the copies of a card."""
    if card.type == "plot":
        return PLOT_COPIES if card.copies > 1 else NOT_SEVEN
    return COPIES if card.copies == MOST_COPIES else LIMIT


def called(houses: Iterable[str]) -> tuple[Remark, ...]:
    """Houses by their names."""
    return tuple(Remark(f"deck-house-{house}") for house in houses)


# ---- what else there is to say
def notes_of(deck: Deck) -> list[Remark]:
    """The format; cards out of House, restricted, inferred, not implemented."""
    out = [Remark("deck-in-format", {"format": Remark(f"deck-format-{deck.format}")})]
    outside = [title for title in dict.fromkeys(deck.cards) if pays_more(deck, title)]
    if outside:
        out.append(Remark("deck-are-out-of-house", {"cards": ", ".join(outside), "penalty": PENALTY}, OUT_OF_HOUSE))
    out += [Remark("deck-is-restricted", {"card": title}, RESTRICTION) for title in restricted_in(deck)]
    out += [Remark("deck-is-inferred", {"card": title}) for title in deck.inferred]
    out += [Remark("deck-is-missing", {"card": t, "what": known_cards()[t].missing}) for t in deck.missing]
    return out


def pays_more(deck: Deck, title: str) -> bool:
    """It is played for gold, and its House is not that of the deck."""
    card = known_cards()[title]
    return bool(deck.house) and card.cost is not None and not card.fits(house_of(deck.house))


# ---- what it consists of
def parts_of(deck: Deck) -> dict[str, tuple[DeckLine, ...]]:
    """The House card, the plots, and the cards by type."""
    out = {"house": lines_of(deck, [deck.house] if deck.house else []), "plots": lines_of(deck, deck.plots)}
    for kind in DRAWN:
        out[kind] = lines_of(deck, [title for title in deck.cards if known_cards()[title].type == kind])
    return {part: lines for part, lines in out.items() if lines}


def lines_of(deck: Deck, titles: Iterable[str]) -> tuple[DeckLine, ...]:
    """Some cards by name."""
    return tuple(line_of(deck, title, n) for title, n in sorted(Counter(titles).items()))


def line_of(deck: Deck, title: str, n: int) -> DeckLine:
    """One card of the list."""
    c = known_cards()[title]
    marks = [
        Remark(f"deck-mark-{mark}")
        for mark, there in (
            ("out-of-house", pays_more(deck, title)),
            ("restricted", title in restricted_in(deck)),
            ("inferred", title in deck.inferred),
            ("missing", bool(c.missing)),
        )
        if there
    ]
    plot = c.type == "plot"
    numbers = [x if x or plot else None for x in (c.income, c.influence or None, c.initiative)]
    houses = c.houses or (NEUTRAL,)
    return DeckLine(n, title, (houses, c.cost, c.strength, c.icons or None, *numbers, c.claim), tuple(marks))


def tables_of(deck: Deck) -> dict[str, DeckTable]:
    """By type, House and icon."""
    cards = [known_cards()[title] for title in deck.cards]
    kinds = {kind: [c for c in cards if c.type == kind] for kind in DRAWN}
    people = kinds["character"]
    icons = {icon: [c for c in people if icon in c.icons] for icon in CHALLENGES}
    icons["none"] = [c for c in people if not c.icons]
    houses = list(dict.fromkeys([house_of(deck.house), *(h for c in cards for h in c.houses), NEUTRAL]))
    of = {house: [c for c in cards if house in (c.houses or (NEUTRAL,))] for house in houses if house}
    by_type = ("cards", "unique", "cost", "mean-cost", "income", "influence")
    return {
        "types": DeckTable("deck-type", by_type, {k: type_row(v) for k, v in [*kinds.items(), ("all", cards)]}),
        "houses": DeckTable(
            "deck-house", ("cards", *(f"type-{k}" for k in DRAWN)), {h: house_row(v) for h, v in of.items()}
        ),
        "icons": DeckTable(
            "deck-icon", ("characters", "strength", "mean-strength"), {i: icon_row(v) for i, v in icons.items()}
        ),
    }


def type_row(cards: list[Known]) -> tuple[int | float | None, ...]:
    """How many, and what they cost and bring."""
    costs = [c.cost for c in cards if c.cost is not None]
    brings = sum(c.income for c in cards), sum(c.influence for c in cards)
    return (len(cards), sum(c.unique for c in cards), sum(costs), mean(costs), *brings)


def house_row(cards: list[Known]) -> tuple[int | float | None, ...]:
    """How many, and of which types."""
    return (len(cards), *(sum(c.type == kind for c in cards) for kind in DRAWN))


def icon_row(cards: list[Known]) -> tuple[int | float | None, ...]:
    """How many, and how strong."""
    strengths = [c.strength for c in cards if c.strength is not None]
    return (len(cards), sum(strengths), mean(strengths))


def mean(numbers: list[int]) -> float | None:
    """To one place behind the point."""
    return round(sum(numbers) / len(numbers), 1) if numbers else None


def histograms_of(deck: Deck) -> dict[str, Mapping[int, int]]:
    """How many cards cost how much gold, how many characters have which strength."""
    cards = [known_cards()[title] for title in deck.cards]
    return {
        "cost": dict(sorted(Counter(c.cost for c in cards if c.cost is not None).items())),
        "strength": dict(sorted(Counter(c.strength for c in cards if c.strength is not None).items())),
    }


def report(deck: Deck) -> DeckReport:
    """All there is to say of a deck."""
    house = house_of(deck.house)
    return DeckReport(
        title=deck.name,
        source=deck.source,
        label="deck-part",
        parts=parts_of(deck),
        columns=COLUMNS,
        words={"house": "deck-house", "icons": "icon"},
        problems=tuple(problems_of(deck)),
        notes=tuple(notes_of(deck)),
        missing=tuple(deck.missing),
        tables=tables_of(deck),
        histograms=histograms_of(deck),
        about=(
            *called([house] if house else []),
            Remark("deck-holds", {"n": len(deck.cards)}),
            Remark(f"deck-format-{deck.format}"),
        ),
    )


# ---- decks of a match
def decks_of(setup: Mapping[str, Any]) -> list[Deck]:
    """The decks of both players, under the rules of the set-up's `deck-format` if it names one."""
    given = setup.get("decks")
    if given is None:
        given = list(USUAL)
    if isinstance(given, str):
        given = [name.strip() for name in given.split(",") if name.strip()]
    if not isinstance(given, list | tuple) or len(given) != 2:
        raise BadInput(f"decks is {given!r}; two decks are expected there, one for each player")
    decks = [find_deck(x) for x in given]
    format = setup.get("deck-format")
    if format is None:
        return decks
    if not isinstance(format, str):
        raise BadInput(f"deck-format is {format!r}; {' or '.join(FORMATS)} is expected there")
    return [meant(deck, format) for deck in decks]


def presets() -> dict[str, Mapping[str, Any]]:
    """Pairs of decks that have a name."""
    pairs = (("stark", "lannister"), ("baratheon", "targaryen"))
    return {
        f"{one}-{two}": {
            "title": f"{one.capitalize()} against {two.capitalize()}",
            "note": "two introductory decks of the Core Set",
            "setup": {"decks": [one, two]},
        }
        for one, two in pairs
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
    formats=FORMATS,
    meant=meant,
)
