"""`ludilex simulate` and `ludilex perft`: many games, and counts of positions."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated

import typer

from ludilex.cli.bars import bars
from ludilex.cli.common import (
    DEFAULT_GAME,
    AsJson,
    Decks,
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
    with_decks,
)
from ludilex.records import seat_letter

if TYPE_CHECKING:
    from ludilex.sim import Result

FAST = 10  # games a second from which on they are told in whole numbers


def simulate(
    game: Annotated[str, typer.Argument(help="Name of the game.")] = DEFAULT_GAME,
    named_game: Annotated[str | None, typer.Option("--game", help="The same, as an option.")] = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    seed: Seed = 0,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help="A bot for each seat, separated by commas: names or strategy files; default two fast ones.",
        ),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", help="Processes; 0: one for each processor.")] = 1,
    kingdom: Kingdom = None,
    given: With = None,
    decks: Decks = None,
    format: Annotated[
        str | None, typer.Option("--format", help="Play series of matches instead, such as best-of-three.")
    ] = None,
    histogram: Annotated[
        bool, typer.Option("--histogram", help="Show how far two bots are apart; of two decks it is always shown.")
    ] = False,
    edition: Edition = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots; the same input gives the same result, whatever the number of workers."""
    from ludilex.sim import ProgressLine
    from ludilex.sim import simulate as run

    line = ProgressLine("games")
    game = named_game or game
    try:
        named = None if bots is None else split_names(bots)
        setup = with_decks(setup_of(kingdom, given), game, decks)
        result = run(game, edition, games, seed, named, workers, setup, progress=line, format=format or "")
    finally:
        line.close()
    if as_json:
        print_json(result.to_json())
    else:
        print("\n".join(result_lines(result, histogram)))
    if not result.finished:
        raise typer.Exit(130)


def result_lines(result: Result, histogram: bool = False) -> list[str]:
    """The result of a simulation for people."""
    tally, n = result.tally, result.tally.games
    short = "" if result.finished else f" of {result.asked} (interrupted)"
    what = f"series ({result.format})" if result.format else f"game{'s' * (n != 1)}"
    lines = [f"{result.game} ({result.edition}), seed {result.seed}: {n} {what}{short}"]
    if not n:
        return lines
    head = ("wins", "share", "95 % interval", "mean score")
    rows: list[tuple[str, ...]] = [("bot", *head)]
    rows += [share_row(bot, tally.parts[i], tally.scores[i], n) for i, bot in enumerate(tally.bots)]
    lines += columns(rows)
    if result.decks:
        rows = [("brought by" if result.format else "deck", *head)]
        for i, deck in enumerate(result.decks):
            rows.append(share_row(f"{seat_letter(i)}: {deck}", tally.seat_parts[i], tally.seat_scores[i], n))
        lines += ["", *columns(rows)]
    if result.decks or histogram:
        lines += ["", *difference_lines(result), ""]
    one, many = ("series", "series") if result.format else ("game", "games")
    mean = f"{tally.turns / n:.1f} turns and {tally.decisions / n:.0f} decisions a {one}"
    rate = result.games_per_s
    lines.append(f"{mean}; {rate:,.{0 if rate >= FAST else 1}f} {many}/s")
    if tally.shared:
        lines.append(f"{tally.shared} shared (each winner is counted a part)")
    return lines


def share_row(name: str, parts: int, score: int, games: int) -> tuple[str, ...]:
    """Wins of a bot or a deck, with their margin."""
    from ludilex.sim import wilson
    from ludilex.sim.results import WHOLE

    wins = parts / WHOLE
    low, high = wilson(wins, games)
    return (name, f"{wins:g}", f"{wins / games:.1%}", f"{low:.1%} to {high:.1%}", f"{score / games:.2f}")


def difference_lines(result: Result) -> list[str]:
    """How far the first deck, else the first bot, was ahead of the other, as bars."""
    counts = result.tally.seat_ahead if result.decks else result.tally.ahead
    if not counts:
        return ["A histogram is shown of two bots only."]
    first, second = result.decks or result.tally.bots
    title = f"Difference of {'games won' if result.format else 'scores'}: {first} minus {second}"
    return [title, *bars(counts)]


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
    decks: Decks = None,
    edition: Edition = None,
    as_json: AsJson = False,
) -> None:
    """Count the distinct positions after 0, 1, 2 ... decisions."""
    from ludilex.sim import perft as count

    match = begin(start, game, edition, players, seed, with_decks(setup_of(kingdom, given), game, decks))
    with reading(f"the match in {start!r}") if start else nullcontext():
        counts = count(match.state, depth)
    if as_json:
        origin = {"start": start} if start else {"seed": seed, "players": players}
        print_json({"game": match.rules.game, **origin, "positions": counts})
    else:
        print("\n".join(columns((str(n), f"{found:,}") for n, found in enumerate(counts))))
