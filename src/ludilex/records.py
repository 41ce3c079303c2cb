"""What the library hands out: decisions, options, steps, views, outcomes. Plain frozen records with a JSON schema.

Bots, replays, servers and the web page live on these shapes; `SCHEMA_VERSION` changes when one of them does.
Seats are numbers from 0 in records and letters from A in texts.
"""

from __future__ import annotations

from typing import Any

import msgspec

SCHEMA_VERSION = 2
LETTERS = "ABCDEFGH"


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Base of all records."""

    def to_json(self) -> dict[str, Any]:
        """Plain data for `json.dumps`.

        >>> Option(key="done", kind="word", name="done").to_json()["key"]
        'done'
        """
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


class Option(Record, frozen=True, kw_only=True):
    """One thing the asked player may choose.

    ``key`` is stable through clone, dump and replay: ``card:Skulk#3`` (3 is the asked seat's own running number for
    that card), ``due:Watchtower#2``, ``mode:trash``, ``number:4``, ``name:Village``, ``pay:coins``, ``player:1``,
    or a word: ``done``, ``yes``, ``no``, ``all``, ``withdraw``.
    """

    key: str
    kind: str
    name: str
    place: str | None = None

    def __str__(self) -> str:
        return self.name


class Decision(Record, frozen=True, kw_only=True):
    """What is asked: the player who decides, for whom, why (a stable prompt name), by which card, and the options.

    ``number``: how many decisions that player has made before. Not those of all: a seat that counts would learn that
    another was asked something in secret.
    """

    number: int
    player: int
    on_behalf_of: int
    prompt: str
    source: str
    options: tuple[Option, ...]


class Reason(Record, frozen=True, kw_only=True):
    """Why something cannot be chosen: clauses, the card concerned, and one sentence."""

    clauses: tuple[str, ...]
    card: str | None
    message: str

    def __str__(self) -> str:
        cited = f" [{', '.join(self.clauses)}]" if self.clauses else ""
        return f"{self.message}{cited}"


class Step(Record, frozen=True, kw_only=True):
    """One thing that happened, with the clauses it happened under.

    ``kind``: event, stopped, forbidden, replaced, trigger, pass, shuffle, again, in_place, becomes, withdrawn, phase,
    look, skipped, met or assumption. ``verb``: the game's word (gain, trash ...). ``actor``: the player who does it,
    None where the rules act by themselves; ``player``: whom it happens to, whose resource or turn it is. ``source`` and
    ``to``: places such as ``A:hand``, ``trash``, ``supply:Skulk``. ``seats``: who may know which card it was; in a view
    it is None, and so is ``card`` for a card the seat may not know. ``by``: the card whose effect it is. ``other``: the
    card another is attached to, what a card is now, what is lacking, or what is chosen that is no card. ``resource``:
    the resource, counter or phase; ``effect``: the lasting effect that begins, or attached, detached, controlled,
    changed. ``basis``: what the clauses are to it: stated (one says it), derived (it follows from several), assumption
    (the rules are silent, a named option decides), or empty.
    """

    index: int
    depth: int
    kind: str
    verb: str | None = None
    actor: int | None = None
    card: str | None = None
    player: int | None = None
    amount: int | None = None
    resource: str | None = None
    source: str | None = None
    to: str | None = None
    by: str | None = None
    other: str | None = None
    effect: str | None = None
    clauses: tuple[str, ...] = ()
    basis: str = ""
    seats: tuple[int, ...] | None = None
    hidden: bool = False

    def text(self, lang: str = "en", game: str = "dominion") -> str:
        """The step as a sentence in a language."""
        from ludilex.text import step_text

        return step_text(self, lang, game)


class CardView(Record, frozen=True, kw_only=True):
    """A card as a seat sees it: its name, the seat's running number for it, and what it is now.

    ``colors`` (houses, in KeyForge) and, in play, ``stats`` by the names the game gives them; stats of 0 are left out.
    """

    name: str
    number: int
    cost: int
    counters: dict[str, int] = {}
    stats: dict[str, int] = {}
    colors: tuple[str, ...] = ()
    host: int | None = None


class ZoneView(Record, frozen=True, kw_only=True):
    """A zone as a seat sees it.

    ``cards`` in order, the lowest first, with None for an unknown card; in an unordered zone only the known ones.
    ``size`` counts all. ``pile``: for a pile of like cards only its name and size matter.
    """

    place: str
    kind: str
    player: int | None
    ordered: bool
    size: int
    cards: tuple[CardView | None, ...]


class Fact(Record, frozen=True, kw_only=True):
    """Something that all know and that lies in no zone: of a player, or (``player`` None) of the match."""

    name: str
    values: tuple[str, ...]
    player: int | None = None


class View(Record, frozen=True, kw_only=True):
    """Everything a seat may know, and nothing else.

    ``decision`` is there only for the seat that is asked. ``waiting_for`` is None while a seat is asked about cards
    that only it knows: that it is asked would tell what it holds (docs/decisions/005-what-a-view-tells.md).
    """

    version: int
    game: str
    edition: str
    seat: int
    players: int
    turn: int
    phase: str
    active: int
    zones: tuple[ZoneView, ...]
    resources: tuple[dict[str, int], ...]
    facts: tuple[Fact, ...] = ()
    waiting_for: int | None
    decision: Decision | None
    steps: tuple[Step, ...]
    outcome: Outcome | None


class Outcome(Record, frozen=True, kw_only=True):
    """How a finished match ended: scores and winners by seat, and the clause that ended it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: tuple[int, ...] = ()
    clauses: tuple[str, ...] = ()


def seat_letter(seat: int) -> str:
    """A for 0, B for 1, ..."""
    return LETTERS[seat]


def json_schema() -> dict[str, Any]:
    """JSON schema of the records (docs/schema/records-v2.json is this, and a test keeps it so).

    >>> sorted(json_schema()["$defs"])[:3]
    ['CardView', 'Decision', 'Fact']
    """
    _, definitions = msgspec.json.schema_components([Decision, Step, View, Outcome, Reason])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "version": SCHEMA_VERSION,
        "$defs": definitions,
    }
