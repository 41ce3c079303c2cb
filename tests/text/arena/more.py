"""Cards of the made-up game that need what the others do not: only their words are looked at."""

from __future__ import annotations

from ludilex.kernel.codes import (
    M_BLANK,
    M_COLOR,
    M_CONTROL,
    M_COST,
    M_FORBID,
    M_GRANT,
    M_IMMUNE,
    M_LOSE,
    M_STAT,
    M_TYPE,
    M_WORD,
)
from ludilex.kernel.control import EachPlayer, If, May, OneOf
from ludilex.kernel.definitions import Ability, Constant, Definition, Gift, Replacement, Trigger
from ludilex.kernel.durations import Delay, Until
from ludilex.kernel.numbers import (
    All,
    Any,
    Compare,
    CostOf,
    Counter,
    Did,
    EventBy,
    EventFrom,
    EventHas,
    HasColor,
    HasWord,
    HowMany,
    InPhase,
    IsHost,
    IsPlayer,
    IsThis,
    IsType,
    Lies,
    Mine,
    MyTurn,
    Named,
    Not,
    Num,
    ResourceOf,
    StatOf,
    StillThere,
    Sum,
    Times,
)
from ludilex.kernel.ops import Attach, Choose, Count, Happen, Move, Plus, Recall, Reveal, Secret, TakeControl
from ludilex.kernel.programs import Number, Op, Register
from ludilex.kernel.selectors import ANYONE, OTHERS, Attached, EventCards, First, Host, In, It, Least, This, Where
from tests.kernel.arena import (
    ATTACH,
    CONTROL,
    CREATURE,
    DAMAGE,
    DECK,
    DESTROY,
    DRAW,
    EFFECT,
    GRAVE,
    HAND,
    HURT,
    ITEM,
    LINE,
    MANA,
    MANA_GAIN,
    PLAY,
    RULES,
    SPELL,
    STRENGTH,
)

IN_LINE = 1 << LINE
FLYING, ARMOUR = 0, 1
RED, BLUE = 0, 1
MINE = All(IsType(CREATURE), Mine())
ANY = IsType(CREATURE)


def card(name: str, types: int = CREATURE) -> Definition:
    """A card without anything."""
    return Definition(name, types, 1)


def spell(name: str, *ops: Op) -> Definition:
    """A card that does something."""
    d = card(name, SPELL)
    d.play = RULES.program(f"{name}/words", list(ops))
    return d


def holds(name: str, kind: int, key: int, amount: int | Number, scope: Number, zones: int = IN_LINE) -> Definition:
    """A card with a constant."""
    d = card(name)
    n = amount if isinstance(amount, Number) else Num(amount)
    d.constants = [Constant(kind, key, n, scope, zones)]
    return d


def waits(name: str, verb: int, when: Number | None, *ops: Op, own: bool = False, optional: bool = False) -> Definition:
    """A card with an ability that reacts."""
    d = card(name)
    program = RULES.program(f"{name}/waits", list(ops))
    d.triggers = [Trigger(verb, program, when, own, 0 if own else IN_LINE, optional=optional)]
    return d


