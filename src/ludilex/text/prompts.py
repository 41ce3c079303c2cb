"""What is asked, and what can be answered."""

from __future__ import annotations

from ludilex.records import Decision, Option, seat_letter
from ludilex.text.bundles import has, say


def prompt_text(decision: Decision, lang: str = "en", game: str = "dominion") -> str:
    """What is asked, by which card, and for whom if another player decides.

    >>> from ludilex import Rules
    >>> game = Rules("dominion").position({"A": {"hand": ["Chapel", "Estate", "Copper"]}})
    >>> _ = game.apply("Chapel")
    >>> prompt_text(game.decision), prompt_text(game.decision, "hu")
    ('Chapel: choose a card to trash', 'Chapel: válassz egy lapot, amelyet szemétre dobsz')
    """
    asked = question(decision.prompt, lang, game)
    if decision.on_behalf_of != decision.player:
        asked = say(lang, game, "prompt-for", asked=asked, player=seat_letter(decision.on_behalf_of))
    return f"{decision.source}: {asked}" if decision.source else asked


def question(prompt: str, lang: str, game: str) -> str:
    """A prompt by its stable name; ``choose:<verb>`` and ``may:<verb>`` have a form that any verb fits in."""
    name, _, verb = prompt.partition(":")
    if not verb or has(lang, game, f"prompt-{prompt}"):
        return say(lang, game, f"prompt-{prompt}")
    return say(lang, game, f"prompt-{name}-verb", verb=say(lang, game, f"verb-{verb}").lower())


def option_text(option: Option, lang: str = "en", game: str = "dominion") -> str:
    """An option in words; card names are English everywhere.

    >>> option_text(Option(key="done", kind="word", name="done"), "ru")
    'готово'
    """
    if option.kind == "word":
        return say(lang, game, f"word-{option.key}")
    if option.kind == "mode":
        return say(lang, game, f"mode-{option.name}")
    if option.kind == "pay" and has(lang, game, f"pay-{option.name}"):
        return say(lang, game, f"pay-{option.name}")
    if has(lang, game, f"use-{option.kind}"):
        return say(lang, game, f"use-{option.kind}", card=option.name)
    return option.name
