"""From the kernel's numbers to records: steps, options, zones, as a reader or a seat may see them."""

from __future__ import annotations

from typing import Any

from ludilex.kernel.codes import (
    EFFECT_KINDS,
    KEYS,
    M_COPY,
    M_DELAY,
    M_FORBID,
    M_LOSE,
    M_REPLACE,
    M_WORD,
    O_CARD,
    O_DUE,
    OPTION,
    S_AGAIN,
    S_ASSUMED,
    S_BECOMES,
    S_CHOICE,
    S_CONTROL,
    S_COUNT,
    S_END,
    S_FORBIDDEN,
    S_HAPPENS,
    S_HOST,
    S_IN_PLACE,
    S_LASTING,
    S_LOOK,
    S_MET,
    S_MOVE,
    S_PASS,
    S_PHASE,
    S_RESOURCE,
    S_SHUFFLE,
    S_SKIPPED,
    S_STOPPED,
    S_TRIGGER,
    S_WITHDRAWN,
    SEEN_BY_HOLDER,
    STEP,
    STEP_KINDS,
)
from ludilex.kernel.decisions import asking, kind_of, option_card, option_kind, option_name, prompt_name
from ludilex.kernel.knowledge import alias_of, knows
from ludilex.kernel.rules import SEP
from ludilex.kernel.state import State
from ludilex.kernel.windows import Round
from ludilex.records import CardView, Decision, Option, Step, ZoneView, seat_letter

PLAYER_IN_A = {S_SHUFFLE, S_FORBIDDEN, S_TRIGGER, S_PASS, S_AGAIN, S_IN_PLACE, S_WITHDRAWN, S_PHASE, S_CHOICE, S_LOOK,
               S_HAPPENS, S_MET}  # fmt: skip


def place_name(s: State, z: int) -> str | None:
    """A zone in words: ``A:hand``, ``trash``, ``supply:Skulk``."""
    if not 0 <= z < s.layout.zones:
        return None
    kind = s.rules.kinds[s.zone_kind[z]]
    if z < s.layout.first_shared:
        return f"{seat_letter(z // s.own)}:{kind}"
    label = s.layout.labels[z - s.layout.first_shared].split("/")[0]
    return kind if label == kind else f"{kind}:{label}"


def read_step(s: State, i: int, seat: int | None = None) -> Step:
    """Step number i; for a seat without what that seat may not know."""
    depth, kind, verb, card, a, b, citation, seers, by, readers, actor = (int(s.log[i * STEP + k]) for k in range(STEP))
    visible = card >= 0 and may_read(seers, seat)
    clauses = s.rules.citations[citation] if told(kind, b, seat) else ()
    fields: dict[str, Any] = {
        "index": i,
        "depth": int(depth),
        "kind": STEP_KINDS[kind],
        "verb": s.rules.verbs[verb] if verb >= 0 else None,
        "actor": seat_of(s, actor),
        "card": s.printed(card).title if visible else None,
        "hidden": card >= 0 and not visible,
        "clauses": clauses,
        "basis": basis(kind, clauses),
        "seats": None
        if seat is not None or seers < 0 or card < 0
        else tuple(p for p in range(s.players) if seers >> p & 1),
        "by": s.printed(by).title if by >= 0 and may_read(readers, seat) else None,
    }
    fields.update(step_details(s, kind, a, b))
    if fields["hidden"]:
        fields["other"] = None  # what a card the reader may not know copies
    if kind == S_HOST and a >= 0 and may_read(b, seat):
        fields["other"] = s.printed(a).title
    elif kind == S_CHOICE and card < 0:
        fields["other"] = s.rules.choices[b] if b >= 0 else s.rules.definitions[-1 - b].title
    elif kind == S_BECOMES and visible:
        fields["other"] = s.rules.definitions[b].title
        if fields["other"] == fields["card"] and SEP in s.rules.definitions[b].name:
            fields["effect"] = "changed"  # it keeps its name, but is not what is printed
    return Step(**fields)


def may_read(mask: int, seat: int | None) -> bool:
    """The seat is in the mask (-1: all are); nobody's seat may read all."""
    return seat is None or mask < 0 or bool(mask >> seat & 1)


def seat_of(s: State, player: int) -> int | None:
    """A player of the match, or None for nobody."""
    return int(player) if 0 <= player < s.players else None


def basis(kind: int, clauses: tuple[str, ...]) -> str:
    """What the clauses of a step are to it."""
    if kind == S_ASSUMED:
        return "assumption"
    return "" if not clauses else "stated" if len(clauses) == 1 else "derived"


def told(kind: int, b: int, seat: int | None) -> bool:
    """A seat may read the clause of this step: not that of an order among abilities it does not know of."""
    return kind != S_TRIGGER or may_read(b, seat)


