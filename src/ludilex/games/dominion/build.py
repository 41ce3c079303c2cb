"""From card definitions as data to the rules of one edition. Card modules are found, not listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ludilex.games.dominion import cards as card_modules
from ludilex.games.dominion.effects.hinterlands import EventTo
from ludilex.games.dominion.ops import Reshuffle
from ludilex.games.dominion.playing import ChooseWay, FollowTwice, PlayOver
from ludilex.games.dominion.terms import ACTION, DISCARD, EDITIONS, V_GAIN, V_TRASH
from ludilex.games.dominion.timing import AS, FROM_SUPPLY, Dominion
from ludilex.games.dominion.turn import turn_program
from ludilex.kernel.codes import M_COPY, M_GRANT
from ludilex.kernel.definitions import Constant, Definition, Gift, Replacement, Trigger
from ludilex.kernel.kit import cards_below
from ludilex.kernel.numbers import EventBy, Num
from ludilex.kernel.programs import Number, Op

OPTIONS: Mapping[str, tuple[str, ...]] = {
    "play-lost": ("not-played", "played"),
    "coffers": ("any-time", "before-buying"),
}


@dataclass(frozen=True)
class When:
    """An ability that reacts: to `verb`, from zone kinds (`zones` mask; 0: to events about the card itself)."""

    verb: int
    effect: Sequence[Op]
    zones: int = 0
    condition: Number | None = None
    optional: bool = False
    price: Number | None = None
    cite: tuple[str, ...] = ()


@dataclass(frozen=True)
class Gives:
    """While its card lies in zone kinds (`zones` mask), playing a card that fits does the effect."""

    where: Number
    effect: Sequence[Op]
    zones: int


@dataclass(frozen=True)
class Card:
    """One card version as written by its author; see docs/write-a-card.md."""

    name: str
    types: int
    cost: int
    play: tuple[Op, ...] = ()
    version: str = ""
    potions: int = 0
    debt: int = 0
    points: int = 0
    score: Number | None = None
    when: tuple[When, ...] = ()
    constant: tuple[Constant, ...] = ()
    gives: tuple[Gives, ...] = ()
    pile: int = -1  # size; -1: the usual one for its types
    outside: bool = False  # its pile is not in the Supply
    needs: tuple[str, ...] = ()  # what else a kingdom with it needs
    current: tuple[str, ...] = ()  # printings that this text is (besides the bare name)
    over: str = ""  # the card of which five lie under it in its pile
    part_of: str = ""  # the pile its copies lie in, if that is another card's
    in_trash: tuple[str, ...] = ()  # what lies in the trash from the start
    component: bool = False  # comes with other cards, is never one of the ten itself
    heirloom: str = ""  # the Treasure that replaces a starting Copper in games with this card
    split: str = ""  # the split pile of several names it is printed in
    test: bool = False  # only rulings use it: no kingdom may
    table: tuple[Op, ...] = ()  # what each player does before the first turn of games with it, as with an Ally
    gained_to: int = -1  # zone kind it is gained to where the gainer names none


def card(
    name: str,
    types: int,
    cost: int,
    *play: Op,
    version: str = "",
    potions: int = 0,
    debt: int = 0,
    points: int = 0,
    score: Number | None = None,
    when_gained: Sequence[Op] = (),
    when_trashed: Sequence[Op] = (),
    when: Sequence[When] = (),
    constant: Sequence[Constant] = (),
    gives: Sequence[Gives] = (),
    pile: int = -1,
    outside: bool = False,
    needs: Sequence[str] = (),
    current: Sequence[str] = (),
    over: str = "",
    part_of: str = "",
    in_trash: Sequence[str] = (),
    component: bool = False,
    heirloom: str = "",
    split: str = "",
    test: bool = False,
    table: Sequence[Op] = (),
    gained_to: int = -1,
) -> Card:
    """A card: name, types, cost in coins, then what playing it does, top to bottom.

    >>> from ludilex.games.dominion.terms import ACTION
    >>> from ludilex.games.dominion.words import actions
    >>> from ludilex.games.dominion.ops import Draw
    >>> card("Village", ACTION, 3, Draw(1), actions(2)).name
    'Village'
    """
    own = [When(V_GAIN, tuple(when_gained))] if when_gained else []
    own += [When(V_TRASH, tuple(when_trashed))] if when_trashed else []
    return Card(
        name, types, cost, play, version, potions, debt, points, score, (*own, *when), tuple(constant),
        tuple(gives), pile, outside,
        tuple(needs), tuple(current), over, part_of, tuple(in_trash), component or test or bool(part_of), heirloom,
        split, test, tuple(table), gained_to,
    )  # fmt: skip


def all_cards() -> list[Card]:
    """Every card of every module below `cards/`, in the order of module names."""
    return cards_below(card_modules)


def key_of(c: Card) -> str:
    """Unique name of a card version: the current one has the bare name."""
    return f"{c.name} ({c.version})" if c.version else c.name


def enter(r: Dominion, c: Card) -> Definition:
    """Register one card version."""
    key = key_of(c)
    d = Definition(key, c.types, c.cost)
    d.title = c.name
    d.version = c.version
    d.costs = [c.potions, c.debt] if c.potions or c.debt else []
    d.points = c.points
    d.score = c.score
    if c.play:
        d.play = r.program(f"{key}/play", list(c.play))
    if c.table:
        r.program(f"{key}/table", list(c.table))
    for i, w in enumerate(c.when):
        program = r.program(f"{key}/when{i}", list(w.effect))
        own = w.zones == 0
        condition = w.condition
        if condition is None and not own:
            condition = EventBy()  # "when you ...": about my own events unless it says otherwise
        d.triggers = [
            *d.triggers,
            Trigger(w.verb, program, condition, own, w.zones, 0, r.cite(*w.cite), w.optional, w.price),
        ]
    gifts = [
        r.gift(Gift(f"{key}/gives{i}", [], [], r.program(f"{key}/gives{i}", list(g.effect))))
        for i, g in enumerate(c.gives)
    ]
    given = [Constant(M_GRANT, 0, Num(1), g.where, g.zones, 0, x) for g, x in zip(c.gives, gifts, strict=True)]
    d.constants = [*c.constant, *given]
    d.wide = any(k.kind >= M_COPY for k in d.constants)  # what cards are, they are wherever they lie
    if c.gained_to >= 0:
        cite = r.cite("dominion.ext.no-visiting")
        d.replacements = [Replacement(V_GAIN, EventTo(DISCARD), c.gained_to, own=True, citation=cite)]
    return r.register(d)


@lru_cache(maxsize=64)
def rules_of(edition: str, plays_lost: bool, late_coffers: bool = False) -> Dominion:
    """The rules of an edition with all cards; made once per process."""
    r = Dominion(edition, plays_lost, late_coffers)
    switched = (plays_lost, late_coffers)
    r.options = {name: values[on] for (name, values), on in zip(OPTIONS.items(), switched, strict=True)}
    for c in all_cards():
        d = enter(r, c)
        if d.types & ACTION:
            r.gifts[AS + d.name] = Gift(AS + d.name, d.triggers, d.constants, d.play, d.types)
        if c.test:
            r.test_cards.append(c.name)
    r.program("turn", turn_program(r))
    r.program("play-over", [PlayOver()])
    r.program("choose-way", [ChooseWay()])
    r.program("reshuffle", [Reshuffle()])
    r.program("follow-twice", [FollowTwice()])
    for verb in FROM_SUPPLY:
        r.hear(verb, None)
    r.seal()
    return r


def rules(edition: str, options: Mapping[str, str]) -> Dominion:
    """The rules of an edition with the named options."""
    if edition not in EDITIONS:
        raise KeyError(edition)
    return rules_of(edition, *(options.get(name) == values[1] for name, values in OPTIONS.items()))
