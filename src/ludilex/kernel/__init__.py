"""The machine: it knows no game, does no input or output, and speaks no language.

Layers inside, bottom to top: ``codes`` (numbers with names), ``programs`` and ``definitions`` (what a card says),
``events`` and ``frames`` (what is going on), ``rules`` (what a game plugs in), ``chance``, ``columns`` and ``state``
(the board), then the functions that work on a state: ``leaving``, ``characteristics``, ``lasting``, ``knowledge``,
``asking``, ``machine``, ``pipeline``, ``windows``, ``payment``, ``decisions``; last the shared vocabulary
``numbers``, ``selectors``, ``control`` and ``ops``. ``dump`` and ``kit`` are for what lies above.
"""
