"""When the match ends, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.dominion.terms import ALLY, F_OWNED, F_ROUNDS, LANDSCAPE, OWN, SUPPLY, TOKENS, TURNS
from ludilex.kernel.asking import evaluate
from ludilex.kernel.chance import MASK

if TYPE_CHECKING:
    from ludilex.kernel.state import State


def game_ends(s: State) -> bool:
    """Provinces gone, or three piles (four with five or six players): the match is over and scored."""
    empty: i64 = 0
    z = s.layout.first_shared
    size = s.size
    kind = s.zone_kind
    last = s.layout.zones
    labels = s.layout.labels
    over = False
    while z < last:
        if kind[z] == SUPPLY and size[z] == 0:
            empty += 1
            label = labels[z - s.layout.first_shared]
            over = over or label == "Province" or label == "Colony"
        z += 1
    three = empty >= (3 if s.players < 5 else 4)
    if not over and not three:
        return False
    s.finish(winners(s), s.rules.cite("dominion.rules.end.provinces" if over else "dominion.rules.end.three-piles"))
    return True


LONG: Final = 2000  # turns; far more than any match that gets somewhere
ROUNDS: Final = 200


def goes_nowhere(s: State) -> bool:
    """Nothing has changed hands for so many rounds of a game that is far too long: it is over and scored.

    Two players without cards and with debts, for example, can never end it (dominion.assume.stalemate).
    """
    if s.turn < LONG or s.active != 0:
        return False
    owned: i64 = 0
    shared = s.layout.first_shared
    for c in range(len(s.zone)):
        z = s.zone[c]
        owned = (owned * 31 + (z // OWN if z < shared else z + OWN)) & MASK
    same = owned == s.facts[F_OWNED]
    s.facts[F_OWNED] = owned
    s.facts[F_ROUNDS] = s.facts[F_ROUNDS] + 1 if same else i64(0)
    if s.facts[F_ROUNDS] < ROUNDS:
        return False
    s.finish(winners(s), s.rules.cite("dominion.rules.game.loop", "dominion.assume.stalemate"))
    return True


def score(s: State, p: i64) -> i64:
    """Victory points of player p: all cards of theirs, tokens, and what the Ally gives (dominion.rules.score)."""
    points = s.resource(p, TOKENS)
    definitions = s.rules.definitions
    for k in range(OWN):
        c = s.head[p * OWN + k]
        while c >= 0:
            d = definitions[s.eff[c]]
            points += d.points
            if d.score is not None:
                points += evaluate(s, d.score, p, c, None, c)
            c = s.nxt[c]
    z = s.layout.first_shared
    while z < s.layout.zones:
        c = s.head[z]
        if s.zone_kind[z] == LANDSCAPE and c >= 0 and s.types(c) & ALLY != 0:
            worth = s.now(c).score
            if worth is not None:
                points += evaluate(s, worth, p, c, None, c)
        z += 1
    return points


def winners(s: State) -> i64:
    """Mask of the winners: most points; at a tie fewer turns; else shared (dominion.rules.tie)."""
    best: i64 = -1
    mask: i64 = 0
    for p in range(s.players):
        rank = score(s, p) * 100000 - s.resource(p, TURNS)
        if mask == 0 or rank > best:
            best = rank
            mask = 1 << p
        elif rank == best:
            mask |= 1 << p
    return mask
