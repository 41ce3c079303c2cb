"""The effects that HKK's card texts are made of, beside those every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.hkk.combat import hurt
from ludilex.games.hkk.costs import spend
from ludilex.games.hkk.keywords import BaseCost, active, least_cost_of, life
from ludilex.games.hkk.nekron import PLAN
from ludilex.games.hkk.ops import ANSWERED, X, action_of
from ludilex.games.hkk.settle import WHY, leaving, removal
from ludilex.games.hkk.terms import (
    ABOMINATION,
    COLORLESS,
    COLORS,
    DAMAGE,
    DECK,
    GRAVEYARD,
    GROUPS,
    HAND,
    LIFE,
    MONSTER,
    MOST_LIFE,
    NAMED,
    OWN,
    P_COMBAT,
    PASSING,
    PASSIVE,
    POINTS,
    POISON,
    PREPARED,
    Q_NAME,
    TYPES,
    U_ACTION,
    U_TURN,
    V_ACTIVATE,
    V_BURY,
    V_CREATE,
    V_DAMAGE,
    V_DESTROY,
    V_DISCARD,
    V_EFFECT,
    V_ENTER,
    V_GAIN,
    V_HEAL,
    V_LOSE,
    V_NAME,
    V_PASSIVATE,
    V_PAY,
    V_RECOVER,
    V_RETURN,
    V_SACRIFICE,
    V_SHED,
    V_SHIELD,
    V_SHUFFLE,
    V_TAKE,
    VERSIONS,
    Y_SACRIFICE,
)
from ludilex.games.hkk.timing import Hkk
from ludilex.games.hkk.turn import draw
from ludilex.kernel.codes import (
    C_COST,
    C_RULE,
    M_COLOR,
    M_SHIELD,
    NEXT,
    NO,
    NONE,
    O_MODE,
    OPTION,
    S_FORBIDDEN,
    S_SHUFFLE,
    S_SKIPPED,
    STAY,
    YES,
    bit,
)
from ludilex.kernel.control import CHOOSE, MAY, number
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.durations import begin
from ludilex.kernel.events import Lasting
from ludilex.kernel.payment import cards_of
from ludilex.kernel.pipeline import change_counter, change_resource, move_card, move_cards, propose
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.selectors import It

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.rules import Rules
    from ludilex.kernel.state import State


class XValue(Number):
    """The X of the action being carried out."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        action = action_of(s)
        return action.reg(X.slot) if action is not None else i64(0)


# ---- damage, life, points
class Damage(Op):
    """Damage to the selected cards or to the player chosen, as one event."""

    def __init__(self, n: object, cards: Cards | None = None) -> None:
        self.n: Number = number(n)
        self.cards: Cards = cards if cards is not None else It()

    def purpose(self) -> i64:
        return V_DAMAGE

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        n = self.n.value(s, f, -1)
        if len(refs) == 0 or n <= 0:
            return NEXT
        if refs[0] < 0:
            hurt(s, f, -2 - refs[0], n, f.card)
            return NEXT
        change_counter(s, f, V_DAMAGE, refs, DAMAGE, n, 0)
        return NEXT


class Heal(Op):
    """I heal so much, at most up to my greatest life."""

    def __init__(self, n: object) -> None:
        self.n: Number = number(n)

    def run(self, s: State, f: Frame) -> i64:
        room = s.resource(f.me, MOST_LIFE) - s.resource(f.me, LIFE)
        n = self.n.value(s, f, -1)
        change_resource(s, f, V_HEAL, f.me, LIFE, n if n < room else room, 0)
        return NEXT


class LoseLife(Op):
    """I (or, `opponent`, the other player) lose life: that is no damage."""

    def __init__(self, n: object, opponent: bool = False) -> None:
        self.n: Number = number(n)
        self.opponent: bool = opponent

    def run(self, s: State, f: Frame) -> i64:
        p = (f.me + 1) % s.players if self.opponent else f.me
        n = self.n.value(s, f, -1)
        why = least_cost_of(s, f.it[0]) if isinstance(self.n, BaseCost) and len(f.it) > 0 else i64(0)
        left = s.resource(p, LIFE)
        change_resource(s, f, V_SHED, p, LIFE, -(n if n < left else left), why)
        return NEXT


