"""Write the glossary pages of all games anew: `python docs/glossary/build.py` (a test compares them with the files)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).resolve().parent
GAMES = HERE.parents[1] / "src" / "ludilex" / "games"
TITLES = {"agot": "A Game of Thrones", "dominion": "Dominion", "hkk": "HKK", "keyforge": "KeyForge"}
LANGUAGES = ("en", "hu", "ru")
MARK = "✓"
INTRO = f"""\
Made from `src/ludilex/games/{{game}}/glossary.yaml` by `docs/glossary/build.py`, which also holds what grammar needs.
{MARK}: seen in a published source; without it: our own choice.
"""


def page(game: str) -> str:
    """The page of a game: a table for each kind of term."""
    terms: dict[str, dict[str, Any]] = read(game)
    kinds = list(dict.fromkeys(term["kind"] for term in terms.values()))
    out = [f"# Glossary: {TITLES[game]}", "", INTRO.format(game=game)]
    for kind in kinds:
        out += [f"## {kind.capitalize()}", "| English | Hungarian | Russian |", "|---|---|---|"]
        out += [row(term) for term in terms.values() if term["kind"] == kind]
        out.append("")
    return "\n".join(out)


def read(game: str) -> dict[str, dict[str, Any]]:
    """The terms of a game by id."""
    found: dict[str, dict[str, Any]] = yaml.safe_load((GAMES / game / "glossary.yaml").read_text(encoding="utf-8"))
    return found["terms"]


def row(term: dict[str, Any]) -> str:
    """The words of a term; Hungarian nouns with their article, Russian ones with their gender."""
    words = {"en": term["en"], "hu": term["hu"]["word"], "ru": term["ru"]["word"]}
    if term["part"] == "noun":
        words["hu"] = f"{term['hu']['article']} {words['hu']}"
        words["ru"] += f" ({term['ru']['gender']})"
    official = {"en": True, **term["official"]}
    return "| " + " | ".join(words[lang] + f" {MARK}" * official[lang] for lang in LANGUAGES) + " |"


if __name__ == "__main__":
    for name in TITLES:
        (HERE / f"{name}.md").write_text(page(name), encoding="utf-8")
