"""Every Dominion card does what our paraphrase says: a position, picks by name, the board afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from ludilex.games.dominion import KIT
from ludilex.games.dominion.piles import card_facts
from ludilex.kernel.codes import DONE, NO
from ludilex.kernel.decisions import option_name
from ludilex.kernel.state import State
from ludilex.scenarios.coverage import noticed_cards
from ludilex.scenarios.outcomes import differences

COPPERS = ["Copper"] * 6
FIVE = ["Estate"] * 5


def position(described: dict[str, Any], edition: str = KIT.editions[0]) -> State:
    s = KIT.position(KIT.rules(edition, {}), described)
    s.run()
    return s


def pick(s: State, name: str) -> None:
    """Answer with the first option called so; "-" passes on (done or no) until the turn itself asks again."""
    if name == "-":
        decline(s)
        return
    fits = [o for o in s.options() if option_name(s, o) == name]
    assert fits, f"{name!r} is not offered: {[option_name(s, o) for o in s.options()]}"
    s.apply(fits[0])


def decline(s: State) -> None:
    options = s.options()
    s.apply(next((o for o in options if o in (DONE, NO)), options[0]))


def turn_end(s: State) -> None:
    """Declining all, to the next turn."""
    turn = s.turn
    while s.turn == turn and not s.over:
        decline(s)


def next_turn(s: State) -> None:
    """Declining all, to the next turn of the same player."""
    me = s.active
    turn_end(s)
    while s.active != me and not s.over:
        turn_end(s)


def run(s: State, picks: str) -> None:
    """Picks separated by commas; "=" ends the turn, "==" goes on to one's next turn."""
    for name in [p.strip() for p in picks.split(",") if p.strip()]:
        if name == "=":
            turn_end(s)
        elif name == "==":
            next_turn(s)
        else:
            pick(s, name)


def check(described: dict[str, Any], picks: str, expect: dict[str, Any], edition: str = KIT.editions[0]) -> State:
    named = [name.strip() for name in picks.split(",")]
    s = position({**described, "mentioned": named}, edition)
    start = KIT.describe(s)
    run(s, picks)
    assert differences(KIT.describe(s), start, expect) == []
    return s


def hand(*cards: str, **more: Any) -> dict[str, Any]:
    return {"hand": list(cards), **more}


