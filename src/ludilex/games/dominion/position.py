"""Positions from scenarios and back: a board in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.board import seat_number, seed_of, whole
from ludilex.errors import BadInput, unknown
from ludilex.games.dominion.build import key_of
from ludilex.games.dominion.buying import projects
from ludilex.games.dominion.cleanup import CleanUp
from ludilex.games.dominion.effects.adventures import tokens
from ludilex.games.dominion.effects.tokens import pile_named, put_tokens
from ludilex.games.dominion.ending import score, winners
from ludilex.games.dominion.piles import (
    BASIC,
    GROUPS,
    card_facts,
    check_ally,
    find_card,
    make_state,
    piles_for,
    splits,
    with_traits,
)
from ludilex.games.dominion.setup import check_players, give_traits, open_table
from ludilex.games.dominion.terms import (
    ACTIONS,
    ALLY,
    ARTIFACT,
    ASIDE,
    BOONS,
    BOONS_USED,
    BUYS,
    DECK,
    DISCARD,
    EXILE,
    FRONT,
    G_PILE_TOKENS,
    G_TRAIT,
    HAND,
    HEXES,
    HEXES_USED,
    ISLAND,
    LOOTS,
    MOUSE,
    OWN,
    P_BUY,
    P_CLEANUP,
    P_NIGHT,
    PHASES,
    PILE,
    PLAY,
    RESOURCES,
    SUPPLY,
    TAVERN,
)
from ludilex.games.dominion.timing import Dominion
from ludilex.games.dominion.turn import PlayNights, PlayTreasures
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.programs import Op
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

PLACES = {
    "deck": DECK,
    "hand": HAND,
    "play": PLAY,
    "discard": DISCARD,
    "aside": ASIDE,
    "island": ISLAND,
    "tavern": TAVERN,
    "exile": EXILE,
    "front": FRONT,
}
NUMBERS = {name: k for k, name in enumerate(RESOURCES) if name not in ("turns", "gained", "gained_last")}
PILES = (SUPPLY, PILE, BOONS, HEXES, BOONS_USED, HEXES_USED, LOOTS)  # zones whose size a position tells
TOP = (
    "phase", "active", "supply", "trash", "mentioned", "versions", "players", "seed", "traits", "pile_tokens", "mouse",
    "ally",
)  # fmt: skip
SEAT_NAMES = "ABCDEF"
LARGEST_PILE = 500  # no pile of the game is nearly as large; a slip of the pen must not fill the memory


def position(rules: Rules, described: Mapping[str, Any]) -> State:
    """The state a scenario position describes: the active player is about to act in the phase named."""
    assert isinstance(rules, Dominion)
    check_shape(described)
    seats = seats_of(described)
    versions = described.get("versions") or {}
    kingdom, mouse = mentioned(rules, described, versions), str(described.get("mouse") or "")
    sizes = {**taken(rules, described, seats), **supply_of(described)}
    laid = piles_for(rules, len(seats), kingdom, sizes, versions, mouse)
    piles = with_traits(laid, described.get("traits"))
    state, cards = make_state(rules, len(seats), piles, seed_of(described))
    state_cards = [*cards]
    for p, seat in enumerate(seats):
        for place, names in lists_of(described.get(seat) or {}, seat):
            if place == "projects":
                continue  # they lie with the landscapes
            ordered = list(reversed(names)) if place == "deck" else names
            state_cards += [
                (rules.by_name[key_of(find_card(rules, n, versions))].id, p, p * OWN + PLACES[place]) for n in ordered
            ]
    for name in described.get("trash") or []:
        key = key_of(find_card(rules, str(name), versions))
        state_cards.append((rules.by_name[key].id, len(seats), len(seats) * OWN))
    state.make(state_cards)
    begin_turn(state, described, seats)
    state.start_knowing()
    return state


def taken(rules: Rules, described: Mapping[str, Any], seats: list[str]) -> dict[str, Any]:
    """The empty piles of the Artifacts that lie in front of players: there is one of each."""
    held = [name for seat in seats for name in (described.get(seat) or {}).get("front") or []]
    return {name: 0 for name in held if find_card(rules, name).types & ARTIFACT}


def check_shape(described: Mapping[str, Any]) -> None:
    """The parts of a position are of the kinds they must be."""
    players = described.get("players", 2)
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadInput(f"players is {players!r}; a whole number is expected there")
    for key in ("versions", "traits", "pile_tokens", *SEAT_NAMES):
        value = described.get(key) or {}
        if not isinstance(value, Mapping):
            raise BadInput(f"{key} is {value!r}; a mapping is expected there")
    for key in ("trash", "mentioned"):
        value = described.get(key) or []
        if not isinstance(value, list):
            raise BadInput(f"{key} is {value!r}; a list of card names is expected there")
    if not isinstance(described.get("supply") or {}, (Mapping, list)):
        raise BadInput(f"supply is {described['supply']!r}; a list of names, or a mapping to sizes, is expected there")


def seats_of(described: Mapping[str, Any]) -> list[str]:
    """The seats: A and B, and further ones that are named."""
    unknown_keys = [k for k in described if k not in TOP and not (len(str(k)) == 1 and str(k) in SEAT_NAMES)]
    if unknown_keys:
        raise unknown("part of a position", str(unknown_keys[0]), [*TOP, *SEAT_NAMES])
    count = int(described.get("players", 2))
    named = max((SEAT_NAMES.index(k) + 1 for k in described if k in SEAT_NAMES and len(k) == 1), default=2)
    count = max(count, named)
    check_players(count)
    return list(SEAT_NAMES[:count])


def lists_of(seat: Mapping[str, Any], name: str) -> list[tuple[str, list[str]]]:
    """The card lists of a seat, checked."""
    out: list[tuple[str, list[str]]] = []
    for key, value in seat.items():
        if key in PLACES or key == "projects":
            if not isinstance(value, list):
                raise BadInput(f"{name}.{key} is {value!r}; a list of card names is expected there")
            out.append((key, [str(x) for x in value]))
        elif key in NUMBERS:
            whole(value, f"{name}.{key}")
        else:
            raise unknown(f"part of seat {name}", str(key), [*PLACES, *NUMBERS, "projects"])
    return out


def supply_of(described: Mapping[str, Any]) -> dict[str, Any]:
    """Sizes or contents of piles that the position gives."""
    given = described.get("supply") or {}
    if isinstance(given, list):
        return {str(k): None for k in given}
    for name, size in given.items():
        fits = not isinstance(size, bool) and isinstance(size, int) and 0 <= size <= LARGEST_PILE
        if not isinstance(size, list) and not fits:
            raise BadInput(
                f"supply.{name} is {size!r}; a number from 0 up to {LARGEST_PILE}, or a list of cards, is wanted there"
            )
    return {str(k): v for k, v in given.items()}


def mentioned(rules: Rules, described: Mapping[str, Any], versions: Mapping[str, Any]) -> list[str]:
    """Every card named anywhere in the position: each has a pile."""
    facts = {c.name for c in card_facts().values()}
    names: list[str] = [n for n in supply_of(described)]
    for seat in SEAT_NAMES:
        for _, cards in lists_of(described.get(seat) or {}, seat):
            names += cards
    names += [str(n) for n in described.get("trash") or []]
    names += [check_ally(str(described["ally"]))] if described.get("ally") else []
    for key, value in {**(described.get("traits") or {}), **(described.get("pile_tokens") or {})}.items():
        names += [str(key), str(value)] if isinstance(value, str) else [str(key)]
    for n in names:
        if n not in GROUPS and n not in splits() and not isinstance(supply_of(described).get(n), list):
            find_card(rules, n, versions)
    names += [str(n) for n in described.get("mentioned") or [] if str(n) in facts or str(n) in splits()]
    return [n for n in dict.fromkeys(names) if n not in BASIC]


def begin_turn(s: State, described: Mapping[str, Any], seats: list[str]) -> None:
    """The active player's turn, at the beginning of the phase."""
    phase = str(described.get("phase", "action"))
    if phase not in PHASES:
        raise unknown("phase", phase, PHASES)
    s.active = seat_number(str(described.get("active", "A")), seats, "active seat")
    s.turn = 1
    for p, seat in enumerate(seats):
        given = described.get(seat) or {}
        for name, k in NUMBERS.items():
            default = 1 if k in (ACTIONS, BUYS) and p == s.active else 0
            s.res[p * s.nr + k] = int(given.get(name, default))
    f = s.push(s.rules.programs["turn"], s.active, -1, -1)
    give_traits(s, described.get("traits") or {})
    for name, n in (described.get("pile_tokens") or {}).items():
        put_tokens(s, pile_named(s, str(name)), whole(n, f"pile_tokens.{name}"))
    open_table(s)
    for p, seat in enumerate(seats):
        for name in (described.get(seat) or {}).get("projects") or []:
            c = next(c for c in range(len(s.defn)) if s.printed(c).title == str(name))
            program = s.printed(c).play
            if program is not None:
                s.push(program, p, c, -1)
    s.phase = PHASES.index(phase)
    f.pc = first_op(f.program.ops, s.phase)


