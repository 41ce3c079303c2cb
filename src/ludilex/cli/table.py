"""A match on the terminal: what one seat sees of the board, what happened, and the numbered options."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludilex.cli.faces import Faces, counted
from ludilex.kits import kit
from ludilex.records import seat_letter
from ludilex.text import prompt_text, step_text
from ludilex.text.bundles import has, say
from ludilex.text.remarks import remark_text
from ludilex.text.steps import other, place_text
from ludilex.text.talk import capital

if TYPE_CHECKING:
    from ludilex.kernel.kit import GameKit, TablePanel, TableView
    from ludilex.match import Game
    from ludilex.records import Fact, Step, View, ZoneView

ALWAYS = 3  # the first resources of the active player are shown even when they are 0
PILES = ("supply", "pile")
LANDSCAPE = "landscape"
USUAL = ("draw", "discard", "clean-up")  # moves of every turn: left out where a bot's turn is told in short


def console() -> Console:
    """Where play is shown: plain text, without colours, when it is no terminal."""
    return Console(highlight=False, soft_wrap=True)


def board(view: View, lang: str, width: int) -> Group:
    """The board as the seat of a view sees it."""
    faces = Faces(view, lang)
    cells = [pile_cell(z) for z in view.zones if z.kind in PILES]
    others = [z for z in view.zones if z.player is None and z.kind not in (*PILES, LANDSCAPE)]
    landscapes = ", ".join(landscape_cell(z) for z in view.zones if z.kind == LANDSCAPE)
    per_row = max(1, (width - 4) // (max((len(c) for c in cells), default=1) + 3))
    piles = Table(box=None, show_header=False, padding=(0, 3, 0, 0))
    for i in range(0, len(cells), per_row):
        piles.add_row(*(Text(c, no_wrap=True) for c in cells[i : i + per_row]))
    rest = [Text(f"{say(lang, view.game, 'zone-landscape')}: {landscapes}")] if landscapes else []
    rest += [Text(f"{place_text(z.place, lang, view.game)}: {zone_cell(z, faces)}") for z in others]
    shared = Panel(Group(piles, *rest), title=Text(heading(view, lang)), title_align="left")
    top = shared if cells or rest else Text(f"── {heading(view, lang)} ".ljust(width, "─"))
    return Group(top, *(seat_panel(view, p, faces) for p in range(view.players)))


def heading(view: View, lang: str) -> str:
    """What game it is, whose turn, which phase, and what else is known to all."""
    phase = say(lang, view.game, f"phase-{view.phase}")
    turn = say(lang, view.game, "turn")
    facts = [fact_text(f, lang, view.game) for f in view.facts if f.player is None]
    return f"{view.game} - {turn} {view.turn}, {seat_letter(view.active)}: {', '.join([phase, *facts])}"


def fact_text(fact: Fact, lang: str, game: str) -> str:
    """Something that lies in no zone, in words."""
    named = [say(lang, game, f"color-{v}") if has(lang, game, f"color-{v}") else v for v in fact.values]
    return say(lang, game, f"fact-{fact.name}", value=", ".join(named))


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


def seat_panel(view: View, player: int, faces: Faces) -> Panel:
    """What lies before one player, as far as the seat of the view knows it."""
    lang, game = faces.lang, view.game
    lines = []
    for zone in view.zones:
        if zone.player == player and zone.size > len(faces.lying(zone)):
            lines += zone_lines(zone, faces)
    pools, quiet = kit(game).pools, kit(game).quiet
    numbers = []
    for i, (name, n) in enumerate(view.resources[player].items()):
        if (n or name in pools or (i < ALWAYS and player == view.active)) and name not in quiet:
            numbers.append(say(lang, game, f"resource-{name}", n=n))
    facts = [fact_text(f, lang, game) for f in view.facts if f.player == player]
    you = "*" if player == view.seat else ""
    title = ", ".join([f"{seat_letter(player)}{you}", *facts]) + (f": {', '.join(numbers)}" if numbers else "")
    return Panel(Text("\n".join(lines) or "-"), title=Text(title), title_align="left")


def zone_lines(zone: ZoneView, faces: Faces) -> list[str]:
    """A zone on one line; cards that stand in a row on one line each."""
    row = faces.row(zone)
    if row is None:
        return [f"{place_text(zone.place, faces.lang, faces.game)}: {zone_cell(zone, faces)}"]
    cards = enumerate(faces.known(zone), 1)
    return [f"{row}:", *(f"  {i}  {faces.face(card)}" for i, card in cards)]


def zone_cell(zone: ZoneView, faces: Faces) -> str:
    """The cards of a zone: all that are known; of a pile that grows long, how many and the last."""
    cards = faces.known(zone)
    secret = zone.size - len([c for c in zone.cards if c is not None])
    if zone.kind == "discard":
        return f"{zone.size}, ... {cards[-1].name}" if cards else str(zone.size)
    if not zone.ordered and not secret:
        return faces.by_color(cards)
    shown = counted(faces.face(c) for c in cards)
    if secret:
        return str(zone.size) + (f" ({shown})" if cards else "")
    return shown


def story(steps: Iterable[Step], lang: str, game: str) -> list[str]:
    """What happened since the seat was asked last; the same thing several times on one line."""
    told = [(line, len(list(same))) for line, same in groupby(step_text(s, lang, game) for s in steps)]
    return [f"  {line}" + (f"  x{n}" if n > 1 else "") for line, n in told]


def shortly(steps: Iterable[Step], bot: int, lang: str, game: str) -> list[str]:
    """What came of a bot's choices, on one line: what it chose openly, who moved which cards, and what was gained."""
    moved: dict[tuple[str, str], list[str]] = {}
    gained: dict[tuple[str, str], int] = {}
    parts = []
    for step in steps:
        actor = seat_letter(bot if step.actor is None else step.actor)
        if step.kind == "event" and step.card is not None and step.resource is None and step.verb not in USUAL:
            moved.setdefault((actor, say(lang, game, f"verb-{step.verb}")), []).append(step.card)
        elif step.kind == "event" and step.player is not None and step.resource in kit(game).pools:
            key = seat_letter(step.player), str(step.resource)
            gained[key] = gained.get(key, 0) + (step.amount or 0)
        elif step.kind == "choice" and step.card is None:
            parts.append(capital(other(step, lang, game)))
    last = seat_letter(bot)
    told = [(actor, f"{verb}: {counted(cards)}") for (actor, verb), cards in moved.items()]
    for (player, name), n in gained.items():
        if n:
            told.append((player, f"{'+' if n > 0 else '-'}{say(lang, game, f'resource-{name}', n=abs(n), case='nom')}"))
    for actor, text in told:
        parts.append(f"{actor + ': ' if actor != last else ''}{text}")
        last = actor
    return [f"  {seat_letter(bot)}: {'; '.join(parts) or '-'}"]


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
