"""The turn as a program: forge, house, archives, the main step, ready, draw; and the set-up before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.keyforge.amber import forge, key_cost, spendable
from ludilex.games.keyforge.ops import draw_one
from ludilex.games.keyforge.playing import (
    belongs,
    houses_to_choose,
    offer_ways,
    opening_over,
    permitted,
    play,
    playable,
    spend_permission,
    spend_use,
    use,
    ways_of,
)
from ludilex.games.keyforge.reasons import no_house, refusals
from ludilex.games.keyforge.settle import CheckLine, check_line
from ludilex.games.keyforge.terms import (
    AMBER,
    ARCHIVES,
    ARTIFACTS,
    CHAINS,
    DISCARD,
    F_EARLIER,
    F_HOUSE,
    F_OPENING,
    G_HAND_SIZE,
    G_KEY_AMBER,
    G_KEY_COST,
    G_MUST_HOUSE,
    G_NO_HOUSE,
    G_SKIP_FORGE,
    H_DISCARDED,
    H_TOOK,
    HAND,
    HOUSES,
    K_ARMOR,
    K_ELUSIVE,
    K_EXHAUSTED,
    K_GRANTED,
    KEY_COST,
    LINE,
    OWN,
    P_DRAW,
    P_HOUSE,
    P_KEY,
    P_MAIN,
    P_READY,
    Q_ARCHIVES,
    Q_HOUSE,
    Q_MAIN,
    U_DISCARD,
    U_END_OF,
    U_PLAY,
    U_TURN,
    V_CHAINS,
    V_DISCARD,
    V_FORGE,
    V_HOUSE,
    V_READY,
    V_TAKE,
    V_TURN,
    V_TURN_END,
)
from ludilex.games.keyforge.timing import KeyForge, active_house, history, note_from_hand, note_history
from ludilex.kernel.codes import (
    DONE,
    M_COPY,
    M_GAME,
    NEXT,
    NO,
    NONE,
    O_ABILITY,
    O_MODE,
    OPTION,
    S_CHOICE,
    S_FORBIDDEN,
    S_PHASE,
    STAY,
    YES,
)
from ludilex.kernel.definitions import NO_NUMBERS
from ludilex.kernel.lasting import expire
from ludilex.kernel.ops import Phase
from ludilex.kernel.pipeline import change_resource, count_now, happen, move_card
from ludilex.kernel.programs import Op, Register

if TYPE_CHECKING:
    from ludilex.kernel.frames import Frame
    from ludilex.kernel.state import State


# ---- drawing
def draw_up(s: State, f: Frame, p: i64, size: i64) -> bool:
    """Draw one card towards a hand of that size; False if the hand holds as many or nothing is left to draw."""
    return s.size[p * OWN + HAND] < size and draw_one(s, f, p)


def chained(chains: i64) -> i64:
    """How many cards fewer a player with so many chains draws."""
    return (chains + 5) // 6


# ---- the turn
class StartTurn(Op):
    """A turn begins; nothing of its history has happened yet."""

    def __init__(self, history: Register, before: Register) -> None:
        self.history: Register = history
        self.before: Register = before

    def registers(self) -> list[Register]:
        return [self.history, self.before]

    def run(self, s: State, f: Frame) -> i64:
        f.me = s.active
        history = f.cards_in(self.history.slot)
        if len(history) > 0 or len(f.cards_in(self.before.slot)) > 0:
            f.keep(self.before.slot, history)
            f.keep(self.history.slot, NO_NUMBERS)
        s.turn += 1
        s.facts[F_OPENING] = 1 if s.turn == 1 else 0
        s.facts[F_HOUSE] = 0
        s.phase = P_KEY
        if s.tracing:
            s.note(S_PHASE, V_TURN, -1, f.me, P_KEY, 0)
        if s.live[V_TURN] != 0:
            happen(s, f, V_TURN, f.me, NO_NUMBERS, 0, 0)
        return NEXT


class ForgeStep(Op):
    """Who can afford a key must forge one, and only one; some effects skip the step."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0 and s.has_effects(M_GAME, G_SKIP_FORGE) and s.total(M_GAME, G_SKIP_FORGE, -2 - f.me) > 0:
            if s.tracing:
                s.note(S_FORBIDDEN, V_FORGE, -1, f.me, 0, 0)
            return NEXT
        plain = not (s.has_effects(M_GAME, G_KEY_COST) or s.has_effects(M_GAME, G_KEY_AMBER))
        if plain and s.res[f.me * s.nr + AMBER] < KEY_COST:
            return NEXT
        if f.i == 0 and spendable(s, f.me) >= key_cost(s, f.me):
            f.i = 1
            forge(s, f, 0)
            return STAY
        return NEXT


