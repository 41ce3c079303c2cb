"""Arena: a made-up game in plain Python that uses everything the kernel offers and Dominion does not.

Creatures stand in a line; damage equal to strength destroys them; spells are announced, paid (mana, sacrifices),
may be withdrawn, and can be answered in a window.
"""

from __future__ import annotations

from ludilex.kernel.characteristics import stat
from ludilex.kernel.codes import (
    ABSOLUTE,
    M_BLANK,
    M_FORBID,
    M_GRANT,
    M_IMMUNE,
    M_STAT,
    M_TYPE,
    NEXT,
    NONE,
    SEEN_BY_ALL,
    SEEN_BY_HOLDER,
    SEEN_BY_NONE,
    STAY,
    W_COUNT,
)
from ludilex.kernel.columns import Layout
from ludilex.kernel.definitions import Constant, Definition, Gift, Replacement, Trigger
from ludilex.kernel.durations import Until
from ludilex.kernel.numbers import All, IsHost, IsThis, IsType, Mine, Not, Num
from ludilex.kernel.ops import Attach, Choose, Count, Plus, Secret, TakeControl
from ludilex.kernel.payment import Pay, announce, missing
from ludilex.kernel.pipeline import move_cards
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.rules import Currency, Rules
from ludilex.kernel.selectors import ANYONE, OTHERS, In, It, This
from ludilex.kernel.state import State
from ludilex.kernel.windows import (
    Collect,
    Commit,
    Instead,
    Prohibit,
    Replaces,
    Settle,
    Triggers,
    pipe,
    window,
)

DECK, HAND, LINE, GRAVE = 0, 1, 2, 3
CREATURE, SPELL, ITEM = 1, 2, 4
MANA, DAMAGE = 0, 0
PLAY, HURT, DESTROY, MANA_GAIN, CONTROL, ATTACH, EFFECT, DRAW, SACRIFICE = range(9)
NAMES = ["play", "hurt", "destroy", "mana", "control", "attach", "effect", "draw", "sacrifice"]
STRENGTH = 0


class ArenaRules(Rules):
    """Rules in plain Python over the (possibly compiled) kernel."""

    def __init__(self) -> None:
        super().__init__(
            "arena", "test", ["deck", "hand", "line", "grave"], 4,
            [SEEN_BY_NONE, SEEN_BY_HOLDER, SEEN_BY_ALL, SEEN_BY_ALL], ["line"], ["deck"], ["mana"], ["damage"],
        )  # fmt: skip
        self.phases = ["main"]
        self.ends = ["never", "turn"]
        self.looping = "error"
        self.damage_of_the_gone: list[tuple[int, int]] = []
        stations = [Prohibit(), Replaces(), Commit(), Instead(), Settle(), Collect(), Triggers()]
        for v, name in enumerate(NAMES):
            pipe(self, v, name, stations, slow=v in (HURT, DESTROY))
        self.currencies = [
            Currency("mana", resource=MANA),
            Currency("creatures", cards=In(LINE, where=IsType(CREATURE)), verb=SACRIFICE, to=GRAVE),
        ]
        self.cast = self.prompt("cast")
        self.answers = window(self, "answer")
        for d in definitions(self):
            self.register(d)
        self.program("turn", [Turn()])
        self.program("cast", cast(self))
        self.program("secret", [Secret(In(HAND), Register("picks"))])
        self.program("spin", [Spin()])
        self.seal()

    def settle(self, s: State, f, written: int) -> bool:
        """A creature with damage as great as its strength is destroyed, all such at once."""
        if written != W_COUNT:
            return False
        refs = []
        for p in range(s.players):
            for c in s.cards_in(p * 4 + LINE):
                if s.types(c) & CREATURE and s.counter(c, DAMAGE) >= stat(s, c, STRENGTH):
                    refs += [c, s.life[c]]
        if refs:
            move_cards(s, f, DESTROY, refs, GRAVE, True, self.cite("arena.destroyed"), -1)
        return bool(refs)

    def committed(self, s: State, e, i: int) -> None:
        if e.verb == DESTROY:
            self.damage_of_the_gone.append((e.cards[i], e.counter(i, DAMAGE)))

    def immune(self, s: State, c: int, source: int, cause: int) -> int:
        if source >= 0 and s.has_effects(M_IMMUNE, 0):
            mask = s.total(M_IMMUNE, 0, c)
            if mask & s.types(source):
                return self.cite("arena.immune")
        return -1

    def forbids(self, s: State, e, c: int) -> int:
        if c >= 0 and e.source >= 0 and c != e.source and self.immune(s, c, e.source, e.cause) >= 0:
            return self.immune(s, c, e.source, e.cause)
        return super().forbids(s, e, c)

    def offers(self, s: State, f, w: int, p: int) -> None:
        for c in s.cards_in(p * 4 + HAND):
            if s.now(c).title == "Shield" and s.resource(p, MANA) >= 1:
                s.offer(c)

    def pick(self, s: State, f, w: int, p: int, option: int) -> None:
        start(s, p, option)

    def endless(self, s: State, repeated: bool) -> None:
        if self.looping == "draw":
            s.finish(0, self.cite("arena.loop"))
        else:
            super().endless(s, repeated)


