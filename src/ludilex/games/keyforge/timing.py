"""KeyForge's answers to the machine: who decides, who orders, what a lost card cites; power; the history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.keyforge.ending import DEEPEST, LONGEST, end_loop
from ludilex.games.keyforge.terms import (
    ALPHA,
    AMBER,
    ARCHIVES,
    ASSAULT,
    COUNTERS,
    CREATURE,
    DECK,
    DISCARD,
    E_FREED,
    EDITIONS,
    ENDS,
    F_HOUSE,
    G_KEY_COST,
    G_MAY_PLAY,
    G_MAY_USE,
    G_MAY_USE_ONE,
    G_MUST_HOUSE,
    G_NO_HOUSE,
    G_REAP_STEALS,
    G_SKIP_FORGE,
    H_FROM_HAND,
    H_LEFT,
    HAND,
    HAZARDOUS,
    HIDDEN,
    HOUSES,
    K_AMBER,
    K_DAMAGE,
    K_POWER,
    K_STUN,
    KINDS,
    LINE,
    NOTED,
    OWN,
    P_SETUP,
    PHASES,
    POWER,
    PROMPTS,
    Q_ARCHIVES,
    Q_COLOR,
    Q_HOUSE,
    Q_MULLIGAN,
    RESOURCES,
    STATS,
    TYPES,
    U_END_OF,
    U_THEIR_TURN,
    UNDER,
    USES,
    V_ABDUCT,
    V_ATTACK,
    V_EFFECT,
    V_ENTER,
    V_FIGHT,
    V_FOUGHT,
    V_PLAY,
    V_PLAYED,
    V_POWER,
    V_RELEASE,
    V_STEAL,
    V_STUN,
)
from ludilex.kernel.characteristics import stat, total, word
from ludilex.kernel.codes import KEYS as EFFECT_KEYS
from ludilex.kernel.codes import (
    M_FORBID,
    M_GAME,
    M_STAT,
    S_COUNT,
    SEEN_BY_ALL,
    SEEN_BY_HOLDER,
    SEEN_BY_NONE,
)
from ludilex.kernel.control import accepted
from ludilex.kernel.definitions import Trigger
from ludilex.kernel.events import NO_DUE, Due, Event
from ludilex.kernel.frames import Frame
from ludilex.kernel.pipeline import resource_now
from ludilex.kernel.programs import Cards, Program, Register
from ludilex.kernel.rules import Rules
from ludilex.kernel.selectors import ANYONE, ME, In

if TYPE_CHECKING:
    from ludilex.kernel.state import State


MARK: Final = 4096  # more cards than any match has


class KeyForge(Rules):
    """KeyForge in one edition of its rule book."""

    def __init__(self, edition: str) -> None:
        seen = [SEEN_BY_ALL] * len(KINDS)
        seen[DECK] = SEEN_BY_NONE
        seen[HAND] = SEEN_BY_HOLDER
        seen[ARCHIVES] = SEEN_BY_HOLDER
        seen[UNDER] = SEEN_BY_HOLDER
        in_play = ["line", "artifacts", "upgrades"]
        super().__init__("keyforge", edition, KINDS[:], OWN, seen, in_play, [], RESOURCES[:], COUNTERS[:])
        self.old: bool = edition == EDITIONS[0]
        self.fungible = (1 << HAND) | (1 << DISCARD) | (1 << DECK) | (1 << ARCHIVES)
        self.phases = PHASES[:]
        self.ends = ENDS[:]
        self.prompts = PROMPTS[:]
        self.type_names = TYPES[:]
        self.stats = STATS[:]
        self.colors = HOUSES[:]
        self.choices = HOUSES[:]
        self.name_uses_and_effects()
        self.orders_all = True
        self.controlled = True
        self.effect_verb = V_EFFECT
        self.history: Register = Register("history of the turn")
        self.before: Register = Register("history of the turn before")
        self.by_turn: bool = False  # what a printed card is may depend on whose turn it is
        self.aim: Register = Register("aimed at")  # of a fight: whom the attacker damages instead of the defender
        self.ways: list[Program] = []  # what is done with a card in play, by use (nothing for playing and discarding)
        self.assault: Trigger | None = None  # what the keywords do before a fight
        self.hazardous: Trigger | None = None
        self.ordered = self.cite("keyforge.rules.active-player")
        self.departed = self.cite("keyforge.leaves-play.4")
        self.declined = self.cite("keyforge.may.1")
        self.accepted = self.cite("keyforge.may.2")
        self.c_hidden: i64 = self.cite("keyforge.leaves-play.5")
        self.c_owner: i64 = self.cite("keyforge.leaves-play.9")
        self.c_amber: i64 = self.cite("keyforge.leaves-play.7")
        self.c_supply: i64 = self.cite("keyforge.leaves-play.8")
        self.c_leaves: i64 = self.cite("keyforge.leaves-play.1")
        self.c_tokens: i64 = self.cite("keyforge.leaves-play.2")

        self.c_loop: i64 = self.cite("keyforge.rules.endless-loop")
        self.budget = LONGEST
        self.depth = DEEPEST
        self.c_cannot: i64 = self.cite("keyforge.rules.cannot")
        self.c_alpha: i64 = self.cite("keyforge.rules.alpha")
        self.c_choose: i64 = self.cite("keyforge.rules.choose")
        self.c_side: i64 = self.cite("keyforge.rules.side")
        self.c_resolve: i64 = self.cite("keyforge.rules.resolve")
        self.verb_cites[V_ABDUCT] = self.cite("keyforge.leaves-play.10")
        self.verb_cites[V_POWER] = self.cite("keyforge.power-counter.1")
        self.verb_cites[V_STUN] = self.cite("keyforge.rules.stun")

    def name_uses_and_effects(self) -> None:
        """What options and steps call them."""
        for i in range(len(USES)):
            self.uses[i] = USES[i]
        self.effect_names[M_GAME * EFFECT_KEYS + G_MAY_USE] = "may-use"
        self.effect_names[M_GAME * EFFECT_KEYS + G_MAY_PLAY] = "may-play"
        self.effect_names[M_GAME * EFFECT_KEYS + G_MAY_USE_ONE] = "may-use-one"
        self.effect_names[M_GAME * EFFECT_KEYS + G_REAP_STEALS] = "reap-steals"
        self.effect_names[M_GAME * EFFECT_KEYS + G_KEY_COST] = "key-cost"
        self.effect_names[M_GAME * EFFECT_KEYS + G_SKIP_FORGE] = "skip-forge"
        for i in range(len(HOUSES)):
            self.effect_names[M_GAME * EFFECT_KEYS + G_NO_HOUSE + i] = f"no-house-{HOUSES[i]}"
            self.effect_names[M_GAME * EFFECT_KEYS + G_MUST_HOUSE + i] = f"must-house-{HOUSES[i]}"

    def forbids(self, s: State, e: Event, c: i64) -> i64:
        """What a card says that cannot happen does not; amber cannot be stolen from somebody, not by somebody."""
        if e.verb == V_STEAL and e.n > 0:
            return -1
        if s.has_effects(M_FORBID, e.verb) and s.total(M_FORBID, e.verb, c) > 0:
            return self.c_alpha if e.verb == V_PLAY and self.is_late(s, c) else self.c_cannot
        return -1

    def is_late(self, s: State, c: i64) -> bool:
        """The card would have had to be played before what has been done (alpha), and nothing else is against it."""
        return c >= 0 and s.now(c).word(ALPHA) > 0 and s.total(M_FORBID, V_PLAY, c) == 1

    def unfit(self, s: State, f: Frame, cards: Cards, c: i64, verb: i64) -> i64:
        """It is not what the ability names: what the selection says itself, or on the wrong side, or anything else."""
        why = cards.outside(s, f, c)
        if why != 0:
            return why
        if isinstance(cards, In) and s.kind(c) == cards.kind and cards.whose != ANYONE:
            return self.c_side if (s.controller(c) == f.me) != (cards.whose == ME) else self.c_choose
        return self.c_choose

    def obliges(self, s: State, f: Frame) -> i64:
        """As much as can be done is done, also of what was accepted."""
        return self.accepted if accepted(f) else self.c_resolve

    def unasked(self, s: State, prompt: i64) -> i64:
        """Mulligans belong to the set-up, and other questions have their steps."""
        if prompt == Q_MULLIGAN:
            return self.cite("keyforge.mulligan.1", "keyforge.mulligan.4")
        if prompt == Q_ARCHIVES:
            return self.cite("keyforge.rules.archives")
        if prompt == Q_COLOR:
            return self.cite("keyforge.rules.forge")
        return self.cite("keyforge.rules.house") if prompt == Q_HOUSE else i64(-1)

    def stat_of(self, s: State, c: i64, k: i64) -> i64:
        """Power with its counters."""
        return power(s, c) if k == POWER else stat(s, c, k)

    def decider(self, s: State, p: i64) -> i64:
        """The active player makes every decision, also about abilities of the opponent's cards."""
        return p if s.phase == P_SETUP else s.active

    def endless(self, s: State, repeated: bool) -> None:
        """An endless loop ends; how often it goes round is the active player's to say, who is not asked."""
        end_loop(s, self, self.c_loop)

    def lasts(self, s: State, f: Frame, until: i64) -> i64:
        """The next turn of the opponent ends with a turn of a certain player."""
        return U_END_OF + 1 - f.me if until == U_THEIR_TURN else until

    def lost(self, s: State, f: Frame, c: i64, life: i64) -> i64:
        """An effect cannot follow a card into a zone that the opponent does not see."""
        return self.c_hidden if (HIDDEN >> s.kind(c)) & 1 else i64(0)

    def collected(self, s: State, f: Frame, e: Event) -> None:
        """Triggers belong to their own event; before a fight assault and hazardous are ordered among them."""
        f.due = s.collect(e, 0)
        if e.verb == V_PLAYED and s.in_play(e.cards[0]):
            f.due = f.due + also(s, e, V_ENTER)
        elif e.verb == V_FIGHT:
            f.due = f.due + also(s, e, V_FOUGHT)
        if e.verb != V_ATTACK:
            return
        a = e.cards[0]
        d = e.sources[0]
        if self.assault is not None and word(s, a, ASSAULT) > 0:
            f.due = f.due + [Due(a, e.lives[0], e.by, self.assault, e, False, None)]
        if self.hazardous is not None and word(s, d, HAZARDOUS) > 0:
            f.due = f.due + [Due(d, e.sources[1], s.controller(d), self.hazardous, e, False, None)]

    def allowed(self, s: State, f: Frame, origin: i64, c: i64) -> i64:
        """What leaves play by an effect goes to a zone of its owner."""
        if not s.in_play(c):
            return 0
        return self.c_owner if s.owner[c] != s.controller(c) else self.c_leaves

    def committed(self, s: State, e: Event, i: i64) -> None:
        """Amber on what has left play: a creature's to the opponent of its controller, any other to the supply."""
        c = e.cards[i]
        if len(e.counters) == 0 or s.in_play(c):
            return
        if s.tracing:
            for k in (K_DAMAGE, K_POWER, K_STUN):
                if e.counter(i, k) > 0:
                    s.note(S_COUNT, V_RELEASE, c, k, -e.counter(i, k), self.c_tokens)
        if s.zone_kind[e.zones[i]] == LINE:
            note_history(s, H_LEFT, c, e.controllers[i])
        n = e.counter(i, K_AMBER)
        if n == 0:
            return
        if self.types_of[e.definitions[i]] & CREATURE != 0:
            p = 1 - e.controllers[i]
            if s.live[V_RELEASE] == 0:
                resource_now(s, V_RELEASE, p, AMBER, n, self.c_amber, c)
            else:
                e.facts = e.facts + [E_FREED + p, n]  # an event of its own follows: see settle.Freed
        elif s.tracing:
            s.note(S_COUNT, V_RELEASE, c, K_AMBER, -n, self.c_supply)


