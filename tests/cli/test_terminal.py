"""`ludilex play` on a real terminal: a digit needs no Enter, letters are shown, the terminal is left as it was."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time


class Screen:
    """A pseudo-terminal with a match on it."""

    def __init__(self, *arguments: str) -> None:
        self.master, self.slave = pty.openpty()
        self.before = termios.tcgetattr(self.slave)
        command = [sys.executable, "-m", "ludilex", "play", *arguments]
        env = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
        self.process = subprocess.Popen(command, stdin=self.slave, stdout=self.slave, stderr=self.slave, env=env)
        self.seen = ""

    def until(self, wanted: str, seconds: float = 30) -> None:
        """Read the screen up to a text that comes after what was read before."""
        deadline = time.monotonic() + seconds
        while wanted not in self.seen:
            assert time.monotonic() < deadline, f"no {wanted!r} in {self.seen!r}"
            if select.select([self.master], [], [], 0.1)[0]:
                self.seen += os.read(self.master, 4096).decode(errors="replace")
        self.seen = self.seen.partition(wanted)[2]

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)
        os.close(self.slave)


def test_a_digit_needs_no_enter_and_letters_can_be_erased() -> None:
    screen = Screen("--seed", "3")
    try:
        screen.until("> ")
        screen.type("2")  # all Treasures
        screen.until("buy a card?")
        screen.until("> ")
        screen.type("Goldx\x7f\x7f\x7f\x7f\x7f\x1b[ASilver\r")
        screen.until("Gain: Silver")
        screen.until("> ")
        screen.type("\x04")
        assert screen.process.wait(20) == 0
        assert termios.tcgetattr(screen.slave) == screen.before
    finally:
        screen.close()


def test_interrupt_leaves_the_terminal_as_it_was() -> None:
    screen = Screen("--seed", "3")
    try:
        screen.until("> ")
        time.sleep(0.2)
        screen.process.send_signal(signal.SIGINT)
        assert screen.process.wait(20) == 130
        assert termios.tcgetattr(screen.slave) == screen.before
    finally:
        screen.close()
