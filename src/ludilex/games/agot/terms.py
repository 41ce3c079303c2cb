"""A Game of Thrones' numbers with names: zones, types, verbs, counters, marks, phases, ends."""

from __future__ import annotations

from typing import Final

# Zone kinds; all of them belong to a player.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
DEAD: Final = 3
PLAY: Final = 4  # characters and locations
ATTACHED: Final = 5
DUPLICATES: Final = 6
LIMBO: Final = 7  # an event from its play to the end of the action window
PLOTS: Final = 8
REVEALED: Final = 9
USED: Final = 10
HOUSE: Final = 11
SETUP: Final = 12  # cards placed facedown during set-up
SHADOWS: Final = 13  # facedown, neither in play nor in hand
OWN: Final = 14
KINDS: Final[list[str]] = [
    "deck", "hand", "discard", "dead", "play", "attached", "duplicates", "limbo", "plots", "revealed", "used", "house",
    "setup", "shadows",
]  # fmt: skip
IN_PLAY: Final[list[str]] = ["play", "attached", "house"]

# Types.
CHARACTER: Final = 1
LOCATION: Final = 2
ATTACHMENT: Final = 4
EVENT: Final = 8
PLOT: Final = 16
HOUSE_CARD: Final = 32
ANY_TYPE: Final = 7  # of those that are marshalled
TYPES: Final[list[str]] = ["character", "location", "attachment", "event", "plot", "house"]

# Stats. All but the first and the last are bonuses, which belong to the text box.
STRENGTH: Final = 0
INCOME: Final = 1
INFLUENCE: Final = 2
INITIATIVE: Final = 3
CLAIM: Final = 4
STATS: Final[list[str]] = ["strength", "income", "influence", "initiative", "claim"]

# Counters.
K_KNEELING: Final = 0
K_POWER: Final = 1
K_MORIBUND: Final = 2  # 1 + kind of the zone of its owner it will go to
K_ROLE: Final = 3  # ATTACKING or DEFENDING in the present challenge
K_BYPASSED: Final = 4  # by stealth, in the present challenge
K_FACEDOWN: Final = 5  # an attachment that lies facedown
K_GOLD: Final = 6  # from the treasury, lying on the card
K_UNDER: Final = 7  # 1 + the card to which this moribund one will be attached facedown
K_STRENGTH: Final = 8  # strength last seen, and whether it has changed this phase: see settle.watch_strength
COUNTERS: Final[list[str]] = [
    "kneeling", "power", "moribund", "role", "bypassed", "facedown", "gold", "under", "strength-seen",
]  # fmt: skip
ATTACKING: Final = 1
DEFENDING: Final = 2

# Resources. Of each type of challenge: how many may still be declared this phase.
GOLD: Final = 0
MILITARY_LEFT: Final = 1
LIMITED_PLAYED: Final = 4  # limited cards played this round
DRAWN: Final = 5  # cards drawn by effects this round
SPARE: Final = 6  # influence of kneeled cards not spent yet, where an option keeps it for the phase
LOST: Final = 7  # challenges lost this phase
RESOURCES: Final[list[str]] = [
    "gold", "military", "intrigue", "challenges_for_power", "limited", "drawn", "influence", "lost",
]  # fmt: skip

