"""Matches one after the other at the terminal: a rematch, or a series by a format."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludilex.cli.common import write_whole
from ludilex.cli.keys import read_line
from ludilex.cli.play import YOU, Session, labels, picked, policies_for
from ludilex.cli.words import word
from ludilex.errors import BadInput, LudilexError

if TYPE_CHECKING:
    from ludilex.records import Decision
    from ludilex.series import Series

LINES = 99  # more options than a single digit could choose from: whole lines are read


def begin_series(
    game: str, edition: str | None, format: str | None, players: int, seed: int, setup: dict[str, Any]
) -> Series:
    """A new series; without a format, of as many matches as one likes."""
    from ludilex.registry import Rules
    from ludilex.series import FRIENDLY, Series

    return Series(Rules(game, edition), FRIENDLY if format is None else format, players, seed, **setup)


def load_sitting(name: str) -> Series | None:
    """The series saved in a file; None if it holds something else."""
    from ludilex.series import load_series

    try:
        data = json.loads(Path(name).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return load_series(data) if isinstance(data, dict) and "series" in data else None


class Sitting:
    """Plays a series: the matches by a `Session` each, and what is asked between them."""

    def __init__(self, series: Series, seats: list[str], lang: str, autopass: bool | None = None) -> None:
        from ludilex.cli.table import console
        from ludilex.series import FRIENDLY

        self.series, self.seats, self.lang, self.autopass = series, seats, lang, autopass
        self.console = console()
        self.friendly = series.name == FRIENDLY
        self.ended = False

    def run(self) -> None:
        """Go on until the series is over or the player leaves."""
        while not self.ended and not self.series.over:
            if self.series.game is not None:
                self.match()
            elif (decision := self.series.decision) is not None:
                self.ask(decision)
        if not self.ended and self.series.over:
            self.tell_score()
            self.offer_rematch()

    def say(self, text: str) -> None:
        """Print text as it is."""
        self.console.print(text, markup=False)

    # ---- matches
    def match(self) -> None:
        """Play the match that is on the table, and take its result."""
        series = self.series
        game = series.game
        assert game is not None
        if not self.friendly:
            self.say(self.title())
        bots = policies_for(game, self.seats, series.seed + len(series.played))
        session = Session(game, bots, self.lang, save=None if self.friendly else self.save, autopass=self.autopass)
        session.run()
        if game.outcome is None:
            self.ended = True
            return
        if self.friendly:
            self.offer_rematch()
            if self.ended:
                return
        series.settle()
        if not self.friendly and not series.over:
            self.tell_score()

    def title(self) -> str:
        """Which match of the series begins, and who plays which deck with how many chains."""
        from ludilex.records import seat_letter

        series = self.series
        plan = series.plan
        assert plan is not None
        brought = deck_names(series)
        chains = plan.setup.get("chains", [0] * series.players)
        parts = [
            f"{seat_letter(seat)}: {brought[owner]}" + (f" (+{chains[seat]})" if chains[seat] else "")
            for seat, owner in enumerate(plan.decks)
        ]
        cited = f"  [{', '.join(plan.clauses)}]" if plan.clauses else ""
        return f"{word('round', self.lang).format(n=len(series.played) + 1)}: {'; '.join(parts)}{cited}"

    def tell_score(self) -> None:
        """How the series stands."""
        from ludilex.records import seat_letter

        score = ", ".join(f"{seat_letter(seat)} {n}" for seat, n in enumerate(self.series.wins))
        self.say(f"{word('series', self.lang)}: {score}")

    def save(self, name: str) -> None:
        """Save the whole series."""
        write_whole(name, json.dumps(self.series.dump(), ensure_ascii=False) + "\n")

    # ---- between matches
    def ask(self, decision: Decision) -> None:
        """Put the question before a match; a bot answers by itself."""
        from ludilex.records import seat_letter
        from ludilex.text import prompt_text

        series = self.series
        name = series.rules.game
        called = labels(decision, self.lang, name)
        question = series.asked
        assert question is not None
        asked = f"{seat_letter(decision.player)}: {prompt_text(decision, self.lang, name)}"
        about = f" {deck_names(series)[question.deck]}" if question.deck is not None else ""
        cited = f"  [{', '.join(question.clauses)}]" if question.clauses else ""
        self.say(f"{asked}{about}{cited}")
        if self.seats[decision.player] != YOU:
            key = series.usual()
            self.say(f"  {seat_letter(decision.player)}: {called[key]}")
            series.apply(next(o for o in decision.options if o.key == key))
            return
        numbers = [o.name for o in decision.options if o.kind == "number"]
        words = [called[o.key] for o in decision.options if o.kind != "number"]
        self.say("  " + ", ".join([*words, *([f"{numbers[0]}-{numbers[-1]}"] if numbers else [])]))
        line = read_line(LINES if numbers else len(decision.options))
        try:
            if line is None or line.strip() == "quit":
                self.ended = True
            elif line.strip().startswith("save "):
                self.save(line.strip().removeprefix("save ").strip())
            elif line.strip():
                if numbers and line.strip().isdecimal() and line.strip() not in numbers:
                    raise BadInput(f"{line.strip()} cannot be bid; the numbers go from {numbers[0]} to {numbers[-1]}")
                series.apply(picked(decision, line.strip(), called) or line.strip())
        except LudilexError as e:
            self.say(str(e))

    def offer_rematch(self) -> None:
        """A person may want to play again."""
        self.ended = True
        if YOU not in self.seats:
            return
        self.say(word("again", self.lang))
        line = read_line(0)
        if line is None or line.strip() != "rematch":
            return
        self.ended = False
        if not self.friendly:
            from ludilex.series import Series, seed_of

            s = self.series
            again = Series(s.rules, s.name, s.players, seed_of(s.seed, len(s.played)), **s.setup)
            self.series = again
            self.run()


def deck_names(series: Series) -> list[str]:
    """What the decks are called that the seats have brought."""
    decks = series.rules.kit.decks
    if decks is None:
        return ["-"] * series.players
    return [decks.report(deck).title for deck in decks.chosen(series.setup)]
