"""KeyForge's numbers with names: zones, types, keywords, counters, verbs, and what effects and events are called."""

from __future__ import annotations

from typing import Final

# Zone kinds, all of a player.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
LINE: Final = 3  # the battleline, its left flank first
ARTIFACTS: Final = 4
UPGRADES: Final = 5
ARCHIVES: Final = 6
PURGED: Final = 7
LIMBO: Final = 8  # being played
UNDER: Final = 9  # facedown beneath a card in play
OWN: Final = 10
KINDS: Final[list[str]] = [
    "deck", "hand", "discard", "line", "artifacts", "upgrades", "archives", "purged", "limbo",
    "under",
]  # fmt: skip
IN_PLAY: Final = (1 << LINE) | (1 << ARTIFACTS) | (1 << UPGRADES)
OUT_OF_PLAY: Final = (1 << DECK) | (1 << HAND) | (1 << DISCARD) | (1 << ARCHIVES) | (1 << PURGED) | (1 << UNDER)
HIDDEN: Final = (1 << DECK) | (1 << HAND) | (1 << ARCHIVES) | (1 << UNDER)

# Types.
ACTION: Final = 1
ARTIFACT: Final = 2
CREATURE: Final = 4
UPGRADE: Final = 8
TYPES: Final[list[str]] = ["action", "artifact", "creature", "upgrade"]

# Houses are the colours of the kernel.
HOUSES: Final[list[str]] = ["brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed"]
BROBNAR: Final = 0
DIS: Final = 1
LOGOS: Final = 2
MARS: Final = 3
SANCTUM: Final = 4
SHADOWS: Final = 5
UNTAMED: Final = 6

TRAITS: Final[list[str]] = [
    "agent", "ally", "angel", "beast", "cyborg", "demon", "dragon", "elf", "faerie", "fungus", "giant", "goblin",
    "horseman", "human", "imp", "insect", "item", "knight", "location", "martian", "merchant", "mutant", "niffle",
    "power", "priest", "quest", "ranger", "robot", "scientist", "soldier", "specter", "spirit", "thief", "vehicle",
    "weapon", "witch",
]  # fmt: skip

# Stats.
POWER: Final = 0
ARMOR: Final = 1
BONUS: Final = 2  # printed amber
STATS: Final[list[str]] = ["power", "armor", "bonus"]

# Keywords.
TAUNT: Final = 0
ELUSIVE: Final = 1
SKIRMISH: Final = 2
POISON: Final = 3
ASSAULT: Final = 4
HAZARDOUS: Final = 5
ENTERS_READY: Final = 6
ENTERS_STUNNED: Final = 7
ALPHA: Final = 8  # of a later set
WORDS: Final[list[str]] = [
    "taunt", "elusive", "skirmish", "poison", "assault", "hazardous", "enters-ready", "enters-stunned", "alpha",
]  # fmt: skip

# Counters.
K_DAMAGE: Final = 0
K_AMBER: Final = 1
K_POWER: Final = 2  # +1 power
K_STUN: Final = 3
K_WARD: Final = 4
K_EXHAUSTED: Final = 5
K_ARMOR: Final = 6  # armor used up this turn
K_ELUSIVE: Final = 7  # chosen to be fought this turn
K_TAG: Final = 8  # tagged for destruction
K_GRANTED: Final = 9  # has let its controller play a card of another house this turn
COUNTERS: Final[list[str]] = [
    "damage", "amber", "power", "stun", "ward", "exhausted", "armor-used", "elusive-used", "tagged", "granted",
]  # fmt: skip

# Resources.
AMBER: Final = 0
KEYS: Final = 1
CHAINS: Final = 2
RED: Final = 3  # a forged key of each color
BLUE: Final = 4
YELLOW: Final = 5
RESOURCES: Final[list[str]] = ["amber", "keys", "chains", "red", "blue", "yellow"]

KEY_COST: Final = 6  # before modifiers

