"""Damage and fighting: armor, poison, elusive, skirmish, taunt, assault, hazardous."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.keyforge.settle import tag
from ludilex.games.keyforge.terms import (
    ARMOR,
    ASSAULT,
    D_ASSAULT,
    D_FIGHT,
    D_HAZARDOUS,
    E_KIND,
    E_MOVED_FROM,
    E_PIERCING,
    ELUSIVE,
    G_FIGHTS_ONLY,
    G_HARDER,
    G_IGNORES,
    G_NO_BLOWS,
    HAZARDOUS,
    K_ARMOR,
    K_DAMAGE,
    K_ELUSIVE,
    K_POWER,
    LINE,
    OWN,
    POISON,
    SKIRMISH,
    TAUNT,
    V_ATTACK,
    V_DAMAGE,
    V_FIGHT,
    V_FOUGHT,
    V_POISON,
    V_TAG,
)
from ludilex.games.keyforge.timing import KeyForge, power
from ludilex.kernel.characteristics import constant_amount, stat, word
from ludilex.kernel.codes import (
    KEYS,
    M_GAME,
    NEXT,
    S_HAPPENS,
    S_SKIPPED,
    STAY,
    W_COUNT,
    W_NONE,
)
from ludilex.kernel.events import Event
from ludilex.kernel.ops import Choose
from ludilex.kernel.pipeline import count_now, propose
from ludilex.kernel.programs import Cards, Op, Register
from ludilex.kernel.windows import event_of, onward

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


# ---- damage
def damage(
    s: State,
    f: Frame,
    refs: list[i64],
    amounts: list[i64],
    kind: i64,
    sources: list[i64],
    why: i64,
    piercing: bool = False,
) -> None:
    """Damage is dealt to cards (card, life, ...) at the same time: per card an amount and the card that deals it."""
    e = Event(V_DAMAGE, W_COUNT)
    e.key = K_DAMAGE
    e.cards = refs[::2]
    e.lives = refs[1::2]
    e.amounts = amounts
    e.sources = sources
    e.facts = [E_KIND, kind, E_PIERCING, 1] if piercing else [E_KIND, kind]
    e.citation = why
    propose(s, f, e)


class Armored(Op):
    """Armor takes damage first, each point once a turn; of a creature whose armor takes all, none is dealt."""

    def run(self, s: State, f: Frame) -> i64:
        e = event_of(f)
        i: i64 = len(e.cards) - 1 if e.fact(E_PIERCING) == 0 else i64(-1)
        while i >= 0:
            c = e.cards[i]
            left = stat(s, c, ARMOR) - s.counter(c, K_ARMOR)
            if left > 0 and e.lives[i] == s.life[c]:
                self.absorb(s, e, i, left if left < e.amounts[i] else e.amounts[i])
            i -= 1
        return onward(f, e)

    def absorb(self, s: State, e: Event, i: i64, cut: i64) -> None:
        c = e.cards[i]
        count_now(s, V_DAMAGE, c, K_ARMOR, cut, s.rules.cite("keyforge.rules.armor"))
        rest = e.amounts[i] - cut
        if rest > 0:
            e.amounts = e.amounts[:i] + [rest] + e.amounts[i + 1 :]
            return
        if s.tracing and poisonous(s, e, i):
            s.note(S_SKIPPED, V_POISON, c, s.controller(c), 0, s.rules.cite("keyforge.poison.2"))
        e.drop(i)


def poisonous(s: State, e: Event, i: i64) -> bool:
    """The damage to card number i is power damage in a fight by a creature with poison."""
    return e.fact(E_KIND) == D_FIGHT and word(s, e.sources[i], POISON) > 0


class Lethal(Op):
    """What was damaged and has no power left is destroyed; and what poison damaged."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            return NEXT
        f.i = 1
        e = event_of(f)
        refs: list[i64] = []
        foes: list[i64] = []
        for i in range(len(e.cards)):
            c = e.cards[i]
            left = power(s, c) - s.counter(c, K_DAMAGE)
            if s.tracing and 0 < left <= s.counter(c, K_POWER):
                s.note(S_SKIPPED, V_TAG, c, s.controller(c), 0, s.rules.cite("keyforge.power-counter.2"))
            if c not in refs[::2] and (self.poisoned(s, e, i) or left <= 0):
                refs += [c, s.life[c]]
                foes.append(e.sources[i] if e.fact(E_KIND) == D_FIGHT else i64(-1))
        if len(refs) == 0:
            return NEXT
        tag(s, f, refs, foes, s.rules.cite("keyforge.rules.damage"))
        return STAY

    def poisoned(self, s: State, e: Event, i: i64) -> bool:
        """In the old edition by the letter only the opposing creature, not one that takes the damage instead."""
        source = e.sources[i] if len(e.sources) > 0 else i64(-1)
        if source < 0 or word(s, source, POISON) == 0:
            return False
        c = e.cards[i]
        r = s.rules
        assert isinstance(r, KeyForge)
        if e.fact(E_KIND) != D_FIGHT:
            if s.tracing and e.fact(E_KIND) in (D_ASSAULT, D_HAZARDOUS):
                s.note(S_SKIPPED, V_POISON, c, s.controller(c), 0, r.cite("keyforge.poison.5"))
            return False
        if r.old and e.fact(E_MOVED_FROM + c) != 0:
            if s.tracing:
                s.note(S_SKIPPED, V_POISON, c, s.controller(c), 0, r.cite("keyforge.poison.1"))
            return False
        if s.tracing:
            s.note(S_HAPPENS, V_POISON, c, s.controller(source), 0, r.cite("keyforge.poison.1", "keyforge.poison.4"))
        return True


