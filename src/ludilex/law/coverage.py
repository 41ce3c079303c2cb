"""Where clauses are cited: in the source by the code that acts on them, and in scenarios.

A citation is written whole, as one string literal that is nothing but the id, so that it can be found without
running anything. Ids inside docstrings, comments and longer texts are mentions: they must exist, but do not
count.
"""

from __future__ import annotations

import ast
import difflib
import io
import re
import tokenize
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from ludilex.errors import BadInput
from ludilex.law.registry import PACKAGE, Registry, law_folders, load

SCENARIO_KEYS = frozenset({"clause", "clauses", "because"})

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Citation:
    """A clause id as it stands at one place.

    `use` is `act` (a literal in code), `mention` (inside a docstring, comment or longer text), `pieces` (the
    beginning of an id that is put together when the code runs) or `expect` (a scenario names it).
    """

    clause: str
    game: str
    use: str
    path: Path
    line: int


class ClauseIds:
    """Recognizes what looks like a clause id: a known game, then a word its ids begin with, then more.

    >>> ids = ClauseIds({"toy": ["toy.rules.end", "toy.rules.start"]})
    >>> ids.whole("toy.rules.ende"), ids.whole("toy.rule.end"), ids.whole("toy.speed.games_per_s")
    ('toy', 'toy', None)
    >>> list(ids.inside("Ends the game [toy.rules.end]; see toy.rules.*"))
    ['toy.rules.end']
    """

    def __init__(self, known: Mapping[str, Collection[str]]) -> None:
        self._known = {game: frozenset(ids) for game, ids in known.items()}
        self._heads = {game: sorted({i.split(".")[1] for i in ids}) for game, ids in self._known.items()}
        games = "|".join(map(re.escape, self._known)) or "(?!)"
        self._whole = re.compile(rf"({games})\.([\w-]+)(\.[\w-]+)*")
        self._inside = re.compile(rf"(?<![\w.-])({games})\.([\w-]+)(?:\.[\w-]+)*(?![\w-]|\.?\*)")

    def whole(self, text: str) -> str | None:
        """Return the game whose clause id this text is meant to be, even misspelt a little, else None."""
        found = self._whole.fullmatch(text)
        if found is None:
            return None
        game, head, more = found.groups()
        if text in self._known[game]:
            return str(game)
        return str(game) if more and difflib.get_close_matches(head, self._heads[game], n=1, cutoff=0.86) else None

    def inside(self, text: str) -> Iterator[str]:
        """Yield what looks like a clause id inside a longer text."""
        for found in self._inside.finditer(text):
            if found[0] in self._known[found[1]] or (found[2] in self._heads[found[1]] and found[0].count(".") > 1):
                yield found[0]

    def beginning(self, text: str) -> str | None:
        """Return the game if the text is one word that begins as its clause ids do."""
        if len(text.split()) != 1:
            return None
        for game, heads in self._heads.items():
            if any(text.startswith(f"{game}.{head}.") for head in heads):
                return game
        return None


def coverage(root: Path = PACKAGE) -> dict[str, list[str]]:
    """Return, for each game under `root`, the ids of its clauses that code cites; it can be printed as JSON.

    >>> "dominion" in coverage()
    True
    """
    laws = {law.game: law for law in map(load, law_folders(root))}
    cited: dict[str, set[str]] = {game: set() for game in laws}
    for citation in source_citations(root, laws):
        if citation.use == "act" and citation.clause in laws[citation.game]:
            cited[citation.game].add(citation.clause)
    return {game: sorted(ids) for game, ids in sorted(cited.items())}


def source_citations(root: Path, laws: Mapping[str, Registry]) -> Iterator[Citation]:
    """Yield every citation in the Python files under `root`."""
    ids = ClauseIds({game: law.citable.keys() for game, law in laws.items()})
    for path in sorted(root.rglob("*.py")):
        yield from _in_source(path, ids)


def scenario_citations(folder: Path, game: str) -> Iterator[Citation]:
    """Yield the ids that the scenarios of the game in `folder` name; a damaged file is a `yaml.YAMLError`."""
    for path in sorted((folder / "scenarios").rglob("*.yaml")):
        with path.open("rb") as stream:
            node = yaml.compose(stream, Loader=_LOADER)
        for value in _scenario_values(node):
            yield Citation(value.value, game, "expect", path, value.start_mark.line + 1)


def _in_source(path: Path, ids: ClauseIds) -> Iterator[Citation]:
    text = path.read_text(encoding="utf-8")
    try:
        tree = ast.parse(text, str(path))
    except SyntaxError as problem:
        raise BadInput(f"{path}:{problem.lineno}: not readable Python: {problem.msg}") from None
    docstrings, pieces = _docstrings(tree), _pieces(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        whole, beginning = ids.whole(node.value), ids.beginning(node.value)
        if node in pieces and beginning is not None:
            yield Citation(node.value, beginning, "pieces", path, node.lineno)
        elif whole is not None and node not in docstrings:
            yield Citation(node.value, whole, "act", path, node.lineno)
        else:
            yield from _mentions(node.value, ids, path, node.lineno)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield from _mentions(token.string, ids, path, token.start[0])


def _mentions(text: str, ids: ClauseIds, path: Path, line: int) -> Iterator[Citation]:
    for number, part in enumerate(text.splitlines()):
        for clause in ids.inside(part):
            yield Citation(clause, clause.split(".")[0], "mention", path, line + number)


def _docstrings(tree: ast.Module) -> set[ast.Constant]:
    """Return the string statements: docstrings and attribute comments."""
    return {
        node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def _pieces(tree: ast.Module) -> set[ast.expr]:
    """Return the string parts of f-strings and the left sides of additions: text that is put together."""
    found: set[ast.expr] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            found.update(node.values)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            found.add(node.left)
    return found


def _scenario_values(node: yaml.Node | None) -> Iterator[yaml.ScalarNode]:
    """Yield the scalars under the keys of a scenario that name clauses."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value in SCENARIO_KEYS:
                items = value.value if isinstance(value, yaml.SequenceNode) else [value]
                yield from (item for item in items if isinstance(item, yaml.ScalarNode))
            else:
                yield from _scenario_values(value)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _scenario_values(item)
