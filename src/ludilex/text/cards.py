"""Card text made from definition trees: a line that says what the card is, then one line for each of its abilities."""

from __future__ import annotations

from typing import Any

from ludilex.errors import unknown
from ludilex.kernel.definitions import Definition
from ludilex.kernel.rules import SEP, Rules
from ludilex.text.abilities import ability, constant
from ludilex.text.overrides import own_words
from ludilex.text.talk import Discourse, Talk, capital

UNTOLD = ("abilities", "replacements", "attach", "target", "colors", "traits", "stats", "words")


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
    """Name, types, cost and points."""
    names = talk.type_names(d.types)
    price = [talk.say("resource-coins", n=int(d.cost))] if d.cost or not any(d.costs) else []
    for i, resource in enumerate(("potions", "debt")):
        if i < len(d.costs) and d.costs[i]:
            price.append(talk.say(f"resource-{resource}", n=int(d.costs[i])))
    parts = [", ".join(talk.say(f"type-{n}") for n in names), talk.say("card-cost", cost=", ".join(price))]
    if d.points:
        parts.append(talk.say("card-points", n=int(d.points)))
    return f"{d.name}: {'; '.join(parts)}"


def rules_lines(talk: Talk, d: Definition) -> list[str]:
    """What the card does, from its trees. What this layer has no words for raises `Missing`."""
    for name in UNTOLD:
        if told(getattr(d, name)):
            raise talk.missing(f"the {name} of {d.name}")
    lines = []
    if d.play is not None:
        lines.append(sentence(talk, talk.sentences(talk.rules.trees[d.play.key])))
    for trigger in d.triggers:
        talk.now = Discourse()
        lines.append(sentence(talk, ability(talk, trigger)))
    for x in d.constants:
        talk.now = Discourse()
        lines.append(sentence(talk, constant(talk, x)))
    if d.score is not None:
        talk.now = Discourse()
        lines.append(sentence(talk, talk.say("card-score", each=talk.tell("eaches", d.score))))
    return [line for line in lines if line]


def told(x: Any) -> bool:
    """The definition has something there."""
    return bool(x) if isinstance(x, (list, int)) else x is not None


def sentence(talk: Talk, text: str) -> str:
    """With a capital letter and a full stop."""
    return f"{capital(text)}." if text else ""
