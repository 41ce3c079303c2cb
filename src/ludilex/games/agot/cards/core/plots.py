"""Plots."""

from __future__ import annotations

from ludilex.games.agot.build import Always, Card, passive, plot, revealed
from ludilex.games.agot.effects.base import AttachmentsOn, NotIt, Take
from ludilex.games.agot.effects.plots import CopyRevealed
from ludilex.games.agot.keywords import Alive, PhaseIs
from ludilex.games.agot.ops import Draw
from ludilex.games.agot.terms import (
    ATTACHED,
    CANCELLED_OUT,
    CANNOT_DEFEND,
    CHARACTER,
    DECK,
    DECK_LIMIT,
    DISCARD,
    G_EVENT_LEVY,
    G_LEVY,
    G_NO_TAXATION,
    HAND,
    HOUSE_ONLY,
    INCOME,
    INTRIGUE,
    KNIGHT,
    LANNISTER,
    LOCATION,
    MILITARY,
    NOBLE,
    OPPONENTS,
    P_STANDING,
    PLAY,
    PLOT,
    STRENGTH,
    TARGARYEN,
    UNIQUE,
    V_DISCARD_HAND,
    V_KILL,
    V_PHASE,
    V_STAND,
    WAR,
)
from ludilex.games.agot.words import (
    both,
    characters,
    choose,
    controlled,
    discard,
    has,
    kill,
    kneel,
    my_characters,
    return_to_hand,
    standing,
    their_characters,
)
from ludilex.kernel.codes import M_FORBID, M_GAME, M_IMMUNE, M_STAT, M_WORD
from ludilex.kernel.control import EachPlayer, If
from ludilex.kernel.numbers import Compare, HowMany, InPhase, IsType, Mine, Not, Num, StatOf, Sum, Times
from ludilex.kernel.ops import Choose, Gather, Keep, Move, Recall
from ludilex.kernel.programs import Cards, Op, Register
from ludilex.kernel.selectors import ANYONE, OTHERS, In, It, Kept, Union


def both_players(*parts: Op) -> EachPlayer:
    """The player of the plot and the opponent they choose: in joust, both."""
    return EachPlayer(*parts, me=True)


def spared_by_both(cards: Cards) -> list[Op]:
    """Each player picks up to three of these of their own; they are remembered together."""
    kept = Register("spared")
    return [both_players(Choose(cards, 3, 0), Gather(kept)), Recall(Kept(kept))]


def search(types: int) -> EachPlayer:
    """Both search their decks for a card of a type, show it and take it."""
    return both_players(Choose(In(DECK, where=IsType(types)), 1, 0), Take())


def down_to_four() -> list[Op]:
    """Discard cards of one's choice, so that four are left."""
    return [Choose(In(HAND), Sum(HowMany(In(HAND)), Num(-4)), -1), Move(V_DISCARD_HAND, It(), DISCARD)]


