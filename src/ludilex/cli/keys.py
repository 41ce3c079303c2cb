"""One line of answer from a terminal or a pipe; on a terminal a digit that can only be one option needs no Enter."""

from __future__ import annotations

import codecs
import os
import sys

SINGLE = 9  # with so many options a digit is an answer
PROMPT = "> "
ERASE = ("\x7f", "\x08")


def read_line(options: int) -> str | None:
    """What is typed; None at the end of the input.

    A pipe is read line by line and each line is written out, so that the output reads like a session.
    """
    if sys.stdin.isatty() and sys.stdout.isatty() and (line := _keyed(options <= SINGLE)) is not None:
        return None if line == "\x04" else line
    _show(PROMPT)
    line = sys.stdin.readline()
    if not line:
        sys.stdout.write("\n")
        return None
    if not sys.stdin.isatty():
        sys.stdout.write(line.rstrip("\n") + "\n")
    return line.rstrip("\n")


def _keyed(digits: bool) -> str | None:
    """A line key by key (the terminal's own echo is off meanwhile); None where that cannot be done."""
    try:
        import termios
        import tty
    except ImportError:
        return None
    fd = sys.stdin.fileno()
    try:
        before = termios.tcgetattr(fd)
        tty.setcbreak(fd, termios.TCSADRAIN)  # what was typed ahead stays
    except termios.error:
        return None
    try:
        _show(PROMPT)  # only now: who sees it may type a key
        return _typed(fd, digits)
    finally:
        termios.tcsetattr(fd, termios.TCSADRAIN, before)


def _typed(fd: int, digits: bool) -> str:
    """Keys up to Enter, or one digit; the Ctrl-D character alone at the end of the input."""
    decoder = codecs.getincrementaldecoder("utf-8")(errors="ignore")
    line = ""
    while True:
        raw = os.read(fd, 1)
        key = decoder.decode(raw)
        if not raw or (key == "\x04" and not line):
            return _echoed("\x04", "")
        if key in ("\n", "\r"):
            return _echoed(line, "")
        if key == "\x1b":  # an arrow or function key: leave out the rest of its sequence
            _skip_sequence(fd)
        elif key in ERASE and line:
            line = line[:-1]
            _show("\b \b")
        elif key.isprintable() and key:
            line += key
            if digits and line.isdecimal() and len(line) == 1:
                return _echoed(line, key)
            _show(key)


def _skip_sequence(fd: int) -> None:
    import select

    while select.select([fd], [], [], 0.02)[0]:
        if os.read(fd, 1).isalpha():
            return


def _echoed(line: str, last: str) -> str:
    _show(last + "\n")
    return line


def _show(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
