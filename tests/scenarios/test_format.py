"""Scenario format v1: what is read, what is refused and how; shipped files and documents are valid."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from ludilex.errors import BadInput
from ludilex.kits import kit
from ludilex.law.registry import load as load_law
from ludilex.scenarios import format as scenario_format
from ludilex.scenarios.format import Answer, Ask, Cannot, Check, DeckCheck, Offers, Until, load, parse
from ludilex.scenarios.library import files, find, find_all, installed

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "scenario-format.md"
SCHEMA = json.loads(Path(scenario_format.__file__).with_name("schema.json").read_text(encoding="utf-8"))
SHIPPED = files(kit("dominion").folder / "scenarios")


def one(body: str) -> str:
    """A file with one scenario `x`, with these further fields in flow style."""
    return f"game: dominion\nscenarios:\n- {{id: x, {body}}}\n"


def examples() -> list[str]:
    return re.findall(r"^```yaml\n(.*?)^```", DOCUMENT.read_text(encoding="utf-8"), re.S | re.M)


def valid(text: str) -> bool:
    return bool(jsonschema.Draft202012Validator(SCHEMA).is_valid(yaml.safe_load(text)))


def test_every_part_is_read() -> None:
    text = """
        title: t, edition: old, versions: {Treasury: 2022}, disputed: because, note: n, source: s,
        position: {phase: buy, active: B, supply: {Ruins: [Survivors], Province: 0},
          A: {hand: [Village], coins: 2}},
        script: [{A: Spoils}, {B: [Copper, done]}, {try: {A: "yes"}}, {until: next-turn},
          {expect: {trash: []}}, {cannot: {A: Province, because: [dominion.rules.buy.cost]}},
          {offers: {A: [Village], lacks: [Gold]}},
          {cannot: {B: Moat, now: true, because: [dominion.rules.turn]}},
          {ask: {of: "Moat#2", cost: 2, types: [action, reaction], blank: no, because: [dominion.rules.cost]}},
          {deck: {of: mine, format: intro, says: [dominion.rules.deck]}},
          {deck: {cards: {Moat: 4}, because: [dominion.rules.deck], lacks: [dominion.rules.cost]}}],
        expect: {A: {hand: [], coins: 7}, piles: {Spoils: +1}, phase: buy},
        steps: [{kind: stopped, amount: 2}],
        never: [{verb: trash}], clauses: [dominion.stop-moving.2a], shows: [dominion.stop-moving.ex.1]"""
    [s] = parse(one(text), "f.yaml")
    assert (s.id, s.game, s.edition, s.disputed, s.where) == ("x", "dominion", "old", "because", "f.yaml: x")
    assert s.versions == {"Treasury": "2022"}
    assert s.script == (
        Answer("A", ("Spoils",)),
        Answer("B", ("Copper", "done")),
        Answer("A", ("yes",), tried=True),
        Until("next-turn"),
        Check({"trash": []}),
        Cannot("A", "Province", ("dominion.rules.buy.cost",)),
        Offers("A", ("Village",), ("Gold",)),
        Cannot("B", "Moat", ("dominion.rules.turn",), now=True),
        Ask("Moat#2", {"cost": 2, "types": ("action", "reaction"), "blank": "no"}, ("dominion.rules.cost",)),
        DeckCheck("mine", "intro", (), (), ("dominion.rules.deck",)),
        DeckCheck({"cards": {"Moat": 4}}, "", ("dominion.rules.deck",), ("dominion.rules.cost",), ()),
    )
    assert s.expect["piles"] == {"Spoils": 1}
    assert s.steps == ({"kind": "stopped", "amount": 2},)
    assert s.shows == ("dominion.stop-moving.ex.1",)
    assert not s.exact
    assert parse("exact: true\n" + one(text))[0].exact


def test_every_named_card_is_mentioned() -> None:
    text = """
        script: [{A: Spoils}, {A: "card:Skulk#3"}, {A: done}, {A: decline},
          {offers: {A: [Gold], lacks: [Moat]}}, {cannot: {A: Witch}},
          {expect: {A: {hand: [Chapel], coins: 1}}}, {ask: {of: "Remodel#2", cost: 4}}, {ask: {of: A, cost: 4}}],
        expect: {piles: {Horse: 1}, phase: buy, trash: [Feast], tokens: {Duchy: 1}},
        steps: [{card: Trail, by: Vassal}], never: [{kind: stopped}]"""
    [s] = parse(one(text))
    assert s.mentioned() == [
        "Chapel", "Duchy", "Feast", "Gold", "Horse", "Moat", "Remodel", "Skulk", "Spoils", "Trail", "Vassal", "Witch",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("written", "read"),
    [("yes", "yes"), ("no", "no"), ("on", "yes"), ("off", "no"), ("'no'", "no"), ("3", "number:3")],
)
def test_yaml_words_are_answers(written: str, read: str) -> None:
    assert parse(one(f"script: [{{A: {written}}}]"))[0].script == (Answer("A", (read,)),)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("scrip: []", "x: unknown field 'scrip'; did you mean 'script'?"),
        ("title: yes", "x: title is 'True'; a text is expected there (YAML reads an unquoted yes"),
        ("script: Spoils", "x: script is 'Spoils'; a list of answers is expected there"),
        ("script: [Spoils]", "x: script[0] is 'Spoils'; an answer such as {A: Spoils}"),
        (
            "script: [{A: Spoils, B: done}]",
            "script[0] is \"{'A': 'Spoils', 'B': 'done'}\"; exactly one of these",
        ),
        ("script: [{G: Spoils}]", "x: script[0]: unknown kind of script entry 'G'"),
        ("script: [{A: null}]", "x: script[0].A is missing or empty; the text of an option"),
        (
            "script: [{until: [cleanup]}]",
            "script[0].until is \"['cleanup']\"; turn-end, next-turn or the name of a phase is",
        ),
        ("script: [{cannot: {because: []}}]", "x: script[0].cannot is \"{'because': []}\"; exactly one seat"),
        ("script: [{cannot: {A: [x, y]}}]", "x: script[0].cannot.A is \"['x', 'y']\"; one option text"),
        (
            "script: [{offers: {A: x, lack: y}}]",
            "script[0].offers: unknown field 'lack'; did you mean 'lacks'?",
        ),
        (
            "script: [{cannot: {A: x, now: true}}]",
            "x: script[0].cannot.because is missing or empty; a list of clause ids (who is not asked",
        ),
        ("script: [{cannot: {A: x, now: later, because: [a.b]}}]", "x: script[0].cannot.now is 'later'; true"),
        ("script: [{ask: Moat}]", "x: script[0].ask is 'Moat'; a mapping such as {of: Shard Orc"),
        ("script: [{ask: {cost: 2}}]", "x: script[0].ask.of is missing or empty; the name of a card, or the letter"),
        ("script: [{ask: {of: Moat, because: [a.b]}}]", "; at least one question with its answer is expected there"),
        (
            "script: [{ask: {of: Moat, cost: {a: 1}}}]",
            "x: script[0].ask.cost is \"{'a': 1}\"; a number, a word or a list",
        ),
        (
            "script: [{deck: {main: {Moat: 1}}}]",
            "; at least one of because, lacks and says with clause ids is expected",
        ),
        ("script: [{deck: {says: [a.b]}}]", "x: script[0].deck.of is missing or empty; the name of a deck, or what it"),
        (
            "script: [{deck: {of: m, main: {}, says: [a.b]}}]",
            "x: script[0].deck.of is 'm'; either the name of a deck or",
        ),
        ("position: [1]", "x: position is '[1]'; a mapping such as"),
        (
            "position: {active: Z}",
            "x: position.active is 'Z'; the letter of a seat, A to F, is expected there",
        ),
        ("position: {A: {hand: [{crad: Village}]}}", "x: position.A.hand[0].card is missing or empty; the name of the"),
        ("position: {A: {hand: [no]}}", "x: position.A.hand[0] is 'False'; a card name, or a mapping"),
        ("position: {supply: {Skulk: -1}}", "x: position.supply.Skulk is '-1'; the size of the pile"),
        ("expect: {piles: {Skulk: none}}", "x: expect.piles.Skulk is 'none'; the change of its size"),
        ("expect: {A: {coins: '7'}}", "x: expect.A.coins is '7'; a list of card names"),
        ("steps: [{}]", "x: steps[0] is '{}'; at least one of kind, verb"),
        ("steps: [{kind: stoped}]", "x: steps[0]: unknown kind of step 'stoped'; did you mean 'stopped'"),
        ("steps: [{cards: Skulk}]", "x: steps[0]: unknown field of a step 'cards'; did you mean 'card'?"),
        ("steps: [{player: 0}]", "x: steps[0].player is '0'; a text is expected there"),
        ("never: [{amount: much}]", "x: never[0].amount is 'much'; a whole number is expected there"),
        (
            "clauses: [2a]",
            "x: clauses[0] is '2a'; a clause id such as dominion.stop-moving.2a is expected there",
        ),
        (
            "clauses: dominion.x",
            "x: clauses is 'dominion.x'; a list of clause ids, such as [...], is expected",
        ),
        ("versions: {Mint: [1]}", "x: versions.Mint is '[1]'; a version such as 2022 is expected there"),
    ],
)
def test_refusals_say_what_was_given_and_what_is_right(body: str, said: str) -> None:
    with pytest.raises(BadInput) as e:
        parse(one(body), "my.yaml")
    assert said in str(e.value)
    assert str(e.value).startswith("my.yaml: ")
    assert "\n" not in str(e.value)
    assert not valid(one(body)), "the schema must refuse it, too"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "my.yaml: the file is missing or empty"),
        ("- 1", "my.yaml: the file is '[1]'; a mapping with `game` and `scenarios` is expected there"),
        ("scenarios: []", "my.yaml: game is missing or empty; the name of a game"),
        ("game: dominion", "my.yaml: scenarios is missing or empty; a list of scenarios is expected there"),
        (
            "game: dominion\nscenarios: [{}]",
            "my.yaml: scenarios[0].id is missing or empty; a text such as dom.sc",
        ),
        ("game: dominion\nscenarios: [{id: x}, {id: x}]", "my.yaml: x is given twice"),
        ("game: dominion\nexact: 2\nscenarios: []", "my.yaml: exact is '2'; true or false is expected there"),
        ("game: [", "my.yaml: the YAML cannot be read at line"),
        (
            "game: a\ngame: b\nscenarios: []",
            "my.yaml: the YAML cannot be read at line 2, column 1: 'game' is given",
        ),
        ("game: dominion\nscenarios: [{id: x, ? [a] : b}]", "my.yaml: the YAML cannot be read at line 2"),
        ("game: !!python/object:os.system x", "my.yaml: the YAML cannot be read at line 1"),
        ("game: \x00", "my.yaml: the YAML cannot be read"),
    ],
)
def test_refusals_of_files(text: str, said: str) -> None:
    with pytest.raises(BadInput) as e:
        parse(text, "my.yaml")
    assert said in str(e.value)
    assert "\n" not in str(e.value)


def test_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        load(tmp_path / "none.yaml")
    latin = tmp_path / "latin.yaml"
    latin.write_bytes("game: dominión".encode("latin-1"))
    with pytest.raises(BadInput, match="not UTF-8"):
        load(latin)


@pytest.mark.parametrize("number", range(len(examples())))
def test_examples_of_the_document(number: int) -> None:
    text = examples()[number]
    assert valid(text)
    assert parse(text, DOCUMENT.name)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.stem)
def test_shipped_files(path: Path) -> None:
    data: Any = yaml.safe_load(path.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator(SCHEMA).validate(data)
    law = load_law(kit("dominion").folder)
    for s in load(path):
        assert s.title and (s.note or s.source), s.id
        cited = [*s.clauses, *s.shows, *(str(p["clause"]) for p in (*s.steps, *s.never) if "clause" in p)]
        unknown = [c for c in cited if c not in law.citable]
        assert not unknown, s.id
        refused = any(isinstance(entry, Offers) or (isinstance(entry, Cannot) and entry.because) for entry in s.script)
        assert s.steps or s.never or s.clauses or refused or s.id.startswith("dom.card."), s.id


def test_find(tmp_path: Path) -> None:
    known = installed("dominion")
    assert len(known) >= 60
    (tmp_path / "a.yaml").write_text("game: dominion\nscenarios: [{id: mine}]", encoding="utf-8")
    sub = tmp_path / "sub"
    sub.mkdir()
    (sub / "b.yml").write_text("game: dominion\nscenarios: [{id: yours}]", encoding="utf-8")
    assert [s.id for s in find("dom.sc.001")] == ["dom.sc.001"]
    assert [s.id for s in find(str(tmp_path))] == ["mine", "yours"]
    assert [s.id for s in find_all([str(sub), str(sub / "b.yml"), "dom.sc.002"])] == ["yours", "dom.sc.002"]
    with pytest.raises(BadInput, match=r"unknown scenario 'dom.sc.oo1'; did you mean"):
        find("dom.sc.oo1")
    with pytest.raises(BadInput, match=r"there is no file 'none/x.yaml'"):
        find("none/x.yaml")
    (sub / "c.yaml").write_text("game: dominion\nscenarios: [{id: mine}]", encoding="utf-8")
    with pytest.raises(BadInput, match="ids are given once"):
        find(str(tmp_path))
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(BadInput, match="holds no scenario"):
        find(str(empty))
