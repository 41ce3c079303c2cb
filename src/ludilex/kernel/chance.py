"""Random numbers: one generator of 48 bits, a function of its seed alone, equal in both cores.

Whoever draws by lot keeps the generator's state (`seeded`), goes on to the next one (`following`), and takes a number
from it (`below`). A hot loop writes the last two out, with the constants.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludilex.kernel._vec import vec

MASK: Final = 0xFFFFFFFFFFFF
FACTOR: Final = 0x5DEECE66D
PLUS: Final = 11


def seeded(seed: i64) -> i64:
    """The state a generator starts in."""
    return (seed * 2862933555777941757 + 3037000493) & MASK


def following(x: i64) -> i64:
    """The state after state x."""
    return (x * FACTOR + PLUS) & MASK


def below(x: i64, n: i64) -> i64:
    """The number from 0 to n - 1 that state x stands for."""
    return ((x >> 16) * n) >> 32


def mix(a: vec[i64], n: i64, x: i64) -> i64:
    """Shuffle the first n numbers of a column; returns the state the generator is in afterwards."""
    i: i64 = n - 1
    while i > 0:
        x = (x * FACTOR + PLUS) & MASK
        j: i64 = ((x >> 16) * (i + 1)) >> 32
        t = a[i]
        a[i] = a[j]
        a[j] = t
        i -= 1
    return x
