"""Cards that exist only in rulings, to put a question the cards of the decks do not put. Never in decks."""

from __future__ import annotations

from dataclasses import replace

from ludilex.games.hkk.build import Card, Gives, Use, When
from ludilex.games.hkk.costs import ABILITY_COST
from ludilex.games.hkk.effects import (
    Create,
    DeclareVersion,
    Destroy,
    Draw,
    Heal,
    LoseLife,
    NameColor,
    PutIntoPlay,
    SacrificeThese,
    Spend,
    ToHand,
    ToOwnersHand,
    Turn,
    XValue,
)
from ludilex.games.hkk.keywords import (
    BaseCost,
    CalledSo,
    Colored,
    OfDeclaredVersion,
    OfNamedColor,
    On,
    PrintedIcon,
    Subtype,
    WithoutAbilities,
    creatures,
    permanents,
)
from ludilex.games.hkk.ops import Prevent
from ludilex.games.hkk.terms import (
    ADVENTURER,
    ANY_MONSTER,
    ATTACHED,
    BUILDING,
    CHEAP_SEARCH,
    CREATURE,
    DECK,
    DORNODON,
    ELENIOS,
    ENCHANTMENT,
    FOG,
    FOREIGN_TURN,
    GALETKI,
    GENERAL,
    GRAVEYARD,
    HAND,
    HAND_ICON,
    I_EFFECTS,
    INSTANT,
    ITEM,
    LEVELS,
    LOCATION,
    LOCATION_SLOT,
    MORE_DRAWS,
    NO_SEARCH,
    P_DRAW,
    P_PREPARATION,
    POINTS,
    REACTION,
    RESISTANT,
    S_DAMAGE,
    SPELL,
    TABLE,
    THARR,
    U_NEVER,
    U_TURN,
    V_DISCARD,
    V_EFFECT,
    V_HURT,
    V_LEVEL,
    V_PLAY,
    V_PREPARATION,
    V_SEARCH,
    V_SUBSTITUTE,
    V_THROW,
    Y_COMPONENTS,
    Y_POINTS,
    Y_SACRIFICE,
)
from ludilex.games.hkk.words import (
    SUBTYPES,
    building,
    cost,
    creature,
    damage,
    enchantment,
    gains,
    general,
    instant,
    item,
    stat,
    stronger,
    substitution,
    subtypes,
    x_cost,
)
from ludilex.kernel.codes import M_BLANK, M_CONTROL, M_COST, M_IMMUNE
from ludilex.kernel.control import If, May
from ludilex.kernel.durations import Until
from ludilex.kernel.numbers import (
    All,
    Any,
    Compare,
    EventBy,
    EventHas,
    HasColor,
    HowMany,
    InPhase,
    IsPlayer,
    IsThis,
    IsType,
    Mine,
    Not,
    Num,
    ResourceOf,
)
from ludilex.kernel.ops import Choose, Count, Look, Move
from ludilex.kernel.programs import Cards, Number, Op
from ludilex.kernel.selectors import ANYONE, OTHERS, EventCards, In, It, This, Union

NONE = 0
CARD_OR_LOCATION = Union(permanents(ANYONE), In(LOCATION_SLOT))
ELF = Subtype(SUBTYPES.index("elf"))
MY_CREATURE = All(Mine(), IsType(CREATURE))


def cards() -> list[Card]:
    """All test cards."""
    out = [
        *slayers(),
        *on_locations(),
        *answers(),
        *listeners(),
        *searches(),
        *bonuses(),
        *oddities(),
        *graves(),
        *faces(),
    ]
    return [replace(c, name=f"Test {c.name}", test=True) for c in out]


def slayers() -> list[Card]:
    """Destroy this or that."""
    plain = creatures(where=WithoutAbilities())
    cheap = creatures(where=Compare(BaseCost(), "<=", Num(4)))
    return [
        general(
            "Monster Slayer",
            "",
            NONE,
            0,
            Destroy(cite=("hkk.8.1.3",)),
            target=creatures(where=IsType(ANY_MONSTER)),
            refusal=("hkk.8.1.3",),
        ),
        instant("Creature Slayer", "", NONE, 0, Destroy(), target=creatures()),
        general("Cheap Slayer", "", NONE, 0, Destroy(), target=cheap, refusal=("hkk.7.8.1.s1",)),
        general("Plain Slayer", "", NONE, 0, Destroy(), target=plain, refusal=("hkk.8.3.1.s2",)),
        general("Card Slayer", "", NONE, 0, Destroy(), target=permanents(ANYONE), refusal=("hkk.8.9.3", "hkk.8.9.5")),
        general("Creature Sweep", "", NONE, 0, Destroy(creatures())),
        general(
            "Enchantment Sweep",
            "",
            NONE,
            0,
            Destroy(permanents(ANYONE, IsType(ENCHANTMENT)), cite=("hkk.8.5.6", "hkk.8.5.6.s1")),
        ),
        general("Attachment Sweep", "", NONE, 0, Destroy(On(1 << ATTACHED, ANYONE))),
        general("Building Sweep", "", NONE, 0, Destroy(On(1 << TABLE, ANYONE, IsType(BUILDING)))),
        general("Icon Sweep", "", NONE, 0, Destroy(creatures(where=PrintedIcon(RESISTANT)), cite=("hkk.11.1.p2",))),
        general("Elf Ban", "", NONE, 0, Destroy(permanents(ANYONE, ELF), cite=("hkk.9.3",))),
        general("Colour Cull", "", NONE, 0, NameColor(), Destroy(creatures(where=OfNamedColor()))),
        general("God Cull", "", NONE, 0, NameColor(god=True), Destroy(creatures(where=OfNamedColor()))),
    ]


