"""Telling what holds: constants with their scopes, and effects that last until an end.

Both change something of some cards (or of a player): a stat, a keyword, a cost, what may happen, what they are. The
functions for the kinds of changes stand in the table ``changes``, those of a game under a kind or under (kind, key).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

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
from ludilex.kernel.definitions import Constant, Gift
from ludilex.kernel.durations import Grant, Until
from ludilex.kernel.numbers import All, IsHost, IsPlayer, IsThis, MyTurn, Not, Num, Times
from ludilex.kernel.programs import Number
from ludilex.text.nouns import NounPhrase, agreement, head, said
from ludilex.text.selections import fixed
from ludilex.text.talk import KERNEL, YOU, capital

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludilex.text.talk import Talk


INNER_QUOTES = {
    "en": str.maketrans("“”", "‘’"),
    "hu": str.maketrans("„”", "»«"),
    "ru": str.maketrans("«»", "„“"),
}


@dataclass
class Change:
    """Something of some cards or of a player is different; ``conditions``: as long as these hold."""

    subject: NounPhrase
    kind: int
    key: int
    amount: Number
    gift: Gift | None = None
    conditions: list[str] = field(default_factory=list)


# ---- whose, and by how much
def subject_of(talk: Talk, scope: Number, each: str = "each") -> tuple[NounPhrase, list[str]]:
    """The cards (or the player) of a scope, and the conditions in it that are not about them."""
    parts = scope.parts if isinstance(scope, All) else [scope]
    parts = [part for part in parts if not (isinstance(part, Num) and part.n == 1)]
    for part in parts:
        certain = anchor(part)
        if certain is not None:
            told = [as_condition(talk, other, certain) for other in parts if anchor(other) != certain]
            return certain, [condition for condition in told if condition]
    phrase, conditions = NounPhrase(each), []
    for part in parts:
        if narrows(talk, part):
            phrase = talk.narrow(phrase, part)
        else:
            conditions.append(talk.tell("conditions", part))
    return phrase, [condition for condition in conditions if condition]


def anchor(x: Number) -> NounPhrase | None:
    """The condition names one certain card, or a player."""
    if isinstance(x, IsThis):
        return said("np-this", definite=True)
    if isinstance(x, IsHost):
        return said("np-host", definite=True)
    if isinstance(x, IsPlayer):
        return said("np-player", definite=True, args={"who": "opponent" if x.other else "you"})
    return None


def narrows(talk: Talk, x: Number) -> bool:
    """The condition is about the card itself."""
    if isinstance(x, Not):
        return talk.teller("negations", x.part) is not None
    if isinstance(x, Num):
        return False
    if talk.knows("filters", x):
        return talk.trial(lambda: talk.inflect(talk.narrow(NounPhrase("a"), x), "nom")) is not None
    return False


def as_condition(talk: Talk, x: Number, certain: NounPhrase) -> str:
    """What must hold of a card that is known already: "it is standing", "it is a Wolf", or anything else."""
    noun = head(talk, certain)
    part = x.part if isinstance(x, Not) else x
    if talk.knows("predicates", part):
        return predicate(talk, part, said(noun, definite=True, pronoun=True), isinstance(x, Not))
    if not narrows(talk, x):
        return str(talk.tell("conditions", x))
    what = talk.inflect(talk.narrow(NounPhrase("a", noun=noun), x), talk.note("cond-is", "case", "nom"))
    return talk.say("cond-is", what=what, many="no")


def predicate(talk: Talk, x: Number, subject: NounPhrase, negated: bool) -> str:
    """What is true of a card that is spoken of: "it is standing"."""
    function = talk.teller("predicates", x)
    if function is None:
        raise talk.missing(f"{type(x).__name__} (predicates)")
    return str(function(talk, x, subject, negated))


def amount_of(talk: Talk, x: Change) -> tuple[int, str]:
    """By how much, and for each of what; an amount that is a condition joins the conditions of the change."""
    by, number = 1, x.amount
    if isinstance(number, Times):
        by, number = int(number.by), number.part
    n = fixed(number)
    if n is not None:
        return by * n, ""
    if talk.knows("eaches", number):
        return by, str(talk.tell("eaches", number))
    x.conditions.append(str(talk.tell("conditions", number)))
    return by, ""


def once(talk: Talk, x: Change) -> None:
    """The change is there or not: its amount is 1, or a condition."""
    n, each = amount_of(talk, x)
    if n != 1 or each:
        raise talk.missing(f"{n} times a change that is there or not")


def told(talk: Talk, message: str, x: Change, **args: object) -> str:
    """The message of a change about its subject, which stands in the case the message notes."""
    case = talk.note(message, "case", "subj" if talk.lang == "en" else "nom")
    whole = x.subject.kind in ("all", "allbut") and talk.note(f"np-{x.subject.kind}", "number", "all") == "1"
    who = x.subject.args.get("who", "card")
    return talk.say(
        message,
        subj=talk.inflect(x.subject, case),
        who=who,
        many="yes" if x.subject.plural() and not whole else "no",
        **agreement(talk, head(talk, x.subject)),
        **args,
    )


def signed(n: int) -> str:
    """With its sign.

    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"{'+' if n >= 0 else '−'}{abs(n)}"


