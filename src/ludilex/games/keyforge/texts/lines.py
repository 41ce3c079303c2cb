"""How battlelines, fights against several enemies and excesses are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.keyforge import relations
from ludilex.games.keyforge.effects import lines, naming
from ludilex.games.keyforge.terms import G_ONLY_FIGHT, HOUSES
from ludilex.games.keyforge.texts.common import permitted
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.numbers import Did, HowMany, Num, ResourceOf


def swap(talk: Any, x: lines.Swap) -> str:
    """Two creatures change places."""
    phrase = talk.it()
    case = talk.note("swap-places", "with", "nom" if talk.lang == "en" else "acc")
    return str(talk.done("swap-places", phrase, this=talk.inflect(talk.selection(x.cards), case)))


def fight_another(talk: Any, x: lines.FightAnother) -> str:
    """Fight with a creature, against another enemy creature than before."""
    return str(talk.done("fight-another", talk.selection(x.cards)))


def each_more(talk: Any, x: lines.Excess) -> str:
    """For each of something above a number, or beyond as many as there are of something else."""
    if isinstance(x.a, ResourceOf) and isinstance(x.b, Num):
        who = "opponent" if x.a.opponent else talk.voice
        return str(talk.say(f"each-{talk.rules.resources[x.a.resource]}-above", who=who, n=int(x.b.n)))
    if isinstance(x.a, HowMany) and isinstance(x.b, HowMany):
        than = talk.selection(x.b.cards).having("bare", inside=True)
        phrase = talk.modified(talk.selection(x.a.cards), "mod-beyond", of=than).having("each", inside=True)
        return str(talk.inflect(phrase, talk.note("for-each", "case", "nom")))
    raise talk.missing("an excess of another kind")


def on_flank(talk: Any, x: relations.OnFlank, subject: Any, negated: bool) -> str:
    """A creature spoken of is on a flank."""
    told = talk.inflect(subject, "subj" if talk.lang == "en" else "nom")
    return str(talk.say("is-on-flank", subj=told, negated="yes" if negated else "no"))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {lines.Swap: swap, lines.FightAnother: fight_another},
    "eaches": {lines.Excess: each_more, Did: lambda talk, x: talk.say("each-affected")},
    "conditions": {
        naming.HouseActive: lambda talk, x: talk.say("cond-house-active", house=talk.say(f"house-{HOUSES[x.house]}"))
    },
    "changes": {(M_GAME, G_ONLY_FIGHT): permitted("only-fights")},
    "predicates": {relations.OnFlank: on_flank},
    "silent": {lines.FightAnother: ("fight", "fought")},
}
