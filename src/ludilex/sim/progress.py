"""A line on the terminal that tells how far a simulation is."""

from __future__ import annotations

import sys
import time

WIDTH = 24
PAUSE = 0.1  # seconds between two drawings


class ProgressLine:
    """Draws ``[####....] 120/200 games, 310 games/s`` over itself, on stderr and only if that is a terminal.

    >>> line = ProgressLine("games", shown=False)
    >>> line(5, 10)
    >>> line.close()
    """

    def __init__(self, unit: str = "games", shown: bool | None = None) -> None:
        self._unit = unit
        self._shown = sys.stderr.isatty() if shown is None else shown
        self._start = time.perf_counter()
        self._last = 0.0
        self._drawn = 0

    def __call__(self, done: int, asked: int) -> None:
        now = time.perf_counter()
        if not self._shown or (done < asked and now - self._last < PAUSE):
            return
        self._last = now
        full = WIDTH * done // asked
        rate = done / max(now - self._start, 1e-9)
        left = f", {(asked - done) / rate:.0f} s left" if 0 < done < asked else ""
        bar = "#" * full + "." * (WIDTH - full)
        text = f"[{bar}] {done}/{asked} {self._unit}, {rate:,.0f} {self._unit}/s{left}"
        sys.stderr.write("\r" + text.ljust(self._drawn))
        sys.stderr.flush()
        self._drawn = len(text)

    def close(self) -> None:
        """Wipe the line."""
        if self._drawn:
            sys.stderr.write("\r" + " " * self._drawn + "\r")
            sys.stderr.flush()
            self._drawn = 0
