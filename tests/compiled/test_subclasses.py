"""What is not compiled may only extend those compiled classes that allow it: the compiled program could not start."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.compiled.size import ROOT, compiled_files

DOOR = "allow_interpreted_subclasses"


def classes_of(path: Path) -> set[str]:
    """The classes a module defines itself."""
    return {node.name for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)}


def test_uncompiled_classes_extend_only_what_is_open_to_them() -> None:
    compiled = set(compiled_files())
    closed = {
        node.name
        for path in compiled
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not any(DOOR in ast.unparse(d) for d in node.decorator_list)
    }
    wrong = [
        f"{path.relative_to(ROOT)}: {node.name}({ast.unparse(base)})"
        for path in sorted((ROOT / "src").rglob("*.py"))
        if path not in compiled
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if ast.unparse(base).split(".")[-1] in closed - classes_of(path)
    ]
    assert not wrong
