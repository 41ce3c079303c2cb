"""Histograms of text."""

from __future__ import annotations

from collections.abc import Mapping

WIDEST = 40  # of a bar
MOST = 21  # bars
BAR = "#"


def bars(counts: Mapping[int, int]) -> list[str]:
    """How often each number is there; where the numbers reach far, several of them share a bar.

    >>> bars({1: 2, 3: 1})
    ['  1  ## 2', '  2  0', '  3  # 1']
    >>> bars({-30: 1, 30: 80})[0], bars({-30: 1, 30: 80})[-1]
    ('  -30 to -28  # 1', '    30 to 32  ######################################## 80')
    """
    if not counts:
        return []
    low, high = min(counts), max(counts)
    step = (high - low) // MOST + 1
    low -= low % step
    starts = range(low, high + 1, step)
    labels = [f"{n}" if step == 1 else f"{n} to {n + step - 1}" for n in starts]
    totals = [sum(count for n, count in counts.items() if start <= n < start + step) for start in starts]
    scale = min(1.0, WIDEST / max(totals))
    width = max(map(len, labels))
    drawn = [BAR * max(1, round(total * scale)) + " " if total else "" for total in totals]
    return [f"  {label:>{width}}  {bar}{total}" for label, bar, total in zip(labels, drawn, totals, strict=True)]
