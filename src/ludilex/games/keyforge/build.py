"""From card definitions as data to the rules of one edition. Card modules are found in the folders, not listed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ludilex.games.keyforge import cards as card_modules
from ludilex.games.keyforge.effects.past import Late
from ludilex.games.keyforge.pipes import make_pipes, make_programs
from ludilex.games.keyforge.terms import (
    ACTION,
    ALPHA,
    ARTIFACTS,
    EDITIONS,
    IN_PLAY,
    LINE,
    OUT_OF_PLAY,
    TRAITS,
    U_ACTION,
    U_OMNI,
    V_ATTACK,
    V_FIGHT,
    V_LEAVE,
    V_PLAY,
    V_PLAYED,
    V_REAP,
    V_TAG,
)
from ludilex.games.keyforge.timing import KeyForge
from ludilex.kernel.codes import M_COPY, M_FORBID, M_GRANT
from ludilex.kernel.definitions import Ability, Constant, Definition, Gift, Replacement, Trigger
from ludilex.kernel.dump import node_text
from ludilex.kernel.durations import Delay
from ludilex.kernel.kit import cards_below
from ludilex.kernel.numbers import EventHas, IsHost, IsThis, MyTurn, Num
from ludilex.kernel.programs import Number, Op

OPTIONS: Mapping[str, tuple[str, ...]] = {}


@dataclass(frozen=True)
class When:
    """An ability that waits for `verb` from the zone kinds `zones` (mask; 0: for events about the card itself)."""

    verb: int
    effect: Sequence[Op]
    condition: Number | None = None
    zones: int = IN_PLAY


@dataclass(frozen=True)
class Rather:
    """From play: instead of `verb` happening to a card that fits, this effect; the remembered card is that card.

    With ``to`` it happens all the same, but the card goes to that zone of its owner.
    """

    verb: int
    where: Number
    effect: Sequence[Op] = ()
    to: int = -1


@dataclass(frozen=True)
class Card:
    """One card as written by its author; see docs/write-a-card.md."""

    name: str
    house: int
    types: int
    amber: int = 0
    power: int = 0
    armor: int = 0
    traits: tuple[str, ...] = ()
    words: tuple[tuple[int, int], ...] = ()
    play: tuple[Op, ...] = ()
    reap: tuple[Op, ...] = ()
    fight: tuple[Op, ...] = ()
    before_fight: tuple[Op, ...] = ()
    destroyed: tuple[Op, ...] = ()
    leaves: tuple[Op, ...] = ()
    action: tuple[Op, ...] = ()
    omni: tuple[Op, ...] = ()
    when: tuple[When, ...] = ()
    instead: tuple[Rather, ...] = ()
    constant: tuple[Constant, ...] = ()
    gives: tuple[tuple[int, tuple[Op, ...]], ...] = ()  # to the creature it is on: moment (verb) and effect
    gives_action: tuple[Op, ...] = ()
    gives_omni: tuple[Op, ...] = ()
    gives_when: tuple[When, ...] = ()
    gives_constant: tuple[Constant, ...] = ()
    gives_to: Number | None = None  # to which cards, if not to the creature it is on
    test: bool = False  # exists only in rulings
    later: tuple[Op, ...] = ()  # what "Play:" does by the errata of the later edition


def card(
    name: str,
    house: int,
    types: int,
    *play: Op,
    amber: int = 0,
    power: int = 0,
    armor: int = 0,
    traits: str = "",
    words: Mapping[int, int] | Iterable[int] = (),
    reap: Sequence[Op] = (),
    fight: Sequence[Op] = (),
    before_fight: Sequence[Op] = (),
    destroyed: Sequence[Op] = (),
    leaves: Sequence[Op] = (),
    action: Sequence[Op] = (),
    omni: Sequence[Op] = (),
    when: Sequence[When] = (),
    instead: Sequence[Rather] = (),
    constant: Sequence[Constant] = (),
    gives: Mapping[int, Sequence[Op]] | None = None,
    gives_action: Sequence[Op] = (),
    gives_omni: Sequence[Op] = (),
    gives_when: Sequence[When] = (),
    gives_constant: Sequence[Constant] = (),
    gives_to: Number | None = None,
    test: bool = False,
    later: Sequence[Op] = (),
) -> Card:
    """A card: name, house, type, then what "Play:" does; everything else by name.

    >>> from ludilex.games.keyforge.terms import CREATURE, DIS
    >>> card("Pit Demon", DIS, CREATURE, power=5, traits="demon").power
    5
    """
    values = words.items() if isinstance(words, Mapping) else [(w, 1) for w in words]
    given = {} if gives is None else gives
    return Card(
        name, house, types, amber, power, armor, tuple(traits.split()), tuple(values), play, tuple(reap), tuple(fight),
        tuple(before_fight), tuple(destroyed), tuple(leaves), tuple(action), tuple(omni), tuple(when), tuple(instead),
        tuple(constant), tuple((verb, tuple(effect)) for verb, effect in given.items()), tuple(gives_action),
        tuple(gives_omni), tuple(gives_when), tuple(gives_constant), gives_to, test, tuple(later),
    )  # fmt: skip


def all_cards() -> list[Card]:
    """Every card of every module below `cards/`, in the order of module names."""
    return cards_below(card_modules)


def enter(r: KeyForge, c: Card) -> Definition:
    """Register one card."""
    d = Definition(c.name, c.types, 0)
    d.colors = 1 << c.house
    d.stats = [c.power, c.armor, c.amber]
    d.traits = [TRAITS.index(t) for t in c.traits]
    d.words = [n for w in c.words for n in w]
    play = list(c.later if c.later and not r.old else c.play)
    own = {V_PLAYED: play, V_REAP: c.reap, V_FIGHT: c.fight, V_ATTACK: c.before_fight, V_TAG: c.destroyed}
    if c.leaves and r.old:
        own[V_LEAVE] = c.leaves
    elif c.leaves:  # the later text sets the same up when the card is played
        play.append(Delay(V_LEAVE, *c.leaves, when=EventHas(IsThis())))
    for verb, effect in own.items():
        if effect:
            program = r.program(f"{c.name}/{r.verbs[verb]}", list(effect))
            d.triggers = [*d.triggers, Trigger(verb, program, own=True, citation=moment(r, verb, c.types))]
    for i, w in enumerate(c.when):
        program = r.program(f"{c.name}/when{i}", list(w.effect))
        d.triggers = [*d.triggers, Trigger(w.verb, program, w.condition, w.zones == 0, w.zones)]
    for i, x in enumerate(c.instead):
        done = r.program(f"{c.name}/instead{i}", list(x.effect)) if x.to < 0 else None
        cite = r.cite("keyforge.rules.instead")
        d.replacements = [*d.replacements, Replacement(x.verb, x.where, x.to, done, zones=IN_PLAY, citation=cite)]
    for use, effect in ((U_ACTION, c.action), (U_OMNI, c.omni)):
        if effect:
            program = r.program(f"{c.name}/{r.uses[use]}", list(effect))
            d.abilities = [*d.abilities, Ability(program, 1 << use, (1 << LINE) | (1 << ARTIFACTS))]
    d.constants = [*c.constant, *gifts(r, c)]
    if d.word(ALPHA) > 0:
        late = Constant(M_FORBID, V_PLAY, Late(whole_turn=r.old), IsThis(), OUT_OF_PLAY, r.cite("keyforge.rules.alpha"))
        d.constants = [*d.constants, late]
    return r.register(d)


def moment(r: KeyForge, verb: int, types: int) -> int:
    """What an ability of the card itself acts under at a moment."""
    if verb == V_PLAYED:
        return r.cite("keyforge.rules.play-ability") if types & ACTION else r.cite("keyforge.play.1")
    if verb == V_TAG:
        return r.cite("keyforge.rules.lock-in")
    if verb == V_LEAVE:
        return r.cite("keyforge.leaves-play.11")
    return 0


def gifts(r: KeyForge, c: Card) -> list[Constant]:
    """What an upgrade gives to its creature, or any card to those it names."""
    out = []
    whom = c.gives_to if c.gives_to is not None else IsHost()
    for use, effect in ((U_ACTION, c.gives_action), (U_OMNI, c.gives_omni)):
        if effect:
            key = f"{c.name}/gives {r.uses[use]}"
            ability = Ability(r.program(key, list(effect)), 1 << use, 1 << LINE)
            out.append(Constant(M_GRANT, 0, Num(1), whom, IN_PLAY, gift=r.gift(Gift(key, [], [], abilities=[ability]))))
    for i, w in enumerate(c.gives_when):
        key = f"{c.name}/gives when{i}"
        trigger = Trigger(w.verb, r.program(key, list(w.effect)), w.condition, w.zones == 0, w.zones)
        out.append(Constant(M_GRANT, 0, Num(1), whom, IN_PLAY, gift=r.gift(Gift(key, [trigger], []))))
    if c.gives_constant:
        gift = r.gift(Gift(f"{c.name}/gives", [], list(c.gives_constant)))
        out.append(Constant(M_GRANT, 0, Num(1), whom, IN_PLAY, gift=gift))
    for verb, effect in c.gives:
        key = f"{c.name}/gives {r.verbs[verb]}"
        trigger = Trigger(verb, r.program(key, list(effect)), own=True, citation=moment(r, verb, c.types))
        gift = r.gift(Gift(key, [trigger], []))
        out.append(Constant(M_GRANT, 0, Num(1), whom, IN_PLAY, gift=gift))
    return out


@lru_cache(maxsize=8)
def rules_of(edition: str) -> KeyForge:
    """The rules of an edition with all cards; made once per process."""
    r = KeyForge(edition)
    make_pipes(r)
    for c in all_cards():
        enter(r, c)
        if c.test:
            r.test_cards.append(c.name)
    make_programs(r)
    r.by_turn = any(turns(k) for d in r.definitions for k in d.constants)
    r.seal()
    return r


def turns(k: Constant) -> bool:
    """It changes what cards are in one player's turn and not in the other's."""
    return k.kind >= M_COPY and MyTurn.__name__ in node_text([k.scope, k.amount], 0)


def rules(edition: str, options: Mapping[str, str]) -> KeyForge:
    """The rules of an edition."""
    if edition not in EDITIONS:
        raise KeyError(edition)
    return rules_of(edition)


@lru_cache(maxsize=1)
def card_facts() -> Mapping[str, Card]:
    """Every card as its author wrote it, by name."""
    return {c.name: c for c in all_cards()}
