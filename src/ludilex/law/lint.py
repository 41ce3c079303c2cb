"""Check that the law and everything that cites it agree: `python -m ludilex.law.lint [ROOT]`.

One line per finding, exit 1 if there is any: a citation of a clause that does not exist, an id that is put
together from pieces, a damaged clause file, a statement that lacks a language or is not translated.
A normative clause that no code cites is a finding, unless the game's `not_cited.yaml` says why; so is one that stands
there although it is cited. Other clauses that no code cites are only listed.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import yaml

from ludilex.errors import BadInput, unknown
from ludilex.law.coverage import Citation, scenario_citations, source_citations
from ludilex.law.registry import (
    ASSUMPTIONS,
    FILE_NAME,
    LANGUAGES,
    PACKAGE,
    Assumption,
    Clause,
    Registry,
    law_folders,
    load,
)

NOT_CITED = "not_cited.yaml"


def findings(root: Path = PACKAGE) -> tuple[list[str], list[str]]:
    """Return what is wrong under `root` and what is merely worth knowing, one line each.

    >>> findings(Path("no-such-folder"))
    ([], [])
    """
    wrong: list[str] = []
    laws: dict[str, Registry] = {}
    folders: dict[str, Path] = {}
    for folder in law_folders(root):
        try:
            law = load(folder)
        except BadInput as problem:
            wrong.append(str(problem))
            continue
        if law.game in laws:
            wrong.append(f"{_shown(folder / FILE_NAME)}: game {law.game!r} has a clause file elsewhere already")
            continue
        laws[law.game], folders[law.game] = law, folder
        wrong += [f"{_shown(folder / FILE_NAME)}: {line}" for clause in law for line in _untranslated(clause)]
        wrong += [f"{_shown(folder / ASSUMPTIONS)}: {line}" for a in law.assumptions.values() for line in _missing(a)]

    try:
        citations = list(source_citations(root, laws))
    except BadInput as problem:
        return [*wrong, str(problem)], []
    wrong += _misquoted(citations, laws)
    for game, folder in folders.items():
        try:
            wrong += _misquoted(scenario_citations(folder, game), laws)
        except yaml.YAMLError as problem:
            wrong.append(f"{_shown(folder / 'scenarios')}: not readable YAML: {' '.join(str(problem).split())}")

    acted_on = {citation.clause for citation in citations if citation.use == "act"}
    known: list[str] = []
    for game, law in laws.items():
        idle = [clause for clause in law if clause.id not in acted_on]
        if idle:
            ids = ", ".join(clause.id for clause in idle)
            known.append(f"{game}: {len(idle)} of {len(law)} clauses are cited by no code: {ids}")
    return wrong, known


def uncited(root: Path = PACKAGE) -> list[str]:
    """Return what is wrong with the normative clauses that no code cites: not excused, or excused although cited.

    >>> uncited(Path("no-such-folder"))
    []
    """
    folders = {law.game: (folder, law) for folder in law_folders(root) for law in [load(folder)]}
    laws = {game: law for game, (_, law) in folders.items()}
    acted_on = {citation.clause for citation in source_citations(root, laws) if citation.use == "act"}
    wrong: list[str] = []
    for folder, law in folders.values():
        path = folder / NOT_CITED
        excused = yaml.safe_load(path.read_text(encoding="utf-8")) or {} if path.is_file() else {}
        idle = [clause.id for clause in law if clause.normative and clause.id not in acted_on]
        wrong += [f"{_shown(path)}: {name} is cited, or is no normative clause" for name in excused if name not in idle]
        wrong += [f"{_shown(path)}: {name} is cited by no code, and not listed" for name in idle if name not in excused]
    return wrong


def _misquoted(citations: Iterable[Citation], laws: Mapping[str, Registry]) -> Iterator[str]:
    for citation in citations:
        place = f"{_shown(citation.path)}:{citation.line}"
        if citation.use == "pieces":
            yield f"{place}: a clause id is put together here; write each id whole ({citation.clause!r}...)"
        elif citation.clause not in laws[citation.game].citable:
            yield f"{place}: {unknown('clause', citation.clause, laws[citation.game].citable)}"


def _untranslated(clause: Clause) -> Iterator[str]:
    yield from _languages(clause.id, clause.statement)
    for name, statement in clause.editions.items():
        yield from _languages(f"{clause.id} ({name})", statement)


def _missing(assumption: Assumption) -> Iterator[str]:
    """What an assumption lacks: a language, or the values of its option."""
    yield from _languages(assumption.id, assumption.statement)
    if bool(assumption.option) != (len(assumption.values) > 1):
        yield f"{assumption.id} needs an option with several values, or neither"


def _languages(name: str, statement: Mapping[str, str]) -> Iterator[str]:
    for language in LANGUAGES:
        if language not in statement:
            yield f"{name} has no statement in {language!r}"
        elif language != "en" and statement[language] == statement.get("en"):
            yield f"{name} says in {language!r} the same as in 'en'; it is not translated"
    for language in sorted(statement.keys() - set(LANGUAGES)):
        yield f"{name}: {unknown('language', language, LANGUAGES)}"


def _shown(path: Path) -> str:
    return os.path.relpath(path)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludilex.law.lint", description="Check the law and its citations.")
    parser.add_argument("root", nargs="?", type=Path, default=PACKAGE, help="the package folder that holds games/")
    options = parser.parse_args(arguments)
    if not law_folders(options.root):
        print(f"law lint: no games/*/{FILE_NAME} under {options.root}", file=sys.stderr)
        return 2
    wrong, known = findings(options.root)
    wrong += [] if wrong else uncited(options.root)
    for line in wrong:
        print(line)
    for line in known:
        print(f"note: {line}")
    print(f"law lint: {len(wrong)} finding{'' if len(wrong) == 1 else 's'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
