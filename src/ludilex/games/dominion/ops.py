"""What only Dominion has: drawing, gaining, piles, costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.dominion.terms import (
    DECK,
    DISCARD,
    F_POSSESSOR,
    G_LEFT_OUT,
    G_ON_TOP,
    G_SHIELD,
    HAND,
    LOOTS,
    OWN,
    PILE,
    SUPPLY,
    TRASH,
    V_DRAW,
    V_GAIN,
    V_RETURN,
    V_SHUFFLE,
)
from ludilex.games.dominion.timing import Dominion, count_gain
from ludilex.kernel.characteristics import relisten
from ludilex.kernel.codes import (
    ABSOLUTE,
    DONE,
    M_GAME,
    NEXT,
    NONE,
    ORIGIN_GAINED,
    ORIGIN_NAMED,
    ORIGIN_PLACED,
    S_REPLACED,
    S_SHUFFLE,
    S_SKIPPED,
    STAY,
    W_MOVE,
)
from ludilex.kernel.control import CHOOSE, number
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.lasting import drop_lasting
from ludilex.kernel.numbers import All, IsType, Not
from ludilex.kernel.pipeline import happen, move_card, move_cards, note_stopped, propose, quiet
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.selectors import Tops

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


# ---- drawing
def ready(s: State, p: i64) -> bool:
    """There is a card to draw, after reshuffling if need be (dominion.rules.draw.reshuffle).

    Where somebody waits for a shuffle the answer is False at first, and the shuffle begins in a frame of its own: an op
    that is no longer on top of the stack must STAY.
    """
    deck = p * OWN + DECK
    if s.size[deck] > 0:
        return True
    discard = p * OWN + DISCARD
    if s.size[discard] == 0:
        return False
    if s.live[V_SHUFFLE] != 0:
        s.push(s.rules.programs["reshuffle"], p, -1, -1)
        return False
    zone = s.zone
    nxt = s.nxt
    defn = s.defn
    listens = s.zones_of
    c = s.head[discard]
    while c >= 0:
        zone[c] = deck
        if listens[defn[c]] != 0:
            relisten(s, c, discard, deck, listens[defn[c]])
        c = nxt[c]
    s.head[deck] = s.head[discard]
    s.tail[deck] = s.tail[discard]
    s.size[deck] = s.size[discard]
    s.head[discard] = -1
    s.tail[discard] = -1
    s.size[discard] = 0
    s.shuffle(deck)
    if s.tracing:
        r = s.rules
        assert isinstance(r, Dominion)
        s.note(S_SHUFFLE, V_SHUFFLE, -1, p, 0, r.c_reshuffle)
    return True


class Draw(Op):
    """Draw so many cards, one at a time, so that each can be reacted to."""

    def __init__(self, n: object = 1) -> None:
        self.n: Number = number(n)

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        hand = p * OWN + HAND
        if f.i == 0:
            f.n = self.n.value(s, f, -1)
            f.i = 1 + (f.n if f.n > 0 else i64(0))
        deck = p * OWN + DECK
        size = s.size
        tail = s.tail
        own = s.own_verbs_of
        while f.i > 1 and (size[deck] > 0 or ready(s, p)):
            c = tail[deck]
            f.i -= 1
            if (s.dirty or s.live[V_DRAW] != 0 or (own[s.eff[c]] >> V_DRAW) & 1) and not quiet(s, V_DRAW, c):
                move_card(s, f, V_DRAW, c, s.life[c], hand, 0)
                return STAY
            s.put(c, hand, True, V_DRAW)
        return STAY if f is not s.stack[s.sp - 1] else NEXT


class DrawTo(Op):
    """Draw until so many cards are in hand."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        hand = p * OWN + HAND
        while s.size[hand] < self.n and ready(s, p):
            c = s.tail[p * OWN + DECK]
            if not quiet(s, V_DRAW, c):
                move_card(s, f, V_DRAW, c, s.life[c], hand, 0)
                return STAY
            s.put(c, hand, True, V_DRAW)
        return STAY if f is not s.stack[s.sp - 1] else NEXT


