"""How what mostly Mars does is told: some uses off house, likeness of cards, what happens instead to Æmber."""

from __future__ import annotations

from typing import Any

from ludilex.games.keyforge import amber
from ludilex.games.keyforge.effects import mars
from ludilex.games.keyforge.terms import ARTIFACT, CREATURE, G_REAP_STEALS, HOUSES
from ludilex.games.keyforge.texts import base
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.numbers import EventNumber, Num, ResourceOf, Value


# ---- effects
def belongs_to(talk: Any, x: mars.BelongsTo) -> str:
    """This card belongs to another house for a turn."""
    talk.choose_first()
    return str(talk.say("belongs-to", house=talk.say(f"house-{HOUSES[x.house]}")))


def lose(talk: Any, x: amber.Lose) -> str:
    """Everything is lost, or so much."""
    if isinstance(x.n, ResourceOf) and x.n.resource == 0 and x.n.opponent != x.me:
        talk.choose_first()
        return str(talk.clause("lose-all") if x.me else talk.say("opponent-loses-all"))
    return base.lose(talk, x)


def capture_own(talk: Any, x: amber.CaptureOwn) -> str:
    """A creature captures from its own side."""
    phrase = talk.selection(x.cards)
    if phrase.optional or phrase.plural() or not x.own:
        raise talk.missing("a capture by several creatures, each from its own side")
    talk.remember(phrase)
    return str(talk.say("captures-own", subj=talk.inflect(phrase, "nom"), n=base.number_of(talk, x.n)))


# ---- conditions on a card
def shares_trait(talk: Any, phrase: Any, x: mars.SharesTrait) -> Any:
    """With a trait of the cards spoken of."""
    return talk.modified(phrase, "mod-shares-trait", of=talk.selection(x.cards))


def not_named_like(talk: Any, phrase: Any, x: mars.NamedLike) -> Any:
    """With another name than certain cards."""
    return talk.modified(phrase, "mod-not-named-like", of=talk.selection(x.cards))


def being_played(talk: Any, phrase: Any, x: mars.BeingPlayed) -> Any:
    """That is played."""
    return talk.modified(phrase, "mod-being-played")


# ---- numbers
def each_value(talk: Any, x: Value) -> str:
    """For each of what is noted under a name."""
    if x.plus:
        raise talk.missing("a noted number with something added")
    talk.held(x.register)
    return str(talk.say(talk.register(x.register), case="nom", many="no", n=1))


# ---- what holds
def reap_steals(talk: Any, x: Any) -> str:
    """What a player would gain by reaping is stolen."""
    if not isinstance(x.amount, Num) or x.amount.n != 1 or x.subject.args.get("who") != "you":
        raise talk.missing("other stealing by reaping than mine")
    return str(talk.say("reap-steals"))


TEXTS: dict[str, dict[Any, Any]] = {
    "names": {"group": {ARTIFACT | CREATURE: "artifact-or-creature"}},
    "effects": {
        mars.BelongsTo: belongs_to,
        mars.Arrived: lambda talk, x: "",
        amber.Lose: lose,
        amber.CaptureOwn: capture_own,
    },
    "filters": {
        mars.IsReady: base.modifier("mod-ready"),
        mars.SharesTrait: shares_trait,
        mars.BeingPlayed: being_played,
    },
    "negations": {mars.NamedLike: not_named_like},
    "conditions": {mars.Added: lambda talk, x: ""},
    "eaches": {Value: each_value},
    "symbols": {EventNumber: lambda talk, x: str(talk.say("that-much"))},
    "changes": {(M_GAME, G_REAP_STEALS): reap_steals},
    "silent": {amber.CaptureOwn: ("left", "verb")},
}
