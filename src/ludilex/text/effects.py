"""Telling the kernel's ops: control flow, choices and what they do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ludilex.kernel.control import WHOSE_EFFECT, EachPlayer, If, Let, Loop, May, OneByOne, OneOf, Repeat
from ludilex.kernel.numbers import Did, HowMany, IsPlayer, Sum, Times
from ludilex.kernel.ops import (
    Attach,
    Choose,
    Count,
    Gather,
    Happen,
    Keep,
    Look,
    Move,
    Plus,
    Recall,
    Reveal,
    Secret,
    TakeControl,
)
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.selectors import It
from ludilex.text.nouns import NounPhrase, said
from ludilex.text.selections import fixed, same_selection
from ludilex.text.talk import KERNEL, THEY, capital

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludilex.text.talk import Talk

MANY = 99  # so many and more are as many as there are


# ---- control flow
@KERNEL.tells("effects", If)
def tell_if(talk: Talk, x: If) -> str:
    """If ..., and what happens otherwise."""
    talk.choose_first()
    condition = talk.tell("conditions", x.condition)
    told = talk.say("if", condition=condition, body=talk.body(x.then))
    if not x.other:
        return told
    message = "otherwise-if" if isinstance(x.other[0], If) else "otherwise"
    other = talk.say(message, body=talk.body(x.other))
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
    talk.choose_first()
    n = fixed(x.times)
    if n is not None and len(x.parts) == 1:  # one effect, so that the next one is not taken for a part of it
        return talk.say("times", clause=talk.body(x.parts), n=n)
    if n is not None:
        return talk.say("repeat", n=n, body=talk.body(x.parts))
    return talk.say("for-each", each=talk.tell("eaches", x.times), body=talk.body(x.parts))


@KERNEL.tells("effects", Loop)
def tell_loop(talk: Talk, x: Loop) -> str:
    """Again and again, as long as something is so."""
    body = talk.body(x.parts)
    message = "as-long-as-may" if x.may else "as-long-as-again"
    told = talk.say(message, condition=talk.tell("conditions", x.again))
    return f"{body}. {capital(told)}" if talk.depth == 1 else f"{body}; {told}"


@KERNEL.tells("effects", OneByOne, silent=("left",))
def tell_one_by_one(talk: Talk, x: OneByOne) -> str:
    """One card after the other."""
    phrase = talk.selection(x.cards)
    known = phrase.kind == "said" or phrase.chosen
    each = phrase if known else phrase.having("each")
    case = talk.note("one-by-one", "case", "nom")
    what = talk.inflect(each, case)
    talk.remember(
        NounPhrase("a", types=phrase.types, noun=phrase.noun) if not known else replace(phrase, n=1, many=False)
    )
    talk.now.many, talk.now.count = False, 1
    if phrase == talk.now.event and not phrase.plural():  # "when a creature is destroyed, its owner ..."
        return talk.body(x.parts)
    return talk.say("one-by-one", what=what, body=talk.body(x.parts))


@KERNEL.tells("effects", EachPlayer, silent=("program",))
def tell_each_player(talk: Talk, x: EachPlayer) -> str:
    """Every other player, or every player."""
    talk.choose_first()
    who = "each-player" if x.me else "each-other-player"
    named = which_players(talk, x)
    handed, talk.now.intro = talk.now.intro, None
    with talk.speaking(THEY, named or who):
        talk.now.intro = handed
        condition = "" if named or x.when is None else talk.tell("conditions", x.when)
        parts = x.parts
        if not condition and not named and len(parts) == 1 and isinstance(parts[0], If) and not parts[0].other:
            condition, parts = talk.tell("conditions", parts[0].condition), parts[0].then
        if not condition:
            return talk.body(parts)
        talk.now.subject = "that-player"
        return talk.say(f"{who}-if", condition=condition, body=talk.body(parts))


def which_players(talk: Talk, x: EachPlayer) -> str:
    """The players that a condition singles out, if there is a name for them."""
    if x.when is None:
        return ""
    if talk.knows("players", x.when):
        function = talk.teller("players", x.when)
        assert function is not None
        return str(function(talk, x.when, bool(x.me)))
    if isinstance(x.when, IsPlayer) and x.me != x.when.other:
        return "each-other-player" if x.when.other else "that-player"
    return ""


# ---- choices and memory
@KERNEL.tells("effects", Choose, silent=("targets", "forced", "prompt", "searches"))
def tell_choose(talk: Talk, x: Choose) -> str:
    """A choice says nothing: it introduces what the next effect takes."""
    if x.who not in (0, 1, WHOSE_EFFECT):
        raise talk.missing("a choice of another than the next player")
    talk.choose_first()
    phrase = talk.selection(x.cards)
    if fixed(x.least) in (-1, 0) and fixed(x.most) is None and left_over(x) is None:
        return choose_for_each(talk, x, phrase)
    phrase = replace(counted(talk, x, phrase), chosen=True, owner=x.who == WHOSE_EFFECT)
    if x.who != 1:
        talk.introduce(phrase)
        return ""
    if phrase.optional:
        raise talk.missing("a choice that the next player need not make")
    told = talk.say("opponent-chooses", **talk.object_of("opponent-chooses", phrase))
    talk.remember(phrase)
    return told


def choose_for_each(talk: Talk, x: Choose, phrase: NounPhrase) -> str:
    """A card, or some, for each of something is chosen; the next effect speaks of them."""
    if x.who:
        raise talk.missing("a choice of another player for each of something")
    by, number = sign_of(x.most)
    if by == 1:
        some = phrase.having("a", optional=fixed(x.least) == 0)
    else:
        some = phrase.having("upto" if fixed(x.least) == 0 else "n", by)
    told = talk.clause("choose-each", some, each=talk.tell("eaches", number))
    talk.remember(phrase.having("all"))
    return told


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
    if phrase.kind == "said" and most >= MANY and least == 0:
        return said("np-any-of", of=phrase, many=True)
    if most >= MANY and least <= 0:
        return phrase.having("any" if least == 0 else "all")
    if phrase.kind == "said" and (most != phrase.n or (phrase.plural() and least >= 0)):
        raise talk.missing("a choice of some of certain cards, or of more than there are")
    if least < 0 or least == most:
        return phrase.having("a" if most == 1 else "n", most)
    if least == 1:
        return phrase.having("some", most)
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
    """Noted; said where it is used. Certain cards ("the most powerful one") keep their words."""
    intro = talk.now.intro
    if x.cards is None and intro is not None and intro.known() and not intro.chosen:
        talk.now.kept = {**talk.now.kept, x.memory.name: intro}
    return ""


@KERNEL.tells("effects", Gather, silent=("memory",))
def tell_gather(talk: Talk, x: Gather) -> str:
    """Noted; said where they are used."""
    return ""


@KERNEL.tells("effects", Secret, silent=("memory", "prompt"))
def tell_secret(talk: Talk, x: Secret) -> str:
    """Every player picks a card that nobody sees yet."""
    talk.choose_first()
    with talk.speaking(THEY, "each-player"):
        return talk.clause("choose-secretly", talk.selection(x.cards).having("a"))


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
    """Cards go somewhere. The message is ``move-<verb>-<zone>``, to their owners' zones with ``-owner`` behind it."""
    owner = "-owner" if not x.mine and x.to < talk.rules.own else ""
    bottom = "" if x.top else "-bottom"
    return done_to(talk, f"move-{talk.rules.verbs[x.verb]}-{talk.rules.kinds[x.to]}{owner}{bottom}", x.cards)


