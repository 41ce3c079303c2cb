"""Cards in positions and descriptions, the same for every game: a name, or a name with what is on it.

A position lists cards as ``Troll`` or ``{card: Troll, damage: 3, with: [Blood of Titans]}``; a description of the board
answers in the same words. Which numbers and words a card may carry, the game says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludilex.errors import BadInput, unknown


@dataclass(frozen=True)
class Placed:
    """A card in a position: its name, counters and other numbers, words such as its owner, and the cards on it."""

    name: str
    numbers: Mapping[str, int] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    attached: tuple[Placed, ...] = ()


def placed(value: Any, where: str, numbers: Sequence[str] = (), words: Sequence[str] = ()) -> list[Placed]:
    """The cards of one zone of a position, in the order given.

    >>> placed(["Troll", {"card": "Urchin", "damage": 1}], "A.line", ["damage"])[1].numbers
    {'damage': 1}
    >>> placed([{"card": "Urchin", "dammage": 1}], "A.line", ["damage"])
    Traceback (most recent call last):
    ludilex.errors.BadInput: A.line: unknown number or word of a card 'dammage'; did you mean 'damage'?
    """
    if not isinstance(value, list):
        raise BadInput(f"{where} is {value!r}; a list of cards is expected there")
    return [one(x, where, numbers, words) for x in value]


def one(value: Any, where: str, numbers: Sequence[str], words: Sequence[str]) -> Placed:
    """One card of a position."""
    if isinstance(value, str):
        return Placed(value)
    if not isinstance(value, Mapping) or not isinstance(value.get("card"), str):
        raise BadInput(f"{where} has {value!r}; a card name, or a mapping with `card` and its name, is expected there")
    counts: dict[str, int] = {}
    said: dict[str, str] = {}
    for key, x in value.items():
        if key in numbers:
            if not isinstance(x, int):
                raise BadInput(f"{where}: {value['card']} has {key}: {x!r}; a whole number is expected there")
            counts[key] = int(x)
        elif key in words:
            said[key] = str(x)
        elif key not in ("card", "with"):
            try:
                raise unknown("number or word of a card", str(key), [*numbers, *words, "card", "with"])
            except BadInput as e:
                raise BadInput(f"{where}: {e}", e.suggestions) from None
    return Placed(value["card"], counts, said, tuple(placed(value.get("with", []), where, numbers, words)))


def whole(value: Any, where: str) -> int:
    """A number of a position, which counts something.

    >>> whole(-1, "A.coins")
    Traceback (most recent call last):
    ludilex.errors.BadInput: A.coins is -1; a number from 0 up is expected there
    """
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadInput(f"{where} is {value!r}; a number from 0 up is expected there")
    return value


def seed_of(described: Mapping[str, Any]) -> int:
    """The seed of a position, 0 if none is given.

    >>> seed_of({"seed": "abc"})
    Traceback (most recent call last):
    ludilex.errors.BadInput: seed is 'abc'; a whole number is expected there
    """
    value = described.get("seed", 0)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(f"seed is {value!r}; a whole number is expected there")
    return value


def seat_number(letter: str, seats: Sequence[str], what: str = "seat") -> int:
    """Number of a seat: 0 for A. ``what``: what the letter was given as.

    >>> seat_number("B", "AB")
    1
    """
    if letter not in tuple(seats):
        raise unknown(what, letter, seats)
    return seats.index(letter)


def shown(name: str, numbers: Mapping[str, int], words: Mapping[str, str], attached: Iterable[Any]) -> Any:
    """A card in a description: its name alone where nothing else is to be told; numbers of 0 are left out.

    >>> shown("Troll", {"damage": 0}, {}, []), shown("Troll", {"damage": 3}, {}, [])
    ('Troll', {'card': 'Troll', 'damage': 3})
    """
    out: dict[str, Any] = {"card": name}
    out |= {key: int(n) for key, n in numbers.items() if n}
    out |= {key: x for key, x in words.items() if x}
    if on_it := list(attached):
        out["with"] = on_it
    return out if len(out) > 1 else name
