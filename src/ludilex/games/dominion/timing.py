"""What Dominion answers to the machine: its pipes, who orders, what a lost move cites."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.dominion.terms import (
    ACTION,
    BOONS,
    DECK,
    DISCARD,
    EDITIONS,
    EFFECTS,
    ENDS,
    F_ACTIONS_GAINED,
    F_POSSESSOR,
    F_VICTORY,
    G_ESTATE,
    GAINED,
    HAND,
    HEXES,
    KINDS,
    LOOTS,
    OWN,
    PHASES,
    PLAY,
    PROMPTS,
    RESOURCES,
    RUINS,
    SUPPLY,
    TYPES,
    U_NEXT_TURN,
    U_START_OF,
    UNPRICED,
    V_EFFECT,
    V_EMPTY,
    V_EXCHANGE,
    V_EXILE,
    V_GAIN,
    V_MOVE,
    V_SHUFFLE,
    V_TRASH,
    VERBS,
    VICTORY,
)
from ludilex.kernel.codes import (
    KEYS,
    M_GAME,
    ORIGIN_EVENT,
    ORIGIN_GAINED,
    ORIGIN_NAMED,
    ORIGIN_PLACED,
    ORIGIN_THIS,
    S_LOOK,
    SEEN_BY_ALL,
    SEEN_BY_HOLDER,
    SEEN_BY_NONE,
    W_MOVE,
    W_NONE,
)
from ludilex.kernel.control import Unless
from ludilex.kernel.events import Event
from ludilex.kernel.frames import Frame
from ludilex.kernel.knowledge import knows, learn
from ludilex.kernel.numbers import All
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.rules import LoopError, Rules
from ludilex.kernel.selectors import In, Tops, Where
from ludilex.kernel.windows import Collect, Commit, Instead, Prohibit, Replaces, Triggers, pipe

if TYPE_CHECKING:
    from ludilex.kernel.definitions import Gift
    from ludilex.kernel.state import State


FROM_SUPPLY: Final = (V_GAIN, V_TRASH, V_EXCHANGE, V_EXILE, V_MOVE)  # what may take the last card of a Supply pile
AS: Final = "as/"  # before the name of a card: the gift of being such a card


class Dominion(Rules):
    """Dominion in one edition of the law on moving cards."""

    def __init__(self, edition: str, plays_lost: bool, late_coffers: bool = False) -> None:
        old = edition == EDITIONS[1]
        seen = [SEEN_BY_ALL] * len(KINDS)
        for k in (DECK, BOONS, HEXES, LOOTS):
            seen[k] = SEEN_BY_NONE
        seen[HAND] = SEEN_BY_HOLDER
        covers = ["deck", "discard"] if old else ["deck"]  # 3a, 3b: what a covered card means
        super().__init__("dominion", edition, KINDS[:], OWN, seen, ["play"], covers, RESOURCES[:], [])
        self.old: bool = old
        self.plays_lost: bool = plays_lost
        self.late_coffers: bool = late_coffers
        self.unpriced = UNPRICED
        self.fungible = (1 << HAND) | (1 << DISCARD) | (1 << DECK)
        self.phases = PHASES[:]
        self.ends = ENDS[:]
        self.effect_names = {M_GAME * KEYS + key: name for key, name in EFFECTS.items()}
        self.prompts = PROMPTS[:]
        self.type_names = TYPES[:]
        self.controlled = True
        self.joining = True  # dominion.rules.order.simultaneous
        self.tells_changes = False  # under Inheritance all Estates change at each turn
        self.effect_verb = V_EFFECT
        self.cite_all()
        stations: list[Op] = [Prohibit(), Replaces(), Commit(), Collect(), Instead(), Triggers()]
        for v in range(len(VERBS)):
            pipe(self, v, VERBS[v], stations)

    def cite_all(self) -> None:
        """What the steps of hot code cite: numbers at hand."""
        self.skipped = self.cite("dominion.stop-moving.scope.4")
        self.c1a: i64 = self.cite("dominion.stop-moving.1a")
        self.c1b: i64 = self.cite("dominion.stop-moving.1b")
        self.c_look: i64 = self.cite("dominion.stop-moving.look.3")
        self.c_fetch: i64 = self.cite("dominion.stop-moving.look.2")
        self.c1b_covered: i64 = self.cite(
            "dominion.stop-moving.1b", "dominion.stop-moving.3a", "dominion.stop-moving.scope.2"
        )
        self.c2b: i64 = self.cite("dominion.stop-moving.2b", "dominion.stop-moving.list.gained")
        self.c2b_top: i64 = self.cite(
            "dominion.stop-moving.2b", "dominion.stop-moving.list.gained", "dominion.stop-moving.look.1"
        )
        self.c_self: i64 = self.cite("dominion.stop-moving.2a")
        self.c_self_later: i64 = self.cite(
            "dominion.stop-moving.2a", "dominion.stop-moving.2c", "dominion.stop-moving.1b"
        )
        self.c_covered: i64 = self.cite("dominion.stop-moving.3a")
        self.c_no_visiting: i64 = self.cite("dominion.ext.no-visiting", "dominion.stop-moving.list.gained")
        self.ordered = self.cite("dominion.ext.order")
        self.lost_play: i64 = self.cite("dominion.stop-moving.play-lost.1", "dominion.stop-moving.2")
        self.assumed_play: i64 = self.cite("dominion.assume.play-lost", "dominion.stop-moving.play-lost.1")
        self.again: i64 = self.cite("dominion.stop-moving.play-lost.2", "dominion.stop-moving.scope.3")
        self.departed = self.cite("dominion.stop-moving.scope.3")
        self.in_place: i64 = self.cite("dominion.ext.command", "dominion.stop-moving.leave-there.1")
        self.c_reshuffle: i64 = self.cite("dominion.rules.draw.reshuffle")
        self.c_gain: i64 = self.cite("dominion.rules.gain")
        self.verb_cites[V_EXCHANGE] = self.cite("dominion.rules.exchange")
        self.c_action: i64 = self.cite("dominion.rules.play.cost-action")
        self.c_uses_buy: i64 = self.cite("dominion.rules.buy.uses-buy")
        self.c_cost: i64 = self.cite("dominion.rules.buy.cost")
        self.uncovered: i64 = self.cite(
            "dominion.stop-moving.2b",
            "dominion.stop-moving.3a",
            "dominion.stop-moving.scope.2",
            "dominion.stop-moving.list.gained",
        )

    def onlookers(self, s: State, mask: i64) -> i64:
        """On a possessed turn the possessor sees all that the active player sees."""
        possessor = s.facts[F_POSSESSOR]
        return mask | (1 << (possessor - 1)) if possessor > 0 and (mask >> s.active) & 1 else mask

    def gift_for(self, s: State, c: i64) -> Gift | None:
        """An Estate gets what the card with its player's Estate token says (Inheritance of 2015)."""
        p = s.controller(c)
        for m in s.lastings:
            if m.kind == M_GAME and m.key == G_ESTATE and m.me == p:
                return self.gifts[AS + self.definitions[s.defn[m.cards[0]]].name]
        return None

    def could_hold(self, s: State, seat: i64, z: i64) -> list[i64]:
        """The Ruins pile was dealt out of ten of each kind, of which the seat has seen some."""
        out: list[i64] = []
        for d in self.definitions:
            if d.types & RUINS:
                n: i64 = 10
                for c in range(len(s.defn)):
                    if s.defn[c] == d.id and knows(s, seat, c):
                        n -= 1
                for _ in range(n):
                    out.append(d.id)
        return out

    def lost(self, s: State, f: Frame, c: i64, life: i64) -> i64:
        """Which part of the Stop-Moving rule stops this move, and what of the effect still happens (scope.3)."""
        z = s.zone[c]
        kind = s.zone_kind[z]
        covered = s.nxt[c] >= 0 and life + 1 == s.life[c]
        ids: list[str] = []
        if kind == DECK and covered:
            ids.append("dominion.stop-moving.3b")
        elif self.old and kind == DISCARD and covered:
            ids.append("dominion.stop-moving.3a")
            ids.append("dominion.stop-moving.trivia.1")
        elif c == f.card:
            ids.append("dominion.stop-moving.2a")
            if kind == PLAY:
                ids.append("dominion.stop-moving.2c")
        elif c == f.got or gained_in(f, c):
            ids.append("dominion.stop-moving.2b")
        elif f.place >= 0 and f.place == z:
            ids.append("dominion.stop-moving.2c")
        else:
            ids.append("dominion.stop-moving.2")
        if f.card == c and life == -1:
            ids.append("dominion.stop-moving.leave-there.1")
        if ids[0] not in ("dominion.stop-moving.2", "dominion.stop-moving.3a", "dominion.stop-moving.3b"):
            ids.append("dominion.stop-moving.2")
        if self.old:
            ids.append("dominion.stop-moving.scope.2")
        ids.append("dominion.stop-moving.scope.1")
        if not depends_next(f):
            ids.append("dominion.stop-moving.scope.3")
            ids.append("dominion.ext.optional-gain")
        return self.cite(*ids)

    def allowed(self, s: State, f: Frame, origin: i64, c: i64) -> i64:
        """The part of the rule that lets the effect move the card: 1a, 1b, or 2b (and 3a when it lies covered)."""
        kind = s.zone_kind[s.zone[c]]
        gained = origin == ORIGIN_GAINED or (origin in (ORIGIN_EVENT, ORIGIN_THIS) and gained_in(f, c))
        discarded = kind == DISCARD
        covered = discarded and s.nxt[c] >= 0
        if gained:
            return self.uncovered if covered else self.c2b_top if discarded else self.c2b
        if origin == ORIGIN_NAMED:
            return self.c1a
        if origin == ORIGIN_PLACED:
            return self.c1b_covered if covered else self.c1b
        if origin == ORIGIN_THIS:  # a played card expects to be in play; an ability from elsewhere says from where
            if kind != PLAY:
                return self.c1a
            return self.c_self_later if f.event is not None else self.c_self
        return self.c_covered if origin == ORIGIN_EVENT and covered else i64(0)

    def unfit(self, s: State, f: Frame, cards: Cards, c: i64, verb: i64) -> i64:
        """Why a card is not among those an effect chooses from: where it lies, what it costs, what it is."""
        where: Number | None = None
        if isinstance(cards, (In, Where)):
            where = cards.where
        elif isinstance(cards, Tops):
            if s.kind(c) != cards.kind:
                return self.cite("dominion.rules.gain" if verb == V_GAIN else "dominion.rules.choice.named")
            top = s.tail[s.zone[c]]
            if s.defn[top] != s.defn[c]:
                return self.cite("dominion.rules.pile.top")
            c = top
            where = cards.where
        if where is not None and dear(s, f, where, c):
            return self.cite("dominion.rules.cost.compare")
        return self.cite("dominion.rules.choice.named")

    def searching(self, s: State, f: Frame, kind: i64) -> None:
        """Who may choose any card of a discard pile, or of what is shuffled, may look through it (look.3)."""
        z = f.me * OWN + shuffled(f)
        if kind == DISCARD and s.size[z] > 0:
            look_through(s, f, z, self.c_look)

    def fetching(self, s: State, f: Frame, c: i64) -> None:
        """A certain card that lies covered in one's discard pile may be looked for there (look.2); not the top one."""
        z = f.me * OWN + DISCARD
        if s.zone[c] == z and s.nxt[c] >= 0:
            look_through(s, f, z, self.c_fetch)

    def decider(self, s: State, p: i64) -> i64:
        """On a possessed turn the possessor makes the active player's decisions."""
        possessor = s.fact(F_POSSESSOR)
        return possessor - 1 if possessor > 0 and p == s.active else p

    def lasts(self, s: State, f: Frame, until: i64) -> i64:
        """Until the start of the next turn of the player whose effect it is, who in EachPlayer is the one outside."""
        if until != U_NEXT_TURN:
            return until
        whole = s.stack[s.sp - 2]
        return U_START_OF + (whole.me if whole.card == f.card and whole.life == f.life else f.me)

    def redirect(self, s: State, e: Event, i: i64, kind: i64) -> None:
        """A replacement sends card number i of e to another zone of the player of the event."""
        d = e.dest[:]
        d[i] = e.player * OWN + kind
        e.dest = d

    def committed(self, s: State, e: Event, i: i64) -> None:
        """Count what is gained this turn."""
        if e.verb == V_GAIN:
            count_gain(s, e.player, e.cards[i])

    def collected(self, s: State, f: Frame, e: Event) -> None:
        """That the last card of a Supply pile has left it is known in the same moment."""
        super().collected(s, f, e)
        if s.live[V_EMPTY] == 0 or e.write != W_MOVE:
            return
        for z in e.zones:
            if s.zone_kind[z] == SUPPLY and s.size[z] == 0:
                x = Event(V_EMPTY, W_NONE)
                x.player = e.by
                x.by = e.by
                x.done = True
                f.due = f.due + s.collect(x, 0)
                return

    def endless(self, s: State, repeated: bool) -> None:
        """The rules know no endless loop: a position that comes back, or a spent budget, is an error of the set-up."""
        raise LoopError(
            "this position goes on for ever without a decision; Dominion's rules do not say how that ends"
            if repeated
            else "this goes on without a decision for longer than the step budget"
        )


