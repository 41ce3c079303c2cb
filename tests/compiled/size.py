"""Code lines of the compiled group: without blank lines, comments, docstrings and imports.

`python -m tests.compiled.size` prints them by folder.
"""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def compiled_files() -> list[Path]:
    """What setup.py compiles."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ludilex"]
    found = {path for pattern in config["compiled"] for path in ROOT.glob(pattern)}
    return sorted(path for path in found if path.name not in config["uncompiled"])


def code_lines(path: Path) -> int:
    """Lines that some statement other than a docstring or an import stands on."""
    text = path.read_text(encoding="utf-8")
    lines: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.expr | ast.stmt | ast.arg | ast.alias | ast.keyword):
            bare = isinstance(node, ast.FunctionDef | ast.ClassDef | ast.If | ast.For | ast.While | ast.With | ast.Try)
            last = node.lineno if bare else node.end_lineno or node.lineno
            lines.update(range(node.lineno, last + 1))
    other = {
        line
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str))
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    return len(lines - other)


def by_folder() -> dict[str, int]:
    """Code lines of the kernel and of each game."""
    out: dict[str, int] = {}
    for path in compiled_files():
        out[path.parent.name] = out.get(path.parent.name, 0) + code_lines(path)
    return out


if __name__ == "__main__":
    for folder, count in by_folder().items():
        print(f"{folder:<10} {count:>6}")
    print(f"{'together':<10} {sum(by_folder().values()):>6}")
