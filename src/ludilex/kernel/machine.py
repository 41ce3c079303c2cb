"""Running frames: one op after the other until a decision or the end, with a guard against endless loops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludilex.kernel.chance import FACTOR, MASK, PLUS
from ludilex.kernel.characteristics import settle_structure
from ludilex.kernel.codes import DONE, NEXT, NO, STEP, WAIT

if TYPE_CHECKING:
    from ludilex.kernel.state import State

SAMPLE: Final = 1024  # ops between two looks at the position, once a loop is suspected
ENDLESS: Final = "endless"  # no position reads like this


def run(s: State) -> None:
    """Go on to the next decision or to the end of the match."""
    stack = s.stack
    rules = s.rules
    left = rules.budget
    half = left >> 1
    deepest = rules.depth
    seen = ""
    while True:
        n = s.sp
        if n == 0:
            break
        left -= 1
        if left < half or n > deepest:
            now = suspect(s, left, n > deepest, seen)
            if now == ENDLESS:
                stack = s.stack
                continue
            seen = now
        f = stack[n - 1]
        prog = f.program
        pc = f.pc
        if pc >= prog.n:
            s.sp = n - 1
            continue
        r = prog.code[pc].run(s, f)
        if s.dirty:
            settle_structure(s)
        if r == NEXT:
            f.pc = pc + 1
            f.i = 0
        elif r == WAIT:
            return
        elif s.stack is not stack:  # a withdrawal replaced it
            stack = s.stack
    s.over = True
    s.nopts = 0
    s.who = -1


def suspect(s: State, left: i64, deep: bool, seen: str) -> str:
    """Look whether the game goes round in a loop. If so its loop rule is asked: ENDLESS.

    Else the position to compare the next ones with.
    """
    if left <= 0 or deep:
        s.rules.endless(s, False)
        return ENDLESS
    if left % SAMPLE != 0:
        return seen
    now = signature(s)
    if now == seen:
        s.rules.endless(s, True)
        return ENDLESS
    return now if (left // SAMPLE) & ((left // SAMPLE) - 1) == 0 or seen == "" else seen


def play_random(s: State, seed: i64, limit: i64) -> i64:
    """Play on with uniformly random options for all seats; returns the number of decisions."""
    n: i64 = 0
    x = seed
    s.firm = True
    while not s.over and n < limit:
        x = (x * FACTOR + PLUS) & MASK
        s.answer = s.opts[((x >> 16) * s.nopts) >> 32]
        s.nopts = 0
        run(s)
        n += 1
    s.firm = False
    return n


def signature(s: State) -> str:
    """The position without what only ever grows (lives, ids): equal when a loop has come round."""
    frames = [f"{s.stack[i].program.key}:{s.stack[i].pc}:{s.stack[i].i}" for i in range(s.sp)]
    places = [str(s.zone[c]) for c in range(len(s.zone))]
    order = [str(s.nxt[c]) for c in range(len(s.nxt))]
    numbers = [str(s.res[i]) for i in range(len(s.res))] + [str(s.cnt[i]) for i in range(len(s.cnt))]
    return "|".join([",".join(frames), ",".join(places), ",".join(order), ",".join(numbers)])


def run_until(s: State, depth: i64) -> None:
    """For trials on a clone: until the stack is back at `depth`; decisions are declined, or take their first option."""
    left = s.rules.budget
    while s.sp > depth and not s.over and left > 0:
        left -= 1
        f = s.stack[s.sp - 1]
        if f.pc >= f.program.n:
            s.sp -= 1
            continue
        r = f.program.ops[f.pc].run(s, f)
        if s.dirty:
            settle_structure(s)
        if r == NEXT:
            f.pc += 1
            f.i = 0
        elif r == WAIT:
            last = s.opts[s.nopts - 1]
            s.answer = last if last in (DONE, NO) else s.opts[0]
            s.nopts = 0


def touches(s: State, depth: i64, c: i64, budget: i64) -> bool:
    """For trials on a determinized clone: does some way of going on until `depth` write to card c?

    Branches at decisions while the budget lasts; reads the answer off the trace.
    """
    while s.sp > depth and not s.over:
        f = s.stack[s.sp - 1]
        if f.pc >= f.program.n:
            s.sp -= 1
            continue
        r = f.program.ops[f.pc].run(s, f)
        if s.dirty:
            settle_structure(s)
        if r == NEXT:
            f.pc += 1
            f.i = 0
        elif r == WAIT:
            for o in s.options():
                if budget <= 0:
                    return False
                budget -= 1
                t = s.clone()
                t.trial = True
                t.tracing = True
                t.log = s.log[:]
                t.logged = s.logged
                t.nopts = 0
                t.answer = o
                if touches(t, depth, c, budget >> 1):
                    return True
            return False
    i: i64 = 0
    n = s.logged
    while i < n:
        if i64(s.log[i + 1]) < WRITES and i64(s.log[i + 3]) == c:
            return True
        i += STEP
    return False


WRITES: Final = 6  # step kinds below this one tell that a card was written to