def cards() -> list[Card]:
    """Plots of the Core Set. The three Mutual ones ask for more than one opponent, so they do nothing in joust."""
    character = IsType(CHARACTER)
    weak = Compare(StatOf(STRENGTH), "<=", Num(2))
    most_cards = Compare(HowMany(In(HAND)), ">", HowMany(In(HAND, OTHERS)))
    kneeling = both(IsType(CHARACTER | LOCATION), Alive(), Not(standing))
    chosen = Register("chosen")
    fewer = Compare(HowMany(controlled()), "<", HowMany(controlled(whose=OTHERS)))
    return [
        plot("Summoning Season", 4, 3, 1, revealed(search(CHARACTER))),
        plot("Building Season", 4, 1, 1, revealed(search(LOCATION))),
        plot("Rains of Autumn", 4, 5, 1, Always(M_STAT, INCOME, CANCELLED_OUT, Not(IsType(PLOT)))),
        plot("Blockade", 0, 4, 1, Always(M_STAT, INCOME, CANCELLED_OUT, both(IsType(PLOT), Not(Mine())))),
        plot("Uneasy Truce", 4, 0, 1, Always(M_GAME, G_LEVY + MILITARY, 2, Num(1))),
        plot("Good for the Gander", 4, 0, 1, revealed(CopyRevealed())),
        plot("Calm Over Westeros", 4, 3, 1, Always(M_GAME, G_EVENT_LEVY, 1, Num(1))),
        plot("Tourney for the Hand", 3, 6, 1,
             Always(M_STAT, STRENGTH, 1, both(character, Mine(), has(KNIGHT))),
             Always(M_IMMUNE, OPPONENTS + CHARACTER, 1, both(character, Mine(), has(KNIGHT)))),
        plot("Drunken Allegations", 3, 4, 1, revealed(both_players(choose(characters(standing)), kneel()))),
        plot("Planning Ahead", 3, 0, 1, Always(M_GAME, G_NO_TAXATION, 1, Num(1))),
        plot("Wildfire Assault", 3, 4, 1,
             revealed(*spared_by_both(my_characters()), kill(NotIt(characters()), saveable=False))),
        plot("Fleeing to the Wall", 3, 3, 1,
             revealed(*spared_by_both(In(PLAY, ANYONE, IsType(LOCATION))),
                      discard(NotIt(In(PLAY, ANYONE, IsType(LOCATION))), saveable=False)), traits=["Others"]),
        plot("Mutual Cause", 3, 3, 2),
        plot("Mutual Blackmail", 3, 1, 2),
        plot("Mutual Enemies", 2, 2, 2),
        plot("Power and Wealth", 3, 5, 1,
             Always(M_STAT, STRENGTH, AttachmentsOn(), both(character, Mine()))),
        plot("Rule by Decree", 4, 4, 1,
             revealed(If(most_cards, down_to_four(), [EachPlayer(*down_to_four(), when=most_cards)]))),
        plot("Hear Me Roar", 5, 3, 1, Always(M_STAT, STRENGTH, -1, both(character, Not(has(INTRIGUE)))),
             traits=[LANNISTER, HOUSE_ONLY]),
        plot("The Power of Blood", 4, 3, 1, Always(M_FORBID, V_KILL, 1, both(character, has(NOBLE))),
             traits=[(DECK_LIMIT, 2)]),
        plot("The Power of Arms", 3, 1, 2, Always(M_STAT, STRENGTH, 2, both(character, Mine(), has(WAR))),
             traits=[(DECK_LIMIT, 2)]),
        plot("Holding the Trident", 3, 4, 1, Always(M_STAT, STRENGTH, Times(fewer, 2), both(character, Mine()))),
        plot("Snowed Under", 3, 0, 1,
             passive(V_PHASE, choose(In(PLAY, where=kneeling)), Keep(chosen), choose(In(PLAY, OTHERS, kneeling)),
                     return_to_hand(Union(Kept(chosen), It())), when=PhaseIs(P_STANDING))),
        plot("Valar Morghulis", 2, 0, 0, revealed(kill(characters())), traits=[(DECK_LIMIT, 1)]),
        plot("Condemned by the Realm", 5, 3, 1, revealed(EachPlayer(choose(their_characters()), kill()))),
        plot("Counting Favors", 3, 3, 1, revealed(both_players(Draw(3)))),
        plot("Mad King's Legacy", 4, 3, 1, revealed(choose(In(ATTACHED, ANYONE, Alive())), discard()),
             traits=[TARGARYEN, HOUSE_ONLY]),
        plot("Noose and Swordpoint", 4, 3, 1, Always(M_FORBID, V_STAND, 1, both(character, weak, InPhase(P_STANDING)))),
        plot("Herding the Masses", 2, 0, 2, Always(M_WORD, CANNOT_DEFEND, 1, both(character, Not(has(UNIQUE))))),
    ]  # fmt: skip
