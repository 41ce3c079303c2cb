"""Decks from text: our own YAML (or the same as JSON), or a plain list. Nothing is fetched."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from ludilex.errors import BadInput
from ludilex.games.hkk.catalogue import find_card, known_cards, names, split_edition
from ludilex.games.hkk.deckformats import format_of
from ludilex.games.hkk.decks import BESIDE, MAIN, SIDE, Deck, Row, assemble, deck_of
from ludilex.lists import NAMES, checked_text, copies, labelled, lines_of, mapping_in, misspelt

OURS = re.compile(r"^\s*(main|side)\s*:\s*(\{.*)?$", re.MULTILINE)
HEADING = re.compile(r"^(?P<what>[^\W\d_]+(?: [^\W\d_]+)*)\s*(?:[(\[]\s*\d+[^()]*[)\]])?\s*:?$")
HEADINGS = {
    "main": MAIN, "main deck": MAIN, "deck": MAIN, "cards": MAIN, "pakli": MAIN, "fő pakli": MAIN, "lapok": MAIN,
    "side": SIDE, "side deck": SIDE, "sideboard": SIDE, "kiegészítő": SIDE, "kiegészítő pakli": SIDE,
    "beside": BESIDE, "rule card": BESIDE, "rule cards": BESIDE, "follower": BESIDE, "followers": BESIDE,
    "szabálylap": BESIDE, "szabálylapok": BESIDE, "követő": BESIDE, "követők": BESIDE,
}  # fmt: skip
NAMED = (*NAMES, "név")


def deck_from_text(text: str, name: str = "given") -> Deck:
    """A deck from a text in any of the forms; `name` is what it is called where the text does not say.

    >>> deck = deck_from_text("My deck\\n\\n2x Stone Rain\\nSide deck:\\nKőzápor")
    >>> deck.name, deck.side[0].card
    ('My deck', 'Stone Rain')
    """
    text = checked_text(text, name)
    if text.startswith(("{", "[")):
        return json_deck(text, name)
    data = mapping_in(text, name, OURS.search(text) is not None)
    if data is not None and any(isinstance(data.get(part), Mapping | list) for part in (MAIN, SIDE)):
        return deck_of(name, data)
    return listed_deck(text, name)


def json_deck(text: str, name: str) -> Deck:
    """Our own form written as JSON."""
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError) as e:
        raise BadInput(f"the deck {name} looks like JSON, but is not ({e})") from None
    return deck_of(name, data)


def listed_deck(text: str, name: str) -> Deck:
    """A deck from lines: "2 Stone Rain", "Kőzápor x2" or a name alone; below a heading the side deck.

    The first line may be the deck's name; "Deck: ..." and "Format: retro" say more of it.
    """
    rows: list[Row] = []
    about: dict[str, Any] = {}
    part = MAIN
    for number, line in lines_of(text):
        label, value = labelled(line)
        heading = heading_of(line)
        if label in NAMED:
            name = value
        elif label in ("format", "formátum"):
            about["format"] = format_of(value)
        elif heading is not None:
            part = heading
        elif number == 0 and names_the_deck(line):
            name = line
        else:
            rows.append(row_of(line, part))
    if not rows:
        raise BadInput(f'the deck {name} is not understood; write a card on each line, such as "2 Stone Rain"')
    return assemble(name, rows, **about)


def heading_of(line: str) -> str | None:
    """The part of the deck that a heading begins; None if the line is none.

    >>> heading_of("Side deck (30):"), heading_of("Pakli"), heading_of("Stone Rain")
    ('side', 'main', None)
    """
    found = HEADING.match(line)
    if found is None or known(line):
        return None
    return HEADINGS.get(found["what"].casefold())


def known(line: str) -> bool:
    """The line is the name of a card."""
    return find_card(split_edition(line)[0]) is not None


def names_the_deck(line: str) -> bool:
    """The first line is no card, nor one misspelt."""
    called = [*names(), *(c.hu for c in known_cards().values())]
    return copies(line) is None and not known(line) and not misspelt(line, called)


def row_of(line: str, part: str) -> Row:
    """A line of a list: how many of which card.

    >>> row_of("Stone Rain x2", "main"), row_of("Stone Rain", "side")
    (Row(written='Stone Rain', count=2, part='main'), Row(written='Stone Rain', count=1, part='side'))
    """
    found = copies(line) if not known(line) else None
    return Row(found["name"].strip(), int(found["n"]), part) if found is not None else Row(line, 1, part)