def look_through(s: State, f: Frame, z: i64, citation: i64) -> None:
    """The player of the effect sees all cards of the zone."""
    if s.tracing:
        s.note(S_LOOK, -1, -1, f.me, 0, citation)
    if s.knowing:
        c = s.head[z]
        while c >= 0:
            learn(s, c, 1 << f.me)
            c = s.nxt[c]


def dear(s: State, f: Frame, where: Number, c: i64) -> bool:
    """Of the conditions on the card it is the one on its cost that fails."""
    if isinstance(where, All):
        for part in where.parts:
            if part.value(s, f, c) == 0:
                return dear(s, f, part, c)
        return False
    return where.about_cost() and where.value(s, f, c) == 0


def depends_next(f: Frame) -> bool:
    """The next part of the effect depends on whether this one happened; an exchange is one whole."""
    ops = f.program.ops
    if f.pc < len(ops) and ops[f.pc].purpose() == V_EXCHANGE:
        return True
    i = f.pc + 1
    if i >= len(ops):
        return False
    op = ops[i]
    return isinstance(op, Unless) and op.depends


def shuffled(f: Frame) -> i64:
    """The kind of zone that is about to be shuffled: the discard pile, unless the event says it is the deck."""
    e = f.event
    return DECK if e is not None and e.verb == V_SHUFFLE and e.n == 1 else DISCARD


def gained_in(f: Frame, c: i64) -> bool:
    """The event the effect reacts to is the gaining of card c."""
    e = f.event
    return e is not None and e.verb == V_GAIN and c in e.cards


def count_gain(s: State, p: i64, c: i64) -> None:
    """A card was gained: some cards ask for the number this turn."""
    s.res[p * s.nr + GAINED] += 1
    if p == s.active:
        types = s.types(c)
        if types & VICTORY != 0:
            s.facts[F_VICTORY] += 1
        if types & ACTION != 0:
            s.facts[F_ACTIONS_GAINED] += 1
