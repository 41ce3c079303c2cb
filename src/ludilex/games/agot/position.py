"""Positions from scenarios and back: a board in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludilex.board import Placed, placed, seat_number, seed_of, shown, whole
from ludilex.errors import BadInput, unknown
from ludilex.games.agot.build import card_facts
from ludilex.games.agot.settle import only_attachment, power_of, watch_strength
from ludilex.games.agot.setup import layout_of, note_shared
from ludilex.games.agot.terms import (
    ATTACHED,
    ATTACKING,
    CHALLENGES,
    CHARACTER,
    DEAD,
    DECK,
    DISCARD,
    DUPLICATES,
    F_ATTACKER,
    F_BORROWED,
    F_CHALLENGE,
    F_FIRST,
    F_REMEMBERS,
    F_TYPE,
    HAND,
    HOUSE,
    HOUSE_CARD,
    K_FACEDOWN,
    K_GOLD,
    K_KNEELING,
    K_POWER,
    K_ROLE,
    LIMBO,
    MILITARY_LEFT,
    OWN,
    P_CHALLENGES,
    P_EPIC,
    P_MARSHALLING,
    P_SETUP,
    PHASES,
    PLAY,
    PLOTS,
    RESOURCES,
    REVEALED,
    SETUP,
    SHADOWS,
    STRENGTH,
    USED,
)
from ludilex.games.agot.timing import Thrones
from ludilex.games.agot.turn import EnterPhase
from ludilex.kernel.characteristics import rebuild, stat
from ludilex.kernel.codes import M_CONTROL
from ludilex.kernel.control import EachPlayer
from ludilex.kernel.events import Lasting
from ludilex.kernel.lasting import add_lasting
from ludilex.kernel.leaving import attached
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

PLACES = {"deck": DECK, "hand": HAND, "discard": DISCARD, "dead": DEAD, "plots": PLOTS, "used": USED,
          "shadows": SHADOWS}  # fmt: skip
NUMBERS = {name: k for k, name in enumerate(RESOURCES)}
SEAT_NAMES = "ABC"  # C only where a ruling is about three players: the round itself is for two
TOP = ("phase", "first", "active", "mentioned", "versions", "seed", *SEAT_NAMES)
SEAT = ("house", "house_power", "plot", "play", *PLACES, *NUMBERS)
ON_A_CARD = ("power", "gold", "kneeling", "duplicates", "facedown")
ABOUT_A_CARD = ("owner", "controller")
NO_PLOT = "Test Plot"
HOUSES = ("House Stark", "House Lannister", "House Baratheon")


class Board:
    """The cards of a position before the state is made: definition, owner, zone; and what lies on what."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.cards: list[tuple[int, int, int]] = []
        self.hosts: list[tuple[int, int]] = []
        self.counters: list[tuple[int, int, int]] = []  # card, counter, number

    def add(self, name: str, owner: int, zone: int) -> int:
        """One more card; returns its number."""
        if name not in card_facts():
            raise unknown("card", name, card_facts())
        self.cards.append((self.rules.by_name[name].id, owner, zone))
        return len(self.cards) - 1

    def lay(self, p: int, kind: int, card: Placed) -> None:
        """A card on the table, with what is on it."""
        owner = seat_number(card.words.get("owner", SEAT_NAMES[p]), SEAT_NAMES)
        c = self.add(card.name, owner, p * OWN + kind)
        for key, k in (("power", K_POWER), ("gold", K_GOLD), ("kneeling", K_KNEELING)):
            if card.numbers.get(key):
                self.counters.append((c, k, card.numbers[key]))
        for _ in range(card.numbers.get("duplicates", 0)):
            self.hosts.append((self.add(card.name, owner, p * OWN + DUPLICATES), c))
        for x in card.attached:
            self.hang(p, x, c)

    def hang(self, p: int, card: Placed, host: int) -> None:
        """A card on another one, with what is on it."""
        q = seat_number(card.words.get("controller", SEAT_NAMES[p]), SEAT_NAMES)
        c = self.add(card.name, seat_number(card.words.get("owner", SEAT_NAMES[q]), SEAT_NAMES), q * OWN + ATTACHED)
        for key, k in (("kneeling", K_KNEELING), ("facedown", K_FACEDOWN), ("power", K_POWER)):
            if card.numbers.get(key):
                self.counters.append((c, k, card.numbers[key]))
        self.hosts.append((c, host))
        for x in card.attached:
            self.hang(q, x, c)


