"""Telling the kernel's conditions on cards as modifiers, its conditions as clauses, its numbers as counts.

A condition on a card narrows a noun phrase (``filters``; turned round: ``negations``). Compared numbers of a card are
the modifier ``mod-<measure>`` with ``$how`` and ``$n``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ludilex.kernel.numbers import (
    OPERATORS,
    All,
    Any,
    AtMost,
    Compare,
    CostOf,
    Counter,
    Did,
    DifferentNames,
    EventFrom,
    EventNumber,
    HasColor,
    HasWord,
    HowMany,
    InPhase,
    IsHost,
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
    Value,
)
from ludilex.kernel.selectors import It, Unmoved, Where
from ludilex.text.nouns import Modifier, NounPhrase, core_of
from ludilex.text.selections import fixed
from ludilex.text.talk import KERNEL

if TYPE_CHECKING:
    from ludilex.text.talk import Talk

COMPARED = dict(zip(OPERATORS, ("less", "most", "equal", "least", "more", "other"), strict=True))
CARD = NounPhrase("a")


# ---- conditions on a card
@KERNEL.tells("filters", All)
def narrow_all(talk: Talk, phrase: NounPhrase, x: All) -> NounPhrase:
    """Every part narrows."""
    for part in x.parts:
        phrase = talk.narrow(phrase, part)
    return phrase


@KERNEL.tells("filters", Any)
def narrow_any(talk: Talk, phrase: NounPhrase, x: Any) -> NounPhrase:
    """One part is enough: alternatives of names, or of modifiers."""
    told = [talk.narrow(NounPhrase("a"), part) for part in x.parts]
    if all(p.names and not p.modifiers for p in told):
        return replace(phrase, names=tuple(name for p in told for name in p.names))
    if all(len(p.modifiers) == 1 and not p.names and not p.types for p in told):
        either = tuple(p.modifiers[0] for p in told)
        return replace(phrase, modifiers=(*phrase.modifiers, Modifier("", either=either)))
    raise talk.missing("alternatives that are neither all names nor all of one kind")


@KERNEL.tells("filters", Not)
def narrow_not(talk: Talk, phrase: NounPhrase, x: Not) -> NounPhrase:
    """What the card must not be."""
    function = talk.teller("negations", x.part)
    if function is None:
        raise talk.missing(f"not {type(x.part).__name__}")
    narrowed = function(talk, phrase, x.part)
    assert isinstance(narrowed, NounPhrase)
    return narrowed


@KERNEL.tells("filters", Num)
def narrow_nothing(talk: Talk, phrase: NounPhrase, x: Num) -> NounPhrase:
    """Any card fits."""
    if x.n != 1:
        raise talk.missing(f"the condition {x.n} on a card")
    return phrase


@KERNEL.tells("filters", IsType)
def narrow_type(talk: Talk, phrase: NounPhrase, x: IsType) -> NounPhrase:
    """A type the card must have."""
    if phrase.kind == "said":
        raise talk.missing("a type of a card that is known already")
    if phrase.types:
        raise talk.missing("a card of two types at once")
    return replace(phrase, types=talk.type_names(x.types))


@KERNEL.tells("negations", IsType)
def narrow_not_type(talk: Talk, phrase: NounPhrase, x: IsType) -> NounPhrase:
    """A type the card must not have, or another besides."""
    names = talk.type_names(x.types)
    types = talk.types(names)
    if phrase.modifiers and phrase.modifiers[-1].message == "mod-not":
        types = talk.say("types-nor", a=phrase.modifiers[-1].args["types"], b=types)
        phrase = replace(phrase, modifiers=phrase.modifiers[:-1])
    return talk.modified(phrase, "mod-not", types=types, last=names[-1])


@KERNEL.tells("filters", Compare)
def narrow_compared(talk: Talk, phrase: NounPhrase, x: Compare) -> NounPhrase:
    """A number of the card is at least, at most, exactly so much; more than none is "some"."""
    n = fixed(x.b)
    if isinstance(x.b, Value):
        how = COMPARED[OPERATORS[x.operator]]
        return talk.modified(phrase, f"mod-{talk.tell('measures', x.a)}-to", how=how, what=talk.tell("counts", x.b))
    if n is None:
        raise talk.missing("a card with a number that is compared with one that is not fixed")
    how = COMPARED[OPERATORS[x.operator]]
    if n == 0 and how in ("more", "equal"):
        how = "some" if how == "more" else "none"
    return talk.modified(phrase, f"mod-{talk.tell('measures', x.a)}", how=how, n=n)


@KERNEL.tells("filters", HasWord)
def narrow_word(talk: Talk, phrase: NounPhrase, x: HasWord) -> NounPhrase:
    """A keyword the card must have."""
    return talk.modified(phrase, "mod-keyword", word=talk.say(f"keyword-{talk.name('keyword', x.word)}", n=1))


@KERNEL.tells("negations", HasWord)
def narrow_no_word(talk: Talk, phrase: NounPhrase, x: HasWord) -> NounPhrase:
    """A keyword the card must not have."""
    return talk.modified(phrase, "mod-no-keyword", word=talk.say(f"keyword-{talk.name('keyword', x.word)}", n=1))


@KERNEL.tells("filters", HasColor)
def narrow_color(talk: Talk, phrase: NounPhrase, x: HasColor) -> NounPhrase:
    """A colour the card must have."""
    return talk.modified(phrase, f"mod-color-{talk.name('color', x.color)}")


@KERNEL.tells("filters", Lies)
def narrow_place(talk: Talk, phrase: NounPhrase, x: Lies) -> NounPhrase:
    """The zone the card must lie in."""
    kinds = [kind for i, kind in enumerate(talk.rules.kinds) if x.kinds >> i & 1]
    if phrase.place or len(kinds) != 1:
        raise talk.missing("a card in one of several places")
    return replace(phrase, place=kinds[0], whose="any", inside=True)


@KERNEL.tells("filters", Mine)
def narrow_mine(talk: Talk, phrase: NounPhrase, x: Mine) -> NounPhrase:
    """On the speaker's side."""
    return talk.modified(phrase, "mod-mine")


