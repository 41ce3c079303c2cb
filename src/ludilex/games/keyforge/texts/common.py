"""How what several houses use is told: the past of a turn, named houses, loops, what lasts for a while."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ludilex.games.keyforge import ops
from ludilex.games.keyforge.effects import naming, past
from ludilex.games.keyforge.terms import (
    ENTERS_READY,
    ENTERS_STUNNED,
    G_MAY_FIGHT,
    G_MAY_USE,
    H_FORGED,
    HISTORY,
    HOUSES,
    V_DAMAGE,
    V_FIGHT,
    V_PLAY,
    V_REAP,
    V_STEAL,
    V_USE,
)
from ludilex.kernel.codes import M_FORBID, M_GAME, M_WORD
from ludilex.kernel.numbers import Counter, Num, Times, Value


# ---- numbers that are counted
def with_count(talk: Any, number: Any, tell: Callable[[int], str]) -> str:
    """An effect with a number: a fixed one, or so much for each of something."""
    by, of = (int(number.by), number.part) if isinstance(number, Times) else (1, number)
    if isinstance(of, Num):
        return tell(by * int(of.n))
    each = talk.tell("eaches", of)
    return f"{tell(by)} {talk.say('for-each-short', each=each)}"


def deal(talk: Any, x: ops.Damage) -> str:
    """Deal damage, perhaps to the neighbors too."""
    phrase = talk.selection(x.cards)
    whom = phrase.having("each") if isinstance(x.n, Counter) and phrase.kind == "all" else phrase
    if isinstance(x.n, Value):
        told = str(talk.done("deal", whom, n=talk.tell("counts", x.n)))
    else:
        told = with_count(talk, x.n, lambda n: str(talk.done("deal", whom, n=n)))
    talk.remember(phrase)
    if x.splash:
        told += str(talk.say("deal-splash", n=int(x.splash), many="yes" if phrase.plural() else "no"))
    return told + str(talk.say("deal-piercing")) if x.piercing else told


# ---- the past
def happened(talk: Any, x: past.ThisTurn) -> Any:
    """The cards of which something was noted in the history."""
    types = talk.type_names(x.types) if x.types else ()
    phrase = talk.cards("bare", types=types)
    if x.house >= 0:
        phrase = talk.modified(phrase, "mod-of-house", house=talk.say(f"house-{HOUSES[x.house]}"))
    return talk.modified(phrase, f"mod-past-{HISTORY[x.what]}", **when(x))


def when(x: past.ThisTurn) -> dict[str, str]:
    """Whose doing it was, and in which turn."""
    return {"who": "opponent" if x.other else "you", "when": "before" if x.before else "now"}


def keys(talk: Any, x: past.ThisTurn) -> dict[str, str]:
    """The same for keys, which have neither type nor house."""
    if x.types or x.house >= 0:
        raise talk.missing("keys of a type or house")
    return when(x)


def past_count(talk: Any, x: past.ThisTurn) -> str:
    """The number of cards with which it was done."""
    if x.what == H_FORGED:
        return str(talk.say("past-keys", **keys(talk, x)))
    return str(talk.say("number-of", what=talk.inflect(happened(talk, x), talk.note("number-of", "case", "nom"))))


def past_each(talk: Any, x: past.ThisTurn) -> str:
    """Each card with which it was done."""
    return str(talk.inflect(happened(talk, x).having("each"), talk.note("for-each", "case", "nom")))


def past_any(negated: bool) -> Callable[[Any, past.ThisTurn], str]:
    """It was done at all, or never."""

    def tell(talk: Any, x: past.ThisTurn) -> str:
        if x.what == H_FORGED and (x.types or x.house >= 0):
            raise talk.missing("keys of a type or house")
        if x.what == H_FORGED:
            return str(talk.say("past-forged", negated="yes" if negated else "no", **keys(talk, x)))
        message = "cond-none" if negated else "cond-exists"
        phrase = happened(talk, x).having("bare" if negated else "a")
        return str(talk.say(message, what=talk.inflect(phrase, talk.note(message, "case", "nom"))))

    return tell


# ---- naming
def name_house(talk: Any, x: naming.NameHouse) -> str:
    """Choose a house."""
    talk.choose_first()
    return str(talk.clause("name-house", theirs="yes" if x.theirs else "no"))


def name_number(talk: Any, x: naming.NameNumber) -> str:
    """Choose a number."""
    talk.choose_first()
    talk.let(x.register, Num(int(x.most)))
    return str(talk.clause("name-number"))


def of_named(message: str) -> Callable[[Any, Any, naming.OfNamed], Any]:
    """A card of the house that was chosen."""
    return lambda talk, phrase, x: talk.modified(phrase, message)


# ---- what lasts
def permitted(message: str, bare: bool = False) -> Callable[[Any, Any], str]:
    """A change that is one message about its subject, and is there or not; `bare`: of enemy creatures, not of each."""

    def tell(talk: Any, x: Any) -> str:
        if not isinstance(x.amount, Num):
            x.conditions.append(talk.tell("conditions", x.amount))
        elif x.amount.n != 1:
            raise talk.missing(f"{message} by a number that is not 1")
        several = bare and x.subject.kind == "each"
        subject = x.subject.having("bare") if several else x.subject
        args = {"many": "yes" if several or subject.plural() else "no", "who": subject.args.get("who", "card")}
        return str(talk.say(message, subj=talk.inflect(subject, talk.note(message, "case", "nom")), **args))

    return tell


def cannot_play(talk: Any, x: Any) -> str:
    """A certain card cannot be played, or a player cannot play such cards (or any), perhaps under a condition."""
    if not isinstance(x.amount, Num):
        x.conditions.append(str(talk.tell("conditions", x.amount)))
    elif x.amount.n != 1:
        raise talk.missing(f"{x.amount.n} times a card that cannot be played")
    phrase = x.subject
    owners = {"mod-mine": "you", "mod-theirs": "opponent"}
    sides = [m for m in phrase.modifiers if m.message in owners]
    if phrase.kind != "each" or len(sides) != 1:
        args = {"who": phrase.args.get("who", "card"), "many": "no"}
        return str(talk.say("cannot-play", subj=talk.inflect(phrase, talk.note("cannot-play", "case", "nom")), **args))
    rest = tuple(m for m in phrase.modifiers if m not in sides)
    what = talk.inflect(replace(phrase, modifiers=rest).having("bare"), talk.note("player-cannot-play", "case", "nom"))
    return str(talk.say("player-cannot-play", who=owners[sides[0].message], what=what))


TEXTS: dict[str, dict[Any, Any]] = {
    "effects": {
        ops.Damage: deal,
        naming.NameHouse: name_house,
        naming.NameNumber: name_number,
    },
    "filters": {naming.OfNamed: of_named("mod-of-named")},
    "negations": {naming.OfNamed: of_named("mod-not-of-named")},
    "counts": {past.ThisTurn: past_count},
    "eaches": {past.ThisTurn: past_each},
    "conditions": {
        past.ThisTurn: past_any(False),
        naming.WasDestroyed: lambda talk, x: str(talk.say("cond-was-destroyed")),
    },
    "denials": {
        past.ThisTurn: past_any(True),
        naming.WasDestroyed: lambda talk, x: str(talk.say("cond-was-not-destroyed")),
    },
    "changes": {
        (M_GAME, G_MAY_USE): permitted("may-use"),
        (M_GAME, G_MAY_FIGHT): permitted("may-fight"),
        (M_WORD, ENTERS_READY): permitted("enters-ready"),
        (M_WORD, ENTERS_STUNNED): permitted("enters-stunned"),
        (M_FORBID, V_PLAY): cannot_play,
        (M_FORBID, V_USE): permitted("cannot-use", bare=True),
        (M_FORBID, V_REAP): permitted("cannot-reap", bare=True),
        (M_FORBID, V_FIGHT): permitted("cannot-fight", bare=True),
        (M_FORBID, V_DAMAGE): permitted("cannot-damage", bare=True),
        (M_FORBID, V_STEAL): permitted("cannot-steal"),
    },
    "silent": {
        naming.NameHouse: ("register",),
        naming.NameNumber: ("register", "most"),
        naming.OfNamed: ("register",),
    },
}
