"""The rules of the game as the machine asks for them: pipes, immunity, windows, consequences, who orders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.agot.actions import window_frame
from ludilex.games.agot.denials import denied, not_named
from ludilex.games.agot.marks import MARKS
from ludilex.games.agot.offers import close, offer_options, passes_silently, pick_option, spare, starter
from ludilex.games.agot.reasons import deny
from ludilex.games.agot.settle import barred, check, check_attachments, lie_under, only_attachment
from ludilex.games.agot.terms import (
    ATTACHED,
    ATTACHMENT,
    CHALLENGES,
    CHARACTER,
    CLAIM,
    COUNTERS,
    DEAD,
    DEATHBOUND,
    DECK,
    DISCARD,
    DUPLICATES,
    ENDS,
    EVENT,
    F_BORROWED,
    F_DYING,
    F_FIRST,
    HAND,
    IN_PLAY,
    K_KNEELING,
    K_MORIBUND,
    K_POWER,
    K_ROLE,
    KINDS,
    OPPONENTS,
    OWN,
    P_SETUP,
    PHASES,
    PLAY,
    PLOTS,
    PROMPTS,
    RESOURCES,
    SETUP,
    SHADOWS,
    STATS,
    STRENGTH,
    TYPES,
    V_ATTACH,
    V_ATTACK,
    V_BURY,
    V_CONTROL,
    V_DEFEND,
    V_DISCARD,
    V_DUPLICATE,
    V_EFFECT,
    V_EMERGE,
    V_JOIN,
    V_KILL,
    V_KNEEL,
    V_LEAVE,
    V_MOVE_POWER,
    V_PLAY,
    V_POWER,
    V_PUT,
    V_RECOVER,
    V_REDIRECT,
    V_REMOVE,
    V_RESOLVE,
    V_RETURN,
    V_STAND,
    VERBS,
)
from ludilex.kernel.codes import (
    ABSOLUTE,
    C_CONSTANT,
    C_EFFECT,
    KEYS,
    M_CONTROL,
    M_FORBID,
    M_IMMUNE,
    M_STAT,
    M_TYPE,
    M_WORD,
    S_CONTROL,
    S_COUNT,
    S_LOOK,
    SEEN_BY_ALL,
    SEEN_BY_HOLDER,
    SEEN_BY_NONE,
    W_CONTROL,
    W_COUNT,
    W_MOVE,
    W_NONE,
)
from ludilex.kernel.events import Event, Lasting
from ludilex.kernel.lasting import add_lasting
from ludilex.kernel.leaving import attached
from ludilex.kernel.pipeline import count_now
from ludilex.kernel.programs import Cards, Op
from ludilex.kernel.rules import Rules
from ludilex.kernel.windows import Collect, Commit, Instead, Prohibit, Replaces, Settle, pipe, window

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.programs import Program
    from ludilex.kernel.state import State

# Verbs whose events the checks, the windows or `forbids` must see even when no card listens to them.
WATCHED: Final = (
    V_PLAY, V_PUT, V_ATTACH, V_KNEEL, V_STAND, V_POWER, V_MOVE_POWER, V_REMOVE, V_LEAVE, V_RESOLVE, V_ATTACK, V_DEFEND,
    V_REDIRECT, V_DUPLICATE, V_JOIN, V_EMERGE,
)  # fmt: skip
EDITIONS: Final[list[str]] = ["faq-3", "faq-5.2"]


class Thrones(Rules):
    """A Game of Thrones for two, under the FAQ of the document or the last English one."""

    def __init__(self, edition: str, options: dict[str, str]) -> None:
        seen = [SEEN_BY_ALL] * len(KINDS)
        seen[DECK] = SEEN_BY_NONE
        for kind in (HAND, PLOTS, SETUP, SHADOWS):
            seen[kind] = SEEN_BY_HOLDER
        super().__init__("agot", edition, KINDS[:], OWN, seen, IN_PLAY[:], [], RESOURCES[:], COUNTERS[:])
        self.options = options
        self.read_options()
        for name in PROMPTS:
            self.prompt(name)
        self.phases = PHASES[:]
        self.choices = CHALLENGES[:]
        self.ends = ENDS[:]
        self.type_names = TYPES[:]
        self.stats = STATS[:]
        self.effect_verb = V_EFFECT
        self.word_names = MARKS[:]
        self.effect_names = {M_STAT * KEYS + STRENGTH: "strength", M_STAT * KEYS + CLAIM: "claim"}
        self.orders_all = True
        self.always_ask = True
        self.actions_from_hand: i64 = 0  # phases in which some card of the pool may be used from hand
        self.answers_from_hand: list[i64] = [0, 0, 0, 0]  # per window: the verbs that some card may answer from hand
        self.remembering: list[str] = []  # cards that ask whether their strength has changed
        self.limits: list[str] = []  # cards with limited abilities
        self.cite_effects()
        self.cite_board()
        self.windows.append("passive")  # the place of passive abilities among the windows that triggers name
        self.saves = window(self, "save")
        self.cancels = window(self, "cancel")
        self.responses = window(self, "response")
        self.acts = window(self, "action")
        self.challenge_acts = window(self, "challenge")
        self.marshals = window(self, "marshalling")
        self.make_pipes()
        self.action: Program | None = None  # a player action, and the other programs that windows start
        self.marshalling: Program | None = None
        self.payment: Program | None = None  # of gold, where some lies on cards
        self.toll: Program | None = None
        self.response: Program | None = None
        self.emerging: Program | None = None
        self.duplicate_save: Program | None = None

    def read_options(self) -> None:
        """What the options say, as the rules ask for it."""
        o = self.options
        unique = o["uniqueness"]
        self.own_or_control: bool = unique == "owned-or-controlled" or (
            unique == "edition" and self.edition == EDITIONS[1]
        )
        self.setup_restrictions: bool = self.edition == EDITIONS[1]
        self.draw_at_goal: bool = o["both-at-goal"] == "draw"
        self.attachments_power: bool = o["power-elsewhere"] == "attachments"
        self.deck_out_loses: bool = o["empty-deck"] == "loss"
        self.mulligans: i64 = int(o["mulligans"])
        self.setup_limited: bool = o["setup-limited"] == "one"
        self.free_duplicates: bool = o["duplicate-price"] == "free"
        self.enters_kneeling: bool = o["enter-play"] == "kneeling"
        self.influence_kept: bool = o["excess-influence"] == "kept"
        self.reducers_stay: bool = o["reducers"] == "all-phase"
        self.dominance_gold: bool = o["dominance-gold"] == "counted"
        self.saved_replaced: bool = o["military-claim"] == "saved-replaced"
        self.challenge_back: bool = o["ended-challenge"] == "given-back"
        self.stealth_defenders: bool = o["stealth"] == "possible-defender"
        self.vigilant_attacks_only: bool = o["vigilant"] == "attacker"
        self.stalwart_bottom: bool = o["stalwart"] == "deck-bottom"
        self.infamy_participates: bool = o["infamy"] == "participating"
        self.ambush_gold: bool = o["ambush"] == "gold"
        self.first_destination: bool = o["second-destination"] == "ignored"
        self.way_out_open: bool = o["way-out"] == "open"
        self.shadows_played: bool = o["out-of-shadows"] == "as-played"
        self.strength_from_printed: bool = o["strength-changed"] == "from-printed"

    def cite_effects(self) -> None:
        """Numbers of the clauses about what effects can do: immunity, saves, places, attachments."""
        self.c_immune: i64 = self.cite("agot.faq.3.14.1", "agot.faq.3.14.2")
        self.c_immune_event: i64 = self.cite("agot.faq.3.14.1", "agot.faq.3.14.4", "agot.faq.3.14.2")
        self.c_immune_character: i64 = self.cite("agot.faq.3.14.1", "agot.faq.3.14.5", "agot.faq.3.14.2")
        self.c_immune_pays: i64 = self.cite("agot.faq.3.16.2", "agot.faq.3.16.1")
        self.c_target: i64 = self.cite("agot.faq.3.15.1", "agot.faq.3.14.1", "agot.faq.3.16.1")
        self.c_target_opponents: i64 = self.cite("agot.faq.3.15.1", "agot.faq.3.24.1", "agot.faq.3.14.1")
        self.c_no_save: i64 = self.cite("agot.faq.3.19.2")
        self.c_terminal: i64 = self.cite("agot.faq.3.19.1")
        self.c_restriction: i64 = self.cite("agot.faq.3.20.1", "agot.faq.3.20.2", "agot.faq.3.20.3")
        self.c_opponent: i64 = self.cite("agot.faq.3.20.1", "agot.faq.3.20.4", "agot.faq.3.20.2")
        self.c_way_out: i64 = self.cite("agot.faq.3.19.3", "agot.faq.3.19.2")
        self.c_returned: i64 = self.cite("agot.faq.3.19.3", "agot.faq.3.19.4", "agot.faq.3.19.2")
        self.c_set_up: i64 = self.cite("agot.faq.3.20.6") if self.setup_restrictions else i64(0)
        self.c_host: i64 = self.cite("agot.faq.3.20.5")
        self.c_attached_type: i64 = self.cite("agot.faq.3.22.2", "agot.faq.3.22.6")
        self.c_facedown: i64 = self.cite("agot.faq.3.22.5", "agot.faq.3.22.3")
        self.c_facedown_leaves: i64 = self.cite("agot.faq.3.22.4")
        self.c_not_dead: i64 = self.cite("agot.faq.3.23.2")
        self.c_not_players: i64 = self.cite("agot.faq.3.14.3")
        self.c_event_counts: i64 = self.cite("agot.faq.3.13.2", "agot.faq.3.16.3")
        self.c_frozen: i64 = self.cite("agot.faq.3.18.1", "agot.faq.3.18.2")
        self.c_cut_off: i64 = self.cite("agot.faq.3.18.3", "agot.faq.3.26.1")
        self.c_again: i64 = self.cite("agot.faq.3.18.4", "agot.faq.3.26.1")
        self.c_turned_back: i64 = self.cite("agot.faq.3.22.1", "agot.faq.3.30a.3", "agot.faq.3.30b.1")
        self.c_new_type: i64 = self.cite("agot.faq.3.23.1")
        self.c_new_type_power: i64 = self.cite("agot.faq.3.23.1", "agot.faq.3.23.6")
        self.c_old_type_power: i64 = self.cite("agot.faq.3.23.5")
        self.c_kill_seen: i64 = self.cite("agot.faq.3.23.3")
        self.c_counts: i64 = self.cite("agot.faq.3.23.4")
        self.c_still_mine: i64 = self.cite("agot.faq.3.24.2")
        self.c_gained: i64 = self.cite("agot.faq.3.35.1")
        self.c_gained_self: i64 = self.cite("agot.faq.3.35.1", "agot.faq.3.35.2")

    def cite_board(self) -> None:
        """Numbers of the clauses about control, uniqueness, challenges, piles, plots; and of what is assumed."""
        self.c_duplicates: i64 = self.cite("agot.faq.3.25.1")
        self.c_control: i64 = self.cite("agot.faq.3.26.1", "agot.faq.3.24.3")
        self.c_control_bare: i64 = self.cite("agot.faq.3.26.1", "agot.faq.3.24.3", "agot.faq.3.25.2")
        self.c_back: i64 = self.cite("agot.faq.3.26.2")
        self.c_unique: i64 = self.cite("agot.faq.3.27.1")
        self.c_unique_control: i64 = self.cite("agot.faq.3.27.1", "agot.faq.3.27.4")
        self.c_duplicate: i64 = self.cite("agot.faq.3.27.2", "agot.faq.3.27.6")
        self.c_dead_copy: i64 = self.cite("agot.faq.3.27.3")
        self.c_lent_out: i64 = self.cite("agot.faq.3.27.5")
        self.c_removed: i64 = self.cite("agot.faq.3.28.1")
        self.c_removed_one: i64 = self.cite("agot.faq.3.28.1", "agot.faq.3.28.4")
        self.c_only_one: i64 = self.cite("agot.faq.3.28.2", "agot.faq.3.33.1", "agot.assume.ended-challenge")
        self.c_nobody_left: i64 = self.cite("agot.faq.3.33.1", "agot.assume.ended-challenge")
        self.c_no_strength: i64 = self.cite("agot.faq.3.28.3")
        self.c_owner: i64 = self.cite("agot.faq.3.30a.3", "agot.faq.3.30b.1")
        self.c_borrowed: i64 = self.cite("agot.faq.3.30a.1", "agot.faq.3.30a.2", "agot.faq.3.30a.3", "agot.faq.3.30b.1")
        self.c_other_place: i64 = self.cite("agot.faq.3.13.1", "agot.faq.3.13.3", "agot.faq.3.13.4")
        self.c_lies_in_pile: i64 = self.cite("agot.faq.3.13.1", "agot.faq.3.13.3", "agot.faq.3.30b.1")
        self.c_open_pile: i64 = self.cite("agot.faq.3.30b.2")
        self.c_participants: i64 = self.cite("agot.faq.3.31.1")
        self.c_rotation: i64 = self.cite("agot.faq.3.32.1", "agot.faq.3.32.2")
        self.c_out_of_play: i64 = self.cite("agot.faq.3.13.1", "agot.faq.3.13.3")
        self.c_event_zone: i64 = self.cite("agot.faq.3.13.2", "agot.faq.3.13.3")
        self.c_event: i64 = self.cite("agot.faq.3.13.2")
        self.verb_cites[V_RECOVER] = self.cite("agot.faq.3.13.4", "agot.faq.3.13.5", "agot.faq.3.13.3")
        self.c_left: i64 = self.cite("agot.faq.3.13.5")
        self.c_own: i64 = self.cite("agot.faq.3.17.1")
        self.c_deathbound: i64 = self.cite("agot.faq.3.21.4", "agot.faq.3.21.1")
        self.c_removed_no_memory: i64 = self.cite("agot.faq.3.31.2", "agot.faq.3.31.1")
        self.c_epic: i64 = self.cite("agot.faq.3.34.1", "agot.faq.3.34.2")
        self.c_extra: i64 = self.cite("agot.faq.3.36.1")
        self.c_cannot: i64 = self.cite("agot.rules.cannot")
        self.c_printed: i64 = self.cite("agot.faq.3.22.1")
        self.c_names: i64 = self.cite("agot.rules.target")
        self.c_price: i64 = self.cite("agot.rules.price")
        self.c_shadows: i64 = self.cite("agot.rules.shadows")
        self.c_emerges: i64 = self.cite("agot.assume.out-of-shadows", "agot.rules.shadows")
        self.c_not_chosen: i64 = self.cite("agot.rules.cannot")
        self.c_limited: i64 = self.cite("agot.rules.limited")
        self.c_house_only: i64 = self.cite("agot.rules.house-only")
        self.c_both: i64 = self.cite("agot.assume.both-at-goal")
        self.c_loop: i64 = self.cite("agot.assume.endless-loop")
        self.c_rounds: i64 = self.cite("agot.assume.round-limit")
        self.c_stalwart: i64 = self.cite("agot.assume.stalwart")
        self.c_joins: i64 = self.cite("agot.assume.joining")
        self.c_vigilant: i64 = self.cite("agot.assume.vigilant")
        self.c_dominance_gold: i64 = self.cite("agot.assume.dominance-gold")
        self.c_infamy: i64 = self.cite("agot.assume.infamy")
        self.c_enters: i64 = self.cite("agot.assume.enter-play")
        self.c_influence: i64 = self.cite("agot.assume.excess-influence")
        self.c_deck_out: i64 = self.cite("agot.assume.empty-deck")
        self.c_stealth: i64 = self.cite("agot.assume.stealth")
        self.c_claim: i64 = self.cite("agot.assume.military-claim")

    def make_pipes(self) -> None:
        """A verb that removes from play can be answered with saves; the others only run their stations."""
        plain: list[Op] = [Prohibit(), Replaces(), Commit(), Settle(), Collect(), Instead()]
        leaving: list[Op] = [Prohibit(), Replaces(), self.saves, Commit(), Settle(), Collect(), Instead()]
        for v in range(len(VERBS)):
            removes = v in (V_KILL, V_DISCARD, V_RETURN)
            pipe(self, v, VERBS[v], leaving if removes else plain, slow=removes or v in WATCHED)

    # ---- what an effect may not do
    def immune(self, s: State, c: i64, source: i64, cause: i64) -> i64:
        """A card ignores the effects of what it is immune to, never its own (also that of a duplicate on it)."""
        if source < 0 or source == c or s.effect_keys[M_IMMUNE] == 0 or (cause != C_EFFECT and cause != C_CONSTANT):
            return -1
        if s.hosted and s.host[source] == c and s.kind(source) == DUPLICATES:
            return -1
        types = s.types(source)
        if s.total(M_IMMUNE, types, c) > 0:
            return self.why_immune(types)
        if s.controller(source) != s.controller(c) and s.total(M_IMMUNE, OPPONENTS + types, c) > 0:
            return self.c_target_opponents
        return -1

    def why_immune(self, types: i64) -> i64:
        """The clause about immunity to sources of a type."""
        if types & EVENT != 0:
            return self.c_immune_event
        return self.c_immune_character if types & CHARACTER != 0 else self.c_immune

    def spared(self, s: State, f: Frame, c: i64) -> i64:
        """An immune card cannot be chosen as a target."""
        return spare(s, self, f.card, c)

    def forbids(self, s: State, e: Event, c: i64) -> i64:
        """What would change nothing, immunity, a second unique card; then what cards forbid."""
        if c >= 0:
            if e.write == W_COUNT and in_vain(s, e, c):
                return 0
            if e.cause == C_EFFECT and e.source >= 0 and e.verb != V_PLAY:
                why = self.immune(s, c, e.source, e.cause)
                if why >= 0:
                    return why
            why = self.bars_unique(s, e, c)
            if why >= 0:
                return why
        why = super().forbids(s, e, c)
        if why < 0 and c >= 0 and s.tracing and e.citation == 0:
            e.citation = self.stands_under(s, e, c)
            if e.lasting is not None and e.lasting.citation == 0:
                e.lasting.citation = e.citation
        return why

    def stands_under(self, s: State, e: Event, c: i64) -> i64:
        """The clause under which the event may happen to card c, where one says so; else 0."""
        m = e.lasting
        if m is not None:
            if m.kind == M_FORBID:
                return self.c_cannot
            if m.kind == M_WORD and m.n > 0 and e.cause == C_EFFECT:
                return self.c_gained_self if c == e.source else self.c_gained
            return self.c_frozen if s.effect_keys[M_IMMUNE] != 0 and m.kind != M_TYPE else i64(0)
        if s.printed(c).types & CHARACTER == 0 and s.types(c) & CHARACTER != 0:
            if e.verb == V_KILL:
                return self.c_kill_seen
            if e.verb == V_POWER:
                return self.c_counts
        if e.cause != C_EFFECT or e.source < 0 or e.by < 0 or s.effect_keys[M_IMMUNE] == 0:
            return 0
        mine = s.controller(e.source) == s.controller(c) and e.by != s.controller(c)
        return self.c_still_mine if mine and s.total(M_IMMUNE, OPPONENTS + s.types(e.source), c) > 0 else i64(0)

    def bars_unique(self, s: State, e: Event, c: i64) -> i64:
        """What keeps a second unique card from being put into play, attached or taken control of; -1: nothing."""
        if (e.verb == V_PUT and e.host < 0) or (e.verb == V_ATTACH and e.write == W_MOVE):
            return barred(s, self, (e.to - ABSOLUTE) // OWN if e.to >= ABSOLUTE else s.owner[c], c, False)
        m = e.lasting
        return barred(s, self, m.key, c, False) if m is not None and m.kind == M_CONTROL else i64(-1)

    def why_changed(self, s: State, c: i64, was: i64) -> i64:
        """A card becomes a character, or what became one or an attachment is again what is printed on it."""
        printed = s.printed(c).types
        types = s.types(c)
        power = s.counter(c, K_POWER) > 0
        before = self.types_of[was]
        if types == CHARACTER and before & CHARACTER == 0:
            return self.c_new_type_power if power else self.c_new_type
        if before == CHARACTER and types & CHARACTER == 0 and power:
            return self.c_old_type_power
        if before == ATTACHMENT and printed & ATTACHMENT == 0 and types == printed:
            return self.c_turned_back
        return s.last_citation

    def searching(self, s: State, f: Frame, kind: i64) -> None:
        """Discard piles and dead piles are open to all."""
        if s.tracing and kind in (DISCARD, DEAD):
            s.note(S_LOOK, -1, -1, f.me, 0, self.c_open_pile)

    def lost(self, s: State, f: Frame, c: i64, life: i64) -> i64:
        """An effect finds a card only where it knows it: one that has left play is another card."""
        return self.c_left

    # ---- consequences
    def redirect(self, s: State, e: Event, i: i64, kind: i64) -> None:
        """A moribund card will go elsewhere; a moving one goes elsewhere."""
        if e.write == W_MOVE:
            super().redirect(s, e, i, kind)
            return
        a = e.amounts[:] if len(e.amounts) > 0 else [e.n for _ in e.cards]
        a[i] = 1 + kind
        e.amounts = a

    def collected(self, s: State, f: Frame, e: Event) -> None:
        """An event belongs to the action window it happened in."""
        i = window_frame(s)
        if i >= 0:
            q = s.stack[i]
            q.events = q.events + [e]
            if e.verb == V_KILL or (e.verb == V_PLAY and s.printed(e.cards[0]).word(DEATHBOUND) > 0):
                q.events = q.events + [burial(e)]
        if e.write == W_COUNT and e.key == K_MORIBUND:
            s.set_fact(F_DYING, 1)

    def committed(self, s: State, e: Event, i: i64) -> None:
        """Who comes into play on the other side stays there; control of a card takes its duplicates along."""
        c = e.cards[i]
        if e.write == W_CONTROL:
            self.changes_side(s, c, e.n)
            return
        z = s.zone[c]
        kind = s.zone_kind[z]
        p = z // OWN
        if self.enters_kneeling and kind in (PLAY, ATTACHED) and not self.was_in_play(s, e, i):
            count_now(s, V_KNEEL, c, K_KNEELING, 1, self.c_enters)
        if kind == PLAY and p != s.owner[c]:
            s.set_fact(F_BORROWED, 1)
            add_lasting(s, Lasting(M_CONTROL, p, 0, [c], [s.life[c]], c, -1, 0, p, self.c_control, None, None))
        elif kind == ATTACHED:
            if e.verb == V_LEAVE:
                lie_under(s, c)
            only_attachment(s, self, c)

    def was_in_play(self, s: State, e: Event, i: i64) -> bool:
        """Card number i of the event came from a place in play."""
        return i < len(e.zones) and (self.in_play >> s.zone_kind[e.zones[i]]) & 1 == 1

    def changes_side(self, s: State, c: i64, p: i64) -> None:
        """A participant that changes control is out of the challenge."""
        s.set_fact(F_BORROWED, 1)
        k = c * self.nk + K_ROLE
        if s.cnt[k] > 0:
            was = s.cnt[k]
            s.cnt[k] = 0
            if s.tracing:
                s.note(S_COUNT, V_REMOVE, c, K_ROLE, -was, self.c_removed_one if contested(s) else self.c_removed)
        for d in attached(s, c):
            if s.kind(d) == DUPLICATES and s.controller(d) != p:
                if s.tracing:
                    s.note(S_CONTROL, V_CONTROL, d, s.controller(d), p, self.c_duplicates)
                s.shift(d, p * OWN + DUPLICATES)

    def settle(self, s: State, f: Frame, written: i64) -> bool:
        """State checks; while the game is being set up only that of attachments."""
        if s.phase == P_SETUP:
            return written == W_MOVE and check_attachments(s, f, self.c_restriction)
        return check(s, f, self, written)

    def endless(self, s: State, repeated: bool) -> None:
        """A loop that nobody can stop is a draw."""
        s.finish(0, self.c_loop)

    # ---- windows
    def first(self, s: State) -> i64:
        """The first player orders passive abilities."""
        return s.fact(F_FIRST)

    def starts(self, s: State, f: Frame, window: i64) -> i64:
        """Who has the first word in a window."""
        return starter(s, f, window)

    def offers(self, s: State, f: Frame, window: i64, p: i64) -> None:
        """What player p may do in a window."""
        offer_options(s, self, f, window, p)

    def pick(self, s: State, f: Frame, window: i64, p: i64, option: i64) -> None:
        """Start it."""
        pick_option(s, self, f, window, p, option)

    def passes(self, s: State, f: Frame, window: i64, p: i64) -> bool:
        """Who can do nothing is asked all the same, if the cards in hand could be such that they can."""
        return passes_silently(s, self, f, window, p)

    def closes(self, s: State, f: Frame, window: i64) -> bool:
        """The actions of a challenge end with it."""
        return close(s, window)

    def refuses(self, s: State, f: Frame, window: i64, p: i64, option: i64) -> list[i64]:
        """Why not."""
        return deny(s, self, f, window, p, option)

    def unoffered(self, s: State, f: Frame, code: i64) -> list[i64]:
        """Why not, where the rules themselves ask."""
        return denied(s, self, f, code)

    def unfit(self, s: State, f: Frame, cards: Cards, c: i64, verb: i64) -> i64:
        """A card that the effect does not name, or that has become moribund."""
        return not_named(s, self, f, cards, c)

    def obliges(self, s: State, f: Frame) -> i64:
        """An effect that chooses needs as many as it asks for."""
        return self.c_names

    def ability_name(self, s: State, c: i64, i: i64) -> str:
        """An ability is called after its card."""
        return s.printed(c).title


def burial(e: Event) -> Event:
    """What can be answered besides a killing, or the play of a deathbound event: see V_BURY."""
    b = e.copy()
    b.verb = V_BURY
    b.write = W_NONE
    return b


def contested(s: State) -> bool:
    """Somebody takes part in the challenge."""
    for p in range(s.players):
        for c in s.cards_in(p * OWN + PLAY):
            if s.counter(c, K_ROLE) > 0:
                return True
    return False


def in_vain(s: State, e: Event, c: i64) -> bool:
    """The card is moribund, knelt or standing already; a duplicate leaves only with its card."""
    if e.verb in (V_KNEEL, V_STAND):
        return (e.verb == V_KNEEL) == (s.counter(c, K_KNEELING) > 0)
    dies = e.key == K_MORIBUND and e.verb <= V_RETURN
    return dies and (s.counter(c, K_MORIBUND) > 0 or s.kind(c) == DUPLICATES)