@KERNEL.tells("effects", Count, silent=("citation",))
def tell_count(talk: Talk, x: Count) -> str:
    """Counters are put on cards or taken off. The message is ``count-<verb>``, with ``-less`` for fewer."""
    by, number = sign_of(x.n)
    letter = talk.amount(number)
    if isinstance(letter, str) and by != 1:
        raise talk.missing(f"{by} times {letter} counters")
    n = fixed(number)
    counter = f"counter-{talk.rules.counters[x.counter]}"
    phrase = talk.selection(x.cards)
    message = f"count-{talk.rules.verbs[x.verb]}" + ("-less" if by < 0 or (n is not None and n < 0) else "")
    case = talk.note(message, "amount", "nom" if talk.lang == "en" else "acc")
    amount = talk.say(counter, n=letter if isinstance(letter, str) else abs(by if n is None else n), case=case)
    each = "" if letter is not None else talk.say("for-each-short", each=talk.tell("eaches", number))
    told = talk.clause(message, phrase, amount=amount, n=0 if n is None else abs(n))
    talk.remember(phrase)
    return f"{told} {each}".strip()


@KERNEL.tells("effects", Attach, silent=("citation",))
def tell_attach(talk: Talk, x: Attach) -> str:
    """Cards are attached to this card, or to the first of a selection. The message is ``attach-<verb>``."""
    cards = talk.selection(x.cards)
    to = said("np-this", definite=True) if x.to is None else talk.selection(x.to)
    message = f"attach-{talk.rules.verbs[x.verb]}"
    case = talk.note(message, "to", "nom")
    told = talk.clause(message, replace(cards, optional=to.optional), to=talk.inflect(to, case))
    if not isinstance(x.cards, It):
        talk.remember(to if x.to is not None else cards)
    return told


@KERNEL.tells("effects", TakeControl, silent=("citation",))
def tell_take_control(talk: Talk, x: TakeControl) -> str:
    """Cards change to my side. The message is ``take-<verb>``."""
    return done_to(talk, f"take-{talk.rules.verbs[x.verb]}", x.cards)


@KERNEL.tells("effects", Happen, silent=("citation",))
def tell_happen(talk: Talk, x: Happen) -> str:
    """Something happens that writes nothing. The message is ``happen-<verb>``."""
    talk.choose_first()
    return talk.clause(f"happen-{talk.rules.verbs[x.verb]}")


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
        amount = talk.say(resource, n=abs(n), case=talk.note("plus", "amount", "acc"))
        return talk.clause("plus", what=signed(talk, resource, n), amount=amount)
    sign, number = sign_of(x.number)
    amount = talk.say(resource, n=abs(sign), case=talk.note("plus", "amount", "acc"))
    what = signed(talk, resource, sign)
    return talk.clause("plus-each", what=what, amount=amount, each=talk.tell("eaches", number))


def signed(talk: Talk, resource: str, n: int) -> str:
    """A change of a resource, with its sign."""
    return f"{'+' if n >= 0 else '−'}{talk.say(resource, n=abs(n))}"


def sign_of(x: Number) -> tuple[int, Any]:
    """A number, and how often it is added or taken away."""
    return (int(x.by), x.part) if isinstance(x, Times) else (1, x)
