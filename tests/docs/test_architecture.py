"""What docs/architecture.md says of the modules is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludilex.scenarios.page import page

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "ludilex"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
GAMES = ("dominion", "keyforge", "agot", "hkk")
ELSEWHERE = {"payment": "kernel"}


def rows(title: str) -> list[list[str]]:
    """The cells of the table under a title, without its head."""
    part = PAGE.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]
    return [re.split(r" *\| *", line.strip("| ")) for line in part.splitlines() if line.startswith("| ")][1:]


def test_every_module_of_a_game_that_is_named_is_there() -> None:
    for question, *cells in rows("A game's folder"):
        assert len(cells) == len(GAMES), question
        for game, cell in zip(GAMES, cells, strict=True):
            for named in re.findall(r"`([\w.]+)`", cell):
                module, _, what = named.partition(".")
                path = PACKAGE / ELSEWHERE.get(module, f"games/{game}") / f"{module}.py"
                there = path.is_file() or path.with_suffix("").is_dir()  # a module, or a package
                assert there, f"{question}: {game} has no {module}"
                assert not what or re.search(rf"^(class|def) {what}\b", path.read_text("utf-8"), re.M), named


def test_every_module_of_the_kernel_is_named() -> None:
    named = {name for first, *_ in rows("The kernel in the order to read it") for name in re.findall(r"`(\w+)`", first)}
    there = {path.stem for path in (PACKAGE / "kernel").glob("*.py") if not path.stem.startswith("_")}
    assert named == there


@pytest.mark.parametrize("game", ["dominion", "keyforge", "agot"])
def test_the_page_of_the_cards_is_up_to_date(game: str) -> None:
    assert (ROOT / "docs" / f"cards-{game}.md").read_text(encoding="utf-8") == page(game)