class ChooseHouse(Op):
    """Choose one of the houses of the identity card or of a card under control; effects can forbid or demand some."""

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        if s.answer != NONE:
            house = s.take() % OPTION
            s.facts[F_HOUSE] = house + 1
            if s.tracing:
                s.note(S_CHOICE, V_HOUSE, -1, p, house, s.rules.cite("keyforge.rules.house"))
            if s.live[V_HOUSE] != 0:
                happen(s, f, V_HOUSE, p, NO_NUMBERS, house, 0)
            return NEXT
        left = houses_to_choose(s, p)
        if s.effect_keys[M_GAME] != 0:
            left = self.decreed(s, p, left)
        s.nopts = 0
        for h in range(len(HOUSES)):
            if (left >> h) & 1:
                s.offer(O_MODE * OPTION + h)
        return s.ask(p, Q_HOUSE) if s.nopts > 0 else NEXT

    def decreed(self, s: State, p: i64, houses: i64) -> i64:
        """Which of the houses effects leave to player p."""
        left: i64 = 0
        demanded: i64 = 0
        for h in range(len(HOUSES)):
            if (houses >> h) & 1 and not self.ruled(s, p, G_NO_HOUSE + h):
                left |= 1 << h
                if self.ruled(s, p, G_MUST_HOUSE + h):
                    demanded |= 1 << h
        return demanded if demanded != 0 else left

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        return no_house(s, f.me, code)

    def ruled(self, s: State, p: i64, key: i64) -> bool:
        """An effect about that house concerns player p."""
        return s.has_effects(M_GAME, key) and s.total(M_GAME, key, -2 - p) > 0

    def option_name(self, i: i64) -> str:
        return HOUSES[i]


class TakeArchives(Op):
    """The archived cards may be taken, all of them; one of another owner goes to that player's hand."""

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        z = p * OWN + ARCHIVES
        if s.size[z] == 0:
            return NEXT
        if f.i == 0 and s.answer == NONE:
            s.offer(YES)
            s.offer(NO)
            return s.ask(p, Q_ARCHIVES)
        if f.i == 0 and s.take() == NO:
            return NEXT
        if f.i == 0:
            note_history(s, H_TOOK, -1, p)
        f.i = 1
        c = s.tail[z]
        r = s.rules
        cite = r.cite("keyforge.leaves-play.6") if s.owner[c] != p else r.cite("keyforge.rules.archives")
        move_card(s, f, V_TAKE, c, s.life[c], s.owner[c] * OWN + HAND, cite)
        return STAY

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        """Not some of them, and nothing else yet."""
        return [s.rules.cite("keyforge.rules.archives"), code] if 0 <= code < len(s.zone) else NO_NUMBERS


class MainStep(Phase):
    """The main step begins; what has happened before it is told apart from what is done in it."""

    def __init__(self) -> None:
        super().__init__(P_MAIN)

    def run(self, s: State, f: Frame) -> i64:
        s.facts[F_EARLIER] = len(history(s))
        return super().run(s, f)


