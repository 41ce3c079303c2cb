"""How HKK's own ops, conditions and selections are told; the words themselves are in ``locales/``.

The text layer finds `TEXTS` by this module's name; see docs/text.md for its tables. Functions get the talk
(`ludilex.text.talk.Talk`, which a game never imports) and the node.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ludilex.games.hkk import beside, effects, fighting, fromdeck, ops, wordsearch
from ludilex.games.hkk import keywords as k
from ludilex.games.hkk.terms import (
    ANY_MONSTER,
    BUILDING,
    COLORS,
    CREATURE,
    CREATURE_ZONES,
    G_PREVENT,
    G_SUBSTITUTES,
    GUARD,
    I_EFFECTS,
    I_SOURCES,
    IN_MAIN,
    INSTANTLY,
    NO_ATTACK,
    PAYS_X,
    PERMANENT_ZONES,
    PETRIFIED,
    S_COMPONENTS,
    S_DAMAGE,
    S_LIFE,
    SPECIAL,
    SPELL,
    STARTING_LIFE,
    STATS,
    WORDS,
)
from ludilex.games.hkk.timing import Hkk, Note
from ludilex.games.hkk.words import SUBTYPES
from ludilex.kernel.codes import M_COST, M_GAME, M_IMMUNE, M_WORD
from ludilex.kernel.definitions import Ability, Definition
from ludilex.kernel.numbers import Sum
from ludilex.kernel.selectors import ANYONE, ME

GROUPS = {CREATURE: "creature", SPELL: "spell", ANY_MONSTER: "any-monster"}


# ---- effects
def number(talk: Any, x: Any) -> Any:
    """A number that is written down, or X."""
    n = talk.amount(x)
    if n is None:
        raise talk.missing(f"the number {type(x).__name__}")
    return n


def on_cards(message: str) -> Callable[[Any, Any], str]:
    """An effect on selected cards."""
    return lambda talk, x: str(talk.done(message, talk.selection(x.cards)))


def alone(message: str) -> Callable[[Any, Any], str]:
    """An effect that is one message."""
    return lambda talk, x: str(talk.clause(message))


def counted(message: str) -> Callable[[Any, Any], str]:
    """An effect with a number."""

    def tell(talk: Any, x: Any) -> str:
        n = int(x.n) if isinstance(x.n, int) else number(talk, x.n)
        return str(talk.clause(message, n=n))

    return tell


def deal(talk: Any, x: effects.Damage) -> str:
    """Damage to cards or to the player chosen."""
    if isinstance(x.n, Sum) and len(x.n.parts) == 2:  # so much, and one more for each of something
        each = talk.tell("eaches", x.n.parts[1])
        return str(talk.done("deal-more", talk.selection(x.cards), n=number(talk, x.n.parts[0]), each=each))
    return str(talk.done("deal", talk.selection(x.cards), n=number(talk, x.n)))


def search_hand(talk: Any, x: wordsearch.SearchHand) -> str:
    """I look at the hand of the player chosen."""
    return str(talk.clause("search-hand", talk.it()))


def hand_of_chosen(talk: Any, x: wordsearch.HandOfChosen) -> Any:
    """Cards in the hand of the player chosen."""
    return talk.narrow(talk.modified(talk.cards("all"), "mod-of-that-hand"), x.where)


def known_top(talk: Any, x: fromdeck.KnownTop) -> Any:
    """The top card of my deck, if I know it and it is cheap enough."""
    return talk.phrase("np-known-top", definite=True, args={"most": int(x.most)})


def lose_life(talk: Any, x: effects.LoseLife) -> str:
    """I or the other player lose life."""
    talk.choose_first()
    n = number(talk, x.n)
    return str(talk.say("opponent-sheds", n=n) if x.opponent else talk.clause("shed", n=n))


def points(talk: Any, x: effects.Points) -> str:
    """Spell points are gained or lost, by me or by the player chosen."""
    n = number(talk, x.n)
    message = "lose-points" if isinstance(n, int) and n < 0 else "gain-points"
    amount = abs(n) if isinstance(n, int) else n
    passing = "yes" if x.passing else "no"
    if not x.chosen:
        return str(talk.clause(message, n=amount, passing=passing))
    phrase = talk.it()
    who = talk.inflect(phrase, talk.note(f"chosen-{message}", "case", "nom"))
    return str(talk.say(f"chosen-{message}", who=who, n=amount, passing=passing))


def to_hand(talk: Any, x: effects.ToHand) -> str:
    """Cards are taken to hand; a searched deck is shuffled."""
    told = str(talk.done("take", talk.selection(x.cards)))
    return str(talk.say("then-shuffle", body=told)) if x.search else told


def create(talk: Any, x: effects.Create) -> str:
    """A prepared card of some name comes."""
    return str(talk.clause("create", name=talk.quoted(x.name)))


def turn(talk: Any, x: effects.Turn) -> str:
    """Turn passive, or the other way."""
    return str(talk.done("turn-either" if x.either else "turn-passive", talk.selection(x.cards)))


def on_it(message: str) -> Callable[[Any, Any], str]:
    """An effect on what is remembered."""
    return lambda talk, x: str(talk.done(message, talk.it()))


# ---- selections
def on(talk: Any, x: k.On) -> Any:
    """Cards in play: creatures, those of the guard post, or anything."""
    noun, place = "noun-permanent", ""
    if x.kinds == CREATURE_ZONES:
        noun = "noun-creature"
    elif x.kinds == 1 << GUARD:
        noun, place = "noun-creature", "guard"
    elif x.kinds != PERMANENT_ZONES:
        raise talk.missing(f"cards in the zones {x.kinds}")
    if place and x.whose != ANYONE:
        raise talk.missing("cards in the guard post of one player")
    phrase = talk.cards("all", noun=noun, place=place, whose="any" if place else "")
    if x.whose == ME:
        phrase = talk.modified(phrase, "mod-mine")
    elif x.whose != ANYONE:
        phrase = talk.modified(phrase, "mod-theirs")
    return talk.narrow(phrase, x.where)


def target(talk: Any, d: Definition) -> Any:
    """The target of a card, which may be a player."""
    only_players = isinstance(d.target, k.On) and d.target.kinds == 0 and d.target.whose == ME
    if not note_of(talk, d).players:
        return talk.selection(d.target)
    player = talk.phrase("np-a-player")
    if only_players:
        return player
    return talk.cards("or", parts=(talk.selection(d.target), player))


def note_of(talk: Any, d: Definition) -> Note:
    """What the card says beside its definition."""
    rules = talk.rules
    assert isinstance(rules, Hkk)
    return rules.notes[d.id] if d.id >= 0 else Note()


def certain(message: str) -> Callable[[Any, Any], Any]:
    """A selection that is one message."""
    return lambda talk, x: talk.phrase(message, definite=True)


def dying(talk: Any, x: k.Dying) -> Any:
    """My creatures that would die."""
    return talk.modified(talk.modified(talk.cards("all", types=("creature",)), "mod-dying"), "mod-mine")


# ---- conditions on a card
def modifier(message: str) -> Callable[[Any, Any, Any], Any]:
    """A condition that is one modifier."""
    return lambda talk, phrase, x: talk.modified(phrase, message)


def with_icon(message: str) -> Callable[[Any, Any, Any], Any]:
    """A card with an icon, or without it."""
    return lambda talk, phrase, x: talk.modified(phrase, message, word=talk.say(f"keyword-{WORDS[x.key]}", n=1))


def said(message: str) -> Callable[[Any, Any], str]:
    """A condition or number that is one message."""
    return lambda talk, x: str(talk.say(message))


# ---- what an ability waits for
def noted(message: str) -> Callable[[Any, Any, Any, bool], None]:
    """A condition that is told behind the event."""

    def add(talk: Any, occasion: Any, x: Any, negated: bool) -> None:
        if negated:
            raise talk.missing(f"not {message}")
        occasion.notes.append(talk.say(message))

    return add


def carriers_turn(talk: Any, occasion: Any, x: k.CarriersTurn, negated: bool) -> None:
    """The event is about the player who controls the carrier."""
    if negated:
        raise talk.missing("not the turn of the carrier's player")
    occasion.who = "carrier"


# ---- what holds
def cost(talk: Any, x: Any) -> str:
    """Cards cost more or less: of the whole cost (key 0), or of one currency; "my cards" are those that I play."""
    phrase, n, each = x.subject, x.amount, ""
    if hasattr(n, "part"):
        each, n = talk.tell("eaches", n.part), n.by
    amount = int(n) if isinstance(n, int) else number(talk, n)
    if phrase.kind == "each":
        played = {"mod-mine": "mod-played-by-me", "mod-theirs": "mod-played-by-opponent"}
        modifiers = tuple(replace(m, message=played.get(m.message, m.message)) for m in phrase.modifiers)
        phrase = replace(phrase.having("bare"), modifiers=modifiers)
    if x.key > len(talk.rules.currencies):
        raise talk.missing(f"a cost with the key {x.key}")
    currency = talk.rules.currencies[x.key - 1].name if x.key else "cost"
    case = talk.note("constant-cost", "what", "nom")
    what = talk.say(f"price-{currency}", n=abs(amount), form="cost", case=case)
    cards = talk.inflect(phrase, talk.note("constant-cost", "case", "nom"))
    many = "yes" if phrase.plural() or phrase.kind == "bare" else "no"
    how = "less" if amount < 0 else "more"
    body = talk.say("constant-cost", cards=cards, how=how, what=what, many=many)
    return str(talk.say("for-each-changed", each=each, body=body) if each else body)


def substitutes(talk: Any, x: Any) -> str:
    """That its player may substitute costs: what exactly is a line of its own."""
    if number(talk, x.amount) != 1 or x.subject.args.get("who") != "you" or x.conditions:
        raise talk.missing("a substitution by another player, or under a condition")
    return ""


def state(message: str) -> Callable[[Any, Any], str]:
    """A keyword that is a state: it is told as a sentence."""

    def tell(talk: Any, x: Any) -> str:
        if number(talk, x.amount) != 1:
            raise talk.missing(f"{message} other than once")
        return str(talk.say(message, subj=talk.inflect(x.subject, "nom")))

    return tell


def prevented(talk: Any, x: Any) -> str:
    """So much of the next damage is prevented."""
    subj = talk.inflect(x.subject, talk.note("damage-prevented", "case", "nom"))
    return str(talk.say("damage-prevented", subj=subj, n=number(talk, x.amount)))


def starting_life(talk: Any, x: Any) -> str:
    """With how much life everybody begins."""
    if [m.message for m in x.subject.modifiers] != ["mod-every-player"]:
        raise talk.missing("starting life of some players only")
    return str(talk.say("starting-life-is", n=number(talk, x.amount)))


def immune(talk: Any, x: Any) -> str:
    """Immune to the effects of all other cards, or only of those that are not attached."""
    if number(talk, x.amount) != 1 or x.key not in (I_SOURCES, I_EFFECTS):
        raise talk.missing("immunity of another kind")
    message = "is-immune-to-all" if x.key == I_EFFECTS else "is-immune-to-sources"
    return str(talk.say(message, subj=talk.inflect(x.subject, talk.note(message, "case", "nom"))))


# ---- labels, lines and the first line
def use_label(talk: Any, x: Ability) -> str:
    """When it is used; at any moment of one's turn goes without saying."""
    if x.windows == INSTANTLY:
        return ""
    if x.windows == IN_MAIN:
        return str(talk.say("in-main-phase"))
    raise talk.missing(f"an ability in the phases {x.windows}")


