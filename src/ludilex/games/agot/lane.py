"""The challenge lane: who takes part on which side, with what strength, and where every point of it comes from."""

from __future__ import annotations

from ludilex.games.agot.challenges import Declare, Defend, Resolve, participants, side
from ludilex.games.agot.settle import has
from ludilex.games.agot.terms import (
    ATTACKING,
    CHALLENGES,
    CLAIM,
    COUNTS_NO_STRENGTH,
    DEFENDING,
    ENDS,
    F_ATTACKER,
    F_CHALLENGE,
    F_DEFENDER,
    F_TYPE,
    INTIMIDATE,
    K_BYPASSED,
    OWN,
    PLAY,
    REVEALED,
    STRENGTH,
)
from ludilex.games.agot.turn import Framework
from ludilex.kernel.accounts import Share, printed_stat, shares, stat_shares
from ludilex.kernel.characteristics import stat
from ludilex.kernel.codes import M_WORD
from ludilex.kernel.kit import Remark, TableLine, TablePanel
from ludilex.kernel.knowledge import knows
from ludilex.kernel.state import State

SEATS = "AB"
STAGES = {Declare: "declare", Defend: "defend", Resolve: "resolve"}


def lane(s: State, seat: int) -> TablePanel | None:
    """The challenge that is going on, or None."""
    if not s.fact(F_CHALLENGE):
        return None
    attacker, defender = int(s.fact(F_ATTACKER)), int(s.fact(F_DEFENDER))
    plot = s.head[attacker * OWN + REVEALED]
    title = Remark(
        "table-challenge",
        {
            "challenge": Remark(f"challenge-{CHALLENGES[s.fact(F_TYPE)]}"),
            "attacker": SEATS[attacker],
            "defender": SEATS[defender],
            "claim": int(stat(s, plot, CLAIM)) if plot >= 0 else 0,
        },
    )
    lines = [*side_lines(s, seat, attacker, ATTACKING), *side_lines(s, seat, defender, DEFENDING)]
    bypassed = [name_of(s, seat, c) for c in s.cards_in(defender * OWN + PLAY) if s.counter(c, K_BYPASSED)]
    if bypassed:
        lines.append(TableLine(Remark("table-bypassed", {"cards": tuple(bypassed)})))
    return TablePanel(title, (*lines, TableLine(balance(s, attacker, defender))), live=True)


def side_lines(s: State, seat: int, p: int, role: int) -> list[TableLine]:
    """The participants of a side under its strength."""
    cards = participants(s, p, role)
    name = "attackers" if role == ATTACKING else "defenders"
    if not cards:
        undecided = role == DEFENDING and before_defenders(s)
        return [TableLine(Remark(f"table-{name}-{'open' if undecided else 'none'}", {"seat": SEATS[p]}))]
    head = Remark(f"table-{name}", {"seat": SEATS[p], "n": max(0, int(side(s, p, role)))})
    return [TableLine(head), *(TableLine(participant(s, seat, c), 1) for c in cards)]


def participant(s: State, seat: int, c: int) -> Remark:
    """A participant: its strength, and what it is made of; or why it does not count."""
    why = silenced(s, seat, c)
    args = {"card": name_of(s, seat, c), "n": int(stat(s, c, STRENGTH)), "parts": strength_parts(s, seat, c)}
    return Remark("table-participant-silent", {**args, "why": why}) if why else Remark("table-participant", args)


def strength_parts(s: State, seat: int, c: int) -> tuple[Remark, ...]:
    """Printed strength, and everything that changes it."""
    changes = [share_of(s, seat, share) for share in stat_shares(s, c, STRENGTH)]
    total = printed_stat(s, c, STRENGTH) + sum(share.amount for share in stat_shares(s, c, STRENGTH))
    floor = [Remark("strength-floor")] if total < 0 else []
    return (Remark("strength-printed", {"n": printed_stat(s, c, STRENGTH)}), *changes, *floor)


def share_of(s: State, seat: int, share: Share) -> Remark:
    """What one card gives, and until when."""
    args: dict[str, object] = {"n": f"{share.amount:+d}", "card": name_of(s, seat, share.source)}
    if share.until < 0:
        return Remark("strength-from", args)
    return Remark("strength-from-until", {**args, "until": Remark(f"strength-until-{ENDS[share.until]}")})


def silenced(s: State, seat: int, c: int) -> tuple[Remark, ...]:
    """Why the strength of a participant is not counted."""
    if has(s, c, COUNTS_NO_STRENGTH):
        found = [share.source for share in shares(s, M_WORD, COUNTS_NO_STRENGTH, c)]
        return tuple(Remark("strength-silenced", {"card": name_of(s, seat, source)}) for source in found or [c])
    strength = stat(s, c, STRENGTH)
    intimidating = participants(s, int(s.fact(F_ATTACKER)), ATTACKING)
    return tuple(
        Remark("strength-intimidated", {"card": name_of(s, seat, a)})
        for a in intimidating
        if has(s, a, INTIMIDATE) and stat(s, a, STRENGTH) > strength
    )[:1]


def balance(s: State, attacker: int, defender: int) -> Remark:
    """Who would win now."""
    a, d = int(side(s, attacker, ATTACKING)), int(side(s, defender, DEFENDING))
    if a > 0 and a >= d:
        how = "unopposed" if d <= 0 else "tie" if a == d else "attacker"
        return Remark(f"table-ahead-{how}", {"seat": SEATS[attacker], "n": a - max(0, d)})
    if d > 0:
        return Remark("table-ahead-defender", {"seat": SEATS[defender], "n": d - max(0, a)})
    return Remark("table-ahead-nobody")


def stage_of(s: State) -> str:
    """The framework event of a challenge that goes on, or comes next: declare, defend, resolve; or nothing."""
    for i in range(s.sp - 1, -1, -1):
        f = s.stack[i]
        for op in f.program.ops[f.pc :]:
            if isinstance(op, Framework):
                for part in op.parts:
                    if type(part) in STAGES:
                        return STAGES[type(part)]
                break
    return ""


def before_defenders(s: State) -> bool:
    """Defenders have not been declared yet."""
    return stage_of(s) in ("declare", "defend")


def name_of(s: State, seat: int, c: int) -> object:
    """A card by its name, if the seat knows it."""
    return s.printed(c).title if c >= 0 and (not s.knowing or knows(s, seat, c)) else Remark("table-unknown")
