"""Decks of A Game of Thrones: the ones that come with the game, what is legal, and the forms in which they are given."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludilex
from ludilex import decks
from ludilex.bots import find
from ludilex.errors import BadInput
from ludilex.games.agot import KIT
from ludilex.games.agot.cards.core import baratheon, lannister, neutral, plots, stark, targaryen
from ludilex.games.agot.catalogue import find_card, known_cards
from ludilex.games.agot.deckcheck import notes_of, problems_of, report, restricted_lists
from ludilex.games.agot.decklists import deck_from_text
from ludilex.games.agot.decks import USUAL, Deck, deck_of, find_deck, meant, plain, shipped_decks, written
from ludilex.games.agot.drawn import random_deck
from ludilex.lists import folded

RULES = ludilex.Rules("agot")
HOUSES = ("baratheon", "lannister", "stark", "targaryen")
PLOTS = [
    "Blockade",
    "Rains of Autumn",
    "Building Season",
    "Counting Favors",
    "Condemned by the Realm",
    "Noose and Swordpoint",
    "Summoning Season",
]
SIXTY = ["Arya Stark", "Catelyn Stark", "Eddard Stark", "Robb Stark", "Hodor", "Jon Snow", "Ghost", "Kennel Master", "Lady", "Grey Wind", "Shaggydog",
         "Summer", "Nymeria", "Ice", "Great Keep", "Northern Fiefdoms", "Crossroads", "Distraction", "Retreat", "Distinct Mastery"]  # fmt: skip


def tournament(**changes: Any) -> Deck:
    """A legal tournament deck of House Stark, changed."""
    given = {"house": "House Stark", "plots": PLOTS, "cards": dict.fromkeys(SIXTY, 3)}
    return deck_of("mine", {**given, **changes})


def told(deck: Deck, lang: str = "en") -> list[str]:
    return [str(reason) for reason in decks.problems("agot", deck, lang)]


# ---- what is there
@pytest.mark.parametrize("name", shipped_decks())
def test_a_deck_that_comes_with_the_game_is_legal_and_can_be_played(name: str) -> None:
    deck = shipped_decks()[name]
    assert problems_of(deck) == [] and deck.missing == [] and deck.source
    game = RULES.new_game(seed=1, decks=[name, USUAL[0]])
    assert game.decision is not None and game.decision.prompt == "mulligan"


def test_the_introductory_decks() -> None:
    """Two of them have a seventh plot by inference, and it is marked as that."""
    assert {name: len(deck.cards) for name, deck in shipped_decks().items()} == dict.fromkeys(HOUSES, 45)
    assert {name: deck.inferred for name, deck in shipped_decks().items() if deck.inferred} == {
        "lannister": ("Mutual Blackmail",),
        "baratheon": ("Mutual Cause",),
    }
    for name, deck in shipped_decks().items():
        assert deck.house == f"House {name.capitalize()}" and deck.format == "intro" and len(set(deck.plots)) == 7
        noted = [note.args["card"] for note in notes_of(deck) if note.message == "deck-is-inferred"]
        assert noted == list(deck.inferred) and set(deck.inferred) <= set(deck.plots)
        assert not any(note.message == "deck-are-out-of-house" for note in notes_of(deck))


def test_drawn_decks_are_legal_and_hold_every_card_sooner_or_later() -> None:
    drawn = [random_deck(seed) for seed in range(400)]
    assert all(problems_of(deck) == [] for deck in drawn)
    assert {title for deck in drawn for title in (deck.house, *deck.plots, *deck.cards)} == set(known_cards())


def test_a_drawn_deck_by_name() -> None:
    assert find_deck("random-7") == random_deck(7) and plain(find_deck("random")) == "random"
    game = RULES.new_game(seed=3, decks=["random", "random-7"])
    assert len(game.state.zone) == 2 * (1 + 7 + 60) and problems_of(find_deck("random")) == []


def test_together_they_are_the_core_set_but_for_what_no_deck_has() -> None:
    core = {c.name for module in (baratheon, lannister, neutral, plots, stark, targaryen) for c in module.cards()}
    listed = {title for deck in shipped_decks().values() for title in (deck.house, *deck.plots, *deck.cards)}
    assert listed - core - {deck.house for deck in shipped_decks().values()} == set()


@pytest.mark.parametrize("one", HOUSES)
@pytest.mark.parametrize("other", HOUSES)
def test_they_can_be_played_to_the_end(one: str, other: str) -> None:
    rules = RULES.kernel
    state = KIT.new_game(rules, 2, 5, {"decks": [one, other], "knowledge": False})
    state.run()
    policies = [find("agot", "random").policy(rules, seat) for seat in range(2)]
    while not state.over:
        state.apply(policies[state.who](state))
    assert sum(KIT.outcome(state)["scores"]) > 0


def test_own_decks() -> None:
    deck = {"house": "House Stark", "plots": ["Valar Morghulis"], "cards": {"Direwolf Pup": 3}}
    state = KIT.new_game(RULES.kernel, 2, 1, {"decks": [deck, USUAL[1]]})
    assert len(state.zone) == 1 + 1 + 3 + 1 + 7 + len(shipped_decks()[USUAL[1]].cards)
    with pytest.raises(BadInput, match="two decks"):
        KIT.new_game(RULES.kernel, 2, 1, {"decks": USUAL[0]})
    with pytest.raises(BadInput, match="2 players"):
        KIT.new_game(RULES.kernel, 3, 1, {})
    for part, said in (("house", "no House card"), ("plots", "no plots")):
        lacking = {key: value for key, value in deck.items() if key != part}
        with pytest.raises(BadInput, match=f"the deck given cannot be played: it has {said}"):
            KIT.new_game(RULES.kernel, 2, 1, {"decks": [lacking, USUAL[1]]})


# ---- what is legal
def test_a_legal_deck_has_no_problems() -> None:
    assert told(tournament()) == []
    assert [note.message for note in notes_of(tournament())] == ["deck-in-format"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"house": ""}, ["The deck has no House card; one is needed. [agot.assume.deck-house]"]),
        (
            {"cards": dict.fromkeys(SIXTY[1:], 3)},
            ["The draw deck has 57 cards; at least 60 are needed in a tournament. [agot.assume.deck-size]"],
        ),
        ({"plots": PLOTS[:6]}, ["The deck has 6 plots; exactly 7 are needed. [agot.assume.plot-deck]"]),
        (
            {"plots": [*PLOTS[:6], PLOTS[0]]},
            ["There are 2 copies of Blockade; at most 1 is allowed. [agot.assume.plot-deck]"],
        ),
        (
            {"plots": [*PLOTS[:4], *["The Power of Arms"] * 3]},
            ["There are 3 copies of The Power of Arms; at most 2 are allowed. [agot.assume.plot-deck, agot.rules.deck-limit]"],
        ),
        (
            {"cards": {**dict.fromkeys(SIXTY, 3), "Hodor": 4}},
            ["There are 4 copies of Hodor; at most 3 are allowed. [agot.rules.deck-copies]"],
        ),
        (
            {"cards": {**dict.fromkeys(SIXTY, 3), "Street of Steel": 2}},
            ["There are 2 copies of Street of Steel; at most 1 is allowed. [agot.rules.deck-limit]"],
        ),
        (
            {"cards": {**dict.fromkeys(SIXTY, 3), "The Lion's Will": 1}},
            ["The Lion's Will may only be in a deck with House Lannister, not with House Stark. [agot.rules.house-only]"],
        ),
        (
            {"plots": [*PLOTS[:6], "Hear Me Roar"]},
            ["Hear Me Roar may only be in a deck with House Lannister, not with House Stark. [agot.rules.house-only]"],
        ),
    ],
)  # fmt: skip
def test_each_violation_is_named_with_what_it_breaks(changes: dict[str, Any], said: list[str]) -> None:
    deck = tournament(**changes)
    assert told(deck) == said
    for lang in ("hu", "ru"):
        others = told(deck, lang)
        assert len(others) == len(said) and not set(others) & set(said)


def test_what_a_plot_allows_is_allowed() -> None:
    assert told(tournament(plots=[*PLOTS[:5], *["The Power of Arms"] * 2])) == []


def test_an_introductory_deck_may_be_small_but_for_nothing_else() -> None:
    small = tournament(format="intro", cards={"Hodor": 4})
    assert told(small) == ["There are 4 copies of Hodor; at most 3 are allowed. [agot.rules.deck-copies]"]
    assert len(told(meant(small, "tournament"))) == 2
    with pytest.raises(BadInput, match="unknown format of decks 'mele'"):
        meant(small, "mele")


def test_cards_out_of_house_are_legal_and_noted() -> None:
    cards = {**dict.fromkeys(SIXTY, 3), "Tyrion Lannister": 2, "Narrow Sea": 1}
    [_, note] = notes_of(tournament(cards=cards))
    assert note.args == {"cards": "Tyrion Lannister", "penalty": 2} and note.clauses == ("agot.rules.penalty",)
    assert problems_of(tournament(cards=cards)) == []


def test_the_restricted_list(monkeypatch: pytest.MonkeyPatch) -> None:
    assert restricted_lists()["tournament"]["joust"] == ["Westeros Bleeds"]
    cards = {**dict.fromkeys(SIXTY, 3), "Westeros Bleeds": 2}
    assert told(tournament(cards=cards)) == []
    assert [n.message for n in notes_of(tournament(cards=cards))] == ["deck-in-format", "deck-is-restricted"]
    monkeypatch.setitem(restricted_lists()["tournament"], "joust", ["Westeros Bleeds", "Hodor"])  # type: ignore[arg-type]
    assert told(tournament(cards=cards)) == [
        "The deck has 2 restricted titles (Hodor, Westeros Bleeds); at most one is allowed. [agot.rules.restricted]"
    ]
    assert told(tournament(cards=cards, format="intro")) == []


def test_an_illegal_deck_is_refused_unless_that_does_not_matter() -> None:
    small = {"name": "Small", "house": "House Stark", "plots": PLOTS, "cards": {"Hodor": 1}}
    with pytest.raises(
        BadInput, match=r"the deck Small is not legal: The draw deck has 1 card; at least 60 are needed"
    ):
        RULES.new_game(decks=[small, USUAL[1]])
    for allowed in ({"legal": False}, {"deck-format": "intro"}):
        assert RULES.new_game(decks=[small, USUAL[1]], **allowed).decision is not None
    with pytest.raises(BadInput, match="unknown format of decks 'small'"):
        RULES.new_game(decks=[small, USUAL[1]], **{"deck-format": "small"})


def test_cards_that_are_not_implemented_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    lacking = {**known_cards(), "Hodor": replace(known_cards()["Hodor"], missing="what it does")}
    for module in ("decks", "deckcheck"):
        monkeypatch.setattr(f"ludilex.games.agot.{module}.known_cards", lambda: lacking)
    deck = tournament()
    assert deck.missing == ["Hodor"] and notes_of(deck)[-1].message == "deck-is-missing"
    with pytest.raises(BadInput, match=r"mine cannot be played: 1 of its cards is not implemented yet \(Hodor\)"):
        RULES.new_game(decks=[deck, USUAL[1]])


# ---- forms
def test_our_own_form_there_and_back() -> None:
    for deck in (*shipped_decks().values(), tournament()):
        assert deck_from_text(written(deck)) == deck
        assert deck_of("x", json.loads(json.dumps(plain(deck)))) == deck
        assert deck_from_text(json.dumps(plain(deck))) == deck


PLAIN = """
My own deck