class Turn(Op):
    """Cast cards from hand until done."""

    def run(self, s: State, f) -> int:
        if s.answer == NONE:
            for c in s.cards_in(s.active * 4 + HAND):
                f.me = s.active
                if not missing(s, f, price_of(s, c)):
                    s.offer(c)
            s.offer(-1)
            return s.ask(s.active, s.rules.cast)
        c = s.take()
        if c < 0:
            s.finish(1 << s.active, 0)
            return STAY
        start(s, s.active, c)
        return STAY


class Spin(Op):
    """A loop without a decision."""

    def run(self, s: State, f) -> int:
        return STAY


def price_of(s: State, c: int) -> list[int]:
    d = s.now(c)
    return [d.cost, d.costs[0] if d.costs else 0]


def start(s: State, p: int, c: int) -> None:
    """Announce a card: the snapshot is taken before anything is written."""
    snapshot = announce(s, s.stack[s.sp - 1])
    f = s.push(s.rules.programs["cast"], p, c, s.life[c])
    f.snapshot = snapshot
    f.keep(0, price_of(s, c))


class Resolve(Op):
    """A permanent enters the line, then does what it does; a spell does it, then goes to the grave."""

    def run(self, s: State, f) -> int:
        f.snapshot = None
        f.i += 1
        stays = bool(s.types(f.card) & (CREATURE | ITEM))
        program = s.now(f.card).play
        if f.i == (1 if stays else 2):
            to = LINE if stays else GRAVE
            move_cards(s, f, PLAY, [f.card, f.life], ABSOLUTE + f.me * 4 + to, True, 0, -1)
        elif f.i <= 2 and program is not None:
            s.push(program, f.me, f.card, s.life[f.card])
        return STAY if f.i < 2 else NEXT


def cast(r: ArenaRules) -> list[Op]:
    return [Pay(Register("price"), Register("plan"), MANA_GAIN, r.prompt("pay")), r.answers, Resolve()]


