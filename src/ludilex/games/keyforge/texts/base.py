"""How KeyForge's own ops, conditions and selections are told; the words themselves are in ``locales/``.

The text layer finds `TEXTS` by this module's name; see docs/text.md for its tables. Functions get the talk
(`ludilex.text.talk.Talk`, which a game never imports) and the node.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ludilex.games.keyforge import amber, ops, relations
from ludilex.games.keyforge.effects import base as effects
from ludilex.games.keyforge.terms import (
    ARMOR,
    BONUS,
    G_EVERY_HOUSE,
    G_HAND_SIZE,
    G_KEY_AMBER,
    G_NO_BLOWS,
    G_SHARES,
    G_TOLL_PLAY,
    G_TOLL_USE,
    HOUSES,
    POWER,
    STATS,
    TRAITS,
    V_SPARE,
    WORDS,
)
from ludilex.games.keyforge.texts.common import with_count
from ludilex.kernel.codes import M_GAME
from ludilex.kernel.definitions import Ability, Definition
from ludilex.kernel.numbers import Num
from ludilex.kernel.selectors import Attached, It


# ---- effects
def draw(talk: Any, x: ops.Draw) -> str:
    """Draw cards."""
    return with_count(talk, x.n, lambda n: str(talk.clause("draw", n=n)))


def number_of(talk: Any, x: Any) -> int:
    """A number that must be fixed to be told."""
    if not isinstance(x, Num):
        raise talk.missing(f"the number {type(x).__name__}")
    return int(x.n)


def on_cards(message: str) -> Callable[[Any, Any], str]:
    """An effect on selected cards."""

    def tell(talk: Any, x: Any) -> str:
        return str(talk.done(message, talk.selection(x.cards)))

    return tell


def destroy(talk: Any, x: ops.Destroy) -> str:
    """Destroy or sacrifice."""
    return str(talk.done("sacrifice" if x.sacrifice else "destroy", talk.selection(x.cards)))


def heal(talk: Any, x: ops.Heal) -> str:
    """Heal so much damage, or all of it."""
    phrase = talk.selection(x.cards)
    if x.all and number_of(talk, x.n):
        raise talk.missing("all damage healed, and a number of it")
    if x.all:
        return str(talk.done("heal-fully", phrase))
    return with_count(talk, x.n, lambda n: str(talk.done("heal", phrase, n=n)))


def mark(talk: Any, x: ops.Mark) -> str:
    """Stun, exhaust, ward, ready; that a card is not destroyed after all goes without saying."""
    counter = talk.rules.counters[x.counter]
    if x.verb == V_SPARE and x.off and counter == "tagged" and isinstance(x.cards, It):
        return ""
    return str(
        talk.done(f"mark-{talk.rules.verbs[x.verb]}-{counter}{'-off' if x.off else ''}", talk.selection(x.cards))
    )


def select(talk: Any, x: effects.Select) -> str:
    """The most or least powerful creatures are what the next effect takes."""
    talk.choose_first()
    phrase = talk.modified(talk.selection(x.cards), "mod-most-powerful" if x.most else "mod-least-powerful")
    talk.introduce(phrase.having("the", int(x.n)))
    return ""


def play(talk: Any, x: effects.PlayIt) -> str:
    """Play a card, or put it into play."""
    return str(talk.done("put-into-play" if x.put else "play", talk.selection(x.cards)))


def use(talk: Any, x: effects.UseIt) -> str:
    """Use a card, or fight with it; one that may be the opponent's, as if it were mine."""
    phrase = talk.selection(x.cards)
    if x.fight:
        return str(talk.done("fight-with", phrase))
    return str(talk.done("use", phrase, foreign="yes" if phrase.whose in ("other", "any") else "no"))


def steal(talk: Any, x: amber.Steal) -> str:
    """Steal."""
    return with_count(talk, x.n, lambda n: str(talk.clause("steal", n=n)))


def lose(talk: Any, x: amber.Lose) -> str:
    """The opponent or I lose."""
    talk.choose_first()
    if x.me:
        return with_count(talk, x.n, lambda n: str(talk.clause("lose", n=n)))
    return with_count(talk, x.n, lambda n: str(talk.say("opponent-loses", n=n)))


