"""The rules of a game less the abilities, ops of programs and currencies that cite a clause."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

from ludilex.kernel._vec import vec
from ludilex.kernel.codes import NEXT
from ludilex.kernel.frames import Frame
from ludilex.kernel.numbers import Num
from ludilex.kernel.programs import Op
from ludilex.kernel.rules import Currency, Rules
from ludilex.kernel.state import State

NEVER = Num(0)
ENOUGH = 1_000_000


def forget_rules(game: str) -> None:
    """Rules are made once per process: make them anew."""
    for value in vars(importlib.import_module(f"ludilex.games.{game}.build")).values():
        if hasattr(value, "cache_clear"):
            value.cache_clear()


class Nothing(Op):
    """An op that is not there."""

    def run(self, s: State, f: Frame) -> int:
        return NEXT


def silence(stack: ExitStack, rules: Rules, clause: str) -> None:
    """Take away what cites the clause, until the stack is left."""

    def cites(x: Any) -> bool:
        return clause in rules.citations[getattr(x, "citation", 0)]

    def never(x: Any, name: str) -> None:
        stack.callback(setattr, x, name, getattr(x, name))
        setattr(x, name, NEVER)

    for k, currency in enumerate(rules.currencies):
        if cites(currency):  # it is paid with something of which there is always enough
            rules.currencies[k] = Currency(currency.name, resource=0, spared=-ENOUGH)
    for d in rules.definitions:
        for listener in (*d.triggers, *d.replacements, *d.abilities):
            if cites(listener):
                never(listener, "when")
        for constant in d.constants:
            if cites(constant):
                never(constant, "scope")
    for trigger in rules.triggers.values():
        if cites(trigger):
            never(trigger, "when")
    verbs = [v for v, citation in enumerate(rules.verb_cites) if clause in rules.citations[citation]]
    for program in rules.programs.values():
        for i, op in enumerate(program.ops):
            if cites(op) or getattr(op, "verb", -1) in verbs:
                program.ops[i] = Nothing()
        program.code = vec[Op](program.ops)


@contextmanager
def disabled(game: str, clause: str) -> Iterator[None]:
    """Rules made inside lack what cites the clause."""
    seal = Rules.seal
    forget_rules(game)
    with ExitStack() as stack:

        def sealed(self: Rules) -> None:
            silence(stack, self, clause)
            seal(self)

        stack.enter_context(mock.patch.object(Rules, "seal", sealed))
        try:
            yield
        finally:
            forget_rules(game)
