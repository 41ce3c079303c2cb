"""What is asked: prompts and options by stable names, and why something is not offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.kernel.codes import (
    NONE,
    O_ABILITY,
    O_CARD,
    O_CURRENCY,
    O_DEFINITION,
    O_DUE,
    O_MODE,
    O_NUMBER,
    O_REPLACEMENT,
    O_SEAT,
    OPTION,
    WORDS,
)
from ludilex.kernel.control import CHOOSE, CHOOSE_ANY, MAY, MAY_ANY, MODE
from ludilex.kernel.windows import Replaces, event_of

if TYPE_CHECKING:
    from ludilex.kernel.programs import Op
    from ludilex.kernel.state import State

KIND_NAMES: list[str] = [
    "card", "due", "replacement", "ability", "name", "number", "pay", "player", "mode",
]  # fmt: skip
SEATS = "ABCDEFGHIJKLMNOP"


def kind_of(code: i64) -> i64:
    """Kind of an option (O_CARD for words, too)."""
    return O_CARD if code < 0 else code // OPTION


def asking(s: State) -> Op:
    """The op that asks (or would go on)."""
    f = s.stack[s.sp - 1]
    return f.program.ops[f.pc]


def prompt_name(s: State) -> str:
    """The pending prompt as a stable name: "buy", "choose:trash", "may:trash", "order", "answer"."""
    p = s.prompt
    verbs = s.rules.verbs
    if p == CHOOSE_ANY:
        return "choose"
    if p == MAY_ANY:
        return "may"
    if p == MODE:
        return "mode"
    if p >= MAY:
        return "may:" + verbs[p - MAY]
    if p >= CHOOSE:
        return "choose:" + verbs[p - CHOOSE]
    return s.rules.prompts[p]


def option_kind(s: State, code: i64) -> str:
    """The first part of the key of an option: its kind, or what is done with the card where the game names that."""
    if code < 0:
        return "word"
    k = kind_of(code)
    return s.rules.uses.get(code % OPTION % 256, KIND_NAMES[k]) if k == O_ABILITY else KIND_NAMES[k]


def use_code(s: State, use: str, c: i64) -> i64:
    """The option of doing something with card c that the game names; the card itself if it names no such thing."""
    for i, name in s.rules.uses.items():
        if name == use:
            return O_ABILITY * OPTION + c * 256 + i
    return c


def named_code(s: State, name: str) -> i64:
    """The option that is a word, or a name the game lets be chosen openly (say, a house); NONE if it is neither."""
    for code, word in WORDS.items():
        if word == name:
            return code
    if name.isdecimal():
        return O_NUMBER * OPTION + int(name)
    for i in range(len(s.rules.choices)):
        if s.rules.choices[i] == name:
            return O_MODE * OPTION + i
    return NONE


def option_card(s: State, code: i64) -> i64:
    """The card an option is about, or -1."""
    if code < 0:
        return -1
    k = code // OPTION
    i = code % OPTION
    if k == O_CARD:
        return i
    if k == O_DUE:
        due = s.stack[s.sp - 1].due
        return due[i].card if i < len(due) else i64(-1)
    if k == O_ABILITY:
        return i // 256
    if k == O_REPLACEMENT:
        return replacing(s, i)
    return -1


def replacing(s: State, i: i64) -> i64:
    """The card whose replacement is number i of those that could act first, or -1."""
    op = asking(s)
    if not isinstance(op, Replaces):
        return -1
    found = op.applicable(s, event_of(s.stack[s.sp - 1]))
    return found[3 * i + 1] if 3 * i < len(found) else i64(-1)


def option_name(s: State, code: i64) -> str:
    """What an option is called, without telling copies apart."""
    if code < 0:
        return WORDS[int(code)]
    k = code // OPTION
    i = code % OPTION
    if k == O_DEFINITION:
        return s.rules.definitions[i].title
    if k == O_CURRENCY:
        return s.rules.currencies[i].name
    if k == O_SEAT:
        return SEATS[i]
    if k == O_MODE:
        return asking(s).option_name(i)
    c = option_card(s, code)
    if c >= 0:
        named = k != O_ABILITY or i % 256 in s.rules.uses
        return s.printed(c).title if named else s.rules.ability_name(s, c, i % 256)
    return str(i)


def refusals(s: State, code: i64) -> list[i64]:
    """Why option `code` is not offered: citation, card, ... from the op that offers; empty if it does not say."""
    if s.sp == 0:
        return []
    f = s.stack[s.sp - 1]
    return asking(s).refusals(s, f, code)