def position(rules: Rules, described: Mapping[str, Any]) -> State:
    """The state a scenario position describes: the active player is about to act in the phase named."""
    assert isinstance(rules, Thrones)
    for key in described:
        if key not in TOP:
            raise unknown("part of a position", str(key), TOP)
    board = Board(rules)
    players = 3 if "C" in described else 2
    for p, seat in enumerate(SEAT_NAMES[:players]):
        lay_seat(board, p, seat, described.get(seat) or {})
    state = State(rules, layout_of(rules, players), seed_of(described))
    state.make(board.cards)
    for c, h in board.hosts:
        state.attach(c, h)
    for c, k, n in board.counters:
        state.cnt[c * rules.nk + k] = n
    for p, seat in enumerate(SEAT_NAMES[:players]):
        for name, k in NUMBERS.items():
            state.res[p * state.nr + k] = whole((described.get(seat) or {}).get(name, 0), f"{seat}.{name}")
    note_shared(state)
    borrow(state, rules)
    for p in range(players):
        for c in state.cards_in(p * OWN + ATTACHED):
            only_attachment(state, rules, c)
    begin(state, described)
    rebuild(state)
    if state.fact(F_REMEMBERS):
        watch_strength(state, True)
    state.start_knowing()
    for c in range(len(state.zone)):
        if state.counter(c, K_FACEDOWN):
            state.know[c] = 1 << state.controller(c)  # only its player knows which card it is
    return state


def lay_seat(board: Board, p: int, seat: str, given: Mapping[str, Any]) -> None:
    """The cards of one player."""
    if not isinstance(given, Mapping):
        raise BadInput(f"{seat} is {given!r}; a mapping is expected there")
    for key in given:
        if key not in SEAT:
            raise unknown(f"part of seat {seat}", str(key), SEAT)
    house = placed([given.get("house", HOUSES[p])], f"{seat}.house", ON_A_CARD, ABOUT_A_CARD)[0]
    if house.name in card_facts() and card_facts()[house.name].types != HOUSE_CARD:
        raise BadInput(f"{seat}.house is {house.name}; a House card is expected there")
    power = whole(given.get("house_power", 0), f"{seat}.house_power")
    board.lay(p, HOUSE, Placed(house.name, {"power": power}, {}, house.attached))
    board.add(str(given.get("plot", NO_PLOT)), p, p * OWN + REVEALED)
    for card in placed(given.get("play", []), f"{seat}.play", ON_A_CARD, ABOUT_A_CARD):
        board.lay(p, PLAY, card)
    for name, kind in PLACES.items():
        cards = placed(given.get(name, []), f"{seat}.{name}")
        for x in reversed(cards) if name == "deck" else cards:
            board.add(x.name, p, p * OWN + kind)


def borrow(s: State, rules: Thrones) -> None:
    """Cards on the other side than their owner's are there to stay, but for those that a card on them holds there."""
    for p in range(s.players):
        for c in s.cards_in(p * OWN + PLAY):
            held = any(
                s.controller(x) == p and any(k.kind == M_CONTROL for k in s.printed(x).constants)
                for x in attached(s, c)
            )
            if s.owner[c] != p:
                s.set_fact(F_BORROWED, 1)
            if s.owner[c] != p and not held:
                add_lasting(s, Lasting(M_CONTROL, p, 0, [c], [s.life[c]], c, -1, 0, p, rules.c_control, None, None))


def begin(s: State, described: Mapping[str, Any]) -> None:
    """Where the game stands: in the turn of the active player, or at the beginning of the phase."""
    phase = str(described.get("phase", "challenges"))
    if phase not in PHASES or PHASES.index(phase) == P_EPIC:  # that one must have been created
        raise unknown("phase", phase, PHASES[:P_EPIC])
    active = seat_number(str(described.get("active", described.get("first", "A"))), SEAT_NAMES)
    first = seat_number(str(described.get("first", described.get("active", "A"))), SEAT_NAMES)
    s.turn = 1
    s.phase = PHASES.index(phase)
    s.active = active
    s.set_fact(F_FIRST, first)
    f = s.push(s.rules.programs["game"], first, -1, -1)
    ops = f.program.ops
    at = next(i for i, op in enumerate(ops) if isinstance(op, EnterPhase) and op.phase == s.phase)
    f.pc = at
    turns = {P_SETUP: (1, 1), P_MARSHALLING: (3, 2), P_CHALLENGES: (3, 1)}.get(int(s.phase))
    if turns is None:
        return
    f.pc = at + turns[0]
    f.i = (active - first) % s.players + 1
    for t in range(3):
        s.res[active * s.nr + MILITARY_LEFT + t] = 1
    each = ops[f.pc]
    assert isinstance(each, EachPlayer)
    each.start(s, f, active)
    s.stack[s.sp - 1].pc = turns[1]


