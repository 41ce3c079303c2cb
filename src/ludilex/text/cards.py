"""Card text made from definition trees: a line that says what the card is, then one line for each of its abilities."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from ludilex.errors import unknown
from ludilex.kernel.definitions import Definition
from ludilex.kernel.dump import node_text
from ludilex.kernel.numbers import All, IsType, Num, Times
from ludilex.kernel.rules import SEP, Rules
from ludilex.text.abilities import ability, activated, attachment, labelled, price_of, replacement
from ludilex.text.changes import constant, keyword
from ludilex.text.nouns import NounPhrase
from ludilex.text.overrides import own_words
from ludilex.text.talk import Discourse, Talk, capital

Part = TypeVar("Part")


def card_text(rules: Rules, name: str, lang: str = "en") -> str:
    """The card: a line with types, cost and points, then what it does, one ability a line.

    >>> from ludilex.games.dominion import KIT
    >>> print(card_text(KIT.rules(KIT.editions[0], {}), "Throne Room"))
    Throne Room: Action; cost: 4 coins
    You may play an Action card from your hand. Play it again.
    """
    d = find(rules, name)
    talk = Talk(rules, lang)
    own = own_words(rules, d, lang)
    lines = own.splitlines() if own is not None else rules_lines(talk, d)
    return "\n".join([header(talk, d), *lines])


def find(rules: Rules, name: str) -> Definition:
    """A printed card by name, whatever the case; close matches in the error."""
    printed = {d.name: d for d in rules.definitions if SEP not in d.name}
    for key, d in printed.items():
        if key.casefold() == name.casefold():
            return d
    raise unknown("card", name, printed)


def header(talk: Talk, d: Definition) -> str:
    """Name, then what is printed besides abilities, as the game tells it or in the usual order."""
    own = talk.tellers.header.get(Definition)
    parts = own(talk, d) if own is not None else printed(talk, d)
    return f"{d.name}: {'; '.join(parts)}"


def printed(talk: Talk, d: Definition) -> list[str]:
    """Types, cost, colours, stats, traits and points."""
    costs = [int(n) for n in d.costs] or [int(d.cost)]
    price = price_of(talk, costs, "cost") if talk.rules.currencies else []
    parts = [", ".join(talk.say(f"type-{name}") for name in talk.type_names(d.types))]
    if price:
        parts.append(talk.say("card-cost", cost=", ".join(price)))
    parts += named(talk, "color", [k for k in range(64) if d.colors >> k & 1])
    parts += [talk.say(f"stat-{talk.name('stat', k)}", n=int(n)) for k, n in enumerate(d.stats) if n]
    parts += named(talk, "trait", [int(k) for k in d.traits])
    return [*parts, *points(talk, d)]


def named(talk: Talk, kind: str, numbers: list[int]) -> list[str]:
    """Colours or traits by their numbers, as one part of the first line."""
    told = [talk.say(f"{kind}-{talk.name(kind, k)}") for k in numbers]
    return [", ".join(told)] if told else []


def points(talk: Talk, d: Definition) -> list[str]:
    """What the card is worth at the end."""
    return [talk.say("card-points", n=int(d.points))] if d.points else []


def keywords(talk: Talk, d: Definition) -> str:
    """The printed keywords, one sentence each."""
    pairs = zip(d.words[::2], d.words[1::2], strict=True)
    return ". ".join(capital(keyword(talk, int(k), int(n))) for k, n in pairs)


def rules_lines(talk: Talk, d: Definition) -> list[str]:
    """What the card does, from its trees. What this layer has no words for raises `Missing`."""
    talk.home = talk.tellers.names.get("home", {}).get(int(d.types), -1)
    talk.host = host_of(talk, d)
    talk.standing = bool(int(d.types) & talk.tellers.names.get("standing", 0))
    extra = talk.tellers.extra.get(Definition)
    lines = [keywords(talk, d), *(extra(talk, d) if extra is not None else []), put_on(talk, d), played(talk, d)]
    lines += told_each(talk, ability, d.triggers)
    lines += told_each(talk, activated, d.abilities)
    lines += dict.fromkeys(told_each(talk, replacement, d.replacements))  # the same about several events: once
    lines += told_each(talk, constant, d.constants)
    if d.score is not None:
        talk.now = Discourse()
        n, part = (int(d.score.by), d.score.part) if isinstance(d.score, Times) else (1, d.score)
        lines.append(talk.say("card-score", each=talk.tell("eaches", part), n=n))
    return [sentence(talk, line) for line in lines if line]


def told_each(talk: Talk, tell: Callable[[Talk, Part], str], parts: list[Part]) -> list[str]:
    """Each with nothing said before it."""
    out = []
    for part in parts:
        talk.now = Discourse()
        out.append(tell(talk, part))
    return out


def host_of(talk: Talk, d: Definition) -> str:
    """The type of the cards it may be attached to, as its restriction says: the message ``np-host`` gets it."""
    parts = d.attach.parts if isinstance(d.attach, All) else [d.attach]
    names = [talk.type_names(int(part.types)) for part in parts if isinstance(part, IsType)]
    return names[0][0] if names else ""


def put_on(talk: Talk, d: Definition) -> str:
    """What the card may be attached to: its restriction, or the target that follows from it."""
    if d.attach is None:
        return ""
    if d.target is None:
        return attachment(talk, d.attach)
    where = getattr(d.target, "where", None)
    if not isinstance(d.attach, Num) and node_text(d.attach, 0) != node_text(where, 0):
        raise talk.missing("a target that is not what the card may be attached to")
    if isinstance(d.attach, Num) and d.attach.n != 1:
        raise talk.missing(f"an attachment to {d.attach.n}")
    what = talk.inflect(target_of(talk, d).having("a"), talk.note("attach-only", "case", "nom"))
    return talk.say("attach-only", what=what)


def target_of(talk: Talk, d: Definition) -> NounPhrase:
    """What the card is aimed at; a game may have other targets than cards."""
    own = talk.tellers.targets.get(Definition)
    if own is not None:
        phrase = own(talk, d)
        assert isinstance(phrase, NounPhrase)
        return phrase
    assert d.target is not None
    return talk.selection(d.target)


def played(talk: Talk, d: Definition) -> str:
    """What happens when it is played, on the target chosen for it."""
    talk.now = Discourse()
    if d.target is not None and d.attach is None:
        if d.play is None:
            raise talk.missing(f"the target of {d.name}, which does nothing")
        talk.introduce(replace(target_of(talk, d).having("a"), chosen=True))
    if d.play is None:
        return ""
    told = talk.sentences(talk.rules.trees[d.play.key])
    for name in talk.type_names(d.types):
        if talk.has(f"label-played-{name}"):
            return labelled(talk, talk.say(f"label-played-{name}"), told)
    return told


def sentence(talk: Talk, text: str) -> str:
    """With a capital letter and a full stop."""
    if not text:
        return ""
    return capital(text) if text.endswith((".”", ".»")) else f"{capital(text)}."