def capture(talk: Any, x: amber.Capture) -> str:
    """A creature captures; a card gets it from its own pool."""
    if x.own:
        return str(talk.done("move-amber", talk.selection(x.cards), n=number_of(talk, x.n)))
    phrase = talk.selection(x.cards)
    if phrase.optional:
        raise talk.missing("a capture by a creature that need not be chosen")
    talk.remember(phrase)
    args = {
        "subj": talk.inflect(phrase, "subj" if talk.lang == "en" else "nom"),
        "many": "yes" if phrase.plural() else "no",
        "they": "yes" if phrase.pronoun and phrase.plural() else "no",  # a numeral has a Hungarian verb in the singular
    }
    return with_count(talk, x.n, lambda n: str(talk.say("captures", n=n, **args)))


def chains(talk: Any, x: effects.Chains) -> str:
    """Gain chains."""
    return str(talk.clause("gain-chains", n=int(x.n)))


def alone(message: str) -> Callable[[Any, Any], str]:
    """An effect that is one message."""
    return lambda talk, x: str(talk.clause(message))


def follow(talk: Any, x: effects.Follow) -> str:
    """What was destroyed so is what the next effect takes."""
    talk.choose_first()
    talk.introduce(talk.phrase("np-if-destroyed", definite=True))
    return ""


def purge_under(talk: Any, x: effects.PurgeUnder) -> str:
    """Purge a card; that it is kept under this one shows when the others come back."""
    return str(talk.done("move-purge-purged-owner", talk.it()))


def put_each(talk: Any, x: effects.PutEach) -> str:
    """What this card has purged comes back."""
    if not isinstance(x.cards, Attached) or x.cards.to is not None:
        raise talk.missing("cards put into play that are not under this one")
    return str(talk.clause("put-back-purged"))


# ---- selections
def randomly(talk: Any, x: effects.Randomly) -> Any:
    """Cards at random."""
    n = int(x.n)
    return talk.modified(talk.selection(x.cards), "mod-random").having("a" if n == 1 else "n", n)


def certain(message: str) -> Callable[[Any, Any], Any]:
    """A selection that is one message."""
    return lambda talk, x: talk.phrase(message, definite=True)


def neighbors(talk: Any, x: relations.Neighbors) -> Any:
    """The creatures next to this one, or to the one just spoken of."""
    if x.of_it:
        talk.choose_first()
        if talk.now.intro is not None:  # recalled, and not yet spoken of
            return talk.modified(talk.cards("all", types=("creature",)), "mod-next-to", of=talk.it())
    return talk.modified(talk.cards("all", types=("creature",)), "mod-neighbor-of-it" if x.of_it else "mod-neighbor")


# ---- conditions on a card
def modifier(message: str) -> Callable[[Any, Any, Any], Any]:
    """A condition that is one modifier."""
    return lambda talk, phrase, x: talk.modified(phrase, message)


def neighbor(talk: Any, phrase: Any, x: relations.Neighbor) -> Any:
    """Next to this creature; that only creatures have neighbors goes without saying."""
    return talk.modified(phrase if phrase.types else replace(phrase, types=("creature",)), "mod-neighbor")


def of_house(message: str) -> Callable[[Any, Any, ops.OfHouse], Any]:
    """A card of a house."""
    return lambda talk, phrase, x: talk.modified(phrase, message, house=talk.say(f"house-{HOUSES[x.house]}"))


def of_trait(message: str) -> Callable[[Any, Any, ops.HasTrait], Any]:
    """A card with a trait."""
    return lambda talk, phrase, x: talk.modified(phrase, message, trait=talk.say(f"trait-{x.trait}"))


# ---- what an ability waits for
def fights_this(talk: Any, occasion: Any, x: relations.FightsThis, negated: bool) -> None:
    """An enemy creature fights this one."""
    enemy(talk, occasion, negated, "fighting-this")


def falls_fighting(talk: Any, occasion: Any, x: relations.DestroyedFightingThis, negated: bool) -> None:
    """An enemy creature is destroyed fighting this one."""
    enemy(talk, occasion, negated, "fighting-this")


def forges_key(talk: Any, occasion: Any, x: amber.ForgesKey, negated: bool) -> None:
    """The event is the forging of a key, as its verb says already."""
    if negated:
        raise talk.missing("a forging that is not the forging of a key")


def enemy(talk: Any, occasion: Any, negated: bool, note: str) -> None:
    """The event is about an enemy creature."""
    if negated:
        raise talk.missing("an event without an enemy creature")
    occasion.cards = talk.modified(talk.cards("a", types=("creature",)), "mod-theirs")
    occasion.notes.append(talk.say(note))


