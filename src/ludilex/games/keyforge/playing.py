"""Playing a card and using one, as programs that the turn and effects start; and what makes either illegal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.keyforge.keywords import has_foe
from ludilex.games.keyforge.sides import keep_with
from ludilex.games.keyforge.terms import (
    ACTION,
    AMBER,
    ARTIFACT,
    ARTIFACTS,
    BONUS,
    CREATURE,
    DISCARD,
    ENTERS_READY,
    ENTERS_STUNNED,
    F_HOUSES,
    F_OPENING,
    G_COST_PLAY,
    G_EVERY_HOUSE,
    G_MAY_FIGHT,
    G_MAY_PLAY,
    G_MAY_USE,
    G_MAY_USE_ONE,
    G_ONLY_FIGHT,
    G_REAP_STEALS,
    G_TOLL_PLAY,
    G_TOLL_USE,
    H_FROM_HAND,
    H_PLAYED,
    H_USED,
    HAND,
    HOUSES,
    K_EXHAUSTED,
    K_GRANTED,
    K_STUN,
    LIMBO,
    LINE,
    NOTED,
    OWN,
    Q_FLANK,
    Q_HOST,
    U_ACTION,
    U_FIGHT,
    U_OMNI,
    U_REAP,
    U_TURN,
    U_UNSTUN,
    UPGRADE,
    UPGRADES,
    V_DISCARD,
    V_ENTER,
    V_EXHAUST,
    V_FIGHT,
    V_GAIN,
    V_LOSE,
    V_PAY,
    V_PLAY,
    V_PLAYED,
    V_PUT,
    V_REAP,
    V_STUN,
    V_UNSTUN,
    V_USE,
)
from ludilex.games.keyforge.timing import KeyForge, active_house, has_happened, history, note_history
from ludilex.kernel.asking import evaluate
from ludilex.kernel.characteristics import constant_amount, settle_structure, word
from ludilex.kernel.codes import (
    ABSOLUTE,
    KEYS,
    M_FORBID,
    M_GAME,
    M_WORD,
    NEXT,
    NONE,
    O_ABILITY,
    O_MODE,
    OPTION,
    S_FORBIDDEN,
    S_MET,
    S_REPLACED,
    S_SKIPPED,
    STAY,
    W_MOVE,
    W_NONE,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.events import Event, Lasting
from ludilex.kernel.knowledge import learn
from ludilex.kernel.lasting import add_lasting, drop_lasting, use_up
from ludilex.kernel.pipeline import change_resource, count_now, happen, move_card, move_now, propose, quiet
from ludilex.kernel.programs import Op, Program

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State

RULE_OF_SIX = 6


# ---- houses and the history of the turn
def belongs(s: State, c: i64, house: i64) -> bool:
    """The card is of the house; of none if there is no active house."""
    return house >= 0 and (houses_of(s, c) >> house) & 1 == 1


def houses_of(s: State, c: i64) -> i64:
    """The houses the card belongs to (mask)."""
    if s.has_effects(M_GAME, G_EVERY_HOUSE) and s.total(M_GAME, G_EVERY_HOUSE, c) > 0:
        return (1 << len(HOUSES)) - 1
    return s.rules.colors_of[s.eff[c]]


def houses_to_choose(s: State, p: i64) -> i64:
    """The houses of the identity card of player p and of what they control (a mask)."""
    houses = s.facts[F_HOUSES + p]
    for k in (LINE, ARTIFACTS):
        c = s.head[p * OWN + k]
        while c >= 0:
            houses |= houses_of(s, c)
            c = s.nxt[c]
    return houses


def worn_out(s: State, c: i64) -> bool:
    """Cards of that title were played and used six times this turn."""
    a = history(s)
    size: i64 = len(a)
    if size < NOTED * RULE_OF_SIX:
        return False
    title = s.printed(c).title
    n: i64 = 0
    i: i64 = 0
    while i < size:
        if (a[i] == H_PLAYED or a[i] == H_USED) and s.rules.definitions[a[i + 1]].title == title:
            n += 1
        i += NOTED
    return n >= RULE_OF_SIX


# ---- what is legal
def off_house(s: State, c: i64) -> i64:
    """What to cite against an off-house card; a maverick is of the house on its frame only."""
    r = s.rules
    if maverick(s, c):
        return r.cite("keyforge.off-house.1", "keyforge.maverick.1", "keyforge.maverick.2")
    return r.cite("keyforge.off-house.1")


def maverick(s: State, c: i64) -> bool:
    """This copy belongs to another house than the card usually does."""
    d = s.printed(c)
    return d.colors != s.rules.by_name[d.title].colors


def permission(s: State, p: i64, c: i64, key: i64 = G_MAY_PLAY) -> i64:
    """Index of the lasting effect that lets player p play (or use) the off-house card c, or -1."""
    if not s.has_effects(M_GAME, key):
        return -1
    for i in range(len(s.lastings)):
        m = s.lastings[i]
        if m.kind == M_GAME and m.key == key and m.me == p and (houses_of(s, c) & m.n) != 0:
            return i
    return -1


def granter(s: State, p: i64, c: i64) -> i64:
    """A card in play that lets player p play the off-house card c, and has let them play none yet this turn, or -1."""
    if not s.has_effects(M_GAME, G_MAY_PLAY):
        return -1
    for a in s.constants.get(M_GAME * KEYS + G_MAY_PLAY) or []:
        w = a.card
        free = s.controller(w) == p and s.counter(w, K_GRANTED) == 0
        if free and evaluate(s, a.constant.scope, p, w, None, c) != 0:
            return w
    return -1


def permitted(s: State, p: i64, c: i64) -> bool:
    """Something lets player p play the off-house card c."""
    return permission(s, p, c) >= 0 or granter(s, p, c) >= 0


def opening_over(s: State) -> bool:
    """The first-turn rule: one card was played or discarded from hand, and no more may be."""
    return s.facts[F_OPENING] != 0 and has_happened(s, H_FROM_HAND)


def toll(s: State, p: i64, c: i64, key: i64) -> i64:
    """What player p must pay for playing or using the card, to the opponent whose cards demand it."""
    n: i64 = 0
    if s.has_effects(M_GAME, key):
        for a in s.constants.get(M_GAME * KEYS + key) or []:
            if s.controller(a.card) != p:
                n += constant_amount(s, a.card, a.constant, M_GAME, c)
    return n


def price(s: State, c: i64) -> i64:
    """What must be lost for playing the card."""
    return s.total(M_GAME, G_COST_PLAY, c) if s.has_effects(M_GAME, G_COST_PLAY) else i64(0)


def barred(s: State, p: i64, c: i64) -> bool:
    """Something says that player p cannot play the card."""
    return forbidden(s, V_PLAY, c) or forbidden(s, V_PLAY, -2 - p)


def unplayable(s: State, p: i64, c: i64) -> bool:
    """Player p cannot play the card, whatever they pay."""
    return barred(s, p, c) or worn_out(s, c)


def playable(s: State, p: i64, c: i64) -> bool:
    """Nothing keeps player p from playing this card of the right house."""
    if unplayable(s, p, c) or (s.types(c) & UPGRADE and s.size[LINE] + s.size[OWN + LINE] == 0):
        return False
    n = toll(s, p, c, G_TOLL_PLAY) + price(s, c)
    return n == 0 or s.res[p * s.nr + AMBER] >= n


def usable(s: State, p: i64, c: i64) -> bool:
    """The card can be used at all, whatever the house: it is ready, and nothing keeps player p from it."""
    if exhausted(s, c):
        return False
    if s.has_effects(M_FORBID, V_USE) and (s.total(M_FORBID, V_USE, c) > 0 or s.total(M_FORBID, V_USE, -2 - p) > 0):
        return False
    n = toll(s, p, c, G_TOLL_USE)
    return (n == 0 or s.res[p * s.nr + AMBER] >= n) and not worn_out(s, c)


def exhausted(s: State, c: i64) -> bool:
    """The card has been used, or is otherwise not ready."""
    return s.counter(c, K_EXHAUSTED) > 0


def forbidden(s: State, verb: i64, c: i64) -> bool:
    """Some card says that this cannot be done with the card (or, -2 - p, by player p with any card)."""
    return s.has_effects(M_FORBID, verb) and s.total(M_FORBID, verb, c) > 0


def may_fight(s: State, c: i64) -> bool:
    """The creature may be used to fight, though for nothing else, in spite of its house."""
    return s.has_effects(M_GAME, G_MAY_FIGHT) and s.total(M_GAME, G_MAY_FIGHT, c) > 0


def in_house(s: State, c: i64) -> bool:
    """The card may be used because of its house, or in spite of it."""
    if belongs(s, c, active_house(s)):
        return True
    return s.has_effects(M_GAME, G_MAY_USE) and s.total(M_GAME, G_MAY_USE, c) > 0


def ability(s: State, c: i64, use: i64) -> Program | None:
    """The program of the card's "Action:" or "Omni:" ability."""
    for a in s.now(c).abilities:
        if (a.windows >> use) & 1:
            return a.program
    return None


