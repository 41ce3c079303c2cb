"""How Rewards and Prizes are told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ludilex.games.dominion.effects import rewards


def some_of(talk: Any, x: rewards.SomeOf) -> str:
    """Choose several of the ways of a card."""
    talk.choose_first()
    before = talk.now
    told = ""
    for i, ops in enumerate(x.modes):
        talk.now = replace(before)
        mode = talk.say("mode-of-several", letter="abcdefgh"[i], body=talk.body(ops))
        told = f"{told}, {mode}" if told else mode
    talk.now = before
    return str(talk.clause("some-of", n=int(x.count), modes=told))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "effects": {rewards.SomeOf: some_of},
    "silent": {rewards.SomeOf: ("names", "chosen")},
}