class TopOfDeck(Cards):
    """The top cards of my deck, after reshuffling if it holds fewer (the top one first)."""

    def __init__(self, n: object = 1) -> None:
        self.n: Number = number(n)

    def origin(self, f: Frame) -> i64:
        return ORIGIN_NAMED

    def find(self, s: State, f: Frame) -> list[i64]:
        deck = f.me * OWN + DECK
        out: list[i64] = []
        c = s.tail[deck]
        n = self.n.value(s, f, -1)
        while c >= 0 and len(out) < 2 * n:
            out.append(c)
            out.append(s.life[c])
            c = s.prv[c]
        return out


class Prepare(Op):
    """Make sure my deck holds so many cards for an effect that looks at its top: shuffle the discard pile under it."""

    def __init__(self, n: object = 1) -> None:
        self.n: Number = number(n)

    def run(self, s: State, f: Frame) -> i64:
        deck = f.me * OWN + DECK
        discard = f.me * OWN + DISCARD
        have = s.size[deck]
        if have >= self.n.value(s, f, -1) or s.size[discard] == 0:
            return NEXT
        if have == 0:
            ready(s, f.me)
            return STAY if f is not s.stack[s.sp - 1] else NEXT
        if s.live[V_SHUFFLE] != 0:
            s.push(s.rules.programs["reshuffle"], f.me, -1, -1)
            return STAY
        shuffle_under(s, f.me, NO_NUMBERS, NO_NUMBERS)
        return NEXT


def shuffle_under(s: State, p: i64, first: list[i64], left: list[i64]) -> None:
    """Player p shuffles the discard pile under the deck, but for those left there; some come first, in that order."""
    deck = p * OWN + DECK
    discard = p * OWN + DISCARD
    s.shuffle(discard)
    for x in first:
        s.put(x, deck, False)
        if s.knowing:
            s.know[x] = 1 << p
    c = s.tail[discard]
    while c >= 0:  # under what is there, so that the old deck stays on top
        before = s.prv[c]
        if c not in left:
            s.put(c, deck, False)
            if s.knowing:
                s.know[c] = 0
        c = before
    if s.tracing:
        s.note(S_SHUFFLE, V_SHUFFLE, -1, p, 0, s.rules.cite("dominion.rules.draw.reshuffle"))


class Reshuffle(Op):
    """A shuffle that somebody waits for: first the event, then the shuffle, with what the answers to it have chosen."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0:
            f.i = 1
            happen(s, f, V_SHUFFLE, f.me, NO_NUMBERS, 0, 0, True)
            return STAY
        first = chosen_for(s, f.me, G_ON_TOP, DISCARD)
        left = chosen_for(s, f.me, G_LEFT_OUT, DISCARD)
        shuffle_under(s, f.me, first, left)
        return NEXT


def chosen_for(s: State, p: i64, key: i64, kind: i64) -> list[i64]:
    """The cards in that zone of player p that an effect of theirs has chosen for the shuffle; it ends now."""
    out: list[i64] = []
    i: i64 = 0
    while i < len(s.lastings):
        m = s.lastings[i]
        found = False
        if m.kind == M_GAME and m.key == key and m.me == p:
            for c in m.cards:
                if c >= 0 and s.zone[c] == p * OWN + kind and m.hits(s, c):
                    found = True
                    out.append(c)
        if found:
            drop_lasting(s, i)
        else:
            i += 1
    return out


# ---- gaining
def pile_top(s: State, name: str, piles: bool) -> i64:
    """The top card of that name, or of the pile of that name, in the Supply (or, `piles`, outside it too); else -1."""
    z = s.layout.first_shared
    while z < s.layout.zones:
        t = s.tail[z]
        k = s.zone_kind[z]
        if t >= 0 and (k == SUPPLY or (piles and k in (PILE, LOOTS))):
            label = s.layout.labels[z - s.layout.first_shared]
            if s.printed(t).title == name or (label.startswith(name) and label.split("/")[0] == name):
                return t
        z += 1
    return -1


def gain(s: State, f: Frame, c: i64, p: i64, to: i64, citation: i64) -> None:
    """Player p gains card c from where it lies to a zone of theirs; f.n tells whether.

    On a possessed turn the possessor gains it instead, to the discard pile.
    """
    if possessed(s, p):
        p = s.facts[F_POSSESSOR] - 1
        to = DISCARD
        if s.tracing:
            s.note(S_REPLACED, V_GAIN, -1, c, -1, 0)
    if s.live[V_GAIN] == 0 and quiet(s, V_GAIN, c):
        s.put(c, p * OWN + to, True, V_GAIN, citation)
        if s.tracing:
            s.credit(p)
        count_gain(s, p, c)
        f.n = 1
        return
    e = Event(V_GAIN, W_MOVE)
    e.player = p
    e.to = ABSOLUTE + p * OWN + to
    e.cards = [c]
    e.lives = [s.life[c]]
    e.citation = citation
    propose(s, f, e)


def possessed(s: State, p: i64) -> bool:
    """Another player takes player p's turn."""
    return s.facts[F_POSSESSOR] > 0 and p == s.active


