"""The compiled group stays small enough to build within a minute: see docs/decisions/009."""

from __future__ import annotations

from pathlib import Path

from tests.compiled.size import by_folder, code_lines

MODULE = '''"""Doc."""

from os import (
    path,
)

A = 1  # one


def f(
    x: int,
) -> int:
    """Doc."""
    # why
    return (
        x + A
    )
'''


def test_the_compiled_group_is_within_its_limit() -> None:
    assert sum(by_folder().values()) <= 13_500, by_folder()


def test_blank_lines_comments_docstrings_and_imports_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(MODULE)
    assert code_lines(path) == 1 + 3 + 3
