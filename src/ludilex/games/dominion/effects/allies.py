"""Favors and what they buy, naming cards, turns that are skipped or taken again, and other rare effects of Allies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.dominion.ops import home
from ludilex.games.dominion.terms import (
    ARTIFACT,
    BOON,
    DISCARD,
    F_LAST,
    FAVORS,
    G_FAVOR,
    HEX,
    LANDSCAPES,
    OWN,
    RUINS,
    STATE,
    V_PLUS,
    V_REVEAL,
)
from ludilex.games.dominion.timing import shuffled
from ludilex.kernel.codes import (
    DONE,
    M_GAME,
    NEXT,
    NONE,
    O_DEFINITION,
    O_NUMBER,
    OPTION,
    ORIGIN_NAMED,
    S_CHOICE,
)
from ludilex.kernel.control import Jump, Unless
from ludilex.kernel.pipeline import change_resource
from ludilex.kernel.programs import Cards, Number, Op, Register, flatten

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


NO_CARDS: Final = LANDSCAPES | BOON | HEX | STATE | ARTIFACT  # what has a name but is no card


# ---- Favors
class CanSpend(Number):
    """I have so many Favors: what spares the question when I have not. The spending itself says the number."""

    def __init__(self, n: i64 = 1) -> None:
        self.n: i64 = n

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.resource(f.me, FAVORS) >= self.n else 0


class Spend(Op):
    """I spend so many Favors, if I have them."""

    def __init__(self, n: i64 = 1) -> None:
        self.n: i64 = n

    def run(self, s: State, f: Frame) -> i64:
        if s.resource(f.me, FAVORS) < self.n:
            f.n = 0
            return NEXT
        change_resource(s, f, V_PLUS, f.me, FAVORS, -self.n, 0)
        return NEXT


class SpendAny(Op):
    """I spend as many Favors as I like; the number is remembered."""

    def __init__(self, spent: Register) -> None:
        self.spent: Register = spent

    def registers(self) -> list[Register]:
        return [self.spent]

    def run(self, s: State, f: Frame) -> i64:
        have = s.resource(f.me, FAVORS)
        if s.answer == NONE:
            f.set_reg(self.spent.slot, 0)
            if have == 0:
                f.n = 0
                return NEXT
            s.nopts = 0
            for n in range(1, have + 1):
                s.offer(O_NUMBER * OPTION + n)
            s.offer(DONE)
            return s.ask(f.me, s.rules.prompt("favors"))
        a = s.take()
        if a == DONE:
            f.n = 0
            return NEXT
        n = a - O_NUMBER * OPTION
        f.set_reg(self.spent.slot, n)
        change_resource(s, f, V_PLUS, f.me, FAVORS, -n, 0)
        return NEXT


class PerFavor(Number):
    """One for each Favor just spent."""

    def __init__(self, spent: Register) -> None:
        self.spent: Register = spent

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return f.reg(self.spent.slot)


class AnyNumberOfTimes(Op):
    """These again and again, as long as the condition holds and something was done."""

    def __init__(self, condition: Number, *parts: Op) -> None:
        self.condition: Number = condition
        self.parts: list[Op] = list(parts)

    def flat(self, out: list[Op]) -> None:
        top: i64 = len(out)
        u = Unless(self.condition)
        out.append(u)
        flatten(self.parts, out)
        out.append(Jump(top, True))
        u.to = len(out)


class FavorsOnItsPile(Number):
    """How many Favors lie on the pile of the card asked about."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        n: i64 = 0
        z: i64 = -1
        for m in s.lastings:
            if m.kind == M_GAME and m.key == G_FAVOR and c >= 0:
                if z < 0:
                    z = home(s, c)
                if m.cards[0] == -2 - z:
                    n += 1
        return n


# ---- naming a card
class NameCard(Op):
    """I name a card: any name that is in this game."""

    def __init__(self, named: Register) -> None:
        self.named: Register = named

    def registers(self) -> list[Register]:
        return [self.named]

    def run(self, s: State, f: Frame) -> i64:
        if s.answer == NONE:
            s.nopts = 0
            for d in names_here(s):
                s.offer(O_DEFINITION * OPTION + d)
            return s.ask(f.me, s.rules.prompt("name-card"))
        d = s.take() - O_DEFINITION * OPTION
        f.set_reg(self.named.slot, d)
        if s.tracing:
            s.note(S_CHOICE, V_REVEAL, -1, f.me, -1 - d, 0)
        return NEXT


def names_here(s: State) -> list[i64]:
    """A definition for each name among the cards of this game, in the order of the names.

    Of a pile dealt from more cards than it holds all the names it might hold, or the offer would tell what was dealt.
    """
    found: dict[str, i64] = {}
    for c in range(len(s.defn)):
        d = s.printed(c)
        if d.types & (NO_CARDS | RUINS) == 0:
            found[d.title] = d.id
    for label in s.layout.labels:
        for name in label.split("/"):
            named = s.rules.by_name.get(name)
            if named is not None and named.types & NO_CARDS == 0 and name not in found:
                found[name] = named.id
    return [found[name] for name in sorted(found)]


class ItIsNamed(Number):
    """The first remembered card has the name that was named."""

    def __init__(self, named: Register) -> None:
        self.named: Register = named

    def value(self, s: State, f: Frame, c: i64) -> i64:
        named = s.rules.definitions[f.reg(self.named.slot)].title
        return 1 if len(f.it) > 0 and s.now(f.it[0]).title == named else 0


# ---- turns
class LastTurnMine(Number):
    """The turn before this one was mine, too."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.fact(F_LAST) == f.me + 1 else 0


# ---- cards
class ThisInPlay(Number):
    """This card is the card it was when its effect began."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if s.life[f.card] == f.life else 0


class Shuffled(Cards):
    """My cards that are about to be shuffled."""

    def live(self) -> bool:
        return True

    def searches(self) -> i64:
        return DISCARD

    def origin(self, f: Frame) -> i64:
        return ORIGIN_NAMED

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        for c in s.cards_in(f.me * OWN + shuffled(f)):
            out += [c, s.life[c]]
        return out
