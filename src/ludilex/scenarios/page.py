"""The page of a game's cards: `python -m ludilex.scenarios.page GAME > docs/cards-GAME.md`."""

from __future__ import annotations

import sys

from ludilex.kits import kit
from ludilex.registry import Rules
from ludilex.scenarios.coverage import noticed_cards, own_ops
from ludilex.text import overrides

HEAD = """# The cards of {title}

Which cards there are, which ruling would miss each of them, which need an effect that no other card uses, and whose
text is not generated. This page is made by `python -m ludilex.scenarios.page {game}`; the rulings were found by
`./dev ablate cards --game {game} --write`.
"""


def page(game: str) -> str:
    """The page as Markdown.

    >>> "| Village |" in page("dominion")
    True
    """
    rules = Rules(game).kernel
    test = {*rules.test_cards, *rules.besides}
    cards = [d for d in rules.definitions if d.name in (d.title, f"{d.title} ({d.version})") and d.name not in test]
    noticed, own = noticed_cards(game), own_ops(rules)
    words = sorted(overrides.overrides(game))
    share = f"{len(own)} of {len(cards)} cards need an op of their own, {len(words)} have words of their own."
    parts = [HEAD.format(game=game, title=kit(game).title), share + "\n"]
    rows = [f"| {title} | {', '.join(f'`{op}`' for op in ops)} |" for title, ops in own.items()]
    parts.append("## Cards with an op of their own\n\n| card | ops |\n|---|---|\n" + "\n".join(rows) + "\n")
    told = "\n".join(f"- {name}" for name in words) if words else "None: every text is made from the definition."
    parts.append(f"## Cards whose text is not generated\n\n{told}\n")
    rows = [f"| {d.name} | {noticed.get(d.name, '')} |" for d in sorted(cards, key=lambda d: d.name)]
    parts.append("## All cards\n\n| card | a ruling that would miss it |\n|---|---|\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    print(page(sys.argv[1]), end="")