def on_locations() -> list[Card]:
    """Texts that name locations."""
    take_over = Until(U_NEVER, V_EFFECT, M_CONTROL, 0, 1, It(), key_me=True)
    silence = Until(U_TURN, V_EFFECT, M_BLANK, 0, 1, It())
    return [
        general("Location Slayer", "", NONE, 0, Destroy(), target=CARD_OR_LOCATION),
        general("Recall", "", NONE, 0, ToOwnersHand(), target=CARD_OR_LOCATION),
        general("Takeover", "", NONE, 0, take_over, target=CARD_OR_LOCATION),
        general("Paralysis", "", NONE, 0, Turn(), target=CARD_OR_LOCATION),
        general("Silence", "", NONE, 0, silence, target=CARD_OR_LOCATION),
        general("Enchantment Recall", "", NONE, 0, ToOwnersHand(), target=permanents(ANYONE, IsType(ENCHANTMENT))),
        item("Altar", "", NONE, 0, uses=(Use([Draw(1)], cost(sacrifice=1)),)),
    ]


def answers() -> list[Card]:
    """Reactions."""
    return [
        instant("Card Preventer", "", NONE, 0, Prevent(), keys=(REACTION,), answers=-1),
        instant("Source Preventer", "", NONE, 0, Prevent(), keys=(REACTION,), answers=SPELL, answers_use=True),
        instant("Use Preventer", "", NONE, 0, Prevent(), keys=(REACTION,), answers_use=True),
        substitution("Soft Altar", "", NONE, 0, Y_SACRIFICE, Y_COMPONENTS),
        substitution("Open Purse", "", NONE, 0, Y_COMPONENTS, Y_POINTS),
        enchantment("Use Toll", "", NONE, 0, Gives(M_COST, ABILITY_COST, 1, Any(Not(Mine()), IsType(LOCATION)))),
        instant("Nekron Preventer", "", NONE, cost(nekron=1), Prevent(), keys=(REACTION,), answers=INSTANT),
    ]


def listeners() -> list[Card]:
    """Enchantments that listen."""

    def on(name: str, verb: int, *effect: Op, condition: Number) -> Card:
        return enchantment(name, "", NONE, 0, when=(When(verb, effect, condition),))

    mine = EventBy()
    general_of_mine = All(EventBy(), EventHas(IsType(GENERAL)))
    return [
        on("Onlooker", V_THROW, Look(EventCards()), condition=mine),
        on("Guest Gift", V_PLAY, Heal(1), condition=EventBy(other=True)),
        on("Substitution Toll", V_SUBSTITUTE, LoseLife(1), condition=mine),
        on("Painful Lesson", V_HURT, Draw(1), condition=mine),
        on("Search Gift", V_SEARCH, Heal(1), condition=All(EventBy(), InPhase(P_DRAW))),
        on("Search Toll", V_SEARCH, LoseLife(1), condition=All(EventBy(), InPhase(P_PREPARATION))),
        on("Rockfall", V_PREPARATION, Choose(creatures()), damage(2), condition=mine),
        creature(
            "Reckless Galetki", "", NONE, 0, 1, 2, 0, types=GALETKI,
            when=(When(V_PLAY, [SacrificeThese(This())], general_of_mine),),
        ),
    ]  # fmt: skip