class Gain(Op):
    """I gain the first remembered card, or the top card of the named pile, to a zone of mine.

    The gained card becomes the remembered one, expected where it was gained to (2b).
    """

    def __init__(self, name: str = "", to: i64 = DISCARD, who: i64 = 0) -> None:
        self.name: str = name
        self.to: i64 = to
        self.who: i64 = who  # WHOSE_EFFECT: in EachPlayer, the player whose effect it is

    def purpose(self) -> i64:
        return V_GAIN if self.name == "" else i64(-1)

    def run(self, s: State, f: Frame) -> i64:
        c: i64 = -1
        p = f.me if self.who == 0 else s.stack[s.sp - 2].me
        if self.name != "":
            c = pile_top(s, self.name, True)
        elif len(f.it) > 0:
            c = f.it[0]
            if f.it[1] != s.life[c]:
                note_stopped(s, f, V_GAIN, c, f.it[1], p * OWN + self.to, 0)
                c = -1
        f.n = 0
        if c < 0:
            f.it = NO_NUMBERS
            if s.tracing and self.name != "":
                wanted: i64 = 1 + s.rules.by_name[self.name].id if self.name in s.rules.by_name else i64(0)
                s.note(S_SKIPPED, V_GAIN, -1, f.me, wanted, s.rules.cite("dominion.rules.gain.empty-pile"))
            return NEXT
        life = s.life[c]
        r = s.rules
        assert isinstance(r, Dominion)
        cite = r.c_gain if self.to == DISCARD else r.c_no_visiting
        if f.origin == ORIGIN_PLACED and self.name == "":
            cite = r.c1b
        gain(s, f, c, p, self.to, cite)
        if possessed(s, p):  # it is not this player who has gained it
            f.it = NO_NUMBERS
            return NEXT
        f.got = c
        f.it = [c, life + 1]
        f.place = p * OWN + self.to
        f.origin = ORIGIN_GAINED
        return NEXT


class GainEach(Op):
    """I gain the selected cards one by one, from where they were put; ``optional``: as many of them as I like."""

    def __init__(self, cards: Cards, optional: bool = False) -> None:
        self.cards: Cards = cards
        self.optional: bool = optional

    def run(self, s: State, f: Frame) -> i64:
        r = s.rules
        assert isinstance(r, Dominion)
        refs = self.cards.find(s, f)
        c: i64 = NONE
        if self.optional and s.answer != NONE:
            c = s.take()
            if c == DONE:
                return NEXT
        elif self.optional:
            s.nopts = 0
            for i in range(0, len(refs), 2):
                if refs[i + 1] == s.life[refs[i]]:
                    s.offer(refs[i])
            if s.nopts == 0:
                return NEXT
            s.offer(DONE)
            return s.ask(f.me, CHOOSE + V_GAIN)
        elif f.i * 2 >= len(refs):
            return NEXT
        else:
            c = refs[f.i * 2]
            life = refs[f.i * 2 + 1]
            f.i += 1
            if life != s.life[c]:
                note_stopped(s, f, V_GAIN, c, life, f.me * OWN + DISCARD, 0)
                return STAY
        gain(s, f, c, f.me, DISCARD, r.c1b)
        return STAY


