"""The state of a match: flat columns, frames, the pending decision. Cloned in about a microsecond.

Lists and dicts held by a state are replaced, never mutated (the step log and the frame stack excepted), so that
clones share them. `put` is the only writer of places; the pipeline is the only caller that moves cards in play.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i32, i64

from ludilex.kernel._vec import vec
from ludilex.kernel.asking import fits
from ludilex.kernel.chance import below, following, mix, seeded
from ludilex.kernel.characteristics import relisten, settle_structure, total
from ludilex.kernel.codes import (
    KINDS,
    LAID_ON_TOP,
    LAID_SORTED,
    M_COST,
    NONE,
    S_END,
    S_MOVE,
    STEP,
    WAIT,
)
from ludilex.kernel.columns import Layout
from ludilex.kernel.definitions import NO_NUMBERS, Definition, Reach
from ludilex.kernel.events import NO_LASTING, Active, Due, Event, Lasting
from ludilex.kernel.frames import Frame
from ludilex.kernel.growth import grown, longer
from ludilex.kernel.knowledge import begin_knowing, forget_all, learn, track
from ludilex.kernel.leaving import clear_counters, leaves_play
from ludilex.kernel.machine import run
from ludilex.kernel.pipeline import collect
from ludilex.kernel.programs import Program
from ludilex.kernel.rules import Rules

FACTS: Final = 16  # game-wide numbers a game may use


@final
class State:
    """Everything about a match at a decision. Ops and rules read and change it only through its methods."""

    def __init__(self, rules: Rules, layout: Layout, seed: i64, like: State | None = None) -> None:
        self.rules: Rules = rules
        self.layout: Layout = layout
        self.zone_kind: vec[i64] = layout.kind
        self.players: i64 = layout.players
        self.own: i64 = rules.own
        self.nr: i64 = rules.nr
        self.own_verbs_of: vec[i64] = rules.own_verbs_of  # see read_tables
        self.zones_of: vec[i64] = rules.zones_of
        self.order_of: vec[i64] = rules.order_of
        self.laid: vec[i64] = layout.laid
        self.counting: bool = rules.nk > 0
        self.log: vec[i32] = vec[i32]([])  # the steps, STEP numbers each
        self.logged: i64 = 0  # how many numbers of it are in use
        self.tracing: bool = False
        self.firm: bool = False  # whoever decides takes nothing back: no snapshots are made for that
        self.trial: bool = False  # a what-if clone: no state checks, windows declined
        self.computing: bool = False
        self.last_citation: i64 = 0
        self.lent: list[Frame] = []  # frames that questions are asked in (asking), and how many are in use
        self.in_use: i64 = 0
        self.stack: list[Frame] = []
        if like is None:
            self.start(seed)
        else:
            self.take_over(like)

    def start(self, seed: i64) -> None:
        """An empty board."""
        n = self.layout.zones
        self.defn: vec[i64] = vec[i64]([])
        self.eff: vec[i64] = self.defn
        self.owner: vec[i64] = vec[i64]([])
        self.zone: vec[i64] = vec[i64]([])
        self.life: vec[i64] = vec[i64]([])
        self.nxt: vec[i64] = vec[i64]([])
        self.prv: vec[i64] = vec[i64]([])
        self.host: vec[i64] = vec[i64]([])
        self.cnt: vec[i64] = vec[i64]([])
        self.tmp: vec[i64] = vec[i64]([])
        self.head: vec[i64] = vec[i64]([-1] * n)
        self.tail: vec[i64] = vec[i64]([-1] * n)
        self.size: vec[i64] = vec[i64]([0] * n)
        self.res: vec[i64] = vec[i64]([0] * (self.players * self.rules.nr))
        self.about: vec[i64] = self.rules.about  # what listeners can be about, of the cards of this match (Rules.hears)
        self.live: vec[i64] = self.rules.slow[:]  # listeners + replacements + prohibitions per verb
        self.effect_keys: vec[i64] = vec[i64]([0] * KINDS)
        self.awake: list[i64] = []  # cards with anything switched on, in order of arrival; a clone has its own
        self.since: list[i64] = []
        self.constants: dict[i64, list[Active]] = {}
        self.lastings: list[Lasting] = NO_LASTING
        self.lasting_by: dict[i64, list[Lasting]] = {}
        self.structural: i64 = 0  # active effects that change what cards are
        self.roving: i64 = 0  # those of them whose scope must be asked of all cards after every event (Number.local)
        self.changed: bool = False  # eff differs from defn somewhere, else it is the same column
        self.hosted: bool = False  # host is this state's own column, else shared and all -1
        self.dirty: bool = False  # effective definitions may have changed: anybody's, or those touched
        self.full: bool = True
        self.touched: list[i64] = NO_NUMBERS
        self.face_down: bool = False  # the next put lays the card face down
        self.openly: bool = False  # the next put shows the card
        self.knowing: bool = False
        self.know: vec[i64] = vec[i64]([])  # seats that know which card lies there
        self.alias: vec[i64] = vec[i64]([])  # per seat and card: running name
        self.names: vec[i64] = vec[i64]([])  # per seat: names given so far
        self.rng: i64 = seeded(seed)
        self.start_flow()

    def start_flow(self) -> None:
        """No turn, no program, no decision."""
        self.sp: i64 = 0
        self.turn: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = 0
        self.next_id: i64 = 1
        self.over: bool = False
        self.winners: i64 = 0  # mask of seats
        self.end_citation: i64 = 0
        self.answer: i64 = NONE
        self.who: i64 = -1
        self.prompt: i64 = 0
        self.opts: vec[i64] = vec[i64]([0] * 32)
        self.nopts: i64 = 0
        self.facts: vec[i64] = vec[i64]([0] * FACTS)  # game-wide numbers, by index

    def take_over(self, like: State) -> None:
        """Become a copy: columns are copied, everything else is shared or immutable."""
        self.take_cards(like)
        self.take_effects(like)
        self.take_flow(like)
        self.face_down = like.face_down
        self.openly = like.openly
        self.knowing = like.knowing
        self.know = like.know[:] if like.knowing else like.know
        self.alias = like.alias[:] if like.knowing else like.alias
        self.names = like.names[:] if like.knowing else like.names
        self.rng = like.rng
        self.facts = like.facts[:]

    def take_cards(self, like: State) -> None:
        """Copy where the cards lie and what is counted."""
        self.defn = like.defn
        self.owner = like.owner
        self.tmp = like.tmp
        self.zone = like.zone[:]
        self.life = like.life[:]
        self.nxt = like.nxt[:]
        self.prv = like.prv[:]
        self.cnt = like.cnt[:]
        self.head = like.head[:]
        self.tail = like.tail[:]
        self.size = like.size[:]
        self.res = like.res[:]
        self.changed = like.changed
        self.eff = like.eff[:] if like.changed else like.defn
        self.hosted = like.hosted
        self.host = like.host[:] if like.hosted else like.host

    def take_effects(self, like: State) -> None:
        """Copy what is in force."""
        self.about = like.about
        self.live = like.live[:]
        self.effect_keys = like.effect_keys[:]
        self.awake = like.awake[:]
        self.since = like.since[:]
        self.constants = like.constants
        self.lastings = like.lastings
        self.lasting_by = like.lasting_by
        self.structural = like.structural
        self.roving = like.roving
        self.dirty = like.dirty
        self.full = like.full
        self.touched = like.touched

    def take_flow(self, like: State) -> None:
        """Copy the running programs and the pending decision."""
        self.sp = like.sp
        stack = self.stack
        i: i64 = 0
        while i < like.sp:
            o = like.stack[i]
            f = Frame(o.program)
            f.become(o)
            stack.append(f)
            i += 1
        self.turn = like.turn
        self.active = like.active
        self.phase = like.phase
        self.next_id = like.next_id
        self.over = like.over
        self.winners = like.winners
        self.end_citation = like.end_citation
        self.answer = like.answer
        self.who = like.who
        self.prompt = like.prompt
        self.nopts = like.nopts
        self.opts = like.opts[: like.nopts]

    def clone(self) -> State:
        """An independent copy that plays on identically. The step log is not copied."""
        return State(self.rules, self.layout, 0, self)

    def restore(self, snapshot: State) -> None:
        """Become the snapshot again, but for randomness and knowledge: what was seen stays seen."""
        rng = self.rng
        know = self.know
        alias = self.alias
        names = self.names
        self.stack = []
        self.take_over(snapshot)
        self.rng = rng
        if self.knowing:
            self.know = know
            self.alias = alias
            self.names = names
        self.answer = NONE

    # ---- cards
    def read_tables(self) -> None:
        """Take the tables of the rules as they are now: they move when there are more kinds of changed cards."""
        rules = self.rules
        self.own_verbs_of = rules.own_verbs_of
        self.zones_of = rules.zones_of
        self.order_of = rules.order_of

    def make(self, cards: list[tuple[i64, i64, i64]]) -> None:
        """Lay out all cards of the match: definition, owner (players = nobody), zone; in order, the first lowest."""
        n: i64 = len(cards)
        old: i64 = len(self.zone)
        if old != 0:
            raise ValueError("cards are made once, on an empty board")
        self.read_tables()
        self.defn = vec[i64]([x[0] for x in cards])
        self.eff = self.defn
        self.owner = vec[i64]([x[1] for x in cards])
        self.zone = vec[i64]([-1] * n)
        self.life = vec[i64]([0] * n)
        self.nxt = vec[i64]([-1] * n)
        self.prv = vec[i64]([-1] * n)
        self.host = vec[i64]([-1] * n)
        self.cnt = vec[i64]([0] * (n * self.rules.nk))
        self.tmp = vec[i64]([0] * n)
        self.about = self.rules.hears(self.defn)
        c: i64 = 0
        while c < n:
            self.put(c, cards[c][2])
            c += 1
        c = 0
        while c < n:
            self.life[c] = 0
            c += 1
        settle_structure(self)

    def put(self, c: i64, to: i64, top: bool = True, verb: i64 = -1, citation: i64 = 0) -> None:
        """Move card c to the top or bottom of zone `to`: the only writer of places. Bumps its life.

        What happens in the game has a `verb`: its step is written first. One long body, because it is the hottest
        there is: a call would cost more than most of its parts.
        """
        zone = self.zone
        nxt = self.nxt
        prv = self.prv
        tail = self.tail
        frm = zone[c]
        if self.tracing and verb >= 0:
            self.note(S_MOVE, verb, c, frm, to, citation)
        after = nxt[c]
        if after < 0 and frm == to and top:
            return  # it lies there already
        size = self.size
        if frm >= 0:  # take it out of the list of its zone
            before = prv[c]
            if before >= 0:
                nxt[before] = after
            else:
                self.head[frm] = after
            if after >= 0:
                prv[after] = before
            else:
                tail[frm] = before
            size[frm] -= 1
        defn = self.defn
        if top:
            t = tail[to]
            after = -1
            how = self.laid[to]
            if how != LAID_ON_TOP:
                if how == LAID_SORTED:  # a hand: no order tells when a card came
                    order = self.order_of
                    d = order[defn[c]]
                    while t >= 0 and order[defn[t]] > d:
                        after = t
                        t = prv[t]
                elif t >= 0:
                    self.life[t] += 1  # a covered top can no longer be followed
            prv[c] = t
            nxt[c] = after
            if t >= 0:
                nxt[t] = c
            else:
                self.head[to] = c
            if after >= 0:
                prv[after] = c
            else:
                tail[to] = c
        else:
            h = self.head[to]
            nxt[c] = h
            prv[c] = -1
            if h >= 0:
                prv[h] = c
            else:
                tail[to] = c
            self.head[to] = c
        size[to] += 1
        zone[c] = to
        self.life[c] += 1
        zones = self.zones_of[defn[c]]
        if zones != 0 or self.structural != 0 or self.counting or self.knowing:
            self.moved(c, frm, to, zones)

    def moved(self, c: i64, frm: i64, to: i64, zones: i64) -> None:
        """Card c has moved: who listens, what cards are, and who knows it may have changed with that."""
        if self.structural != 0:
            zones |= self.zones_of[self.eff[c]]
            self.touch(c)
        if zones != 0:
            relisten(self, c, frm, to, zones)
        if self.counting and leaves_play(self, frm, to):
            clear_counters(self, c)
        if self.knowing:
            track(self, c, frm, to)

    def shift(self, c: i64, to: i64, top: bool = True) -> None:
        """Move a card between zones without a new life (it changes sides, or places inside play)."""
        life = self.life[c]
        self.put(c, to, top)
        self.life[c] = life

    def touch(self, c: i64) -> None:
        """Card c moved while something changes what cards are; `relisten` sees to what begins or ends with that."""
        old = self.eff[c]
        now = self.defn[c]
        if self.roving != 0 or self.changes_others(c, now) or (old != now and self.changes_others(c, old)):
            self.full = True
            self.dirty = True
        elif not self.full and (old != now or len(self.lastings) > 0 or self.rules.wide or self.in_play(c)):
            self.touched = self.touched + [c]
            self.dirty = True

    def changes_others(self, c: i64, definition: i64) -> bool:
        """As such, the card would change where it lies now what cards are."""
        return self.rules.definitions[definition].structural and (self.zones_of[definition] >> self.kind(c)) & 1 == 1

    def attach(self, c: i64, h: i64) -> None:
        """Set the host of a card (-1: none)."""
        if not self.hosted:
            if h < 0:
                return
            self.host = self.host[:]
            self.hosted = True
        self.host[c] = h

    # ---- questions
    def kind(self, c: i64) -> i64:
        """Kind of the zone the card lies in."""
        return self.zone_kind[self.zone[c]]

    def types(self, c: i64) -> i64:
        """Types of the card now, as a mask."""
        return self.rules.types_of[self.eff[c]]

    def now(self, c: i64) -> Definition:
        """What the card is now."""
        return self.rules.definitions[self.eff[c]]

    def printed(self, c: i64) -> Definition:
        """What is printed on the card."""
        return self.rules.definitions[self.defn[c]]

    def controller(self, c: i64) -> i64:
        """Whose side the card is on: the player of its zone; in a shared zone its owner."""
        z = self.zone[c]
        if z < self.layout.first_shared:
            return z // self.own
        return self.owner[c]

    def in_play(self, c: i64) -> bool:
        """It lies in a zone that is in play."""
        return (self.rules.in_play >> self.zone_kind[self.zone[c]]) & 1 == 1

    def counter(self, c: i64, k: i64) -> i64:
        """Counters of a kind on the card."""
        return self.cnt[c * self.rules.nk + k]

    def resource(self, p: i64, k: i64) -> i64:
        """A resource of a player."""
        return self.res[p * self.nr + k]

    def cost(self, c: i64) -> i64:
        """Cost now: printed, constants, lasting effects, never below 0."""
        v = self.rules.cost_of[self.eff[c]]
        if self.effect_keys[M_COST] != 0:
            v += total(self, M_COST, 0, c)
            if v < 0:
                v = 0
        return v

    def reached(self, m: Lasting, reach: Reach, c: i64) -> bool:
        """A lasting effect with a reach concerns c (a card, or player -2 - p) now."""
        return fits(self, m, reach.scope, c)

    def heard(self, verb: i64) -> bool:
        """Some ability that is switched on listens to the verb, forbids or replaces it; False is certain."""
        return self.live[verb] > self.rules.slow[verb]

    def has_effects(self, kind: i64, key: i64) -> bool:
        """Something may modify (kind, key); False is certain."""
        return self.computing or (self.effect_keys[kind] >> (key & 31)) & 1 == 1

    def total(self, kind: i64, key: i64, c: i64) -> i64:
        """Sum of everything that modifies (kind, key) on card or player c now."""
        return total(self, kind, key, c)

    def cards_in(self, z: i64) -> list[i64]:
        """The cards of a zone, lowest first."""
        out: list[i64] = []
        c = self.head[z]
        while c >= 0:
            out.append(c)
            c = self.nxt[c]
        return out

    def collect(self, e: Event, window: i64) -> list[Due]:
        """The triggers that a done event sets off in a window."""
        return collect(self, e, window)

    def fact(self, i: i64) -> i64:
        """A game-wide number."""
        return self.facts[i]

    def set_fact(self, i: i64, v: i64) -> None:
        """Write a game-wide number."""
        self.facts[i] = v

    # ---- chance
    def random(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.rng = following(self.rng)
        return below(self.rng, n)

    def shuffle(self, z: i64, only: i64 = 0) -> None:
        """Shuffle a zone, or its top `only` cards. Every shuffled card gets a new life; nobody knows them any more.

        Two lives on: one on is a card that was covered where it lay.
        """
        a = self.tmp
        nxt = self.nxt
        prv = self.prv
        n: i64 = 0
        c = self.tail[z]
        while c >= 0 and (only <= 0 or n < only):
            a[n] = c
            n += 1
            c = prv[c]
        self.rng = mix(a, n, self.rng)
        p = c
        i: i64 = 0
        while i < n:
            t = a[i]
            prv[t] = p
            if p >= 0:
                nxt[p] = t
            else:
                self.head[z] = t
            p = t
            self.life[t] += 2
            i += 1
        if n > 0:
            nxt[p] = -1
            self.tail[z] = p
        if self.knowing:
            forget_all(self, z)

    # ---- steps
    def note(self, kind: i64, verb: i64, card: i64, a: i64, b: i64, citation: i64) -> None:
        """Write a step (only called while tracing)."""
        n = self.logged
        log = self.log
        if n + STEP > len(log):
            log = longer(log, n + 60 * STEP)
            self.log = log
        by: i64 = -1
        actor: i64 = -1
        log[n] = 0
        if self.sp > 0:
            f = self.stack[self.sp - 1]
            by = f.card
            actor = f.me
            log[n] = i32(f.depth)
        log[n + 1] = i32(kind)
        log[n + 2] = i32(verb)
        log[n + 3] = i32(card)
        log[n + 4] = i32(a)
        log[n + 5] = i32(b)
        log[n + 6] = i32(citation)
        log[n + 7] = i32(self.know[card]) if self.knowing and card >= 0 else -1
        log[n + 8] = i32(by)
        log[n + 9] = i32(self.know[by]) if self.knowing and by >= 0 else -1
        log[n + 10] = i32(actor)
        self.logged = n + STEP

    def credit(self, p: i64, c: i64 = -1) -> None:
        """The step just written is the doing of player p (and of card c), not of the frame that wrote it."""
        n = self.logged - STEP
        self.log[n + 10] = i32(p)
        if c >= 0:
            self.log[n + 8] = i32(c)
            self.log[n + 9] = i32(self.know[c]) if self.knowing else -1

    def set_log(self, log: list[i32]) -> None:
        """Replace the steps (after a load, or for a clone that is to keep them)."""
        self.log = vec[i32](log)
        self.logged = len(log)

    # ---- frames
    def push(self, program: Program, me: i64, card: i64, life: i64) -> Frame:
        """Start a program; it runs before the frames below go on."""
        n = self.sp
        stack = self.stack
        if n == len(stack):
            f = Frame(program)
            stack.append(f)
        else:
            f = stack[n]
            f.reset(program)
        f.me = me
        f.card = card
        f.life = life
        f.depth = stack[n - 1].depth if n > 0 else i64(0)
        if not program.inner:
            f.depth += 1
        f.id = self.next_id
        self.next_id += 1
        self.sp = n + 1
        return f

    # ---- decisions
    def offer(self, option: i64) -> None:
        """Add an option to the decision being prepared."""
        n = self.nopts
        if n == len(self.opts):
            self.opts = grown(self.opts, n)
        self.opts[n] = option
        self.nopts = n + 1

    def room(self, n: i64) -> None:
        """Make room for n options, so that a hot loop may write them itself."""
        if n > len(self.opts):
            self.opts = grown(self.opts, n)

    def ask(self, who: i64, prompt: i64) -> i64:
        """Ask player `who` (or who decides for them) for one of the options offered. Returns WAIT."""
        self.who = self.rules.decider(self, who) if self.rules.controlled else who
        self.prompt = prompt
        if self.knowing:  # an option shown is a card seen
            i: i64 = 0
            n: i64 = len(self.know)
            while i < self.nopts:
                c = self.opts[i]
                if c >= 0 and c < n:
                    learn(self, c, (1 << who) | (1 << self.who))
                i += 1
        return WAIT

    def take(self) -> i64:
        """The answer, consumed."""
        a = self.answer
        self.answer = NONE
        return a

    def options(self) -> list[i64]:
        """The options of the pending decision."""
        return [self.opts[i] for i in range(self.nopts)]

    def apply(self, option: i64) -> None:
        """Answer the pending decision (legality is checked by the public face) and go on to the next."""
        self.answer = option
        self.nopts = 0
        run(self)

    def run(self) -> None:
        """Go on to the next decision or to the end."""
        run(self)

    def finish(self, winners: i64, citation: i64) -> None:
        """End the match: mask of the seats that win (0: draw)."""
        self.sp = 0
        self.over = True
        self.winners = winners
        self.end_citation = citation
        self.nopts = 0
        self.who = -1
        if self.tracing:
            self.note(S_END, -1, -1, winners, 0, citation)

    def start_knowing(self) -> None:
        """Begin to keep track of who knows what, from the present places."""
        begin_knowing(self)
