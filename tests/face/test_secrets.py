"""Two matches that differ only in what a seat cannot know look the same to that seat, step for step."""

from __future__ import annotations

import json

import pytest

import ludilex
from ludilex import LudilexError

RULES = ludilex.Rules("dominion")
SUPPLY = [
    "Moat", "Watchtower", "Tunnel", "Sheepdog", "Village", "Smithy", "Festival", "Throne Room", "Mandarin", "Witch",
    "Hermit", "Replace", "Militia",
]  # fmt: skip
COPPERS = ["Copper"] * 8


def at(**position):
    return RULES.position({"supply": dict.fromkeys(SUPPLY, 10), **position})


def play(game, *script):
    """Choose in order; what begins with ? is left out where it is not offered: a secret question."""
    for text in script:
        if not text.startswith("?") or text[1:] in game.legal:
            game.apply(text.lstrip("?"))
    return game


def same(seat, one, other):
    """The whole past and the board are the same for the seat."""
    a, b = one.view(seat, since=0).to_json(), other.view(seat, since=0).to_json()
    assert a == b


def test_a_listener_in_a_discarded_hand():
    def game(card, seed):
        return play(at(phase="buy", A={"hand": [card, *["Village"] * 4], "deck": COPPERS}, seed=seed), "done")

    def shown(g):
        return next(z for z in g.view(1).zones if z.place == "A:discard").cards[-1].name

    pairs = [[game(card, seed) for card in ("Tunnel", "Smithy")] for seed in range(20)]
    alike = [pair for pair in pairs if [shown(g) for g in pair] == ["Village", "Village"]]
    assert alike
    for one, other in alike:
        same(1, one, other)


def test_a_reaction_to_a_gain_in_the_hand_of_another():
    def game(card):
        return at(active="B", phase="buy", A={"hand": [card]}, B={"coins": 3, "buys": 2})

    same(1, *(play(game(c), "Silver") for c in ("Watchtower", "Estate")))


def test_a_reaction_to_attacks_while_a_card_is_played_again():
    def game(card):
        return at(active="B", A={"hand": [card]}, B={"hand": ["Throne Room", "Festival"]}, players=3)

    for seat in (1, 2):
        same(seat, *(play(game(c), "Throne Room", "Festival") for c in ("Moat", "Estate")))


def test_a_reaction_declined_in_secret():
    def game(card):
        return at(active="B", A={"hand": [card]}, B={"hand": ["Witch", "Village"], "actions": 2})

    one, other = (play(game(c), "Witch") for c in ("Moat", "Estate"))
    assert one.decision.player == 0 and other.decision.player == 1
    play(one, "done")
    same(1, one, other)


def test_a_card_shown_once_goes_onto_the_deck_unseen():
    def game():
        return at(A={"hand": ["Moat", "Mandarin", "Estate"], "deck": COPPERS}, B={"hand": ["Witch"]}, active="B")

    def topdecked(card):
        g = play(game(), "Witch", "due:Moat")
        while g.decision.player == 1 or g.decision.options[0].kind == "due":
            g.apply("done")
        return play(g, "Mandarin", card)

    one, other = topdecked("Moat"), topdecked("Estate")
    hidden = [s for s in one.view(1, since=0).steps if s.verb == "topdeck"]
    assert hidden[0].hidden and hidden[0].card is None
    assert next(s for s in one.steps if s.verb == "topdeck").card == "Moat"
    same(1, one, other)


def test_what_may_be_chosen_among_face_down_discards():
    def game(card):
        return play(at(A={"hand": [card, "Silver"], "deck": ["Hermit", *COPPERS]}, phase="buy"), "?all", "?done")

    one, other = game("Estate"), game("Copper")
    for g in (one, other):
        while g.decision.player != 0:
            g.apply("done")
        g.apply("Hermit")
    looked = [[s.kind for s in g.view(1, since=0).steps].count("look") for g in (one, other)]
    assert looked == [1, 1]


def test_the_order_in_which_a_hand_was_drawn():
    def game(deck):
        return at(A={"hand": ["Smithy"], "deck": [*deck, *COPPERS]}, phase="action")

    decks = (["Copper", "Estate", "Silver"], ["Silver", "Copper", "Estate"])
    same(1, *(play(game(d), "Smithy", "done", "done") for d in decks))


def test_a_card_that_was_shuffled_is_lost_by_the_same_clause_wherever_it_lies():
    cited = set()
    for seed in range(12):
        game = at(A={"hand": ["Replace", "Estate", "Sheepdog"], "discard": COPPERS[:4]}, seed=seed)
        play(game, "Replace", "Estate", "Village", "due:Sheepdog")
        cited |= {s.clauses for s in game.steps if s.kind == "stopped"}
    assert len(cited) == 1 and "dominion.stop-moving.2b" in next(iter(cited))


