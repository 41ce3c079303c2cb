"""Own words for a card, where the text made from its tree is not good enough.

A game may have ``locales/overrides.yaml``: per card its words per language, and the hash of the trees they describe.
When a tree changes, its words are no longer used, and the test that reads the file says which card to look at.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ludilex.errors import BadInput
from ludilex.kernel.definitions import Definition
from ludilex.kernel.dump import attributes, node_text
from ludilex.kernel.rules import Rules
from ludilex.kits import kit
from ludilex.text.bundles import LANGUAGES

FILE = Path("locales") / "overrides.yaml"


@dataclass(frozen=True)
class Own:
    """Own words for a card: the hash of the trees they describe, and the text per language."""

    tree: str
    words: dict[str, str]


def tree_hash(rules: Rules, d: Definition) -> str:
    """Hash of everything a card's text is made from: its trees, and when its abilities react.

    >>> from ludilex.games.dominion import KIT
    >>> rules = KIT.rules(KIT.editions[0], {})
    >>> tree_hash(rules, rules.by_name["Village"]) == tree_hash(rules, rules.by_name["Smithy"])
    False
    """
    parts = [tree_text(rules.trees[d.play.key])] if d.play is not None else []
    for t in d.triggers:
        parts.append(
            f"{t.verb},{t.own},{t.zones},{t.optional}:{tree_text(t.when)}:{tree_text(rules.trees[t.program.key])}"
        )
    parts += [tree_text(c) for c in d.constants]
    parts.append(tree_text(d.score))
    for a in d.abilities:
        parts.append(f"{a.windows},{a.zones},{a.price}:{tree_text(a.when)}:{tree_text(a.target)}")
        parts.append(tree_text(rules.trees[a.program.key]))
    for r in d.replacements:
        body = tree_text(rules.trees[r.program.key]) if r.program is not None else str(r.to_kind)
        parts.append(f"{r.verb},{r.own},{r.zones}:{tree_text(r.when)}:{body}")
    parts += [tree_text(x) for x in (d.attach, d.target) if x is not None]
    return hashlib.sha256(";".join(parts).encode()).hexdigest()[:12]


def tree_text(x: Any) -> str:
    """A tree as text, with the trees of what runs as a program of its own but not the names of programs."""
    if isinstance(x, list):
        return "[" + ",".join(tree_text(y) for y in x) + "]"
    if hasattr(x, "__module__") and not isinstance(x, (int, str)) and x is not None:
        told = [f"{k}={tree_text(v)}" for k, v in attributes(x) if k not in ("program", "trigger", "slot")]
        return f"{type(x).__name__}({','.join(told)})"
    return node_text(x, 0)


@lru_cache(maxsize=16)
def overrides(game: str) -> dict[str, Own]:
    """The own words of a game by definition name; none if it has no such file."""
    path = kit(game).folder / FILE
    if not path.is_file():
        return {}
    return read(path)


def read(path: Path) -> dict[str, Own]:
    """Read a file of own words; one that is not in the format raises `BadInput`."""
    content = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
    cards = content.get("cards") if isinstance(content, dict) else None
    if cards is None:
        cards = {}
    if not isinstance(cards, dict):
        raise BadInput(f"{path}: 'cards' is a mapping from card names to words")
    out: dict[str, Own] = {}
    for name, entry in cards.items():
        if not isinstance(entry, dict) or set(entry) != {"tree", *LANGUAGES}:
            raise BadInput(f"{path}, {name}: own words have the keys tree, {', '.join(LANGUAGES)}")
        out[str(name)] = Own(str(entry["tree"]), {lang: str(entry[lang]).strip() for lang in LANGUAGES})
    return out


def own_words(rules: Rules, d: Definition, lang: str) -> str | None:
    """The card's own words in a language, if there are any and its trees are still those they describe."""
    own = overrides(rules.name).get(d.name)
    if own is None or own.tree != tree_hash(rules, d):
        return None
    return own.words[lang]


def stale(rules: Rules) -> dict[str, str]:
    """Cards whose own words describe another tree (or no card): name, and the hash of the tree as it is."""
    known = rules.by_name
    found = {name: tree_hash(rules, known[name]) if name in known else "no such card" for name in overrides(rules.name)}
    return {name: tree for name, tree in found.items() if tree != overrides(rules.name)[name].tree}
