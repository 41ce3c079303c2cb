"""Decks of KeyForge: the ones that come with the game, what is legal, and the forms in which they can be given."""

from __future__ import annotations

import json
from typing import Any

import pytest
import yaml

import ludilex
from ludilex import decks
from ludilex.errors import BadInput
from ludilex.games.keyforge.build import card_facts
from ludilex.games.keyforge.catalogue import find_card, known_cards
from ludilex.games.keyforge.deckcheck import notes_of, problems_of, report
from ludilex.games.keyforge.decklists import deck_from_text
from ludilex.games.keyforge.decks import USUAL, Deck, deck_of, find_deck, plain, shipped_decks, written
from ludilex.games.keyforge.terms import CHAINS, HAND, HOUSES, OWN, TYPES
from ludilex.lists import folded

RULES = ludilex.Rules("keyforge")
BASE = shipped_decks()["embers-of-dis"]
SMALL = {"dis": {"Pit Demon": 8}, "brobnar": ["Troll"] * 4}


# ---- what is there
def test_the_catalogue_agrees_with_the_cards() -> None:
    assert len([c for c in known_cards().values() if c.number is not None]) == 370
    assert len({folded(name) for name in known_cards()}) == len(known_cards())
    for name, card in card_facts().items():
        if not card.test:
            known = known_cards()[name]
            assert (known.house, known.type) == (HOUSES[card.house], TYPES[card.types.bit_length() - 1]), name
            assert known.ready


@pytest.mark.parametrize("name", shipped_decks())
def test_a_deck_that_comes_with_the_game_is_legal(name: str) -> None:
    deck = shipped_decks()[name]
    assert problems_of(deck) == []
    assert len(deck.cards) == 36 and deck.source and folded(deck.name) == folded(name)


@pytest.mark.parametrize("name", shipped_decks())
def test_a_deck_that_comes_with_the_game_can_be_played(name: str) -> None:
    assert shipped_decks()[name].missing == []
    game = RULES.new_game(seed=1, decks=[name, "embers-of-dis"])
    assert game.decision is not None and game.decision.prompt == "mulligan"


def test_the_real_decks() -> None:
    assert len(shipped_decks()) == 12 + len(USUAL)
    assert find_deck('Miss "Onyx" Censorius') == find_deck("miss-onyx-censorius") == find_deck("MISS ONYX censorius")


# ---- what is legal
def changed(**houses: dict[str, int]) -> Deck:
    """The deck of `BASE` with other cards of some houses; none at all if a house is given as {}."""
    given = {**plain(BASE)["houses"], **houses}
    return deck_of("changed", {house: cards for house, cards in given.items() if cards})


def test_a_legal_deck_has_no_problems() -> None:
    assert problems_of(BASE) == [] == notes_of(BASE)


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (
            changed(dis={"Pit Demon": 11}),
            [
                "The deck has 35 cards; 36 are needed. [keyforge.rules.deck-size]",
                "There are 11 cards of house Dis in the deck; 12 are needed. [keyforge.rules.deck-twelve]",
            ],
        ),
        (
            changed(dis={}, brobnar={"Troll": 24}),
            [
                "The deck has 2 houses (house Brobnar, house Shadows); 3 different ones are needed. [keyforge.rules.deck-houses]",
                "There are 24 cards of house Brobnar in the deck; 12 are needed. [keyforge.rules.deck-twelve]",
            ],
        ),
        (
            deck_of("off", {"identity": ["brobnar", "dis", "mars"], "houses": plain(BASE)["houses"]}),
            [
                "There are 0 cards of house Mars in the deck; 12 are needed. [keyforge.rules.deck-twelve]",
                "Customs Office belongs to house Shadows here, which is not on the identity card (house Brobnar, house Dis, "
                "house Mars). [keyforge.rules.deck-houses]",
            ],
        ),
    ],
)
def test_each_violation_is_named_with_its_clause(deck: Deck, said: list[str]) -> None:
    told = [str(reason) for reason in decks.problems("keyforge", deck)]
    assert told[: len(said)] == said
    for lang in ("hu", "ru"):
        others = decks.problems("keyforge", deck, lang)
        assert len(others) == len(told) and all(o.message not in told for o in others)


def test_mavericks_are_noted_and_count_for_the_house_they_have_here() -> None:
    deck = changed(dis={"Pit Demon": 11, "troll": 1})
    assert problems_of(deck) == []
    [note] = notes_of(deck)
    assert note.clauses == ("keyforge.maverick.1", "keyforge.maverick.2")
    assert "Troll is a maverick: here it belongs to house Dis, not to house Brobnar." in str(
        decks.reason_of(note, "keyforge", "en")
    )
    game = RULES.new_game(seed=1, decks=[plain(deck), "embers-of-dis"])
    assert {"card": "Troll", "house": "dis"} in game.describe()["A"]["deck"] + game.describe()["A"]["hand"]


