"""Deck lists as people write them: what is read alike for every game. Which cards there are, a game says itself."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import yaml

from ludilex.errors import BadInput, unknown

LONGEST = 200_000  # characters; a deck has some thousand
ALIKE = 0.8  # a first line so close to a card is that card misspelt, not the deck's name
SPELT = str.maketrans({"æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "ł": "l"})
COPIES = (
    re.compile(r"(?P<n>\d{1,9})\s*[x×]?\s+(?P<name>\D.*)", re.IGNORECASE),
    re.compile(r"(?P<n>\d{1,9})\s*[x×]\s*(?P<name>\D.*)", re.IGNORECASE),
    re.compile(r"(?P<name>.*\S)\s+[x×]\s*(?P<n>\d{1,9})", re.IGNORECASE),
    re.compile(r"(?P<name>.*\S)\s*\(\s*[x×]?\s*(?P<n>\d{1,9})\s*[x×]?\s*\)", re.IGNORECASE),
)
BULLET = re.compile(r"^[-*•·]\s+")
LABEL = re.compile(r"^(?P<label>[^\W\d_]+)\s*:\s*(?P<value>.+)$")
NAMES = ("deck", "name", "title")  # labels of the deck's name


# ---- names
def folded(name: str) -> str:
    """A name without what people write in different ways: capitals, accents, ligatures, punctuation, spaces.

    >>> folded("Coward’s End") == folded("cowards end"), folded("Irradiated Æmber"), folded("“John Smyth”")
    (True, 'irradiatedaember', 'johnsmyth')
    """
    plain = unicodedata.normalize("NFKD", name.casefold().translate(SPELT))
    return re.sub(r"[^0-9a-z]", "", plain)


def unknown_cards(written: Iterable[str], known: Iterable[str], more: str = "") -> BadInput:
    """The error for names of no card, all at once, each with what is close to it.

    >>> print(unknown_cards(["Angr", "Quzzk"], ["Anger", "Fear"]))
    2 cards are unknown: 'Angr' (did you mean 'Anger'?), 'Quzzk' (nothing is close to it)
    """
    names, known = list(dict.fromkeys(written)), list(known)
    errors = [unknown("card", name, known) for name in names]
    close = [found for e in errors for found in e.suggestions]
    if len(names) == 1:
        return BadInput(f"{errors[0]}{more}", close)
    told = []
    for name, e in zip(names, errors, strict=True):
        advice = str(e).rpartition("; ")[2] if e.suggestions else "nothing is close to it"
        told.append(f"{name!r} ({advice})")
    return BadInput(f"{len(names)} cards are unknown: {', '.join(told)}{more}", close)


def misspelt(line: str, known: Iterable[str]) -> bool:
    """The line is nearly the name of a card."""
    return bool(difflib.get_close_matches(folded(line), [folded(name) for name in known], 1, ALIKE))


# ---- texts
def checked_text(text: str, name: str) -> str:
    """The text of a deck list, if it can be one."""
    text = text.lstrip("\ufeff").strip()
    if not text:
        raise BadInput(f"the deck {name} is empty; a list of cards is expected")
    if len(text) > LONGEST:
        raise BadInput(f"the deck {name} has {len(text)} characters; a deck list has at most {LONGEST}")
    return text


def lines_of(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, by number from 0: no bullets, no comments."""
    for number, raw in enumerate(text.splitlines()):
        line = BULLET.sub("", raw.strip())
        if line and not line.startswith(("#", "//")):
            yield number, line


def labelled(line: str) -> tuple[str, str]:
    """The label of a line without capitals, and what stands after it; a line without a label has an empty one.

    >>> labelled("Deck: Mine"), labelled("2 Anger")
    (('deck', 'Mine'), ('', '2 Anger'))
    """
    found = LABEL.match(line)
    return (found["label"].casefold(), found["value"].strip()) if found else ("", line)


def copies(line: str) -> re.Match[str] | None:
    """The line says how many (`n`) of what (`name`): "2 Anger", "Anger x2", "Anger (2)".

    >>> copies("Anger x 2")["n"], copies("Anger")
    ('2', None)
    """
    return next((found for form in COPIES if (found := form.fullmatch(line)) is not None), None)


# ---- YAML
class _Once(yaml.SafeLoader):
    """YAML in which a key stands once only: the readers would silently keep the last."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        met = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value in met:
                raise yaml.constructor.ConstructorError(None, None, f"{key.value!r} is given twice", key.start_mark)
            met.add(key.value if isinstance(key, yaml.ScalarNode) else key)
        return super().construct_mapping(node, deep)


def mapping_in(text: str, name: str, meant: bool) -> Mapping[Any, Any] | None:
    """The mapping that a text is in YAML; None if it is none. ``meant``: it must be readable, or is refused."""
    try:
        data = yaml.load(text, Loader=_Once)
    except (yaml.YAMLError, RecursionError, TypeError, ValueError) as e:
        if meant:
            raise BadInput(f"the deck {name} is not readable YAML: {' '.join(str(e).split())}") from None
        return None
    return data if isinstance(data, Mapping) else None
