"""`ludilex simulate` and `ludilex perft`: many games, and counts of positions."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated

import typer

from ludilex.cli.common import (
    DEFAULT_GAME,
    AsJson,
    Edition,
    Kingdom,
    OfGame,
    Seed,
    With,
    begin,
    columns,
    print_json,
    reading,
    setup_of,
    split_names,
)

if TYPE_CHECKING:
    from ludilex.sim import Result


def simulate(
    game: Annotated[str, typer.Argument(help="Name of the game.")] = DEFAULT_GAME,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    seed: Seed = 0,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help="A bot for each seat, separated by commas: names or strategy files; default two of the usual bot.",
        ),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", help="Processes; 0: one for each processor.")] = 1,
    kingdom: Kingdom = None,
    given: With = None,
    edition: Edition = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots; the same input gives the same result, whatever the number of workers."""
    from ludilex.sim import ProgressLine
    from ludilex.sim import simulate as run

    line = ProgressLine("games")
    try:
        named = None if bots is None else split_names(bots)
        result = run(game, edition, games, seed, named, workers, setup_of(kingdom, given), progress=line)
    finally:
        line.close()
    if as_json:
        print_json(result.to_json())
    else:
        print("\n".join(result_lines(result)))
    if not result.finished:
        raise typer.Exit(130)


def result_lines(result: Result) -> list[str]:
    """The result of a simulation for people."""
    from ludilex.sim import wilson

    tally, n = result.tally, result.tally.games
    short = "" if result.finished else f" of {result.asked} (interrupted)"
    lines = [f"{result.game} ({result.edition}), seed {result.seed}: {n} game{'s' * (n != 1)}{short}"]
    if not n:
        return lines
    rows = [("bot", "wins", "share", "95 % interval", "mean score")]
    for i, bot in enumerate(tally.bots):
        low, high = wilson(tally.wins(i), n)
        rows.append(
            (
                bot,
                f"{tally.wins(i):g}",
                f"{tally.wins(i) / n:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{tally.scores[i] / n:.2f}",
            )
        )
    lines += columns(rows)
    lines.append(
        f"{tally.turns / n:.1f} turns and {tally.decisions / n:.0f} decisions a game; {result.games_per_s:,.0f} games/s"
    )
    if tally.shared:
        lines.append(f"{tally.shared} shared (each winner is counted a part)")
    return lines


def perft(
    start: Annotated[
        str | None,
        typer.Argument(metavar="[FILE|ID]", help="A save, or a scenario for its position; default a new match."),
    ] = None,
    game: OfGame = DEFAULT_GAME,
    depth: Annotated[int, typer.Option("--depth", help="How many decisions to go down.")] = 3,
    players: Annotated[int, typer.Option("--players", help="How many seats a new match has.")] = 2,
    seed: Seed = 0,
    kingdom: Kingdom = None,
    given: With = None,
    edition: Edition = None,
    as_json: AsJson = False,
) -> None:
    """Count the distinct positions after 0, 1, 2 ... decisions."""
    from ludilex.sim import perft as count

    match = begin(start, game, edition, players, seed, setup_of(kingdom, given))
    with reading(f"the match in {start!r}") if start else nullcontext():
        counts = count(match.state, depth)
    if as_json:
        origin = {"start": start} if start else {"seed": seed, "players": players}
        print_json({"game": match.rules.game, **origin, "positions": counts})
    else:
        print("\n".join(columns((str(n), f"{found:,}") for n, found in enumerate(counts))))
