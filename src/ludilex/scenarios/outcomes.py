"""What came of a scenario against what was expected: each difference is one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludilex.errors import unknown
from ludilex.records import Step, seat_letter

ORDERED = ("deck", "discard")  # every other list is compared without regard to order


def differences(actual: Mapping[str, Any], start: Mapping[str, Any], expect: Mapping[str, Any]) -> list[str]:
    """How a description differs from an `expect` block; pile changes count from `start`.

    >>> board = {"piles": {"Spoils": 16}, "A": {"hand": ["Copper"], "coins": 7}}
    >>> start = {"piles": {"Spoils": 15}}
    >>> differences(board, start, {"piles": {"Spoils": +1}, "A": {"coins": 7, "hand": []}})
    ['A.hand is [Copper], not []']
    """
    out: list[str] = []
    for key, wanted in expect.items():
        if key == "piles":
            out += _piles(actual.get("piles", {}), start.get("piles", {}), wanted)
        else:
            out += _part(key, key, actual, wanted)
    return out


def _piles(actual: Mapping[str, int], start: Mapping[str, int], wanted: Mapping[str, int]) -> list[str]:
    out = []
    for name, change in wanted.items():
        if name not in actual:
            out.append(f"piles: {unknown('pile', name, actual)}")
        elif actual[name] - start.get(name, 0) != change:
            out.append(f"piles.{name} has changed by {actual[name] - start.get(name, 0):+d}, not by {change:+d}")
    return out


def _part(path: str, key: str, holder: Mapping[str, Any], wanted: Any) -> list[str]:
    """One field of the description: a list, a word or number, or a mapping of such."""
    if key not in holder:
        return [f"{path}: {unknown('part of the description', key, holder)}"]
    actual = holder[key]
    if isinstance(wanted, Mapping):
        if not isinstance(actual, Mapping):
            return [f"{path} is {_said(actual)}, not {_said(wanted)}"]
        return [line for k, value in wanted.items() for line in _part(f"{path}.{k}", k, actual, value)]
    if _same(key, actual, wanted):
        return []
    return [f"{path} is {_said(actual)}, not {_said(wanted)}"]


def _same(key: str, actual: Any, wanted: Any) -> bool:
    if not isinstance(wanted, list | tuple):
        return bool(actual == wanted)
    if not isinstance(actual, list | tuple):
        return False
    if key in ORDERED:
        return list(actual) == list(wanted)
    return Counter(actual) == Counter(wanted)


def _said(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{k}: {_said(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(str(x) for x in value) + "]"
    return str(value)


# ---- steps
def fits(step: Step, pattern: Mapping[str, str | int]) -> bool:
    """Whether a step has everything the pattern names.

    >>> step = Step(index=0, depth=0, kind="stopped", player=0, clauses=("dominion.stop-moving.2a",))
    >>> fits(step, {"kind": "stopped", "player": "A", "clause": "dominion.stop-moving.2a"})
    True
    """
    for key, wanted in pattern.items():
        if key == "clause":
            if wanted not in step.clauses:
                return False
        elif key == "player":
            if step.player is None or seat_letter(step.player) != wanted:
                return False
        elif getattr(step, key) != wanted:
            return False
    return True


def missing_steps(steps: Sequence[Step], patterns: Iterable[Mapping[str, str | int]]) -> list[str]:
    """The first pattern that does not come after the one before it; empty if all come in order."""
    at = 0
    before = "the start"
    for pattern in patterns:
        found = next((i for i in range(at, len(steps)) if fits(steps[i], pattern)), None)
        if found is None:
            return [f"no step {_said(pattern)} comes after {before}"]
        at = found + 1
        before = f"step {steps[found].index} {_said(pattern)}"
    return []


def forbidden_steps(steps: Iterable[Step], patterns: Iterable[Mapping[str, str | int]]) -> list[str]:
    """Steps that must not come."""
    return [
        f"step {step.index} is {_said(pattern)}, which must not happen"
        for pattern in patterns
        for step in steps
        if fits(step, pattern)
    ]


def uncited(clauses: Iterable[str], cited: Iterable[str]) -> list[str]:
    """Clauses that no step and no answer of the run cites."""
    known = set(cited)
    return [f"no step cites {clause}" for clause in clauses if clause not in known]