def constants() -> list[Definition]:
    """What holds all the time."""
    gift = Gift("lent wings", [], [Constant(M_WORD, FLYING, Num(1), IsThis(), IN_LINE)])
    grant = card("Wing Lender")
    grant.constants = [Constant(M_GRANT, 0, Num(1), MINE, IN_LINE, gift=gift)]
    strong = Compare(StatOf(STRENGTH), ">=", Num(3))
    return [
        holds("Falcon", M_WORD, FLYING, 1, All(ANY, Mine(), HasColor(RED))),
        holds("Smith", M_WORD, ARMOUR, 2, IsHost()),
        holds("Net", M_LOSE, FLYING, 1, All(ANY, HasWord(FLYING))),
        holds("Bargain", M_COST, 0, -1, All(IsType(SPELL), Mine())),
        holds("Late Bargain", M_COST, 0, Times(HowMany(In(GRAVE)), -1), IsThis(), 1 << HAND),
        holds("Peace", M_FORBID, HURT, 1, All(ANY, Not(HasWord(FLYING)))),
        holds("Aegis", M_IMMUNE, 0, SPELL | ITEM, All(MINE, Not(IsThis()))),
        holds("Stone Rain", M_TYPE, 0, ITEM, All(ANY, Not(Mine()))),
        holds("Golem Maker", M_TYPE, 1, CREATURE, IsHost()),
        holds("Dyer", M_COLOR, RED, BLUE, MINE),
        holds("Hush", M_BLANK, 0, 1, All(IsHost(), Named("Bear"))),
        holds("Leash", M_CONTROL, 0, 1, IsHost()),
        holds("Pack Wolf", M_STAT, STRENGTH, HowMany(In(LINE, where=Not(IsThis()))), IsThis()),
        holds("Hoarder", M_STAT, STRENGTH, Sum(ResourceOf(MANA), HowMany(In(HAND))), IsThis()),
        holds("Dawn Guard", M_STAT, STRENGTH, Times(MyTurn(), 2), MINE),
        holds(
            "Rival", M_STAT, STRENGTH, Times(Compare(HowMany(In(LINE)), "<", HowMany(In(LINE, OTHERS))), 2), IsThis()
        ),
        holds("Giant Slayer", M_STAT, STRENGTH, -1, All(ANY, strong, Not(Named("Wolf")))),
        holds("Night Guard", M_WORD, FLYING, 1, All(IsThis(), Any(InPhase(0), Not(MyTurn())))),
        holds("Miser", M_STAT, STRENGTH, Times(Compare(ResourceOf(MANA, True), ">=", Num(4)), 1), IsThis()),
        holds("Sentry", M_STAT, STRENGTH, 1, All(ANY, Mine(), Compare(Counter(DAMAGE), "=", Num(0)))),
        grant,
    ]


def spells() -> list[Definition]:
    """What is done once."""
    mine, any_one = In(LINE, where=ANY), In(LINE, ANYONE, ANY)
    damaged = Compare(Counter(DAMAGE), ">", Num(0))
    picks = Register("picks")
    return [
        spell("Lash", Choose(In(LINE, OTHERS), 2, 1), Count(HURT, It(), DAMAGE, 1)),
        spell("Duel", Choose(mine), Choose(In(LINE, OTHERS), 1, 1, who=1), Count(HURT, It(), DAMAGE, 2)),
        spell("Swarm", Choose(any_one, HowMany(In(HAND)), -1), Count(HURT, It(), DAMAGE, HowMany(In(GRAVE)))),
        spell("Weakest", Count(HURT, Least(any_one, StatOf(STRENGTH)), DAMAGE, 1)),
        spell("Dearest", Recall(Least(In(HAND), CostOf(), most=True)), Reveal(PLAY, It())),
        spell("Cleanse", Count(EFFECT, In(LINE, ANYONE, damaged), DAMAGE, -2), If(Did(), [Plus(MANA, 1, MANA_GAIN)])),
        spell("Top Deck", Move(DRAW, In(DECK, top=2), HAND)),
        spell("Peek", Reveal(PLAY, In(DECK, OTHERS, top=1)), Happen(PLAY)),
        spell("Bury", Choose(In(LINE, OTHERS)), Move(PLAY, It(), DECK, mine=False, top=False)),
        spell("Bind", May(Choose(mine), Until(1, EFFECT, M_FORBID, DESTROY, 1, It()))),
        spell("Ground", Until(1, EFFECT, M_LOSE, FLYING, 1, any_one)),
        spell("Rally", Until(1, EFFECT, M_WORD, ARMOUR, 3, In(LINE)), Until(1, EFFECT, M_STAT, STRENGTH, 1, In(LINE))),
        spell("Charmer", Choose(any_one), Until(0, EFFECT, M_CONTROL, 0, 1, It(), tied=True, key_me=True)),
        spell("Seize", Choose(In(LINE, OTHERS), 1, 0), TakeControl(CONTROL, It())),
        spell("Strip", Choose(mine), Move(DESTROY, Attached(It()), GRAVE, mine=False)),
        spell("Wrap", Choose(In(HAND, where=IsType(ITEM))), Attach(ATTACH, It())),
        spell("Auction", Secret(In(HAND), picks)),
        spell("First One", Move(DRAW, First(In(GRAVE)), HAND)),
        spell("Tax", EachPlayer(Plus(MANA, -1, MANA_GAIN), when=IsPlayer(True))),
        spell("Either", OneOf(["a", "b"], [[Plus(MANA, 2, MANA_GAIN)], [Move(DRAW, In(DECK, top=1), HAND)]])),
        spell("Vigil", Delay(DESTROY, Plus(MANA, 1, MANA_GAIN), when=EventHas(MINE), until=1, once=False)),
        spell("If Poor", If(Compare(ResourceOf(MANA), "<", Num(2)), [Plus(MANA, 1, MANA_GAIN)])),
        spell("If Many", If(Compare(HowMany(In(LINE)), ">=", Num(3)), [Plus(MANA, 1, MANA_GAIN)])),
        spell("If Alone", If(Not(HowMany(In(LINE, OTHERS))), [Plus(MANA, 1, MANA_GAIN)])),
        spell("Those Hurt", Choose(mine, 2, 2), Count(HURT, Where(It(), damaged), DAMAGE, 1)),
    ]


