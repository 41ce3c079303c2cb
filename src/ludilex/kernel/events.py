"""Events, lasting effects and due triggers: what happens, what goes on holding, what waits for its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ludilex.kernel.codes import C_RULE, EVERY
from ludilex.kernel.definitions import NO_NUMBERS, Constant, Gift, Reach, Trigger

if TYPE_CHECKING:
    from ludilex.kernel.state import State


@final
class Event:
    """One proposed or done change. Frozen once committed, so that triggers and clones may share it.

    Facts about the past travel here: last known controllers, zones, definitions and counters, amounts and sources per
    card, and whatever the game notes in `facts` (key, value, key, value ...). A condition about the past reads the
    event, never the board.
    """

    def __init__(self, verb: i64, write: i64) -> None:
        self.verb: i64 = verb
        self.write: i64 = write
        self.player: i64 = -1
        self.key: i64 = 0
        self.n: i64 = 0
        self.to: i64 = -1  # zone kind of the owner, or ABSOLUTE + zone
        self.top: bool = True
        self.face_down: bool = False  # all cards but the last are laid face down
        self.told: bool = False  # its step is written already
        self.cards: list[i64] = NO_NUMBERS
        self.lives: list[i64] = NO_NUMBERS
        self.controllers: list[i64] = NO_NUMBERS
        self.zones: list[i64] = NO_NUMBERS
        self.definitions: list[i64] = NO_NUMBERS
        self.counters: list[i64] = NO_NUMBERS  # per card as many numbers as the game has kinds of counters
        self.dest: list[i64] = NO_NUMBERS  # per card, where a replacement changed it, else -1
        self.amounts: list[i64] = NO_NUMBERS
        self.sources: list[i64] = NO_NUMBERS
        self.source: i64 = -1
        self.source_life: i64 = -1
        self.cause: i64 = C_RULE
        self.by: i64 = -1
        self.action: i64 = 0  # id of the causing frame
        self.used: list[i64] = NO_NUMBERS  # replacements already applied
        self.done: bool = False
        self.citation: i64 = 0
        self.terminal: bool = False
        self.lasting: Lasting | None = None
        self.host: i64 = -1
        self.facts: list[i64] = NO_NUMBERS

    def copy(self) -> Event:
        """A copy that may be changed on; the lists are shared because they are only ever replaced."""
        e = Event(self.verb, self.write)
        e.player = self.player
        e.key = self.key
        e.n = self.n
        e.to = self.to
        e.top = self.top
        e.face_down = self.face_down
        e.told = self.told
        e.cards = self.cards
        e.lives = self.lives
        e.controllers = self.controllers
        e.zones = self.zones
        e.definitions = self.definitions
        e.counters = self.counters
        e.dest = self.dest
        e.amounts = self.amounts
        e.sources = self.sources
        e.source = self.source
        e.source_life = self.source_life
        e.cause = self.cause
        e.by = self.by
        e.action = self.action
        e.used = self.used
        e.done = self.done
        e.citation = self.citation
        e.terminal = self.terminal
        e.lasting = self.lasting
        e.host = self.host
        e.facts = self.facts
        return e

    def fact(self, key: i64) -> i64:
        """The value noted under key, or 0."""
        a = self.facts
        i: i64 = 0
        n: i64 = len(a)
        while i < n:
            if a[i] == key:
                return a[i + 1]
            i += 2
        return 0

    def counter(self, i: i64, k: i64) -> i64:
        """Counters of kind k that card number i of the event had."""
        each: i64 = len(self.counters)
        if each == 0:
            return 0
        n: i64 = len(self.cards)
        return self.counters[i * (each // n) + k]

    def place(self, c: i64) -> i64:
        """Which card of the event c is, or -1."""
        for i in range(len(self.cards)):
            if self.cards[i] == c:
                return i
        return -1

    def drop(self, i: i64) -> None:
        """Take card number i out of the event."""
        self.cards = without(self.cards, i)
        self.lives = without(self.lives, i)
        self.dest = without(self.dest, i)
        self.amounts = without(self.amounts, i)
        self.sources = without(self.sources, i)


def without(a: list[i64], i: i64) -> list[i64]:
    """The list less its element i (unchanged when it is too short to have one)."""
    return a[:i] + a[i + 1 :]


@final
class Lasting:
    """An effect with a locked set of cards, or a reach, that holds until an end (immutable)."""

    def __init__(
        self,
        kind: i64,
        key: i64,
        n: i64,
        cards: list[i64],
        lives: list[i64],
        source: i64,
        tied: i64,
        until: i64,
        me: i64,
        citation: i64,
        trigger: Trigger | None,
        gift: Gift | None,
        since: i64 = 0,
        data: list[i64] = NO_NUMBERS,
        within: i64 = 0,
        reach: Reach | None = None,
    ) -> None:
        self.kind: i64 = kind
        self.key: i64 = key
        self.n: i64 = n
        self.cards: list[i64] = cards
        self.lives: list[i64] = lives
        self.source: i64 = source
        self.tied: i64 = tied  # life of the source it ends with; -1: independent of it
        self.until: i64 = until
        self.me: i64 = me
        self.citation: i64 = citation
        self.trigger: Trigger | None = trigger
        self.gift: Gift | None = gift
        self.since: i64 = since
        self.data: list[i64] = data  # remembered cards of a delayed ability: card, life, ...; with a reach: registers
        self.within: i64 = within  # id of the effect that had the effect done which set this up
        self.reach: Reach | None = reach

    def hits(self, s: State, c: i64) -> bool:
        """It concerns card (or player -2 - p) c now."""
        if self.tied >= 0 and s.life[self.source] != self.tied:
            return False
        cards = self.cards
        i: i64 = 0
        n: i64 = len(cards)
        while i < n:
            x = cards[i]
            if x == EVERY:
                return c >= 0 if self.reach is None else s.reached(self, self.reach, c)
            if x == c:
                here = c < 0 or self.lives[i] == s.life[c]
                return here and (self.reach is None or s.reached(self, self.reach, c))
            i += 1
        return False


@final
class Due:
    """A collected trigger, waiting for its turn (immutable)."""

    def __init__(
        self,
        card: i64,
        life: i64,
        me: i64,
        trigger: Trigger,
        event: Event,
        locked: bool,
        lasting: Lasting | None,
    ) -> None:
        self.card: i64 = card
        self.life: i64 = life
        self.me: i64 = me
        self.trigger: Trigger = trigger
        self.event: Event = event
        self.locked: bool = locked  # resolves even when its card has gone
        self.lasting: Lasting | None = lasting


@final
class Active:
    """A constant that is switched on, and the card it is on."""

    def __init__(self, card: i64, constant: Constant) -> None:
        self.card: i64 = card
        self.constant: Constant = constant


NO_DUE: Final[list[Due]] = []
NO_EVENTS: Final[list[Event]] = []
NO_LASTING: Final[list[Lasting]] = []
