"""Who knows which card lies where, and worlds that agree with what a seat knows.

``know[c]`` is a mask of the seats that know which card c is, where it lies now. Public zones tell all; a hand keeps
what was known; a card that leaves a hand unseen makes the others lose that whole hand; a deck keeps positions; of a
shuffled pile the top lies open; a shuffle erases; an option shown is a card seen. Each seat has running names for the
cards it knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i32, i64

from ludilex.kernel._vec import vec
from ludilex.kernel.chance import mix, seeded
from ludilex.kernel.characteristics import rebuild
from ludilex.kernel.codes import S_MOVE, SEEN_BY_ALL, SEEN_BY_HOLDER, SEEN_BY_NONE, SEEN_ON_TOP, STEP

if TYPE_CHECKING:
    from ludilex.kernel.state import State


def learn(s: State, c: i64, mask: i64) -> None:
    """The seats of the mask now know c; a seat for which that is new gives it a new running name."""
    old = s.know[c]
    if s.rules.controlled:
        mask = s.rules.onlookers(s, mask)
    new = mask & ~old
    if new == 0:
        return
    s.know[c] = old | mask
    p: i64 = 0
    n: i64 = len(s.know)
    while new != 0:
        if new & 1:
            s.names[p] += 1
            s.alias[p * n + c] = s.names[p]
        new >>= 1
        p += 1
    if s.tracing and s.logged >= STEP and i64(s.log[s.logged - STEP + 3]) == c:
        k: i64 = s.logged - STEP + 7
        s.log[k] = i32(i64(s.log[k]) | mask)  # the step just written is about this card


def begin_knowing(s: State) -> None:
    """Begin to keep track, from the present places."""
    n: i64 = len(s.defn)
    s.know = vec[i64]([0] * n)
    s.alias = vec[i64]([0] * (n * s.players))
    s.names = vec[i64]([0] * s.players)
    s.knowing = True
    z: i64 = 0
    while z < s.layout.zones:
        seen = s.layout.seen[z]
        c = s.head[z]
        while c >= 0:
            if seen == SEEN_BY_ALL or (seen == SEEN_ON_TOP and s.nxt[c] < 0):
                learn(s, c, (1 << s.players) - 1)
            elif seen == SEEN_BY_HOLDER:
                learn(s, c, 1 << (z // s.own))
            c = s.nxt[c]
        z += 1


def take_knowledge(s: State, know: list[i64], alias: list[i64], names: list[i64]) -> None:
    """Take up who knows what from a dump."""
    s.knowing = True
    s.know = vec[i64](know)
    s.alias = vec[i64](alias)
    s.names = vec[i64](names)


def track(s: State, c: i64, frm: i64, to: i64) -> None:
    """Card c has just moved from zone frm to zone to."""
    at = s.layout.seen
    everyone: i64 = (1 << s.players) - 1
    seen = at[to]
    if s.face_down:
        seen = SEEN_BY_NONE
    if s.openly or seen in (SEEN_BY_ALL, SEEN_ON_TOP):
        learn(s, c, everyone)
    elif frm >= 0 and at[frm] == SEEN_BY_HOLDER and frm != to and s.size[frm] > 0:
        holder: i64 = 1 << (frm // s.own)
        if s.rules.controlled:
            holder = s.rules.onlookers(s, holder)  # the others cannot tell which card of that hand it was
        s.know[c] &= holder
        x = s.head[frm]
        while x >= 0:
            s.know[x] &= holder
            x = s.nxt[x]
    if seen == SEEN_BY_HOLDER:
        learn(s, c, 1 << (to // s.own))
    if frm >= 0 and at[frm] == SEEN_ON_TOP and s.size[frm] > 0:
        learn(s, s.tail[frm], everyone)
    if s.tracing and s.logged >= STEP:
        k = s.logged - STEP
        if i64(s.log[k + 1]) == S_MOVE and i64(s.log[k + 3]) == c:
            if i64(s.log[k + 8]) == c:
                s.log[k + 9] = i32(s.know[c])
            s.log[k + 7] = i32(s.know[c])  # who knew it before and lost sight of it is not told that this is the card
    s.face_down = False
    s.openly = False


def forget_all(s: State, z: i64) -> None:
    """The cards of zone z were mixed: nobody knows any of them (but the top of an open pile)."""
    c = s.head[z]
    while c >= 0:
        s.know[c] = 0
        c = s.nxt[c]
    if s.layout.seen[z] == SEEN_ON_TOP and s.size[z] > 0:
        learn(s, s.tail[z], (1 << s.players) - 1)


def knows(s: State, seat: i64, c: i64) -> bool:
    """The seat knows which card c is."""
    return not s.knowing or (s.know[c] >> seat) & 1 == 1


def alias_of(s: State, seat: i64, c: i64) -> i64:
    """The seat's running name for the card; the internal number while nobody keeps track."""
    if not s.knowing:
        return c
    return s.alias[seat * len(s.know) + c]


TRIES: Final = 64


def determinize(s: State, seat: i64, seed: i64, pool: list[i64]) -> State:
    """A clone in which everything `seat` cannot know is dealt anew: a function of its view and the seed.

    Identities are dealt among the unknown places of each side; with a non-empty `pool` (definitions, for closed deck
    lists) those of the players are drawn from that instead; a shuffled pile is dealt from what the game could have
    put into it. Where another seat is asked, it is asked anew: such a deal is taken in which it is asked the same.
    """
    x = seeded(seed)
    if not s.knowing:
        return s.clone()
    tries: i64 = TRIES
    while True:
        t = deal(s, seat, x, pool)
        tries -= 1
        if s.nopts == 0 or s.who == seat or tries == 0:
            return t
        x = t.rng
        t.nopts = 0
        t.run()
        if t.who == s.who and t.prompt == s.prompt and t.sp == s.sp and not t.over:
            return t


def deal(s: State, seat: i64, x: i64, pool: list[i64]) -> State:
    """One such deal, by the random number x."""
    t = s.clone()
    t.defn = s.defn[:]
    z: i64 = 0
    while z < s.layout.zones:
        first = z
        last = z + s.own if z < s.layout.first_shared else z + 1
        slots: list[i64] = []
        while z < last:
            c = s.head[z]
            while c >= 0:
                if (s.know[c] >> seat) & 1 == 0:
                    slots.append(c)
                c = s.nxt[c]
            z += 1
        ids = pool[:]
        if len(pool) > 0:
            t.about = s.rules.about
        if s.layout.seen[first] == SEEN_ON_TOP:
            ids = s.rules.could_hold(s, seat, first)
        if len(ids) == 0:
            ids = [s.defn[c] for c in slots]
        ids.sort()
        dealt = vec[i64](ids)
        x = mix(dealt, len(dealt), x)
        for k in range(len(slots)):
            t.defn[slots[k]] = dealt[k % len(dealt)]
    t.rng = x
    sort_hands(t)
    rebuild(t)
    return t


def sort_hands(s: State) -> None:
    """Hands are kept in an order that tells nothing (State.put)."""
    z: i64 = 0
    while z < s.layout.zones:
        if s.layout.seen[z] == SEEN_BY_HOLDER:
            cards = s.cards_in(z)
            cards.sort(key=lambda c: s.defn[c])
            last: i64 = -1
            for c in cards:
                s.prv[c] = last
                s.nxt[c] = -1
                if last >= 0:
                    s.nxt[last] = c
                else:
                    s.head[z] = c
                s.tail[z] = c
                last = c
        z += 1
