"""The trees of a card, and whether its text tells everything in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludilex.kernel.codes import M_CONTROL
from ludilex.kernel.definitions import Definition
from ludilex.kernel.dump import attributes
from ludilex.kernel.durations import Until
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.rules import Rules
from ludilex.text import Missing
from ludilex.text.talk import tellers

UNTIDY = ("  ", " ,", " .", " ;", "()", "..", "{", "None", "\u2068")


def nodes(game: str, x: Any) -> Iterator[Any]:
    """A node and all nodes below it, as far as they are told."""
    if isinstance(x, list):
        for y in x:
            yield from nodes(game, y)
    elif isinstance(x, (Op, Number, Cards)):
        yield x
        for name, value in attributes(x):
            amount_of_control = isinstance(x, Until) and x.kind == M_CONTROL and name == "n"  # there is no such thing
            if name not in tellers(game).silent.get(type(x), ()) and not amount_of_control:
                yield from nodes(game, value)


def trees(rules: Rules, d: Definition) -> list[Any]:
    """Everything of a card that is a tree."""
    out: list[Any] = [d.attach, d.target, d.score, *(rules.trees[d.play.key] if d.play is not None else [])]
    for t in d.triggers:
        out += [t.when, *rules.trees[t.program.key]]
    for a in d.abilities:
        out += [a.when, a.target, *rules.trees[a.program.key]]
    for r in d.replacements:
        out += [r.when, *(rules.trees[r.program.key] if r.program is not None else [])]
    for c in d.constants:
        out += [c.amount, c.scope]
    return out


def changed(value: Any) -> list[Any]:
    """Other values an attribute of a node might have had."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1 if value >= 99 else value + 1]  # 99 and more are "all"
    return [value + "x"] if isinstance(value, str) else []


def untold(game: str, rules: Rules, d: Definition, text: Callable[[], str]) -> list[str]:
    """Attributes of a card's nodes that may change while its text stays the same."""
    before = text()
    out = []
    for x in nodes(game, trees(rules, d)):
        for name, value in attributes(x):
            if name in tellers(game).silent.get(type(x), ()):
                continue
            for other in changed(value):
                setattr(x, name, other)
                try:
                    after = text()
                except (Missing, LookupError):
                    after = ""
                finally:
                    setattr(x, name, value)
                if after == before:
                    out.append(f"{d.name}: {type(x).__name__}.{name} = {value!r}")
    assert text() == before
    return out
