"""What came of a scenario against what was expected: each difference is one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludilex.errors import unknown
from ludilex.records import Step, seat_letter

ORDERED = ("deck", "discard")  # every other list is compared without regard to order
# What is told of a card though it follows from the rest: exactness does not ask for it.
FOLLOWS = {"strength", "hits", "bears", "level", "base-cost", "colors", "by"}


def differences(
    actual: Mapping[str, Any],
    start: Mapping[str, Any],
    expect: Mapping[str, Any],
    ordered: Sequence[str] = ORDERED,
    exact: bool = False,
) -> list[str]:
    """How a description differs from an `expect` block; pile changes count from `start`.

    Lists under a name in `ordered` are compared in order, all others without. A card is expected by its name alone, or
    as ``{card: name, damage: 3}``: only what is named is compared, or, if ``exact``, all that is on it.

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
            out += _part(key, key, actual, wanted, ordered, exact)
    return out


def _piles(actual: Mapping[str, int], start: Mapping[str, int], wanted: Mapping[str, int]) -> list[str]:
    out = []
    for name, change in wanted.items():
        if name not in actual:
            out.append(f"piles: {unknown('pile', name, actual)}")
        elif actual[name] - start.get(name, 0) != change:
            out.append(f"piles.{name} has changed by {actual[name] - start.get(name, 0):+d}, not by {change:+d}")
    return out


def _part(
    path: str, key: str, holder: Mapping[str, Any], wanted: Any, ordered: Sequence[str], exact: bool
) -> list[str]:
    """One field of the description: a list, a word or number, or a mapping of such."""
    if key not in holder:
        return [f"{path}: {unknown('part of the description', key, holder)}"]
    actual = holder[key]
    if isinstance(wanted, Mapping):
        if not isinstance(actual, Mapping):
            return [f"{path} is {_said(actual)}, not {_said(wanted)}"]
        return [line for k, value in wanted.items() for line in _part(f"{path}.{k}", k, actual, value, ordered, exact)]
    if _same(actual, wanted, key in ordered, exact):
        return []
    return [f"{path} is {_said(actual)}, not {_said(wanted)}"]


def _same(actual: Any, wanted: Any, in_order: bool, exact: bool) -> bool:
    """As wanted: equal; a card with at least what is named of it; a list of such, each card once."""
    if isinstance(wanted, Mapping):
        there = {"card": actual} if isinstance(actual, str) else actual
        if not isinstance(there, Mapping):
            return False
        if exact and "card" in there and not there.keys() - FOLLOWS <= wanted.keys():
            return False
        return all(_same(there.get(key, 0), x, False, exact) for key, x in wanted.items())
    if not isinstance(wanted, list | tuple):
        card = isinstance(actual, Mapping) and "card" in actual and (not exact or actual.keys() - FOLLOWS == {"card"})
        return bool((actual["card"] if card else actual) == wanted)
    if not isinstance(actual, list | tuple):
        return actual == 0 and not wanted  # nothing on the card
    if len(actual) != len(wanted):
        return False
    if in_order:
        return all(_same(a, w, False, exact) for a, w in zip(actual, wanted, strict=True))
    return _matches(list(actual), sorted(wanted, key=lambda w: not isinstance(w, Mapping)), exact)


def _matches(actual: list[Any], wanted: list[Any], exact: bool) -> bool:
    """Each wanted card is another one of those there (the ones told most of first)."""
    if not wanted:
        return True
    tried: list[Any] = []
    for i, a in enumerate(actual):
        rest = actual[:i] + actual[i + 1 :]
        if a not in tried and _same(a, wanted[0], False, exact) and _matches(rest, wanted[1:], exact):
            return True
        tried.append(a)
    return False


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
        elif key in ("actor", "player"):
            seat = getattr(step, key)
            if seat is None or seat_letter(seat) != wanted:
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
