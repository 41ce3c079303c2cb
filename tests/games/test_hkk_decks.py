"""Decks of HKK: those that come with the game, what is legal, and the forms in which they are given."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludilex
from ludilex import decks
from ludilex.errors import BadInput
from ludilex.games.hkk import KIT
from ludilex.games.hkk.build import card_facts
from ludilex.games.hkk.catalogue import Known, find_card, known_cards, names
from ludilex.games.hkk.deckcheck import notes_of, problems_of, report
from ludilex.games.hkk.deckformats import deck_formats
from ludilex.games.hkk.decklists import deck_from_text
from ludilex.games.hkk.decks import USUAL, Deck, deck_of, find_deck, meant, plain, shipped_decks, size, written
from ludilex.games.hkk.printed import RARITIES
from ludilex.games.hkk.terms import COLORS, TYPES

RULES = ludilex.Rules("hkk")
IRON = plain(find_deck("iron-and-embers"))


def changed(**parts: Any) -> Deck:
    """The first deck with some parts changed: cards and how many of them, 0 takes one away."""
    given = {**IRON, **{k: v for k, v in parts.items() if k not in ("main", "side")}}
    for part in ("main", "side"):
        counts = {**IRON[part], **parts.get(part, {})}
        given[part] = {name: n for name, n in counts.items() if n}
    return deck_of("mine", given)


def told(deck: Deck, lang: str = "en") -> list[str]:
    return [str(reason) for reason in decks.problems("hkk", deck, lang)]


# ---- what is there
@pytest.mark.parametrize("name", shipped_decks())
def test_a_deck_that_comes_with_the_game_is_legal_and_can_be_played(name: str) -> None:
    deck = shipped_decks()[name]
    assert problems_of(deck) == [] and deck.source and (size(deck.main), size(deck.side)) == (50, 30)
    assert all(h.known.playable for h in deck.main) and not any(h.known.test for h in deck.drawn)
    game = RULES.new_game(seed=1, decks=[name, name])
    assert game.decision is not None


def test_every_card_of_our_own_is_known_under_both_its_names() -> None:
    assert len(names()) == 104 and sum(known_cards()[name].playable for name in names()) == sum(
        not c.test for c in card_facts().values()
    )
    for name in names():
        card = known_cards()[name]
        assert find_card(name) == find_card(card.hu) == card and card.plain.rarity in RARITIES
        assert card.beside or card.type in TYPES
        assert set(card.colors) <= set(COLORS)


def test_decks_by_name() -> None:
    for name in ("wind-and-root", "Wind and Root", "Szél és gyökér", "ветер и корень"):
        assert find_deck(name) is shipped_decks()["wind-and-root"]
    with pytest.raises(BadInput, match="unknown deck 'wind'"):
        find_deck("wind")


# ---- what is legal
@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"main": {"Stone Rain": 0}}, ["The deck has 48 cards; at least 50 are needed. [hkk.rules.deck-size]"]),
        (
            {"side": {"Stone Wall": 2}},
            ["The side deck has 31 cards; exactly 30 are needed, or none. [hkk.rules.side-deck]"],
        ),
        (
            {"main": {"Stone Rain": 4}},
            [
                "There are 4 copies of Stone Rain in deck and side deck; at most 3 are allowed. [hkk.6.5.1]",
            ],
        ),
        (
            {"main": {"Mosswolf": 1, "Windrunner Elf": 1}},
            [
                "The deck has 4 colours (Tharr, Dornodon, Elenios, Sheran); at most 3 are allowed."
                " [hkk.rules.deck-colours, hkk.6.2]",
            ],
        ),
        ({"main": {"Mosswolf": 1}}, []),
        (
            {"beside": {"Long Trial": 2}},
            ["There are 2 rule cards; at most 1 is allowed. [hkk.rules.rule-card]"],
        ),
        (
            {"main": {"Test Idol": 14}},
            [
                "There are 14 copies of Test Idol in deck and side deck; at most 3 are allowed. [hkk.6.5.1]",
                "The deck has 14 cards with the divine icon; at most 13 are allowed. [hkk.rules.divine]",
                "Test Idol is only there for rulings about decks.",
            ],
        ),
        (
            {"main": {"Test Reprint [ed. 2]": 1}, "format": "retro", "side": dict.fromkeys(IRON["side"], 0)},
            ["Test Reprint [ed. 2] is of 2005; the format admits editions up to 2000. [hkk.rules.retro]",
             "Test Reprint is only there for rulings about decks."],
        ),
    ],
)  # fmt: skip
def test_what_is_not_legal(parts: dict[str, Any], said: list[str]) -> None:
    assert told(changed(**parts)) == said
    assert all(len(told(changed(**parts), lang)) == len(said) for lang in ("hu", "ru"))


def test_a_side_deck_is_not_required() -> None:
    assert told(changed(side=dict.fromkeys(IRON["side"], 0))) == []


def test_bufa_and_colourless_cards_do_not_count_as_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Known(**{**known_cards()["Mosswolf"].__dict__, "colors": ("bufa",)})
    monkeypatch.setattr("ludilex.games.hkk.decks.known_cards", lambda: {**known_cards(), "Mosswolf": card})
    assert told(changed(main={"Mosswolf": 1, "Windrunner Elf": 1})) == []


def test_every_format_says_something_in_every_language() -> None:
    bad = {"Test Reprint [ed. 2]": 3, "Test Reprint [ed. 1]": 2, "Ashling": 5, "Test Icon": 7, "Test Idol": 7}
    for name, format in deck_formats().items():
        deck = meant(changed(main={**bad, "Mosswolf": 1, "Windrunner Elf": 1}), name)
        found = {problem.message for problem in problems_of(deck)}
        assert "deck-many-copies" in found
        assert ("deck-wrong-rarity" in found) == (format.rarities is not None)
        assert ("deck-too-cheap" in found) == (format.least is not None)
        for lang in ("en", "hu", "ru"):
            assert all(told(deck, lang)) and all(decks.reason_of(n, "hkk", lang).message for n in notes_of(deck))


# ---- in a match
def test_an_illegal_deck_is_refused_unless_that_does_not_matter() -> None:
    small = {"main": {"Stone Rain": 10}}
    with pytest.raises(BadInput, match=r"not legal.*hkk\.rules\.deck-size.*hkk\.6\.5\.1\]"):
        RULES.new_game(decks=[small, USUAL[1]])
    game = RULES.new_game(decks=[small, USUAL[1]], legal=False)
    assert sum(1 for z in game.state.zone if z is not None) >= 60


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"decks": ["iron-and-ember", USUAL[1]]}, "did you mean 'iron-and-embers'"),
        ({"decks": [USUAL[0]]}, "two decks are expected"),
        ({"decks": [{"main": {"Stone Rian": 50}}, USUAL[1]]}, "did you mean 'Stone Rain'"),
        ({"decks": [{"main": {"Stone Rain": 0}}, USUAL[1]]}, "is there 0 times"),
        ({"decks": [{"main": {"Stone Rain [ed. 7]": 1}}, USUAL[1]]}, "unknown edition of Stone Rain '7'"),
        ({"decks": [{"main": {"Test Reprint": 3}}, USUAL[1]], "legal": False}, "not implemented yet"),
        ({"decks": [{"side": {"Stone Rain": 3}}, USUAL[1]], "legal": False}, "a side deck only"),
        ({"decks": [{"maine": {"Stone Rain": 3}}, USUAL[1]]}, "did you mean 'main'"),
        ({"deck-format": "retro", "decks": list(USUAL)}, "hkk.rules.retro"),
        ({"deck-format": "modern"}, "unknown format of decks"),
        ({"deck-format": 3}, "deck-format is 3"),
        ({"first": 2}, "seat 0 or 1"),
    ],
)
def test_what_a_set_up_refuses(setup: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        RULES.new_game(seed=1, **setup)


def test_who_begins() -> None:
    for seat in range(2):
        assert {RULES.new_game(seed=seed, first=seat).state.active for seed in range(4)} == {seat}
    assert {RULES.new_game(seed=seed).state.active for seed in range(20)} == {0, 1}


def test_a_preset() -> None:
    [preset] = KIT.presets().values()
    assert RULES.new_game(seed=1, **preset["setup"]).decision is not None


# ---- the forms in which they are given
@pytest.mark.parametrize("name", shipped_decks())
def test_a_deck_survives_every_form(name: str) -> None:
    deck = shipped_decks()[name]
    assert deck_from_text(written(deck)) == deck == deck_from_text(json.dumps(plain(deck)))
    lines = [f"{h.count} {h.written}" for h in deck.main]
    side = [f"{h.known.hu} x{h.count}" for h in deck.side]
    listed = deck_from_text("\n".join([deck.name, *lines, "", "Kiegészítő pakli (30):", *side]))
    assert (listed.name, listed.main, listed.side) == (deck.name, deck.main, deck.side)


def test_a_plain_list() -> None:
    deck = deck_from_text(
        "# mine\nDeck: Ours\nFormat: highlander\nPakli:\n3x Kőzápor\nEmberblower (renewed)\n"
        "Long Trial\nSide deck\n- Test Reprint [ed. 1] x2"
    )
    assert (deck.name, deck.format) == ("Ours", "highlander")
    assert plain(deck) == {
        "name": "Ours",
        "format": "highlander",
        "main": {"Stone Rain": 3, "Emberblower (renewed)": 1},
        "side": {"Test Reprint [ed. 1]": 2},
        "beside": {"Long Trial": 1},
    }


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is empty"),
        ("Stone Rian\n2 Quarg", "2 cards are unknown: 'Stone Rian' .did you mean 'Stone Rain', .*, 'Quarg'"),
        ("{", "looks like JSON"),
        ("main:\n  Stone Rain: 1\n  Stone Rain: 2", "given twice"),
        ("main: {Stone Rain: many}", "is there 'many' times"),
        ("main: {3: 1}", "the name of a card is expected"),
        ("beside: {Stone Rain: 1}\nmain: {Stone Rain: 1}", "does not lie beside a deck"),
        ("titles: {hu: 3}\nmain: {Stone Rain: 1}", "a title by language is expected"),
        ("Format: modern\nStone Rain", "unknown format of decks"),
    ],
)
def test_lists_that_are_refused(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        deck_from_text(text)


def test_the_report_counts_every_card() -> None:
    for deck in shipped_decks().values():
        found = report(deck)
        assert sum(line.count for lines in found.parts.values() for line in lines) == 80
        assert sum(row[0] or 0 for row in found.tables["types"].rows.values()) == 50
        assert sum(found.histograms["points"].values()) == 50
