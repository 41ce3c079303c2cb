"""The machine: it knows no game, does no input or output, and speaks no language.

Layers inside, bottom to top: ``codes`` (numbers with names), ``programs`` and ``definitions`` (what a card says),
``events`` and ``frames`` (what is going on), ``rules`` (what a game plugs in), ``state`` (the board), then the
functions that work on a state: ``characteristics``, ``lasting``, ``knowledge``, ``machine``, ``pipeline``,
``windows``, ``payment``, ``decisions``; last the shared vocabulary ``numbers``, ``selectors`` and ``ops``.
"""
