"""What a card is now: effective definitions in layers, and sums of what modifies a number.

Structure (copy, types, colours, blank, gifts) is an interned effective definition, recomputed between events only.
Numbers are sums of printed value, constants (live scope) and lasting effects (locked set), floored at 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.kernel._vec import vec
from ludilex.kernel.asking import evaluate
from ludilex.kernel.codes import (
    C_CONSTANT,
    EVERY,
    KEYS,
    KINDS,
    M_BLANK,
    M_COLOR,
    M_CONTROL,
    M_COPY,
    M_FORBID,
    M_GRANT,
    M_IMMUNE,
    M_LOSE,
    M_STAT,
    M_TYPE,
    M_WORD,
    S_BECOMES,
)
from ludilex.kernel.definitions import NO_NUMBERS, Constant, Definition
from ludilex.kernel.events import Active, Lasting
from ludilex.kernel.lasting import count_lasting, mask_after

if TYPE_CHECKING:
    from ludilex.kernel.state import State


# ---- switching abilities on and off
def relisten(s: State, c: i64, frm: i64, to: i64, zones: i64) -> None:
    """Card c moved; `zones` is the mask of the zone kinds where anything of it is switched on."""
    a: i64 = s.zone_kind[frm] if frm >= 0 else i64(-1)
    b = s.zone_kind[to]
    if a == b:
        return
    was = a >= 0 and (zones >> a) & 1 == 1
    now = (zones >> b) & 1 == 1
    wake(s, c, was, now)
    d = s.rules.definitions[s.eff[c]]
    if was:
        switch(s, c, d, a, False)
    if now:
        switch(s, c, d, b, True)


def wake(s: State, c: i64, was: bool, now: bool) -> None:
    """Keep `awake`: every card with anything printed or gained that is switched on, in order of arrival."""
    if was and not now:
        i: i64 = s.awake.index(c)
        s.awake.pop(i)
        s.since.pop(i)
    elif now and not was:
        s.awake.append(c)
        s.since.append(s.next_id)
        s.next_id += 1


def switch(s: State, c: i64, d: Definition, k: i64, on: bool) -> None:
    """Switch on or off what definition d of card c has in zone kind k."""
    by: i64 = 1 if on else -1
    for t in d.triggers:
        if not t.own and (t.zones >> k) & 1 == 1:
            s.live[t.verb] += by
    for r in d.replacements:
        if not r.own and (r.zones >> k) & 1 == 1:
            s.live[r.verb] += by
    for x in d.constants:
        if (x.zones >> k) & 1 == 1:
            index_constant(s, c, x, on)
            if x.kind == M_FORBID:
                s.live[x.key] += by  # a prohibition listens, too
            elif x.kind >= M_COPY:
                s.structural += by
                if x.roving:
                    s.roving += by
                s.dirty = True
                s.full = True


def index_constant(s: State, c: i64, x: Constant, on: bool) -> None:
    """Enter a constant under its kind and key, or take it out."""
    key = x.kind * KEYS + x.key
    table = dict(s.constants)
    have = table.get(key)
    if on:
        entry = Active(c, x)
        table[key] = have + [entry] if have is not None else [entry]
        s.effect_keys[x.kind] |= 1 << (x.key & 31)
    elif have is not None:
        rest = [a for a in have if a.card != c or a.constant is not x]
        if len(rest) > 0:
            table[key] = rest
        else:
            del table[key]
    s.constants = table
    if not on and key not in table:
        mask_after(s, x.kind)


# ---- numbers
def total(s: State, kind: i64, key: i64, c: i64) -> i64:
    """Sum of everything that modifies (kind, key) on card c (or player -2 - p) now."""
    if s.computing:
        return total_walking(s, kind, key, c)
    if (s.effect_keys[kind] >> (key & 31)) & 1 == 0:
        return 0
    k = kind * KEYS + key
    sum_: i64 = 0
    lasting = s.lasting_by.get(k)
    if lasting is not None:
        for m in lasting:
            if m.hits(s, c) and not (s.rules.lingering and warded(s, m, c)):
                sum_ += m.n
                s.last_citation = m.citation
    constants = s.constants.get(k)
    if constants is not None:
        for a in constants:
            sum_ += constant_amount(s, a.card, a.constant, kind, c)
    return sum_


def warded(s: State, m: Lasting, c: i64) -> bool:
    """The card has become immune to the source of a lasting effect (Rules.lingering)."""
    return c >= 0 and s.rules.immune(s, c, m.source, C_CONSTANT) >= 0


def constant_amount(s: State, w: i64, k: Constant, kind: i64, c: i64) -> i64:
    """What one constant of card w adds on c."""
    me = s.controller(w)
    if evaluate(s, k.scope, me, w, None, c) == 0:
        return 0
    if kind != M_IMMUNE and c >= 0 and s.rules.immune(s, c, w, C_CONSTANT) >= 0:
        return 0
    n = evaluate(s, k.amount, me, w, None, c)
    s.last_citation = k.citation
    return n


def total_walking(s: State, kind: i64, key: i64, c: i64) -> i64:
    """The same while effective definitions are being built and the index does not yet follow them."""
    sum_: i64 = 0
    for m in s.lastings:
        if m.kind == kind and m.key == key and m.hits(s, c) and not (s.rules.lingering and warded(s, m, c)):
            sum_ += m.n
            s.last_citation = m.citation
    for w in s.awake:
        for k in s.now(w).constants:
            if k.kind == kind and k.key == key and (k.zones >> s.kind(w)) & 1:
                sum_ += constant_amount(s, w, k, kind, c)
    return sum_


def stat(s: State, c: i64, k: i64) -> i64:
    """A stat of the card now, never below 0."""
    stats = s.now(c).stats
    v = (stats[k] if k < len(stats) else i64(0)) + total(s, M_STAT, k, c)
    return v if v > 0 else i64(0)


def word(s: State, c: i64, k: i64) -> i64:
    """Value of a keyword now (0: it has not got it): printed and gained values add up; a lost keyword is lost."""
    v = s.now(c).word(k) + total(s, M_WORD, k, c)
    return i64(0) if v > 0 and total(s, M_LOSE, k, c) > 0 else v


# ---- control
def controls(s: State, c: i64) -> i64:
    """Whose side card c should be on: the last control effect in force says so, else its owner's."""
    p = s.owner[c]
    if s.effect_keys[M_CONTROL] == 0:
        return p
    latest: i64 = -1
    for m in s.lastings:
        if m.kind == M_CONTROL and m.since > latest and m.hits(s, c):
            latest = m.since
            p = m.key
    constants = s.constants.get(M_CONTROL * KEYS)
    if constants is not None:
        for a in constants:
            since = s.since[s.awake.index(a.card)]
            me = s.controller(a.card)
            holds = since > latest and evaluate(s, a.constant.scope, me, a.card, None, c) != 0
            if holds and s.rules.immune(s, c, a.card, C_CONSTANT) < 0:
                latest = since
                p = me
    return p