@KERNEL.tells("negations", Mine)
def narrow_theirs(talk: Talk, phrase: NounPhrase, x: Mine) -> NounPhrase:
    """On another player's side."""
    return talk.modified(phrase, "mod-theirs")


@KERNEL.tells("negations", IsThis)
def narrow_other(talk: Talk, phrase: NounPhrase, x: IsThis) -> NounPhrase:
    """Another card than this."""
    return talk.modified(phrase, "mod-other")


@KERNEL.tells("negations", IsHost)
def narrow_not_host(talk: Talk, phrase: NounPhrase, x: IsHost) -> NounPhrase:
    """Another card than the one this is attached to."""
    return talk.modified(phrase, "mod-not-host")


@KERNEL.tells("negations", Named)
def narrow_not_named(talk: Talk, phrase: NounPhrase, x: Named) -> NounPhrase:
    """A card that is not called so."""
    return talk.modified(phrase, "mod-not-named", name=talk.quoted(x.name))


# ---- numbers of a card
@KERNEL.tells("measures", StatOf)
def measure_stat(talk: Talk, x: StatOf) -> str:
    """A stat of it."""
    if x.of_host:
        raise talk.missing("a stat of the host among the numbers of a card")
    return f"stat-{talk.name('stat', x.stat)}"


@KERNEL.tells("measures", Counter)
def measure_counter(talk: Talk, x: Counter) -> str:
    """Counters on it."""
    return f"counter-{talk.rules.counters[x.counter]}"


@KERNEL.tells("measures", CostOf, silent=("mode",))
def measure_cost(talk: Talk, x: CostOf) -> str:
    """What it costs."""
    if x.which != "subject" or x.plus:
        raise talk.missing(f"a cost of {x.which} and {x.plus} more")
    return "cost"


@KERNEL.tells("filters", Named)
def narrow_named(talk: Talk, phrase: NounPhrase, x: Named) -> NounPhrase:
    """A card by its name."""
    return replace(phrase, names=(x.name,))


# ---- conditions
@KERNEL.tells("conditions", Did)
def whether_did(talk: Talk, x: Did) -> str:
    """The last effect did something."""
    return talk.say("cond-did", whose=talk.voice)


@KERNEL.tells("conditions", HowMany)
def whether_some(talk: Talk, x: HowMany) -> str:
    """There are such cards. Of the remembered ones: one was chosen, or they are of a kind."""
    cards = x.cards
    if isinstance(cards, It):
        return talk.say("cond-did", whose=talk.voice)
    if isinstance(cards, Unmoved) and isinstance(cards.cards, It):
        return talk.say("cond-some-left")
    if isinstance(cards, Where) and isinstance(cards.cards, It):
        what = talk.inflect(talk.narrow(NounPhrase("a"), cards.where), talk.note("cond-is", "case", "nom"))
        return talk.say("cond-is", what=what, many="yes" if talk.now.many else "no")
    found = talk.selection(cards).having("a", inside=True)
    if has_there(talk, found):
        return there(talk, found, "some", 1)
    return talk.say("cond-exists", what=talk.inflect(found, talk.note("cond-exists", "case", "nom")))


def has_there(talk: Talk, found: NounPhrase) -> bool:
    """The game has words for "there" that say how many cards lie at a place: "you have two cards in hand"."""
    return found.kind not in ("or", "and", "said") and bool(found.place) and talk.has(there_of(found))


