"""What a game plugs into the machine: tables, and the few questions the machine asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from ludilex.kernel._vec import vec
from ludilex.kernel.characteristics import stat
from ludilex.kernel.codes import C_EFFECT, M_COPY, M_FORBID, VERBS, bit
from ludilex.kernel.definitions import NO_NUMBERS, Definition, Gift, Reach, Replacement, Trigger
from ludilex.kernel.growth import grown
from ludilex.kernel.programs import Cards, Number, Op, Program, compile_program

if TYPE_CHECKING:
    from ludilex.kernel.events import Event
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


@final
class Currency:
    """Something costs are paid in: a resource of the player, or cards (as one event of cause *cost*).

    ``counter``: chosen cards stay, and this counter of theirs changes ``by`` so much (knelt, made passive), instead of
    going to zone kind ``to``.
    ``worth``: how many units a chosen card covers. ``each``: points or cards a unit takes. ``unchosen``: the cards
    found pay in the order found (the top of a deck), face down. ``instead``: currencies that may pay a unit of this
    one; with neither resource nor cards it is always paid so. ``when``: only for such cards. ``spared``: what must
    be left of the resource. ``itself``: only the card whose price it is can pay, which is no choice.
    """

    def __init__(
        self,
        name: str,
        resource: i64 = -1,
        cards: Cards | None = None,
        verb: i64 = -1,
        to: i64 = -1,
        counter: i64 = -1,
        by: i64 = 1,
        worth: Number | None = None,
        each: i64 = 1,
        unchosen: bool = False,
        instead: list[i64] | None = None,
        when: Number | None = None,
        spared: i64 = 0,
        citation: i64 = 0,
        itself: bool = False,
    ) -> None:
        self.name: str = name
        self.resource: i64 = resource
        self.cards: Cards | None = cards
        self.verb: i64 = verb
        self.to: i64 = to
        self.counter: i64 = counter
        self.by: i64 = by
        self.worth: Number | None = worth
        self.each: i64 = each
        self.unchosen: bool = unchosen
        self.instead: list[i64] = instead if instead is not None else []
        self.when: Number | None = when
        self.spared: i64 = spared
        self.citation: i64 = citation
        self.itself: bool = itself


ORDERS: Final = 1 << 20  # places in the order of a hand for what becomes of one printed definition
EFFECTIVE: Final = 2048  # room for effective definitions at first; when it is full, the tables grow
KERNEL_PROMPTS: Final[list[str]] = ["replacement", "answer", "order"]  # asked by the kernel's own windows
SEP: Final = "\x1f"


@mypyc_attr(native_class=False)
class LoopError(RuntimeError):
    """The game goes on without a decision and its rules do not say what that means."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One rule set in one edition. Games subclass it; one instance serves all matches played by it.

    ``kinds``: names of the zone kinds; the first ``own`` of them exist once per player, the others are shared.
    ``seen``: per kind, SEEN_BY_ALL, SEEN_BY_HOLDER or SEEN_BY_NONE (single zones: see
    Layout). ``in_play``: names of the kinds that are in play.
    ``covers``: kinds that are stacks whose covered top can no longer be followed.
    """

    def __init__(
        self,
        name: str,
        edition: str,
        kinds: list[str],
        own: i64,
        seen: list[i64],
        in_play: list[str],
        covers: list[str],
        resources: list[str],
        counters: list[str],
    ) -> None:
        self.name: str = name
        self.edition: str = edition
        self.options: dict[str, str] = {}
        self.kinds: list[str] = kinds
        self.own: i64 = own
        self.seen: vec[i64] = vec[i64](seen)
        self.resources: list[str] = resources
        self.counters: list[str] = counters
        self.nr: i64 = len(resources)
        self.nk: i64 = len(counters)
        self.in_play: i64 = mask_of(kinds, in_play)
        self.covers: i64 = mask_of(kinds, covers)
        self.open_registries()
        self.choose_defaults()

    def open_registries(self) -> None:
        """What is registered, nothing yet; the tables over all definitions are made by `seal`."""
        self.definitions: list[Definition] = []
        self.by_name: dict[str, Definition] = {}
        self.programs: dict[str, Program] = {}
        self.trees: dict[str, list[Op]] = {}
        self.triggers: dict[str, Trigger] = {}  # every registered trigger, by program key
        self.gifts: dict[str, Gift] = {}
        self.reaches: dict[str, Reach] = {}
        self.unpriced: i64 = 0  # types of what has no cost at all
        self.besides: list[str] = []  # names of definitions that belong to no set: what a player is
        self.test_cards: list[str] = []  # names of definitions that only rulings use: they are in no deck
        self.unfinished: list[str] = []  # names of definitions of which something is known to be missing
        self.replacements: list[Replacement] = []
        self.pipes: list[Program | None] = [None] * VERBS
        self.about: vec[i64] = vec[i64]([0] * VERBS)  # types of the cards that listeners to a verb can be about (hear)
        self.verb_cites: list[i64] = [0] * VERBS  # the rule a verb itself stands for
        self.slow: vec[i64] = vec[i64]([0] * VERBS)  # 1: this verb always needs its pipe
        self.verbs: list[str] = []
        self.type_names: list[str] = []
        self.stats: list[str] = []  # names of the stats, by number
        self.colors: list[str] = []  # names of the colours, by bit
        self.prompts: list[str] = []
        self.prompt_ids: dict[str, i64] = {}
        self.phases: list[str] = []
        self.ends: list[str] = ["never"]  # names of the ends of lasting effects
        self.effect_names: dict[i64, str] = {}  # what steps call a lasting effect, by kind * KEYS + key
        self.word_names: list[str] = []  # and the keywords that an effect gives or takes, by number
        self.windows: list[str] = []
        self.choices: list[str] = []  # what else than cards is chosen openly: steps of choices name it
        self.uses: dict[i64, str] = {}  # what can be done with a card besides its printed abilities, by ability number
        self.currencies: list[Currency] = []
        self.citations: list[tuple[str, ...]] = [()]
        self.citation_ids: dict[tuple[str, ...], i64] = {(): 0}
        self.sealed: bool = False
        self.types_of: vec[i64] = vec[i64]([0])
        self.colors_of: vec[i64] = vec[i64]([0])
        self.own_verbs_of: vec[i64] = vec[i64]([0])
        self.cost_of: vec[i64] = vec[i64]([0])
        self.extra_of: vec[i64] = vec[i64]([0])  # 1: it costs more than the number in cost_of
        self.zones_of: vec[i64] = vec[i64]([0])
        self.heard_of: vec[i64] = vec[i64]([0])  # verbs its triggers listen to from where it lies
        self.replaced_of: vec[i64] = vec[i64]([0])  # verbs it replaces from where it lies
        self.windows_of: vec[i64] = vec[i64]([0])  # windows its triggers are collected in
        self.usable_of: vec[i64] = vec[i64]([0])  # zone kinds where an ability of it can be used
        self.usable: i64 = 0  # the same, of any definition
        self.order_of: vec[i64] = vec[i64]([0])

    def choose_defaults(self) -> None:
        """What a game may choose otherwise."""
        self.fungible: i64 = 0  # zone kinds in which cards of one definition are offered once
        self.effect_verb: i64 = 0  # the verb by which a delayed ability is set up
        self.ordered: i64 = 0  # what to cite when one of several due abilities is resolved first
        self.departed: i64 = 0  # what to cite when a delayed ability acts although its card has gone
        self.declined: i64 = 0  # what to cite when a "may" is declined, and when it is accepted (0: no step)
        self.accepted: i64 = 0
        self.skipped: i64 = 0  # what to cite when a dependent part of an effect does not happen
        self.wide: bool = False
        self.joining: bool = False  # what becomes able to answer an event while its window is open joins it
        self.always_ask: bool = False  # ask in windows also who can do nothing: silence would tell the others
        self.tells_passes: bool = False  # a pass is a step (where not all are asked, it tells of something to do)
        self.tells_changes: bool = True  # a card that keeps its name but is otherwise not what it was: a step
        self.lingering: bool = False  # a lasting effect is a source all the time: immunity gained later stops it
        self.controlled: bool = False  # a player may make another's decisions: ask `decider`
        self.orders_all: bool = False  # one player orders all simultaneous triggers; else each their own
        self.budget: i64 = 1_000_000  # ops without a decision
        self.depth: i64 = 4000  # frames

    # ---- registration
    def cite(self, *ids: str) -> i64:
        """Number of a set of clause ids."""
        key = tuple(ids)
        have = self.citation_ids.get(key)
        if have is not None:
            return have
        n: i64 = len(self.citations)
        self.citation_ids[key] = n
        self.citations.append(key)
        return n

    def prompt(self, name: str) -> i64:
        """Number of a prompt; new ones may be named until `seal`."""
        have = self.prompt_ids.get(name)
        if have is not None:
            return have
        if name not in self.prompts:
            if self.sealed:
                raise ValueError(f"{self.name} has no prompt {name!r}: name it before the rules are sealed")
            self.prompts.append(name)
        n: i64 = self.prompts.index(name)
        self.prompt_ids[name] = n
        return n

    def program(self, key: str, parts: list[Op]) -> Program:
        """Register a tree under a key: it is kept for text, and flattened."""
        p = compile_program(key, parts)
        self.trees[key] = parts
        self.programs[key] = p
        for j in range(len(p.ops)):
            p.ops[j].enroll(self, f"{key}/{j}")
            bodies = p.ops[j].bodies()
            for i in range(len(bodies)):
                p.ops[j].bind(self, i, self.program(f"{key}/{j}.{i}", bodies[i]))
        return p

    def register(self, d: Definition) -> Definition:
        """Add a printed definition."""
        if d.name in self.by_name:
            raise ValueError(f"two definitions are named {d.name!r}: give one of them a version")
        d.id = len(self.definitions)
        d.order = d.id * ORDERS
        self.definitions.append(d)
        self.by_name[d.name] = d
        for t in d.triggers:
            self.triggers[t.program.key] = t
        for r in d.replacements:
            r.id = len(self.replacements)
            self.replacements.append(r)
        return d

    def replacement(self, r: Replacement) -> Replacement:
        """Register a replacement that effects will set up for a time."""
        r.id = len(self.replacements)
        self.replacements.append(r)
        self.hear(r.verb, r.when)
        return r

    def trigger(self, t: Trigger) -> Trigger:
        """Register a trigger that effects will set up (delayed or granted)."""
        self.triggers[t.program.key] = t
        self.hear(t.verb, t.when)
        return t

    def reach(self, x: Reach) -> Reach:
        """Register what a lasting effect reaches."""
        self.reaches[x.key] = x
        return x

    def gift(self, g: Gift) -> Gift:
        """Register abilities that effects can give."""
        self.gifts[g.key] = g
        for t in g.triggers:
            self.triggers[t.program.key] = t
            self.hear(t.verb, t.when)
        return g

    def hear(self, verb: i64, when: Number | None) -> None:
        """Something may listen to a verb."""
        self.about[verb] |= when.concerns() if when is not None else i64(-1)

    def hears(self, definitions: vec[i64]) -> vec[i64]:
        """The same as `about` for a match of these printed cards, while none has gained an ability and none waits."""
        present: list[i64] = []
        seen: list[bool] = [False] * len(self.definitions)
        for i in range(len(definitions)):
            if not seen[definitions[i]]:
                seen[definitions[i]] = True
                present.append(definitions[i])
        about = vec[i64]([0] * VERBS)
        for i in present:
            d = self.definitions[i]
            for t in d.triggers:
                if not t.own:
                    about[t.verb] |= t.when.concerns() if t.when is not None else i64(-1)
            for x in d.replacements:
                if not x.own:
                    about[x.verb] |= x.when.concerns()
            for k in d.constants:
                if k.kind == M_FORBID:
                    about[k.key] = -1
        for v in range(VERBS):
            if self.slow[v] != 0:
                about[v] = self.about[v]
        return about

    def seal(self) -> None:
        """Make the tables. No printed definition and no prompt can be added after this."""
        for name in KERNEL_PROMPTS:
            self.prompt(name)
        cap: i64 = len(self.definitions) + EFFECTIVE
        self.types_of = vec[i64]([0] * cap)
        self.colors_of = vec[i64]([0] * cap)
        self.own_verbs_of = vec[i64]([0] * cap)
        self.cost_of = vec[i64]([0] * cap)
        self.extra_of = vec[i64]([0] * cap)
        self.zones_of = vec[i64]([0] * cap)
        self.heard_of = vec[i64]([0] * cap)
        self.replaced_of = vec[i64]([0] * cap)
        self.windows_of = vec[i64]([0] * cap)
        self.usable_of = vec[i64]([0] * cap)
        self.order_of = vec[i64]([0] * cap)
        self.sealed = True
        for d in self.definitions:
            self.enter(d)
            for t in d.triggers:
                if not t.own:
                    self.hear(t.verb, t.when)
            for x in d.replacements:
                if not x.own:
                    self.hear(x.verb, x.when)
            for k in d.constants:
                if k.kind == M_FORBID:
                    self.hear(k.key, None)
                if k.kind >= M_COPY:
                    self.wide = self.wide or d.wide

    def grow(self, need: i64) -> None:
        """Longer tables; a state reads them anew when it sees that they have grown (State.read_tables)."""
        self.types_of = grown(self.types_of, need)
        self.colors_of = grown(self.colors_of, need)
        self.own_verbs_of = grown(self.own_verbs_of, need)
        self.cost_of = grown(self.cost_of, need)
        self.extra_of = grown(self.extra_of, need)
        self.zones_of = grown(self.zones_of, need)
        self.heard_of = grown(self.heard_of, need)
        self.replaced_of = grown(self.replaced_of, need)
        self.windows_of = grown(self.windows_of, need)
        self.usable_of = grown(self.usable_of, need)
        self.order_of = grown(self.order_of, need)

    def enter(self, d: Definition) -> None:
        """Write a definition into the tables."""
        if d.id >= len(self.types_of):
            self.grow(d.id)
        d.seal()
        self.types_of[d.id] = d.types
        self.colors_of[d.id] = d.colors
        self.own_verbs_of[d.id] = d.own_verbs
        self.cost_of[d.id] = d.cost
        self.extra_of[d.id] = 1 if len(d.costs) > 0 else 0
        self.zones_of[d.id] = d.zones
        for t in d.triggers:
            if not t.own:
                self.heard_of[d.id] |= bit(t.verb)
                self.windows_of[d.id] |= 1 << t.window
        for x in d.replacements:
            if not x.own:
                self.replaced_of[d.id] |= bit(x.verb)
        for a in d.abilities:
            self.usable_of[d.id] |= a.zones
            self.usable |= a.zones
        self.order_of[d.id] = d.order

    def derive(self, base: i64, types: i64, colors: i64, blank: bool, gifts: list[str]) -> i64:
        """The interned effective definition. Its name is its recipe, so that a dump can name it."""
        b = self.definitions[base]
        if types == b.types and colors == b.colors and not blank and len(gifts) == 0:
            return base
        name = SEP.join([b.name, str(types), str(colors), "1" if blank else "0"] + gifts)
        have = self.by_name.get(name)
        if have is not None:
            return have.id
        d = Definition(name, types, b.cost)
        d.title = b.title
        d.costs = b.costs
        d.stats = b.stats
        d.points = b.points
        d.score = b.score
        d.colors = colors
        d.traits = b.traits
        d.target = b.target
        d.blank = blank
        d.wide = b.wide
        if not blank:
            d.words = b.words
            d.play = b.play
            d.abilities = b.abilities
            d.attach = b.attach
            d.triggers = b.triggers
            d.replacements = b.replacements
            d.constants = b.constants
        for k in gifts:
            x = self.gifts[k]
            d.triggers = d.triggers + x.triggers
            d.constants = d.constants + x.constants
            d.abilities = d.abilities + x.abilities
            if x.play is not None:
                d.play = x.play
        d.id = len(self.definitions)
        d.order = b.order + colors % ORDERS
        self.definitions.append(d)
        self.by_name[name] = d
        self.enter(d)
        return d.id

    def definition(self, name: str) -> Definition:
        """A definition by name; an effective one is rebuilt from its recipe."""
        have = self.by_name.get(name)
        if have is not None:
            return have
        a = name.split(SEP)
        if len(a) < 4 or a[0] not in self.by_name:
            raise KeyError(name)
        i = self.derive(self.by_name[a[0]].id, int(a[1]), int(a[2]), a[3] == "1", a[4:])
        return self.definitions[i]

    # ---- questions of the machine
    def forbids(self, s: State, e: Event, c: i64) -> i64:
        """Citation of what stops e from happening to c (a card, or player -2 - p); -1 if nothing does."""
        if s.has_effects(M_FORBID, e.verb) and s.total(M_FORBID, e.verb, c) > 0:
            return s.last_citation
        return -1

    def immune(self, s: State, c: i64, source: i64, cause: i64) -> i64:
        """Citation of what makes card c immune to this source; -1 if nothing does."""
        return -1

    def lost(self, s: State, f: Frame, c: i64, life: i64) -> i64:
        """What to cite when an effect may not move c, whose life is no longer `life`."""
        return 0

    def allowed(self, s: State, f: Frame, origin: i64, c: i64) -> i64:
        """What to cite when an effect moves card c, which it came by in this way."""
        return 0

    def searching(self, s: State, f: Frame, kind: i64) -> None:
        """A choice of any card that fits in a zone of a kind of mine is about to be asked."""

    def first(self, s: State) -> i64:
        """The player from whom the order of players is counted."""
        return s.active

    def decider(self, s: State, p: i64) -> i64:
        """Who makes player p's decisions now (another player may control them)."""
        return p

    def onlookers(self, s: State, mask: i64) -> i64:
        """Seats that see a card which the seats of the mask see (a player may be looked over the shoulder)."""
        return mask

    def could_hold(self, s: State, seat: i64, z: i64) -> list[i64]:
        """Definitions from which the unseen cards of a shuffled pile were drawn, as `seat` knows; none: those there."""
        return []

    def stat_of(self, s: State, c: i64, k: i64) -> i64:
        """A stat of card c as players see it on the table."""
        return stat(s, c, k)

    def gift_for(self, s: State, c: i64) -> Gift | None:
        """What a constant that says no gift of its own gives to card c."""
        return None

    def starts(self, s: State, f: Frame, window: i64) -> i64:
        """Who has the first word in an optional window."""
        return self.first(s)

    def offers(self, s: State, f: Frame, window: i64, p: i64) -> None:
        """Offer what player p may do in an optional window."""

    def pick(self, s: State, f: Frame, window: i64, p: i64, option: i64) -> None:
        """Start what was picked there."""

    def with_attached(self, s: State, refs: list[i64]) -> list[i64]:
        """The cards (card, life, ...) and whatever leaves play with them in the same event."""
        return refs

    def passes(self, s: State, f: Frame, window: i64, p: i64) -> bool:
        """Player p, who can do nothing there, passes unasked: to be judged by what all know, or silence tells."""
        return not self.always_ask

    def closes(self, s: State, f: Frame, window: i64) -> bool:
        """An optional window ends although not all have passed."""
        return False

    def refuses(self, s: State, f: Frame, window: i64, p: i64, option: i64) -> list[i64]:
        """Why player p is not offered an option there: citation, card, ..."""
        return NO_NUMBERS

    def spared(self, s: State, f: Frame, c: i64) -> i64:
        """What to cite when the effect of frame f may not choose card c as a target; -1: it may."""
        return self.immune(s, c, f.card, C_EFFECT)

    def fetching(self, s: State, f: Frame, c: i64) -> None:
        """The effect takes a certain card it remembers from where that lies: who may look at what to find it."""

    def unfit(self, s: State, f: Frame, cards: Cards, c: i64, verb: i64) -> i64:
        """What to cite when card c is not in the selection that the effect chooses from for `verb`; -1: nothing."""
        return -1

    def obliges(self, s: State, f: Frame) -> i64:
        """What to cite against choosing nothing (more) where the effect of frame f demands it; -1: nothing."""
        return -1

    def unoffered(self, s: State, f: Frame, code: i64) -> list[i64]:
        """Why an op that does not say so itself does not offer an option: citation, card, ..."""
        return NO_NUMBERS

    def why_changed(self, s: State, c: i64, was: i64) -> i64:
        """What to cite when card c, which was of another definition, is what it is now."""
        return s.last_citation

    def paying(self, s: State, f: Frame, plan: list[i64], k: i64) -> i64:
        """What the payment in currency k cites (only asked while tracing); `plan`: all units, see `payment`."""
        return self.currencies[k].citation

    def owing(self, s: State, f: Frame, k: i64) -> i64:
        """What to cite against not paying what is still owed in currency k for f.card."""
        return self.currencies[k].citation

    def unpaying(self, s: State, f: Frame, k: i64, c: i64) -> i64:
        """What to cite against paying with card c in currency k."""
        return self.currencies[k].citation

    def unasked(self, s: State, prompt: i64) -> i64:
        """What to cite when a question of the game is not asked now; -1: nothing."""
        return -1

    def unready(self, s: State, p: i64, c: i64) -> i64:
        """What to cite when player p, who is not asked, cannot do anything with card c now; -1: nothing."""
        return -1

    def ability_name(self, s: State, c: i64, i: i64) -> str:
        """What ability i of a card is called among options."""
        return f"{s.printed(c).title}/{i}"

    def collected(self, s: State, f: Frame, e: Event) -> None:
        """The event was done: by default its triggers belong to its own frame."""
        f.due = s.collect(e, 0)

    def lasts(self, s: State, f: Frame, until: i64) -> i64:
        """When an effect that begins now ends: games may have ends that depend on whose effect it is."""
        return until

    def committed(self, s: State, e: Event, i: i64) -> None:
        """Consequence, in this game, of card number i of e having moved."""

    def settle(self, s: State, f: Frame, written: i64) -> bool:
        """State checks after an event that wrote `written`; True if something was started."""
        return False

    def redirect(self, s: State, e: Event, i: i64, kind: i64) -> None:
        """A replacement sends card number i of e to a zone of its owner."""
        d = e.dest[:]
        d[i] = s.owner[e.cards[i]] * self.own + kind
        e.dest = d

    def endless(self, s: State, repeated: bool) -> None:
        """The game went on too long without a decision: end it by the game's loop rule, or raise LoopError."""
        raise LoopError(
            f"{self.name}: endless loop ({'the same position came back' if repeated else 'step budget spent'})"
        )

    def phase_name(self, s: State) -> str:
        """Name of the present phase."""
        return self.phases[s.phase] if s.phase < len(self.phases) else str(s.phase)


def mask_of(names: list[str], some: list[str]) -> i64:
    """Bit mask of some of the names."""
    m: i64 = 0
    for i in range(len(names)):
        if names[i] in some:
            m |= 1 << i
    return m