def change(talk: Talk, x: Change) -> str:
    """The change with its conditions: "as long as ..., it gets +1 strength"."""
    table = talk.tellers.changes
    function = table.get((x.kind, x.key)) or table.get(x.kind)
    if function is None:
        raise talk.missing(f"a change of kind {x.kind} and key {x.key}")
    body = str(function(talk, x))
    if not x.conditions:
        return body
    joined = x.conditions[0]
    for condition in x.conditions[1:]:
        joined = talk.say("cond-and", a=joined, b=condition)
    return talk.say("as-long-as", condition=joined, body=body)


def changes(kind: int) -> Callable[..., Callable[..., str]]:
    """Decorator: this function tells changes of a kind."""

    def enter(function: Callable[..., str]) -> Callable[..., str]:
        KERNEL.changes[kind] = function
        return function

    return enter


# ---- the kinds of changes
@changes(M_STAT)
def change_stat(talk: Talk, x: Change) -> str:
    """It gets more or less of a stat, perhaps for each of something, or X of it."""
    message = f"change-stat-{talk.name('stat', x.key)}"
    by, number = (int(x.amount.by), x.amount.part) if isinstance(x.amount, Times) else (1, x.amount)
    letter = talk.amount(number)
    if isinstance(letter, str):
        if by not in (1, -1):
            raise talk.missing(f"{by} times {letter} of a stat")
        return told(talk, "gets", x, what=talk.say(message, n=f"{'+' if by > 0 else '−'}{letter}"), each="")
    n, each = amount_of(talk, x)
    what = talk.say(message, n=signed(n))
    return told(talk, "gets-each" if each else "gets", x, what=what, each=each)


@changes(M_WORD)
def change_word(talk: Talk, x: Change) -> str:
    """It gains a keyword; a negative amount takes it away."""
    n, each = amount_of(talk, x)
    if each:
        raise talk.missing("a keyword for each of something")
    word = keyword(talk, x.key, abs(n))
    return told(talk, "gains-keyword" if n > 0 else "loses-keyword", x, word=word)


def keyword(talk: Talk, key: int, n: int) -> str:
    """A keyword with its value, if it has one."""
    message = f"keyword-{talk.name('keyword', key)}"
    if n != 1 and talk.say(message, n=n) == talk.say(message, n=1):
        raise talk.missing(f"{message} with the value {n}")
    return talk.say(message, n=n)


@changes(M_LOSE)
def change_lose(talk: Talk, x: Change) -> str:
    """It loses a keyword."""
    once(talk, x)
    return told(talk, "loses-keyword", x, word=keyword(talk, x.key, 1))


@changes(M_COST)
def change_cost(talk: Talk, x: Change) -> str:
    """It costs more or less; key 0 is the whole cost."""
    if x.key:
        raise talk.missing(f"the cost with the key {x.key}")
    n, each = amount_of(talk, x)
    x = replace(x, subject=x.subject.having("bare")) if x.subject.kind == "each" else x
    how = "less" if n < 0 else "more"
    cards = talk.inflect(x.subject, talk.note("constant-cost", "case", "nom"))
    many = "no" if x.subject.kind == "said" and not x.subject.plural() else "yes"
    bare = "yes" if x.subject.kind == "bare" else "no"
    body = talk.say("constant-cost", cards=cards, how=how, n=abs(n), many=many, bare=bare)
    return talk.say("for-each-changed", each=each, body=body) if each else body


@changes(M_FORBID)
def change_forbid(talk: Talk, x: Change) -> str:
    """Something cannot happen to it."""
    once(talk, x)
    return told(talk, f"cannot-{talk.rules.verbs[x.key]}", x)


@changes(M_IMMUNE)
def change_immune(talk: Talk, x: Change) -> str:
    """It is immune to sources of some types."""
    types = fixed(x.amount)
    if x.key or types is None:
        raise talk.missing("immunity of another kind")
    phrase = NounPhrase("bare", types=talk.type_names(types))
    return told(talk, "is-immune", x, what=talk.inflect(phrase, talk.note("is-immune", "of", "nom")))


@changes(M_CONTROL)
def change_control(talk: Talk, x: Change) -> str:
    """I control it."""
    once(talk, x)
    if x.key or talk.voice != YOU:
        raise talk.missing(f"control by the player {x.key}, or by each player")
    return told(talk, "is-controlled", x)


@changes(M_TYPE)
def change_type(talk: Talk, x: Change) -> str:
    """It is of another type, or of one more."""
    types = fixed(x.amount)
    if types is None or x.key not in (0, 1):
        raise talk.missing("a type that is not fixed")
    phrase = NounPhrase("a", types=talk.type_names(types))
    what = talk.inflect(phrase, talk.note("is-type", "of", "nom"))
    names = talk.either([talk.say(f"type-{name}") for name in phrase.types])
    return told(talk, "is-type-too" if x.key else "is-type", x, what=what, types=names)


