"""Strategies as data: for each kind of question a list of answers, the best first (docs/bots.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from ludilex.errors import BadInput, shown, unknown

FIELDS = ("game", "title", "note", "kingdom", "answers")
_TERM = re.compile(r"\s*(?:(own|left|hand)\s+)?(.+?)\s*(<=|>=|!=|<|>|=)\s*(\d+)\s*(?:and\b|$)")


@dataclass(frozen=True, slots=True)
class Term:
    """A comparison: of a number such as `coins`, or of how many of a card one owns, holds, or are left."""

    subject: str
    name: str
    sign: str
    value: int


@dataclass(frozen=True, slots=True)
class Line:
    """An answer, taken if it is offered and all its terms hold."""

    answer: str
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True)
class Strategy:
    """A priority list per question; ``kingdom``: the piles it would like to see."""

    name: str
    game: str
    title: str
    answers: Mapping[str, tuple[Line, ...]]
    kingdom: tuple[str, ...] = ()
    note: str = ""


def parse_line(text: str, where: str) -> Line:
    """Read ``NAME`` or ``NAME when TERM and TERM``.

    >>> parse_line("Smithy when own Smithy < 2 and coins >= 4", "example").terms[0]
    Term(subject='own', name='Smithy', sign='<', value=2)
    """
    answer, when, rest = text.partition(" when ")
    terms = []
    at = 0
    while when and (found := _TERM.match(rest, at)) and found.end() > at:
        subject, name, sign, value = found.groups()
        terms.append(Term(subject or "number", name, sign, int(value)))
        at = found.end()
    if when and (at < len(rest.rstrip()) or not terms or rest.rstrip().endswith(" and")):
        raise BadInput(
            f"{where}: {shown(text)} is not understood; write NAME, or NAME when coins >= 5 and own NAME < 2 "
            "(own, left, hand or a number, then <, <=, =, !=, >=, >, then a number)"
        )
    return Line(answer.strip(), tuple(terms))


def parse(content: str, name: str, where: str) -> Strategy:
    """Read a strategy from YAML text.

    >>> parse("{game: dominion, answers: {buy: [Gold]}}", "greedy", "example").answers["buy"]
    (Line(answer='Gold', terms=()),)
    """
    try:
        data = yaml.safe_load(content)
    except yaml.YAMLError as e:
        mark = getattr(e, "problem_mark", None)
        line = f", line {mark.line + 1}" if mark is not None else ""
        raise BadInput(f"{where}{line}: this is no YAML: {getattr(e, 'problem', None) or 'unreadable'}") from None
    if not isinstance(data, dict):
        raise BadInput(f"{where} holds {shown(data)}; a strategy with `game` and `answers` is expected")
    for key in data:
        if key not in FIELDS:
            raise unknown(f"field in {where}:", key, FIELDS)
    answers = data.get("answers")
    if not isinstance(data.get("game"), str) or not isinstance(answers, dict) or not answers:
        raise BadInput(f"{where}: `game` (a name) and `answers` (a list of names for each question) are needed")
    lines = {str(q): _lines(names, f"{where}, {q}") for q, names in answers.items()}
    kingdom = _names(data.get("kingdom") or [], f"{where}, kingdom")
    title, note = str(data.get("title", name)), str(data.get("note", ""))
    return Strategy(name, data["game"], title, lines, kingdom, note)


def _names(value: Any, where: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(x, str) for x in value):
        raise BadInput(f'{where} is {shown(value)}; a list of names is expected (words like "yes" in quotes)')
    return tuple(value)


def _lines(value: Any, where: str) -> tuple[Line, ...]:
    return tuple(parse_line(text, where) for text in _names(value, where))


def load(path: Path) -> Strategy:
    """Read a strategy file; its name is the file's."""
    try:
        content = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as e:
        reason = e.strerror if isinstance(e, OSError) else "not UTF-8 text"
        raise BadInput(f"the strategy file {path} cannot be read: {reason}") from None
    return parse(content, path.stem, str(path))
