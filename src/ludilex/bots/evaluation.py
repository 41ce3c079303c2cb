"""What a position is worth to a player, as data: a list of terms in the game's `evaluation.yaml` (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ludilex.bots.priority import SIGNS
from ludilex.bots.strategy import Term, parse_line
from ludilex.errors import BadInput, shown, unknown
from ludilex.kernel.characteristics import stat
from ludilex.kernel.codes import KEYS
from ludilex.kernel.leaving import attached
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State
from ludilex.kits import kit

FILE = "evaluation.yaml"
PARTS = ("game", "rests", "opens", "terms")
FIELDS = (
    "of",
    "each",
    "name",
    "zones",
    "types",
    "cards",
    "with",
    "without",
    "hosts",
    "when",
    "most",
    "own_turn",
    "in",
    "outside",
)
KINDS = ("number", "score", "cards", "cost", "stat", "counter", "effect", "always")
OF_CARDS = ("cards", "cost", "stat", "counter")
WON = 1_000_000.0  # worth of a match that is won; more than any sum of terms


@dataclass(frozen=True, slots=True)
class Worth:
    """One term: `each` for every unit of a number, of the score, of cards, their cost, a stat or a counter of them ...

    Or for every unit by which active effects change something of the player (`effect`), or outright (`always`).
    """

    of: str
    each: float
    name: str = ""
    zones: tuple[int, ...] = ()
    types: int = -1
    cards: Mapping[str, float] = field(default_factory=dict)  # worth of single cards, times `each`
    having: tuple[int, ...] = ()  # only cards with all these counters
    lacking: tuple[int, ...] = ()  # only cards with none of these counters
    on: bool = False  # not the cards of the zones, but what is attached to them, whoever owns it
    when: tuple[Term, ...] = ()
    most: float = float("inf")  # more units than this count for nothing
    own_turn: bool = False  # it counts only on the player's own turn, for example what is lost when that ends
    inside: tuple[int, ...] = ()  # only in these phases of the player's own turn
    outside: tuple[int, ...] = ()  # at any time but these


@dataclass(frozen=True, slots=True)
class Plan:
    """What an evaluation file says. ``rests`` and ``opens`` are prompts: see GreedyBot."""

    worths: tuple[Worth, ...]
    rests: tuple[int, ...] = ()
    opens: tuple[int, ...] = ()


Count = Callable[[State, int], float]
Unit = Callable[[State, int], float]


class Evaluation:
    """Worth of a position to a seat: its terms added up, less the mean of the other seats' sums.

    >>> from ludilex import Rules
    >>> rules = Rules("dominion")
    >>> rich = rules.position({"phase": "buy", "A": {"discard": ["Province"]}})
    >>> evaluation("dominion", rules.kernel).value(rich.state, 0) > 0
    True
    """

    def __init__(self, rules: Rules, plan: Plan, scores: Callable[[State], Sequence[int]]) -> None:
        self._rules = rules
        self._scores = scores
        self._scored = any(w.of == "score" for w in plan.worths)
        self._worths = [(w, self._counter(w)) for w in plan.worths]
        self.rests = frozenset(plan.rests)
        self.opens = frozenset(plan.opens)

    def value(self, s: State, seat: int) -> float:
        """What the position is worth to the seat; a match that is over is won or lost."""
        if s.over:
            shared = bin(int(s.winners)).count("1") or 1
            return WON / shared if int(s.winners) >> seat & 1 else -WON
        scores = self._scores(s) if self._scored else ()
        sums = [self._sum(s, p, scores) for p in range(s.players)]
        others = sum(sums) - sums[seat]
        return sums[seat] - others / max(1, len(sums) - 1)

    def _sum(self, s: State, seat: int, scores: Sequence[int]) -> float:
        total = 0.0
        phase = s.phase if s.active == seat else -1
        for worth, count in self._worths:
            if phase < 0 and (worth.own_turn or worth.inside):
                continue
            if (worth.inside and phase not in worth.inside) or phase in worth.outside:
                continue
            if worth.when and not all(self._holds(s, seat, t) for t in worth.when):
                continue
            units = float(scores[seat]) if count is None else count(s, seat)
            total += worth.each * (units if units < worth.most else worth.most)
        return total

    def _holds(self, s: State, seat: int, term: Term) -> bool:
        if term.subject == "left":
            return SIGNS[term.sign](left(s, term.name), term.value)
        number = s.turn if term.name == "turn" else s.resource(seat, self._rules.resources.index(term.name))
        return SIGNS[term.sign](int(number), term.value)

    def _counter(self, w: Worth) -> Count | None:
        """How the units of a term are counted; None: they are the score."""
        r = self._rules
        if w.of == "score":
            return None
        if w.of == "always":
            return lambda s, seat: 1.0
        if w.of == "number":
            key = r.resources.index(w.name)
            return lambda s, seat: float(s.res[seat * s.nr + key])
        if w.of == "effect":
            kind, key = divmod(next(code for code, name in r.effect_names.items() if name == w.name), KEYS)
            return lambda s, seat: float(s.total(kind, key, -2 - seat)) if s.has_effects(kind, key) else 0.0
        if w.of == "cards" and w.types == -1 and not (w.cards or w.having or w.lacking or w.on):
            return lambda s, seat: float(sum(s.size[seat * s.own + k] for k in w.zones))
        unit = self._unit(w)
        return lambda s, seat: self._over_cards(s, seat, w, unit)

    def _over_cards(self, s: State, seat: int, w: Worth, unit: Unit) -> float:
        units = 0.0
        nxt = s.nxt
        for k in w.zones:
            c = s.head[seat * s.own + k]
            while c >= 0:
                for x in attached(s, c) if w.on else (c,):
                    if self._fits(s, w, x):
                        units += unit(s, x)
                c = nxt[c]
        return units

    def _fits(self, s: State, w: Worth, c: int) -> bool:
        if not self._rules.types_of[s.eff[c]] & w.types:
            return False
        at = c * self._rules.nk
        for k in w.having:
            if s.cnt[at + k] == 0:
                return False
        for k in w.lacking:
            if s.cnt[at + k] > 0:
                return False
        return True

    def _unit(self, w: Worth) -> Unit:
        """What one card counts for."""
        r = self._rules
        if w.of == "cost":
            return lambda s, c: float(s.cost(c))
        if w.of == "stat":
            key = r.stats.index(w.name)
            return lambda s, c: float(stat(s, c, key))
        if w.of == "counter":
            key, nk = r.counters.index(w.name), r.nk
            return lambda s, c: float(s.cnt[c * nk + key])
        if w.cards:
            return lambda s, c: w.cards.get(s.printed(c).title, 0.0)
        return lambda s, c: 1.0


def left(s: State, name: str) -> int:
    """How many cards are left in a pile (0 if there is no such pile)."""
    for i, label in enumerate(s.layout.labels):
        if label.split("/")[0] == name:
            return int(s.size[s.layout.first_shared + i])
    return 0


@lru_cache(maxsize=16)
def evaluation(game: str, rules: Rules) -> Evaluation:
    """The evaluation that a game brings."""
    path = kit(game).folder / FILE
    if not path.is_file():
        raise BadInput(f"{game} has no {FILE}, so no bot can weigh its positions")
    return Evaluation(rules, load(path, rules), lambda s: list(kit(game).outcome(s)["scores"]))


def has_evaluation(game: str) -> bool:
    """The game brings an evaluation."""
    return (kit(game).folder / FILE).is_file()


def load(path: Path, rules: Rules) -> Plan:
    """Read an evaluation; what is wrong with it is said in one sentence."""
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    terms = data.get("terms") if isinstance(data, dict) else None
    if not isinstance(terms, list) or not terms:
        raise BadInput(f"{path.name} holds {shown(data)}; a list of `terms` is expected")
    for key in data:
        if key not in PARTS:
            raise unknown(f"part of {path.name}:", str(key), PARTS)
    worths = tuple(read(t, f"{path.name}, term {i}", rules) for i, t in enumerate(terms, 1))
    return Plan(worths, *(named(data, part, rules.prompts, path.name) for part in ("rests", "opens")))


def read(given: Any, where: str, rules: Rules) -> Worth:
    """One term."""
    if not isinstance(given, dict) or given.get("of") not in KINDS or "each" not in given:
        raise BadInput(f"{where} is {shown(given)}; `of` ({', '.join(KINDS)}) and `each` (a number) are needed")
    for key in given:
        if key not in FIELDS:
            raise unknown(f"field in {where}:", str(key), FIELDS)
    own = rules.kinds[: int(rules.own)]
    types = named(given, "types", rules.type_names, where)
    return Worth(
        of=str(given["of"]),
        each=float(given["each"]),
        name=name_of(given, rules, where),
        zones=named(given, "hosts", own, where) or named(given, "zones", own, where) or tuple(range(len(own))),
        types=sum(1 << i for i in types) if types else -1,
        cards={str(k): float(v) for k, v in (given.get("cards") or {}).items()},
        having=named(given, "with", rules.counters, where),
        lacking=named(given, "without", rules.counters, where),
        on="hosts" in given,
        when=conditions(given, rules, where),
        most=float(given.get("most", "inf")),
        own_turn=bool(given.get("own_turn", False)),
        inside=named(given, "in", rules.phases, where),
        outside=named(given, "outside", rules.phases, where),
    )


def name_of(given: Mapping[str, Any], rules: Rules, where: str) -> str:
    """The name of what is counted, checked."""
    name = str(given.get("name", ""))
    known: Mapping[str, Sequence[str]] = {
        "number": rules.resources,
        "counter": rules.counters,
        "stat": rules.stats,
        "effect": list(rules.effect_names.values()),
    }
    if given["of"] in known and name not in known[given["of"]]:
        raise unknown(f"name in {where}:", name, known[given["of"]])
    return name


def named(given: Mapping[str, Any], key: str, known: Sequence[str], where: str) -> tuple[int, ...]:
    """Numbers of the names that a field lists."""
    value = given.get(key) or []
    if not isinstance(value, list):
        raise BadInput(f"{where}: `{key}` is {shown(value)}; a list of names is expected")
    for name in value:
        if name not in known:
            raise unknown(f"name in {where}, {key}:", str(name), known)
    return tuple(known.index(name) for name in value)


def conditions(given: Mapping[str, Any], rules: Rules, where: str) -> tuple[Term, ...]:
    """The condition of a term: about piles, or numbers of the player."""
    if "when" not in given:
        return ()
    terms = parse_line(f"term when {given['when']}", where).terms
    for t in terms:
        if t.subject not in ("left", "number"):
            raise BadInput(f"{where}: `when` speaks of `left NAME` or of a number, not of `{t.subject}`")
        if t.subject == "number" and t.name not in (*rules.resources, "turn"):
            raise unknown(f"number in {where}:", t.name, [*rules.resources, "turn"])
    return terms