# ---- what holds
def changed(message: str) -> Callable[[Any, Any], str]:
    """A change that is one message about its subject."""

    def tell(talk: Any, x: Any) -> str:
        subject = x.subject.having("a") if x.subject.kind == "each" else x.subject
        case = talk.note(message, "case", "nom")
        n = number_of(talk, x.amount)
        same = talk.say(message, n=n, how="less" if n < 0 else "more", subj="") == talk.say(
            message, n=n + 1, how="less" if n < 0 else "more", subj=""
        )
        if x.key == G_HAND_SIZE and x.subject.args.get("who") != "opponent":
            raise talk.missing("another hand size than the opponent's")
        if same and n != 1:
            raise talk.missing(f"{message} {n} times")
        return str(talk.say(message, subj=talk.inflect(subject, case), n=abs(n), how="less" if n < 0 else "more"))

    return tell


# ---- labels and the first line
def use_label(talk: Any, x: Ability) -> str:
    """ "Action", "Omni"."""
    names = [name for i, name in talk.rules.uses.items() if x.windows >> i & 1]
    return str(talk.either([talk.say(f"label-{name}") for name in names]))


def header(talk: Any, d: Definition) -> list[str]:
    """Type and house, power, armor, bonus, traits."""
    houses = [talk.say(f"house-{house}") for i, house in enumerate(HOUSES) if d.colors >> i & 1]
    types = ", ".join(talk.say(f"type-{name}") for name in talk.type_names(d.types))
    parts = [talk.say("card-house", types=types, house=", ".join(houses))]
    creature = "creature" in talk.type_names(d.types)
    for k in (POWER, ARMOR, BONUS):
        if d.stats[k] or (creature and k == POWER):
            parts.append(talk.say(f"stat-{STATS[k]}", n=int(d.stats[k])))
    if d.traits:
        parts.append(", ".join(talk.say(f"trait-{TRAITS[k]}") for k in d.traits))
    return parts


TEXTS: Mapping[str, Mapping[Any, Any]] = {
    "names": {"stat": STATS, "keyword": WORDS, "color": HOUSES, "trait": TRAITS},
    "header": {Definition: header},
    "labels": {Ability: use_label},
    "effects": {
        ops.Draw: draw,
        ops.Destroy: destroy,
        ops.Heal: heal,
        ops.Mark: mark,
        effects.Select: select,
        effects.PlayIt: play,
        effects.UseIt: use,
        amber.Steal: steal,
        amber.Lose: lose,
        amber.Capture: capture,
        effects.SwapDeck: alone("swap-deck"),
        effects.Follow: follow,
        effects.Chains: chains,
        effects.PurgeUnder: purge_under,
        effects.PutEach: put_each,
    },
    "selections": {
        effects.Randomly: randomly,
        relations.Opposing: certain("np-opposing"),
        relations.Fallen: lambda talk, x: talk.now.event,
        relations.Neighbors: neighbors,
    },
    "filters": {
        relations.Neighbor: neighbor,
        relations.OnFlank: modifier("mod-on-flank"),
        ops.OfHouse: of_house("mod-of-house"),
        ops.HasTrait: of_trait("mod-trait"),
    },
    "negations": {
        relations.OnFlank: modifier("mod-not-on-flank"),
        ops.OfHouse: of_house("mod-not-of-house"),
        ops.HasTrait: of_trait("mod-no-trait"),
    },
    "measures": {ops.PowerOf: lambda talk, x: "stat-power"},
    "occasions": {
        amber.ForgesKey: forges_key,
        relations.FightsThis: fights_this,
        relations.DestroyedFightingThis: falls_fighting,
    },
    "changes": {
        (M_GAME, G_EVERY_HOUSE): changed("every-house"),
        (M_GAME, G_TOLL_USE): changed("toll-use"),
        (M_GAME, G_TOLL_PLAY): changed("toll-play"),
        (M_GAME, G_HAND_SIZE): changed("hand-size"),
        (M_GAME, G_NO_BLOWS): changed("no-blows"),
        (M_GAME, G_SHARES): changed("shares-damage"),
        (M_GAME, G_KEY_AMBER): changed("key-amber"),
    },
    "silent": {
        ops.Heal: ("all",),
        ops.HasTrait: ("number",),
        amber.Capture: ("verb", "left"),
        effects.PutEach: ("left",),
    },
}
