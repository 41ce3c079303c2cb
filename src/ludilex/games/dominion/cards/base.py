"""The basic cards and the base set."""

from __future__ import annotations

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.keywords import (
    AttackPlayed,
    RevealThis,
    Shield,
)
from ludilex.games.dominion.ops import (
    Affected,
    Costs,
    Draw,
    Gain,
    GainEach,
    Prepare,
    TopOfDeck,
)
from ludilex.games.dominion.playing import Play, twice
from ludilex.games.dominion.terms import (
    ACTION,
    ATTACK,
    CURSE,
    HAND,
    REACTION,
    TRASH,
    TREASURE,
    V_PLAY,
    V_REVEAL,
    V_TRASH,
    VICTORY,
)
from ludilex.games.dominion.words import (
    actions,
    buys,
    coins,
    discard,
    from_hand,
    from_supply,
    hand,
    trash,
    trash_this,
)
from ludilex.kernel.control import WHOSE_EFFECT, EachPlayer, If, May
from ludilex.kernel.numbers import (
    HowMany,
    IsType,
    Num,
    Sum,
)
from ludilex.kernel.ops import Choose, Gather, Keep, Move, Recall, Reveal
from ludilex.kernel.programs import Register
from ludilex.kernel.selectors import It, Kept, Unmoved, Where


def cards() -> list[Card]:
    """The cards of this module."""
    more_than_three = Sum(HowMany(hand()), Num(-3))
    seen = Register("the revealed cards")
    taken = Register("the trashed cards")
    return [
        card("Copper", TREASURE, 0, coins(1), pile=60),
        card("Silver", TREASURE, 3, coins(2), pile=40),
        card("Gold", TREASURE, 6, coins(3), pile=30),
        card("Estate", VICTORY, 2, points=1),
        card("Duchy", VICTORY, 5, points=3),
        card("Province", VICTORY, 8, points=6),
        card("Curse", CURSE, 0, points=-1),
        card("Chapel", ACTION, 2, from_hand(4, 0), trash()),
        card(
            "Moat", ACTION | REACTION, 2, Draw(2),
            when=[When(V_PLAY, (RevealThis(), Shield()), 1 << HAND, AttackPlayed(), optional=True)],
        ),
        card("Village", ACTION, 3, Draw(1), actions(2)),
        card(
            "Vassal", ACTION, 3, coins(2), Prepare(1), Choose(TopOfDeck(1)), discard(keep=True),
            If(HowMany(Where(It(), IsType(ACTION))), [May(Play())]),
        ),
        card(
            "Militia", ACTION | ATTACK, 4, coins(2),
            EachPlayer(Choose(hand(), more_than_three, -1), discard(), when=Affected()),
        ),
        card("Smithy", ACTION, 4, Draw(3)),
        card("Throne Room", ACTION, 4, from_hand(1, 0, ACTION), *twice()),
        card("Festival", ACTION, 5, actions(2), buys(1), coins(2)),
        card("Laboratory", ACTION, 5, Draw(2), actions(1)),
        card("Market", ACTION, 5, Draw(1), actions(1), buys(1), coins(1)),
        card("Witch", ACTION | ATTACK, 5, Draw(2), EachPlayer(Gain("Curse"), when=Affected())),
        card("Feast", ACTION, 4, trash_this(), from_supply(Costs("<=", 5)), Gain()),
        card("Thief", ACTION | ATTACK, 4, EachPlayer(
            Prepare(2), Recall(TopOfDeck(2)), Reveal(V_REVEAL, It()), Keep(seen),
            Choose(Where(Kept(seen), IsType(TREASURE)), who=WHOSE_EFFECT), Move(V_TRASH, It(), TRASH, keep=True),
            Gather(taken), Recall(Unmoved(Kept(seen))), discard(), when=Affected()), GainEach(Kept(taken), optional=True)),
    ]  # fmt: skip