House: stark
Plots (2)
Blockade
plot: valar morghulis

Characters (6):
3x hodor
- Jon Snow x2
Chella, daughter of cheyk
Attachments
aegons blade
"""


def test_a_plain_list() -> None:
    deck = deck_from_text(PLAIN.replace("Chella, daughter of cheyk", "arya stark"))
    assert (deck.name, deck.house) == ("My own deck", "House Stark")
    assert deck.plots == ("Blockade", "Valar Morghulis")
    assert deck.cards == (*["Hodor"] * 3, *["Jon Snow"] * 2, "Arya Stark", "Aegon's Blade")


@pytest.mark.parametrize("house", ["House Stark", "1 House Stark", "House: Stark", "house stark x1"])
def test_ways_to_say_the_house(house: str) -> None:
    deck = deck_from_text(f"Deck: Wolves\nFormat: intro\n{house}\n2 Hodor")
    assert (deck.name, deck.house, deck.format, deck.cards) == ("Wolves", "House Stark", "intro", ("Hodor", "Hodor"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is empty"),
        ("Hodr\nArya Starck", r"2 cards are unknown: 'Hodr' \(did you mean 'Hodor'\?\), 'Arya Starck' \(did you mean 'Arya Stark'"),
        ("Wolves\nHouse: Tully", "unknown card 'House Tully'"),
        ("House Stark\nHouse Lannister\nHodor", r"has 2 House cards \(House Stark, House Lannister\); one is expected"),
        ("House: Hodor\nHodor", "unknown card 'House Hodor'"),
        ("House Stark", "has no cards"),
        ("Wolves", "is not understood; write a card on each line"),
        ("Agenda: Siege of Winterfell\nHodor", "the agenda 'Siege of Winterfell'; agendas are not part of the game here"),
        ("999 Hodor", "Hodor in the deck given is there 999 times; a number from 1 up to 100 is expected"),
        ("Format: mele\nHodor", "unknown format of decks 'mele'; known are 'intro' and 'tournament'"),
        ("house: Hodor\ncards: {Hodor: 1}", "Hodor is no House card, as `house` of the deck given has it"),
        ("house: House Stark\nplots: [Ice]\ncards: {Hodor: 1}", "Ice is no plot, as `plots`"),
        ("house: House Stark\ncards: {Blockade: 1}", "Blockade is no card of a draw deck, as `cards`"),
        ("house: House Stark\ncards: {Hodor: 1, Hodor: 2}", "not readable YAML: 'Hodor' is given twice"),
        ("house: House Stark\ncards: {Hodor: yes}", "Hodor in the deck given is there True times"),
        ("houze: House Stark\ncards: {Hodor: 1}", "unknown part of the deck given 'houze'; did you mean 'house'"),
        ("cards: {Hodor: 1}\nplots: Blockade", "the plots of the deck given are 'Blockade'; a list of cards, or their counts"),
        ("cards: {Test Crow: 1}", "unknown card 'Test Crow'"),
        ("{", "looks like JSON, but is not"),
        ("[1]", "a mapping with `house`, `plots` and `cards` is expected"),
        ("x" * 300_000, "has 300000 characters"),
    ],
)  # fmt: skip
def test_what_is_no_deck_is_refused_whole_and_in_one_sentence(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=said) as caught:
        deck_from_text(text)
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 600


def test_names_however_they_are_written() -> None:
    assert len({folded(name) for name in known_cards()}) == len(known_cards())
    card = find_card("BRAN THE BUILDERS LEGACY") or find_card("lord eddards chambers")
    assert card is not None and card.type in ("event", "location")
    assert find_deck(shipped_decks()[USUAL[0]].name.upper()) == shipped_decks()[USUAL[0]]


# ---- what a deck amounts to
def test_statistics() -> None:
    deck = tournament()
    found = report(deck)
    cards = [known_cards()[title] for title in deck.cards]
    rows = {name: dict(zip(t.columns, row, strict=True)) for t in found.tables.values() for name, row in t.rows.items()}
    assert rows["all"]["cards"] == 60 and rows["all"]["cost"] == sum(c.cost or 0 for c in cards)
    assert (
        rows["all"]["income"] == 6 and rows["all"]["influence"] == 6
    )  # Great Keep and Crossroads; Fiefdoms and Crossroads
    assert rows["character"]["unique"] == sum(c.unique and c.type == "character" for c in cards)
    assert rows["stark"]["cards"] + rows["neutral"]["cards"] == 60
    assert rows["stark"]["type-location"] == 6
    assert rows["military"]["strength"] == sum(c.strength or 0 for c in cards if "military" in c.icons)
    assert sum(found.histograms["strength"].values()) == rows["character"]["cards"]
    assert found.parts["plots"][0].facts == (("neutral",), None, None, None, 0, None, 4, 1)
    assert [len(lines) for lines in found.parts.values()] == [1, 7, 11, 3, 3, 3]
