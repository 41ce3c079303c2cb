"""More kinds of changed cards than there was room for: the tables grow, and states made before go on."""

from __future__ import annotations

from ludilex.games.keyforge.build import KeyForge, enter
from ludilex.games.keyforge.cards import test_cards
from ludilex.games.keyforge.pipes import make_pipes, make_programs
from ludilex.games.keyforge.position import position
from ludilex.kernel.dump import dump, load


def test_tables_grow_under_a_running_match() -> None:
    rules = KeyForge("v1.2")
    make_pipes(rules)
    for c in test_cards.cards():
        enter(rules, c)
    make_programs(rules)
    rules.seal()
    hand = [f"Body {n}" for n in range(1, 9)]
    seat = {"hand": hand, "houses": ["logos", "dis", "mars"], "line": ["Evader"]}
    before = position(rules, {"A": seat, "B": seat, "house": "logos"})
    before.run()
    room = len(rules.types_of)
    base = rules.by_name["Body 1"]
    for colors in range(1, 128):
        for types in range(1, 32):
            rules.derive(base.id, types, colors, False, [])
    assert len(rules.types_of) > room
    after = load(rules, dump(before))
    for s in (before, after):
        for _ in range(12):
            s.apply(s.options()[0])
    assert dump(before) == dump(after)