def only_fights(s: State, c: i64) -> bool:
    """The creature can be used for nothing but fighting."""
    return s.has_effects(M_GAME, G_ONLY_FIGHT) and s.total(M_GAME, G_ONLY_FIGHT, c) > 0


# ---- playing
def play(s: State, f: Frame, c: i64) -> None:
    """Start playing card c from where it lies, by the player of the frame."""
    s.push(s.rules.programs["play"], f.me, c, s.life[c])


class PayToll(Op):
    """Pay the opponent what playing or using this card costs; without enough, the rest does not happen."""

    def __init__(self, key: i64) -> None:
        self.key: i64 = key

    def run(self, s: State, f: Frame) -> i64:
        f.i += 1
        n = toll(s, f.me, f.card, self.key)
        if n == 0 or f.i > 2 or (self.key == G_TOLL_PLAY and unplayable(s, f.me, f.card)):
            return NEXT
        cite = s.rules.cite("keyforge.pay.1", "keyforge.pay.2")
        if f.i == 1:
            if s.res[f.me * s.nr + AMBER] < n:
                f.pc = f.program.n
                return STAY
            change_resource(s, f, V_PAY, f.me, AMBER, -n, cite)
        else:
            change_resource(s, f, V_PAY, 1 - f.me, AMBER, n, cite)
        return STAY


