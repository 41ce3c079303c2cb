"""`ludilex deck`: what is in a deck, whether it is legal, and what it amounts to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludilex.cli.bars import bars
from ludilex.cli.common import AsJson, Lang, check_lang, columns, deck_text, print_json, read_deck, write_whole
from ludilex.cli.words import word
from ludilex.errors import BadInput

if TYPE_CHECKING:
    from ludilex.kernel.kit import DeckKit, DeckReport, DeckTable, Remark

ILLEGAL = 1  # the exit code


def deck(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[FILE|NAME|-]", help="A deck list in a file, a deck's name, or - for stdin."),
    ] = None,
    game: Annotated[str | None, typer.Option("--game", help="Name of the game; else the one that has decks.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the decks that come with the game.")] = False,
    judged: Annotated[
        str | None, typer.Option("--as", metavar="FORMAT", help="Judge it as a deck of this format, not of its own.")
    ] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE", help="Write the deck in our own form.")] = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Show a deck, check it, and count what is in it; exit code 1 if it is not legal."""
    check_lang(lang)
    if listed or name is None:
        if name is not None or not listed:
            raise BadInput("either a deck or --list is expected; see `ludilex deck --help`")
        list_decks(having(game), lang, as_json)
        return
    home, found = deck_of(having(game), name)
    decks = having()[home]
    if judged is not None:
        found = meant(home, decks, found, judged)
    report = decks.report(found)
    if as_json:
        print_json(as_data(home, report, decks.plain(found), lang))
    else:
        print("\n".join(told(home, report, lang)))
    if save is not None:
        write_whole(save, decks.write(found))
        if not as_json:
            print(f"\nsaved {save}")
    if report.problems:
        raise typer.Exit(ILLEGAL)


def having(game: str | None = None) -> dict[str, DeckKit]:
    """What each game that has decks knows of them; of one game, if it is named."""
    from ludilex.decks import deck_kit
    from ludilex.kits import kits

    if game is not None:
        return {game: deck_kit(game)}
    return {name: found.decks for name, found in kits().items() if found.decks is not None}


def deck_of(known: dict[str, DeckKit], name: str) -> tuple[str, Any]:
    """A deck, and the only game that can read it: a list of cards tells by itself which game it is for."""
    text = deck_text(name)
    found: dict[str, Any] = {}
    errors: dict[str, BadInput] = {}
    for home, decks in known.items():
        try:
            found[home] = decks.find(name) if text is None else read_deck(decks, name, text)
        except BadInput as e:
            errors[home] = e
    if len(found) == 1:
        return next(iter(found.items()))
    if found:
        raise BadInput(f"which game is the deck of? Name it by --game: {', '.join(found)}")
    raise nearest(errors)


def nearest(errors: dict[str, BadInput]) -> BadInput:
    """The error of the game that the deck is likely for: it knows names close by, or complains least; else all."""
    if len(errors) == 1:
        return next(iter(errors.values()))
    close = [e for e in errors.values() if e.suggestions]
    if len(close) == 1:
        return close[0]
    first, second, *_ = sorted(errors.values(), key=lambda e: len(str(e)))
    if 2 * len(str(first)) < len(str(second)):
        return first
    told = "; ".join(f"as one of {home}: {e}" for home, e in errors.items())
    return BadInput(f"no game can read the deck ({told}); --game says which game it is of")


def meant(game: str, decks: DeckKit, found: Any, format: str) -> Any:
    """The deck under the rules of a format."""
    if not decks.formats:
        raise BadInput(f"{game} has one format of decks only; {format!r} was given")
    return decks.meant(found, format)


def list_decks(known: dict[str, DeckKit], lang: str, as_json: bool) -> None:
    """The decks that come with the games: names, titles, what they are, and how many cards cannot be played yet."""
    reports = {game: {name: decks.report(x) for name, x in decks.shipped().items()} for game, decks in known.items()}
    if as_json:
        rows = [
            {"game": game, "name": n, "title": r.title, "parts": list(r.parts), "legal": not r.problems,
             "missing": list(r.missing)}
            for game, of in reports.items()
            for n, r in of.items()
        ]  # fmt: skip
        print_json({"decks": rows})
        return
    lines = []
    for game, of in reports.items():
        for name, r in of.items():
            lacking = [f"{len(r.missing)} {said('deck-mark-missing', game, lang)}"] if r.missing else []
            about = ", ".join(remark_line(remark, game, lang) for remark in r.about)
            lines.append((game, name, r.title, "; ".join([about, *lacking])))
    print("\n".join(columns(lines)))


