"""Pebbles: take one or two pebbles from the heap in turn; whoever takes the last one wins."""

from pathlib import Path

from ludilex.kernel.codes import NEXT, NONE, O_NUMBER, OPTION, SEEN_BY_ALL, STAY
from ludilex.kernel.columns import Layout
from ludilex.kernel.definitions import Definition
from ludilex.kernel.kit import GameKit
from ludilex.kernel.pipeline import move_cards
from ludilex.kernel.programs import Op
from ludilex.kernel.rules import Rules
from ludilex.kernel.state import State
from ludilex.kernel.windows import Collect, Commit, Prohibit, Triggers, pipe

HAND, HEAP, TAKE = 0, 1, 0


class Take(Op):
    """The player's turn: choose a number, take so many as one event."""

    def __init__(self, prompt):
        self.prompt = prompt

    def run(self, s, f):
        if s.answer == NONE:
            for n in (1, 2):
                if n <= s.size[s.layout.first_of[HEAP]]:
                    s.offer(O_NUMBER * OPTION + n)
            return s.ask(s.active, self.prompt)
        heap = s.cards_in(s.layout.first_of[HEAP])[: s.take() % OPTION]
        refs = [x for c in heap for x in (c, s.life[c])]
        move_cards(s, f, TAKE, refs, (1 << 16) + s.active * s.own + HAND, True, s.rules.cite("pebbles.take"), -1)
        return NEXT


class Pass(Op):
    """The heap is empty: the player who took the last pebble wins; else the next player's turn."""

    def run(self, s, f):
        if s.size[s.layout.first_of[HEAP]] == 0:
            s.finish(1 << s.active, s.rules.cite("pebbles.end"))
        else:
            s.active = f.me = (s.active + 1) % s.players
            f.pc = 0
        return STAY


def rules(edition, options):
    r = Rules("pebbles", edition, ["hand", "heap"], 1, [SEEN_BY_ALL] * 2, [], [], ["points"], [])
    pipe(r, TAKE, "take", [Prohibit(), Commit(), Collect(), Triggers()])
    r.phases = ["turn"]
    r.register(Definition("Pebble", 1, 0))
    r.program("turn", [Take(r.prompt("take")), Pass()])
    r.seal()
    return r


def new_game(r, players, seed, setup):
    s = State(r, Layout(r, players, [HEAP], ["heap"]), seed)
    s.make([(0, players, players)] * (setup.get("pebbles", 7)))
    s.push(r.programs["turn"], 0, -1, -1)
    s.start_knowing()
    return s


def describe(s):
    return {"heap": s.size[s.players], **{"ABCD"[p]: {"hand": s.size[p]} for p in range(s.players)}}


def outcome(s):
    return {
        "winners": [p for p in range(s.players) if s.winners >> p & 1],
        "scores": [s.size[p] for p in range(s.players)],
    }


KIT = GameKit("pebbles", "Pebbles", ("standard",), (2, 4), Path(__file__).parent, rules, new_game,
              lambda r, d: new_game(r, 2, 0, d), describe, outcome, setup=("pebbles",))  # fmt: skip
