"""`ludilex card`, `cards` and `clauses`: what the program knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludilex.cli.common import DEFAULT_GAME, AsJson, Edition, Lang, OfGame, check_lang, columns, print_json
from ludilex.errors import unknown

if TYPE_CHECKING:
    from ludilex.kernel.definitions import Definition
    from ludilex.registry import Rules


def card(
    name: Annotated[str, typer.Argument(help="Name of the card.")],
    game: Annotated[
        str | None, typer.Option("--game", help="Name of the game; else the one that has the card.")
    ] = None,
    edition: Edition = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Print what a card is and does, from the same data the engine plays by."""
    from ludilex.registry import Rules
    from ludilex.text import card_text

    check_lang(lang)
    rules = Rules(game if game is not None else home_of(name), edition)
    found = versions_of(rules, name)
    told = [
        {**card_json(rules, d), "text": card_text(rules.kernel, d.name, lang), **face(rules, d, lang)} for d in found
    ]
    if as_json:
        print_json(told[0] if len(told) == 1 else told)
        return
    for number, facts in enumerate(told):
        print("\n" * (number > 0) + facts["text"])
        for line in facts.get("face", ()):
            print(f"{line['text']} [{', '.join(line['clauses'])}]")
        if facts["scenarios"]:
            print(f"Rulings: {', '.join(facts['scenarios'])}")


def face(rules: Rules, d: Definition, lang: str) -> dict[str, Any]:
    """What else is printed on the card, with the clauses on that, if the game tells it."""
    from ludilex.kits import kit
    from ludilex.text.remarks import remark_text

    said = kit(rules.game).face(d.title)
    return {"face": [{"text": remark_text(x, rules.game, lang), "clauses": x.clauses} for x in said]} if said else {}


def home_of(name: str) -> str:
    """The game that has a card of this name: Dominion, else the first; Dominion too if none has it.

    >>> home_of("Dust Pixie")
    'keyforge'
    """
    from ludilex.kits import kits
    from ludilex.registry import Rules

    wanted = name.strip().casefold()
    for game in [DEFAULT_GAME, *(g for g in kits() if g != DEFAULT_GAME)]:
        if any(wanted in (d.title.casefold(), d.name.casefold()) for d in printed_cards(Rules(game))):
            return game
    return DEFAULT_GAME


def versions_of(rules: Rules, name: str) -> list[Definition]:
    """The versions of a card, the current one first; the capitals of the name do not matter."""
    wanted = name.strip().casefold()
    found = [d for d in printed_cards(rules) if wanted in (d.title.casefold(), d.name.casefold())]
    if not found:
        raise unknown("card", name, {d.title for d in rules.kernel.definitions})
    return sorted(found, key=lambda d: (bool(d.version), d.version))


def printed_cards(rules: Rules) -> list[Definition]:
    """The definitions that are cards as printed, not what a card may have become in a match."""
    return [d for d in rules.kernel.definitions if d.name in (d.title, f"{d.title} ({d.version})")]


def card_json(rules: Rules, d: Definition) -> dict[str, Any]:
    """The facts of a card as data."""
    from ludilex.scenarios import installed

    named = [s.id for s in installed(rules.game).values() if d.title in s.mentioned() or _holds(s.position, d.title)]
    return {**listed(rules, d), "points": int(d.points), "scenarios": named}


def type_names(rules: Rules, d: Definition) -> list[str]:
    """The types of a card, by the names that scenarios and saves use."""
    return [name for bit, name in enumerate(rules.kernel.type_names) if d.types >> bit & 1]


def _holds(value: Any, name: str) -> bool:
    if isinstance(value, dict):
        return any(key == name or _holds(inner, name) for key, inner in value.items())
    return name in value if isinstance(value, (list, tuple)) else value == name


def list_cards(game: OfGame = DEFAULT_GAME, edition: Edition = None, as_json: AsJson = False) -> None:
    """List the cards of a game; as JSON also how many there are, work, have an own ruling, need an own op."""
    from ludilex.registry import Rules

    rules = Rules(game, edition)
    real = (d for d in printed_cards(rules) if d.name not in {*rules.kernel.test_cards, *rules.kernel.besides})
    cards = sorted(real, key=lambda d: (d.title, d.version))
    if as_json:
        print_json({**counts(rules, cards), "list": [listed(rules, d) for d in cards]})
    else:
        rows = ((d.name, price(rules, d), " - ".join(type_names(rules, d))) for d in cards)
        print("\n".join(columns([("card", "cost", "types"), *rows])))


def listed(rules: Rules, d: Definition) -> dict[str, Any]:
    """One card of the list; what has no cost at all is said to cost null."""
    types = type_names(rules, d)
    cost = None if d.types & rules.kernel.unpriced else int(d.cost)
    return {"name": d.title, "version": d.version, "types": types, "cost": cost, **further_costs(rules, d)}


def further_costs(rules: Rules, d: Definition) -> dict[str, int]:
    """What a card costs besides, or by the currencies of its game."""
    currencies = [currency.name for currency in rules.kernel.currencies] or ["potions", "debt"]
    return {kind: int(n) for kind, n in zip(currencies, d.costs, strict=False) if n}


def price(rules: Rules, d: Definition) -> str:
    """The cost of a card in a column of a table."""
    if d.types & rules.kernel.unpriced:
        return ""
    further = [f"{n} {kind}" for kind, n in further_costs(rules, d).items()]
    whole = further and (rules.kernel.currencies or not d.cost)
    return ", ".join(further if whole else [str(d.cost), *further])


def counts(rules: Rules, cards: list[Definition]) -> dict[str, Any]:
    """Card versions of a game; those that do all they should; those that some ruling of their own would miss.

    ``own_ops``: how many cards need an op that no other card uses, and which these are.
    """
    from ludilex.scenarios.coverage import noticed_cards, own_ops

    real = [d.name for d in cards]
    noticed, own = noticed_cards(rules.game), own_ops(rules.kernel)
    return {
        "game": rules.game,
        "cards": len(real),
        "implemented": sum(not lacking(rules, name) for name in real),
        "with_own_scenario": sum(name in noticed for name in real),
        "own_ops": len(own),
        "own_ops_of": own,
    }


def lacking(rules: Rules, name: str) -> bool:
    """Something of the card is known to be missing."""
    return name in rules.kernel.unfinished


def setups(game: OfGame = DEFAULT_GAME, as_json: AsJson = False) -> None:
    """List the set-ups of a game that have a name, and the options that a set-up takes."""
    from ludilex.kits import kit

    found = kit(game)
    named = found.presets()
    if as_json:
        print_json({"game": game, "options": list(found.setup), "setups": dict(named), "formats": list(found.formats)})
        return
    print("\n".join(columns((key, str(x["title"]), str(x["note"])) for key, x in named.items())))
    print(f"Options of a set-up (--with NAME=VALUE): {', '.join(found.setup)}")
    if found.formats:
        print(f"Series of matches (--format NAME): {', '.join(found.formats)}")
