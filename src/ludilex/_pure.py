"""LUDILEX_PURE=1 runs the sources also where compiled modules lie beside them.

Must be the first import of `ludilex`: once a compiled kernel module is loaded, it is too late.

>>> from ludilex import _pure
>>> _pure.compiled() in (True, False)
True
"""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path

HOME = str(Path(__file__).parent)


def wanted() -> bool:
    """Whether the environment asks for the uncompiled core."""
    return os.environ.get("LUDILEX_PURE", "") not in ("", "0")


def compiled(module: str = "ludilex.kernel.machine") -> bool:
    """Whether the kernel that is (or would be) imported is the compiled one."""
    spec = find_spec(module)
    return bool(spec and spec.origin and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)))


def hide_compiled() -> None:
    """Let imports from this package see source files only, for this process."""

    def hook(path: str) -> FileFinder:
        if path == HOME or path.startswith(HOME + os.sep):
            return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))
        raise ImportError(path)

    sys.path_hooks.insert(0, hook)
    for path in [path for path in sys.path_importer_cache if path.startswith(HOME)]:
        del sys.path_importer_cache[path]


if wanted():
    hide_compiled()
