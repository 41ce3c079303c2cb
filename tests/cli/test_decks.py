"""`ludilex deck`, decks in other commands, and series of matches in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludilex.cli.bars import bars
from tests.cli.conftest import Run

LIST = "My deck\n\nDis\n2 Pit Demon\nTroll (Sanctum)\n"


def test_a_deck_by_name(ludilex: Run) -> None:
    said = ludilex("deck", "embers-of-dis")
    assert (said.code, said.err) == (0, "")
    for part in ("Embers of Dis", "house Brobnar (12)", "2  Dust Imp", "The deck is legal.", "Creatures by power", "#"):
        assert part in said.out
    assert ludilex("deck", "embers of dis").out == said.out


@pytest.mark.parametrize(("lang", "part"), [("hu", "A pakli szabályos."), ("ru", "Колода соответствует правилам.")])
def test_other_languages(ludilex: Run, lang: str, part: str) -> None:
    said = ludilex("deck", "vows-of-sanctum", "--lang", lang)
    assert said.code == 0 and part in said.out and "house" not in said.out


def test_a_deck_that_is_not_legal(ludilex: Run) -> None:
    said = ludilex("deck", "-", stdin=LIST)
    assert said.code == 1 and said.err == ""
    assert "The deck is NOT legal:\n  The deck has 3 cards; 36 are needed. [keyforge.rules.deck-size]" in said.out
    assert "maverick of house Brobnar" in said.out


def test_as_json(ludilex: Run) -> None:
    data = json.loads(ludilex("deck", "-", "--json", stdin=LIST).out)
    assert (data["name"], data["legal"], data["missing"]) == ("My deck", False, [])
    assert data["problems"][0]["clauses"] == ["keyforge.rules.deck-size"]
    demon = {"part": "dis", "name": "Pit Demon", "count": 2, "number": 92, "type": "creature", "amber": 0, "power": 5}
    assert demon.items() <= data["cards"][0].items()
    assert data["statistics"]["houses"]["all"]["cards"] == 3 and data["histograms"]["power"] == {"5": 2, "8": 1}


def test_the_list_of_decks(ludilex: Run) -> None:
    said = ludilex("deck", "--list")
    assert said.code == 0 and "Radiant Argus the Supreme" in said.out
    data = json.loads(ludilex("deck", "--list", "--json").out)
    known = {deck["name"]: deck for deck in data["decks"]}
    assert (known["embers-of-dis"]["title"], known["embers-of-dis"]["legal"]) == ("Embers of Dis", True)
    assert {deck["game"] for deck in data["decks"]} == {"agot", "hkk", "keyforge"}
    assert {d["game"] for d in json.loads(ludilex("deck", "--list", "--game", "agot", "--json").out)["decks"]} == {
        "agot"
    }


WOLVES = "Wolves\nHouse: Stark\nplot: Blockade\n3 Hodor\n1 Tyrion Lannister\n"


def test_a_list_tells_by_itself_which_game_it_is_for(ludilex: Run, tmp_path: Path) -> None:
    said = ludilex("deck", "-", stdin=WOLVES)
    assert said.code == 1 and "Characters (4)" in said.out and "agot.assume.deck-size" in said.out
    assert "Out of House, 2 gold more to play: Tyrion Lannister. [agot.rules.penalty]" in said.out
    path = tmp_path / "wolves.txt"
    path.write_text(WOLVES, encoding="utf-8")
    data = json.loads(ludilex("deck", str(path), "--as", "intro", "--json").out)
    assert (data["game"], data["deck"]["format"]) == ("agot", "intro")
    assert [p["clauses"] for p in data["problems"]] == [["agot.assume.plot-deck"]]
    assert data["cards"][2]["house"] == ["stark"] and data["cards"][2]["icons"] == ["military", "power"]
    refused = ludilex("deck", "embers-of-dis", "--as", "intro")
    assert refused.code == 2 and "keyforge has one format of decks only" in refused.err


def test_a_deck_is_saved_in_our_own_form(ludilex: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    assert ludilex("deck", "-", "--save", str(path), stdin=LIST).code == 1
    assert path.read_text(encoding="utf-8").startswith("name: My deck\nidentity:\n- dis\nhouses:\n")
    again, first = ludilex("deck", str(path)), ludilex("deck", "-", stdin=LIST)
    assert again.out == first.out


@pytest.mark.parametrize(
    ("arguments", "stdin", "said"),
    [
        (("deck",), "", "either a deck or --list is expected"),
        (("deck", "embers-of-dis", "--list"), "", "either a deck or --list is expected"),
        (("deck", "embers-of-di"), "", "unknown deck 'embers-of-di'; did you mean 'embers-of-dis'"),
        (("deck", "nowhere.yaml"), "", "the file 'nowhere.yaml' cannot be read"),
        (("deck", "-"), "Dis\nPit Daemon\n", "unknown card 'Pit Daemon'; did you mean 'Pit Demon'?"),
        (("deck", "-"), "", "the deck given is empty"),
        (("deck", "-", "--as", "mele"), WOLVES, "unknown format of decks 'mele'"),
        (("deck", "x", "--game", "dominion"), "", "Dominion keeps no decks"),
        (("deck", "x", "--game", "keyforg"), "", "unknown game 'keyforg'; did you mean 'keyforge'"),
        (("simulate", "--deck", "embers-of-dis"), "", "Dominion is not played with decks"),
        (("simulate", "keyforge", "--deck", "embers-of-dis"), "", "two decks are expected there"),
        (("simulate", "keyforge", "--format", "adaptve"), "", "unknown format 'adaptve'; did you mean 'adaptive'"),
        (("simulate", "--format", "adaptive"), "", "Dominion has no formats"),
        (("play", "--load", "dom.sc.002", "--format", "adaptive"), "", "--format is for a new match"),
        (("play", "keyforge", "--with", "first=3"), "", "seat 0 or 1 is expected there"),
        (("save", "x.json", "--game", "keyforge", "--with", "chains=3"), "", "for each seat is expected"),
    ],
)
def test_bad_input(ludilex: Run, arguments: tuple[str, ...], stdin: str, said: str) -> None:
    found = ludilex(*arguments, stdin=stdin)
    assert found.code == 2 and found.out == ""
    assert said in found.err and found.err.count("\n") == 1


# ---- matches with decks
def test_a_match_with_decks_from_files(ludilex: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text(LIST, encoding="utf-8")
    decks = ("--deck", str(mine), "--deck", "vows-of-sanctum")
    said = ludilex("play", "keyforge", *decks)
    assert said.code == 2 and "the deck My deck is not legal: The deck has 3 cards; 36 are needed." in said.err
    saved = str(tmp_path / "match.json")
    assert ludilex("save", saved, "--game", "keyforge", *decks, "--with", "legal=false").code == 0
    mine.unlink()  # the save holds the deck itself
    assert ludilex("replay", saved).code == 0


def test_simulation_of_decks(ludilex: Run) -> None:
    decks = ("--deck", "vows-of-sanctum", "--deck", "embers-of-dis")
    said = ludilex("simulate", "keyforge", "--games", "12", "--seed", "1", *decks)
    assert said.code == 0
    assert "A: Vows of Sanctum" in said.out and "B: Embers of Dis" in said.out
    assert "Difference of scores: Vows of Sanctum minus Embers of Dis" in said.out
    data = json.loads(ludilex("simulate", "keyforge", "--games", "12", "--seed", "1", *decks, "--json").out)
    assert [seat["deck"] for seat in data["seats"]] == ["Vows of Sanctum", "Embers of Dis"]
    assert sum(data["difference"]["seats"].values()) == 12
    assert sum(seat["wins"] for seat in data["seats"]) == 12
    ahead = sum(int(n) * games for n, games in data["difference"]["seats"].items())
    assert ahead == pytest.approx(12 * (data["seats"][0]["mean_score"] - data["seats"][1]["mean_score"]), abs=1e-4)


@pytest.mark.parametrize("format", ["best-of-three", "reversal", "adaptive"])
def test_simulation_of_series(ludilex: Run, format: str) -> None:
    one, two = (
        json.loads(ludilex("simulate", "keyforge", "--games", "6", "--format", format, "--workers", n, "--json").out)
        for n in "12"
    )
    for data in (one, two):
        del data["seconds"], data["games_per_s"]
    assert one == two and one["format"] == format
    assert set(one["difference"]["seats"]) <= {"-2", "-1", "1", "2"}


def test_bars_of_many_numbers() -> None:
    lines = bars({n: 1 for n in range(-50, 50)})
    assert len(lines) <= 22 and lines[0] == "  -50 to -46  ##### 5"
    assert bars({}) == []


def test_how_far_two_bots_are_apart(ludilex: Run) -> None:
    assert "minus" not in ludilex("simulate", "--games", "4").out
    assert "Difference of scores: big-money minus random" in (
        ludilex("simulate", "--games", "4", "--bots", "big-money,random", "--histogram").out
    )
    three = ludilex("simulate", "--games", "3", "--bots", "random,random,random", "--histogram")
    assert "A histogram is shown of two bots only." in three.out


# ---- series in the terminal
def test_concede_and_rematch(ludilex: Run) -> None:
    said = ludilex("play", "keyforge", "--seed", "3", stdin="concede\nrematch\nB\nconcede\n\n")
    assert said.code == 0 and said.out.count("The match is over: B won (A 0, B 0).") == 2
    assert "A: who goes first?  [keyforge.rules.series-first]" in said.out


def test_a_rematch_of_a_game_in_which_nobody_says_who_begins(ludilex: Run) -> None:
    said = ludilex("play", "--seed", "3", stdin="concede\nrematch\nconcede\n")
    assert said.out.count("The match is over: B won") == 2 and "who goes first" not in said.out


def test_best_of_three(ludilex: Run) -> None:
    stdin = "concede\nwho\n1\nconcede\nrematch\nquit\n"
    said = ludilex("play", "keyforge", "--seed", "3", "--format", "best-of-three", stdin=stdin)
    assert said.code == 0
    parts = ["Game 1: A: Embers of Dis; B: Vows of Sanctum", "Games won: A 0, B 1", "'who' cannot be chosen now",
             "Game 2", "Games won: A 0, B 2", "Type rematch"]  # fmt: skip
    places = [said.out.index(part) for part in parts]
    assert places == sorted(places) and said.out.count("Game 1: ") == 2


def test_bidding(ludilex: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "series.json")
    stdin = f"concede\nB\nconcede\n30\nsave {path}\n5\npass\nA\nquit\n"
    said = ludilex("play", "keyforge", "--format", "adaptive", "--bots", "you,you", "--seed", "3", stdin=stdin)
    assert "for the deck that has won both games? Vows of Sanctum  [keyforge.rules.chain-bid]" in said.out or (
        "for the deck that has won both games? Embers of Dis  [keyforge.rules.chain-bid]" in said.out
    )
    assert "30 cannot be bid; the numbers go from 1 to 24" in said.out and "  pass, 6-24" in said.out
    assert "(+5)" in said.out
    again = ludilex("play", "--load", path, "--bots", "you,you", stdin="pass\nquit\n")
    assert again.code == 0 and "who goes first?" in again.out


def test_a_series_between_bots(ludilex: Run) -> None:
    said = ludilex("play", "keyforge", "--format", "reversal", "--bots", "random,random", "--seed", "1", "--lang", "hu")
    assert said.code == 0 and "1. játszma: A: Vows of Sanctum; B: Embers of Dis" in said.out
    assert said.out.rstrip().splitlines()[-1].startswith("Nyert játszmák: A ")


def test_set_ups_name_the_formats(ludilex: Run) -> None:
    assert "adaptive" in ludilex("setups", "--game", "keyforge").out
    assert "starter-set" in json.loads(ludilex("setups", "--game", "keyforge", "--json").out)["setups"]
