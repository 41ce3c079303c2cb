"""`ludilex play`: a person at the terminal against bots, or everybody at one keyboard."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

from ludilex.choices import resolve
from ludilex.cli.common import (
    DEFAULT_GAME,
    Decks,
    Edition,
    Kingdom,
    Lang,
    Seed,
    With,
    begin,
    check_lang,
    save_game,
    setup_of,
    split_names,
    with_decks,
)
from ludilex.cli.keys import read_line
from ludilex.cli.words import word
from ludilex.errors import AmbiguousChoice, BadInput, IllegalChoice, LudilexError, unknown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from rich.console import RenderableType

    from ludilex.bots import Policy
    from ludilex.match import Game
    from ludilex.records import Decision, Option, Reason, View
    from ludilex.series import Series

YOU = "you"
SWITCH = {"on": True, "off": False}
BARE = ("may", "choose", "mode", "answer", "number", "use")  # questions that do not say what for


def play(
    game: Annotated[str, typer.Argument(help="Name of the game.")] = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option("--players", help="How many seats; you take the first.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help='Who sits where, separated by commas: "you", bots, strategy files; default you against a bot.',
        ),
    ] = None,
    seed: Seed = 0,
    kingdom: Kingdom = None,
    given: With = None,
    decks: Decks = None,
    format: Annotated[
        str | None, typer.Option("--format", help="A series of matches, such as best-of-three; see `ludilex setups`.")
    ] = None,
    edition: Edition = None,
    autopass: Annotated[
        bool | None,
        typer.Option(
            "--autopass/--no-autopass",
            help="Pass by itself where you can do nothing else; default where all others are bots.",
        ),
    ] = None,
    lang: Lang = "en",
    load: Annotated[
        str | None, typer.Option("--load", help="Go on with a saved match, or from a scenario's position.")
    ] = None,
) -> None:
    """Play a match in the terminal; type ? there for help. Bots move by themselves."""
    check_lang(lang)
    named = None if bots is None else split_names(bots)
    if players is None:
        players = 2 if named is None else len(named)
    from ludilex.cli.sitting import Sitting, begin_series, load_sitting

    series: Series | None
    if load is None:
        setup = with_decks(setup_of(kingdom, given), game, decks)
        series = begin_series(game, edition, format, players, seed, setup)
    else:
        refuse_with_load(decks, format)
        series = load_sitting(load)
    if series is None:
        match = begin(load, game, edition, players, seed)
        seats = seated(named, match.rules.game, match.state.players)
        Session(match, policies_for(match, seats, seed), lang, autopass=autopass).run()
    else:
        Sitting(series, seated(named, series.rules.game, series.players), lang, autopass).run()


def seated(named: list[str] | None, game: str, players: int) -> list[str]:
    """Who sits where: as named, or you against the bot that is meant for that."""
    from ludilex.bots import opponent

    seats = named or [YOU] + [opponent(game)] * (players - 1)
    if len(seats) != players:
        raise BadInput(f"there are {players} seats, and --bots names {len(seats)}: {', '.join(seats)}")
    return seats


def refuse_with_load(decks: list[str] | None, format: str | None) -> None:
    """What is loaded has its decks and its format."""
    for option, value in (("--deck", decks), ("--format", format)):
        if value is not None:
            raise BadInput(f"{option} is for a new match; what --load takes up has its own")


def policies_for(game: Game, seats: list[str], seed: int) -> dict[int, Policy]:
    """The bots by seat."""
    from ludilex.bots import find

    named = [(seat, name) for seat, name in enumerate(seats) if name != YOU]
    name = game.rules.game
    return {seat: find(name, bot).policy(game.rules.kernel, seed * 8 + seat) for seat, bot in named}


class Session:
    """One sitting at the terminal."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Policy],
        lang: str,
        save: Callable[[str], None] | None = None,
        autopass: bool | None = None,
    ) -> None:
        from ludilex.autopass import Autopass
        from ludilex.cli.table import console

        self.game = game
        self.save = save if save is not None else lambda name: save_game(game, name)
        self.bots = bots
        self.lang = lang
        self.console = console()
        alone = len(bots) == game.state.players - 1
        self.autopass = Autopass(forced=alone if autopass is None else autopass)
        self.live: list[str] = []  # what was last drawn of the parts of the table that change within a phase
        self.told = 0  # steps that have been told
        self.by_bots: dict[int, int] = {}  # steps not yet told that came of a bot's choice: by which seat
        self.ended = False
        self.drawn: tuple[object, ...] = ()  # when and what the table showed when it was drawn
        self.explained = ""  # the card whose text was shown with the questions that it asks

    def run(self) -> None:
        """Ask and answer until the match is over or the player leaves."""
        self.say(word("type-help", self.lang))
        while not self.ended:
            self.move_on()
            decision = self.game.decision
            if decision is None:
                break
            self.ask(decision)
        if not self.ended:
            from ludilex.cli.files import result_lines

            self.tell()
            self.say("\n".join(result_lines(self.game)))

    # ---- telling
    def say(self, text: str) -> None:
        """Print text as it is."""
        self.console.print(text, markup=False)

    def draw(self, table: RenderableType) -> None:
        """Print a table; what does not fit on a line of it goes on below."""
        self.console.print(table, soft_wrap=False)

    def tell(self, seat: int | None = None) -> None:
        """Say what has happened since, as the seat may know it; else the one that is asked, or the first person."""
        from ludilex.cli.table import shortly, story

        if seat is None:
            seats = [p for p in range(self.game.state.players) if p not in self.bots]
            decision = self.game.decision
            seat = decision.player if decision is not None else (seats or [0])[0]
        steps = self.game.view(seat, since=min(self.told, len(self.game.steps))).steps
        self.told = len(self.game.steps)
        name = self.game.rules.game
        for bot, same in groupby(steps, key=lambda step: self.by_bots.get(step.index)):
            part = list(same)
            whole = bot is None or self.game.rules.kit.full_story
            lines = story(part, self.lang, name) if whole else shortly(part, bot or 0, self.lang, name)
            if lines:
                self.say("\n".join(lines))

    def log(self) -> None:
        """Every step since the person's last choice."""
        from ludilex.cli.table import story

        decision = self.game.decision
        if decision is not None and self.by_bots:
            steps = self.game.view(decision.player, since=min(self.by_bots)).steps
            self.say("\n".join(story(steps, self.lang, self.game.rules.game)))

    def show(self, view: View) -> None:
        """Draw the table for the seat that is asked."""
        from ludilex.cli.table import board, live_panels, sketch, table_of

        table = table_of(self.game, view.seat)
        self.drawn = self.look(view)
        if table is None:
            self.draw(board(view, self.lang, self.console.width))
            return
        kit = self.game.rules.kit
        self.live = live_panels(table, kit.name, self.lang)
        self.draw(sketch(table, kit, self.lang))

    def show_changes(self, seat: int) -> None:
        """Draw the parts of the table that change within a phase, if they have changed, after what led there."""
        from ludilex.cli.table import live_panels, panel_of, table_of

        table = table_of(self.game, seat)
        if table is None:
            return
        name = self.game.rules.game
        before, self.live = self.live, live_panels(table, name, self.lang)
        if self.live != before:
            self.tell(seat)
            for panel in table.panels:
                if panel.live:
                    self.draw(panel_of(panel, name, self.lang))

    def look(self, view: View) -> tuple[object, ...]:
        """When it is, for whom, and what lies there."""
        return view.turn, view.phase, view.seat, view.zones, view.resources

    def stale(self, view: View) -> bool:
        """The table should be drawn again: in a new phase, or for another player, if something has changed."""
        now = self.look(view)
        return now[:3] != self.drawn[:3] and now[2:] != self.drawn[2:]

    # ---- choosing
    def move_on(self) -> None:
        """Bots choose, and people pass by themselves, until a person is to be asked."""
        watching = [p for p in range(self.game.state.players) if p not in self.bots]
        seat = watching[0] if len(watching) == 1 and self.game.rules.kit.full_story else None
        while (decision := self.game.decision) is not None:
            if decision.player in self.bots:
                code = self.bots[decision.player](self.game.state)
                steps = self.game.apply(decision.options[self.game.state.options().index(code)])
                self.by_bots.update((step.index, decision.player) for step in steps)
            elif (passing := self.autopass.answer(self.game)) is not None:
                self.game.apply(passing)
            else:
                return
            if seat is not None and self.by_itself():
                self.show_changes(seat)  # else it is shown with what is asked

    def by_itself(self) -> bool:
        """What is asked now is answered without a person, or nothing is."""
        decision = self.game.decision
        return decision is None or decision.player in self.bots or self.autopass.answer(self.game) is not None

    def ask(self, decision: Decision) -> None:
        """Put the question and take one line of answer."""
        from ludilex.cli.faces import Faces
        from ludilex.cli.table import question

        self.tell()
        view = self.game.view(decision.player)
        if self.stale(view):
            self.show(view)
        else:
            self.show_changes(decision.player)
            if self.look(view)[2:] == self.drawn[2:]:
                self.drawn = self.look(view)
        self.say(question(self.game, self.lang))
        owed = self.game.cost()
        if owed is not None:
            self.say(f"    {word('still-owed', self.lang)} {self.amounts(owed.price)}")
        self.explain(decision)
        faces = Faces(view, self.lang)
        self.say("\n".join(faces.option_lines(decision, labels(decision, self.lang, self.game.rules.game))))
        while not self.ended:
            line = read_line(len(decision.options))
            try:
                if line is None:
                    self.ended = True
                elif self.obey(decision, line.strip()):
                    return
            except IllegalChoice as e:
                self.refuse(str(line).strip(), e)
            except LudilexError as e:
                self.say(str(e))

    def refuse(self, line: str, error: IllegalChoice) -> None:
        """Say that this cannot be chosen, and why, in the language of the match."""
        reasons = self.game.why_not(self.meant(line)) if error.reasons else []
        said = self.told_of(reasons)
        self.say("\n".join([f"{line!r} {word('not-now', self.lang)}:", *said]) if said else str(error))

    def told_of(self, reasons: Iterable[Reason]) -> list[str]:
        """Reasons with what their clauses say, in the language of the match."""
        law, edition = self.game.rules.law, self.game.rules.edition
        lines = []
        for reason in reasons:
            said = " ".join(law.cited(c).text(self.lang, edition) for c in reason.clauses)
            about = f"{reason.card}: " if reason.card else ""
            lines.append(f"  {about}{said} [{', '.join(reason.clauses)}]" if said else f"  {self.absent(reason)}")
        return lines

    def absent(self, reason: Reason) -> str:
        """What is not offered, without a clause that keeps it from being so; and what is."""
        decision = self.game.decision
        if decision is None or reason.card is None:
            return reason.message
        offered = ", ".join(dict.fromkeys(labels(decision, self.lang, self.game.rules.game).values()))
        return f"{reason.card}: {word('not-among', self.lang)}: {offered}"

    def meant(self, text: str) -> str:
        """A choice that is not offered, said as it would be among the options: "fight with Troll", "house Dis"."""
        from ludilex.text.bundles import has, say

        game = self.game.rules.game
        rules = self.game.rules.kernel
        for use in rules.uses.values():
            if has(self.lang, game, f"use-{use}"):
                before, _, after = say(self.lang, game, f"use-{use}", card="\0").casefold().partition("\0")
                if text.casefold().startswith(before) and text.casefold().endswith(after):
                    return f"{use}:{text[len(before) : len(text) - len(after)]}"
        called = {say(self.lang, game, f"mode-{x}").casefold(): x for x in rules.choices}
        return called.get(text.casefold(), text)

    def explain(self, decision: Decision) -> None:
        """Where a question of a card does not say what is to be done, what is on the card; once."""
        from ludilex.text import card_text

        if not decision.source:
            self.explained = ""
        elif decision.source != self.explained and decision.prompt in BARE:
            self.explained = decision.source
            text = card_text(self.game.rules.kernel, decision.source, self.lang).split("\n")[1:]
            self.say("\n".join(f"    {line}" for line in text if line))

    def obey(self, decision: Decision, line: str) -> bool:
        """Do what the line says; True if something else is asked now."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        if line == "quit":
            self.ended = True
        elif command.startswith("?") or command == "help":
            self.help(line.removeprefix("?").removeprefix("help").strip())
        elif line == "log":
            self.log()
        elif command == "show":
            self.show(self.game.view(decision.player))
        elif command == "why" and rest:
            self.why(rest)
        elif command == "cost" and rest:
            self.cost(rest)
        elif command == "save" and rest:
            self.save(rest)
            self.say(f"{word('saved', self.lang)} {rest}")
        elif command == "autopass" and rest in SWITCH:
            self.autopass.forced = SWITCH[rest]
            return self.by_itself()
        elif line == "skip":
            self.autopass.skip(self.game, decision.player)
            if self.by_itself():
                return True
            self.say(word("not-skipped", self.lang))
        elif line == "concede":
            self.game.concede(decision.player)
            return True
        elif command == "undo" and not rest:
            self.back()
            return True
        elif command == "redo" and not rest:
            self.forth()
            return True
        elif line:
            option = picked(decision, line, labels(decision, self.lang, self.game.rules.game))
            self.game.apply(self.meant(line) if option is None else option)
            self.by_bots.clear()
            return True
        return False

    def help(self, name: str) -> None:
        """What can be typed, or what a card is and does."""
        if not name:
            self.say(word("play-help", self.lang))
            return
        from ludilex.text import card_text

        kernel = self.game.rules.kernel
        titles = {d.title.casefold(): d.title for d in kernel.definitions}
        if name.casefold() not in titles:
            raise unknown("card", name, titles.values())
        self.say(card_text(kernel, titles[name.casefold()], self.lang))

    def why(self, name: str) -> None:
        """Why something is not among the options."""
        decision = self.game.decision
        called = labels(decision, self.lang, self.game.rules.game) if decision is not None else {}
        option = picked(decision, name, called) if decision is not None else None
        reasons = self.game.why_not(self.meant(name)) if option is None else []
        shown = name if option is None else called[option.key]
        self.say("\n".join(self.told_of(reasons)) or f"  {shown} {word('can-be', self.lang)}")

    def cost(self, name: str) -> None:
        """What something would cost, what of that is lacking, and why."""
        decision = self.game.decision
        called = labels(decision, self.lang, self.game.rules.game) if decision is not None else {}
        option = picked(decision, name, called) if decision is not None else None
        found = self.game.cost(option.key if option is not None else self.meant(name))
        if found is None:
            self.say(f"  {name}: {word('no-cost', self.lang)}")
            return
        self.say(f"  {word('costs', self.lang)} {self.amounts(found.price)}")
        if found.lacking:
            self.say(f"  {word('lacking', self.lang)} {self.amounts(found.lacking)}")
        law, edition = self.game.rules.law, self.game.rules.edition
        for c in found.clauses:
            self.say(f"  {law.cited(c).text(self.lang, edition)} [{c}]")

    def amounts(self, price: Mapping[str, int]) -> str:
        """So much of each currency, as on a card."""
        from ludilex.text.bundles import say

        told = [
            say(self.lang, self.game.rules.game, f"price-{k}", n=n, form="cost", case="nom") for k, n in price.items()
        ]
        return ", ".join(told) or word("nothing", self.lang)

    def back(self) -> None:
        """Undo to the last choice that a person made."""
        self.autopass.ask_again()
        undone = 0
        try:
            self.game.undo()
            undone += 1
            while self.by_itself():
                self.game.undo()
                undone += 1
        except LudilexError:
            for _ in range(undone):
                self.game.redo()
            raise
        self.told = len(self.game.steps)
        self.by_bots.clear()

    def forth(self) -> None:
        """Redo to the next choice that a person has to make."""
        self.game.redo()
        while self.game.decision is not None and self.by_itself():
            try:
                self.game.redo()
            except LudilexError:
                return  # it moves on by itself


def labels(decision: Decision, lang: str, game: str) -> dict[str, str]:
    """What the options are called on the screen, by key."""
    from ludilex.text import option_text

    return {o.key: option_text(o, lang, game) for o in decision.options}


def picked(decision: Decision, text: str, called: Mapping[str, str]) -> Option | None:
    """The option that a number, key, name or beginning of a name stands for; None if it is none of them."""
    options = decision.options
    if text.isdecimal() and not any(o.name == text for o in options):
        if not 1 <= int(text) <= len(options):
            raise BadInput(f"there is no option {text}; the numbers go from 1 to {len(options)}")
        return options[int(text) - 1]
    try:
        return resolve(options, text, called)
    except AmbiguousChoice as e:
        names = ", ".join(o.name for o in options if o.key in e.matches)
        raise BadInput(f"{text!r} fits several options: {names}; type a number") from None
