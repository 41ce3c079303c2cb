"""How the cards of an event and cards in play are told."""

from __future__ import annotations

from typing import Any

from ludilex.games.keyforge.effects.events import Dead, Died, FromMine, InPlay, StillHere, Such
from ludilex.kernel.dump import node_text
from ludilex.kernel.selectors import ANYONE, ME, OTHERS


def such(talk: Any, x: Such) -> Any:
    """The cards the ability has spoken of just now."""
    if node_text(x.where, 0) != talk.now.event_has:
        raise talk.missing("cards of an event that were not spoken of")
    return talk.modified(talk.cards("all", noun=talk.now.event.args["head"]), "mod-such")


def dead(talk: Any, x: Dead) -> Any:
    """The creatures the ability has spoken of just now."""
    if talk.now.event_has != f"died {x.whose}":
        raise talk.missing("destroyed creatures that were not spoken of")
    return talk.modified(talk.cards("all", types=("creature",)), "mod-such")


def died(talk: Any, occasion: Any, x: Died, negated: bool) -> None:
    """Creatures are destroyed: friendly ones, enemy ones, any."""
    if negated:
        raise talk.missing("no creature that is destroyed")
    creature = talk.cards("a", types=("creature",))
    if x.whose in (ME, OTHERS):
        creature = talk.modified(creature, "mod-mine" if x.whose == ME else "mod-theirs")
    occasion.cards = creature
    occasion.has = f"died {x.whose}"


def in_play(talk: Any, x: InPlay) -> Any:
    """Cards in play, of somebody or of both players."""
    whose = {ME: "-mine", OTHERS: "-other", ANYONE: ""}[int(x.whose)]
    return talk.modified(talk.narrow(talk.cards("all"), x.where), f"mod-in-play{whose}")


def from_mine(talk: Any, occasion: Any, x: FromMine, negated: bool) -> None:
    """The card came from a zone of mine."""
    kinds = [kind for i, kind in enumerate(talk.rules.kinds) if x.kinds >> i & 1]
    if negated:
        raise talk.missing("an event of a card that did not come from a zone of mine")
    occasion.notes.append(talk.either([talk.say(f"out-of-my-{kind}") for kind in kinds]))


TEXTS = {
    "selections": {Such: such, Dead: dead, InPlay: in_play},
    "occasions": {Died: died, FromMine: from_mine},
    "conditions": {StillHere: lambda talk, x: str(talk.say("cond-still-here"))},
    "silent": {Died: ("dead",)},
}
