"""Masks of verbs have more than 32 bits, in the compiled program too."""

from __future__ import annotations

from ludilex.kernel.codes import VERBS, bit
from ludilex.kits import kits


def test_a_mask_has_room_for_every_verb() -> None:
    assert [int(bit(n)) for n in range(VERBS - 1)] == [2**n for n in range(VERBS - 1)]


def test_cards_listen_to_verbs_of_high_numbers() -> None:
    for kit in kits().values():
        rules = kit.rules(kit.editions[0], {})
        for d in rules.definitions:
            verbs = {int(t.verb) for t in d.triggers if not t.own}
            assert rules.heard_of[d.id] == sum(2**v for v in verbs), d.name
