"""`python -m tests.sweep [GAME] [--games N] [--seed N]`, or `./dev sweep`: a game (Dominion by default)."""

from __future__ import annotations

import importlib
import sys

GAMES = ("dominion", "keyforge", "agot")


def main() -> int:
    args = sys.argv[1:]
    game = args.pop(0) if args and not args[0].startswith("-") else GAMES[0]
    if game not in GAMES:
        print(f"sweep: {game!r} is none of the games that can be swept: {', '.join(GAMES)}", file=sys.stderr)
        return 2
    return int(importlib.import_module(f"tests.sweep.{game}").main(args))


if __name__ == "__main__":
    raise SystemExit(main())
