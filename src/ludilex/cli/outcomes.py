"""All outcomes of a ruling: every way to make the choices that its script leaves open."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from ludilex.errors import LudilexError
from ludilex.match import Game
from ludilex.records import Decision, Option, seat_letter
from ludilex.registry import Rules
from ludilex.scenarios import Scenario
from ludilex.scenarios.format import Answer, Until
from ludilex.scenarios.runner import DEFAULTS, default, fitting, position_of

LIMIT = 500  # ways at most


@dataclass
class Ending:
    """A final board, and the ways that lead to it. ``misfit``: the script could not go on there."""

    board: dict[str, Any]
    misfit: str | None
    ways: list[tuple[str, ...]] = field(default_factory=list)


@dataclass
class Outcomes:
    """The different endings of a ruling; not ``complete`` if there were more ways than were tried."""

    endings: list[Ending]
    complete: bool


@dataclass(frozen=True)
class _Way:
    """A match under way: answers of the script still to come, free choices made, and the turn of the last answer."""

    game: Game
    todo: tuple[tuple[str, str, bool], ...]
    turn: int
    chosen: tuple[str, ...] = ()
    asked: int = 0


def outcomes(scenario: Scenario, limit: int = LIMIT) -> Outcomes:
    """Follow the script, and branch at each choice of an effect that it does not make.

    >>> from ludilex.scenarios import parse
    >>> [s] = parse("game: dominion\\nscenarios: [{id: x, position: {A: {hand: [Moat]}}, script: [{A: Moat}]}]")
    >>> len(outcomes(s).endings)
    1
    """
    game = Rules(scenario.game, edition=scenario.edition, **scenario.options).position(position_of(scenario))
    endings: dict[str, Ending] = {}
    open_ways = [_Way(game, tuple(_answers(scenario)), _turn(game))]
    tried = 0
    while open_ways and tried < limit:
        way = open_ways.pop()
        ended, following = _go(way)
        if following:
            open_ways += reversed(following)
            continue
        tried += 1
        board = way.game.describe()
        key = json.dumps([board, ended], sort_keys=True, default=str)
        endings.setdefault(key, Ending(board, ended)).ways.append(way.chosen)
    return Outcomes(list(endings.values()), not open_ways)


def _answers(scenario: Scenario) -> Iterator[tuple[str, str, bool]]:
    """The answers of the script: seat, text, and whether it is only given if it is asked for."""
    for entry in scenario.script:
        if isinstance(entry, Answer):
            for pick in entry.picks:
                yield entry.seat, pick, entry.tried
        elif isinstance(entry, Until):
            yield "", entry.mark, False


def _go(way: _Way) -> tuple[str | None, list[_Way]]:
    """One choice further: the ways that follow; none if the way is at its end (with what did not fit)."""
    decision = way.game.decision
    if not way.todo and (decision is None or not decision.source):
        return None, []
    if decision is None or way.asked > DEFAULTS or _turn(way.game) != way.turn:
        return " ".join(way.todo[0][:2]) if way.todo else None, []
    if way.todo:
        seat, text, tried = way.todo[0]
        if not seat:
            return None, [_until(way, text)]
        option = fitting(decision, seat, text)
        if option is not None:
            return None, [_after(way, option, answered=True)]
        if tried:
            return None, [replace(way, todo=way.todo[1:])]
    # Between effects a script passes over what it does not name; it does not leave it open.
    return None, [_after(way, o) for o in (_different(decision) if decision.source else [default(decision)])]


def _turn(game: Game) -> int:
    return int(game.state.turn)


def _after(way: _Way, option: Option, answered: bool = False) -> _Way:
    """The way after a choice, made by the script or left open by it."""
    game = way.game.clone()
    decision = game.decision
    assert decision is not None
    game.apply(option.key)
    if answered:
        return replace(way, game=game, todo=way.todo[1:], turn=_turn(game), asked=way.asked + 1)
    free = decision.source and len(_different(decision)) > 1
    said = (f"{seat_letter(decision.player)}, {decision.source}: {option.name}",) if free else ()
    turn = _turn(game) if decision.source else way.turn
    return replace(way, game=game, turn=turn, chosen=way.chosen + said, asked=way.asked + 1)


def _until(way: _Way, mark: str) -> _Way:
    """Default answers up to a moment of the turn: what lies between is not asked about."""
    game = way.game.clone()
    start = game.describe()
    for _ in range(DEFAULTS):
        decision, now = game.decision, game.describe()
        other = now["turn"] != start["turn"]
        at_mark = mark == "cleanup" and now.get("phase") == "cleanup"
        if decision is None or at_mark or (other and (mark != "next-turn" or now["active"] == start["active"])):
            return replace(way, game=game, todo=way.todo[1:], turn=_turn(game))
        game.apply(default(decision).key)
    raise LudilexError(f"{DEFAULTS} default answers have led nowhere")


def _different(decision: Decision) -> list[Option]:
    """The options, copies that are alike once."""
    return list({(o.kind, o.name, o.place): o for o in reversed(decision.options)}.values())[::-1]