@changes(M_COLOR)
def change_color(talk: Talk, x: Change) -> str:
    """One of its colours becomes another."""
    to = fixed(x.amount)
    if to is None:
        raise talk.missing("a colour that is not fixed")
    colors = (talk.say(f"color-{talk.name('color', k)}") for k in (x.key, to))
    return told(talk, "color-becomes", x, **dict(zip(("a", "b"), colors, strict=True)))


@changes(M_BLANK)
def change_blank(talk: Talk, x: Change) -> str:
    """Its text is off."""
    once(talk, x)
    if x.key:
        raise talk.missing(f"a blank text with the key {x.key}")
    return told(talk, "is-blank", x)


@changes(M_GRANT)
def change_grant(talk: Talk, x: Change) -> str:
    """It gains abilities."""
    once(talk, x)
    if x.gift is None or x.key:
        raise talk.missing("a gift of nothing")
    return told(talk, "gains-ability", x, ability=gift_text(talk, x.gift))


def gift_text(talk: Talk, gift: Gift) -> str:
    """The abilities that are given, as sentences of a card of their own."""
    from ludilex.text.abilities import ability  # which tells effects, and they may give abilities

    before = talk.now
    lines = []
    for trigger in gift.triggers:
        talk.now = type(before)()
        lines.append(ability(talk, trigger))
    for x in gift.constants:
        talk.now = type(before)()
        lines.append(constant(talk, x))
    for use in gift.abilities:
        talk.now = type(before)()
        lines.append(f"{talk.tell('labels', use)}: {talk.sentences(talk.rules.trees[use.program.key])}")
    if gift.play is not None:
        talk.now = type(before)()
        lines.append(talk.sentences(talk.rules.trees[gift.play.key]))
    talk.now = before
    return " ".join(f"{capital(line)}." for line in lines).translate(INNER_QUOTES[talk.lang])


# ---- how long
def constant(talk: Talk, x: Constant) -> str:
    """Something that holds all the time while its card works."""
    subject, conditions = subject_of(talk, x.scope)
    body = change(talk, Change(subject, int(x.kind), int(x.key), x.amount, x.gift, conditions))
    places = places_of(talk, x.zones)
    return talk.say("ability", occasion=", ".join(places), body=body) if places else body


def places_of(talk: Talk, zones: int) -> list[str]:
    """ "While this is in your hand": where an ability works; what goes without saying is an empty message."""
    if zones == talk.home:
        return []
    told = [talk.say(f"while-{kind}", whose=talk.voice) for i, kind in enumerate(talk.rules.kinds) if zones >> i & 1]
    return list(dict.fromkeys(text for text in told if text))


def take_control(talk: Talk, x: Until) -> str:
    """Cards change sides for good: that is done, not only so."""
    if x.key or x.gift is not None or x.once:
        raise talk.missing("control with a key or a gift, or that is used up")
    phrase = talk.selection(x.cards)
    clause = talk.clause("take-control-of", phrase)
    talk.remember(phrase)
    return clause


def in_span(talk: Talk, x: Until) -> Number:
    """The scope, less what the words for the end say already: "during your opponent's next turn" is not my turn."""
    scope = x.scope
    assert scope is not None
    if isinstance(scope, All) and talk.note(f"until-{talk.rules.ends[x.until]}", "turn", "") == "theirs":
        rest = [p for p in scope.parts if not (isinstance(p, Not) and isinstance(p.part, MyTurn))]
        return All(*rest)
    return scope


@KERNEL.tells("effects", Grant, silent=("verb", "citation", "reach", "moment", "parts", "acts"))
def tell_grant(talk: Talk, x: Grant) -> str:
    """Cards gain an ability until an end: its gift says which."""
    return str(tell_until(talk, x))


@KERNEL.tells("effects", Until, silent=("verb", "citation", "reach"))
def tell_until(talk: Talk, x: Until) -> str:
    """Something holds on certain cards until an end, or as long as this card is what it is."""
    if x.key_me != (x.kind == M_CONTROL):
        raise talk.missing("an effect about the player me that is not control")
    if x.kind == M_CONTROL and not x.tied and not x.until:
        return take_control(talk, x)
    talk.choose_first()
    if x.once and x.scope is None:
        raise talk.missing("an effect on certain cards that is used up")
    if x.scope is None:
        if x.once:
            raise talk.missing("an effect on certain cards that is used up by the first")
        subject = talk.selection(x.cards)
        body = change(talk, Change(subject, int(x.kind), int(x.key), x.n, x.gift))
        talk.remember(subject)
    else:
        subject, conditions = subject_of(talk, in_span(talk, x), "next" if x.once else "each")
        if x.once and subject.kind == "said":
            raise talk.missing("what is used up by the first card it serves, and is about a certain one")
        body = change(talk, Change(subject, int(x.kind), int(x.key), x.n, x.gift, conditions))
    if x.tied:
        body = talk.say("as-long-as-this", body=body)
    return talk.say(f"until-{talk.rules.ends[x.until]}", body=body) if x.until else body
