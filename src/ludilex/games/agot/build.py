"""From card definitions as data to the rules of one edition. Card modules are found, not listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from ludilex.games.agot import cards as card_modules
from ludilex.games.agot.actions import Leave, Marshal, Open, Passives, PlayEvent, Use
from ludilex.games.agot.costs import AmbushPrice, Begins, Cost, Gold, Limit
from ludilex.games.agot.effects.hopes import hope_of
from ludilex.games.agot.effects.memory import StrengthChanged
from ludilex.games.agot.ops import PutIntoPlay, Save, SpendDuplicate
from ludilex.games.agot.paying import Give, PayToll, payment_program
from ludilex.games.agot.rounds import game_program, one_challenge
from ludilex.games.agot.shadows import Emerge
from ludilex.games.agot.terms import (
    ACTION,
    AMBUSH,
    ANY_PHASE,
    ANYONE_MAY,
    ATTACHED,
    ATTACHMENT,
    CHALLENGES,
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
from ludilex.kernel.codes import M_FORBID
from ludilex.kernel.definitions import Ability, Constant, Definition, Replacement, Trigger
from ludilex.kernel.kit import cards_below
from ludilex.kernel.numbers import All, IsType, Num
from ludilex.kernel.ops import Choose
from ludilex.kernel.programs import Number, Op
from ludilex.kernel.selectors import Host, This

OPTIONS: Mapping[str, tuple[str, ...]] = {
    "uniqueness": ("edition", "controlled", "owned-or-controlled"),
    "both-at-goal": ("first-player", "draw"),
    "power-elsewhere": ("not-counted", "attachments"),
    "empty-deck": ("nothing", "loss"),
    "plot-deck": ("seven", "any"),
    "mulligans": ("1", "0", "2"),
    "setup-limited": ("one", "any"),
    "duplicate-price": ("free", "printed"),
    "enter-play": ("standing", "kneeling"),
    "excess-influence": ("lost", "kept"),
    "reducers": ("used-up", "all-phase"),
    "dominance-gold": ("counted", "not-counted"),
    "military-claim": ("saved-counts", "saved-replaced"),
    "ended-challenge": ("used-up", "given-back"),
    "stealth": ("any-character", "possible-defender"),
    "vigilant": ("either-side", "attacker"),
    "stalwart": ("deck-top", "deck-bottom"),
    "infamy": ("always", "participating"),
    "ambush": ("influence", "gold"),
    "second-destination": ("replaces", "ignored"),
    "way-out": ("committed", "open"),
    "out-of-shadows": ("printed", "as-played"),
    "strength-changed": ("this-phase", "from-printed"),
    "deck-size": ("sixty", "any"),
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
    to: int = CHARACTER,
    test: bool = False,
    missing: str = "",
) -> Card:
    """An attachment, on a character (or a card of other types) that fits."""
    where = All(IsType(to), on) if on is not None else None
    return Card(name, ATTACHMENT, cost, (0,), (*_house(house), *marks), parts, where, test, missing)


def event(name: str, house: int, marks: Sequence[Mark], *parts: Part, cost: int = 0, test: bool = False) -> Card:
    """An event; one with the Shadow crest has a cost."""
    return Card(name, EVENT, cost, (0,), (*_house(house), *marks), parts, test=test)


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
    if AMBUSH in c.marks:
        enter_part(r, c, d, f"{c.name}/ambush", ambush())
    return r.register(d)


def ambush() -> Action:
    """What the keyword ambush lets its card do."""
    return Action(ANY_PHASE, (PutIntoPlay(This()),), (AmbushPrice(),), zones=1 << HAND)


def enter_part(r: Thrones, c: Card, d: Definition, key: str, part: Part) -> None:
    """Register one ability of a card."""
    if isinstance(part, Action | Reaction):
        part = replace(part, costs=tuple(cost for cost in part.costs if known(r, cost)))
    if isinstance(part, Action):
        zones = part.zones or ZONES[c.types]
        program = r.program(key, [*beginning(r, c, part), *part.effects])
        needs = Begins(list(part.costs), list(part.targets), part.when, True, hope_of(part.effects))
        d.abilities = [*d.abilities, Ability(program, part.phases, zones | (ANYONE_MAY if part.anyone else 0), needs)]
        if zones & 1 << HAND and not c.test:
            r.actions_from_hand |= part.phases
    elif isinstance(part, Reaction):
        zones = part.zones or ZONES[c.types]
        program = r.program(key, [*beginning(r, c, part), *part.effects])
        hope = hope_of(part.effects)
        needs = Begins(list(part.costs), list(part.targets), None, part.window != W_PASSIVE, hope)
        d.triggers = [*d.triggers, Trigger(part.verb, program, part.when, False, zones, part.window, price=needs)]
        if zones & 1 << HAND:
            r.slow[part.verb] = 1
            if not c.test:
                r.answers_from_hand[part.window] |= 1 << part.verb
    elif isinstance(part, Always):
        if isinstance(part.amount, StrengthChanged):
            r.remembering.append(c.name)
        amount = part.amount if isinstance(part.amount, Number) else Num(part.amount)
        zones = part.zones or ZONES[c.types]
        cite = part.cite or (("agot.rules.cannot",) if part.kind == M_FORBID else ())
        d.constants = [*d.constants, Constant(part.kind, part.key, amount, part.where, zones, r.cite(*cite))]
    elif isinstance(part, Instead):
        program_instead = r.program(key, list(part.effects)) if part.effects else None
        zones = 0 if part.own else ZONES[c.types]
        d.replacements = [
            *d.replacements,
            Replacement(part.verb, part.when, part.to, program_instead, part.own, zones, r.cite(*part.cite)),
        ]
    else:
        d.play = r.program(key, list(part.effects))


def known(r: Thrones, cost: Cost) -> bool:
    """The edition knows the cost: errata of another one may not."""
    return not isinstance(cost, Limit) or cost.edition in ("", r.edition)


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
    late = [cost for cost in part.costs if isinstance(cost, Gold) and cost.late]
    early = [cost for cost in part.costs if cost not in late]
    return [*played, *early, *part.targets, *late, *asked, *triggered]


@lru_cache(maxsize=16)
def rules_of(edition: str, values: tuple[str, ...]) -> Thrones:
    """The rules of an edition with all cards, for the values of the options in their order; made once per process."""
    r = Thrones(edition, dict(zip(OPTIONS, values, strict=True)))
    for c in all_cards():
        enter(r, c)
        if c.test:
            r.test_cards.append(c.name)
        if c.types & HOUSE_CARD:
            r.besides.append(c.name)
        if c.missing:
            r.unfinished.append(c.name)
    r.action = r.program("action", [Open(), Use(), Passives(), r.responses, Leave()])
    r.marshalling = r.program("marshal", [Open(), Marshal(), Passives(), r.responses, Leave()])
    r.emerging = r.program("emerge", [Open(), Emerge(), Passives(), r.responses, Leave()])
    for p in (r.action, r.marshalling, r.emerging):
        p.kind = ACTION
        p.inner = True
    r.response = r.program("response", [Open(), Use(), Passives()])
    r.response.inner = True
    for t, name in enumerate(CHALLENGES):
        r.program(f"challenge {name}", one_challenge(r, t))
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
    return rules_of(edition, tuple(options.get(name, values[0]) for name, values in OPTIONS.items()))


@lru_cache(maxsize=1)
def card_facts() -> Mapping[str, Card]:
    """Every card as its author wrote it, by name."""
    return {c.name: c for c in all_cards()}
