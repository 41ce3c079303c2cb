"""`ludilex save`, `load` and `replay`: matches as files."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludilex.cli.common import (
    DEFAULT_GAME,
    AsJson,
    Decks,
    Edition,
    Kingdom,
    Lang,
    OfGame,
    Seed,
    With,
    begin,
    check_lang,
    print_json,
    read_game,
    reading,
    save_game,
    setup_of,
    split_names,
    with_decks,
)
from ludilex.errors import BadInput, LudilexError

if TYPE_CHECKING:
    from ludilex.match import Game

File = Annotated[str, typer.Argument(metavar="FILE", help="A file made by `ludilex save` or in play.")]


def save(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file to write.")],
    game: OfGame = DEFAULT_GAME,
    seed: Seed = 0,
    players: Annotated[int, typer.Option("--players", help="How many seats.")] = 2,
    kingdom: Kingdom = None,
    given: With = None,
    decks: Decks = None,
    edition: Edition = None,
    choices: Annotated[str, typer.Option("--choices", help="What is chosen, in order, separated by commas.")] = "",
    start: Annotated[
        str | None, typer.Option("--from", help="Start from a save or a scenario's position, not a new match.")
    ] = None,
) -> None:
    """Start a match, make the choices, and save it."""
    from ludilex.records import seat_letter

    match = begin(start, game, edition, players, seed, with_decks(setup_of(kingdom, given), game, decks))
    for number, choice in enumerate(split_names(choices), 1):
        try:
            match.apply(choice)
        except LudilexError as e:
            raise BadInput(f"choice {number}: {e}") from None
    save_game(match, file)
    decision = match.decision
    now = f"{seat_letter(decision.player)} is asked ({decision.prompt})" if decision else "the match is over"
    print(f"saved {file}: {len(match.played)} choices made, {now}")


def load(file: File, lang: Lang = "en", as_json: AsJson = False) -> None:
    """Read a saved match and show the board and what is asked."""
    from ludilex.cli.rulings import compact

    check_lang(lang)
    game = read_game(file)
    if as_json:
        print_json(loaded_json(game))
        return
    print(f"{game.rules.game} ({game.rules.edition}), {len(game.played)} choices made")
    for key, value in game.describe().items():
        print(f"  {key}: {compact(value)}")
    print("\n".join(question_lines(game, lang)))
    print(f"Go on with: ludilex play --load {file}")


def loaded_json(game: Game) -> dict[str, Any]:
    """A loaded match as data."""
    decision, outcome = game.decision, game.outcome
    return {
        "game": game.rules.game,
        "edition": game.rules.edition,
        "choices": list(game.played),
        "board": game.describe(),
        "decision": decision.to_json() if decision else None,
        "outcome": outcome.to_json() if outcome else None,
    }


def question_lines(game: Game, lang: str) -> list[str]:
    """What is asked now, with the options, or how the match ended."""
    from ludilex.records import seat_letter
    from ludilex.text import prompt_text

    decision = game.decision
    if decision is None:
        return result_lines(game)
    options = ", ".join(dict.fromkeys(o.name for o in decision.options))
    return [f"{seat_letter(decision.player)}: {prompt_text(decision, lang, game.rules.game)} {options}"]


def result_lines(game: Game) -> list[str]:
    """Who has won, and by which clause the match ended."""
    from ludilex.records import seat_letter

    outcome = game.outcome
    if outcome is None:
        return ["The match has not ended."]
    winners = " and ".join(seat_letter(w) for w in outcome.winners) or "nobody"
    scores = ", ".join(f"{seat_letter(p)} {score}" for p, score in enumerate(outcome.scores))
    cited = f"  [{', '.join(outcome.clauses)}]" if outcome.clauses else ""
    return [f"The match is over: {winners} won ({scores}).{cited}"]


def replay(file: File, lang: Lang = "en", as_json: AsJson = False) -> None:
    """Play a saved match again from its beginning and tell everything that happened."""
    from ludilex.text import step_text, trace_text

    check_lang(lang)
    saved = read_game(file)
    game = begin_again(saved)
    name = game.rules.game
    if as_json:
        chosen = []
        start = [{**s.to_json(), "text": step_text(s, lang, name)} for s in game.steps]
        for key in saved.played:
            steps = [{**s.to_json(), "text": step_text(s, lang, name)} for s in game.apply(key)]
            chosen.append({"choice": key, "steps": steps})
        print_json({"game": name, "edition": game.rules.edition, "start": start, "choices": chosen})
    else:
        print(f"{name} ({game.rules.edition}), {len(saved.played)} choices")
        print("".join(f"    {line}\n" for line in trace_text(game.steps, lang, name)), end="")
        for number, key in enumerate(saved.played, 1):
            print("\n".join(choice_lines(game, number, key, lang)))
        print("\n".join(question_lines(game, lang)))
    if json.dumps(game.dump()["state"]) != json.dumps(saved.dump()["state"]):
        raise BadInput(f"{file} does not replay to the position it holds: the rules have changed, or the file has")


def choice_lines(game: Game, number: int, key: str, lang: str) -> list[str]:
    """One choice and what came of it; the choice is made."""
    from ludilex.records import seat_letter
    from ludilex.text import trace_text

    decision = game.decision
    if decision is None:
        raise BadInput(f"choice {number} ({key}) cannot be made: the match is over")
    source = f"{decision.source}, " if decision.source else ""
    lines = [f"{number:3}. {seat_letter(decision.player)} ({source}{decision.prompt}): {key}"]
    return lines + [f"    {line}" for line in trace_text(game.apply(key), lang, game.rules.game)]


def begin_again(saved: Game) -> Game:
    """The match at its beginning."""
    origin = saved.origin
    with reading("the beginning of the match"):
        if "position" in origin:
            return saved.rules.position(origin["position"])
        if "seed" in origin and "players" in origin:
            return saved.rules.new_game(origin["players"], origin["seed"], **origin.get("setup", {}))
    raise BadInput("this save does not say how its match began, so that it cannot be played again")
