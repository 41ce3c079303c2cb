"""The public face: choosing, refusing, undoing, saving."""

from __future__ import annotations

import copy
import json

import pytest

import ludilex
from ludilex import BadInput, IllegalChoice, LudilexError
from ludilex.kernel.codes import SEEN_ON_TOP
from ludilex.kernel.dump import dump

RULES = ludilex.Rules("dominion")


def at(**seats) -> ludilex.Game:
    return RULES.position({"A": {"hand": ["Throne Room", "Smithy"], "deck": ["Copper"] * 6}, **seats})


def test_texts_keys_and_options_are_accepted():
    for choice in ("Throne Room", "card:Throne Room", "throne room"):
        assert at().apply(choice)[-1].card == "Throne Room"
    game = at()
    option = game.legal.find("Throne Room")
    assert game.apply(option.key) and option.key.startswith("card:Throne Room#")
    game = at()
    assert game.apply(game.decision.options[0])


def test_copies_in_one_place_are_one_and_copies_in_two_places_are_ambiguous():
    game = RULES.position({"A": {"hand": ["Village", "Village"]}})
    assert [o.name for o in game.legal] == ["Village", "done"]
    death = RULES.position({"A": {"hand": ["Throne Room", "Village"], "deck": ["Village"]}})
    assert death.legal.find("Village").place == "A:hand"


def test_illegal_choices_name_the_clause_and_repeat_the_input():
    game = RULES.position({"phase": "buy", "A": {"coins": 5}})
    with pytest.raises(IllegalChoice) as caught:
        game.apply("Gold")
    assert "Gold" in str(caught.value) and caught.value.reasons[0].clauses == ("dominion.rules.buy.cost",)
    assert game.legal.find("Duchy")
    with pytest.raises(BadInput, match="did you mean 'Gold'"):
        game.apply("Golt")


def test_why_not_gives_all_reasons():
    game = RULES.position({"A": {"hand": ["Smithy", "Copper"], "debt": 0}})
    assert game.why_not("Smithy") == []
    (reason,) = game.why_not("Copper")
    assert reason.card == "Copper" and reason.clauses == ("dominion.rules.turn.action",)
    far = game.why_not("Gold")
    assert [r.clauses for r in far] == [("dominion.rules.turn.action",)]
    game.apply("done")
    assert game.why_not("Smithy")[0].clauses == ("dominion.rules.turn.buy-phase",)


def test_undo_redo_and_a_new_branch():
    game = at()
    before = game.dump()
    game.apply("Throne Room")
    middle = game.dump()
    game.apply("Smithy")
    after = game.dump()
    game.undo()
    assert game.dump() == middle
    game.undo()
    assert game.dump() == before
    game.redo()
    game.redo()
    assert game.dump() == after
    game.undo()
    game.apply("done")
    with pytest.raises(LudilexError, match="redo"):
        game.redo()


def test_a_finished_match_has_an_outcome_and_no_decision():
    game = RULES.position({"phase": "buy", "supply": {"Province": 1}, "A": {"coins": 8}})
    game.apply("Province")
    assert game.decision is None and len(game.legal) == 0
    assert game.outcome.winners == (0,) and game.outcome.clauses == ("dominion.rules.end.provinces",)
    with pytest.raises(IllegalChoice, match="the match is over"):
        game.apply("done")
    game.undo()
    assert game.outcome is None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.update(ludilex=99), "format 99"),
        (lambda d: d.pop("ludilex"), "not a Ludilex save"),
        (lambda d: d["state"].update(format=7), "format 7"),
        (lambda d: d.update(edition="2050"), "unknown edition"),
        (lambda d: d.update(game="chess"), "unknown game"),
        (lambda d: d["state"]["programs"].update({"turn": "000000000000"}), "has changed since"),
        (lambda d: d["state"]["programs"].update({"nonsense": "0"}), "does not have"),
        (lambda d: d["state"]["columns"]["zone"].pop(), "damaged"),
        (lambda d: d["state"]["columns"]["nxt"].__setitem__(3, 3), "damaged"),
        (lambda d: d["state"]["frames"][0].update(program="nowhere"), "damaged"),
        (lambda d: d["state"].pop("frames"), "damaged"),
        (lambda d: d.update(state=None), "save"),
        (lambda d: d.update(cites=[]), "damaged"),
        (lambda d: d["state"]["definitions"].__setitem__(0, "Wish Ring"), "damaged"),
    ],
)
def test_a_dump_that_does_not_fit_is_refused_in_one_sentence(change, message):
    game = at()
    game.apply("Throne Room")
    data = json.loads(json.dumps(game.dump()))
    change(data)
    with pytest.raises(BadInput, match=message) as caught:
        ludilex.load(data)
    assert "\n" not in str(caught.value)


def places(data, path=()):
    """Every place in nested data, as a path."""
    yield path
    children = (
        list(data.items()) if isinstance(data, dict) else list(enumerate(data))[:4] if isinstance(data, list) else []
    )
    for key, value in children:
        yield from places(value, (*path, key))


def test_a_damaged_dump_is_refused_or_can_be_read():
    game = at()
    game.apply("Throne Room")
    data = json.loads(json.dumps(game.dump()))
    refused = 0
    for path in list(places(data))[1:]:
        for value in (None, [], {}, -1, "x", 10**9):
            broken = copy.deepcopy(data)
            spot = broken
            for key in path[:-1]:
                spot = spot[key]
            spot[path[-1]] = value
            try:
                loaded = ludilex.load(broken)
            except BadInput as e:
                assert "\n" not in str(e)
                refused += 1
                continue
            assert loaded.describe() and isinstance(repr(loaded), str)
    assert refused > 300


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("state", "facts"), []),
        (("state", "facts", 0), 10**15),
        (("state", "columns", "tail", 0), 0),
        (("state", "columns", "prv", 1), 7),
        (("state", "knowledge", "names"), []),
        (("state", "frames", 0, "numbers", 1), -5),
        (("cites", 0), [None]),
        (("check",), "0"),
    ],
)
def test_any_damage_is_seen_at_once(path, value):
    game = at()
    game.apply("Throne Room")
    data = json.loads(json.dumps(game.dump()))
    spot = data
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = value
    with pytest.raises(BadInput, match="damaged"):
        ludilex.load(data)


