"""Flat integer columns: real ``vec[i64]`` in the compiled kernel, plain lists in the uncompiled one.

This module is never compiled. mypyc follows the re-export and compiles ``vec[i64]`` to an unboxed array; the
interpreter sees a stand-in whose ``vec[i64]`` makes a list, which is faster there than the real thing.
"""

from __future__ import annotations

import typing

if typing.TYPE_CHECKING:
    from librt.vecs import vec as vec
else:

    class _ListMaker:
        def __getitem__(self, item):
            return list

    vec = _ListMaker()