# ---- structure
NO_GIFTS: Final[list[str]] = []


def settle_structure(s: State) -> None:
    """Between events, never inside one: bring effective definitions and listener counts up to date."""
    s.dirty = False
    touched = s.touched
    s.touched = NO_NUMBERS
    if s.structural == 0 and not s.changed:
        s.full = False
        return
    if s.full:
        s.full = False
        new = compute(s)
        old = s.eff
        s.eff = new
        c: i64 = 0
        n: i64 = len(new)
        while c < n:
            if old[c] != new[c]:
                become(s, c, old[c], new[c])
            c += 1
    else:
        settle_touched(s, touched)
    s.changed = differs(s.eff, s.defn)
    if not s.changed:
        s.eff = s.defn
    s.dirty = False
    s.full = False  # a source that this switched on or off has been counted


def settle_touched(s: State, touched: list[i64]) -> None:
    """Only these cards can have changed: every structural scope is local."""
    cards: list[i64] = []
    for c in touched:
        if c not in cards:
            cards.append(c)
    if len(cards) == 0:
        return
    if not s.changed:
        s.eff = s.defn[:]
    was: list[i64] = [s.eff[c] for c in cards]
    some: list[i64] = []
    for c in cards:
        s.eff[c] = s.defn[c]
        if s.rules.wide or s.in_play(c) or under_structure(s, c):
            some.append(c)
    if len(some) > 0:
        layers(s, some)
    for i in range(len(cards)):
        if was[i] != s.eff[cards[i]]:
            become(s, cards[i], was[i], s.eff[cards[i]])


