"""HKK's numbers with names, its pipes, and the clauses its machinery cites."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludilex.kernel.codes import KEYS, M_STAT, SEEN_BY_ALL, SEEN_BY_HOLDER, SEEN_BY_NONE
from ludilex.kernel.programs import Number, Op, Program
from ludilex.kernel.rules import Rules
from ludilex.kernel.windows import Collect, Commit, Instead, Prohibit, Replaces, Settle, Triggers, pipe

# Zone kinds; those before OWN belong to a player.
DECK: Final = 0
HAND: Final = 1
RESERVE: Final = 2
GUARD: Final = 3  # the guard post
TABLE: Final = 4
ATTACHED: Final = 5  # cards on other cards, on the side of whoever controls them
GRAVEYARD: Final = 6
VOID: Final = 7
QUEUE: Final = 8  # announced, not yet come about
PREPARED: Final = 9  # prepared cards and tokens not yet created
OWN: Final = 10
LOCATION_SLOT: Final = 10
KINDS: Final[list[str]] = [
    "deck", "hand", "reserve", "guard", "table", "attached", "graveyard", "void", "queue", "prepared", "location",
]  # fmt: skip
CREATURE_ZONES: Final = (1 << RESERVE) | (1 << GUARD)
PERMANENT_ZONES: Final = CREATURE_ZONES | (1 << TABLE) | (1 << ATTACHED)

# Types.
MONSTER: Final = 1
ABOMINATION: Final = 2
ADVENTURER: Final = 4
GALETKI: Final = 8
AVATAR: Final = 16
INSTANT: Final = 32
GENERAL: Final = 64
ENCHANTMENT: Final = 128
LEVEL_UP: Final = 256
BODY_PART: Final = 512
BUILDING: Final = 1024
ITEM: Final = 2048
SKILL: Final = 4096
LOCATION: Final = 8192
TYPES: Final[list[str]] = [
    "monster", "abomination", "adventurer", "galetki", "avatar", "instant", "general", "enchantment", "level-up",
    "body-part", "building", "item", "skill", "location",
]  # fmt: skip
# Group names, which are no types (hkk.8.1.0.s1, hkk.8.5.0.s1).
CREATURE: Final = MONSTER | ABOMINATION | ADVENTURER | GALETKI | AVATAR
SPELL: Final = INSTANT | GENERAL | ENCHANTMENT
ANY_MONSTER: Final = MONSTER | ABOMINATION  # hkk.8.1.3

# Colours, each of a god and the clan that goes with it (hkk.10.1.s1).
COLORS: Final[list[str]] = [
    "tharr", "dornodon", "elenios", "sheran", "fairlight", "leah", "chara-din", "raia", "bufa", "rhatt",
]  # fmt: skip
THARR: Final = 0
DORNODON: Final = 1
ELENIOS: Final = 2
SHERAN: Final = 3

# Resources of a player.
LIFE: Final = 0
POINTS: Final = 1  # spell points
COMPONENTS: Final = 2
MOST_LIFE: Final = 3
TURNS: Final = 4  # turns begun
NEKRON_PLAYS: Final = 5  # cards of pure nekron cost played from hand this turn
SEARCHING: Final = 6  # a location search is paid for, to be carried out in the draw phase
PASSING: Final = 7  # spell points that are lost at the end of the turn if not spent
RESOURCES: Final[list[str]] = [
    "life", "points", "components", "most-life", "turns", "nekron-plays", "searching", "passing",
]  # fmt: skip

# Counters on cards.
DAMAGE: Final = 0
STRENGTH: Final = 1  # strengthening tokens
POISON: Final = 2
PASSIVE: Final = 3
PAID_X: Final = 4  # the value of X or ? it was played with
USED: Final = 5  # mask of the players that used its ability this turn
LEVELS: Final = 6  # levels gained otherwise than by level-up cards
NAMED_TYPE: Final = 7  # 1 + the place in TYPES of the type named for it
MIST: Final = 8  # tokens of its own kind
COUNTERS: Final[list[str]] = [
    "damage", "strength", "poison", "passive", "paid-x", "used", "levels", "named-type", "tokens",
]  # fmt: skip

# Stats.
S_DAMAGE: Final = 0
S_LIFE: Final = 1  # or structure
S_COMPONENTS: Final = 2
S_LEVEL: Final = 3  # levels from cards
STATS: Final[list[str]] = ["damage", "life", "components", "level"]

# Keywords: icons first (they stay whatever becomes of abilities, hkk.11.1.p2), then abilities and marks.
HAND_ICON: Final = 0  # KF
FLYING: Final = 1
MAGICAL_ATTACK: Final = 2
MAGICAL_DEFENCE: Final = 3
RESISTANT: Final = 4  # the icon marks an ability
FOG: Final = 5
ANCHOR: Final = 6
ICONS: Final = 7
VENOM: Final = 7  # poisoning N
FIRE: Final = 8  # combat ability: N fire damage to its opponent
BUILDERS: Final = 9  # counts as N builders
NO_ATTACK: Final = 10
PETRIFIED: Final = 11
ANY_CARRIER: Final = 12  # may be held by any creature
REACTION: Final = 13  # only in answer to an action
LIFE_SAVING: Final = 14
NAMED: Final = 15  # a named adventurer
NO_SEARCH: Final = 16  # its player cannot search out locations
CHEAP_SEARCH: Final = 17  # location search costs so much less
MORE_DRAWS: Final = 18  # draws so many more in the draw phase
PAYS_X: Final = 19  # its cost has an X
FOREIGN_TURN: Final = 20  # may also be played in an opponent's turn
WORDS: Final[list[str]] = [
    "hand-icon", "flying", "magical-attack", "magical-defence", "resistant", "fog", "anchor", "venom", "fire",
    "builders", "no-attack", "petrified", "any-carrier", "reaction", "life-saving", "named", "no-search",
    "cheap-search", "more-draws", "pays-x", "foreign-turn",
]  # fmt: skip

# Currencies, in the order in which a plan is made.
Y_POINTS: Final = 0
Y_COMPONENTS: Final = 1
Y_NEKRON: Final = 2
Y_PASSIVE: Final = 3  # this card turns passive: "(P)"
Y_TOKEN: Final = 4  # a token of its own
Y_SPECIAL: Final = 5  # a builder as the card wants it
Y_BUILDER: Final = 6
Y_SACRIFICE: Final = 7
Y_SHARD: Final = 8
Y_THIS: Final = 9  # this card is sacrificed
Y_LIFE: Final = 10
CURRENCIES: Final = 11
NEKRON_CARDS: Final = 4  # cards for each nekron (hkk.7.5)

# Verbs.
V_ANNOUNCE: Final = 0
V_PAY: Final = 1
V_SACRIFICE: Final = 2
V_THROW: Final = 3
V_BUILD: Final = 4  # a builder turns passive
V_PLAY: Final = 5  # a card comes about
V_ENTER: Final = 6
V_USE: Final = 7
V_DAMAGE: Final = 8
V_HURT: Final = 9  # a player is damaged
V_HEAL: Final = 10
V_DIE: Final = 11
V_DESTROY: Final = 12
V_RETURN: Final = 13  # to the hand from the table
V_TAKE: Final = 14  # to the hand from graveyard or deck
V_DISCARD: Final = 15
V_DRAW: Final = 16
V_PREPARATION: Final = 17
V_STRENGTHEN: Final = 18
V_POISON: Final = 19
V_EFFECT: Final = 20  # a lasting effect begins
V_CONTROL: Final = 21
V_CAPTURE: Final = 22
V_GAIN: Final = 23
V_LOSE: Final = 24
V_EXTRACT: Final = 25
V_MAN: Final = 26  # into the guard post, or back
V_BURY: Final = 27  # to the graveyard by a rule
V_PASSIVATE: Final = 28
V_ACTIVATE: Final = 29
V_RECOVER: Final = 30
V_SEARCH: Final = 31
V_SHUFFLE: Final = 32
V_REVEAL: Final = 33
V_SHIELD: Final = 34
V_CREATE: Final = 35
V_NAME: Final = 36
V_LEVEL: Final = 37
V_SUBSTITUTE: Final = 38
V_PREVENT: Final = 39
V_ATTACK: Final = 40
V_SHED: Final = 41  # one's life is given up, which is no damage
V_TOKEN: Final = 42
V_TURN: Final = 43
V_RESOLVE: Final = 44
VERBS: Final[list[str]] = [
    "announce", "pay", "sacrifice", "throw", "build", "play", "enter", "use", "damage", "hurt", "heal", "die",
    "destroy", "return", "take", "discard", "draw", "preparation", "strengthen", "poison", "effect", "control",
    "capture", "gain", "lose", "extract", "man", "bury", "passivate", "activate", "recover", "search", "shuffle",
    "reveal", "shield", "create", "name", "level", "substitute", "prevent", "attack", "shed", "token", "turn-start",
    "resolve",
]  # fmt: skip
# What may lead to a death or another state check, or may be forbidden to a card, always needs its pipe.
SETTLED: Final = (
    V_SACRIFICE, V_ENTER, V_DAMAGE, V_HURT, V_DIE, V_DESTROY, V_RETURN, V_STRENGTHEN, V_POISON, V_EFFECT, V_CONTROL,
    V_CAPTURE, V_BURY, V_PASSIVATE, V_SHED, V_LEVEL,
)  # fmt: skip

# Phases.
P_PREPARATION: Final = 0
P_DRAW: Final = 1
P_MAIN: Final = 2
P_SWAP: Final = 3
P_COMBAT: Final = 4
P_HEALING: Final = 5
P_END: Final = 6
PHASES: Final[list[str]] = ["preparation", "draw", "main", "swap", "combat", "healing", "end"]
# Masks of phases in which abilities may be used.
IN_MAIN: Final = 1 << P_MAIN
INSTANTLY: Final = (1 << P_MAIN) | (1 << P_SWAP) | (1 << P_COMBAT) | (1 << P_HEALING)

# Ends of lasting effects.
U_NEVER: Final = 0
U_TURN: Final = 1
U_ACTION: Final = 1000  # + id of the action
ENDS: Final[list[str]] = ["never", "turn"]

# Windows.
W_MAIN: Final = 0
W_INSTANTS: Final = 1
W_REACT: Final = 2
W_SAVE: Final = 3
W_STAGE_TWO: Final = 4
WINDOWS: Final[list[str]] = ["main", "instants", "react", "save", "stage-two"]

# When a card may be played from hand.
IN_OWN_MAIN: Final = 0
AS_INSTANT: Final = 1
AS_REACTION: Final = 2
AS_LIFE_SAVING: Final = 3
IN_ANY_MAIN: Final = 4  # its text says so (hkk.8.5.1.1)

# Keys of immunity.
I_SOURCES: Final = 0
I_EFFECTS: Final = 1

# Game-wide numbers.
F_HOLD: Final = 0  # deaths wait for the end of the combat subphase
F_STOLEN: Final = 1  # creatures on the side of another than their owner

STRENGTHENING: Final = 255  # number of the ability that the rules give to abominations (hkk.8.2.2.s1)

# Prompts of the turn itself.
Q_TARGET: Final = 0
Q_X: Final = 1
Q_PAY: Final = 2
Q_CONFIRM: Final = 3
Q_SWAP: Final = 4
Q_ATTACKERS: Final = 5
Q_ATTACKED: Final = 6
Q_STRIKE: Final = 7
Q_EXTRACT: Final = 8
Q_CAPTURE: Final = 9
Q_TOKEN: Final = 10
Q_SEARCH: Final = 11
Q_NAME: Final = 12
PROMPTS: Final[list[str]] = [
    "target", "x", "pay", "confirm", "swap", "attackers", "attacked", "strike", "extract", "capture", "token",
    "search", "name",
]  # fmt: skip

NOTHING: Final = Program("-", [])
EDITIONS: Final[list[str]] = ["codex-part-3"]


@final
class Note:
    """What a printed card says beside its kernel definition.

    ``vary``: the value of the ? in its cost. ``shows_hand``: that value depends on the hand. ``players``: it may aim at
    players. ``builder``: what one of its builders must be. ``answers``: types of the cards whose play it may answer;
    ``answers_use``: it may also answer abilities. ``moment``: when it may be played. ``refusal``, ``entry``,
    ``lateness``: clauses for what is no target of it, for how it comes into play, and for its being played at another
    moment.
    """

    def __init__(
        self,
        vary: Number | None = None,
        shows_hand: bool = False,
        players: bool = False,
        builder: Number | None = None,
        answers: i64 = 0,
        answers_use: bool = False,
        refusal: i64 = 0,
        entry: i64 = 0,
        moment: i64 = 0,
        lateness: i64 = 0,
    ) -> None:
        self.moment: i64 = moment
        self.lateness: i64 = lateness
        self.vary: Number | None = vary
        self.shows_hand: bool = shows_hand
        self.players: bool = players
        self.builder: Number | None = builder
        self.answers: i64 = answers
        self.answers_use: bool = answers_use
        self.refusal: i64 = refusal
        self.entry: i64 = entry


class Hkk(Rules):
    """The numbers of one rule set; `windows.Table` answers the machine's questions."""

    def __init__(self, edition: str, guards: i64, most_points: i64, deck_out: bool) -> None:
        seen = [SEEN_BY_ALL] * len(KINDS)
        seen[DECK] = SEEN_BY_NONE
        seen[HAND] = SEEN_BY_HOLDER
        in_play = ["reserve", "guard", "table", "attached", "location"]
        super().__init__("hkk", edition, KINDS[:], OWN, seen, in_play, ["deck"], RESOURCES[:], COUNTERS[:])
        self.guards: i64 = guards  # creatures that a guard post holds
        self.most_points: i64 = most_points
        self.deck_out: bool = deck_out  # who cannot draw loses
        self.notes: list[Note] = []  # by printed definition
        self.plain_cost: list[i64] = []  # by printed definition: a cost in spell points only, else -1
        self.play_program: Program = NOTHING
        self.use_program: Program = NOTHING
        self.combat_program: Program = NOTHING
        self.fungible = (1 << HAND) | (1 << DECK) | (1 << PREPARED)
        self.phases = PHASES[:]
        self.ends = ENDS[:]
        self.prompts = PROMPTS[:]
        self.type_names = TYPES[:]
        self.effect_verb = V_EFFECT
        self.lingering = True  # hkk.8.5.3.s1
        self.uses = {STRENGTHENING: "strengthen"}
        self.effect_names = {M_STAT * KEYS + S_DAMAGE: "damage"}
        self.orders_all = True
        stations: list[Op] = [Prohibit(), Replaces(), Commit(), Instead(), Settle(), Collect(), Triggers()]
        for v in range(len(VERBS)):
            pipe(self, v, VERBS[v], stations, v in SETTLED)
        self.cite_costs()
        self.cite_types()
        self.cite_moments()

    def cite_costs(self) -> None:
        """Clauses on costs and paying."""
        self.c_points: i64 = self.cite("hkk.7.1")
        self.c_shard: i64 = self.cite("hkk.7.2.1.p2")
        self.c_shard_building: i64 = self.cite("hkk.7.2.1.p2", "hkk.7.2.1.p3")
        self.c_floor: i64 = self.cite("hkk.7.2.2")
        self.c_builder: i64 = self.cite("hkk.7.3")
        self.c_sacrifice: i64 = self.cite("hkk.7.4")
        self.c_no_discount: i64 = self.cite("hkk.7.4.1", "hkk.7.4.1.1")
        self.c_sacrificed: i64 = self.cite("hkk.7.4.2")
        self.c_not_sacrificed: i64 = self.cite("hkk.7.4.2.p2")
        self.c_nekron: i64 = self.cite("hkk.7.5")
        self.c_unseen: i64 = self.cite("hkk.7.5.s1")
        self.c_withdrawn: i64 = self.cite("hkk.7.5.s1.p2", "hkk.assume.withdraw")
        self.c_shuffled: i64 = self.cite("hkk.7.5.s1.p3")
        self.c_nekron_rule: i64 = self.cite("hkk.7.5.1")
        self.c_x: i64 = self.cite("hkk.7.7.1")
        self.c_hand_shown: i64 = self.cite("hkk.7.7.2.s2")
        self.c_least: i64 = self.cite("hkk.7.7.3")
        self.c_fixed: i64 = self.cite("hkk.7.7.4")
        self.c_location_cost: i64 = self.cite("hkk.8.9.1.p3")
        self.c_two_life: i64 = self.cite("hkk.8.9.2")

    def cite_types(self) -> None:
        """Clauses on types: where their cards go, and when they may be played."""
        self.c_reserve: i64 = self.cite("hkk.8.1.2")
        self.c_put: i64 = self.cite("hkk.8.1.2.1", "hkk.8.1.2.1.p2")
        self.c_enchantment: i64 = self.cite("hkk.8.5.4")
        self.c_on: i64 = self.cite("hkk.8.5.5")
        self.c_no_target: i64 = self.cite("hkk.8.5.5.p2")
        self.c_building: i64 = self.cite("hkk.8.6.p2")
        self.c_item: i64 = self.cite("hkk.8.7.p2")
        self.c_held: i64 = self.cite("hkk.8.7.1")
        self.c_any_carrier: i64 = self.cite("hkk.8.7.1.s2")
        self.c_skill: i64 = self.cite("hkk.8.8.0.p2")
        self.c_location: i64 = self.cite("hkk.8.9.0.p2")
        self.c_one_location: i64 = self.cite("hkk.8.9.4.p2")
        self.c_spell_gone: i64 = self.cite("hkk.8.5.3", "hkk.8.5.3.p2")
        self.c_level_up: i64 = self.cite("hkk.8.4.1.p2")
        self.c_body_part: i64 = self.cite("hkk.8.4.1.p3")
        self.c_resistant: i64 = self.cite("hkk.8.5.5.s1")
        self.c_below_level: i64 = self.cite("hkk.8.3.1.s2.p2")
        self.c_attached_stays: i64 = self.cite("hkk.8.11.2")
        self.c_immune: i64 = self.cite("hkk.8.11.1.s1.p2")
        self.c_lingering: i64 = self.cite("hkk.8.5.3.s1")

    def cite_moments(self) -> None:
        """Clauses on when something may be done, and on what happens by itself."""
        self.c_creature_time: i64 = self.cite("hkk.8.1.1", "hkk.8.5.1.p2")
        self.c_instant_time: i64 = self.cite("hkk.8.5.1")
        self.c_spell_time: i64 = self.cite("hkk.8.5.2", "hkk.8.5.1.p2")
        self.c_attachment_time: i64 = self.cite("hkk.8.4.1", "hkk.8.5.1.p2")
        self.c_building_time: i64 = self.cite("hkk.8.6", "hkk.8.5.1.p2")
        self.c_item_time: i64 = self.cite("hkk.8.7", "hkk.8.5.1.p2")
        self.c_skill_time: i64 = self.cite("hkk.8.8.0", "hkk.8.5.1.p2")
        self.c_location_time: i64 = self.cite("hkk.8.9.0", "hkk.8.5.1.p2")
        self.c_foreign_turn: i64 = self.cite("hkk.8.5.1.1")
        self.c_extract: i64 = self.cite("hkk.8.2.1")
        self.c_token: i64 = self.cite("hkk.8.2.1", "hkk.8.2.1.p2")
        self.c_strengthen: i64 = self.cite("hkk.8.2.2", "hkk.8.2.2.p2")
        self.c_strengthen_active: i64 = self.cite("hkk.8.2.2.p5")
        self.c_no_galetki: i64 = self.cite("hkk.8.2.2")
        self.c_shield: i64 = self.cite("hkk.8.4.3")
        self.c_shielded: i64 = self.cite("hkk.8.4.3.p2")
        self.c_own_part: i64 = self.cite("hkk.8.4.3.p5")
        self.c_only_answering: i64 = self.cite("hkk.8.4.3.s1", "hkk.8.4.3.s1.p2")
        self.c_part_in_preparation: i64 = self.cite("hkk.8.4.3.p4")
        self.c_capture: i64 = self.cite("hkk.8.7.2", "hkk.8.7.2.p3")
        self.c_not_captured: i64 = self.cite("hkk.8.7.2")
        self.c_no_answer: i64 = self.cite("hkk.8.9.1.p2")
        self.c_search: i64 = self.cite("hkk.8.9.6")
        self.c_searched: i64 = self.cite("hkk.8.9.6", "hkk.8.9.6.p2", "hkk.8.9.6.s1")
        self.c_not_found: i64 = self.cite("hkk.8.9.6.s2", "hkk.8.9.6.s2.p2")
        self.c_magic: i64 = self.cite("hkk.15.3", "hkk.15.3.p2")
        self.c_strike: i64 = self.cite("hkk.14.5")
