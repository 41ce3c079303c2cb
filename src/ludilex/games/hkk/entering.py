"""What is told of a card that has entered play, beside its own text: what it acts on, and that it works at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.hkk.keywords import active
from ludilex.games.hkk.terms import BUILDING, LOCATION, V_EFFECT, V_USE
from ludilex.kernel.characteristics import warded
from ludilex.kernel.codes import C_CONSTANT, S_FORBIDDEN, S_HAPPENS

if TYPE_CHECKING:
    from ludilex.games.hkk.timing import Hkk
    from ludilex.kernel.state import State


def tell_effect(s: State, r: Hkk, p: i64, c: i64) -> None:
    """Attached card c acts on its host from now on, unless that is immune to it; what lingers there may end (traces).

    Neither the putting on nor the effect is an action of its own (hkk.8.11.1, 8.11.1.p2).
    """
    h = s.host[c]
    if r.immune(s, h, c, C_CONSTANT) >= 0:
        s.note(S_FORBIDDEN, V_EFFECT, h, p, 0, r.c_useless)
        return
    s.note(S_HAPPENS, V_EFFECT, h, p, 0, r.c_acts_on)
    for m in s.lastings:
        if m.hits(s, h) and warded(s, m, h):
            s.note(S_FORBIDDEN, V_EFFECT, h, p, 0, r.c_lingering)


def tell_on_play(s: State, r: Hkk, p: i64, c: i64, put: bool) -> None:
    """Its on-play ability works now: a passive building's, too, and a location's that an effect brings in (traces)."""
    types = s.types(c)
    if types & BUILDING and not active(s, c):
        s.note(S_HAPPENS, V_USE, c, p, 0, r.c_on_play)
    elif types & LOCATION and put:
        s.note(S_HAPPENS, V_USE, c, p, 0, r.c_put_on_play)
