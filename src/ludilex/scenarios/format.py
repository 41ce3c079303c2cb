"""Scenario format v1: a ruling as data (docs/scenario-format.md), read from YAML into frozen records.

Whatever is wrong with a file is said in one sentence: file, scenario, field, what was given, what is right.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import yaml

from ludilex.errors import BadInput, shown, unknown

SEATS = "ABCDEF"
PATTERN_TEXTS = (
    "kind", "verb", "actor", "card", "player", "source", "to", "by", "other", "resource", "effect", "basis", "clause",
)  # fmt: skip
PATTERN_KEYS = (*PATTERN_TEXTS, "amount")
STEP_KINDS = (
    "event", "stopped", "forbidden", "replaced", "trigger", "pass", "shuffle", "again", "in_place", "becomes",
    "withdrawn", "phase", "choice", "look", "end", "skipped", "met", "assumption",
)  # fmt: skip
_ORDERS = ("try", "cannot", "offers", "until", "expect", "ask", "deck")
_FIELDS = (
    "id", "title", "edition", "options", "versions", "position", "script", "expect", "steps", "never", "clauses",
    "shows", "disputed", "note", "source",
)  # fmt: skip
_CLAUSE = re.compile(r"[a-z][a-z0-9-]*(\.[A-Za-z0-9-]+)+")
_NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Answer:
    """A player's answer; several picks follow each other directly. ``tried``: only if it is asked for."""

    seat: str
    picks: tuple[str, ...]
    tried: bool = False


@dataclass(frozen=True, slots=True)
class Cannot:
    """Something the player cannot choose at their next decision, and the clauses `why_not` gives.

    ``now``: at the decision pending now, whoever is asked.
    """

    seat: str
    text: str
    because: tuple[str, ...]
    now: bool = False


@dataclass(frozen=True, slots=True)
class Offers:
    """What is and what is not among the player's options now."""

    seat: str
    has: tuple[str, ...]
    lacks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Until:
    """Default answers run to a moment: turn-end, next-turn, or the name of a phase."""

    mark: str


@dataclass(frozen=True, slots=True)
class Check:
    """An `expect` block in the middle of a script."""

    expect: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Ask:
    """Questions about a card or a player, as the game answers them now, and the clauses that the answers rest on."""

    of: str
    answers: Mapping[str, int | str | tuple[str, ...]]
    because: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckCheck:
    """A deck in the game's deck check: the clauses that forbid it, those that do not, and those its notes cite.

    ``deck``: its name, or what the game's decks consist of. ``format``: what it is meant for, if not the usual.
    """

    deck: str | Mapping[str, Any]
    format: str
    because: tuple[str, ...]
    lacks: tuple[str, ...]
    says: tuple[str, ...]


Entry = Answer | Cannot | Offers | Until | Check | Ask | DeckCheck


@dataclass(frozen=True, slots=True)
class Scenario:
    """One ruling: a position, what the players do, and what must and must not come of it.

    ``exact``: a card in an `expect` block carries nothing but what is named of it (a word of its file).
    """

    id: str
    game: str
    title: str = ""
    edition: str | None = None
    options: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    versions: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    position: Mapping[str, Any] = field(default_factory=lambda: _NOTHING)
    script: tuple[Entry, ...] = ()
    expect: Mapping[str, Any] = field(default_factory=lambda: _NOTHING)
    steps: tuple[Mapping[str, str | int], ...] = ()
    never: tuple[Mapping[str, str | int], ...] = ()
    clauses: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    disputed: str | None = None
    note: str = ""
    source: str = ""
    file: str = ""
    exact: bool = False

    @property
    def where(self) -> str:
        """File and id, as errors name it."""
        return f"{self.file}: {self.id}" if self.file else self.id

    def mentioned(self) -> list[str]:
        """Every name spoken of outside the position: each card among them has a pile.

        >>> [s] = parse("game: dominion\\nscenarios: [{id: x, script: [{A: 'card:Skulk#3'}, {A: done}]}]")
        >>> s.mentioned()
        ['Skulk']
        """
        return sorted({bare(text) for text in self._texts()} - _WORDS)

    def _texts(self) -> Iterator[str]:
        for entry in self.script:
            if isinstance(entry, Answer):
                yield from entry.picks
            elif isinstance(entry, Cannot):
                yield entry.text
            elif isinstance(entry, Offers):
                yield from (*entry.has, *entry.lacks)
            elif isinstance(entry, Check):
                yield from _names(entry.expect)
            elif isinstance(entry, Ask) and not _is_seat(entry.of):
                yield entry.of
        yield from _names(self.expect)
        for pattern in (*self.steps, *self.never):
            yield from (str(pattern[key]) for key in ("card", "by", "other") if key in pattern)


