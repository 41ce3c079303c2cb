"""Card text follows its tree: nothing is dropped, grammar agrees, own words are watched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludilex import BadInput, Rules
from ludilex.games.dominion import KIT
from ludilex.games.dominion.build import When, card, enter
from ludilex.games.dominion.ops import Draw
from ludilex.games.dominion.terms import ACTION, DURATION, HAND, PLAY, TRASH, TREASURE, V_GAIN, VICTORY
from ludilex.games.dominion.timing import Dominion
from ludilex.kernel.codes import M_COST
from ludilex.kernel.control import If
from ludilex.kernel.definitions import Constant, Definition, Replacement
from ludilex.kernel.dump import attributes
from ludilex.kernel.numbers import Compare, HowMany, IsPlayer, IsType, Named, Not, Num
from ludilex.kernel.ops import Choose, Move, Plus
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.selectors import In, It
from ludilex.text import LANGUAGES, Missing, card_text, overrides, prompt_text
from ludilex.text.bundles import article, say
from ludilex.text.cards import rules_lines
from ludilex.text.nouns import NounPhrase, said
from ludilex.text.talk import Talk, tellers
from tests.text.trees import changed

RULES = KIT.rules(KIT.editions[0], {})
CARDS = [d for d in RULES.definitions if "\x1f" not in d.name and d.name not in RULES.test_cards]


def nodes(x: Any) -> Iterator[Any]:
    """A node and all nodes below it, as far as they are told."""
    if isinstance(x, list):
        for y in x:
            yield from nodes(y)
    elif isinstance(x, (Op, Number, Cards)):
        yield x
        silent = tellers("dominion").silent.get(type(x), ())
        for name, value in attributes(x):
            if name not in silent:
                yield from nodes(value)


def trees(d: Definition) -> list[Any]:
    out: list[Any] = [RULES.trees[d.play.key]] if d.play is not None else []
    for t in d.triggers:
        out += [RULES.trees[t.program.key], [t.when] if t.when is not None else []]
    return out


@pytest.mark.parametrize("d", CARDS, ids=lambda d: d.name)
def test_every_attribute_of_every_node_is_told(d: Definition):
    """Another number, verb, zone, type or name gives another text, or there are no words for it."""
    before = card_text(RULES, d.name)
    for x in nodes(trees(d)):
        silent = tellers("dominion").silent.get(type(x), ())
        for name, value in attributes(x):
            if name in silent or (isinstance(x, Move) and name == "mine" and x.to >= RULES.own):
                continue  # a shared zone is nobody's
            for other in changed(value):
                setattr(x, name, other)
                try:
                    after = card_text(RULES, d.name)
                except (Missing, LookupError):
                    after = ""
                finally:
                    setattr(x, name, value)
                assert after != before, f"{d.name}: {type(x).__name__}.{name} = {value!r} is not told"
    assert card_text(RULES, d.name) == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("d", CARDS, ids=lambda d: d.name)
def test_the_text_is_clean(d: Definition, lang: str):
    """No doubled spaces, empty brackets or stray marks; other languages say it in their own words."""
    text = card_text(RULES, d.name, lang)
    for wrong in ("  ", " ,", " .", " ;", "()", "..", "{", "None", "\u2068"):
        assert wrong not in text, wrong
    if lang != "en":
        assert text != card_text(RULES, d.name, "en")


def lines(lang: str, *play: Op, **more: Any) -> list[str]:
    """The text of a card made up for a test, without its first line."""
    rules = Dominion(KIT.editions[0], False)
    d = enter(rules, card("Made Up", ACTION, 3, *play, **more))
    return rules_lines(Talk(rules, lang), d)


def from_hand(most: int, least: int, where: Number | None = None) -> list[Op]:
    return [Choose(In(HAND, where=where), most, least), Move(3, It(), TRASH)]


def test_russian_cases_and_numbers():
    assert lines("ru", *from_hand(1, 1)) == ["Отправьте на свалку карту с руки."]
    assert lines("ru", *from_hand(2, 2)) == ["Отправьте на свалку 2 карты с руки."]
    assert lines("ru", *from_hand(5, 5)) == ["Отправьте на свалку 5 карт с руки."]
    assert lines("ru", *from_hand(2, 0)) == ["Отправьте на свалку до 2 карт с руки."]
    assert lines("ru", *from_hand(1, 0, IsType(TREASURE))) == ["Вы можете отправить на свалку карту сокровища с руки."]
    assert lines("ru", *from_hand(99, -1, IsType(TREASURE))) == ["Отправьте на свалку все карты сокровища с руки."]
    drawn = [lines("ru", Draw(n))[0] for n in (1, 2, 5, 21)]
    assert drawn == ["Возьмите 1 карту.", "Возьмите 2 карты.", "Возьмите 5 карт.", "Возьмите 21 карту."]
    each = Plus(2, HowMany(In(PLAY, where=IsType(ACTION))), 6)
    assert lines("ru", each) == ["+1 монета за каждую карту действия в вашей зоне игры."]
    talk = Talk(RULES, "ru")
    phrase = NounPhrase("all", types=("treasure",))
    assert [talk.inflect(phrase, case) for case in ("nom", "acc", "gen")] == [
        "все карты сокровища", "все карты сокровища", "всех карт сокровища",
    ]  # fmt: skip
    assert [talk.inflect(said("np-this"), case) for case in ("nom", "acc", "gen")] == [
        "эта карта", "эту карту", "этой карты",
    ]  # fmt: skip


def test_hungarian_verbs_agree_with_their_object():
    indefinite, definite = from_hand(1, 1), from_hand(99, -1)
    assert lines("hu", *indefinite) == ["Dobj szemétre egy lapot a kezedből."]
    assert lines("hu", *definite) == ["Dobd szemétre az összes lapot a kezedből."]
    assert lines("hu", *from_hand(1, 0)) == ["Szemétre dobhatsz egy lapot a kezedből."]
    assert lines("hu", *from_hand(2, 2)) == ["Dobj szemétre 2 lapot a kezedből."]
    own = When(V_GAIN, (Draw(1),))
    any_card = When(V_GAIN, (Draw(1),), 1 << HAND)
    assert lines("hu", when=[own]) == ["Amikor megszerzed ezt a lapot, húzz 1 lapot."]
    assert lines("hu", when=[any_card]) == ["Amíg ez a lap a kezedben van, amikor szerzel egy lapot, húzz 1 lapot."]


def test_hungarian_types_and_articles():
    both = IsType(ACTION | TREASURE)
    assert lines("hu", *from_hand(1, 1, both)) == ["Dobj szemétre egy akció- vagy kincskártyát a kezedből."]
    assert lines("hu", *from_hand(1, 1, IsType(VICTORY))) == ["Dobj szemétre egy győzelmipont-kártyát a kezedből."]
    assert lines("hu", *from_hand(1, 1, IsType(DURATION))) == ["Dobj szemétre egy időtartamlapot a kezedből."]
    words = ["Gold", "Island", "„Estate”", "öt", "ház", 1, 2, 5, 10, 50, 100, 1000]
    assert [article(word) for word in words] == ["a", "az", "az", "az", "a", "az", "a", "az", "a", "az", "a", "az"]


def test_what_lies_at_a_place():
    some = HowMany(In(HAND, where=Named("Gold")))
    four = Compare(HowMany(In(HAND)), ">=", Num(4))
    told = {lang: [lines(lang, If(c, [Draw(1)]))[0] for c in (some, Not(some), four)] for lang in ("en", "hu", "ru")}
    assert told == {
        "en": [
            "If you have a Gold in hand, draw 1 card.",
            "If you have no Gold cards in hand, draw 1 card.",
            "If you have at least 4 cards in hand, draw 1 card.",
        ],
        "hu": [
            "Ha van egy „Gold” lap a kezedben, húzz 1 lapot.",
            "Ha nincs „Gold” lap a kezedben, húzz 1 lapot.",
            "Ha legalább 4 lap van a kezedben, húzz 1 lapot.",
        ],
        "ru": [
            "Если у вас на руке есть карта «Gold», возьмите 1 карту.",
            "Если у вас на руке нет карт «Gold», возьмите 1 карту.",
            "Если у вас на руке не меньше 4 карт, возьмите 1 карту.",
        ],
    }


def test_english_articles_and_plurals():
    assert lines("en", *from_hand(1, 1, IsType(ACTION))) == ["Trash an Action card from your hand."]
    assert lines("en", *from_hand(1, 1, Not(IsType(ACTION)))) == ["Trash a non-Action card from your hand."]
    assert lines("en", *from_hand(2, 0, IsType(TREASURE))) == ["Trash up to 2 Treasure cards from your hand."]
    assert lines("en", If(HowMany(In(HAND)), [Draw(1)])) == ["If you have a card in hand, draw 1 card."]


def test_what_holds_all_the_time_and_what_scores():
    d = Definition("Made Up", ACTION, 3)
    d.constants = [Constant(M_COST, 0, Num(-1), IsType(ACTION), 1 << PLAY)]
    d.score = HowMany(In(HAND, where=IsType(VICTORY)))
    assert rules_lines(Talk(RULES, "en"), d) == [
        "While this card is in play, Action cards cost 1 coin less.",
        "Worth 1 victory point for each Victory card in your hand.",
    ]
    for lang in ("hu", "ru"):
        assert len(rules_lines(Talk(RULES, lang), d)) == 2


def test_what_has_no_words_is_missing():
    d = Definition("Made Up", ACTION, 3)
    d.replacements = [Replacement(0, Num(1))]
    with pytest.raises(Missing, match="no message 'would-draw'"):
        rules_lines(Talk(RULES, "en"), d)
    with pytest.raises(Missing, match="IsPlayer"):
        lines("en", If(IsPlayer(), [Draw(1)]))
    with pytest.raises(Missing, match="no message 'move-buy-trash'"):
        lines("en", Move(9, In(HAND), TRASH))


def test_prompts_say_what_a_card_is_chosen_for():
    game = Rules("dominion").position({"A": {"hand": ["Throne Room", "Village", "Smithy"]}})
    game.apply("Throne Room")
    asked = [prompt_text(game.decision, lang) for lang in LANGUAGES]
    assert asked == [
        "Throne Room: choose a card to play",
        "Throne Room: válassz egy lapot, amelyet kijátszol",
        "Throne Room: выберите карту, которую разыграете",
    ]


@pytest.mark.parametrize("verb", RULES.verbs)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_for_any_verb_has_a_prompt(verb: str, lang: str):
    from ludilex.text.prompts import question

    assert question(f"choose:{verb}", lang, "dominion") and question(f"may:{verb}", lang, "dominion")


def test_own_words_describe_the_tree_as_it_is():
    """A changed tree: look at the words in locales/overrides.yaml again, then write its new hash there."""
    assert overrides.stale(RULES) == {}


def test_own_words_are_used_until_the_tree_changes(monkeypatch: pytest.MonkeyPatch):
    d = RULES.by_name["Smithy"]
    words = {"en": "Three cards.", "hu": "Három lap.", "ru": "Три карты."}
    own = {"Smithy": overrides.Own(overrides.tree_hash(RULES, d), words)}
    monkeypatch.setattr(overrides, "overrides", lambda game: own)
    assert card_text(RULES, "Smithy", "hu").splitlines()[1:] == ["Három lap."]
    number = RULES.trees["Smithy/play"][0].n
    number.n = 4
    try:
        assert card_text(RULES, "Smithy").splitlines()[1:] == ["Draw 4 cards."]
        assert list(overrides.stale(RULES)) == ["Smithy"]
    finally:
        number.n = 3


def test_a_file_of_own_words_is_read(tmp_path: Path):
    path = tmp_path / "overrides.yaml"
    path.write_text("cards:\n  Smithy: {tree: abc, en: a, hu: b, ru: c}\n", encoding="utf-8")
    assert overrides.read(path)["Smithy"].words == {"en": "a", "hu": "b", "ru": "c"}
    path.write_text("cards:\n  Smithy: {en: a}\n", encoding="utf-8")
    with pytest.raises(BadInput, match="Smithy: own words have the keys tree, en, hu, ru"):
        overrides.read(path)


def test_words_of_the_shared_files_take_arguments():
    assert say("en", "dominion", "np-a", core="Estate", sound="vowel", case="nom", n=1) == "an Estate"
