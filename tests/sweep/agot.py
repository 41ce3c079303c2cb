"""Random games of A Game of Thrones between random legal decks, and how often each card did something.

`./dev sweep agot --games 5000`: both editions, players who choose at random. What a card does as long as it is in play
(strength, keywords, prohibitions) holds without a step: such a card fires when it enters play, is attached or, a plot,
revealed. All but House cards are watched. Cards that fired too rarely are then played from positions in which they are
in hand, in play or among the plots.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from ludilex.games.agot import KIT
from ludilex.games.agot.build import Always, Card, card_facts
from ludilex.games.agot.drawn import random_deck
from ludilex.games.agot.terms import (
    ATTACHMENT,
    CHARACTER,
    EVENT,
    HOUSE_CARD,
    LOCATION,
    PLOT,
    V_ATTACH,
    V_EMERGE,
    V_PLACE,
    V_PLAY,
    V_PUT,
    V_REVEAL,
)
from ludilex.kernel.codes import DONE, S_MOVE, STEP
from ludilex.kernel.decisions import option_card
from ludilex.kernel.state import State
from tests.sweep.common import Policy, Swept, causes, play, run

PATIENCE = 400  # decisions of a game made for a card
NEEDS = {  # what must be in play for a card to do anything; no card of the catalogue is Ironborn or brings Summer
    "Betrayal at the Wall": ("Benjen Stark", "Jon Snow"),
    "Guilty!": ("Northern Fiefdoms", "Crossroads", "Crossroads"),
    "Kings in the North": ("Benjen Stark", "Jon Snow", "Eddard Stark"),
    "Risen from the Sea": ("Test Raider", "Test Raider", "Test Raider"),
    "Summer Reserves": ("Test Solstice",),
    "Westeros Bleeds": ("Narrow Sea", "Summer Sea", "Crossroads", "Crossroads"),
}
ENTERS = (V_PLAY, V_PUT, V_PLACE, V_ATTACH, V_EMERGE, V_REVEAL)


def start(n: int) -> State:
    """Game number n of the sweep, before its first decision."""
    rules = KIT.rules(KIT.editions[n % len(KIT.editions)], {})
    s = KIT.new_game(rules, 2, n, {"decks": [random_deck(2 * n), random_deck(2 * n + 1)], "knowledge": False})
    s.tracing = True
    s.run()
    return s


def holds(c: Card) -> bool:
    """All that the card does is so as long as it is in play."""
    return all(isinstance(part, Always) for part in c.parts)


def count(s: State, fired: Counter[str]) -> None:
    """What cards caused; and those that have entered play whose effect just holds."""
    causes(s, fired)
    facts = card_facts()
    for at in range(0, s.logged, STEP):
        if s.log[at + 1] == S_MOVE and s.log[at + 2] in ENTERS:
            title = s.rules.definitions[s.defn[s.log[at + 3]]].name
            if holds(facts[title]):
                fired[title] += 1


def at_end(s: State, fired: Counter[str]) -> None:
    """The match has a winner."""
    assert not s.over or KIT.outcome(s)["winners"]


def eager(chance: random.Random, title: str) -> Policy:
    """Does what it can with the card, else anything but nothing."""

    def choose(s: State) -> int:
        options = [int(o) for o in s.options()]
        about = [o for o in options if (c := option_card(s, o)) >= 0 and s.printed(c).title == title]
        if about and chance.random() < 0.8:
            return chance.choice(about)
        active = [o for o in options if o != DONE]
        return chance.choice(active if active and chance.random() < 0.9 else options)

    return choose


def named(types: int) -> list[str]:
    """The cards of these types."""
    return sorted(n for n, c in card_facts().items() if c.types & types and not c.test)


def seat_with(chance: random.Random, card: Card, late: bool) -> dict[str, Any]:
    """One player's side; `late`: the card is on the table already, if it can lie there."""
    there = late and card.types & (CHARACTER | LOCATION)
    people, places = chance.sample(named(CHARACTER), 5), chance.sample(named(LOCATION), 3)
    plots = chance.sample(named(PLOT), 4)
    drawn = chance.choices(named(CHARACTER | LOCATION | ATTACHMENT | EVENT), k=24)
    mine = [card.name] if card.types & (CHARACTER | LOCATION | ATTACHMENT | EVENT) else []
    return {
        "house": chance.choice(named(HOUSE_CARD)),
        "house_power": chance.randint(0, 6),
        "gold": 8,
        "plot": card.name if card.types & PLOT and late else plots[0],
        "plots": [*plots[1:], *([card.name] if card.types & PLOT else [])],
        "hand": [*mine, *([] if there else mine), *drawn[:4]],
        "deck": [*mine, *drawn[4:18]],
        "discard": drawn[18:21],
        "dead": people[4:],
        "play": [*([card.name] if there else []), *NEEDS.get(card.name, ()), *people[:4], *places],
    }


def made_for(title: str, seed: int, late: bool) -> Counter[str]:
    """A game from a position with the card at hand for one player."""
    chance = random.Random(seed)
    card = card_facts()[title]
    other = card_facts()[chance.choice(named(CHARACTER))]
    seats = {"A": seat_with(chance, card, late), "B": seat_with(chance, other, False)}
    phase = chance.choice(["plot", "marshalling", "challenges", "dominance"])
    s = KIT.position(KIT.rules(KIT.editions[seed % len(KIT.editions)], {}), {**seats, "phase": phase, "seed": seed})
    s.tracing = True
    s.run()
    return play(WATCHED, s, eager(chance, title), PATIENCE)


CARDS = tuple(sorted(c.name for c in card_facts().values() if not c.test and not c.types & HOUSE_CARD))
WATCHED = Swept(CARDS, start, made_for, count, at_end)


def main(arguments: Iterable[str] | None = None) -> int:
    return run(WATCHED, 5000, __doc__, arguments)
