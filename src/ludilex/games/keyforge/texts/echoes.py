"""How it is told that a card does what another one says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludilex.games.keyforge.effects import echoes


def echo(talk: Any, x: echoes.Echo) -> str:
    """The abilities of another card for a moment."""
    label = talk.say(f"label-{talk.rules.verbs[x.verb]}")
    return str(talk.done("echo", talk.selection(x.cards), label=label))


def become_copy(talk: Any, x: echoes.BecomeCopy) -> str:
    """This card is a copy of another."""
    return str(talk.done("become-copy", talk.selection(x.cards)))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {echoes.Echo: echo, echoes.BecomeCopy: become_copy},
}
