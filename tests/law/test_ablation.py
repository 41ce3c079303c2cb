"""`./dev ablate clauses`: taking away what acts under a clause is noticed, and what is kept is what is measured."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludilex.kits import kits
from ludilex.registry import law_of
from ludilex.scenarios.coverage import noticing
from tests.ablation import patches, sites

ROOT = Path(__file__).parents[2]


def ablate(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LUDILEX_PURE": "1"}
    command = [sys.executable, "-m", "tests.ablate", "clauses", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)


def test_every_patch_names_a_normative_clause() -> None:
    for clause in patches.MUTANTS:
        assert law_of(clause.split(".")[0]).clause(clause).normative


def test_a_citation_in_a_branch_stands_for_the_branch() -> None:
    found = sites.sites("dominion", {"dominion.rules.buy.cost", "dominion.rules.end.provinces"})
    branches = {site.function: site.branch > 0 for site in found["dominion.rules.buy.cost"]}
    assert branches == {"BuyCards.refusals": True, "BuyCards.pay": True}
    assert [(s.function, s.branch) for s in found["dominion.rules.end.provinces"]] == [("game_ends", 0)]


def test_taking_a_clause_away_is_noticed() -> None:
    said = ablate("dominion.stop-moving.3b", "dominion.stop-moving.play-lost.1", "dominion.rules.buy.cost")
    assert said.returncode == 0, said.stderr
    assert "dom.card.watchtower.covered-deck-top" in said.stdout
    assert "3 of 3 cited clauses are noticed" in said.stdout


@pytest.mark.parametrize("game", kits())
def test_what_is_kept_is_what_is_measured(game: str) -> None:
    said = ablate("--game", game, "--json")
    found = json.loads(said.stdout)["clauses"]
    assert noticing(game) == {clause: list(v) for clause, v in found.items() if v}


def test_an_unknown_clause_is_refused_in_one_sentence() -> None:
    said = ablate("dominion.stop-moving.9z")
    assert said.returncode == 1 and said.stderr.startswith("unknown clause 'dominion.stop-moving.9z'")
