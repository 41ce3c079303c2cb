"""Positions from scenarios and back: a board in words.

A card may carry the counters of `terms.COUNTERS` (``{card: Oileye, damage: 1, passive: 1}``), cards on it (``with``),
and the words ``owner`` (whose card it is, if not of its side), ``by`` (who controls an attached card) and ``named`` (a
type or version named for it). A description also tells what it ``hits`` for, ``bears``, its ``level``, ``colors`` and
``base-cost``. The preparation phase of a position stands at its stage two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.board import Placed, placed, seat_number, seed_of, shown, whole
from ludilex.errors import BadInput, unknown
from ludilex.games.hkk.beside import starting_life
from ludilex.games.hkk.keywords import base_cost, damage, level, life
from ludilex.games.hkk.setup import find_card, layout_of
from ludilex.games.hkk.terms import (
    ATTACHED,
    COLORS,
    COUNTERS,
    CREATURE,
    DECK,
    F_STOLEN,
    GRAVEYARD,
    GUARD,
    HAND,
    LIFE,
    MOST_LIFE,
    NAMED,
    OWN,
    P_MAIN,
    P_PREPARATION,
    PAID_X,
    PHASES,
    PREPARED,
    QUEUE,
    RESERVE,
    RESOURCES,
    RULE,
    TABLE,
    TURNS,
    TYPES,
    USED,
    VERSIONS,
    VOID,
)
from ludilex.games.hkk.timing import Hkk
from ludilex.games.hkk.turn import StageTwo
from ludilex.kernel.characteristics import rebuild
from ludilex.kernel.ops import Phase
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

PLACES = {
    "deck": DECK, "hand": HAND, "reserve": RESERVE, "guard": GUARD, "table": TABLE, "graveyard": GRAVEYARD,
    "void": VOID, "prepared": PREPARED, "queue": QUEUE, "rule": RULE,
}  # fmt: skip
NUMBERS = {name: k for k, name in enumerate(RESOURCES)}
TOP = ("phase", "active", "location", "mentioned", "seed", "turn")
SEAT_NAMES = "ABC"  # the third only in positions, for what is said of several players: matches are for two
ON_CARDS = [name for k, name in enumerate(COUNTERS) if k not in (USED, NAMED)]
WORDS = ("owner", "by", "named")  # whose card it is; who controls an attached one; the type or version named for it
DEFAULT_TURN = 5  # of the active player, if the position does not say


def position(rules: Rules, described: Mapping[str, Any]) -> State:
    """The state a scenario position describes: the active player is about to act in the phase named."""
    assert isinstance(rules, Hkk)
    check_shape(described)
    seats = seats_of(described)
    layout = layout_of(rules, len(seats))
    state = State(rules, layout, seed_of(described))
    board = Board(rules)
    for p, seat in enumerate(seats):
        for place, kind in PLACES.items():
            found = placed((described.get(seat) or {}).get(place) or [], f"{seat}.{place}", ON_CARDS, WORDS)
            for x in reversed(found) if place == "deck" else found:
                board.add(x, p, p * OWN + kind, -1)
    where = described.get("location")
    for x in placed([where] if where else [], "location", ON_CARDS, WORDS):
        board.add(x, 0, layout.first_shared, -1)
    board.lay_out(state)
    begin(state, described)
    state.start_knowing()
    return state


def seats_of(described: Mapping[str, Any]) -> str:
    """Two seats, or three if the third is spoken of."""
    return SEAT_NAMES if SEAT_NAMES[2] in described or described.get("active") == SEAT_NAMES[2] else SEAT_NAMES[:2]


class Board:
    """The cards of a position, gathered so that they can be laid out at once."""

    def __init__(self, rules: Hkk) -> None:
        self.rules = rules
        self.cards: list[tuple[int, int, int]] = []
        self.hosts: list[int] = []
        self.numbers: list[Placed] = []

    def add(self, x: Placed, p: int, zone: int, host: int) -> None:
        """A card of player p, and the cards on it."""
        card = find_card(self.rules, x.name)
        owner = seat_number(x.words.get("owner", SEAT_NAMES[p]), SEAT_NAMES)
        me = len(self.cards)
        self.cards.append((self.rules.by_name[card.name].id, owner, zone))
        self.hosts.append(host)
        self.numbers.append(x)
        for y in x.attached:
            by = seat_number(y.words.get("by", SEAT_NAMES[p]), SEAT_NAMES)
            if "owner" not in y.words:
                y = Placed(y.name, y.numbers, {**y.words, "owner": SEAT_NAMES[by]}, y.attached)
            self.add(y, by, by * OWN + ATTACHED, me)

    def lay_out(self, s: State) -> None:
        """Make the cards, with hosts and counters."""
        s.make(self.cards)
        for c, host in enumerate(self.hosts):
            if host >= 0:
                s.attach(c, host)
            for name, n in self.numbers[c].numbers.items():
                s.cnt[c * s.rules.nk + COUNTERS.index(name)] = n
            named = self.numbers[c].words.get("named")
            if named is not None:
                s.cnt[c * s.rules.nk + NAMED] = 1 + named_number(named)
        if s.hosted:
            rebuild(s)  # what is on a card may change what it is
        foreign = [
            c for c, (_, owner, z) in enumerate(self.cards) if self.hosts[c] < 0 and z // OWN not in (owner, s.players)
        ]
        s.facts[F_STOLEN] = len(foreign)


def named_number(named: str) -> int:
    """Number of a type or version named for a card."""
    if named in VERSIONS:
        return VERSIONS.index(named)
    if named not in TYPES:
        raise unknown("type or version", named, [*TYPES, *VERSIONS])
    return TYPES.index(named)


def check_shape(described: Mapping[str, Any]) -> None:
    """The parts of a position are of the kinds they must be."""
    for key in described:
        if key not in (*TOP, *SEAT_NAMES):
            raise unknown("part of a position", str(key), [*TOP, *SEAT_NAMES])
    for seat in SEAT_NAMES:
        given = described.get(seat) or {}
        if not isinstance(given, Mapping):
            raise BadInput(f"{seat} is {given!r}; a mapping is expected there")
        for key, value in given.items():
            if key in NUMBERS:
                whole(value, f"{seat}.{key}")
            elif key not in PLACES:
                raise unknown(f"part of seat {seat}", str(key), [*PLACES, *NUMBERS])


def begin(s: State, described: Mapping[str, Any]) -> None:
    """The active player's turn, at the beginning of the phase; the preparation phase at its stage two."""
    phase = str(described.get("phase", PHASES[P_MAIN]))
    if phase not in PHASES:
        raise unknown("phase", phase, PHASES)
    s.active = seat_number(str(described.get("active", "A")), SEAT_NAMES[: s.players])
    s.turn = int(described.get("turn", 1))
    for p, seat in enumerate(SEAT_NAMES[: s.players]):
        given = described.get(seat) or {}
        most = starting_life(s, p)
        for name, k in NUMBERS.items():
            default = {LIFE: most, MOST_LIFE: most, TURNS: DEFAULT_TURN}.get(k, 0)
            s.res[p * s.nr + k] = int(given.get(name, default))
    f = s.push(s.rules.programs["turn"], s.active, -1, -1)
    s.phase = PHASES.index(phase)
    for i, op in enumerate(f.program.ops):
        if (isinstance(op, Phase) and op.phase == s.phase) or (s.phase == P_PREPARATION and isinstance(op, StageTwo)):
            f.pc = i
            return


