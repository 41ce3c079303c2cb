"""The runner against a small fake match: how scripts fit, what default answers do, what is compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ludilex.errors import BadInput, IllegalChoice
from ludilex.kernel.kit import Answered
from ludilex.records import Decision, Option, Reason, Step
from ludilex.scenarios import runner
from ludilex.scenarios.format import parse
from ludilex.scenarios.runner import Result, default, fitting, run, summary


def option(key: str) -> Option:
    kind, _, name = key.rpartition(":")
    place = None
    if "@" in name:
        name, place = name.split("@")
    return Option(key=key, kind=kind or "word", name=name.split("#")[0], place=place)


def ask(player: int, source: str, *keys: str) -> Decision:
    options = tuple(option(k) for k in keys)
    return Decision(number=0, player=player, on_behalf_of=player, prompt="choose", source=source, options=options)


class Fake:
    """A match that asks a fixed list of decisions, each with the turn and phase it is asked in."""

    def __init__(self, *asked: tuple[int, str, Decision], board: Mapping[str, Any] | None = None) -> None:
        self.asked = list(asked)
        self.chosen: list[str] = []
        self.made: list[Step] = []
        self.board = dict(board or {})
        self.given: Mapping[str, Any] = {}

    def position(self, described: Mapping[str, Any]) -> Fake:
        self.given = described
        return self

    @property
    def decision(self) -> Decision | None:
        at = len(self.chosen)
        return self.asked[at][2] if at < len(self.asked) else None

    @property
    def steps(self) -> list[Step]:
        return self.made

    def apply(self, choice: str) -> list[Step]:
        assert self.decision is not None
        assert choice in [o.key for o in self.decision.options]
        if choice == "card:Trap":
            raise IllegalChoice("'Trap' cannot be chosen now")
        step = Step(index=len(self.made), depth=0, kind="choice", card=option(choice).name, clauses=("toy.rules.1",))
        self.made.append(step)
        self.chosen.append(choice)
        return [step]

    def why_not(self, choice: str, seat: int | None = None) -> list[Reason]:
        clause = "toy.rules.cost" if seat is None else "toy.rules.turn"
        return [Reason(clauses=(clause,), card=choice, message="too dear, or not the time")]

    def ask(self, of: str, question: str) -> Answered:
        known = {"cost": 2, "types": ("action", "reaction")}
        return Answered(known[question], (f"toy.rules.{question}",))

    def describe(self) -> dict[str, Any]:
        turn, phase, _ = self.asked[min(len(self.chosen), len(self.asked) - 1)]
        board = {"turn": turn, "active": "AB"[(turn - 1) % 2], "phase": phase, "piles": {}, **self.board}
        board["A"] = {"hand": [], "chosen": len(self.chosen)}
        return board


def turn_of(turn: int, *keys: str, phase: str = "action") -> tuple[int, str, Decision]:
    return turn, phase, ask((turn - 1) % 2, "", *keys)


def card(player: int, source: str, *keys: str, turn: int = 1, phase: str = "action") -> tuple[int, str, Decision]:
    return turn, phase, ask(player, source, *keys)


def play(fake: Fake, body: str) -> Result:
    [scenario] = parse(f"game: toy\nscenarios:\n- {{id: x, {body}}}\n", "f.yaml")
    return run(scenario, fake)


def test_answers_and_defaults() -> None:
    fake = Fake(
        turn_of(1, "card:Vassal#1", "done"),
        card(0, "Vassal", "card:Copper#1", "card:Silver#2"),  # unnamed: the first
        card(0, "Vassal", "yes", "no"),  # unnamed: declined
        card(1, "Moat", "card:Moat#7", "done"),
        card(0, "Vassal", "yes", "no"),  # after the script: declined
        turn_of(1, "done"),
        turn_of(2, "done"),
    )
    result = play(fake, "script: [{A: Vassal}, {B: Moat}], expect: {A: {chosen: 5}}")
    assert result.passed, result.failures
    assert fake.chosen == ["card:Vassal#1", "card:Copper#1", "no", "card:Moat#7", "no"]
    assert fake.given == {"mentioned": ["Moat", "Vassal"]}


def test_a_single_option_may_be_spoken_of_or_not() -> None:
    asked = (
        turn_of(1, "card:Replace#1", "done"),
        card(0, "Replace", "card:Estate#1"),
        card(0, "Replace", "card:Skulk#1", "card:Gold#1"),
        turn_of(1, "done"),
    )
    for script in ("{A: Replace}, {A: Estate}, {A: Skulk}", "{A: Replace}, {A: Skulk}"):
        fake = Fake(*asked)
        result = play(fake, f"script: [{script}]")
        assert result.passed, result.failures
        assert fake.chosen == ["card:Replace#1", "card:Estate#1", "card:Skulk#1"]


def test_several_picks_follow_each_other() -> None:
    asked = (
        turn_of(1, "card:Chapel#1", "done"),
        card(0, "Chapel", "card:Copper#1", "card:Estate#1", "done"),
        card(0, "Chapel", "card:Estate#1", "done"),
        turn_of(1, "done"),
    )
    fake = Fake(*asked)
    assert play(fake, "script: [{A: Chapel}, {A: [Copper, Estate]}]").passed
    assert fake.chosen == ["card:Chapel#1", "card:Copper#1", "card:Estate#1"]
    result = play(Fake(*asked), "script: [{A: Chapel}, {A: [Copper, Gold]}]")
    assert result.failures == [
        "f.yaml: x: script entry 2 does not fit: "
        "A is to answer 'Gold', but A was asked by Chapel (choose): Estate, done"
    ]


def test_a_script_that_does_not_fit() -> None:
    result = play(Fake(turn_of(1, "card:Moat#1", "done"), turn_of(2, "card:Gold#1", "done")), "script: [{A: Gold}]")
    assert result.misfit and not result.passed
    assert result.failures == [
        "f.yaml: x: script entry 1 does not fit: A is to answer 'Gold', but A was asked (choose): Moat, done"
    ]
    over = play(Fake(turn_of(1, "done")), "script: [{A: done}, {A: Gold}]")
    assert over.failures == ["f.yaml: x: script entry 2 does not fit: A is to answer 'Gold', but the match is over"]


def test_try_is_skipped_where_it_is_not_asked() -> None:
    fake = Fake(card(0, "Vassal", "yes", "no"), turn_of(1, "card:Gold#1", "done"), turn_of(1, "done"))
    assert play(fake, "script: [{try: {A: 'yes'}}, {try: {A: 'yes'}}, {A: Gold}]").passed
    assert fake.chosen == ["yes", "card:Gold#1"]


def test_words_of_a_script() -> None:
    may = ask(0, "Vassal", "yes", "no")
    assert fitting(may, "A", "Vassal") == option("yes")  # naming the asking card accepts its offer
    assert fitting(may, "A", "decline") == option("no")
    assert fitting(ask(0, "Sleigh", "due:Sleigh#1", "done"), "A", "decline") == option("done")
    assert fitting(may, "B", "yes") is None
    copies = ask(0, "Chapel", "card:Copper@A:hand#1", "card:Copper@A:hand#2")
    assert fitting(ask(0, "", "name:Silver", "card:Gold#2"), "A", "silver") == option("name:Silver")
    assert default(copies) == copies.options[0]


def test_a_text_that_fits_two_different_options() -> None:
    fake = Fake(turn_of(1, "card:Silver#1", "name:Silver", "done"), turn_of(1, "done"))
    result = play(fake, "script: [{A: Silver}]")
    assert result.misfit and "'Silver' fits several options: card:Silver#1, name:Silver" in result.failures[0]
    fake = Fake(turn_of(1, "card:Silver#1", "name:Silver", "done"), turn_of(1, "done"))
    assert play(fake, "script: [{A: 'name:Silver'}]").passed


@pytest.mark.parametrize(
    ("mark", "choices"),
    [("cleanup", 2), ("turn-end", 3), ("next-turn", 4)],
)
def test_until(mark: str, choices: int) -> None:
    fake = Fake(
        turn_of(1, "card:Moat#1", "done"),
        turn_of(1, "done", phase="buy"),
        card(0, "Improve", "card:Moat#1", "done", phase="cleanup"),
        turn_of(2, "done"),
        turn_of(3, "done"),
    )
    result = play(fake, f"script: [{{until: {mark}}}, {{expect: {{A: {{chosen: {choices}}}}}}}]")
    assert result.passed, result.failures


def test_looks_on_the_way() -> None:
    fake = Fake(card(1, "Moat", "yes", "no"), turn_of(1, "card:Moat#1", "done"))
    good = "script: [{offers: {A: [Moat, done], lacks: [Gold]}}, {cannot: {A: Gold, because: [toy.rules.cost]}}]"
    result = play(fake, f"{good}, clauses: [toy.rules.cost, toy.rules.1]")
    assert result.passed, result.failures
    bad = """script: [{offers: {A: [Gold], lacks: [Moat]}}, {cannot: {A: Moat}},
        {cannot: {A: Gold, because: [toy.rules.turn]}}, {expect: {A: {chosen: 1}}}]"""
    result = play(Fake(turn_of(1, "card:Moat#1", "done")), bad)
    assert not result.misfit
    assert result.failures == [
        "at script entry 1: 'Gold' is not offered; the options are Moat, done",
        "at script entry 1: 'Moat' is offered",
        "at script entry 2: A can choose 'Moat'",
        "at script entry 3: 'Gold' is refused by toy.rules.cost, not by toy.rules.turn",
        "at script entry 4: A.chosen is 0, not 1",
    ]


def test_who_is_not_asked_cannot_choose_now() -> None:
    asked = (card(1, "Moat", "yes", "no"), turn_of(1, "card:Gold#1", "done"))
    fake = Fake(*asked)
    result = play(fake, "script: [{cannot: {A: Gold, now: true, because: [toy.rules.turn]}}, {B: 'yes'}]")
    assert result.passed, result.failures
    assert fake.chosen == ["yes"]
    bad = """script: [{cannot: {A: Gold, now: true, because: [toy.rules.cost]}},
        {cannot: {B: 'yes', now: true, because: [toy.rules.turn]}}]"""
    assert play(Fake(*asked), bad).failures == [
        "at script entry 1: 'Gold' is refused by toy.rules.turn, not by toy.rules.cost",
        "at script entry 2: B can choose 'yes'",
    ]


def test_who_can_use_an_ability_of_a_card_can_use_the_card() -> None:
    asked = turn_of(1, "ability:Altar/0#3", "done")
    assert play(Fake(asked), "script: [{cannot: {A: Altar}}]").failures == ["at script entry 1: A can choose 'Altar'"]
    assert play(Fake(asked), "script: [{cannot: {A: Altar/1, because: [toy.rules.cost]}}]").passed


def test_questions_about_a_card() -> None:
    good = "script: [{ask: {of: Moat, cost: 2, types: [reaction, action], because: [toy.rules.cost]}}]"
    result = play(Fake(turn_of(1, "done")), f"{good}, clauses: [toy.rules.types]")
    assert result.passed, result.failures
    bad = "script: [{ask: {of: Moat, cost: 3, because: [toy.rules.types]}}, {ask: {of: Moat, types: [action]}}]"
    assert play(Fake(turn_of(1, "done")), bad).failures == [
        "at script entry 1: cost of Moat is 2, not 3",
        "at script entry 1: the answers about Moat rest on toy.rules.cost, not on toy.rules.types",
        "at script entry 2: types of Moat is [action, reaction], not [action]",
    ]


def deck_scenario(body: str) -> Result:
    [scenario] = parse(f"game: agot\nscenarios: [{{id: x, script: [{{deck: {body}}}]}}]")
    return run(scenario)


def test_decks_are_checked() -> None:
    result = deck_scenario("{of: stark, lacks: [agot.rules.deck-copies, agot.assume.deck-size]}")
    assert result.passed, result.failures
    result = deck_scenario("{house: House Stark, cards: {Ice: 1}, format: intro, because: [agot.assume.plot-deck]}")
    assert result.passed, result.failures
    result = deck_scenario("{cards: {Ice: 1}, because: [agot.rules.deck-copies], lacks: [agot.assume.deck-house]}")
    assert "not by agot.rules.deck-copies" in result.failures[0]
    assert result.failures[1:] == ["at script entry 1: the deck is forbidden by agot.assume.deck-house"]
    assert "unknown format of decks" in deck_scenario("{of: stark, format: x, says: [a.b]}").failures[0]
    [scenario] = parse("game: dominion\nscenarios: [{id: x, script: [{deck: {of: mine, says: [a.b]}}]}]")
    assert run(scenario).failures == ["x: script entry 1 does not fit: dominion keeps no decks that could be checked"]


def test_everything_is_compared() -> None:
    body = """script: [{A: Moat}], expect: {A: {chosen: 2}}, steps: [{card: Gold}], never: [{kind: choice}],
        clauses: [toy.rules.2]"""
    result = play(Fake(turn_of(1, "card:Moat#1", "done"), turn_of(1, "done")), body)
    assert result.failures == [
        "A.chosen is 1, not 2",
        "no step {card: Gold} comes after the start",
        "step 0 is {kind: choice}, which must not happen",
        "no step cites toy.rules.2",
    ]


def test_the_engine_refuses_or_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    result = play(Fake(turn_of(1, "card:Trap", "done")), "script: [{A: Trap}]")
    assert result.failures == ["the engine refuses: 'Trap' cannot be chosen now"]
    monkeypatch.setattr(runner, "DEFAULTS", 5)
    result = play(Fake(*(card(0, "Loop", "done", "again") for _ in range(20))), "script: []")
    assert result.failures == ["5 default answers have led nowhere"]


def test_a_bad_position_names_the_scenario() -> None:
    class Strict(Fake):
        def position(self, described: Mapping[str, Any]) -> Fake:
            raise BadInput("unknown card 'Vilage'", ["Village"])

    with pytest.raises(BadInput, match=r"f.yaml: x: unknown card 'Vilage'") as e:
        play(Strict(), "position: {A: {hand: [Vilage]}}")
    assert e.value.suggestions == ("Village",)
    [scenario] = parse("game: nogame\nscenarios: [{id: x}]")
    with pytest.raises(BadInput, match=r"x: unknown game 'nogame'"):
        run(scenario)


def test_disputed_ones_are_told_apart() -> None:
    fake = Fake(turn_of(1, "done"))
    good = play(fake, "title: t")
    bad = play(fake, "expect: {A: {chosen: 9}}")
    doubted = play(fake, "expect: {A: {chosen: 9}}, disputed: because")
    assert summary([good, bad, doubted]) == {"passed": 1, "failed": ["x"], "disputed": ["x"]}
