"""Decks from text: our own YAML (or the same as JSON), or a plain list. Nothing is fetched."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from ludilex.errors import BadInput
from ludilex.games.agot.catalogue import find_card, known_cards
from ludilex.games.agot.decks import FORMATS, Deck, Row, assemble, deck_of, format_of
from ludilex.lists import NAMES, checked_text, copies, labelled, lines_of, mapping_in, misspelt

OURS = re.compile(r"^\s*cards\s*:\s*(\{.*)?$", re.MULTILINE)
HEADING = re.compile(r"^(?P<what>[^\W\d_]+(?: [^\W\d_]+)?)\s*(?:[(\[]\s*\d+[^()]*[)\]])?\s*:?$")
HEADINGS = (
    "house", "plot", "plots", "plot deck", "draw deck", "deck", "cards", "character", "characters", "location",
    "locations", "attachment", "attachments", "event", "events",
)  # fmt: skip


def deck_from_text(text: str, name: str = "given") -> Deck:
    """A deck from a text in any of the forms; `name` is what it is called where the text does not say.

    >>> deck_from_text("My deck\\n\\nHouse: House Stark\\nPlots\\nBlockade\\nCards:\\n2x ice").cards
    ('Ice', 'Ice')
    """
    text = checked_text(text, name)
    if text.startswith(("{", "[")):
        return json_deck(text, name)
    data = mapping_in(text, name, OURS.search(text) is not None)
    if data is not None and "cards" in data and isinstance(data["cards"], Mapping | list):
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
    """A deck from lines: "2 Ice", "Ice x2" or "Ice", House card and plots among them; headings say nothing.

    The first line may be the deck's name; "Deck: ...", "House: Stark" and "Format: intro" say more of it.
    """
    rows: list[Row] = []
    format = FORMATS[0]
    for number, line in lines_of(text):
        label, value = labelled(line)
        if label == "agenda":
            raise BadInput(f"the deck {name} has the agenda {value!r}; agendas are not part of the game here")
        if label in NAMES:
            name = value
        elif label == "format":
            format = format_of(value)
        elif label == "house":
            rows.append(Row(house_card(value), 1, "house"))
        elif find_card(line) is None and is_heading(line):
            continue
        elif number == 0 and names_the_deck(line):
            name = line
        else:
            rows.append(row_of(value if label in HEADINGS else line))
    if not rows:
        raise BadInput(f'the deck {name} is not understood; write a card on each line, such as "2 Ice"')
    return assemble(name, rows, format=format)


def house_card(written: str) -> str:
    """The name of a House card, with or without the word House.

    >>> house_card("stark"), house_card("House Stark")
    ('House stark', 'House Stark')
    """
    return written if written.casefold().startswith("house ") else f"House {written}"


def is_heading(line: str) -> bool:
    """The line stands over cards.

    >>> is_heading("Characters (21):"), is_heading("Plot deck"), is_heading("Muster")
    (True, True, False)
    """
    found = HEADING.match(line)
    return found is not None and found["what"].casefold() in HEADINGS


def names_the_deck(line: str) -> bool:
    """The first line is no card, nor one misspelt."""
    return copies(line) is None and find_card(line) is None and not misspelt(line, known_cards())


def row_of(line: str) -> Row:
    """A line of a list: how many of which card.

    >>> row_of("Ice x2"), row_of("Ice")
    (Row(written='Ice', count=2, part=''), Row(written='Ice', count=1, part=''))
    """
    found = copies(line) if find_card(line) is None else None
    return Row(found["name"].strip(), int(found["n"])) if found is not None else Row(line, 1)