def also(s: State, e: Event, verb: i64) -> list[Due]:
    """What is due because the event is one of another verb, too; it is ordered with the rest."""
    if s.live[verb] == 0:
        return NO_DUE
    q = e.copy()
    q.verb = verb
    return s.collect(q, 0)


def power(s: State, c: i64) -> i64:
    """Power of a creature now: printed, modified, +1 power counters; never below 0."""
    stats = s.now(c).stats
    v = stats[POWER] + s.cnt[c * s.rules.nk + K_POWER]
    if s.effect_keys[M_STAT] != 0:
        v += total(s, M_STAT, POWER, c)
    return v if v > 0 else i64(0)


def history(s: State, before: bool = False) -> list[i64]:
    """What has happened this turn (or, `before`, in the last one): notes of `NOTED` numbers, see terms."""
    r = s.rules
    assert isinstance(r, KeyForge)
    return s.stack[0].cards_in(r.before.slot if before else r.history.slot)


def note_history(s: State, what: i64, c: i64, p: i64) -> None:
    """Note in the history of this turn what player p did with card c (negative: none), or what happened to it."""
    r = s.rules
    assert isinstance(r, KeyForge)
    s.stack[0].keep(r.history.slot, history(s) + [what, known_as(s, c) if c >= 0 else c, p, mark(s, c)])


def known_as(s: State, c: i64) -> i64:
    """The printed definition of card c; of a copy, that of the card it is a copy of."""
    title = s.now(c).title
    return s.defn[c] if title == s.printed(c).title else s.rules.by_name[title].id


def note_from_hand(s: State, c: i64, p: i64) -> None:
    """Note the first card of this turn that player p played or discarded from hand; nobody asks how many came later."""
    if not has_happened(s, H_FROM_HAND):
        note_history(s, H_FROM_HAND, c, p)


def mark(s: State, c: i64) -> i64:
    """Card c as the card it is now, in one number; a card that left play and came back is another."""
    return c + MARK * s.life[c] if c >= 0 else i64(-1)


def happened(s: State, what: i64) -> i64:
    """How often something was noted this turn."""
    n: i64 = 0
    a = history(s)
    for i in range(0, len(a), NOTED):
        if a[i] == what:
            n += 1
    return n


def has_happened(s: State, what: i64) -> bool:
    """It was noted this turn."""
    a = history(s)
    i: i64 = 0
    while i < len(a):
        if a[i] == what:
            return True
        i += NOTED
    return False


def active_house(s: State) -> i64:
    """The active house, or -1."""
    return s.facts[F_HOUSE] - 1
