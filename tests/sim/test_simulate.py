"""Simulation: the result depends on the input alone; counts of positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludilex import BadInput, Rules
from ludilex.sim import ProgressLine, Result, perft, simulate, wilson
from ludilex.sim import simulate as simulate_function
from ludilex.sim.results import Tally
from ludilex.sim.simulate import play_batch, seed_of


def timeless(result: Result) -> dict[str, Any]:
    return {k: v for k, v in result.to_json().items() if k not in ("seconds", "games_per_s")}


def test_workers_do_not_matter() -> None:
    bots = ["big-money", "random", "big-money-smithy"]
    one = simulate("dominion", games=12, seed=4, bots=bots)
    two = simulate("dominion", games=12, seed=4, bots=bots, workers=2)
    assert timeless(one) == timeless(two)
    assert one.tally.games == 12
    assert sum(one.tally.parts) == 12 * 840


def test_the_seed_matters() -> None:
    a, b = (simulate("dominion", games=4, seed=s, bots=["random", "random"]) for s in (1, 2))
    assert timeless(a)["bots"] != timeless(b)["bots"]
    seeds = {seed_of(s, m) for s in range(50) for m in range(50)}
    assert len(seeds) == 2500


def test_better_bots_win() -> None:
    result = simulate("dominion", games=20, seed=1, bots=["random", "big-money"], setup={"kingdom": "random"})
    assert result.tally.wins(1) > 17
    assert result.to_json()["bots"][1]["bot"] == "big-money"


def test_interrupt_keeps_finished_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib

    module = importlib.import_module("ludilex.sim.simulate")

    def interrupted(job: Any, batches: list[tuple[int, int]]) -> Iterator[Tally]:
        yield play_batch(job, *batches[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "_in_turn", interrupted)
    result = simulate_function("dominion", games=40, seed=1)
    assert not result.finished
    assert result.tally.games == 5
    assert result.asked == 40


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"games": 0}, "0 games"),
        ({"workers": -1}, "-1 workers"),
        ({"bots": ["random"]}, "2 to 6 players, not 1"),
        ({"bots": ["random"] * 7}, "2 to 6 players, not 7"),
        ({"bots": ["randm", "random"]}, "did you mean 'random'"),
        ({"edition": "stop-moving"}, "did you mean 'stop-moving-2019'"),
        ({"setup": {"kingdom": ["Vilage"]}}, "did you mean 'Village'"),
    ],
)
def test_bad_input(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        simulate("dominion", **arguments)


def test_wilson() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(0, 10)
    assert low == 0.0 and 0.27 < high < 0.28
    assert wilson(5, 10)[0] == pytest.approx(1 - wilson(5, 10)[1])


def test_perft_counts() -> None:
    rules = Rules("dominion")
    assert perft(rules.position({"A": {"hand": ["Village", "Moat"]}}).state, 0) == [1]
    assert perft(rules.position({"phase": "buy", "A": {"coins": 0}}).state, 1) == [1, 3]  # Copper, Curse, nothing
    chapel = rules.position({"A": {"hand": ["Chapel", "Moat", "Estate"]}}).state
    # Chapel (which asks), Moat, or neither; then one of two cards, or none.
    assert perft(chapel, 1)[1] == 3


def test_progress_is_silent_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    line = ProgressLine()
    line(1, 2)
    line.close()
    shown = ProgressLine(shown=True)
    shown(2, 2)
    shown.close()
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("\r[####")
    assert captured.err.endswith("\r")