class Points(Op):
    """I (or, `chosen`, the player chosen) get or lose spell points, as far as there are any.

    ``passing``: those not spent are lost at the end of the turn.
    """

    def __init__(self, n: object, chosen: bool = False, passing: bool = False) -> None:
        self.n: Number = number(n)
        self.chosen: bool = chosen
        self.passing: bool = passing

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        p = -2 - f.it[0] if self.chosen else f.me
        have = s.resource(p, POINTS)
        n = self.n.value(s, f, -1)
        n = n if n < r.most_points - have else r.most_points - have
        n = n if n > -have else -have
        if self.passing:
            s.res[p * s.nr + PASSING] += n
        change_resource(s, f, V_GAIN if n >= 0 else V_LOSE, p, POINTS, n, 0)
        return NEXT


class Spend(Op):
    """I pay so many spell points, if I have them; f.n becomes whether I did."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def purpose(self) -> i64:
        return V_PAY

    def run(self, s: State, f: Frame) -> i64:
        f.n = 0
        if s.resource(f.me, POINTS) >= self.n:
            spend(s, f, self.n, 0)
        return NEXT


class PayOrElse(Op):
    """Disadvantage: pay so many spell points, or this goes to the graveyard."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def run(self, s: State, f: Frame) -> i64:
        if s.answer == NONE and s.resource(f.me, POINTS) >= self.n:
            s.offer(YES)
            s.offer(NO)
            return s.ask(f.me, MAY + V_PAY)
        if s.answer != NONE and s.take() == YES:
            spend(s, f, self.n, 0)
            return NEXT
        f.cause = C_RULE
        if s.life[f.card] == f.life:
            propose(s, f, removal(s, f, V_BURY, [f.card, f.life], 0))
        return NEXT


# ---- cards
class Draw(Op):
    """I draw so many cards. ``cite``: what the words mean that count them."""

    def __init__(self, n: object, cite: tuple[str, ...] = ()) -> None:
        self.n: Number = number(n)
        self.cite: tuple[str, ...] = cite
        self.citation: i64 = 0

    def enroll(self, rules: Rules, key: str) -> None:
        self.citation = rules.cite(*self.cite)

    def run(self, s: State, f: Frame) -> i64:
        if f.i >= self.n.value(s, f, -1):
            return NEXT
        f.i += 1
        draw(s, f, f.me, self.citation)
        return STAY


class DiscardAtRandom(Op):
    """The other player discards a card at random."""

    def run(self, s: State, f: Frame) -> i64:
        p = (f.me + 1) % s.players
        hand = s.cards_in(p * OWN + HAND)
        if len(hand) > 0:
            c = hand[s.random(len(hand))]
            move_card(s, f, V_DISCARD, c, s.life[c], p * OWN + GRAVEYARD, 0)
        return NEXT


class ToHand(Op):
    """The selected cards are taken to their owners' hands from graveyard or deck; a searched deck is shuffled.

    ``by``: a clause on what is found and what is not.
    """

    def __init__(self, cards: Cards | None = None, search: bool = False, by: str = "") -> None:
        self.cards: Cards = cards if cards is not None else It()
        self.search: bool = search
        self.by: str = by

    def purpose(self) -> i64:
        return V_TAKE

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0:
            f.i = 1
            refs = self.cards.find(s, f)
            if len(refs) > 0:
                move_cards(s, f, V_TAKE, refs, HAND, True, self.why(s, refs[0]), -1)
            elif s.tracing:
                s.note(S_SKIPPED, V_TAKE, -1, f.me, 0, self.why(s, -1))
            return STAY if self.search else NEXT
        s.shuffle(f.me * OWN + DECK)
        if s.tracing:
            s.note(S_SHUFFLE, V_SHUFFLE, -1, f.me, 0, 0)
        return NEXT

    def why(self, s: State, c: i64) -> i64:
        """What taking card c cites: it may have been sacrificed for this very action."""
        r = s.rules
        assert isinstance(r, Hkk)
        action = action_of(s)
        if s.tracing and action is not None and c >= 0 and c in cards_of(action.cards_in(PLAN.slot), Y_SACRIFICE)[::2]:
            return r.c_sacrificed
        return r.cite(self.by) if self.by != "" else i64(0)


class PutIntoPlay(Op):
    """The first selected card comes into play on my side as if played from hand, with the least X (hkk.7.7.3)."""

    def __init__(self, cards: Cards | None = None) -> None:
        self.cards: Cards = cards if cards is not None else It()

    def purpose(self) -> i64:
        return V_TAKE

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        if f.i == 1 or len(refs) == 0 or s.life[refs[0]] != refs[1]:
            return NEXT
        f.i = 1
        s.push(s.rules.programs["put"], f.me, refs[0], refs[1])
        return STAY


