"""What the commands share: JSON, languages, checked options, files written whole or not at all."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludilex.errors import BadInput, unknown

if TYPE_CHECKING:
    from ludilex.match import Game

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
Lang = Annotated[str, typer.Option("--lang", help="Language of the sentences: en, hu or ru.")]
OfGame = Annotated[str, typer.Option("--game", help="Name of the game.")]
Edition = Annotated[str | None, typer.Option("--edition", help="Edition of the rules; default the current one.")]
Kingdom = Annotated[str | None, typer.Option("--kingdom", help='Names of the piles, separated by commas, or "random".')]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same shuffles.")]
DEFAULT_GAME = "dominion"


def print_json(data: Any) -> None:
    """One JSON document on standard output."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def check_lang(lang: str) -> str:
    """The language, if there is one of that name."""
    from ludilex.law.registry import LANGUAGES

    if lang not in LANGUAGES:
        raise unknown("language", lang, LANGUAGES)
    return lang


def setup_of(kingdom: str | None) -> dict[str, Any]:
    """What the options say about the set-up of a match."""
    return {} if kingdom is None else {"kingdom": kingdom}


def split_names(text: str) -> list[str]:
    """Names separated by commas.

    >>> split_names("big-money, random,")
    ['big-money', 'random']
    """
    return [name.strip() for name in text.split(",") if name.strip()]


def read_text(name: str, what: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    try:
        if name == "-":
            return sys.stdin.buffer.read().decode("utf-8")
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{name!r} is not UTF-8 text; {what} is expected") from None
    except OSError as e:
        raise BadInput(f"the file {name!r} cannot be read ({e.strerror}); {what} is expected") from None


def read_game(name: str) -> Game:
    """Take up the match saved in a file."""
    from ludilex.match import load

    content = read_text(name, "a save made by `ludilex save`")
    try:
        data = json.loads(content)
    except ValueError as e:
        raise BadInput(f"{name!r} is not JSON ({e}); a save made by `ludilex save` is expected") from None
    return load(data)


def write_whole(name: str, content: str) -> None:
    """Write a file in one go: whatever happens, it is there complete, or as it was before."""
    path = Path(name)
    try:
        handle, draft = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as e:
        raise BadInput(f"the file {name!r} cannot be written ({e.strerror}); name one in a folder of yours") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        os.chmod(draft, 0o666 & ~_umask())
        os.replace(draft, path)
    except BaseException as e:
        with suppress(OSError):
            os.unlink(draft)
        if isinstance(e, OSError):
            raise BadInput(f"the file {name!r} cannot be written ({e.strerror})") from None
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def save_game(game: Game, name: str) -> None:
    """Save a match to a file."""
    write_whole(name, json.dumps(game.dump(), ensure_ascii=False) + "\n")


def columns(rows: Iterable[tuple[str, ...]]) -> list[str]:
    """Rows as lines with their columns under each other.

    >>> columns([("a", "1"), ("long", "2")])
    ['a     1', 'long  2']
    """
    rows = list(rows)
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)] if rows else []
    return ["  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in rows]