# name, position, picks, expectation
CASES: list[tuple[str, dict[str, Any], str, dict[str, Any]]] = [
    ("Village", {"A": hand("Village", deck=COPPERS)}, "Village", {"A": {"hand": ["Copper"], "actions": 2}}),
    ("Smithy", {"A": hand("Smithy", deck=COPPERS)}, "Smithy", {"A": {"hand": ["Copper"] * 3}}),
    ("Market", {"A": hand("Market", deck=COPPERS)}, "Market", {"A": {"coins": 1, "buys": 2, "actions": 1}}),
    ("Chapel", {"A": hand("Chapel", "Curse", "Estate", "Gold")}, "Chapel, Curse, Estate, done",
     {"trash": ["Curse", "Estate"], "A": {"hand": ["Gold"]}}),
    ("Moat", {"A": hand("Witch"), "B": hand("Moat")}, "Witch, Moat", {"B": {"discard": []}}),
    ("Witch", {"A": hand("Witch"), "B": hand("Moat")}, "Witch, done", {"B": {"discard": ["Curse"]}}),
    ("Militia", {"A": hand("Militia"), "B": hand("Gold", "Estate", "Duchy", "Curse", "Copper")}, "Militia, Curse, Copper",
     {"B": {"hand": ["Gold", "Estate", "Duchy"], "discard": ["Curse", "Copper"]}, "A": {"coins": 2}}),
    ("Vassal", {"A": hand("Vassal", deck=["Gold"])}, "Vassal", {"A": {"discard": ["Gold"], "coins": 2}}),
    ("Throne Room", {"A": hand("Throne Room", "Smithy", deck=COPPERS)}, "Throne Room, Smithy", {"A": {"hand": COPPERS}}),
    ("Feast", {"A": hand("Feast")}, "Feast, Duchy", {"trash": ["Feast"], "A": {"discard": ["Duchy"]}}),
    ("Thief", {"A": hand("Thief"), "B": {"deck": ["Silver", "Gold", "Duchy"]}}, "Thief, Gold, Gold",
     {"A": {"discard": ["Gold"]}, "B": {"discard": ["Silver"], "deck": ["Duchy"]}}),
    ("Thief", {"A": hand("Thief"), "B": {"deck": ["Silver", "Gold"]}}, "Thief, Gold, done",
     {"trash": ["Gold"], "B": {"discard": ["Silver"]}}),
    ("Thief", {"A": hand("Thief"), "B": {"deck": ["Silver", "Copper"]}, "C": {"deck": ["Gold", "Estate"]}},
     "Thief, Silver, Gold, done",  # all reveal and discard before anything is gained; then as many as A likes
     {"A": {"discard": ["Gold"]}, "B": {"discard": ["Copper"]}, "C": {"discard": ["Estate"]}, "trash": ["Silver"]}),
    ("Noble Brigand", {"A": hand("Noble Brigand"), "B": {"deck": ["Silver", "Copper"]}, "C": {"deck": ["Gold", "Estate"]}},
     "Noble Brigand", {"A": {"discard": ["Silver", "Gold"]}, "C": {"discard": ["Estate"]}, "trash": []}),
    ("Noble Brigand", {"A": hand("Noble Brigand"), "B": {"deck": ["Estate", "Duchy", "Gold"]}}, "Noble Brigand",
     {"A": {"coins": 1, "discard": []}, "B": {"discard": ["Estate", "Duchy", "Copper"], "deck": ["Gold"]}}),
    ("Mining Village", {"A": hand("Mining Village", deck=COPPERS)}, "Mining Village, no",
     {"A": {"coins": 0, "actions": 2, "play": ["Mining Village"]}}),
    ("Mining Village", {"A": hand("Mining Village", deck=COPPERS)}, "Mining Village, yes",
     {"A": {"coins": 2, "play": []}, "trash": ["Mining Village"]}),
    ("Replace", {"A": hand("Replace", "Gold")}, "Replace, Province",
     {"A": {"discard": ["Province"], "deck": []}, "B": {"discard": ["Curse"]}}),
    ("Island", {"A": hand("Island", "Duchy")}, "Island", {"A": {"island": ["Island", "Duchy"], "play": []}}),
    ("Embargo", {"A": hand("Embargo", coins=3, buys=2)}, "Embargo, Silver, Silver",
     {"embargo_tokens": {"Silver": 1}, "A": {"discard": ["Curse", "Silver"]}, "trash": ["Embargo"]}),
    ("Embargo", {"A": hand("Embargo", "Witch", actions=2)}, "Embargo, Curse, Witch", {"B": {"discard": ["Curse"]}}),
    ("Treasury", {"A": hand("Treasury", deck=COPPERS, coins=4)}, "Treasury, all, Duchy",
     {"A": {"discard": ["Duchy", "Treasury", "Copper"], "deck": []}, "active": "B"}),
    ("Caravan", {"A": hand("Caravan", deck=["Gold", *FIVE, "Silver"])}, "Caravan, ==",
     {"A": {"hand": [*FIVE, "Silver"], "play": ["Caravan"]}}),
    ("Sailor", {"A": hand("Sailor", deck=FIVE)}, "Sailor, ==, Estate", {"A": {"coins": 2}, "trash": ["Estate"]}),
    ("Sailor", {"A": hand("Sailor", "Conjurer", coins=0)}, "Sailor, Conjurer, Caravan, Sailor",
     {"A": {"play": ["Sailor", "Conjurer", "Caravan"], "discard": []}}),
    ("Possession", {"A": hand("Possession"), "B": hand("Gold", "Smithy", deck=FIVE)}, "Possession, =, done, Gold, Silver",
     {"A": {"discard": ["Silver"], "hand": ["Possession"]}}),
    ("Watchtower", {"A": hand("Watchtower", deck=COPPERS)}, "Watchtower", {"A": {"hand": COPPERS}}),
    ("Watchtower", {"phase": "buy", "A": hand("Watchtower", coins=3, buys=2)}, "Silver, Watchtower, deck",
     {"A": {"deck": ["Silver"], "hand": ["Watchtower"]}}),
    ("Royal Seal", {"phase": "buy", "A": hand("Royal Seal", buys=2)}, "Royal Seal, Estate, Royal Seal",
     {"A": {"deck": ["Estate"]}}),
    ("Mint", {"A": hand("Mint", "Gold", "Copper")}, "Mint, Gold", {"A": {"discard": ["Gold"], "hand": ["Gold", "Copper"]}}),
    ("Investment", {"phase": "buy", "A": hand("Investment", "Estate")}, "Investment, coin",
     {"A": {"coins": 1, "play": ["Investment"]}, "trash": ["Estate"]}),
    ("Scheme", {"A": hand("Scheme", "Village", deck=[*COPPERS, *FIVE])}, "Scheme, Village, done, done, Scheme, Scheme",
     {"A": {"hand": ["Scheme", "Copper", "Copper", "Copper", "Copper"]}, "active": "B"}),
    ("Mandarin", {"A": hand("Mandarin", "Gold", "Estate")}, "Mandarin, Gold", {"A": {"coins": 3, "deck": ["Gold"]}}),
    ("Trail", {"A": hand("Trail", deck=COPPERS)}, "Trail", {"A": {"hand": ["Copper"], "actions": 1}}),
    ("Trail", {"A": hand("Armory", deck=COPPERS)}, "Armory, Trail, Trail", {"A": {"play": ["Armory", "Trail"], "deck": COPPERS[1:]}}),
    ("Tunnel", {"A": hand("Militia"), "B": hand("Tunnel", *COPPERS[:4])}, "Militia, Tunnel, Tunnel",
     {"B": {"discard": ["Tunnel", "Copper", "Gold"]}}),
    ("Poor House", {"A": hand("Poor House", *COPPERS)}, "Poor House", {"A": {"coins": 0}}),
    ("Poor House", {"A": hand("Poor House", "Copper", "Estate")}, "Poor House", {"A": {"coins": 3}}),
    ("Hermit", {"A": hand("Hermit", "Estate", "Gold", deck=FIVE)}, "Hermit, Estate, Silver, done, done",
     {"trash": ["Estate"], "A": {"discard": ["Silver", "Madman", "Gold"]}, "piles": {"Madman": -1, "Hermit": 1}}),
    ("Hermit", {"A": hand("Hermit", "Estate", deck=FIVE)}, "Hermit, done, Silver, Copper",
     {"A": {"discard": ["Silver", "Copper", "Estate", "Hermit"]}, "piles": {"Madman": 0}}),
    ("Madman", {"A": hand("Madman", "Estate", "Estate", deck=COPPERS)}, "Madman",
     {"A": {"actions": 2, "hand": ["Estate", "Estate", "Copper", "Copper"]}, "piles": {"Madman": 1}}),
    ("Fortress", {"A": hand("Fortress", deck=COPPERS)}, "Fortress", {"A": {"hand": ["Copper"], "actions": 2}}),
    ("Procession", {"A": hand("Procession", "Village", deck=COPPERS)}, "Procession, Village, Smithy",
     {"A": {"actions": 4, "discard": ["Smithy"], "hand": ["Copper"] * 2}, "trash": ["Village"]}),
    ("Procession", {"A": hand("Procession", "Caravan")}, "Procession", {"A": {"hand": ["Caravan"], "play": ["Procession"]}}),
    ("Armory", {"A": hand("Armory")}, "Armory, Silver", {"A": {"deck": ["Silver"], "discard": []}}),
    ("Death Cart", {"A": hand("Death Cart", "Smithy")}, "Death Cart, done", {"A": {"coins": 0, "hand": ["Smithy"]}}),
    ("Death Cart", {"A": hand("Armory", "Death Cart")}, "Armory, Death Cart", {"A": {"deck": ["Death Cart"]}, "piles": {"Ruins": -2}}),
    ("Band of Misfits", {"A": hand("Band of Misfits", deck=COPPERS), "supply": {"Smithy": 10, "Village": 10}},
     "Band of Misfits, Smithy", {"A": {"hand": COPPERS[:3], "play": ["Band of Misfits"]}, "piles": {"Smithy": 0}}),
    ("Counterfeit", {"phase": "buy", "A": hand("Counterfeit", "Gold")}, "Counterfeit, Gold",
     {"A": {"coins": 7, "buys": 2, "play": ["Counterfeit"]}, "trash": ["Gold"]}),
    ("Counterfeit", {"phase": "buy", "A": hand("Counterfeit", "Gold")}, "Counterfeit, done",
     {"A": {"coins": 1, "buys": 2, "hand": ["Gold"]}, "trash": []}),
    ("Cultist", {"A": hand("Cultist", "Cultist", deck=COPPERS)}, "Cultist, Cultist",
     {"A": {"play": ["Cultist", "Cultist"], "hand": ["Copper"] * 4}, "piles": {"Ruins": -2}}),
    ("Spoils", {"phase": "buy", "A": hand("Spoils")}, "Spoils", {"A": {"coins": 3, "play": []}, "piles": {"Spoils": 1}}),
    ("Abandoned Mine", {"A": hand("Abandoned Mine")}, "Abandoned Mine", {"A": {"coins": 1}}),
    ("Ruined Library", {"A": hand("Ruined Library", deck=COPPERS)}, "Ruined Library", {"A": {"hand": ["Copper"]}}),
    ("Ruined Market", {"A": hand("Ruined Market")}, "Ruined Market", {"A": {"buys": 2}}),
    ("Ruined Village", {"A": hand("Ruined Village")}, "Ruined Village", {"A": {"actions": 1}}),
    ("Survivors", {"A": hand("Survivors", deck=["Gold", "Curse", "Estate"])}, "Survivors, discard",
     {"A": {"discard": ["Gold", "Curse"], "deck": ["Estate"]}}),
    ("Survivors", {"A": hand("Survivors", deck=["Gold", "Curse", "Estate"])}, "Survivors, back, Gold",
     {"A": {"discard": [], "deck": ["Curse", "Gold", "Estate"]}}),
    ("Acting Troupe", {"A": hand("Acting Troupe")}, "Acting Troupe", {"A": {"villagers": 4}, "trash": ["Acting Troupe"]}),
    ("Experiment", {"A": hand("Experiment", deck=COPPERS)}, "Experiment",
     {"A": {"hand": ["Copper"] * 2, "actions": 1}, "piles": {"Experiment": 1}}),
    ("Experiment", {"A": hand("Armory", "Experiment")}, "Armory, Experiment",
     {"A": {"deck": ["Experiment"], "discard": ["Experiment"]}, "piles": {"Experiment": -2}}),
    ("Improve", {"A": hand("Improve", play=["Village"], deck=FIVE), "supply": {"Smithy": 10}}, "Improve, done, Village",
     {"A": {"discard": ["Smithy", "Improve"]}, "trash": ["Village"]}),
    ("Horse", {"A": hand("Horse", deck=COPPERS)}, "Horse", {"A": {"hand": ["Copper"] * 2, "actions": 1}, "piles": {"Horse": 1}}),
    ("Sleigh", {"A": hand("Sleigh")}, "Sleigh", {"A": {"discard": ["Horse", "Horse"]}, "piles": {"Horse": -2}}),
    ("Sleigh", {"phase": "buy", "A": hand("Sleigh", coins=6, buys=2)}, "Gold, Sleigh, deck", {"A": {"deck": ["Gold"], "discard": ["Sleigh"]}}),
    ("Sheepdog", {"A": hand("Sheepdog", deck=COPPERS)}, "Sheepdog", {"A": {"hand": ["Copper"] * 2}}),
    ("Village Green", {"A": hand("Village Green", deck=[*COPPERS, *FIVE])}, "Village Green, later, ==",
     {"A": {"actions": 3, "hand": COPPERS, "play": ["Village Green"]}}),
    ("Skulk", {"A": hand("Armory", "Skulk")}, "Armory, Skulk", {"A": {"deck": ["Skulk"], "discard": ["Gold"]}}),
    ("Skulk", {"A": hand("Skulk")}, "Skulk", {"A": {"buys": 2}}),
    ("Tragic Hero", {"A": hand("Tragic Hero", deck=COPPERS)}, "Tragic Hero",
     {"A": {"buys": 2, "hand": ["Copper"] * 3, "play": ["Tragic Hero"]}}),
    ("Faithful Hound", {"A": hand("Militia"), "B": hand("Faithful Hound", *COPPERS[:4])}, "Militia, Faithful Hound, Faithful Hound, =",
     {"B": {"hand": ["Faithful Hound", "Copper", "Copper", "Copper"], "aside": []}}),
    ("Monastery", {"phase": "buy", "A": hand("Monastery", "Estate", "Curse", coins=6, buys=3)},
     "Silver, Silver, done, Monastery, Curse, done",  # two gained: asked twice at most, and not again after "done"
     {"trash": ["Curse"], "A": {"hand": ["Estate"]}}),
    ("Monastery", {"phase": "buy", "A": hand("Monastery", "Estate", "Curse", coins=3, buys=1)}, "Silver, Monastery, Curse",
     {"trash": ["Curse"], "A": {"hand": ["Estate"]}}),
    ("Necromancer", {"A": hand("Necromancer", deck=COPPERS), "trash": ["Smithy", "Caravan", "Gold"]}, "Necromancer",
     {"A": {"hand": ["Copper"] * 3, "play": ["Necromancer"]}, "trash": ["Smithy", "Caravan", "Gold"]}),
    ("Crown", {"A": hand("Crown", "Smithy", "Silver", deck=COPPERS)}, "Crown, Smithy", {"A": {"hand": [*COPPERS, "Silver"]}}),
    ("Encampment", {"A": hand("Encampment", "Gold", deck=COPPERS)}, "Encampment, Gold",
     {"A": {"actions": 2, "hand": ["Gold", "Copper", "Copper"], "play": ["Encampment"]}}),
    ("Encampment", {"A": hand("Encampment", "Gold", deck=COPPERS)}, "Encampment, done, =",
     {"A": {"aside": []}, "piles": {"Encampment": 1}}),
    ("Overlord", {"A": hand("Overlord", deck=COPPERS), "supply": {"Smithy": 10}}, "Overlord", {"A": {"hand": COPPERS[:3]}}),
    ("Bonfire", {"phase": "buy", "A": {"play": ["Copper", "Caravan", "Gold"], "coins": 3, "buys": 2}}, "Bonfire, Copper, done",
     {"A": {"play": ["Caravan", "Gold"], "coins": 0, "buys": 1}, "trash": ["Copper"]}),
    ("Warrior", {"A": hand("Warrior", play=["Warrior"]), "B": {"deck": ["Smithy", "Gold", "Estate"]}}, "Warrior",
     {"trash": ["Smithy"], "B": {"discard": ["Gold"], "deck": ["Estate"]}}),
    ("Conjurer", {"A": hand("Conjurer", deck=FIVE)}, "Conjurer, Silver, ==", {"A": {"hand": ["Conjurer", *FIVE], "play": []}}),
    ("Highwayman", {"A": hand("Highwayman", deck=[*FIVE, *COPPERS]), "B": hand("Gold", "Silver", "Copper", deck=FIVE)},
     "Highwayman, =, Gold, Silver", {"B": {"coins": 2, "play": ["Gold", "Silver"]}}),
    ("Highwayman", {"A": hand("Highwayman", deck=[*FIVE, *COPPERS]), "B": hand("Gold", "Silver", deck=["Gold", "Silver"])},
     "Highwayman, ==, =, Gold", {"B": {"coins": 3}}),
    ("Student", {"A": hand("Student", "Estate")}, "Student", {"A": {"favors": 0, "play": ["Student"]}, "trash": ["Estate"]}),
    ("Student", {"A": hand("Student", "Estate", coins=4, buys=2), "supply": {"Wizards": ["Student", "Student", "Conjurer"]}},
     "Student, yes, Conjurer",  # after the rotation a Conjurer lies on top
     {"A": {"play": ["Student"], "discard": ["Conjurer"]}, "piles": {"Wizards": -1}}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("described", "picks", "expect"), [c[1:] for c in CASES], ids=[f"{i}-{c[0]}" for i, c in enumerate(CASES)]
)
def test_card(described: dict[str, Any], picks: str, expect: dict[str, Any]) -> None:
    check(described, picks, expect)


def test_every_card_is_tried() -> None:
    """Here, or by a ruling of its own that would miss it (`./dev ablate cards --write`)."""
    tried = {c[0] for c in CASES} | {name for c in CASES for name in c[2].split(", ")}
    facts = card_facts()
    assert {c.name for key, c in facts.items() if not c.test and key not in noticed_cards("dominion")} - tried == set()
