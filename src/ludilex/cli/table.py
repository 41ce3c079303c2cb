"""A match on the terminal: what one seat sees of the board, what happened, and the numbered options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludilex.records import seat_letter
from ludilex.text import prompt_text, step_text
from ludilex.text.bundles import say
from ludilex.text.remarks import remark_text
from ludilex.text.steps import place_text

if TYPE_CHECKING:
    from ludilex.kernel.kit import GameKit, Remark, TablePanel, TableView
    from ludilex.match import Game
    from ludilex.records import CardView, Option, Step, View, ZoneView

ALWAYS = 3  # the first resources of the active player are shown even when they are 0
QUIET = ("turns", "gained")
PILES = ("supply", "pile")
LANDSCAPE = "landscape"
USUAL = ("draw", "discard", "clean-up")  # moves of every turn: left out where a bot's turn is told in short


def console() -> Console:
    """Where play is shown: plain text, without colours, when it is no terminal."""
    return Console(highlight=False, soft_wrap=True)


def counted(names: Iterable[str]) -> str:
    """Names with their numbers.

    >>> counted(["Copper", "Estate", "Copper"])
    'Copper x2, Estate'
    """
    return ", ".join(f"{n} x{k}" if k > 1 else n for n, k in Counter(names).items()) or "-"


def board(view: View, lang: str, width: int) -> Group:
    """The board as the seat of a view sees it."""
    cells = [pile_cell(z) for z in view.zones if z.kind in PILES]
    others = [z for z in view.zones if z.player is None and z.kind not in (*PILES, LANDSCAPE)]
    landscapes = ", ".join(landscape_cell(z) for z in view.zones if z.kind == LANDSCAPE)
    per_row = max(1, (width - 4) // (max((len(c) for c in cells), default=1) + 3))
    piles = Table(box=None, show_header=False, padding=(0, 3, 0, 0))
    for i in range(0, len(cells), per_row):
        piles.add_row(*(Text(c, no_wrap=True) for c in cells[i : i + per_row]))
    rest = [Text(f"{say(lang, view.game, 'zone-landscape')}: {landscapes}")] if landscapes else []
    rest += [Text(f"{place_text(z.place, lang, view.game)}: {zone_cell(z)}") for z in others]
    phase = say(lang, view.game, f"phase-{view.phase}")
    turn = say(lang, view.game, "turn")
    title = f"{view.game} - {turn} {view.turn}, {seat_letter(view.active)}: {phase}"
    seats = [seat_panel(view, p, lang) for p in range(view.players)]
    return Group(Panel(Group(piles, *rest), title=Text(title), title_align="left"), *seats)


def pile_cell(zone: ZoneView) -> str:
    """A pile: name, cost, how many are left."""
    name = zone.place.partition(":")[2]
    top = zone.cards[-1] if zone.cards else None
    return f"{top.name} ({top.cost}) x{zone.size}" if top is not None else f"{name} x{zone.size}"


def landscape_cell(zone: ZoneView) -> str:
    """A landscape: name, and its cost if it has one."""
    name = zone.place.partition(":")[2]
    top = zone.cards[-1] if zone.cards else None
    return f"{name} ({top.cost})" if top is not None and top.cost else name


def known(zone: ZoneView) -> list[str]:
    """The names of the cards of a zone that the seat knows."""
    cards: list[CardView] = [card for card in zone.cards if card is not None]
    return [card.name for card in cards]


def seat_panel(view: View, player: int, lang: str) -> Panel:
    """What lies before one player, as far as the seat of the view knows it."""
    lines = [
        f"{place_text(zone.place, lang, view.game)}: {zone_cell(zone)}"
        for zone in view.zones
        if zone.player == player and zone.size
    ]
    numbers = []
    for i, (name, n) in enumerate(view.resources[player].items()):
        if (n or (i < ALWAYS and player == view.active)) and name not in QUIET:
            numbers.append(say(lang, view.game, f"resource-{name}", n=n))
    you = "*" if player == view.seat else ""
    title = f"{seat_letter(player)}{you}" + (f": {', '.join(numbers)}" if numbers else "")
    return Panel(Text("\n".join(lines) or "-"), title=Text(title), title_align="left")


def zone_cell(zone: ZoneView) -> str:
    """The cards of a zone: all that are known; of a pile that grows long, how many and the last."""
    cards = known(zone)
    secret = zone.size - len(cards)
    if zone.kind == "discard":
        return f"{zone.size}, ... {cards[-1]}" if cards else str(zone.size)
    if secret:
        return str(zone.size) + (f" ({counted(cards)})" if cards else "")
    return counted(cards)


def story(steps: Iterable[Step], lang: str, game: str) -> list[str]:
    """What happened since the seat was asked last; the same thing several times on one line."""
    told = [(line, len(list(same))) for line, same in groupby(step_text(s, lang, game) for s in steps)]
    return [f"  {line}" + (f"  x{n}" if n > 1 else "") for line, n in told]


def shortly(steps: Iterable[Step], bot: int, lang: str, game: str) -> list[str]:
    """What came of a bot's choices, on one line: its moves, and those of others."""
    moved: dict[tuple[str, str], list[str]] = {}
    for step in steps:
        if step.kind == "event" and step.card is not None and step.resource is None and step.verb not in USUAL:
            actor = seat_letter(bot if step.actor is None else step.actor)
            moved.setdefault((actor, say(lang, game, f"verb-{step.verb}")), []).append(step.card)
    parts = []
    last = seat_letter(bot)
    for (actor, verb), cards in moved.items():
        parts.append(f"{actor + ': ' if actor != last else ''}{verb}: {counted(cards)}")
        last = actor
    return [f"  {seat_letter(bot)}: {'; '.join(parts) or '-'}"]