# ---- fighting
def can_be_fought(s: State, a: i64, c: i64) -> bool:
    """Creature a can fight c: it has taunt, or no neighbor that has; and nothing on a rules it out."""
    if s.has_effects(M_GAME, G_FIGHTS_ONLY) and limited(s, a) and toward(s, G_FIGHTS_ONLY, a, c) == 0:
        return False
    if word(s, c, TAUNT) > 0 or ignores(s, a, TAUNT):
        return True
    left = s.prv[c]
    right = s.nxt[c]
    return not (left >= 0 and word(s, left, TAUNT) > 0) and not (right >= 0 and word(s, right, TAUNT) > 0)


def limited(s: State, a: i64) -> bool:
    """Creature a says itself which creatures it can fight."""
    constants = s.constants.get(M_GAME * KEYS + G_FIGHTS_ONLY)
    if constants is not None:
        for x in constants:
            if x.card == a:
                return True
    return False


def toward(s: State, key: i64, a: i64, c: i64) -> i64:
    """How much creature a's own effects of that key amount to when it attacks c."""
    n: i64 = 0
    constants = s.constants.get(M_GAME * KEYS + key)
    if constants is not None:
        for x in constants:
            if x.card == a:
                n += constant_amount(s, a, x.constant, M_GAME, c)
    return n


def ignores(s: State, a: i64, keyword: i64) -> bool:
    """While creature a is attacking, the keyword does not count."""
    return s.has_effects(M_GAME, G_IGNORES + keyword) and s.total(M_GAME, G_IGNORES + keyword, a) > 0


def has_foe(s: State, p: i64, a: i64) -> bool:
    """Creature a of player p can fight some enemy creature: any other than a choosy one can where there is one."""
    z = (1 - p) * OWN + LINE
    if s.size[z] == 0 or not s.has_effects(M_GAME, G_FIGHTS_ONLY):
        return s.size[z] > 0
    c = s.head[z]
    while c >= 0:
        if can_be_fought(s, a, c):
            return True
        c = s.nxt[c]
    return False


class Foes(Cards):
    """Enemy creatures that can be fought."""

    def live(self) -> bool:
        return True

    def find(self, s: State, f: Frame) -> list[i64]:
        out: list[i64] = []
        c = s.head[(1 - s.controller(f.card)) * OWN + LINE]
        while c >= 0:
            if can_be_fought(s, f.card, c):
                out.append(c)
                out.append(s.life[c])
            c = s.nxt[c]
        return out


class ChooseFoe(Choose):
    """Choose the enemy creature to be fought, unless the effect that has the creature fight has chosen it."""

    def __init__(self) -> None:
        super().__init__(Foes())

    def run(self, s: State, f: Frame) -> i64:
        return NEXT if len(f.it) > 0 else super().run(s, f)

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        if code < 0 or code >= len(s.zone):
            return super().refusals(s, f, code)
        if s.kind(code) != LINE or s.controller(code) == s.controller(f.card):
            return [s.rules.cite("keyforge.rules.fight"), code]
        if limited(s, f.card) and toward(s, G_FIGHTS_ONLY, f.card, code) == 0:
            return [s.rules.cite("keyforge.rules.cannot"), f.card]
        return [s.rules.cite("keyforge.rules.taunt"), code]


class Clashing(Op):
    """A part of a fight; the defender is the remembered card of the frame. `evading`: the defender is elusive."""

    def __init__(self, evading: Register) -> None:
        self.evading: Register = evading

    def registers(self) -> list[Register]:
        return [self.evading]

    def alive(self, s: State, f: Frame) -> bool:
        """Both creatures are still there to fight."""
        if len(f.it) == 0:
            return False
        c = f.it[0]
        return s.life[f.card] == f.life and s.life[c] == f.it[1] and s.in_play(f.card) and s.in_play(c)