class Create(Op):
    """A prepared card or token of that name, of whatever version, comes into my reserve, if there is one left."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            return NEXT
        ready = [s.take()] if s.answer != NONE else self.ready(s, f)
        if len(ready) > 1:
            for c in ready:
                s.offer(c)
            return s.ask(f.me, CHOOSE + V_CREATE)
        f.i = 1
        if len(ready) == 1:
            s.push(s.rules.programs["put"], f.me, ready[0], s.life[ready[0]])
            return STAY
        if s.tracing:
            s.note(S_SKIPPED, V_CREATE, f.card, f.me, 0, 0)
        return NEXT

    def ready(self, s: State, f: Frame) -> list[i64]:
        """A prepared card of each version; an original creates originals only."""
        r = s.rules
        assert isinstance(r, Hkk)
        base = r.notes[r.by_name[self.name].id].base
        out: list[i64] = []
        seen: list[i64] = []
        c = s.head[f.me * OWN + PREPARED]
        while c >= 0:
            note = r.notes[s.defn[c]]
            if note.base == base and note.version not in seen:
                seen.append(note.version)
                if note.version <= r.notes[s.defn[f.card]].version:
                    out.append(c)
                elif s.tracing:
                    s.note(S_FORBIDDEN, V_ENTER, c, f.me, 0, r.c_originals)
            c = s.nxt[c]
        return out


class Destroy(Op):
    """The selected permanents go to their owners' graveyards; their components may be taken.

    ``cite``: what the words mean that select them.
    """

    def __init__(self, cards: Cards | None = None, cite: tuple[str, ...] = ()) -> None:
        self.cards: Cards = cards if cards is not None else It()
        self.cite: tuple[str, ...] = cite
        self.citation: i64 = 0

    def enroll(self, rules: Rules, key: str) -> None:
        self.citation = rules.cite(*self.cite)

    def purpose(self) -> i64:
        return V_DESTROY

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        if f.i == 1 or len(refs) == 0:
            return NEXT
        f.i = 1
        q = s.push(s.rules.programs["destroyed"], f.me, f.card, f.life)
        q.it = refs
        q.set_reg(WHY.slot, self.citation)
        return STAY


class ToOwnersHand(Op):
    """The selected permanents return to their owners' hands; what lies on them goes to the graveyards."""

    def __init__(self, cards: Cards | None = None) -> None:
        self.cards: Cards = cards if cards is not None else It()

    def purpose(self) -> i64:
        return V_RETURN

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        if len(refs) == 0:
            return NEXT
        e = leaving(s, f, V_RETURN, refs, HAND)
        propose(s, f, e)
        e.dest = [i64(-1) if c in refs[::2] else s.owner[c] * OWN + GRAVEYARD for c in e.cards]
        return NEXT


class SacrificeThese(Op):
    """The selected cards of mine are sacrificed, as a cost or a disadvantage: no components of them."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        if len(refs) > 0:
            f.cause = C_COST
            propose(s, f, removal(s, f, V_SACRIFICE, refs, 0))
        return NEXT


# ---- states of cards
class Turn(Op):
    """The selected cards turn passive; with `either`, passive ones turn active."""

    def __init__(self, cards: Cards | None = None, either: bool = False) -> None:
        self.cards: Cards = cards if cards is not None else It()
        self.either: bool = either

    def purpose(self) -> i64:
        return V_PASSIVATE

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        if len(refs) == 0:
            return NEXT
        if active(s, refs[0]):
            change_counter(s, f, V_PASSIVATE, refs, PASSIVE, 1, 0)
        elif self.either:
            change_counter(s, f, V_ACTIVATE, refs, PASSIVE, -s.counter(refs[0], PASSIVE), 0)
        return NEXT


class Survive(Op):
    """The remembered dying creature stays with 1 life."""

    def run(self, s: State, f: Frame) -> i64:
        c = f.it[0]
        hurt_by = s.counter(c, DAMAGE)
        if f.i == 0 and s.counter(c, POISON) > 0:
            f.i = 1
            change_counter(s, f, V_RECOVER, f.it, POISON, -s.counter(c, POISON), 0)
            return STAY
        r = s.rules
        assert isinstance(r, Hkk)
        from_extraction = s.phase == P_COMBAT and s.printed(c).types & ABOMINATION != 0
        cite = r.c_saved if from_extraction else i64(0)
        change_counter(s, f, V_RECOVER, f.it, DAMAGE, life(s, c) - 1 - hurt_by, cite)
        return NEXT


class Shield(Op):
    """hkk.8.4.3: this body part is sacrificed, and the action it answers does nothing to its galetki."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        f.i += 1
        if f.i == 1:
            f.cause = C_COST
            move_cards(s, f, V_SACRIFICE, [f.card, f.life], GRAVEYARD, True, r.c_shield, -1)
            return STAY
        if f.i == 2:
            f.cause = C_RULE
            answered = f.reg(ANSWERED.slot)
            begin(
                s, f, V_SHIELD,
                Lasting(M_SHIELD, 0, answered, f.it[::2], f.it[1::2], f.card, -1, U_ACTION + answered, f.me,
                        r.c_only_this, None, None),
            )  # fmt: skip
            return STAY
        return NEXT


