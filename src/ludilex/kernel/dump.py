"""A state as JSON and back. Stable keys; refuses what another program wrote. Never compiled: it is all about shapes.

A dump holds (program key, pc), so it carries a hash of every program it refers to: a changed program is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from mypy_extensions import i64

from ludilex.kernel.characteristics import rebuild
from ludilex.kernel.columns import Layout, take_columns
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Due, Event, Lasting
from ludilex.kernel.frames import Frame
from ludilex.kernel.knowledge import take_knowledge
from ludilex.kernel.programs import Program
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State

T = TypeVar("T")
FORMAT = 3
MOST_SEATS = 16
NUMBERS = ["turn", "active", "phase", "next_id", "answer", "who", "rng", "winners"]
COLUMNS = ["owner", "zone", "life", "nxt", "prv", "host", "cnt", "head", "tail", "size", "res"]
EVENT_NUMBERS = ["verb", "write", "player", "key", "n", "to", "source", "source_life", "cause", "by", "action", "host"]
EVENT_LISTS = ["cards", "lives", "controllers", "zones", "counters", "dest", "amounts", "sources", "used", "facts"]
FRAME_NUMBERS = ["pc", "me", "card", "life", "n", "i", "place", "origin", "got", "id", "depth", "cause", "within"]


class DumpError(ValueError):
    """The text is no dump this program can take up."""


def fingerprint(program: Program) -> str:
    """Hash of a program: its ops with what they hold, as far as that is data."""
    if not program.hash:
        text = ";".join(node_text(op, 0) for op in program.ops)
        program.hash = hashlib.sha256(text.encode()).hexdigest()[:12]
    return program.hash


def node_text(x: Any, depth: int) -> str:
    """A node of a definition tree as text that is equal in every process, compiled or not."""
    if x is None or isinstance(x, (int, str, bool)):
        return repr(x)
    if isinstance(x, (list, tuple)):
        return "[" + ",".join(node_text(y, depth + 1) for y in x) + "]"
    if isinstance(x, Program):
        return f"program:{x.key}"
    if depth > 12:
        return type(x).__name__
    parts = [f"{k}={node_text(v, depth + 1)}" for k, v in attributes(x)]
    return f"{type(x).__name__}({','.join(parts)})"


def attributes(x: Any) -> list[tuple[str, Any]]:
    """The attributes of a node, compiled or not, in a fixed order."""
    names: set[str] = set()
    for cls in type(x).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
        names.update(k for k, v in vars(cls).items() if hasattr(v, "__set__") and not k.startswith("__"))
    names.update(getattr(x, "__dict__", {}))
    names.discard("__dict__")
    return [(n, getattr(x, n)) for n in sorted(names) if hasattr(x, n)]


# ---- dump
def dump(s: State) -> dict[str, Any]:
    """The whole state as JSON-able data."""
    r = s.rules
    frames = [dump_frame(r, f) for f in s.stack[: s.sp]]
    used = sorted(programs_of(s))
    return {
        "format": FORMAT,
        "game": r.name,
        "edition": r.edition,
        "options": dict(r.options),
        "programs": {k: fingerprint(r.programs[k]) for k in used},
        "layout": {
            "players": int(s.players),
            "shared": [int(k) for k in s.layout.shared],
            "labels": s.layout.labels,
            "closed": [int(z) for z in s.layout.closed],
        },
        "definitions": [r.definitions[d].name for d in s.defn],
        "columns": {c: [int(x) for x in getattr(s, c)] for c in COLUMNS},
        "awake": [[int(c) for c in s.awake], [int(x) for x in s.since]],
        "knowledge": {k: [int(x) for x in getattr(s, k)] for k in ("know", "alias", "names")} if s.knowing else None,
        "lasting": [dump_lasting(r, m) for m in s.lastings],
        "frames": frames,
        "numbers": {k: int(getattr(s, k)) for k in NUMBERS},
        "prompt": dump_prompt(r, s.prompt),
        "facts": [int(x) for x in s.facts],
        "over": bool(s.over),
        "end_cites": list(r.citations[s.end_citation]),
        "choices": [int(x) for x in s.options()],
    }


def programs_of(s: State) -> set[str]:
    """Keys of the programs a dump refers to."""
    out: set[str] = set()
    for f in s.stack[: s.sp]:
        out.add(f.program.key)
        out.update(d.trigger.program.key for d in f.due)
        if f.snapshot is not None:
            out |= programs_of(f.snapshot)
    out.update(m.trigger.program.key for m in s.lastings if m.trigger is not None)
    return out


def dump_prompt(r: Rules, p: i64) -> str | int:
    """A prompt by its name, where a game may number it as it comes up; else its number."""
    return r.prompts[p] if p < len(r.prompts) else int(p)


def dump_frame(r: Rules, f: Frame) -> dict[str, Any]:
    """A frame."""
    return {
        "program": f.program.key,
        "numbers": [int(getattr(f, k)) for k in FRAME_NUMBERS],
        "it": ints(f.it),
        "picked": ints(f.picked),
        "registers": ints(f.regs),
        "memories": [ints(x) for x in f.sets],
        "due": [
            [
                d.card,
                d.life,
                d.me,
                d.trigger.program.key,
                dump_event(r, d.event),
                d.locked,
                dump_lasting(r, d.lasting),
            ]
            for d in f.due
        ],
        "events": [dump_event(r, e) for e in f.events],
        "event": dump_event(r, f.event),
        "snapshot": dump(f.snapshot) if f.snapshot is not None else None,
    }


def dump_event(r: Rules, e: Event | None) -> Any:
    """An event."""
    if e is None:
        return None
    return {
        "numbers": [int(getattr(e, k)) for k in EVENT_NUMBERS],
        "lists": [ints(getattr(e, k)) for k in EVENT_LISTS],
        "definitions": [r.definitions[d].name for d in e.definitions],
        "flags": [e.top, e.face_down, e.done, e.terminal, e.told],
        "cites": list(r.citations[e.citation]),
        "lasting": dump_lasting(r, e.lasting),
    }


def dump_lasting(r: Rules, m: Lasting | None) -> Any:
    """A lasting effect."""
    if m is None:
        return None
    return {
        "numbers": [m.kind, m.key, m.n, m.source, m.tied, m.until, m.me, m.since, m.within],
        "cards": ints(m.cards),
        "lives": ints(m.lives),
        "data": ints(m.data),
        "cites": list(r.citations[m.citation]),
        "trigger": m.trigger.program.key if m.trigger is not None else None,
        "gift": m.gift.key if m.gift is not None else None,
        "reach": m.reach.key if m.reach is not None else None,
    }


def ints(a: Iterable[i64]) -> list[int]:
    """Plain integers."""
    return [int(x) for x in a]


# ---- load
def load(r: Rules, j: Mapping[str, Any]) -> State:
    """The state a dump describes. Raises DumpError, in one sentence, for anything that does not fit."""
    try:
        check(r, j)
        return build(r, j)
    except DumpError:
        raise
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError) as e:
        raise DumpError(f"this save is damaged ({type(e).__name__}: {e}); nothing was loaded") from None


def check(r: Rules, j: Mapping[str, Any]) -> None:
    """Format, game, edition and programs."""
    if not isinstance(j, Mapping) or "format" not in j:
        raise DumpError("this is not a Ludilex save: it has no `format`")
    if j["format"] != FORMAT:
        raise DumpError(f"this save has format {j['format']!r}; this program reads format {FORMAT}")
    if (j["game"], j["edition"]) != (r.name, r.edition):
        raise DumpError(f"this save is of {j['game']} ({j['edition']}), not of {r.name} ({r.edition})")
    for key, was in j["programs"].items():
        now = r.programs.get(key)
        if now is None:
            raise DumpError(f"this save is in the middle of {key!r}, which this program does not have")
        if fingerprint(now) != was:
            raise DumpError(f"this save is in the middle of {key!r}, which has changed since; it cannot be taken up")


def load_layout(r: Rules, lay: Mapping[str, Any]) -> Layout:
    """The zones."""
    if not 1 <= lay["players"] <= MOST_SEATS or len(lay["shared"]) != len(lay["labels"]):
        raise DumpError(f"this save is damaged: {lay['players']!r} seats with {len(lay['shared'])} shared zones")
    if not all(0 <= z < len(lay["shared"]) for z in lay["closed"]):
        raise DumpError(f"this save is damaged: its closed piles are {lay['closed']!r}")
    return Layout(r, lay["players"], list(lay["shared"]), list(lay["labels"]), list(lay["closed"]))


def build(r: Rules, j: Mapping[str, Any]) -> State:
    """Make the state."""
    layout = load_layout(r, j["layout"])
    s = State(r, layout, 0)
    take_columns(
        s,
        [r.definition(x).id for x in j["definitions"]],
        [[int(x) for x in j["columns"][c]] for c in COLUMNS],
        [int(x) for x in j["facts"]],
    )
    n = len(s.defn)
    fresh = len(State(r, layout, 0).facts)
    if len(s.facts) != fresh:
        raise DumpError(f"this save is damaged: it has {len(s.facts)} facts instead of {fresh}")
    check_columns(s, n)
    s.hosted = any(h >= 0 for h in s.host)
    if j["knowledge"] is not None:
        know, alias, names = (list(j["knowledge"][k]) for k in ("know", "alias", "names"))
        if (len(know), len(alias), len(names)) != (n, n * s.players, s.players):
            raise DumpError("this save is damaged: who knows what does not fit the cards and seats")
        take_knowledge(s, know, alias, names)
    s.awake, s.since = list(j["awake"][0]), list(j["awake"][1])
    s.lastings = [need(load_lasting(r, m)) for m in j["lasting"]]
    s.active = j["numbers"]["active"]
    rebuild(s)
    for k in NUMBERS:
        setattr(s, k, int(j["numbers"][k]))
    asked = j["prompt"]
    if isinstance(asked, str) and asked not in r.prompts:
        raise DumpError(f"this save asks for {asked!r}, which is no prompt of {r.name}")
    s.prompt = r.prompt(asked) if isinstance(asked, str) else int(asked)
    s.stack = [load_frame(r, f) for f in j["frames"]]
    s.sp = len(s.stack)
    s.over = bool(j["over"])
    s.end_citation = r.cite(*j["end_cites"])
    for o in j["choices"]:
        s.offer(int(o))
    return s


def check_columns(s: State, n: int) -> None:
    """Lengths, ranges, and that every card lies in exactly one zone."""
    for name, length in (("owner", n), ("zone", n), ("life", n), ("nxt", n), ("prv", n), ("host", n)):
        if len(getattr(s, name)) != length:
            raise DumpError(f"this save is damaged: {name} has {len(getattr(s, name))} entries for {n} cards")
    sizes = {"head": s.layout.zones, "tail": s.layout.zones, "size": s.layout.zones, "res": s.players * s.nr}
    for name, length in {**sizes, "cnt": n * s.rules.nk}.items():
        if len(getattr(s, name)) != length:
            raise DumpError(f"this save is damaged: {name} has {len(getattr(s, name))} entries instead of {length}")
    for name, top in (("zone", s.layout.zones), ("owner", s.players + 1), ("nxt", n), ("prv", n), ("host", n)):
        if any(not (-1 if top == n else 0) <= x < top for x in getattr(s, name)):
            raise DumpError(f"this save is damaged: {name} points to something that is not there")
    seen = 0
    for z in range(s.layout.zones):
        c, count, last = s.head[z], 0, -1
        while c >= 0:
            if s.zone[c] != z or count > n or s.prv[c] != last:
                raise DumpError("this save is damaged: a card lies in two places")
            count += 1
            last = c
            c = s.nxt[c]
        if s.tail[z] != last:
            raise DumpError("this save is damaged: the end of a zone is wrong")
        if count != s.size[z]:
            raise DumpError("this save is damaged: the size of a zone is wrong")
        seen += count
    if seen != n:
        raise DumpError("this save is damaged: a card lies nowhere")


def load_frame(r: Rules, j: Mapping[str, Any]) -> Frame:
    """A frame."""
    f = Frame(r.programs[j["program"]])
    for k, v in zip(FRAME_NUMBERS, j["numbers"], strict=True):
        setattr(f, k, int(v))
    f.it = list(j["it"])
    f.picked = list(j["picked"])
    f.regs = list(j["registers"])
    f.sets = [list(x) for x in j["memories"]]
    f.due = [
        Due(d[0], d[1], d[2], r.triggers[d[3]], need(load_event(r, d[4])), d[5], load_lasting(r, d[6]))
        for d in j["due"]
    ]
    f.events = [need(load_event(r, e)) for e in j["events"]]
    f.event = load_event(r, j["event"])
    f.snapshot = load(r, j["snapshot"]) if j["snapshot"] is not None else None
    return f


def load_event(r: Rules, j: Any) -> Event | None:
    """An event."""
    if j is None:
        return None
    e = Event(0, 0)
    for k, v in zip(EVENT_NUMBERS, j["numbers"], strict=True):
        setattr(e, k, int(v))
    for k, a in zip(EVENT_LISTS, j["lists"], strict=True):
        setattr(e, k, list(a))
    e.definitions = [r.definition(x).id for x in j["definitions"]]
    e.top, e.face_down, e.done, e.terminal, e.told = j["flags"]
    e.citation = r.cite(*j["cites"])
    e.lasting = load_lasting(r, j["lasting"])
    return e


def load_lasting(r: Rules, j: Any) -> Lasting | None:
    """A lasting effect."""
    if j is None:
        return None
    kind, key, n, source, tied, until, me, since, within = j["numbers"]
    return Lasting(
        kind, key, n, list(j["cards"]), list(j["lives"]), source, tied, until, me, r.cite(*j["cites"]),
        r.triggers[j["trigger"]] if j["trigger"] else None, r.gifts[j["gift"]] if j["gift"] else None, since,
        list(j["data"]) or NO_NUMBERS, within, r.reaches[j["reach"]] if j["reach"] else None,
    )  # fmt: skip


def need(x: T | None) -> T:
    """The value, which must be there."""
    if x is None:
        raise DumpError("this save is damaged: something that must be there is missing")
    return x
