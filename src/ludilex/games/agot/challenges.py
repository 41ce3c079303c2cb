"""A challenge: declaration, stealth, defenders, and the five events of its resolution."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.games.agot.ops import claim_for_house, claim_renown, random_cards
from ludilex.games.agot.paying import can_pay_toll, funds, give_toll, toll
from ludilex.games.agot.settle import alive, check_challenge, count_by_rule, has, law, levy
from ludilex.games.agot.terms import (
    ATTACHED,
    ATTACKING,
    CANNOT_ATTACK,
    CANNOT_BE_BYPASSED,
    CANNOT_DEFEND,
    CHALLENGES,
    CHARACTER,
    CLAIM,
    COUNTS_NO_STRENGTH,
    DEAD,
    DEADLY,
    DEFENDING,
    DISCARD,
    F_ATTACKER,
    F_CHALLENGE,
    F_DECLARED,
    F_DEFENDED,
    F_DEFENDER,
    F_TYPE,
    F_UNOPPOSED,
    F_WINNER,
    FACT_ATTACKER,
    FACT_ATTACKERS,
    FACT_LOSER,
    FACT_TYPE,
    G_LEVY,
    G_NO_DEFENDERS,
    HOUSE,
    INTIMIDATE,
    INTRIGUE,
    JOUST,
    K_BYPASSED,
    K_KNEELING,
    K_MORIBUND,
    K_POWER,
    K_ROLE,
    LOST,
    MILITARY,
    MILITARY_LEFT,
    OWN,
    PLAY,
    RENOWN,
    REVEALED,
    STANDS_TO_ATTACK,
    STANDS_TO_DEFEND,
    STEALTH,
    STRENGTH,
    TOLLED,
    U_CHALLENGE,
    V_ATTACK,
    V_BYPASS,
    V_DEFEND,
    V_DISCARD_HAND,
    V_KILL,
    V_KNEEL,
    V_MOVE_POWER,
    V_RESOLVE,
    V_STAND,
    VENGEFUL,
    VIGILANT,
)
from ludilex.kernel.characteristics import stat
from ludilex.kernel.codes import (
    DONE,
    M_FORBID,
    M_GAME,
    M_WORD,
    NEXT,
    NONE,
    O_MODE,
    OPTION,
    STAY,
    W_COUNT,
    W_LASTING,
    W_NONE,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event
from ludilex.kernel.frames import listed
from ludilex.kernel.lasting import expire
from ludilex.kernel.pipeline import change_counter, move_cards, propose
from ludilex.kernel.programs import Op, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

PAID: Final = 8  # f.i of an op whose choice has been paid for
CHOSEN: Final = 9  # ... has been acted on
KILLED: Final = 7  # f.i of `Claim`: those chosen so far were killed or saved


# ---- who may take part
def may_attack(s: State, c: i64, challenge: i64, owed: i64 = 0) -> bool:
    """A standing character with the icon, for which a toll can be paid besides so much for others."""
    if s.types(c) & CHARACTER == 0 or s.counter(c, K_KNEELING) > 0 or not alive(s, c):
        return False
    return has(s, c, challenge) and not has(s, c, CANNOT_ATTACK) and can_pay_toll(s, s.controller(c), c, owed)


def may_defend(s: State, c: i64, challenge: i64, owed: i64 = 0) -> bool:
    """A standing character with the icon that was not bypassed; a toll can be paid besides so much for others."""
    if s.types(c) & CHARACTER == 0 or s.counter(c, K_KNEELING) > 0 or not alive(s, c):
        return False
    if s.counter(c, K_BYPASSED) > 0 or not has(s, c, challenge) or has(s, c, CANNOT_DEFEND):
        return False
    return can_pay_toll(s, s.controller(c), c, owed)


def tolls(s: State, p: i64, refs: list[i64]) -> i64:
    """What player p gives the opponent to declare these cards."""
    n: i64 = 0
    if s.has_effects(M_WORD, TOLLED):
        for c in refs[::2]:
            n += toll(s, p, c)
    return n


def participants(s: State, p: i64, role: i64) -> list[i64]:
    """The characters of player p that take part in a role."""
    out: list[i64] = []
    c = s.head[p * OWN + PLAY]
    while c >= 0:
        if s.counter(c, K_ROLE) == role:
            out.append(c)
        c = s.nxt[c]
    return out


def side(s: State, p: i64, role: i64) -> i64:
    """Total strength of a side; -1: nobody is left there."""
    attackers = participants(s, s.fact(F_ATTACKER), ATTACKING)
    threshold: i64 = 0  # intimidate: weaker characters do not count
    for c in attackers:
        if has(s, c, INTIMIDATE):
            n = stat(s, c, STRENGTH)
            if n > threshold:
                threshold = n
    total: i64 = -1
    for c in participants(s, p, role):
        if total < 0:
            total = 0
        n = stat(s, c, STRENGTH)
        if n >= threshold and not has(s, c, COUNTS_NO_STRENGTH):
            total += n
    return total


def give_tolls(s: State, f: Frame, p: i64, levied: i64 = 0) -> bool:
    """What player p gives to declare the chosen characters, and for the challenge, is being paid."""
    n = tolls(s, p, f.picked) + levied if f.i != PAID else i64(0)
    if n > 0:
        f.i = PAID
        give_toll(s, f, p, n)
    return n > 0


def kneel_for(s: State, f: Frame, refs: list[i64], unless: i64) -> None:
    """Those who take part kneel, but for those that need not; their player does it."""
    if len(refs) == 0:
        return
    some: list[i64] = []
    i: i64 = 0
    while i < len(refs):
        if not has(s, refs[i], unless) and s.counter(refs[i], K_KNEELING) == 0:
            some += [refs[i], refs[i + 1]]
        i += 2
    before = f.me
    f.me = s.controller(refs[0])
    if len(some) > 0:
        change_counter(s, f, V_KNEEL, some, K_KNEELING, 1, 0)
    f.me = before


def take_part(s: State, f: Frame, verb: i64, p: i64, role: i64) -> None:
    """The chosen characters are attackers or defenders: player p declares them."""
    before = f.me
    f.me = p
    e = Event(verb, W_COUNT)
    e.cards = f.picked[::2]
    e.lives = f.picked[1::2]
    e.key = K_ROLE
    e.n = role
    e.player = p
    f.picked = NO_NUMBERS
    propose(s, f, e)
    f.me = before


# ---- declaration
class Declare(Op):
    """The active player declares a challenge and attackers, who kneel; or none. ``granted``: it is one of this type."""

    def __init__(self, granted: i64 = -1) -> None:
        self.granted: i64 = granted
        self.challenge: Register = Register("challenge")  # 1 + its type

    def registers(self) -> list[Register]:
        return [self.challenge]

    def option_name(self, i: i64) -> str:
        return CHALLENGES[i]

    def run(self, s: State, f: Frame) -> i64:
        p = s.active
        if f.i == CHOSEN:
            s.set_fact(F_CHALLENGE, 1)
            check_challenge(s, law(s), W_NONE)  # something else may have been done instead of declaring the attackers
            return NEXT
        if f.i == 1:
            f.i = CHOSEN
            take_part(s, f, V_ATTACK, p, ATTACKING)
            return STAY
        if f.i == PAID:
            return self.begin(s, f, p)
        if s.answer != NONE:
            a = s.take()
            if a == DONE:
                return self.begin(s, f, p) if len(f.picked) > 0 else NEXT
            if a >= O_MODE * OPTION:
                f.set_reg(self.challenge.slot, 1 + a - O_MODE * OPTION)
            else:
                f.picked = f.picked + [a, s.life[a]]
        challenge = self.kind(f)
        if challenge < 0:
            return self.ask_type(s, p)
        owed = tolls(s, p, f.picked) + levy(s, p, G_LEVY + challenge)
        c = s.head[p * OWN + PLAY]
        while c >= 0:
            if may_attack(s, c, challenge, owed) and not listed(f.picked, 2, c):
                s.offer(c)
            c = s.nxt[c]
        if len(f.picked) > 0:
            s.offer(DONE)
        return s.ask(p, s.rules.prompt("attackers"))

    def kind(self, f: Frame) -> i64:
        """The type of the challenge, -1 before it is known."""
        return self.granted if self.granted >= 0 else f.reg(self.challenge.slot) - 1

    def ask_type(self, s: State, p: i64) -> i64:
        for t in range(3):
            owed = levy(s, p, G_LEVY + t)
            if s.resource(p, MILITARY_LEFT + t) > 0 and (owed == 0 or funds(s, p) >= owed):
                c = s.head[p * OWN + PLAY]
                while c >= 0 and not may_attack(s, c, t, owed):
                    c = s.nxt[c]
                if c >= 0:
                    s.offer(O_MODE * OPTION + t)
        s.offer(DONE)
        return s.ask(p, s.rules.prompt("challenge"))

    def begin(self, s: State, f: Frame, p: i64) -> i64:
        """The challenge is declared: it counts for this phase whatever becomes of it."""
        if give_tolls(s, f, p, levy(s, p, G_LEVY + self.kind(f))):
            return STAY
        t = self.kind(f)
        s.set_fact(F_DECLARED, 1)
        s.set_fact(F_DEFENDED, 0)
        s.set_fact(F_TYPE, t)
        s.set_fact(F_ATTACKER, p)
        s.set_fact(F_DEFENDER, (p + 1) % s.players)
        s.set_fact(F_WINNER, 0)
        s.set_fact(F_UNOPPOSED, 0)
        if self.granted < 0:
            s.res[p * s.nr + MILITARY_LEFT + t] -= 1
        f.i = 1
        kneel_for(s, f, f.picked, STANDS_TO_ATTACK)
        return STAY


class Bypass(Op):
    """For each attacking stealth character the attacker may choose a character without stealth: it may not defend."""

    def run(self, s: State, f: Frame) -> i64:
        p = s.fact(F_ATTACKER)
        if s.answer != NONE:
            a = s.take()
            if a == DONE:
                return NEXT
            f.i += 1
            change_counter(s, f, V_BYPASS, [a, s.life[a]], K_BYPASSED, 1, law(s).c_stealth)
            return STAY
        sneaking: i64 = 0
        for c in participants(s, p, ATTACKING):
            if has(s, c, STEALTH):
                sneaking += 1
        if f.i >= sneaking:
            return NEXT
        for c in s.cards_in(s.fact(F_DEFENDER) * OWN + PLAY):
            if s.types(c) & CHARACTER == 0 or s.counter(c, K_BYPASSED) > 0 or not alive(s, c):
                continue
            if has(s, c, STEALTH) or has(s, c, CANNOT_BE_BYPASSED):
                continue
            if not law(s).stealth_defenders or may_defend(s, c, s.fact(F_TYPE)):
                s.offer(c)
        if s.nopts == 0:
            return NEXT
        s.offer(DONE)
        return s.ask(p, s.rules.prompt("stealth"))


def jousted(s: State) -> bool:
    """A character with joust attacks alone: one defender may be declared at most."""
    attackers = participants(s, s.fact(F_ATTACKER), ATTACKING)
    return len(attackers) == 1 and has(s, attackers[0], JOUST)


class Defend(Op):
    """The defending player chooses defenders, who kneel; or none."""

    def run(self, s: State, f: Frame) -> i64:
        p = s.fact(F_DEFENDER)
        if f.i == CHOSEN:
            return NEXT
        if f.i == 1:
            f.i = CHOSEN
            take_part(s, f, V_DEFEND, p, DEFENDING)
            return STAY
        if f.i == PAID:
            return self.begin(s, f)
        if s.answer != NONE:
            a = s.take()
            if a == DONE:
                return self.begin(s, f)
            f.picked = f.picked + [a, s.life[a]]
        elif s.has_effects(M_GAME, G_NO_DEFENDERS) and s.total(M_GAME, G_NO_DEFENDERS, -2 - p) > 0:
            return NEXT
        if len(f.picked) == 0 or not jousted(s):
            owed = tolls(s, p, f.picked)
            c = s.head[p * OWN + PLAY]
            while c >= 0:
                if may_defend(s, c, s.fact(F_TYPE), owed) and not listed(f.picked, 2, c):
                    s.offer(c)
                c = s.nxt[c]
        if s.nopts == 0 and len(f.picked) == 0:
            return NEXT
        s.offer(DONE)
        return s.ask(p, s.rules.prompt("defenders"))

    def begin(self, s: State, f: Frame) -> i64:
        if len(f.picked) == 0:
            return NEXT
        if give_tolls(s, f, s.fact(F_DEFENDER)):
            return STAY
        f.i = 1
        s.set_fact(F_DEFENDED, 1)
        kneel_for(s, f, f.picked, STANDS_TO_DEFEND)
        return STAY


# ---- resolution
class Resolve(Op):
    """Framework event 1: who wins, and by how much. Who participated is fixed now and travels on the event."""

    def run(self, s: State, f: Frame) -> i64:
        p = s.fact(F_ATTACKER)
        q = s.fact(F_DEFENDER)
        a = side(s, p, ATTACKING)
        d = side(s, q, DEFENDING)
        winner: i64 = -1
        if a > 0 and a >= d:
            winner = p
        elif d > 0 and d > a:
            winner = q
        s.set_fact(F_WINNER, 1 + winner)
        s.set_fact(F_UNOPPOSED, 1 if winner == p and d <= 0 else 0)
        r = law(s)
        e = Event(V_RESOLVE, W_NONE)
        e.player = winner
        a = a if a > 0 else i64(0)
        d = d if d > 0 else i64(0)
        e.n = a - d if a >= d else d - a
        if winner >= 0:
            s.res[(p + q - winner) * s.nr + LOST] += 1
        attackers = participants(s, p, ATTACKING)
        e.cards = attackers + participants(s, q, DEFENDING)
        e.lives = [s.life[c] for c in e.cards]
        loser = 1 + p + q - winner if winner >= 0 else i64(0)
        e.facts = [
            FACT_LOSER, loser, FACT_ATTACKER, 1 + p, FACT_TYPE, s.fact(F_TYPE), FACT_ATTACKERS, len(attackers),
        ]  # fmt: skip
        emptied = len(attackers) == 0 or (s.fact(F_DEFENDED) == 1 and len(e.cards) == len(attackers))
        e.citation = r.c_no_strength if emptied else r.c_participants
        propose(s, f, e)
        return NEXT


class Claim(Op):
    """Framework event 2: the attacker has won, and the loser meets the claim of the attacker's plot."""

    def __init__(self) -> None:
        self.before: Register = Register("chosen before")  # for a military claim

    def registers(self) -> list[Register]:
        return [self.before]

    def run(self, s: State, f: Frame) -> i64:
        p = s.fact(F_ATTACKER)
        if f.i == CHOSEN or s.fact(F_WINNER) != 1 + p:
            f.picked = NO_NUMBERS
            f.keep(self.before.slot, NO_NUMBERS)
            return NEXT
        plot = s.head[p * OWN + REVEALED]
        n = stat(s, plot, CLAIM) if plot >= 0 else i64(0)
        q = s.fact(F_DEFENDER)
        t = s.fact(F_TYPE)
        if t == MILITARY:
            return self.military(s, f, q, n)
        if t == INTRIGUE:
            f.i = CHOSEN
            refs = random_cards(s, q, n)
            if len(refs) > 0:
                move_cards(s, f, V_DISCARD_HAND, refs, DISCARD, True, 0, -1)
            return STAY
        return self.power(s, f, p, q, n)

    def military(self, s: State, f: Frame, q: i64, n: i64) -> i64:
        """The loser chooses that many characters, and they are killed together; a saved one counts.

        By an option others are chosen in the place of those that were saved.
        """
        before = f.cards_in(self.before.slot)
        if f.i == KILLED:
            f.i = 0
            before = before + f.picked
            f.keep(self.before.slot, before)
            f.picked = NO_NUMBERS
        for c in before[::2]:
            if not alive(s, c):
                n -= 1
        if s.answer != NONE:
            a = s.take()
            f.picked = f.picked + [a, s.life[a]]
        if (len(f.picked) >> 1) < n:
            for c in s.cards_in(q * OWN + PLAY):
                if c not in f.picked[::2] and c not in before[::2] and can_be_killed(s, c):
                    s.offer(c)
            if s.nopts == 1:
                s.nopts = 0
                f.picked = f.picked + [s.opts[0], s.life[s.opts[0]]]
                return STAY
            if s.nopts > 0:
                return s.ask(q, s.rules.prompt("claim"))
        f.i = KILLED if law(s).saved_replaced and len(f.picked) > 0 else CHOSEN
        if len(f.picked) > 0:
            count_by_rule(s, f, V_KILL, f.picked, K_MORIBUND, 1 + DEAD, law(s).c_claim)
        return STAY

    def power(self, s: State, f: Frame, p: i64, q: i64, n: i64) -> i64:
        """Power moves from House card to House card: that is not claiming it."""
        give = s.head[q * OWN + HOUSE]
        take = s.head[p * OWN + HOUSE]
        if f.i == 0:
            have = s.counter(give, K_POWER)
            k = n if n < have else have
            if k == 0:
                return NEXT
            f.i = k
            count_by_rule(s, f, V_MOVE_POWER, [give, s.life[give]], K_POWER, -k, 0)
            return STAY
        k = f.i
        f.i = CHOSEN
        count_by_rule(s, f, V_MOVE_POWER, [take, s.life[take]], K_POWER, k, 0)
        return STAY


