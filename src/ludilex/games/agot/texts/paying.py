"""How gold on cards, the toll and costs of X gold are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.agot import costs, paying
from ludilex.games.agot.terms import K_GOLD, K_KNEELING, TOLLED, V_KNEEL
from ludilex.games.agot.texts.base import unsaid
from ludilex.games.agot.texts.conditions import has_state, number
from ludilex.kernel.codes import M_WORD
from ludilex.kernel.numbers import Value
from ludilex.kernel.ops import Count


def count(talk: Any, x: Count) -> str:
    """Kneel, stand, or put gold on cards."""
    phrase = talk.selection(x.cards)
    if x.counter == K_GOLD:
        return str(talk.done(f"count-{talk.rules.verbs[x.verb]}", phrase, n=number(talk, x.n)))
    kneels = x.verb == V_KNEEL
    if x.counter != K_KNEELING or number(talk, x.n) != (1 if kneels else -1):
        raise talk.missing("counters that are neither kneeling nor gold")
    return str(talk.done(f"count-{talk.rules.verbs[x.verb]}", phrase))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {Count: count, paying.PayToll: unsaid},
    "costs": {
        costs.GoldX: lambda talk, x: talk.clause("pay-gold", n="X"),
    },
    "filters": {costs.Affordable: lambda talk, phrase, x: phrase},
    "symbols": {Value: lambda talk, x: "X"},
    "changes": {(M_WORD, TOLLED): has_state("state-tolled")},
    "silent": {
        costs.GoldX: ("x",),
        paying.PayToll: ("of_host",),
        Value: ("register", "plus"),
    },
}
