"""How the effects, conditions and selections of Alchemy, Prosperity and Hinterlands are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.dominion import keywords as k
from ludilex.games.dominion.effects import hinterlands as h
from ludilex.games.dominion.effects.revealing import RevealUntil
from ludilex.games.dominion.terms import G_DEBT
from ludilex.games.dominion.texts.words import modifier
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.numbers import CostOf, Num


def reveal_until(talk: Any, x: RevealUntil) -> str:
    """Reveal cards until enough of them fit."""
    wanted = talk.narrow(talk.cards("a" if x.n == 1 else "n", n=int(x.n)), x.where)
    told = talk.clause("reveal-until", wanted)
    talk.remember(talk.phrase("register-the-revealed-cards", definite=True, many=True))
    return str(told)


def still_in_play(talk: Any, x: h.InPlayUntilNow) -> Any:
    """Cards in play."""
    return talk.narrow(talk.cards("all", place="play"), x.where)


def from_play(talk: Any, occasion: Any, x: k.FromPlay, negated: bool) -> None:
    """The card an ability is about came from play."""
    if negated:
        raise talk.missing("a card that did not come from play")
    occasion.notes.append(talk.say("mod-from-play"))


def not_in_a_row(talk: Any, x: h.AfterExtraTurn) -> str:
    """The turn before was no extra turn."""
    return str(talk.say("cond-no-extra-turn-before"))


def coins_of_cost(talk: Any, x: CostOf) -> str:
    """For each coin that a card costs."""
    if x.which != "it" or x.plus:
        raise talk.missing(f"each coin of the cost of {x.which}, and {x.plus} more")
    return str(talk.say("each-coin-of-its-cost"))


def debt_elsewhere(talk: Any, x: Any) -> str:
    """Another player gets the debt."""
    if not isinstance(x.amount, Num) or x.amount.n != 1:
        raise talk.missing("an effect on debt that is more than there or not")
    return str(talk.say("debt-elsewhere"))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {RevealUntil: reveal_until},
    "selections": {h.InPlayUntilNow: still_in_play},
    "filters": {h.IsIt: modifier("mod-chosen-so"), h.WasMine: modifier("mod-own")},
    "conditions": {h.EventTo: lambda talk, x: ""},
    "denials": {h.AfterExtraTurn: not_in_a_row},
    "occasions": {k.FromPlay: from_play},
    "eaches": {CostOf: coins_of_cost},
    "changes": {(M_GAME, G_DEBT): debt_elsewhere},
    "silent": {h.EventTo: ("kind",)},
}
