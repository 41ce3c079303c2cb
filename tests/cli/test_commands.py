"""Every command on real input, as text and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludilex.match import checksum
from tests.cli.conftest import Run

WITCH = """
game: dominion
scenarios:
- id: my.1
  position: {A: {hand: [Witch]}, B: {hand: [Moat]}}
  script: [{A: Witch}]
  expect: {piles: {Curse: %d}}
"""


@pytest.mark.parametrize("lang", ["en", "hu", "ru"])
def test_rule(ludilex: Run, lang: str) -> None:
    said = ludilex("rule", "dom.sc.001", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert "[dominion.stop-moving.2a" in said.out
    assert "Counterfeit" in said.out


def test_rule_says_what_the_clauses_say(ludilex: Run) -> None:
    said = ludilex("rule", "dom.sc.001")
    assert "A played card expects to be in play; if it is not, it cannot move itself." in said.out
    assert said.out.rstrip().endswith("Result: as expected.")


def test_rule_shows_the_choices_and_the_end(ludilex: Run) -> None:
    out = ludilex("rule", "dom.sc.001").out
    parts = ["Position", "A (Counterfeit: choose a card to play) Spoils", "A cannot trash Spoils", "At the end",
             "A: play Counterfeit; hand nothing; coins 7; buys 2", "piles: Spoils +1", "By these"]  # fmt: skip
    places = [out.index(part) for part in parts]
    assert places == sorted(places)
    choices = json.loads(ludilex("rule", "dom.sc.001", "--json").out)["choices"]
    assert [c["choice"].split("#")[0] for c in choices] == ["card:Counterfeit", "card:Spoils"]
    assert "Kiinduló állás" in ludilex("rule", "dom.sc.001", "--lang", "hu").out


def test_rule_says_what_changed_where_nothing_is_expected(ludilex: Run) -> None:
    asked = (
        "game: dominion\nscenarios: [{id: q, position: {A: {hand: [Moat], deck: [Gold, Duchy]}}, script: [{A: Moat}]}]"
    )
    said = ludilex("rule", "-", stdin=asked)
    assert said.code == 0
    assert "  A: deck nothing; hand Gold, Duchy; play Moat; actions 0" in said.out


def test_rule_shows_refusals(ludilex: Run) -> None:
    cannot = "{cannot: {A: Province, because: [dominion.rules.buy.cost]}}"
    asked = f"game: dominion\nscenarios: [{{id: q, position: {{phase: buy, A: {{coins: 5}}}}, script: [{cannot}]}}]"
    said = ludilex("rule", "-", stdin=asked)
    assert "Province: cannot be chosen [dominion.rules.buy.cost]" in said.out
    assert json.loads(ludilex("rule", "-", "--json", stdin=asked).out)["choices"][0]["refused"] == "Province"


def test_rule_as_json(ludilex: Run) -> None:
    data = json.loads(ludilex("rule", "dom.sc.001", "--json").out)
    assert data["passed"] and data["edition"] == "stop-moving-2019"
    assert {c for step in data["steps"] for c in step["clauses"]} <= set(data["clauses"])
    assert all(step["text"] for step in data["steps"])


def test_rule_from_a_pipe_with_all_outcomes(ludilex: Run) -> None:
    said = ludilex("rule", "-", "--all-outcomes", stdin=WITCH % -1)
    assert said.code == 0
    assert "All outcomes: 2 from 2 ways to choose" in said.out
    assert "B, Moat: Moat" in said.out
    data = json.loads(ludilex("rule", "-", "--all-outcomes", "--json", stdin=WITCH % -1).out)
    assert data["outcomes"]["complete"]
    assert sorted(e["board"]["piles"]["Curse"] for e in data["outcomes"]["endings"]) == [9, 10]


def test_a_failed_ruling_exits_with_1(ludilex: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(WITCH % -2, encoding="utf-8")
    said = ludilex("rule", str(path))
    assert said.code == 1
    assert "piles.Curse has changed by -1, not by -2" in said.out
    assert ludilex("scenarios", "run", str(path)).code == 1
    assert json.loads(ludilex("scenarios", "run", str(path), "--json").out) == {
        "passed": 0,
        "failed": ["my.1"],
        "disputed": [],
    }


def test_scenarios(ludilex: Run) -> None:
    assert ludilex("scenarios", "run", "dom.sc.001", "dom.sc.002").out == "2 passed, 0 failed, 0 disputed\n"
    assert "Counterfeit on Spoils" in ludilex("scenarios", "list").out
    games = {row["game"] for row in json.loads(ludilex("scenarios", "list", "--json").out)}
    assert games == {"agot", "dominion", "hkk", "keyforge"}


def test_simulate(ludilex: Run) -> None:
    said = ludilex("simulate", "dominion", "--games", "6", "--seed", "2", "--bots", "random,big-money")
    assert (said.code, said.err) == (0, "")
    assert "6 games" in said.out and "big-money" in said.out
    data = json.loads(ludilex("simulate", "--games", "6", "--workers", "2", "--kingdom", "random", "--json").out)
    assert data["games"] == 6 and data["finished"]


def test_perft(ludilex: Run) -> None:
    assert json.loads(ludilex("perft", "--depth", "1", "--json").out)["positions"][0] == 1
    assert ludilex("perft", "--depth", "1").out.startswith("0  1\n1  ")
    assert ludilex("perft", "dom.sc.001", "--depth", "1").out == "0  1\n1  4\n"


def test_card(ludilex: Run) -> None:
    assert ludilex("card", "village").out.startswith("Village: Action; cost: 3 coins")
    assert "victory points: -2" in ludilex("card", "Miserable").out
    assert "did you mean 'Village'" in ludilex("card", "Vilage").err
    assert ludilex("card", "Moat", "--lang", "hu").out != ludilex("card", "Moat").out
    assert json.loads(ludilex("card", "Moat", "--json").out)["types"] == ["action", "reaction"]


def test_card_shows_what_is_printed(ludilex: Run) -> None:
    assert "Rarity: common [hkk.16.1]" in ludilex("card", "Ashling").out
    assert "a kép a lap nagy részét elfoglalja [hkk.6.4]" in ludilex("card", "Ashling", "--lang", "hu").out
    assert '"Редкость: обычная"' in ludilex("card", "Ashling", "--lang", "ru", "--json").out


def test_cards_and_clauses(ludilex: Run) -> None:
    assert "Village" in ludilex("cards").out
    counted = json.loads(ludilex("cards", "--json").out)
    assert {"name": "Moat", "version": "", "types": ["action", "reaction"], "cost": 2} in counted["list"]
    prices = {row["name"]: [row["cost"], row.get("debt", 0)] for row in counted["list"]}
    assert [prices["Reckless"], prices["Engineer"], prices["Citadel"]] == [[None, 0], [0, 4], [8, 0]]
    assert "Test Liaison" not in prices and "Test Liaison" not in ludilex("cards").out
    assert counted["cards"] == counted["implemented"] == counted["with_own_scenario"]
    assert 20 * counted["own_ops"] <= counted["cards"]
    assert "[dominion.stop-moving.2a]" in ludilex("clauses").out
    assert json.loads(ludilex("clauses", "--json").out)[0]["id"].startswith("dominion.")
    assert "exercised by a scenario" in ludilex("clauses", "--coverage").out
    found = json.loads(ludilex("clauses", "--coverage", "--json").out)
    assert found["exercised"] >= 45 and found["exercised_negative"] > 20 and found["missing"] == []
    sizes = {
        one["game"]: one["clauses"]
        for one in json.loads(ludilex("clauses", "--game", "all", "--coverage", "--json").out)
    }
    assert sizes == {"agot": 114, "dominion": 67, "hkk": 226, "keyforge": 107}


def test_save_load_replay(ludilex: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "match.json")
    said = ludilex("save", path, "--seed", "3", "--choices", "all, Silver")
    assert (said.code, said.err) == (0, "")
    assert "2 choices made" in said.out
    assert "2 choices made" in ludilex("load", path).out
    loaded = json.loads(ludilex("load", path, "--json").out)
    assert loaded["choices"][0] == "all"
    replayed = ludilex("replay", path, "--lang", "hu")
    assert replayed.code == 0 and "Silver" in replayed.out
    assert len(json.loads(ludilex("replay", path, "--json").out)["choices"]) == 2
    assert [p.name for p in tmp_path.iterdir()] == ["match.json"]


def test_save_from_a_position_and_from_a_save(ludilex: Run, tmp_path: Path) -> None:
    first, second = str(tmp_path / "1.json"), str(tmp_path / "2.json")
    assert "1 choices" in ludilex("save", first, "--from", "dom.sc.001", "--choices", "Counterfeit").out
    assert "2 choices" in ludilex("save", second, "--from", first, "--choices", "Spoils").out
    assert "A cannot trash Spoils" in ludilex("replay", second).out
    assert json.loads(ludilex("perft", second, "--depth", "1", "--json").out)["start"] == second


def test_replay_tells_a_changed_file(ludilex: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    ludilex("save", str(path), "--seed", "3", "--choices", "all,Silver")
    data = json.loads(path.read_text(encoding="utf-8"))
    data["origin"]["seed"] = 4
    path.write_text(json.dumps(data), encoding="utf-8")
    said = ludilex("replay", str(path))
    assert said.code == 2 and "checksum" in said.err
    del data["check"]
    path.write_text(json.dumps({**data, "check": checksum(data)}), encoding="utf-8")
    said = ludilex("replay", str(path))
    assert said.code == 2
    assert "does not replay" in said.err or "cannot be" in said.err


def test_demo(ludilex: Run) -> None:
    said = ludilex("demo")
    assert (said.code, said.err) == (0, "")
    for part in ("200 games", "What to type next", "dominion.stop-moving.3a", "hkk.8.4.3", "agot.faq.3.19.2"):
        assert part in said.out
    for ruling in ("dom.sc.002", "kf-lp-02", "agot.s23", "hkk-s098"):
        assert f"{ruling}  " in said.out and f"{ruling} (hu)" in said.out and f"{ruling} (ru)" in said.out
    assert "as expected" in said.out and "NOT" not in said.out


def test_help_and_version(ludilex: Run) -> None:
    assert ludilex("--version").out.startswith("ludilex ")
    assert "scenarios" in ludilex("--help").out


def test_why_tells_inside_of_what_and_by_which_clause(ludilex: Run) -> None:
    said = ludilex("why", "dom.sc.002", "6")
    assert said.code == 0 and said.out.startswith("6. A gains Gold")
    assert "2. A plays Replace" in said.out and "5. A resolves an ability of Skulk" in said.out
    assert "[dominion.rules.gain]" in said.out
    found = json.loads(ludilex("why", "dom.sc.002", "8", "--json", "--lang", "hu").out)
    assert [s["number"] for s in found["inside"]] == [1, 2] and [s["number"] for s in found["after"]] == [7]
    assert "dominion.stop-moving.3a" in [c["id"] for c in found["clauses"]]


def test_why_of_a_saved_match(ludilex: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    ludilex("save", file, "--seed", "3", "--choices", "all,Silver")
    assert ludilex("why", file, "2").out.startswith("2. ")
    said = ludilex("why", file, "0")
    assert (said.code, said.out) == (2, "") and "its steps are 1 to" in said.err


def test_diff_shows_what_an_edition_changes(ludilex: Run) -> None:
    editions = ("stop-moving-2019", "lose-track-pre-2019")
    out = ludilex("diff", "dom.sc.002", *editions).out
    assert "-   A puts Skulk onto the deck" in out and "+   A cannot put Skulk onto the deck" in out
    told = json.loads(ludilex("diff", "dom.sc.002", *editions, "--json").out)
    assert not told["same"] and {s["in"] for s in told["steps"]} == {"both", *editions}
    assert "The same in both editions." in ludilex("diff", "dom.card.acting-troupe.villager", *editions).out
    said = ludilex("diff", "dom.sc.002", "stop-moving-2019", "lose-track")
    assert said.code == 2 and "did you mean 'lose-track-pre-2019'" in said.err


def test_diff_says_where_the_script_no_longer_fits(ludilex: Run, tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(
        "game: dominion\nscenarios:\n- id: my.1\n  position: {phase: buy, A: {coins: 5}}\n"
        "  script: [{A: Silver}, {A: Gold}]\n",
        encoding="utf-8",
    )
    told = json.loads(ludilex("diff", str(path), "stop-moving-2019", "lose-track-pre-2019", "--json").out)
    assert told["same"] and len(told["stops"]) == 2


@pytest.mark.parametrize(("game", "first"), [("keyforge", "keyforge.least"), ("agot", "agot.faq"), ("hkk", "hkk.6.1")])
def test_the_law_of_a_game_that_cannot_be_played_yet(ludilex: Run, game: str, first: str) -> None:
    assert ludilex("clauses", "--game", game).out.startswith(f"[{first}")


def test_where_a_clause_acts(ludilex: Run) -> None:
    out = ludilex("clauses", "dominion.stop-moving.2b").out
    assert "games/dominion/timing.py:" in out and "dom.sc.113" in out
    found = json.loads(ludilex("clauses", "dominion.stop-moving.3b", "--lang", "ru", "--json").out)
    assert "dom.card.watchtower.covered-deck-top" in found["exercised"] and found["code"]
    said = ludilex("clauses", "dominion.stop-moving.9z")
    assert said.code == 2 and "did you mean" in said.err
