"""Why something is not offered in a window: asked rarely, so in plain Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.actions import window_frame
from ludilex.games.agot.costs import Begins
from ludilex.games.agot.offers import unmarshalled
from ludilex.games.agot.settle import in_shadows
from ludilex.games.agot.terms import (
    DUPLICATES,
    EVENT,
    HAND,
    W_ACTION,
    W_MARSHAL,
    W_PASSIVE,
    W_RESPONSE,
    W_SAVE,
)
from ludilex.kernel.asking import lend
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.pipeline import holds

if TYPE_CHECKING:
    from ludilex.games.agot.timing import Thrones
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.programs import Number
    from ludilex.kernel.state import State


def deny(s: State, r: Thrones, f: Frame, window: i64, p: i64, c: i64) -> list[i64]:
    """Why player p cannot do anything with card c in this window."""
    if c < 0 or c >= len(s.zone):
        return NO_NUMBERS
    d = s.now(c)
    kind = s.kind(c)
    e = f.event
    hopeless = window == W_SAVE and e is not None and e.terminal
    if kind == DUPLICATES:
        return [r.c_no_save, c] if hopeless else NO_NUMBERS
    if window == W_MARSHAL and kind == HAND and (d.types & EVENT == 0 or in_shadows(s, c)) and p == s.active:
        why = unmarshalled(s, r, p, c)
        return [why, c] if why > 0 else NO_NUMBERS
    lies: i64 = 1 << kind
    idle = len(d.abilities) > 0
    for a in d.abilities:
        if a.zones & lies != 0:
            idle = False
            if window >= W_ACTION and (a.windows >> s.phase) & 1 == 1:
                return hindered(s, p, c, a.when, None)
    for t in d.triggers:
        if t.window != W_PASSIVE and t.zones & lies == 0:
            idle = True
        elif t.window == window:
            for x in s.stack[window_frame(s)].events if window == W_RESPONSE else [e] if e is not None else []:
                if x.verb == t.verb and holds(s, t, c, p, x):
                    return [r.c_no_save, c] if hopeless else hindered(s, p, c, t.price, x)
    if idle:
        return [r.c_event_zone if d.types & EVENT else r.c_out_of_play, c]
    return NO_NUMBERS


def hindered(s: State, p: i64, c: i64, needs: Number | None, e: Event | None) -> list[i64]:
    """The cards an ability would choose, were they not immune to it: citation, card, ..."""
    out: list[i64] = []
    if isinstance(needs, Begins):
        f = lend(s, p, c, e)
        if needs.when is not None and needs.when.value(s, f, c) == 0:
            why = needs.when.unmet(s, f, c)
            out += [why, c] if why > 0 else []
        for t in needs.targets:
            for x in t.cards.find(s, f)[::2]:
                why = t.bars(s, f, x)
                if why >= 0:
                    out += [why, x]
        s.in_use -= 1
    return out
