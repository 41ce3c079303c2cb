"""From card definitions as data to the rules of one edition. Card modules are found, not listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ludilex.games.hkk import cards as card_modules
from ludilex.games.hkk.combat import combat_program
from ludilex.games.hkk.effects import Shield
from ludilex.games.hkk.entering import enter_program
from ludilex.games.hkk.keywords import Builders, IsActive, On, SpecialBuilders, permanents
from ludilex.games.hkk.nekron import Throwable
from ludilex.games.hkk.offers import Table
from ludilex.games.hkk.ops import React, play_program, use_program
from ludilex.games.hkk.printed import printed_of
from ludilex.games.hkk.settle import Capture, Die, Extract, Hold, Strengthen
from ludilex.games.hkk.terms import (
    AS_INSTANT,
    AS_LIFE_SAVING,
    AS_REACTION,
    ATTACHED,
    BUILDING,
    COMPONENTS,
    CREATURE,
    CREATURE_ZONES,
    CURRENCIES,
    EDITIONS,
    FOREIGN_TURN,
    GRAVEYARD,
    IN_ANY_MAIN,
    IN_OWN_MAIN,
    INSTANT,
    INSTANTLY,
    LIFE,
    LIFE_SAVING,
    LOCATION,
    LOCATION_SLOT,
    MIST,
    NEKRON_CARDS,
    NEVER,
    PASSIVE,
    POINTS,
    REACTION,
    RENEWED,
    RESERVE,
    RULE,
    S_LIFE,
    SPECIAL,
    TABLE,
    V_BUILD,
    V_DESTROY,
    V_PASSIVATE,
    V_PAY,
    V_SACRIFICE,
    V_SHED,
    V_THROW,
    V_TOKEN,
    VOID,
    WINDOWS,
    Y_BUILDER,
    Y_COMPONENTS,
    Y_LIFE,
    Y_POINTS,
    Y_SACRIFICE,
    Y_SHARD,
)
from ludilex.games.hkk.timing import Note
from ludilex.games.hkk.turn import turn_program
from ludilex.kernel.definitions import Ability, Constant, Definition, Trigger
from ludilex.kernel.kit import cards_below
from ludilex.kernel.numbers import Compare, Counter, IsType, Num
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.rules import Currency
from ludilex.kernel.selectors import This, Where
from ludilex.kernel.windows import window

OPTIONS: Mapping[str, tuple[str, ...]] = {
    "guard-post": ("5", "3", "4", "6", "7"),
    "most-points": ("20", "100"),
    "empty-deck": ("nothing", "loss"),
    "windows": ("offers", "always"),
}


@dataclass(frozen=True)
class When:
    """An ability that reacts to a verb: from where its card works, or (`own`) to what happens to the card itself."""

    verb: int
    effect: Sequence[Op]
    condition: Number | None = None
    own: bool = False
    optional: bool = False


@dataclass(frozen=True)
class Gives:
    """A continuous effect: so much of (kind, key) on what the scope names, while the card works or lies in `zones`."""

    kind: int
    key: int
    amount: int | Number
    scope: Number
    zones: int = 0


@dataclass(frozen=True)
class Use:
    """An activated ability: at a price, in some phases, on a target chosen when it is announced."""

    effect: Sequence[Op]
    price: tuple[int, ...] = ()
    target: Cards | None = None
    when: Number | None = None
    windows: int = INSTANTLY
    cite: tuple[str, ...] = ()


@dataclass(frozen=True)
class Card:
    """One card as written by its author."""

    name: str
    hu: str
    types: int
    cost: tuple[int, ...]  # per currency
    play: tuple[Op, ...] = ()
    stats: tuple[int, ...] = ()
    words: tuple[int, ...] = ()  # keyword, value, ...
    colors: int = 0
    subtypes: tuple[int, ...] = ()
    target: Cards | None = None
    attach: Number | None = None
    gives: tuple[Gives, ...] = ()
    uses: tuple[Use, ...] = ()
    when: tuple[When, ...] = ()
    vary: Number | None = None
    shows_hand: bool = False
    players: bool = False
    builder: Number | None = None
    answers: int = 0
    answers_use: bool = False
    substitute: tuple[int, ...] = ()  # currency, the one that may stand in, how much (0: as much), 1: once a turn
    base: str = ""  # its name without the mark of the version, where that does not follow from its name
    refusal: tuple[str, ...] = ()  # clauses on what it may not aim at
    copies: int = 3  # hkk.6.5.1, or what its text allows
    test: bool = False


def all_cards() -> list[Card]:
    """Every card of every module below `cards/`, in the order of module names."""
    return cards_below(card_modules)


def zones_of(c: Card) -> int:
    """The zones from which the card works."""
    if c.types & CREATURE:
        return CREATURE_ZONES
    if c.attach is not None:
        return 1 << ATTACHED
    if c.types & SPECIAL:
        return 1 << RULE
    return 1 << LOCATION_SLOT if c.types & LOCATION else 1 << TABLE


def enter(r: Table, c: Card) -> Definition:
    """Register one card."""
    d = Definition(c.name, c.types, 0)
    d.costs = [*c.cost, *[0] * (CURRENCIES - len(c.cost))]
    d.cost = d.costs[Y_POINTS] + d.costs[Y_SHARD]  # hkk.7.2.1
    d.stats = list(c.stats)
    d.words = list(c.words)
    d.colors = c.colors
    d.traits = list(c.subtypes)
    d.target = c.target
    d.attach = c.attach
    if c.play:
        d.play = r.program(f"{c.name}/play", list(c.play))
    zones = zones_of(c)
    works = r.cite("hkk.8.11.1.p2") if c.attach is not None else 0
    for g in c.gives:
        amount = g.amount if isinstance(g.amount, Number) else Num(g.amount)
        d.constants = [*d.constants, Constant(g.kind, g.key, amount, g.scope, g.zones or zones, works)]
    for i, u in enumerate(c.uses):
        program = r.program(f"{c.name}/use{i}", list(u.effect))
        use = Ability(program, u.windows, zones, u.when, list(u.price), r.cite(*u.cite), u.target)
        d.abilities = [*d.abilities, use]
    for i, w in enumerate(c.when):
        program = r.program(f"{c.name}/when{i}", list(w.effect))
        trigger = Trigger(w.verb, program, w.condition, w.own, 0 if w.own else zones, 0, 0, w.optional)
        d.triggers = [*d.triggers, trigger]
    if c.test:
        r.test_cards.append(c.name)
    r.notes.append(note_of(r, c))
    plain = all(n == 0 for k, n in enumerate(d.costs) if k != Y_POINTS)
    r.lifeless.append(len(d.stats) <= S_LIFE or d.stats[S_LIFE] <= 0)
    r.plain_cost.append(d.costs[Y_POINTS] if plain and not c.types & LOCATION else -1)
    return r.register(d)


def base_name(name: str) -> str:
    """The name that original and renewed version share (hkk.6.5.1.p2)."""
    return name.removesuffix(RENEWED)


def note_of(r: Table, c: Card) -> Note:
    """What the card says beside its kernel definition."""
    words = c.words[::2]
    moment = AS_INSTANT if c.types & INSTANT else IN_OWN_MAIN
    if REACTION in words:
        moment = AS_REACTION
    elif LIFE_SAVING in words:
        moment = AS_LIFE_SAVING
    elif FOREIGN_TURN in words:
        moment = IN_ANY_MAIN
    elif c.types & SPECIAL:
        moment = NEVER
    return Note(
        c.vary, c.shows_hand, c.players, c.builder, c.answers, c.answers_use, r.cite(*c.refusal), moment,
        list(c.substitute), c.base or base_name(c.name), int(c.name.endswith(RENEWED)),
        printed_of(c.name).golden or (len(c.cost) > Y_SHARD and c.cost[Y_SHARD] > 0),
        printed_of(c.name).token,
    )  # fmt: skip


def currencies(r: Table) -> list[Currency]:
    """What costs are paid in, by the numbers Y_..."""
    builder = On(1 << RESERVE, where=IsActive())
    return [
        Currency("point", resource=POINTS, verb=V_PAY, citation=r.c_points),
        Currency("component", resource=COMPONENTS, verb=V_PAY, instead=[Y_LIFE]),
        Currency(
            "nekron", cards=Throwable(), verb=V_THROW, to=VOID, each=NEKRON_CARDS, unchosen=True,
            citation=r.c_nekron,
        ),
        Currency("passive", cards=Where(This(), IsActive()), verb=V_PASSIVATE, counter=PASSIVE, itself=True),
        Currency(
            "token", cards=Where(This(), Compare(Counter(MIST), ">", Num(0))), verb=V_TOKEN, counter=MIST, by=-1,
            itself=True,
        ),
        Currency(
            "special-builder", cards=SpecialBuilders(), verb=V_BUILD, counter=PASSIVE, worth=Builders(),
            citation=r.cite("hkk.7.3", "hkk.12.2"),
        ),
        Currency(
            "builder", cards=builder, verb=V_BUILD, counter=PASSIVE, worth=Builders(), when=IsType(BUILDING),
            citation=r.c_builder,
        ),
        Currency("sacrifice", cards=permanents(), verb=V_SACRIFICE, to=GRAVEYARD, citation=r.c_sacrifice),
        Currency("shard", instead=[Y_POINTS, Y_COMPONENTS, Y_SACRIFICE, Y_BUILDER], citation=r.c_shard),
        Currency("this", cards=This(), verb=V_SACRIFICE, to=GRAVEYARD, itself=True),
        Currency("life", resource=LIFE, verb=V_SHED, each=2, when=IsType(LOCATION), citation=r.c_life),
    ]  # fmt: skip


def programs(r: Table) -> None:
    """Windows, actions, deaths, combat and the turn."""
    windows = [window(r, name) for name in WINDOWS]
    main, instants, react, save, stage_two = windows
    r.currencies = currencies(r)
    answering = React(react.program)
    r.play_program = r.program("play", play_program(answering))
    r.use_program = r.program("use", use_program(answering))
    r.program("enter", enter_program(False))
    r.program("put", enter_program(True))
    r.program("deaths", [Hold(), save, Die(), Extract(), Capture()])
    r.program("destroyed", [Die(V_DESTROY), Extract(), Capture()])
    r.program("strengthen", [Strengthen()])
    r.program("shield", [Shield()])
    r.combat_program = r.program("combat", combat_program(instants))
    r.program("turn", turn_program(r.combat_program, main, instants, stage_two))


@lru_cache(maxsize=32)
def rules_of(edition: str, guards: int, most_points: int, deck_out: bool, always: bool) -> Table:
    """The rules of an edition with all cards; made once per process."""
    r = Table(edition, guards, most_points, deck_out)
    r.options = {
        "guard-post": str(guards),
        "most-points": str(most_points),
        "empty-deck": "loss" if deck_out else "nothing",
        "windows": "always" if always else "offers",
    }
    r.always_ask = always
    programs(r)
    for c in all_cards():
        enter(r, c)
    r.seal()
    return r


def rules(edition: str, options: Mapping[str, str]) -> Table:
    """The rules of an edition with the named options."""
    if edition not in EDITIONS:
        raise KeyError(edition)
    value = {k: options.get(k, v[0]) for k, v in OPTIONS.items()}
    deck_out, always = value["empty-deck"] == "loss", value["windows"] == "always"
    return rules_of(edition, int(value["guard-post"]), int(value["most-points"]), deck_out, always)


@lru_cache(maxsize=1)
def card_facts() -> Mapping[str, Card]:
    """Every card as its author wrote it, by name."""
    return {c.name: c for c in all_cards()}