class PayCost(Op):
    """Lose what playing this card costs; without enough, it is not played."""

    def run(self, s: State, f: Frame) -> i64:
        n = price(s, f.card)
        if n == 0 or unplayable(s, f.me, f.card):
            return NEXT
        if s.res[f.me * s.nr + AMBER] < n:
            f.pc = f.program.n
            return STAY
        change_resource(s, f, V_LOSE, f.me, AMBER, -n, s.rules.cite("keyforge.rules.lose"))
        return NEXT


class Enter(Op):
    """The card comes from where it lies: an action is revealed, any other enters play, creatures on a chosen flank.

    ``put``: it is put into play, not played; whoever does so controls it.
    """

    def __init__(self, put: bool = False) -> None:
        self.put: bool = put

    def run(self, s: State, f: Frame) -> i64:
        c = f.card
        if f.i == 1:
            return self.entered(s, f)
        if s.life[c] != f.life:
            return self.stop(f)
        if not self.put and worn_out(s, c):
            if s.tracing:
                s.note(S_FORBIDDEN, V_PLAY, c, f.me, 0, s.rules.cite("keyforge.rules.six"))
            return self.stop(f)
        top = True
        types = s.types(c)
        if s.answer != NONE:
            a = s.take()
            if types & UPGRADE:
                return self.move(s, f, UPGRADES, True, a)
            top = a == O_MODE * OPTION + 1
        elif types & CREATURE and s.size[f.me * OWN + LINE] > 0:
            self.show(s, f)
            s.nopts = 0
            s.offer(O_MODE * OPTION)
            s.offer(O_MODE * OPTION + 1)
            return s.ask(f.me, Q_FLANK)
        elif types & UPGRADE:
            return self.ask_host(s, f)
        return self.move(s, f, LINE if types & CREATURE else ARTIFACTS if types & ARTIFACT else LIMBO, top, -1)

    def option_name(self, i: i64) -> str:
        return "right" if i == 1 else "left"

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """It goes on a creature, if it is an upgrade; on a flank, if it is a creature."""
        cards = 0 <= code < len(s.zone)
        why = "keyforge.rules.upgrade" if s.types(f.card) & UPGRADE else "keyforge.rules.play"
        return [s.rules.cite(why), code] if cards else NO_NUMBERS

    def show(self, s: State, f: Frame) -> None:
        """Whoever is asked where it goes sees it; from another zone than a hand it is shown to all."""
        if s.knowing:
            seats: i64 = (1 << s.players) - 1
            learn(s, f.card, 1 << s.rules.decider(s, f.me) if s.kind(f.card) == HAND else seats)

    def ask_host(self, s: State, f: Frame) -> i64:
        self.show(s, f)
        s.nopts = 0
        for p in range(s.players):
            c = s.head[p * OWN + LINE]
            while c >= 0:
                s.offer(c)
                c = s.nxt[c]
        if s.nopts == 0:
            return self.stop(f)
        return s.ask(f.me, Q_HOST)

    def move(self, s: State, f: Frame, kind: i64, top: bool, host: i64) -> i64:
        c = f.card
        f.i = 1
        verb = V_PUT if self.put else V_PLAY
        to = f.me * OWN + kind
        cite = self.rule(s, f)
        if host < 0 and quiet(s, verb, c):
            move_now(s, f, verb, c, to, cite, top)
            return STAY
        e = Event(verb, W_MOVE)
        e.player = f.me
        e.to = ABSOLUTE + to
        e.top = top
        e.cards = [c]
        e.lives = [f.life]
        e.host = host
        e.citation = cite
        propose(s, f, e)
        return STAY

    def rule(self, s: State, f: Frame) -> i64:
        if not s.tracing:
            return 0
        if self.put:
            return s.rules.cite("keyforge.play.4")
        r = s.rules
        if s.kind(f.card) != HAND:
            return r.cite("keyforge.play.3")
        if maverick(s, f.card):
            return r.cite("keyforge.rules.play", "keyforge.maverick.1", "keyforge.maverick.2")
        return r.cite("keyforge.rules.play")

    def entered(self, s: State, f: Frame) -> i64:
        c = f.card
        if f.n == 0 or not (s.in_play(c) or s.kind(c) == LIMBO):
            return self.stop(f)
        f.life = s.life[c]
        if s.types(c) & (CREATURE | ARTIFACT):
            self.lie(s, c)
        if not self.put:
            note_history(s, H_PLAYED, c, f.me)
        if s.owner[c] != f.me and s.kind(c) != LIMBO:  # by right its owner's: whoever puts it into play keeps it
            keep_with(s, c, f.me)
        return NEXT

    def lie(self, s: State, c: i64) -> None:
        """It is exhausted, unless something says that it enters play ready; perhaps it is stunned."""
        if word(s, c, ENTERS_READY) == 0:
            count_now(s, V_EXHAUST, c, K_EXHAUSTED, 1, 0)
        else:
            use_up(s, M_WORD, ENTERS_READY, c)
        if word(s, c, ENTERS_STUNNED) > 0:
            count_now(s, V_STUN, c, K_STUN, 1, s.rules.cite("keyforge.rules.stun"))

    def stop(self, f: Frame) -> i64:
        """It is not played and stays where it was."""
        f.pc = f.program.n
        return STAY


