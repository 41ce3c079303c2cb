"""How the cost of keys and forging by an effect are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.keyforge.effects.forging import ForgeNow
from ludilex.games.keyforge.terms import G_KEY_COST
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.numbers import Num, Times


def forge_now(talk: Any, x: ForgeNow) -> str:
    """At no cost, at the current cost, at more than that, perhaps less by one for each of something."""
    talk.choose_first()
    if x.free:
        if x.plus or not is_nothing(x.less):
            raise talk.missing("a key at no cost, and something more or less than that")
        return str(talk.clause("forge-free"))
    if is_nothing(x.less):
        return str(talk.clause("forge-now", n=int(x.plus)))
    return str(talk.clause("forge-for-less", n=int(x.plus), each=talk.tell("eaches", x.less)))


def is_nothing(x: Any) -> bool:
    """The number is 0."""
    return isinstance(x, Num) and x.n == 0


def key_cost(talk: Any, x: Any) -> str:
    """Keys cost somebody more or less, perhaps for each of something, or as long as a condition holds."""
    if x.subject.kind == "next":
        raise talk.missing("another cost of one key only")
    by, amount = (int(x.amount.by), x.amount.part) if isinstance(x.amount, Times) else (1, x.amount)
    each = ""
    if isinstance(amount, Num):
        by *= int(amount.n)
    elif talk.knows("eaches", amount):
        each = talk.say("for-each-short", each=talk.tell("eaches", amount))
    else:
        x.conditions.append(talk.tell("conditions", amount))
    how = "less" if by < 0 else "more"
    return str(talk.say("key-cost", who=x.subject.args.get("who", "all"), how=how, n=abs(by), each=each)).strip()


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {ForgeNow: forge_now},
    "changes": {(M_GAME, G_KEY_COST): key_cost},
}
