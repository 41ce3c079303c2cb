"""``python -m ludilex`` is the command `ludilex`."""

from ludilex.cli.main import run

if __name__ == "__main__":
    run()
