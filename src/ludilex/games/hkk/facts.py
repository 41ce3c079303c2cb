"""Questions about a card (or a player), answered from what the program plays by. Not compiled.

Each function answers one question under the clauses it is registered with: definitions, which no step can cite.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ludilex.errors import BadInput
from ludilex.games.hkk import keywords
from ludilex.games.hkk.printed import Printed, printed_of
from ludilex.games.hkk.terms import (
    ANCHOR,
    BUILDING,
    COLORS,
    CREATURE,
    DEFENCE,
    HAND_ICON,
    ITEM,
    MAGICAL_ATTACK,
    MAGICAL_DEFENCE,
    NAMED_CARD,
    PAYS_X,
    S_DAMAGE,
    S_LIFE,
    SPELL,
    TREASURE,
    TYPE_NAMES,
    VERSIONS,
    WORDS,
    Y_BUILDER,
    Y_SHARD,
    Y_SPECIAL,
)
from ludilex.games.hkk.timing import Hkk, Note
from ludilex.games.hkk.words import SUBTYPES
from ludilex.kernel.kit import Answered
from ludilex.kernel.state import State

Value = int | str | list[str]
Question = Callable[[State, int], Value]
Q = TypeVar("Q", bound=Question)
QUESTIONS: dict[str, tuple[Question, tuple[str, ...]]] = {}
SKILL_LEVEL = "skill"  # with the name of a skill: about a player
CLANS = {
    "tharr": "cleaner", "dornodon": "thief", "elenios": "psionicist", "sheran": "scholar", "fairlight": "mage",
    "leah": "immortal", "chara-din": "mutant", "raia": "soldier", "bufa": "bard",
}  # fmt: skip
IN_FRAME = (*range(HAND_ICON, ANCHOR + 1), DEFENCE, TREASURE)  # icons in the frame round picture and text box
BY_ICON = ("fire", "lightning", "cold", "mental")  # subtypes of spells that an icon marks


def question(name: str, *clauses: str) -> Callable[[Q], Q]:
    """Register the answer to a question."""

    def register(answer: Q) -> Q:
        QUESTIONS[name] = (answer, clauses)
        return answer

    return register


def asked(s: State, seat: int, card: int, text: str) -> Answered:
    """The answer to a question about a card; card -1: about a player."""
    name, _, detail = text.partition(" ")
    if card < 0:
        if name != SKILL_LEVEL or not detail:
            raise BadInput(f"{text!r} is no question about a player; `{SKILL_LEVEL} NAME` is one")
        return Answered(int(keywords.skill_level(s, seat, detail)))
    if name == SKILL_LEVEL or detail:
        raise BadInput(f"{text!r} is no question about a card; known are {', '.join(QUESTIONS)}")
    answer, clauses = QUESTIONS[name]
    value: Any = answer(s, card)
    if isinstance(value, bool):
        return Answered("yes" if value else "no", clauses)
    return Answered(tuple(value) if isinstance(value, list) else value, clauses)


# ---- the face
def note_of(s: State, c: int) -> Note:
    """What its printed card says beside the kernel definition."""
    r = s.rules
    assert isinstance(r, Hkk)
    return r.notes[s.defn[c]]


def face_of(s: State, c: int) -> Printed:
    """What else is printed on it."""
    return printed_of(s.printed(c).title)


@question("class", "hkk.6.1.p2", "hkk.6.1.p3")
def frame(s: State, c: int) -> str:
    """The class that the frame tells."""
    return face_of(s, c).frame


@question("token-card", "hkk.6.4")
def token_card(s: State, c: int) -> bool:
    """Its picture fills most of the face."""
    return face_of(s, c).token


@question("name", "hkk.6.5")
def name(s: State, c: int) -> str:
    """The printed name, without the mark of the version."""
    return note_of(s, c).base


@question("version", "hkk.6.5")
def version(s: State, c: int) -> str:
    """What the mark behind the name says."""
    return VERSIONS[note_of(s, c).version]


@question("description", "hkk.12.1", "hkk.13.1")
def description(s: State, c: int) -> bool:
    """It has a text that does something; what is in italics is none."""
    d, note = s.printed(c), note_of(s, c)
    does = [d.play, d.abilities, d.triggers, d.constants, note.substitute, note.vary, note.builder]
    marked = [k for k in d.words[::2] if k not in IN_FRAME and k not in (NAMED_CARD, PAYS_X)]
    return any(x for x in does if x is not None) or bool(marked)


# ---- costs
def parts(s: State, c: int) -> dict[str, int]:
    """So much of each kind; a builder that must be special is a builder, and a golden 0 is a cost in shards."""
    out: dict[str, int] = {}
    for k, n in enumerate(s.printed(c).costs):
        if n > 0:
            kind = s.rules.currencies[Y_BUILDER if k == Y_SPECIAL else k].name
            out[kind] = out.get(kind, 0) + int(n)
    if face_of(s, c).golden:
        out.setdefault(s.rules.currencies[Y_SHARD].name, 0)
    return out


@question("cost", "hkk.7.0.0")
def cost(s: State, c: int) -> list[str]:
    """The numbers in the corner."""
    return [f"{n} {kind}" for kind, n in parts(s, c).items()]


@question("kinds", "hkk.7.0.1")
def kinds(s: State, c: int) -> list[str]:
    """The kinds of its cost."""
    return list(parts(s, c))


@question("golden", "hkk.7.2")
def golden(s: State, c: int) -> bool:
    """The number of its cost, or a part of it, is golden: shards."""
    return s.rules.currencies[Y_SHARD].name in parts(s, c)


@question("shard", "hkk.7.2.0")
def shard(s: State, c: int) -> bool:
    """It is a zan shard."""
    return golden(s, c)


@question("mixed", "hkk.7.6", "hkk.7.6.1")
def mixed(s: State, c: int) -> bool:
    """Its cost has several kinds; spell points and shards are two."""
    return len(parts(s, c)) > 1


@question("vp-cost", "hkk.7.6.1.p2")
def vp_cost(s: State, c: int) -> int:
    """Spell points and shards of its cost together."""
    return int(s.printed(c).cost)


@question("variable", "hkk.7.7")
def variable(s: State, c: int) -> bool:
    """Its cost has an X or a ?."""
    return note_of(s, c).vary is not None or bool(s.printed(c).word(PAYS_X))


@question("fixed", "hkk.7.8", "hkk.7.8.1")
def fixed(s: State, c: int) -> bool:
    """Its cost has neither, whatever the card may do to its own cost."""
    return not variable(s, c)


@question("base-cost", "hkk.7.7.2", "hkk.7.7.2.p2", "hkk.7.7.2.s1")
def base_cost(s: State, c: int) -> int:
    """Its base cost where it lies."""
    return int(keywords.base_cost(s, c))


# ---- types, colours, icons
@question("type", "hkk.7.2.0.s1")
def type_of(s: State, c: int) -> str:
    """Its type; zan shard is none."""
    types = s.types(c)
    return next(name for k, name in enumerate(TYPE_NAMES) if types >> k & 1)


@question("subtypes", "hkk.7.2.0.s1", "hkk.9.2", "hkk.9.2.p2")
def subtypes(s: State, c: int) -> list[str]:
    """Its subtypes; icons are none, but for the four that mark one."""
    return [SUBTYPES[k] for k in s.now(c).traits]


@question("icons", "hkk.11.1")
def icons(s: State, c: int) -> list[str]:
    """The icons it has, wherever it lies."""
    marked = [SUBTYPES[k] for k in s.now(c).traits if SUBTYPES[k] in BY_ICON]
    return [WORDS[k] for k in IN_FRAME if keywords.icon(s, c, k)] + marked


@question("creature", "hkk.8.1.0")
def creature(s: State, c: int) -> bool:
    """It is one of the five types of creatures."""
    return keywords.has_type(s, c, CREATURE)


@question("non-creature", "hkk.8.1.0.p2")
def non_creature(s: State, c: int) -> bool:
    """It is of another type."""
    return not keywords.has_type(s, c, CREATURE)


@question("spell", "hkk.8.5.0")
def spell(s: State, c: int) -> bool:
    """It is an instant, a general or an enchantment."""
    return keywords.has_type(s, c, SPELL)


@question("building", "hkk.8.6.1.s1")
def building(s: State, c: int) -> bool:
    """The word for buildings means it."""
    return keywords.has_type(s, c, BUILDING)


@question("named", "hkk.8.3.2")
def named(s: State, c: int) -> bool:
    """It is on the list of named adventurers."""
    return bool(s.printed(c).word(NAMED_CARD))


@question("carrier", "hkk.8.7.1.p2")
def carrier(s: State, c: int) -> bool:
    """It holds an item."""
    return any(s.hosted and s.host[x] == c and keywords.has_type(s, x, ITEM) for x in range(len(s.zone)))


@question("attached-card", "hkk.8.11.0")
def attached_card(s: State, c: int) -> bool:
    """It is of the cards that are put on others."""
    return s.printed(c).attach is not None


@question("colors", "hkk.6.2")
def colors(s: State, c: int) -> list[str]:
    """Its colours."""
    return [name for k, name in enumerate(COLORS) if s.now(c).colors >> k & 1]


@question("belongs-to", "hkk.10.1.s1", "hkk.10.3.s1")
def belongs_to(s: State, c: int) -> list[str]:
    """The gods and the clans it counts as a card of."""
    gods = colors(s, c)
    return [*gods, *(CLANS[god] for god in gods if god in CLANS)]


@question("colorless", "hkk.10.2")
def colorless(s: State, c: int) -> bool:
    """It is of no god or clan."""
    return s.now(c).colors == 0


# ---- numbers of combat
@question("level", "hkk.8.3.1.p2", "hkk.8.3.1.s1")
def level(s: State, c: int) -> int:
    """Its level, which is as much more damage and life."""
    return int(keywords.level(s, c))


@question("base-damage", "hkk.14.1")
def base_damage(s: State, c: int) -> int:
    """The number in the lower left icon."""
    return int(s.printed(c).stats[S_DAMAGE])


@question("base-life", "hkk.15.1")
def base_life(s: State, c: int) -> int:
    """The number in the lower right icon: life, or the structure of a building."""
    return int(s.printed(c).stats[S_LIFE])


@question("magical-attack", "hkk.14.2")
def magical_attack(s: State, c: int) -> bool:
    """Its damage icon is golden, or it was given that."""
    return keywords.icon(s, c, MAGICAL_ATTACK)


@question("magical-defence", "hkk.15.2")
def magical_defence(s: State, c: int) -> bool:
    """Its life icon is golden."""
    return keywords.icon(s, c, MAGICAL_DEFENCE)


# ---- what flavour text is not
@question("flavour", "hkk.13.1")
def flavour(s: State, c: int) -> str:
    """Its text in italics, which nothing else here reads."""
    return face_of(s, c).flavour


@question("damage", "hkk.13.1")
def damage(s: State, c: int) -> int:
    """The damage it deals now, in which flavour text has no part."""
    return int(keywords.damage(s, c))
