"""How the pieces that the cards of Dis brought are told; the words are in ``locales/<language>/dis.ftl``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.keyforge import amber
from ludilex.games.keyforge.effects import dis
from ludilex.games.keyforge.terms import AMBER, G_COST_PLAY, G_MUST_HOUSE, HOUSES
from ludilex.games.keyforge.texts import base
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.numbers import Num, ResourceOf
from ludilex.kernel.selectors import It, Kept, This


def melt_armor(talk: Any, x: dis.MeltArmor) -> str:
    """Armor is lost, and burns."""
    talk.choose_first()
    phrase = talk.selection(x.cards)
    if phrase.kind == "all":
        phrase = phrase.having("each")
    told = talk.say("melt-armor", subj=talk.inflect(phrase, "nom"))
    talk.remember(phrase)
    return str(told)


def capture(talk: Any, x: amber.Capture) -> str:
    """A creature captures all there is."""
    if not isinstance(x.n, ResourceOf) or x.own or not isinstance(x.cards, This):
        return base.capture(talk, x)
    if x.n.resource != AMBER or not x.n.opponent:
        raise talk.missing("a capture of as much as something else")
    phrase = talk.selection(x.cards)
    talk.remember(phrase)
    return str(talk.say("captures-all", subj=talk.inflect(phrase, "nom")))


def unforge(talk: Any, x: dis.Unforge) -> str:
    """The key just spoken of is unforged."""
    talk.choose_first()
    return str(talk.clause("unforge"))


def felled(talk: Any, x: dis.Felled) -> Any:
    """Creatures of mine (of that player) that were destroyed this way."""
    if not isinstance(x.cards, (It, Kept)):
        raise talk.missing("destroyed cards that were not remembered")
    return talk.modified(talk.cards("all", types=("creature",)), "mod-felled")


def held(talk: Any, x: dis.Held, me: bool) -> str:
    """The controller of the card spoken of, or that player's opponent."""
    if not me:
        raise talk.missing("another player who controlled a card")
    return "its-opponent" if x.other else "its-controller"


def owns(talk: Any, x: dis.Owns, me: bool) -> str:
    """The owner of the card spoken of."""
    if not me:
        raise talk.missing("another player who owns a card")
    return "its-owner"


def must_house(talk: Any, x: Any) -> str:
    """A player must choose a certain house."""
    if not isinstance(x.amount, Num) or x.amount.n != 1:
        raise talk.missing("a house that must be chosen so many times")
    who = x.subject.args.get("who")
    if who is None:
        raise talk.missing("a house that must be chosen by no player")
    return str(talk.say("must-house", who=who, house=talk.say(f"house-{HOUSES[x.key - G_MUST_HOUSE]}")))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {
        amber.Capture: capture,
        dis.MeltArmor: melt_armor,
        dis.Unforge: unforge,
    },
    "selections": {dis.Felled: felled},
    "filters": {
        dis.SamePlace: base.modifier("mod-same-place"),
        dis.SharesHouse: base.modifier("mod-shares-house"),
    },
    "players": {dis.Held: held, dis.Owns: owns},
    "changes": {
        (M_GAME, G_COST_PLAY): base.changed("cost-play"),
        **{(M_GAME, G_MUST_HOUSE + h): must_house for h in range(len(HOUSES))},
    },
}
