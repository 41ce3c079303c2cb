"""The game as one program: set-up, then rounds of seven phases with their framework and action windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludilex.games.agot.challenges import (
    Bypass,
    Claim,
    Deadly,
    Declare,
    Defend,
    EndChallenge,
    Renown,
    Resolve,
    StandAfter,
    Unopposed,
)
from ludilex.games.agot.keywords import InChallenge
from ludilex.games.agot.opening import AttachPlaced, DrawUp, PlaceCards, RevealPlaced, TakeHand
from ludilex.games.agot.ops import Draw
from ludilex.games.agot.shadows import OutOfShadows
from ludilex.games.agot.terms import (
    F_CHOSEN,
    P_CHALLENGES,
    P_DOMINANCE,
    P_DRAW,
    P_EPIC,
    P_MARSHALLING,
    P_PLOT,
    P_SETUP,
    P_STANDING,
    P_TAXATION,
    PLOTS,
    U_PHASE,
    U_ROUND,
    V_PHASE,
    V_PHASE_END,
)
from ludilex.games.agot.turn import (
    AgainIfDeclared,
    BeforeReveal,
    BeginEpicTurn,
    BeginRound,
    BeginTurn,
    ChooseFirst,
    Dominance,
    EnterPhase,
    EpicPhases,
    Expire,
    Framework,
    Income,
    PhaseEvent,
    RevealPlots,
    Rotate,
    Stand,
    Tax,
    Taxed,
    WhenRevealed,
)
from ludilex.kernel.control import EachPlayer, If, Jump
from ludilex.kernel.numbers import Fact
from ludilex.kernel.ops import Secret
from ludilex.kernel.programs import Op, Register
from ludilex.kernel.selectors import In

if TYPE_CHECKING:
    from ludilex.games.agot.timing import Thrones


def phase(r: Thrones, number: i64, *parts: Op, citation: i64 = 0) -> list[Op]:
    """A phase: it begins, its parts, it ends, and with it the effects until its end."""
    return [
        EnterPhase(number, citation),
        OutOfShadows(),
        Framework(r.responses, PhaseEvent(V_PHASE)),
        *parts,
        Framework(r.responses, PhaseEvent(V_PHASE_END)),
        Expire(U_PHASE),
    ]


def challenge_turn(r: Thrones) -> list[Op]:
    """The turn of a player in the challenges phase: challenges until none is declared."""
    return [BeginTurn(), r.acts, *one_challenge(r), AgainIfDeclared(1)]


def epic_phase(r: Thrones) -> list[Op]:
    """An epic phase: each player may declare one challenge; no actions outside it."""
    return phase(r, P_EPIC, EachPlayer(BeginEpicTurn(), *one_challenge(r), me=True), citation=r.c_epic)


def one_challenge(r: Thrones, granted: int = -1) -> list[Op]:
    """A challenge, if one is declared; or one of a type that a card grants."""
    return [
        Framework(r.responses, Declare(granted)),
        If(
            InChallenge(),
            [
                r.challenge_acts,
                If(InChallenge(), [Framework(r.responses, Bypass(), Defend())]),
                If(InChallenge(), [r.challenge_acts]),
                If(
                    InChallenge(),
                    [
                        Framework(
                            r.responses, Resolve(), Claim(), Unopposed(), Renown(), Deadly(), StandAfter(),
                        )
                    ],
                ),
            ],
        ),
        EndChallenge(),
    ]  # fmt: skip


def game_program(r: Thrones) -> list[Op]:
    """Set-up, then rounds."""
    chosen = Register("chosen plots")
    setup: list[Op] = [
        EnterPhase(P_SETUP),
        EachPlayer(TakeHand(), PlaceCards(), me=True),
        RevealPlaced(),
        EachPlayer(AttachPlaced(), me=True),
        EachPlayer(DrawUp(), me=True),
    ]
    reveal = Framework(
        r.responses, Secret(In(PLOTS), chosen, r.prompt("plot")), BeforeReveal(chosen), If(Fact(F_CHOSEN), [r.acts]),
        RevealPlots(chosen), ChooseFirst(), WhenRevealed(), Rotate(),
    )  # fmt: skip
    rounds: list[Op] = [BeginRound()]
    rounds += phase(r, P_PLOT, r.acts, reveal, r.acts)
    rounds += phase(r, P_DRAW, r.acts, Framework(r.responses, EachPlayer(Draw(2, True), me=True)), r.acts)
    rounds += phase(r, P_MARSHALLING, EachPlayer(BeginTurn(), Framework(r.responses, Income()), r.marshals, me=True))
    rounds += phase(r, P_CHALLENGES, EachPlayer(*challenge_turn(r), me=True))
    rounds += phase(r, P_DOMINANCE, Framework(r.responses, Dominance()), r.acts)
    rounds += [EpicPhases(*epic_phase(r))]
    rounds += phase(r, P_STANDING, Framework(r.responses, Stand()), r.acts)
    rounds += [If(Taxed(), phase(r, P_TAXATION, Framework(r.responses, Tax()), r.acts))]
    rounds += [Expire(U_ROUND)]
    return [*setup, *rounds, Jump(len(setup))]