def differs(a: vec[i64], b: vec[i64]) -> bool:
    """The columns differ somewhere."""
    i: i64 = 0
    n: i64 = len(a)
    while i < n:
        if a[i] != b[i]:
            return True
        i += 1
    return False


def under_structure(s: State, c: i64) -> bool:
    """Some lasting effect changes what c is."""
    for m in s.lastings:
        if m.kind >= M_COPY and m.hits(s, c):
            return True
    return False


def become(s: State, c: i64, a: i64, b: i64) -> None:
    """c was definition a and is b: switch its abilities."""
    k = s.kind(c)
    zones = s.zones_of
    m = zones[s.defn[c]]
    was = (zones[a] >> k) & 1 == 1
    now = (zones[b] >> k) & 1 == 1
    if was:
        switch(s, c, s.rules.definitions[a], k, False)
    wake(s, c, was or (m >> k) & 1 == 1, now or (m >> k) & 1 == 1)
    if now:
        switch(s, c, s.rules.definitions[b], k, True)
    r = s.rules
    if s.tracing and not s.trial and (r.tells_changes or r.definitions[a].title != r.definitions[b].title):
        s.note(S_BECOMES, -1, c, a, b, r.why_changed(s, c, a))


def compute(s: State) -> vec[i64]:
    """Effective definitions from scratch: a function of printed state, awake cards and lasting effects."""
    save = s.eff
    cur = s.defn[:]
    s.eff = cur
    layers(s, candidates(s))
    s.eff = save
    return cur


def candidates(s: State) -> list[i64]:
    """The cards that structural effects may reach."""
    out: list[i64] = []
    n: i64 = len(s.defn)
    every = s.rules.wide
    for m in s.lastings:
        every = every or (m.kind >= M_COPY and EVERY in m.cards)
    c: i64 = 0
    while c < n:
        if every or s.in_play(c):
            out.append(c)
        c += 1
    if not every:
        for m in s.lastings:
            if m.kind >= M_COPY:
                for c in m.cards:
                    if c >= 0 and c not in out and m.hits(s, c):
                        out.append(c)
    return out


def layers(s: State, cand: list[i64]) -> None:
    """Build eff[c] for the candidates, whose eff is the printed definition at the start."""
    r = s.rules
    cur = s.eff
    s.computing = True
    size: i64 = len(cand)
    base: list[i64] = [cur[c] for c in cand]
    for m in s.lastings:  # layer 1: copies
        if m.kind == M_COPY:
            for i in range(size):
                if m.hits(s, cand[i]):
                    base[i] = m.n
    types: list[i64] = [r.definitions[b].types for b in base]
    colors: list[i64] = [r.definitions[b].colors for b in base]
    blank: list[bool] = [False for _ in base]
    gifts: list[list[str]] = [NO_GIFTS for _ in base]  # replaced, never added to
    for i in range(size):
        cur[cand[i]] = base[i]
    for layer in (M_TYPE, M_COLOR, M_BLANK, M_GRANT):
        todo = sources(s, layer)
        while len(todo) > 0:
            at = next_source(s, todo, layer)
            a = todo[at]
            todo = todo[:at] + todo[at + 1 :]
            if a[1] >= 0 and blanked(a[1], cand, blank):
                continue  # its source has lost its text meanwhile
            apply_layer(s, layer, a, cand, base, types, colors, blank, gifts)
    if len(s.zones_of) != len(r.zones_of):
        s.read_tables()
    s.computing = False


def next_source(s: State, todo: list[list[i64]], layer: i64) -> i64:
    """Which source acts next: by time; among blanking ones first one no other would blank; in a ring the oldest."""
    if layer == M_BLANK and len(todo) > 1:
        for t in range(len(todo)):
            free = True
            for u in range(len(todo)):
                if u != t and todo[t][1] >= 0 and reaches(s, todo[u], todo[t][1]):
                    free = False
            if free:
                return t
    return 0