class Bonus(Op):
    """The printed amber (of a copy: the amber of what it copies) is gained before anything the card says."""

    def run(self, s: State, f: Frame) -> i64:
        stats = s.now(f.card).stats
        if stats[BONUS] > 0:
            cite = s.rules.cite("keyforge.rules.bonus") if s.tracing else i64(0)
            change_resource(s, f, V_GAIN, f.me, AMBER, stats[BONUS], cite)
        return NEXT


class Played(Op):
    """The moment of "Play:" and of what waits for a card to be played."""

    def run(self, s: State, f: Frame) -> i64:
        c = f.card
        own = (s.own_verbs_of[s.eff[c]] >> V_PLAYED) & 1 == 1
        if not own and s.live[V_PLAYED] == 0 and s.live[V_ENTER] == 0:
            return NEXT
        e = Event(V_PLAYED, W_NONE)
        e.player = f.me
        e.cards = [c]
        e.lives = [f.life]
        e.told = True
        propose(s, f, e)
        return NEXT


class Entered(Op):
    """The moment after a card has been put into play; it was not played, and its "Play:" ability does not resolve."""

    def run(self, s: State, f: Frame) -> i64:
        if s.tracing and (s.own_verbs_of[s.eff[f.card]] >> V_PLAYED) & 1:
            s.note(S_SKIPPED, V_PLAYED, f.card, f.me, 0, s.rules.cite("keyforge.play.4"))
        if s.live[V_ENTER] != 0 and s.life[f.card] == f.life and s.in_play(f.card):
            e = Event(V_ENTER, W_NONE)
            e.player = f.me
            e.cards = [f.card]
            e.lives = [f.life]
            propose(s, f, e)
        return NEXT