class BeforeFight(Clashing):
    """The defender is chosen: elusive is used up; "Before Fight:", assault and hazardous, in the chosen order."""

    def purpose(self) -> i64:
        return V_FIGHT

    def run(self, s: State, f: Frame) -> i64:
        if not self.alive(s, f):
            f.pc = f.program.n - 1  # it has been used all the same
            return STAY
        c = f.it[0]
        if word(s, c, ELUSIVE) > 0:
            evades = s.counter(c, K_ELUSIVE) == 0 and not ignores(s, f.card, ELUSIVE)
            count_now(s, V_ATTACK, c, K_ELUSIVE, 1, s.rules.cite("keyforge.rules.elusive") if evades else i64(0))
            f.set_reg(self.evading.slot, 1 if evades else 0)
        own = (s.own_verbs_of[s.eff[f.card]] >> V_ATTACK) & 1 == 1
        if own or s.live[V_ATTACK] != 0 or word(s, f.card, ASSAULT) > 0 or word(s, c, HAZARDOUS) > 0:
            e = Event(V_ATTACK, W_NONE)
            e.cards = [f.card]
            e.lives = [f.life]
            e.sources = f.it
            propose(s, f, e)
        return NEXT


class Clash(Clashing):
    """Both creatures deal damage equal to their power to each other at the same time.

    ``aim``: the creature that the attacker deals its damage to instead, if an ability has chosen one.
    """

    def __init__(self, evading: Register, aim: Register) -> None:
        super().__init__(evading)
        self.aim: Register = aim

    def registers(self) -> list[Register]:
        return [self.evading, self.aim]

    def run(self, s: State, f: Frame) -> i64:
        if not self.alive(s, f):
            if s.tracing:
                s.note(S_SKIPPED, V_FIGHT, f.card, f.me, 0, s.rules.cite("keyforge.rules.fight"))
            f.pc = f.program.n - 1  # it has been used all the same
            return STAY
        a = f.card
        d = f.it[0]
        refs: list[i64] = []
        amounts: list[i64] = []
        sources: list[i64] = []
        aim = f.cards_in(self.aim.slot)
        if len(aim) == 0:
            self.blow(s, f, a, d, refs, amounts, sources)
        elif s.life[aim[0]] == aim[1] and s.in_play(aim[0]):
            self.blow(s, f, a, aim[0], refs, amounts, sources)
        self.blow(s, f, d, a, refs, amounts, sources)
        if len(refs) > 0:
            r = s.rules
            cite = r.cite("keyforge.rules.fight", "keyforge.opposing.1", "keyforge.opposing.2")
            if s.counter(a, K_POWER) + s.counter(d, K_POWER) > 0:
                cite = r.cite(
                    "keyforge.rules.fight", "keyforge.opposing.1", "keyforge.opposing.2", "keyforge.power-counter.2"
                )
            damage(s, f, refs, amounts, D_FIGHT, sources, cite)
        return NEXT

    def blow(self, s: State, f: Frame, a: i64, d: i64, refs: list[i64], amounts: list[i64], sources: list[i64]) -> None:
        """What creature a deals to creature d, unless something keeps it from dealing damage."""
        n = power(s, a)
        if a == f.card and s.has_effects(M_GAME, G_HARDER):
            n += toward(s, G_HARDER, a, f.it[0])
        if n == 0 or (s.has_effects(M_GAME, G_NO_BLOWS) and s.total(M_GAME, G_NO_BLOWS, a) > 0):
            return
        why: i64 = 0
        evading = f.reg(self.evading.slot) != 0 and (d == f.it[0] or a == f.it[0])
        if evading:
            why = s.rules.cite("keyforge.rules.elusive", "keyforge.poison.3")
        elif a != f.card and word(s, f.card, SKIRMISH) > 0:
            why = s.rules.cite("keyforge.rules.skirmish", "keyforge.poison.3")
        if why == 0:
            refs += [d, s.life[d]]
            amounts.append(n)
            sources.append(a)
        elif s.tracing and word(s, a, POISON) > 0:
            s.note(S_SKIPPED, V_POISON, d, s.controller(d), 0, why)
        elif s.tracing:
            why = s.rules.cite("keyforge.rules.elusive") if evading else s.rules.cite("keyforge.rules.skirmish")
            s.note(S_SKIPPED, V_DAMAGE, d, s.controller(d), 0, why)


class AfterFight(Clashing):
    """The surviving attacker resolves "Fight:", and what waits for a fight of it; else what waits for any fight."""

    def run(self, s: State, f: Frame) -> i64:
        verb = V_FIGHT if s.life[f.card] == f.life and s.in_play(f.card) else V_FOUGHT
        own = verb == V_FIGHT and (s.own_verbs_of[s.eff[f.card]] >> V_FIGHT) & 1 == 1
        if own or s.live[verb] != 0 or s.live[V_FOUGHT] != 0:
            e = Event(verb, W_NONE)
            e.player = f.me
            e.cards = [f.card]
            e.lives = [f.life]
            e.sources = f.it
            propose(s, f, e)
        return NEXT
