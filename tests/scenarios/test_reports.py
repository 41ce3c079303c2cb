"""Every public report on another program has rulings, or a reason why not; the page names them all."""

from __future__ import annotations

import re
from pathlib import Path

from ludilex.scenarios.library import installed

PAGE = (Path(__file__).parents[2] / "docs" / "reports-keyforge.md").read_text(encoding="utf-8")
ROWS = {cells[0]: cells[2] for line in PAGE.splitlines() if len(cells := line.strip("| ").split(" | ")) == 3}
RULING = re.compile(r"kf[.-][\w.-]*\w")


def test_every_report_has_a_ruling_or_a_reason() -> None:
    for number in range(2, 41, 2):
        said = ROWS[f"K{number:02}"]
        own = [name for name in RULING.findall(said) if name.startswith(f"kf.report.K{number:02}")]
        assert own or said.startswith("none: ")


def test_the_page_and_the_rulings_name_each_other() -> None:
    named = set(RULING.findall(PAGE))
    rulings = installed("keyforge")
    assert named <= set(rulings)
    assert {name for name in rulings if name.startswith("kf.report.")} <= named
