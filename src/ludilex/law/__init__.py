"""The law: each game's clause registry, what cites it, and the lint that keeps both true."""

from ludilex.law.registry import LANGUAGES, Clause, Document, Registry, load

__all__ = ["LANGUAGES", "Clause", "Document", "Registry", "load"]
