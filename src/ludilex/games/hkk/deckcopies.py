"""How many copies of a card a deck may hold: the three-copies rule, and what other texts and formats say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ludilex.games.hkk.catalogue import USUAL_COPIES, Edition
from ludilex.games.hkk.deckformats import DeckFormat
from ludilex.games.hkk.decks import MAIN, SIDE, Deck, Held, size
from ludilex.kernel.kit import Remark

PRINTED = "printed"  # all editions that there are limit the copies, not only those that are used


@dataclass(frozen=True)
class Copies:
    """All of a name in a deck: what is in the deck, in the side deck, and the printings that limit them."""

    base: str
    main: tuple[Held, ...]
    side: tuple[Held, ...]
    printings: tuple[Edition, ...]

    @property
    def versions(self) -> int:
        """How many printings of the name are there: versions or editions."""
        return len({h.written for h in (*self.main, *self.side)})

    @property
    def silent(self) -> bool:
        """A printing says nothing on copies."""
        return any(e.copies is None for e in self.printings)

    @property
    def differ(self) -> bool:
        """The printings permit different numbers."""
        return len({permitted(e) for e in self.printings}) > 1


# ---- what is counted
def grouped(deck: Deck, format: DeckFormat) -> Iterator[Copies]:
    """The cards of a deck, name by name."""
    for base in dict.fromkeys(name_of(h) for h in deck.drawn):
        main, side = ([h for h in getattr(deck, part) if name_of(h) == base] for part in (MAIN, SIDE))
        yield Copies(base, tuple(main), tuple(side), tuple(printings([*main, *side], format)))


def name_of(held: Held) -> str:
    """The name it counts under: editions and versions together (hkk.6.5.1.p2)."""
    return held.known.base


def printings(held: Iterable[Held], format: DeckFormat) -> Iterator[Edition]:
    """The printings that limit the copies: those that are used, or all of the card."""
    for h in held:
        if format.editions == PRINTED and h.known.editions:
            yield from h.known.editions.values()
        else:
            yield h.printing


def counted(copies: Copies) -> int:
    """By the three-copies rule: in deck and side deck together (hkk.6.5.1.p3)."""
    return size(copies.main) + size(copies.side)


def counted_otherwise(copies: Copies) -> int:
    """By any other limit, too (hkk.6.5.1.1)."""
    return size(copies.main) + size(copies.side)


def permitted(printing: Edition) -> int:
    """How many a printing permits."""
    return unsaid() if printing.copies is None else said(printing.copies)


def said(copies: int) -> int:
    """What its own text permits holds (hkk.6.5.1.s1)."""
    return copies


def unsaid() -> int:
    """A printing without a word of it permits three (hkk.6.5.1.s2.p2)."""
    return USUAL_COPIES


def together(printings: Iterable[Edition]) -> int:
    """As many as each of the printings permits (hkk.6.5.1.s2)."""
    return min(permitted(printing) for printing in printings)


def by_rule(copies: Copies) -> bool:
    """No text says anything: only the three-copies rule limits it."""
    return all(printing.copies is None for printing in copies.printings)


# ---- what is said of it
def copy_problems(deck: Deck, format: DeckFormat) -> Iterator[Remark]:
    """More copies of a name than its texts or the format allow."""
    for copies in grouped(deck, format):
        limit = together(copies.printings)
        n = counted(copies) if by_rule(copies) else counted_otherwise(copies)
        if n > limit:
            yield too_many(copies.base, n, limit, cites_of(copies))
        n = counted_otherwise(copies)
        if format.copies != USUAL_COPIES and n > format.copies:
            yield too_many(copies.base, n, format.copies, (*format.cited("copies"), *beyond(copies)))


def too_many(base: str, n: int, limit: int, clauses: tuple[str, ...]) -> Remark:
    """The violation."""
    return Remark("deck-many-copies", {"card": base, "n": n, "expected": limit}, clauses)


def cites_of(copies: Copies) -> tuple[str, ...]:
    """What limits the copies of a name."""
    out: list[str] = []
    if copies.differ:
        out += ["hkk.6.5.1.s2", *(["hkk.6.5.1.s2.p2"] if copies.silent else []), *beyond(copies)]
    elif by_rule(copies):
        out += ["hkk.6.5.1", *(["hkk.6.5.1.p3"] if copies.side else [])]
    else:
        out += ["hkk.6.5.1.s1", *beyond(copies)]
    return (*out, *(["hkk.6.5.1.p2"] if copies.versions > 1 else []))


def beyond(copies: Copies) -> tuple[str, ...]:
    """A limit that is not the three-copies rule spans the side deck, too, if that matters here."""
    return ("hkk.6.5.1.1",) if copies.side else ()


def copy_notes(deck: Deck, format: DeckFormat) -> Iterator[Remark]:
    """Texts that permit more than three, and editions that permit different numbers."""
    for copies in grouped(deck, format):
        args: dict[str, object] = {"card": copies.base, "n": together(copies.printings)}
        if copies.differ:
            yield Remark("deck-editions-differ", args, cites_of(copies)[: 1 + copies.silent])
        elif not by_rule(copies) and size((*copies.main, *copies.side)) > USUAL_COPIES:
            yield Remark("deck-text-permits", args, ("hkk.6.5.1.s1",))
        if others_differ(copies):
            yield Remark("deck-editions-used", {"card": copies.base}, ("hkk.6.5.1.s2", "hkk.assume.editions"))


def others_differ(copies: Copies) -> bool:
    """There are editions, not used here, that permit fewer."""
    held = (*copies.main, *copies.side)
    least = together(copies.printings)
    return any(permitted(e) < least for h in held for e in h.known.editions.values())
