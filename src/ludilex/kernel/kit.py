"""What a game package hands to the platform: one object, found by the entry point group ``ludilex.games``.

And what every game needs to make it: its cards, found in their folder.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from ludilex.kernel.formats import Format
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State


@dataclass(frozen=True)
class Remark:
    """Something to be said of a deck: the message that says it, what the message takes, the clauses behind it."""

    message: str
    args: Mapping[str, object] = field(default_factory=dict)
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answered:
    """The answer to a question about a card or a player: a number, a word, or several; the clauses it rests on."""

    value: int | str | tuple[str, ...]
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class Priced:
    """What a choice would cost: amounts by currency, those that cannot be paid, and the clauses behind both."""

    price: Mapping[str, int]
    lacking: Mapping[str, int]
    clauses: Sequence[str] = ()


@dataclass(frozen=True)
class DeckLine:
    """A card of a deck list: how many, its name, and facts for the columns of the list."""

    count: int
    name: str
    facts: tuple[str | int | tuple[str, ...] | None, ...]
    remarks: tuple[Remark, ...] = ()


@dataclass(frozen=True)
class DeckTable:
    """Statistics of a deck in rows: their names are messages with `label` before them; columns as in the report."""

    label: str
    columns: tuple[str, ...]
    rows: Mapping[str, tuple[int | float | None, ...]]


@dataclass(frozen=True)
class DeckReport:
    """A deck as it is shown.

    ``parts``: cards under headings (messages with `label` before them). ``columns``: what the facts of a line are;
    ``words``: for columns that hold words, the beginning of their messages. ``problems``: why it is not legal;
    ``notes``: what else is worth knowing; ``missing``: cards that cannot be played yet. ``histograms``: by name, how
    often each number is there. Columns and histograms have the messages ``deck-<name>``. ``about``: what a list of
    decks says of it.
    """

    title: str
    source: str
    label: str
    parts: Mapping[str, tuple[DeckLine, ...]]
    columns: tuple[str, ...]
    words: Mapping[str, str]
    problems: tuple[Remark, ...]
    notes: tuple[Remark, ...]
    missing: tuple[str, ...]
    tables: Mapping[str, DeckTable]
    histograms: Mapping[str, Mapping[int, int]]
    about: tuple[Remark, ...] = ()


@dataclass(frozen=True)
class DeckKit:
    """What a game of which every player brings a deck hands over; a deck itself is an object of the game.

    ``shipped()``: the decks that come with the game, by name; ``usual``: those that are played where none is named.
    ``find(given)``: a deck by name or title, or as the set-up takes it; ``read(text, name)``: from a text in any form
    the game knows; ``plain(deck)``: as the set-up takes it; ``write(deck)``: as a file. ``chosen(setup)``: the decks of
    a set-up by seat. ``report(deck)``: what there is to say of it. ``formats``: what decks can be meant for, if there
    are several; ``meant(deck, format)``: the deck under the rules of one.
    """

    shipped: Callable[[], Mapping[str, Any]]
    usual: tuple[str, ...]
    find: Callable[[Any], Any]
    read: Callable[[str, str], Any]
    plain: Callable[[Any], Any]
    write: Callable[[Any], str]
    chosen: Callable[[Mapping[str, Any]], list[Any]]
    report: Callable[[Any], DeckReport]
    formats: tuple[str, ...] = ()
    meant: Callable[[Any, str], Any] = lambda deck, format: deck


@dataclass(frozen=True)
class TableLine:
    """A line of a panel; ``depth``: how far it belongs to the lines above it."""

    text: Remark
    depth: int = 0


@dataclass(frozen=True)
class TablePanel:
    """A part of the table under its title. ``live``: it is drawn anew in the middle of a phase when it has changed."""

    title: Remark
    lines: tuple[TableLine, ...]
    live: bool = False


@dataclass(frozen=True)
class TableView:
    """The table as a seat sees it, from top to bottom; ``stage``: where within the phase something is asked now."""

    title: Remark
    panels: tuple[TablePanel, ...]
    stage: Remark | None = None


def no_answer(s: State, seat: int, card: int, question: str) -> Answered:
    """The game answers no questions."""
    raise NotImplementedError(question)


def no_price(s: State, code: int) -> Priced | None:
    """Nothing is paid for in this game, or its options say what they cost."""
    return None


def no_remarks(name: str) -> tuple[Remark, ...]:
    """Nothing is printed on a card but what it does."""
    return ()


def no_facts(s: State) -> list[tuple[str, int | None, list[str]]]:
    """Zones and resources tell all."""
    return []


@dataclass(frozen=True)
class GameKit:
    """A game for the platform.

    ``rules(edition, options)`` makes (and caches) the kernel rules; ``new_game(rules, players, seed, setup)`` a state
    before its first decision; ``position(rules, description)`` a state from a scenario position; ``describe(state)``
    the whole board in the words of the scenario format; ``outcome(state)`` scores and winners of a finished match.
    ``facts``: what else all may know (name, player or None, values); ``board``: the stats to be seen of a card in play,
    ``pools``: the resources to be seen of every player even when there is nothing in them; ``quiet``: those that are
    not to be seen.
    ``options``: the named rules options with their allowed values, the default first. ``setup``: what `new_game`
    accepts. ``ordered``: names of the zones whose order a scenario compares. ``answering``: prompts of windows in which
    something still waits for its end. ``presets``: set-ups that have a name (`title`, `note`, `setup`), by id.
    ``decks``: if every player brings one. ``formats``: series of matches, by name (`kernel.formats`).
    ``table(state, seat)``: the table as the seat sees it, where a list of zones is not enough. ``full_story``: what
    bots do is told step by step, because the others may answer each of them.
    ``questions``: what can be asked about a card or a player, the first word of each; ``asked(state, seat, card,
    question)`` answers (card -1: about the player), or refuses with `BadInput` what does not apply. ``face(name)``:
    what is printed on a card besides what it does.
    """

    name: str
    title: str
    editions: tuple[str, ...]
    seats: tuple[int, int]
    folder: Path
    rules: Callable[[str, Mapping[str, str]], Rules]
    new_game: Callable[[Rules, int, int, Mapping[str, Any]], State]
    position: Callable[[Rules, Mapping[str, Any]], State]
    describe: Callable[[State], dict[str, Any]]
    outcome: Callable[[State], dict[str, Any]]
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    setup: tuple[str, ...] = ()
    ordered: tuple[str, ...] = ("deck", "discard")
    facts: Callable[[State], list[tuple[str, int | None, list[str]]]] = no_facts
    board: tuple[str, ...] = ()
    pools: tuple[str, ...] = ()
    quiet: tuple[str, ...] = ()
    answering: tuple[str, ...] = ()
    presets: Callable[[], Mapping[str, Mapping[str, Any]]] = dict
    decks: DeckKit | None = None
    formats: Mapping[str, Format] = field(default_factory=dict)
    table: Callable[[State, int], TableView] | None = None
    full_story: bool = False
    questions: tuple[str, ...] = ()
    asked: Callable[[State, int, int, str], Answered] = no_answer
    face: Callable[[str], tuple[Remark, ...]] = no_remarks
    priced: Callable[[State, int], Priced | None] = no_price


def cards_below(package: ModuleType) -> list[Any]:
    """The cards of every module below a package, each by its function `cards()`, in the order of module names."""
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    names = sorted(info.name for info in found if not info.ispkg)
    return [card for name in names for card in importlib.import_module(name).cards()]


def tables_below(package: ModuleType) -> dict[str, dict[Any, Any]]:
    """The tables `TEXTS` of every module below a package, joined table by table."""
    out: dict[str, dict[Any, Any]] = {}
    for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda info: info.name):
        module = importlib.import_module(f"{package.__name__}.{info.name}")
        for table, entries in getattr(module, "TEXTS", {}).items():
            out.setdefault(table, {}).update(entries)
    return out
