"""Whether a deck is legal and what it consists of: what `ludilex deck` shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ludilex.errors import BadInput
from ludilex.games.hkk import decklists
from ludilex.games.hkk.catalogue import COSTS, Known
from ludilex.games.hkk.deckcopies import copy_notes, copy_problems
from ludilex.games.hkk.deckformats import DeckFormat, deck_formats, format_names
from ludilex.games.hkk.decks import (
    BESIDE,
    SIDE,
    USUAL,
    Deck,
    Held,
    find_deck,
    meant,
    plain,
    shipped_decks,
    size,
    written,
)
from ludilex.games.hkk.terms import COLORS
from ludilex.kernel.kit import DeckKit, DeckLine, DeckReport, DeckTable, Remark

UNCOUNTED = ("bufa",)  # colours that do not count towards those of a deck
RULE_CARD = ("hkk.rules.rule-card",)
DIVINE = ("hkk.rules.divine",)
GROUPS = {
    "creatures": ("monster", "abomination", "adventurer", "galetki", "avatar"),
    "spells": ("instant", "general", "enchantment"),
    "attached": ("level-up", "body-part"),
    "table": ("building", "item", "skill"),
    "locations": ("location",),
}
COLUMNS = ("color", *COSTS, "damage", "life", "rarity")
VP = ("point", "shard")


# ---- what is wrong
def problems_of(deck: Deck) -> list[Remark]:
    """Why a deck is not legal in its format: each violation with what it breaks.

    >>> from ludilex.games.hkk.decks import deck_of
    >>> [p.message for p in problems_of(deck_of("small", {"main": {"Stone Rain": 3}, "side": {"Stone Rain": 1}}))]
    ['deck-too-small', 'deck-side-size', 'deck-many-copies']
    """
    format = deck_formats()[deck.format]
    checks = (sizes, copy_problems, colours, divine, cards_refused, only_for_rulings)
    return [problem for check in checks for problem in check(deck, format)]


def sizes(deck: Deck, format: DeckFormat) -> Iterator[Remark]:
    """Too few cards, a side deck of another size, several rule cards."""
    n = size(deck.main)
    if format.main is not None and n < format.main:
        yield Remark("deck-too-small", {"n": n, "expected": format.main}, format.cited("main"))
    n = size(deck.side)
    if format.side is not None and n not in format.side:
        yield Remark("deck-side-size", {"n": n, "expected": max(format.side)}, format.cited("side"))
    n = sum(h.count for h in deck.beside if h.known.type == "rule-card")
    if format.rule_cards is not None and n > format.rule_cards:
        yield Remark("deck-many-rule-cards", {"n": n, "expected": format.rule_cards}, RULE_CARD)


def colours(deck: Deck, format: DeckFormat) -> Iterator[Remark]:
    """Too many colours; a two-coloured card has both of its own (hkk.6.2)."""
    found = colours_of(deck)
    if format.colours is not None and len(found) > format.colours:
        double = any(len(h.known.colors) > 1 for h in deck.main)
        args: dict[str, object] = {"n": len(found), "colours": called(found), "expected": format.colours}
        clauses = (*format.cited("colours"), *(["hkk.6.2"] if double else []))
        yield Remark("deck-many-colours", args, clauses)


def colours_of(deck: Deck) -> list[str]:
    """The colours of a deck that count, in the order of the gods."""
    found = {color for h in deck.main for color in h.known.colors}
    return [color for color in COLORS if color in found and color not in UNCOUNTED]


def called(colours: Iterable[str]) -> tuple[Remark, ...]:
    """Colours by their names."""
    return tuple(Remark(f"mode-{color}") for color in colours)


def divine(deck: Deck, format: DeckFormat) -> Iterator[Remark]:
    """Cards with the divine icon: of one colour, and not too many."""
    if format.divine is None:
        return
    marked = [h for h in deck.main if h.known.divine]
    if size(marked) > format.divine:
        yield Remark("deck-many-divine", {"n": size(marked), "expected": format.divine}, DIVINE)
    found = list(dict.fromkeys(color for h in marked for color in h.known.colors))
    if len(found) > 1:
        yield Remark("deck-divine-colours", {"colours": called(found)}, DIVINE)


def cards_refused(deck: Deck, format: DeckFormat) -> Iterator[Remark]:
    """Cards that the format does not admit: by rarity, year or cost."""
    for h in dict.fromkeys(deck.drawn):
        rarity, year = rarity_of(h), h.printing.year
        if format.rarities is not None and rarity and rarity not in format.rarities:
            why = ("hkk.16.1.s2",) if h.printing.always_rare else ("hkk.16.1",)
            args: dict[str, object] = {"card": h.written, "rarity": Remark(f"printed-{rarity}")}
            yield Remark("deck-wrong-rarity", args, (*format.cited("rarities"), *why))
        if format.until is not None and year is not None and year > format.until:
            args = {"card": h.written, "year": str(year), "expected": str(format.until)}
            yield Remark("deck-too-new", args, format.cited("until"))
        if format.least is not None and too_cheap(h.known, format):
            yield Remark("deck-too-cheap", {"card": h.written}, format.cited("least"))


def rarity_of(held: Held) -> str:
    """Its rarity: what the icon shows, but for series that are always rare."""
    return "rare" if held.printing.always_rare else held.printing.rarity


def too_cheap(card: Known, format: DeckFormat) -> bool:
    """No kind of its cost reaches what the format asks for; spell points and shards are added (hkk.7.6.1.p2).

    >>> from ludilex.games.hkk.catalogue import known_cards
    >>> [too_cheap(known_cards()[n], deck_formats()["dignity"]) for n in ("Stone Rain", "Iron Smelter")]
    [True, False]
    """
    others = {kind: n for kind, n in card.cost.items() if kind not in VP}
    amounts = others if others and not card.points else {**others, "point": card.points}
    return all(n < format.least_of(kind) for kind, n in amounts.items())


def only_for_rulings(deck: Deck, format: DeckFormat) -> Iterator[Remark]:
    """Cards that are only there for rulings."""
    yield from (Remark("deck-is-test", {"card": h.card}) for h in deck.drawn if h.known.test)


# ---- what else there is to say
def notes_of(deck: Deck) -> list[Remark]:
    """The format; texts and editions on copies; what is not implemented."""
    out = [Remark("deck-in-format", {"format": Remark(f"deck-format-{deck.format}")})]
    out += copy_notes(deck, deck_formats()[deck.format])
    played = {h.card for h in (*deck.main, *deck.beside)}
    for name in deck.missing:
        out.append(Remark("deck-is-missing" if name in played else "deck-is-missing-aside", {"card": name}))
    return out


# ---- what it consists of
def parts_of(deck: Deck) -> dict[str, tuple[DeckLine, ...]]:
    """The deck by groups of types, the side deck, what lies beside."""
    out = {group: lines_of(h for h in deck.main if h.known.type in types) for group, types in GROUPS.items()}
    out |= {SIDE: lines_of(deck.side), BESIDE: lines_of(deck.beside)}
    return {part: lines for part, lines in out.items() if lines}


def lines_of(held: Iterable[Held]) -> tuple[DeckLine, ...]:
    """Some cards by name."""
    return tuple(line_of(h) for h in sorted(held))


def line_of(held: Held) -> DeckLine:
    """One card of the list."""
    c = held.known
    marks = () if c.playable else (Remark("deck-mark-missing"),)
    colors = c.colors or ("colourless",)
    costs = [c.cost.get(kind) for kind in COSTS]
    return DeckLine(held.count, held.written, (colors, *costs, c.damage, c.life, rarity_of(held) or None), marks)


def tables_of(deck: Deck) -> dict[str, DeckTable]:
    """By type and by colour."""
    main = [h.known for h in deck.main for _ in range(h.count)]
    side = [h.known for h in deck.side for _ in range(h.count)]
    kinds = dict.fromkeys(t for types in GROUPS.values() for t in types if any(c.type == t for c in (*main, *side)))
    types = {t: row([c for c in main if c.type == t], [c for c in side if c.type == t]) for t in kinds}
    shades = [color for color in (*COLORS, "colourless") if any(in_color(c, color) for c in (*main, *side))]
    hues = {x: row([c for c in main if in_color(c, x)], [c for c in side if in_color(c, x)]) for x in shades}
    columns = ("cards", "points", "mean-points", "in-side")
    return {"types": DeckTable("type", columns, types), "colors": DeckTable("deck-color", columns, hues)}


def in_color(card: Known, color: str) -> bool:
    """It is of that colour; colourless is none."""
    return color in card.colors if card.colors else color == "colourless"


def row(main: list[Known], side: list[Known]) -> tuple[int | float | None, ...]:
    """How many, what they cost in spell points and shards, and how many more are in the side deck."""
    points = sum(c.points for c in main)
    return len(main), points, round(points / len(main), 1) if main else None, len(side)


def histograms_of(deck: Deck) -> dict[str, Mapping[int, int]]:
    """How many cards cost how many spell points and shards."""
    costs = Counter(h.known.points for h in deck.main for _ in range(h.count))
    return {"points": dict(sorted(costs.items()))}


def report(deck: Deck) -> DeckReport:
    """All there is to say of a deck."""
    return DeckReport(
        title=deck.name,
        source=deck.source,
        label="deck-part",
        parts=parts_of(deck),
        columns=COLUMNS,
        words={"color": "deck-color", "rarity": "printed"},
        problems=tuple(problems_of(deck)),
        notes=tuple(notes_of(deck)),
        missing=tuple(deck.missing),
        tables=tables_of(deck),
        histograms=histograms_of(deck),
        about=(
            *called(colours_of(deck)),
            Remark("deck-holds", {"n": size(deck.main), "side": size(deck.side)}),
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
        raise BadInput(f"deck-format is {format!r}; {' or '.join(format_names())} is expected there")
    return [meant(deck, format) for deck in decks]


def presets() -> dict[str, Mapping[str, Any]]:
    """Pairs of decks that have a name."""
    one, other = USUAL
    return {
        "iron-wind": {
            "title": " against ".join(find_deck(name).name for name in USUAL),
            "note": "the two decks of our own cards",
            "setup": {"decks": [one, other]},
        }
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
    formats=format_names(),
    meant=meant,
)
