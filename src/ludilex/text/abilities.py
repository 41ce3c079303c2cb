"""Telling abilities that wait for something: "when you gain this", "at the start of your next turn"."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ludilex.kernel.codes import M_COST
from ludilex.kernel.definitions import Constant, Trigger
from ludilex.kernel.dump import node_text
from ludilex.kernel.numbers import All, EventBy, EventHas, Not
from ludilex.kernel.ops import Delay
from ludilex.kernel.programs import Number, Op
from ludilex.text.effects import may
from ludilex.text.nouns import NounPhrase, said
from ludilex.text.selections import fixed
from ludilex.text.talk import KERNEL, THEY

if TYPE_CHECKING:
    from ludilex.text.talk import Talk


@dataclass
class Occasion:
    """What an ability waits for: an event, whose it is, which cards it is about, and what else must hold.

    ``who``: "you", "they", "other" (another player) or "any". ``has``: the condition on
    the cards, as text to compare with. ``notes``: what stands behind the cards. ``conditions``:
    what is told as "if ...".
    """

    who: str = "any"
    cards: NounPhrase = field(default_factory=lambda: NounPhrase("a"))
    has: str = ""
    notes: list[str] = field(default_factory=list)
    conditions: list[str] = field(default_factory=list)


def occasion_of(talk: Talk, when: Number | None, own: bool) -> Occasion:
    """The conditions of an ability, sorted by how they are told."""
    occasion = Occasion()
    if own:
        occasion.who = talk.voice
        occasion.cards = said("np-this", definite=True)
    if when is not None:
        add(talk, occasion, when, False)
    return occasion


def add(talk: Talk, occasion: Occasion, x: Number, negated: bool) -> None:
    """Add one condition to an occasion."""
    if talk.knows("occasions", x):
        talk.tellers.occasions[type(x)](talk, occasion, x, negated)
    elif negated:
        raise talk.missing(f"not {type(x).__name__}")
    else:
        occasion.conditions.append(talk.tell("conditions", x))


@KERNEL.tells("occasions", All)
def add_all(talk: Talk, occasion: Occasion, x: All, negated: bool) -> None:
    """Each part."""
    if negated:
        raise talk.missing("not all of several conditions")
    for part in x.parts:
        add(talk, occasion, part, False)


@KERNEL.tells("occasions", Not)
def add_not(talk: Talk, occasion: Occasion, x: Not, negated: bool) -> None:
    """The part, turned round."""
    add(talk, occasion, x.part, not negated)


@KERNEL.tells("occasions", EventBy)
def add_by(talk: Talk, occasion: Occasion, x: EventBy, negated: bool) -> None:
    """Whose event it is."""
    occasion.who = "other" if bool(x.other) != negated else talk.voice


@KERNEL.tells("occasions", EventHas)
def add_has(talk: Talk, occasion: Occasion, x: EventHas, negated: bool) -> None:
    """Which cards it is about."""
    if negated:
        raise talk.missing("an event without certain cards")
    occasion.cards = talk.narrow(occasion.cards, x.where)
    occasion.has = node_text(x.where, 0)


def when(talk: Talk, verb: int, occasion: Occasion) -> str:
    """The occasion as a clause: "when you gain a Duration card"."""
    name = talk.rules.verbs[verb]
    message = f"when-{name}"
    case = talk.note(message, "case", "nom" if talk.lang == "en" else "acc")
    told = talk.say(
        message,
        who=occasion.who,
        obj=talk.inflect(occasion.cards, case),
        known="yes" if occasion.cards.known() else "no",
    )
    return " ".join([told, *occasion.notes])


def whole(
    talk: Talk, parts: list[str], conditions: list[str], ops: list[Op], optional: bool, how: str = "ability"
) -> str:
    """Occasion, conditions and effect in one sentence; ``how`` is the message that joins them."""
    if conditions:
        joined = conditions[0]
        for condition in conditions[1:]:
            joined = talk.say("cond-and", a=joined, b=condition)
        parts = [*parts, talk.say("if-only", condition=joined)]
    talk.depth += 1
    told = may(talk, ops) if optional else talk.body(ops)
    talk.depth -= 1
    return talk.say(how, occasion=", ".join(parts), body=told)


def ability(talk: Talk, trigger: Trigger) -> str:
    """An ability that reacts."""
    if trigger.price is not None or trigger.once:
        raise talk.missing("an ability with a price, or one that acts once")
    occasion = occasion_of(talk, trigger.when, bool(trigger.own))
    talk.now.event = occasion.cards if trigger.own else said("np-event", definite=True)
    talk.now.event_has = occasion.has
    parts = [
        talk.say(f"while-{kind}", whose=talk.voice) for i, kind in enumerate(talk.rules.kinds) if trigger.zones >> i & 1
    ]
    parts.append(when(talk, trigger.verb, occasion))
    ops = talk.rules.trees[trigger.program.key]
    return whole(talk, parts, occasion.conditions, ops, bool(trigger.optional))


@KERNEL.tells("effects", Delay, silent=("it", "citation", "trigger", "price"))
def tell_delay(talk: Talk, x: Delay) -> str:
    """An effect for later: at a moment, or when something happens within a time."""
    if x.price is not None:
        raise talk.missing("a delayed effect with a price")
    talk.choose_first()
    verb, end = talk.rules.verbs[x.verb], talk.rules.ends[x.until]
    before = talk.now
    occasion = occasion_of(talk, x.when, False)
    moment = f"at-{verb}-{end}"
    if talk.has(moment):
        if not x.once or occasion.notes or occasion.cards != NounPhrase("a"):
            raise talk.missing(f"{moment} with cards, or more than once")
        who = occasion.who if x.when is not None else "any"
        parts = [talk.say(moment, who=who)]
    else:
        parts = [talk.say(f"span-{end}-{'once' if x.once else 'each'}"), when(talk, x.verb, occasion)]
    talk.now = replace(before, intro=None, event=said("np-event", definite=True), event_has=occasion.has)
    if talk.voice == THEY and not talk.now.subject:
        talk.now.subject = "that-player"
    how = "moment" if len(parts) == 1 and not occasion.conditions else "ability"  # "tomorrow, do" or "tomorrow do"
    told = whole(talk, parts, occasion.conditions, x.parts, bool(x.optional), how)
    talk.now = before
    return told


def constant(talk: Talk, x: Constant) -> str:
    """Something that holds all the time: so far, what cards cost."""
    n = fixed(x.amount)
    if x.kind != M_COST or n is None or x.gift is not None:
        raise talk.missing(f"a constant effect of kind {x.kind}")
    cards = talk.inflect(talk.narrow(NounPhrase("bare"), x.scope), "nom")
    told = talk.say("constant-cost", cards=cards, how="less" if n < 0 else "more", n=abs(n))
    zones = [talk.say(f"while-{kind}", whose=talk.voice) for i, kind in enumerate(talk.rules.kinds) if x.zones >> i & 1]
    return talk.say("ability", occasion=", ".join(zones), body=told)
