"""HKK's rules as tables: its pipes, what printed cards say beside the kernel's definitions, the clauses it cites."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludilex.games.hkk.prevention import Lessen
from ludilex.games.hkk.terms import (
    COLORLESS,
    COUNTERS,
    DECK,
    ENDS,
    GROUPS,
    HAND,
    KINDS,
    LESS_DAMAGE,
    OWN,
    PHASES,
    PREPARED,
    PROMPTS,
    RESOURCES,
    S_DAMAGE,
    SETTLED,
    STATS,
    STRENGTHENING,
    TYPE_NAMES,
    TYPES,
    V_DAMAGE,
    V_EFFECT,
    V_LEVEL,
    VERBS,
)
from ludilex.kernel.codes import KEYS, M_STAT, SEEN_BY_ALL, SEEN_BY_HOLDER, SEEN_BY_NONE
from ludilex.kernel.programs import Number, Op, Program
from ludilex.kernel.rules import Rules
from ludilex.kernel.windows import Collect, Commit, Instead, Prohibit, Replaces, Settle, Triggers, pipe

NOTHING: Final = Program("-", [])


@final
class Note:
    """What a printed card says beside its kernel definition.

    ``vary``: the value of the ? in its cost. ``shows_hand``: that value depends on the hand. ``players``: it may aim at
    players. ``builder``: what one of its builders must be. ``answers``: types of the cards whose play it may answer;
    ``answers_use``: it may also answer abilities. ``moment``: when it may be played. ``refusal``: clauses on what is
    no target of it. ``substitute``: currency, currency that may stand in for all of it, how much of that (0: as
    much), and whether only once a turn. ``shard``: it is a zan shard. ``base``,
    ``version``: its name without the mark of the version, and which of VERSIONS it is. ``token``: it is
    laid out as a token.
    """

    def __init__(
        self,
        vary: Number | None = None,
        shows_hand: bool = False,
        players: bool = False,
        builder: Number | None = None,
        answers: i64 = 0,
        answers_use: bool = False,
        refusal: i64 = 0,
        moment: i64 = 0,
        substitute: list[i64] | None = None,
        base: str = "",
        version: i64 = 0,
        shard: bool = False,
        token: bool = False,
    ) -> None:
        self.token: bool = token
        self.shard: bool = shard
        self.base: str = base
        self.version: i64 = version
        self.substitute: list[i64] = substitute if substitute is not None else []
        self.moment: i64 = moment
        self.vary: Number | None = vary
        self.shows_hand: bool = shows_hand
        self.players: bool = players
        self.builder: Number | None = builder
        self.answers: i64 = answers
        self.answers_use: bool = answers_use
        self.refusal: i64 = refusal


class Hkk(Rules):
    """The numbers of one rule set; `offers.Table` answers the machine's questions."""

    def __init__(self, edition: str, guards: i64, most_points: i64, deck_out: bool) -> None:
        seen = [SEEN_BY_ALL] * len(KINDS)
        seen[DECK] = SEEN_BY_NONE
        seen[HAND] = SEEN_BY_HOLDER
        in_play = ["reserve", "guard", "table", "attached", "location"]
        super().__init__("hkk", edition, KINDS[:], OWN, seen, in_play, ["deck"], RESOURCES[:], COUNTERS[:])
        self.guards: i64 = guards  # creatures that a guard post holds
        self.most_points: i64 = most_points
        self.deck_out: bool = deck_out  # who cannot draw loses
        self.notes: list[Note] = []  # by printed definition
        self.lifeless: list[bool] = []  # by printed definition: it has no printed life
        self.plain_cost: list[i64] = []  # by printed definition: a cost in spell points only, else -1
        self.play_program: Program = NOTHING
        self.use_program: Program = NOTHING
        self.combat_program: Program = NOTHING
        self.fungible = (1 << HAND) | (1 << DECK) | (1 << PREPARED)
        self.phases = PHASES[:]
        self.ends = ENDS[:]
        self.prompts = PROMPTS[:]
        self.type_names = TYPE_NAMES[:]
        self.stats = STATS[:]
        self.choices = [*TYPES, *GROUPS, COLORLESS, LESS_DAMAGE]
        self.effect_verb = V_EFFECT
        self.lingering = True  # hkk.8.5.3.s1
        self.uses = {STRENGTHENING: "strengthen"}
        self.effect_names = {M_STAT * KEYS + S_DAMAGE: "damage"}
        self.orders_all = True
        stations: list[Op] = [Prohibit(), Replaces(), Commit(), Instead(), Settle(), Collect(), Triggers()]
        for v in range(len(VERBS)):
            pipe(
                self, v, VERBS[v], [*stations[:2], Lessen(), *stations[2:]] if v == V_DAMAGE else stations, v in SETTLED
            )
        self.cite_costs()
        self.cite_types()
        self.cite_moments()
        self.cite_entering()

    def cite_costs(self) -> None:
        """Clauses on costs and paying."""
        self.c_originals: i64 = self.cite("hkk.6.5.4")
        self.c_points: i64 = self.cite("hkk.7.1")
        self.c_shard_points: i64 = self.cite("hkk.7.2.1")
        self.c_shard: i64 = self.cite("hkk.7.2.1.p2", "hkk.7.2.1.s1")
        self.c_shard_builder: i64 = self.cite("hkk.7.2.1.p3", "hkk.7.2.1.s1")
        self.c_floor: i64 = self.cite("hkk.7.2.2")
        self.c_no_floor: i64 = self.cite("hkk.7.2.2.s1")
        self.c_builder: i64 = self.cite("hkk.7.3")
        self.c_sacrifice: i64 = self.cite("hkk.7.4")
        self.c_passive_too: i64 = self.cite("hkk.7.4.s1")
        self.c_one_each: i64 = self.cite("hkk.7.4.s2")
        self.c_petrified_too: i64 = self.cite("hkk.7.4.s2.p2")
        self.c_named_cost: i64 = self.cite("hkk.7.4.1")
        self.c_no_discount: i64 = self.cite("hkk.7.4.1", "hkk.7.4.1.1")
        self.c_surcharge: i64 = self.cite("hkk.7.4.1.2")
        self.c_substitutable: i64 = self.cite("hkk.7.4.1.s1")
        self.c_sacrificed: i64 = self.cite("hkk.7.4.2")
        self.c_nekron: i64 = self.cite("hkk.7.5")
        self.c_unseen: i64 = self.cite("hkk.7.5.s1")
        self.c_withdrawn: i64 = self.cite("hkk.7.5.s1.p2", "hkk.assume.withdraw")
        self.c_shuffled: i64 = self.cite("hkk.7.5.s1.p3")
        self.c_reserved: i64 = self.cite("hkk.7.5.s2")
        self.c_nekron_rule: i64 = self.cite("hkk.7.5.1")
        self.c_no_nekron_play: i64 = self.cite("hkk.7.5.1.s1")
        self.c_variable: i64 = self.cite("hkk.7.7.1")
        self.c_hand_shown: i64 = self.cite("hkk.7.7.2.s2")
        self.c_location_cost: i64 = self.cite("hkk.8.9.1.p3")
        self.c_location_use: i64 = self.cite("hkk.8.9.5.1.p2")
        self.c_least: i64 = self.cite("hkk.7.7.3")
        self.c_fixed: i64 = self.cite("hkk.7.7.4")
        self.c_two_life: i64 = self.cite("hkk.8.9.2", "hkk.8.9.2.p2")
        self.c_life: i64 = self.cite("hkk.8.9.2", "hkk.8.9.2.p3")
        self.c_least_elsewhere: i64 = self.cite("hkk.7.7.3.s1", "hkk.7.7.3.s1.p2")
        self.c_no_location: i64 = self.cite("hkk.8.9.5.p2")

    def cite_types(self) -> None:
        """Clauses on types: where their cards go, and when they may be played."""
        self.c_reserve: i64 = self.cite("hkk.8.1.2")
        self.c_put: i64 = self.cite("hkk.8.1.2.1", "hkk.8.1.2.1.p2")
        self.c_enchantment: i64 = self.cite("hkk.8.5.4")
        self.c_on: i64 = self.cite("hkk.8.5.5", "hkk.8.11.2")
        self.c_no_target: i64 = self.cite("hkk.8.5.5.p2")
        self.c_building: i64 = self.cite("hkk.8.6.p2")
        self.c_item: i64 = self.cite("hkk.8.7.p2")
        self.c_held: i64 = self.cite("hkk.8.7.1")
        self.c_skill: i64 = self.cite("hkk.8.8.0.p2")
        self.c_location: i64 = self.cite("hkk.8.9.0.p2")
        self.c_put_location: i64 = self.cite("hkk.8.9.7")
        self.c_no_play: i64 = self.cite("hkk.8.9.1")
        self.c_no_source: i64 = self.cite("hkk.8.4.2", "hkk.8.7.1.s1")
        self.c_one_location: i64 = self.cite("hkk.8.9.4", "hkk.8.9.4.p2")
        self.c_spell_gone: i64 = self.cite("hkk.8.5.3", "hkk.8.5.3.p2")
        self.c_level_up: i64 = self.cite("hkk.8.4.1.p2")
        self.c_leveled: i64 = self.cite("hkk.8.4.1.p2", "hkk.8.3.1", "hkk.8.3.1.p3", "hkk.8.4.2")
        self.verb_cites[V_LEVEL] = self.cite("hkk.8.3.1", "hkk.8.3.1.s1")
        self.c_level_zero: i64 = self.cite("hkk.8.3.1.p2", "hkk.8.3.1.s2.p2")
        self.c_namesake: i64 = self.cite("hkk.8.1.2", "hkk.8.3.2.s1")
        self.c_body_part: i64 = self.cite("hkk.8.4.1.p3")
        self.c_part_on: i64 = self.cite("hkk.8.4.1.p3", "hkk.8.2.3", "hkk.8.4.2")
        self.c_part_on_silenced: i64 = self.cite("hkk.8.4.1.p3", "hkk.8.2.3", "hkk.8.4.2", "hkk.8.0.1")
        self.c_named_monster: i64 = self.cite("hkk.8.1.3.1")
        self.c_no_types: list[i64] = [  # why none of GROUPS is a type
            self.cite("hkk.8.1.0.s1"),
            self.cite("hkk.8.1.0.s1"),
            self.cite("hkk.8.5.0.s1"),
            self.cite("hkk.8.11.0.s1"),
            self.cite("hkk.7.2.0.s1"),
        ]
        self.c_colorless: i64 = self.cite("hkk.10.3")
        self.c_god: i64 = self.cite("hkk.10.3.s1")
        self.c_no_god: i64 = self.cite("hkk.10.3.s1", "hkk.10.3.s1.p2")
        self.c_resistant: i64 = self.cite("hkk.8.5.5.s1")
        self.c_immune: i64 = self.cite("hkk.8.11.1.s1.p2")
        self.c_lingering: i64 = self.cite("hkk.8.5.3.s1")

    def cite_moments(self) -> None:
        """Clauses on when something may be done, and on what happens by itself."""
        self.c_creature_time: i64 = self.cite("hkk.8.1.1", "hkk.8.5.1.p2")
        self.c_instant_time: i64 = self.cite("hkk.8.5.1")
        self.c_spell_time: i64 = self.cite("hkk.8.5.2", "hkk.8.5.1.p2")
        self.c_attachment_time: i64 = self.cite("hkk.8.4.1", "hkk.8.5.1.p2")
        self.c_building_time: i64 = self.cite("hkk.8.6", "hkk.8.5.1.p2")
        self.c_item_time: i64 = self.cite("hkk.8.7", "hkk.8.5.1.p2")
        self.c_skill_time: i64 = self.cite("hkk.8.8.0", "hkk.8.5.1.p2")
        self.c_location_time: i64 = self.cite("hkk.8.9.0", "hkk.8.5.1.p2")
        self.c_foreign_turn: i64 = self.cite("hkk.8.5.1.1")
        self.c_any_turn: i64 = self.cite("hkk.8.5.1.1", "hkk.8.5.1.1.s1")
        self.c_extract: i64 = self.cite("hkk.8.2.1")
        self.c_token: i64 = self.cite("hkk.8.2.1", "hkk.8.2.1.p2", "hkk.8.2.1.p3")
        self.c_token_unanswered: i64 = self.cite("hkk.8.2.1.p3")
        self.c_after_saving: i64 = self.cite("hkk.8.2.1.s1", "hkk.assume.extraction")
        self.c_saved: i64 = self.cite("hkk.8.2.1.s1")
        self.c_too_late: i64 = self.cite("hkk.8.2.1.s1.p2")
        self.c_strengthen: i64 = self.cite("hkk.8.2.2")
        self.c_strengthen_early: i64 = self.cite("hkk.8.2.2", "hkk.8.2.2.p3")
        self.c_strengthened: i64 = self.cite("hkk.8.2.2", "hkk.8.2.2.p2", "hkk.8.2.2.p4")
        self.c_strengthen_active: i64 = self.cite("hkk.8.2.2.p5")
        self.c_no_galetki: i64 = self.cite("hkk.8.2.2")
        self.c_shield: i64 = self.cite("hkk.8.4.3")
        self.c_shielded: i64 = self.cite("hkk.8.4.3.p2")
        self.c_only_this: i64 = self.cite("hkk.8.4.3.p2", "hkk.8.4.3.p3")
        self.c_own_part: i64 = self.cite("hkk.8.4.3.p5")
        self.c_only_answering: i64 = self.cite("hkk.8.4.3.s1")
        self.c_not_alone: i64 = self.cite("hkk.8.4.3.s1.p2")
        self.c_no_source_answered: i64 = self.cite("hkk.8.4.3.s1", "hkk.8.4.3.s1.p3")
        self.c_part_in_preparation: i64 = self.cite("hkk.8.4.3.p4")
        self.c_capture: i64 = self.cite("hkk.8.7.2", "hkk.8.7.2.p3", "hkk.8.7.2.s1")
        self.c_not_captured: i64 = self.cite("hkk.8.7.2")
        self.c_no_answer: i64 = self.cite("hkk.8.9.1.p2")
        self.c_use_no_answer: i64 = self.cite("hkk.8.9.5.1")
        self.c_search: i64 = self.cite("hkk.8.9.6")
        self.c_searched: i64 = self.cite("hkk.8.9.6", "hkk.8.9.6.p2", "hkk.8.9.6.s1")
        self.c_not_found: i64 = self.cite("hkk.8.9.6.s2", "hkk.8.9.6.s2.p2")
        self.c_magic: i64 = self.cite("hkk.15.3", "hkk.15.3.p2")
        self.c_strike: i64 = self.cite("hkk.14.5", "hkk.14.5.s1", "hkk.14.3")
        self.c_modified_strike: i64 = self.cite("hkk.14.5", "hkk.14.5.s1", "hkk.14.3", "hkk.14.4", "hkk.14.4.p2")
        self.c_no_less: i64 = self.cite("hkk.14.5.s1")
        self.c_beside: i64 = self.cite("hkk.assume.beside")

    def cite_entering(self) -> None:
        """Clauses on spells, permanents and locations: what comes of them in play."""
        self.c_spell_source: i64 = self.cite("hkk.8.5.0.s2")
        self.c_on_play: i64 = self.cite("hkk.8.6.1", "hkk.8.6.1.p2")
        self.c_put_on_play: i64 = self.cite("hkk.8.9.7.p2")
        self.c_held_on: i64 = self.cite("hkk.8.7.1", "hkk.8.7.1.s1")
        self.c_any_carrier: i64 = self.cite("hkk.8.7.1", "hkk.8.7.1.s1", "hkk.8.7.1.s2")
        self.c_item_no_source: i64 = self.cite("hkk.8.7.1.s1")
        self.c_captor_chosen: i64 = self.cite("hkk.8.7.2", "hkk.8.7.2.p3", "hkk.8.7.2.s1", "hkk.8.7.2.s2")
        self.c_captors_choose: i64 = self.cite("hkk.8.7.2.s2")
        self.c_skill_more: i64 = self.cite("hkk.8.8.0.p2", "hkk.8.8.1")
        self.c_search_meant: i64 = self.cite("hkk.8.9.6", "hkk.8.9.6.s3")
        self.c_acts_on: i64 = self.cite("hkk.8.11.1")
        self.c_unanswered: i64 = self.cite("hkk.8.11.1.p2")
        self.c_useless: i64 = self.cite("hkk.8.11.1.s1", "hkk.8.11.1.s1.p2")
        self.c_token_card: i64 = self.cite("hkk.6.4.p2")
