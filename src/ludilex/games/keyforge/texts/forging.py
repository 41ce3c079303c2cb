"""How forging by an effect is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.keyforge.effects.forging import ForgeNow
from ludilex.kernel.numbers import Num


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


TEXTS: Mapping[str, Mapping[Any, Any]] = {"effects": {ForgeNow: forge_now}}
