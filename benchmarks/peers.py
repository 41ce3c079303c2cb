"""Measure two public programs beside ours: pyminion (Dominion) and rlcard (uno).

`python -m benchmarks.peers [--json] [--repeat N]` installs both into a throw-away environment and runs
`peer_pyminion.py` and `peer_rlcard.py` there: CPU time of the process, warm-up, median of N rounds.
Nothing of them enters our own environment, and nothing stays on the disk. Without the package index it says
so and exits 2.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGES = ("pyminion==0.4.0", "rlcard==1.2.0")
TOOLS = ("pip",)  # rlcard asks it for a list of packages when imported
SCRIPTS = {
    "pyminion.bigmoney.games_per_s": "peer_pyminion.py",
    "rlcard.uno.decisions_per_s": "peer_rlcard.py",
}
INSTALL_SECONDS = 300
RUN_SECONDS = 300


class PeersUnavailable(RuntimeError):
    """The peers could not be installed or run; the message says why in one sentence."""


def measure(repeat: int = 5) -> dict[str, float]:
    """Install the peers into a temporary environment and return each figure's median of `repeat` rounds.

    >>> sorted(measure(1))  # doctest: +SKIP
    ['pyminion.bigmoney.games_per_s', 'rlcard.uno.decisions_per_s']
    """
    with tempfile.TemporaryDirectory(prefix="ludilex-peers-") as folder:
        python = environment(Path(folder))
        return {figure: run(python, figure, repeat) for figure in SCRIPTS}


def environment(folder: Path) -> Path:
    """Make a virtual environment with the peers in `folder` and return its Python."""
    # Without pip: our own pip installs into it, so that a system without ensurepip will do.
    _call(
        [sys.executable, "-m", "venv", "--without-pip", str(folder)],
        "a virtual environment cannot be made",
        60,
    )
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--retries", "1"]
    problem = f"{' and '.join(PACKAGES)} cannot be installed; the peers need the package index, so try again online"
    _call([*pip, *PACKAGES, *TOOLS], problem, INSTALL_SECONDS)
    return python


def run(python: Path, figure: str, repeat: int) -> float:
    """Run one measuring script in the peers' environment and return its figure."""
    script = SCRIPTS[figure]
    path = Path(__file__).with_name(script)
    output = _call([str(python), "-I", str(path), str(repeat)], f"{script} cannot be run", RUN_SECONDS)
    return float(json.loads(output.splitlines()[-1])[figure])


def _call(command: list[str], problem: str, seconds: int) -> str:
    """Return the command's standard output; a failure becomes one sentence with the last line it printed."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        raise PeersUnavailable(f"{problem} (no answer within {seconds} s)") from None
    if done.returncode != 0:
        last = [line for line in done.stderr.splitlines() if line.strip()][-1:]
        raise PeersUnavailable(f"{problem} ({last[0].strip() if last else f'exit code {done.returncode}'})")
    return done.stdout


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description="Measure pyminion and rlcard.")
    parser.add_argument("--json", action="store_true", help="print one flat JSON object")
    parser.add_argument("--repeat", type=int, default=5, metavar="N", help="rounds per figure (default 5)")
    options = parser.parse_args(arguments)
    if options.repeat < 1:
        parser.error(f"--repeat {options.repeat}: at least 1 round is needed")
    try:
        figures = measure(options.repeat)
    except PeersUnavailable as problem:
        print(f"peers: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    if options.json:
        print(json.dumps(figures))
    else:
        for figure, value in figures.items():
            print(f"{figure:32}{value:12,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
