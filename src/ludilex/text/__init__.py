"""Sentences, made when somebody reads: steps and prompts in English, Hungarian and Russian.

>>> from ludilex.records import Step
>>> step = Step(index=0, depth=0, kind="event", verb="draw", actor=0, card="Gold", source="A:deck", to="A:hand")
>>> step_text(step, "en", "dominion")
"A draws Gold (A's deck → A's hand)"
"""

from __future__ import annotations

from ludilex.text.bundles import LANGUAGES, Missing
from ludilex.text.cards import card_text
from ludilex.text.prompts import option_text, prompt_text
from ludilex.text.steps import legend, step_text, trace_text

__all__ = [
    "LANGUAGES",
    "Missing",
    "card_text",
    "legend",
    "option_text",
    "prompt_text",
    "step_text",
    "trace_text",
]