def test_a_deal_asks_another_seat_anew():
    def options(hand, deck, seed):
        game = at(active="A", A={"hand": hand, "deck": deck})
        dealt = game.determinize(1, seed)
        return [o.key for o in dealt.legal], [s for s in dealt.legal if s.name in ("Copper", "Estate")]

    for seed in range(20):
        one = options(["Village", "Smithy", "Estate"], ["Estate"], seed)
        other = options(["Estate", "Estate", "Smithy"], ["Village"], seed)
        assert one == other and one[1] == []


def test_the_possessor_sees_what_the_possessed_player_sees():
    game = at(
        A={"hand": ["Possession"], "deck": COPPERS},
        B={"hand": ["Gold", "Survivors", "Estate"], "deck": ["Silver", "Duchy", *COPPERS]},
    )
    play(game, "Possession")
    while game.view(0).active == 0:
        game.apply("done")

    def known(place):
        return [c.name for c in next(z for z in game.view(0).zones if z.place == place).cards if c]

    assert sorted(known("B:hand")) == ["Estate", "Gold", "Survivors"]
    game.apply("Survivors")
    assert sorted(known("B:deck")) == ["Duchy", "Silver"]


def test_without_knowledge_there_is_no_view():
    game = RULES.new_game(seed=4, knowledge=False)
    for ask in (lambda: game.view(0), lambda: game.determinize(0, 1)):
        with pytest.raises(LudilexError, match="no seat has a view"):
            ask()
    assert ludilex.load(game.dump()).legal


def test_the_cause_of_a_step_stays_what_it_was():
    game = play(at(A={"hand": ["Smithy"], "deck": COPPERS}), "Smithy")
    before = [s.by for s in game.view(1, since=0).steps]
    while game.view(0).turn < 6:
        game.apply("done")
    assert [s.by for s in game.view(1, since=0).steps][: len(before)] == before


def test_a_view_since_a_step_that_was_taken_back_is_empty():
    game = play(at(A={"hand": ["Smithy"], "deck": COPPERS}), "Smithy")
    n = len(game.steps)
    game.undo()
    assert game.view(0, since=n).steps == ()


def test_a_loaded_match_shows_the_last_steps():
    game = play(at(A={"hand": ["Smithy"], "deck": COPPERS}), "Smithy")
    assert ludilex.load(game.dump()).view(0) == game.view(0)


def test_the_possessor_goes_on_knowing_the_hand_when_a_card_leaves_it():
    game = at(
        A={"hand": ["Possession"], "deck": COPPERS},
        B={"hand": ["Gold", "Mandarin", "Estate", "Silver"], "deck": COPPERS},
    )
    play(game, "Possession")
    while game.view(0).active == 0:
        game.apply("done")
    play(game, "Mandarin", "Gold")
    view = game.view(0, since=0)
    cards = {z.place: [c.name for c in z.cards if c] for z in view.zones}
    assert sorted(cards["B:hand"]) == ["Estate", "Silver"] and cards["B:deck"][-1] == "Gold"
    assert [s.card for s in view.steps if s.verb == "topdeck"] == ["Gold"]


def test_the_order_among_hidden_abilities_is_cited_to_nobody_else():
    def game(card):
        return at(phase="buy", A={"hand": ["Watchtower", card], "coins": 3, "buys": 2, "deck": COPPERS})

    one, other = (play(game(c), "Silver", "due:Watchtower", "mode:trash") for c in ("Sheepdog", "Estate"))
    assert one.decision.prompt == "answer"
    one.apply("done")
    same(1, one, other)
    ordered = [s.clauses for s in one.steps if s.kind == "trigger"]
    assert ordered == [("dominion.ext.order",)]


def test_a_secret_no_does_not_shorten_the_news():
    def game(card):
        return at(active="B", A={"hand": [card]}, B={"hand": ["Witch", "Village"], "actions": 2})

    one, other = (play(game(c), "Witch") for c in ("Moat", "Estate"))
    play(one, "done")
    assert one.view(1) == other.view(1)


def test_no_deal_while_another_is_asked_in_secret():
    game = play(at(active="B", A={"hand": ["Moat"]}, B={"hand": ["Witch"]}), "Witch")
    with pytest.raises(LudilexError, match="seat B cannot know what is asked now"):
        game.determinize(1, 0)
    assert game.determinize(0, 0).legal


def test_undo_gives_back_what_each_seat_was_told():
    game = at(A={"hand": ["Village", "Village"], "deck": COPPERS})
    game = ludilex.load(play(game, "Village").dump())
    before = game.view(0)
    play(game, "Village").undo()
    assert game.view(0) == before


def test_the_cause_of_a_played_card_is_itself_for_all():
    game = play(at(A={"hand": ["Village"], "deck": COPPERS}), "Village")
    assert [s.by for s in game.view(1, since=0).steps if s.verb == "play"] == ["Village"]


def test_set_up_from_any_collection_can_be_saved():
    game = RULES.new_game(seed=1, kingdom={"Moat": 1, "Village": 1}.keys())
    assert ludilex.load(json.loads(json.dumps(game.dump()))).legal
