"""How permissions for single cards, and what binds the choice of a house, are told."""

from __future__ import annotations

from typing import Any

from ludilex.games.keyforge.effects import permits
from ludilex.games.keyforge.terms import G_MAY_PLAY, G_MAY_USE_ONE, HOUSES

MESSAGES = {G_MAY_PLAY: "may-play-some", G_MAY_USE_ONE: "may-use-some"}


def permit(talk: Any, x: permits.Permit) -> str:
    """So many cards of a house, or of any but one, may be played or used."""
    talk.choose_first()
    among = [house for i, house in enumerate(HOUSES) if x.houses >> i & 1]
    others = [house for house in HOUSES if house not in among]
    if x.key not in MESSAGES or (len(among) != 1 and len(others) != 1):
        raise talk.missing("leave to play or use cards of some houses but not of all others")
    but = len(among) != 1
    house = talk.say(f"house-{others[0] if but else among[0]}")
    return str(talk.say(MESSAGES[x.key], n=int(x.n), house=house, but="yes" if but else "no"))


def decree(talk: Any, x: permits.Decree) -> str:
    """The named house must be chosen, or cannot be."""
    talk.choose_first()
    return str(talk.say("must-choose-house" if x.must else "cannot-choose-house"))


TEXTS: dict[str, dict[Any, Any]] = {
    "effects": {permits.Permit: permit, permits.Decree: decree},
    "silent": {permits.Decree: ("house",)},
}
