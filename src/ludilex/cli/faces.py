"""Cards as a seat sees them on the table, in words; and how options are told apart by them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from ludilex.kits import kit
from ludilex.text.bundles import has, say
from ludilex.text.steps import place_text

if TYPE_CHECKING:
    from ludilex.records import CardView, Decision, Option, View, ZoneView


def counted(names: Iterable[str]) -> str:
    """Names with their numbers.

    >>> counted(["Copper", "Estate", "Copper"])
    'Copper x2, Estate'
    """
    return ", ".join(f"{n} x{k}" if k > 1 else n for n, k in Counter(names).items()) or "-"


@dataclass(frozen=True)
class Spot:
    """Where a card lies: its zone, and how far from the first card of that."""

    zone: ZoneView
    index: int
    card: CardView


class Faces:
    """The cards of a view that its seat knows, by their running numbers, and what lies on them."""

    def __init__(self, view: View, lang: str) -> None:
        self.lang, self.game = lang, view.game
        self.board = kit(view.game).board
        self.spots = {c.number: Spot(z, i, c) for z in view.zones for i, c in enumerate(z.cards) if c is not None}
        self.on: dict[int, list[CardView]] = {}
        for spot in self.spots.values():
            if spot.card.host is not None:
                self.on.setdefault(spot.card.host, []).append(spot.card)

    def say(self, message: str, **args: object) -> str:
        """A message of the game."""
        return say(self.lang, self.game, message, **args)

    # ---- cards
    def face(self, card: CardView, colored: bool = True) -> str:
        """A card with what is to be seen of it."""
        details = self.details(card, colored)
        return f"{card.name} ({', '.join(details)})" if details else card.name

    def details(self, card: CardView, colored: bool = True) -> list[str]:
        """The colours of a card, its stats, its counters, and what lies on it."""
        stats = [self.say(f"stat-{n}", n=card.stats[n]) for n in self.board if n in card.stats]
        counters = [self.mark(name, n) for name, n in card.counters.items()]
        colors = [self.color(n) for n in card.colors] if colored else []
        on_it = self.on.get(card.number, [])
        lying = [self.say("board-with", cards=", ".join(self.face(x) for x in on_it))] if on_it else []
        return [*colors, *stats, *counters, *lying]

    def mark(self, name: str, n: int) -> str:
        """Counters: how many, or just that they are there."""
        if has(self.lang, self.game, f"shown-{name}"):
            return self.say(f"shown-{name}", n=n)
        return self.say(f"counter-{name}", n=n, case="nom")

    def color(self, name: str) -> str:
        """A colour, or what takes its place in the game."""
        return self.say(f"color-{name}") if has(self.lang, self.game, f"color-{name}") else name

    # ---- zones
    def known(self, zone: ZoneView) -> list[CardView]:
        """The cards of a zone that the seat knows, less those that lie on others and are told there."""
        return [c for c in zone.cards if c is not None and c.host not in self.spots]

    def lying(self, zone: ZoneView) -> list[CardView]:
        """Those that lie on others."""
        return [c for c in zone.cards if c is not None and c.host in self.spots]

    def row(self, zone: ZoneView) -> str | None:
        """What a zone is called whose cards stand in a row that matters: each has a line of its own."""
        message = f"row-{zone.kind}"
        return self.say(message, player=zone.place[0]) if has(self.lang, self.game, message) else None

    def by_color(self, cards: list[CardView]) -> str:
        """The cards of a hand, those of each colour together."""
        cards = sorted(cards, key=lambda c: c.colors)
        groups = [
            (colors, [self.face(c, False) for c in same]) for colors, same in groupby(cards, key=lambda c: c.colors)
        ]
        if not any(colors for colors, _ in groups):
            return counted(self.face(c) for c in cards)
        called = [(" + ".join(self.color(n) for n in colors) or "-", names) for colors, names in groups]
        return "; ".join(f"{color}: {counted(names)}" for color, names in called)

    # ---- options
    def spot(self, option: Option) -> Spot | None:
        """The card an option is about."""
        number = option.key.partition("#")[2].partition("/")[0]
        return self.spots.get(int(number)) if number.isdecimal() else None

    def option_lines(self, decision: Decision, called: Mapping[str, str]) -> list[str]:
        """The options with the numbers to type: cards with where they lie if not all lie there, and with their state.

        Of other options only those that are called alike have more said of them.
        """
        spots = {o.key: self.spot(o) for o in decision.options}
        places = {s.zone.place for o in decision.options if o.kind == "card" and (s := spots[o.key]) is not None}
        alike = Counter(called.values())
        told = {}
        for o in decision.options:
            spot = spots[o.key]
            told[o.key] = called[o.key]
            if spot is not None and (o.kind == "card" or alike[called[o.key]] > 1):
                told[o.key] += self.where(spot, len(places) > 1 or o.kind != "card", self.row(spot.zone) is not None)
            elif alike[called[o.key]] > 1:
                told[o.key] += f" ({o.place or o.key})"
        alike = Counter(told.values())
        for o in decision.options:
            if (spot := spots[o.key]) is not None and alike[told[o.key]] > 1:
                told[o.key] = called[o.key] + self.where(spot, True, True)
        return [f"  {i:2}  {told[o.key]}" for i, o in enumerate(decision.options, 1)]

    def where(self, spot: Spot, place: bool, number: bool) -> str:
        """Where a card lies (the how manieth there), and its state, in brackets."""
        parts = [place_text(spot.zone.place, self.lang, self.game)] if place or number else []
        if number:
            parts[0] += f" {spot.index + 1}"
        parts += self.details(spot.card)
        return f" ({', '.join(parts)})" if parts else ""
