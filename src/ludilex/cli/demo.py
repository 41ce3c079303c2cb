"""`ludilex demo`: one ruling of each source document, explained in three languages, then a game between bots."""

from __future__ import annotations

from ludilex.cli.common import DEFAULT_GAME, Lang, check_lang
from ludilex.cli.words import LANGUAGES

RULINGS = ("dom.sc.002", "kf-lp-02", "agot.s23", "hkk-s098")  # one of each document
GAMES = 200
NEXT = (
    ("ludilex rule dom.sc.002 --all-outcomes", "a ruling with every choice tried"),
    ("ludilex rule kf-lp-02 --lang ru", "a ruling in Russian; hu is Hungarian"),
    ("ludilex rule my.yaml", "a ruling of your own (docs/scenario-format.md)"),
    ("ludilex scenarios list", "the rulings that come with it"),
    ("ludilex play", "a game against a bot; also: ludilex play keyforge, agot or hkk"),
    ("ludilex simulate --games 2000 --bots big-money,big-money-witch --workers 0", "many games"),
    ("ludilex card Skulk", "what a card is and does"),
)


def demo(lang: Lang = "en") -> None:
    """A ruling of each game explained in three languages, then 200 games between bots, then what to type next."""
    from ludilex.cli.common import columns
    from ludilex.cli.rulings import ruling_lines, told_lines, watched
    from ludilex.cli.simulate import result_lines
    from ludilex.scenarios import find_all
    from ludilex.sim import ProgressLine, simulate

    check_lang(lang)
    for scenario in find_all(RULINGS):
        result, witness = watched(scenario)
        print("\n".join([*ruling_lines(scenario, result, witness, lang), ""]))
        for other in (x for x in LANGUAGES if x != lang):
            print("\n".join([f"{scenario.id} ({other})", *told_lines(scenario, witness, other), ""]))
    print(f"{GAMES} games between two bots that play Big Money:")
    line = ProgressLine("games")
    try:
        played = simulate(DEFAULT_GAME, games=GAMES, seed=1, progress=line)
    finally:
        line.close()
    print("\n".join(result_lines(played)))
    if not played.finished:
        raise KeyboardInterrupt
    print("\nWhat to type next (after ./dev, write `x` in place of `ludilex`):")
    print("\n".join(f"  {row}" for row in columns(NEXT)))
