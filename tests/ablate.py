"""`./dev ablate cards|clauses [--game G] [--json] [NAME ...]`: does every card and clause have a ruling that notices?

cards: each card is replaced by a blank of the same name, types, cost and stats; then the scenarios that name it are
run. A card counts as having its own scenario when one of them fails. Ends with 1 when a card has none.

clauses: what acts under a clause is taken away in the uncompiled source, one place after the other; then the scenarios
that expect the clause are run, without their citations. A clause is noticed when one of them comes out differently.
Ends with 1 when a normative clause that the code cites goes unnoticed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from ludilex import _pure
from ludilex.kits import kit
from tests.ablation import cards, clauses


def uncompiled() -> None:
    """Go on in a process that runs the uncompiled source: only that can be changed."""
    if _pure.compiled():
        environment = {**os.environ, "LUDILEX_PURE": "1"}
        raise SystemExit(subprocess.call([sys.executable, "-m", "tests.ablate", *sys.argv[1:]], env=environment))


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev ablate", description=__doc__)
    parser.add_argument("what", choices=["cards", "clauses"])
    parser.add_argument("names", nargs="*", help="only these cards or clauses")
    parser.add_argument("--game", default="dominion")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="keep it in the game's exercised.yaml or noticed.yaml")
    args = parser.parse_intermixed_args()
    if args.write and args.names:
        parser.error("--write keeps the whole finding; name nothing with it")
    kit(args.game)
    uncompiled()
    if args.what == "clauses":
        return clauses.report(args.game, args.names, args.json, args.write)
    return cards.report(args.game, args.names, args.json, args.write)


if __name__ == "__main__":
    raise SystemExit(main())