class Return(Op):
    """The selected cards go back to their piles."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def purpose(self) -> i64:
        return V_RETURN

    def run(self, s: State, f: Frame) -> i64:
        refs = self.cards.find(s, f)
        f.n = 0
        if len(refs) == 0:
            return NEXT
        z = home(s, refs[0])
        if z >= 0:
            cite = s.rules.allowed(s, f, self.cards.origin(f), refs[0]) if s.tracing else i64(0)
            move_cards(s, f, V_RETURN, refs, ABSOLUTE + z, True, cite, -1)
        return NEXT


def home(s: State, c: i64) -> i64:
    """The pile a card comes from, or -1: piles are labelled with the names of their cards."""
    name = s.printed(c).title
    for i in range(len(s.layout.labels)):
        if name in s.layout.labels[i].split("/"):
            return s.layout.first_shared + i
    return -1


# ---- conditions and selections
class Costs(Number):
    """The card asked about costs that many coins, compared; potions and debt as the reference card has them.

    ``like``: "" compares with a card without potions or debt, "it" with the first remembered card
    (dominion.rules.cost.compare: a cost is at most another only if every component is).
    """

    def __init__(self, operator: str, coins: object, like: str = "") -> None:
        self.operator: str = operator
        self.exact: bool = operator == "="
        self.less: bool = operator == "<"
        self.coins: Number = number(coins)
        self.like: str = like

    def about_cost(self) -> bool:
        return True

    def value(self, s: State, f: Frame, c: i64) -> i64:
        if c < 0:
            return 0
        potions: i64 = 0
        debt: i64 = 0
        if self.like == "it" and len(f.it) > 0:
            potions = extra_cost(s, f.it[0], 0)
            debt = extra_cost(s, f.it[0], 1)
        mine = s.cost(c)
        want = self.coins.value(s, f, c)
        p = extra_cost(s, c, 0)
        d = extra_cost(s, c, 1)
        if self.exact:
            return 1 if mine == want and p == potions and d == debt else 0
        if p > potions or d > debt:
            return 0
        if self.less:
            return 1 if mine < want or (mine == want and (p < potions or d < debt)) else 0
        return 1 if mine <= want else 0


def extra_cost(s: State, c: i64, k: i64) -> i64:
    """Potions (k = 0) or debt (k = 1) in the cost of a card."""
    a = s.now(c).costs
    return a[k] if k < len(a) else i64(0)


def supply(where: Number | None = None) -> Tops:
    """The cards that can be gained from the Supply: the tops of its piles."""
    return Tops(SUPPLY, where)


def kind_of_card(types: i64, without: i64 = 0) -> Number:
    """The card has one of the types and none of the others."""
    return IsType(types) if without == 0 else All(IsType(types), Not(IsType(without)))


class FromTrash(Cards):
    """Cards in the trash that fit."""

    def __init__(self, where: Number | None = None) -> None:
        self.where: Number | None = where

    def origin(self, f: Frame) -> i64:
        return ORIGIN_NAMED

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        c = s.head[s.layout.first_of[TRASH]]
        while c >= 0:
            if self.where is None or self.where.value(s, f, c) != 0:
                out.append(c)
                out.append(s.life[c])
            c = s.nxt[c]
        return out


# ---- attacks
class Affected(Number):
    """The player is not shielded from this play (a Moat was not revealed)."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        for m in s.lastings:
            if m.kind == M_GAME and m.key == G_SHIELD and m.n == f.id and m.me == f.me:
                return 0
        return 1