def option_lines(game: Game, called: Mapping[str, str], lang: str) -> list[str]:
    """The options with the numbers to type; where copies differ, with what tells them apart."""
    decision = game.decision
    assert decision is not None
    table = table_of(game, decision.player)
    marks = table.marks if table is not None else {}
    notes = {o.key: told_apart(o, marks, game.rules.game, lang) for o in decision.options}
    alike: dict[str, set[str]] = {}
    for o in decision.options:
        alike.setdefault(called[o.key], set()).add(notes[o.key])
    return [
        f"  {i:2}  {label(called[o.key], notes[o.key], len(alike[called[o.key]]) > 1)}"
        for i, o in enumerate(decision.options, 1)
    ]


def told_apart(option: Option, marks: Mapping[int, tuple[Remark, ...]], game: str, lang: str) -> str:
    """Where the card of an option lies and how it stands."""
    number = option.key.partition("#")[2].partition("/")[0]
    found = marks.get(int(number), ()) if number.isdecimal() else ()
    place = [place_text(option.place, lang, game)] if option.place is not None else []
    return ", ".join([*place, *(remark_text(mark, game, lang) for mark in found)])


def label(called: str, note: str, differs: bool) -> str:
    """What an option is called on the screen."""
    return f"{called} ({note})" if differs and note else called


def question(game: Game, lang: str) -> str:
    """The question that is asked, and where within the phase, if the game says so."""
    decision = game.decision
    assert decision is not None
    asked = f"{seat_letter(decision.player)}: {prompt_text(decision, lang, game.rules.game)}"
    table = table_of(game, decision.player)
    stage = table.stage if table is not None else None
    return f"{asked}  [{remark_text(stage, game.rules.game, lang)}]" if stage is not None else asked


# ---- the table of a game that draws its own
def table_of(game: Game, seat: int) -> TableView | None:
    """The table as the game draws it for a seat; None if it leaves that to `board`."""
    draw = game.rules.kit.table
    return draw(game.state, seat) if draw is not None else None


def sketch(table: TableView, kit: GameKit, lang: str) -> Group:
    """The table of a game that draws its own."""
    title = Text(f"{kit.title} – {remark_text(table.title, kit.name, lang)}")
    return Group(title, *(panel_of(panel, kit.name, lang) for panel in table.panels))


def panel_of(panel: TablePanel, game: str, lang: str) -> Panel:
    """A part of the table: what does not fit on a line goes on below it."""
    lines = [Padding(Text(said), (0, 0, 0, 2 * depth)) for depth, said in panel_lines(panel, game, lang)]
    title = Text(remark_text(panel.title, game, lang))
    return Panel(Group(*lines), title=title, title_align="left")


def panel_lines(panel: TablePanel, game: str, lang: str) -> list[tuple[int, str]]:
    """The lines of a panel in words, with their depth."""
    return [(line.depth, remark_text(line.text, game, lang)) for line in panel.lines]


def live_panels(table: TableView, game: str, lang: str) -> list[str]:
    """What is in the parts of a table that change within a phase."""
    return [said for panel in table.panels if panel.live for _, said in panel_lines(panel, game, lang)]
