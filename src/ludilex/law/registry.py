"""The clauses of a game, read from the `clauses.yaml` in its folder, and its assumptions from `assumptions.yaml`.

A clause id such as `dominion.stop-moving.2a` is the game and the place in its law. Code, steps, scenarios and
documents cite clauses by id only; everything that is said about a clause is said here. An assumption
(`dominion.assume.play-lost`) is what we do where the documents are silent: a named option of the rules, or the only
way that is built.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

import yaml

from ludilex.errors import BadInput, shown, unknown

LANGUAGES = ("en", "hu", "ru")
PACKAGE = Path(__file__).resolve().parents[1]
FILE_NAME = "clauses.yaml"
ASSUMPTIONS = "assumptions.yaml"
SECTIONS = ("clauses", "rules")

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the same loader in C, where it was built
_NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Document:
    """A text that clauses come from; `sources` explains the marks its clauses give as their source."""

    name: str
    title: str
    source: str = ""
    note: str = ""
    sources: Mapping[str, str] = field(default_factory=lambda: _NOTHING)


@dataclass(frozen=True, slots=True)
class Clause:
    """One testable statement of a document.

    `statement` maps a language to the sentence in force in the game's default edition; `editions` maps
    another edition to the statement in force there, where it differs.
    """

    id: str
    document: str
    number: str | None
    kind: str
    normative: bool
    cite: str
    statement: Mapping[str, str]
    editions: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: _NOTHING)
    source: str = ""

    def text(self, language: str = "en", edition: str | None = None) -> str:
        """Return the statement in a language, as it stands in an edition (None: the game's default one).

        >>> silent = Clause("toy.rules.end", "rules", None, "rule", True, "Rules, end", {"en": "It ends."})
        >>> silent.text()
        'It ends.'
        """
        statement = self.statement if edition is None else self.editions.get(edition, self.statement)
        if language not in statement:
            raise unknown("language", language, statement)
        return statement[language]


@dataclass(frozen=True, slots=True)
class Assumption:
    """What the rules do where the documents are silent.

    ``option``: the named option of the rules that decides it, with its ``values``, the default first; "" where only
    one way is built. ``clauses``: the ones near by.
    """

    id: str
    option: str
    values: tuple[str, ...]
    clauses: tuple[str, ...]
    statement: Mapping[str, str]

    @property
    def cite(self) -> str:
        """What it is, as a clause says where it stands."""
        return f"option {self.option}: {', '.join(self.values)}" if self.option else "assumption"

    @property
    def normative(self) -> bool:
        """No document says it."""
        return False

    def text(self, language: str = "en", edition: str | None = None) -> str:
        """Return what is assumed, in a language; it is the same in all editions."""
        if language not in self.statement:
            raise unknown("language", language, self.statement)
        return self.statement[language]


@dataclass(frozen=True, slots=True)
class Registry:
    """All clauses and assumptions of one game, in the order of its files; iterating gives the clauses."""

    game: str
    documents: Mapping[str, Document]
    clauses: Mapping[str, Clause]
    assumptions: Mapping[str, Assumption] = field(default_factory=lambda: _NOTHING)

    def clause(self, clause_id: str) -> Clause:
        """Return the clause with this id; an unknown id is a `BadInput` with close matches.

        >>> Registry("toy", {}, {}).clause("toy.rules.end")
        Traceback (most recent call last):
        ludilex.errors.BadInput: unknown clause 'toy.rules.end'; none is known
        """
        if clause_id not in self.clauses:
            raise unknown("clause", clause_id, self.clauses)
        return self.clauses[clause_id]

    def cited(self, name: str) -> Clause | Assumption:
        """Return what a step cites under this id; an unknown id is a `BadInput` with close matches."""
        return self.assumptions[name] if name in self.assumptions else self.clause(name)

    @property
    def citable(self) -> Mapping[str, Clause | Assumption]:
        """Everything a step may cite."""
        return {**self.clauses, **self.assumptions}

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self.clauses

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses.values())

    def __len__(self) -> int:
        return len(self.clauses)


def law_folders(root: Path = PACKAGE) -> list[Path]:
    """Return the folders of the games under `root` that have a clause file."""
    return sorted(path.parent for path in (root / "games").glob(f"*/{FILE_NAME}"))


def load(folder: Path) -> Registry:
    """Read the registry of the game in `folder`.

    >>> law = load(PACKAGE / "games" / "dominion")
    >>> law.clause("dominion.stop-moving.2a").text()
    'A played card expects to be in play; if it is not, it cannot move itself.'
    """
    path = folder / FILE_NAME
    content = _read(path)
    game = _text(content, "game", str(path))
    documents = {
        name: _document(name, entry, f"{path}, document {name}")
        for name, entry in _mapping(content.get("documents"), f"{path}, documents").items()
    }
    clauses: dict[str, Clause] = {}
    for section in SECTIONS:
        for entry in _list(content.get(section, []), f"{path}, {section}"):
            clause = _clause(_mapping(entry, f"{path}, {section}"), str(path))
            if clause.id in clauses:
                raise BadInput(f"{path}: clause {clause.id} stands there twice; ids are unique")
            if clause.document not in documents:
                raise unknown(f"document of clause {clause.id}", clause.document, documents)
            if not clause.id.startswith(f"{game}."):
                raise BadInput(f"{path}: clause {clause.id} should begin with its game, as in {game}.rules.gain")
            clauses[clause.id] = clause
    return Registry(game, MappingProxyType(documents), MappingProxyType(clauses), _assumptions(folder, game, clauses))


def _assumptions(folder: Path, game: str, clauses: Mapping[str, Clause]) -> Mapping[str, Assumption]:
    """The assumptions of the game, if it has a file of them."""
    path = folder / ASSUMPTIONS
    found: dict[str, Assumption] = {}
    for entry in _list(_read(path).get("assumptions", []), f"{path}, assumptions") if path.is_file() else ():
        fields = _mapping(entry, str(path))
        where = f"{path}, assumption {fields.get('id', 'without id')}"
        name = _text(fields, "id", where)
        if not name.startswith(f"{game}.assume.") or name in found:
            raise BadInput(f"{where}: an id is unique and begins with {game}.assume.")
        near = tuple(str(c) for c in _list(fields.get("clauses", []), where))
        for c in near:
            if c not in clauses:
                raise BadInput(f"{where}: {unknown('clause', c, clauses)}")
        values = tuple(str(v) for v in _list(fields.get("values", []), where))
        option = str(fields.get("option", ""))
        found[name] = Assumption(name, option, values, near, _statement(fields.get("text"), where))
    return MappingProxyType(found)


def _read(path: Path) -> Mapping[str, Any]:
    try:
        content = yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER)
    except OSError as problem:
        raise BadInput(f"{path} cannot be read: {problem.strerror}") from None
    except (UnicodeDecodeError, yaml.YAMLError) as problem:
        raise BadInput(f"{path} is not readable YAML: {' '.join(str(problem).split())}") from None
    return _mapping(content, str(path))


def _document(name: str, entry: object, where: str) -> Document:
    fields = _mapping(entry, where)
    sources = {str(mark): str(text) for mark, text in _mapping(fields.get("sources", {}), where).items()}
    return Document(
        name,
        _text(fields, "title", where),
        str(fields.get("source", "")),
        str(fields.get("note", "")),
        MappingProxyType(sources),
    )


def _clause(fields: Mapping[str, Any], path: str) -> Clause:
    where = f"{path}, clause {fields.get('id', 'without id')}"
    normative = fields.get("normative")
    if not isinstance(normative, bool):
        raise BadInput(f"{where}: normative is {shown(normative)}; it should be true or false")
    editions = {
        edition: _statement(statement, f"{where}, edition {edition}")
        for edition, statement in _mapping(fields.get("editions", {}), where).items()
    }
    return Clause(
        id=_text(fields, "id", where),
        document=_text(fields, "document", where),
        number=_text(fields, "number", where) if "number" in fields else None,
        kind=_text(fields, "kind", where),
        normative=normative,
        cite=_text(fields, "cite", where),
        statement=_statement(fields.get("statement"), where),
        editions=MappingProxyType(editions),
        source=_text(fields, "source", where) if "source" in fields else "",
    )


def _statement(value: object, where: str) -> Mapping[str, str]:
    entries = _mapping(value, f"{where}, statement")
    return MappingProxyType({language: _text(entries, language, where) for language in entries})


def _text(fields: Mapping[str, Any], key: str, where: str) -> str:
    """Return a text; YAML's own reading of 2.10 or no is refused, since the file then lacks quotes."""
    value = fields.get(key)
    if not isinstance(value, str) or not value.strip():
        raise BadInput(f"{where}: {key} is {shown(value)}; it should be a text, in quotes if it looks like a number")
    return value


def _mapping(value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise BadInput(f"{where}: {shown(value)} should be a mapping with text keys")
    return value


def _list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadInput(f"{where}: {shown(value)} should be a list")
    return value