# ---- as text
def said(message: str, game: str, lang: str) -> str:
    """A message of the game."""
    from ludilex.text.bundles import say

    return say(lang, game, message)


def told(game: str, report: DeckReport, lang: str) -> Iterator[str]:
    """A deck for people, line by line."""
    yield report.title + (f"  ({report.source})" if report.source else "")
    yield from list_lines(game, report, lang)
    yield ""
    yield word("illegal" if report.problems else "legal", lang)
    yield from (f"  {remark_line(remark, game, lang)}" for remark in (*report.problems, *report.notes))
    for table in report.tables.values():
        yield ""
        yield from table_lines(game, table, lang)
    for name, counts in report.histograms.items():
        yield ""
        yield said(f"deck-histogram-{name}", game, lang)
        yield from bars(counts)


def list_lines(game: str, report: DeckReport, lang: str) -> Iterator[str]:
    """The cards under their headings, with their facts in columns."""
    heads = [said(f"deck-{column}", game, lang) for column in report.columns]
    rows: list[tuple[str, ...]] = [("", said("deck-card", game, lang), *heads, "")]
    for part, lines in report.parts.items():
        rows.append((f"{said(f'{report.label}-{part}', game, lang)} ({sum(line.count for line in lines)})",))
        for line in lines:
            cells = [
                cell(report.words.get(column, ""), fact, game, lang)
                for column, fact in zip(report.columns, line.facts, strict=True)
            ]
            marks = "; ".join(remark_line(remark, game, lang) for remark in line.remarks)
            rows.append((str(line.count), line.name, *cells, marks))
    table = iter(columns([row for row in rows if len(row) > 1]))
    yield from (f"{row[0]}" if len(row) == 1 else f"  {next(table)}" for row in rows)


def cell(words: str, fact: str | int | tuple[str, ...] | None, game: str, lang: str) -> str:
    """A fact in a column: a word of the game or several, a number, or nothing."""
    if fact is None:
        return "-"
    if isinstance(fact, tuple):
        return ", ".join(cell(words, one, game, lang) for one in fact)
    return said(f"{words}-{fact}", game, lang) if words else str(fact)


def remark_line(remark: Remark, game: str, lang: str) -> str:
    """A remark with its clauses."""
    from ludilex.decks import reason_of

    return str(reason_of(remark, game, lang))


def table_lines(game: str, table: DeckTable, lang: str) -> list[str]:
    """Statistics as a table."""
    heads = [said(f"deck-{c}", game, lang) for c in table.columns]
    rows = [("", *heads)]
    for name, numbers in table.rows.items():
        rows.append((said(f"{table.label}-{name}", game, lang), *("-" if n is None else f"{n:g}" for n in numbers)))
    return columns(rows)


# ---- as data
def as_data(game: str, report: DeckReport, plain: Any, lang: str) -> dict[str, Any]:
    """A deck as JSON."""
    from ludilex.decks import reason_of

    def remarks(found: tuple[Remark, ...]) -> list[dict[str, Any]]:
        return [reason_of(remark, game, lang).to_json() for remark in found]

    return {
        "game": game,
        "name": report.title,
        "source": report.source,
        "legal": not report.problems,
        "problems": remarks(report.problems),
        "notes": remarks(report.notes),
        "missing": list(report.missing),
        "cards": [
            {"part": part, "name": line.name, "count": line.count, **dict(zip(report.columns, line.facts, strict=True))}
            for part, lines in report.parts.items()
            for line in lines
        ],
        "statistics": {
            name: {row: dict(zip(table.columns, numbers, strict=True)) for row, numbers in table.rows.items()}
            for name, table in report.tables.items()
        },
        "histograms": {name: {str(n): count for n, count in c.items()} for name, c in report.histograms.items()},
        "deck": plain,
    }