_WORDS = {"done", "yes", "no", "all", "decline", "withdraw", "pass"}


def bare(text: str) -> str:
    """The name in an option text: without the kind before it and the number after it.

    >>> bare("card:Skulk#3"), bare("Skulk")
    ('Skulk', 'Skulk')
    """
    return re.sub(r"^[a-z]+:", "", text).split("#")[0]


def _names(expect: Mapping[str, Any]) -> Iterator[str]:
    for key, value in expect.items():
        if isinstance(value, Mapping):
            if len(key) != 1:
                yield from value
            yield from _names(value)
        elif isinstance(value, list | tuple):
            for x in value:
                yield str(x.get("card", "") if isinstance(x, Mapping) else x)
                if isinstance(x, Mapping):
                    yield from _names({"with": x.get("with", ())})


# ---- reading
def load(path: Path | str) -> list[Scenario]:
    """The scenarios of one file."""
    path = Path(path)
    try:
        known = path.stat()
        return list(_read(path, known.st_mtime_ns, known.st_size))
    except (OSError, UnicodeDecodeError) as e:
        reason = e.strerror if isinstance(e, OSError) else "it is not UTF-8 text"
        raise BadInput(f"{path}: the file cannot be read ({reason}); a YAML file of scenarios is expected") from None


@lru_cache(maxsize=256)
def _read(path: Path, changed: int, size: int) -> tuple[Scenario, ...]:
    """The file as it was then: a process that asks again and again reads it once."""
    return tuple(parse(path.read_text(encoding="utf-8"), str(path)))


def parse(text: str, file: str = "") -> list[Scenario]:
    """The scenarios in a YAML text; `file` is named in errors.

    >>> [s] = parse("game: dominion\\nscenarios: [{id: x, script: [{A: no}]}]")
    >>> s.script[0]
    Answer(seat='A', picks=('no',), tried=False)
    >>> parse("game: dominion\\nscenarios: [{id: x, scrip: []}]", "my.yaml")
    Traceback (most recent call last):
    ludilex.errors.BadInput: my.yaml: x: unknown field 'scrip'; did you mean 'script'?
    """
    top = _Node(file or "scenarios", "", _yaml(text, file or "scenarios"))
    given = top.mapping("a mapping with `game` and `scenarios`")
    top.known("field", given, ("game", "scenarios", "note", "exact"))
    if not isinstance(given.get("game"), str):
        raise top.bad("game", given.get("game"), "the name of a game, such as dominion,")
    if not isinstance(given.get("scenarios"), list):
        raise top.bad("scenarios", given.get("scenarios"), "a list of scenarios")
    if not isinstance(given.get("exact", False), bool):
        raise top.bad("exact", given["exact"], "true or false")
    found: dict[str, Scenario] = {}
    for i, item in enumerate(given["scenarios"]):
        scenario = _scenario(_Node(file or "scenarios", "", item, f"scenarios[{i}]"), str(given["game"]), file)
        scenario = replace(scenario, exact=given.get("exact", False))
        if scenario.id in found:
            raise BadInput(f"{scenario.where} is given twice; every scenario has an id of its own")
        found[scenario.id] = scenario
    return list(found.values())


def _map_once(loader: Any, node: Any) -> dict[Any, Any]:
    """A YAML mapping, refusing a key given twice (YAML readers would silently keep the last)."""
    loader.flatten_mapping(node)
    out: dict[Any, Any] = {}
    for key_node, value_node in node.value:
        key = loader.construct_object(key_node, deep=True)
        if not isinstance(key, str | int | float):
            raise yaml.constructor.ConstructorError(None, None, "a key is not a word", key_node.start_mark)
        if key in out:
            raise yaml.constructor.ConstructorError(None, None, f"{key!r} is given twice", key_node.start_mark)
        out[key] = loader.construct_object(value_node, deep=True)
    return out


_LOADER: Any = type("_Loader", (getattr(yaml, "CSafeLoader", yaml.SafeLoader),), {})
_LOADER.add_constructor("tag:yaml.org,2002:map", _map_once)