def can_be_killed(s: State, c: i64) -> bool:
    """A character that may be chosen to be killed."""
    if s.types(c) & CHARACTER == 0 or not alive(s, c):
        return False
    return not s.has_effects(M_FORBID, V_KILL) or s.total(M_FORBID, V_KILL, c) == 0


class Unopposed(Op):
    """Framework event 3: one power for the House of an attacker who met no strength."""

    def run(self, s: State, f: Frame) -> i64:
        return claim_for_house(s, f, s.fact(F_ATTACKER), 1) if s.fact(F_UNOPPOSED) == 1 else NEXT


class Renown(Op):
    """Framework event 4: participating characters with renown on the winning side claim one power each."""

    def run(self, s: State, f: Frame) -> i64:
        winner = s.fact(F_WINNER) - 1
        if winner >= 0:
            found = [c for c in s.cards_in(winner * OWN + PLAY) if s.counter(c, K_ROLE) > 0 and has(s, c, RENOWN)]
            if len(found) > 0:
                claim_renown(s, f, found)
        return NEXT


class Deadly(Op):
    """Framework event 5: with more deadly participants the attacker has the defender kill a participant of theirs."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i == CHOSEN:
            return NEXT
        q = s.fact(F_DEFENDER)
        if s.answer != NONE:
            return self.kill(s, f, s.take())
        more: i64 = 0
        for c in participants(s, s.fact(F_ATTACKER), ATTACKING):
            if has(s, c, DEADLY):
                more += 1
        for c in participants(s, q, DEFENDING):
            if has(s, c, DEADLY):
                more -= 1
            if can_be_killed(s, c):
                s.offer(c)
        if more <= 0 or s.nopts == 0:
            s.nopts = 0
            return NEXT
        if s.nopts == 1:
            s.nopts = 0
            return self.kill(s, f, s.opts[0])
        return s.ask(q, s.rules.prompt("deadly"))

    def kill(self, s: State, f: Frame, c: i64) -> i64:
        f.i = CHOSEN
        count_by_rule(s, f, V_KILL, [c, s.life[c]], K_MORIBUND, 1 + DEAD, 0)
        return STAY


class StandAfter(Op):
    """Vengeful cards of a defender who lost, and vigilant ones of the winner, stand."""

    def run(self, s: State, f: Frame) -> i64:
        winner = s.fact(F_WINNER) - 1
        if winner < 0:
            return NEXT
        r = law(s)
        q = s.fact(F_DEFENDER)
        refs: list[i64] = []
        for p in range(s.players):
            for c in s.cards_in(p * OWN + PLAY) + s.cards_in(p * OWN + ATTACHED):
                if s.counter(c, K_KNEELING) > 0 and alive(s, c):
                    role = part_taken(s, c)
                    watchful = role == ATTACKING or (role == DEFENDING and not r.vigilant_attacks_only)
                    if (p == q and p != winner and has(s, c, VENGEFUL)) or (
                        p == winner and watchful and has(s, c, VIGILANT)
                    ):
                        refs += [c, s.life[c]]
        if len(refs) > 0:
            count_by_rule(s, f, V_STAND, refs, K_KNEELING, -1, r.c_vigilant)
        return NEXT


def part_taken(s: State, c: i64) -> i64:
    """The role of the card in the challenge; an attachment takes part with the character of its player it is on."""
    h = s.host[c] if s.hosted else i64(-1)
    if h < 0 or s.kind(c) != ATTACHED:
        return s.counter(c, K_ROLE)
    return s.counter(h, K_ROLE) if s.controller(h) == s.controller(c) else i64(0)


class EndChallenge(Op):
    """The challenge is over: nobody takes part any more, effects until its end expire."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0:
            f.i = 1
            s.set_fact(F_CHALLENGE, 0)
            s.set_fact(F_WINNER, 0)
            for p in range(s.players):
                for c in s.cards_in(p * OWN + PLAY):
                    s.cnt[c * s.rules.nk + K_ROLE] = 0
                    s.cnt[c * s.rules.nk + K_BYPASSED] = 0
            expire(s, U_CHALLENGE)
        return STAY if s.rules.settle(s, f, W_LASTING) else NEXT
