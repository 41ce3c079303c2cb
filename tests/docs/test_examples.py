"""Every example in README, docs and docstrings is run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import ludilex

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
MODULES = sorted(m.name for m in pkgutil.walk_packages(ludilex.__path__, "ludilex.") if not m.name.endswith("__main__"))
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_python_examples_of_pages(page: Path):
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str):
    failed, _ = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert failed == 0


def commands() -> list[str]:
    """The `$ ludilex ...` lines of ```console blocks."""
    found = []
    for page in (p for p in PAGES if p.name not in ("cli.md", "bots.md")):  # those are run in order by tests/cli
        for block in re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.S):
            found += [line[2:] for line in block.splitlines() if line.startswith("$ ludilex")]
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("command", commands())
def test_commands(command: str, tmp_path: Path):
    words = shlex.split(command)[1:]
    done = subprocess.run(
        [sys.executable, "-m", "ludilex", *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
