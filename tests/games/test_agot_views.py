"""Two matches that differ only in what a seat cannot know look the same to it: plots, hands, set-up, windows."""

from __future__ import annotations

import random

import pytest

import ludilex
from ludilex.match import Game

RULES = ludilex.Rules("agot")


def at(**position: object) -> Game:
    return RULES.position(position)


def asked(game: Game, seat: int, rounds: int = 400) -> list[tuple[int, str]]:
    """Everybody passes to the end of the round; who was asked what on the way, while the seat looks on."""
    out: list[tuple[int, str]] = []
    turn = game.state.turn
    while game.decision is not None and game.state.turn == turn and len(out) < rounds:
        d = game.decision
        out.append((d.player, d.prompt))
        assert (game.view(seat).decision is None) == (d.player != seat)
        assert game.view(seat).waiting_for == d.player
        game.apply("done" if any(o.key == "done" for o in d.options) else d.options[0])
    return out


def same(seat: int, one: Game, other: Game) -> None:
    """The whole past and the board are the same for the seat."""
    assert one.view(seat, since=0).to_json() == other.view(seat, since=0).to_json()


HANDS = [
    ["Muster"], ["Retreat"], ["Risen from the Sea"], ["Paper Shield"], ["The Lion's Will"], ["Lethal Counterattack"],
    ["Winterfell Honor Guard"], ["House Tyrell Guard"], ["Great Keep"],
]  # fmt: skip


def board(hand: list[str], **more: object) -> Game:
    return at(
        first="A",
        A={"house": "House Lannister", "gold": 2, "hand": ["The Lion's Will"], "play": ["Ser Jaime Lannister"]},
        B={"house": "House Stark", "gold": 2, "hand": hand, "play": ["Robb Stark", "Direwolf Pup"]},
        **more,
    )


@pytest.mark.parametrize("hand", HANDS[1:], ids=lambda h: h[0])
def test_no_question_tells_what_is_in_a_hand(hand: list[str]) -> None:
    def play(cards: list[str]) -> Game:
        game = board(cards)
        for text in ("The Lion's Will", "Robb Stark"):
            game.apply(text)
        for _ in range(2):
            while game.decision is not None and game.decision.player == 1:
                game.apply("done")
            if game.decision is not None and game.decision.prompt == "window:action":
                game.apply("done")
        return game

    one, other = play(HANDS[0]), play(hand)
    assert asked(one, 0) == asked(other, 0)
    same(0, one, other)


def test_an_empty_hand_is_seen_by_all_and_not_asked() -> None:
    game = board([])
    assert [p for p, prompt in asked(game, 0) if prompt == "window:action" and p == 1] == []


def test_plots_are_secret_until_both_are_chosen() -> None:
    plots = ["Rains of Autumn", "Building Season", "Hear Me Roar"]

    def chosen(name: str) -> Game:
        game = at(phase="plot", first="A", A={"plots": plots}, B={"plots": plots})
        game.apply(name)
        return game

    one, other = chosen("Rains of Autumn"), chosen("Building Season")
    assert one.decision is not None and one.decision.player == 1 and one.decision.prompt == "plot"
    same(1, one, other)
    assert [z.size for z in one.view(1).zones if z.place == "A:plots"] == [3], "it is not laid down yet"
    dealt = one.determinize(1, 5)
    assert dealt.view(1, since=0).to_json() | {"steps": ()} == one.view(1, since=0).to_json() | {"steps": ()}
    one.apply("Hear Me Roar")
    assert {c.name for z in one.view(1).zones if z.kind == "revealed" for c in z.cards if c} == {
        "Rains of Autumn", "Hear Me Roar",
    }  # fmt: skip


def test_set_up_is_facedown() -> None:
    hand = ["Robb Stark", "Direwolf Pup", "Knight of the Tumblestone"]

    def placed(*names: str) -> Game:
        game = at(phase="setup", first="A", A={"hand": hand}, B={"hand": hand})
        for name in (*names, "done"):
            game.apply(name)
        return game

    one, other = placed("Robb Stark", "Direwolf Pup"), placed("Knight of the Tumblestone", "Direwolf Pup")
    same(1, one, other)
    assert [(z.size, z.cards) for z in one.view(1).zones if z.place == "A:setup"] == [(2, ())]
    assert "Robb Stark" not in repr(one.view(1, since=0).steps)


def test_drawn_cards_are_hidden_and_searched_ones_shown() -> None:
    game = at(
        phase="plot", first="A",
        A={"plots": ["Building Season", "Test Plot"], "deck": ["Muster", "Muster", "Great Keep"], "hand": ["Muster"]},
        B={"plots": ["Test Plot", "Test Plot"]},
    )  # fmt: skip
    for text in ("done", "Building Season", "Test Plot", "A", "Great Keep"):
        game.apply(text)
    while game.decision is not None and game.state.phase != 2:
        game.apply("done")
    game.apply("done")
    told = [(s.verb, s.card) for s in game.view(1, since=0).steps if s.verb in ("take", "draw")]
    assert told == [("take", "Great Keep"), ("draw", None), ("draw", None)]


@pytest.mark.parametrize("seed", range(6))
def test_a_dealt_world_looks_the_same(seed: int) -> None:
    game = RULES.new_game(seed=seed)
    chance = random.Random(seed)
    for i in range(240):
        d = game.decision
        if d is None:
            break
        if i % 40 == 17:
            mine, theirs = (g.view(d.player, since=0) for g in (game, game.determinize(d.player, seed)))
            assert (mine.zones, mine.resources, mine.decision.options) == (
                theirs.zones, theirs.resources, theirs.decision.options,
            )  # fmt: skip
        game.apply(chance.choice(d.options))


def test_a_save_is_tried_without_looking_at_hidden_cards() -> None:
    """Whether a save is legal against a terminal effect does not depend on what the other side hides."""

    def offered(hand: list[str]) -> list[str]:
        game = at(
            first="A",
            A={"house": "House Targaryen", "hand": ["Forever Burning", *hand]},
            B={
                "house": "House Lannister",
                "play": [{"card": "Viserys Targaryen", "duplicates": 1, "with": [{"card": "Milk of the Poppy"}]}],
            },
        )
        game.apply("Forever Burning")
        return [o.key for o in game.legal]

    assert offered(["Muster"]) == offered(["Retreat"])


def test_every_word_can_be_asked_about_at_every_question() -> None:
    """`why military` and the like have an answer whatever is being asked."""
    words = ("military", "influence", "done", "use:Robb Stark", "Robb Stark", "Valar Morghulis")
    seen: set[str] = set()
    for seed in range(4):
        game, chance = RULES.new_game(seed=seed, decks=["stark", "lannister"]), random.Random(seed)
        while (d := game.decision) is not None:
            if d.prompt not in seen:
                seen.add(d.prompt)
                for word in words:
                    assert word in game.legal or game.why_not(word)
            game.apply(chance.choice(list(d.options)))
    assert {"setup", "plot", "challenge", "attackers", "stealth", "defenders", "claim"} <= seen