# ---- and back
def describe(s: State) -> dict[str, Any]:
    """The whole board in the words of the scenario format."""
    out: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "active": SEAT_NAMES[s.active],
        "first": SEAT_NAMES[s.fact(F_FIRST)],
        "challenge": challenge(s),
    }
    for p, seat in enumerate(SEAT_NAMES[: s.players]):
        out[seat] = describe_seat(s, p)
    return out


def challenge(s: State) -> str:
    """The challenge going on: its attacker and type, or nothing."""
    return f"{SEAT_NAMES[s.fact(F_ATTACKER)]} {CHALLENGES[s.fact(F_TYPE)]}" if s.fact(F_CHALLENGE) else ""


def describe_seat(s: State, p: int) -> dict[str, Any]:
    """One player's side."""
    b = p * OWN
    seat: dict[str, Any] = {"play": [described(s, c) for c in s.cards_in(b + PLAY)]}
    for name, kind in PLACES.items():
        names = [s.printed(c).title for c in s.cards_in(b + kind)]
        seat[name] = list(reversed(names)) if name == "deck" else names
    seat["setup"] = [s.printed(c).title for c in s.cards_in(b + SETUP)]
    seat["limbo"] = [s.printed(c).title for c in s.cards_in(b + LIMBO)]
    house = s.head[b + HOUSE]
    seat["house"] = described(s, house) if house >= 0 else ""
    seat["house_power"] = int(s.counter(house, K_POWER)) if house >= 0 else 0
    seat["power"] = int(power_of(s, p))
    plot = s.head[b + REVEALED]
    seat["plot"] = s.printed(plot).title if plot >= 0 else ""
    seat.update({name: int(s.resource(p, k)) for name, k in NUMBERS.items()})
    return seat


def described(s: State, c: int) -> Any:
    """A card on the table with its numbers and what is on it."""
    on_it = [x for x in range(len(s.zone)) if s.hosted and s.host[x] == c]
    numbers = {
        "power": s.counter(c, K_POWER),
        "gold": s.counter(c, K_GOLD),
        "kneeling": s.counter(c, K_KNEELING),
        "duplicates": sum(s.kind(x) == DUPLICATES for x in on_it),
        "strength": stat(s, c, STRENGTH) if s.types(c) & CHARACTER else 0,
        "participating": int(s.counter(c, K_ROLE) > 0),
        "attacking": int(s.counter(c, K_ROLE) == ATTACKING),
    }
    words = {"owner": SEAT_NAMES[s.owner[c]] if s.owner[c] != s.controller(c) else ""}
    return shown(s.printed(c).title, numbers, words, [on_card(s, x, c) for x in on_it if s.kind(x) == ATTACHED])


def on_card(s: State, x: int, host: int) -> Any:
    """An attachment, with its controller where that is not the host's."""
    other = s.controller(x) != s.controller(host)
    numbers = {
        "kneeling": s.counter(x, K_KNEELING),
        "facedown": s.counter(x, K_FACEDOWN),
        "power": s.counter(x, K_POWER),
    }
    words = {"controller": SEAT_NAMES[s.controller(x)] if other else ""}
    return shown(s.printed(x).title, numbers, words, [on_card(s, y, x) for y in attached(s, x)])


def winners_of(s: State) -> Iterable[int]:
    """Seats that have won."""
    return [p for p in range(s.players) if s.winners >> p & 1]


def outcome(s: State) -> dict[str, Any]:
    """Power and winners of the match as it stands."""
    scores = [int(power_of(s, p)) for p in range(s.players)]
    return {
        "scores": scores,
        "winners": list(winners_of(s)) if s.over else [p for p in range(s.players) if scores[p] == max(scores)],
        "turns": [int(s.turn)],
        "clauses": list(s.rules.citations[s.end_citation]),
    }
