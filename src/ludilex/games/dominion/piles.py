"""The piles of a match: what a kingdom consists of, what its cards bring, and how many cards lie there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ludilex.errors import BadInput, unknown
from ludilex.games.dominion.build import Card, all_cards, key_of
from ludilex.games.dominion.terms import (
    ACTION,
    ALLY,
    BOON,
    BOONS,
    BOONS_USED,
    DOOM,
    FATE,
    HEX,
    HEXES,
    HEXES_USED,
    LANDSCAPE,
    LANDSCAPES,
    LIAISON,
    LOOT,
    LOOTER,
    LOOTS,
    MOUSE,
    NIGHT,
    OWN,
    PILE,
    REWARD,
    RUINS,
    SUPPLY,
    TRASH,
    TREASURE,
    VICTORY,
)
from ludilex.kernel.chance import below, following, seeded
from ludilex.kernel.columns import Layout
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

BASIC = ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse")
VICTORY_PILES = {2: 8, 3: 12, 4: 12, 5: 12, 6: 12}
COPPERS = 7  # in a starting deck without Heirlooms
UNDER = 5  # cards of the other name under a split pile of two
EACH_OF_SPLIT = 4  # copies of each name in a split pile of four
PROVINCES = {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}


@dataclass(frozen=True)
class Pile:
    """A pile: its zone kind, label, and card keys from bottom to top; `pool`: what it is dealt from by the seed."""

    kind: int
    label: str
    cards: tuple[str, ...]
    pool: tuple[str, ...] = ()


@dataclass(frozen=True)
class Group:
    """Cards of a type that lie together, shuffled: where, how many copies of each, where the used ones go."""

    types: int
    kind: int
    copies: int
    used: int = -1


GROUPS = {
    "Ruins": Group(RUINS, SUPPLY, 10),
    "Boons": Group(BOON, BOONS, 1, BOONS_USED),
    "Hexes": Group(HEX, HEXES, 1, HEXES_USED),
    "Loot": Group(LOOT, LOOTS, 2),
}
BRINGS = {FATE: "Boons", DOOM: "Hexes", LOOTER: "Ruins", LIAISON: "Ally"}  # what comes with a type


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
        return 60 - COPPERS * players
    if c.name == "Province":
        return PROVINCES[players]
    if c.pile >= 0:
        return c.pile
    if c.types & REWARD:
        return 1 if players == 2 else 2
    if c.types & VICTORY:
        return VICTORY_PILES[players]
    return 10


def splits() -> dict[str, list[Card]]:
    """The split piles of several names: their cards, the cheapest first."""
    out: dict[str, list[Card]] = {}
    for c in sorted(card_facts().values(), key=lambda c: c.cost):
        if c.split:
            out.setdefault(c.split, []).append(c)
    return out


def brought(c: Card) -> list[str]:
    """What comes into the game with a card: what it names, and what its types bring."""
    return [
        *c.needs,
        *([c.heirloom] if c.heirloom else []),
        *(name for types, name in BRINGS.items() if c.types & types),
    ]


def piles_for(
    rules: Rules,
    players: int,
    kingdom: Iterable[str],
    sizes: Mapping[str, Any],
    versions: Mapping[str, Any],
    mouse: str = "",
) -> list[Pile]:
    """The basic piles, the kingdom, and what the kingdom (or the card of Way of the Mouse) needs, directly or not."""
    names = list(dict.fromkeys([*BASIC, *kingdom]))
    names.sort(key=lambda n: n not in splits())  # before the cards that lie in them
    out: list[Pile] = []
    if mouse:
        apart = find_card(rules, mouse, versions)
        names += brought(apart)
        out.append(Pile(MOUSE, "Mouse", (key_of(apart),)))
    done: set[str] = set()
    while names:
        name = names.pop(0)
        if name in done:
            continue
        done.add(name)
        given = sizes.get(name)
        if isinstance(given, list) or name in GROUPS or name in splits():
            some = some_pile(rules, name, players, given, versions)
            held = {key for pile in some for key in (*pile.cards, *pile.pool)}
            done.update(card_facts()[key].name for key in held)
            names += [n for key in sorted(held) for n in brought(card_facts()[key])]
            out += some
            continue
        if name == "Ally":
            continue  # one is drawn, or named, by the set-up
        c = find_card(rules, name, versions)
        if c.part_of:
            names.insert(0, c.part_of)
            continue
        names += brought(c)
        pile = one_pile(rules, c, players, given, versions)
        if pile is not None:
            out.append(pile)
    return out


def one_pile(rules: Rules, c: Card, players: int, given: Any, versions: Mapping[str, Any]) -> Pile | None:
    """The pile of one card (over another, where its pile is split in two); None if it has no pile."""
    size = pile_size(c, players) if given is None else int(given)
    kind = LANDSCAPE if c.types & LANDSCAPES else PILE if c.outside else SUPPLY
    if c.pile == 0 and given is None:
        return None
    under = (key_of(find_card(rules, c.over, versions)),) * UNDER if c.over else ()
    label = f"{c.name}/{c.over}" if c.over else c.name
    return Pile(kind, label, (*under, *(key_of(c),) * (1 if kind == LANDSCAPE else size)))


def some_pile(rules: Rules, name: str, players: int, given: Any, versions: Mapping[str, Any]) -> list[Pile]:
    """A pile of several names: as given (the top first), a split pile, or the cards of a group."""
    group = GROUPS.get(name)
    kind = SUPPLY if group is None else group.kind
    pool: tuple[str, ...] = ()
    kinds = [key_of(c) for c in card_facts().values() if c.types & group.types] if group is not None else []
    if isinstance(given, list):
        cards = tuple(key_of(find_card(rules, str(x), versions)) for x in reversed(given))
    elif group is None:
        cards = tuple(key_of(c) for c in reversed(splits()[name]) for _ in range(EACH_OF_SPLIT))
    else:
        pool = tuple(kinds * group.copies)
        count = 10 * (players - 1) if name == "Ruins" else len(pool)
        cards = tuple(kinds[i % len(kinds)] for i in range(count))
    label = "/".join([name, *dict.fromkeys(card_facts()[key].name for key in reversed(kinds or cards))])
    out = [Pile(kind, label, cards, pool)]
    return out if group is None or group.used < 0 else [*out, Pile(group.used, f"used {name}", ())]


def make_state(
    rules: Rules, players: int, piles: Sequence[Pile], seed: int
) -> tuple[State, list[tuple[int, int, int]]]:
    """An empty state with its zones, and the cards of the piles as (definition, owner, zone)."""
    return State(rules, layout_of(rules, players, piles), seed), cards_of(rules, players, piles)


def layout_of(rules: Rules, players: int, piles: Sequence[Pile]) -> Layout:
    """The zones: those of the players, the trash, the piles."""
    kinds, labels = [p.kind for p in piles], [p.label for p in piles]
    closed = [1 + i for i, p in enumerate(piles) if p.kind == SUPPLY and p.label.split("/")[0] in GROUPS]
    return Layout(rules, players, [TRASH, *kinds], ["trash", *labels], closed)


def cards_of(rules: Rules, players: int, piles: Sequence[Pile]) -> list[tuple[int, int, int]]:
    """The cards of the piles as (definition, owner, zone)."""
    cards: list[tuple[int, int, int]] = []
    for zone, pile in enumerate(piles, players * OWN + 1):
        cards += [(rules.by_name[key].id, players, zone) for key in pile.cards]
    return cards


def check_kingdom(rules: Rules, kingdom: Sequence[str]) -> None:
    """Every name must be a kingdom card or landscape, once."""
    twice = [n for i, n in enumerate(kingdom) if n in kingdom[:i]]
    if twice:
        raise BadInput(f"the kingdom names {twice[0]} twice; each pile is named once")
    for name in kingdom:
        if name in splits():
            continue
        c = find_card(rules, name)
        if name in BASIC:
            raise BadInput(f"{name} is a basic pile and always there; a kingdom names other cards")
        if c.outside or c.component:
            raise BadInput(f"{name} is no kingdom card of its own; name the card that brings it in")


def with_traits(piles: Sequence[Pile], traits: object) -> list[Pile]:
    """The piles, where the label of a Trait tells what it lies on: "Reckless: Village"."""
    on = traits if isinstance(traits, Mapping) else {}
    return [
        Pile(p.kind, f"{p.label}: {on[p.label]}", p.cards, p.pool) if p.kind == LANDSCAPE and p.label in on else p
        for p in piles
    ]


def pile_names() -> list[str]:
    """Names of the piles a kingdom can be made of: single cards, and split piles instead of their cards.

    >>> "Wizards" in pile_names() or "Village" in pile_names(), "Gold" in pile_names()
    (True, False)
    """
    kinds = ACTION | TREASURE | VICTORY | NIGHT
    fits = (c for c in card_facts().values() if c.types & kinds and not c.outside and not c.component)
    return sorted({c.split or c.name for c in fits if c.name not in BASIC})


def allies() -> list[str]:
    """Names of the Allies."""
    return sorted(c.name for c in card_facts().values() if c.types & ALLY)


def check_ally(name: str) -> str:
    """The name of an Ally; close matches in the error."""
    if name not in allies():
        raise unknown("Ally", name, allies())
    return name


def brings(rules: Rules, kingdom: Iterable[str], thing: str) -> bool:
    """Something of the kingdom brings that into the game, directly or by what it brings."""
    names = list(kingdom)
    done: set[str] = set()
    while names:
        name = names.pop()
        if name == thing:
            return True
        if name not in done and name not in GROUPS:
            cards = splits().get(name) or [find_card(rules, name)]
            names += [n for c in cards for n in (*brought(c), *([c.part_of] if c.part_of else []))]
        done.add(name)
    return False


def dealt(pile: Pile, seed: int) -> Pile:
    """A pile that is dealt from a shuffled pool, such as the Ruins. Other piles stay as they are."""
    if not pile.pool:
        return pile
    return Pile(pile.kind, pile.label, tuple(draw(list(pile.pool), len(pile.cards), seed)))


def draw(names: list[str], count: int, seed: int) -> list[str]:
    """So many of the names, drawn by the seed."""
    names = list(names)
    x = seeded(seed)
    out: list[str] = []
    while len(out) < count and names:
        x = following(x)
        out.append(names.pop(below(x, len(names))))
    return out
