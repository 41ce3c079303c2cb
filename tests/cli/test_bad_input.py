"""Whatever is wrong: one sentence on stderr, exit 2, no traceback, nothing half-written; a closed pipe is silent."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Run

COMMAND = [sys.executable, "-m", "ludilex"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("rule dom.sc.0001", "did you mean 'dom.sc.001'"),
        ("rule nowhere.yaml", "there is no file 'nowhere.yaml'"),
        ("rule dom.sc.001 --lang de", "unknown language 'de'; known are 'en', 'hu' and 'ru'"),
        ("rule", "Missing argument"),
        ("rule -", "empty"),
        ("perft dom.sc.0001", "did you mean 'dom.sc.001'"),
        ("save x.json --from nowhere.yaml", "there is no file 'nowhere.yaml'"),
        ("save .", "not of a folder"),
        ("simulate domino", "did you mean 'dominion'"),
        ("simulate --bots big-mony,random", "did you mean 'big-money'"),
        ("simulate --bots random", "2 to 6 players, not 1"),
        ("simulate --bots random,random,random,random,random,random,random", "not 7"),
        ("simulate --games 0", "0 games"),
        ("simulate --games many", "Invalid value for '--games'"),
        ("simulate --kingdom Vilage", "did you mean 'Village'"),
        ("simulate --edition stop-moving", "did you mean 'stop-moving-2019'"),
        ("simluate", "Did you mean 'simulate'"),
        ("play --sed 3", "--seed"),
        ("play --bots you", "2 to 6 players"),
        ("play --bots ,", "2 to 6 players"),
        ("save --players 7 x.json", "2 to 6 players, not 7"),
        ("save --choices all,Gold x.json", "choice 2: 'Gold' cannot be chosen now"),
        ("save nowhere/x.json", "cannot be written"),
        ("load nowhere.json", "cannot be read"),
        ("load .", "cannot be read"),
        ("perft --depth -1", "below 0"),
        ("cards --game domino", "did you mean 'dominion'"),
        ("clauses --game domino", "did you mean 'dominion'"),
        ("clauses --lang xx", "unknown language"),
    ],
)
def test_one_sentence(ludilex: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, said: str) -> None:
    monkeypatch.chdir(tmp_path)
    result = ludilex(*line.split())
    assert result.code == 2
    assert said in result.err
    assert result.err.startswith("ludilex: ") and result.err.count("\n") == 1
    assert result.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"ludilex": 99}', '{"ludilex": 3}', "\xff"])
def test_damaged_saves(ludilex: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content.encode("latin-1"))
    for command in ("load", "replay"):
        result = ludilex(command, str(path))
        assert result.code == 2
        assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("game: [", "YAML"),
        ("game: dominion\nscenarios: [{id: x, position: {A: {hand: [Witchh]}}}]", "did you mean 'Witch'"),
        ("game: dominion\nscenarios: [{id: x, position: {A: {coins: -1}}}]", "-1"),
        ("game: dominion\nscenarios: [{id: x, position: {seed: abc}}]", "x: seed is 'abc'; a whole number"),
        ("game: dominion\nscenarios: [{id: x, position: {players: x}}]", "x: players is 'x'; a whole number"),
        ("game: dominion\nscenarios: [{id: x, position: {versions: 3}}]", "x: versions is 3; a mapping"),
    ],
)
def test_bad_scenarios(ludilex: Run, content: str, said: str) -> None:
    result = ludilex("rule", "-", stdin=content)
    assert result.code == 2
    assert said in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("log", 11), "dominion.rules.gain"),
        (("state", "layout", "labels", 3), None),
        (("state", "columns", "tail", 4), 99999),
        (("state", "frames", 0, "numbers", 1), 3.5),
        (("cites", 1, 0), 10**30),
        (("played", 0), []),
    ],
)
def test_tampered_saves(ludilex: Run, tmp_path: Path, path: tuple[str | int, ...], value: object) -> None:
    file = tmp_path / "match.json"
    assert ludilex("save", str(file), "--seed", "3", "--choices", "all,Silver").code == 0
    data = json.loads(file.read_text(encoding="utf-8"))
    part = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    file.write_text(json.dumps(data), encoding="utf-8")
    for command in (["load"], ["replay"], ["perft", "--depth", "1"]):
        result = ludilex(*command, str(file))
        assert result.code in (0, 2) and result.err.count("\n") == (result.code == 2), result
    assert ludilex("replay", str(file)).code == 2


def test_a_terminal_without_unicode() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*COMMAND, "rule", "dom.sc.001", "--lang", "ru"], env=env, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_failed_save_leaves_the_old_file(ludilex: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text("precious", encoding="utf-8")
    assert ludilex("save", str(path), "--choices", "nonsense").code == 2
    assert path.read_text(encoding="utf-8") == "precious"


def test_closed_pipe_is_silent() -> None:
    with subprocess.Popen([*COMMAND, "clauses"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupt_prints_the_finished_batches(workers: str) -> None:
    command = [*COMMAND, "simulate", "--games", "10000000", "--workers", workers]
    for seconds in (2, 6, 15, 30):  # on a busy machine the first batch takes longer
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            time.sleep(seconds)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        assert process.returncode == 130
        assert err == ""
        if out:
            break
    assert "of 10000000 (interrupted)" in out
