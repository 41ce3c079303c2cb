"""Telling the kernel's selections as noun phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludilex.kernel.dump import node_text
from ludilex.kernel.numbers import Num
from ludilex.kernel.programs import Cards, Number
from ludilex.kernel.selectors import (
    ANYONE,
    ME,
    OTHERS,
    Attached,
    EventCards,
    Everything,
    Except,
    First,
    Host,
    In,
    It,
    Kept,
    Least,
    This,
    Tops,
    Union,
    Unmoved,
    Where,
)
from ludilex.text.nouns import Modifier, NounPhrase, head, said
from ludilex.text.talk import KERNEL

if TYPE_CHECKING:
    from ludilex.text.talk import Talk

WHOSE = {ME: "", OTHERS: "other", ANYONE: "any"}


# ---- selections
@KERNEL.tells("selections", In)
def tell_in(talk: Talk, x: In) -> NounPhrase:
    """The cards of a zone."""
    whose = WHOSE[x.whose]
    kind = talk.rules.kinds[x.kind]
    if not x.top:
        return talk.narrow(NounPhrase("all", place=kind, whose=whose), x.where)
    of_each = x.whose == ANYONE and talk.note(f"np-top-of-{kind}-any", "each", "no") == "yes"
    several = x.top > 1 or of_each
    top = said(f"np-top-of-{kind}", n=x.top, many=several, definite=True, whose=whose)
    if x.where is None:
        return top
    return talk.narrow(NounPhrase("all", modifiers=(Modifier("mod-among", of=top),)), x.where)


@KERNEL.tells("selections", Tops)
def tell_tops(talk: Talk, x: Tops) -> NounPhrase:
    """The top cards of piles: what there is to choose from."""
    return talk.narrow(NounPhrase("all", place=talk.rules.kinds[x.kind]), x.where)


@KERNEL.tells("selections", Everything)
def tell_everything(talk: Talk, x: Everything) -> NounPhrase:
    """Every card."""
    return NounPhrase("all")


@KERNEL.tells("selections", Host)
def tell_host(talk: Talk, x: Host) -> NounPhrase:
    """The card this is attached to."""
    return said("np-host", definite=True)


@KERNEL.tells("selections", Attached)
def tell_attached(talk: Talk, x: Attached) -> NounPhrase:
    """The cards attached to a card."""
    to = said("np-this", definite=True) if x.to is None else talk.selection(x.to)
    return NounPhrase("all", modifiers=(Modifier("mod-attached-to", of=to),))


@KERNEL.tells("selections", Except)
def tell_except(talk: Talk, x: Except) -> NounPhrase:
    """The cards of a selection but those of another; but those just spoken of: "another creature"."""
    if isinstance(x.other, It):
        return talk.modified(talk.selection(x.cards), "mod-other")
    return talk.modified(talk.selection(x.cards), "mod-except", of=talk.selection(x.other))


@KERNEL.tells("selections", Least)
def tell_least(talk: Talk, x: Least) -> NounPhrase:
    """Those with the least or greatest value of a number."""
    message = "mod-greatest" if x.most else "mod-least"
    by = talk.say(f"measure-{talk.tell('measures', x.by)}", case=talk.note(message, "by", "nom"))
    return talk.modified(talk.selection(x.cards), message, by=by)


@KERNEL.tells("selections", First)
def tell_first(talk: Talk, x: First) -> NounPhrase:
    """The first of some cards."""
    return said("np-first", of=talk.selection(x.cards), definite=True)


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
    if x.memory.name in talk.now.kept:
        return talk.now.kept[x.memory.name]
    return said(talk.register(x.memory), definite=True, many=True)


@KERNEL.tells("selections", Unmoved)
def tell_unmoved(talk: Talk, x: Unmoved) -> NounPhrase:
    """Those that are still there: what is left of them."""
    if isinstance(x.cards, It):
        return talk.phrase("np-left", definite=True, many=True)
    return said("np-rest", of=talk.selection(x.cards), definite=True, many=True)


@KERNEL.tells("selections", Where)
def tell_where(talk: Talk, x: Where) -> NounPhrase:
    """Some of the cards just spoken of; of a single card: it, if it is such a card.

    Cards of an event that was said to be about just such cards are "that card".
    """
    if isinstance(x.cards, EventCards) and node_text(x.where, 0) == talk.now.event_has:
        return talk.now.event
    if isinstance(x.cards, It):
        talk.choose_first()
    inner = talk.pronoun() if isinstance(x.cards, It) and talk.now.intro is None else talk.selection(x.cards)
    if inner.kind != "said":
        return talk.narrow(inner, x.where)
    noun = head(talk, inner)
    if not inner.plural():
        part = talk.narrow(NounPhrase("a", noun=noun), x.where)
        if inner.pronoun:
            return said("np-part", of=part, definite=True)
        return said("np-if", of=part, definite=True, args={"whole": inner})
    return talk.narrow(NounPhrase("all", noun=noun, modifiers=(Modifier("mod-among", of=inner),)), x.where)


@KERNEL.tells("selections", Union)
def tell_union(talk: Talk, x: Union) -> NounPhrase:
    """Cards of several selections."""
    return NounPhrase("or", parts=tuple(talk.selection(part) for part in x.parts))


def fixed(x: Number) -> int | None:
    """The number, if it is written down."""
    return int(x.n) if isinstance(x, Num) else None


def same_selection(a: Cards, b: Cards) -> bool:
    """Two selections name the same place without further conditions."""
    return isinstance(a, In) and a.where is None and node_text(a, 0) == node_text(b, 0)
