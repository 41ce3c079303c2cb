"""Decks from text: our own YAML, a plain list, or the JSON that the publisher's deck vault returns. Nothing is fetched.

Of the JSON are read: `data.name`, `data._links.houses`, `data._links.cards` (an id for each copy), and of each of
`_linked.cards` its `id`, `card_title`, `house` (a maverick's new one), `card_number` and `expansion`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from ludilex.errors import BadInput
from ludilex.games.keyforge.catalogue import find_card, known_cards, numbered
from ludilex.games.keyforge.decks import Deck, Row, assemble, deck_of, house_of
from ludilex.games.keyforge.terms import HOUSES
from ludilex.lists import NAMES, checked_text, copies, labelled, lines_of, mapping_in, misspelt

COTA = 341  # the vault's number of Call of the Archons
OURS = re.compile(r"^\s*houses\s*:\s*(\{.*)?$", re.MULTILINE)
BRACKET = re.compile(
    r"^(?P<name>.*\S)\s*[(\[]\s*(?:maverick\s*[:,-]?\s*)?(?P<house>[^()\[\]]*?)\s*[)\]]$", re.IGNORECASE
)
HEADING = re.compile(r"^(?:house\s+)?(?P<house>[^\W\d_]+)\s*(?:[(\[]?\s*\d+[^()]*[)\]]?)?\s*:?$", re.IGNORECASE)
IDENTITY = ("houses", "identity")


def deck_from_text(text: str, name: str = "given") -> Deck:
    """A deck from a text in any of the forms; `name` is what it is called where the text does not say.

    >>> deck_from_text("My deck\\n\\nDis\\n2 pit demon\\nTroll\\n").cards
    (('Pit Demon', 'dis'), ('Pit Demon', 'dis'), ('Troll', 'dis'))
    """
    text = checked_text(text, name)
    if text.startswith(("{", "[")):
        return json_deck(text, name)
    data = ours(text, name)
    return deck_of(name, data) if data is not None else listed_deck(text, name)


# ---- our own form
def ours(text: str, name: str) -> Mapping[str, Any] | None:
    """The mapping that the text is in our own form; None if it is none."""
    meant = OURS.search(text) is not None
    data = mapping_in(text, name, meant)
    if data is None:
        return None
    if meant and isinstance(data.get("houses"), Mapping):
        return data
    by_house = all(isinstance(cards, Mapping | list) for cards in data.values())
    return data if data and by_house and all(str(key).casefold() in HOUSES for key in data) else None


# ---- the vault's JSON
def json_deck(text: str, name: str) -> Deck:
    """A deck from JSON: the vault's, or our own form written as JSON."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as e:
        raise BadInput(f"the deck {name} looks like JSON, but is not ({e})") from None
    if isinstance(data, Mapping) and "data" in data:
        return vault_deck(data, name)
    if isinstance(data, Mapping) and ("houses" in data or all(str(key).casefold() in HOUSES for key in data)):
        return deck_of(name, data)
    raise BadInput(f"the JSON of the deck {name} has no `data`; what the vault's API returns has, with `_linked.cards`")


def vault_deck(answer: Mapping[str, Any], name: str) -> Deck:
    """A deck as the vault's API returns it, in any language: a title that is not English is found by its number."""
    data = answer["data"]
    if isinstance(data, list) and len(data) == 1:
        data = data[0]
    if not isinstance(data, Mapping):
        raise BadInput(f"`data` in the JSON of the deck {name} is no deck; one deck is expected there")
    called = data.get("name")
    name = called if isinstance(called, str) and called.strip() else name
    links = data.get("_links")
    links = links if isinstance(links, Mapping) else {}
    cards = linked_cards(answer, name)
    ids = links.get("cards") or data.get("cards") or list(cards)
    if not isinstance(ids, list) or not all(isinstance(one, str) for one in ids):
        raise BadInput(f"`data._links.cards` in the JSON of the deck {name} is no list of ids of cards")
    lost = [one for one in ids if one not in cards]
    if lost:
        raise BadInput(f"the JSON of the deck {name} counts {len(lost)} cards that are not in its `_linked.cards`")
    houses = links.get("houses") or []
    if not isinstance(houses, list):
        raise BadInput(f"`data._links.houses` in the JSON of the deck {name} is no list of houses")
    rows = [vault_row(cards[one], ids.count(one), name) for one in dict.fromkeys(ids)]
    expansion = data.get("expansion", COTA)
    other = f"; the deck is of expansion {expansion}, and only Call of the Archons ({COTA}) is known here"
    identity = [house_of(h.get("name") if isinstance(h, Mapping) else h) for h in houses]
    return assemble(name, identity, rows, more="" if expansion == COTA else other)


