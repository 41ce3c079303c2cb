"""Random Dominion games over random kingdoms, and how often each card did something in them.

`./dev sweep --games 5000` plays full games between players who choose at random, in kingdoms drawn by the seed, both
editions, 2 to 4 players (a few with 5 and 6), with Shelters, Platinum and Colony now and then. A card also fires once
in each final score it counts in. Cards that fired too rarely are then played in kingdoms made for them, by players who
like them (Travellers and the like); where that is not enough, from positions in which the card is in the decks already.
Prints JSON; ends with 1 if a game broke or a card never got there.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from ludilex.games.dominion import KIT
from ludilex.games.dominion.kingdoms import landscape_names, pile_names, random_kingdom
from ludilex.games.dominion.piles import card_facts, piles_for
from ludilex.games.dominion.terms import ALLY, REWARD, STATE, V_TAKE
from ludilex.kernel.codes import DONE, NO, S_CHOICE, S_MOVE, STEP, YES
from ludilex.kernel.decisions import option_card, option_name, prompt_name
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State
from tests.sweep.common import Policy, Swept, causes, play, run

PATIENCE = 3_000  # decisions of a game made for a card
HELP = ("Village", "Festival", "Laboratory", "Market", "Workshop", "Chapel")
SHELTERS = ("Hovel", "Overgrown Estate", "Necropolis")
COLONIES = ("Platinum", "Colony")


def options_of(chance: random.Random) -> dict[str, Any]:
    """Set-up options, drawn: those the game knows."""
    wanted = {"colony": chance.random() < 0.2, "shelters": chance.random() < 0.2}
    return {name: True for name, on in wanted.items() if on and name in KIT.setup}


def start(n: int, kingdom: list[str] | None = None, **options: Any) -> State:
    """Game number n of the sweep, before its first decision."""
    chance = random.Random(n)
    players = chance.choice([2, 2, 2, 3, 4] if n % 50 else [5, 6])
    rules = KIT.rules(KIT.editions[1 if n % 7 == 0 else 0], {"play-lost": "played"} if n % 11 == 0 else {})
    names = random_kingdom(n) if kingdom is None else kingdom
    s = KIT.new_game(rules, players, n, {"kingdom": names, "knowledge": False, **options_of(chance), **options})
    s.tracing = True
    s.run()
    return s


def count(s: State, fired: Counter[str]) -> None:
    """What cards caused, and what they are named or taken for without a step of their own."""
    causes(s, fired)
    for at in range(0, s.logged, STEP):
        if s.log[at + 1] == S_MOVE and s.log[at + 2] == V_TAKE:  # what a State or an Artifact does holds without a step
            fired[s.rules.definitions[s.defn[s.log[at + 3]]].name] += 1
        if s.log[at + 1] == S_CHOICE and s.log[at + 3] < 0 and s.log[at + 5] < 0:  # a Way, or another name
            fired[s.rules.definitions[-1 - int(s.log[at + 5])].name] += 1


def at_end(s: State, fired: Counter[str]) -> None:
    """Cards that count in the score."""
    KIT.outcome(s)
    for c in range(len(s.defn)):
        d = s.rules.definitions[s.defn[c]]
        mine = s.zone[c] < s.layout.first_shared or d.types & ALLY
        if mine and (d.points or d.score is not None):
            fired[d.name] += 1


def eager(chance: random.Random, wanted: set[str]) -> Policy:
    """Buys, plays, exchanges and uses what is wanted where it can; else money, else at random."""

    def choose(s: State) -> int:
        options = [int(o) for o in s.options()]
        if len(options) > 1 and chance.random() < 0.9:
            liked = [o for o in options if named(s, o) in wanted]
            if liked:
                return chance.choice(liked)
            prompt = prompt_name(s)
            if prompt == "treasure":
                return next((o for o in options if option_name(s, o) == "all"), options[0])
            if prompt == "buy":
                money = [o for o in options if option_name(s, o) in ("Gold", "Silver")]
                return money[-1] if money else DONE
            if YES in options and chance.random() < 0.8:
                return YES
            if prompt == "choose:trash":
                junk = [o for o in options if option_name(s, o) in ("Curse", "Estate", "Copper")]
                return chance.choice(junk) if junk else DONE if DONE in options else chance.choice(options)
            if prompt == "answer":
                return chance.choice([o for o in options if o not in (DONE, NO)])
        return chance.choice(options)

    return choose


def named(s: State, option: int) -> str:
    """The card an option is about."""
    c = option_card(s, option)
    return str(s.printed(c).title) if c >= 0 else str(option_name(s, option))


def bringers(rules: Rules) -> dict[str, list[str]]:
    """For each card version, the names of a kingdom that bring it to the table."""
    out: dict[str, list[str]] = {}
    for name in [*pile_names(), *landscape_names()]:
        for key in (k for k, c in card_facts().items() if name in (c.name, c.split) or k == name):
            asked = name if card_facts()[key].split == name else key
            for pile in piles_for(rules, 2, [asked], {}, {}):
                for held in {*pile.cards, *pile.pool}:
                    out.setdefault(held, []).append(asked)
            found = card_facts()[key]
            for held in (found.heirloom, *found.in_trash):
                if held:
                    out.setdefault(held, []).append(asked)
    return out


def out_of_reach(key: str, seed: int) -> State:
    """A position with a card that nothing brings into a game: a removed Prize, for example."""
    title = card_facts()[key].name
    seat = {
        "hand": [title, "Village", "Village", "Gold", "Gold"],
        "deck": [title, "Gold", "Village", "Duchy", "Curse"] * 3,
    }
    front = {"front": [title]} if card_facts()[key].types & STATE else {}
    rules = KIT.rules(KIT.editions[0], {})
    versions = {title: card_facts()[key].version} if card_facts()[key].version else {}
    s = KIT.position(rules, {"A": {**seat, **front}, "B": seat, "seed": seed, "versions": versions})
    s.tracing = True
    s.run()
    return s


def forced(key: str, seed: int, bring: dict[str, list[str]], late: bool = False) -> Counter[str]:
    """One game in a kingdom made for a card, by players who like what leads to it; `late`: it is there already."""
    chance = random.Random(seed)
    first = bring.get(key) or []
    if late or (not first and key not in allies() and card_facts()[key].name not in (*SHELTERS, *COLONIES)):
        return play(WATCHED, out_of_reach(key, seed), eager(chance, {card_facts()[key].name, "Village"}), PATIENCE)
    mine = chance.sample(first, min(2, len(first)))
    facts = card_facts()
    mine = list({facts[k].name if k in facts else k: k for k in mine}.values())  # one printing of each
    there = {facts[k].name if k in facts else k for k in mine}
    others = chance.sample([n for n in HELP if n in pile_names() and n not in there], 4)
    line = [*mine, *others]
    options: dict[str, Any] = {}
    if facts[key].name in SHELTERS:
        options["shelters"] = True
    if facts[key].name in COLONIES:
        options["colony"] = True
    if "ally" in KIT.setup and key in allies():
        options["ally"] = key
    s = start(seed, line, **options)
    if facts[key].types & REWARD:
        mine.append("Province")  # what a Joust asks for
    leads = {facts[k].name for k in facts if set(bring.get(k, [])) & set(mine) and k not in HELP}
    return play(
        WATCHED, s, eager(chance, {facts[key].name, *leads, *(facts[k].name for k in mine if k in facts)}), PATIENCE
    )


WATCHED = Swept((), start, lambda key, seed, late: Counter(), count, at_end)


def allies() -> set[str]:
    """Names of the Allies, which a set-up option names."""
    return {k for k, c in card_facts().items() if c.types & ALLY}


def swept() -> Swept:
    """Dominion for the sweep."""
    bring = bringers(KIT.rules(KIT.editions[0], {}))
    cards = tuple(k for k, c in card_facts().items() if not c.test)
    return Swept(cards, start, lambda key, seed, late: forced(key, seed, bring, late), count, at_end)


def main(arguments: Iterable[str] | None = None) -> int:
    return run(swept(), 5000, __doc__, arguments)