# Verbs.
V_DRAW: Final = 0
V_PLAY: Final = 1  # enters play, or is revealed as an action
V_PLAYED: Final = 2  # the moment of "Play:"
V_PUT: Final = 3  # put into play without being played
V_DISCARD: Final = 4
V_USE: Final = 5
V_REAP: Final = 6
V_ATTACK: Final = 7  # the moment of "Before Fight:"
V_FIGHT: Final = 8  # the moment of "Fight:"
V_DAMAGE: Final = 9
V_HEAL: Final = 10
V_TAG: Final = 11  # is tagged for destruction
V_DESTROY: Final = 12  # what was tagged leaves play
V_DESTROYED: Final = 13  # the moment after
V_RETURN: Final = 14
V_ARCHIVE: Final = 15
V_PURGE: Final = 16
V_DETACH: Final = 17  # an upgrade whose creature has gone
V_LEAVE: Final = 18  # the moment of "Leaves Play:"
V_GAIN: Final = 19
V_STEAL: Final = 20
V_CAPTURE: Final = 21
V_LOSE: Final = 22
V_PAY: Final = 23
V_FORGE: Final = 24
V_EXHAUST: Final = 25
V_READY: Final = 26
V_STUN: Final = 27
V_UNSTUN: Final = 28
V_WARD: Final = 29
V_POWER: Final = 30
V_ATTACH: Final = 31
V_CONTROL: Final = 32
V_EFFECT: Final = 33  # a lasting effect begins
V_HOUSE: Final = 34
V_TURN: Final = 35
V_TURN_END: Final = 36
V_CHAINS: Final = 37
V_REVEAL: Final = 38
V_SHUFFLE: Final = 39
V_SELECT: Final = 40  # is one of the most or least powerful
V_POISON: Final = 41
V_RELEASE: Final = 42  # amber on a card that leaves play
V_TAKE: Final = 43  # archived cards are taken into hand
V_PUT_BACK: Final = 44  # to the deck
V_MOVE: Final = 45  # amber from a pool to a card
V_MULLIGAN: Final = 46
V_SPARE: Final = 47  # is not destroyed after all
V_ABDUCT: Final = 48  # archived by another player than its owner
V_ENTER: Final = 49  # the moment after a card has entered play, played or not
V_FOUGHT: Final = 50  # the moment after a fight, whether or not the attacker has survived it
V_SWAP: Final = 51  # two creatures change places in their battleline
V_UNFORGE: Final = 52
V_TUCK: Final = 53  # laid facedown beneath a card
VERBS: Final[list[str]] = [
    "draw", "play", "played", "put-into-play", "discard", "use", "reap", "attack", "fight", "damage", "heal", "tag",
    "destroy", "destroyed", "return", "archive", "purge", "detach", "leave", "gain", "steal", "capture", "lose", "pay",
    "forge", "exhaust", "ready", "stun", "unstun", "ward", "power", "attach", "control", "effect", "house",
    "turn-start", "turn-end", "chains", "reveal", "shuffle", "select", "poison", "release", "take", "put-back", "move",
    "mulligan", "spare", "abduct", "enter", "fought", "swap", "unforge", "tuck",
]  # fmt: skip

# Phases: the steps of a turn.
P_SETUP: Final = 0
P_KEY: Final = 1
P_HOUSE: Final = 2
P_MAIN: Final = 3
P_READY: Final = 4
P_DRAW: Final = 5
PHASES: Final[list[str]] = ["setup", "key", "house", "main", "ready", "draw"]

# Ends of lasting effects.
U_NEVER: Final = 0
U_TURN: Final = 1
U_THEIR_TURN: Final = 2  # the end of the opponent's next turn
U_END_OF: Final = 100  # + seat: the end of that player's next turn
ENDS: Final[list[str]] = ["never", "turn", "their-turn"]

