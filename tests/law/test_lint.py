"""The law lint on a small package: each test plants one fault."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from ludilex.law import lint
from ludilex.law.coverage import coverage
from ludilex.law.registry import PACKAGE


def clause(name: str, **changes: object) -> dict[str, object]:
    statement = {"en": f"{name} ends.", "hu": f"{name} véget ér.", "ru": f"{name}: конец."}
    fields = {"id": f"toy.rules.{name}", "document": "rules", "kind": "rule", "normative": True}
    return fields | {"cite": "Rules", "statement": statement} | changes


def write_law(root: Path, *clauses: dict[str, object]) -> None:
    content = {"game": "toy", "documents": {"rules": {"title": "Rules"}}, "clauses": list(clauses)}
    text = yaml.safe_dump(content, allow_unicode=True)
    (root / "games" / "toy" / "clauses.yaml").write_text(text, encoding="utf-8")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A package with one game, two clauses, and code that cites the first."""
    (tmp_path / "games" / "toy" / "scenarios").mkdir(parents=True)
    write_law(tmp_path, clause("end"), clause("start", normative=False))
    code(tmp_path, 'CITED = "toy.rules.end"\n')
    return tmp_path


def code(root: Path, text: str) -> None:
    (root / "games" / "toy" / "ops.py").write_text(text, encoding="utf-8")


def scenario(root: Path, text: str) -> None:
    (root / "games" / "toy" / "scenarios" / "one.yaml").write_text(text, encoding="utf-8")


def wrong(root: Path) -> list[str]:
    return lint.findings(root)[0]


def test_our_own_law_is_clean() -> None:
    assert wrong(PACKAGE) == [] == lint.uncited(PACKAGE)


def test_clean_package_lists_what_nobody_cites(root: Path) -> None:
    note = "toy: 1 of 2 clauses are cited by no code: toy.rules.start"
    assert lint.findings(root) == ([], [note])


def test_a_normative_clause_that_nobody_cites_needs_a_reason(root: Path) -> None:
    assert lint.uncited(root) == []
    code(root, "")
    [line] = lint.uncited(root)
    assert line.endswith("toy.rules.end is cited by no code, and not listed")
    (root / "games" / "toy" / "not_cited.yaml").write_text('toy.rules.end: "it is only shown"\n', encoding="utf-8")
    assert lint.uncited(root) == []
    code(root, 'CITED = "toy.rules.end"\n')
    [line] = lint.uncited(root)
    assert line.endswith("toy.rules.end is cited, or is no normative clause")


@pytest.mark.parametrize(
    "text",
    [
        'WHY = ("toy.rules.end", "toy.rules.ende")',
        'WHY = "toy.rule.end"',
        'WHY = "toy.rules.End"',
        "x = 1  # forbidden by toy.rules.ende",
        '"""Ends the game, see toy.rules.ende."""',
        'print(f"not now [toy.rules.ende] {1}")',
    ],
)
def test_unknown_clause_in_code_is_found(root: Path, text: str) -> None:
    code(root, f"\n{text}\n")
    [line] = wrong(root)
    assert "ops.py:2: unknown clause 'toy.rule" in line
    assert "'toy.rules.end'" in line.partition("did you mean")[2]


@pytest.mark.parametrize("text", ['f"toy.rules.{name}"', '"toy.rules." + name'])
def test_an_id_put_together_is_found(root: Path, text: str) -> None:
    code(root, f'name = "end"\nWHY = {text}\n')
    [line] = wrong(root)
    assert "ops.py:2: a clause id is put together here; write each id whole" in line


@pytest.mark.parametrize(
    "text",
    [
        'KEY = "toy.speed.games_per_s"',
        'OURS = name.startswith("toy.rules.")',
        "x = 1  # all of toy.rules.*",
        'MODULE = "ludilex.games.toy.rules.end2"',
    ],
)
def test_other_dotted_names_are_left_alone(root: Path, text: str) -> None:
    code(root, text)
    assert wrong(root) == []


def test_mentions_do_not_count_as_citations(root: Path) -> None:
    code(root, '"""toy.rules.end"""\nx = "by toy.rules.end"  # toy.rules.end\n')
    assert coverage(root) == {"toy": []}


def test_coverage_is_json(root: Path) -> None:
    assert json.loads(json.dumps(coverage(root))) == {"toy": ["toy.rules.end"]}


def test_scenarios_are_checked_where_they_name_clauses(root: Path) -> None:
    scenario(
        root,
        "scenarios:\n"
        "- script:\n"
        "  - cannot: {A: Gold, because: [toy.rules.no]}\n"
        "  steps: [{kind: stopped, clause: toy.rules.end}]\n"
        "  note: toy.rules.never is not a citation\n"
        "  clauses:\n"
        "  - toy.rules.stat\n",
    )
    first, second = wrong(root)
    assert "one.yaml:3: unknown clause 'toy.rules.no'" in first
    assert "one.yaml:7: unknown clause 'toy.rules.stat'; did you mean 'toy.rules.start'" in second


def test_unreadable_files_are_findings(root: Path) -> None:
    scenario(root, "scenarios: [")
    [line] = wrong(root)
    assert "one.yaml" in line and "not readable YAML" in line
    code(root, "def")
    [line] = wrong(root)
    assert "ops.py:1: not readable Python" in line


def test_statements_are_there_and_translated(root: Path) -> None:
    same = {"en": "It ends.", "hu": "It ends.", "de": "Es endet."}
    write_law(root, clause("end"), clause("start", statement=same))
    lines = [line.partition("clauses.yaml: ")[2] for line in wrong(root)]
    assert lines == [
        "toy.rules.start says in 'hu' the same as in 'en'; it is not translated",
        "toy.rules.start has no statement in 'ru'",
        "toy.rules.start: unknown language 'de'; known are 'en', 'hu' and 'ru'",
    ]


def test_editions_are_checked_as_well(root: Path) -> None:
    write_law(root, clause("end", editions={"old": {"en": "It did.", "hu": "Vége lett."}}))
    [line] = wrong(root)
    assert line.endswith("toy.rules.end (old) has no statement in 'ru'")


def test_the_same_id_twice_is_a_finding(root: Path) -> None:
    write_law(root, clause("end"), clause("end"))
    assert any("toy.rules.end stands there twice" in line for line in wrong(root))


def test_command_line(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lint.main([str(root)]) == 0
    assert "law lint: 0 findings" in capsys.readouterr().out
    code(root, 'WHY = "toy.rules.no"')
    assert lint.main([str(root)]) == 1
    assert "law lint: 1 finding\n" in capsys.readouterr().out
    assert lint.main([str(root / "nowhere")]) == 2
    assert "no games/*/clauses.yaml under" in capsys.readouterr().err
