"""Rulings told in three languages, kept as goldens and read one by one (docs/decisions/006-reading-the-traces.md).

A ruling of another game is added by its id. LUDILEX_REFRESH=1 writes them anew; read what has changed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludilex.cli.rulings import course_lines, watched
from ludilex.scenarios.library import installed
from ludilex.text import LANGUAGES

FOLDER = Path(__file__).parent / "goldens" / "traces"
RULINGS = [
    "dom.card.debt", "dom.card.moat", "dom.card.poor-house", "dom.card.possession.replace", "dom.card.province-ends",
    "dom.card.survivors.back", "dom.card.witch", "dom.option.play-lost", "dom.sc.001", "dom.sc.003", "dom.sc.005",
    "dom.sc.016", "dom.sc.029", "dom.sc.050.face-down", "dom.sc.056", "dom.sc.077", "dom.sc.081", "dom.sc.110",
    "dom.sc.124", "dom.sc.139",
    "agot.s23", "agot.s31", "agot.s59", "hkk-s051", "hkk-s098", "hkk-s168",
    "kf-lv-05", "kf-lv-16", "kf-off-02", "kf-poi-14", "kf.destroy.together", "kf.turn.forge",
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_is_told_as_it_was_read(ruling: str, lang: str):
    scenario = installed()[ruling]
    _, witness = watched(scenario)
    text = "\n".join([ruling, *course_lines(witness, lang, scenario.game)]) + "\n"
    path = FOLDER / f"{ruling}.{lang}.txt"
    if os.environ.get("LUDILEX_REFRESH"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def test_every_golden_has_its_ruling():
    assert {path.name for path in FOLDER.iterdir()} == {f"{r}.{lang}.txt" for r in RULINGS for lang in LANGUAGES}
