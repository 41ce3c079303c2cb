"""Rules proved by counting: the number of distinct positions after n decisions (LUDILEX_REFRESH=1 counts anew)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import yaml

import ludilex
from ludilex.sim.perft import perft

FILE = Path(__file__).parent / "counts.yaml"
DEPTH = 5
STARTS: list[dict[str, Any]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("start", STARTS, ids=lambda s: s["name"])
def test_counts(start: dict[str, Any]):
    found = perft(ludilex.Rules("dominion").position(start["position"]).state, DEPTH)
    if os.environ.get("LUDILEX_REFRESH"):
        start["counts"] = found
        head = FILE.read_text(encoding="utf-8").splitlines()[0]
        text = yaml.safe_dump(STARTS, sort_keys=False, default_flow_style=None, width=120)
        FILE.write_text(f"{head}\n{text}", encoding="utf-8")
    assert found == start["counts"]
