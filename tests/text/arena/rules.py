"""The arena as a kit."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludilex.kernel.kit import GameKit
from ludilex.kernel.rules import Rules
from tests.kernel.arena import CREATURE, ITEM, NAMES, RULES, SPELL

RULES.type_names = ["creature", "spell", "item"]
assert (CREATURE, SPELL, ITEM) == (1, 2, 4) and RULES.verbs == NAMES


def rules(edition: str, options: Mapping[str, str]) -> Rules:
    """The only rules."""
    return RULES


def nothing(*args: Any) -> Any:
    """The text layer plays no games."""
    raise NotImplementedError


KIT = GameKit(
    "arena", "Arena", ("test",), (2, 2), Path(__file__).parent, rules, nothing, nothing, nothing, nothing
)  # fmt: skip