def test_an_illegal_deck_is_refused_unless_that_does_not_matter() -> None:
    with pytest.raises(
        BadInput, match=r"is not legal: The deck has 12 cards; 36 are needed. \[keyforge.rules.deck-size"
    ):
        RULES.new_game(decks=[SMALL, "embers-of-dis"])
    assert RULES.new_game(decks=[SMALL, "embers-of-dis"], legal=False).decision is not None


def test_cards_that_are_not_implemented_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = {**known_cards(), "Troll": known_cards()["Barehanded"].__class__("Troll", "brobnar", "creature", 48)}
    monkeypatch.setattr("ludilex.games.keyforge.decks.known_cards", lambda: lacking)
    monkeypatch.setattr("ludilex.games.keyforge.deckcheck.known_cards", lambda: lacking)
    assert BASE.missing == ["Troll"]
    assert [remark.message for remark in notes_of(BASE)] == ["deck-is-missing"]
    with pytest.raises(
        BadInput, match=r"Embers of Dis cannot be played: 1 of its cards is not implemented yet \(Troll\)"
    ):
        RULES.new_game()


# ---- forms
def test_our_own_form_there_and_back() -> None:
    for deck in shipped_decks().values():
        assert deck_from_text(written(deck)) == deck
        assert deck_of("x", json.loads(json.dumps(plain(deck)))) == deck
        assert deck_from_text(json.dumps(plain(deck))) == deck


PLAIN = """
My own deck

Dis (3)
2 pit demon
Hysteria x1

House Brobnar:
- Champion's challenge
COWARDS END
3x Troll
"""


def test_a_plain_list() -> None:
    deck = deck_from_text(PLAIN)
    assert deck.name == "My own deck" and deck.houses == ("dis", "brobnar")
    assert deck.cards == (
        *[("Pit Demon", "dis")] * 2,
        ("Hysteria", "dis"),
        ("Champion’s Challenge", "brobnar"),
        ("Coward’s End", "brobnar"),
        *[("Troll", "brobnar")] * 3,
    )


def test_a_plain_list_without_headings_with_mavericks_and_set_numbers() -> None:
    text = "Deck: Numbers\nHouses: Dis, Sanctum, Untamed\n001 Anger (Sanctum)\nTroll x 2 [Dis]\nirradiated aember (untamed)\nMaster of 1"
    deck = deck_from_text(text)
    assert (deck.name, deck.houses) == ("Numbers", ("dis", "sanctum", "untamed"))
    assert deck.cards == (
        ("Troll", "dis"), ("Troll", "dis"), ("Master of 1", "dis"), ("Anger", "sanctum"), ("Irradiated Æmber", "untamed"),
    )  # fmt: skip


@pytest.mark.parametrize(
    "line", ["2 Troll", "2x Troll", "2 x Troll", "2xTroll", "Troll x2", "Troll ×2", "Troll (2)", "* 2 troll"]
)
def test_ways_to_say_two(line: str) -> None:
    assert deck_from_text(f"Brobnar\n{line}").cards == (("Troll", "brobnar"),) * 2


def vault(**changes: Any) -> dict[str, Any]:
    """A deck as the vault's API returns it, with what is read of it."""
    cards = [
        {"id": "a", "card_title": "Troll", "house": "Dis", "is_maverick": True, "card_number": "048", "expansion": 341},
        {
            "id": "b",
            "card_title": "Pit Demon",
            "house": "Dis",
            "is_maverick": False,
            "card_number": "092",
            "expansion": 341,
        },
        {
            "id": "c",
            "card_title": "Wut",
            "house": "Brobnar",
            "is_maverick": False,
            "card_number": "001",
            "expansion": 341,
        },
    ]
    links = {"houses": ["Brobnar", "Dis", "Mars"], "cards": ["a", "b", "b", "b", "c"]}
    data = {"id": "x", "name": "Vaulted", "expansion": 341, "_links": links}
    return {"data": data, "_linked": {"houses": [], "cards": cards}} | changes


