"""How Boons, Hexes and what Nocturne needs besides are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.dominion.effects import boons, night
from ludilex.games.dominion.terms import G_NOT_BOUGHT, SUPPLY, U_NEXT_TURN, U_TURN
from ludilex.games.dominion.texts.words import alone
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.definitions import Definition
from ludilex.kernel.numbers import IsType, Num
from ludilex.kernel.selectors import In


def turn_up(talk: Any, x: boons.TurnUp) -> str:
    """The next Boon or Hex is what the next effect takes."""
    talk.introduce(talk.phrase(f"np-next-{talk.rules.kinds[x.deck]}", definite=True))
    return ""


def receive(talk: Any, x: boons.Receive) -> str:
    """Receive what was turned up; what has been put away since (only a Boon is) gets its name again."""
    phrase = talk.phrase("np-that-boon", definite=True) if talk.now.intro is None else talk.it()
    told = talk.clause("receive", phrase)
    talk.remember(phrase)
    return str(told)


def put_away(talk: Any, x: boons.PutAway) -> str:
    """It goes without saying, unless nobody has received it."""
    if talk.now.intro is None:
        return ""
    phrase = talk.it()
    told = talk.clause("put-away", phrase)
    talk.remember(phrase)
    return str(told)


def played_as(talk: Any, x: night.PlayedAs) -> str:
    """Some cards do something else for a turn, or the first Treasures nothing."""
    talk.choose_first()
    if x.until == U_NEXT_TURN and isinstance(x.where, night.FirstTreasure) and not x.parts:
        return str(talk.clause("spoil-treasures"))
    if x.until != U_TURN or not x.parts:
        raise talk.missing("cards that do something else than they say for another time")
    phrase = talk.narrow(talk.cards("a"), x.where)
    case = talk.note("played-as", "case", "nom")
    return str(talk.say("played-as", obj=talk.inflect(phrase, case), body=talk.body(x.parts)))


def forbid_to_buy(talk: Any, x: Any) -> str:
    """Cards that I cannot buy."""
    if not isinstance(x.amount, Num) or talk.voice != "you":
        raise talk.missing("a prohibition to buy that counts, or of another player")
    phrase = talk.selection(In(SUPPLY, where=IsType(x.amount.n)))
    case = talk.note("cannot-buy", "case", "nom")
    return str(talk.say("cannot-buy", subj=talk.inflect(phrase.having("bare"), case)))


def no_copy_in_play(talk: Any, phrase: Any, x: night.CopyInPlay) -> Any:
    """A card of which none is in play."""
    return talk.modified(phrase, "mod-no-copy-in-play")


def shares_type(talk: Any, phrase: Any, x: night.SharesType) -> Any:
    """A card with a type in common."""
    return talk.modified(phrase, "mod-shares-type")


def singles(talk: Any, x: night.Singles) -> str:
    """The names of which there is one card."""
    phrase = talk.selection(x.cards).having("bare", inside=True)
    return str(talk.say("number-of-singles", what=talk.inflect(phrase, talk.note("number-of-singles", "case", "nom"))))


def for_the_table(talk: Any, d: Definition) -> list[str]:
    """What a card offers everybody in games with it."""
    tree = talk.rules.trees.get(f"{d.name}/table")
    return [] if tree is None else [str(talk.say("in-games-with-this", body=talk.body(tree)))]


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "changes": {(M_GAME, G_NOT_BOUGHT): forbid_to_buy},
    "extra": {Definition: for_the_table},
    "effects": {
        boons.TurnUp: turn_up,
        boons.Receive: receive,
        boons.PutAway: put_away,
        night.ShuffleDeck: alone("shuffle-deck"),
        night.DeckToDiscard: alone("deck-to-discard"),
        night.PlayedAs: played_as,
    },
    "filters": {night.SharesType: shares_type},
    "negations": {night.CopyInPlay: no_copy_in_play},
    "counts": {night.Singles: singles},
    "silent": {night.PlayedAs: ("trigger",)},
}
