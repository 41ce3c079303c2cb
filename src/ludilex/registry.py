"""The rules of a game in one edition: the way into the library."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ludilex.decks import refuse_illegal
from ludilex.errors import BadInput, unknown
from ludilex.kits import kit, kits
from ludilex.law.registry import Registry as Law
from ludilex.law.registry import law_folders
from ludilex.law.registry import load as load_law

if TYPE_CHECKING:
    from ludilex.match import Game


class Rules:
    """A game's rule set in one edition, with its named options.

    >>> rules = Rules("dominion")
    >>> rules.edition
    'stop-moving-2019'
    >>> Rules("dominion", edition="stop-moving")
    Traceback (most recent call last):
    ludilex.errors.BadInput: unknown edition 'stop-moving'; did you mean 'stop-moving-2019'?
    """

    def __init__(self, game: str, edition: str | None = None, **options: str) -> None:
        self.kit = kit(game)
        self.game = game
        self.edition = edition if edition is not None else self.kit.editions[0]
        if self.edition not in self.kit.editions:
            raise unknown("edition", self.edition, self.kit.editions)
        for key, value in options.items():
            if key not in self.kit.options:
                raise unknown("rules option", key, self.kit.options)
            if value not in self.kit.options[key]:
                raise unknown(f"value of the option {key}", value, self.kit.options[key])
        self.options = {k: options.get(k, v[0]) for k, v in self.kit.options.items()}
        self.kernel = self.kit.rules(self.edition, self.options)

    def __repr__(self) -> str:
        extra = "".join(f", {k}={v!r}" for k, v in self.options.items() if v != self.kit.options[k][0])
        return f"Rules({self.game!r}, edition={self.edition!r}{extra})"

    @property
    def law(self) -> Law:
        """The clause registry of the game."""
        return law_of(self.game)

    @property
    def waived(self) -> set[str]:
        """The assumptions that are not made because an option of the rules has another value than its first."""
        return {a.id for a in self.law.assumptions.values() if a.option and self.options[a.option] != a.values[0]}

    def new_game(self, players: int = 2, seed: int = 0, **setup: Any) -> Game:
        """A new match, at its first decision.

        ``setup`` depends on the game (Dominion: ``kingdom=[names]`` or ``"random"``).

        >>> game = Rules("dominion").new_game(players=2, seed=7)
        >>> game.decision.player
        0
        """
        from ludilex.match import Game

        low, high = self.kit.seats
        if isinstance(players, bool) or not isinstance(players, int) or not low <= players <= high:
            seats = f"{low} to {high}" if low < high else low
            raise BadInput(f"{self.kit.title} is for {seats} players, not {players!r}")
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadInput(f"the seed {seed!r} is not a whole number")
        for key in setup:
            if key not in self.kit.setup:
                raise unknown("set-up option", key, self.kit.setup)
        if self.kit.decks is not None:
            refuse_illegal(self.kit, setup, self.waived)
        state = self.kit.new_game(self.kernel, players, seed, setup)
        return Game.start(self, state, {"players": players, "seed": seed, "setup": setup})

    def position(self, described: Mapping[str, Any]) -> Game:
        """A match that stands at the position described (docs/scenario-format.md).

        >>> game = Rules("dominion").position({"A": {"hand": ["Village"]}})
        >>> game.legal
        <Legal A action: Village, done>
        """
        from ludilex.match import Game

        if not isinstance(described, Mapping):
            raise BadInput(f"a position is a mapping, not {type(described).__name__}")
        return Game.start(self, self.kit.position(self.kernel, described), {"position": dict(described)})


@lru_cache(maxsize=16)
def law_of(game: str) -> Law:
    """The clause registry of a game, loaded once; also of a game of which so far only the law is here.

    >>> law_of("keyforge").clause("keyforge.off-house.1").text()
    'A card is off house when it does not belong to the active house.'
    """
    folders = {name: k.folder for name, k in kits().items()}
    for folder in law_folders():
        folders.setdefault(folder.name, folder)
    if game not in folders:
        raise unknown("game", game, folders)
    return load_law(folders[game])
