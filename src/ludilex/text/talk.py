"""Telling a definition tree as a discourse, in one language.

A choice says nothing by itself: it introduces a noun phrase, which the next effect takes as its object; later effects
use a pronoun. Effects are told one after the other; "then" is a rules word and is never said. What has no words
raises `Missing`: nothing is dropped silently.

The functions that tell single classes of nodes are found by class: those of the kernel in `effects`, `selections` and
`abilities`, those of a game in the ``texts`` module of its package (see docs/text.md). A function gets the `Talk` and
the node.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from ludilex.kernel.numbers import Num
from ludilex.kernel.programs import Cards, Number, Op, Register
from ludilex.kernel.rules import Rules
from ludilex.kits import kit
from ludilex.text import bundles
from ludilex.text.bundles import Missing
from ludilex.text.nouns import Modifier, NounPhrase, head, inflect, said

Teller = Callable[..., Any]

YOU = "you"
THEY = "they"


@dataclass
class Tellers:
    """The functions that tell nodes, by what is wanted of them and by class."""

    effects: dict[type, Teller] = field(default_factory=dict)  # an op as a clause, "" if it needs no words
    selections: dict[type, Teller] = field(default_factory=dict)  # a selection as a noun phrase
    filters: dict[type, Teller] = field(default_factory=dict)  # a condition on a card as a changed noun phrase
    negations: dict[type, Teller] = field(default_factory=dict)  # the same, turned round
    conditions: dict[type, Teller] = field(default_factory=dict)  # a condition as "it is ..."
    denials: dict[type, Teller] = field(default_factory=dict)  # a condition turned round, as "it is not ..."
    predicates: dict[type, Teller] = field(default_factory=dict)  # a condition on a card spoken of: "it is standing"
    costs: dict[type, Teller] = field(default_factory=dict)  # an op that is paid, as it stands before the effect
    players: dict[type, Teller] = field(default_factory=dict)  # a condition on players, as the end of actor-...
    counts: dict[type, Teller] = field(default_factory=dict)  # a number as "the number of ..."
    eaches: dict[type, Teller] = field(default_factory=dict)  # a number as "for each ..."
    measures: dict[type, Teller] = field(default_factory=dict)  # a number of a card: its name, such as "stat-power"
    occasions: dict[type, Teller] = field(default_factory=dict)  # a condition on an event: changes the occasion
    changes: dict[Any, Teller] = field(default_factory=dict)  # by kind, or (kind, key), of constant and lasting effects
    labels: dict[type, Teller] = field(default_factory=dict)  # what stands before a trigger's or ability's effect
    symbols: dict[type, Teller] = field(default_factory=dict)  # a number that is written as a letter: "X"
    targets: dict[type, Teller] = field(default_factory=dict)  # of a definition: its target, if that is no selection
    extra: dict[type, Teller] = field(default_factory=dict)  # of a definition: lines beside its abilities
    header: dict[type, Teller] = field(default_factory=dict)  # of a definition: the parts of the first line
    names: dict[str, Any] = field(default_factory=dict)  # "stat", "keyword", "color", "trait": names by number
    silent: dict[type, tuple[str, ...]] = field(default_factory=dict)  # attributes that need no words

    def tells(self, kind: str, cls: type, silent: Sequence[str] = ()) -> Callable[[Teller], Teller]:
        """Decorator: this function tells nodes of that class. ``silent`` attributes are not told, on purpose."""

        def enter(function: Teller) -> Teller:
            getattr(self, kind)[cls] = function
            self.silent[cls] = (*self.silent.get(cls, ()), *silent)
            return function

        return enter

    def joined(self, other: Mapping[str, Mapping[Any, Any]]) -> Tellers:
        """These and those of a game."""
        return Tellers(**{name: {**getattr(self, name), **other.get(name, {})} for name in vars(self)})


KERNEL = Tellers()


@lru_cache(maxsize=32)
def tellers(game: str) -> Tellers:
    """The kernel's functions and those of the game's ``texts`` module, if it has one."""
    for module in ("effects", "selections", "conditions", "changes", "abilities"):
        importlib.import_module(f"ludilex.text.{module}")
    package = kit(game).rules.__module__
    while package:
        spec = importlib.util.find_spec(package)
        if spec is not None and spec.submodule_search_locations is not None:
            name = f"{package}.texts"
            if importlib.util.find_spec(name) is not None:
                return KERNEL.joined(importlib.import_module(name).TEXTS)
        package = package.rpartition(".")[0]
    return KERNEL


@dataclass
class Discourse:
    """What has been said so far, as far as it changes what comes next."""

    intro: NounPhrase | None = None  # chosen or recalled, and not yet taken by an effect
    many: bool = False  # the remembered cards are several
    count: int = 1  # how many they are, if their number was told
    noun: str = "noun-card"  # the message of the noun they were told with
    voice: str = YOU  # whose effects are told: "your hand", "their hand"
    subject: str = ""  # message of the player who acts, when that is not "you"
    may: bool = False  # the next clause is one that the player may do
    registers: dict[str, Number] = field(default_factory=dict)
    event: NounPhrase = field(default_factory=lambda: said("np-event", definite=True, args={"head": "noun-card"}))
    told: tuple[Any, ...] = ()  # nodes that stand before the effect, and need not be told again
    kept: dict[str, NounPhrase] = field(default_factory=dict)  # certain cards that a memory holds
    event_has: str = ""  # the condition on the cards of the event that has been told already


class Talk:
    """The words for one game in one language, and the discourse they are said in."""

    def __init__(self, rules: Rules, lang: str) -> None:
        self.rules, self.lang = rules, lang
        self.tellers = tellers(rules.name)
        self.now = Discourse()
        self.pending: list[str] = []
        self.depth = 0
        self.standing = False  # the card's whole effect is what holds from now on: that goes unsaid
        self.host = ""  # the type of the cards that this card may be attached to, where it says so
        self.home = -1  # the zone kinds from which cards of this type work, if the game says so: it goes unsaid

    # ---- words
    @property
    def voice(self) -> str:
        """Whose effects are told: `YOU`, or `THEY` for another player."""
        return self.now.voice

    def say(self, message: str, **args: object) -> str:
        """A message of this game in this language."""
        return bundles.say(self.lang, self.rules.name, message, **args)

    def note(self, message: str, name: str, default: str) -> str:
        """What a message says about its own grammar."""
        return bundles.note(self.lang, self.rules.name, message, name, default)

    def has(self, message: str) -> bool:
        """There is such a message."""
        return bundles.has(self.lang, self.rules.name, message)

    def missing(self, what: str) -> Missing:
        """The error for something this language cannot say."""
        return Missing(f"{self.lang}: no words for {what} (for {self.rules.name})")

    def quoted(self, name: str) -> str:
        """A card name; these are English everywhere."""
        return self.say("card-name", name=name)

    def either(self, texts: Sequence[str]) -> str:
        """Alternatives."""
        told = texts[0]
        for text in texts[1:]:
            told = self.say("either", a=told, b=text)
        return told

    def types(self, names: Sequence[str]) -> str:
        """Types as they stand in front of, or behind, the word for a card."""
        told = self.say(f"of-{names[0]}")
        for name in names[1:]:
            told = self.say("types-or", a=told, b=self.say(f"of-{name}"))
        return told

    def type_names(self, mask: int) -> tuple[str, ...]:
        """Names of the types of a mask; a game may have a name for a group of types ("creature")."""
        groups = self.tellers.names.get("group", {})
        if mask in groups:
            return (str(groups[mask]),)
        return tuple(name for i, name in enumerate(self.rules.type_names) if mask >> i & 1)

    def register(self, register: Register) -> str:
        """The message for a named register; its name is its meaning."""
        return f"register-{register.name}"

    def name(self, kind: str, number: int) -> str:
        """The name a game gives to a stat, keyword, colour or trait by number."""
        names = self.tellers.names.get(kind, ())
        if not 0 <= number < len(names):
            raise self.missing(f"the {kind} {number}")
        return str(names[number])

    def amount(self, x: Number) -> int | str | None:
        """A number that is written down, or the letter it is written with; None if it is neither."""
        if isinstance(x, Num):
            return int(x.n)
        return str(self.tell("symbols", x)) if self.knows("symbols", x) else None

    def let(self, register: Register, number: Number) -> None:
        """Remember what number a register holds, for the comparisons to come."""
        self.now.registers[register.name] = number

    def held(self, register: Register) -> Number:
        """The number a register holds."""
        if register.name not in self.now.registers:
            raise self.missing(f"the register {register.name!r}, which nothing before has set")
        return self.now.registers[register.name]

    # ---- nodes
    def tell(self, kind: str, x: Any) -> Any:
        """A node through the function for its class."""
        function = self.teller(kind, x)
        if function is None:
            raise self.missing(f"{type(x).__name__} ({kind})")
        return function(self, x)

    def teller(self, kind: str, x: Any) -> Teller | None:
        """The function for the class of a node, or for the nearest class that it is derived from."""
        table = getattr(self.tellers, kind)
        for cls in type(x).__mro__:
            if cls in table:
                function: Teller = table[cls]
                return function
        return None

    def knows(self, kind: str, x: Any) -> bool:
        """There is a function for such a node."""
        return self.teller(kind, x) is not None

    def selection(self, x: Cards) -> NounPhrase:
        """A selection as a noun phrase."""
        phrase = self.tell("selections", x)
        assert isinstance(phrase, NounPhrase)
        return phrase

    def narrow(self, phrase: NounPhrase, where: Number | None) -> NounPhrase:
        """A noun phrase with a condition on its cards."""
        if where is None:
            return phrase
        function = self.teller("filters", where)
        if function is None:
            raise self.missing(f"{type(where).__name__} (filters)")
        narrowed = function(self, phrase, where)
        assert isinstance(narrowed, NounPhrase)
        return narrowed

    def modified(self, phrase: NounPhrase, message: str, of: NounPhrase | None = None, **args: object) -> NounPhrase:
        """A noun phrase with one more modifier."""
        return replace(phrase, modifiers=(*phrase.modifiers, Modifier(message, args, of)))

    def phrase(self, message: str, **features: Any) -> NounPhrase:
        """A noun phrase that is one message; for the functions of games, which cannot import this layer."""
        return said(message, **features)

    def cards(self, kind: str, **features: Any) -> NounPhrase:
        """A noun phrase about cards: ``kind`` is "a", "all", "upto" ...; for the functions of games."""
        return NounPhrase(kind, **features)

    def inflect(self, phrase: NounPhrase, case: str) -> str:
        """A noun phrase in a case."""
        return inflect(self, phrase, case)

    # ---- the discourse
    def introduce(self, phrase: NounPhrase) -> None:
        """Chosen or recalled cards: the next effect takes them as its object."""
        self.remember(phrase)
        self.now.intro = phrase

    def it(self) -> NounPhrase:
        """The remembered cards: what was just introduced, or a pronoun."""
        phrase, self.now.intro = self.now.intro, None
        if phrase is None:
            return self.pronoun()
        if phrase.owner:
            self.pending.append(self.choice(phrase))
            return self.pronoun()
        return phrase

    def pronoun(self) -> NounPhrase:
        """It, or them."""
        return said(self.now.noun, definite=True, pronoun=True, many=self.now.many, n=self.now.count)

    def remember(self, phrase: NounPhrase) -> None:
        """An effect leaves these as the remembered cards."""
        self.now.intro = None
        self.now.many = phrase.plural()
        self.now.count = phrase.n
        self.now.noun = head(self, phrase)

    def choice(self, phrase: NounPhrase) -> str:
        """A choice that no effect has taken: "choose a card"."""
        if not phrase.owner:
            return self.clause("choose", phrase)
        if phrase.optional:
            raise self.missing("a choice that the player of the card may make for another player's effect")
        return self.say("owner-chooses", **self.object_of("owner-chooses", phrase))

    def choose_first(self) -> None:
        """Tell the pending choice as a clause of its own, before what comes."""
        if self.now.intro is not None and self.now.intro.chosen:
            phrase, self.now.intro = self.now.intro, None
            self.pending.append(self.choice(phrase))

    def done(self, message: str, phrase: NounPhrase, **args: object) -> str:
        """Something is done to cards, which are then what is spoken of."""
        told = self.clause(message, phrase, **args)
        self.remember(phrase)
        return told

    def clause(self, message: str, of: NounPhrase | None = None, **args: object) -> str:
        """A sentence without its full stop: who acts, the verb in the form that wants, and its object.

        Messages get ``$form`` (do, does, may), ``$agree`` (the same for Hungarian: do, does, may, let; with ``-it``
        for a known object), ``$obj`` in the case the message notes, ``$light`` for a pronoun or what is as
        short, ``$whose``.
        """
        may = self.now.may or (of is not None and of.optional)
        if self.now.may and of is not None and of.optional:
            raise self.missing("'may' twice in one clause")
        self.now.may = False
        form = "may" if may else "do" if self.now.voice == YOU else "does"
        agree = "let" if may and self.now.voice == THEY else form
        known = of is not None and of.known()
        who = self.actor(may)
        if of is not None:
            args.update(self.object_of(message, of))
        told = self.say(message, form=form, agree=agree + ("-it" if known else ""), whose=self.voice, **args)
        return f"{who} {told}".strip()

    def object_of(self, message: str, of: NounPhrase) -> dict[str, object]:
        """The arguments of a message that come from its object."""
        case = self.note(message, "case", "nom" if self.lang == "en" else "acc")
        if of.kind == "or" and not of.chosen:
            of = replace(of, kind="and")  # something is done to all of them
        light = "yes" if of.pronoun else self.note(of.noun, "light", "no") if of.kind == "said" else "no"
        return {
            "obj": inflect(self, of, case),
            "light": light,
            "known": "yes" if of.known() else "no",
            "many": "yes" if of.plural() else "no",
        }

    def actor(self, may: bool) -> str:
        """Who acts: nobody needs to be named in a command; another player is named."""
        who = self.now.subject or "you"
        if self.now.subject:
            self.now.subject = "that-player"
        return self.say(f"actor-{who}{'-may' if may else ''}")

    @contextmanager
    def speaking(self, voice: str, subject: str) -> Iterator[None]:
        """Within this, effects are another player's; the message ``actor-<subject>`` names them first."""
        before = self.now
        self.now = replace(before, voice=voice, subject=subject, intro=None, may=False)
        try:
            yield
        finally:
            self.now = before

    # ---- effects
    def effect(self, op: Op) -> str:
        """One op as a clause; "" if it needs no words."""
        self.depth += 1
        try:
            return str(self.tell("effects", op))
        finally:
            self.depth -= 1

    def clauses(self, ops: Sequence[Op]) -> list[str]:
        """Effects one after the other, each as a clause; equal neighbours are told once, with how often."""
        out: list[str] = []
        outer, self.pending = self.pending, []
        for op in ops:
            told = self.effect(op)
            out += self.pending
            self.pending = []
            if told:
                out.append(told)
        self.choose_first()
        out += self.pending
        self.pending = outer
        return self.counted(out)

    def counted(self, clauses: Sequence[str]) -> list[str]:
        """Equal neighbours as one clause."""
        out: list[tuple[str, int]] = []
        for clause in clauses:
            if out and out[-1][0] == clause:
                out[-1] = (clause, out[-1][1] + 1)
            else:
                out.append((clause, 1))
        return [self.say("times", clause=clause, n=n) if n > 1 else clause for clause, n in out]

    def body(self, ops: Sequence[Op]) -> str:
        """Effects within a sentence."""
        self.depth += 1
        try:
            return "; ".join(self.clauses(ops))
        finally:
            self.depth -= 1

    def sentences(self, ops: Sequence[Op]) -> str:
        """Effects as sentences of their own."""
        return ". ".join(capital(clause) for clause in self.clauses(ops))

    def trial(self, tell: Callable[[], str]) -> str | None:
        """What the function says, or None if it cannot be said so; then the discourse is as it was before."""
        before = replace(self.now, registers=dict(self.now.registers)), list(self.pending), self.depth
        try:
            told = tell()
            if not self.now.may:
                return told
        except Missing:
            pass
        self.now, self.pending, self.depth = before
        return None


def capital(text: str) -> str:
    """With a capital letter, if it begins with a letter.

    >>> capital("draw 1 card"), capital("+1 coin")
    ('Draw 1 card', '+1 coin')
    """
    return text[:1].upper() + text[1:]
