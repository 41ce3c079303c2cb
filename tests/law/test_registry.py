"""The clause registry: what Dominion's file says, and what a damaged file is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from ludilex.errors import BadInput, LudilexError
from ludilex.kernel.kit import GameKit
from ludilex.kits import kits
from ludilex.law import LANGUAGES, Registry, load
from ludilex.law.page import page
from ludilex.law.registry import PACKAGE, law_folders
from ludilex.scenarios.coverage import REASONS, measure

DOMINION = PACKAGE / "games" / "dominion"
CLAUSE = {
    "id": "toy.rules.end",
    "document": "rules",
    "kind": "rule",
    "normative": True,
    "cite": "Rules, end",
    "statement": {"en": "It ends.", "hu": "Vége.", "ru": "Конец."},
}


@pytest.fixture(scope="module")
def dominion() -> Registry:
    return load(DOMINION)


def write(folder: Path, **changes: object) -> Path:
    """Write a clause file with one clause, changed as told."""
    content = {"game": "toy", "documents": {"rules": {"title": "Rules"}}, "clauses": [CLAUSE | changes]}
    (folder / "clauses.yaml").write_text(yaml.safe_dump(content, allow_unicode=True), encoding="utf-8")
    return folder


def test_dominion_has_the_document_the_neighbours_and_the_rule_book(dominion: Registry) -> None:
    sizes = {name: sum(clause.document == name for clause in dominion) for name in dominion.documents}
    assert sizes == {"stop-moving": 24, "ext": 5, "rules": 38}


def test_a_clause_carries_its_place_kind_and_label(dominion: Registry) -> None:
    clause = dominion.clause("dominion.stop-moving.2a")
    assert (clause.document, clause.number, clause.kind) == ("stop-moving", "2a", "rule")
    assert (clause.normative, clause.cite) == (True, "Stop-Moving 2, played cards")


def test_every_clause_speaks_all_languages(dominion: Registry) -> None:
    assert all(set(clause.statement) == set(LANGUAGES) for clause in dominion)


def test_rule_book_clauses_name_a_source_that_the_file_explains(dominion: Registry) -> None:
    sources = dominion.documents["rules"].sources
    rules = [clause for clause in dominion if clause.document == "rules"]
    assert all(clause.source in sources and not clause.normative for clause in rules)


def test_an_edition_changes_only_the_clauses_that_differ(dominion: Registry) -> None:
    covered, played = dominion.clause("dominion.stop-moving.3a"), dominion.clause("dominion.stop-moving.2a")
    old = "lose-track-pre-2019"
    assert "cannot be moved" in covered.text("en", old)
    assert "can be moved" in covered.text("en")
    assert played.text("ru", old) == played.text("ru")


def test_unknown_clause_is_answered_with_close_ones(dominion: Registry) -> None:
    with pytest.raises(BadInput, match=r"unknown clause 'dominion.stop-moving.2d'; did you mean") as caught:
        dominion.clause("dominion.stop-moving.2d")
    assert "dominion.stop-moving.2" in caught.value.suggestions
    assert isinstance(caught.value, LudilexError)


def test_unknown_language_is_refused(dominion: Registry) -> None:
    with pytest.raises(BadInput, match="unknown language 'de'; known are 'en', 'hu' and 'ru'"):
        dominion.clause("dominion.ext.order").text("de")


def test_a_clause_cannot_be_changed(dominion: Registry) -> None:
    clause = dominion.clause("dominion.ext.order")
    with pytest.raises(AttributeError):
        clause.kind = "ruling"  # type: ignore[misc]
    with pytest.raises(TypeError):
        clause.statement["en"] = ""  # type: ignore[index]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"number": 2.10}, "number is '2.1'; it should be a text, in quotes if it looks like a number"),
        ({"normative": "yes"}, "normative is 'yes'; it should be true or false"),
        ({"document": "rule"}, "unknown document of clause toy.rules.end 'rule'; did you mean 'rules'"),
        ({"id": "toi.rules.end"}, "clause toi.rules.end should begin with its game, as in toy.rules.gain"),
        ({"statement": "It ends."}, "'It ends.' should be a mapping"),
        ({"cite": None}, "cite is 'None'; it should be a text"),
    ],
)
def test_a_damaged_clause_is_named(tmp_path: Path, change: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        load(write(tmp_path, **change))


def test_an_id_stands_once(tmp_path: Path) -> None:
    path = write(tmp_path) / "clauses.yaml"
    content = yaml.safe_load(path.read_text(encoding="utf-8"))
    content["rules"] = content["clauses"]
    path.write_text(yaml.safe_dump(content), encoding="utf-8")
    with pytest.raises(BadInput, match=r"clause toy\.rules\.end stands there twice"):
        load(tmp_path)


def test_a_missing_or_unreadable_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read: No such file"):
        load(tmp_path)
    (tmp_path / "clauses.yaml").write_text("game: [toy", encoding="utf-8")
    with pytest.raises(BadInput, match="is not readable YAML") as caught:
        load(tmp_path)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("game", "document", "clauses", "normative"),
    [("keyforge", "glossary", 56, 56), ("agot", "faq", 77, 77), ("hkk", "codex", 226, 204)],
)
def test_the_whole_document_of_each_game_is_there(game: str, document: str, clauses: int, normative: int) -> None:
    law = [clause for clause in load(PACKAGE / "games" / game) if clause.document == document]
    assert len(law) == clauses and sum(clause.normative for clause in law) == normative
    assert all(set(clause.statement) == {"en", "hu", "ru"} for clause in law)


def assume(folder: Path, **changes: object) -> Path:
    """Write an assumptions file beside the clause file."""
    entry = {
        "id": "toy.assume.draw",
        "option": "draw",
        "values": ["yes", "no"],
        "clauses": ["toy.rules.end"],
        "text": {"en": "It may be a draw.", "hu": "Lehet döntetlen.", "ru": "Возможна ничья."},
    }
    content = {"assumptions": [entry | changes]}
    (folder / "assumptions.yaml").write_text(yaml.safe_dump(content, allow_unicode=True), encoding="utf-8")
    return folder


def test_an_assumption_can_be_cited_but_is_no_clause(tmp_path: Path) -> None:
    law = load(assume(write(tmp_path)))
    assert "toy.assume.draw" not in law
    assert len(law) == 1
    assert law.cited("toy.assume.draw").text("ru") == "Возможна ничья."
    assert not law.cited("toy.assume.draw").normative


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"id": "toy.rules.draw"}, "begins with toy.assume."),
        ({"clauses": ["toy.rules.edn"]}, "unknown clause 'toy.rules.edn'; did you mean 'toy.rules.end'?"),
    ],
)
def test_a_damaged_assumption_is_named(tmp_path: Path, changes: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput, match=re.escape(said)):
        load(assume(write(tmp_path), **changes))


def test_the_page_of_assumptions_is_up_to_date() -> None:
    assert (PACKAGE.parents[1] / "docs" / "assumptions.md").read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("kit", kits().values(), ids=kits().keys())
def test_every_option_of_the_rules_is_an_assumption(kit: GameKit) -> None:
    """The values agree, the default first; what has no option is built in one way."""
    named = {a.option: a.values for a in load(kit.folder).assumptions.values() if a.option}
    assert named == {name: tuple(values) for name, values in kit.options.items()}


@pytest.mark.parametrize("folder", law_folders(), ids=lambda folder: folder.name)
def test_reasons_for_no_negative_ruling_are_true(folder: Path) -> None:
    """Each names a normative clause that indeed forbids nothing in any ruling."""
    path = folder / REASONS
    said = yaml.safe_load(path.read_text(encoding="utf-8")) if path.is_file() else {}
    assert set(said) <= set(measure(folder.name).without_negative())
