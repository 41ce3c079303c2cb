"""How A Game of Thrones' conditions, events and constant effects are told: the part of `texts` that is about cards.

Functions get the talk (`ludilex.text.talk.Talk`, which a game never imports) and the node; see docs/text.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludilex.games.agot import keywords as k
from ludilex.games.agot.effects import base as effects
from ludilex.games.agot.marks import category
from ludilex.games.agot.terms import CANCELLED_OUT, CHALLENGES, OPPONENTS, PHASES, STATS
from ludilex.kernel.numbers import EventBy, EventHas, InPhase, IsThis, IsType, Num, StatOf, Sum


def number(talk: Any, x: Any) -> int:
    """A number that is written down."""
    if not isinstance(x, Num):
        raise talk.missing(f"the number {type(x).__name__}")
    return int(x.n)


# ---- marks
def mark(talk: Any, m: int) -> str:
    """The word for a mark."""
    return str(talk.say(f"keyword-{talk.name('keyword', m)}", n=1))


def marked(talk: Any, phrase: Any, marks: list[int], kind: str) -> Any:
    """A phrase about cards with one of some marks of one sort."""
    sorts = {category(m) for m in marks}
    if len(sorts) != 1:
        raise talk.missing("marks of several sorts at once")
    return talk.modified(phrase, f"{kind}-{sorts.pop()}", name=talk.either([mark(talk, m) for m in marks]))


def with_mark(talk: Any, phrase: Any, x: k.Has) -> Any:
    """A card with a mark."""
    return marked(talk, phrase, [int(m) for m in x.marks], "mod")


def without_mark(talk: Any, phrase: Any, x: k.Has) -> Any:
    """A card without a mark."""
    return marked(talk, phrase, [int(m) for m in x.marks], "mod-no")


def has_mark(talk: Any, x: k.Has, subject: Any, negated: bool) -> str:
    """It has a mark, or not."""
    sorts = {category(int(m)) for m in x.marks}
    if len(sorts) != 1:
        raise talk.missing("marks of several sorts at once")
    name = talk.either([mark(talk, int(m)) for m in x.marks])
    return predicate(talk, f"pred-{sorts.pop()}", subject, negated, name=name)


def predicate(talk: Any, message: str, subject: Any, negated: bool, **args: Any) -> str:
    """Something is true of a card, or not."""
    subj = talk.inflect(subject, talk.note(message, "case", "nom"))
    return str(talk.say(message, subj=subj, negated="yes" if negated else "no", **args))


def state(message: str) -> Callable[[Any, Any, Any, bool], str]:
    """A state of a card as a predicate."""
    return lambda talk, x, subject, negated: predicate(talk, message, subject, negated)


def role(x: k.Participates) -> str:
    """Whether it attacks, defends, or either."""
    return ("either", "attacking", "defending")[x.role]


def takes_part(talk: Any, x: k.Participates, subject: Any, negated: bool) -> str:
    """It takes part in the challenge."""
    return predicate(talk, "pred-participates", subject, negated, role=role(x))


def about(of: str) -> Callable[..., str]:
    """A condition about this card, or about the one it is attached to."""

    def tell(talk: Any, x: Any, negated: bool = False) -> str:
        subject = talk.phrase(of, definite=True)
        function = talk.teller("predicates", x.condition)
        if function is None:
            raise talk.missing(f"{type(x.condition).__name__} of {of}")
        return str(function(talk, x.condition, subject, negated))

    return tell


def denied(of: str) -> Callable[[Any, Any], str]:
    """The same turned round."""
    return lambda talk, x: about(of)(talk, x, True)


def modifier(message: str) -> Callable[[Any, Any, Any], Any]:
    """A condition that is one modifier."""
    return lambda talk, phrase, x: talk.modified(phrase, message)


def on_this(talk: Any, phrase: Any, x: effects.AttachedToThis) -> Any:
    """Attached to this card."""
    return talk.modified(phrase, "mod-attached-to", of=talk.phrase("np-this", definite=True))


def gives(talk: Any, x: Sum) -> str:
    """Several stats together as one measure."""
    names = [STATS[part.stat] for part in x.parts if isinstance(part, StatOf) and not part.of_host]
    if len(names) != len(x.parts):
        raise talk.missing("a sum of other numbers than stats")
    return f"stat-{'-or-'.join(names)}"


# ---- what an ability waits for
def positive(talk: Any, negated: bool, x: Any) -> None:
    """These conditions have no words for their opposite."""
    if negated:
        raise talk.missing(f"not {type(x).__name__}")


def won(talk: Any, occasion: Any, x: k.Won, negated: bool) -> None:
    """I won."""
    positive(talk, negated, x)
    occasion.who = "won"
    occasion.spoken = talk.phrase("np-participants", definite=True, many=True)
    occasion.notes.insert(0, challenge_won(talk, x))


def challenge_won(talk: Any, x: k.Won) -> str:
    """Which challenge, by how much."""
    kind = CHALLENGES[x.challenge] if x.challenge >= 0 else "any"
    told = str(talk.say(f"challenge-{kind}", case="acc"))
    by = [talk.say("won-by", n=int(x.by))] if x.by else []
    return " ".join([told, *by, *([talk.say("as-attacker")] if x.attacking else [])])


def lost(talk: Any, occasion: Any, x: k.Lost, negated: bool) -> None:
    """I lost."""
    positive(talk, negated, x)
    occasion.who = "lost"
    occasion.spoken = talk.phrase("np-participants", definite=True, many=True)
    occasion.notes.insert(0, challenge_lost(talk, x))


def decided(talk: Any, occasion: Any, x: k.Decided, negated: bool) -> None:
    """Somebody won."""
    positive(talk, negated, x)
    occasion.who = "decided"
    occasion.notes.insert(0, str(talk.say(f"challenge-{CHALLENGES[x.challenge]}", case="nom")))


def during(talk: Any, occasion: Any, x: InPhase, negated: bool) -> None:
    """The phase in which it happens."""
    positive(talk, negated, x)
    occasion.notes.append(talk.say(f"during-{PHASES[x.phase]}"))


def challenge_lost(talk: Any, x: k.Lost) -> str:
    """Which challenge."""
    return str(talk.say(f"challenge-{CHALLENGES[x.challenge] if x.challenge >= 0 else 'any'}", case="acc"))


def winner(talk: Any, x: k.Won, me: bool) -> str:
    """The player who won."""
    if not me or x.challenge >= 0 or x.by or x.attacking:
        raise talk.missing("the winner of a certain challenge")
    return "the-winner"


def in_phase(talk: Any, occasion: Any, x: k.PhaseIs, negated: bool) -> None:
    """Which phase begins or ends."""
    positive(talk, negated, x)
    occasion.notes.append(talk.say(f"phase-of-{PHASES[x.phase]}"))


def by_player(talk: Any, occasion: Any, x: k.EventPlayer, negated: bool) -> None:
    """Whose event."""
    occasion.who = "other" if bool(x.opponent) != negated else "you"


def noted(message: str) -> Callable[[Any, Any, Any, bool], None]:
    """A condition that is told behind the event."""

    def add(talk: Any, occasion: Any, x: Any, negated: bool) -> None:
        positive(talk, negated, x)
        occasion.notes.append(talk.say(message))

    return add


def of_type(talk: Any, occasion: Any, x: IsType, negated: bool) -> None:
    """The type of the card whose effect is answered."""
    positive(talk, negated, x)
    occasion.cards = talk.narrow(occasion.cards, x)


def event_has(talk: Any, x: EventHas) -> str:
    """The event was about this card."""
    if not isinstance(x.where, IsThis):
        raise talk.missing("an event about some card, among alternatives")
    return str(talk.say("cond-event-this"))


def whose_card(talk: Any, x: k.ThisCard, me: bool) -> str:
    """The other players of whom something is true of this card: its owner."""
    if me or not isinstance(x.condition, k.Owned):
        raise talk.missing("players singled out by this card")
    return "its-owner"


def event_player(talk: Any, x: EventBy, me: bool) -> str:
    """The player of the event, whoever that is."""
    if x.other or not me:
        raise talk.missing("the other player than that of the event")
    return "that-player"


# ---- what holds
def has_state(message: str) -> Callable[[Any, Any], str]:
    """A mark that is told as a sentence."""

    def tell(talk: Any, x: Any) -> str:
        if not isinstance(x.amount, Num):
            x.conditions.append(talk.tell("conditions", x.amount))
        elif x.amount.n != 1:
            raise talk.missing(f"{message} {x.amount.n} times")
        many = "yes" if x.subject.plural() else "no"
        case = talk.note(message, "case", "nom")
        return str(talk.say(message, subj=talk.inflect(x.subject, case), many=many, kind=x.subject.kind))

    return tell


def gains(sort: str) -> Callable[[Any, Any], str]:
    """An icon or a trait is gained, or lost."""

    def tell(talk: Any, x: Any) -> str:
        n = 1
        if isinstance(x.amount, Num):
            n = int(x.amount.n)
        else:
            x.conditions.append(talk.tell("conditions", x.amount))
        if n not in (1, -1):
            raise talk.missing(f"a mark {n} times")
        message = f"{'gains' if n > 0 else 'loses'}-{sort}"
        many = "yes" if x.subject.plural() else "no"
        return str(talk.say(message, subj=talk.inflect(x.subject, "nom"), many=many, name=mark(talk, x.key)))

    return tell


def no_income(talk: Any, x: Any) -> str:
    """No income at all."""
    if number(talk, x.amount) != CANCELLED_OUT:
        raise talk.missing("a change of income")
    return str(talk.say("no-income", subj=talk.inflect(x.subject, talk.note("no-income", "case", "nom"))))


def immune(talk: Any, x: Any) -> str:
    """Immune to a type of cards, or only to an opponent's."""
    theirs, key = x.key >= OPPONENTS, x.key % OPPONENTS
    names = talk.type_names(key)
    if len(names) != 1:
        raise talk.missing(f"immunity with the key {x.key}")
    message = f"immune-{names[0]}{'-of-opponents' if theirs else ''}"
    return has_state(message)(talk, x)
