"""Telling the kernel's selections as noun phrases, its conditions on cards as modifiers, its numbers as counts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ludilex.kernel.dump import node_text
from ludilex.kernel.numbers import (
    OPERATORS,
    All,
    Any,
    AtMost,
    Compare,
    Did,
    DifferentNames,
    HowMany,
    IsType,
    Named,
    Not,
    Num,
    ResourceOf,
    Value,
)
from ludilex.kernel.programs import Cards, Number
from ludilex.kernel.selectors import ME, EventCards, In, It, Kept, This, Tops, Union, Unmoved, Where
from ludilex.text.nouns import Modifier, NounPhrase, said
from ludilex.text.talk import KERNEL

if TYPE_CHECKING:
    from ludilex.text.talk import Talk

COMPARED = dict(zip(OPERATORS, ("less", "most", "equal", "least", "more", "other"), strict=True))


# ---- selections
@KERNEL.tells("selections", In)
def tell_in(talk: Talk, x: In) -> NounPhrase:
    """The cards of a zone."""
    if x.whose != ME or x.top:
        raise talk.missing("cards of other players, or the top ones of a zone")
    return talk.narrow(NounPhrase("all", place=talk.rules.kinds[x.kind]), x.where)


@KERNEL.tells("selections", Tops)
def tell_tops(talk: Talk, x: Tops) -> NounPhrase:
    """The top cards of piles: what there is to choose from."""
    return talk.narrow(NounPhrase("all", place=talk.rules.kinds[x.kind]), x.where)


@KERNEL.tells("selections", This)
def tell_this(talk: Talk, x: This) -> NounPhrase:
    """This card."""
    return said("np-this", definite=True)


@KERNEL.tells("selections", It)
def tell_it(talk: Talk, x: It) -> NounPhrase:
    """The remembered cards: what was introduced, or a pronoun."""
    return talk.it()


@KERNEL.tells("selections", EventCards)
def tell_event_cards(talk: Talk, x: EventCards) -> NounPhrase:
    """The cards of the event an ability reacts to."""
    return talk.now.event


@KERNEL.tells("selections", Kept, silent=("memory",))
def tell_kept(talk: Talk, x: Kept) -> NounPhrase:
    """Cards kept under a name."""
    return said(talk.register(x.memory), definite=True, many=True)


@KERNEL.tells("selections", Unmoved)
def tell_unmoved(talk: Talk, x: Unmoved) -> NounPhrase:
    """Those that are still there: what is left of them."""
    return said("np-rest", of=talk.selection(x.cards), definite=True, many=True)


@KERNEL.tells("selections", Where)
def tell_where(talk: Talk, x: Where) -> NounPhrase:
    """Some of the cards just spoken of; of a single card: it, if it is such a card.

    Cards of an event that was said to be about just such cards are "that card".
    """
    if isinstance(x.cards, EventCards) and node_text(x.where, 0) == talk.now.event_has:
        return talk.now.event
    inner = talk.pronoun() if isinstance(x.cards, It) else talk.selection(x.cards)
    if inner.kind != "said":
        return talk.narrow(inner, x.where)
    if not inner.plural() and isinstance(x.cards, It):
        return said("np-part", of=talk.narrow(NounPhrase("a"), x.where), definite=True, pronoun=False)
    return talk.narrow(NounPhrase("all", modifiers=(Modifier("mod-among", of=inner),)), x.where)


@KERNEL.tells("selections", Union)
def tell_union(talk: Talk, x: Union) -> NounPhrase:
    """Cards of several selections."""
    return NounPhrase("or", parts=tuple(talk.selection(part) for part in x.parts))


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
    """A type the card must not have."""
    if not isinstance(x.part, IsType):
        raise talk.missing(f"not {type(x.part).__name__}")
    names = talk.type_names(x.part.types)
    return talk.modified(phrase, "mod-not", types=talk.types(names), last=names[-1])


@KERNEL.tells("filters", IsType)
def narrow_type(talk: Talk, phrase: NounPhrase, x: IsType) -> NounPhrase:
    """A type the card must have."""
    if phrase.types:
        raise talk.missing("a card of two types at once")
    return replace(phrase, types=talk.type_names(x.types))


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
    if isinstance(cards, Where) and isinstance(cards.cards, It):
        what = talk.inflect(talk.narrow(NounPhrase("a"), cards.where), talk.note("cond-is", "case", "nom"))
        return talk.say("cond-is", what=what, many="yes" if talk.now.many else "no")
    found = talk.selection(cards).having("a", inside=True)
    return talk.say("cond-exists", what=talk.inflect(found, talk.note("cond-exists", "case", "nom")))


@KERNEL.tells("conditions", Compare)
def whether_compared(talk: Talk, x: Compare) -> str:
    """A number is at least, at most, exactly another."""
    if not isinstance(x.b, Num):
        raise talk.missing("two numbers compared of which the second is not fixed")
    how = talk.say(f"compared-{COMPARED[OPERATORS[x.operator]]}", n=int(x.b.n))
    return talk.say("cond-compare", what=talk.tell("counts", x.a), how=how)


@KERNEL.tells("conditions", Num)
def whether_number(talk: Talk, x: Num) -> str:
    """A condition that is a fixed number is a mistake of the author."""
    raise talk.missing(f"the condition {x.n}")


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
    """For each of something I have."""
    if x.opponent:
        raise talk.missing("a resource of another player")
    return talk.say(f"each-{talk.rules.resources[x.resource]}", whose=talk.voice)


@KERNEL.tells("eaches", AtMost)
def each_at_most(talk: Talk, x: AtMost) -> str:
    """For each of something, but not more than I have of something else."""
    if not isinstance(x.b, ResourceOf):
        raise talk.missing("the smaller of two numbers of which the second is no resource")
    if x.b.opponent:
        raise talk.missing("a resource of another player")
    return talk.say(f"each-at-most-{talk.rules.resources[x.b.resource]}", each=talk.tell("eaches", x.a))


def fixed(x: Number) -> int | None:
    """The number, if it is written down."""
    return int(x.n) if isinstance(x, Num) else None


def same_selection(a: Cards, b: Cards) -> bool:
    """Two selections name the same place without further conditions."""
    return isinstance(a, In) and a.where is None and node_text(a, 0) == node_text(b, 0)
