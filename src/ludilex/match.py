"""A match: the public face over a kernel state, with undo, saves, views and reasons."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, overload

from ludilex.choices import fitting, resolve
from ludilex.errors import BadInput, IllegalChoice, LudilexError, unknown
from ludilex.kernel.codes import NONE, STEP
from ludilex.kernel.decisions import named_code, refusals, use_code
from ludilex.kernel.dump import DumpError
from ludilex.kernel.dump import dump as dump_state
from ludilex.kernel.dump import load as load_state
from ludilex.kernel.kit import Answered, Priced
from ludilex.kernel.knowledge import determinize, knows
from ludilex.kernel.rules import LoopError
from ludilex.kernel.state import State
from ludilex.reading import announced, read_decision, read_options, read_step, read_zones
from ludilex.records import SCHEMA_VERSION, Decision, Fact, Option, Outcome, Reason, Step, View, seat_letter
from ludilex.registry import Rules

SAVE_FORMAT = 3
CONCEDE = "concede:"  # begins the key of giving up, before the number of the seat


class Legal:
    """The options of the pending decision: lazy, iterable, printable, searchable by key or name.

    >>> game = Rules("dominion").position({"A": {"hand": ["Village", "Smithy"]}})
    >>> "card:Village" in game.legal, "Gold" in game.legal, len(game.legal)
    (True, False, 3)
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def __iter__(self) -> Iterator[Option]:
        return (o for _, o in self._game._options().values())

    def __len__(self) -> int:
        return len(self._game._options())

    def __contains__(self, choice: object) -> bool:
        if isinstance(choice, Option):
            return choice.key in self._game._options()
        return isinstance(choice, str) and bool(fitting(list(self), choice))

    def __repr__(self) -> str:
        d = self._game.decision
        if d is None:
            return "<Legal: the match is over>"
        return f"<Legal {seat_letter(d.player)} {d.prompt}: {', '.join(o.name for o in self)}>"

    def find(self, text: str) -> Option:
        """The one option a text fits: its key, its key without the number, or its bare name (`choices.resolve`)."""
        option = resolve(list(self), text)
        if option is None:
            raise self._game._illegal(text)
        return option


class Steps(Sequence[Step]):
    """The steps of a match, made into records when they are read."""

    def __init__(self, state: State, first: int = 0, seat: int | None = None) -> None:
        self._state, self._first, self._seat = state, first, seat

    def __len__(self) -> int:
        return self._state.logged // STEP - self._first

    @overload
    def __getitem__(self, i: int) -> Step: ...

    @overload
    def __getitem__(self, i: slice) -> Sequence[Step]: ...

    def __getitem__(self, i: int | slice) -> Step | Sequence[Step]:
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(len(self)))]
        if i < 0:
            i += len(self)
        if not 0 <= i < len(self):
            raise IndexError("there is no such step")
        return read_step(self._state, i + self._first, self._seat)

    def __repr__(self) -> str:
        return f"<{len(self)} steps>"


