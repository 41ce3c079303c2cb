"""Runs a scenario through the public face: the script, default answers between its answers, the comparison.

A decision the script does not speak of takes the only option, else done or no, else the first.
Where nothing can be chosen the engine asks nothing, and a script does not speak of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ludilex.choices import resolve
from ludilex.errors import AmbiguousChoice, BadInput, LudilexError, unknown
from ludilex.kernel.kit import Answered
from ludilex.kits import kit, kits
from ludilex.records import Decision, Option, Reason, Step, seat_letter
from ludilex.registry import Rules
from ludilex.scenarios.format import SEATS, Answer, Ask, Cannot, Check, DeckCheck, Entry, Offers, Scenario, Until
from ludilex.scenarios.outcomes import ORDERED, differences, forbidden_steps, missing_steps, uncited

DEFAULTS = 2000  # default answers in one scenario before it is called endless
TURNS = ("turn-end", "next-turn")
SETTLED = "settled"
DECLINE = ("done", "no", "pass")


class Match(Protocol):
    """What the runner needs of a match; `ludilex.Game` is one."""

    @property
    def decision(self) -> Decision | None: ...
    @property
    def steps(self) -> Sequence[Step]: ...
    def apply(self, choice: str) -> list[Step]: ...
    def why_not(self, choice: str, seat: int | None = None) -> list[Reason]: ...
    def ask(self, of: str, question: str) -> Answered: ...
    def describe(self) -> dict[str, Any]: ...


class RuleSet(Protocol):
    """What the runner needs of a rule set; `ludilex.Rules` is one."""

    def position(self, described: Mapping[str, Any]) -> Match: ...


@dataclass(frozen=True)
class Result:
    """What came of a scenario. ``misfit``: the script did not fit what was asked (also in `failures`)."""

    id: str
    passed: bool
    disputed: bool
    failures: list[str]
    game: Match
    misfit: bool = False


class Misfit(LudilexError):
    """A script says something that does not fit what is asked."""


def run(scenario: Scenario, rules: RuleSet | None = None) -> Result:
    """Run one scenario; a position that cannot be set up is a `BadInput`, all else is in the result.

    >>> from ludilex.scenarios.format import parse
    >>> [s] = parse("game: dominion\\nscenarios: [{id: x, position: {A: {hand: [Moat]}}}]")
    >>> run(s).passed
    True
    """
    try:
        rules = rules if rules is not None else Rules(scenario.game, edition=scenario.edition, **scenario.options)
        check_marks(scenario, rules)
        game = rules.position(position_of(scenario))
    except BadInput as e:
        raise BadInput(f"{scenario.where}: {e}", e.suggestions) from None
    return _Run(scenario, game).result()


def check_marks(scenario: Scenario, rules: RuleSet) -> None:
    """The moments that `until` names are phases of the game, or ends of turns."""
    if not isinstance(rules, Rules):
        return
    marks = [*TURNS, SETTLED, *rules.kernel.phases]
    for entry in scenario.script:
        if isinstance(entry, Until) and entry.mark not in marks:
            raise unknown("moment after `until`", entry.mark, marks)


def run_all(scenarios: Iterable[Scenario]) -> list[Result]:
    """Run scenarios one after the other."""
    return [run(scenario) for scenario in scenarios]


def summary(results: Iterable[Result]) -> dict[str, Any]:
    """What `ludilex scenarios run --json` prints; disputed scenarios are told apart, however they end.

    >>> summary([])
    {'passed': 0, 'failed': [], 'disputed': []}
    """
    results = list(results)
    return {
        "passed": sum(r.passed for r in results if not r.disputed),
        "failed": [r.id for r in results if not r.passed and not r.disputed],
        "disputed": [r.id for r in results if r.disputed],
    }


def position_of(scenario: Scenario) -> dict[str, Any]:
    """The position for the engine, with the names spoken of elsewhere (each card has a pile)."""
    described = dict(scenario.position)
    described["mentioned"] = scenario.mentioned()
    if scenario.versions:
        described["versions"] = dict(scenario.versions)
    return described


def fitting(decision: Decision, seat: str, text: str) -> Option | None:
    """The option a text of a script chooses; a script may also say `decline`, or "yes" by the asking card's name."""
    if seat_letter(decision.player) != seat:
        return None
    options = decision.options
    wanted = text.strip().casefold()
    if wanted == "decline":
        return next((o for word in DECLINE for o in options if o.key == word), None)
    try:
        option = resolve(options, text)
    except AmbiguousChoice as e:
        raise Misfit(str(e)) from None
    if option is None and decision.source and decision.source.casefold() == wanted:
        return next((o for o in options if o.key == "yes"), None)
    return option