def header(talk: Any, d: Definition) -> list[str]:
    """Types, cost, god, numbers, subtypes."""
    note = note_of(talk, d)
    names = talk.type_names(d.types)
    parts = [", ".join(talk.say(f"type-{name}") for name in names)]
    currencies = talk.rules.currencies
    price = [talk.say(f"price-{currencies[i].name}", n=int(n), form="cost") for i, n in enumerate(d.costs) if n]
    if d.word(PAYS_X):
        price.append("X")
    if note.vary is not None:
        price.append("?")
    if not d.types & SPECIAL:
        parts.append(talk.say("card-cost", cost=", ".join(price or [talk.say("price-point", n=0, form="cost")])))
    gods = [COLORS[i] for i in range(len(COLORS)) if d.colors >> i & 1]
    if gods:
        parts.append(", ".join(talk.say(f"mode-{god}") for god in gods))
    parts += numbers(talk, d)
    if d.traits:
        parts.append(", ".join(talk.say(f"trait-{SUBTYPES[i]}") for i in d.traits))
    return parts


def numbers(talk: Any, d: Definition) -> list[str]:
    """Damage, life and components of a creature, structure of a building."""
    if d.types & BUILDING:
        return [talk.say("stat-structure", n=int(d.stats[S_LIFE]))]
    if not d.types & CREATURE:
        return []
    shown = [talk.say(f"stat-{STATS[i]}", n=int(d.stats[i])) for i in (S_DAMAGE, S_LIFE)]
    return [*shown, talk.say("stat-components", n=int(d.stats[S_COMPONENTS]))]


