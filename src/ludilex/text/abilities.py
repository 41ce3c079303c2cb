"""Telling abilities: those that wait ("when you gain this"), those that are used at a price, those that replace."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ludilex.kernel.control import If
from ludilex.kernel.definitions import Ability, Replacement, Trigger
from ludilex.kernel.dump import node_text
from ludilex.kernel.durations import Delay, Replace
from ludilex.kernel.numbers import All, EventBy, EventFrom, EventHas, IsHost, IsThis, Not
from ludilex.kernel.programs import Number, Op
from ludilex.text.changes import anchor, places_of, subject_of
from ludilex.text.conditions import origin
from ludilex.text.effects import may
from ludilex.text.nouns import NounPhrase, head, said
from ludilex.text.talk import KERNEL, THEY, capital

if TYPE_CHECKING:
    from ludilex.text.talk import Talk


@dataclass
class Occasion:
    """What an ability waits for: an event, whose it is, which cards it is about, and what else must hold.

    ``who``: "you", "they", "other" (another player) or "any". ``has``: the condition on
    the cards, as text to compare with. ``notes``: what stands behind the cards. ``conditions``:
    what is told as "if ...". ``spoken``: what the effect calls the cards, if not "that card".
    """

    who: str = "any"
    cards: NounPhrase = field(default_factory=lambda: NounPhrase("a"))
    has: str = ""
    notes: list[str] = field(default_factory=list)
    conditions: list[str] = field(default_factory=list)
    spoken: NounPhrase | None = None


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
        function = talk.teller("occasions", x)
        assert function is not None
        function(talk, occasion, x, negated)
    elif negated:
        occasion.conditions.append(talk.tell("conditions", Not(x)))
    else:
        condition = talk.tell("conditions", x)
        occasion.conditions += [condition] if condition else []


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
    if occasion.cards.definite:
        raise talk.missing("an event of this card with other cards")
    if isinstance(x.where, (IsThis, IsHost)):
        certain = anchor(x.where)
        assert certain is not None
        occasion.cards = certain
    else:
        occasion.cards = talk.narrow(occasion.cards, x.where)
    occasion.has = node_text(x.where, 0)


@KERNEL.tells("occasions", EventFrom)
def add_from(talk: Talk, occasion: Occasion, x: EventFrom, negated: bool) -> None:
    """Where its card came from."""
    if negated:
        raise talk.missing("an event of a card that did not come from some place")
    occasion.notes.append(origin(talk, x))


def when(talk: Talk, verb: int, occasion: Occasion, window: str = "") -> str:
    """The occasion as a clause: "when you gain a Duration card"; the window may come before the event is done."""
    name = talk.rules.verbs[verb]
    message = f"when-{name}"
    case = talk.note(message, "case", "nom" if talk.lang == "en" else "acc")
    notes = [note for note in occasion.notes if note]
    inside = talk.note(message, "notes", "after") == "inside"
    told = talk.say(
        message,
        who=occasion.who,
        obj=talk.inflect(occasion.cards, case),
        known="yes" if occasion.cards.known() else "no",
        has="yes" if occasion.has else "no",
        window=window,
        notes=" ".join(notes),
    )
    return " ".join((told if inside else " ".join([told, *notes])).split()).replace(" ,", ",")


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
    """An ability that reacts; one about its own card may have a name instead of an occasion: "Reap: ..."."""
    if trigger.once:
        raise talk.missing("an ability of a card that acts once")
    labels = talk.tellers.labels
    label = str(labels[Trigger](talk, trigger)) if Trigger in labels else ""
    if trigger.price is not None and Trigger not in labels:
        raise talk.missing("an ability with a price")
    ops = talk.rules.trees[trigger.program.key]
    verb = talk.rules.verbs[trigger.verb]
    if trigger.own and trigger.when is None and talk.has(f"label-{verb}"):
        return labelled(talk, label or talk.say(f"label-{verb}"), told_or_may(talk, ops, bool(trigger.optional)))
    occasion = occasion_of(talk, trigger.when, bool(trigger.own))
    event = occasion.cards if trigger.own else occasion.spoken or said("np-event", definite=True)
    spoken_of(talk, event, occasion)
    window = talk.rules.windows[trigger.window] if talk.rules.windows else ""
    parts = [*places_of(talk, trigger.zones), when(talk, trigger.verb, occasion, window)]
    plain = not occasion.conditions and not isinstance(ops[0], If)
    how = talk.note(f"when-{verb}", "join", "ability") if plain else "ability"  # "in your draw phase do", without comma
    body = whole(talk, parts, occasion.conditions, ops, bool(trigger.optional), how)
    return labelled(talk, label, capital(body)) if label else body


def spoken_of(talk: Talk, event: NounPhrase, occasion: Occasion) -> None:
    """What "that card" means in the effect of an ability."""
    talk.now.event = replace(event, args={**event.args, "head": head(talk, occasion.cards)})
    talk.now.event_has = occasion.has


def told_or_may(talk: Talk, ops: list[Op], optional: bool) -> str:
    """Effects as sentences, or as what one may do."""
    return capital(may(talk, ops)) if optional else talk.sentences(ops)


def labelled(talk: Talk, label: str, body: str) -> str:
    """A named ability."""
    return talk.say("labelled", label=capital(label), body=body)


def activated(talk: Talk, x: Ability) -> str:
    """An ability that is used: when, at what price, on what, and what it does then."""
    labels = talk.tellers.labels
    parts = [str(labels[Ability](talk, x))] if Ability in labels else windows_of(talk, x)
    parts += places_of(talk, x.zones)
    if x.price:
        parts += price_of(talk, list(x.price))
    condition = talk.tell("conditions", x.when) if x.when is not None else ""
    if condition:
        parts.append(talk.say("if-only", condition=condition))
    if x.target is not None:
        talk.introduce(replace(talk.selection(x.target).having("a"), chosen=True))
    label = ", ".join(part for part in parts if part) or talk.say("label-use")
    return labelled(talk, label, talk.sentences(talk.rules.trees[x.program.key]))


def windows_of(talk: Talk, x: Ability) -> list[str]:
    """The windows in which it may be used, unless it may in all."""
    names = [name for i, name in enumerate(talk.rules.windows) if x.windows >> i & 1]
    if len(names) == len(talk.rules.windows):
        return []
    return [talk.either([talk.say(f"in-window-{name}") for name in names])]


def price_of(talk: Talk, price: list[int], form: str = "do") -> list[str]:
    """What is paid, per currency of the game; ``form``: do (an order), or cost (the amount alone)."""
    currencies = talk.rules.currencies
    case = "nom" if form == "cost" else "acc"
    return [talk.say(f"price-{currencies[k].name}", n=n, form=form, case=case) for k, n in enumerate(price) if n]


def replacement(talk: Talk, x: Replacement) -> str:
    """What happens instead of something: another destination, or another effect."""
    if x.own:
        subject, conditions = subject_of(talk, All(IsThis(), x.when))
    else:
        subject, conditions = subject_of(talk, x.when, "a")
    verb = talk.rules.verbs[x.verb]
    message = f"would-{verb}"
    if x.to_kind >= 0 and talk.has(f"{message}-elsewhere"):
        message = f"{message}-elsewhere"  # it still happens, but what is said is where it leads
    parts = places_of(talk, 0 if x.own else x.zones)
    case = talk.note(message, "case", "nom")
    parts.append(talk.say(message, subj=talk.inflect(subject, case), light="yes" if subject.pronoun else "no"))
    talk.remember(subject)
    if (x.to_kind >= 0) == (x.program is not None):
        raise talk.missing("a replacement with neither or both of a place and an effect")
    if x.program is None:
        body = talk.say(f"instead-to-{talk.rules.kinds[x.to_kind]}")
        return instead(talk, parts, conditions, body)
    talk.now.event = talk.pronoun()
    return instead(talk, parts, conditions, talk.body(talk.rules.trees[x.program.key]))


def instead(talk: Talk, parts: list[str], conditions: list[str], body: str) -> str:
    """Occasion and conditions of a replacement, and what it does."""
    occasion = ", ".join(parts)
    for condition in conditions:
        occasion = talk.say("instead-if", occasion=occasion, condition=condition)
    return talk.say("instead", occasion=occasion, body=body)


@KERNEL.tells("effects", Replace, silent=("cite", "number"))
def tell_replace(talk: Talk, x: Replace) -> str:
    """For a time something else is done instead of what would happen to certain cards."""
    talk.choose_first()
    subject = talk.selection(x.cards)
    message = f"would-{talk.rules.verbs[x.verb]}"
    case = talk.note(message, "case", "nom")
    parts = [talk.say(f"span-{talk.rules.ends[x.until]}-each")] if x.until else []
    parts.append(talk.say(message, subj=talk.inflect(subject, case), light="yes" if subject.pronoun else "no"))
    condition = talk.tell("conditions", x.when)
    talk.remember(subject)
    talk.now.event = talk.pronoun()
    return instead(talk, parts, [condition] if condition else [], talk.body(x.parts))


def attachment(talk: Talk, where: Number) -> str:
    """What the card may be attached to."""
    subject, conditions = subject_of(talk, where, "a")
    if conditions:
        raise talk.missing("an attachment under a condition")
    return talk.say("attach-only", what=talk.inflect(subject, talk.note("attach-only", "case", "nom")))


@KERNEL.tells("effects", Delay, silent=("it", "citation", "trigger", "price"))
def tell_delay(talk: Talk, x: Delay) -> str:
    """An effect for later: at a moment, or when something happens within a time."""
    if x.price is not None:
        raise talk.missing("a delayed effect with a price")
    talk.choose_first()
    verb, end = talk.rules.verbs[x.verb], talk.rules.ends[x.until]
    whom = talk.now.subject if talk.now.subject == "each-other-player" else ""
    if whom:
        talk.now.subject = "that-player"  # they are named before the occasion
    before = talk.now
    occasion = occasion_of(talk, x.when, False)
    moment = f"at-{verb}-{end}" + ("" if x.once else "-each")
    if talk.has(moment):
        if occasion.notes or occasion.cards != NounPhrase("a"):
            raise talk.missing(f"{moment} with cards")
        who = occasion.who if x.when is not None else "any"
        parts = [talk.say(moment, who=who)]
    else:
        goes_on = talk.standing and not x.once and not x.until
        span = "" if goes_on else talk.say(f"span-{end}-{'once' if x.once else 'each'}")
        parts = [*([span] if span else []), when(talk, x.verb, occasion)]
    talk.now = replace(before, intro=None)
    spoken_of(talk, said("np-event", definite=True), occasion)
    if talk.voice == THEY and not talk.now.subject:
        talk.now.subject = "that-player"
    join = "moment" if talk.has(moment) else talk.note(f"when-{verb}", "join", "ability")
    plain = len(parts) == 1 and not occasion.conditions and not isinstance(x.parts[0], If)
    how = join if plain else "ability"  # "tomorrow, do" or "tomorrow do"
    told = whole(talk, parts, occasion.conditions, x.parts, bool(x.optional), how)
    talk.now = before
    return talk.say(f"for-{whom}", body=told) if whom else told
