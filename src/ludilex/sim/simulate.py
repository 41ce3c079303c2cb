"""Many matches between bots, in batches over processes; the result does not depend on how many."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any

from ludilex.bots import Bot, Policy, find, play_out, usual
from ludilex.errors import BadInput, LudilexError
from ludilex.kernel.chance import MASK
from ludilex.kernel.formats import Played, Question, wins
from ludilex.registry import Rules
from ludilex.series import format_of, lot_of, played_of, setup_of
from ludilex.sim.results import Result, Tally

BATCH = 50  # matches at most between two reports
_SEED = 0x9E3779B97F4A7C15
_MASK = (1 << 64) - 1

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Job:
    """What a worker needs to know to play any of the matches."""

    game: str
    edition: str
    options: Mapping[str, str]
    bots: tuple[Bot, ...]
    seed: int
    setup: Mapping[str, Any]
    format: str = ""  # of the series that are played; "" for single matches


def seed_of(seed: int, match: int) -> int:
    """The seed of one match: no two matches of a simulation, or of the next seed's, have the same.

    >>> seed_of(1, 0) == seed_of(1, 0), seed_of(1, 1) == seed_of(2, 0)
    (True, False)
    """
    x = (seed * _SEED + match * 0xBF58476D1CE4E5B9 + _SEED) & _MASK
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & _MASK
    return x ^ x >> 31


def simulate(
    game: str,
    edition: str | None = None,
    games: int = 1000,
    seed: int = 0,
    bots: Sequence[Bot | str] | None = None,
    workers: int = 1,
    setup: Mapping[str, Any] | None = None,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    format: str = "",
) -> Result:
    """Play `games` matches, one seat for each bot; the bots change seats from match to match.

    Without ``bots`` two of the usual ones of the game play. Decks belong to seats, so that the bots change decks.
    ``format``: each of the `games` is a series of matches; bots answer what is asked between them (`Format.usual`).

    The same input gives the same result for any number of workers (0: one for each processor). An interrupt
    (Ctrl-C) ends it early with the finished batches: `Result.finished` is False then.

    >>> result = simulate("dominion", games=4, seed=1)
    >>> result.tally.games, sum(result.tally.wins(i) for i in (0, 1))
    (4, 4.0)
    """
    rules = Rules(game, edition, **(options or {}))
    seated = tuple(find(game, b) if isinstance(b, str) else b for b in bots or [usual(game)] * 2)
    job = Job(game, rules.edition, dict(rules.options), seated, seed, dict(setup or {}), format)
    _check(rules, job, games, workers)
    workers = min(workers or os.cpu_count() or 1, games)
    size = max(1, min(BATCH, games // (8 * workers)))
    batches = [(first, min(size, games - first)) for first in range(0, games, size)]
    tally = Tally(tuple(b.name for b in seated))
    start = time.perf_counter()
    finished = True
    tallies = _in_turn(job, batches) if workers == 1 else _in_pool(job, batches, workers)
    try:
        for part in tallies:
            tally.merge(part)
            if progress is not None:
                progress(tally.games, games)
    except KeyboardInterrupt:
        finished = False
    seconds = time.perf_counter() - start
    return Result(game, rules.edition, seed, games, tally, seconds, finished, titles(rules, job), format)


def titles(rules: Rules, job: Job) -> tuple[str, ...]:
    """What the decks of the seats are called, if the game has decks."""
    decks = rules.kit.decks
    return tuple(decks.report(deck).title for deck in decks.chosen(job.setup)) if decks is not None else ()


def _check(rules: Rules, job: Job, games: int, workers: int) -> None:
    """Refuse what cannot work before anything is played."""
    if games < 1:
        raise BadInput(f"{games} games cannot be played; give a number from 1 up")
    if workers < 0:
        raise BadInput(f"{workers} workers cannot play; give a number from 1 up, or 0 for one on each processor")
    rules.new_game(players=len(job.bots), seed=job.seed, **job.setup)
    if job.format:
        format_of(rules.kit, job.format)
    for bot in job.bots:
        bot.policy(rules.kernel, 0)


def play_batch(job: Job, first: int, count: int) -> Tally:
    """Play the matches `first` to `first + count - 1` of a job."""
    rules = Rules(job.game, job.edition, **job.options)
    kit, kernel, players = rules.kit, rules.kernel, len(job.bots)
    blind = "knowledge" in kit.setup and not any(b.imagines for b in job.bots)
    setup = {**job.setup, "knowledge": False} if blind else job.setup
    planned: list[Policy | None] = [b.policy(kernel, 0) if b.strategy else None for b in job.bots]
    tally = Tally(tuple(b.name for b in job.bots))
    for match in range(first, first + count):
        seed = seed_of(job.seed, match)
        seats = [(seat + match) % players for seat in range(players)]
        policies = [planned[b] or job.bots[b].policy(kernel, seed_of(seed, b)) for b in seats]
        if job.format:
            tally.add(seats, *play_series(rules, job.format, seed, setup, policies))
            continue
        state = kit.new_game(kernel, players, seed & MASK, setup)
        state.run()
        decisions = play_out(state, policies)
        tally.add(seats, kit.outcome(state), decisions)
    return tally


def play_series(
    rules: Rules, name: str, seed: int, setup: Mapping[str, Any], policies: Sequence[Policy]
) -> tuple[dict[str, Any], int]:
    """A series by its format, and how many decisions its matches took; the outcome's scores are matches won."""
    kit, seats = rules.kit, len(policies)
    format = format_of(kit, name)
    played: list[Played] = []
    answers: list[str] = []
    turns = decisions = 0
    lot = lot_of(seed, seats)
    while (coming := format.next(seats, played, answers, lot)) is not None:
        if isinstance(coming, Question):
            answers.append(format.usual(coming, played, answers))
            continue
        state = kit.new_game(rules.kernel, seats, seed_of(seed, len(played)) & MASK, setup_of(kit, setup, coming))
        state.run()
        decisions += play_out(state, policies)
        outcome = kit.outcome(state)
        turns += sum(outcome.get("turns", ()))
        played.append(played_of(kit, format, setup, coming, outcome["winners"], outcome["scores"]))
        answers = []
    won = wins(seats, played)
    winners = [seat for seat, n in enumerate(won) if n == max(won)]
    return {"winners": winners, "scores": won, "turns": [turns]}, decisions