def there_of(found: NounPhrase) -> str:
    """The message of a place that says what lies there."""
    return f"there-{found.place}{f'-{found.whose}' if found.whose else ''}"


def there(talk: Talk, found: NounPhrase, how: str, n: int) -> str:
    """So many cards lie at a place, which is told apart from them; ``how``: some, none, or how they are compared."""
    message = there_of(found)
    case = talk.note("cond-there", how, talk.note("cond-there", "case", "nom"))
    found = replace(found, place="", whose="")
    number = talk.note("cond-there", "number", "all")
    none = core_of(talk, found, case, int(number) if number.isdigit() else number) if how == "none" else ""
    had = talk.note(message, "had", "no")
    place = talk.say(message, whose=talk.voice)
    return talk.say(
        "cond-there", how=how, n=n, what=none or talk.inflect(found, case), place=place, had=had, whose=talk.voice
    )


@KERNEL.tells("conditions", Compare)
def whether_compared(talk: Talk, x: Compare) -> str:
    """A number is at least, at most, exactly another; a resource that somebody has."""
    how = COMPARED[OPERATORS[x.operator]]
    n = fixed(x.b)
    if isinstance(x.a, ResourceOf) and n is not None:
        return has_resource(talk, x.a, how, n)
    if n is None:
        return talk.say("cond-compare-two", a=talk.tell("counts", x.a), b=talk.tell("counts", x.b), how=how)
    if isinstance(x.a, HowMany) and how == "least" and n == 1:
        return str(talk.tell("conditions", x.a))
    if isinstance(x.a, HowMany) and how == "equal" and n == 0:
        return str(talk.tell("conditions", Not(x.a)))
    if isinstance(x.a, HowMany) and how in ("least", "equal", "most", "less", "more"):
        case = talk.note("cond-so-many", "case", "nom")
        case = talk.note("cond-so-many", "exactly", case) if how == "equal" else case
        found = talk.selection(x.a.cards).having("n", n, inside=True)
        if has_there(talk, found):
            return there(talk, found, how, n)
        return talk.say("cond-so-many", how=how, n=n, what=talk.inflect(found, case))
    return talk.say("cond-compare", what=talk.tell("counts", x.a), how=talk.say(f"compared-{how}", n=n))


def has_resource(talk: Talk, x: ResourceOf, how: str, n: int) -> str:
    """I have, or another player has, at least so much of something."""
    name = talk.rules.resources[x.resource]
    how = "none" if how == "equal" and n == 0 else how
    amount = talk.say(f"resource-{name}", n=n, case=talk.note("cond-has", "case", "nom"))
    return talk.say("cond-has", who="opponent" if x.opponent else talk.voice, how=how, amount=amount, n=n)


@KERNEL.tells("conditions", Num)
def whether_number(talk: Talk, x: Num) -> str:
    """A condition that is a fixed number is a mistake of the author."""
    raise talk.missing(f"the condition {x.n}")


@KERNEL.tells("conditions", All)
def whether_all(talk: Talk, x: All) -> str:
    """Every part holds."""
    told = ""
    for condition in [talk.tell("conditions", part) for part in x.parts]:
        told = talk.say("cond-and", a=told, b=condition) if told and condition else told or condition
    return told


@KERNEL.tells("conditions", Any)
def whether_any(talk: Talk, x: Any) -> str:
    """Some part holds."""
    return talk.either([talk.tell("conditions", part) for part in x.parts])


@KERNEL.tells("conditions", Not)
def whether_not(talk: Talk, x: Not) -> str:
    """It is not so: there are no such cards, it is not my turn or this phase, the last effect did nothing."""
    part = x.part
    if talk.knows("denials", part):
        return str(talk.tell("denials", part))
    if isinstance(part, HowMany):
        found = talk.selection(part.cards).having("bare", inside=True)
        if has_there(talk, found):
            return there(talk, found, "none", 0)
        return talk.say("cond-none", what=talk.inflect(found, talk.note("cond-none", "case", "nom")))
    if isinstance(part, MyTurn):
        return talk.say("cond-my-turn", negated="yes", whose=talk.voice)
    if isinstance(part, InPhase):
        return talk.say("cond-phase", negated="yes", phase=talk.say(f"phase-{talk.rules.phases[part.phase]}"))
    if isinstance(part, Did):
        return talk.say("cond-did-not", whose=talk.voice)
    raise talk.missing(f"the condition not {type(part).__name__}")


@KERNEL.tells("conditions", MyTurn)
def whether_my_turn(talk: Talk, x: MyTurn) -> str:
    """It is my turn."""
    return talk.say("cond-my-turn", negated="no", whose=talk.voice)


@KERNEL.tells("conditions", InPhase)
def whether_phase(talk: Talk, x: InPhase) -> str:
    """It is this phase."""
    return talk.say("cond-phase", negated="no", phase=talk.say(f"phase-{talk.rules.phases[x.phase]}"))


