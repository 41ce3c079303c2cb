"""Laying out a match: piles, starting decks, the first decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ludilex.errors import BadInput, unknown
from ludilex.games.dominion.effects.base import BoughtThisTurn, FirstThisTurn, PlayedThisTurn
from ludilex.games.dominion.effects.night import FirstTreasure
from ludilex.games.dominion.effects.renaissance import PlayedIntoPlay
from ludilex.games.dominion.ops import ready
from ludilex.games.dominion.piles import (
    COPPERS,
    Pile,
    allies,
    brings,
    card_facts,
    cards_of,
    check_ally,
    check_kingdom,
    dealt,
    draw,
    find_card,
    layout_of,
    pile_names,
    piles_for,
    splits,
    with_traits,
)
from ludilex.games.dominion.terms import (
    ACTION,
    ALLY,
    DECK,
    F_TABLE,
    FAVORS,
    G_TRAIT,
    HAND,
    MAT,
    OWN,
    T_PAST,
    T_PLAYED,
    T_TRAITS,
    T_WAYS,
    TRAIT,
    TREASURE,
    U_NEVER,
    V_EMPTY,
    V_PLAYED,
    WAY,
)
from ludilex.games.dominion.timing import FROM_SUPPLY, Dominion
from ludilex.kernel.codes import M_DELAY, M_GAME
from ludilex.kernel.columns import Layout
from ludilex.kernel.dump import attributes
from ludilex.kernel.events import Lasting
from ludilex.kernel.lasting import add_lasting
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

COLONIES = ("Platinum", "Colony")
SEATS = (2, 6)
SETUP = ("kingdom", "ally", "shelters", "colony", "traits", "mouse", "knowledge")  # what a match can be set up with
ESTATES = ("Estate", "Estate", "Estate")
SHELTERS = ("Hovel", "Necropolis", "Overgrown Estate")


def starting_deck(rules: Rules, kingdom: Sequence[str], shelters: bool = False) -> list[str]:
    """The ten cards of a starting deck: each Heirloom of the kingdom replaces a Copper, Shelters the three Estates."""
    old = heirlooms(rules, kingdom)
    return [*old, *["Copper"] * (COPPERS - len(old)), *(SHELTERS if shelters else ESTATES)]


def heirlooms(rules: Rules, kingdom: Iterable[str]) -> list[str]:
    """The Heirlooms that come with a kingdom, one for each of its cards that has one."""
    return [c.heirloom for c in (find_card(rules, n) for n in kingdom if n not in splits()) if c.heirloom]


def open_table(s: State) -> None:
    """Before the first turn: what concerns every play, and what the Ally and cards like it offer each player."""
    waiting = waits_for(s.rules, V_PLAYED)
    empty = waits_for(s.rules, V_EMPTY)
    asking = asks_for_the_past(s.rules)
    seen: set[int] = set()
    if any(s.rules.definitions[d].name in empty for d in s.defn):
        for verb in FROM_SUPPLY:  # an ear for each: nothing may take a card out of the Supply unheard
            add_lasting(s, Lasting(M_DELAY, verb, 0, [], [], -1, -1, U_NEVER, -1, 0, None, None))
    for c in range(len(s.defn)):
        d = s.rules.definitions[s.defn[c]]
        if d.types & WAY:
            s.facts[F_TABLE] |= T_WAYS
        if d.types & TRAIT:
            s.facts[F_TABLE] |= T_TRAITS
        if d.name in waiting:
            s.facts[F_TABLE] |= T_PLAYED
        if d.name in asking:
            s.facts[F_TABLE] |= T_PAST
        offer = d.play if d.types & (ALLY | TRAIT | MAT) else s.rules.programs.get(f"{d.name}/table")
        if offer is not None and d.id not in seen:
            seen.add(d.id)
            for p in reversed(range(s.players)):
                s.push(offer, p, c, s.life[c])


@lru_cache(maxsize=8)
def waits_for(rules: Rules, verb: int) -> frozenset[str]:
    """The cards that set up an ability which waits for this."""
    return frozenset(key.split("/")[0] for key, t in rules.triggers.items() if t.verb == verb)


def drawn_traits(kingdom: Sequence[str], seed: int) -> dict[str, str]:
    """A pile of Actions or Treasures of the kingdom for each of its Traits, drawn by the seed."""
    known = {**card_facts(), **{name: cards[0] for name, cards in splits().items()}}
    fits = [name for name in kingdom if known[name].types & (ACTION | TREASURE)]
    piles = [name if name in splits() else known[name].name for name in fits]
    traits = [name for name in kingdom if known[name].types & TRAIT]
    return dict(zip(traits, draw(piles, len(traits), seed), strict=False))


def give_traits(s: State, traits: Any) -> None:
    """Each Trait belongs to one pile."""
    if not isinstance(traits, Mapping):
        raise BadInput(f"traits is {traits!r}; a mapping of Traits to piles is expected there")
    for trait, pile in traits.items():
        card = next((c for c in range(len(s.defn)) if s.printed(c).title == trait and s.types(c) & TRAIT), -1)
        zone = next((i for i, label in enumerate(s.layout.labels) if str(pile) in label.split("/")), -1)
        if card < 0 or zone < 0:
            raise BadInput(f"traits.{trait} is {pile!r}; a Trait of this game and one of its piles belong there")
        zone += s.layout.first_shared
        add_lasting(s, Lasting(M_GAME, G_TRAIT, zone, [], [], card, -1, U_NEVER, -1, 0, None, None))


@lru_cache(maxsize=8)
def asks_for_the_past(rules: Rules) -> frozenset[str]:
    """The cards that ask what has been played or bought this turn."""
    trees: list[tuple[str, Any]] = [*rules.trees.items(), *((key, t.when) for key, t in rules.triggers.items())]
    return frozenset(key.split("/")[0] for key, tree in trees if asks(tree))


def asks(x: Any) -> bool:
    """The node, or one below it, asks what has been played or bought this turn."""
    if isinstance(x, (BoughtThisTurn, FirstThisTurn, PlayedThisTurn, PlayedIntoPlay, FirstTreasure)):
        return True
    if isinstance(x, (list, tuple)):
        return any(asks(y) for y in x)
    return isinstance(x, (Op, Number, Cards)) and any(asks(value) for _, value in attributes(x))


@dataclass(frozen=True)
class Table:
    """What all matches with a kingdom share; the cards of a shuffled pile are still to be dealt."""

    kingdom: tuple[str, ...]
    piles: list[Pile]
    layout: Layout
    cards: list[tuple[int, int, int]]
    in_trash: list[tuple[int, int, int]]


@lru_cache(maxsize=64)
def table(rules: Rules, players: int, kingdom: tuple[str, ...], more: tuple[str, ...] = (), mouse: str = "") -> Table:
    """Check a kingdom and lay it out, once; `more`: what is added to the basic piles."""
    check_kingdom(rules, kingdom)
    lent = (*kingdom, mouse) if mouse else kingdom
    sizes = {"Copper": 60 - (COPPERS - len(heirlooms(rules, lent))) * players}  # each replaces a Copper
    piles = piles_for(rules, players, [*more, *kingdom], sizes, {}, mouse)
    named = [find_card(rules, name) for name in (*kingdom, mouse) if name and name not in splits()]
    trash = [rules.by_name[z].id for c in named for z in c.in_trash]
    zone = players * OWN
    return Table(
        kingdom,
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


def ally_for(rules: Rules, kingdom: Sequence[str], named: str, seed: int) -> str:
    """The Ally of a match: the one named, else one drawn by the seed if something in the kingdom brings one."""
    if named:
        return check_ally(named)
    check_kingdom(rules, kingdom)
    if not brings(rules, kingdom, "Ally"):
        return ""
    names = allies()
    return draw(names, len(names), seed)[-1]  # the last of all: neighbouring seeds begin much alike


def draw_hand(s: State, p: int, n: int) -> None:
    """Deal a starting hand; nothing can react yet."""
    while n > 0 and ready(s, p):
        s.put(s.tail[p * OWN + DECK], p * OWN + HAND)
        n -= 1


def new_game(rules: Rules, players: int, seed: int, setup: Mapping[str, Any]) -> State:
    """A match about to ask its first decision.

    ``setup``: ``kingdom`` (names), ``ally`` (its name), ``traits`` (the pile of each Trait), ``mouse`` (the card that
    Way of the Mouse plays), all three drawn by the seed where they are needed and not named, ``shelters`` (True puts
    the three Shelters into the starting decks instead of the Estates), ``colony`` (True adds Platinum and Colony to
    the basic piles), ``knowledge`` (False switches the bookkeeping of who knows what off, for bulk play).
    """
    check_players(players)
    for key in setup:
        if key not in SETUP:
            raise unknown("set-up option", key, SETUP)
    assert isinstance(rules, Dominion)
    kingdom = tuple(str(k) for k in setup["kingdom"])
    mouse = mouse_card(rules, kingdom, setup.get("mouse"), seed)
    lent = [*kingdom, mouse] if mouse else kingdom
    ally = ally_for(rules, lent, str(setup.get("ally") or ""), seed)
    more = (*(COLONIES if switched(setup, "colony") else ()), *([ally] if ally else []))
    t = table(rules, players, kingdom, more, mouse)
    traits = setup.get("traits") or drawn_traits(t.kingdom, seed)
    layout = layout_of(rules, players, with_traits(t.piles, traits)) if traits else t.layout
    state = State(rules, layout, seed)
    cards = t.cards
    if any(p.pool for p in t.piles):
        cards = cards_of(rules, players, [dealt(p, seed + i) for i, p in enumerate(t.piles)])
    decks: list[tuple[int, int, int]] = []
    start = starting_deck(rules, lent, switched(setup, "shelters"))
    for p in range(players):
        decks += [(rules.by_name[key].id, p, p * OWN + DECK) for key in start]
    state.make([*cards, *decks, *t.in_trash])
    for p in range(players):
        state.shuffle(p * OWN + DECK)
        draw_hand(state, p, 5)
        state.res[p * state.nr + FAVORS] = 1 if ally else 0
    state.push(rules.programs["turn"], 0, -1, -1)
    give_traits(state, traits)
    open_table(state)
    if setup.get("knowledge", True):
        state.start_knowing()
    return state


def switched(setup: Mapping[str, Any], name: str) -> bool:
    """Whether an option of the set-up that is a yes or no is on."""
    value = setup.get(name, False)
    if not isinstance(value, bool):
        raise BadInput(f"{name} is {value!r}; true or false is expected there")
    return value


def mouse_card(rules: Rules, kingdom: Sequence[str], named: object, seed: int) -> str:
    """The card that Way of the Mouse plays, if it is there: an unused kingdom Action costing 2 or 3."""
    if "Way of the Mouse" not in kingdom:
        if named:
            raise BadInput(f"{named} is named for Way of the Mouse, which is not in the kingdom")
        return ""
    fit = [n for n in pile_names() if n not in kingdom and n not in splits() and small_action(rules, n)]
    if named and named not in fit:
        raise unknown("unused Action costing 2 or 3", str(named), fit)
    return str(named) if named else draw(fit, 1, seed)[0]


def small_action(rules: Rules, name: str) -> bool:
    """An Action that costs 2 or 3, and nothing but coins."""
    c = find_card(rules, name)
    return bool(c.types & ACTION) and c.cost in (2, 3) and not c.potions and not c.debt