def abilities() -> list[Definition]:
    """What reacts, is used, replaces, is attached."""
    heal = [Count(EFFECT, It(), DAMAGE, -9)]
    return [
        waits("Mourner", DESTROY, EventHas(All(MINE, Not(IsThis()))), Plus(MANA, 1, MANA_GAIN)),
        waits("Gravedigger", DESTROY, EventFrom(1 << LINE), Move(DRAW, EventCards(), HAND), optional=True),
        waits("Rage", HURT, EventHas(IsThis()), Until(1, EFFECT, M_STAT, STRENGTH, 1, This())),
        waits("Avenger", HURT, All(EventBy(True), EventHas(IsHost()), StillThere()), Count(HURT, Host(), DAMAGE, 1)),
        waits("Herald of Play", PLAY, None, Plus(MANA, 1, MANA_GAIN), own=True),
        used("Archer", [Count(HURT, It(), DAMAGE, 1)], [1], target=In(LINE, OTHERS)),
        used("Altar", [Plus(MANA, 3, MANA_GAIN)], [0, 1], when=MyTurn()),
        used("Free Hand", [Move(DRAW, In(DECK, top=1), HAND)], []),
        replaces("Cloak", DESTROY, IsHost(), heal),
        replaces("Guardian Angel", DESTROY, All(MINE, HasColor(BLUE), Not(IsThis())), heal),
        replaces("Cautious", HURT, MyTurn(), [Plus(MANA, 1, MANA_GAIN)], own=True),
        attached("Saddle", All(IsType(CREATURE), Mine(), Not(HasWord(FLYING)))),
        attached("Banner", All(IsType(CREATURE), Lies(1 << LINE))),
        keyworded("Gryphon"),
    ]


def used(
    name: str, ops: list[Op], price: list[int], target: In | None = None, when: Number | None = None
) -> Definition:
    """A card with an ability that is used."""
    d = card(name)
    d.abilities = [Ability(RULES.program(f"{name}/used", ops), 1, IN_LINE, when, price, target=target)]
    return d


def replaces(name: str, verb: int, when: Number, ops: list[Op], own: bool = False) -> Definition:
    """A card with a replacement."""
    d = card(name)
    program = RULES.program(f"{name}/instead", ops)
    d.replacements = [Replacement(verb, when, program=program, own=own, zones=0 if own else IN_LINE)]
    return d


def attached(name: str, where: Number) -> Definition:
    """A card that is attached."""
    d = card(name, ITEM)
    d.attach = where
    return d


def keyworded(name: str) -> Definition:
    """A card with keywords, colours, and a stat."""
    d = card(name)
    d.words = [FLYING, 1, ARMOUR, 2]
    d.colors = 1 << RED | 1 << BLUE
    d.stats = [3, 1]
    return d


DEFINITIONS = [*constants(), *spells(), *abilities()]
