"""Scenarios: rulings as data, and what runs them against the engine (docs/scenario-format.md)."""

from __future__ import annotations

from ludilex.scenarios.format import Scenario, load, parse
from ludilex.scenarios.library import find, find_all, installed
from ludilex.scenarios.runner import Result, run, run_all, summary

__all__ = [
    "Result",
    "Scenario",
    "find",
    "find_all",
    "installed",
    "load",
    "parse",
    "run",
    "run_all",
    "summary",
]
