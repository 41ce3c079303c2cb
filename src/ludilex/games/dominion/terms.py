"""Dominion's numbers with names: zones, types, resources, verbs, phases, ends of lasting effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Zone kinds; those before OWN belong to a player.
DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
DISCARD: Final = 3
ASIDE: Final = 4
ISLAND: Final = 5
TAVERN: Final = 6
EXILE: Final = 7
FRONT: Final = 8  # States, Artifacts and kept Boons: they lie in front of a player and are no cards of theirs
OWN: Final = 9
TRASH: Final = 9
SUPPLY: Final = 10
PILE: Final = 11  # piles outside the Supply
LANDSCAPE: Final = 12  # Events, Projects, Ways, Traits, the Ally
BOONS: Final = 13  # face-down decks, and where their cards go when they are used
HEXES: Final = 14
BOONS_USED: Final = 15
HEXES_USED: Final = 16
LOOTS: Final = 17  # the face-down pile of Loot
MOUSE: Final = 18  # the card that Way of the Mouse plays
KINDS: Final[list[str]] = [
    "deck", "hand", "play", "discard", "aside", "island", "tavern", "exile", "front", "trash", "supply", "pile",
    "landscape", "boons", "hexes", "used-boons", "used-hexes", "loot", "mouse",
]  # fmt: skip

# Types.
ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
DURATION: Final = 64
COMMAND: Final = 128
NIGHT: Final = 256
LOOTER: Final = 512
RUINS: Final = 1024
TRAVELLER: Final = 2048
WIZARD: Final = 4096
EVENT: Final = 8192
DOOM: Final = 16384
FATE: Final = 1 << 15
RESERVE: Final = 1 << 16
GATHERING: Final = 1 << 17
HEIRLOOM: Final = 1 << 18
SHELTER: Final = 1 << 19
SPIRIT: Final = 1 << 20
ZOMBIE: Final = 1 << 21
LOOT: Final = 1 << 22
REWARD: Final = 1 << 23
PRIZE: Final = 1 << 24
FORT: Final = 1 << 25
AUGUR: Final = 1 << 26
LIAISON: Final = 1 << 27
BOON: Final = 1 << 28
HEX: Final = 1 << 29
STATE: Final = 1 << 30
ARTIFACT: Final = 1 << 31
PROJECT: Final = 1 << 32
WAY: Final = 1 << 33
TRAIT: Final = 1 << 34
ALLY: Final = 1 << 35
MAT: Final = 1 << 36  # a mat whose rule holds for each player from the start
LANDSCAPES: Final = EVENT | PROJECT | WAY | TRAIT | ALLY | MAT
UNPRICED: Final = BOON | HEX | STATE | ARTIFACT | WAY | TRAIT | ALLY | MAT  # what has no cost
TYPES: Final[list[str]] = [
    "action", "treasure", "victory", "curse", "attack", "reaction", "duration", "command", "night", "looter", "ruins",
    "traveller", "wizard", "event", "doom", "fate", "reserve", "gathering", "heirloom", "shelter", "spirit", "zombie",
    "loot", "reward", "prize", "fort", "augur", "liaison", "boon", "hex", "state", "artifact", "project", "way",
    "trait", "ally", "mat",
]  # fmt: skip

# Resources.
ACTIONS: Final = 0
BUYS: Final = 1
COINS: Final = 2
POTIONS: Final = 3
DEBT: Final = 4
VILLAGERS: Final = 5
COFFERS: Final = 6
FAVORS: Final = 7
TOKENS: Final = 8  # victory point tokens
TURNS: Final = 9  # turns taken, extra turns not counted
GAINED: Final = 10  # cards gained this turn
GAINED_LAST: Final = 11  # cards gained on the last turn of their own
RESOURCES: Final[list[str]] = [
    "actions", "buys", "coins", "potions", "debt", "villagers", "coffers", "favors", "vp_tokens", "turns", "gained",
    "gained_last",
]  # fmt: skip

# Verbs.
V_DRAW: Final = 0
V_PLAY: Final = 1
V_GAIN: Final = 2
V_TRASH: Final = 3
V_DISCARD: Final = 4
V_MOVE: Final = 5
V_PLUS: Final = 6
V_REVEAL: Final = 7
V_EFFECT: Final = 8  # a lasting effect begins
V_BUY: Final = 9
V_TURN: Final = 10  # a turn starts
V_BUY_PHASE: Final = 11
V_BUY_END: Final = 12
V_CLEANUP: Final = 13
V_TURN_END: Final = 14
V_RETURN: Final = 15
V_TOPDECK: Final = 16
V_ASIDE: Final = 17
V_SHUFFLE: Final = 18
V_EXCHANGE: Final = 19
V_PLAYED: Final = 20  # a card that was played has been carried out
V_CALL: Final = 21  # from the Tavern mat into play
V_EXILE: Final = 22
V_RECEIVE: Final = 23  # a Boon or a Hex
V_TAKE: Final = 24  # a State or an Artifact
V_EMPTY: Final = 25  # the last card of a Supply pile has left it
VERBS: Final[list[str]] = [
    "draw", "play", "gain", "trash", "discard", "move", "plus", "reveal", "effect", "buy", "turn-start", "buy-phase",
    "buy-phase-end", "clean-up", "turn-end", "return", "topdeck", "set-aside", "shuffle", "exchange", "played", "call",
    "exile", "receive", "take", "empty",
]  # fmt: skip

# Phases.
P_ACTION: Final = 0
P_BUY: Final = 1
P_NIGHT: Final = 2
P_CLEANUP: Final = 3
PHASES: Final[list[str]] = ["action", "buy", "night", "cleanup"]

# Ends of lasting effects.
U_NEVER: Final = 0
U_TURN: Final = 1
U_NEXT_TURN: Final = 2  # until the start of the next turn of the player whose effect it is: becomes U_START_OF + seat
U_CLEANUP: Final = 3
U_BUY_PHASE: Final = 4
U_START_OF: Final = 100  # + seat: until the start of that player's next turn
ENDS: Final[list[str]] = ["never", "turn", "next-turn", "cleanup", "buy-phase"]

# Keys of game effects (kind M_GAME).
G_SHIELD: Final = 0  # amount: id of the play that the player is unaffected by
G_STAY: Final = 1  # the card stays in play as long as the card in its data would
G_EXTRA_TURN: Final = 2  # player `me` takes a turn; amount: whose decisions, or -1 for their own
G_FACE_DOWN: Final = 4  # the card lies face down
G_ESTATE: Final = 5  # player `me` has their Estate token on the card
G_PLAYED_AS: Final = 6  # cards that fit do something else when player `me` plays them
G_DEBT: Final = 17  # debt that player `me` would get is the possessor's
G_TRAIT: Final = 12  # amount: the pile whose cards have the Trait that is its source
G_TWICE: Final = 13  # the instructions of the card are followed twice in a play
G_PILE_TOKENS: Final = 14  # amount: victory point tokens on the pile in its cards (-2 - zone)
G_REVEAL: Final = 7  # how many cards more the Border Guards of a player reveal
G_USED: Final = 8  # the ability of the card that may be used once each turn has been
G_SKIP: Final = 20  # player `me` skips a turn
G_ON_TOP: Final = 21  # these cards lie on top after the shuffle that is about to happen
G_KEPT: Final = 23  # the cards stay where they are in Clean-up, or in the next shuffle
G_FAVOR: Final = 22  # a Favor lies on the pile (zone) in its data
EFFECTS: Final[dict[i64, str]] = {
    G_SHIELD: "unaffected",
    G_STAY: "staying",
    G_EXTRA_TURN: "extra-turn",
    G_FACE_DOWN: "face-down",
    G_SKIP: "skipping",
    G_ON_TOP: "going-on-top",
    G_KEPT: "kept",
    G_FAVOR: "favor-on-a-pile",
    G_ESTATE: "estate-token",
    G_PLAYED_AS: "played-otherwise",
    G_DEBT: "debt-elsewhere",
    G_TRAIT: "trait",
    G_TWICE: "followed-twice",
    G_PILE_TOKENS: "pile-tokens",
    G_USED: "used-up",
}

# Game-wide numbers.
F_POSSESSOR: Final = 0  # 1 + the player who makes the active player's decisions
F_VICTORY: Final = 1  # Victory cards gained this phase
F_AFTER: Final = 2  # whose turn was last in turn order, while an extra turn is taken
F_BEFORE: Final = 4  # cards the active player had gained this turn when the phase began
F_TABLE: Final = 5  # what on this table concerns every play, as a sum of the following
F_PLAYED: Final = 6  # Actions played this turn, counted while some card here asks
F_BUYS: Final = 7  # Buys used this turn, for whatever
F_ACTIONS_GAINED: Final = 3  # Actions the active player has gained this turn
F_LAST: Final = 10  # 1 + the player whose turn was before this one
F_OWNED: Final = 8  # in a game without end: who owns what, as one number, and how many rounds that has been so
F_ROUNDS: Final = 9

# What a table may hold that concerns every play (F_TABLE).
T_WAYS: Final = 1
T_PLAYED: Final = 2  # a card that waits for the end of a play
T_TRAITS: Final = 4  # a Trait: the instructions of some cards may be followed twice
T_PAST: Final = 8  # a card that asks what the active player has played or bought this turn

# Memories of the turn's frame, kept on such a table.
PAST_PLAYED: Final = 0
PAST_BOUGHT: Final = 1

# Prompts of the turn itself.
Q_ACTION: Final = 0
Q_TREASURE: Final = 1
Q_BUY: Final = 2
Q_NIGHT: Final = 3
Q_WAY: Final = 4
PROMPTS: Final[list[str]] = ["action", "treasure", "buy", "night", "way", "favors", "name-card"]

EDITIONS: Final[list[str]] = ["stop-moving-2019", "lose-track-pre-2019"]
