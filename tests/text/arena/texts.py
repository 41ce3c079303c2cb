"""The names of the arena's stats, keywords, colours and traits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

STATS = ["strength", "speed"]
KEYWORDS = ["flying", "armour"]
COLORS = ["red", "blue"]

TEXTS: Mapping[str, Mapping[Any, Any]] = {"names": {"stat": STATS, "keyword": KEYWORDS, "color": COLORS}}
