"""Where a game's uncompiled source acts under a clause, and the source with just that taken away.

Every place that cites a clause stands for what is done there. A citation in a branch takes the branch away; one that is
not in a branch takes the function away (an op does nothing, a question has the neutral answer); one that belongs to a
definition or to an op of a program takes that ability or op away (`data.py`). Nothing of this is in the program: the
code of a function is exchanged while the scenarios run.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from ludilex.law.registry import PACKAGE

KERNEL = PACKAGE / "kernel"
BUILDERS = ("__init__", "cards", "currencies", "definitions", "rules", "rules_of", "enter", "build")


@dataclass(frozen=True)
class Site:
    """A place that acts under a clause: a function of a module, and the line of the branch there (0: all of it)."""

    clause: str
    module: str
    function: str
    branch: int
    otherwise: bool = False  # it stands in the `else` of the branch

    def __str__(self) -> str:
        where = f" line {self.branch}" if self.branch else ""
        return f"{self.module.removeprefix('ludilex.')}: {self.function}{where}"


def module_name(path: Path) -> str:
    """`ludilex.games.dominion.ops` of its file."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


class Source:
    """One file, with the parent of each node."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.module = module_name(path)
        self.tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        self.parents = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}

    def up(self, node: ast.AST) -> Iterator[ast.AST]:
        """What a node stands in, innermost first."""
        while node in self.parents:
            node = self.parents[node]
            yield node

    def function(self, node: ast.AST) -> str:
        """Qualified name of the function a node stands in; "" outside of any."""
        names: list[str] = []
        for outer in self.up(node):
            if isinstance(outer, ast.FunctionDef | ast.ClassDef):
                names.insert(0, outer.name)
        inside = any(isinstance(outer, ast.FunctionDef) for outer in self.up(node))
        return ".".join(names) if inside else ""

    def branch(self, node: ast.AST) -> tuple[int, bool]:
        """Line of the innermost `if` that decides whether the node is reached, and whether by its `else`; 0: none."""
        inner = node
        for outer in self.up(node):
            if isinstance(outer, ast.FunctionDef):
                return 0, False
            if isinstance(outer, ast.If) and not tracing_only(outer.test):
                if inner in outer.body:
                    return outer.lineno, False
                if inner in outer.orelse and not isinstance(inner, ast.If):
                    return outer.lineno, True
            inner = outer
        return 0, False


def tracing_only(test: ast.expr) -> bool:
    """The branch only writes steps."""
    return any(isinstance(node, ast.Attribute) and node.attr == "tracing" for node in ast.walk(test))


def sources(game: str) -> list[Source]:
    """The files of a game and of the kernel."""
    return [Source(p) for p in [*sorted((PACKAGE / "games" / game).rglob("*.py")), *sorted(KERNEL.glob("*.py"))]]


def sites(game: str, clauses: set[str]) -> dict[str, list[Site]]:
    """Where code acts under each of the clauses."""
    files = sources(game)
    found: dict[str, list[Site]] = {}
    named: dict[str, set[str]] = {}  # attribute of the rules -> clauses it stands for
    for file in files:
        for node in ast.walk(file.tree):
            if not isinstance(node, ast.Constant) or node.value not in clauses:
                continue
            attribute = kept_in(file, node)
            if attribute:
                named.setdefault(attribute, set()).add(node.value)
            elif (name := file.function(node)) and name.split(".")[-1] not in BUILDERS:
                found.setdefault(node.value, []).append(Site(node.value, file.module, name, *file.branch(node)))
    for file in files:
        for node in ast.walk(file.tree):
            if isinstance(node, ast.Attribute) and node.attr in named and isinstance(node.ctx, ast.Load):
                name = file.function(node)
                if name and name.split(".")[-1] not in BUILDERS:
                    for clause in sorted(named[node.attr]):
                        found.setdefault(clause, []).append(Site(clause, file.module, name, *file.branch(node)))
    return {clause: list(dict.fromkeys(found[clause])) for clause in sorted(found)}


def kept_in(file: Source, node: ast.AST) -> str:
    """The attribute of the rules that a citation is kept in, or ""."""
    for outer in file.up(node):
        target: ast.expr | None = outer.target if isinstance(outer, ast.AnnAssign) else None
        if isinstance(outer, ast.Assign) and len(outer.targets) == 1:
            target = outer.targets[0]
        if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
            return target.attr
        if isinstance(outer, ast.FunctionDef):
            return ""
    return ""


class Without(ast.NodeTransformer):
    """The source less one site."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.path: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self.path.append(node.name)
        self.generic_visit(node)
        self.path.pop()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.path.append(node.name)
        if ".".join(self.path) == self.site.function and self.site.branch == 0:
            with_super = any(isinstance(x, ast.Name) and x.id == "super" for x in ast.walk(node))
            closed = [ast.Expr(ast.Name("__class__", ast.Load()))] if with_super else []  # its code is bound to a class
            node.body = [*closed, ast.Return(neutral(node))]
        else:
            self.generic_visit(node)
        self.path.pop()
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        if ".".join(self.path) == self.site.function and node.lineno == self.site.branch:
            node.test = ast.Constant(self.site.otherwise)
        self.generic_visit(node)
        return node


def neutral(node: ast.FunctionDef) -> ast.expr:
    """The answer of a function that finds nothing and does nothing."""
    said = ast.unparse(node.returns) if node.returns is not None else "None"
    if said.startswith("list"):
        return ast.List([], ast.Load())
    answers: dict[str, Any] = {"None": None, "bool": False}
    answer = answers.get(said, -1 if node.name in ("forbids", "immune") else 0)
    return ast.Constant(answer) if answer != -1 else ast.UnaryOp(ast.USub(), ast.Constant(1))


def code_of(code: CodeType, path: list[str]) -> CodeType:
    """The code of a function inside the code of its module or class."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType) and constant.co_name == path[0]:
            return constant if len(path) == 1 else code_of(constant, path[1:])
    raise LookupError(".".join(path))


@contextmanager
def disabled(site: Site) -> Iterator[None]:
    """The program without what is done at a site."""
    module = importlib.import_module(site.module)
    path = Path(str(module.__file__))
    tree = Without(site).visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))
    names = site.function.split(".")
    code = code_of(compile(ast.fix_missing_locations(tree), str(path), "exec"), names)
    owner: Any = module
    for name in names:
        owner = getattr(owner, name)
    assert isinstance(owner, FunctionType), f"{site} is no plain function"
    before = owner.__code__
    owner.__code__ = code
    try:
        yield
    finally:
        owner.__code__ = before
