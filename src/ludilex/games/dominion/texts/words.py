"""How Dominion's own ops, conditions and selections are told; the words themselves are in ``locales/``.

The text layer finds the tables by the name of this package. A function gets the talk (`ludilex.text.talk.Talk`, which a
game
never imports) and the node; what it returns depends on the table it stands in. ``silent`` lists the attributes that
need no words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ludilex.games.dominion import keywords as k
from ludilex.games.dominion import ops, playing
from ludilex.games.dominion.terms import UNPRICED
from ludilex.kernel.control import WHOSE_EFFECT
from ludilex.kernel.definitions import Definition
from ludilex.kernel.numbers import CostOf, Fact, Num, Value


# ---- effects
def silent(talk: Any, x: Any) -> str:
    """It needs no words: a reminder at most, or preparation that the next effect implies."""
    return ""


def draw(talk: Any, x: ops.Draw) -> str:
    """Draw cards: a number of them, or one for each of something."""
    if isinstance(x.n, Num):
        return str(talk.clause("draw", n=int(x.n.n)))
    return str(talk.clause("draw-each", each=talk.tell("eaches", x.n)))


def draw_to(talk: Any, x: ops.DrawTo) -> str:
    """Draw up to a number in hand."""
    return str(talk.clause("draw-to", n=int(x.n)))


def play(talk: Any, x: playing.Play) -> str:
    """Play the remembered card: into play, again, or where it lies."""
    if x.again and x.in_place:
        raise talk.missing("playing a card again that lies elsewhere")
    phrase = talk.it()
    told = talk.clause("play-again" if x.again else "play-in-place" if x.in_place else "play", phrase)
    talk.remember(phrase)
    return str(told)


def gain(talk: Any, x: ops.Gain) -> str:
    """Gain the remembered card or a named one; in another player's effect perhaps for the player of this card."""
    message = f"gain-{talk.rules.kinds[x.to]}"
    if x.who not in (0, WHOSE_EFFECT):
        raise talk.missing("a gain of the next player")
    owner = x.who == WHOSE_EFFECT
    phrase = talk.cards("a", names=(x.name,)) if x.name else talk.now.intro if owner else None
    talk.now.intro = None if owner or x.name else talk.now.intro
    if phrase is None:
        phrase = talk.it()
    elif phrase.chosen and not phrase.owner:
        raise talk.missing("a card that one player chooses and another gains")
    if not owner:
        told = talk.clause(message, phrase)
    elif phrase.optional:
        with talk.speaking("you", ""):
            told = talk.clause(message, replace(phrase, owner=False))
    else:
        told = talk.say(f"{message}-owner", **talk.object_of(f"{message}-owner", phrase))
    talk.remember(phrase)
    return str(told)


def gain_each(talk: Any, x: ops.GainEach) -> str:
    """Gain the cards one by one, all or any of them."""
    phrase = talk.selection(x.cards)
    if not x.optional:
        return str(talk.clause("gain-discard", phrase))
    case = talk.note("gain-any", "case", "nom")
    return str(talk.say("gain-any", obj=talk.inflect(phrase, case)))


def put_back(talk: Any, x: ops.Return) -> str:
    """Return cards to their piles."""
    phrase = talk.selection(x.cards)
    told = talk.clause("return-to-pile", phrase)
    talk.remember(phrase)
    return str(told)


def on_it(message: str) -> Callable[[Any, Any], str]:
    """An effect on the remembered cards."""

    def tell(talk: Any, x: Any) -> str:
        phrase = talk.it()
        told = talk.clause(message, phrase)
        talk.remember(phrase)
        return str(told)

    return tell


def alone(message: str) -> Callable[[Any, Any], str]:
    """An effect that is one message."""
    return lambda talk, x: str(talk.clause(message))


def become_it(talk: Any, x: k.BecomeIt) -> str:
    """This card becomes what was chosen."""
    talk.choose_first()
    return str(talk.say("become-it"))


def copy_of_it(talk: Any, x: k.FindCopyOfIt) -> str:
    """A card like the one just spoken of is what the next effect takes."""
    talk.choose_first()
    talk.introduce(talk.phrase("np-copy"))
    return ""


def reveal_this(talk: Any, x: k.RevealThis) -> str:
    """Show this card."""
    return str(talk.clause("show-reveal", talk.phrase("np-this", definite=True)))


def by_event_player(talk: Any, x: k.ByEventPlayer) -> str:
    """The player of the event does it."""
    with talk.speaking("they", "that-player"):
        return str(talk.body(x.parts))


def possess(talk: Any, x: k.Possess) -> str:
    """Another player's turn, with this player's decisions."""
    with talk.speaking("they", "that-player"):
        body = talk.body(x.parts)
    limit = "" if x.when is None else talk.tell("conditions", x.when)
    return str(talk.say("possess", body=body, limit=limit, limited="yes" if limit else "no"))


def rotate(talk: Any, x: k.Rotate) -> str:
    """Rotate a pile."""
    return str(talk.clause("rotate", pile=x.pile))


# ---- selections
def top_of_deck(talk: Any, x: ops.TopOfDeck) -> Any:
    """The top cards of the deck."""
    if isinstance(x.n, Num):
        return talk.phrase("np-top-of-deck", n=int(x.n.n), many=x.n.n > 1, definite=True)
    return talk.phrase("np-top-of-deck-many", many=True, definite=True, args={"count": talk.tell("counts", x.n)})


def from_trash(talk: Any, x: ops.FromTrash) -> Any:
    """Cards in the trash."""
    return talk.narrow(talk.cards("all", place="trash"), x.where)


