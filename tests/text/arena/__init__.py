"""The made-up game of tests/kernel/arena.py as a game that the text layer finds: names and words for it."""