class Finish(Op):
    """An action that has been resolved goes to its owner's discard pile."""

    def run(self, s: State, f: Frame) -> i64:
        c = f.card
        if s.types(c) & ACTION and s.kind(c) == LIMBO and s.life[c] == f.life:
            move_card(s, f, V_DISCARD, c, f.life, s.owner[c] * OWN + DISCARD, s.rules.cite("keyforge.play.2"))
        return NEXT


# ---- using
def use(s: State, f: Frame, c: i64, how: i64) -> None:
    """Start using card c by the player of the frame, who need not be asked whether they may."""
    if s.types(c) & CREATURE and s.counter(c, K_STUN) > 0:
        how = U_UNSTUN
    r = s.rules
    assert isinstance(r, KeyForge)
    s.push(r.ways[how], f.me, c, s.life[c])


class Exhaust(Op):
    """Using a card exhausts it; the rest follows only if it was ready."""

    def __init__(self, how: i64) -> None:
        self.how: i64 = how

    def run(self, s: State, f: Frame) -> i64:
        c = f.card
        if s.life[c] != f.life or s.counter(c, K_EXHAUSTED) > 0:
            f.pc = f.program.n
            return STAY
        note_history(s, H_USED, c, f.me)
        count_now(s, V_EXHAUST, c, K_EXHAUSTED, 1, self.rule(s, c))
        return NEXT

    def rule(self, s: State, c: i64) -> i64:
        r = s.rules
        if not s.tracing:
            return 0
        if self.how != U_OMNI:
            return r.cite("keyforge.rules.use")
        if belongs(s, c, active_house(s)):
            return r.cite("keyforge.omni.2", "keyforge.omni.3")
        return r.cite("keyforge.omni.1", "keyforge.omni.2", "keyforge.omni.3")


class Ability(Op):
    """Resolve the "Action:" or "Omni:" ability of this card."""

    def __init__(self, how: i64) -> None:
        self.how: i64 = how

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 1:
            return NEXT
        f.i = 1
        program = ability(s, f.card, self.how)
        if program is not None:
            s.push(program, f.me, f.card, f.life)
        return STAY


class Used(Op):
    """The card has been used: the moment of what waits for that."""

    def run(self, s: State, f: Frame) -> i64:
        if s.live[V_USE] != 0:
            happen(s, f, V_USE, f.me, [f.card, f.life], 1, 0)
        return NEXT


class Unstun(Op):
    """A stunned creature that is used only loses its stun."""

    def run(self, s: State, f: Frame) -> i64:
        count_now(s, V_UNSTUN, f.card, K_STUN, -1, s.rules.cite("keyforge.rules.stun"))
        return NEXT


