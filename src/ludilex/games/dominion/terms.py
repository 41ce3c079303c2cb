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
OWN: Final = 6
TRASH: Final = 6
SUPPLY: Final = 7
PILE: Final = 8  # piles outside the Supply
LANDSCAPE: Final = 9  # Events and the like
KINDS: Final[list[str]] = [
    "deck", "hand", "play", "discard", "aside", "island", "trash", "supply", "pile", "landscape",
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
TYPES: Final[list[str]] = [
    "action", "treasure", "victory", "curse", "attack", "reaction", "duration", "command", "night", "looter", "ruins",
    "traveller", "wizard", "event", "doom",
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
RESOURCES: Final[list[str]] = [
    "actions", "buys", "coins", "potions", "debt", "villagers", "coffers", "favors", "vp_tokens", "turns", "gained",
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
VERBS: Final[list[str]] = [
    "draw", "play", "gain", "trash", "discard", "move", "plus", "reveal", "effect", "buy", "turn-start", "buy-phase",
    "buy-phase-end", "clean-up", "turn-end", "return", "topdeck", "set-aside", "shuffle", "exchange",
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
U_NEXT_TURN: Final = 2  # ends by being used; see Delay
U_CLEANUP: Final = 3
U_BUY_PHASE: Final = 4
U_START_OF: Final = 100  # + seat: until the start of that player's next turn
ENDS: Final[list[str]] = ["never", "turn", "next-turn", "cleanup", "buy-phase"]

# Keys of game effects (kind M_GAME).
G_SHIELD: Final = 0  # amount: id of the play that the player is unaffected by
G_STAY: Final = 1  # the card stays in play as long as the card in its data would
G_EXTRA_TURN: Final = 2  # player `me` takes a turn; amount: whose decisions, or -1 for their own
G_FACE_DOWN: Final = 4  # the card lies face down
G_NO_EFFECT: Final = 3  # the first Treasure player `me` plays each turn does nothing
EFFECTS: Final[dict[i64, str]] = {
    G_SHIELD: "unaffected",
    G_STAY: "staying",
    G_EXTRA_TURN: "extra-turn",
    G_FACE_DOWN: "face-down",
    G_NO_EFFECT: "spoiled-treasures",
}

# Game-wide numbers.
F_POSSESSOR: Final = 0  # 1 + the player who makes the active player's decisions
F_VICTORY: Final = 1  # Victory cards gained this phase
F_AFTER: Final = 2  # whose turn was last in turn order, while an extra turn is taken
F_TREASURES: Final = 3  # Treasures played this turn, counted while an effect asks
F_BEFORE: Final = 4  # cards the active player had gained this turn when the phase began

# Prompts of the turn itself.
Q_ACTION: Final = 0
Q_TREASURE: Final = 1
Q_BUY: Final = 2
Q_NIGHT: Final = 3
PROMPTS: Final[list[str]] = ["action", "treasure", "buy", "night"]

EDITIONS: Final[list[str]] = ["stop-moving-2019", "lose-track-pre-2019"]
