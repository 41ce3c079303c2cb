"""The patches of `./dev ablate clauses`: each names a clause, and taking one away is noticed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from ludilex.registry import law_of

ROOT = Path(__file__).parents[2]


def ablate(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LUDILEX_PURE": "1"}
    command = [sys.executable, "-m", "tests.ablate", "clauses", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)


def test_every_patch_names_a_normative_clause() -> None:
    from tests.mutants import MUTANTS

    law = law_of("dominion")
    assert len(MUTANTS) > 20 and all(law.clause(c).normative for c in MUTANTS)


def test_taking_a_clause_away_is_noticed() -> None:
    said = ablate("dominion.stop-moving.3b", "dominion.stop-moving.play-lost.1")
    assert said.returncode == 0, said.stderr
    assert "dom.card.watchtower.covered-deck-top" in said.stdout
    assert "2 of 2 clauses are noticed" in said.stdout


def test_what_is_kept_is_what_is_measured() -> None:
    from ludilex.scenarios.coverage import noticing

    found = json.loads(ablate("--json").stdout)["clauses"]
    assert noticing("dominion") == {clause: v["expected"] for clause, v in found.items() if v["expected"]}


def test_an_unknown_clause_is_refused_in_one_sentence() -> None:
    said = ablate("dominion.stop-moving.9z")
    assert said.returncode == 1 and said.stderr.startswith("there is no patch for 'dominion.stop-moving.9z'")
