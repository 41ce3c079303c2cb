"""The table as a seat sees it: the other side above, the challenge lane between, one's own side below."""

from __future__ import annotations

from collections import Counter

from ludilex.games.agot.actions import window_frame
from ludilex.games.agot.lane import SEATS, lane, name_of, stage_of, strength_parts
from ludilex.games.agot.settle import alive, bonus, has, power_of, price
from ludilex.games.agot.terms import (
    ATTACHED,
    ATTACKING,
    CHALLENGES,
    CHARACTER,
    CLAIM,
    COUNTERS,
    DEAD,
    DECK,
    DISCARD,
    DUPLICATES,
    EVENT,
    F_CHALLENGE,
    F_FIRST,
    GOAL,
    GOLD,
    HAND,
    HOUSE,
    INCOME,
    INFLUENCE,
    INITIATIVE,
    K_BYPASSED,
    K_FACEDOWN,
    K_KNEELING,
    K_MORIBUND,
    K_POWER,
    K_ROLE,
    KINDS,
    MILITARY_LEFT,
    OWN,
    P_CHALLENGES,
    PHASES,
    PLAY,
    PLOTS,
    REVEALED,
    STRENGTH,
    USED,
)
from ludilex.games.agot.turn import total_bonus
from ludilex.kernel.characteristics import stat
from ludilex.kernel.decisions import prompt_name
from ludilex.kernel.kit import Remark, TableLine, TablePanel, TableView
from ludilex.kernel.knowledge import knows
from ludilex.kernel.state import State

NONE = "none"  # for messages: there is nothing of this
SHOWN = (PLAY, ATTACHED, DUPLICATES, HOUSE, REVEALED, PLOTS, USED)  # zones that have lines of their own
COUNTED = ("power", "gold")  # counters that are shown as numbers


def table(s: State, seat: int) -> TableView:
    """Everything on the table that the seat may know."""
    title = Remark(
        "table-title",
        {"turn": int(s.turn), "phase": Remark(f"phase-{PHASES[s.phase]}"), "first": SEATS[s.fact(F_FIRST)]},
    )
    other = 1 - seat
    between = lane(s, seat)
    panels = [side_panel(s, seat, other), *([between] if between else []), side_panel(s, seat, seat)]
    return TableView(title, tuple(panels), None if s.over else stage(s, seat))


# ---- where we are
def stage(s: State, seat: int) -> Remark | None:
    """The window something is asked in: what it answers, or what comes after it."""
    kind, _, window = prompt_name(s).partition(":")
    if kind != "window":
        return None
    if window in ("response", "save"):
        i = window_frame(s) if window == "response" else -1
        e = s.stack[s.sp - 1].event
        events = s.stack[i].events if i >= 0 else [e] if e is not None else []
        told = {repr(remark): remark for remark in (happened(s, seat, e.verb, e.cards) for e in events)}
        return Remark("stage-after", {"events": tuple(told.values())}) if told else None
    if s.phase == P_CHALLENGES and s.fact(F_CHALLENGE):
        return Remark(f"stage-before-{stage_of(s) or 'resolve'}")
    return Remark("stage-phase", {"phase": Remark(f"phase-{PHASES[s.phase]}")})


def happened(s: State, seat: int, verb: int, cards: list[int]) -> Remark:
    """An event in short: its verb, and the cards it was about."""
    name = Remark(f"verb-{s.rules.verbs[verb]}")
    about = tuple(name_of(s, seat, c) for c in cards)
    return Remark("stage-event-of", {"verb": name, "cards": about}) if about else Remark("stage-event", {"verb": name})


# ---- a side
def side_panel(s: State, seat: int, p: int) -> TablePanel:
    """What lies before a player."""
    b = p * OWN
    house = s.head[b + HOUSE]
    title = Remark(
        "table-side",
        {
            "seat": SEATS[p],
            "you": "yes" if p == seat else "no",
            "house": s.printed(house).title if house >= 0 else "-",
            "power": int(power_of(s, p)),
            "goal": GOAL,
            "gold": int(s.resource(p, GOLD)),
            "influence": influence(s, p),
        },
    )
    in_play = [people_lines(s, seat, p), place_lines(s, seat, p), house_lines(s, seat, house) if house >= 0 else []]
    rest = [challenges_left(s, p), plot_lines(s, seat, p), pile_lines(s, seat, p)]
    blocks = [*in_play, *rest] if p == seat else [*rest, *reversed(in_play)]  # what is in play is next to the lane
    return TablePanel(title, tuple(line for block in blocks for line in block))


def challenges_left(s: State, p: int) -> list[TableLine]:
    """The challenges that the active player may still declare."""
    left = [Remark(f"mode-{name}") for t, name in enumerate(CHALLENGES) if s.resource(p, MILITARY_LEFT + t) > 0]
    if s.phase != P_CHALLENGES or p != s.active or not left:
        return []
    return [TableLine(Remark("table-challenges-left", {"challenges": tuple(left)}))]


def influence(s: State, p: int) -> int:
    """The influence that the player's standing cards can still give."""
    cards = [c for kind in (PLAY, ATTACHED) for c in s.cards_in(p * OWN + kind)]
    return sum(int(bonus(s, c, INFLUENCE)) for c in cards if alive(s, c) and not s.counter(c, K_KNEELING))


