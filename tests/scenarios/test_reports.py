"""Every public report on another program has rulings, or a reason why not; the pages name them all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludilex.scenarios.library import installed

DOCS = Path(__file__).parents[2] / "docs"
# Of each game: how its reports are called on its page and in the ids of rulings, the last one, a ruling's id.
REPORTS = {
    "keyforge": ("K", "kf.report.K", 40, re.compile(r"kf[.-][\w.-]*\w")),
    "agot": ("R", "agot.report.", 30, re.compile(r"agot\.report\.[\w.-]*\w")),
}
games = pytest.mark.parametrize("game", REPORTS)


def page(game: str) -> str:
    """The page about the reports of a game."""
    return (DOCS / f"reports-{game}.md").read_text(encoding="utf-8")


@games
def test_every_report_has_a_ruling_or_a_reason(game: str) -> None:
    row, ruling, last, ids = REPORTS[game]
    rows = {cells[0]: cells[2] for line in page(game).splitlines() if len(cells := line.strip("| ").split(" | ")) == 3}
    for number in range(2, last + 1, 2):
        said = rows[f"{row}{number:02}"]
        own = [name for name in ids.findall(said) if name.startswith(f"{ruling}{number:02}")]
        assert own or said.startswith("none: ")


@games
def test_the_page_and_the_rulings_name_each_other(game: str) -> None:
    _, ruling, _, ids = REPORTS[game]
    named = set(ids.findall(page(game)))
    rulings = installed(game)
    assert named <= set(rulings)
    assert {name for name in rulings if name.startswith(ruling.rstrip("K"))} <= named
