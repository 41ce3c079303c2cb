"""Searches for a keyword: which keywords can be named, and on which cards one stands (hkk.12.3). Not compiled."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from ludilex.games.hkk import keywords as k
from ludilex.games.hkk.build import Card, Gives, Use, card_facts
from ludilex.games.hkk.effects import Create, Damage
from ludilex.games.hkk.printed import printed_of
from ludilex.games.hkk.terms import (
    ANCHOR,
    COLORS,
    CREATURE,
    CREATURE_ZONES,
    DEFENCE,
    HAND,
    HAND_ICON,
    NAMED_CARD,
    OWN,
    PAYS_X,
    Q_NAME,
    S_LEVEL,
    SPELL,
    TREASURE,
    TYPE_NAMES,
    TYPES,
    V_DISCARD,
    V_POISON,
    WORDS,
    Y_BUILDER,
    Y_COMPONENTS,
    Y_NEKRON,
    Y_SACRIFICE,
    Y_SHARD,
    Y_SPECIAL,
)
from ludilex.games.hkk.words import SUBTYPES
from ludilex.kernel.codes import (
    M_STAT,
    M_WORD,
    NEXT,
    NONE,
    O_DEFINITION,
    O_MODE,
    OPTION,
    S_CHOICE,
    S_FORBIDDEN,
    S_LOOK,
    S_SKIPPED,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.dump import attributes
from ludilex.kernel.knowledge import learn
from ludilex.kernel.numbers import HasColor, HasWord, IsType
from ludilex.kernel.ops import Count
from ludilex.kernel.programs import Cards, Number, Op, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.rules import Rules
    from ludilex.kernel.state import State

ICONS: Final = (*range(HAND_ICON, ANCHOR + 1), DEFENCE, TREASURE)
PRICES: Final = {
    Y_COMPONENTS: "component", Y_NEKRON: "nekron", Y_SACRIFICE: "sacrifice", Y_BUILDER: "builder",
    Y_SPECIAL: "builder", Y_SHARD: "zan-shard",
}  # fmt: skip
# What can be named beside the names of cards; a god can, though no card is searched for its god (hkk.12.3).
KEYWORDS: Final = tuple(
    dict.fromkeys(
        [
            *TYPES, "creature", "spell", *SUBTYPES, *(WORDS[i] for i in ICONS), "venom", "level", "poison", "damage",
            *PRICES.values(), *COLORS,
        ]
    )
)  # fmt: skip
KEYWORD: Final = Register("keyword")  # 1 + the option that was named


# ---- what stands on a card
def plain(text: str) -> str:
    """Words with one space round each.

    >>> plain("Test Level-up")
    ' test level up '
    """
    words = re.sub(r"[^\w]+", " ", text).casefold().split()
    return f" {' '.join(words)} "


def type_words(types: int) -> list[str]:
    """Types as a text names them: all creatures or spells have a word of their own."""
    for mask, group in ((CREATURE, "creature"), (SPELL, "spell")):
        if types == mask:
            return [group]
    return [name for i, name in enumerate(TYPE_NAMES) if types >> i & 1]


NODES: Final[Mapping[type, Callable[[Any], list[str]]]] = {
    IsType: lambda x: type_words(x.types),
    HasColor: lambda x: [COLORS[x.color]],
    HasWord: lambda x: [WORDS[x.word]],
    k.HasIcon: lambda x: [WORDS[x.key]],
    k.PrintedIcon: lambda x: [WORDS[x.key]],
    k.Subtype: lambda x: [SUBTYPES[x.key]],
    k.SkillLevel: lambda x: [x.name, "skill"],
    k.CalledSo: lambda x: [x.base],
    k.Level: lambda x: ["level"],
    k.On: lambda x: ["creature"] if x.kinds == CREATURE_ZONES else [],
    Create: lambda x: [x.name],
    Damage: lambda x: ["damage"],
    Count: lambda x: ["poison"] if x.verb == V_POISON else [],
    Gives: lambda x: [WORDS[x.key]] if x.kind == M_WORD else ["level"] if (x.kind, x.key) == (M_STAT, S_LEVEL) else [],
    Use: lambda x: [PRICES[i] for i, n in enumerate(x.price) if n and i in PRICES],
}


def mentioned(x: Any) -> Iterator[str]:
    """What a part of a text mentions, from the parts it is made of: in no language."""
    if isinstance(x, (list, tuple)):
        for part in x:
            yield from mentioned(part)
        return
    if type(x) in NODES:
        yield from NODES[type(x)](x)
    if is_dataclass(x):
        for f in fields(x):
            yield from mentioned(getattr(x, f.name))
    elif isinstance(x, (Op, Number, Cards)):
        for _, part in attributes(x):
            yield from mentioned(part)


def description(card: Card) -> list[str]:
    """What the text in its text box mentions."""
    text = (card.play, card.target, card.attach, card.gives, card.uses, card.when, card.vary, card.builder)
    marks = [WORDS[i] for i in card.words[::2] if i not in (*ICONS, NAMED_CARD, PAYS_X)]
    return [*marks, *mentioned(text), *(type_words(card.answers) if card.answers > 0 else [])]


def searched(card: Card) -> list[str]:
    """hkk.12.3: name, type, subtypes, icons and description; neither its god nor its flavour text."""
    icons = [WORDS[i] for i in card.words[::2] if i in ICONS]
    return [card.name, *type_words(card.types), *(SUBTYPES[i] for i in card.subtypes), *icons, *description(card)]


@cache
def stands_on(keyword: str, name: str) -> bool:
    """The keyword stands on the card of that name, where it counts.

    >>> stands_on("galetki", "Rust Galetki"), stands_on("Trap Setting", "Thorn Pit")
    (True, True)
    >>> stands_on("tharr", "Stonebreaker Orc")
    False
    """
    return any(plain(keyword) in plain(field) for field in searched(card_facts()[name]))


# ---- naming and looking
class NameKeyword(Op):
    """Name a keyword, or a card: it is kept."""

    def __init__(self) -> None:
        self.choices: list[str] = []

    def registers(self) -> list[Register]:
        return [KEYWORD]

    def enroll(self, rules: Rules, key: str) -> None:
        rules.choices.extend(w for w in KEYWORDS if w not in rules.choices)
        self.choices = rules.choices

    def run(self, s: State, f: Frame) -> i64:
        if s.answer == NONE:
            for word in KEYWORDS:
                s.offer(O_MODE * OPTION + self.choices.index(word))
            for d in s.rules.definitions:
                if d.name not in s.rules.test_cards:
                    s.offer(O_DEFINITION * OPTION + d.id)
            return s.ask(f.me, Q_NAME)
        a = s.take()
        f.set_reg(KEYWORD.slot, 1 + a)
        if s.tracing:
            name = -1 - (a - O_DEFINITION * OPTION) if a < O_MODE * OPTION else a - O_MODE * OPTION
            s.note(S_CHOICE, -1, -1, f.me, name, 0)
        return NEXT

    def option_name(self, i: i64) -> str:
        return self.choices[i]


def named(s: State, f: Frame) -> str:
    """The keyword that was named."""
    a = f.reg(KEYWORD.slot) - 1
    if a >= O_MODE * OPTION:
        return s.rules.choices[a - O_MODE * OPTION]
    return s.rules.definitions[a - O_DEFINITION * OPTION].title


class HasKeyword(Number):
    """The keyword that was named stands on the card."""

    def value(self, s: State, f: Frame, c: i64) -> i64:
        return 1 if stands_on(named(s, f), s.printed(c).title) else 0


class HandOfChosen(Cards):
    """The cards in the hand of the player this is aimed at."""

    def __init__(self, where: Number | None = None) -> None:
        self.where: Number | None = where

    def live(self) -> bool:
        return True

    def chosen(self, s: State, f: Frame) -> i64:
        return s.rules.cite("hkk.12.3") if isinstance(self.where, HasKeyword) else i64(0)

    def find(self, s: State, f: Frame) -> list[i64]:
        if len(f.it) == 0 or f.it[0] >= 0:
            return NO_NUMBERS
        hand = s.cards_in((-2 - f.it[0]) * OWN + HAND)
        return [x for c in hand if self.where is None or self.where.value(s, f, c) for x in (c, s.life[c])]


class SearchHand(Op):
    """I see the hand of the player this is aimed at; what only flavour text mentions does not count (hkk.12.3.p2)."""

    def run(self, s: State, f: Frame) -> i64:
        hand = HandOfChosen().find(s, f)[::2]
        found = HandOfChosen(HasKeyword()).find(s, f)[::2]
        word = plain(named(s, f))
        for c in hand:
            if s.knowing:
                learn(s, c, 1 << f.me)
            if s.tracing:
                s.note(S_LOOK, -1, c, f.me, 0, 0)
        if s.tracing:
            for c in hand:
                if c not in found and word in plain(printed_of(s.printed(c).title).flavour):
                    s.note(S_FORBIDDEN, V_DISCARD, c, f.me, 0, s.rules.cite("hkk.12.3.p2"))
            if not found:
                s.note(S_SKIPPED, V_DISCARD, -1, f.me, 0, s.rules.cite("hkk.12.3"))
        return NEXT
