"""Every command and example of docs/cli.md and docs/bots.md works."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import Run

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str, kind: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", ["cli.md", "bots.md"])
def test_commands(ludilex: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks(page, "yaml"):
        Path("chapel.yaml").write_text(block, encoding="utf-8")
    for line in "".join(blocks(page, "console")).splitlines():
        prompt, command, *arguments = shlex.split(line)
        assert (prompt, command) == ("$", "ludilex"), line
        said = ludilex(*arguments)
        assert (said.code, said.err) == (0, ""), line
        assert said.out, line


def test_python() -> None:
    for block in blocks("bots.md", "python"):
        exec(compile(block, "docs/bots.md", "exec"), {"__name__": "example"})