def apply_layer(
    s: State,
    layer: i64,
    a: list[i64],
    cand: list[i64],
    base: list[i64],
    types: list[i64],
    colors: list[i64],
    blank: list[bool],
    gifts: list[list[str]],
) -> None:
    """One source of one layer acts on the candidates it reaches."""
    r = s.rules
    cur = s.eff
    gift = None
    for i in range(len(cand)):
        c: i64 = cand[i]
        if not reaches(s, a, c):
            continue
        if a[1] < 0:
            m = s.lastings[a[2]]
            key = m.key
            gift = m.gift
            s.last_citation = m.citation
        else:
            k = r.definitions[cur[a[1]]].constants[a[2]]
            key = k.key
            gift = k.gift if k.gift is not None or layer != M_GRANT else r.gift_for(s, c)
            s.last_citation = k.citation
        if layer == M_TYPE:
            types[i] = (types[i] | a[3]) if key == 1 else a[3]
        elif layer == M_COLOR:
            if (colors[i] >> key) & 1:
                colors[i] = (colors[i] & ~(1 << key)) | (1 << a[3])
        elif layer == M_BLANK:
            blank[i] = True
        elif gift is not None:
            gifts[i] = gifts[i] + [gift.key]
            types[i] |= gift.types
        cur[c] = r.derive(base[i], types[i], colors[i], blank[i], gifts[i])


def sources(s: State, kind: i64) -> list[list[i64]]:
    """The active effects of a structural kind by time: since, card (-1: lasting), index, amount."""
    out: list[list[i64]] = []
    for i in range(len(s.lastings)):
        m = s.lastings[i]
        if m.kind == kind:
            out.append([m.since, -1, i, m.n])
    for i in range(len(s.awake)):
        w = s.awake[i]
        d = s.now(w)
        if not d.structural:
            continue
        ks = d.constants
        for j in range(len(ks)):
            if ks[j].kind == kind and (ks[j].zones >> s.kind(w)) & 1:
                out.append([s.since[i], w, j, evaluate(s, ks[j].amount, s.controller(w), w, None, w)])
    out.sort()
    return out


def reaches(s: State, a: list[i64], c: i64) -> bool:
    """Source a (as in `sources`) acts on card c."""
    if a[1] < 0:
        return s.lastings[a[2]].hits(s, c)
    w = a[1]
    d = s.now(w)
    if not d.wide and not s.in_play(c):
        return False  # constants concern cards in play unless they say otherwise
    if evaluate(s, d.constants[a[2]].scope, s.controller(w), w, None, c) == 0:
        return False
    return s.rules.immune(s, c, w, C_CONSTANT) < 0


def blanked(w: i64, cand: list[i64], blank: list[bool]) -> bool:
    """Candidate w has been blanked in this pass."""
    for i in range(len(cand)):
        if cand[i] == w:
            return blank[i]
    return False


def rebuild(s: State) -> None:
    """Everything derived, from scratch (after a change of identities or a load)."""
    r = s.rules
    old: dict[i64, i64] = {}
    for i in range(len(s.awake)):
        old[s.awake[i]] = s.since[i]
    order = s.awake
    s.awake = []
    s.since = []
    s.live = r.slow[:]
    s.effect_keys = vec[i64]([0] * KINDS)
    s.constants = {}
    s.lasting_by = {}
    s.structural = 0
    s.roving = 0
    s.changed = False
    s.eff = s.defn
    seq: list[i64] = order[:]
    for z in range(s.layout.zones):
        c = s.head[z]
        while c >= 0:
            if c not in old:
                seq.append(c)
            c = s.nxt[c]
    for c in seq:
        k = s.kind(c)
        d = r.definitions[s.defn[c]]
        if (d.zones >> k) & 1:
            s.awake.append(c)
            s.since.append(old.get(c, 0))
            switch(s, c, d, k, True)
    for m in s.lastings:
        count_lasting(s, m, True)
    s.full = True
    settle_structure(s)
    woken = [c for c in order if c in s.awake] + [c for c in s.awake if c not in old]  # gained abilities among them
    s.since = [old.get(c, s.since[s.awake.index(c)]) for c in woken]
    s.awake = woken
