"""Series of matches: best of three and the like, as a game's formats say (`kernel.formats`).

>>> from ludilex import Rules
>>> from ludilex.series import Series
>>> series = Series(Rules("keyforge"), "best-of-three", seed=3)
>>> _ = series.concede(0)
>>> series.wins, series.decision.prompt, [str(o) for o in series.decision.options]
([0, 1], 'series-first', ['A', 'B'])
>>> _ = series.apply("B")
>>> series.game.decision.player, series.decision.prompt
(1, 'mulligan')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludilex.choices import resolve
from ludilex.errors import BadInput, IllegalChoice, LudilexError, unknown
from ludilex.kernel.chance import below, following, seeded
from ludilex.kernel.formats import Format, Plan, Played, Question, number_of, wins
from ludilex.kernel.kit import GameKit
from ludilex.match import Game, load
from ludilex.records import Decision, Option, Outcome, Step, seat_letter
from ludilex.registry import Rules

FRIENDLY = ""  # the name of the format of those who only play again and again
SAVE_FORMAT = 1
_SPREAD = 0x9E3779B1  # between the seeds of two matches
_MASK = (1 << 62) - 1


class Friendly(Format):
    """Matches without an end; where a game lets the loser say who goes first, the loser does."""

    def __init__(self, asks: bool, clauses: Mapping[str, tuple[str, ...]] | None = None) -> None:
        super().__init__(0, clauses)
        self.asks = asks

    def next(self, seats: int, played: Any, answers: Any, lot: int = 0) -> Question | Plan | None:
        if not self.asks:
            return Plan(tuple(range(seats)))
        return super().next(seats, played, answers, lot)

    def decided(self, seats: int, played: Any) -> bool:
        return False


def format_of(kit: GameKit, name: str) -> Format:
    """A format of a game by its name; `FRIENDLY` for matches one after the other."""
    if name == FRIENDLY:
        known = next(iter(kit.formats.values()), None)
        asks = "first" in kit.setup and kit.seats == (2, 2) and (known is None or known.loser_chooses)
        return Friendly(asks, known.clauses if known is not None else None)
    if not kit.formats:
        raise BadInput(f"{kit.title} has no formats; {name!r} was given")
    if name not in kit.formats:
        raise unknown("format", name, kit.formats)
    return kit.formats[name]


def seed_of(seed: int, match: int) -> int:
    """The seed of a match of a series; the first has the seed of the series.

    >>> seed_of(7, 0), seed_of(7, 1) == seed_of(8, 0)
    (7, False)
    """
    return (seed + match * _SPREAD) & _MASK if match else seed


def lot_of(seed: int, seats: int) -> int:
    """The seat that is drawn before the first match of a series.

    >>> {lot_of(seed, 2) for seed in range(9)}
    {0, 1}
    """
    return int(below(following(seeded(seed & _MASK)), seats))


def setup_of(kit: GameKit, setup: Mapping[str, Any], plan: Plan) -> dict[str, Any]:
    """The set-up of a match as it is planned: whose deck is whose, who goes first, and what the format adds."""
    out = {**setup, **plan.setup}
    if plan.decks != tuple(range(len(plan.decks))):
        out["decks"] = [decks_of(kit, setup)[owner] for owner in plan.decks]
    if plan.first is not None:
        out["first"] = plan.first
    return out


def decks_of(kit: GameKit, setup: Mapping[str, Any]) -> list[Any]:
    """The decks that the seats have brought, as the set-up takes them."""
    if kit.decks is None:
        raise LudilexError(f"{kit.title} does not say which decks are played where none is named")
    given = setup.get("decks")
    if given is None:
        return list(kit.decks.usual)
    return given if isinstance(given, list) else [kit.decks.plain(deck) for deck in kit.decks.chosen(setup)]


def played_of(
    kit: GameKit, format: Format, setup: Mapping[str, Any], plan: Plan, winners: Sequence[int], scores: Sequence[int]
) -> Played:
    """A match as it was planned, and how it ended."""
    brought: tuple[Any, ...] = ()
    if format.keeps_decks and kit.decks is not None:
        brought = tuple(kit.decks.plain(deck) for deck in kit.decks.chosen({**setup, **plan.setup}))
    return Played(tuple(winners), tuple(scores), plan.decks, brought)


class Series:
    """Matches of one format between the same seats.

    ``game`` is the match that is played; None while something is asked before it, and when the series is over.
    `decision` and `apply` speak of both: what a seat is asked between two matches is a decision like others.
    """

    def __init__(self, rules: Rules, format: str = "best-of-three", players: int = 2, seed: int = 0, **setup: Any):
        self.rules, self.name, self.players, self.seed, self.setup = rules, format, players, seed, setup
        self.format = format_of(rules.kit, format)
        self.played: list[Played] = []
        self.answers: list[str] = []  # given since the last match
        self.plan: Plan | None = None  # of the match that is played
        self.game: Game | None = None
        self.asked: Question | None = None
        self._go_on()

    # ---- looking
    @property
    def over(self) -> bool:
        """Nothing is played or asked any more."""
        return self.game is None and self.asked is None

    @property
    def wins(self) -> list[int]:
        """Matches won, by seat."""
        return wins(self.players, self.played)

    @property
    def decision(self) -> Decision | None:
        """What is asked now, in the match or before it."""
        if self.game is not None:
            return self.game.decision
        q = self.asked
        if q is None:
            return None
        options = tuple(option_of(key) for key in q.options)
        number = len(self.answers)
        return Decision(number=number, player=q.seat, on_behalf_of=q.seat, prompt=q.prompt, source="", options=options)

    @property
    def outcome(self) -> Outcome | None:
        """How the series has ended, or None; its scores are matches won."""
        if not self.over:
            return None
        most = max(self.wins)
        winners = tuple(seat for seat, n in enumerate(self.wins) if n == most)
        return Outcome(winners=winners, scores=tuple(self.wins), clauses=self.format.clauses.get("format", ()))

    # ---- choosing
    def apply(self, choice: Option | str) -> list[Step]:
        """Choose, in the match or before it; what happened in the match."""
        if self.game is not None:
            steps = self.game.apply(choice)
            self.settle()
            return steps
        decision = self.decision
        if decision is None:
            raise IllegalChoice(f"{choice} cannot be chosen: the series is over")
        option = choice if isinstance(choice, Option) else resolve(decision.options, str(choice))
        if option is None or option not in decision.options:
            offered = ", ".join(o.name for o in decision.options)
            raise IllegalChoice(f"{str(choice)!r} cannot be chosen now ({decision.prompt}): {offered}")
        self.answers.append(option.key)
        self._go_on()
        return []

    def concede(self, seat: int) -> list[Step]:
        """A seat gives the match up."""
        if self.game is None:
            raise LudilexError("no match is being played that could be conceded")
        steps = self.game.concede(seat)
        self.settle()
        return steps

    def settle(self) -> None:
        """Take note of a match that has ended: whoever plays `game` by itself calls this then."""
        outcome = self.game.outcome if self.game is not None else None
        if outcome is None or self.plan is None:
            return
        self.played.append(
            played_of(self.rules.kit, self.format, self.setup, self.plan, outcome.winners, outcome.scores)
        )
        self.answers = []
        self.game = self.plan = None
        self._go_on()

    def usual(self) -> str:
        """What a bot answers to the question before a match."""
        if self.asked is None:
            raise LudilexError("nothing is asked before a match now")
        return self.format.usual(self.asked, self.played, self.answers)

    def _coming(self) -> Question | Plan | None:
        return self.format.next(self.players, self.played, self.answers, lot_of(self.seed, self.players))

    def _go_on(self) -> None:
        coming = self._coming()
        self.asked = coming if isinstance(coming, Question) else None
        if isinstance(coming, Plan):
            setup = setup_of(self.rules.kit, self.setup, coming)
            self.plan = coming
            self.game = self.rules.new_game(self.players, seed_of(self.seed, len(self.played)), **setup)

    # ---- saves
    def dump(self) -> dict[str, Any]:
        """The series as JSON-able data, in the middle of whatever is going on; `load_series` takes it up again."""
        return {
            "series": SAVE_FORMAT,
            "game": self.rules.game,
            "edition": self.rules.edition,
            "options": self.rules.options,
            "format": self.name,
            "players": self.players,
            "seed": self.seed,
            "setup": self.setup,
            "played": [
                [list(p.winners), list(p.scores), list(p.decks), *([list(p.brought)] if p.brought else [])]
                for p in self.played
            ],
            "answers": list(self.answers),
            "match": self.game.dump() if self.game is not None else None,
        }


def option_of(key: str) -> Option:
    """An option by its key: a seat, a number, a card, or a word.

    >>> option_of("player:1").name, option_of("number:12").name, option_of("card:Orc").name, option_of("pass").kind
    ('B', '12', 'Orc', 'word')
    """
    kind, colon, rest = key.partition(":")
    if not colon:
        return Option(key=key, kind="word", name=key)
    if kind == "card":
        return Option(key=key, kind=kind, name=rest)
    name = seat_letter(number_of(key)) if kind == "player" else str(number_of(key))
    return Option(key=key, kind=kind, name=name)


def load_series(data: Mapping[str, Any]) -> Series:
    """Take up a dumped series. Raises `BadInput` for anything that is none.

    >>> series = Series(Rules("keyforge"), "adaptive", seed=3)
    >>> load_series(series.dump()).dump() == series.dump()
    True
    """
    if not isinstance(data, Mapping) or data.get("series") != SAVE_FORMAT:
        raise BadInput(f"this is no saved series that this program reads (format {SAVE_FORMAT})")
    try:
        rules = Rules(data["game"], data["edition"], **data["options"])
        series = Series(rules, data["format"], data["players"], data["seed"], **data["setup"])
        series.played = [Played(*(tuple(part) for part in match)) for match in data["played"]]
        series.answers = [str(key) for key in data["answers"]]
        series.game = series.plan = series.asked = None
        coming = series._coming()
        if (data["match"] is not None) != isinstance(coming, Plan):
            raise BadInput("this save is damaged: its match does not fit what has been played")
        if isinstance(coming, Plan):
            series.plan, series.game = coming, load(data["match"])
        else:
            series.asked = coming
    except BadInput:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as e:
        raise BadInput(f"this save is damaged ({type(e).__name__}: {e}); nothing was loaded") from None
    return series