def definitions(r: ArenaRules) -> list[Definition]:
    line = 1 << LINE
    out = []

    def make(name, types, cost, strength=0, sacrifice=0):
        d = Definition(name, types, cost)
        d.stats = [strength]
        d.costs = [sacrifice] if sacrifice else []
        out.append(d)
        return d

    make("Wolf", CREATURE, 1, 2)
    make("Bear", CREATURE, 2, 4)
    d = make("Captain", CREATURE, 2, 3)  # your other creatures get +1
    d.constants = [Constant(M_STAT, STRENGTH, Num(1), All(IsType(CREATURE), Mine(), Not(IsThis())), line, 0)]
    d = make("Martyr", CREATURE, 1, 1)  # destroyed: gain 3 mana
    d.triggers = [Trigger(DESTROY, r.program("Martyr/destroyed", [Plus(MANA, 3, MANA_GAIN)]), own=True)]
    d = make("Phoenix", CREATURE, 3, 1)  # would be destroyed: to hand instead
    d.replacements = [Replacement(DESTROY, Num(1), to_kind=HAND, own=True, citation=r.cite("arena.phoenix"))]
    d = make("Wisp", CREATURE, 1, 1)  # would be destroyed: heal it and gain 1 mana instead
    instead = r.program("Wisp/instead", [Count(EFFECT, It(), DAMAGE, -9), Plus(MANA, 1, MANA_GAIN)])
    d.replacements = [Replacement(DESTROY, Num(1), program=instead, own=True)]
    d = make("Statue", CREATURE, 4, 5)  # cannot be hurt
    d.constants = [Constant(M_FORBID, HURT, Num(1), IsThis(), line, r.cite("arena.statue"))]
    d = make("Ghost", CREATURE, 2, 2)  # immune to spells
    d.constants = [Constant(M_IMMUNE, 0, Num(SPELL), IsThis(), line, r.cite("arena.immune"))]
    d = make("Silencer", CREATURE, 3, 2)  # the others' creatures are blank
    d.constants = [Constant(M_BLANK, 0, Num(1), All(IsType(CREATURE), Not(Mine())), line, r.cite("arena.blank"))]
    gift = r.gift(
        Gift("herald", [Trigger(DESTROY, r.program("herald/gift", [Plus(MANA, 2, MANA_GAIN)]), own=True)], [])
    )
    d = make("Herald", CREATURE, 3, 2)  # your other creatures gain: destroyed: gain 2 mana
    d.constants = [Constant(M_GRANT, 0, Num(1), All(IsType(CREATURE), Mine(), Not(IsThis())), line, 0, gift)]
    d = make("Watcher", CREATURE, 2, 3)  # when another creature is destroyed, gain 1 mana
    d.triggers = [Trigger(DESTROY, r.program("Watcher/sees", [Plus(MANA, 1, MANA_GAIN)]), zones=line)]
    d = make("Weight", ITEM, 1)  # attached creature gets -2
    d.play = r.program("Weight/play", [Choose(In(LINE, OTHERS, IsType(CREATURE))), Attach(ATTACH, This(), It())])
    d.constants = [Constant(M_STAT, STRENGTH, Num(-2), IsHost(), line, 0)]
    make("Bolt", SPELL, 1).play = r.program(
        "Bolt/play", [Choose(In(LINE, ANYONE, IsType(CREATURE))), Count(HURT, It(), DAMAGE, 2)]
    )
    make("Storm", SPELL, 2).play = r.program("Storm/play", [Count(HURT, In(LINE, ANYONE, IsType(CREATURE)), DAMAGE, 3)])
    make("Charm", SPELL, 2).play = r.program(
        "Charm/play", [Choose(In(LINE, OTHERS, IsType(CREATURE))), TakeControl(CONTROL, It())]
    )
    make("Growth", SPELL, 1).play = r.program(
        "Growth/play", [Choose(In(LINE, where=IsType(CREATURE))), Until(1, EFFECT, M_STAT, STRENGTH, 3, It())]
    )
    make("Petrify", SPELL, 1).play = r.program(
        "Petrify/play", [Choose(In(LINE, ANYONE, IsType(CREATURE))), Until(1, EFFECT, M_TYPE, 0, ITEM, It())]
    )
    make("Rite", SPELL, 0, 0, 2).play = r.program("Rite/play", [Plus(MANA, 5, MANA_GAIN)])
    make("Shield", SPELL, 1).play = r.program("Shield/play", [Until(1, EFFECT, M_FORBID, HURT, 1, In(LINE))])
    return out


def arena(*seats: dict, seed: int = 0, rules: ArenaRules | None = None) -> State:
    """A state: one dict per seat with `line`, `hand`, `deck` (top last), `mana`."""
    r = rules or RULES
    s = State(r, Layout(r, len(seats), [], []), seed)
    cards = []
    for p, seat in enumerate(seats):
        for kind, name in ((DECK, "deck"), (HAND, "hand"), (LINE, "line"), (GRAVE, "grave")):
            cards += [(r.by_name[n].id, p, p * 4 + kind) for n in seat.get(name, [])]
    s.make(cards)
    for p, seat in enumerate(seats):
        s.res[p] = seat.get("mana", 9)
    s.push(r.programs["turn"], 0, -1, -1)
    s.start_knowing()
    s.tracing = True
    s.run()
    return s


def named(s: State, z: int) -> list[str]:
    return [s.printed(c).title for c in s.cards_in(z)]


def pick(s: State, *names: str) -> None:
    """Answer decisions by card name or word."""
    words = {"done": -1, "withdraw": -5}
    for name in names:
        if name in words:
            assert words[name] in s.options(), (name, s.options())
            s.apply(words[name])
            continue
        fits = [o for o in s.options() if o >= 0 and s.printed(o).title == name]
        assert fits, (name, [s.printed(o).title if o >= 0 else o for o in s.options()])
        s.apply(fits[0])


RULES = ArenaRules()
