"""How much of a game's law the program acts under, and how much of that is proved by rulings.

*Cited*: code names the clause. *Placed*: cited or, if not normative, shown. *Exercised*: a passing scenario expects it,
cites it, and comes out differently when what acts under it is taken away; the last is measured by
`./dev ablate clauses --write`, which keeps its finding in the game's `exercised.yaml`. An example is exercised by the
ruling that shows it. *By a question*: exercised, but every such scenario asks about a card (`ask`) and has no step that
cites it, as becomes a definition. *Negative*: in such a scenario the clause forbids or stops something. *Answered*: not
exercised, but a scenario asserts that a question ("why not?", or one about a card) is answered with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from ludilex.kernel.rules import SEP
from ludilex.kernel.rules import Rules as KernelRules
from ludilex.kits import kits
from ludilex.law.coverage import coverage as cited_by_code
from ludilex.law.registry import PACKAGE
from ludilex.registry import law_of
from ludilex.scenarios.format import Ask, Cannot, DeckCheck, Scenario
from ludilex.scenarios.library import installed
from ludilex.scenarios.runner import run

FILE_NAME = "exercised.yaml"
REASONS = "no_negative.yaml"
NOT_CITED = "not_cited.yaml"
NOTICED = "noticed.yaml"
NEGATIVE = frozenset({"stopped", "forbidden", "skipped"})


@dataclass(frozen=True)
class Coverage:
    """Ids of clauses of a game, in the order of its law."""

    game: str
    clauses: tuple[str, ...]
    normative: tuple[str, ...]
    placed: tuple[str, ...]
    cited: tuple[str, ...]
    exercised: tuple[str, ...]
    negative: tuple[str, ...]
    answered: tuple[str, ...]
    by_question: tuple[str, ...]

    @property
    def missing(self) -> tuple[str, ...]:
        """Normative clauses that are neither exercised nor answered."""
        return tuple(c for c in self.normative if c not in self.exercised and c not in self.answered)

    def without_negative(self) -> dict[str, str]:
        """Normative clauses that forbid or stop nothing in any ruling, and why: as the files say, or as it stands."""
        said: dict[str, str] = {}
        for name in (NOT_CITED, REASONS):
            path = PACKAGE / "games" / self.game / name
            said |= yaml.safe_load(path.read_text(encoding="utf-8")) or {} if path.is_file() else {}
        shown = {
            True: "its rulings show what it does, none shows it forbid",
            False: "no ruling notices its absence yet",
        }
        lacking = [c for c in self.normative if c not in self.negative and c not in self.answered]
        return {c: said.get(c, shown[c in self.exercised]) for c in lacking}

    def to_json(self) -> dict[str, Any]:
        """Counts, and the ids that are missing.

        >>> measure("hkk").to_json()["clauses"]
        226
        """
        return {
            "game": self.game,
            "clauses": len(self.clauses),
            "normative": len(self.normative),
            "placed": len(self.placed),
            "cited": len(self.cited),
            "exercised": len(self.exercised),
            "exercised_by_question": len(self.by_question),
            "exercised_negative": len(self.negative),
            "answered": len(self.answered),
            "missing": list(self.missing),
            "without_negative": self.without_negative(),
        }


def measure(game: str) -> Coverage:
    """Run the scenarios that are said to exercise a clause, and count."""
    law = list(law_of(game))
    cited = set(cited_by_code().get(game, ()))
    noticed = noticing(game)
    scenarios = installed(game) if game in kits() else {}
    courses = {name: course(s) for name, s in scenarios.items()}
    exercised = {c for c, names in noticed.items() if any(c in courses.get(n, {}) for n in names)}
    exercised |= {c.id for c in law if c.kind == "example" and any(courses.get(n) for n in noticed.get(c.id, ()))}
    negative = {c for c in exercised if any(courses.get(n, {}).get(c) for n in noticed[c])}
    answers = {c for name, s in scenarios.items() if courses[name] for c in refusals(s) | asked(s)}
    questions = {c for c in exercised if all(courses.get(n, {}).get(c) is None for n in noticed.get(c, ()))}

    def those(ids: set[str]) -> tuple[str, ...]:
        return tuple(c.id for c in law if c.id in ids)

    return Coverage(
        game=game,
        clauses=tuple(c.id for c in law),
        normative=tuple(c.id for c in law if c.normative),
        placed=tuple(c.id for c in law if c.id in cited or not c.normative),
        cited=those(cited),
        exercised=those(exercised),
        negative=those(negative),
        answered=those(answers - exercised),
        by_question=those(questions - {c.id for c in law if c.kind == "example"}),
    )


def noticing(game: str) -> Mapping[str, list[str]]:
    """Clause -> the scenarios that fail without what acts under it, as last measured."""
    path = PACKAGE / "games" / game / FILE_NAME
    return read(path) if path.is_file() else {}


def read(path: Path) -> dict[str, list[str]]:
    """The finding of `./dev ablate clauses --write`."""
    content = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
    return {str(clause): [str(name) for name in names] for clause, names in content.items()}


def course(scenario: Scenario) -> dict[str, bool | None]:
    """The clauses that a passing scenario expects and cites -> whether they forbid or stop something there.

    None: no step cites it, it is only the answer to a question about a card.
    """
    result = run(scenario)
    if not result.passed:
        return {}
    refused = refusals(scenario)
    wanted = expected(scenario)
    found: dict[str, bool | None] = {c: True if c in refused else None for c in refused | asked(scenario)}
    for step in result.game.steps:
        for clause in step.clauses:
            if clause in wanted:
                found[clause] = bool(found.get(clause)) or step.kind in NEGATIVE
    return found


def refusals(scenario: Scenario) -> set[str]:
    """The clauses that "cannot" entries of the script, and decks that are not legal, expect."""
    return {c for entry in scenario.script if isinstance(entry, Cannot | DeckCheck) for c in entry.because}


def asked(scenario: Scenario) -> set[str]:
    """The clauses that answers to questions about cards, and notes of deck checks, are expected to rest on."""
    asks = {c for entry in scenario.script if isinstance(entry, Ask) for c in entry.because}
    return asks | {c for entry in scenario.script if isinstance(entry, DeckCheck) for c in entry.says}


def expected(scenario: Scenario) -> set[str]:
    """The clauses that a scenario expects a step, a refusal or an answer to cite."""
    stepped = {str(s["clause"]) for s in scenario.steps if "clause" in s}
    return {*scenario.clauses, *refusals(scenario), *asked(scenario), *stepped}


def noticed_cards(game: str) -> dict[str, str]:
    """Card versions by their unique names, each with a scenario that fails when the card is a blank.

    As `./dev ablate cards --write` has found and kept it.

    >>> "Mint" in noticed_cards("dominion")
    True
    """
    path = kits()[game].folder / NOTICED
    return dict(yaml.safe_load(path.read_text(encoding="utf-8")) or {}) if path.is_file() else {}


def own_ops(rules: KernelRules) -> dict[str, list[str]]:
    """Cards that need an effect no other card uses: title -> names of those ops. Rules of the game itself do not count.

    >>> from ludilex.registry import Rules
    >>> "Village" in own_ops(Rules("dominion").kernel)
    False
    """
    titles = {d.name: d.title for d in rules.definitions if SEP not in d.name and d.name not in rules.test_cards}
    users: dict[type, set[str]] = {}
    for key, program in rules.programs.items():
        title = titles.get(key.split("/")[0])
        for op in program.ops if title is not None else ():
            if not type(op).__module__.startswith("ludilex.kernel."):
                users.setdefault(type(op), set()).add(str(title))
    out: dict[str, list[str]] = {}
    for kind, cards in users.items():
        if len(cards) == 1:
            out.setdefault(cards.pop(), []).append(kind.__name__)
    return {title: sorted(names) for title, names in sorted(out.items())}
