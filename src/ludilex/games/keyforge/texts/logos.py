"""How what house Logos needs is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.keyforge.effects import logos
from ludilex.games.keyforge.terms import AMBER, G_HAND_SIZE, G_ON_FLANK, V_USE
from ludilex.games.keyforge.texts.common import permitted
from ludilex.kernel.codes import M_FORBID, M_GAME
from ludilex.kernel.numbers import Num, ResourceOf


def damage_inward(talk: Any, x: logos.DamageInward) -> str:
    """Damage to a creature and to the two behind it."""
    if len(x.amounts) != 3:
        raise talk.missing(f"damage to {len(x.amounts)} creatures in a row")
    a, b, c = (int(n) for n in x.amounts)
    return str(talk.done("deal-inward", talk.it(), a=a, b=b, c=c))


def paid(talk: Any, x: logos.Paid) -> str:
    """The opponent gives me what they have."""
    if not isinstance(x.n, ResourceOf) or x.n.resource != AMBER or not x.n.opponent:
        raise talk.missing("a payment of something else than all Æmber")
    talk.choose_first()
    return str(talk.say("opponent-pays-all"))


def each_pair(talk: Any, x: logos.Half) -> str:
    """For every two of a resource."""
    if not isinstance(x.part, ResourceOf) or x.part.opponent:
        raise talk.missing("half of another number than a resource of the player")
    return str(talk.say(f"each-pair-{talk.rules.resources[x.part.resource]}", whose=talk.voice))


def this_is(talk: Any, x: logos.ThisIs) -> str:
    """This creature is of a kind."""
    what = talk.narrow(talk.cards("a", types=("creature",)), x.where)
    return str(talk.say("cond-this-is", what=talk.inflect(what, "nom")))


def hand_size(talk: Any, x: Any) -> str:
    """Somebody refills their hand to more or fewer cards."""
    if not isinstance(x.amount, Num):
        raise talk.missing("a hand size that is not fixed")
    n = int(x.amount.n)
    return str(talk.say("hand-size", who=x.subject.args.get("who", "all"), n=abs(n), how="less" if n < 0 else "more"))


def cannot_use(talk: Any, x: Any) -> str:
    """Cards cannot be used, or a player cannot use any."""
    return permitted("player-cannot-use" if "who" in x.subject.args else "cannot-use")(talk, x)


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {logos.DamageInward: damage_inward, logos.Paid: paid},
    "eaches": {logos.Half: each_pair},
    "conditions": {logos.ThisIs: this_is, logos.FirstUse: lambda talk, x: str(talk.say("cond-first-use"))},
    "filters": {logos.OfItsHouse: lambda talk, phrase, x: talk.modified(phrase, "mod-of-its-house")},
    "changes": {
        (M_GAME, G_HAND_SIZE): hand_size,
        (M_GAME, G_ON_FLANK): permitted("counts-on-flank"),
        (M_FORBID, V_USE): cannot_use,
    },
}