def _yaml(text: str, file: str) -> Any:
    try:
        return yaml.load(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as e:
        at = f" at line {e.problem_mark.line + 1}, column {e.problem_mark.column + 1}" if e.problem_mark else ""
        raise BadInput(f"{file}: the YAML cannot be read{at}: {e.problem}") from None
    except (yaml.YAMLError, ValueError, RecursionError) as e:
        raise BadInput(f"{file}: the YAML cannot be read: {str(e).splitlines()[0]}") from None


@dataclass(frozen=True, slots=True)
class _Node:
    """A part of a file: where it is, for errors, and what was given."""

    file: str
    id: str
    value: Any
    path: str = ""

    def at(self, name: str | int, value: Any) -> _Node:
        """A part of this part."""
        path = f"{self.path}[{name}]" if isinstance(name, int) else f"{self.path}.{name}" if self.path else name
        return _Node(self.file, self.id, value, path)

    @property
    def where(self) -> str:
        return f"{self.file}: {self.id}" if self.id else self.file

    def bad(self, name: str, given: object, right: str) -> BadInput:
        """The error: what was given here (or in the field `name`), and what would be right."""
        what = f"{self.path}.{name}" if self.path and name else self.path or name or "the file"
        if given is None:
            return BadInput(f"{self.where}: {what} is missing or empty; {right} is expected there")
        hint = ""
        if isinstance(given, bool):
            hint = " (YAML reads an unquoted yes, no, on or off as true or false: put it in quotes)"
        return BadInput(f"{self.where}: {what} is {shown(given)}; {right} is expected there{hint}")

    def known(self, kind: str, given: Iterable[Any], choices: Iterable[str]) -> None:
        """Refuse a key that is not among the choices."""
        choices = list(choices)
        for key in given:
            if key not in choices:
                error = unknown(kind, key, choices)
                path = f"{self.path}: " if self.path else ""
                raise BadInput(f"{self.where}: {path}{error}", error.suggestions)

    def mapping(self, right: str) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            raise self.bad("", self.value, right)
        return self.value

    def items(self, right: str) -> list[_Node]:
        if not isinstance(self.value, list):
            raise self.bad("", self.value, right)
        return [self.at(i, value) for i, value in enumerate(self.value)]

    def text(self, right: str) -> str:
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.bad("", self.value, right)
        return self.value

    def names(self, what: str) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(node.text(f"one of {what}") for node in self.items(f"a list of {what}, such as [...],"))

    def answer(self) -> str:
        """The text of an option; YAML's booleans are the words yes and no, a number is a number asked for."""
        if isinstance(self.value, bool):
            return "yes" if self.value else "no"
        if isinstance(self.value, int):
            return f"number:{self.value}"
        return self.text("the text of an option, such as Spoils, done or number:3,")

    def answers(self) -> tuple[str, ...]:
        """One option text or a list of them."""
        nodes = self.items("a list of options") if isinstance(self.value, list) else [self]
        return tuple(node.answer() for node in nodes)


def _identified(node: _Node, given: Mapping[str, Any]) -> str:
    """The id of a scenario; from here on errors name it."""
    ident = given.get("id")
    if not isinstance(ident, str) or not ident.strip():
        raise node.bad("id", ident, "a text such as dom.sc.001")
    return ident


def _scenario(node: _Node, game: str, file: str) -> Scenario:
    given = node.mapping("a mapping with `id`, `position`, `script`, `expect` ...")
    ident = _identified(node, given)
    node = _Node(node.file, ident, given)
    node.known("field", given, _FIELDS)

    def part(name: str) -> _Node:
        return node.at(name, given[name])

    def text(name: str, right: str) -> str:
        return part(name).text(right) if given.get(name) is not None else ""

    def clauses(name: str) -> tuple[str, ...]:
        return _clauses(part(name)) if name in given else ()

    def words(name: str, what: str, right: str) -> Mapping[str, str]:
        return _words(part(name), what, right) if name in given else _NOTHING

    def patterns(name: str) -> tuple[Mapping[str, str | int], ...]:
        return tuple(_pattern(n) for n in part(name).items("a list of steps")) if name in given else ()

    return Scenario(
        id=ident,
        game=game,
        title=text("title", "a text"),
        edition=text("edition", "the name of a rules edition") or None,
        options=words("options", "rules options to their values", "the value of a rules option"),
        versions=words("versions", "card names to versions", "a version such as 2022"),
        position=_position(part("position")) if "position" in given else _NOTHING,
        script=_script(part("script")) if "script" in given else (),
        expect=_expect(part("expect")) if "expect" in given else _NOTHING,
        steps=patterns("steps"),
        never=patterns("never"),
        clauses=clauses("clauses"),
        shows=clauses("shows"),
        disputed=text("disputed", "the reason in a text") or None,
        note=text("note", "a text"),
        source=text("source", "a text"),
        file=file,
    )


def _clauses(node: _Node) -> tuple[str, ...]:
    right = "a clause id such as dominion.stop-moving.2a"
    names = node.names("clause ids")
    for i, name in enumerate(names):
        if not _CLAUSE.fullmatch(name):
            raise node.at(i, name).bad("", name, right)
    return names


def _words(node: _Node, what: str, right: str) -> Mapping[str, str]:
    """A mapping of names to words; a year or another number may be written as a number."""
    out = {}
    for name, value in node.mapping(f"a mapping of {what}").items():
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise node.bad(str(name), value, right)
        out[str(name)] = str(value)
    return out


def _position(node: _Node) -> Mapping[str, Any]:
    """A position as far as all games agree on it; its names are checked by the game."""
    given = node.mapping("a mapping such as {phase: buy, A: {hand: [Village]}}")
    for key, value in given.items():
        part = node.at(str(key), value)
        if key == "active" and value not in tuple(SEATS):
            raise node.bad("active", value, "the letter of a seat, A to F,")
        if key == "phase":
            part.text("the name of a phase")
        elif key == "trash":
            part.names("card names")
        elif key == "supply":
            _supply(part)
        elif _is_seat(key):
            _seat(part)
    return given


def _supply(node: _Node) -> None:
    for name, size in node.mapping("a mapping of piles to sizes, such as {Province: 0},").items():
        part = node.at(str(name), size)
        if isinstance(size, list):
            part.names("card names")
        elif isinstance(size, bool) or not isinstance(size, int) or size < 0:
            raise part.bad("", size, "the size of the pile, or a list of its cards with the top one first,")


def _seat(node: _Node) -> None:
    for key, value in node.mapping("a mapping such as {hand: [Village], coins: 2}").items():
        part = node.at(str(key), value)
        if isinstance(value, list):
            _cards(part)
        elif isinstance(value, bool) or not isinstance(value, int | str | dict) or _is_number(value):
            raise part.bad("", value, f"a list of card names ([{value}]), a number or a word")


def _is_number(value: object) -> bool:
    """A number in quotes, which YAML reads as a text."""
    return isinstance(value, str) and value.strip().lstrip("+-").isdigit()


def _cards(node: _Node) -> None:
    """Cards: names, or mappings with a name and what is on the card."""
    for item in node.items("a list of cards"):
        if not isinstance(item.value, dict):
            item.text("a card name, or a mapping such as {card: Troll, damage: 3},")
        elif not isinstance(item.value.get("card"), str):
            raise item.bad("card", item.value.get("card"), "the name of the card")


def _is_seat(key: object) -> bool:
    return isinstance(key, str) and len(key) == 1 and key in SEATS


def _script(node: _Node) -> tuple[Entry, ...]:
    return tuple(_entry(item) for item in node.items("a list of answers"))


def _entry(node: _Node) -> Entry:
    right = "an answer such as {A: Spoils}, or one of try, cannot, offers, until, expect, ask and deck,"
    given = node.mapping(right)
    if len(given) != 1:
        raise node.bad("", given, f"exactly one of these: {right}")
    [(key, value)] = given.items()
    if _is_seat(key):
        return Answer(key, node.at(key, value).answers())
    node.known("kind of script entry", [key], [*SEATS, *_ORDERS])
    part = node.at(key, value)
    if key == "until":
        return Until(part.text("turn-end, next-turn or the name of a phase"))
    if key == "expect":
        return Check(_expect(part))
    if key == "ask":
        return _ask(part)
    return _deck(part) if key == "deck" else _asked(key, part)


def _asked(key: str, part: _Node) -> Entry:
    """The entries that speak of a seat: try, cannot, offers."""
    extra = {"try": (), "cannot": ("because", "now"), "offers": ("lacks",)}[key]
    given = part.mapping(f"a mapping such as {{A: Spoils{', ' + extra[0] + ': [...]' if extra else ''}}}")
    part.known("field", given, [*SEATS, *extra])
    seats = [k for k in given if _is_seat(k)]
    if len(seats) != 1:
        raise part.bad("", given, "exactly one seat, such as {A: Spoils},")
    seat = seats[0]
    answers = part.at(seat, given[seat]).answers()
    if key == "try":
        return Answer(seat, answers, tried=True)
    if key == "offers":
        return Offers(seat, answers, part.at("lacks", given["lacks"]).answers() if "lacks" in given else ())
    if len(answers) != 1:
        raise part.bad(seat, given[seat], "one option text")
    because = _cited(part, given, "because")
    if given.get("now", True) is not True:
        raise part.bad("now", given["now"], "true (or nothing)")
    if "now" in given and not because:
        raise part.bad("because", given.get("because"), "a list of clause ids (who is not asked can choose nothing)")
    return Cannot(seat, answers[0], because, "now" in given)


def _cited(node: _Node, given: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """The clauses under a name, if it is there."""
    return _clauses(node.at(name, given[name])) if name in given else ()


def _ask(node: _Node) -> Ask:
    """A card or a seat, questions with their answers, and `because`."""
    given = node.mapping("a mapping such as {of: Shard Orc, cost: 2, because: [...]}")
    of = node.at("of", given.get("of")).text("the name of a card, or the letter of a seat,")
    answers = {str(k): _told(node.at(str(k), v)) for k, v in given.items() if k not in ("of", "because")}
    if not answers:
        raise node.bad("", given, "at least one question with its answer")
    return Ask(of, answers, _cited(node, given, "because"))


def _told(node: _Node) -> int | str | tuple[str, ...]:
    """The answer to a question: a number, a word or a list of words; true and false are the words yes and no."""
    if isinstance(node.value, bool):
        return "yes" if node.value else "no"
    if isinstance(node.value, list):
        return node.names("words")
    return node.value if isinstance(node.value, int) else node.text("a number, a word or a list of words")


def _deck(node: _Node) -> DeckCheck:
    """A deck by its name (`of`) or its parts, and what the deck check is to say of it."""
    given = node.mapping("a mapping such as {main: {Orc: 4}, because: [...]}")
    said = {name: _cited(node, given, name) for name in ("because", "lacks", "says")}
    if not any(said.values()):
        raise node.bad("", given, "at least one of because, lacks and says with clause ids")
    parts = {str(k): v for k, v in given.items() if k not in ("of", "format", *said)}
    if parts and "of" in given:
        raise node.bad("of", given["of"], "either the name of a deck or what it consists of")
    named = "" if parts else node.at("of", given.get("of")).text("the name of a deck, or what it consists of,")
    format = node.at("format", given["format"]).text("the name of a format") if "format" in given else ""
    return DeckCheck(named or parts, format, **said)


def _expect(node: _Node) -> Mapping[str, Any]:
    """What must be: seats, piles (changes), and further parts of the description."""
    given = node.mapping("a mapping such as {A: {hand: []}, trash: []}")
    for key, value in given.items():
        part = node.at(str(key), value)
        if key == "piles":
            for name, change in part.mapping("a mapping of piles to changes, such as {Spoils: +1},").items():
                if isinstance(change, bool) or not isinstance(change, int):
                    raise part.bad(str(name), change, "the change of its size, such as +1, -1 or 0,")
        elif _is_seat(key):
            _seat(part)
        elif isinstance(value, list):
            _cards(part)
        elif isinstance(value, bool) or not isinstance(value, str | int | dict):
            raise part.bad("", value, "a list, a word, a number or a mapping")
    return given


def _pattern(node: _Node) -> Mapping[str, str | int]:
    given = node.mapping("a mapping such as {kind: stopped, card: Spoils}")
    node.known("field of a step", given, PATTERN_KEYS)
    if not given:
        raise node.bad("", given, "at least one of kind, verb, card, clause ...")
    for key, value in given.items():
        if key == "amount":
            if isinstance(value, bool) or not isinstance(value, int):
                raise node.bad(key, value, "a whole number")
        else:
            node.at(key, value).text("a text")
    if "kind" in given:
        node.known("kind of step", [given["kind"]], STEP_KINDS)
    for key in ("actor", "player"):
        if key in given and not _is_seat(given[key]):
            raise node.bad(key, given[key], "the letter of a seat, A to F,")
    if "clause" in given and not _CLAUSE.fullmatch(given["clause"]):
        raise node.bad("clause", given["clause"], "a clause id such as dominion.stop-moving.2a")
    return given