# Marks a card carries, printed or gained: up to LAST_KEPT outside the text box, then keywords, then traits.
MILITARY: Final = 0
INTRIGUE: Final = 1
POWER: Final = 2
CHALLENGES: Final[list[str]] = ["military", "intrigue", "power"]
HOLY: Final = 3
LEARNED: Final = 4
NOBLE: Final = 5
WAR: Final = 6
UNIQUE: Final = 7
STARK: Final = 8
LANNISTER: Final = 9
BARATHEON: Final = 10
TARGARYEN: Final = 11
GREYJOY: Final = 12
MARTELL: Final = 13
SHADOW: Final = 14  # a crest: the card is marshalled into Shadows
HOUSES: Final = (1 << STARK) | (1 << LANNISTER) | (1 << BARATHEON) | (1 << TARGARYEN) | (1 << GREYJOY) | (1 << MARTELL)
LAST_KEPT: Final = 19
STEALTH: Final = 20
RENOWN: Final = 21
DEADLY: Final = 22
INTIMIDATE: Final = 23
NO_ATTACHMENTS: Final = 24  # but those with the trait that is the keyword's value, if that is more than 1
VENGEFUL: Final = 25
VIGILANT: Final = 26
STALWART: Final = 27
LIMITED: Final = 28
DEATHBOUND: Final = 29
INFAMY: Final = 30
AMBUSH: Final = 31
SET_UP: Final = 32
CANNOT_ATTACK: Final = 33
CANNOT_DEFEND: Final = 34
CANNOT_BE_BYPASSED: Final = 35
STANDS_TO_ATTACK: Final = 36  # does not kneel to attack
STANDS_TO_DEFEND: Final = 37
COUNTS_NO_STRENGTH: Final = 38
DOES_NOT_STAND: Final = 39  # in the standing phase
HOUSE_ONLY: Final = 40
ON_HOUSE: Final = 41  # a location that may be played as an attachment on one's House card
ONE_EACH: Final = 42  # at most one copy on a card
SPENDABLE: Final = 43  # gold on it may be spent as if it were in the pool
TOLLED: Final = 44  # who wants to attack or defend with it, or to trigger its abilities, gives the opponent a gold
JOUST: Final = 45  # attacking alone: the defender may declare one defender at most
CANNOT_BE_CHOSEN: Final = 46  # by opponents, as a target of events and character abilities
DECK_LIMIT: Final = 60  # for building decks: its value says how many copies a deck may hold
FIRST_TRAIT: Final = 64
TRAITS: Final[list[str]] = [
    "Lord", "Lady", "Knight", "Direwolf", "Army", "Creature", "Ally", "Item", "Weapon", "Condition", "Title", "Skill",
    "Armor", "Dragon", "Asshai", "Bastard", "Night's Watch", "Kingsguard", "House Tully", "House Tyrell",
    "House Florent", "Winterfell", "Stronghold", "Westeros", "King's Landing", "Lannisport", "Free Cities", "Dothraki",
    "Queensguard", "Mercenary", "Qartheen", "Maester", "House Clegane", "Small Council", "Warship", "Unsullied",
    "Queen", "Boon", "Dragonstone", "The East", "Captain", "Conscriptor", "Others", "Clansman",
    "Favor", "Iron Islands", "Epic Battle", "Power Struggle", "Reinforcements", "House Bolton", "Warhorse",
]  # fmt: skip
LORD: Final = 64
LADY: Final = 65
KNIGHT: Final = 66
DIREWOLF: Final = 67
WEAPON: Final = 72

# Verbs.
V_KILL: Final = 0
V_DISCARD: Final = 1  # from play
V_RETURN: Final = 2  # to the owner's hand
V_LEAVE: Final = 3
V_KNEEL: Final = 4
V_STAND: Final = 5
V_CONTROL: Final = 6
V_EFFECT: Final = 7  # a lasting effect begins
V_ATTACH: Final = 8
V_PLAY: Final = 9  # from hand: an event, or a card marshalled
V_PUT: Final = 10  # put into play
V_DUPLICATE: Final = 11
V_POWER: Final = 12  # claim power
V_MOVE_POWER: Final = 13
V_DRAW: Final = 14
V_TAKE: Final = 15  # into the hand without drawing
V_DISCARD_HAND: Final = 16
V_REVEAL: Final = 17  # a plot
V_GOLD: Final = 18
V_ATTACK: Final = 19
V_DEFEND: Final = 20
V_BYPASS: Final = 21
V_RESOLVE: Final = 22  # a challenge: its cards are the participants, its player is the winner, its number the margin
V_PHASE: Final = 23
V_PHASE_END: Final = 24
V_DOMINANCE: Final = 25
V_REMOVE: Final = 26  # from the challenge
V_SAVE: Final = 27
V_CANCEL: Final = 28
V_CHALLENGE_ENDS: Final = 29
V_USE: Final = 30  # used plots
V_REDIRECT: Final = 31  # a moribund card will go elsewhere
V_PLACE: Final = 32  # in set-up
V_FIRST: Final = 33  # first player
V_RECOVER: Final = 34  # by its own text, from a place out of play
V_ON_DECK: Final = 35
V_DISCARD_DECK: Final = 36
V_SHUFFLE_IN: Final = 37
V_SHOW: Final = 38  # an effect reveals cards; where they are shown, they stay
V_UNDER_DECK: Final = 39
V_JOIN: Final = 40  # take part in the challenge without having been declared
V_HOARD: Final = 41  # gold is put on a card, or taken from it
V_HIDE: Final = 42  # into Shadows
V_EMERGE: Final = 43  # out of Shadows
V_BURY: Final = 44  # what is killed, or a deathbound event: it is bound for a dead pile, if nothing changes that
VERBS: Final[list[str]] = [
    "kill", "discard", "return", "leave", "kneel", "stand", "control", "effect", "attach", "play", "put", "duplicate",
    "claim-power", "move-power", "draw", "take", "discard-hand", "reveal-plot", "gold", "attack", "defend", "bypass",
    "resolve", "phase-begins", "phase-ends", "dominance", "remove", "save", "cancel", "challenge-ends", "use-plot",
    "redirect", "place", "first-player", "recover", "put-on-deck", "discard-from-deck", "shuffle-in", "reveal",
    "put-under-deck", "join", "put-gold", "hide", "emerge", "bury",
]  # fmt: skip