def describe(s: State) -> dict[str, Any]:
    """The whole board in the words of the scenario format."""
    where = [describe_card(s, c) for c in s.cards_in(s.layout.first_shared)]
    out: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "active": SEAT_NAMES[s.active],
        "location": where,
    }
    for p, seat in enumerate(SEAT_NAMES[: s.players]):
        told: dict[str, Any] = {}
        for place, kind in PLACES.items():
            cards = [describe_card(s, c) for c in s.cards_in(p * OWN + kind)]
            told[place] = list(reversed(cards)) if place == "deck" else cards
        told.update({name: int(s.res[p * s.nr + k]) for name, k in NUMBERS.items()})
        out[seat] = told
    return out


def describe_card(s: State, c: int) -> Any:
    """A card: what is on it, and what it is worth now."""
    name = s.printed(c).title
    if not s.in_play(c):
        return name
    numbers = {COUNTERS[k]: int(s.counter(c, k)) for k in range(len(COUNTERS)) if k not in (USED, NAMED, PAID_X)}
    if s.types(c) & CREATURE:
        numbers |= {"hits": int(damage(s, c)), "bears": int(life(s, c)), "level": int(level(s, c))}
    numbers["base-cost"] = int(base_cost(s, c))
    side = s.zone[c] // OWN
    words = {"owner": SEAT_NAMES[s.owner[c]] if s.owner[c] != side and side < s.players else ""}
    if s.kind(c) == ATTACHED:
        words["by"] = SEAT_NAMES[side]
    colors = [name for i, name in enumerate(COLORS) if s.now(c).colors >> i & 1]
    words["colors"] = " ".join(colors)
    on_it = [describe_card(s, x) for x in range(len(s.zone)) if s.hosted and s.host[x] == c]
    return shown(name, numbers, words, on_it)


def outcome(s: State) -> dict[str, Any]:
    """Life and winners of the match as it stands."""
    return {
        "scores": [int(s.resource(p, LIFE)) for p in range(s.players)],
        "winners": [p for p in range(s.players) if s.winners >> p & 1] if s.over else [],
        "turns": [int(s.resource(p, TURNS)) for p in range(s.players)],
        "clauses": list(s.rules.citations[s.end_citation]),
    }