def lines(talk: Any, d: Definition) -> list[str]:
    """What the ? in its cost is, what its builder must be, what it may answer."""
    note = note_of(talk, d)
    out = []
    if note.vary is not None:
        out.append(talk.say("cost-varies", what=talk.tell("counts", note.vary)))
    if note.builder is not None:
        phrase = talk.narrow(talk.cards("a", types=("creature",)), note.builder)
        out.append(talk.say("special-builder", what=talk.inflect(phrase, "nom")))
    if note.substitute:
        out.append(substitution(talk, [int(n) for n in note.substitute]))
    if note.answers or note.answers_use:
        out.append(answered(talk, note))
    return out


def substitution(talk: Any, numbers: list[int]) -> str:
    """All of one currency in a cost may be paid in another: as much of it, or so much; perhaps once a turn."""
    old, new, n, once = numbers
    names = [talk.say(f"currency-{talk.rules.currencies[i].name}") for i in (old, new)]
    amount = talk.say(f"price-{talk.rules.currencies[new].name}", n=n, form="cost", case="acc") if n else ""
    much = "some" if n else "same"
    return str(
        talk.say("substitution", old=names[0], new=names[1], much=much, amount=amount, once="yes" if once else "no")
    )


def answered(talk: Any, note: Note) -> str:
    """What a reaction may answer."""
    every = note.answers == -1
    types = () if every or not note.answers else talk.type_names(note.answers)
    told = [talk.say("answers-card")] if every else [talk.say(f"answers-{name}") for name in types]
    if note.answers_use:
        told.append(talk.say("answers-use"))
    return str(talk.say("answers", what=talk.either(told)))


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "names": {"stat": STATS, "keyword": WORDS, "color": COLORS, "trait": SUBTYPES, "group": GROUPS},
    "header": {Definition: header},
    "extra": {Definition: lines},
    "targets": {Definition: target},
    "labels": {Ability: use_label},
    "symbols": {effects.XValue: lambda talk, x: "X", k.PaidX: lambda talk, x: "X"},
    "effects": {
        effects.Damage: deal,
        effects.Heal: counted("heal"),
        effects.LoseLife: lose_life,
        effects.Points: points,
        effects.PayOrElse: counted("pay-or-else"),
        effects.Draw: counted("draw"),
        effects.DiscardAtRandom: alone("discard-at-random"),
        effects.ToHand: to_hand,
        effects.PutIntoPlay: on_cards("put-into-play"),
        effects.Create: create,
        effects.Destroy: on_cards("destroy"),
        effects.ToOwnersHand: on_cards("to-owners-hand"),
        effects.Turn: turn,
        effects.Survive: on_it("survive"),
        effects.NameType: alone("name-type"),
        effects.ShiftColor: on_it("shift-color"),
        ops.Prevent: alone("prevent"),
        effects.SacrificeThese: on_cards("sacrifice-these"),
        fromdeck.PlayFromDeck: on_it("play-from-deck"),
        wordsearch.NameKeyword: alone("name-keyword"),
        wordsearch.SearchHand: search_hand,
    },
    "silent": {
        effects.Draw: ("citation",),
        effects.Destroy: ("citation",),
        effects.ToHand: ("by",),
        wordsearch.NameKeyword: ("choices",),
    },
    "selections": {
        k.On: on,
        k.Struck: certain("np-struck"),
        k.Dying: dying,
        fighting.Breaker: certain("np-breaker"),
        fromdeck.KnownTop: known_top,
        wordsearch.HandOfChosen: hand_of_chosen,
    },
    "filters": {
        k.IsActive: modifier("mod-active"),
        k.HasIcon: with_icon("mod-keyword"),
        k.Attaches: modifier("mod-held"),
        k.OfNamedType: modifier("mod-of-named-type"),
        beside.EveryPlayer: modifier("mod-every-player"),
        wordsearch.HasKeyword: modifier("mod-with-keyword"),
    },
    "negations": {k.HasIcon: with_icon("mod-no-keyword"), k.IsActive: modifier("mod-passive")},
    "conditions": {
        k.ThisActive: said("cond-this-active"),
        k.UnusedByMe: said("cond-unused"),
        k.FirstOfName: lambda talk, x: "",
    },
    "counts": {
        k.Level: said("amount-of-level"),
        k.OtherCardsInHand: said("amount-of-other-cards"),
        k.BaseCost: lambda talk, x: talk.say("amount-of-base-cost", it="yes" if x.it else "no"),
    },
    "eaches": {
        k.BaseCost: lambda talk, x: talk.say("each-base-cost", it="yes" if x.it else "no"),
        k.SkillLevel: lambda talk, x: talk.say("each-skill-level", name=talk.quoted(x.name)),
    },
    "occasions": {
        k.FromThis: noted("by-this"),
        k.CarriersTurn: carriers_turn,
        fighting.BrokeThrough: noted("by-breaking-through"),
    },
    "changes": {
        (M_GAME, G_SUBSTITUTES): substitutes,
        (M_GAME, G_PREVENT): prevented,
        (M_WORD, STARTING_LIFE): starting_life,
        (M_WORD, NO_ATTACK): state("cannot-attack-now"),
        (M_WORD, PETRIFIED): state("is-petrified"),
        M_COST: cost,
        M_IMMUNE: immune,
    },
}
