"""Which stations each verb passes, and the programs of playing, using and forging."""

from __future__ import annotations

from ludilex.games.keyforge.amber import ForgeKey, Steal
from ludilex.games.keyforge.effects.base import KeywordDamage, Shared
from ludilex.games.keyforge.ending import ON_A_CARD
from ludilex.games.keyforge.keywords import (
    AfterFight,
    Armored,
    BeforeFight,
    ChooseFoe,
    Clash,
    Lethal,
)
from ludilex.games.keyforge.opening import setup_program
from ludilex.games.keyforge.playing import (
    Ability,
    Bonus,
    Enter,
    Entered,
    Exhaust,
    Finish,
    PayCost,
    PayToll,
    Played,
    Reap,
    Unstun,
    Used,
)
from ludilex.games.keyforge.settle import (
    BeforeLeaving,
    CheckLine,
    Freed,
    LockIn,
    Orphans,
    Together,
    Untagged,
    Ward,
)
from ludilex.games.keyforge.sides import ChangeSides
from ludilex.games.keyforge.terms import (
    G_TOLL_PLAY,
    G_TOLL_USE,
    U_ACTION,
    U_FIGHT,
    U_OMNI,
    U_REAP,
    U_UNSTUN,
    V_ABDUCT,
    V_ARCHIVE,
    V_ATTACK,
    V_CONTROL,
    V_DAMAGE,
    V_DESTROY,
    V_DETACH,
    V_EFFECT,
    V_PURGE,
    V_PUT_BACK,
    V_RETURN,
    V_SWAP,
    V_TAG,
    VERBS,
)
from ludilex.games.keyforge.timing import KeyForge
from ludilex.games.keyforge.turn import turn_program
from ludilex.kernel.definitions import Trigger
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.windows import Collect, Commit, Instead, Prohibit, Replaces, Triggers, pipe


def make_pipes(r: KeyForge) -> None:
    """Every verb gets its pipe."""
    plain: list[Op] = [Prohibit(), Replaces(), Commit(), Collect(), Instead(), Triggers()]
    after: list[Op] = [Commit(), Collect(), Freed(), Orphans(), Instead(), CheckLine(), Triggers()]
    leaving: list[Op] = [Prohibit(), Ward(), BeforeLeaving(), Replaces(), *after]
    gone: list[Op] = [Prohibit(), BeforeLeaving(), Replaces(), *after]
    lasting: list[Op] = [Prohibit(), Commit(), Collect(), CheckLine(), Triggers()]
    special: dict[int, list[Op]] = {
        V_RETURN: leaving,
        V_ARCHIVE: leaving,
        V_ABDUCT: leaving,
        V_PURGE: leaving,
        V_PUT_BACK: leaving,
        V_DESTROY: gone,
        V_DETACH: gone,
        V_DAMAGE: [Prohibit(), Ward(), Armored(), Shared(), Commit(), Collect(), Lethal(), Triggers()],
        V_TAG: [Prohibit(), Untagged(), Ward(), Commit(), LockIn(), Triggers(), Together()],
        V_CONTROL: lasting,
        V_EFFECT: lasting,
        V_SWAP: lasting,
    }
    for verb, name in enumerate(VERBS):
        pipe(r, verb, name, special.get(verb, plain), slow=verb in special)


def make_programs(r: KeyForge) -> None:
    """The turn, the set-up, and what they and effects start."""
    r.program("turn", turn_program(r))
    r.program("setup", setup_program())
    playing = r.program("play", [PayToll(G_TOLL_PLAY), PayCost(), Enter(), CheckLine(), Bonus(), Played(), Finish()])
    playing.kind = ON_A_CARD
    r.program("put", [Enter(put=True), CheckLine(), Entered()])
    r.program("steal", [Steal(1)])
    r.program("change sides", [ChangeSides()])
    r.program("forge", [ForgeKey(Register("cost"), Register("cards asked"), Register("spent")), CheckLine()])
    evading = Register("evading")
    fight: list[Op] = [ChooseFoe(), BeforeFight(evading), Clash(evading, r.aim), AfterFight(evading)]
    ways: dict[int, list[Op]] = {
        U_REAP: [Reap()],
        U_FIGHT: fight,
        U_ACTION: [Ability(U_ACTION)],
        U_OMNI: [Ability(U_OMNI)],
        U_UNSTUN: [Unstun()],
    }
    r.ways = [r.programs["play"]] * len(r.uses)
    for how, ops in ways.items():
        r.ways[how] = r.program("use-" + r.uses[how], [PayToll(G_TOLL_USE), Exhaust(how), *ops, Used()])
        r.ways[how].kind = ON_A_CARD
    r.assault = keyword(r, "assault", KeywordDamage(hazardous=False))
    r.hazardous = keyword(r, "hazardous", KeywordDamage(hazardous=True))


def keyword(r: KeyForge, name: str, op: Op) -> Trigger:
    """The trigger of a keyword that acts before a fight; see KeyForge.collected."""
    return r.trigger(Trigger(V_ATTACK, r.program(f"keyword/{name}", [op])))