class Main(Op):
    """Play, discard and use cards, any number in any order."""

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        a = s.answer
        if a == NONE:
            if check_line(s, f):  # power may depend on what no move of a card has changed: keys, amber on cards
                return STAY
            self.offers(s, p)
            s.offer(DONE)
            return s.ask(p, Q_MAIN)
        s.answer = NONE
        if a == DONE:
            return NEXT
        c = a % OPTION // 256
        how = a % OPTION % 256
        if how == U_PLAY:
            if not belongs(s, c, active_house(s)) or opening_over(s):
                spend_permission(s, p, c)
            note_from_hand(s, c, p)
            play(s, f, c)
        elif how == U_DISCARD:
            note_from_hand(s, c, p)
            note_history(s, H_DISCARDED, c, p)
            move_card(s, f, V_DISCARD, c, s.life[c], s.owner[c] * OWN + DISCARD, s.rules.cite("keyforge.rules.discard"))
        else:
            spend_use(s, p, c, how)
            use(s, f, c, how)
        return STAY

    def offers(self, s: State, p: i64) -> None:
        s.nopts = 0
        house = i64(-1) if opening_over(s) else active_house(s)  # then only what an effect permits
        before: i64 = -1
        c = s.head[p * OWN + HAND]
        while c >= 0:  # alike cards lie side by side in a hand
            if s.eff[c] != before:
                self.offer_hand(s, p, c, house)
            before = s.eff[c]
            c = s.nxt[c]
        for k in (LINE, ARTIFACTS):
            c = s.head[p * OWN + k]
            while c >= 0:
                ways = ways_of(s, p, c, False)
                if ways != 0:
                    offer_ways(s, c, ways)
                c = s.nxt[c]

    def offer_hand(self, s: State, p: i64, c: i64, house: i64) -> None:
        own = belongs(s, c, house)
        if (own or permitted(s, p, c)) and playable(s, p, c):
            s.offer(O_ABILITY * OPTION + c * 256 + U_PLAY)
        if own:
            s.offer(O_ABILITY * OPTION + c * 256 + U_DISCARD)

    def refusals(self, s: State, f: Frame, code: i64) -> list[i64]:
        return refusals(s, f.me, code)


class ReadyCards(Op):
    """Ready all exhausted cards of the active player."""

    def run(self, s: State, f: Frame) -> i64:
        cite = s.rules.cite("keyforge.rules.ready") if s.tracing else i64(0)
        nk = s.rules.nk
        for k in (LINE, ARTIFACTS):
            c = s.head[f.me * OWN + k]
            while c >= 0:
                if s.cnt[c * nk + K_EXHAUSTED] > 0:
                    count_now(s, V_READY, c, K_EXHAUSTED, -1, cite)
                c = s.nxt[c]
        return NEXT


class DrawStep(Op):
    """Draw up to six; chains make it fewer, and one is shed if a card would have been drawn."""

    def run(self, s: State, f: Frame) -> i64:
        p = f.me
        size: i64 = 6
        if s.has_effects(M_GAME, G_HAND_SIZE):
            size += s.total(M_GAME, G_HAND_SIZE, -2 - p)
        chains = s.res[p * s.nr + CHAINS]
        if f.i == 0:
            f.i = 2 if chains > 0 and s.size[p * OWN + HAND] < size else 1
        if draw_up(s, f, p, size - chained(chains)):
            return STAY
        if f.i == 2:
            change_resource(s, f, V_CHAINS, p, CHAINS, -1, s.rules.cite("keyforge.rules.chains"))
        return NEXT


class EndTurn(Op):
    """The turn ends: what lasts until now ends, armor and elusive are there again."""

    def run(self, s: State, f: Frame) -> i64:
        if f.i == 0 and s.live[V_TURN_END] != 0:
            f.i = 1
            happen(s, f, V_TURN_END, f.me, NO_NUMBERS, 0, 0)
            return STAY
        nk = s.rules.nk
        for p in range(s.players):
            c = s.head[p * OWN + LINE]
            while c >= 0:
                s.cnt[c * nk + K_ARMOR] = 0
                s.cnt[c * nk + K_ELUSIVE] = 0
                s.cnt[c * nk + K_GRANTED] = 0
                c = s.nxt[c]
        if len(s.lastings) > 0:
            expire(s, U_TURN)
            expire(s, U_END_OF + f.me)
        return NEXT


class NextTurn(Op):
    """The other player's turn."""

    def run(self, s: State, f: Frame) -> i64:
        s.active = (f.me + 1) % s.players
        if s.structural != 0 and self.matters(s):
            s.full = True
            s.dirty = True
        f.pc = 0
        f.i = 0
        return STAY

    def matters(self, s: State) -> bool:
        """Whose turn it is may change what a card is."""
        r = s.rules
        assert isinstance(r, KeyForge)
        if r.by_turn:
            return True
        for m in s.lastings:
            if m.kind >= M_COPY and m.reach is not None:
                return True
        return False


def turn_program(r: KeyForge) -> list[Op]:
    """The whole turn."""
    return [
        StartTurn(r.history, r.before),
        ForgeStep(),
        Phase(P_HOUSE),
        ChooseHouse(),
        TakeArchives(),
        MainStep(),
        Main(),
        Phase(P_READY),
        ReadyCards(),
        Phase(P_DRAW),
        DrawStep(),
        EndTurn(),
        CheckLine(),
        NextTurn(),
    ]