def plot_lines(s: State, seat: int, p: int) -> list[TableLine]:
    """The revealed plot with what it amounts to now, the plots that are left, the used ones."""
    b = p * OWN
    plot = s.head[b + REVEALED]
    numbers = {
        "income": int(total_bonus(s, p, INCOME)),
        "initiative": int(total_bonus(s, p, INITIATIVE)),
        "claim": int(stat(s, plot, CLAIM)) if plot >= 0 else 0,
    }
    lines = [TableLine(Remark("table-plot", {"card": name_of(s, seat, plot), **numbers}))] if plot >= 0 else []
    left = s.cards_in(b + PLOTS)
    known = [name_of(s, seat, c) for c in left if knows(s, seat, c)]
    lines += [TableLine(Remark("table-plots", {"n": len(left), "cards": tuple(sorted(map(str, known))) or NONE}))]
    used = [name_of(s, seat, c) for c in s.cards_in(b + USED)]
    return lines + ([TableLine(Remark("table-used", {"cards": tuple(used)}))] if used else [])


def pile_lines(s: State, seat: int, p: int) -> list[TableLine]:
    """Hand, deck, piles, and whatever else there is: how many cards, and those the seat knows."""
    lines = []
    for kind in range(OWN):
        cards = s.cards_in(p * OWN + kind)
        if kind in SHOWN or (not cards and kind not in (DECK, HAND)):
            continue
        known = [in_hand(s, p, c) if kind == HAND else s.printed(c).title for c in cards if knows(s, seat, c)]
        shown = known if kind in (DISCARD, DEAD) else sorted(known)
        args = {"zone": Remark(f"zone-{KINDS[kind]}"), "n": len(cards), "cards": counted(shown) or NONE}
        lines.append(TableLine(Remark("table-pile", args)))
    return lines


def in_hand(s: State, p: int, c: int) -> str:
    """A card of a hand with what it costs now."""
    return str(s.printed(c).title) if s.types(c) & EVENT else f"{s.printed(c).title} ({price(s, p, c)})"


def counted(names: list[str]) -> tuple[str, ...]:
    """Names with their numbers, in the order in which they first come."""
    return tuple(f"{name} x{n}" if n > 1 else name for name, n in Counter(names).items())


def house_lines(s: State, seat: int, house: int) -> list[TableLine]:
    """The power on the House card, and what is attached to it."""
    on_it = below(s, seat, house)
    power = int(s.counter(house, K_POWER))
    return [TableLine(Remark("table-house", {"power": power})), *on_it] if power or on_it else []


def people_lines(s: State, seat: int, p: int) -> list[TableLine]:
    """The characters with their strength, icons and state, each with what is on it."""
    lines: list[TableLine] = []
    for c in s.cards_in(p * OWN + PLAY):
        if s.types(c) & CHARACTER:
            args = {
                "card": name_of(s, seat, c),
                "n": int(stat(s, c, STRENGTH)),
                "parts": strength_parts(s, seat, c) if len(strength_parts(s, seat, c)) > 1 else NONE,
                "icons": tuple(Remark(f"icon-{x}") for t, x in enumerate(CHALLENGES) if has(s, c, t)) or NONE,
                "states": states(s, c) or NONE,
            }
            lines += [TableLine(Remark("table-character", args)), *below(s, seat, c)]
    return lines


def place_lines(s: State, seat: int, p: int) -> list[TableLine]:
    """The locations: on one line those with nothing on them, like ones together."""
    plain: Counter[tuple[str, tuple[str, ...]]] = Counter()
    made: dict[tuple[str, tuple[str, ...]], Remark] = {}
    lines: list[TableLine] = []
    for c in s.cards_in(p * OWN + PLAY):
        if s.types(c) & CHARACTER:
            continue
        state = states(s, c)
        remark = Remark("table-card", {"card": name_of(s, seat, c), "states": state or NONE})
        on_it = below(s, seat, c)
        if on_it:
            lines += [TableLine(remark), *on_it]
        else:
            key = (str(s.printed(c).title), tuple(repr(x) for x in state))
            plain[key] += 1
            made[key] = remark
    if plain:
        cards = tuple(Remark("table-cards", {"card": made[key], "n": n}) for key, n in plain.items())
        lines.insert(0, TableLine(Remark("table-locations", {"cards": cards})))
    return lines


def below(s: State, seat: int, host: int) -> list[TableLine]:
    """Attachments and duplicates of a card."""
    if not s.hosted:
        return []
    on_it = [c for c in range(len(s.zone)) if s.host[c] == host]
    lines = []
    for c in on_it:
        if s.kind(c) == ATTACHED:
            args = {"card": name_of(s, seat, c), "states": states(s, c, host) or NONE}
            lines.append(TableLine(Remark("table-attached", args), 1))
    duplicates = sum(s.kind(c) == DUPLICATES for c in on_it)
    return lines + ([TableLine(Remark("table-duplicates", {"n": duplicates}), 1)] if duplicates else [])


def states(s: State, c: int, host: int = -1) -> tuple[Remark, ...]:
    """How a card stands: kneeling, taking part, dying, whose it is, and what lies on it."""
    out = [
        Remark(f"state-is-{name}")
        for name, holds in (
            ("kneeling", s.counter(c, K_KNEELING) > 0),
            ("attacking", s.counter(c, K_ROLE) == ATTACKING),
            ("defending", s.counter(c, K_ROLE) > ATTACKING),
            ("bypassed", s.counter(c, K_BYPASSED) > 0),
            ("facedown", s.counter(c, K_FACEDOWN) > 0),
            ("moribund", s.counter(c, K_MORIBUND) > 0),
        )
        if holds
    ]
    for k, name in enumerate(COUNTERS):
        if name in COUNTED and s.counter(c, k):
            out.append(Remark(f"counter-{name}", {"n": int(s.counter(c, k))}))
    if s.owner[c] != s.controller(c):
        out.append(Remark("state-is-owned", {"seat": SEATS[s.owner[c]]}))
    if host >= 0 and s.controller(c) != s.controller(host):
        out.append(Remark("state-is-controlled", {"seat": SEATS[s.controller(c)]}))
    return tuple(out)
