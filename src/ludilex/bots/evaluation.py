"""What a position is worth to a player, as data: a list of terms in the game's `evaluation.yaml` (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ludilex.bots.strategy import Term, parse_line
from ludilex.errors import BadInput, shown, unknown
from ludilex.kernel.characteristics import stat
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State
from ludilex.kits import kit

FILE = "evaluation.yaml"
FIELDS = ("of", "each", "name", "zones", "types", "cards", "when", "most", "own_turn")
KINDS = ("number", "score", "cards", "cost", "stat", "counter")
WON = 1_000_000.0  # worth of a match that is won; more than any sum of terms


@dataclass(frozen=True, slots=True)
class Worth:
    """One term: `each` for every unit of a number, of the score, of cards, their cost, a stat or a counter of them."""

    of: str
    each: float
    name: str = ""
    zones: tuple[int, ...] = ()
    types: int = -1
    cards: Mapping[str, float] = field(default_factory=dict)  # worth of single cards, times `each`
    when: tuple[Term, ...] = ()
    most: float = float("inf")  # more units than this count for nothing
    own_turn: bool = False  # it counts only on the player's own turn, for example what is lost when that ends


Count = Callable[[State, int], float]


class Evaluation:
    """Worth of a position to a seat: its terms added up, less the mean of the other seats' sums.

    >>> from ludilex import Rules
    >>> rules = Rules("dominion")
    >>> rich = rules.position({"phase": "buy", "A": {"discard": ["Province"]}})
    >>> evaluation("dominion", rules.kernel).value(rich.state, 0) > 0
    True
    """

    def __init__(self, rules: Rules, worths: Sequence[Worth], scores: Callable[[State], Sequence[int]]) -> None:
        self._rules = rules
        self._titles = [d.title for d in rules.definitions]
        self._scores = scores
        self._worths = [(w, self._counter(w)) for w in worths]
        self._scored = any(w.of == "score" for w in worths)

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
        for worth, count in self._worths:
            if worth.own_turn and s.active != seat:
                continue
            if worth.when and not all(self._holds(s, t) for t in worth.when):
                continue
            units = float(scores[seat]) if worth.of == "score" else count(s, seat)
            total += worth.each * min(units, worth.most)
        return total

    def _holds(self, s: State, term: Term) -> bool:
        from ludilex.bots.priority import SIGNS

        return SIGNS[term.sign](left(s, term.name), term.value)

    def _counter(self, w: Worth) -> Count:
        if w.of == "number":
            key = self._rules.resources.index(w.name)
            return lambda s, seat: float(s.res[seat * s.nr + key])
        if w.of == "score":
            return lambda s, seat: 0.0
        return lambda s, seat: self._over_cards(s, seat, w)

    def _over_cards(self, s: State, seat: int, w: Worth) -> float:
        units = 0.0
        eff, types_of, nxt, titles = s.eff, self._rules.types_of, s.nxt, self._titles
        for k in w.zones:
            c = s.head[seat * s.own + k]
            while c >= 0:
                if types_of[eff[c]] & w.types:
                    title = titles[s.defn[c]]
                    if not w.cards:
                        units += self._unit(s, w, c)
                    elif title in w.cards:
                        units += w.cards[title]
                c = nxt[c]
        return units

    def _unit(self, s: State, w: Worth, c: int) -> float:
        if w.of == "cost":
            return float(s.cost(c))
        if w.of == "stat":
            return float(stat(s, c, int(w.name)))
        if w.of == "counter":
            return float(s.counter(c, self._rules.counters.index(w.name)))
        return 1.0


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


def load(path: Path, rules: Rules) -> list[Worth]:
    """Read the terms of an evaluation; what is wrong with it is said in one sentence."""
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    terms = data.get("terms") if isinstance(data, dict) else None
    if not isinstance(terms, list) or not terms:
        raise BadInput(f"{path.name} holds {shown(data)}; a list of `terms` is expected")
    return [read(t, f"{path.name}, term {i}", rules) for i, t in enumerate(terms, 1)]


def read(given: Any, where: str, rules: Rules) -> Worth:
    """One term."""
    if not isinstance(given, dict) or given.get("of") not in KINDS or "each" not in given:
        raise BadInput(f"{where} is {shown(given)}; `of` ({', '.join(KINDS)}) and `each` (a number) are needed")
    for key in given:
        if key not in FIELDS:
            raise unknown(f"field in {where}:", str(key), FIELDS)
    name = str(given.get("name", ""))
    known = {"number": rules.resources, "counter": rules.counters}.get(str(given["of"]))
    if known is not None and name not in known:
        raise unknown(f"name in {where}:", name, known)
    own = rules.kinds[: int(rules.own)]
    zones = [str(z) for z in given.get("zones") or own]
    for z in zones:
        if z not in own:
            raise unknown(f"zone in {where}:", z, own)
    types = -1
    if "types" in given:
        types = sum(1 << rules.type_names.index(str(t)) for t in given["types"])
    when = parse_line(f"term when {given['when']}", where).terms if "when" in given else ()
    return Worth(
        str(given["of"]), float(given["each"]), name, tuple(own.index(z) for z in zones), types,
        {str(k): float(v) for k, v in (given.get("cards") or {}).items()}, when, float(given.get("most", "inf")),
        bool(given.get("own_turn", False)),
    )  # fmt: skip
