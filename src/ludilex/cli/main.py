"""The command `ludilex`: its subcommands, and what its exit codes mean.

0: done; 1: a scenario failed, a deck is not legal; 2: bad input (one sentence on stderr); 70: a fault of ours; 130:
interrupted.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import typer

from ludilex.cli import cards, decks, demo, files, law, play, rulings, simulate
from ludilex.errors import LudilexError

DONE, FAILED, BAD, FAULT, INTERRUPTED = 0, 1, 2, 70, 130

app = typer.Typer(
    name="ludilex",
    help="A rules engine for card games that cites the rule for everything that happens.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
scenarios = typer.Typer(help="List and run scenarios: rulings as data.", no_args_is_help=True)
app.command()(rulings.rule)
scenarios.command("run")(rulings.run_scenarios)
scenarios.command("list")(rulings.list_scenarios)
app.add_typer(scenarios, name="scenarios")
app.command()(play.play)
app.command()(simulate.simulate)
app.command()(simulate.perft)
app.command()(cards.card)
app.command("cards")(cards.list_cards)
app.command()(cards.setups)
app.command()(decks.deck)
app.command()(law.clauses)
app.command()(law.assumptions)
app.command()(law.why)
app.command()(law.diff)
app.command()(files.save)
app.command()(files.load)
app.command()(files.replay)
app.command()(demo.demo)


@app.callback(invoke_without_command=True)
def top(
    version: bool = typer.Option(False, "--version", help="Print the version and end."),
) -> None:
    """A rules engine for card games that cites the rule for everything that happens."""
    if version:
        from ludilex import __version__

        print(f"ludilex {__version__}")
        raise typer.Exit


def main(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit code.

    >>> main(["--version"])
    ludilex 0.1.0
    0
    """
    _replace_unknown_letters()
    try:
        code = app(list(arguments), prog_name="ludilex", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else DONE
    except LudilexError as e:
        return _refuse(str(e))
    except BrokenPipeError:
        return _closed()
    except SystemExit as e:
        # click meets a closed pipe itself: it wraps the stream and leaves with 1.
        if type(sys.stdout).__name__ == "PacifyFlushWrapper":
            return _closed()
        return e.code if isinstance(e.code, int) else DONE
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as e:
        # What typer raises for a wrong command line; its classes live in click or in typer, by version.
        if not hasattr(e, "format_message"):
            return _confess(e)
        command = getattr(getattr(e, "ctx", None), "command_path", "ludilex")
        message = str(e.format_message()).strip()
        return _refuse(f"{message.rstrip('.')}; see `{command} --help`") if message else BAD


def _replace_unknown_letters() -> None:
    """A terminal without Unicode gets question marks, not an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _refuse(message: str) -> int:
    """Say what was wrong."""
    try:
        sys.stdout.flush()
        print(f"ludilex: {message}", file=sys.stderr)
    except BrokenPipeError:
        return _closed()
    return BAD


def _confess(error: Exception) -> int:
    """A fault of ours is one sentence, too; LUDILEX_DEBUG=1 shows where it is."""
    if os.environ.get("LUDILEX_DEBUG", "") not in ("", "0"):
        raise error
    said = " ".join(str(error).split())
    _refuse(
        f"this is a fault of the program, not yours ({type(error).__name__}: {said}); "
        "please report it with what LUDILEX_DEBUG=1 prints"
    )
    return FAULT


def _closed() -> int:
    """Nobody reads any more: end in silence, also when Python flushes at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            os.dup2(nowhere, stream.fileno())
        except (OSError, ValueError, AttributeError):
            continue
    return DONE


def run() -> NoReturn:
    """The entry point of the console script."""
    sys.exit(main(sys.argv[1:]))
