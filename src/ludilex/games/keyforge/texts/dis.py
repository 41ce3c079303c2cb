"""How the pieces that the cards of Dis brought are told; the words are in ``locales/<language>/dis.ftl``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.keyforge.effects import dis
from ludilex.games.keyforge.terms import G_COST_PLAY, G_MUST_HOUSE, HOUSES
from ludilex.games.keyforge.texts.base import changed, modifier
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.numbers import Num


def melt_armor(talk: Any, x: dis.MeltArmor) -> str:
    """Armor is lost, and burns."""
    talk.choose_first()
    phrase = talk.selection(x.cards)
    if phrase.kind == "all":
        phrase = phrase.having("each")
    told = talk.say("melt-armor", subj=talk.inflect(phrase, "nom"))
    talk.remember(phrase)
    return str(told)


def must_house(talk: Any, x: Any) -> str:
    """A player must choose a certain house."""
    if not isinstance(x.amount, Num) or x.amount.n != 1:
        raise talk.missing("a house that must be chosen so many times")
    who = x.subject.args.get("who")
    if who is None:
        raise talk.missing("a house that must be chosen by no player")
    return str(talk.say("must-house", who=who, house=talk.say(f"house-{HOUSES[x.key - G_MUST_HOUSE]}")))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {dis.MeltArmor: melt_armor},
    "filters": {
        dis.SamePlace: modifier("mod-same-place"),
        dis.SharesHouse: modifier("mod-shares-house"),
    },
    "changes": {
        (M_GAME, G_COST_PLAY): changed("cost-play"),
        **{(M_GAME, G_MUST_HOUSE + h): must_house for h in range(len(HOUSES))},
    },
}