# ---- naming
class NameType(Op):
    """Name a card type for this card; group names are none (hkk.8.1.0.s1)."""

    def run(self, s: State, f: Frame) -> i64:
        if s.answer == NONE:
            for i in range(len(TYPES)):
                s.offer(O_MODE * OPTION + i)
            return s.ask(f.me, Q_NAME)
        r = s.rules
        assert isinstance(r, Hkk)
        a = s.take() - O_MODE * OPTION
        cite = r.c_named_monster if bit(a) == MONSTER else i64(0)
        change_counter(s, f, V_NAME, [f.card, s.life[f.card]], NAMED, 1 + a, cite)
        return NEXT

    def option_name(self, i: i64) -> str:
        return TYPES[i]

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """A group name is no type."""
        r = s.rules
        assert isinstance(r, Hkk)
        group = code - O_MODE * OPTION - len(TYPES)
        return [r.c_no_types[group], i64(-1)] if 0 <= group < len(GROUPS) else NO_NUMBERS


class DeclareVersion(Op):
    """Declare for this card which version of a card its text means (hkk.6.5.3, 6.5.3.s1)."""

    def run(self, s: State, f: Frame) -> i64:
        if s.answer == NONE:
            for i in range(len(VERSIONS)):
                s.offer(O_MODE * OPTION + i)
            return s.ask(f.me, Q_NAME)
        a = s.take() - O_MODE * OPTION
        cite = s.rules.cite("hkk.6.5.3", "hkk.6.5.3.s1", "hkk.6.5.3.s1.p2")
        change_counter(s, f, V_NAME, [f.card, s.life[f.card]], NAMED, 1 + a, cite)
        return NEXT

    def option_name(self, i: i64) -> str:
        return VERSIONS[i]


class NameColor(Op):
    """Name a colour for this card; where a god is named, colourless cannot be (hkk.10.3.s1.p2)."""

    def __init__(self, god: bool = False) -> None:
        self.god: bool = god

    def run(self, s: State, f: Frame) -> i64:
        if s.answer == NONE:
            i: i64 = 0
            n: i64 = len(COLORS)
            while i < n or (i == n and not self.god):
                s.offer(O_MODE * OPTION + i)
                i += 1
            return s.ask(f.me, Q_NAME)
        r = s.rules
        assert isinstance(r, Hkk)
        a = s.take() - O_MODE * OPTION
        cite = r.c_god if self.god else r.c_colorless if a == len(COLORS) else i64(0)
        change_counter(s, f, V_NAME, [f.card, s.life[f.card]], NAMED, 1 + a, cite)
        return NEXT

    def option_name(self, i: i64) -> str:
        return COLORS[i] if i < len(COLORS) else COLORLESS

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """Colourless is the name of no god or clan."""
        r = s.rules
        assert isinstance(r, Hkk)
        none = self.god and code == O_MODE * OPTION + r.choices.index(COLORLESS)
        return [r.c_no_god, i64(-1)] if none else NO_NUMBERS


class ShiftColor(Op):
    """One colour of the remembered card becomes a named colour until the end of the turn (hkk.6.2.p2)."""

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Hkk)
        if len(f.it) == 0:
            return NEXT
        if s.answer != NONE:
            f.picked = f.picked + [s.take() - O_MODE * OPTION]
        colors = s.now(f.it[0]).colors
        for i in range(len(COLORS)):
            if len(f.picked) > 0 or (colors >> i) & 1:
                s.offer(O_MODE * OPTION + i)
        if len(f.picked) == 0:
            if s.nopts == 1:
                f.picked = [s.opts[0] - O_MODE * OPTION]
                s.nopts = 0
                return STAY
            return NEXT if s.nopts == 0 else s.ask(f.me, Q_NAME)
        if len(f.picked) == 1:
            return s.ask(f.me, Q_NAME)
        s.nopts = 0
        key = f.picked[0]
        to = f.picked[1]
        f.picked = NO_NUMBERS
        cite = r.cite("hkk.6.2.p2")
        lasting = Lasting(M_COLOR, key, to, f.it[::2], f.it[1::2], f.card, -1, U_TURN, f.me, cite, None, None)
        begin(s, f, V_EFFECT, lasting)
        return NEXT

    def option_name(self, i: i64) -> str:
        return COLORS[i]
