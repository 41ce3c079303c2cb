"""Nocturne."""

from __future__ import annotations

from collections.abc import Sequence

from ludilex.games.dominion.build import Card, When, card
from ludilex.games.dominion.effects.boons import PutAway, Receive, TurnUp, a_boon
from ludilex.games.dominion.effects.exchange import Exchange
from ludilex.games.dominion.effects.night import CopyInPlay, Singles
from ludilex.games.dominion.effects.plunder import SetAsideFaceDown
from ludilex.games.dominion.effects.revealing import RevealUntil
from ludilex.games.dominion.keywords import FaceUp, FindCopyOfIt, NotInCleanUp, PileTop, TurnFaceDown
from ludilex.games.dominion.ops import (
    Affected,
    Costs,
    Draw,
    FromTrash,
    Gain,
    Prepare,
    Return,
    TopOfDeck,
    kind_of_card,
    supply,
)
from ludilex.games.dominion.playing import Play, StayWith, twice
from ludilex.games.dominion.terms import (
    ACTION,
    ASIDE,
    ATTACK,
    BOONS,
    DOOM,
    DURATION,
    FATE,
    GAINED,
    HAND,
    HEIRLOOM,
    HEXES,
    NIGHT,
    PILE,
    PLAY,
    REACTION,
    SPIRIT,
    TREASURE,
    U_TURN,
    V_ASIDE,
    V_DISCARD,
    V_GAIN,
    V_MOVE,
    V_REVEAL,
    V_TURN,
    V_TURN_END,
    VICTORY,
    ZOMBIE,
)
from ludilex.games.dominion.words import (
    actions,
    buys,
    coins,
    discard,
    from_hand,
    from_supply,
    hand,
    topdeck,
    trash,
    trash_this,
)
from ludilex.kernel.control import EachPlayer, If, Let, May, Repeat
from ludilex.kernel.durations import Delay
from ludilex.kernel.numbers import (
    All,
    Compare,
    CostOf,
    Did,
    EventBy,
    EventHas,
    HowMany,
    IsType,
    Named,
    Not,
    Num,
    ResourceOf,
    Value,
)
from ludilex.kernel.ops import Choose, Keep, Look, Move, Recall, Reveal
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.selectors import EventCards, In, It, Kept, This, Tops, Union, Unmoved, Where


