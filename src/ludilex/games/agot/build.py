"""From card definitions as data to the rules of one edition. Card modules are found, not listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ludilex.games.agot import cards as card_modules
from ludilex.games.agot.actions import Leave, Marshal, Open, Passives, PlayEvent, Use
from ludilex.games.agot.costs import Begins, Cost, GoldForIt, Limit
from ludilex.games.agot.ops import Save, SpendDuplicate
from ludilex.games.agot.paying import Give, PayToll, payment_program
from ludilex.games.agot.rounds import game_program
from ludilex.games.agot.terms import (
    ACTION,
    ANYONE_MAY,
    ATTACHED,
    ATTACHMENT,
    CHARACTER,
    EVENT,
    FIRST_TRAIT,
    G_FIRST_LIMIT,
    HAND,
    HOUSE,
    HOUSE_CARD,
    LAST_KEPT,
    LOCATION,
    PLAY,
    PLOT,
    REVEALED,
    W_CANCEL,
    W_PASSIVE,
    W_RESPONSE,
    W_SAVE,
    trait,
)
from ludilex.games.agot.timing import EDITIONS, Thrones
from ludilex.kernel.definitions import Ability, Constant, Definition, Replacement, Trigger
from ludilex.kernel.kit import cards_below
from ludilex.kernel.numbers import All, IsType, Num
from ludilex.kernel.ops import Choose
from ludilex.kernel.programs import Number, Op
from ludilex.kernel.selectors import Host

OPTIONS: Mapping[str, tuple[str, ...]] = {
    "dominance-gold": ("counted", "not-counted"),
    "vigilant": ("either-side", "attacker"),
}
Mark = int | str | tuple[int, int]
ZONES = {
    CHARACTER: 1 << PLAY,
    LOCATION: 1 << PLAY | 1 << ATTACHED,
    ATTACHMENT: 1 << ATTACHED,
    EVENT: 1 << HAND,
    PLOT: 1 << REVEALED,
    HOUSE_CARD: 1 << HOUSE,
}


@dataclass(frozen=True)
class Action:
    """An action: in these phases, at these costs, with these targets."""

    phases: int
    effects: tuple[Op, ...]
    costs: tuple[Cost, ...] = ()
    targets: tuple[Choose, ...] = ()
    when: Number | None = None
    zones: int = 0
    anyone: bool = False


@dataclass(frozen=True)
class Reaction:
    """What answers an event in a window: a passive ability, a save, a cancel or a response."""

    window: int
    verb: int
    effects: tuple[Op, ...]
    when: Number | None = None
    costs: tuple[Cost, ...] = ()
    targets: tuple[Choose, ...] = ()
    zones: int = 0


@dataclass(frozen=True)
class Always:
    """A constant ability: so much of (kind, key) on the cards where `where` holds."""

    kind: int
    key: int
    amount: int | Number
    where: Number
    zones: int = 0
    cite: tuple[str, ...] = ()


@dataclass(frozen=True)
class Instead:
    """A replacement effect about this card: it goes to another zone, or something else is done."""

    verb: int
    when: Number
    to: int = -1
    effects: tuple[Op, ...] = ()
    own: bool = True
    cite: tuple[str, ...] = ()


@dataclass(frozen=True)
class WhenRevealed:
    """What a plot does when it is revealed."""

    effects: tuple[Op, ...]


Part = Action | Reaction | Always | Instead | WhenRevealed


@dataclass(frozen=True)
class Card:
    """One card as written by its author."""

    name: str
    types: int
    cost: int
    stats: tuple[int, ...]
    marks: tuple[Mark, ...]
    parts: tuple[Part, ...] = ()
    on: Number | None = None  # what an attachment may be attached to
    test: bool = False  # exists for rulings only
    missing: str = ""  # what of the card is not done yet; such a card is in no deck


def character(
    name: str,
    house: int,
    cost: int,
    strength: int,
    marks: Sequence[Mark],
    *parts: Part,
    income: int = 0,
    influence: int = 0,
    initiative: int = 0,
    test: bool = False,
    missing: str = "",
) -> Card:
    """A character: name, house (0: none), gold cost, strength, marks (icons, crests, keywords, traits), abilities."""
    stats = (strength, income, influence, initiative)
    return Card(name, CHARACTER, cost, stats, (*_house(house), *marks), parts, test=test, missing=missing)


def location(
    name: str,
    house: int,
    cost: int,
    marks: Sequence[Mark],
    *parts: Part,
    income: int = 0,
    influence: int = 0,
    test: bool = False,
) -> Card:
    """A location."""
    return Card(name, LOCATION, cost, (0, income, influence), (*_house(house), *marks), parts, test=test)


def attachment(
    name: str,
    house: int,
    cost: int,
    marks: Sequence[Mark],
    *parts: Part,
    on: Number | None = None,
    test: bool = False,
    missing: str = "",
) -> Card:
    """An attachment, on a character that fits."""
    where = All(IsType(CHARACTER), on) if on is not None else None
    return Card(name, ATTACHMENT, cost, (0,), (*_house(house), *marks), parts, where, test, missing)


def event(name: str, house: int, marks: Sequence[Mark], *parts: Part, test: bool = False) -> Card:
    """An event."""
    return Card(name, EVENT, 0, (0,), (*_house(house), *marks), parts, test=test)


def plot(
    name: str, income: int, initiative: int, claim: int, *parts: Part, traits: Sequence[Mark] = (), test: bool = False
) -> Card:
    """A plot."""
    return Card(name, PLOT, 0, (0, income, 0, initiative, claim), tuple(traits), parts, test=test)


def house_card(name: str, house: int) -> Card:
    """A House card."""
    return Card(name, HOUSE_CARD, 0, (0,), (house,))


def _house(house: int) -> tuple[Mark, ...]:
    return (house,) if house else ()


# ---- parts
def action(
    phases: int,
    *effects: Op,
    costs: Sequence[Cost] = (),
    targets: Sequence[Choose] = (),
    when: Number | None = None,
    zones: int = 0,
    anyone: bool = False,
) -> Action:
    """A player action."""
    return Action(phases, effects, tuple(costs), tuple(targets), when, zones, anyone)


def passive(verb: int, *effects: Op, when: Number | None = None, zones: int = 0) -> Reaction:
    """A passive ability: it must happen."""
    return Reaction(W_PASSIVE, verb, effects, when, zones=zones)


def response(
    verb: int,
    *effects: Op,
    when: Number | None = None,
    costs: Sequence[Cost] = (),
    targets: Sequence[Choose] = (),
    zones: int = 0,
) -> Reaction:
    """A response."""
    return Reaction(W_RESPONSE, verb, effects, when, tuple(costs), tuple(targets), zones)


def save(
    verb: int,
    *effects: Op,
    when: Number | None = None,
    costs: Sequence[Cost] = (),
    targets: Sequence[Choose] = (),
    zones: int = 0,
) -> Reaction:
    """A response that saves."""
    return Reaction(W_SAVE, verb, effects, when, tuple(costs), tuple(targets), zones)


def cancel(verb: int, *effects: Op, when: Number | None = None, costs: Sequence[Cost] = ()) -> Reaction:
    """A response that cancels; its condition is about the card whose effect it is."""
    return Reaction(W_CANCEL, verb, effects, when, tuple(costs))


def revealed(*effects: Op) -> WhenRevealed:
    """When this plot is revealed."""
    return WhenRevealed(effects)


# ---- registration
def all_cards() -> list[Card]:
    """Every card of every module below `cards/`, in the order of module names."""
    return cards_below(card_modules)


def enter(r: Thrones, c: Card) -> Definition:
    """Register one card."""
    d = Definition(c.name, c.types, c.cost)
    d.stats = [*c.stats, *[0] * (5 - len(c.stats))]
    for m in c.marks:
        mark, value = (trait(m), 1) if isinstance(m, str) else m if isinstance(m, tuple) else (m, 1)
        if mark <= LAST_KEPT:
            d.colors |= 1 << mark
        elif mark < FIRST_TRAIT:
            d.words = [*d.words, mark, value]
        else:
            d.traits = [*d.traits, mark]
    d.attach = c.on
    for i, part in enumerate(c.parts):
        enter_part(r, c, d, f"{c.name}/{i}", part)
    return r.register(d)


def enter_part(r: Thrones, c: Card, d: Definition, key: str, part: Part) -> None:
    """Register one ability of a card."""
    if isinstance(part, Action):
        zones = part.zones or ZONES[c.types]
        program = r.program(key, [*beginning(r, c, part), *part.effects])
        needs = Begins(list(part.costs), list(part.targets), part.when)
        d.abilities = [*d.abilities, Ability(program, part.phases, zones | (ANYONE_MAY if part.anyone else 0), needs)]
        if zones & 1 << HAND and not c.test:
            r.actions_from_hand |= part.phases
    elif isinstance(part, Reaction):
        zones = part.zones or ZONES[c.types]
        program = r.program(key, [*beginning(r, c, part), *part.effects])
        needs = Begins(list(part.costs), list(part.targets), triggered=part.window != W_PASSIVE)
        d.triggers = [*d.triggers, Trigger(part.verb, program, part.when, False, zones, part.window, price=needs)]
        if zones & 1 << HAND:
            r.slow[part.verb] = 1
            if not c.test:
                r.answers_from_hand[part.window] |= 1 << part.verb
    elif isinstance(part, Always):
        amount = part.amount if isinstance(part.amount, Number) else Num(part.amount)
        zones = part.zones or ZONES[c.types]
        d.constants = [*d.constants, Constant(part.kind, part.key, amount, part.where, zones, r.cite(*part.cite))]
    elif isinstance(part, Instead):
        program_instead = r.program(key, list(part.effects)) if part.effects else None
        zones = 0 if part.own else ZONES[c.types]
        d.replacements = [
            *d.replacements,
            Replacement(part.verb, part.when, part.to, program_instead, part.own, zones, r.cite(*part.cite)),
        ]
    else:
        d.play = r.program(key, list(part.effects))


def beginning(r: Thrones, c: Card, part: Action | Reaction) -> list[Op]:
    """Step 1 of an ability, and the window in which it may be cancelled."""
    for cost in part.costs:
        if isinstance(cost, Limit):
            cost.key = G_FIRST_LIMIT + len(r.limits)
            r.limits.append(c.name)
    if isinstance(part, Reaction) and part.window == W_PASSIVE:
        return [*part.costs, *part.targets]
    for t in part.targets:
        t.serve(part.effects[0].purpose())  # the window for cancelling stands between them
    played: list[Op] = [PlayEvent()] if c.types == EVENT and not part.zones else []
    asked: list[Op] = [PayToll()] if c.types & (CHARACTER | LOCATION) else []
    triggered: list[Op] = [r.cancels] if not isinstance(part, Reaction) or part.window == W_RESPONSE else []
    early = [cost for cost in part.costs if not isinstance(cost, GoldForIt)]
    late = [cost for cost in part.costs if isinstance(cost, GoldForIt)]
    return [*played, *early, *part.targets, *late, *asked, *triggered]


@lru_cache(maxsize=16)
def rules_of(edition: str, dominance_gold: bool, vigilant_attacks_only: bool) -> Thrones:
    """The rules of an edition with all cards; made once per process."""
    r = Thrones(edition, dominance_gold, vigilant_attacks_only)
    r.options = {
        "dominance-gold": OPTIONS["dominance-gold"][0 if dominance_gold else 1],
        "vigilant": OPTIONS["vigilant"][1 if vigilant_attacks_only else 0],
    }
    for c in all_cards():
        enter(r, c)
        if c.test:
            r.test_cards.append(c.name)
        if c.missing:
            r.unfinished.append(c.name)
    r.action = r.program("action", [Open(), Use(), Passives(), r.responses, Leave()])
    r.marshalling = r.program("marshal", [Open(), Marshal(), Passives(), r.responses, Leave()])
    for p in (r.action, r.marshalling):
        p.kind = ACTION
        p.inner = True
    r.response = r.program("response", [Open(), Use(), Passives()])
    r.response.inner = True
    r.duplicate_save = r.program("duplicate save", [PayToll(of_host=True), Save(Host()), SpendDuplicate()])
    r.payment = r.program("payment", payment_program())
    r.toll = r.program("toll", [Give()])
    r.payment.inner = r.toll.inner = True
    r.program("game", game_program(r))
    r.seal()
    return r


def rules(edition: str, options: Mapping[str, str]) -> Thrones:
    """The rules of an edition with the named options."""
    if edition not in EDITIONS:
        raise KeyError(edition)
    return rules_of(
        edition, options.get("dominance-gold", "counted") == "counted", options.get("vigilant") == "attacker"
    )


@lru_cache(maxsize=1)
def card_facts() -> Mapping[str, Card]:
    """Every card as its author wrote it, by name."""
    return {c.name: c for c in all_cards()}