def searches() -> list[Card]:
    """Searches, draws, and cards from decks and hands."""
    me = IsPlayer()
    declared = (CalledSo("Emberblower"), OfDeclaredVersion())
    emberblower = In(DECK, where=All(*declared))
    trifle = Compare(BaseCost(), "<=", Num(1))
    trifles = ToHand(search=True, by="hkk.7.7.3.s1")
    return [
        enchantment("More Draws", "", NONE, 0, gains(MORE_DRAWS, me)),
        enchantment("Cheap Search", "", NONE, 0, gains(CHEAP_SEARCH, me)),
        general("Emberblower Finder", "", NONE, 0, DeclareVersion(), Choose(emberblower, 1, 0), ToHand(search=True, by="hkk.6.5.2")),
        general("Trifle Finder", "", NONE, 0, Choose(In(DECK, where=trifle)), trifles),
        general("Ashling Finder", "", NONE, 0, Choose(In(DECK, where=CalledSo("Ashling")), 1, 0), ToHand(search=True, by="hkk.6.5.2")),
        enchantment("Ember Banner", "", NONE, 0, stat(S_DAMAGE, 1, All(Mine(), *declared)), play=(DeclareVersion(),)),
        enchantment("No Search", "", NONE, 0, gains(NO_SEARCH, IsPlayer(other=True))),
        general("Location Caller", "", NONE, 0, Choose(In(DECK, where=IsType(LOCATION))), PutIntoPlay()),
        general("Tally", "", NONE, 0, Draw(HowMany(permanents()), cite=("hkk.8.9.3",))),
        general("Fog Ban", "", NONE, 0, Move(V_DISCARD, In(HAND, OTHERS, PrintedIcon(FOG)), GRAVEYARD, mine=False)),
        general("Fog Finder", "", NONE, 0, Choose(In(GRAVEYARD, where=PrintedIcon(FOG))), ToHand()),
        general(
            "Drain", "", NONE, 0, Choose(In(HAND, OTHERS)), LoseLife(BaseCost(it=True), opponent=True),
            Move(V_DISCARD, It(), GRAVEYARD, mine=False),
        ),
    ]  # fmt: skip


def bonuses() -> list[Card]:
    """More or less damage for creatures of a kind."""
    return [
        enchantment("Elf Song", "", NONE, 0, stat(S_DAMAGE, 1, All(IsType(CREATURE), ELF))),
        general("Elf Call", "", NONE, 0, stronger(1, creatures(where=ELF), cite=("hkk.9.3",))),
        enchantment("Elenios Banner", "", NONE, 0, stat(S_DAMAGE, 1, All(MY_CREATURE, HasColor(ELENIOS)))),
        enchantment("Dornodon Banner", "", NONE, 0, stat(S_DAMAGE, 1, All(MY_CREATURE, HasColor(DORNODON)))),
        enchantment("Cleaner Banner", "", NONE, 0, stat(S_DAMAGE, 1, All(MY_CREATURE, HasColor(THARR)))),
        enchantment("Faith Curse", "", NONE, 0, stat(S_DAMAGE, -1, All(IsType(CREATURE), Colored()))),
    ]


def oddities() -> list[Card]:
    """Creatures, a building and an item."""
    immune = Gives(M_IMMUNE, I_EFFECTS, 1, IsThis())
    healing = If(Compare(ResourceOf(POINTS), ">=", Num(1)), [May(Spend(1), Heal(2))])
    return [
        creature("Effectproof Orc", "", NONE, 0, 2, 2, 0, HAND_ICON, gives=(immune,)),
        creature("Fire Guard", "", NONE, 0, 1, 4, 0, HAND_ICON, fire=2),
        creature("Elf Token", "", NONE, 0, 1, 1, 0, subtypes=subtypes("elf")),
        creature("Bloodborn", "", NONE, cost(sacrifice=1), 1, 1, 0),
        creature("Stubborn Adventurer", "", NONE, 0, 2, 2, 0, RESISTANT, types=ADVENTURER),
        creature("Ashling (renewed)", "", NONE, 1, 1, 2, 0, base="Ashling"),
        creature("Nest (renewed)", "", NONE, 1, 1, 1, 0, uses=(Use([Create("Ashling")], cost(passive=1)),)),
        building("Chapel", "", NONE, cost(builders=1), 3, play=(healing,)),
        replace(item("Foreign Trinket", "", NONE, 0), words=(FOREIGN_TURN, 1)),
    ]


def graves() -> list[Card]:
    """Levels, and what comes back from the graveyard."""
    adventurer = creatures(where=IsType(ADVENTURER))
    return [
        general("Level Gift", "", NONE, 0, Count(V_LEVEL, It(), LEVELS, 1), target=adventurer),
        general("Creature Caller", "", NONE, 0, Choose(corpses(CREATURE)), PutIntoPlay()),
        general("Building Caller", "", NONE, 0, Choose(corpses(BUILDING)), PutIntoPlay()),
    ]


def faces() -> list[Card]:
    """What is told by the face of a card alone; a cost with a number and an X."""
    blank = [Card(name, "", ITEM, cost()) for name in ("Rule Card", "Follower", "Guild")]
    braggart = creature("Braggart", "", NONE, 0, 1, 1, 0)
    pilgrim = creature("Pilgrim", "", NONE, 0, 1, 1, 0)
    rust = Use([damage(1)], cost(1), creatures(where=IsType(GALETKI)))
    return [
        *blank,
        braggart,
        pilgrim,
        creature("Rust Cloud", "", NONE, 0, 1, 1, 0, uses=(rust,)),
        general("Costly Flames", "", NONE, 2, damage(XValue()), target=creatures(), more=x_cost()),
    ]


def corpses(types: int) -> Cards:
    """Cards of some types in my graveyard."""
    return In(GRAVEYARD, where=IsType(types))
