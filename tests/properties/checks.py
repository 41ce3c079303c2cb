"""Invariants of a state, computed from scratch."""

from __future__ import annotations

from ludilex.kernel.characteristics import rebuild
from ludilex.kernel.dump import dump, load
from ludilex.kernel.state import State


def check_places(s: State) -> None:
    """Every card lies in exactly one zone, the linked lists agree in both directions, sizes are right."""
    seen: set[int] = set()
    for z in range(s.layout.zones):
        cards = s.cards_in(z)
        assert len(cards) == s.size[z]
        assert (s.head[z], s.tail[z]) == ((cards[0], cards[-1]) if cards else (-1, -1))
        for before, after in zip(cards, cards[1:], strict=False):
            assert s.nxt[before] == after and s.prv[after] == before
        for c in cards:
            assert s.zone[c] == z and c not in seen
            seen.add(c)
    assert len(seen) == len(s.zone)
    assert all(s.res[i] >= 0 for i in range(len(s.res)))


def check_counts(s: State) -> None:
    """Listener counts, the index of effects and effective definitions equal a recount."""
    t = s.clone()
    rebuild(t)
    assert list(t.live) == list(s.live)
    assert list(t.effect_keys) == list(s.effect_keys)
    assert t.structural == s.structural
    assert list(t.eff) == list(s.eff)
    assert sorted(t.awake) == sorted(s.awake)
    assert counted(t) == counted(s)


def counted(s: State) -> dict[int, list[int]]:
    """The index of constants by key: the cards they are on."""
    return {int(k): sorted(a.card for a in v) for k, v in s.constants.items()}


def same(a: State, b: State) -> bool:
    """The states are the same in everything a dump holds."""
    return dump(a) == dump(b)


def reloaded(s: State) -> State:
    """The state through JSON and back."""
    import json

    return load(s.rules, json.loads(json.dumps(dump(s))))