class Reap(Op):
    """Gain 1; then "Reap:" and what waits for it."""

    def run(self, s: State, f: Frame) -> i64:
        f.i += 1
        if f.i == 1:
            if s.has_effects(M_GAME, G_REAP_STEALS) and s.total(M_GAME, G_REAP_STEALS, -2 - f.me) > 0:
                if s.tracing:
                    s.note(S_REPLACED, V_GAIN, f.card, -1, -1, s.rules.cite("keyforge.rules.instead"))
                s.push(s.rules.programs["steal"], f.me, f.card, f.life)
                return STAY
            change_resource(s, f, V_GAIN, f.me, AMBER, 1, s.rules.cite("keyforge.rules.reap"))
            return STAY
        c = f.card
        if s.live[V_REAP] != 0 or (s.own_verbs_of[s.eff[c]] >> V_REAP) & 1:
            e = Event(V_REAP, W_NONE)
            e.player = f.me
            e.cards = [c]
            e.lives = [f.life]
            propose(s, f, e)
        return NEXT


def ways_of(s: State, p: i64, c: i64, freely: bool) -> i64:
    """What player p can do with card c in play now, as a mask of uses; `freely`: whatever its house.

    What most cards fail by is asked first: they are exhausted, or of another house.
    """
    if s.dirty:
        settle_structure(s)  # it may have gained abilities
    if exhausted(s, c):
        return 0
    house = freely or in_house(s, c) or permission(s, p, c, G_MAY_USE_ONE) >= 0
    ways = ways_when_ready(s, p, c, house)
    return ways if ways != 0 and usable(s, p, c) else i64(0)


def ways_when_ready(s: State, p: i64, c: i64, house: bool) -> i64:
    """The same of a card that nothing keeps from being used; `house`: nor does its house."""
    ways: i64 = 0
    for a in s.now(c).abilities:
        ways |= a.windows & (1 << U_ACTION | 1 << U_OMNI)
    if not house:
        ways &= 1 << U_OMNI
    if s.types(c) & CREATURE == 0:
        return ways if ways == 0 or not only_fights(s, c) else i64(0)
    fights = house or may_fight(s, c)
    if s.counter(c, K_STUN) > 0:
        return 1 << U_UNSTUN if fights or ways != 0 else i64(0)
    if house and not forbidden(s, V_REAP, c):
        ways |= 1 << U_REAP
    if ways != 0 and only_fights(s, c):
        ways = 0
    if fights and has_foe(s, p, c) and not forbidden(s, V_FIGHT, c):
        ways |= 1 << U_FIGHT
    return ways


def offer_ways(s: State, c: i64, ways: i64) -> None:
    """Offer these uses of card c."""
    how: i64 = U_REAP
    while how <= U_UNSTUN:
        if (ways >> how) & 1:
            s.offer(O_ABILITY * OPTION + c * 256 + how)
        how += 1


def has(s: State, c: i64, use: i64) -> bool:
    """The card has an ability of that kind."""
    return ability(s, c, use) is not None


def spend_permission(s: State, p: i64, c: i64, key: i64 = G_MAY_PLAY) -> None:
    """An off-house card is played (or used): the permission to do so is used up, that of a card in play first."""
    w = granter(s, p, c) if key == G_MAY_PLAY else i64(-1)
    i = permission(s, p, c, key) if w < 0 else i64(-1)
    if s.tracing and (w >= 0 or i >= 0):
        s.note(S_MET, V_USE, c, p, 0, s.rules.cite("keyforge.off-house.1"))
    if w >= 0:
        s.cnt[w * s.rules.nk + K_GRANTED] = 1
    elif i >= 0:
        drop_lasting(s, i)


def spend_use(s: State, p: i64, c: i64, how: i64) -> None:
    """Card c is used so: a permission for one card that allows it is from now on one for that card."""
    if how == U_OMNI or in_house(s, c) or (how == U_UNSTUN and has(s, c, U_OMNI)):
        return
    i = permission(s, p, c, G_MAY_USE_ONE)
    if i >= 0 and not (how in (U_FIGHT, U_UNSTUN) and may_fight(s, c)):
        source = s.lastings[i].source
        spend_permission(s, p, c, G_MAY_USE_ONE)
        add_lasting(s, Lasting(M_GAME, G_MAY_USE, 1, [c], [s.life[c]], source, -1, U_TURN, p, 0, None, None))
