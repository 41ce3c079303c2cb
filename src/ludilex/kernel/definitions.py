"""What a card is: a definition with its abilities. Definitions are shared, immutable after registration."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludilex.kernel.codes import M_COPY, bit
from ludilex.kernel.programs import Cards, Number, Program


@final
class Trigger:
    """Reacts: when `verb` happened and `when` holds, run `program`.

    ``own``: listens only to events about its own card, wherever that lies. ``zones``: mask of the zone kinds in
    which it listens to everything. ``window``: which of the game's windows collects it. ``optional`` abilities are
    offered, others must be resolved. ``price`` must hold for the ability to be offered.
    """

    def __init__(
        self,
        verb: i64,
        program: Program,
        when: Number | None = None,
        own: bool = False,
        zones: i64 = 0,
        window: i64 = 0,
        citation: i64 = 0,
        optional: bool = False,
        price: Number | None = None,
        once: bool = False,
    ) -> None:
        self.verb: i64 = verb
        self.program: Program = program
        self.when: Number | None = when
        self.own: bool = own
        self.zones: i64 = zones
        self.window: i64 = window
        self.citation: i64 = citation
        self.optional: bool = optional
        self.price: Number | None = price
        self.once: bool = once


@final
class Replacement:
    """Instead of `verb` happening to a card for which `when` holds: another destination, or another program.

    Where a resource of a player changes, `when` is asked of the player, and only a program can be done instead.
    """

    def __init__(
        self,
        verb: i64,
        when: Number,
        to_kind: i64 = -1,
        program: Program | None = None,
        own: bool = False,
        zones: i64 = 0,
        citation: i64 = 0,
    ) -> None:
        self.id: i64 = -1
        self.verb: i64 = verb
        self.when: Number = when
        self.to_kind: i64 = to_kind
        self.program: Program | None = program
        self.own: bool = own
        self.zones: i64 = zones
        self.citation: i64 = citation


@final
class Constant:
    """Holds all the time while its card lies in `zones`: `amount` of (kind, key) on the cards where `scope` holds."""

    def __init__(
        self,
        kind: i64,
        key: i64,
        amount: Number,
        scope: Number,
        zones: i64,
        citation: i64 = 0,
        gift: Gift | None = None,
    ) -> None:
        self.kind: i64 = kind
        self.key: i64 = key
        self.amount: Number = amount
        self.scope: Number = scope
        self.roving: bool = kind >= M_COPY and not scope.local()  # changes what cards are that need not be touched
        self.zones: i64 = zones
        self.citation: i64 = citation
        self.gift: Gift | None = gift


@final
class Gift:
    """Abilities (and types) that an effect gives to a card, registered under a key.

    No gained ability changes what cards are.
    """

    def __init__(
        self,
        key: str,
        triggers: list[Trigger],
        constants: list[Constant],
        play: Program | None = None,
        types: i64 = 0,
        abilities: list[Ability] | None = None,
    ) -> None:
        self.key: str = key
        self.triggers: list[Trigger] = triggers
        self.constants: list[Constant] = constants
        self.play: Program | None = play
        self.types: i64 = types
        self.abilities: list[Ability] = abilities if abilities is not None else []
        for k in constants:
            if k.kind >= M_COPY:
                raise ValueError(f"gift {key}: a gained ability may not change what cards are")


@final
class Reach:
    """What a lasting effect reaches: what fits of its locked set, or of all cards and players, also of those to come.

    ``once``: the first card it has served uses it up. The condition may ask the registers of the effect that began it.
    """

    def __init__(self, key: str, scope: Number, once: bool = False) -> None:
        self.key: str = key
        self.scope: Number = scope
        self.once: bool = once


@final
class Ability:
    """Something a player may use: in a window (mask), from zone kinds (mask), at a price, with a program.

    ``target``: one of these is chosen when it is announced.
    """

    def __init__(
        self,
        program: Program,
        windows: i64,
        zones: i64,
        when: Number | None = None,
        price: list[i64] | None = None,
        citation: i64 = 0,
        target: Cards | None = None,
    ) -> None:
        self.program: Program = program
        self.target: Cards | None = target
        self.windows: i64 = windows
        self.zones: i64 = zones
        self.when: Number | None = when
        self.price: list[i64] = price if price is not None else NO_NUMBERS
        self.citation: i64 = citation


NO_NUMBERS: Final[list[i64]] = []


@final
class Definition:
    """A card as printed, or as it is now (printed + copy + types + colours + blank + gifts, interned)."""

    def __init__(self, name: str, types: i64, cost: i64) -> None:
        self.id: i64 = -1
        self.name: str = name  # unique; an effective definition is named by its recipe
        self.title: str = name  # what it is called: the identity that "a copy of" compares
        self.version: str = ""
        self.order: i64 = 0  # where it lies in a hand: a changed definition beside its base, in every process alike
        self.types: i64 = types
        self.cost: i64 = cost
        self.costs: list[i64] = NO_NUMBERS  # per currency of the game
        self.colors: i64 = 0
        self.traits: list[i64] = NO_NUMBERS
        self.stats: list[i64] = NO_NUMBERS
        self.words: list[i64] = NO_NUMBERS  # keyword, value, keyword, value ...
        self.points: i64 = 0
        self.play: Program | None = None
        self.abilities: list[Ability] = []
        self.attach: Number | None = None  # attachment restriction
        self.target: Cards | None = None
        self.triggers: list[Trigger] = []
        self.replacements: list[Replacement] = []
        self.constants: list[Constant] = []
        self.score: Number | None = None
        self.wide: bool = False  # some constant reaches cards out of play
        self.blank: bool = False
        self.structural: bool = False  # has constants that change what cards are
        self.zones: i64 = 0  # zone kinds where anything of this card is switched on
        self.own_verbs: i64 = 0  # verbs about itself that it listens to

    def seal(self) -> None:
        """Compute the masks the machine asks for."""
        for t in self.triggers:
            if t.own:
                self.own_verbs |= bit(t.verb)
            else:
                self.zones |= t.zones
        for r in self.replacements:
            if r.own:
                self.own_verbs |= bit(r.verb)
            else:
                self.zones |= r.zones
        for k in self.constants:
            self.zones |= k.zones
            if k.kind >= M_COPY:
                self.structural = True

    def word(self, key: i64) -> i64:
        """Printed value of a keyword, 0 if it has not got it."""
        w = self.words
        i: i64 = 0
        n: i64 = len(w)
        while i < n:
            if w[i] == key:
                return w[i + 1]
            i += 2
        return 0
