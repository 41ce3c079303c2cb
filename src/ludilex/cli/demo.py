"""`ludilex demo`: the main job on the source's own examples, then a game between bots."""

from __future__ import annotations

from ludilex.cli.common import DEFAULT_GAME, Lang, check_lang

RULINGS = ("dom.sc.001", "dom.sc.002")
GAMES = 200
NEXT = (
    ("ludilex rule dom.sc.002 --all-outcomes", "the same ruling with every choice tried"),
    ("ludilex rule my.yaml", "a ruling of your own (docs/scenario-format.md)"),
    ("ludilex scenarios list", "the rulings that come with it"),
    ("ludilex play", "a game against a bot"),
    ("ludilex simulate --games 2000 --bots big-money,big-money-witch --workers 0", "many games"),
    ("ludilex card Skulk", "what a card is and does"),
)


def demo(lang: Lang = "en") -> None:
    """Two rulings explained step by step, then 200 games between bots, then what to type next."""
    from ludilex.cli.common import columns
    from ludilex.cli.rulings import ruling_lines, watched
    from ludilex.cli.simulate import result_lines
    from ludilex.scenarios import find_all
    from ludilex.sim import ProgressLine, simulate

    check_lang(lang)
    for scenario in find_all(RULINGS):
        print("\n".join([*ruling_lines(scenario, *watched(scenario), lang), ""]))
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
