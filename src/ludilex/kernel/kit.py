"""What a game package hands to the platform: one object, found by the entry point group ``ludilex.games``.

And what every game needs to make it: its cards, found in their folder.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State


@dataclass(frozen=True)
class GameKit:
    """A game for the platform.

    ``rules(edition, options)`` makes (and caches) the kernel rules; ``new_game(rules, players, seed, setup)`` a state
    before its first decision; ``position(rules, description)`` a state from a scenario position; ``describe(state)``
    the whole board in the words of the scenario format; ``outcome(state)`` scores and winners of a finished match.
    ``options``: the named rules options with their allowed values, the default first. ``setup``: what `new_game`
    accepts. ``ordered``: names of the zones whose order a scenario compares. ``answering``: prompts of windows in which
    something still waits for its end. ``presets``: set-ups that have a name (`title`, `note`, `setup`), by id.
    """

    name: str
    title: str
    editions: tuple[str, ...]
    seats: tuple[int, int]
    folder: Path
    rules: Callable[[str, Mapping[str, str]], Rules]
    new_game: Callable[[Rules, int, int, Mapping[str, Any]], State]
    position: Callable[[Rules, Mapping[str, Any]], State]
    describe: Callable[[State], dict[str, Any]]
    outcome: Callable[[State], dict[str, Any]]
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    setup: tuple[str, ...] = ()
    ordered: tuple[str, ...] = ("deck", "discard")
    answering: tuple[str, ...] = ()
    presets: Callable[[], Mapping[str, Mapping[str, Any]]] = dict


def cards_below(package: ModuleType) -> list[Any]:
    """The cards of every module below a package, each by its function `cards()`, in the order of module names."""
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    names = sorted(info.name for info in found if not info.ispkg)
    return [card for name in names for card in importlib.import_module(name).cards()]


def tables_below(package: ModuleType) -> dict[str, dict[Any, Any]]:
    """The tables `TEXTS` of every module below a package, joined table by table."""
    out: dict[str, dict[Any, Any]] = {}
    for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda info: info.name):
        for table, entries in importlib.import_module(f"{package.__name__}.{info.name}").TEXTS.items():
            out.setdefault(table, {}).update(entries)
    return out
