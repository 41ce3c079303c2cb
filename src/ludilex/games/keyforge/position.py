"""Positions from scenarios and back: a board in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.board import Placed, placed, seat_number, seed_of, shown, whole
from ludilex.errors import BadInput, unknown
from ludilex.games.keyforge.build import card_facts
from ludilex.games.keyforge.ending import score
from ludilex.games.keyforge.setup import definition_in
from ludilex.games.keyforge.sides import keep_with
from ludilex.games.keyforge.terms import (
    AMBER,
    ARCHIVES,
    ARTIFACTS,
    BLUE,
    CHAINS,
    COUNTERS,
    DECK,
    DISCARD,
    F_HOUSE,
    F_HOUSES,
    F_OPENING,
    HAND,
    HOUSES,
    K_TAG,
    KEYS,
    LINE,
    OWN,
    P_HOUSE,
    P_KEY,
    P_MAIN,
    P_SETUP,
    PHASES,
    POWER,
    PURGED,
    RED,
    UNDER,
    UPGRADES,
    YELLOW,
)
from ludilex.games.keyforge.timing import KeyForge, power
from ludilex.games.keyforge.turn import ChooseHouse, ForgeStep, Main
from ludilex.kernel.codes import M_CONTROL
from ludilex.kernel.columns import Layout
from ludilex.kernel.programs import Op
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

PLACES = {
    "deck": DECK, "hand": HAND, "discard": DISCARD, "line": LINE, "artifacts": ARTIFACTS, "archives": ARCHIVES,
    "purged": PURGED,
}  # fmt: skip
NUMBERS = {"amber": AMBER, "keys": KEYS, "chains": CHAINS}
TOP = ("phase", "active", "house", "opening", "seed", "mentioned")
SEAT_NAMES = "AB"
ON_CARDS = [*COUNTERS[:K_TAG], "copies"]
MOST_COPIES = 100


def position(rules: Rules, described: Mapping[str, Any]) -> State:
    """The state a scenario position describes: the active player is about to act in the phase named."""
    assert isinstance(rules, KeyForge)
    for key in described:
        if key not in (*TOP, *SEAT_NAMES):
            raise unknown("part of a position", str(key), [*TOP, *SEAT_NAMES])
    s = State(rules, Layout(rules, 2, [], []), seed_of(described))
    cards: list[tuple[int, int, int]] = []
    lying: list[tuple[Placed, int]] = []  # what is on each card, and its host
    for p, seat in enumerate(SEAT_NAMES):
        for name, value in side_of(described, seat).items():
            if name in PLACES:
                found = [
                    x for one in placed(value, f"{seat}.{name}", ON_CARDS, ("owner", "house")) for x in copies(one)
                ]
                for x in reversed(found) if name == "deck" else found:
                    lay(rules, x, p, PLACES[name], cards, lying, -1)
    s.make(cards)
    for c, (x, host) in enumerate(lying):
        for key, n in x.numbers.items():
            if key in COUNTERS:
                s.cnt[c * s.rules.nk + COUNTERS.index(key)] = n
        s.attach(c, host)
    s.full = s.dirty = s.structural != 0  # hosts decide what cards are given
    for p, seat in enumerate(SEAT_NAMES):
        numbers_of(s, p, side_of(described, seat), seat)
    keep_sides(s)
    begin(s, described)
    s.start_knowing()
    return s


def side_of(described: Mapping[str, Any], seat: str) -> Mapping[str, Any]:
    """What is given for a seat, checked."""
    given = described.get(seat) or {}
    if not isinstance(given, Mapping):
        raise BadInput(f"{seat} is {given!r}; a mapping is expected there")
    for key in given:
        if key not in (*PLACES, *NUMBERS, "houses"):
            raise unknown(f"part of seat {seat}", str(key), [*PLACES, *NUMBERS, "houses"])
    return given


def copies(x: Placed) -> list[Placed]:
    """A card that is there several times."""
    n = x.numbers.get("copies", 1)
    if not 0 <= n <= MOST_COPIES:
        raise BadInput(f"{x.name} is there {n} times; a number from 0 up to {MOST_COPIES} is expected there")
    return [x] * n


def lay(
    rules: KeyForge,
    x: Placed,
    p: int,
    kind: int,
    cards: list[tuple[int, int, int]],
    lying: list[tuple[Placed, int]],
    host: int,
) -> None:
    """Lay a card into a zone of player p; on a creature are upgrades of their owners, beneath others cards."""
    facts = card_facts()
    if x.name not in facts:
        raise unknown("card", x.name, facts)
    house = x.words.get("house", HOUSES[facts[x.name].house])
    if house not in HOUSES:
        raise unknown("house", house, HOUSES)
    owner = seat_number(x.words.get("owner", SEAT_NAMES[p]), SEAT_NAMES, "owner")
    number = len(cards)
    side = owner if host >= 0 else p
    cards.append((definition_in(rules, x.name, house), owner, side * OWN + kind))
    lying.append((x, host))
    for y in x.attached:
        lay(rules, y, p, UPGRADES if kind == LINE else UNDER, cards, lying, number)


def numbers_of(s: State, p: int, given: Mapping[str, Any], seat: str) -> None:
    """Amber, keys, chains and houses of a player."""
    for name, k in NUMBERS.items():
        s.res[p * s.nr + k] = whole(given.get(name, 0), f"{seat}.{name}")
    for k in (RED, BLUE, YELLOW)[: given.get("keys", 0)]:
        s.res[p * s.nr + k] = 1
    houses = given.get("houses")
    if houses is None:
        own = [c for c in range(len(s.defn)) if s.owner[c] == p]
        houses = [h for i, h in enumerate(HOUSES) if any(s.printed(c).colors >> i & 1 for c in own)]
    if not isinstance(houses, list):
        raise BadInput(f"{seat}.houses is {houses!r}; a list of houses is expected there")
    for h in houses:
        if h not in HOUSES:
            raise unknown("house", str(h), HOUSES)
        s.facts[F_HOUSES + p] |= 1 << HOUSES.index(h)


def keep_sides(s: State) -> None:
    """A card that lies on another side than its owner's stays there as by an effect without an end."""
    for c in range(len(s.defn)):
        p = s.controller(c)
        if s.in_play(c) and s.kind(c) != UPGRADES and s.owner[c] != p:
            others = [u for u in range(len(s.defn)) if s.hosted and s.host[u] == c]
            if any(k.kind == M_CONTROL for u in others for k in s.printed(u).constants):
                continue
            keep_with(s, c, p)