@pytest.mark.parametrize("players", [0, 1, 7, -2, True, "2", 2.0])
def test_impossible_numbers_of_players(players):
    with pytest.raises(BadInput, match="2 to 6 players"):
        RULES.new_game(players=players)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"A": {"hand": ["Vilage"]}}, "did you mean 'Village'"),
        ({"A": {"hands": []}}, "did you mean 'hand'"),
        ({"A": {"coins": -1}}, "a number from 0 up"),
        ({"A": {"hand": "Village"}}, "a list of card names"),
        ({"Z": {}}, "unknown part of a position"),
        ({"phase": "lunch"}, "unknown phase"),
        ({"active": "E"}, "unknown active seat"),
        ({"supply": {"Province": "many"}}, "supply.Province"),
        ({"supply": {"Province": 100_000_000}}, "up to 500"),
        ({"supply": "Province"}, "a list of names, or a mapping"),
        ({"seed": "abc"}, "a whole number"),
        ({"players": "x"}, "a whole number"),
        ({"versions": 3}, "a mapping is expected"),
        ({"A": ["Village"]}, "a mapping is expected"),
        ({"trash": "Village"}, "a list of card names"),
    ],
)
def test_impossible_positions(position, message):
    with pytest.raises(BadInput, match=message):
        RULES.position(position)


def test_views_are_for_their_seat():
    game = RULES.position({"A": {"hand": ["Militia"]}, "B": {"hand": ["Gold", "Copper", "Estate", "Curse"]}})
    game.apply("Militia")
    assert game.decision.player == 1
    a, b = game.view(0), game.view(1)
    assert a.decision is None and a.waiting_for == 1 and b.decision is not None
    hands = {z.place: z for z in a.zones}
    assert hands["B:hand"].size == 4 and hands["B:hand"].cards == ()
    game.apply("Gold")
    assert "Gold" in json.dumps(game.view(0).to_json())
    with pytest.raises(BadInput, match="no seat 5"):
        game.view(5)


def ruins_game(*ruins):
    return RULES.position(
        {
            "supply": {"Ruins": list(ruins)},
            "mentioned": ["Cultist"],
            "A": {"hand": ["Cultist"], "deck": ["Copper"] * 5},
            "B": {"deck": ["Copper"] * 5},
            "phase": "action",
        }
    )


def pile(view, place):
    return [c and c.name for c in next(z for z in view.zones if z.place == place).cards]


def test_of_a_shuffled_pile_only_the_top_is_seen():
    one = ruins_game("Survivors", "Ruined Market", "Abandoned Mine")
    other = ruins_game("Survivors", "Survivors", "Survivors")
    for seat in (0, 1):
        assert pile(one.view(seat), "supply:Ruins") == [None, None, "Survivors"]
        assert one.view(seat) == other.view(seat)
    dealt = [dump(g.determinize(0, 5).state) for g in (one, other)]
    assert dealt[0]["definitions"] == dealt[1]["definitions"] and dealt[0]["columns"] == dealt[1]["columns"]
    one.apply("Cultist")  # B gains the top one; the next comes to light
    assert pile(one.view(1), "supply:Ruins") == [None, "Ruined Market"]


def test_a_dealt_ruins_pile_holds_no_more_of_a_kind_than_there_are():
    game = RULES.new_game(players=6, seed=3, kingdom=["Cultist"])
    seen = set()
    for seed in range(30):
        state = game.determinize(0, seed).state
        zone = next(z for z in range(state.layout.zones) if state.layout.seen[z] == SEEN_ON_TOP)
        names = [state.printed(c).title for c in state.cards_in(zone)]
        assert len(names) == 50 and all(names.count(n) == 10 for n in names)
        seen.add(tuple(names))
    assert len(seen) == 30


def test_a_secret_question_leaves_no_mark_for_the_others():
    def played(hand):
        game = RULES.position(
            {
                "supply": {"Moat": 10},
                "A": {"hand": ["Militia", "Village"], "actions": 2},
                "B": {"hand": hand, "deck": ["Copper"] * 3},
            }
        )
        game.apply("Militia")
        if game.decision.options[0].kind == "due":
            assert game.view(0).waiting_for is None and game.view(1).waiting_for == 1
            game.apply("done")
        assert game.view(0).waiting_for == 1  # all see that B must discard
        while game.decision.player == 1:
            game.apply("Copper")
        return game

    with_moat, without = played(["Moat"] + ["Copper"] * 4), played(["Gold"] + ["Copper"] * 4)
    assert len(with_moat.played) == len(without.played) + 1
    a, b = with_moat.view(0, since=0), without.view(0, since=0)
    assert a == b and a.decision.number == 1


def test_editions_and_options_are_checked():
    with pytest.raises(BadInput, match="unknown rules option"):
        ludilex.Rules("dominion", lunch="yes")
    with pytest.raises(BadInput, match="play-lost"):
        ludilex.Rules("dominion", **{"play-lost": "maybe"})


def test_the_schema_in_the_docs_is_the_schema():
    from pathlib import Path

    path = Path(__file__).parents[2] / "docs" / "schema" / "records-v2.json"
    assert json.loads(path.read_text()) == json.loads(json.dumps(ludilex.json_schema()))
