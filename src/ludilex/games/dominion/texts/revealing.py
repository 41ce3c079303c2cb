"""How revealing until something turns up is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.dominion.effects.revealing import RevealUntil


def reveal_until(talk: Any, x: RevealUntil) -> str:
    """Reveal cards until enough of them fit."""
    wanted = talk.narrow(talk.cards("a" if x.n == 1 else "n", n=int(x.n)), x.where)
    told = talk.clause("reveal-until", wanted)
    talk.remember(talk.phrase("register-the-revealed-cards", definite=True, many=True))
    return str(told)


TEXTS: Mapping[str, Mapping[Any, Any]] = {"effects": {RevealUntil: reveal_until}}
