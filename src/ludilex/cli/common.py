"""What the commands share: JSON, languages, checked options, files written whole or not at all."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludilex.errors import BadInput, LudilexError, unknown

if TYPE_CHECKING:
    from ludilex.kernel.kit import DeckKit
    from ludilex.match import Game
    from ludilex.scenarios import Scenario

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
Lang = Annotated[str, typer.Option("--lang", help="Language of the sentences: en, hu or ru.")]
OfGame = Annotated[str, typer.Option("--game", help="Name of the game.")]
Edition = Annotated[str | None, typer.Option("--edition", help="Edition of the rules; default the current one.")]
Kingdom = Annotated[
    str | None,
    typer.Option("--kingdom", help='A kingdom by name, names of piles separated by commas, or "random"; see `setups`.'),
]
With = Annotated[
    list[str] | None,
    typer.Option("--with", metavar="NAME[=VALUE]", help="An option of the set-up, such as colony; repeat for more."),
]
Decks = Annotated[
    list[str] | None,
    typer.Option(
        "--deck", metavar="NAME|FILE", help="A deck for each seat, the first seat's first; see `deck --list`."
    ),
]
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


def setup_of(kingdom: str | None, given: Iterable[str] | None = None) -> dict[str, Any]:
    """What the options say about the set-up of a match; a bare name is switched on, a value is read as YAML.

    >>> setup_of("random", ["colony", "traits={Reckless: Village}"])
    {'kingdom': 'random', 'colony': True, 'traits': {'Reckless': 'Village'}}
    """
    import yaml

    out: dict[str, Any] = {} if kingdom is None else {"kingdom": kingdom}
    for one in given or ():
        name, equals, value = one.partition("=")
        try:
            out[name.strip()] = yaml.safe_load(value) if equals else True
        except yaml.YAMLError:
            raise BadInput(f"--with {one!r} is not understood; write NAME or NAME=VALUE") from None
    return out


def with_decks(setup: dict[str, Any], game: str, decks: list[str] | None) -> dict[str, Any]:
    """The set-up with the decks that the options name: those of the game by name, others as they stand in files."""
    from ludilex.kits import kit

    if decks is None:
        return setup
    found = kit(game)
    if "decks" not in found.setup:
        raise BadInput(f"{found.title} is not played with decks; --deck is for games that are")
    if found.decks is None:
        return {**setup, "decks": list(decks)}
    return {**setup, "decks": [deck_named(found.decks, name) for name in decks]}


def deck_named(decks: DeckKit, name: str) -> Any:
    """A deck as the set-up takes it: its name, if it comes with the game, else what is in the file."""
    known = name in decks.shipped()
    return name if known else decks.plain(deck_at(decks, name))


def deck_at(decks: DeckKit, name: str) -> Any:
    """A deck that comes with the game, by name or title; or one in a file, or on standard input for ``-``."""
    text = deck_text(name)
    return decks.find(name) if text is None else read_deck(decks, name, text)


def deck_text(name: str) -> str | None:
    """What is in the file of a deck, or on standard input for ``-``; None if the name is that of a deck."""
    file = any(mark in name for mark in "/\\") or Path(name).suffix in (".yaml", ".yml", ".txt", ".json")
    return read_text(name, "a deck list") if file or name == "-" or os.path.exists(name) else None


def read_deck(decks: DeckKit, name: str, text: str) -> Any:
    """The deck that the text of a file is."""
    try:
        return decks.read(text, "given" if name == "-" else Path(name).stem)
    except BadInput as e:
        raise BadInput(str(e) if name == "-" else f"{name}: {e}", e.suggestions) from None


def split_names(text: str) -> list[str]:
    """Names separated by commas.

    >>> split_names("big-money, random,")
    ['big-money', 'random']
    """
    return [name.strip() for name in text.split(",") if name.strip()]


def read_text(name: str, what: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    if not name:
        raise BadInput(f"the name of the file is empty; {what} is expected")
    try:
        if name == "-":
            return sys.stdin.buffer.read().decode("utf-8")
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{name!r} is not UTF-8 text; {what} is expected") from None
    except OSError as e:
        raise BadInput(f"the file {name!r} cannot be read ({e.strerror}); {what} is expected") from None


@contextmanager
def reading(what: str) -> Iterator[None]:
    """What came from outside is taken up here: if that breaks, it is the input's fault, in one sentence.

    >>> with reading("the position"):
    ...     int("abc")
    Traceback (most recent call last):
    ludilex.errors.BadInput: the position cannot be set up (ValueError: invalid literal for int() with base 10: 'abc')
    """
    try:
        yield
    except LudilexError:
        raise
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as e:
        said = " ".join(str(e).split()) or "no reason given"
        raise BadInput(f"{what} cannot be set up ({type(e).__name__}: {said})") from None


def read_game(name: str) -> Game:
    """Take up the match saved in a file, and look at all of it: damage is found here, not in the middle of play."""
    from ludilex.match import load

    content = read_text(name, "a save made by `ludilex save`")
    try:
        data = json.loads(content)
    except (ValueError, RecursionError) as e:
        raise BadInput(f"{name!r} is not JSON ({e}); a save made by `ludilex save` is expected") from None
    with reading(f"the match in {name!r}"):
        game = load(data)
        game.describe()
        for seat in range(game.state.players):
            game.view(seat, since=0)
        game.clone()
        game.dump()
    return game


def begin(
    file: str | None, game: str, edition: str | None, players: int, seed: int, setup: dict[str, Any] | None = None
) -> Game:
    """The match a command starts from: a save, the position of a scenario (file or id), or a new match."""
    from ludilex.registry import Rules

    if file is None:
        return Rules(game, edition).new_game(players, seed, **(setup or {}))
    if file == "-" or file.endswith(".json"):
        return read_game(file)
    from ludilex.cli.witness import Witnesses
    from ludilex.scenarios.runner import position_of

    scenario = one_scenario(file)
    try:
        return Witnesses(Rules(scenario.game, edition or scenario.edition)).position(position_of(scenario)).game
    except BadInput as e:
        raise BadInput(f"{scenario.where}: {e}", e.suggestions) from None


def one_scenario(what: str) -> Scenario:
    """The scenario of an id, or the only one of a file."""
    from ludilex.scenarios import find

    found = find(what)
    if len(found) != 1:
        raise BadInput(f"{what!r} holds {len(found)} scenarios; a file with one, or the id of one, is expected")
    return found[0]


def write_whole(name: str, content: str) -> None:
    """Write a file in one go: whatever happens, it is there complete, or as it was before."""
    path = Path(name)
    if not path.name or path.is_dir() or name.endswith("/"):
        raise BadInput(f"the file {name!r} cannot be written; the name of a file is expected, not of a folder")
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
