"""Noun phrases: what an effect acts on, kept apart from its grammar until a verb says which case it wants.

A phrase is a kind of determiner (a, up to 4, all, ...), a noun (types or names), modifiers and a place. The messages
say how these are put together: ``np-<kind>`` gets the finished core, a modifier or a place says in its attribute
``.at`` whether it stands before the noun or after it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypedDict, Unpack

from ludilex.text.bundles import Missing

if TYPE_CHECKING:
    from ludilex.text.talk import Talk

COUNTED = ("a", "n", "upto", "some", "the", "all", "each", "next", "bare", "allbut", "any")
DEFINITE = ("the", "all", "allbut")


@dataclass(frozen=True)
class Modifier:
    """Words that narrow a noun: a message with its arguments; an ``of`` is told in the case the message wants.

    ``either``: further modifiers of which one is enough.
    """

    message: str
    args: dict[str, object] = field(default_factory=dict)
    of: NounPhrase | None = None
    either: tuple[Modifier, ...] = ()


class Features(TypedDict, total=False):
    """What can be said of a phrase besides its words; see `NounPhrase`."""

    args: dict[str, object]
    of: NounPhrase | None
    inside: bool
    definite: bool
    pronoun: bool
    many: bool
    chosen: bool
    optional: bool
    owner: bool
    whose: str


@dataclass(frozen=True)
class NounPhrase:
    """A noun phrase before it is inflected.

    ``kind``: one of `COUNTED`; ``or``, ``and`` (its ``parts``, joined); or ``said``: the message ``noun`` with
    ``args`` and ``of``, as it stands. ``whose``: whose place it is if not the speaker's ("other", "any").
    ``optional``: it was chosen, and need not be. ``owner``: the player of the card chose it. A pronoun keeps the noun
    it stands for.
    """

    kind: str
    noun: str = "noun-card"
    n: int = 1
    types: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    place: str = ""
    whose: str = ""
    inside: bool = False
    parts: tuple[NounPhrase, ...] = ()
    args: dict[str, object] = field(default_factory=dict)
    of: NounPhrase | None = None
    definite: bool = False
    pronoun: bool = False
    many: bool = False
    chosen: bool = False
    optional: bool = False
    owner: bool = False

    def known(self) -> bool:
        """The words point at certain cards; a Hungarian verb agrees with this."""
        if self.kind in ("or", "and"):
            return self.parts[0].known()
        return self.kind in DEFINITE or self.definite

    def plural(self) -> bool:
        """A pronoun for it would be "them"."""
        several = self.kind in ("n", "upto", "some", "the") and self.n > 1
        return self.many or several or self.kind in ("all", "allbut", "any", "and")

    def having(self, kind: str, n: int = 1, **changes: Unpack[Features]) -> NounPhrase:
        """The same with another determiner; each part of an alternative gets it."""
        if self.kind in ("or", "and"):
            return replace(self, parts=tuple(p.having(kind, n) for p in self.parts), **changes)
        if self.kind == "said":
            return replace(self, **changes)
        return replace(self, kind=kind, n=n, **changes)


def said(message: str, n: int = 1, **features: Unpack[Features]) -> NounPhrase:
    """A phrase that is one message, such as ``np-this``."""
    return NounPhrase("said", noun=message, n=n, **features)


def head(talk: Talk, x: NounPhrase) -> str:
    """The message of the noun: the type if the game has a noun for it, else what lies at such a place, else a card.

    The message notes the noun's ``.gender`` and whether it is ``.animate``, for the words that agree with it.
    """
    if x.kind in ("or", "and"):
        return head(talk, x.parts[0])
    if x.types and talk.has(f"noun-{x.types[-1]}"):
        return f"noun-{x.types[-1]}"
    if x.kind != "said" and x.noun == "noun-card" and x.place and not x.types and not x.names:
        return talk.note(place_of(x), "noun", x.noun)
    return x.noun if x.noun.startswith("noun-") else talk.note(x.noun, "noun", "noun-card")


def place_of(x: NounPhrase) -> str:
    """The message of the place: ``from-<zone>`` or ``in-<zone>``, of other players with ``-other`` or ``-any``."""
    return f"{'in' if x.inside else 'from'}-{x.place}{f'-{x.whose}' if x.whose else ''}"


def agreement(talk: Talk, noun: str) -> dict[str, object]:
    """What words that agree with a noun ask for."""
    return {"gender": talk.note(noun, "gender", "f"), "animate": talk.note(noun, "animate", "no")}


def inflect(talk: Talk, x: NounPhrase, case: str) -> str:
    """The phrase in a case; ``-after`` behind the case: a preposition stands before it, which changes pronouns."""
    case, _, after = case.partition("-")
    if x.kind in ("or", "and"):
        told = inflect(talk, x.parts[0], case)
        for part in x.parts[1:]:
            told = talk.say(f"np-{x.kind}", a=told, b=inflect(talk, part, case))
        return told
    if x.kind == "said":
        return inflect_said(talk, x, case, bool(after))
    message = f"np-{x.kind}"
    case = talk.note(message, "case", case)
    core = core_of(talk, x, case, number_of(talk, message, x))
    return talk.say(message, core=core, case=case, n=x.n, sound=sound_of(core), **agreement(talk, head(talk, x)))


def inflect_said(talk: Talk, x: NounPhrase, case: str, after: bool) -> str:
    """A phrase that is one message; a pronoun gets the noun it stands for."""
    args = {"on": talk.host, **x.args}
    if x.of is not None:
        args["of"] = inflect(talk, x.of, talk.note(x.noun, "of", "nom"))
    whole = args.get("whole")
    if isinstance(whole, NounPhrase):
        args["whole"] = inflect(talk, whole, case)
    message = f"{x.noun}-{x.whose}" if x.whose else x.noun
    if "head" in args:
        noun = str(args.pop("head"))
        args.update(agreement(talk, noun), noun=talk.say(noun, n="all" if x.many else 1, case=case))
    if x.pronoun:
        message = "np-it"
        args.update(
            agreement(talk, x.noun),
            after="yes" if after else "no",
            noun=talk.say(x.noun, n="all" if x.many else 1, case=case),
        )
    return talk.say(message, case=case, whose=talk.voice, many="yes" if x.many else "no", n=x.n, **args)


def number_of(talk: Talk, message: str, x: NounPhrase) -> object:
    """The number a noun stands in: a numeral, or "all" for a plural without one."""
    if x.kind in ("a", "each", "next"):
        return 1
    if x.kind in ("all", "bare", "allbut", "any"):
        given = talk.note(message, "number", "all")
    else:
        given = talk.note(message, "number", str(x.n))
    return int(given) if given.isdigit() else given


def core_of(talk: Talk, x: NounPhrase, case: str, n: object) -> str:
    """Noun, modifiers and place, in the order of the language."""
    noun = noun_of(talk, x, case, n)
    grammar = {"case": case, "n": n, **agreement(talk, head(talk, x))}
    parts = [(distance(talk, m), *modify(talk, m, grammar)) for m in x.modifiers]
    if x.place:
        message = place_of(x)
        at = talk.note(message, "at", "after")
        far = int(talk.note(message, "outer", "1" if at == "before" else "-1"))
        parts.append((far, talk.say(message, whose=talk.voice, **grammar), at))
    parts.sort(key=lambda part: part[0])
    before = [told for _, told, at in reversed(parts) if at == "before"]
    after = [told for _, told, at in parts if at != "before"]
    return " ".join(word for word in [*before, noun, *after] if word).replace(" , ", ", ")


def distance(talk: Talk, x: Modifier) -> int:
    """How far from the noun it stands: 0, or what the message notes as ``.outer`` ("other red", not "red other")."""
    return 0 if x.either else int(talk.note(x.message, "outer", "0"))


def noun_of(talk: Talk, x: NounPhrase, case: str, n: object) -> str:
    """The noun: a card, a card of some types, or cards by name."""
    if x.names:
        return talk.say("noun-name", names=talk.either([talk.quoted(name) for name in x.names]), n=n, case=case)
    if not x.types:
        return talk.say(head(talk, x), n=n, case=case)
    if all(talk.has(f"noun-{name}") for name in x.types):
        return talk.either([talk.say(f"noun-{name}", n=n, case=case) for name in x.types])
    return talk.say("noun-type", types=talk.types(x.types), last=x.types[-1], n=n, case=case)


def modify(talk: Talk, x: Modifier, grammar: dict[str, object]) -> tuple[str, str]:
    """A modifier and where it stands; it may agree with the noun."""
    if x.either:
        told = [modify(talk, m, grammar) for m in x.either]
        if len({place for _, place in told}) > 1:
            raise Missing(
                f"{talk.lang}: alternatives before and after a noun ({', '.join(m.message for m in x.either)})"
            )
        return talk.either([text for text, _ in told]), told[0][1]
    args = {"whose": talk.voice, **grammar, **x.args}
    if x.of is not None:
        args["of"] = inflect(talk, x.of, talk.note(x.message, "of", "nom"))
    return talk.say(x.message, **args), talk.note(x.message, "at", "after")


def sound_of(text: str) -> str:
    """How English writes "a" before it: "an" before a vowel ("Uni-" and "one" are spoken with a consonant), "another".

    >>> [sound_of(word) for word in ("Estate", "Gold", "University", "other card")]
    ['vowel', 'consonant', 'consonant', 'other']
    """
    word = text.casefold()
    if word.startswith("other "):
        return "other"
    vowel = word[:1] in set("aeiou") and not word.startswith(("uni", "use", "one", "eu"))
    return "vowel" if vowel else "consonant"
