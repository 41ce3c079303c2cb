"""Which games there are: folders of this package, and packages with the entry point group ``ludilex.games``."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import lru_cache
from importlib.metadata import entry_points

from ludilex import games
from ludilex.errors import BadInput, unknown
from ludilex.kernel.kit import GameKit

GROUP = "ludilex.games"


@lru_cache(maxsize=1)
def kits() -> Mapping[str, GameKit]:
    """Every installed game by name: the folders in `ludilex.games`, and packages with the entry point group.

    >>> "dominion" in kits()
    True
    """
    found: dict[str, GameKit] = {}
    for info in sorted(pkgutil.iter_modules(games.__path__), key=lambda i: i.name):
        kit = getattr(importlib.import_module(f"{games.__name__}.{info.name}"), "KIT", None)
        if isinstance(kit, GameKit):
            found[kit.name] = kit
    for point in sorted(entry_points(group=GROUP), key=lambda e: e.name):
        if point.name not in found:
            kit = point.load()
            if not isinstance(kit, GameKit):
                raise BadInput(f"the entry point {point.name!r} ({point.value}) is no GameKit")
            found[kit.name] = kit
    return found


def kit(name: str) -> GameKit:
    """One game by name; an unknown name raises `BadInput` with close matches."""
    known = kits()
    if name not in known:
        raise unknown("game", name, known)
    return known[name]
