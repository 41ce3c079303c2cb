"""A Game of Thrones in the terminal: the table, the challenge lane, passing by itself; on a pipe and on a terminal."""

from __future__ import annotations

import random
import re

import pytest

from tests.cli.conftest import Run
from tests.cli.test_terminal import Screen

LANGUAGES = ("en", "hu", "ru")
LANE = {"en": "attackers of", "hu": "támadói", "ru": "зачинщики"}


def session(ludilex: Run, seed: int, *arguments: str, choices: int = 60) -> str:
    """A sitting in which numbers are typed at random; those that are none of an option's are refused."""
    chance = random.Random(seed)
    typed = "\n".join(str(chance.randint(1, 4)) for _ in range(choices)) + "\nquit\n"
    said = ludilex("play", "agot", "--seed", str(seed), *arguments, stdin=typed)
    assert (said.code, said.err) == (0, "")
    return said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_in_every_language(ludilex: Run, lang: str) -> None:
    out = session(ludilex, 4, "--lang", lang)
    assert LANE[lang] in out and "A Game of Thrones" in out
    if lang != "en":
        told = re.sub(r"House \w+", "", "\n".join(line for line in out.splitlines() if line.startswith("╭")))
        assert not re.search(r"\b(challenge|power|gold|attackers|phase)\b", told)


def test_lines_that_are_too_long_go_on_below(ludilex: Run) -> None:
    lines = session(ludilex, 2, choices=3).splitlines()
    panels = [line for line in lines if line.startswith("│")]
    assert panels and all(len(line) == len(panels[0]) for line in panels)
    plots = " ".join(line.strip("│ ") for line in panels)
    assert plots.count("Valar Morghulis") >= 1


def test_who_can_only_pass_is_not_asked_and_undo_goes_over_it(ludilex: Run) -> None:
    out = session(ludilex, 3, choices=20)
    assert not re.search(r"\[(plot|draw) phase\]\n   1  done\n", out)
    asked = session(ludilex, 3, "--no-autopass", choices=20)
    assert re.search(r"\[plot phase\]\n   1  done\n", asked)
    said = ludilex("play", "agot", "--seed", "3", stdin="2\ndone\n1\nundo\nundo\nundo\nundo\nquit\n")
    assert said.out.count("which plot do you reveal?") == 2 and "there is no choice to undo" in said.out


def test_everybody_at_one_keyboard_is_asked(ludilex: Run) -> None:
    typed = "2\ndone\n2\ndone\n" + "1\n" * 6 + "quit\n"
    asked = ludilex("play", "agot", "--bots", "you,you", "--seed", "3", stdin=typed).out
    assert re.search(r"\[plot phase\]\n   1  done\n", asked), "to leave the question out would tell what is in hand"
    told = ludilex("play", "agot", "--bots", "you,you", "--seed", "3", "--autopass", stdin=typed).out
    assert not re.search(r"\[plot phase\]\n   1  done\n", told)


def test_switching_it_and_skipping_a_phase(ludilex: Run) -> None:
    typed = "2\ndone\nautopass off\nautopass on\nskip\n1\nskip\nshow\nquit\n"
    said = ludilex("play", "agot", "--seed", "3", "--lang", "en", stdin=typed)
    assert said.code == 0
    assert "From now on you take no action in this phase; but this has to be chosen." in said.out
    assert "autopass on|off" in ludilex("play", "agot", "--seed", "3", stdin="?\nquit\n").out


def test_on_a_terminal() -> None:
    screen = Screen("agot", "--seed", "3", "--lang", "hu")
    try:
        screen.until("> ")
        screen.type("2")
        screen.until("> ")
        screen.type("kész\r")
        screen.until("cselszövésfázis")
        screen.until("> ")
        screen.type("skip\r")
        screen.until("> ")
        screen.type("1")
        screen.until("> ")
        screen.type("\x04")
        assert screen.process.wait(30) == 0
    finally:
        screen.close()