def cards() -> list[Card]:
    """The cards of this module."""
    paid = Register("cost of the trashed card")
    seen = Register("the revealed cards")
    count = Register("number of discarded cards")
    plain_action = All(IsType(ACTION), Not(IsType(DURATION)))
    return [
        card("Skulk", ACTION | ATTACK | DOOM, 4, buys(1), *a_hex(), when_gained=[Gain("Gold")]),
        card("Vampire", NIGHT | ATTACK | DOOM, 5, *a_hex(),
             from_supply(All(Costs("<=", 5), Not(Named("Vampire")))), Gain(), Exchange(This(), "Bat"), needs=["Bat"]),
        card("Bat", NIGHT, 2, from_hand(2, 0), trash(), If(Did(), [Exchange(This(), "Vampire")]), pile=10, outside=True,
             component=True, needs=["Vampire"]),
        card("Tracker", ACTION | FATE, 2, coins(1), *a_boon(), heirloom="Pouch", when=[
            When(V_GAIN, (topdeck(EventCards()),), 1 << PLAY, optional=True)]),
        card("Pixie", ACTION | FATE, 2, Draw(1), actions(1), TurnUp(BOONS), PutAway(),
             May(trash_this(), If(Did(), [Receive(), Receive()])), heirloom="Goat"),
        card("Changeling", NIGHT, 3, trash_this(), Choose(In(PLAY)), FindCopyOfIt(), Gain(), table=[
            Delay(V_GAIN, Exchange(EventCards(), "Changeling"), once=False, optional=True,
                  when=All(EventBy(), EventHas(Compare(CostOf(), ">=", Num(3))), HowMany(PileTop("Changeling"))))]),
        card("Crypt", NIGHT | DURATION, 5, Choose(In(PLAY, where=kind_of_card(TREASURE, DURATION)), 99, 0),
             SetAsideFaceDown(), If(Did(), [
                 Delay(V_TURN, Choose(Unmoved(It())), Move(V_MOVE, It(), HAND), once=False, it=True,
                       when=All(EventBy(), HowMany(Unmoved(It()))))]), current=["2022"]),
        card("Ghost", NIGHT | DURATION | SPIRIT, 4, RevealUntil(IsType(ACTION)), Keep(seen),
             Choose(Where(It(), IsType(ACTION))), Move(V_ASIDE, It(), ASIDE, keep=True),
             If(Did(), [Delay(V_TURN, *twice(), when=EventBy(), it=True)]), discard(Unmoved(Kept(seen))), pile=6, outside=True, component=True),
        card("Imp", ACTION | SPIRIT, 2, Draw(2), Choose(hand(All(IsType(ACTION), Not(CopyInPlay()))), 1, 0), Play(),
             pile=13, outside=True, component=True),
        card("Will-o'-Wisp", ACTION | SPIRIT, 0, Draw(1), actions(1), Prepare(1), Recall(TopOfDeck(1)),
             Reveal(V_REVEAL, It()), If(HowMany(Where(It(), Costs("<=", 2))), [Move(V_MOVE, It(), HAND)]),
             pile=12, outside=True, component=True),
        card("Exorcist", NIGHT, 4, from_hand(), Let(paid, CostOf("it")), trash(), If(Did(), [
            Choose(Tops(PILE, All(IsType(SPIRIT), Costs("<", Value(paid), like="it")))), Gain()]), needs=["Will-o'-Wisp", "Imp", "Ghost"]),
        card("Cemetery", VICTORY, 4, points=2, when_gained=[from_hand(4, 0), trash()], heirloom="Haunted Mirror"),
        card("Secret Cave", ACTION | DURATION, 3, Draw(1), actions(1), May(
            Choose(hand(), 3, -1), discard(), Let(count, Did()), If(Compare(Value(count), "=", Num(3)), [
                Delay(V_TURN, coins(3), when=EventBy())])), heirloom="Magic Lamp"),
        card("Wish", ACTION, 0, actions(1), Return(This()), If(Did(), [from_supply(Costs("<=", 6)), Gain(to=HAND)]),
             pile=12, outside=True, component=True),
        heirloom("Pouch", 2, buys(1)),
        heirloom("Goat", 2, from_hand(1, 0), trash()),
        heirloom("Magic Lamp", 0, If(Compare(Singles(In(PLAY)), ">=", Num(6)), [
            trash_this(), If(Did(), [Gain("Wish"), Gain("Wish"), Gain("Wish")])]), needs=["Wish"]),
        heirloom("Haunted Mirror", 0, when_trashed=[
            from_hand(1, 0, ACTION), discard(), If(Did(), [Gain("Ghost")])], needs=["Ghost"]),
        card("Faithful Hound", ACTION | REACTION, 2, Draw(2), when=[
            When(V_DISCARD, (Move(V_ASIDE, This(), ASIDE, keep=True),
                             Delay(V_TURN_END, Move(V_MOVE, It(), HAND), until=U_TURN, it=True)),
                 condition=NotInCleanUp(), optional=True)]),
        card("Monastery", NIGHT, 2, Repeat(ResourceOf(GAINED), Choose(
            Union(In(HAND), In(PLAY, where=Named("Copper"))), 1, 0), trash(), willing=True)),
        card("Necromancer", ACTION, 4, Choose(FromTrash(All(plain_action, FaceUp()))), TurnFaceDown(), Play(in_place=True),
             StayWith(in_place=True),
             in_trash=["Zombie Apprentice", "Zombie Mason", "Zombie Spy"]),
        card("Zombie Apprentice", ACTION | ZOMBIE, 3, from_hand(1, 0, ACTION), trash(), If(Did(), [Draw(3), actions(1)]),
             pile=0, outside=True),
        card("Zombie Mason", ACTION | ZOMBIE, 3, Prepare(1), Recall(TopOfDeck(1)), Let(paid, CostOf("it", 1)), trash(),
             Choose(supply(Costs("<=", Value(paid), like="it")), 1, 0), Gain(), pile=0, outside=True),
        card("Zombie Spy", ACTION | ZOMBIE, 3, Draw(1), actions(1), Prepare(1), Recall(TopOfDeck(1)), Look(It()), May(discard()),
             pile=0, outside=True),
        card("Tragic Hero", ACTION, 5, Draw(3), buys(1), If(Compare(HowMany(hand()), ">=", Num(8)), [
            trash_this(), from_supply(IsType(TREASURE)), Gain()])),
    ]  # fmt: skip


def a_hex() -> list[Op]:
    """Each other player receives the next Hex: the same one, turned up once."""
    return [TurnUp(HEXES), EachPlayer(Receive(), when=Affected()), PutAway()]


def heirloom(name: str, cost: int, *play: Op, when_trashed: Sequence[Op] = (), needs: Sequence[str] = ()) -> Card:
    """An Heirloom: a Treasure worth a coin, without a pile."""
    return card(
        name, TREASURE | HEIRLOOM, cost, coins(1), *play, when_trashed=when_trashed, needs=needs, pile=0, component=True
    )