def usable(decision: Decision, seat: str, name: str) -> bool:
    """The asked player may use an ability of a card of that name: it is called after the card and its number."""
    wanted = name.strip().casefold()
    abilities = [o.name.rpartition("/")[0] for o in decision.options if o.kind == "ability"]
    return seat_letter(decision.player) == seat and wanted in [a.casefold() for a in abilities]


def default(decision: Decision) -> Option:
    """What is answered where the script is silent."""
    if len(decision.options) > 1:
        for word in DECLINE:
            for option in decision.options:
                if option.key == word:
                    return option
    return decision.options[0]


@dataclass
class _Run:
    """One scenario under way."""

    scenario: Scenario
    game: Match
    failures: list[str] = field(default_factory=list)
    answered: set[str] = field(default_factory=set)  # clauses that answers of why_not, ask and deck checks gave
    spent: int = 0
    start: dict[str, Any] = field(default_factory=dict)

    def result(self) -> Result:
        self.start = self.game.describe()
        misfit = False
        try:
            for number, entry in enumerate(self.scenario.script, 1):
                self.enter(number, entry)
            self.settle()
            self.compare()
        except Misfit as e:
            misfit = True
            self.failures.append(str(e))
        except LudilexError as e:
            self.failures.append(f"the engine refuses: {e}")
        s = self.scenario
        return Result(s.id, not self.failures, s.disputed is not None, self.failures, self.game, misfit)

    # ---- the script
    def enter(self, number: int, entry: Entry) -> None:
        """Take one entry of the script; `number` counts from 1."""
        found: list[str] = []
        try:
            if isinstance(entry, Answer):
                self.answer(entry)
            elif isinstance(entry, Until):
                self.until(entry.mark)
            elif isinstance(entry, Check):
                found = self.differences(entry.expect)
            elif isinstance(entry, Ask):
                found = self.ask(entry)
            elif isinstance(entry, DeckCheck):
                found = self.check_deck(entry)
            elif isinstance(entry, Cannot) and entry.now:
                found = self.refused(entry, SEATS.index(entry.seat))
            else:
                found = self.inspect(entry)
        except Misfit as e:
            raise Misfit(f"{self.scenario.where}: script entry {number} does not fit: {e}") from None
        self.failures += [f"at script entry {number}: {line}" for line in found]

    def answer(self, entry: Answer) -> None:
        for i, pick in enumerate(entry.picks):
            if entry.tried:
                self.try_pick(entry.seat, pick)
            else:
                self.pick(entry.seat, pick, directly=i > 0)

    def pick(self, seat: str, text: str, directly: bool) -> None:
        """Answer with the text as soon as it fits, in this turn; until then by default."""
        turn = self.turn()
        first: Decision | None = None
        while True:
            decision = self.game.decision
            if decision is None:
                raise Misfit(f"{seat} is to answer {text!r}, but the match is over")
            first = first or decision
            if self.choose(decision, seat, text):
                return
            if directly or self.turn() != turn:
                raise Misfit(_no_fit(seat, text, first))
            self.by_default(decision)

    def try_pick(self, seat: str, text: str) -> None:
        """Answer with the text if it fits now; else go on."""
        if (decision := self.game.decision) is not None:
            self.choose(decision, seat, text)

    def choose(self, decision: Decision, seat: str, text: str) -> bool:
        """Choose the option the text fits; False if there is none."""
        option = fitting(decision, seat, text)
        if option is None:
            return False
        self.game.apply(option.key)
        return True

    def inspect(self, entry: Cannot | Offers) -> list[str]:
        """Look at the next decision of a player."""
        decision = self.game.decision
        while decision is not None and seat_letter(decision.player) != entry.seat:
            self.by_default(decision)
            decision = self.game.decision
        if decision is None:
            raise Misfit(f"{entry.seat} is to choose, but the match is over")
        offered = f"the options are {_listed(decision)}"
        if isinstance(entry, Offers):
            missing = [t for t in entry.has if fitting(decision, entry.seat, t) is None]
            extra = [t for t in entry.lacks if fitting(decision, entry.seat, t) is not None]
            return [f"{t!r} is not offered; {offered}" for t in missing] + [f"{t!r} is offered" for t in extra]
        return self.refused(entry, None)

    def refused(self, entry: Cannot, seat: int | None) -> list[str]:
        """What the player (None: who is asked) cannot choose now, and why."""
        decision = self.game.decision
        if decision is not None and (
            fitting(decision, entry.seat, entry.text) is not None or usable(decision, entry.seat, entry.text)
        ):
            return [f"{entry.seat} can choose {entry.text!r}"]
        reasons = self.game.why_not(entry.text) if seat is None else self.game.why_not(entry.text, seat)
        given = {clause for reason in reasons for clause in reason.clauses}
        self.answered |= given
        return [f"{entry.text!r} is refused by {_all(given)}, not by {c}" for c in entry.because if c not in given]

    # ---- questions
    def ask(self, entry: Ask) -> list[str]:
        """Ask the game about a card or a player."""
        found: list[str] = []
        given: set[str] = set()
        for question, wanted in entry.answers.items():
            answer = self.game.ask(entry.of, question)
            given |= set(answer.clauses)
            if _set(answer.value) != _set(wanted):
                found.append(f"{question} of {entry.of} is {_answer(answer.value)}, not {_answer(wanted)}")
        self.answered |= given
        lacking = [c for c in entry.because if c not in given]
        return found + [f"the answers about {entry.of} rest on {_all(given)}, not on {c}" for c in lacking]

    def check_deck(self, entry: DeckCheck) -> list[str]:
        """What the deck check of the game says of a deck."""
        decks = kit(self.scenario.game).decks
        if decks is None:
            raise Misfit(f"{self.scenario.game} keeps no decks that could be checked")
        deck = decks.find(entry.deck)
        if entry.format:
            if entry.format not in decks.formats:
                raise unknown("format of decks", entry.format, decks.formats)
            deck = decks.meant(deck, entry.format)
        report = decks.report(deck)
        against = {clause for remark in report.problems for clause in remark.clauses}
        noted = {clause for remark in report.notes for clause in remark.clauses}
        self.answered |= against | noted
        out = [f"the deck is forbidden by {_all(against)}, not by {c}" for c in entry.because if c not in against]
        out += [f"the deck is forbidden by {c}" for c in entry.lacks if c in against]
        return out + [f"the deck check notes {_all(noted)}, not {c}" for c in entry.says if c not in noted]

    # ---- default answers
    def until(self, mark: str) -> None:
        """Run default answers to the first decision of a phase, of another turn, or of the next own turn."""
        if mark == SETTLED:
            return self.settle()
        turn, seat = self.turn()
        while (decision := self.game.decision) is not None:
            now, active = self.turn()
            if now != turn and (mark != "next-turn" or active == seat):
                return
            if active != seat and mark == "turn-end":
                return
            if mark not in TURNS and self.game.describe().get("phase") == mark:
                return
            self.by_default(decision)

    def settle(self) -> None:
        """Run default answers until the turn itself asks: nothing is left half-done."""
        known = kits().get(self.scenario.game)
        waiting = known.answering if known is not None else ()
        while (decision := self.game.decision) is not None and (decision.source or decision.prompt in waiting):
            self.by_default(decision)

    def by_default(self, decision: Decision) -> None:
        self.spent += 1
        if self.spent > DEFAULTS:
            raise Misfit(f"{DEFAULTS} default answers have led nowhere")
        self.game.apply(default(decision).key)

    def turn(self) -> tuple[int, str]:
        """Number of the turn and whose it is."""
        now = self.game.describe()
        return int(now.get("turn", 0)), str(now.get("active", ""))

    def differences(self, expect: Mapping[str, Any]) -> list[str]:
        """How the board differs from an `expect` block."""
        known = kits().get(self.scenario.game)
        ordered = known.ordered if known is not None else ORDERED  # the zones whose order counts
        return differences(self.game.describe(), self.start, expect, ordered, self.scenario.exact)

    # ---- the end
    def compare(self) -> None:
        s = self.scenario
        steps = list(self.game.steps)
        cited = {clause for step in steps for clause in step.clauses} | self.answered
        self.failures += self.differences(s.expect)
        self.failures += missing_steps(steps, s.steps)
        self.failures += forbidden_steps(steps, s.never)
        self.failures += uncited(s.clauses, cited)


def _no_fit(seat: str, text: str, decision: Decision) -> str:
    asked = seat_letter(decision.player)
    by = f" by {decision.source}" if decision.source else ""
    return f"{seat} is to answer {text!r}, but {asked} was asked{by} ({decision.prompt}): {_listed(decision)}"


def _all(clauses: set[str]) -> str:
    return ", ".join(sorted(clauses)) or "no clause"


def _set(value: object) -> object:
    """Several words are an answer in any order."""
    return sorted(value) if isinstance(value, tuple) else value


def _answer(value: object) -> str:
    return f"[{', '.join(value)}]" if isinstance(value, tuple) else str(value)


def _listed(decision: Decision) -> str:
    return ", ".join(dict.fromkeys(o.name for o in decision.options)) or "nothing"
