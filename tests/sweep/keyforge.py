"""Random KeyForge games between random legal decks, and how often each card of Call of the Archons did something.

`./dev sweep keyforge --games 10000`: both editions, players who choose at random. What a card does as long as it is in
play (power, armor, keywords, prohibitions) holds without a step: such a card fires when it enters play. Cards without
an effect are exempt. Cards that fired too rarely are then played from positions in which they are in hand.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from ludilex.games.keyforge import KIT
from ludilex.games.keyforge.build import Card, card_facts
from ludilex.games.keyforge.drawn import random_deck
from ludilex.games.keyforge.terms import HOUSES, V_PLAY, V_PUT
from ludilex.kernel.codes import DONE, S_MOVE, STEP
from ludilex.kernel.decisions import option_card
from ludilex.kernel.state import State
from tests.sweep.common import Policy, Swept, causes, play, run

PATIENCE = 400  # decisions of a game made for a card
OTHERS = ("Troll", "Dust Imp", "Urchin", "Raiding Knight", "Zorg", "Dextre", "Cannon")


def start(n: int) -> State:
    """Game number n of the sweep, before its first decision."""
    rules = KIT.rules(KIT.editions[n % 2], {})
    s = KIT.new_game(rules, 2, n, {"decks": [random_deck(2 * n), random_deck(2 * n + 1)], "knowledge": False})
    s.tracing = True
    s.run()
    return s


def abilities(c: Card) -> tuple[Any, ...]:
    """What the card does at some moment."""
    return (*c.play, *c.reap, *c.fight, *c.before_fight, *c.destroyed, *c.leaves, *c.action, *c.omni, *c.when)


def holds(c: Card) -> bool:
    """All that the card does is so as long as it is in play."""
    return not abilities(c) and not c.instead


def effective(c: Card) -> bool:
    """The card does something."""
    return bool(abilities(c) or c.instead or c.constant or c.words or c.gives or c.gives_action or c.gives_omni or
                c.gives_when or c.gives_constant)  # fmt: skip


def count(s: State, fired: Counter[str]) -> None:
    """What cards caused; and those that have entered play whose effect just holds."""
    causes(s, fired)
    facts = card_facts()
    for at in range(0, s.logged, STEP):
        if s.log[at + 1] == S_MOVE and s.log[at + 2] in (V_PLAY, V_PUT):
            title = s.rules.definitions[s.defn[s.log[at + 3]]].title
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


def made_for(title: str, seed: int, late: bool) -> Counter[str]:
    """A game from a position with the card in hand (`late`: in play, if it can lie there)."""
    chance = random.Random(seed)
    facts = card_facts()
    house = HOUSES[facts[title].house]
    names = sorted(n for n, c in facts.items() if not c.test)
    seats = {
        seat: {
            "houses": sorted({house, *chance.sample(HOUSES, 3)}, key=HOUSES.index)[:3] if seat == "B" else
            [house, *[h for h in HOUSES if h != house][:2]],
            "hand": [title, title, *chance.choices(names, k=4)] if seat == "A" else chance.choices(names, k=5),
            "deck": [title, *chance.choices(names, k=20)],
            "discard": chance.choices(names, k=6),
            "line": [{"card": n, "damage": 1, "amber": 1} for n in chance.sample(OTHERS[:6], 4)],
            "artifacts": [OTHERS[6], *([title] if late and facts[title].types & 2 and seat == "A" else [])],
            "amber": 9 if late else chance.randint(2, 8),
            "keys": chance.randint(0, 1),
        }
        for seat in "AB"
    }  # fmt: skip
    s = KIT.position(KIT.rules(KIT.editions[seed % 2], {}), {**seats, "phase": "house", "seed": seed})
    s.tracing = True
    s.run()
    return play(WATCHED, s, eager(chance, title), PATIENCE)


CARDS = tuple(sorted(c.name for c in card_facts().values() if not c.test and effective(c)))
WATCHED = Swept(CARDS, start, made_for, count, at_end)


def main(arguments: Iterable[str] | None = None) -> int:
    return run(WATCHED, 10_000, __doc__, arguments)