def begin(s: State, described: Mapping[str, Any]) -> None:
    """The active player's turn, at the beginning of the phase."""
    phase = str(described.get("phase", "main"))
    starts: dict[str, type[Op]] = {PHASES[P_KEY]: ForgeStep, PHASES[P_HOUSE]: ChooseHouse, PHASES[P_MAIN]: Main}
    if phase not in (*starts, PHASES[P_SETUP]):
        raise unknown("phase", phase, [*starts, PHASES[P_SETUP]])
    s.active = seat_number(str(described.get("active", "A")), SEAT_NAMES, "active seat")
    s.phase = PHASES.index(phase)
    f = s.push(s.rules.programs["turn"], s.active, -1, -1)
    if phase == PHASES[P_SETUP]:
        s.push(s.rules.programs["setup"], s.active, -1, -1)
        return
    s.turn = 2
    if described.get("opening"):
        s.turn = 1
        s.facts[F_OPENING] = 1
    house = described.get("house")
    if house is not None and house not in HOUSES:
        raise unknown("house", str(house), HOUSES)
    if house is not None and phase == PHASES[P_MAIN]:
        s.facts[F_HOUSE] = 1 + HOUSES.index(house)
    f.pc = next(i for i, op in enumerate(f.program.ops) if isinstance(op, starts[phase]))


def describe(s: State) -> dict[str, Any]:
    """The whole board in the words of the scenario format."""
    house = s.facts[F_HOUSE] - 1
    out: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "active": SEAT_NAMES[s.active],
        "house": HOUSES[house] if house >= 0 else "none",
    }
    for p, seat in enumerate(SEAT_NAMES):
        board: dict[str, Any] = {}
        for name, kind in PLACES.items():
            cards = [card_shown(s, c, p) for c in s.cards_in(p * OWN + kind)]
            board[name] = list(reversed(cards)) if name == "deck" else cards
        board |= {f"{name}_size": int(s.size[p * OWN + PLACES[name]]) for name in ("hand", "deck")}
        board |= {name: int(s.res[p * s.nr + k]) for name, k in NUMBERS.items()}
        out[seat] = board
    return out


def facts(s: State) -> list[tuple[str, int | None, list[str]]]:
    """The active house, and the houses of the players' identity cards."""
    houses = [[h for i, h in enumerate(HOUSES) if s.facts[F_HOUSES + p] >> i & 1] for p in range(s.players)]
    active = [HOUSES[s.facts[F_HOUSE] - 1]] if s.facts[F_HOUSE] > 0 else []
    return [("house", None, active)] * bool(active) + [("houses", p, h) for p, h in enumerate(houses)]


def card_shown(s: State, c: int, p: int) -> Any:
    """A card with what is on it, its owner if that is another player, and its house if it is a maverick.

    The strength of a creature is its power now, told where that is not what is printed.
    """
    d = s.printed(c)
    usual = s.rules.by_name[d.title].colors
    words = {
        "owner": SEAT_NAMES[s.owner[c]] if s.owner[c] != p else "",
        "house": HOUSES[int(d.colors).bit_length() - 1] if d.colors != usual else "",
    }
    numbers = {name: int(s.counter(c, k)) for k, name in enumerate(COUNTERS)}
    if s.kind(c) == LINE and power(s, c) != d.stats[POWER]:
        numbers["strength"] = int(power(s, c))
    with_it = [u for kind in (UPGRADES, UNDER) for u in s.cards_in(kind) + s.cards_in(OWN + kind) if s.host[u] == c]
    return shown(d.title, numbers, words, [card_shown(s, u, p) for u in with_it])


def outcome(s: State) -> dict[str, Any]:
    """Keys and winners of the match as it stands."""
    best = max(score(s, p) for p in range(s.players))
    mask = s.winners if s.over else sum(1 << p for p in range(s.players) if score(s, p) == best)
    return {
        "scores": [int(s.resource(p, KEYS)) for p in range(s.players)],
        "winners": [p for p in range(s.players) if mask >> p & 1],
        "turns": [int(s.turn + (p == s.active)) // 2 for p in range(s.players)],
        "clauses": list(s.rules.citations[s.end_citation]),
    }
