"""Laying out a match: piles, starting decks, the first decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ludilex.errors import BadInput, unknown
from ludilex.games.dominion.build import Card, all_cards, key_of
from ludilex.games.dominion.ops import ready
from ludilex.games.dominion.terms import (
    ACTION,
    DECK,
    EVENT,
    HAND,
    LANDSCAPE,
    NIGHT,
    OWN,
    PILE,
    RUINS,
    SUPPLY,
    TRASH,
    TREASURE,
    VICTORY,
)
from ludilex.games.dominion.timing import Dominion
from ludilex.kernel.chance import below, following, seeded
from ludilex.kernel.columns import Layout
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

BASIC = ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse")
SEATS = (2, 6)
FIRST_GAME = (
    "Chapel", "Village", "Vassal", "Militia", "Moat", "Smithy", "Throne Room", "Laboratory", "Market", "Witch",
)  # fmt: skip
VICTORY_PILES = {2: 8, 3: 12, 4: 12, 5: 12, 6: 12}
UNDER = 5  # cards of the other name under a split pile
PROVINCES = {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}


@dataclass(frozen=True)
class Pile:
    """A pile: its zone kind, label, and card keys from bottom to top."""

    kind: int
    label: str
    cards: tuple[str, ...]


@lru_cache(maxsize=1)
def card_facts() -> dict[str, Card]:
    """Card versions by unique name."""
    return {key_of(c): c for c in all_cards()}


def find_card(rules: Rules, name: str, versions: Mapping[str, Any] | None = None) -> Card:
    """A card by name (and version, where one is asked for); close matches in the error."""
    facts = card_facts()
    version = str((versions or {}).get(name, ""))
    wanted = f"{name} ({version})" if version else name
    if wanted in facts:
        return facts[wanted]
    if name in facts and version:
        current = facts[name]
        if version in current.current:
            return current
        raise BadInput(f"there is no version {version!r} of {name} here")
    raise unknown("card", name, sorted({c.name for c in facts.values()}))


def pile_size(c: Card, players: int) -> int:
    """How many cards a pile starts with (dominion.rules.setup)."""
    if c.name == "Curse":
        return 10 * (players - 1)
    if c.name == "Copper":
        return 60 - 7 * players
    if c.name == "Province":
        return PROVINCES[players]
    if c.pile >= 0:
        return c.pile
    if c.types & VICTORY:
        return VICTORY_PILES[players]
    return 10


def piles_for(
    rules: Rules, players: int, kingdom: Iterable[str], sizes: Mapping[str, Any], versions: Mapping[str, Any]
) -> list[Pile]:
    """The basic piles, the kingdom, and what the kingdom needs."""
    names = list(dict.fromkeys([*BASIC, *kingdom]))
    out: list[Pile] = []
    done: set[str] = set()
    while names:
        name = names.pop(0)
        given = sizes.get(name)
        if name in done:
            continue
        done.add(name)
        if isinstance(given, list):  # a mixed pile, top first
            cards = tuple(key_of(find_card(rules, str(x), versions)) for x in reversed(given))
            out.append(Pile(SUPPLY, "/".join([name, *dict.fromkeys(str(x) for x in given)]), cards))
            done.update(str(x) for x in given)
            continue
        if name == "Ruins":
            kinds = [key_of(c) for c in card_facts().values() if c.types & RUINS]
            cards = tuple(kinds[i % len(kinds)] for i in range(10 * (players - 1)))
            out.append(Pile(SUPPLY, "/".join(["Ruins", *kinds]), cards))
            continue
        c = find_card(rules, name, versions)
        if c.part_of:
            names.insert(0, c.part_of)
            continue
        size = pile_size(c, players) if given is None else int(given)
        kind = LANDSCAPE if c.types & EVENT else PILE if c.outside else SUPPLY
        under = (key_of(find_card(rules, c.over, versions)),) * UNDER if c.over else ()
        label = f"{name}/{c.over}" if c.over else name
        out.append(Pile(kind, label, (*under, *(key_of(c),) * (1 if kind == LANDSCAPE else size))))
        names += [n for n in c.needs if n not in done]
    return out


def make_state(
    rules: Rules, players: int, piles: Sequence[Pile], seed: int
) -> tuple[State, list[tuple[int, int, int]]]:
    """An empty state with its zones, and the cards of the piles as (definition, owner, zone)."""
    return State(rules, layout_of(rules, players, piles), seed), cards_of(rules, players, piles)


def layout_of(rules: Rules, players: int, piles: Sequence[Pile]) -> Layout:
    """The zones: those of the players, the trash, the piles."""
    kinds, labels = [p.kind for p in piles], [p.label for p in piles]
    closed = [1 + i for i, p in enumerate(piles) if p.label.split("/")[0] == "Ruins"]
    return Layout(rules, players, [TRASH, *kinds], ["trash", *labels], closed)


def cards_of(rules: Rules, players: int, piles: Sequence[Pile]) -> list[tuple[int, int, int]]:
    """The cards of the piles as (definition, owner, zone)."""
    cards: list[tuple[int, int, int]] = []
    for zone, pile in enumerate(piles, players * OWN + 1):
        cards += [(rules.by_name[key].id, players, zone) for key in pile.cards]
    return cards


@dataclass(frozen=True)
class Table:
    """What all matches with a kingdom share; the cards of a shuffled pile are still to be dealt."""

    piles: list[Pile]
    layout: Layout
    cards: list[tuple[int, int, int]]
    in_trash: list[tuple[int, int, int]]


@lru_cache(maxsize=64)
def table(rules: Rules, players: int, kingdom: tuple[str, ...]) -> Table:
    """Check a kingdom and lay it out, once."""
    check_kingdom(rules, kingdom)
    piles = piles_for(rules, players, kingdom, {}, {})
    trash = [rules.by_name[z].id for name in kingdom for z in find_card(rules, name).in_trash]
    zone = players * OWN
    return Table(
        piles,
        layout_of(rules, players, piles),
        cards_of(rules, players, piles),
        [(d, players, zone) for d in trash],
    )


def check_players(players: int) -> None:
    """Dominion is for 2 to 6 players."""
    low, high = SEATS
    if isinstance(players, bool) or not isinstance(players, int) or not low <= players <= high:
        raise BadInput(f"Dominion is for {low} to {high} players, not {players!r}")


def check_kingdom(rules: Rules, kingdom: Sequence[str]) -> None:
    """Every name must be a kingdom card or landscape, once."""
    twice = [n for i, n in enumerate(kingdom) if n in kingdom[:i]]
    if twice:
        raise BadInput(f"the kingdom names {twice[0]} twice; each pile is named once")
    for name in kingdom:
        c = find_card(rules, name)
        if name in BASIC:
            raise BadInput(f"{name} is a basic pile and always there; a kingdom names other cards")
        if c.outside or c.component:
            raise BadInput(f"{name} is no kingdom card of its own; name the card that brings it in")


def kingdom_names(rules: Rules) -> list[str]:
    """Names of the cards a kingdom can be made of."""
    kinds = ACTION | TREASURE | VICTORY | NIGHT
    return sorted(
        {
            c.name
            for c in card_facts().values()
            if c.types & kinds and not c.outside and not c.component and c.name not in BASIC
        }
    )


def draw_hand(s: State, p: int, n: int) -> None:
    """Deal a starting hand; nothing can react yet."""
    while n > 0 and ready(s, p):
        s.put(s.tail[p * OWN + DECK], p * OWN + HAND)
        n -= 1


def new_game(rules: Rules, players: int, seed: int, setup: Mapping[str, Any]) -> State:
    """A match about to ask its first decision.

    ``setup``: ``kingdom`` (names, or ``"random"`` for ten drawn by the seed; default the first game's ten),
    ``knowledge`` (False switches the bookkeeping of who knows what off, for bulk play).
    """
    check_players(players)
    for key in setup:
        if key not in ("kingdom", "knowledge"):
            raise unknown("set-up option", key, ["kingdom", "knowledge"])
    assert isinstance(rules, Dominion)
    kingdom = setup.get("kingdom") or FIRST_GAME
    if kingdom == "random":
        kingdom = random_kingdom(rules, seed)
    elif isinstance(kingdom, str):
        kingdom = [k.strip() for k in kingdom.split(",") if k.strip()]
    t = table(rules, players, tuple(str(k) for k in kingdom))
    state = State(rules, t.layout, seed)
    cards = t.cards
    if t.layout.closed:
        cards = cards_of(rules, players, [ruins(p, players, seed) for p in t.piles])
    decks: list[tuple[int, int, int]] = []
    for p in range(players):
        decks += [(rules.by_name["Copper"].id, p, p * OWN + DECK)] * 7
        decks += [(rules.by_name["Estate"].id, p, p * OWN + DECK)] * 3
    state.make([*cards, *decks, *t.in_trash])
    for p in range(players):
        state.shuffle(p * OWN + DECK)
        draw_hand(state, p, 5)
    state.push(rules.programs["turn"], 0, -1, -1)
    if setup.get("knowledge", True):
        state.start_knowing()
    return state


def random_kingdom(rules: Rules, seed: int) -> list[str]:
    """Ten kingdom cards drawn by the seed."""
    return draw(kingdom_names(rules), 10, seed)


def ruins(pile: Pile, players: int, seed: int) -> Pile:
    """The Ruins pile as dealt: 10 for each other player, out of 10 of each kind. Other piles stay as they are."""
    kinds = pile.label.split("/")
    if kinds[0] != "Ruins":
        return pile
    return Pile(pile.kind, pile.label, tuple(draw(kinds[1:] * 10, 10 * (players - 1), seed)))


def draw(names: list[str], count: int, seed: int) -> list[str]:
    """So many of the names, drawn by the seed."""
    names = list(names)
    x = seeded(seed)
    out: list[str] = []
    while len(out) < count and names:
        x = following(x)
        out.append(names.pop(below(x, len(names))))
    return out