def first_op(ops: list[Op], phase: int) -> int:
    """Where the turn program stands at the beginning of a phase."""
    wanted: type[Op] | None = {P_BUY: PlayTreasures, P_NIGHT: PlayNights, P_CLEANUP: CleanUp}.get(phase)
    for i, op in enumerate(ops):
        if wanted is not None and isinstance(op, wanted):
            return i - 1 if phase == P_CLEANUP else i
    return 1


def describe(s: State) -> dict[str, Any]:
    """The whole board in the words of the scenario format."""
    out: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "active": SEAT_NAMES[s.active],
        "trash": names_in(s, s.players * OWN),
        "piles": {},
    }
    for i, label in enumerate(s.layout.labels):
        if s.layout.shared[i] == MOUSE:
            out["mouse"] = names_in(s, s.layout.first_shared + i)
        if s.layout.shared[i] in PILES:
            z = s.layout.first_shared + i
            out["piles"][label.split("/")[0]] = int(s.size[z])
    ally = [s.printed(c).title for c in range(len(s.defn)) if s.printed(c).types & ALLY]
    further = {
        "ally": "".join(ally),
        "embargo_tokens": embargoes(s),
        "pile_tokens": pile_tokens(s),
        "traits": traits(s),
    }
    out.update({name: found for name, found in further.items() if found})
    for p in range(s.players):
        seat: dict[str, Any] = {}
        for place, kind in PLACES.items():
            names = names_in(s, p * OWN + kind)
            seat[place] = list(reversed(names)) if place == "deck" else names
        seat.update({name: int(s.res[p * s.nr + k]) for name, k in NUMBERS.items()})
        owned = projects(s, p)
        if owned:
            seat["projects"] = [s.printed(c).title for c in owned]
        on_piles = seat_tokens(s, p)
        if on_piles:
            seat["pile_tokens"] = on_piles
        seat["score"] = int(score(s, p))
        out[SEAT_NAMES[p]] = seat
    return out


