"""Telling the kernel's ops: control flow, choices and what they do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ludilex.kernel.control import WHOSE_EFFECT, EachPlayer, If, Let, May, OneOf, Repeat
from ludilex.kernel.numbers import Did, HowMany, Sum, Times
from ludilex.kernel.ops import Choose, Gather, Keep, Look, Move, Plus, Recall, Reveal
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.text.nouns import NounPhrase
from ludilex.text.selections import fixed, same_selection
from ludilex.text.talk import KERNEL, THEY, capital

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludilex.text.talk import Talk


# ---- control flow
@KERNEL.tells("effects", If)
def tell_if(talk: Talk, x: If) -> str:
    """If ..., and what happens otherwise."""
    talk.choose_first()
    condition = talk.tell("conditions", x.condition)
    told = talk.say("if", condition=condition, body=talk.body(x.then))
    if not x.other:
        return told
    other = talk.say("otherwise", body=talk.body(x.other))
    return f"{told}. {capital(other)}" if talk.depth == 1 else f"{told}; {other}"


@KERNEL.tells("effects", May)
def tell_may(talk: Talk, x: May) -> str:
    """You may."""
    talk.choose_first()
    return may(talk, x.then)


def may(talk: Talk, ops: Sequence[Op]) -> str:
    """Effects that are done or left: one clause in the form for that, or a list after "you may do this"."""

    def as_one() -> str:
        talk.now.may = True
        told = talk.clauses(ops)
        if len(told) > 1 and not all(is_dependent(op) for op in ops[1:]):
            raise talk.missing("several effects after one 'may'")
        return (". " if talk.depth == 1 else "; ").join(told if talk.depth > 1 else [told[0], *map(capital, told[1:])])

    told = talk.trial(as_one)
    if told is None:
        who = talk.actor(may=True)
        talk.now.may = False
        told = f"{who} {talk.say('may-do', whose=talk.voice, body=talk.body(ops))}".strip()
    return told


def is_dependent(op: Op) -> bool:
    """The op is "if you did"."""
    return isinstance(op, If) and isinstance(op.condition, Did)


@KERNEL.tells("effects", OneOf, silent=("names",))
def tell_one_of(talk: Talk, x: OneOf) -> str:
    """Choose one of several ways."""
    talk.choose_first()
    told = []
    before = talk.now
    for ops in x.modes:
        talk.now = replace(before)
        told.append(talk.body(ops))
    told = [talk.say("mode-of-several", letter="abcdefgh"[i], body=body) for i, body in enumerate(told)]
    modes = told[0]
    for mode in told[1:]:
        modes = talk.say("either-mode", a=modes, b=mode)
    return talk.clause("one-of", modes=modes)


@KERNEL.tells("effects", Repeat, silent=("left", "willing"))
def tell_repeat(talk: Talk, x: Repeat) -> str:
    """For each of something, or so many times."""
    n = fixed(x.times)
    if n is not None:
        return talk.say("repeat", n=n, body=talk.body(x.parts))
    return talk.say("for-each", each=talk.tell("eaches", x.times), body=talk.body(x.parts))


@KERNEL.tells("effects", EachPlayer, silent=("program",))
def tell_each_player(talk: Talk, x: EachPlayer) -> str:
    """Every other player, or every player."""
    talk.choose_first()
    condition = talk.tell("conditions", x.when) if x.when is not None else ""
    if condition:
        raise talk.missing("players singled out by a condition")
    with talk.speaking(THEY, "each-player" if x.me else "each-other-player"):
        return talk.body(x.parts)


# ---- choices and memory
@KERNEL.tells("effects", Choose, silent=("targets", "forced", "prompt", "searches"))
def tell_choose(talk: Talk, x: Choose) -> str:
    """A choice says nothing: it introduces what the next effect takes."""
    if x.who not in (0, WHOSE_EFFECT):
        raise talk.missing("a choice of the next player")
    talk.choose_first()
    phrase = counted(talk, x, talk.selection(x.cards))
    talk.introduce(replace(phrase, chosen=True, owner=x.who == WHOSE_EFFECT))
    return ""


def counted(talk: Talk, x: Choose, phrase: NounPhrase) -> NounPhrase:
    """The cards to choose from, with how many of them are chosen."""
    most, least = fixed(x.most), fixed(x.least)
    if most is None and least is not None and least < 0:
        left = left_over(x)
        if left is None:
            raise talk.missing("a choice of a number that is not fixed")
        return phrase.having("allbut", left)
    if most is None or least is None or least > most:
        raise talk.missing(f"a choice of {least} to {most} (None: not fixed)")
    if phrase.kind == "said" and phrase.plural() and most == 1:
        phrase = talk.modified(NounPhrase("a"), "mod-among", of=phrase)
    if least < 0 and most >= 99:
        return phrase.having("all")
    if phrase.kind == "said" and (most != phrase.n or (phrase.plural() and least >= 0)):
        raise talk.missing("a choice of some of certain cards, or of more than there are")
    if least < 0 or least == most:
        return phrase.having("a" if most == 1 else "n", most)
    if least > 0:
        raise talk.missing(f"a choice of {least} to {most}")
    return phrase.having("a", optional=True) if most == 1 else phrase.having("upto", most)


def left_over(x: Choose) -> int | None:
    """All but so many of a zone are chosen: the number of cards in it, less that."""
    parts = x.most.parts if isinstance(x.most, Sum) else []
    if len(parts) != 2 or not isinstance(parts[0], HowMany) or not same_selection(parts[0].cards, x.cards):
        return None
    less = fixed(parts[1])
    return -less if less is not None and less < 0 else None


@KERNEL.tells("effects", Let, silent=("register", "number"))
def tell_let(talk: Talk, x: Let) -> str:
    """Noted; said where it is used."""
    talk.let(x.register, x.number)
    return ""


@KERNEL.tells("effects", Keep, silent=("memory", "cards"))
def tell_keep(talk: Talk, x: Keep) -> str:
    """Noted; said where it is used."""
    return ""


@KERNEL.tells("effects", Gather, silent=("memory",))
def tell_gather(talk: Talk, x: Gather) -> str:
    """Noted; said where they are used."""
    return ""


@KERNEL.tells("effects", Recall)
def tell_recall(talk: Talk, x: Recall) -> str:
    """Brought up again: the next effect takes them."""
    talk.choose_first()
    talk.introduce(talk.selection(x.cards))
    return ""


# ---- effects
def done_to(talk: Talk, message: str, cards: Cards) -> str:
    """Something is done to selected cards, which are then what is spoken of."""
    phrase = talk.selection(cards)
    told = talk.clause(message, phrase)
    talk.remember(phrase)
    return told


@KERNEL.tells("effects", Move, silent=("keep", "named", "citation", "cause"))
def tell_move(talk: Talk, x: Move) -> str:
    """Cards go somewhere. The message is ``move-<verb>-<zone>``."""
    if (not x.mine and x.to < talk.rules.own) or not x.top:
        raise talk.missing("a move to another player's zone, or to the bottom of one")
    return done_to(talk, f"move-{talk.rules.verbs[x.verb]}-{talk.rules.kinds[x.to]}", x.cards)


@KERNEL.tells("effects", Reveal, silent=("citation",))
def tell_reveal(talk: Talk, x: Reveal) -> str:
    """Cards are shown. The message is ``show-<verb>``."""
    return done_to(talk, f"show-{talk.rules.verbs[x.verb]}", x.cards)


@KERNEL.tells("effects", Look, silent=("citation",))
def tell_look(talk: Talk, x: Look) -> str:
    """Cards are looked at."""
    return done_to(talk, "look", x.cards)


@KERNEL.tells("effects", Plus, silent=("n", "fixed", "verb", "citation"))
def tell_plus(talk: Talk, x: Plus) -> str:
    """A resource changes by a number, or by one for each of something."""
    resource = f"resource-{talk.rules.resources[x.resource]}"
    n = fixed(x.number)
    if n is not None:
        return talk.clause("plus", what=signed(talk, resource, n))
    sign, number = sign_of(x.number)
    return talk.clause("plus-each", what=signed(talk, resource, sign), each=talk.tell("eaches", number))


def signed(talk: Talk, resource: str, n: int) -> str:
    """A change of a resource, with its sign."""
    return f"{'+' if n >= 0 else '−'}{talk.say(resource, n=abs(n))}"


def sign_of(x: Number) -> tuple[int, Any]:
    """A number, and whether it is added or taken away."""
    return (-1, x.part) if isinstance(x, Times) and x.by == -1 else (1, x)
