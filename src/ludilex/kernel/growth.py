"""Columns and tables that become longer."""

from __future__ import annotations

from mypy_extensions import i32, i64

from ludilex.kernel._vec import vec


def grown(a: vec[i64], need: i64) -> vec[i64]:
    """A longer copy of a column: at least twice as long, and longer than `need`."""
    n: i64 = len(a)
    size: i64 = n + n + 32
    if size <= need:
        size = need + need
    b = vec[i64]([0] * size)
    i: i64 = 0
    while i < n:
        b[i] = a[i]
        i += 1
    return b


def longer(a: vec[i32], need: i64) -> vec[i32]:
    """The same as `grown` for a column of short numbers: a compiled function has one type of column."""
    n: i64 = len(a)
    size: i64 = n + n + 32
    if size <= need:
        size = need + need
    b = vec[i32]([0] * size)
    i: i64 = 0
    while i < n:
        b[i] = a[i]
        i += 1
    return b
