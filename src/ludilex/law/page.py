"""The page of assumptions: `python -m ludilex.law.page > docs/assumptions.md`."""

from __future__ import annotations

from pathlib import Path

from ludilex.law.registry import PACKAGE, Assumption, law_folders, load

HEAD = """# Assumptions

Where the documents are silent, unclear, or where a later ruling differs, the program has to decide something. Each such
point is listed here. Most are options of the rules (`Rules("dominion", **{"play-lost": "played"})`, `options:` in a
scenario) with the default named first; where only one way is built, no option is named. A step that happens only
because of such a point is of the kind `assumption` or cites its id. `ludilex assumptions` prints this in English,
Hungarian and Russian.

This page is made by `python -m ludilex.law.page` from the games' `assumptions.yaml`.
"""


def page(root: Path = PACKAGE) -> str:
    """The page as Markdown.

    >>> "dominion.assume.play-lost" in page()
    True
    """
    parts = [HEAD]
    for law in map(load, law_folders(root)):
        if law.assumptions:
            lines = [line(a) for a in law.assumptions.values()]
            table = "| id | option | what is assumed | near |\n|---|---|---|---|\n" + "\n".join(lines)
            parts.append(f"## {law.game}\n\n{table}\n")
    return "\n".join(parts)


def line(a: Assumption) -> str:
    """One assumption as a row of the table."""
    option = f"`{a.option}`: {', '.join(a.values)}" if a.option else ""
    return f"| {a.id} | {option} | {a.text()} | {', '.join(a.clauses)} |"


if __name__ == "__main__":
    print(page(), end="")
