"""Card text made from definition trees.

Every node class has a message ``node-<Class>`` in each language, whose arguments are the node's attributes: numbers
with a meaning (verbs, zones, types, resources) as words, nested nodes as their own text. A class without a message
raises `Missing`: nothing is silently dropped.
"""

from __future__ import annotations

import re
from typing import Any

from ludilex.errors import unknown
from ludilex.kernel.definitions import Definition, Trigger
from ludilex.kernel.dump import attributes
from ludilex.kernel.numbers import OPERATORS, Compare, Num
from ludilex.kernel.ops import WHOSE_EFFECT, Choose, Plus
from ludilex.kernel.programs import Cards, Number, Op, Register
from ludilex.kernel.rules import Rules
from ludilex.text.bundles import say


class Talk:
    """The words for one game in one language."""

    def __init__(self, rules: Rules, lang: str) -> None:
        self.rules, self.lang = rules, lang

    def say(self, message: str, **args: object) -> str:
        """A message of this game in this language."""
        return say(self.lang, self.rules.name, message, **args)

    def node(self, x: Any) -> str:
        """A node of a definition tree."""
        if isinstance(x, Plus):
            return self.plus(x)
        if isinstance(x, Num):
            return str(x.n)
        args = {name: self.value(name, v) for name, v in attributes(x)}
        if isinstance(x, Choose):
            args["count"] = span(str(args["least"]), str(args["most"])).replace("99", self.say("everything"))
        if isinstance(x, Compare):
            args["operator"] = OPERATORS[x.operator]
        for name in ("other", "when", "where"):
            args.setdefault(name, "")
        return tidy(self.say(f"node-{type(x).__name__}", **args))

    def plus(self, x: Plus) -> str:
        """A resource changes: by a fixed number, or by one that is told."""
        name = self.rules.resources[x.resource]
        if x.fixed:
            return self.say("node-Plus", what=self.say(f"resource-{name}", n=int(x.n)))
        return self.say(
            "node-PlusMany", what=self.say(f"resource-{name}", n=0).lstrip("0 "), number=self.node(x.number)
        )

    def value(self, name: str, v: Any) -> object:
        """An attribute of a node as an argument of its message."""
        if isinstance(v, (Op, Number, Cards)):
            return self.node(v)
        if isinstance(v, Register):
            return ""
        if isinstance(v, bool):
            return "yes" if v else "no"
        if name == "types" and isinstance(v, int):
            return self.types(v)
        if name == "resource" and isinstance(v, int):
            return self.say(f"resource-{self.rules.resources[v]}", n=0).replace("0", "").strip(" :")
        if name == "who" and isinstance(v, int):
            return "owner" if v == WHOSE_EFFECT else "me"
        if name in ("verb", "to", "kind") and isinstance(v, int):
            return self.word(name, v)
        if name == "name" and v == "":
            return self.say("node-It")
        if isinstance(v, (int, str)):
            return v
        if isinstance(v, list):
            return self.items(v)
        return ""

    def word(self, name: str, v: int) -> str:
        """A number that names a verb or a zone kind."""
        if name == "verb":
            return self.say(f"verb-{self.rules.verbs[v]}") if 0 <= v < len(self.rules.verbs) else ""
        return self.say(f"zone-{self.rules.kinds[v]}") if 0 <= v < len(self.rules.kinds) else ""

    def items(self, v: list[Any]) -> str:
        """A list: of conditions joined by a comma, of modes by a slash, of ops as sentences."""
        if v and isinstance(v[0], list):
            return " / ".join(self.sentences(ops) for ops in v)
        if v and isinstance(v[0], Op):
            return self.sentences(v)
        texts = [self.node(x) if isinstance(x, (Number, Cards)) else str(x) for x in v]
        return ", ".join(t for t in texts if t)

    def sentences(self, ops: list[Op]) -> str:
        """Effects one after the other. "Then" is a rules word and is never said."""
        texts = [self.node(op) for op in ops]
        return ". ".join(t[0].upper() + t[1:] for t in texts if t)

    def types(self, mask: int) -> str:
        """Card types as words."""
        names = self.rules.type_names
        return ", ".join(self.say(f"type-{n}") for i, n in enumerate(names) if mask >> i & 1)

    def trigger(self, t: Trigger) -> str:
        """An ability that reacts."""
        zones = [self.say(f"zone-{k}") for i, k in enumerate(self.rules.kinds) if t.zones >> i & 1]
        said = self.say(
            "ability",
            own="yes" if t.own else "no",
            zone=", ".join(zones),
            verb=self.word("verb", t.verb),
            when=self.node(t.when) if t.when is not None else "",
            optional="yes" if t.optional else "no",
            effect=self.sentences(self.rules.trees[t.program.key]),
        )
        return tidy(said)


def tidy(text: str) -> str:
    """Without what is empty: brackets with nothing in them, doubled spaces, spaces before a comma."""
    text = re.sub(r" \[[^\[\]:]*: \]| \(\)", "", text)
    return re.sub(r" +(?=,)|(?<= ) +", "", text)


def span(least: str, most: str) -> str:
    """How many: exactly (a least below zero means all of the most), or from to."""
    return most if least in (most, "-1") else f"{least}–{most}"


def card_text(rules: Rules, name: str, lang: str = "en") -> str:
    """The card: a line with types, cost and points, then what it does, one ability a line."""
    d = find(rules, name)
    talk = Talk(rules, lang)
    price = [talk.say("resource-coins", n=int(d.cost))]
    for i, resource in enumerate(("potions", "debt")):
        if i < len(d.costs) and d.costs[i]:
            price.append(talk.say(f"resource-{resource}", n=int(d.costs[i])))
    head = f"{d.name}: {talk.types(d.types)}; {talk.say('card-cost', cost=', '.join(price))}"
    if d.points:
        head += f"; {talk.say('card-points', n=int(d.points))}"
    lines = [head]
    if d.play is not None:
        lines.append(talk.sentences(rules.trees[d.play.key]) + ".")
    lines += [talk.trigger(t) + "." for t in d.triggers]
    return "\n".join(lines)


def find(rules: Rules, name: str) -> Definition:
    """A printed card by name, whatever the case; close matches in the error."""
    printed = {d.name: d for d in rules.definitions if "\x1f" not in d.name}
    for key, d in printed.items():
        if key.casefold() == name.casefold():
            return d
    raise unknown("card", name, printed)
