"""HKK's numbers with names: zones, types, resources, counters, keywords, currencies, verbs, phases, windows."""

from __future__ import annotations

from typing import Final

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
RULE: Final = 10  # the rule card and the follower beside the deck, and a guild
OWN: Final = 11
LOCATION_SLOT: Final = 11
KINDS: Final[list[str]] = [
    "deck", "hand", "reserve", "guard", "table", "attached", "graveyard", "void", "queue", "prepared", "rule",
    "location",
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
# Special types, which no text names and no deck holds (hkk.8.10).
RULE_CARD: Final = 16384
FOLLOWER: Final = 32768
GUILD: Final = 65536
SPECIAL: Final = RULE_CARD | FOLLOWER | GUILD
TYPE_NAMES: Final[list[str]] = [*TYPES, "rule-card", "follower", "guild"]
# Versions of a card, as they are declared (hkk.6.5.3).
VERSIONS: Final[list[str]] = ["original", "renewed"]
RENEWED: Final = " (renewed)"

# Group names, which are no types (hkk.8.1.0.s1, hkk.8.5.0.s1).
CREATURE: Final = MONSTER | ABOMINATION | ADVENTURER | GALETKI | AVATAR
SPELL: Final = INSTANT | GENERAL | ENCHANTMENT
GROUPS: Final[list[str]] = ["creature", "non-creature", "spell", "attached-card", "zan-shard"]
COLORLESS: Final = "colourless"  # counts as a colour of its own (hkk.10.3)
LESS_DAMAGE: Final = "less-damage"
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
NAMED: Final = 7  # 1 + the number of what was named for it: a type, a colour, a version
MIST: Final = 8  # tokens of its own kind
COUNTERS: Final[list[str]] = [
    "damage", "strength", "poison", "passive", "paid-x", "used", "levels", "named-number", "tokens",
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
VENOM: Final = 7  # poisoning N
FIRE: Final = 8  # combat ability: N fire damage to its opponent
BUILDERS: Final = 9  # counts as N builders
NO_ATTACK: Final = 10
PETRIFIED: Final = 11
ANY_CARRIER: Final = 12  # may be held by any creature
REACTION: Final = 13  # only in answer to an action
LIFE_SAVING: Final = 14
NAMED_CARD: Final = 15  # a named adventurer
NO_SEARCH: Final = 16  # its player cannot search out locations
CHEAP_SEARCH: Final = 17  # location search costs so much less
MORE_DRAWS: Final = 18  # draws so many more in the draw phase
PAYS_X: Final = 19  # its cost has an X
FOREIGN_TURN: Final = 20  # may also be played in an opponent's turn
DEFENCE: Final = 21  # an icon
TREASURE: Final = 22  # an icon: an assumption says what may be done with the card in hand
STARTING_LIFE: Final = 23  # a player begins with that much life, which is their greatest, too
WORDS: Final[list[str]] = [
    "hand-icon", "flying", "magical-attack", "magical-defence", "resistant", "fog", "anchor", "venom", "fire",
    "builders", "no-attack", "petrified", "any-carrier", "reaction", "life-saving", "named", "no-search",
    "cheap-search", "more-draws", "pays-x", "foreign-turn", "defence", "treasure", "starting-life",
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
V_PRICE: Final = 45  # what an action costs is fixed, or a change of it does nothing
V_LESSEN: Final = 46  # a part of some damage is prevented
VERBS: Final[list[str]] = [
    "announce", "pay", "sacrifice", "throw", "build", "play", "enter", "use", "damage", "hurt", "heal", "die",
    "destroy", "return", "take", "discard", "draw", "preparation", "strengthen", "poison", "effect", "control",
    "capture", "gain", "lose", "extract", "man", "bury", "passivate", "activate", "recover", "search", "shuffle",
    "reveal", "shield", "create", "name", "level", "substitute", "prevent", "attack", "shed", "token", "turn-start",
    "resolve", "price", "lessen",
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
NO_WINDOW: Final = -1
WINDOWS: Final[list[str]] = ["main", "instants", "react", "save", "stage-two"]

# When a card may be played from hand.
IN_OWN_MAIN: Final = 0
AS_INSTANT: Final = 1
AS_REACTION: Final = 2
AS_LIFE_SAVING: Final = 3
IN_ANY_MAIN: Final = 4  # its text says so (hkk.8.5.1.1)
NEVER: Final = 5  # of a special type: it is no card of the hand

# Keys of immunity.
I_SOURCES: Final = 0
I_EFFECTS: Final = 1

# Keys of game effects (kind M_GAME).
G_SUBSTITUTES: Final = 0  # it may substitute costs: see Note
G_PREVENT: Final = 1  # so much of the damage it is dealt next is prevented

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
Q_SUBSTITUTE: Final = 13
PROMPTS: Final[list[str]] = [
    "target", "x", "pay", "confirm", "swap", "attackers", "attacked", "strike", "extract", "capture", "token",
    "search", "name", "substitute",
]  # fmt: skip

EDITIONS: Final[list[str]] = ["codex-part-3"]