@KERNEL.tells("conditions", StillThere)
def whether_still_there(talk: Talk, x: StillThere) -> str:
    """The card of the event is still there."""
    return talk.say("cond-still-there")


@KERNEL.tells("conditions", EventFrom)
def whether_from(talk: Talk, x: EventFrom) -> str:
    """The card of the event came from there."""
    return talk.say("cond-came", place=origin(talk, x))


def origin(talk: Talk, x: EventFrom) -> str:
    """The places the card of an event came from."""
    return talk.either([talk.say(f"out-of-{kind}") for i, kind in enumerate(talk.rules.kinds) if x.kinds >> i & 1])


# ---- numbers
@KERNEL.tells("counts", HowMany)
def count_cards(talk: Talk, x: HowMany) -> str:
    """The number of cards."""
    phrase = talk.selection(x.cards).having("bare", inside=True)
    return talk.say("number-of", what=talk.inflect(phrase, talk.note("number-of", "case", "nom")))


@KERNEL.tells("counts", Value)
def count_value(talk: Talk, x: Value) -> str:
    """The number noted under a name."""
    if x.plus:
        raise talk.missing("a noted number with something added")
    talk.held(x.register)
    return talk.say(talk.register(x.register), case="nom", many="no", n=1)


@KERNEL.tells("eaches", HowMany)
def each_card(talk: Talk, x: HowMany) -> str:
    """For each such card."""
    phrase = talk.selection(x.cards).having("each", inside=True)
    return talk.inflect(phrase, talk.note("for-each", "case", "nom"))


@KERNEL.tells("eaches", DifferentNames)
def each_name(talk: Talk, x: DifferentNames) -> str:
    """For each different name among such cards."""
    phrase = talk.selection(x.cards).having("bare", inside=True)
    return talk.say("each-name", what=talk.inflect(phrase, talk.note("each-name", "case", "nom")))


@KERNEL.tells("eaches", ResourceOf)
def each_resource(talk: Talk, x: ResourceOf) -> str:
    """For each of something I have, or another player has."""
    opponent = "-opponent" if x.opponent else ""
    return talk.say(f"each-{talk.rules.resources[x.resource]}{opponent}", whose=talk.voice)


@KERNEL.tells("eaches", AtMost)
def each_at_most(talk: Talk, x: AtMost) -> str:
    """For each of something, but not more than I have of something else."""
    if not isinstance(x.b, ResourceOf):
        raise talk.missing("the smaller of two numbers of which the second is no resource")
    if x.b.opponent:
        raise talk.missing("a resource of another player")
    return talk.say(f"each-at-most-{talk.rules.resources[x.b.resource]}", each=talk.tell("eaches", x.a))


@KERNEL.tells("counts", Num)
def count_number(talk: Talk, x: Num) -> str:
    """A fixed number."""
    return str(x.n)


@KERNEL.tells("counts", Sum)
def count_sum(talk: Talk, x: Sum) -> str:
    """Several numbers added up."""
    told = talk.tell("counts", x.parts[0])
    for part in x.parts[1:]:
        told = talk.say("cond-and", a=told, b=talk.tell("counts", part))
    return talk.say("added-up", what=told)


@KERNEL.tells("counts", ResourceOf)
def count_resource(talk: Talk, x: ResourceOf) -> str:
    """How much of something I have, or another player has."""
    return talk.say(f"amount-of-{talk.rules.resources[x.resource]}", who="opponent" if x.opponent else talk.voice)


@KERNEL.tells("counts", EventNumber)
def count_event(talk: Talk, x: EventNumber) -> str:
    """The number of the event."""
    return talk.say("amount-of-event")


@KERNEL.tells("counts", Counter)
def count_counters(talk: Talk, x: Counter) -> str:
    """The counters on the card."""
    return talk.say(f"amount-of-counter-{talk.rules.counters[x.counter]}")


@KERNEL.tells("counts", StatOf)
def count_stat(talk: Talk, x: StatOf) -> str:
    """A stat of the card, or of the one this is attached to."""
    return talk.say(f"amount-of-stat-{talk.name('stat', x.stat)}", of_host="yes" if x.of_host else "no")


@KERNEL.tells("counts", CostOf)
def count_cost(talk: Talk, x: CostOf) -> str:
    """The cost of a card spoken of."""
    if x.plus:
        raise talk.missing("a cost with something added")
    return talk.say("amount-of-cost", which=x.which)


@KERNEL.tells("eaches", Sum)
def each_of_several(talk: Talk, x: Sum) -> str:
    """For each of one thing and each of another."""
    told = talk.tell("eaches", x.parts[0])
    for part in x.parts[1:]:
        told = talk.say("cond-and", a=told, b=talk.tell("eaches", part))
    return str(told)
