"""The bot that plays a strategy: the first line of the list that is offered and whose terms hold."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence

from ludilex.bots.strategy import Line, Strategy, Term
from ludilex.errors import BadInput, LudilexError, unknown
from ludilex.kernel.codes import DONE, NO, OPTION, PASS, WORDS
from ludilex.kernel.columns import Layout
from ludilex.kernel.decisions import option_name, prompt_name
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

Test = Callable[[State], bool]
Tests = tuple[Test, ...]
Rule = tuple[str, int, Tests, Tests]  # the answer; its code if it is a word, else 0; cheap and dear terms
CODES = {word: code for code, word in WORDS.items()}
DECLINE = (DONE, NO, PASS)
FREE_ANSWERS = ("mode", "order", "answer", "number")  # questions answered by other words than titles of cards
OPEN_PROMPTS = ("choose", "may", "mode", "order", "answer", "replacement", "name", "number")

SIGNS: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt, "<=": operator.le, "=": operator.eq,
    "!=": operator.ne, ">=": operator.ge, ">": operator.gt,
}  # fmt: skip


class PriorityBot:
    """Plays a strategy; where that is silent: the only option, else it declines, else the first.

    >>> from ludilex import Rules
    >>> from ludilex.bots.strategy import parse
    >>> rules = Rules("dominion")
    >>> plan = parse("{game: dominion, answers: {treasure: [all]}}", "rich", "example")
    >>> bot = PriorityBot(plan, rules.kernel)
    >>> from ludilex.kernel.decisions import option_name
    >>> game = rules.position({"phase": "buy", "A": {"hand": ["Copper", "Gold"]}})
    >>> option_name(game.state, bot(game.state))
    'all'
    """

    def __init__(self, strategy: Strategy, rules: Rules) -> None:
        check(strategy, rules)
        self.strategy = strategy
        self._titles = [d.title for d in rules.definitions]
        self._rules = rules
        self._lists = {q: self._compiled(lines) for q, lines in strategy.answers.items()}
        self._by_prompt: dict[int, tuple[Rule, ...]] = {}
        self._layout: Layout | None = None
        self._piles: dict[str, int] = {}  # zones of the layout by the name of the pile

    def __call__(self, s: State) -> int:
        if s.nopts > 1:
            options = s.options()
            rules = self._by_prompt.get(s.prompt)
            offered: dict[str, int] | None = None
            for answer, word, cheap, dear in self._look_up(s) if rules is None else rules:
                if cheap and not holding(s, cheap):
                    continue
                code = word if word in options else 0
                if not word or not code:
                    if offered is None:  # many decisions need no names
                        offered = self._offered(s, options)
                    if answer not in offered:
                        continue
                    code = offered[answer]
                if not dear or holding(s, dear):
                    return code
            for word in DECLINE:
                if word in options:
                    return word
        return int(s.opts[0])

    def _offered(self, s: State, options: list[int]) -> dict[str, int]:
        """Option codes by name, without the words; of options called the same, the first."""
        titles, defn = self._titles, s.defn
        if max(options) < OPTION:
            return {titles[defn[code]]: code for code in reversed(options) if code >= 0}
        return {option_name(s, code): code for code in reversed(options) if code >= 0}

    def _look_up(self, s: State) -> tuple[Rule, ...]:
        """The list for the pending question: under its whole name, or under the verb after the colon."""
        name = prompt_name(s)
        rules = self._lists.get(name) or self._lists.get(name.split(":")[-1]) or ()
        self._by_prompt[int(s.prompt)] = rules
        return rules

    # ---- from lines to tests
    def _compiled(self, lines: Iterable[Line]) -> tuple[Rule, ...]:
        return tuple(
            (
                line.answer,
                CODES.get(line.answer, 0),
                tuple(self._test(t) for t in line.terms if t.subject == "number"),
                tuple(self._test(t) for t in line.terms if t.subject != "number"),
            )
            for line in lines
        )

    def _test(self, term: Term) -> Test:
        holds, value, name = SIGNS[term.sign], term.value, term.name
        if term.subject == "own":
            return lambda s: holds(owned(s, name, self._titles), value)
        if term.subject == "left":
            return lambda s: holds(self._left(s, name), value)
        if term.subject == "hand":
            kind = self._rules.kinds.index("hand") if "hand" in self._rules.kinds else -1
            return lambda s: holds(owned(s, name, self._titles, kind), value)
        if name == "turn":
            return lambda s: holds(-(-int(s.turn) // int(s.players)), value)
        key = self._rules.resources.index(name)
        return lambda s: holds(s.res[mine(s) * s.nr + key], value)

    def _left(self, s: State, name: str) -> int:
        """How many cards are left in a pile (0 if there is no such pile)."""
        if s.layout is not self._layout:
            self._layout, first = s.layout, int(s.layout.first_shared)
            labels = [label.split("/")[0] for label in s.layout.labels]
            self._piles = {label: first + i for i, label in reversed(list(enumerate(labels)))}
        zone = self._piles.get(name, -1)
        return int(s.size[zone]) if zone >= 0 else 0


def holding(s: State, tests: Tests) -> bool:
    """All the terms hold now."""
    for test in tests:
        if not test(s):
            return False
    return True


def mine(s: State) -> int:
    """For whom the decision is made: who decides may be another player, who controls them."""
    return int(s.stack[s.sp - 1].me)


def owned(s: State, name: str, titles: list[str], kind: int = -1) -> int:
    """How many cards of a name the asked player has in all zones, or in the zones of one kind."""
    n, me = 0, mine(s)
    for z in range(me * s.own, (me + 1) * s.own):
        if kind < 0 or s.zone_kind[z] == kind:
            c = s.head[z]
            while c >= 0:
                n += titles[s.defn[c]] == name
                c = s.nxt[c]
    return n


def check(strategy: Strategy, rules: Rules) -> None:
    """Every question, card and number the strategy speaks of must exist; close matches in the error."""
    if strategy.game != rules.name:
        raise BadInput(f"the strategy {strategy.name} is for {strategy.game}, not for {rules.name}")
    titles = {d.title for d in rules.definitions}
    questions = {*rules.prompts, *OPEN_PROMPTS, *rules.verbs}
    numbers = {"turn", *rules.resources}
    for question, lines in strategy.answers.items():
        where = f"in the strategy {strategy.name},"
        if question.split(":")[-1] not in questions and question.split(":")[0] not in questions:
            raise unknown(f"question {where}", question, questions)
        for line in lines:
            if question not in FREE_ANSWERS and line.answer not in {*titles, *WORDS.values()}:
                raise unknown(f"answer {where} {question}:", line.answer, {*titles, *WORDS.values()})
            for term in line.terms:
                known = numbers if term.subject == "number" else titles
                if term.name not in known:
                    raise unknown(f"name {where} {question}:", term.name, known)


def play_out(s: State, policies: Sequence[Callable[[State], int]], limit: int = 1_000_000) -> int:
    """Play a state to its end, each seat by its policy; returns the number of decisions."""
    n = 0
    while not s.over:
        n += 1
        if n > limit:
            raise LudilexError(f"this match has not ended after {limit} decisions")
        s.apply(policies[s.who](s))
    return n
