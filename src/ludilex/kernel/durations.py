"""The shared vocabulary: what holds for a while, and abilities that wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.kernel.characteristics import settle_structure
from ludilex.kernel.codes import M_DELAY, M_GRANT, M_REPLACE, NEXT, W_LASTING
from ludilex.kernel.control import number
from ludilex.kernel.definitions import NO_NUMBERS, Gift, Reach, Replacement, Trigger
from ludilex.kernel.events import Event, Lasting
from ludilex.kernel.pipeline import propose
from ludilex.kernel.programs import Cards, Number, Op, Program

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.rules import Rules
    from ludilex.kernel.state import State


class Until(Op):
    """An effect on the cards selected now (a locked set) holds until an end.

    ``tied``: it also ends when this card is no longer the card it is. ``key_me``: its key is the player me.
    ``scope``, with `Everything()` as the cards: it holds for all that fits, now or later; ``once``: until it has served
    one card. ``cite``: clauses it acts under, where the rules are not at hand to number them (``citation``).
    """

    def __init__(
        self,
        until: i64,
        verb: i64,
        kind: i64,
        key: i64,
        n: object,
        cards: Cards,
        citation: i64 = 0,
        tied: bool = False,
        key_me: bool = False,
        gift: Gift | None = None,
        scope: Number | None = None,
        once: bool = False,
        cite: tuple[str, ...] = (),
    ) -> None:
        self.cite: tuple[str, ...] = cite
        self.until: i64 = until
        self.verb: i64 = verb
        self.kind: i64 = kind
        self.key: i64 = key
        self.n: Number = number(n)
        self.cards: Cards = cards
        self.citation: i64 = citation
        self.tied: bool = tied
        self.key_me: bool = key_me
        self.gift: Gift | None = gift
        self.scope: Number | None = scope
        self.once: bool = once
        self.reach: Reach | None = None

    def enroll(self, rules: Rules, key: str) -> None:
        if len(self.cite) > 0:
            self.citation = rules.cite(*self.cite)
        if self.scope is not None:
            self.reach = rules.reach(Reach(key, self.scope, self.once))

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        f.n = 0
        if len(refs) == 0:
            return NEXT
        key = f.me if self.key_me else self.key
        tied = f.life if self.tied else i64(-1)
        begin(
            s, f, self.verb,
            Lasting(self.kind, key, self.n.value(s, f, -1), refs[::2], refs[1::2], f.card, tied, self.until, f.me,
                    self.citation, None, self.gift, 0, f.regs if self.reach is not None else NO_NUMBERS, 0,
                    self.reach),
        )  # fmt: skip
        return NEXT


class Grant(Until):
    """The selected cards (or those of the scope) gain an ability until an end: at a moment (a verb), these parts."""

    def __init__(
        self,
        until: i64,
        verb: i64,
        moment: i64,
        parts: list[Op],
        cards: Cards,
        scope: Number | None = None,
        citation: i64 = 0,
    ) -> None:
        super().__init__(until, verb, M_GRANT, 0, 1, cards, scope=scope)
        self.moment: i64 = moment
        self.parts: list[Op] = parts
        self.acts: i64 = citation  # what the ability acts under

    def bodies(self) -> list[list[Op]]:
        return [self.parts]

    def bind(self, rules: Rules, i: i64, program: Program) -> None:
        trigger = Trigger(self.moment, program, own=True, citation=self.acts)
        self.gift = rules.gift(Gift(program.key, [trigger], []))


def begin(s: State, f: Frame, verb: i64, m: Lasting) -> None:
    """Propose that a lasting effect begins; immunity and prohibitions are asked once, now."""
    if s.dirty:
        settle_structure(s)
    m.until = s.rules.lasts(s, f, m.until)  # it is not in force yet
    e = Event(verb, W_LASTING)
    e.cards = m.cards
    e.lives = m.lives
    e.lasting = m
    e.citation = m.citation
    propose(s, f, e)


class Delay(Op):
    """Set up an ability that waits: when `verb` happens and `when` holds, do the parts.

    It remembers this card with the life known now, and with ``it`` the cards remembered now. ``once``: it acts once.
    ``optional``: it is offered, not forced.
    """

    def __init__(
        self,
        verb: i64,
        *parts: Op,
        when: Number | None = None,
        until: i64 = 0,
        once: bool = True,
        optional: bool = False,
        price: Number | None = None,
        it: bool = False,
        citation: i64 = 0,
    ) -> None:
        self.verb: i64 = verb
        self.it: bool = it
        self.parts: list[Op] = list(parts)
        self.when: Number | None = when
        self.until: i64 = until
        self.once: bool = once
        self.optional: bool = optional
        self.price: Number | None = price
        self.citation: i64 = citation
        self.trigger: Trigger | None = None

    def bodies(self) -> list[list[Op]]:
        return [self.parts]

    def bind(self, rules: Rules, i: i64, program: Program) -> None:
        self.trigger = rules.trigger(
            Trigger(
                self.verb, program, self.when, citation=self.citation, optional=self.optional, price=self.price,
                once=self.once,
            )
        )  # fmt: skip

    def run(self, s: State, f: Frame) -> i64:
        begin(
            s, f, s.rules.effect_verb,
            Lasting(M_DELAY, self.verb, f.origin, [f.card], [f.life], f.card, -1, self.until, f.me, self.citation,
                    self.trigger, None, 0, f.it if self.it else NO_NUMBERS, around(s, f)),
        )  # fmt: skip
        return NEXT


class Replace(Op):
    """Until an end: instead of `verb` happening to one of the cards selected now, while `when` holds, do the parts.

    In them the card it would have happened to is the remembered one. It also ends with this card.
    """

    def __init__(
        self, verb: i64, cards: Cards, *parts: Op, when: Number, until: i64 = 0, cite: tuple[str, ...] = ()
    ) -> None:
        self.verb: i64 = verb
        self.cards: Cards = cards
        self.parts: list[Op] = list(parts)
        self.when: Number = when
        self.until: i64 = until
        self.cite: tuple[str, ...] = cite
        self.number: i64 = -1

    def bodies(self) -> list[list[Op]]:
        return [self.parts]

    def bind(self, rules: Rules, i: i64, program: Program) -> None:
        r = Replacement(self.verb, self.when, program=program, citation=rules.cite(*self.cite))
        self.number = rules.replacement(r).id

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        f.n = 0
        if len(refs) == 0:
            return NEXT
        begin(
            s, f, s.rules.effect_verb,
            Lasting(M_REPLACE, self.verb, self.number, refs[::2], refs[1::2], f.card, f.life, self.until, f.me, 0, None,
                    None),
        )  # fmt: skip
        return NEXT


def around(s: State, f: Frame) -> i64:
    """Id of the effect that had the present one done; what a delayed ability sets up belongs to the same."""
    if f.within != 0:
        return f.within
    return s.stack[s.sp - 2].id if s.sp > 1 else i64(0)
