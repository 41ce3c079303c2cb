"""Ludilex: executable law for card games.

>>> import ludilex
>>> rules = ludilex.Rules("dominion", edition="stop-moving-2019")
>>> game = rules.position({"phase": "buy", "A": {"hand": ["Counterfeit", "Spoils"]}})
>>> game.legal
<Legal A treasure: Counterfeit, Spoils, all, done>
>>> steps = game.apply("Counterfeit")
>>> game.describe()["A"]["coins"]
1

The whole face: `Rules` (a rule set and edition) makes a `Game` (a match) by `new_game` or `position`; `load` takes
up a dump. A `Game` has `decision`, `legal`, `apply`, `why_not`, `undo`, `redo`, `view`, `determinize`, `clone`,
`dump`, `steps`, `outcome`. They speak in records: `Decision`, `Option`, `Step`, `View`, `Outcome`, `Reason`.
Errors are `LudilexError`s: `BadInput`, `IllegalChoice`, `AmbiguousChoice`.
"""

from __future__ import annotations

from ludilex import _pure as _pure  # before anything of the compiled core is imported
from ludilex.errors import AmbiguousChoice, BadInput, IllegalChoice, LudilexError
from ludilex.kits import kits
from ludilex.match import Game, load
from ludilex.records import (
    SCHEMA_VERSION,
    Decision,
    Option,
    Outcome,
    Reason,
    Step,
    View,
    json_schema,
)
from ludilex.registry import Rules

__version__ = "0.1.0"

__all__ = [
    "SCHEMA_VERSION",
    "AmbiguousChoice",
    "BadInput",
    "Decision",
    "Game",
    "IllegalChoice",
    "LudilexError",
    "Option",
    "Outcome",
    "Reason",
    "Rules",
    "Step",
    "View",
    "json_schema",
    "kits",
    "load",
]