def test_the_json_of_the_vault() -> None:
    deck = deck_from_text(json.dumps(vault()))
    assert (deck.name, deck.houses) == ("Vaulted", ("brobnar", "dis", "mars"))
    assert deck.cards == (("Anger", "brobnar"), ("Troll", "dis"), *[("Pit Demon", "dis")] * 3)  # "Wut" is German


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"_linked": {}}, r"has no `_linked.cards`; the vault's API adds them for `\?links=cards`"),
        (
            {"_linked": {"cards": [{"id": "a", "house": "Dis"}]}, "data": {"_links": {"cards": ["a"]}}},
            "no `card_title`",
        ),
        ({"data": []}, "`data` in the JSON of the deck given is no deck"),
        ({"data": {"name": "V", "_links": {"cards": ["z"]}}}, "the deck V counts 1 cards that are not in its `_linked"),
        ({"data": {"name": "V", "_links": {"cards": [1]}}}, "is no list of ids of cards"),
        ({"data": {"_links": {"houses": ["Dis", "Saurian"], "cards": ["a"]}}}, "unknown house 'Saurian'"),
    ],
)
def test_other_json_is_refused(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        deck_from_text(json.dumps(vault(**changes)))


def test_a_deck_of_another_set_is_refused_with_all_its_cards() -> None:
    given = vault()
    given["data"]["expansion"] = 435
    for card, title in zip(given["_linked"]["cards"], ("Angr", "Memory Chip", "Troll"), strict=True):
        card.update(card_title=title, expansion=435)
    with pytest.raises(
        BadInput, match=r"2 cards are unknown: 'Angr' \(did you mean 'Anger'\?\), 'Memory Chip' .* expansion 435"
    ):
        deck_from_text(json.dumps(given))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is empty"),
        (
            "Angr\nTrol\nFear",
            r"2 cards are unknown: 'Angr' \(did you mean 'Anger'\?\), 'Trol' \(did you mean 'Troll'",
        ),
        ("Dis\n2 Quzzk", "unknown card 'Quzzk'; none of the 370 known names is close to it"),
        ("My deck", "is not understood; write a card on each line"),
        ("Houses: Dis, Saurian\nFear", "unknown house 'Saurian'"),
        ("9999 Pit Demon", "Pit Demon in the deck given is there 9999 times; a number from 1 up to 100 is expected"),
        ("houses: {dis: {Fear: 1, Fear: 2}}", "not readable YAML: 'Fear' is given twice"),
        ("houses:\n  dis: [Fear", "not readable YAML"),
        ("houses:\n  dis: {Fear: yes}", "Fear in the deck given is there True times"),
        ("houses:\n  dis: {Fear: 1}\nhouse: x", "unknown part of the deck given 'house'; did you mean 'houses'"),
        ("houses:\n  dis: [[Fear]]", r"a card of dis in the deck given is \['Fear'\]; the name of a card is expected"),
        ("name: [a]\nhouses:\n  dis: [Fear]", "the name of a deck is"),
        ("{", "looks like JSON, but is not"),
        ("[1]", "has no `data`"),
        ("[" * 100_000, "looks like JSON, but is not|has no `data`"),
        ("x" * 300_000, "has 300000 characters"),
    ],
)
def test_what_is_no_deck_is_refused_for_people(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=said) as caught:
        deck_from_text(text)
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 600


def test_references_in_yaml_do_not_blow_up() -> None:
    lines = [
        "a0: &a0 [x, x, x, x, x, x, x, x, x]",
        *(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)),
    ]
    for end in ("houses: {dis: *a11}", "houses: *a11", "identity: *a11\nhouses: {dis: [Fear]}"):
        with pytest.raises(BadInput):
            deck_from_text("\n".join([*lines, end]))
    with pytest.raises(BadInput):
        deck_of("x", {"houses": yaml.safe_load("\n".join([*lines, "dis: *a11"]))})


def test_close_spellings() -> None:
    for written_as in ("quixo the adventurer", 'Quixo the "Adventurer"', "QUIXO THE “ADVENTURER”"):
        card = find_card(written_as)
        assert card is not None and card.name == "Quixo the “Adventurer”"


# ---- what a deck amounts to
def test_statistics() -> None:
    found = report(BASE)
    table = found.tables["houses"]
    facts = [known_cards()[title] for title, _ in BASE.cards]
    row = dict(zip(table.columns, table.rows["all"], strict=True))
    assert row["cards"] == 36 and row["type-creature"] == sum(c.type == "creature" for c in facts)
    assert row["amber"] == sum(c.amber or 0 for c in facts) and row["power"] == sum(c.power or 0 for c in facts)
    assert sum(table.rows[house][0] or 0 for house in BASE.houses) == 36
    assert sum(found.histograms["power"].values()) == row["type-creature"]
    assert sum(found.histograms["amber"].values()) == 36


# ---- chains at the start
def test_chains_at_the_start_make_the_first_hand_smaller() -> None:
    game = RULES.new_game(seed=1, first=0, chains=[7, 0])
    assert game.state.size[HAND] == 5 and game.state.size[OWN + HAND] == 6
    assert game.state.resource(0, CHAINS) == 6


@pytest.mark.parametrize("given", [[1], [1, 25], [True, 0], "12", [0, -1]])
def test_bad_chains_are_refused(given: object) -> None:
    with pytest.raises(BadInput, match="a number from 0 to 24 for each seat is expected"):
        RULES.new_game(chains=given)