def step_details(s: State, kind: int, a: int, b: int) -> dict[str, Any]:
    """What the two numbers of a step mean."""
    if kind == S_MOVE:
        return {"source": place_name(s, a), "to": place_name(s, b)}
    if kind == S_STOPPED:
        return {"to": place_name(s, a)}
    if kind == S_RESOURCE:
        return {"player": int(a) // 64, "resource": s.rules.resources[a % 64], "amount": int(b)}
    if kind == S_COUNT:
        return {"resource": s.rules.counters[a], "amount": int(b)}
    if kind == S_CONTROL:
        return {"player": seat_of(s, b), "effect": "controlled"}
    if kind == S_HOST:
        return {"effect": "attached" if a >= 0 else "detached"}
    if kind == S_PHASE:
        return {"player": int(a), "resource": s.rules.phases[b]}
    if kind == S_LASTING:
        copied = s.rules.definitions[b].title if a // KEYS == M_COPY else None
        return {"effect": effect_name(s, a), "amount": int(b), "other": copied}
    if kind == S_SKIPPED:
        return {"player": int(a), "other": s.rules.definitions[b - 1].title if b > 0 else None}
    if kind == S_END:
        winners = [p for p in range(s.players) if a >> p & 1]
        return {"player": winners[0] if len(winners) == 1 else None}
    if kind in PLAYER_IN_A:
        player = seat_of(s, a)
        return {"player": player, "amount": int(b)} if kind == S_HAPPENS else {"player": player}
    return {}


def effect_name(s: State, code: int) -> str:
    """A lasting effect by the name the game gave it, else by its kind: "power", "forbid:play", "word:stealth"."""
    if code in s.rules.effect_names:
        return s.rules.effect_names[code]
    kind, key = divmod(code, KEYS)
    if kind in (M_WORD, M_LOSE) and key < len(s.rules.word_names):
        return f"{EFFECT_KINDS[kind]}:{s.rules.word_names[key]}"
    if kind in (M_DELAY, M_FORBID, M_REPLACE):
        return f"{EFFECT_KINDS[kind]}:{s.rules.verbs[key]}"
    return EFFECT_KINDS[kind]


def read_options(s: State) -> dict[str, tuple[int, Option]]:
    """The options of the pending decision: key -> (code, option)."""
    out: dict[str, tuple[int, Option]] = {}
    for code in s.options():
        name = option_name(s, code)
        kind = option_kind(s, code)
        card = option_card(s, code)
        key = name if kind == "word" else f"{kind}:{name}"
        if card >= 0:
            key += f"#{alias_of(s, s.who, card)}"
        base, n = key, 1
        while key in out:
            n += 1
            key = f"{base}/{n}"
        place = place_name(s, s.zone[card]) if card >= 0 and kind_of(code) == O_CARD else None
        out[key] = (code, Option(key=key, kind=kind, name=name, place=place))
    return out


def behalf(s: State) -> int:
    """Whose decision it is: of who is asked, unless a player may make another's (Rules.controlled)."""
    if not s.rules.controlled:
        return int(s.who)
    f = s.stack[s.sp - 1]
    first = s.opts[0]
    return int(f.me) if kind_of(first) != O_DUE else int(f.due[first % OPTION].me)


def read_decision(s: State, number: int, options: dict[str, tuple[int, Option]]) -> Decision | None:
    """The pending decision, or None when the match is over."""
    if s.over or s.sp == 0 or not options:
        return None
    f = s.stack[s.sp - 1]
    card = f.card
    first = s.opts[0]
    if kind_of(first) == O_DUE:
        card = option_card(s, first)
    return Decision(
        number=number,
        player=int(s.who),
        on_behalf_of=behalf(s),
        prompt=prompt_name(s),
        source=s.printed(card).title if card >= 0 else "",
        options=tuple(o for _, o in options.values()),
    )


def announced(s: State, seat: int) -> bool:
    """Whether the seat may know who is asked: not if they are asked only because of cards the seat does not know.

    That somebody may react from the hand would tell that the hand holds a reaction.
    """
    if kind_of(s.opts[0]) == O_DUE:
        due = s.stack[s.sp - 1].due
        known = [due[code % OPTION] for code in s.options() if code >= 0]
        known = [d for d in known if knows(s, seat, d.card)]
        return len(known) > 1 or any(d.trigger.optional for d in known)
    cards = [option_card(s, code) for code in s.options()]
    return (
        asked_anyway(s) or not prompt_name(s).startswith("window:") or any(c >= 0 and knows(s, seat, c) for c in cards)
    )


def asked_anyway(s: State) -> bool:
    """In this optional window the player is asked even if there is nothing to do: it tells nothing."""
    op = asking(s)
    return isinstance(op, Round) and not s.rules.passes(s, s.stack[s.sp - 1], op.window, s.who)


def read_zones(s: State, seat: int) -> tuple[ZoneView, ...]:
    """All zones as a seat sees them."""
    out = []
    for z in range(s.layout.zones):
        ordered = s.layout.seen[z] != SEEN_BY_HOLDER
        cards: list[CardView | None]
        if ordered:
            cards = [card_view(s, seat, c) if knows(s, seat, c) else None for c in s.cards_in(z)]
        else:
            known = [card_view(s, seat, c) for c in s.cards_in(z) if knows(s, seat, c)]
            cards = [*sorted(known, key=lambda c: (c.name, c.number))]
        shared = z >= s.layout.first_shared
        out.append(
            ZoneView(
                place=str(place_name(s, z)),
                kind=s.rules.kinds[s.zone_kind[z]],
                player=None if shared else z // s.own,
                ordered=ordered,
                size=int(s.size[z]),
                cards=tuple(cards),
            )
        )
    return tuple(out)


def card_view(s: State, seat: int, c: int) -> CardView:
    """A card the seat knows."""
    host = s.host[c] if s.hosted else -1
    return CardView(
        name=s.printed(c).title,
        number=int(alias_of(s, seat, c)),
        cost=int(s.cost(c)),
        counters={n: int(s.counter(c, k)) for k, n in enumerate(s.rules.counters) if s.counter(c, k)},
        stats={n: x for k, n in enumerate(s.rules.stats) if s.in_play(c) and (x := int(s.rules.stat_of(s, c, k)))},
        colors=tuple(n for k, n in enumerate(s.rules.colors) if s.now(c).colors >> k & 1),
        host=int(alias_of(s, seat, host)) if host >= 0 and knows(s, seat, host) else None,
    )