# Keys of game effects (kind M_GAME). Whether anything has effects of a key is asked by the key's last five bits
# (State.has_effects), so that keys which are asked often have those bits to themselves.
G_EVERY_HOUSE: Final = 0  # the card belongs to all houses
G_MAY_USE: Final = 1  # the card may be used whatever the active house is
G_MAY_PLAY: Final = 2  # a card of the houses in the amount (a mask) may be played; by a constant: one that fits a turn
G_TOLL_USE: Final = 3  # to use the card, pay the opponent
G_TOLL_PLAY: Final = 4  # to play the card, pay the opponent
G_KEY_COST: Final = 5
G_HAND_SIZE: Final = 6
G_NO_BLOWS: Final = 7  # it deals no damage when fighting
G_SHARES: Final = 8  # damage to the card is dealt to the source instead
G_KEY_AMBER: Final = 9  # amber on the card may be spent when forging
G_MAY_FIGHT: Final = 10  # the creature may be used to fight whatever the active house is
G_ON_FLANK: Final = 11  # the creature counts as standing on a flank
G_SKIP_FORGE: Final = 12  # the player skips the step in which a key is forged
G_ONLY_FIGHT: Final = 13  # the creature can be used for nothing but fighting
G_COST_PLAY: Final = 14  # to play the card, lose so much
G_MAY_USE_ONE: Final = 15  # the player may use one card of the houses in the amount (a mask), as often as it is ready
G_REAP_STEALS: Final = 16  # what the player would gain by reaping is stolen instead
G_DOOMED: Final = 17  # the creature is destroyed
G_HARDER: Final = 18  # attacking a creature of the scope, this card deals so much more damage to it
G_FIGHTS_ONLY: Final = 19  # this card can only fight creatures of the scope
G_IGNORES: Final = 20  # + TAUNT or ELUSIVE: while the card is attacking, that keyword is ignored
G_NO_HOUSE: Final = 22  # + house: the player cannot choose it
G_SPOILS: Final = 29  # what the player spends on a key goes to the opponent
G_MUST_HOUSE: Final = 32 + G_NO_HOUSE  # + house: the player must choose it if it can be chosen; asked with the former

# What can be done with a card.
U_PLAY: Final = 0
U_DISCARD: Final = 1
U_REAP: Final = 2
U_FIGHT: Final = 3
U_ACTION: Final = 4
U_OMNI: Final = 5
U_UNSTUN: Final = 6
USES: Final[list[str]] = ["play", "discard", "reap", "fight", "action", "omni", "unstun"]

# Game-wide numbers.
F_HOUSE: Final = 0  # 1 + the active house; 0: none
F_OPENING: Final = 1  # it is the first turn of the match
F_HOUSES: Final = 2  # + seat: the houses of the identity card (mask)
F_EARLIER: Final = 4  # size of the turn's history when the main step began

# What the history of a turn notes: one of these, a card's printed definition (-1: none), whose it is or who did it, and
# which card it was (see timing.mark).
H_PLAYED: Final = 0
H_USED: Final = 1
H_FROM_HAND: Final = 2  # played or discarded in the main step; the first of a turn only
H_LEFT: Final = 3  # a creature has left the line
H_DISCARDED: Final = 4  # from hand
H_FORGED: Final = 5
H_FELL: Final = 6  # destroyed in a fight
H_TOOK: Final = 7  # the archives were taken
HISTORY: Final[list[str]] = ["played", "used", "from-hand", "left", "discarded", "forged", "fell", "took"]
NOTED: Final = 4  # numbers of a note

# Facts on events.
E_KIND: Final = 0  # of damage
E_PIERCING: Final = 1  # armor does not prevent it
E_FREED: Final = 8  # + seat: amber from cards that left play, on its way to that pool
E_MOVED_FROM: Final = 1000  # + card: 1 + the card whose damage it takes
D_ABILITY: Final = 0
D_FIGHT: Final = 1
D_ASSAULT: Final = 2
D_HAZARDOUS: Final = 3

PROMPTS: Final[list[str]] = [
    "main",
    "house",
    "flank",
    "mulligan",
    "archives",
    "key-color",
    "select",
    "host",
    "spend",
    "use",
    "amount",
]
Q_MAIN: Final = 0
Q_HOUSE: Final = 1
Q_FLANK: Final = 2
Q_MULLIGAN: Final = 3
Q_ARCHIVES: Final = 4
Q_COLOR: Final = 5
Q_SELECT: Final = 6
Q_HOST: Final = 7
Q_SPEND: Final = 8
Q_USE: Final = 9
Q_AMOUNT: Final = 10

EDITIONS: Final[list[str]] = ["v1.2", "v14"]
