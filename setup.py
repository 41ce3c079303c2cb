"""Build hook: compile the core with mypyc where that is possible, and never let it stop an installation.

What is compiled is listed in pyproject.toml under [tool.ludilex]. A missing compiler, a missing Python.h
or a type error costs one warning line; the same sources then run uncompiled (docs/decisions/001-build.md).
"""

import os
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
# Calls inside the library need no detour and may be inlined; both processors work on its one large file. Looking for
# what to warn of takes longer than all the rest of the compiling.
QUICK = ["-fno-semantic-interposition", "-flto=auto", "-g0", "-Wno-all"]
BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


def warn(reason: str) -> None:
    print(f"ludilex: not compiled: {reason}", file=sys.stderr, flush=True)


def core_sources() -> list[str]:
    """The files to compile, relative to the checkout."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ludilex"]
    found = {path for pattern in config["compiled"] for path in ROOT.glob(pattern)}
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name not in config["uncompiled"])


def core_extensions() -> list[Extension]:
    """The extension modules, or none. Only a real build asks: metadata must not wait for the compiler."""
    sources = core_sources()
    if os.environ.get("LUDILEX_NO_COMPILE", "") not in ("", "0") or not BUILDING & set(sys.argv) or not sources:
        return []
    if sys.implementation.name != "cpython":
        warn(f"mypyc builds for CPython, and this is {sys.implementation.name}")
        return []
    try:
        from mypyc.build import mypycify

        # Only the core's own types count here: the public face imports packages a build need not have.
        options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
        extensions = mypycify([*options, *sources], opt_level="3", group_name="ludilex")
        for extension in extensions:  # a warning of a newer compiler is no reason to do without
            extension.extra_compile_args = [arg for arg in extension.extra_compile_args if arg != "-Werror"]
            if os.name == "posix" and extension.name.endswith("__mypyc"):  # the others only point into this one
                extension.extra_compile_args += QUICK
                extension.extra_link_args += [*QUICK, "-O3"]
        return extensions
    except ImportError as error:
        warn(f"mypyc is not installed ({error})")
    except SystemExit:
        warn("the core has a type error (./dev check names it)")
    except Exception as error:
        warn(f"mypyc failed ({type(error).__name__}: {error})")
    return []


class BuildCore(build_ext):
    """All or nothing: a module's extension without the shared group library could not be imported."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        try:
            try:
                super().build_extensions()
            except Exception:  # a compiler that does not know these flags
                for extension in self.extensions:
                    extension.extra_compile_args = [a for a in extension.extra_compile_args if a not in QUICK]
                    extension.extra_link_args = [a for a in extension.extra_link_args if a not in QUICK]
                super().build_extensions()
        except Exception as error:  # distutils raises several unrelated classes here
            print(error, file=sys.stderr)
            warn("no working C compiler, or no Python.h")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=core_extensions(), cmdclass={"build_ext": BuildCore})