def linked_cards(answer: Mapping[str, Any], name: str) -> dict[str, Mapping[str, Any]]:
    """The cards that come with the answer, by id."""
    linked = answer.get("_linked")
    cards = linked.get("cards") if isinstance(linked, Mapping) else None
    if not isinstance(cards, list) or not cards or not all(isinstance(card, Mapping) for card in cards):
        raise BadInput(
            f"the JSON of the deck {name} has no `_linked.cards`; the vault's API adds them for `?links=cards`"
        )
    return {str(card.get("id", place)): card for place, card in enumerate(cards)}


def vault_row(card: Mapping[str, Any], count: int, name: str) -> Row:
    """A card of the vault."""
    title, house, number = card.get("card_title"), card.get("house"), str(card.get("card_number", ""))
    if not isinstance(title, str):
        raise BadInput(f"a card in the JSON of the deck {name} has no `card_title`")
    known = find_card(title)
    if known is None and card.get("expansion") == COTA and number.isdecimal():
        known = numbered(int(number))
    where = house_of(house) if known is not None and house else None
    return Row(known.name if known is not None else title, count, where)


# ---- a plain list
def listed_deck(text: str, name: str) -> Deck:
    """A deck from lines: "2 Anger", "Anger x2", "Anger"; under houses as headings, or not; mavericks "Troll (Sanctum)".

    The first line may be the deck's name; "Deck: ..." and "Houses: ..., ..., ..." say name and identity card.
    """
    rows: list[Row] = []
    identity: list[str] = []
    headings: list[str] = []
    for number, line in lines_of(text):
        label, value = labelled(line)
        if label in NAMES:
            name = value
        elif label in IDENTITY:
            identity = houses_in(value)
        elif find_card(line) is None and heading(line):
            headings.append(heading(line))
        elif find_card(line) is None and not rows and not identity and len(houses_in(line, strict=False)) > 1:
            identity = houses_in(line)
        elif number == 0 and names_the_deck(line):
            name = line
        else:
            rows.append(row_of(line, headings[-1] if headings else None))
    if not rows:
        raise BadInput(f'the deck {name} is not understood; write a card on each line, such as "2 Anger"')
    return assemble(name, identity or headings, rows)


def heading(line: str) -> str:
    """The house that a line is the heading of, or nothing.

    >>> heading("House Dis (12):"), heading("Anger")
    ('dis', '')
    """
    found = HEADING.match(line)
    house = found["house"].casefold() if found else ""
    return house if house in HOUSES else ""


def houses_in(text: str, strict: bool = True) -> list[str]:
    """Houses separated by anything; with `strict`, other words are refused.

    >>> houses_in("Brobnar, Dis"), houses_in("Brobnar and Dis", strict=False)
    (['brobnar', 'dis'], [])
    """
    words = [word for word in re.split(r"[\W\d_]+", text) if word]
    if strict:
        return [house_of(word) for word in words]
    known = [word.casefold() for word in words if word.casefold() in HOUSES]
    return known if len(known) == len(words) else []


def names_the_deck(line: str) -> bool:
    """The first line is no card, nor one misspelt."""
    row = row_of(line, None)
    if row.count != 1 or row.written != line or find_card(line) is not None:
        return False
    return not misspelt(line, known_cards())


def row_of(line: str, house: str | None) -> Row:
    """A line of a list: how many of which card, in the house that it names, else that of the heading.

    >>> row_of("Troll (Sanctum) x2", "brobnar"), row_of("Master of 1", None), row_of("092 Pit Demon x3", None).count
    (Row(written='Troll', count=2, house='sanctum'), Row(written='Master of 1', count=1, house=None), 3)
    """
    if find_card(line) is not None:
        return Row(line, 1, house)
    line, house = unbracketed(line, house)
    found = copies(line)
    if found is None:
        return Row(line, 1, house)
    written, house = unbracketed(found["name"].strip(), house)
    in_the_set = len(found["n"]) == 3 and found.start("n") == 0  # a number as on an identity card
    return row_of(written, house) if in_the_set else Row(written, int(found["n"]), house)


def unbracketed(line: str, house: str | None) -> tuple[str, str | None]:
    """What stands before a house in brackets, and that house."""
    found = BRACKET.match(line)
    inside = found["house"].casefold() if found is not None else "?"
    if found is None or inside not in (*HOUSES, "", "maverick"):
        return line, house
    return found["name"], inside if inside in HOUSES else house