def embargoes(s: State) -> dict[str, int]:
    """Embargo tokens by pile: each is a delayed ability that waits for a gain from it."""
    out: dict[str, int] = {}
    for m in s.lastings:
        if m.trigger is not None and m.trigger.program.key.startswith("Embargo/"):
            label = pile_name(s, -2 - m.data[0])
            out[label] = out.get(label, 0) + 1
    return out


def seat_tokens(s: State, p: int) -> dict[str, list[str]]:
    """A player's tokens by pile: each is called after its mode."""
    out: dict[str, list[str]] = {}
    for name, z in tokens(s, p):
        out.setdefault(s.layout.labels[z - s.layout.first_shared].split("/")[0], []).append(name)
    return out


def pile_tokens(s: State) -> dict[str, int]:
    """Victory point tokens by pile."""
    laid = {pile_name(s, -2 - m.cards[0]): int(m.n) for m in s.lastings if m.kind == M_GAME and m.key == G_PILE_TOKENS}
    return {name: n for name, n in laid.items() if n}


def traits(s: State) -> dict[str, str]:
    """The pile of each Trait."""
    given = [m for m in s.lastings if m.kind == M_GAME and m.key == G_TRAIT]
    return {s.printed(m.source).title: pile_name(s, m.n) for m in given}


def pile_name(s: State, z: int) -> str:
    """What a pile is called."""
    return s.layout.labels[z - s.layout.first_shared].split("/")[0]


def names_in(s: State, z: int) -> list[str]:
    """Titles of the cards of a zone, lowest first."""
    return [s.printed(c).title for c in s.cards_in(z)]


def outcome(s: State) -> dict[str, Any]:
    """Scores and winners of the match as it stands."""
    mask = s.winners if s.over else winners(s)
    return {
        "scores": [int(score(s, p)) for p in range(s.players)],
        "winners": [p for p in range(s.players) if mask >> p & 1],
        "turns": [int(s.resource(p, RESOURCES.index("turns"))) for p in range(s.players)],
        "clauses": list(s.rules.citations[s.end_citation]),
    }
