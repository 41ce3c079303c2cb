"""Numbers with names: what ops return, what events write, how options are coded."""

from __future__ import annotations

from typing import Final

# What Op.run returns.
NEXT: Final = 0  # done: go to the next op of the program
STAY: Final = 1  # run me again after the frames I pushed; also: I have set the program counter myself
WAIT: Final = 2  # a decision is pending

# Options. A card is its own number; words are negative; everything else is kind * OPTION + index.
NONE: Final = -99  # no answer
DONE: Final = -1
YES: Final = -2
NO: Final = -3
ALL: Final = -4
WITHDRAW: Final = -5
PASS: Final = -6
OPTION: Final = 1 << 32
O_CARD: Final = 0
O_DUE: Final = 1  # index of a due trigger of the frame that asks
O_REPLACEMENT: Final = 2  # index of an applicable replacement
O_ABILITY: Final = 3  # card * 256 + index of its ability
O_DEFINITION: Final = 4  # a card name
O_NUMBER: Final = 5
O_CURRENCY: Final = 6
O_SEAT: Final = 7
O_MODE: Final = 8  # index of a mode of the op that asks
WORDS: Final[dict[int, str]] = {
    DONE: "done",
    YES: "yes",
    NO: "no",
    ALL: "all",
    WITHDRAW: "withdraw",
    PASS: "pass",
}

# What an event writes.
W_NONE: Final = 0
W_MOVE: Final = 1
W_COUNT: Final = 2  # counter `key` of the cards += amount
W_RESOURCE: Final = 3  # resource `key` of the player += amount
W_HOST: Final = 4  # attach the cards to card `amount`
W_CONTROL: Final = 5  # the cards go to the side of player `amount`, same life
W_LASTING: Final = 6  # a lasting effect begins

# Kinds of constant and lasting effects. Numeric ones are sums.
M_STAT: Final = 0
M_WORD: Final = 1  # keyword value
M_LOSE: Final = 2  # keyword lost
M_COST: Final = 3
M_IMMUNE: Final = 4  # immune to sources whose types meet the amount
M_FORBID: Final = 5  # key: verb that cannot happen
M_TERMINAL: Final = 6
M_CONTROL: Final = 7  # key: player
M_SHIELD: Final = 8  # key: id of an action whose source does nothing to the card
M_DELAY: Final = 9  # key: verb a delayed ability waits for
M_GAME: Final = 10  # key: whatever the game calls it
M_REPLACE: Final = 11  # key: verb that is replaced, amount: number of the replacement
# Structural ones build the effective definition, in this order (layers).
M_COPY: Final = 12  # amount: definition it is a copy of
M_TYPE: Final = 13  # amount: types; key 0 instead of its own, 1 in addition
M_COLOR: Final = 14  # key: colour that becomes colour `amount`
M_BLANK: Final = 15  # printed text off
M_GRANT: Final = 16  # a gift of abilities
KINDS: Final = 17
KEYS: Final = 1024  # keys per kind
EVERY: Final = -9  # a lasting effect on every card
EFFECT_KINDS: Final[list[str]] = [
    "stat", "word", "lose", "cost", "immune", "forbid", "terminal", "control", "shield", "delay", "game",
    "replace", "copy", "type", "color", "blank", "grant",
]  # fmt: skip

# How an effect came by the cards it acts on: what a rule about moving lost cards asks.
ORIGIN_NONE: Final = 0
ORIGIN_NAMED: Final = 1  # it names the place they come from
ORIGIN_PLACED: Final = 2  # it put them there itself
ORIGIN_GAINED: Final = 3  # it gained them
ORIGIN_THIS: Final = 5  # it is the card itself
ORIGIN_EVENT: Final = 4  # the event it reacts to put them there

# Causes of an event.
C_EFFECT: Final = 0
C_COST: Final = 1
C_RULE: Final = 2
C_CONSTANT: Final = 3

VERBS: Final = 64
ABSOLUTE: Final = 1 << 16  # a destination >= ABSOLUTE is a zone number, below it a zone kind of the card's owner

# How a zone kind is seen.
SEEN_BY_ALL: Final = 0
SEEN_BY_HOLDER: Final = 1  # and unordered
SEEN_BY_NONE: Final = 2  # and ordered
SEEN_ON_TOP: Final = 3  # a shuffled pile of which only the top lies open

# What putting a card on top of a zone of a kind does.
LAID_ON_TOP: Final = 0
LAID_SORTED: Final = 1  # it goes among the others by what it is
LAID_OVER: Final = 2  # the top it covers can no longer be followed

# Steps: depth, kind, verb, card, a, b, citation, seats that may read the card, card that causes it, who may read that,
# the player who acts (-1: the rules by themselves).
STEP: Final = 11
S_MOVE: Final = 0  # a: from zone, b: to zone
S_COUNT: Final = 1  # a: counter, b: change
S_RESOURCE: Final = 2  # a: player * 64 + resource, b: change
S_HOST: Final = 3  # a: host, or -1; b: seats that may read the host, or -1
S_CONTROL: Final = 4  # a: from player, b: to player
S_LASTING: Final = 5  # a: kind * KEYS + key, b: amount
S_HAPPENS: Final = 6  # a: player, b: amount
S_STOPPED: Final = 7  # a move that does not happen; a: zone it would have gone to
S_FORBIDDEN: Final = 8  # a: player
S_REPLACED: Final = 9  # card: whose replacement, a: the card it is applied to, b: zone kind or -1
S_TRIGGER: Final = 10  # a: player, b: who may know the clause (its order among others), or -1
S_PASS: Final = 11  # a: player, b: window
S_SHUFFLE: Final = 12  # a: player
S_AGAIN: Final = 13  # played again; a: player
S_IN_PLACE: Final = 14  # played where it lies; a: player
S_BECOMES: Final = 15  # a: definition before, b: after
S_WITHDRAWN: Final = 16  # a: player; b: index of the first step taken back
S_PHASE: Final = 17  # a: player, b: phase
S_CHOICE: Final = 18  # a: player, b: option code; without a card: number of a name in Rules.choices, -1 - definition
S_LOOK: Final = 19  # a: player who sees the card
S_END: Final = 20  # the game ends; a: seats that win
S_SKIPPED: Final = 21  # part of an effect that does not happen; a: player; b: 1 + definition of what is lacking, or 0
S_MET: Final = 22  # a part that depends on the last effect happens, because that did; a: player
S_ASSUMED: Final = 23  # the rules are silent here: a named option decides
STEP_KINDS: Final[list[str]] = [
    "event", "event", "event", "event", "event", "event", "event", "stopped", "forbidden", "replaced", "trigger",
    "pass", "shuffle", "again", "in_place", "becomes", "withdrawn", "phase", "choice", "look", "end", "skipped",
    "met", "assumption",
]  # fmt: skip
