"""Cards that exist only in rulings; never in a deck."""

from __future__ import annotations

from mypy_extensions import i64

from ludilex.games.keyforge.amber import Capture
from ludilex.games.keyforge.build import Card, When, card
from ludilex.games.keyforge.effects.base import PlayIt, PutEach, Select, UseIt
from ludilex.games.keyforge.effects.mars import IsReady
from ludilex.games.keyforge.effects.shadows import Beneath, Tuck
from ludilex.games.keyforge.ops import Heal, Mark, exhaust, stun
from ludilex.games.keyforge.relations import FightsThis, Neighbor, Neighbors, Opposing
from ludilex.games.keyforge.terms import (
    ACTION,
    ALPHA,
    AMBER,
    ARTIFACT,
    ASSAULT,
    CREATURE,
    DECK,
    DIS,
    ELUSIVE,
    ENTERS_READY,
    HAND,
    K_STUN,
    K_WARD,
    LINE,
    LOGOS,
    POISON,
    SKIRMISH,
    UPGRADE,
    V_FIGHT,
    V_PUT_BACK,
    V_STUN,
    V_TAG,
    V_TURN,
    V_TURN_END,
    V_UNSTUN,
    V_WARD,
)
from ludilex.games.keyforge.words import (
    a_creature,
    a_friend,
    archive,
    counters,
    creatures,
    damage,
    destroy,
    enemy,
    friendly,
    gain,
)
from ludilex.kernel.control import If
from ludilex.kernel.durations import Delay
from ludilex.kernel.frames import Frame
from ludilex.kernel.numbers import All, Compare, Did, EventBy, IsThis, IsType, Not, Num, ResourceOf, Times
from ludilex.kernel.ops import Choose, Look, Move
from ludilex.kernel.selectors import ANYONE, OTHERS, EventCards, In, It, This
from ludilex.kernel.state import State


class RightNeighbor(Neighbors):
    """The neighbor on the right of this creature."""

    def find(self, s: State, f: Frame) -> list[i64]:
        a = super().find(s, f)
        return [x for i in range(0, len(a), 2) if a[i] == s.nxt[f.card] for x in a[i : i + 2]]


def cards() -> list[Card]:
    """The cards of this module: those that rulings of the document need, then stand-ins for cards of later sets."""
    return [*for_the_document(), *for_reports(), *for_alpha()]


def for_reports() -> list[Card]:
    """Stand-ins for cards of later sets, each with what was reported of its model."""
    others = friendly(All(Not(IsThis()), IsReady()))
    return [
        card("Coliseum", LOGOS, ARTIFACT, when=[When(V_TURN, [Select(1, True, creatures()), destroy()])], test=True),
        card("Culler", LOGOS, CREATURE, power=4, reap=[Select(1, False, creatures()), destroy()], test=True),
        card("Keepsake", LOGOS, CREATURE, Choose(In(HAND)), Tuck(), power=1, words=[ENTERS_READY],
             destroyed=[PlayIt(Beneath())], test=True),
        card("Librarian", LOGOS, CREATURE, power=2, gives={V_TAG: [archive(This())]}, gives_to=Neighbor(), test=True),
        card("Legacy", LOGOS, CREATURE, power=1, destroyed=[Capture(friendly(Not(IsThis())), 1)], test=True),
        card("Pickpocket", LOGOS, ACTION, Look(In(HAND, OTHERS)), Choose(In(HAND, OTHERS)), PlayIt(It()), test=True),
        card("Muster", LOGOS, CREATURE, power=2, test=True,
             action=[Choose(others, 9, 0), exhaust(It()), counters(Times(Did(), 3))]),
        card("Marshal", LOGOS, CREATURE, power=3, reap=[archive(RightNeighbor())], test=True),
        card("Upheaval", LOGOS, ACTION, destroy(creatures()), PutEach(In(HAND, ANYONE, IsType(CREATURE))), test=True),
    ]  # fmt: skip


def for_alpha() -> list[Card]:
    """A keyword of the next set, whose meaning depends on the edition."""
    return [
        card("First Word", LOGOS, ACTION, gain(1), words=[ALPHA], test=True),
        card("Reveille", LOGOS, ARTIFACT, when=[When(V_TURN, [a_friend(), UseIt(It())], EventBy())], test=True),
    ]  # fmt: skip


def for_the_document() -> list[Card]:
    """What the document speaks of and no card of the set does."""
    exactly_one = Compare(ResourceOf(AMBER), "=", Num(1))
    return [
        card("Cull Two", LOGOS, ACTION, Select(2, False, creatures()), destroy(), test=True),
        card("Cull Three", LOGOS, ACTION, Select(3, False, creatures()), destroy(), test=True),
        card("Small Spark", LOGOS, ACTION, a_creature(), damage(1), test=True),
        card("Spark", LOGOS, ACTION, a_creature(), damage(2), test=True),
        card("Shelter", LOGOS, ACTION, a_creature(), Mark(V_WARD, It(), K_WARD), test=True),
        card("Put Into Play", LOGOS, ACTION, Choose(In(HAND, where=IsType(CREATURE))), PlayIt(It(), put=True), test=True),
        card("Shelve", LOGOS, ACTION, a_friend(), archive(), test=True),
        card("Bury Later", LOGOS, ACTION, a_creature(),
             Delay(V_TURN_END, Move(V_PUT_BACK, It(), DECK, mine=False, top=False), it=True), test=True),
        card("Bonus First", LOGOS, ACTION, If(exactly_one, [gain(1)]), amber=1, test=True),
        card("Well", DIS, ARTIFACT, omni=[gain(1)], test=True),
        card("Stinger", LOGOS, CREATURE, power=2, words={POISON: 1, ASSAULT: 1}, test=True),
        card("Avenger", LOGOS, UPGRADE, gives={V_TAG: [Select(1, True, enemy()), destroy()]}, test=True),
        card("Evader", LOGOS, CREATURE, power=5, words=[ELUSIVE], test=True),
        card("Skirmisher", LOGOS, CREATURE, power=7, words=[SKIRMISH], test=True),
        card("Burster", LOGOS, CREATURE, power=1, destroyed=[damage(2, creatures(Not(IsThis())))], test=True),
        card("Healer", LOGOS, CREATURE, power=1, destroyed=[Heal(creatures())], test=True),
        card("Stunner", LOGOS, CREATURE, power=8, test=True,
             when=[When(V_FIGHT, [stun(Opposing())], FightsThis(), 1 << LINE)]),
        card("Dizzier", LOGOS, ARTIFACT, when=[When(V_UNSTUN, [stun(EventCards())])], test=True),
        card("Soberer", LOGOS, ARTIFACT, when=[When(V_STUN, [Mark(V_UNSTUN, EventCards(), K_STUN, off=True)])], test=True),
        *[card(f"Body {n}", LOGOS, CREATURE, power=n, test=True) for n in range(1, 9)],
    ]  # fmt: skip