def pile_top(talk: Any, x: k.PileTop) -> Any:
    """The top card of a pile: one of that name."""
    return talk.cards("a", names=(x.pile,), place="pile")


# ---- conditions on a card
def costs(talk: Any, phrase: Any, x: ops.Costs) -> Any:
    """What it may cost: a number, less than this card, or more than a card just spoken of."""
    how = {"<": "less", "<=": "most", "=": "equal"}[x.operator]
    coins = x.coins
    if isinstance(coins, Num) and x.like == "":
        return talk.modified(phrase, "mod-costs", how=how, n=int(coins.n))
    if isinstance(coins, CostOf) and coins.which == "this" and x.operator == "<" and not coins.plus and x.like == "":
        return talk.modified(phrase, "mod-costs-less-than-this")
    if isinstance(coins, Value) and x.like == "it" and x.operator == "<" and not coins.plus:
        paid = talk.held(coins.register)
        if isinstance(paid, CostOf) and paid.which == "it" and not paid.plus:
            than = talk.phrase(talk.register(coins.register))
            return talk.modified(phrase, "mod-costs-less-than", of=than)
    if isinstance(coins, Value) and x.like == "it":
        paid = talk.held(coins.register)
        if isinstance(paid, CostOf) and paid.which == "it" and x.operator != "<":
            than = talk.phrase(talk.register(coins.register))
            return talk.modified(phrase, "mod-costs-than", of=than, how=how, n=int(paid.plus + coins.plus))
    if x.operator == "<=" and x.like == "" and talk.knows("eaches", coins):
        return talk.modified(phrase, "mod-costs-each", each=talk.tell("eaches", coins))
    raise talk.missing(f"a cost compared by {x.operator} with {type(coins).__name__}")


def modifier(message: str) -> Callable[[Any, Any, Any], Any]:
    """A condition that is one modifier."""
    return lambda talk, phrase, x: talk.modified(phrase, message)


# ---- conditions
def has_pile(talk: Any, x: k.HasPile) -> str:
    """There is such a pile in this game."""
    return str(talk.say("cond-has-pile", pile=x.pile))


# ---- what an ability waits for
def attack_played(talk: Any, occasion: Any, x: Any, negated: bool) -> None:
    """Another player plays an Attack."""
    if negated:
        raise talk.missing("not an Attack")
    occasion.who = "other"
    occasion.cards = talk.cards("a", types=("attack",))


def noted(yes: str, no: str) -> Callable[[Any, Any, Any, bool], None]:
    """A condition that is told behind the cards."""

    def add(talk: Any, occasion: Any, x: Any, negated: bool) -> None:
        occasion.notes.append(talk.say(no if negated else yes))

    return add


def fact(talk: Any, x: Fact) -> str:
    """A game-wide number."""
    return str(talk.say(f"fact-{x.index}"))


# ---- the first line
def header(talk: Any, d: Definition) -> list[str]:
    """Types, cost and points."""
    types = [talk.say(f"type-{name}") for name in talk.type_names(d.types)]
    price = [talk.say("resource-coins", n=int(d.cost))] if d.cost or not any(d.costs) else []
    for i, resource in enumerate(("potions", "debt")):
        if i < len(d.costs) and d.costs[i]:
            price.append(talk.say(f"resource-{resource}", n=int(d.costs[i])))
    parts = [", ".join(types)]
    if d.types & UNPRICED == 0:
        parts.append(talk.say("card-cost", cost=", ".join(price)))
    return [*parts, talk.say("card-points", n=int(d.points))] if d.points else parts


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "header": {Definition: header},
    "effects": {
        ops.Draw: draw,
        ops.DrawTo: draw_to,
        ops.Prepare: silent,
        playing.StayWith: silent,
        k.MarkPile: silent,
        playing.Play: play,
        ops.Gain: gain,
        ops.GainEach: gain_each,
        ops.Return: put_back,
        k.Shield: alone("shield"),
        k.RevealThis: reveal_this,
        k.TurnFaceDown: on_it("turn-face-down"),
        k.PutBack: on_it("put-back"),
        k.BecomeIt: become_it,
        k.FindCopyOfIt: copy_of_it,
        k.ByEventPlayer: by_event_player,
        k.Possess: possess,
        k.Rotate: rotate,
    },
    "selections": {ops.TopOfDeck: top_of_deck, ops.FromTrash: from_trash, k.PileTop: pile_top},
    "filters": {
        ops.Costs: costs,
        k.PhaseCard: modifier("mod-phase-card"),
        k.FaceUp: modifier("mod-face-up"),
        k.FromPlay: modifier("mod-from-play"),
        k.Free: modifier("mod-still-there"),
    },
    "conditions": {ops.Affected: silent, k.HasPile: has_pile},
    "counts": {k.GainedThisPhase: lambda talk, x: talk.say("gained-this-phase"), Fact: fact},
    "occasions": {
        k.AttackPlayed: attack_played,
        k.NotInCleanUp: noted("not-in-clean-up", "in-clean-up"),
        k.GainedByItself: noted("by-its-namesake", "not-by-its-namesake"),
        k.FromPileOfIt: noted("from-its-pile", "not-from-its-pile"),
    },
    "silent": {
        ops.Prepare: ("n",),
        playing.Play: ("mode",),
        playing.StayWith: ("in_place",),
        ops.Costs: ("exact", "less"),
        CostOf: ("mode",),
        k.ByEventPlayer: ("program",),
        k.Possess: ("trigger",),
    },
}
