"""The errors people see: each message is one sentence with what was given and what would be right.

Every layer but the kernel may raise them; a command line prints `str(error)` and exits with 2.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Protocol

_MANY = 12  # more names than this are counted, not listed
_BEGUN = 4  # so many letters are taken for the beginning of a name
_LONG = 60  # longer input is cut in messages


class Reason(Protocol):
    """Why something is not allowed; `ludilex.records.Reason` is the one the engine makes."""

    @property
    def clauses(self) -> tuple[str, ...]: ...

    @property
    def message(self) -> str: ...


class LudilexError(ValueError):
    """Base of all errors raised on purpose."""


class BadInput(LudilexError):
    """Something was given that cannot be read or is not known.

    >>> error = unknown("card", "Vilage", ["Village", "Smithy"])
    >>> print(error, error.suggestions)
    unknown card 'Vilage'; did you mean 'Village'? ('Village',)
    """

    def __init__(self, message: str, suggestions: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.suggestions = tuple(suggestions)


class IllegalChoice(LudilexError):
    """The rules do not allow the choice; `reasons` name the clauses that forbid it, the first one first.

    >>> IllegalChoice("A cannot buy Province").reasons
    ()
    """

    def __init__(self, message: str, reasons: Iterable[Reason] = ()) -> None:
        super().__init__(message)
        self.reasons = tuple(reasons)


class AmbiguousChoice(LudilexError):
    """The text fits several options that differ; `matches` are their keys.

    >>> AmbiguousChoice("'Ruins' fits two options", ["card:Ruined Mine#1", "card:Ruined Village#1"]).matches
    ('card:Ruined Mine#1', 'card:Ruined Village#1')
    """

    def __init__(self, message: str, matches: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.matches = tuple(matches)


def unknown(kind: str, given: object, choices: Iterable[str]) -> BadInput:
    """Make the error for a name that is not among `choices`, with the close matches (raise what it returns).

    >>> str(unknown("edition", "old", ["stop-moving-2019", "lose-track-pre-2019"]))
    "unknown edition 'old'; known are 'lose-track-pre-2019' and 'stop-moving-2019'"
    """
    names = sorted(set(choices))
    close = _close(str(given), names)
    if close:
        advice = f"did you mean {_listed(close, 'or')}?"
    elif not names:
        advice = "none is known"
    elif len(names) <= _MANY:
        advice = f"known {'is' if len(names) == 1 else 'are'} {_listed(names, 'and')}"
    else:
        advice = f"none of the {len(names)} known names is close to it"
    return BadInput(f"unknown {kind} {shown(given)}; {advice}", close)


def shown(given: object) -> str:
    """Quote what was given, cut to a readable length.

    >>> shown("no"), shown(True), shown(None)
    ("'no'", "'True'", "'None'")
    """
    text = str(given)
    return repr(text if len(text) <= _LONG else text[: _LONG - 3] + "...")


def _close(given: str, names: list[str]) -> list[str]:
    """Return up to three names that begin with what was given or are close to it, whatever its capitals."""
    folded: dict[str, str] = {}
    for name in names:
        folded.setdefault(name.casefold(), name)
    begun = [key for key in folded if len(given) >= _BEGUN and key.startswith(given.casefold())]
    close = difflib.get_close_matches(given.casefold(), folded, n=3, cutoff=0.6)
    return [folded[key] for key in dict.fromkeys([*begun[:3], *close])][:3]


def _listed(names: list[str], word: str) -> str:
    quoted = [repr(name) for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} {word} {quoted[-1]}"