def _in_turn(job: Job, batches: list[tuple[int, int]]) -> Iterator[Tally]:
    for first, count in batches:
        yield play_batch(job, first, count)


def _in_pool(job: Job, batches: list[tuple[int, int]], workers: int) -> Iterator[Tally]:
    """Batches as they are finished. Workers leave Ctrl-C to the parent, which lets nothing new begin."""
    fork = "fork" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if fork else None)
    pool = ProcessPoolExecutor(workers, context, initializer=_ignore_interrupt)
    waiting: set[Future[Tally]] = set()
    left = iter(batches)
    with _noted_interrupt() as interrupted:
        try:
            while True:
                for first, count in islice(left, 3 * workers - len(waiting)):
                    waiting.add(pool.submit(play_batch, job, first, count))
                if not waiting:
                    return
                done, waiting = wait(waiting, timeout=0.2, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                if interrupted:
                    raise KeyboardInterrupt
        except BrokenProcessPool:
            raise LudilexError("a worker process was ended from outside; try again with fewer workers") from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _noted_interrupt() -> Iterator[list[bool]]:
    """Ctrl-C is noted, not raised: in the middle of handing work to a pool it would leave the pool waiting for ever."""
    noted: list[bool] = []
    try:
        before = signal.signal(signal.SIGINT, lambda *_: noted.append(True))
    except ValueError:  # not in the main thread, which alone gets signals
        yield noted
        return
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


def _ignore_interrupt() -> None:
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
