"""Laying out a match: piles, starting decks, the first decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ludilex.errors import BadInput, unknown
from ludilex.games.dominion.build import Card, all_cards, key_of
from ludilex.games.dominion.effects.base import BoughtThisTurn, FirstThisTurn, PlayedThisTurn
from ludilex.games.dominion.effects.night import FirstTreasure
from ludilex.games.dominion.effects.renaissance import PlayedIntoPlay
from ludilex.games.dominion.ops import ready
from ludilex.games.dominion.terms import (
    ACTION,
    ALLY,
    BOON,
    BOONS,
    BOONS_USED,
    DECK,
    DOOM,
    F_TABLE,
    FATE,
    FAVORS,
    G_TRAIT,
    HAND,
    HEX,
    HEXES,
    HEXES_USED,
    LANDSCAPE,
    LANDSCAPES,
    LIAISON,
    LOOT,
    LOOTER,
    LOOTS,
    MAT,
    MOUSE,
    NIGHT,
    OWN,
    PILE,
    REWARD,
    RUINS,
    SUPPLY,
    T_PAST,
    T_PLAYED,
    T_TRAITS,
    T_WAYS,
    TRAIT,
    TRASH,
    TREASURE,
    U_NEVER,
    V_EMPTY,
    V_PLAYED,
    VICTORY,
    WAY,
)
from ludilex.games.dominion.timing import FROM_SUPPLY, Dominion
from ludilex.kernel.chance import below, following, seeded
from ludilex.kernel.codes import M_DELAY, M_GAME
from ludilex.kernel.columns import Layout
from ludilex.kernel.dump import attributes
from ludilex.kernel.events import Lasting
from ludilex.kernel.lasting import add_lasting
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

BASIC = ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse")
COLONIES = ("Platinum", "Colony")
SEATS = (2, 6)
SETUP = ("kingdom", "ally", "shelters", "colony", "traits", "mouse", "knowledge")  # what a match can be set up with
FIRST_GAME = (
    "Chapel", "Village", "Vassal", "Militia", "Moat", "Smithy", "Throne Room", "Laboratory", "Market", "Witch",
)  # fmt: skip
VICTORY_PILES = {2: 8, 3: 12, 4: 12, 5: 12, 6: 12}
ESTATES = ("Estate", "Estate", "Estate")
SHELTERS = ("Hovel", "Necropolis", "Overgrown Estate")
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


def ally_for(rules: Rules, kingdom: Sequence[str], named: str, seed: int) -> str:
    """The Ally of a match: the one named, else one drawn by the seed if something in the kingdom brings one."""
    if named:
        return check_ally(named)
    check_kingdom(rules, kingdom)
    if not brings(rules, kingdom, "Ally"):
        return ""
    names = allies()
    return draw(names, len(names), seed)[-1]  # the last of all: neighbouring seeds begin much alike


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
    state = State(rules, t.layout, seed)
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
    give_traits(state, setup.get("traits") or drawn_traits(t.kingdom, seed))
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
