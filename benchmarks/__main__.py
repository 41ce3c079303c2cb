"""`./dev bench [--smoke] [--peers] [--json] [--rounds N]`: every figure, median of N rounds, CPU time of one core.

Each round measures everything once, peers included, so that a ratio compares what ran in the same minute on the
same machine; a ratio is the median of the rounds' ratios. Run it alone: a bench beside a build is worthless.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks import peers
from ludilex import _pure

PEERS = {"pyminion": "pyminion.bigmoney.games_per_s", "rlcard": "rlcard.uno.decisions_per_s"}
RATIOS = [
    ("dominion.bigmoney.inside.games_per_s", "pyminion"),
    ("dominion.bigmoney.callback.games_per_s", "pyminion"),
    ("dominion.bigmoney.trace.games_per_s", "pyminion"),
    ("dominion.bigmoney.inside.uncompiled.games_per_s", "pyminion"),
    ("dominion.random.decisions_per_s", "rlcard"),
]
SMOKE, FULL, UNCOMPILED = 0.05, 1.0, 0.03


def own_figures(scale: float, pure: bool) -> dict[str, float]:
    """One round of our figures, in a process of its own."""
    env = {**os.environ, "LUDILEX_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "benchmarks.figures", str(scale)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"the bench failed: {done.stderr.strip().splitlines()[-1]}")
    figures: dict[str, float] = json.loads(done.stdout)
    if figures.pop("compiled") == pure:
        kind = "uncompiled" if pure else "compiled"
        raise SystemExit(f"the bench wanted the {kind} core and got the other one")
    return figures


def one_round(scale: float, peer_python: Path | None) -> dict[str, float]:
    """Everything once: peers before and after ours would drift apart, so they are neighbours in time."""
    out: dict[str, float] = {}
    if peer_python is not None:
        out.update({figure: peers.run(peer_python, figure, 1) for figure in peers.SCRIPTS})
    if _pure.compiled():
        out.update(own_figures(scale, pure=False))
    pure = own_figures(min(scale, UNCOMPILED), pure=True)
    for name in (
        "dominion.bigmoney.inside.games_per_s",
        "dominion.random.decisions_per_s",
        "dominion.clone.us",
    ):
        stem, unit = name.rsplit(".", 1)
        out[f"{stem}.uncompiled.{unit}"] = pure[name]
    for ours, peer in RATIOS:
        if ours in out and PEERS[peer] in out:
            out[f"{ours.rsplit('.', 1)[0]}.vs.{peer}"] = out[ours] / out[PEERS[peer]]
    return out


def bench(rounds: int, scale: float, with_peers: bool) -> dict[str, float]:
    """Medians over the rounds."""
    found: list[dict[str, float]] = []
    with tempfile.TemporaryDirectory(prefix="ludilex-peers-") as folder:
        python = peers.environment(Path(folder)) if with_peers else None
        for i in range(rounds):
            print(f"round {i + 1} of {rounds}", end="\r", file=sys.stderr, flush=True)
            found.append(one_round(scale, python))
    print(" " * 20, end="\r", file=sys.stderr)
    return {name: statistics.median(f[name] for f in found) for name in found[0]}


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench", description=__doc__)
    parser.add_argument(
        "--smoke", action="store_true", help="one short round: that everything runs, no figures to quote"
    )
    parser.add_argument(
        "--peers", action="store_true", help="install pyminion and rlcard in a throw-away place, compare"
    )
    parser.add_argument("--rounds", type=int, default=5, help="rounds to take the median of (default 5)")
    parser.add_argument("--json", action="store_true", help="one flat JSON object")
    args = parser.parse_args()
    if args.rounds < 1:
        parser.error(f"--rounds {args.rounds}: at least one round is needed")
    if not _pure.compiled():
        print("the core is not compiled here; only uncompiled figures are measured", file=sys.stderr)
    try:
        figures = bench(1 if args.smoke else args.rounds, SMOKE if args.smoke else FULL, args.peers)
    except peers.PeersUnavailable as e:
        print(e, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    if args.json:
        print(json.dumps({k: round(v, 3) for k, v in figures.items()}))
    else:
        width = max(map(len, figures))
        for name, value in figures.items():
            print(f"{name:<{width}}  {value:>14,.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