class Game:
    """A match in progress. Made by `Rules.new_game`, `Rules.position` and `load`.

    >>> game = Rules("dominion").position({"A": {"hand": ["Smithy"], "deck": ["Copper"] * 3}})
    >>> [step.card for step in game.apply("Smithy") if step.verb == "draw"]
    ['Copper', 'Copper', 'Copper']
    >>> game.undo(); game.legal
    <Legal A action: Smithy, done>
    """

    def __init__(
        self,
        rules: Rules,
        state: State,
        origin: Mapping[str, Any],
        played: Sequence[str] = (),
        deciders: Sequence[int] = (),
    ) -> None:
        self.rules = rules
        self.origin = plain(origin)
        self.played = list(played)
        self._deciders = list(deciders)  # who chose each of them
        self._state = state
        self._past: list[tuple[State, int, str, list[int]]] = []
        self._future: list[str] = []
        self._cache: dict[str, tuple[int, Option]] | None = None
        self._told = [0] * state.players  # per seat: the first step of its last choice

    @classmethod
    def start(cls, rules: Rules, state: State, origin: Mapping[str, Any]) -> Game:
        """Run a prepared state to its first decision, with tracing."""
        state.tracing = True
        game = cls(rules, state, origin)
        game._guarded(state.run)
        return game

    # ---- looking
    @property
    def state(self) -> State:
        """The kernel state: for bots, simulation and tests. Treat it as read-only."""
        return self._state

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the match is over."""
        s = self._state
        return read_decision(s, self._deciders.count(int(s.who)), self._options())

    @property
    def legal(self) -> Legal:
        """What can be chosen now."""
        return Legal(self)

    @property
    def steps(self) -> Steps:
        """Everything that has happened, as the table's owner sees it (nothing hidden)."""
        return Steps(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        if not self._state.over:
            return None
        found = self.rules.kit.outcome(self._state)
        gone = self.conceded
        return Outcome(
            winners=tuple(found["winners"]) if gone is None else (1 - gone,),
            scores=tuple(found["scores"]),
            turns=tuple(found.get("turns", ())),
            clauses=tuple(found.get("clauses", ())) if gone is None else (),
        )

    @property
    def conceded(self) -> int | None:
        """The seat that has given the match up, or None."""
        last = self.played[-1] if self.played else ""
        return int(last.removeprefix(CONCEDE)) if last.startswith(CONCEDE) else None

    def describe(self) -> dict[str, Any]:
        """The whole board in the words of the scenario format."""
        return self.rules.kit.describe(self._state)

    def view(self, seat: int, since: int | None = None) -> View:
        """What a seat may know. ``since``: the first step to include; default those from the seat's own last choice on.

        >>> game = Rules("dominion").new_game(seed=1)
        >>> [len(z.cards) for z in game.view(0).zones if z.place == "B:hand"]
        [0]
        """
        self._check_seat(seat)
        self._check_knowledge()
        s = self._state
        first = self._told[seat] if since is None else min(max(0, since), s.logged // STEP)
        d = self.decision
        return View(
            version=SCHEMA_VERSION,
            game=self.rules.game,
            edition=self.rules.edition,
            seat=seat,
            players=int(s.players),
            turn=int(s.turn),
            phase=s.rules.phase_name(s),
            active=int(s.active),
            zones=read_zones(s, seat),
            resources=tuple(
                {name: int(s.resource(p, k)) for k, name in enumerate(s.rules.resources)} for p in range(s.players)
            ),
            facts=tuple(
                Fact(name=name, values=tuple(values), player=player) for name, player, values in self.rules.kit.facts(s)
            ),
            waiting_for=d.player if d is not None and (d.player == seat or announced(s, seat)) else None,
            decision=d if d is not None and d.player == seat else None,
            steps=tuple(Steps(s, first, seat)),
            outcome=self.outcome,
        )

    # ---- choosing
    def apply(self, choice: Option | str) -> list[Step]:
        """Choose an option (the record, its key, or a text that fits one); returns what happened.

        Raises `IllegalChoice` with the reasons, `AmbiguousChoice`, or `LudilexError` when the position goes on for
        ever; the match is then as it was.
        """
        if isinstance(choice, str) and choice.startswith(CONCEDE):
            seat = choice.removeprefix(CONCEDE)
            return self.concede(int(seat) if seat.isdecimal() else -1)
        if self.decision is None:
            raise IllegalChoice(f"{_shown(choice)} cannot be chosen: the match is over")
        option = choice if isinstance(choice, Option) else self.legal.find(str(choice))
        if option.key not in self._options():
            raise self._illegal(option.key)
        self._future.clear()
        return self._apply(option.key)

    def concede(self, seat: int) -> list[Step]:
        """A seat gives up a match of two: it is over, and the other has won. It can be undone like a choice.

        >>> game = Rules("dominion").new_game(seed=1)
        >>> _ = game.concede(0)
        >>> game.outcome.winners, game.conceded
        ((1,), 0)
        >>> game.undo(); game.outcome is None
        True
        """
        self._check_seat(seat)
        if self._state.over:
            raise IllegalChoice("the match cannot be conceded: it is over")
        if self._state.players != 2:
            raise IllegalChoice("only a match of two can be conceded; else the others would have to play on")
        self._future.clear()
        return self._apply(f"{CONCEDE}{seat}")

    def _apply(self, key: str) -> list[Step]:
        gives_up = key.startswith(CONCEDE)
        seat = int(key.removeprefix(CONCEDE)) if gives_up else int(self._state.who)
        code = 0 if gives_up else self._options()[key][0]
        decider = seat
        before = self._state.clone()
        length = self._state.logged
        try:
            self._guarded(
                (lambda: self._state.finish(1 << (1 - seat), 0)) if gives_up else lambda: self._state.apply(code)
            )
        except BaseException:
            self._take(before, length)
            raise
        self._past.append((before, length, key, list(self._told)))
        self.played.append(key)
        self._deciders.append(decider)
        self._told[decider] = length // STEP
        return list(Steps(self._state, length // STEP))

    def _guarded(self, go: Any) -> None:
        """Run the machine; its loop guard speaks to people here."""
        self._cache = None
        try:
            go()
        except LoopError as e:
            raise LudilexError(str(e)) from None

    def undo(self) -> None:
        """Take the last choice back (as often as there are choices since the start or the load)."""
        if not self._past:
            raise LudilexError("there is no choice to undo")
        before, length, key, self._told = self._past.pop()
        self._take(before, length)
        self.played.pop()
        self._deciders.pop()
        self._future.append(key)

    def redo(self) -> list[Step]:
        """Make the last undone choice again."""
        if not self._future:
            raise LudilexError("there is no undone choice to redo")
        return self._apply(self._future.pop())

    def why_not(self, choice: str, seat: int | None = None) -> list[Reason]:
        """Why something cannot be chosen now: all reasons with their clauses; empty if it can.

        ``seat``: who would choose; without it, whoever is asked.

        >>> game = Rules("dominion").position({"phase": "buy", "A": {"coins": 5}})
        >>> print(game.why_not("Province")[0].clauses)
        ('dominion.rules.buy.cost',)
        """
        d = self.decision
        if seat is not None:
            self._check_seat(seat)
            if d is None or seat != d.player:
                return self._unready(choice, seat)
        if d is not None and choice in self.legal:
            return []
        return self._reasons(choice)

    def _unready(self, choice: str, seat: int) -> list[Reason]:
        """Why somebody who is not asked cannot do something with a card."""
        s = self._state
        name = choice.split(":", 1)[-1].split("#")[0].strip()
        cards = self._cards_named(name, seat)
        if not cards:
            self._known_name(name, choice)
        for c in cards:
            why = int(s.rules.unready(s, seat, c))
            if why >= 0:
                return self._reasons_of([why, c], name)
        message = "the match is over" if s.over else f"{seat_letter(seat)} is not asked now, {seat_letter(s.who)} is"
        return [Reason(clauses=(), card=name if cards else None, message=message)]

    def ask(self, of: str, question: str) -> Answered:
        """What the game answers to a question about a card (`Name#2`: the second of that name) or a seat's letter."""
        kit = self.rules.kit
        if question.split(" ", 1)[0] not in kit.questions:
            raise unknown("question", question, kit.questions)
        s = self._state
        seats = [seat_letter(p) for p in range(s.players)]
        if of in seats:
            return kit.asked(s, seats.index(of), -1, question)
        name, _, number = of.partition("#")
        wanted = name.strip().casefold()
        found = [c for c in range(len(s.zone)) if s.printed(c).title.casefold() == wanted]
        if not found:
            raise unknown("card of this match", of, sorted({s.printed(c).title for c in range(len(s.zone))}))
        n = int(number) if number.isdecimal() else 0 if number else 1
        if not 1 <= n <= len(found):
            raise BadInput(f"there is no {of!r} in this match; a number from 1 to {len(found)} can stand after the #")
        return kit.asked(s, int(s.controller(found[n - 1])), found[n - 1], question)

    def cost(self, choice: str | None = None) -> Priced | None:
        """What an option would cost who is asked now, or a card they know and cannot pay for; None: nothing.

        Without a choice: what is still to be paid in the middle of a payment.
        """
        d = self.decision
        if d is None:
            return None
        priced = self.rules.kit.priced
        if choice is None:
            return priced(self._state, NONE)
        option = resolve(list(self.legal), choice)
        if option is not None:
            return priced(self._state, self._options()[option.key][0])
        name = choice.split(":", 1)[-1].split("#")[0].strip()
        candidates = self._cards_named(name, d.player)
        if not candidates:
            self._known_name(name, choice)
        found = [priced(self._state, c) for c in candidates]
        return next((one for one in found if one is not None), None)

    def _reasons(self, choice: str) -> list[Reason]:
        d = self.decision
        if d is None:
            return [Reason(clauses=(), card=None, message="the match is over")]
        name = choice.split(":", 1)[-1].split("#")[0].strip()
        candidates = self._cards_named(name, d.player)
        if not candidates:
            found = self._refused_name(name.casefold())
            if found:
                return found
            self._known_name(name, choice)
        best: list[Reason] | None = None
        for c in candidates:
            found = self._refusals(c, choice.split(":", 1)[0])
            if found and (best is None or len(found) < len(best)):
                best = found
        if best is not None:
            return best
        what = f"{d.source}: {d.prompt}" if d.source else d.prompt
        offered = ", ".join(dict.fromkeys(o.name for o in d.options))
        return [Reason(clauses=(), card=name, message=f"{name} is not among the choices ({what}): {offered}")]

    def _refusals(self, c: int, use: str) -> list[Reason]:
        return self._reasons_of(refusals(self._state, use_code(self._state, use, c)), "")

    def _refused_name(self, name: str) -> list[Reason]:
        """Why a word, a name that is chosen openly (say, a house) or a question of the game is not to be had now."""
        s = self._state
        if name in s.rules.prompts:
            why = s.rules.unasked(s, s.rules.prompts.index(name))
            return self._reasons_of([why, -1] if why >= 0 else [], name)
        code = named_code(s, name)
        return self._reasons_of(refusals(s, code), name) if code != NONE else []

    def _reasons_of(self, pairs: Sequence[int], name: str) -> list[Reason]:
        """Reasons from citation, card, ...; without a card they speak of the name."""
        s = self._state
        out = []
        for i in range(0, len(pairs), 2):
            ids = s.rules.citations[pairs[i]]
            card = s.printed(pairs[i + 1]).title if pairs[i + 1] >= 0 else None
            said = " ".join(self.rules.law.cited(k).text("en", self.rules.edition) for k in ids)
            out.append(Reason(clauses=ids, card=card, message=f"{card or name}: {said}"))
        return out

    def _cards_named(self, name: str, seat: int) -> list[int]:
        """Cards of that name that the seat knows, those on its own side first: it means these."""
        s = self._state
        wanted = name.casefold()
        found = [c for c in range(len(s.zone)) if knows(s, seat, c) and s.printed(c).title.casefold() == wanted]
        return sorted(found, key=lambda c: s.controller(c) != seat)

    def _known_name(self, name: str, choice: str) -> None:
        rules = self._state.rules
        titles = {d.title for d in rules.definitions}
        if name.casefold() not in {t.casefold() for t in [*titles, *rules.choices, *rules.prompts]} | {
            "done",
            "yes",
            "no",
            "all",
            "withdraw",
            "pass",
        }:
            raise unknown("choice", choice, {*titles, *(o.name for o in self.legal)})

    def _illegal(self, choice: str) -> LudilexError:
        try:
            reasons = self._reasons(choice)
        except BadInput as e:
            return e
        first = reasons[0]
        cited = f" [{', '.join(first.clauses)}]" if first.clauses else ""
        return IllegalChoice(f"{choice!r} cannot be chosen now: {first.message}{cited}", reasons)

    # ---- copies
    def clone(self) -> Game:
        """An independent match at the same point (with its own undo history from here on)."""
        state = self._state.clone()
        state.set_log(self._log())
        state.tracing = True
        game = Game(self.rules, state, self.origin, self.played, self._deciders)
        game._told = list(self._told)
        return game

    def determinize(self, seat: int, seed: int, pool: Sequence[str] | None = None) -> Game:
        """A match that agrees with all a seat knows and deals the rest anew, by the seed alone.

        ``pool``: card names to draw the unknown cards from, where deck lists are closed. Refused while another seat is
        asked in secret: a deal that asks the same would tell the secret.
        """
        self._check_seat(seat)
        self._check_knowledge()
        if self._secret(seat):
            raise LudilexError(f"seat {seat_letter(seat)} cannot know what is asked now; deal when it is asked itself")
        ids = []
        for name in pool or ():
            if name not in self._state.rules.by_name:
                raise unknown("card", name, (d.title for d in self._state.rules.definitions))
            ids.append(self._state.rules.by_name[name].id)
        state = determinize(self._state, seat, seed, ids)
        state.tracing = True
        return Game(self.rules, state, {"determinized": True})

    def dump(self) -> dict[str, Any]:
        """The match as JSON-able data, in the middle of whatever is going on; `load` takes it up again."""
        s = self._state
        log = self._log()
        cites: list[tuple[str, ...]] = sorted({s.rules.citations[c] for c in log[6::STEP]})
        number = {ids: i for i, ids in enumerate(cites)}
        log[6::STEP] = [number[s.rules.citations[c]] for c in log[6::STEP]]
        data = {
            "ludilex": SAVE_FORMAT,
            "game": self.rules.game,
            "edition": self.rules.edition,
            "options": self.rules.options,
            "origin": self.origin,
            "played": list(self.played),
            "deciders": list(self._deciders),
            "told": list(self._told),
            "cites": [list(c) for c in cites],
            "log": log,
            "state": dump_state(s),
        }
        return {**data, "check": checksum(data)}

    def _log(self) -> list[int]:
        return [int(x) for x in list(self._state.log)[: self._state.logged]]

    def _options(self) -> dict[str, tuple[int, Option]]:
        if self._cache is None:
            self._cache = read_options(self._state)
        return self._cache

    def _take(self, state: State, length: int) -> None:
        """Go on from an earlier state with the steps up to then."""
        state.log = self._state.log
        state.logged = length
        state.tracing = True
        self._state = state
        self._cache = None

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self._state.players:
            raise BadInput(f"there is no seat {seat!r} in a match of {self._state.players}; seats count from 0")

    def _secret(self, seat: int) -> bool:
        s = self._state
        return not s.over and bool(s.nopts) and int(s.who) != seat and not announced(s, seat)

    def _check_knowledge(self) -> None:
        if not self._state.knowing:
            raise LudilexError(
                "this match keeps no track of who knows what (it was set up with knowledge=False): no seat has a view"
            )

    def __repr__(self) -> str:
        return f"<Game {self.rules.game} {self.rules.edition}, {len(self.played)} choices, {self.legal!r}>"


def load(data: Mapping[str, Any]) -> Game:
    """Take up a dumped match. Raises `BadInput` for anything that is no dump of this program.

    >>> game = Rules("dominion").new_game(seed=3)
    >>> repr(load(game.dump())) == repr(game)
    True
    """
    if not isinstance(data, Mapping) or "ludilex" not in data:
        raise BadInput("this is not a Ludilex save: it has no `ludilex` format number")
    if data["ludilex"] != SAVE_FORMAT:
        raise BadInput(f"this save has format {data['ludilex']!r}; this program reads format {SAVE_FORMAT}")
    try:
        rules = Rules(data["game"], data["edition"], **data["options"])
        state = load_state(rules.kernel, data["state"])
        cites = [rules.kernel.cite(*ids) for ids in data["cites"]]
        log = [int(x) for x in data["log"]]
        log[6::STEP] = [int(cites[i]) for i in log[6::STEP]]
        if len(log) % STEP:
            raise BadInput("this save is damaged: its steps are cut off")
        game = Game(rules, state, data["origin"], list(data["played"]), [int(p) for p in data["deciders"]])
        if len(game.played) != len(data["deciders"]):
            raise BadInput("this save is damaged: it does not say who made each choice")
        state.set_log(log)
        state.tracing = True
        if len(data["told"]) != len(game._told):
            raise BadInput("this save is damaged: it does not say what each seat was told")
        game._told = [max(0, min(int(n), len(log) // STEP)) for n in data["told"]]
        _read_once(game)
        if data["check"] != checksum({k: v for k, v in data.items() if k != "check"}):
            raise BadInput("this save is damaged: it is not what was written (its checksum does not fit)")
    except BadInput:
        raise
    except DumpError as e:
        raise BadInput(str(e)) from None
    except (KeyError, TypeError, IndexError, AttributeError, ValueError, OverflowError, RuntimeError) as e:
        raise BadInput(f"this save is damaged ({type(e).__name__}: {e}); nothing was loaded") from None
    return game


def plain(x: Any) -> Any:
    """The same as dicts and lists, as JSON has them."""
    if isinstance(x, Mapping):
        return {str(k): plain(v) for k, v in x.items()}
    if isinstance(x, Iterable) and not isinstance(x, str):
        return [plain(v) for v in x]
    return x


def checksum(data: Mapping[str, Any]) -> str:
    """Short hash of JSON-able data; the order of keys does not matter."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _read_once(game: Game) -> None:
    """Read everything a reader may ask for, so that a tampered save fails here and not later."""
    list(game.steps)
    game.describe()
    for seat in range(game.state.players if game.state.knowing else 0):
        game.view(seat)


def _shown(choice: object) -> str:
    return choice.key if isinstance(choice, Option) else repr(choice)
