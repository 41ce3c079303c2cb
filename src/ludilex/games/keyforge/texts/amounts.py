"""How divided damage, healing up to an amount and amber taken back are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.keyforge.effects import amounts, forging
from ludilex.games.keyforge.terms import G_MAY_PLAY
from ludilex.games.keyforge.texts.common import permitted
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.numbers import Counter

MANY = 99


def deal_out(talk: Any, x: amounts.DealOut) -> str:
    """Damage for each of something, divided among creatures."""
    each = talk.tell("eaches", x.n)
    return str(talk.done("deal-out", talk.selection(x.cards).having("bare"), n=int(x.by), each=each))


def heal_up_to(talk: Any, x: amounts.HealUpTo) -> str:
    """Heal the creature just chosen."""
    return str(talk.done("heal-up-to", talk.it(), n=int(x.most)))


def take_back(talk: Any, x: amounts.TakeBack) -> str:
    """Amber on cards moves to my pool."""
    return str(talk.done("take-back", talk.selection(x.cards), n=int(x.most), all="yes" if x.most >= MANY else "no"))


def each_counter(talk: Any, x: Counter) -> str:
    """For each counter on the card the effect is about."""
    return str(talk.say(f"each-counter-{talk.rules.counters[x.counter]}"))


def may_play_one(talk: Any, x: Any) -> str:
    """One card in each turn that fits; more than one are no plural here."""
    x.subject = x.subject.having("n", 1)
    return permitted("may-play-one")(talk, x)


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {
        amounts.DealOut: deal_out,
        amounts.HealUpTo: heal_up_to,
        amounts.TakeBack: take_back,
    },
    "counts": {amounts.Healed: lambda talk, x: str(talk.say("amount-healed"))},
    "eaches": {
        Counter: each_counter,
        forging.Unforged: lambda talk, x: str(talk.say("each-unforged")),
    },
    "changes": {(M_GAME, G_MAY_PLAY): may_play_one},
    "silent": {amounts.HealUpTo: ("healed",)},
}