# Windows. Triggers name the one in which they are collected.
W_PASSIVE: Final = 0
W_SAVE: Final = 1
W_CANCEL: Final = 2
W_RESPONSE: Final = 3
W_ACTION: Final = 4
W_CHALLENGE: Final = 5  # actions while a challenge is going on
W_MARSHAL: Final = 6

# Kinds of programs: those that own the events of an action window.
ACTION: Final = 1
FRAMEWORK: Final = 2

# Phases.
P_SETUP: Final = 0
P_PLOT: Final = 1
P_DRAW: Final = 2
P_MARSHALLING: Final = 3
P_CHALLENGES: Final = 4
P_DOMINANCE: Final = 5
P_STANDING: Final = 6
P_TAXATION: Final = 7
P_EPIC: Final = 8  # created by an event, between dominance and standing
PHASES: Final[list[str]] = [
    "setup", "plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation", "epic",
]  # fmt: skip
ANY_PHASE: Final = 0x1FE
ANYONE_MAY: Final = 1 << 40  # among the zones of an ability: any player may use it

PROMPTS: Final[list[str]] = [
    "mulligan", "setup", "host", "plot", "first-player", "influence", "challenge", "attackers", "stealth", "defenders",
    "claim", "deadly", "infamy", "whose-gold", "play-as", "gold-from-card", "how-much-gold", "name-card", "shadows",
    "name-plot",
]  # fmt: skip

# Ends of lasting effects.
U_NEVER: Final = 0
U_PHASE: Final = 1
U_CHALLENGE: Final = 2
U_ROUND: Final = 3
ENDS: Final[list[str]] = ["never", "phase", "challenge", "round"]

# Keys of game effects (kind M_GAME).
G_NEXT_COSTS: Final = 0  # the next fitting card player `me` plays costs so much less; data: mark, types
G_NO_TAXATION: Final = 1
G_POWER_NOT_COUNTED: Final = 2
G_EPIC: Final = 3  # an epic phase waits; amount: the type of its challenges
G_LEVY: Final = 8  # gold a player gives the opponent to initiate a challenge; and on: one key for each type
G_EVENT_LEVY: Final = 11  # and to play an event
G_SUMMER: Final = 12  # it is Summer
G_NAMED: Final = 13  # a plot was named; amount: its definition
G_PLOT_WINDOW: Final = 14  # actions may be taken between the choice of plots and their revealing
G_NO_DEFENDERS: Final = 20  # a player cannot declare defenders
G_FIRST_LIMIT: Final = 100  # and on: uses of a limited ability

# Keys of immunity: the type of the source; from OPPONENTS on only sources an opponent controls.
OPPONENTS: Final = 64

# Facts an event carries.
FACT_CANNOT_SAVE: Final = 0
FACT_RENOWN: Final = 1
FACT_LOSER: Final = 2  # 1 + player
FACT_ATTACKER: Final = 3  # 1 + player
FACT_TYPE: Final = 4  # type of the challenge
FACT_ATTACKERS: Final = 5  # how many

# Game-wide numbers.
F_FIRST: Final = 0
F_CHALLENGE: Final = 1  # a challenge is going on
F_TYPE: Final = 2
F_ATTACKER: Final = 3
F_DEFENDER: Final = 4
F_WINNER: Final = 5  # 1 + player
F_UNOPPOSED: Final = 6
F_DYING: Final = 7  # some card is moribund
F_DEFENDED: Final = 10  # somebody was declared a defender
F_DECLARED: Final = 9  # the active player has declared a challenge at this opportunity
F_EPIC: Final = 12  # type of the challenges of the present epic phase
F_SHARED: Final = 11  # some card of the match has an ability that any player may use
F_BORROWED: Final = 8  # control effects have begun in this match
F_HOARD: Final = 13  # some card of the match may carry gold that can be spent
F_CHOSEN: Final = 14  # plots are chosen and not yet revealed
F_REMEMBERS: Final = 15  # some card of the match asks whether its strength has changed

CANCELLED_OUT: Final = -99  # takes a bonus down to nothing
GOAL: Final = 15
HAND_SIZE: Final = 7
SETUP_GOLD: Final = 5
DRAW_CAP: Final = 3
PENALTY: Final = 2  # out of House
HIDING: Final = 2  # gold for marshalling a card into Shadows
MOST_ROUNDS: Final = 60


def trait(name: str) -> int:
    """The mark of a trait."""
    return FIRST_TRAIT + TRAITS.index(name)
